// Colours by which people tell seats apart. A game names them; how each looks is the business of terminal and page, by
// these names.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace understory {

enum class Colour : std::uint8_t { spore, moss, water, sun, plum, bark, tan, fern, stone };
inline constexpr std::array<std::string_view, 9> kColourNames{"spore", "moss", "water", "sun",  "plum",
                                                              "bark",  "tan",  "fern",  "stone"};

constexpr std::string_view name_of(Colour colour) { return kColourNames[static_cast<std::size_t>(colour)]; }

}  // namespace understory
