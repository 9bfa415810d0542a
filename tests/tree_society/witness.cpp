#include "tests/support/witness.hpp"

#include "engine/json.hpp"
#include "engine/message_json.hpp"
#include "locales/words.hpp"

namespace understory::tree_society {
namespace {

// An event that counts for a reason: once, or by this argument.
struct Counted {
  std::string event;
  std::string by{};
};
struct Reason {
  std::string topic;
  std::vector<Counted> events;
};
const std::vector<Reason>& all_reasons() {
  static const std::vector<Reason> kReasons{
      {"coins", {{"sold", "count"}, {"gained", "count"}}}, {"levels", {{"built"}}}, {"fruit", {{"took"}, {"kept"}}}};
  return kReasons;
}

std::int64_t counted(const Course& course, const Message& me, const std::vector<Counted>& rows) {
  std::int64_t sum = 0;
  for (const Counted& row : rows)
    for (const Message& text : course.told)
      if (text.key == "tree-society.event." + row.event && says(text, "player", me))
        sum += row.by.empty() ? 1 : number_in(text, row.by);
  return sum;
}

// Banners are printed on the cards that are completed, so a message does not say how many there are.
std::int64_t banners(const AnyMatch& match, const Course& course, const Message& me) {
  const nlohmann::json view = match.view(kSpectator);
  std::int64_t sum = 0;
  for (const Message& text : course.told) {
    if (text.key != "tree-society.event.completed" || !says(text, "player", me)) continue;
    for (const auto& [card, face] : view.at("faces").items())
      if (says(text, "card", Message("tree-society.card." + card))) sum += face.at("banners").get<int>();
  }
  return sum;
}

std::vector<Message> reasons(const AnyMatch& match, const Course& course) {
  std::vector<Message> found;
  const Message me = match.seat_name(match.actor());
  const auto add = [&](const std::string& topic, std::int64_t amount) {
    if (amount > 0) found.emplace_back("tree-society.reason." + topic, std::vector<Argument>{{"amount", amount}});
  };
  for (const Reason& reason : all_reasons()) add(reason.topic, counted(course, me, reason.events));
  add("banners", banners(match, course, me));
  return found;
}

std::vector<std::pair<std::string, std::string>> wanted(const AnyMatch& match, Seat viewer) {
  const Words& words = Words::in("en");
  std::vector<std::pair<std::string, std::string>> facts;
  const nlohmann::json view = match.view(viewer);
  const auto card = [&](const std::string& name) { return words.say(Message("tree-society.card." + name)); };
  const auto texts = [&](const char* section, const std::string& name) {
    for (const nlohmann::json& level : view.at("faces").at(name).at("levels"))
      for (const nlohmann::json& text : level.at("text"))
        facts.emplace_back(section, words.say(message_from_json(text)));
  };
  for (const nlohmann::json& name : view.at("market")) {
    if (name.is_null()) continue;
    facts.emplace_back("market", card(name));
    facts.emplace_back("board", card(name));
    texts("market", name);
  }
  for (const char* pile : {"deck", "heap"})
    for (const nlohmann::json& name : view.at(pile)) facts.emplace_back("piles", card(name));
  for (const nlohmann::json& player : view.at("players")) {
    facts.emplace_back("players", std::to_string(player.at("purse").get<int>()));
    for (const nlohmann::json& slot : player.at("ongoing"))
      if (!slot.is_null()) facts.emplace_back("players", card(slot.at("card")));
    for (const nlohmann::json& name : player.at("completed")) facts.emplace_back("players", card(name));
  }
  const nlohmann::json& mine = view.at("players").at(raw(viewer));
  for (const nlohmann::json& slot : mine.at("ongoing"))
    if (!slot.is_null()) texts("cards", slot.at("card"));
  for (const nlohmann::json& stall : view.at("trade")) {
    facts.emplace_back("fruit", std::to_string(stall.at("prices").at(raw(viewer)).get<int>()));
    for (const nlohmann::json& text : stall.at("action"))
      facts.emplace_back("fruit", words.say(message_from_json(text)));
  }
  return facts;
}

}  // namespace

Witness witness() { return {reasons, "tree-society.event.completed", "Tree Society", wanted}; }

}  // namespace understory::tree_society
