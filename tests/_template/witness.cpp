#include "tests/support/witness.hpp"

#include "engine/json.hpp"
#include "locales/words.hpp"

namespace understory::template_game {
namespace {

// Nuts, which are points.
std::vector<Message> reasons(const AnyMatch& match, const Course& course) {
  const auto total = [me = match.actor()](const AnyMatch& at) { return at.score_sheet().scores.total[me]; };
  const std::int64_t amount = total(*course.end) - total(match);
  if (amount <= 0) return {};
  return {Message("template.reason.nuts", {{"amount", amount}})};
}

std::vector<std::pair<std::string, std::string>> wanted(const AnyMatch& match, Seat viewer) {
  const nlohmann::json view = match.view(viewer);
  std::vector<std::pair<std::string, std::string>> facts;
  for (const auto& [section, cards] : {std::pair("hand", view.at("mine").at("hand")), {"board", view.at("face_up")}})
    for (const auto& [card, count] : cards.items())
      facts.emplace_back(section, Words::in("en").say(Message("template.card." + card)));
  return facts;
}

}  // namespace

Witness witness() { return {reasons, "template.event.gained", "Turn ", wanted}; }

}  // namespace understory::template_game
