// Text between angle brackets.
#pragma once

#include <string>
#include <string_view>

namespace understory::arena {

// What a stranger named something cannot become markup, in a text or in an attribute.
std::string escaped(std::string_view text);

// element("th scope=\"col\"", "rating"): the content is markup already.
std::string element(std::string_view open, std::string_view content);

// With one decimal, as coordinates are.
std::string coordinate(double value);

// Gives the class of an element: classed("text", "name") is `text class="name"`.
std::string classed(std::string_view name, std::string_view of_class);

}  // namespace understory::arena
