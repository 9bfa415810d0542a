// The fuzzer's bytes, read as what a target needs.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "catalog/catalog.hpp"
#include "engine/refusal.hpp"

namespace understory::fuzz {

// One after the other. When they run out, zeros follow.
class Bytes {
 public:
  explicit Bytes(std::string_view text) : text_(text) {}
  bool empty() const { return text_.empty(); }
  std::uint8_t next() {
    if (empty()) return 0;
    const auto byte = static_cast<std::uint8_t>(text_.front());
    text_.remove_prefix(1);
    return byte;
  }
  std::uint32_t word() {
    std::uint32_t value = 0;
    for (unsigned i = 0; i < 4; ++i) value |= std::uint32_t{next()} << (8 * i);
    return value;
  }

 private:
  std::string_view text_;
};

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// The first part of a text, which is cut off together with the mark behind it.
inline std::string_view cut(std::string_view& text, char mark) {
  const std::string_view part = text.substr(0, text.find(mark));
  text.remove_prefix(std::min(part.size() + 1, text.size()));
  return part;
}

// The first line of an input says what is played: "my-game seats=2 rounds=3". Names keep their meaning when games are
// added, and what once crashed stays a test. "after=40 by=7" are moves made at random, and the seed they are made by.
struct Beginning {
  const AnyGame& game;
  Setup setup;
  std::uint32_t after = 0;
  std::uint32_t by = 0;
};

// Cuts that line off; nothing if no game begins so.
inline std::optional<Beginning> cut_beginning(std::string_view& input) {
  const auto number = [](std::string_view word, std::string_view name) -> std::optional<std::uint32_t> {
    std::uint32_t value = 0;
    if (!word.starts_with(name)) return {};
    std::from_chars(word.data() + name.size(), word.data() + word.size(), value);
    return value;
  };
  try {
    std::string_view line = cut(input, '\n');
    Beginning beginning{find_game(cut(line, ' ')), {}};
    while (!line.empty()) {
      const std::string_view word = cut(line, ' ');
      if (const auto seats = number(word, "seats="))
        beginning.setup.seats = static_cast<int>(std::min(*seats, 100U));
      else if (const auto after = number(word, "after="))
        beginning.after = *after % 1000;
      else if (const auto by = number(word, "by="))
        beginning.by = *by;
      else
        read_option(beginning.game.info, word, beginning.setup.options);
    }
    beginning.game.new_match(beginning.setup);  // refuses what cannot be
    return beginning;
  } catch (const Refusal&) {
    return {};
  }
}

}  // namespace understory::fuzz
