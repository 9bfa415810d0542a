// RULES.md as terminal text: the little Markdown in it turns into weight, and lines are wrapped for people.
#pragma once

#include <string>
#include <string_view>

#include "cli/console.hpp"

namespace understory::cli {

// All rules, one rule ("R4.5", also "4.5"), or one section ("4"). Throws a Refusal for a number that is not there.
void show_rules(const Console& console, std::string_view markdown, const std::string& number);

}  // namespace understory::cli
