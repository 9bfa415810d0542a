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

template <class List>
std::vector<std::string_view> names_in(const List& items) {
  std::vector<std::string_view> names;
  names.reserve(items.size());
  for (const auto& item : items) names.emplace_back(item.name);
  return names;
}

// How facts call things: by their names in the pack, or by the words of the rules.
struct Calls {
  const Pack& pack;
  Names operator()(Tile /*tile*/) const { return {names_in(pack.tiles)}; }
  Names operator()(Bonus /*bonus*/) const { return {names_in(pack.bonus)}; }
  Names operator()(Goal /*goal*/) const { return {names_in(pack.goals)}; }
  Names operator()(Card /*card*/) const { return {names_in(pack.cards)}; }
  Names operator()(End /*end*/) const { return {names_in(pack.ends)}; }
  Names operator()(Type /*type*/) const { return {{kTypeNames.begin(), kTypeNames.end()}, "type"}; }
  Names operator()(Resource /*resource*/) const { return {{kResourceNames.begin(), kResourceNames.end()}, "resource"}; }
  Names operator()(Action /*action*/) const { return {{kActionNames.begin(), kActionNames.end()}, "action"}; }
  Plane operator()(Spot /*spot*/) const { return {-kReach, kReach + 1}; }
};

About about_of(Move move) {
  About about{.kind = move.kind()};
  switch (shape_of(move.kind())) {
    case Shape::nothing: break;
    case Shape::tile: about.tile = move.tile(); break;
    case Shape::spot: (move.kind() == MoveKind::space ? about.space : about.corner) = move.spot(); break;
    case Shape::spot_tile:
      about.corner = move.spot();
      about.tile = move.tile();
      break;
    case Shape::type: about.type = move.type(); break;
    case Shape::swap: about.other = move.second_resource(); [[fallthrough]];
    case Shape::cube: about.resource = move.resource(); break;
    case Shape::number:
      about.number = static_cast<std::uint8_t>(move.number());
      about.option = static_cast<std::uint8_t>(move.number() + 1);
      break;
    case Shape::action: about.action = move.action(); break;
    case Shape::goal: about.goal = move.goal(); break;
    case Shape::card: about.card = move.card(); break;
    case Shape::bonus: about.bonus = move.bonus(); break;
    case Shape::end: about.end = move.end(); break;
    case Shape::stack: about.stone = stone_of(move.number()); break;
  }
  return about;
}

// Not well formed if there is no such move.
Move move_of(const About& about) {
  const MoveKind kind = about.kind;
  switch (shape_of(kind)) {
    case Shape::nothing: return Move::of(kind);
    case Shape::tile: return Move::with(kind, about.tile);
    case Shape::spot: return Move::at(kind, kind == MoveKind::space ? about.space : about.corner);
    case Shape::spot_tile: return Move::root(about.corner, about.tile);
    case Shape::type: return Move::of(kind, raw(about.type));
    case Shape::cube: return Move::of(kind, raw(about.resource));
    case Shape::swap: return Move::of(kind, raw(about.resource), raw(about.other));
    case Shape::number: return Move::of(kind, kind == MoveKind::pick ? about.option - 1 : about.number);
    case Shape::action: return Move::act(about.action);
    case Shape::goal: return Move::of(kind, raw(about.goal));
    case Shape::card: return Move::of(kind, raw(about.card));
    case Shape::bonus: return Move::of(kind, raw(about.bonus));
    case Shape::end: return Move::of(kind, raw(about.end));
    case Shape::stack: return Move::of(kind, has_stack(about.stone) ? about.stone / 2 - 1 : kStacks);
  }
  return Move::done();
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
