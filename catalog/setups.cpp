#include "catalog/setups.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

#include "engine/json.hpp"

namespace understory {
namespace {

constexpr std::size_t kMostCombined = 1000;

std::vector<OptionValue> values_of(const OptionSpec& option) {
  if (std::holds_alternative<bool>(option.fallback)) return {false, true};
  if (std::holds_alternative<std::int64_t>(option.fallback)) {
    std::vector<OptionValue> values{option.least, option.fallback, option.most};
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
  }
  return {option.choices.begin(), option.choices.end()};
}

// A set-up as numbers: which of its values each thing has that can be chosen. The first is the number of seats.
using Choices = std::vector<std::size_t>;

std::vector<Choices> all_of(const Choices& sizes) {
  std::vector<Choices> all{{}};
  for (const std::size_t size : sizes) {
    std::vector<Choices> more;
    for (const Choices& one : all)
      for (std::size_t value = 0; value < size; ++value) {
        more.push_back(one);
        more.back().push_back(value);
      }
    all = std::move(more);
  }
  return all;
}

// So many that any two values of two things are together in one of them: a new one has the first two that are in none
// yet, and of everything else the value that brings most new pairs.
std::vector<Choices> pairs_of(const Choices& sizes) {
  constexpr std::size_t kOpen = SIZE_MAX;
  using Value = std::pair<std::size_t, std::size_t>;  // of a thing
  std::set<std::pair<Value, Value>> left;
  for (std::size_t i = 0; i < sizes.size(); ++i)
    for (std::size_t j = i + 1; j < sizes.size(); ++j)
      for (std::size_t a = 0; a < sizes[i]; ++a)
        for (std::size_t b = 0; b < sizes[j]; ++b) left.insert({{i, a}, {j, b}});
  const auto pair_of = [](Value a, Value b) { return a < b ? std::pair(a, b) : std::pair(b, a); };
  std::vector<Choices> found;
  while (!left.empty()) {
    const auto [one, other] = *left.begin();
    Choices choices(sizes.size(), kOpen);
    choices[one.first] = one.second;
    choices[other.first] = other.second;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      if (choices[i] != kOpen) continue;
      std::size_t most = 0;
      choices[i] = found.size() % sizes[i];
      for (std::size_t value = 0; value < sizes[i]; ++value) {
        std::size_t fresh = 0;
        for (std::size_t j = 0; j < sizes.size(); ++j)
          if (j != i && choices[j] != kOpen) fresh += left.count(pair_of({i, value}, {j, choices[j]}));
        if (fresh > most) most = fresh, choices[i] = value;
      }
    }
    for (std::size_t i = 0; i < sizes.size(); ++i)
      for (std::size_t j = i + 1; j < sizes.size(); ++j) left.erase({{i, choices[i]}, {j, choices[j]}});
    found.push_back(std::move(choices));
  }
  return found;
}

}  // namespace

std::vector<Setup> every_setup(const GameInfo& info) {
  Choices sizes{static_cast<std::size_t>(info.most_seats - info.least_seats + 1)};
  std::vector<std::vector<OptionValue>> values;
  std::size_t product = sizes[0];
  for (const OptionSpec& option : info.options) {
    values.push_back(values_of(option));
    sizes.push_back(values.back().size());
    product *= sizes.back();
  }
  std::vector<Setup> setups;
  for (const Choices& choices : product <= kMostCombined ? all_of(sizes) : pairs_of(sizes)) {
    Setup setup{info.least_seats + static_cast<int>(choices[0]), {}, {}};
    for (std::size_t i = 0; i < values.size(); ++i) setup.options[info.options[i].name] = values[i][choices[i + 1]];
    setups.push_back(std::move(setup));
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
