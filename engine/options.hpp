// What can be chosen before a game starts. A game states its options once; command line, protocol and records
// read and check them here, so that all three accept the same values and refuse with the same sentence.
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "engine/colours.hpp"

namespace understory {

using OptionValue = std::variant<bool, std::int64_t, std::string>;
using Options = std::map<std::string, OptionValue>;

// A text that an option may be besides its choices.
struct OpenText {
  std::string text;
  int seats = 0;  // the only number of seats with which it is possible; 0: with each
};

struct OptionSpec {
  std::string name;
  OptionValue fallback;              // the default; its type is the option's type
  std::vector<std::string> choices;  // for texts
  std::vector<OpenText> open{};      // other texts are possible, too, which the game checks: such as these
  std::int64_t least = std::numeric_limits<std::int64_t>::min();  // for numbers
  std::int64_t most = std::numeric_limits<std::int64_t>::max();
};

// That a game takes.
struct Minutes {
  int least = 0;
  int most = 0;
};

struct GameInfo {
  std::string name;       // "my-game"; the title and all words of the game stand under this area in locales/
  int rules_version = 1;  // counts up whenever a record of before could replay differently
  int least_seats = 2;
  int most_seats = 2;
  bool secrets = false;  // a seat may know what others may not: people at one screen pass it on behind a curtain
  std::vector<Colour> colours{};  // of the seats, and behind them of whoever plays without one
  Minutes minutes{};              // of people who know it, as a menu says it
  int weight = 1;                 // how much there is to learn, from 1 to 5
  std::vector<OptionSpec> options;
  std::vector<std::string> packs;  // the first is the one used when none is named
};

// Every option of the game, in place of what was not given its default. Throws a Refusal naming the option.
Options complete_options(const GameInfo& info, const Options& given);

// "turn_limit=200", as on a command line. Throws a Refusal for an unknown name or a value of the wrong type.
void read_option(const GameInfo& info, std::string_view text, Options& into);

nlohmann::json to_json(const Options& options);
Options options_from_json(const nlohmann::json& json);

}  // namespace understory
