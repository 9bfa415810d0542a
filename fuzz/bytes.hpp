// The fuzzer's bytes, read as what a target needs. When they run out, zeros follow.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "catalog/catalog.hpp"

namespace understory::fuzz {

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : at_(data), end_(data + size) {}
  bool empty() const { return at_ == end_; }
  std::uint8_t next() { return empty() ? std::uint8_t{0} : *at_++; }
  std::uint32_t word() {
    std::uint32_t value = 0;
    for (unsigned i = 0; i < 4; ++i) value |= std::uint32_t{next()} << (8 * i);
    return value;
  }

 private:
  const std::uint8_t* at_;
  const std::uint8_t* end_;
};

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// A new match of one of the games, with some number of seats and the defaults.
inline std::unique_ptr<AnyMatch> some_match(Bytes& bytes) {
  const AnyGame& game = all_games()[bytes.next() % all_games().size()];
  const int span = game.info.most_seats - game.info.least_seats + 1;
  return game.new_match({game.info.least_seats + bytes.next() % span, {}, {}});
}

}  // namespace understory::fuzz
