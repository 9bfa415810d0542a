// Effects that listen (R6.15) of the second opinion.

#include <algorithm>

#include "tests/tree_society/naive.hpp"

namespace understory::tree_society::naive {

namespace {

bool of_level(const Step& when, int level) {  // without levels all are meant
  return when.levels.empty() || std::find(when.levels.begin(), when.levels.end(), level) != when.levels.end();
}

// Coins or open reductions: nobody is asked (R6.15).
bool only_brings(const Step& when) {
  return std::all_of(when.inner.begin(), when.inner.end(),
                     [](const Step& step) { return step.what == "coins" || step.what == "discount"; });
}

}  // namespace

// `cause` is the card that was built, completed or discarded; the effects of other cards listen.
void Game::listen(const std::string& event, const std::string& cause, int level) {
  Task task;
  task.what = "listen";
  task.event = event;
  task.card = cause;
  task.level = level;
  then(task);
}

bool Game::still_there(const Listener& listener) const {
  const Place& place = me().ongoing.at(listener.place);
  return place.card == listener.card && place.level == listener.level;
}

// Whether it is still there, may answer once more this turn, and can do anything.
bool Game::can_begin(const Listener& listener, int dropped) const {
  if (!still_there(listener)) return false;
  const Place& place = me().ongoing.at(listener.place);
  const Step* when = ongoing(place, "when");
  if (when->limit != -1 && place.used >= when->limit) return false;
  Task task;
  task.card = listener.card;
  task.steps = when->inner;
  if (!price_can_be_given(task)) return false;
  return std::any_of(when->inner.begin(), when->inner.end(),
                     [&](const Step& step) { return can_do(step, listener.card, dropped); });
}

void Game::begin_listener(const Listener& listener, int dropped) {
  Place& place = me().ongoing.at(listener.place);
  ++place.used;
  Task task;
  task.what = "program";
  task.card = listener.card;
  task.steps = ongoing(place, "when")->inner;
  task.dropped = dropped;
  then(task);
}

void Game::do_listen(Task task) {
  if (!task.began) {
    task.began = true;
    for (int index = 0; index < kOngoingPlaces; ++index) {
      Place& place = me().ongoing.at(index);
      const Step* when = ongoing(place, "when");
      if (when == nullptr || when->event != task.event || place.card == task.card) continue;
      const bool of_a_level = task.event == "build";
      if (of_a_level && !of_level(*when, task.level)) continue;
      if (when->limit != -1 && place.used >= when->limit) continue;
      if (only_brings(*when)) {  // first, without asking, from the left
        ++place.used;
        for (const Step& step : when->inner) {
          if (step.what == "coins") gain(step, task.level);
          if (step.what == "discount") ++discounts_[step.number];
        }
      } else {
        task.waiting.push_back({index, place.card, place.level});
      }
    }
  }
  // Those that can do nothing now are not offered; they wait on, as another one may change that.
  List<int> ready;
  for (int i = 0; i < task.waiting.count(); ++i) {
    if (can_begin(task.waiting.at(i), task.level)) ready.push_back(i);
  }
  if (ready.empty()) return;
  if (ready.count() > 1) {
    List<std::string> answers = {"skip"};
    for (const int i : ready) answers.push_back("use " + task.waiting.at(i).card);
    ask(task, answers);
    return;
  }
  const Listener listener = task.waiting.at(ready.front());
  task.waiting.erase(task.waiting.begin() + ready.front());
  then(task);
  begin_listener(listener, task.level);
}

}  // namespace understory::tree_society::naive
