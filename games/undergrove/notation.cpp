// Moves as text and as facts, both ways (R12.1). Positions are in position.cpp.
#include <charconv>

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "games/undergrove/game.hpp"

namespace understory::undergrove {

namespace {

std::optional<int> parse_number(std::string_view text, int least, int most) {
  int number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool plain = text != "-0" && (text.size() < 2 || (text[0] != '0' && text.substr(0, 2) != "-0"));
  if (read.ec != std::errc() || read.ptr != text.data() + text.size() || !plain || number < least || number > most)
    return {};
  return number;
}

std::optional<Spot> parse_spot(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return {};
  const auto x = parse_number(text.substr(0, comma), -kReach, kReach + 1);
  const auto y = parse_number(text.substr(comma + 1), -kReach, kReach + 1);
  if (!x || !y) return {};
  return spot(*x, *y);
}

// Which bytes of a move hold what it is about: calls with(field, byte).
template <class With>
void each_byte(About& about, With&& with) {
  switch (shape_of(about.kind)) {
    case Shape::nothing: break;
    case Shape::tile: return with(about.tile, 0);
    case Shape::spot_tile: with(about.tile, 2); [[fallthrough]];
    case Shape::spot: {
      Spot& at = about.kind == MoveKind::space ? about.space : about.corner;
      with(at.x, 0);
      return with(at.y, 1);
    }
    case Shape::type: return with(about.type, 0);
    case Shape::swap: with(about.other, 1); [[fallthrough]];
    case Shape::cube: return with(about.resource, 0);
    case Shape::number: return with(about.kind == MoveKind::pick ? about.option : about.number, 0);
    case Shape::action: return with(about.action, 0);
    case Shape::goal: return with(about.goal, 0);
    case Shape::card: return with(about.card, 0);
    case Shape::bonus: return with(about.bonus, 0);
    case Shape::end: return with(about.end, 0);
    case Shape::stack: return with(about.stone, 0);
  }
}

// Options count from 0 in a move, and stones are their stacks. Not well formed if there is no such move.
Move move_of(About about) {
  Move::Bytes bytes{};
  if (about.kind == MoveKind::pick) --about.option;
  about.stone = has_stack(about.stone) ? static_cast<std::uint8_t>(about.stone / 2 - 1) : std::uint8_t{kStacks};
  each_byte(about, [&](const auto& field, std::size_t at) { bytes[at] = static_cast<std::uint8_t>(field); });
  return Move::of(about.kind, bytes);
}

std::string spelt(std::monostate /*nothing*/) { return {}; }
std::string spelt(std::int64_t number) { return std::to_string(number); }
std::string spelt(bool truth) { return truth ? "yes" : "no"; }
std::string spelt(std::string_view name) { return std::string(name); }
std::string spelt(std::array<int, 2> at) { return format(spot(at[0], at[1])); }

template <class Value>
bool read_word(std::string_view word, const Calls& calls, Value& into) {
  if constexpr (std::is_same_v<Value, Spot>) {
    const auto at = parse_spot(word);
    into = at.value_or(Spot());
    return at.has_value();
  } else if constexpr (std::is_integral_v<Value>) {
    const auto number = parse_number(word, 0, 255);
    into = static_cast<Value>(number.value_or(0));
    return number.has_value();
  } else {
    const auto names = calls(into).names;
    const auto found = std::find(names.begin(), names.end(), word);
    into = static_cast<Value>(found - names.begin());
    return found != names.end();
  }
}

}  // namespace

About about_of(Move move) {
  About about{.kind = move.kind()};
  each_byte(about, [&](auto& field, std::size_t at) {
    field = static_cast<std::remove_cvref_t<decltype(field)>>(move.bytes()[at]);
  });
  if (move.kind() == MoveKind::pick) ++about.option;
  if (move.kind() == MoveKind::use) about.stone = stone_of(about.stone);
  return about;
}

std::string format(Spot at) { return std::to_string(at.x) + "," + std::to_string(at.y); }

// The kind and its facts; actions are so frequent that their names will do.
std::string format_move(const Pack& pack, Move move) {
  if (move.kind() == MoveKind::act) return kActionNames[raw(move.action())];
  const Told told = told_of(about_of(move), kMoveFacts, Calls{pack});
  std::string text = told.kind;
  for (const Fact& fact : told.facts)
    text += " " + std::visit([](const auto& value) { return spelt(value); }, fact.value);
  return text;
}

Move parse_move(const Pack& pack, std::string_view text) {
  std::array<std::string_view, 3> words;
  std::size_t count = 0;
  for (std::string_view rest = text; !rest.empty() && count < words.size(); ++count) {
    const std::size_t space = count + 1 < words.size() ? rest.find(' ') : std::string_view::npos;
    words[count] = rest.substr(0, space);
    rest = space == std::string_view::npos ? std::string_view() : rest.substr(space + 1);
  }
  const auto no_move = [&] { refuse_by("R12.1", "undergrove.why.unreadable", {{"move", std::string(text)}}); };
  if (const int action = find_word(kActionNames, text); action >= 0) return Move::of(MoveKind::act, action);
  const int kind = find_name(kMoveFacts, words[0]);
  if (kind < 0) no_move();
  About about{.kind = MoveKind{static_cast<std::uint8_t>(kind)}};
  std::size_t next = 1;
  bool fits = true;
  facts::each_fact(kMoveFacts[static_cast<std::size_t>(kind)], [&](const char* name, bool) {
    facts::with_field(about, name, [&](auto& value) {
      fits = fits && next < count && read_word(words[next], Calls{pack}, value);
      ++next;
    });
  });
  const Move move = move_of(about);
  if (!fits || !move.well_formed() || format_move(pack, move) != text) no_move();
  return move;
}

std::string Game::format(Move move) const { return format_move(pack_, move); }
Move Game::parse(std::string_view text) const { return parse_move(pack_, text); }

nlohmann::json Game::facts(const Event& event) const { return to_json(told_of(event, kEventFacts, Calls{pack_})); }

nlohmann::json Game::about(Move move) const { return to_json(told_of(about_of(move), kMoveFacts, Calls{pack_})); }

Move Game::move_about(const nlohmann::json& json) const {
  return move_of(read_told<About>(json, kMoveFacts, Calls{pack_}));
}

Vocabulary Game::vocabulary() {
  const Pack none;
  return {kinds_of<Event>(kEventFacts, Calls{none}), kinds_of<About>(kMoveFacts, Calls{none})};
}

}  // namespace understory::undergrove
