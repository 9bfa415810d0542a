// Resting (chapter 7) of the second opinion.

#include <algorithm>

#include "tests/underground_panic/naive.hpp"

namespace understory::underground_panic::naive {

namespace {

constexpr int kMostSwapped = 3;  // R7.4

}  // namespace

void Game::start_rest() {
  chosen().resting = true;  // R7.1
  then("end of turn");
  if (chosen().at == "start") {
    count_ = 0;
    then("swap");
  } else {
    then("rest");
  }
}

// R7.2.
void Game::do_rest(const Task& task) {
  if (contains(me().tiles, "sleeper")) {
    ask(task, "sleeper", {"sleeper", "no-sleeper"});
  } else {
    then("omit");
  }
}

// R7.3.
void Game::do_omit(const Task& task) {
  const Names& bonus = space(chosen().at).bonus;
  Names answers;
  for (const std::string& icon : once(bonus)) answers.push_back("omit " + icon);
  if (answers.many() > 1) return ask(task, "omit", answers);
  queue_ = bonus;
  if (!queue_.empty()) queue_.erase(queue_.begin());
  then("bonus");
}

// R7.4.
void Game::do_swap(const Task& task) {
  if (count_ == kMostSwapped || me().hand.empty()) {
    aim_ = "swap";
    then("refill");
    return;
  }
  Names answers = {"stop"};
  for (const Card& card : me().hand) answers.push_back("swap " + shown_name(me().hand, card));
  ask(task, "swap", answers);
}

}  // namespace understory::underground_panic::naive
