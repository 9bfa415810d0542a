// Moves as text and as facts, both ways (R12.1 to R12.3). Positions are in position.cpp.
#include <algorithm>
#include <string_view>
#include <variant>

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "games/mycelia/game.hpp"

namespace understory::mycelia {

// Sides of either/or count from 0 in a move.
About about_of(Move move) {
  About about{.kind = move.kind()};
  switch (move.kind()) {
    case MoveKind::supply: about.supply = move.supply(); break;
    case MoveKind::layout: about.layout = move.layout(); break;
    case MoveKind::back: about.ground = move.ground(); break;
    case MoveKind::reveal:
    case MoveKind::deal:
    case MoveKind::play:
    case MoveKind::hire:
    case MoveKind::trash: about.card = move.card(); break;
    case MoveKind::roll: about.symbol = move.symbol(); break;
    case MoveKind::turn_up: about.solo = move.solo(); break;
    case MoveKind::action:
    case MoveKind::give_back: about.action = move.action(); break;
    case MoveKind::field:
    case MoveKind::to:
    case MoveKind::near:
    case MoveKind::cover: about.at = move.at(); break;
    case MoveKind::remove: about.number = static_cast<std::uint8_t>(move.number()); break;
    case MoveKind::pick: about.option = static_cast<std::uint8_t>(move.number() + 1); break;
    case MoveKind::end:
    case MoveKind::all:
    case MoveKind::skip: break;
  }
  return about;
}

namespace {

// Not well formed if there is no such move.
Move move_of(const About& about) {
  const auto of = [&](int byte) { return Move::of(about.kind, byte); };
  switch (about.kind) {
    case MoveKind::supply: return of(raw(about.supply));
    case MoveKind::layout: return of(raw(about.layout));
    case MoveKind::back: return of(raw(about.ground));
    case MoveKind::reveal:
    case MoveKind::deal:
    case MoveKind::play:
    case MoveKind::hire:
    case MoveKind::trash: return of(raw(about.card));
    case MoveKind::roll: return of(raw(about.symbol));
    case MoveKind::turn_up: return of(raw(about.solo));
    case MoveKind::action:
    case MoveKind::give_back: return of(raw(about.action));
    case MoveKind::field:
    case MoveKind::to:
    case MoveKind::near:
    case MoveKind::cover: return of(raw(about.at));
    case MoveKind::remove: return of(about.number);
    case MoveKind::pick: return of(about.option - 1);
    case MoveKind::end:
    case MoveKind::all:
    case MoveKind::skip: break;
  }
  return of(0);
}

std::string spelt(std::monostate /*nothing*/) { return {}; }
std::string spelt(std::int64_t number) { return std::to_string(number); }
std::string spelt(bool truth) { return truth ? "yes" : "no"; }
std::string spelt(std::string_view name) { return std::string(name); }
std::string spelt(std::array<int, 2> place) { return name_of(at(place[0], place[1])); }

template <class Value>
bool read_word(std::string_view word, const Calls& calls, Value& into) {
  if constexpr (std::is_same_v<Value, At>) {
    into = find_field(word);
    return into != kNowhere;
  } else if constexpr (std::is_integral_v<Value>) {
    into = word.size() == 1 && word[0] >= '0' && word[0] <= '9' ? static_cast<Value>(word[0] - '0') : Value{255};
    return into != 255;
  } else {
    const auto names = calls(into).names;
    const auto found = std::find(names.begin(), names.end(), word);
    into = static_cast<Value>(found - names.begin());
    return found != names.end();
  }
}

}  // namespace

std::string Game::format(Move move) const {
  const Told told = told_of(about_of(move), kMoveFacts, Calls{pack_});
  std::string text = told.kind;
  for (const Fact& fact : told.facts)
    text += " " + std::visit([](const auto& value) { return spelt(value); }, fact.value);
  return text;
}

Move Game::parse(std::string_view text) const {
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string_view name = text.substr(0, space);
  const std::string_view word = space < text.size() ? text.substr(space + 1) : std::string_view();
  for (std::uint8_t kind = 0; kind < kMoveFacts.size(); ++kind) {
    if (name != kMoveFacts[kind].name) continue;
    About about{.kind = MoveKind{kind}};
    bool fits = true;
    facts::each_fact(kMoveFacts[kind], [&](const char* fact, bool) {
      facts::with_field(about, fact, [&](auto& value) { fits = read_word(word, Calls{pack_}, value); });
    });
    const Move move = move_of(about);
    if (fits && move.well_formed() && format(move) == text) return move;
  }
  refuse_by("R12.1", "mycelia.why.unreadable", {{"move", std::string(text)}});
}

nlohmann::json Game::facts(const Event& event) const { return to_json(told_of(event, kEventFacts, Calls{pack_})); }

nlohmann::json Game::about(Move move) const { return to_json(told_of(about_of(move), kMoveFacts, Calls{pack_})); }

Move Game::move_about(const nlohmann::json& json) const {
  return move_of(read_told<About>(json, kMoveFacts, Calls{pack_}));
}

Vocabulary Game::vocabulary() {
  const Pack none;
  return {kinds_of<Event>(kEventFacts, Calls{none}), kinds_of<About>(kMoveFacts, Calls{none})};
}

}  // namespace understory::mycelia
