#include "engine/pack.hpp"

#include <array>

namespace understory {

bool is_name(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto fits = [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == '-'; };
  return !text.empty() && text.size() <= kLongest && letter(text.front()) &&
         std::all_of(text.begin(), text.end(), fits);
}

void expect_pack_of(const Fields& pack, std::string_view game) {
  if (const std::string found = pack.text("game"); found != game)
    throw Refusal(Message("engine.pack-game", {{"game", found}, {"expected", std::string(game)}}));
}

Origin read_source(const Fields& fields) {
  constexpr std::array<const char*, 2> kOrigins{"printed", "designed"};
  return Origin{static_cast<std::uint8_t>(fields.word("source", kOrigins))};
}

void expect_name(const std::string& text, const std::string& place) {
  if (!is_name(text)) throw Refusal(Message("engine.pack-name", {{"field", place}, {"value", text}}));
}

std::string read_name(const Fields& fields) {
  std::string name = fields.text("name");
  expect_name(name, fields.place_of("name"));
  return name;
}

}  // namespace understory
