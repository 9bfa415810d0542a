// Moves as text and as facts, both ways (R12.1 to R12.4). Positions are in position.cpp.
#include <algorithm>
#include <charconv>
#include <string_view>
#include <vector>

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "games/underground_panic/game.hpp"

namespace understory::underground_panic {

// Lots count from 0 in a move.
About about_of(Move move) {
  About about{.kind = move.kind()};
  switch (move.kind()) {
    case MoveKind::token: about.token = move.as<Token>(); break;
    case MoveKind::tile:
    case MoveKind::pick: about.tile = move.as<Tile>(); break;
    case MoveKind::offer:
    case MoveKind::claim: about.reward = move.as<Reward>(); break;
    case MoveKind::roll: about.face = move.as<Face>(); break;
    case MoveKind::injury: about.hurt = move.as<Hurt>(); break;
    case MoveKind::way: about.side = move.as<Side>(); break;
    case MoveKind::gopher:
    case MoveKind::pebble: about.gopher = move.as<Gopher>(); break;
    case MoveKind::to: about.space = move.as<Space>(); break;
    case MoveKind::pay: about.icon = move.icon(); [[fallthrough]];
    case MoveKind::with: about.thing = move.thing(); break;
    case MoveKind::reroll:
    case MoveKind::cancel: about.spent = move.as<Spent>(); break;
    case MoveKind::omit: about.icon = move.as<Icon>(); break;
    case MoveKind::deck: about.hue = move.as<Hue>(); break;
    case MoveKind::deal:
    case MoveKind::swap:
    case MoveKind::show:
    case MoveKind::pouch:
    case MoveKind::trim: about.card = move.card(); break;
    default: break;
  }
  const bool card = names_card(move.kind()) || (names_thing(move.kind()) && is_card(move.thing()));
  if (card) about.lot = static_cast<std::uint8_t>(move.lot() + 1);
  return about;
}

namespace {

// Not well formed if there is no such move.
Move move_of(const About& about) {
  const bool card = names_card(about.kind) || (names_thing(about.kind) && is_card(about.thing));
  const int lot = card ? about.lot - 1 : about.lot;
  const auto of = [&](int byte) { return Move::of(about.kind, byte, lot); };
  switch (about.kind) {
    case MoveKind::token: return of(raw(about.token));
    case MoveKind::tile:
    case MoveKind::pick: return of(raw(about.tile));
    case MoveKind::offer:
    case MoveKind::claim: return of(raw(about.reward));
    case MoveKind::roll: return of(raw(about.face));
    case MoveKind::injury: return of(raw(about.hurt));
    case MoveKind::way: return of(raw(about.side));
    case MoveKind::gopher:
    case MoveKind::pebble: return of(raw(about.gopher));
    case MoveKind::to: return of(raw(about.space));
    case MoveKind::pay: return Move::of(about.kind, raw(about.thing), lot, about.icon);
    case MoveKind::with: return of(raw(about.thing));
    case MoveKind::reroll:
    case MoveKind::cancel: return of(raw(about.spent));
    case MoveKind::omit: return of(raw(about.icon));
    case MoveKind::deck: return of(raw(about.hue));
    case MoveKind::deal:
    case MoveKind::swap:
    case MoveKind::show:
    case MoveKind::pouch:
    case MoveKind::trim: return of(raw(about.card));
    default: return of(0);
  }
}

// "red-leaf/2" without its end, which goes into `lot`.
std::string_view without_lot(std::string_view word, std::uint8_t& lot) {
  lot = 1;
  const std::size_t slash = word.find('/');
  if (slash == std::string_view::npos) return word;
  const std::string_view end = word.substr(slash + 1);
  if (std::from_chars(end.data(), end.data() + end.size(), lot).ptr != end.data() + end.size()) lot = 0;
  return word.substr(0, slash);
}

template <class Value>
bool read_word(std::string_view word, const Calls& calls, Value& into) {
  const auto names = calls(into).names;
  const auto found = std::find(names.begin(), names.end(), word);
  into = static_cast<Value>(found - names.begin());
  return found != names.end();
}

}  // namespace

std::string Game::format(Move move) const {
  const About about = about_of(move);
  std::string text = kMoveFacts[raw(move.kind())].name;
  for (const Fact& fact : told_of(about, kMoveFacts, Calls{pack_}).facts)
    if (const auto* name = std::get_if<std::string_view>(&fact.value)) text += " " + std::string(*name);
  return about.lot > 1 ? text + "/" + std::to_string(about.lot) : text;
}

Move Game::parse(std::string_view text) const {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at <= text.size() && words.size() < 4;) {
    const std::size_t space = std::min(text.find(' ', at), text.size());
    words.push_back(text.substr(at, space - at));
    at = space + 1;
  }
  for (std::uint8_t kind = 0; kind < kMoveKinds; ++kind) {
    if (words[0] != kMoveFacts[kind].name) continue;
    About about{.kind = MoveKind{kind}};
    std::size_t next = 1;
    bool fits = true;
    if (names_card(about.kind) || names_thing(about.kind)) words.back() = without_lot(words.back(), about.lot);
    facts::each_fact(kMoveFacts[kind], [&](const char* fact, bool) {
      facts::with_field(about, fact, [&](auto& value) {
        if constexpr (!std::is_integral_v<std::remove_cvref_t<decltype(value)>>)
          fits = fits && next < words.size() && read_word(words[next++], Calls{pack_}, value);
      });
    });
    if (names_thing(about.kind) && !is_card(about.thing)) about.lot = 0;
    const Move move = fits ? move_of(about) : Move();
    if (fits && move.well_formed() && format(move) == text) return move;
  }
  refuse_by("R12.3", "underground-panic.why.unreadable", {{"move", std::string(text)}});
}

nlohmann::json Game::facts(const Event& event) const { return to_json(told_of(event, kEventFacts, Calls{pack_})); }

nlohmann::json Game::about(Move move) const { return to_json(told_of(about_of(move), kMoveFacts, Calls{pack_})); }

Move Game::move_about(const nlohmann::json& json) const {
  const Move move = move_of(read_told<About>(json, kMoveFacts, Calls{pack_}));
  if (!move.well_formed()) refuse_by("R12.3", "underground-panic.why.no-move");
  return move;
}

Vocabulary Game::vocabulary() {
  const Pack none;
  return {kinds_of<Event>(kEventFacts, Calls{none}), kinds_of<About>(kMoveFacts, Calls{none})};
}

}  // namespace understory::underground_panic
