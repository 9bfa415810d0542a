// Moves as text and as facts, both ways (R8.1 to R8.3). Positions are in position.cpp.
#include <algorithm>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "games/tree_society/game.hpp"

namespace understory::tree_society {

About about_of(Move move) {
  About about{.kind = move.kind()};
  switch (sort_of(move.kind())) {
    case Sort::card: about.card = move.card(); break;
    case Sort::fruit: about.fruit = move.fruit(); break;
    case Sort::type: about.type = move.type(); break;
    case Sort::amount: about.amount = static_cast<std::uint8_t>(move.amount()); break;
    case Sort::nothing: break;
  }
  if (move.kind() == MoveKind::swap) about.other = move.other();
  if (move.kind() == MoveKind::build) {
    about.less = move.less();
    about.by = move.by();
  }
  return about;
}

namespace {

// Not well formed if there is no such move.
Move move_of(const About& about) {
  switch (about.kind) {
    case MoveKind::build:
      if (raw(about.less) < kMostLess) return Move::build(about.card, about.less);
      return raw(about.by) < kMostCards ? Move::build(about.card, about.by) : Move::build(about.card);
    case MoveKind::swap: return Move::swap(about.fruit, about.other);
    default: break;
  }
  switch (sort_of(about.kind)) {
    case Sort::card: return Move::with(about.kind, about.card);
    case Sort::fruit: return Move::with(about.kind, about.fruit);
    case Sort::type: return Move::perform(about.type);
    case Sort::amount: return Move::shift(about.amount);
    case Sort::nothing: break;
  }
  return Move::of(about.kind);
}

std::string spelt(std::monostate /*nothing*/) { return {}; }
std::string spelt(std::int64_t number) { return std::to_string(number); }
std::string spelt(bool truth) { return truth ? "yes" : "no"; }
std::string spelt(std::string_view name) { return std::string(name); }
std::string spelt(std::array<int, 2> /*place*/) { return {}; }

template <class Id>
bool read_word(std::string_view word, const Calls& calls, Id& into) {
  if constexpr (std::is_integral_v<Id>) {
    const bool digits = !word.empty() && word.size() <= 2 &&
                        std::all_of(word.begin(), word.end(), [](char sign) { return sign >= '0' && sign <= '9'; });
    if (digits) into = static_cast<Id>(std::stoi(std::string(word)));
    return digits;
  } else {
    const auto names = calls(into).names;
    const auto found = std::find(names.begin(), names.end(), word);
    if (found != names.end()) into = static_cast<Id>(found - names.begin());
    return found != names.end();
  }
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t space = std::min(text.find(' ', from), text.size());
    words.push_back(text.substr(from, space - from));
    from = space + 1;
  }
  return words;
}

}  // namespace

// What may be there or not says what it is: "build ring-walkway less 2".
std::string Game::format(Move move) const {
  const Told told = told_of(about_of(move), kMoveFacts, Calls{pack_});
  std::string text = told.kind;
  for (const Fact& fact : told.facts) {
    if (std::holds_alternative<std::monostate>(fact.value)) continue;
    const bool named = move.kind() == MoveKind::build && std::string_view(fact.name) != "card";
    if (named) text += std::string(" ") + fact.name;
    text += " " + std::visit([](const auto& value) { return spelt(value); }, fact.value);
  }
  return text;
}

Move Game::parse(std::string_view text) const {
  const auto words = words_of(text);
  const Calls calls{pack_};
  for (std::uint8_t kind = 0; kind < kMoveFacts.size(); ++kind) {
    if (words[0] != kMoveFacts[kind].name) continue;
    About about{.kind = MoveKind{kind}};
    bool fits = true;
    std::size_t at = 1;
    const auto read = [&](const char* name) {
      facts::with_field(about, name, [&](auto& value) { fits = fits && read_word(words[at], calls, value); });
      ++at;
    };
    facts::each_fact(kMoveFacts[kind], [&](const char* name, bool always) {
      if (at >= words.size()) return;
      const bool named = about.kind == MoveKind::build && !always;
      if (named && words[at] != name) return;
      if (named) ++at;
      if (at < words.size()) read(name);
    });
    const Move move = move_of(about);
    if (fits && move.well_formed() && format(move) == text) return move;
  }
  refuse_by("R8.1", "tree-society.why.unreadable", {{"move", std::string(text)}});
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

}  // namespace understory::tree_society
