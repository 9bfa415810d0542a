// What the kit is told about a game: the game objects to play with, what only the game can know about itself, and how
// much time there is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/conformance/report.hpp"
#include "engine/options.hpp"
#include "engine/text.hpp"

namespace understory::conformance {

// One game object: rules, pack, seats and options.
template <TextGame G>
struct Setting {
  G game;
  Options options;  // those it was made with, for records
  int longest = 0;  // no game has more moves than this, chance included
};

struct Budget {
  std::uint64_t seed = 1;
  int games = 3;                   // random games per setting in which every position is checked
  int sampled_positions = 10;      // per setting, for the distribution of sample_move and of sample_chance
  int lines = 2;                   // per setting and viewer: games along which all possible worlds are kept
  int line_tests = 6;              // positions on a line where determinise is compared with them
  std::size_t most_worlds = 3000;  // a line ends where more are possible
  int truth_games = 200;           // per setting: games stopped at a random moment, for the truth's influence on worlds
};

// How much a seat has of something, and how that is called where a move pays or brings some of it (Change).
struct CalledHere {
  std::string name;
  Message what;
};
struct Holding {
  std::vector<CalledHere> names;
  std::int64_t amount = 0;
};

template <TextGame G>
struct Kit {
  using State = typename G::State;
  using Move = typename G::Move;

  std::vector<Setting<G>> settings;

  std::set<std::string> rules;                        // the numbers RULES.md states
  std::function<bool(const std::string&)> knows_key;  // whether locales/ has words for a key

  // Whether no piece was lost or made by a move.
  std::function<bool(const G&, const State& before, const State& after, Move)> conserved;

  // What is not given is not checked. `remembered` is what a seat has seen and the rules let it rely on, such as the
  // cards it put away itself: all worlds it considers agree with the truth on it. `secret` is what a seat holds that
  // nobody else may know: worlds others consider do not always agree on it.
  std::function<std::string(const G&, const State&, Seat)> remembered = {};
  std::function<std::string(const G&, const State&, Seat)> secret = {};

  // In how many physical ways the acting seat can make this move: `play fox` with two foxes in hand can be made in
  // two. A game that lists equal cards once must say so: worlds are weighed by physical deals. 1 for all if not given.
  std::function<std::uint32_t(const G&, const State&, Move)> ways = {};

  // All that a seat can pay or gain, and nothing else: price and gain are held to it.
  std::function<std::vector<Holding>(const G&, const State&, Seat)> holdings = {};

  // Whether points are known to all at any time. If not, they are compared at the end only: the result is announced.
  bool scores_public = true;

  // What the game says that it can tell.
  Vocabulary vocabulary = G::vocabulary();
  Description view = G::describe_view();

  Budget budget = {};
};

// "seats=2 map=deep turn_limit=60": how failures call a setting.
template <TextGame G>
Place place_of(const Setting<G>& setting) {
  Place place = Place().with("seats", setting.game.seats());
  for (const auto& [name, value] : setting.options) {
    if (const auto* text = std::get_if<std::string>(&value)) place = place.with(name, *text);
    if (const auto* number = std::get_if<std::int64_t>(&value)) place = place.with(name, *number);
    if (const auto* flag = std::get_if<bool>(&value)) place = place.with(name, *flag ? 1 : 0);
  }
  return place;
}

// Whether there are words for the message and for all messages in it.
template <TextGame G>
bool knows_words(const Kit<G>& kit, const Message& message) {
  if (!kit.knows_key(message.key)) return false;
  for (const Argument& argument : message.arguments) {
    const auto* list = std::get_if<std::vector<Message>>(&argument.value);
    if (list == nullptr) continue;
    for (const Message& inner : *list)
      if (!knows_words(kit, inner)) return false;
  }
  return true;
}

}  // namespace understory::conformance
