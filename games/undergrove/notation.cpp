// Moves as text, both ways (R12.1). Positions are in position.cpp.
#include <charconv>

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

}  // namespace

std::string format(Spot at) { return std::to_string(at.x) + "," + std::to_string(at.y); }

std::string format_move(const Pack& pack, Move move) {
  std::string name = kMoveNames[raw(move.kind())];
  const auto at = static_cast<std::size_t>(move.number());
  switch (shape_of(move.kind())) {
    case Shape::nothing: return name;
    case Shape::tile: return name + " " + pack.tiles[raw(move.tile())].name;
    case Shape::spot: return name + " " + format(move.spot());
    case Shape::spot_tile: return name + " " + format(move.spot()) + " " + pack.tiles[raw(move.tile())].name;
    case Shape::type: return name + " " + kTypeNames[at];
    case Shape::cube: return name + " " + kResourceNames[at];
    case Shape::swap: return name + " " + kResourceNames[at] + " " + kResourceNames[raw(move.second_resource())];
    case Shape::number: return name + " " + std::to_string(move.number() + (move.kind() == MoveKind::pick ? 1 : 0));
    case Shape::action: return kActionNames[at];
    case Shape::goal: return name + " " + pack.goals[at].name;
    case Shape::card: return name + " " + pack.cards[at].name;
    case Shape::bonus: return name + " " + pack.bonus[at].name;
    case Shape::end: return name + " " + pack.ends[at].name;
    case Shape::stack: return name + " " + std::to_string(2 * move.number() + 2);
  }
  return name;
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
  const int named = find_word(kMoveNames, words[0]);
  if (named < 0) no_move();
  const auto kind = MoveKind{static_cast<std::uint8_t>(named)};
  const auto one = [&](int found) {
    if (found < 0 || count != 2) no_move();
    return Move::of(kind, found);
  };
  Move move;
  switch (shape_of(kind)) {
    case Shape::nothing: move = Move::of(kind); break;
    case Shape::tile: move = one(find_name(pack.tiles, words[1])); break;
    case Shape::spot: {
      const auto at = parse_spot(words[1]);
      if (!at || count != 2) no_move();
      move = Move::at(kind, *at);
      break;
    }
    case Shape::spot_tile: {
      const auto at = parse_spot(words[1]);
      const int on = find_name(pack.tiles, words[2]);
      if (!at || on < 0) no_move();
      move = Move::root(*at, Tile{static_cast<std::uint8_t>(on)});
      break;
    }
    case Shape::type: move = one(find_word(kTypeNames, words[1])); break;
    case Shape::cube: move = one(find_word(kResourceNames, words[1])); break;
    case Shape::swap: {
      const int from = find_word(kResourceNames, words[1]);
      const int to = find_word(kResourceNames, words[2]);
      if (from < 0 || to < 0) no_move();
      move = Move::of(kind, from, to);
      break;
    }
    case Shape::number: {
      const int first = kind == MoveKind::pick ? 1 : 0;
      move = one(parse_number(words[1], first, 255).value_or(first - 1) - first);
      break;
    }
    case Shape::goal: move = one(find_name(pack.goals, words[1])); break;
    case Shape::card: move = one(find_name(pack.cards, words[1])); break;
    case Shape::bonus: move = one(find_name(pack.bonus, words[1])); break;
    case Shape::end: move = one(find_name(pack.ends, words[1])); break;
    case Shape::stack: {
      const int stone = parse_number(words[1], 2, 2 * kStacks).value_or(1);
      move = one(stone % 2 == 0 ? stone / 2 - 1 : -1);
      break;
    }
    case Shape::action: no_move();
  }
  if (!move.well_formed() || format_move(pack, move) != text) no_move();
  return move;
}

std::string Game::format(Move move) const { return format_move(pack_, move); }
Move Game::parse(std::string_view text) const { return parse_move(pack_, text); }

}  // namespace understory::undergrove
