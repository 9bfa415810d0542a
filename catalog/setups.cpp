#include "catalog/setups.hpp"

#include "engine/json.hpp"

namespace understory {
namespace {

std::vector<OptionValue> values_of(const OptionSpec& option) {
  if (std::holds_alternative<bool>(option.fallback)) return {false, true};
  if (std::holds_alternative<std::int64_t>(option.fallback)) return {option.least, option.fallback, option.most};
  return {option.choices.begin(), option.choices.end()};
}

}  // namespace

std::vector<Setup> every_setup(const GameInfo& info) {
  std::vector<Setup> setups;
  for (int seats = info.least_seats; seats <= info.most_seats; ++seats) setups.push_back({seats, {}, {}});
  for (const OptionSpec& option : info.options) {
    std::vector<Setup> with_option;
    for (const Setup& setup : setups)
      for (const OptionValue& value : values_of(option)) {
        with_option.push_back(setup);
        with_option.back().options[option.name] = value;
      }
    setups = std::move(with_option);
  }
  return setups;
}

std::string text_of(const Setup& setup) {
  std::string text = "seats=" + std::to_string(setup.seats);
  const nlohmann::json options = to_json(setup.options);
  for (const auto& [name, value] : options.items())
    text += " " + name + "=" + (value.is_string() ? value.get<std::string>() : value.dump());
  return text;
}

}  // namespace understory
