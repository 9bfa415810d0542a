// A whole pack on paper, from the lists of its structs (sheet.hpp): the game that it is for, and what the game's Pack
// lists, of which `name` and `hash` are in every one. "$schema" may say where an editor finds the description; it is no
// part of the pack.
#pragma once

#include <string_view>

#include "engine/hash.hpp"
#include "engine/pack.hpp"
#include "engine/record.hpp"
#include "engine/sheet.hpp"

namespace understory {

// Gathers what is wrong field by field; whatever belongs to another game is thrown at once.
template <Listed Pack, class Calls>
void read_pack(std::string_view text, const char* game, Pack& pack, const Calls& calls, Faults& faults) {
  nlohmann::json json = parse_json(text);
  const Fields fields(json, "");
  expect_pack_of(fields, game);
  if (fields.has("$schema")) faults.part([&] { fields.text("$schema"); });
  json.erase("$schema");
  pack.hash = hash_of_text(json.dump());
  const Reader<Calls> read{calls, &faults};
  std::vector<std::string_view> names{"game"};
  read.template add_names<Pack>(names);
  read.only(fields, names);
  read.fill(fields, pack);
}

template <Listed Pack>
Pack read_pack(std::string_view text, const char* game) {
  Pack pack;
  Faults faults;
  read_pack(text, game, pack, PackWords(), faults);
  faults.settle();
  return pack;
}

template <Listed Pack, class Calls>
Description describe_pack(const char* game, const Calls& calls) {
  Description all{.sort = Description::Sort::object};
  all.members = {member("$schema", {.sort = Description::Sort::text}, false),
                 member("game", {.sort = Description::Sort::word, .words = {game}})};
  Describer<Calls>{calls}.template add<Pack>(all.members);
  return all;
}

}  // namespace understory
