// The components of the second opinion, read from the pack's file.

#include <stdexcept>

#include "tests/mycelia/naive.hpp"

namespace understory::mycelia::naive {

namespace {

std::string landscape_of(char letter) {
  switch (letter) {
    case 'L': return "leaves";
    case 'M': return "moss";
    case 'W': return "water";
    case 'S': return "soil";
    case '*': return "shrine";
    default: throw std::invalid_argument("no landscape: " + std::string(1, letter));
  }
}

int field_named(const std::string& name) {
  for (int field = 0; field < kFields; ++field) {
    if (field_name(field) == name) return field;
  }
  throw std::invalid_argument("no field: " + name);
}

// A program is a list of steps, each an object with a single entry: what is done, and with what.
List<Step> read_program(const nlohmann::json& list) {
  List<Step> result;
  for (const auto& entry : list) {
    if (entry.size() != 1) throw std::invalid_argument("a step is one thing: " + entry.dump());
    const auto& value = entry.begin().value();
    Step step;
    step.what = entry.begin().key();
    if (step.what == "field") {
      step.land = value.at("land").get<std::string>();
      step.holds = value.at("holds").get<int>();
      step.exact = value.value("exact", false);
      step.inner = read_program(value.at("then"));
    } else if (step.what == "repeat") {
      step.number = value.at("times").get<int>();
      step.inner = read_program(value.at("steps"));
    } else if (step.what == "either") {
      step.inner = read_program(value.at(0));
      step.right = read_program(value.at(1));
    } else if (step.what == "others") {
      step.inner = read_program(value);
    } else if (step.what == "near") {
      step.all = value == "all";
    } else if (step.what == "action-card") {
      step.letter = value.get<std::string>();
    } else {
      step.number = value.get<int>();
      // Transparent drops (R6.5): they are not asked for when the field is chosen, as `holds` says already.
      if (step.what == "move-if") step.what = "move";
      if (step.what == "remove-if") step.what = "remove";
    }
    result.push_back(step);
  }
  return result;
}

Card read_card(const nlohmann::json& entry) {
  Card card;
  card.name = entry.at("name").get<std::string>();
  card.cost = entry.value("price", 0);
  card.copies = entry.at("copies").get<int>();
  card.expansion = entry.value("set", "basic") == "expansion";
  card.effect = read_program(entry.at("program"));
  if (entry.contains("hiring")) card.when_hired = read_program(entry.at("hiring"));
  return card;
}

}  // namespace

Pack read_pack(const nlohmann::json& file) {
  Pack pack;
  for (const auto& ground : file.at("grounds")) {
    const std::string side = ground.at("name").get<std::string>();
    for (const auto& row : ground.at("rows")) {
      for (const char letter : row.get<std::string>()) pack.forests[side].push_back(landscape_of(letter));
    }
    if (side != "front") pack.backs.push_back(side);
  }
  for (const auto& layout : file.at("layouts")) {
    for (const auto& row : layout.at("rows")) {
      for (const char letter : row.get<std::string>()) {
        const bool empty = letter == '.' || letter == '*';
        pack.layouts[layout.at("name").get<std::string>()].push_back(empty ? 0 : letter - '0');
      }
    }
  }
  for (const auto& supply : file.at("supplies")) {
    for (const auto& [face, fields] : supply.at("symbols").items()) {
      for (const auto& field : fields) {
        pack.supplies[supply.at("name").get<std::string>()][face].push_back(field_named(field.get<std::string>()));
      }
    }
  }
  for (const auto& [face, fields] : pack.supplies.begin()->second) pack.faces.push_back(face);  // the same on all sides
  for (const auto& entry : file.at("start")) pack.start_cards.push_back(read_card(entry));
  for (const auto& entry : file.at("heroes")) pack.heroes.push_back(read_card(entry));
  for (const auto& entry : file.at("actions")) pack.actions[entry.at("name").get<std::string>()] = read_card(entry);
  for (const auto& entry : file.at("solo")) {
    pack.solo[entry.at("name").get<std::string>()] = read_program(entry.at("program"));
  }
  for (int seats = 1; seats <= 4; ++seats)
    pack.capacity[seats] = file.at("shrine").at("full").at(static_cast<std::size_t>(seats - 1)).get<int>();
  pack.additional_shrines = file.at("shrine").at("additional").get<int>();
  return pack;
}

}  // namespace understory::mycelia::naive
