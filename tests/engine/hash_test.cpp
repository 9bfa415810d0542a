// Hashes stand in records, so their values are pinned: a change of the function would orphan every record.
#include "engine/hash.hpp"

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/record.hpp"

namespace understory {
namespace {

TEST(Hash, HasTheValuesThatRecordsHold) {
  EXPECT_EQ(format_hash(hash_of_text("")), "e7a41bbdfdb1ed26");
  EXPECT_EQ(format_hash(hash_of_text("a")), "133666009f0e8a05");
  EXPECT_EQ(format_hash(hash_of_text("moss")), "f47be5c4ccd588b2");
  EXPECT_EQ(format_hash(hash_of_text("understo")), "3dc1b6db0ff73ee3");
  EXPECT_EQ(format_hash(hash_of_text("understory")), "a2e6981c1705f584");
  EXPECT_EQ(format_hash(hash_of(std::uint64_t{0})), "e40332d606dcb7d7");
  EXPECT_EQ(format_hash(hash_of(std::array<std::uint16_t, 5>{1, 2, 3, 4, 5})), "6654de44448b9d9e");
}

TEST(Hash, IsOfTheBytesAlone) {
  const std::array<char, 4> bytes{'m', 'o', 's', 's'};
  EXPECT_EQ(hash_of(bytes), hash_of_text("moss"));
  EXPECT_EQ(hash_of(bytes), hash_bytes(bytes.data(), bytes.size()));
}

// In blocks and behind the last one.
TEST(Hash, OfSearchDiffersWithEveryBit) {
  const auto check = [](auto bytes) {
    std::set<std::uint64_t> hashes{quick_hash_of(bytes)};
    for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
      auto changed = bytes;
      changed[bit / 8] = static_cast<char>(1U << (bit % 8));
      hashes.insert(quick_hash_of(changed));
    }
    EXPECT_EQ(hashes.size(), 8 * bytes.size() + 1) << "of " << bytes.size() << " bytes";
  };
  check(std::array<char, 1>());
  check(std::array<char, 8>());
  check(std::array<char, 31>());
  check(std::array<char, 32>());
  check(std::array<char, 33>());
  check(std::array<char, 100>());
  using Words = std::array<std::uint64_t, 8>;
  EXPECT_NE(quick_hash_of(Words{1, 2}), quick_hash_of(Words{2, 1}));
  EXPECT_NE(quick_hash_of(Words{1, 0, 0, 0, 2}), quick_hash_of(Words{2, 0, 0, 0, 1}));
}

TEST(Hash, OfNothingNeedsNoBytes) { EXPECT_EQ(hash_of_text(std::string_view()), hash_of_text("")); }

TEST(Hash, CountsTheLength) {
  std::set<std::uint64_t> hashes;
  for (std::size_t length = 0; length <= 40; ++length) hashes.insert(hash_of_text(std::string(length, '\0')));
  EXPECT_EQ(hashes.size(), 41U);
}

TEST(Hash, DiffersWithEveryBitOfEveryByteTheTailIncluded) {
  for (std::size_t length = 1; length <= 25; ++length) {
    const std::string text(length, '\0');
    std::set<std::uint64_t> hashes{hash_of_text(text)};
    for (std::size_t bit = 0; bit < 8 * length; ++bit) {
      std::string changed = text;
      changed[bit / 8] = static_cast<char>(1U << (bit % 8));
      hashes.insert(hash_of_text(changed));
    }
    EXPECT_EQ(hashes.size(), 8 * length + 1) << "of " << length << " bytes";
  }
}

TEST(Hash, DependsOnTheOrderOfWords) {
  EXPECT_NE(hash_of(std::array<std::uint64_t, 2>{1, 2}), hash_of(std::array<std::uint64_t, 2>{2, 1}));
}

RC_GTEST_PROP(Hash, DoesNotDependOnWhereTheBytesLie, (const std::string& text)) {
  const std::string shifted = "x" + text;
  RC_ASSERT(hash_of_text(text) == hash_of_text(std::string_view(shifted).substr(1)));
}

TEST(FormatHash, WritesSixteenHexDigits) {
  EXPECT_EQ(format_hash(0), "0000000000000000");
  EXPECT_EQ(format_hash(0x0123456789abcdefU), "0123456789abcdef");
  EXPECT_EQ(format_hash(~std::uint64_t{0}), "ffffffffffffffff");
}

}  // namespace
}  // namespace understory
