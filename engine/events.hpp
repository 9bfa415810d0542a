// Where apply() reports what happened. The empty sink compiles to nothing; the log keeps everything in order.
#pragma once

#include <vector>

namespace understory {

struct NoEvents {
  template <class Event>
  void operator()(const Event& /*event*/) const {}
};

template <class Event>
struct EventLog {
  std::vector<Event> events;
  void operator()(const Event& event) { events.push_back(event); }
};

}  // namespace understory
