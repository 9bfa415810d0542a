// The components of the second opinion, read from the pack's file.

#include <algorithm>
#include <stdexcept>

#include "tests/tree_society/naive.hpp"

namespace understory::tree_society::naive {

namespace {

Names read_names(const nlohmann::json& list) {
  Names result;
  for (const auto& name : list) result.push_back(name.get<std::string>());
  return result;
}

Count read_count(const nlohmann::json& entry) {
  Count count;
  count.what = entry.at("count").get<std::string>();
  count.guild = entry.value("guild", "");
  count.where = entry.value("where", "both");
  count.number = entry.value("number", 0);
  return count;
}

// An effect is a list of steps, each an object with a single entry: what is done, and with what.
List<Step> read_effect(const nlohmann::json& list) {
  List<Step> result;
  for (const auto& entry : list) {
    if (entry.size() != 1) throw std::invalid_argument("a step is one thing: " + entry.dump());
    const auto& value = entry.begin().value();
    Step step;
    step.what = entry.begin().key();
    if (value.is_object()) {
      step.number = value.value("n", step.what == "shift" ? kAnyNumber : 1);
      step.to = value.value("to", "");
      if (value.contains("per")) step.per = read_count(value.at("per"));
      step.each = value.value("each", 1);
      step.most = value.value("max", -1);
      step.price = value.value("price", "");
      if (value.contains("levels")) {
        for (const auto& level : value.at("levels")) step.levels.push_back(level.get<int>());
      }
      if (value.contains("from")) step.from = read_names(value.at("from"));
      if (value.contains("types")) step.types = read_names(value.at("types"));
      step.event = value.value("event", "");
      step.limit = value.value("limit", -1);
      if (value.contains("steps")) step.inner = read_effect(value.at("steps"));
    } else {
      step.number = value.get<int>();
    }
    result.push_back(step);
  }
  return result;
}

Points read_points(const nlohmann::json& entry) {
  Points points;
  if (entry.is_number()) {
    points.base = entry.get<int>();
    return points;
  }
  points.of = read_count(entry.at("of"));
  points.base = entry.value("base", 0);
  points.per = entry.value("per", 0);
  points.each = entry.value("each", 1);
  points.most = entry.value("max", -1);
  points.enough = entry.value("enough", -1);
  points.then = entry.value("then", 0);
  points.otherwise = entry.value("else", 0);
  return points;
}

}  // namespace

Pack read_pack(const nlohmann::json& file) {
  Pack pack;
  for (int seats = 2; seats <= 4; ++seats)
    pack.stalls[seats] = file.at("table").at("stalls").at(static_cast<std::size_t>(seats - 2)).get<int>();
  pack.kept = file.at("table").at("kept").get<int>();
  for (const auto& entry : file.at("start"))
    pack.start.emplace_back(entry.at("purse").get<int>(), entry.at("chest").get<int>());
  for (const auto& entry : file.at("fruit")) {
    Fruit fruit;
    fruit.type = entry.at("name").get<std::string>();
    fruit.plain = entry.at("plain").get<int>();
    fruit.valuable = entry.at("valuable").get<int>();
    fruit.more_plain = entry.at("more_plain").get<int>();
    fruit.more_valuable = entry.at("more_valuable").get<int>();
    fruit.action = read_effect(entry.at("action"));
    pack.fruit.push_back(fruit);
  }
  for (const auto& entry : file.at("cards")) {
    Card card;
    card.name = entry.at("name").get<std::string>();
    card.guild = entry.at("guild").get<std::string>();
    card.banners = entry.at("banners").get<int>();
    card.start = entry.value("start", false);
    for (const auto& part : entry.at("levels")) {
      Level level;
      level.cost = part.at("cost").get<int>();
      level.timing = part.at("timing").get<std::string>();
      if (part.contains("effect")) level.effect = read_effect(part.at("effect"));
      level.points = read_points(part.at("points"));
      card.levels.push_back(level);
    }
    pack.cards.push_back(card);
  }
  return pack;
}

}  // namespace understory::tree_society::naive
