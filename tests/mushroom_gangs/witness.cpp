#include "tests/support/witness.hpp"

namespace understory::mushroom_gangs {
namespace {

// What it brings, and whose pickers it takes.
std::vector<Message> reasons(const AnyMatch& match, const Course& course) {
  std::vector<Message> found;
  const auto total = [me = match.actor()](const AnyMatch& at) { return at.score_sheet().scores.total[me]; };
  if (const std::int64_t amount = total(*course.end) - total(match); amount > 0)
    found.emplace_back("mushroom-gangs.reason.mushrooms", std::vector<Argument>{{"amount", amount}});
  for (const Seat seat : seats_up_to(match.seats())) {
    const Message name = match.seat_name(seat);
    const auto amount = std::count_if(course.told.begin(), course.told.end(),
                                      [&](const Message& text) { return says(text, "victim", name); });
    if (amount > 0)
      found.emplace_back("mushroom-gangs.denies.pickers", std::vector<Argument>{{"amount", amount}, {"seat", name}});
  }
  return found;
}

// All of it lies on the board.
std::vector<std::pair<std::string, std::string>> wanted(const AnyMatch& /*match*/, Seat /*viewer*/) { return {}; }

}  // namespace

Witness witness() { return {reasons, "mushroom-gangs.event.forward-eliminate", "     a   b   c", wanted}; }

}  // namespace understory::mushroom_gangs
