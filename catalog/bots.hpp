// Who can take a seat besides people: `random`, `greedy`, the levels from `spore` to `old-growth`, and `reference`.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/limits.hpp"
#include "bots/profile.hpp"
#include "bots/thread_clock.hpp"
#include "catalog/any_match.hpp"

namespace understory {

using bots::Limits;
using bots::milliseconds_since;
using bots::thread_time;

// A way to spend the turn.
struct Plan {
  // The first is for now, the others go on in the same turn: to its end, or to where something comes up that the seat
  // cannot foresee.
  std::vector<MoveWord> moves;
  std::uint64_t visits = 0;          // how often it was tried
  std::vector<std::int32_t> points;  // of each seat when these moves are made; none where that is not certain
  std::vector<double> margins;  // the bot's forecast: each seat's lead over the best of the others at the end of the
                                // game; none for a seat alone
  double behind = 0;            // points by which it reckons that the first plan ends better; never below 0
  std::optional<Message> why;   // one sentence: what these moves bring
  bool looks_worse() const { return behind >= 0.5; }
};

struct Advice {
  std::vector<Plan> plans;       // the best first, each with another first move; three if there are three such moves
  std::uint64_t iterations = 0;  // of thinking
};

// A bot in one seat of one match. It sees what that seat may know. It remembers what it thought earlier in its turn,
// and where all lies open what it thought of the others' answers, as long as the match goes on from there; its answers
// depend on nothing else but its seed.
class AnyBot {
 public:
  virtual ~AnyBot() = default;
  AnyBot(const AnyBot&) = delete;
  AnyBot& operator=(const AnyBot&) = delete;

  // Both for the acting seat of a match of the game it was made for, while a seat acts.
  virtual MoveWord choose(const AnyMatch& match, const Limits& limits) = 0;
  virtual Advice advise(const AnyMatch& match, const Limits& limits) = 0;

 protected:
  AnyBot() = default;
};

// By name: random and greedy, the levels weakest first, the reference. Every game has them all.
const std::vector<std::string>& all_bots();
bool is_bot(std::string_view name);

// The levels alone, weakest first: what a menu offers.
const std::vector<std::string>& all_levels();

// For a seat of this match. The bot must be a known one.
std::unique_ptr<AnyBot> make_bot(const AnyMatch& match, std::string_view bot, const ChanceKey& seed);

}  // namespace understory
