#include "tests/support/witness.hpp"

#include <map>

#include "engine/json.hpp"
#include "engine/message_json.hpp"
#include "locales/words.hpp"

namespace understory::underground_panic {
namespace {

const std::string kEvent = "underground-panic.event.";

// What the events of a plan bring to whoever makes it: once each, or by an argument.
std::vector<Message> reasons(const AnyMatch& match, const Course& course) {
  const Message me = match.seat_name(match.actor());
  std::map<std::string, std::int64_t> sums;
  for (const Message& text : course.told) {
    if (!says(text, "player", me)) continue;
    const auto is = [&](const char* kind) { return text.key == kEvent + kind; };
    if (is("dealt")) ++sums["cards"];
    if (is("pouched")) ++sums["pouch"];
    if (is("claimed")) ++sums["rewards"];
    if (is("picked")) ++sums["tiles"];
    if (is("took-pebble") || is("got-pebble")) ++sums["pebbles"];
  }
  std::vector<Message> found;
  for (const auto& [topic, amount] : sums)
    found.emplace_back("underground-panic.reason." + topic, std::vector<Argument>{{"amount", amount}});
  return found;
}

std::vector<std::pair<std::string, std::string>> wanted(const AnyMatch& match, Seat viewer) {
  const Words& words = Words::in("en");
  const nlohmann::json view = match.view(viewer);
  std::vector<std::pair<std::string, std::string>> facts;
  for (const nlohmann::json& reward : view.at("offered"))
    facts.emplace_back("exit",
                       words.say(message_from_json(view.at("reward_faces").at(reward.get<std::string>()).at("text"))));
  for (const nlohmann::json& tile : view.at("open"))
    if (!tile.is_null())
      facts.emplace_back("exit",
                         words.say(message_from_json(view.at("tile_faces").at(tile.get<std::string>()).at("text"))));
  for (const nlohmann::json& player : view.at("players"))
    facts.emplace_back("players", std::to_string(player.at("pouch").size()) + " in the pouch");
  for (const nlohmann::json& symbol : view.at("mine").at("symbols"))
    facts.emplace_back("hand", words.say(Message("underground-panic.symbol." + symbol.get<std::string>())));
  for (const nlohmann::json& gopher : view.at("gophers"))
    if (gopher.at("at") != "start" && gopher.at("at") != "surface")
      facts.emplace_back("board", gopher.at("at").get<std::string>());
  return facts;
}

}  // namespace

Witness witness() { return {reasons, "underground-panic.event.dealt", "Round ", wanted}; }

}  // namespace understory::underground_panic
