// How a struct says what it is made of. It lists its fields once, beside them, and whatever reads it, writes it or
// describes it goes by that list: JSON both ways, schemas, TypeScript types.
//
//   struct Player {
//     std::uint16_t nuts = 0;
//     std::uint8_t hand_size = 0;  // what the hand says as well, which others do not see
//     std::uint8_t filler = 0;
//     static constexpr auto fields() {
//       return std::make_tuple(field("nuts", &Player::nuts, Within{0, 10'000}), shown("hand", &Player::hand_size),
//                              filler(&Player::filler));
//     }
//   };
//   static_assert(kListsAll<Player>);
//
// sheet.hpp says how values of each type are written, and what else may stand behind a member.
#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>

namespace understory {

enum class Role {
  stored,   // it has a name, and is written and read
  derived,  // made again from the others when they are read
  filler    // always zero, so that there is no padding
};

// Written as its type is.
struct Usual {};

template <class Owner, class T, Role What, class As = Usual>
struct Field {
  static constexpr Role kRole = What;
  using Value = T;
  using Form = As;
  const char* name;  // "" for what is never written
  Value Owner::*member;
  As form{};
};

template <class Owner, class Value, class Form = Usual>
constexpr Field<Owner, Value, Role::stored, Form> field(const char* name, Value Owner::*member, Form form = {}) {
  return {name, member, form};
}
template <class Owner, class Value>
constexpr Field<Owner, Value, Role::derived> derived(Value Owner::*member) {
  return {"", member};
}
// Derived, and told to viewers.
template <class Owner, class Value, class Form = Usual>
constexpr Field<Owner, Value, Role::derived, Form> shown(const char* name, Value Owner::*member, Form form = {}) {
  return {name, member, form};
}
template <class Owner, class Value>
constexpr Field<Owner, Value, Role::filler> filler(Value Owner::*member) {
  return {"", member};
}

template <class T>
concept Listed = requires {
  T::fields();
};

namespace shape {
template <class Owner, class Value, Role What, class Form>
constexpr std::size_t bytes_of(const Field<Owner, Value, What, Form>& /*field*/) {
  return sizeof(Value);
}
template <Listed T>
constexpr std::size_t listed_bytes() {
  return std::apply([](const auto&... field) { return (std::size_t{0} + ... + bytes_of(field)); }, T::fields());
}
}  // namespace shape

// Whether the list of a plain value names every byte of it. A value without padding whose field is forgotten does not.
template <Listed T>
requires std::has_unique_object_representations_v<T>
inline constexpr bool kListsAll = shape::listed_bytes<T>() == sizeof(T);

// Calls `visit(field)` for every field of a struct, whatever its role.
template <Listed T, class Visit>
constexpr void each_listed(Visit&& visit) {
  std::apply([&](const auto&... field) { (visit(field), ...); }, std::remove_const_t<T>::fields());
}

// Calls `visit(name, value)` for every stored field of a struct.
template <Listed T, class Visit>
void each_field(T& value, Visit&& visit) {
  each_listed<T>([&](const auto& field) {
    if constexpr (std::decay_t<decltype(field)>::kRole == Role::stored) visit(field.name, value.*(field.member));
  });
}

}  // namespace understory
