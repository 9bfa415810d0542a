#include "tests/support/witness.hpp"

#include "engine/json.hpp"
#include "engine/message_json.hpp"
#include "locales/words.hpp"

namespace understory::undergrove {
namespace {

using nlohmann::json;

// An event that counts for a reason, how much of it, and which resource if it matters.
struct Counted {
  std::string event;
  int sign = 1;
  bool by_amount = false;
  std::string only{};
};
struct Reason {
  std::string topic;
  std::vector<Counted> events;
};
const std::vector<Reason>& all_reasons() {
  static const std::vector<Reason> kReasons{
      {"tree", {{"tree"}}},
      {"plants", {{"planted"}}},
      {"roots", {{"rooted"}}},
      {"seedling-carbon", {{"absorbed"}}},
      {"track", {{"climbed"}}},
      {"bonus", {{"took"}}},
      {"goals", {{"marked", 1, true}}},
      {"tokens", {{"readied"}, {"flipped", -1}}},
      {"carbon", {{"gained", 1, true, "carbon"}, {"paid", -1, true, "carbon"}, {"fed", -1, true}}},
      {"cubes",
       {{"gained", 1, true, "nitrogen"},
        {"gained", 1, true, "phosphorus"},
        {"gained", 1, true, "potassium"},
        {"paid", -1, true, "nitrogen"},
        {"paid", -1, true, "phosphorus"},
        {"paid", -1, true, "potassium"}}}};
  return kReasons;
}

std::int64_t counted(const Course& course, const Message& me, const std::vector<Counted>& rows) {
  std::int64_t sum = 0;
  for (const Counted& row : rows)
    for (const Message& text : course.told) {
      if (text.key != "undergrove.event." + row.event || !says(text, "player", me)) continue;
      if (!row.only.empty() && !says(text, "resource", Message("undergrove.resource." + row.only))) continue;
      sum += row.sign * (row.by_amount ? number_in(text, "amount") : 1);
    }
  return sum;
}

std::vector<Message> reasons(const AnyMatch& match, const Course& course) {
  std::vector<Message> found;
  for (const Reason& reason : all_reasons())
    if (const std::int64_t amount = counted(course, match.seat_name(match.actor()), reason.events); amount > 0)
      found.emplace_back("undergrove.reason." + reason.topic, std::vector<Argument>{{"amount", amount}});
  return found;
}

std::vector<std::pair<std::string, std::string>> wanted(const AnyMatch& match, Seat viewer) {
  const Words& words = Words::in("en");
  std::vector<std::pair<std::string, std::string>> facts;
  const json view = match.view(viewer);
  const auto tile = [&](const json& name) { return words.say(Message("undergrove.tile." + name.get<std::string>())); };
  for (const json& item : view.at("forest")) facts.emplace_back("mushrooms", tile(item.at("tile")) + " (");
  for (const json& name : view.at("discards")) facts.emplace_back("mushrooms", tile(name));
  for (const json& name : view.at("mine").at("hand")) facts.emplace_back("hand", tile(name) + " (");
  for (const auto& [stone, kind] : view.at("mine").at("bonus").items())
    facts.emplace_back("hand", words.say(Message("undergrove.bonus." + kind.get<std::string>())));
  for (const json& goal : view.at("goals")) facts.emplace_back("goals", words.say(message_from_json(goal.at("name"))));
  for (int stone = 1; stone <= 8; ++stone) facts.emplace_back("track", "Stone " + std::to_string(stone) + ": ");
  if (view.contains("guide")) facts.emplace_back("guide", words.say(message_from_json(view.at("guide"))));
  if (view.contains("elder") && view.at("elder").contains("text"))
    facts.emplace_back("players", words.say(message_from_json(view.at("elder").at("text"))));
  return facts;
}

}  // namespace

Witness witness() { return {reasons, "undergrove.event.tree", "corner ", wanted}; }

}  // namespace understory::undergrove
