// What the packs of all games have in common: a game and a name, components with names, and a source on every value.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "engine/description.hpp"
#include "engine/facts.hpp"

namespace understory {

// Where a value is from: the box, or somebody who made it up.
enum class Origin : std::uint8_t { printed, designed };
constexpr const char* name_of(Origin origin) { return origin == Origin::printed ? "printed" : "designed"; }

// How what all packs have is called on paper.
struct PackWords {
  Names operator()(Origin /*origin*/) const { return {{"printed", "designed"}, "source"}; }
};

// Names are words in moves, positions, options and keys of locales/: a small letter, then small letters, digits and
// hyphens, 40 at most.
bool is_name(std::string_view text);
inline constexpr const char* kNamePattern = "^[a-z][a-z0-9-]{0,39}$";  // the same for others

// Both throw a Refusal that names the field.
void expect_pack_of(const Fields& pack, std::string_view game);
void expect_name(const std::string& text, const std::string& place);

// One component of a pack, for people who compare it with the box: what it is called, its value, where that is from.
struct PackItem {
  std::string name;
  std::string value;
  std::string source;  // printed or designed
};

// Every component with a source of a pack that was read without complaint, as it is described.
std::vector<PackItem> items_of(const nlohmann::json& pack, const Description& description);

}  // namespace understory
