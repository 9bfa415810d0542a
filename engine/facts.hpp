// Facts: what happened and what a move is about, for programs. An event lists its fields (shape.hpp), and so does what
// a move is about; a table beside it says for each kind how it is called and which of the fields mean something there.
// From the two come the facts as JSON, back, and the vocabulary of which clients' types are made.
//
//   inline constexpr std::array<FactRow, 2> kEventFacts{{
//       {"dealt", {"player"}, {"tile"}},           // the tile only to whoever may know it
//       {"placed", {"player", "tile", "at"}},
//   }};
//   static_assert(tells_all<Event>(kEventFacts));
//
//   {"kind": "placed", "player": 1, "tile": "fly-agaric", "at": [1, 0]}
//
// Seats are told by their numbers, numbers and truths as they are. How things of its own are called a game says by a
// struct with an operator() for each of their types, which gives Names, a Grid or a Plane.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "engine/fields.hpp"
#include "engine/message.hpp"
#include "engine/seat.hpp"
#include "engine/shape.hpp"

namespace understory {

// The rows of a table stand in the order of the kinds; a shorter list ends with nullptr.
struct FactRow {
  const char* name;
  std::array<const char*, 5> always{};
  std::array<const char*, 2> maybe{};  // left out where there is none, or the viewer may not know it
};

// An id by its name in a list.
struct Names {
  std::vector<std::string_view> names;  // by the id's number; an id beyond them is nothing, and left out
  const char* sort = nullptr;           // what they are, if the game has the list; with a pack it may be any
  const char* rule = "";                // of RULES.md, by which there are no others
};
// An id that counts places row by row, by column and row. One beyond them is left out.
struct Grid {
  int columns = 0;
  int rows = 0;
};
// A struct with x and y, each within these bounds.
struct Plane {
  int least = 0;
  int most = 0;
};

using FactValue = std::variant<std::monostate, std::int64_t, bool, std::string_view, std::array<int, 2>>;
nlohmann::json to_json(const FactValue& value);  // null where there is nothing
struct Fact {
  const char* name;
  FactValue value;
};
// All that is told of an event or a move, in the order of its row.
struct Told {
  const char* kind = "";
  std::vector<Fact> facts;
};
nlohmann::json to_json(const Told& told);

// What clients can be told, for those who describe it.
enum class FactSort : std::uint8_t { seat, number, truth, name, word, spot };
struct FactType {
  std::string name;
  bool always = true;
  FactSort sort{};
  std::string word{};                // what the words are that it can be,
  std::vector<std::string> words{};  // and all of them
};
struct FactKind {
  std::string name;
  std::vector<FactType> facts;
};
struct Vocabulary {
  std::vector<FactKind> events;
  std::vector<FactKind> moves;
};
// Whether facts are of one of these kinds, with all that it always has, nothing else, and every value of its sort.
bool fits(const nlohmann::json& facts, const std::vector<FactKind>& kinds);

namespace facts {

// Calls `visit(name, always)` for each fact of a row.
template <class Visit>
constexpr void each_fact(const FactRow& row, Visit&& visit) {
  for (const char* name : row.always)
    if (name != nullptr) visit(name, true);
  for (const char* name : row.maybe)
    if (name != nullptr) visit(name, false);
}

template <class T, class Field>
inline constexpr bool kIsKind = std::is_same_v<std::remove_cvref_t<Field>, decltype(T::kind)>;

// Calls `visit(value)` for the field of this name.
template <class T, class Visit>
void with_field(T& told, std::string_view wanted, Visit&& visit) {
  each_field(told, [&](const char* name, auto& value) {
    if constexpr (!kIsKind<T, decltype(value)>)
      if (wanted == name) visit(value);
  });
}

template <class Id>
FactValue value_as(const Names& names, Id id) {
  const auto number = static_cast<std::size_t>(raw(id));
  return number < names.names.size() ? FactValue(names.names[number]) : FactValue();
}
template <class Id>
FactValue value_as(const Grid& grid, Id id) {
  const int number = raw(id);
  if (number >= grid.columns * grid.rows) return {};
  return std::array{number % grid.columns, number / grid.columns};
}
template <class Place>
FactValue value_as(const Plane& /*plane*/, Place place) {
  return std::array<int, 2>{place.x, place.y};
}

template <class Value, class Calls>
FactValue value_of(const Value& value, const Calls& calls) {
  if constexpr (std::is_same_v<Value, Seat>)
    return raw(value) < kMostSeats ? FactValue(std::int64_t{raw(value)}) : FactValue();
  else if constexpr (std::is_same_v<Value, bool>)
    return value;
  else if constexpr (std::is_integral_v<Value>)
    return std::int64_t{value};
  else
    return value_as(calls(value), value);
}

// Throw a Refusal that names the field.
std::size_t read_name(const Fields& fields, const char* name, const Names& names);
std::array<int, 2> read_spot(const Slot& at, Plane across, Plane down);

template <class Id>
Id read_as(const Names& names, const Fields& fields, const char* name, Id /*type*/) {
  return static_cast<Id>(read_name(fields, name, names));
}
template <class Id>
Id read_as(const Grid& grid, const Fields& fields, const char* name, Id /*type*/) {
  const auto at = read_spot(fields.at(name), {0, grid.columns - 1}, {0, grid.rows - 1});
  return static_cast<Id>(at[1] * grid.columns + at[0]);
}
template <class Place>
Place read_as(const Plane& plane, const Fields& fields, const char* name, Place place) {
  const auto at = read_spot(fields.at(name), plane, plane);
  place.x = static_cast<decltype(place.x)>(at[0]);
  place.y = static_cast<decltype(place.y)>(at[1]);
  return place;
}

template <class Value, class Calls>
Value read_value(const Fields& fields, const char* name, Value value, const Calls& calls) {
  if constexpr (std::is_same_v<Value, Seat>)
    return Seat{static_cast<std::uint8_t>(fields.number(name, 0, kMostSeats - 1))};
  else if constexpr (std::is_same_v<Value, bool>)
    return fields.truth(name);
  else if constexpr (std::is_integral_v<Value>)
    return static_cast<Value>(
        fields.number(name, std::numeric_limits<Value>::min(), std::numeric_limits<Value>::max()));
  else
    return read_as(calls(value), fields, name, value);
}

FactType type_as(const Names& names);
inline FactType type_as(const Grid& /*grid*/) { return {.name = {}, .sort = FactSort::spot}; }
inline FactType type_as(const Plane& /*plane*/) { return {.name = {}, .sort = FactSort::spot}; }

template <class Value, class Calls>
FactType type_of(const Value& value, const Calls& calls) {
  if constexpr (std::is_same_v<Value, Seat>)
    return {.name = {}, .sort = FactSort::seat};
  else if constexpr (std::is_same_v<Value, bool>)
    return {.name = {}, .sort = FactSort::truth};
  else if constexpr (std::is_integral_v<Value>)
    return {.name = {}, .sort = FactSort::number};
  else
    return type_as(calls(value));
}

}  // namespace facts

// Whether a table speaks of fields that there are, and of all of them.
template <Listed T, std::size_t Kinds>
constexpr bool tells_all(const std::array<FactRow, Kinds>& rows) {
  const auto count = [&](std::string_view field) {
    std::size_t found = 0;
    for (const FactRow& row : rows)
      facts::each_fact(row, [&](std::string_view fact, bool) { found += fact == field ? 1U : 0U; });
    return found;
  };
  bool all = true;
  std::size_t of_fields = 0;
  const auto look = [&](const auto& field) {
    using Field = std::decay_t<decltype(field)>;
    if (Field::kRole != Role::stored || std::is_same_v<decltype(field.member), decltype(&T::kind)>) return;
    all = all && count(field.name) > 0;
    of_fields += count(field.name);
  };
  std::apply([&](const auto&... field) { (look(field), ...); }, T::fields());
  std::size_t in_all = 0;
  for (const FactRow& row : rows) facts::each_fact(row, [&](std::string_view, bool) { ++in_all; });
  return all && of_fields == in_all;
}

template <Listed T, std::size_t Kinds, class Calls>
Told told_of(const T& what, const std::array<FactRow, Kinds>& rows, const Calls& calls) {
  const FactRow& row = rows[raw(what.kind)];
  Told told{row.name, {}};
  facts::each_fact(row, [&](const char* name, bool) {
    facts::with_field(what, name, [&](const auto& value) {
      told.facts.push_back({name, facts::value_of(value, calls)});
    });
  });
  return told;
}

// The same facts as arguments of a sentence, by the same names: numbers and truths as numbers, all else as
// `says(value)` puts it.
template <Listed T, std::size_t Kinds, class Calls, class Says>
std::vector<Argument> arguments_of(const T& what, const std::array<FactRow, Kinds>& rows, const Calls& calls,
                                   const Says& says) {
  std::vector<Argument> arguments;
  facts::each_fact(rows[raw(what.kind)], [&](const char* name, bool) {
    facts::with_field(what, name, [&](const auto& value) {
      if (facts::value_of(value, calls).index() == 0) return;
      if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(value)>>)
        arguments.emplace_back(name, std::int64_t{value});
      else
        arguments.emplace_back(name, says(value));
    });
  });
  return arguments;
}

// What was told, read back. Throws a Refusal that names the field.
template <Listed T, std::size_t Kinds, class Calls>
T read_told(const nlohmann::json& json, const std::array<FactRow, Kinds>& rows, const Calls& calls) {
  const Fields fields(json, "");
  std::array<const char*, Kinds> kinds{};
  for (std::size_t i = 0; i < Kinds; ++i) kinds[i] = rows[i].name;
  const std::size_t kind = fields.word("kind", kinds);
  T told{};
  told.kind = static_cast<decltype(T::kind)>(kind);
  std::vector<std::string_view> known{"kind"};
  facts::each_fact(rows[kind], [&](const char* name, bool always) {
    known.emplace_back(name);
    if (!always && !fields.has(name)) return;
    facts::with_field(told, name, [&](auto& value) { value = facts::read_value(fields, name, value, calls); });
  });
  fields.only(known);
  return told;
}

template <Listed T, std::size_t Kinds, class Calls>
std::vector<FactKind> kinds_of(const std::array<FactRow, Kinds>& rows, const Calls& calls) {
  std::vector<FactKind> kinds;
  const T example{};
  for (const FactRow& row : rows) {
    FactKind kind{row.name, {}};
    facts::each_fact(row, [&](const char* name, bool always) {
      facts::with_field(example, name, [&](const auto& value) {
        FactType type = facts::type_of(value, calls);
        type.name = name;
        type.always = always;
        kind.facts.push_back(std::move(type));
      });
    });
    kinds.push_back(std::move(kind));
  }
  return kinds;
}

}  // namespace understory
