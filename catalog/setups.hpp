// What a match is made of before it begins.
#pragma once

#include <string>
#include <vector>

#include "engine/options.hpp"

namespace understory {

struct Setup {
  int seats = 0;
  Options options;        // what is not given has its default
  std::string pack_text;  // JSON of the pack; empty for the game's first one
};

// Every number of seats with every combination of options: each choice of a text, and of a number the least, the
// default and the most. Where that makes more than a thousand: so many that every two choices are together in one.
std::vector<Setup> every_setup(const GameInfo& info);

// "seats=2 deck=core goals=starting", as one types it.
std::string text_of(const Setup& setup);

}  // namespace understory
