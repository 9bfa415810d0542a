#include "engine/chance.hpp"

#include <bit>

#include "engine/bounded.hpp"
#include "engine/refusal.hpp"

namespace understory {
namespace {

void quarter_round(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
  a += b, d = std::rotl(d ^ a, 16);
  c += d, b = std::rotl(b ^ c, 12);
  a += b, d = std::rotl(d ^ a, 8);
  c += d, b = std::rotl(b ^ c, 7);
}

std::uint32_t little_endian(const std::uint8_t* bytes) {
  return std::uint32_t{bytes[0]} | std::uint32_t{bytes[1]} << 8U | std::uint32_t{bytes[2]} << 16U |
         std::uint32_t{bytes[3]} << 24U;
}

int hex_value(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

}  // namespace

ChanceKey parse_chance_key(std::string_view hex) {
  ChanceKey key{};
  if (hex.size() != 2 * key.size())
    throw Refusal(Message("engine.seed-length", {{"length", static_cast<std::int64_t>(hex.size())}}));
  for (std::size_t i = 0; i < hex.size(); ++i) {
    const int value = hex_value(hex[i]);
    if (value < 0)
      throw Refusal(
          Message("engine.seed-digit", {{"digit", std::string(1, hex[i])}, {"at", static_cast<std::int64_t>(i + 1)}}));
    key[i / 2] = static_cast<std::uint8_t>(key[i / 2] * 16 + value);
  }
  return key;
}

std::string format_chance_key(const ChanceKey& key) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string hex;
  for (const std::uint8_t byte : key) {
    hex += kDigits[byte >> 4U];
    hex += kDigits[byte & 15U];
  }
  return hex;
}

ChaChaBlock chacha20_block(const ChanceKey& key, std::uint32_t counter, const std::array<std::uint32_t, 3>& nonce) {
  ChaChaBlock start{0x61707865U, 0x3320646eU, 0x79622d32U, 0x6b206574U};
  for (std::size_t i = 0; i < 8; ++i) start[4 + i] = little_endian(key.data() + 4 * i);
  start[12] = counter;
  for (std::size_t i = 0; i < 3; ++i) start[13 + i] = nonce[i];

  ChaChaBlock x = start;
  for (int double_round = 0; double_round < 10; ++double_round) {
    for (std::size_t i = 0; i < 4; ++i) quarter_round(x[i], x[4 + i], x[8 + i], x[12 + i]);
    for (std::size_t i = 0; i < 4; ++i)
      quarter_round(x[i], x[4 + (i + 1) % 4], x[8 + (i + 2) % 4], x[12 + (i + 3) % 4]);
  }
  for (std::size_t i = 0; i < x.size(); ++i) x[i] += start[i];
  return x;
}

ChanceStream::ChanceStream(const ChanceKey& key, std::uint64_t count)
    : key_(key), nonce_{0, static_cast<std::uint32_t>(count), static_cast<std::uint32_t>(count >> 32U)} {}

std::uint32_t ChanceStream::next() {
  if (used_ == block_.size()) {
    block_ = chacha20_block(key_, counter_++, nonce_);
    used_ = 0;
  }
  return block_[used_++];
}

std::uint32_t ChanceStream::below(std::uint32_t bound) {
  return bounded(bound, [this] { return next(); });
}

}  // namespace understory
