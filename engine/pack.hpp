// What the packs of all games have in common: a game and a name, components with names, and a source on every value.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/faults.hpp"

namespace understory {

// Where a value is from: the box, or somebody who made it up.
enum class Origin : std::uint8_t { printed, designed };
constexpr const char* name_of(Origin origin) { return origin == Origin::printed ? "printed" : "designed"; }

// Names are words in moves, positions, options and keys of locales/: a small letter, then small letters, digits and
// hyphens, 40 at most.
bool is_name(std::string_view text);

// All of these throw a Refusal that names the field.
void expect_pack_of(const Fields& pack, std::string_view game);
Origin read_source(const Fields& fields);     // its field `source`
std::string read_name(const Fields& fields);  // its field `name`
void expect_name(const std::string& text, const std::string& place);

// A name that none of the items before it has.
template <class Item>
std::string read_name(const Fields& fields, const std::vector<Item>& before) {
  std::string name = read_name(fields);
  for (const Item& other : before)
    if (other.name == name) refuse_by("", "engine.pack-twice", {{"field", fields.place_of("name")}, {"value", name}});
  return name;
}

}  // namespace understory
