// Values hash as their bytes. The same value gives the same number on every machine we build for.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

namespace understory {

static_assert(std::endian::native == std::endian::little, "hashes and move words are defined as little-endian bytes");

inline std::uint64_t hash_bytes(const void* bytes, std::size_t size) {
  constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15U;
  const auto mix = [](std::uint64_t hash, std::uint64_t word) {
    hash = (hash ^ word) * kOdd;
    return hash ^ (hash >> 29U);
  };
  const auto* at = static_cast<const unsigned char*>(bytes);
  std::uint64_t hash = mix(kOdd, size);
  for (; size >= 8; size -= 8, at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, at, 8);
    hash = mix(hash, word);
  }
  std::uint64_t rest = 0;
  if (size > 0) std::memcpy(&rest, at, size);  // an empty text has no address
  hash = mix(hash, rest);
  return mix(hash, hash >> 32U);
}

template <class T>
requires std::has_unique_object_representations_v<T> std::uint64_t hash_of(const T& value) {
  return hash_bytes(&value, sizeof value);
}

// Whether they are equal in every byte.
template <class T>
requires std::has_unique_object_representations_v<T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(static_cast<const void*>(&a), static_cast<const void*>(&b), sizeof(T)) == 0;
}

// For search, which asks often and keeps nothing: four words at a time, none of which waits for another.
template <class T>
requires std::has_unique_object_representations_v<T> std::uint64_t quick_hash_of(const T& value) {
  constexpr std::array<std::uint64_t, 4> kOdds{0x9E3779B97F4A7C15U, 0xC2B2AE3D27D4EB4FU, 0xD6E8FEB86659FD93U,
                                               0xA0761D6478BD642FU};
  constexpr std::size_t kBlock = 8 * kOdds.size();
  std::array<std::uint64_t, 4> lanes = kOdds;
  const auto* at = reinterpret_cast<const unsigned char*>(&value);
  const auto take = [&](const std::array<std::uint64_t, 4>& words) {
    for (std::size_t i = 0; i < lanes.size(); ++i) {
      lanes[i] = (lanes[i] ^ words[i]) * kOdds[i];
      lanes[i] ^= lanes[i] >> 29U;
    }
  };
  std::array<std::uint64_t, 4> words{};
  for (std::size_t block = 0; block < sizeof value / kBlock; ++block, at += kBlock) {
    std::memcpy(words.data(), at, kBlock);
    take(words);
  }
  words = {};
  std::memcpy(words.data(), at, sizeof value % kBlock);
  take(words);
  return hash_bytes(lanes.data(), sizeof lanes);
}

inline std::uint64_t hash_of_text(std::string_view text) { return hash_bytes(text.data(), text.size()); }

}  // namespace understory
