// The chance stream: its cipher by the published vectors, its seeds, and what a table draws from it.
#include "engine/chance.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/pebbles.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

constexpr ChanceKey kZeroKey{};

ChanceKey counting_key() {
  ChanceKey key{};
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(i);
  return key;
}

TEST(ChaCha20, MakesTheBlockOfSection232) {
  EXPECT_EQ(
      chacha20_block(counting_key(), 1, {0x09000000, 0x4a000000, 0}),
      (ChaChaBlock{0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
                   0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2}));
}

// RFC 8439, appendix A.1.
TEST(ChaCha20, MakesTheFirstBlocksOfAppendixA1) {
  EXPECT_EQ(
      chacha20_block(kZeroKey, 0, {0, 0, 0}),
      (ChaChaBlock{0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8, 0xc70d778b,
                   0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8, 0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2}));
  EXPECT_EQ(
      chacha20_block(kZeroKey, 1, {0, 0, 0}),
      (ChaChaBlock{0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73, 0xa0290fcb, 0x6965e348, 0x3e53c612, 0xed7aee32,
                   0x7621b729, 0x434ee69c, 0xb03371d5, 0xd539d874, 0x281fed31, 0x45fb0a51, 0x1f0ae1ac, 0x6f4d794b}));
}

TEST(ChaCha20, UsesEveryPartOfKeyCounterAndNonceAsAppendixA1Does) {
  ChanceKey last_is_one{};
  last_is_one[31] = 1;
  EXPECT_EQ(
      chacha20_block(last_is_one, 1, {0, 0, 0}),
      (ChaChaBlock{0x2452eb3a, 0x9249f8ec, 0x8d829d9b, 0xddd4ceb1, 0xe8252083, 0x60818b01, 0xf38422b8, 0x5aaa49c9,
                   0xbb00ca8e, 0xda3ba7b4, 0xc4b592d1, 0xfdf2732f, 0x4436274e, 0x2561b3c8, 0xebdd4aa6, 0xa0136c00}));
  ChanceKey second_is_ff{};
  second_is_ff[1] = 0xff;
  EXPECT_EQ(
      chacha20_block(second_is_ff, 2, {0, 0, 0}),
      (ChaChaBlock{0xfb4dd572, 0x4bc42ef1, 0xdf922636, 0x327f1394, 0xa78dea8f, 0x5e269039, 0xa1bebbc1, 0xcaf09aae,
                   0xa25ab213, 0x48a6b46c, 0x1b9d9bcb, 0x092c5be6, 0x546ca624, 0x1bec45d5, 0x87f47473, 0x96f0992e}));
  EXPECT_EQ(
      chacha20_block(kZeroKey, 0, {0, 0, 0x02000000}),
      (ChaChaBlock{0x374dc6c2, 0x3736d58c, 0xb904e24a, 0xcd3f93ef, 0x88228b1a, 0x96a4dfb3, 0x5b76ab72, 0xc727ee54,
                   0x0e0e978a, 0xf3145c95, 0x1b748ea8, 0xf786c297, 0x99c28f5f, 0x628314e8, 0x398a19fa, 0x6ded1b53}));
}

std::vector<std::uint32_t> first_words(ChanceStream stream, std::size_t count) {
  std::vector<std::uint32_t> words;
  while (words.size() < count) words.push_back(stream.next());
  return words;
}

TEST(ChanceStream, GoesThroughTheBlocksInOrder) {
  const auto words = first_words(ChanceStream(counting_key(), 0), 48);
  for (std::uint32_t block = 0; block < 3; ++block) {
    const ChaChaBlock expected = chacha20_block(counting_key(), block, {0, 0, 0});
    for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(words[16 * block + i], expected[i]);
  }
}

TEST(ChanceStream, PutsTheCountIntoTheNonce) {
  constexpr std::uint64_t kCount = 0x0123456789abcdefU;
  EXPECT_EQ(ChanceStream(kZeroKey, kCount).next(), chacha20_block(kZeroKey, 0, {0, 0x89abcdef, 0x01234567})[0]);
}

RC_GTEST_PROP(ChanceStream, SameKeyAndCountGiveTheSameDraws, (const ChanceKey& key, std::uint64_t count)) {
  RC_ASSERT(first_words(ChanceStream(key, count), 40) == first_words(ChanceStream(key, count), 40));
}

TEST(ChanceStream, EveryCountHasAStreamOfItsOwn) {
  std::set<std::vector<std::uint32_t>> streams;
  std::vector<std::uint64_t> counts{~std::uint64_t{0}, std::uint64_t{1} << 32U, std::uint64_t{1} << 63U};
  for (std::uint64_t count = 0; count < 1000; ++count) counts.push_back(count);
  for (const std::uint64_t count : counts) streams.insert(first_words(ChanceStream(kZeroKey, count), 2));
  EXPECT_EQ(streams.size(), counts.size());
}

TEST(ChanceStream, EveryBitOfTheKeyMatters) {
  std::set<std::vector<std::uint32_t>> streams{first_words(ChanceStream(kZeroKey, 0), 2)};
  for (std::size_t bit = 0; bit < 256; ++bit) {
    ChanceKey key{};
    key[bit / 8] = static_cast<std::uint8_t>(1U << (bit % 8));
    streams.insert(first_words(ChanceStream(key, 0), 2));
  }
  EXPECT_EQ(streams.size(), 257U);
}

RC_GTEST_PROP(Seed, IsReadAsItIsWritten, (const ChanceKey& key)) {
  const std::string hex = format_chance_key(key);
  RC_ASSERT(hex.size() == 64U);
  RC_ASSERT(hex.find_first_not_of("0123456789abcdef") == std::string::npos);
  RC_ASSERT(parse_chance_key(hex) == key);
}

TEST(Seed, HasTheFirstByteFirst) {
  const std::string hex = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  EXPECT_EQ(format_chance_key(counting_key()), hex);
  EXPECT_EQ(parse_chance_key(hex), counting_key());
}

TEST(Seed, MayBeWrittenInCapitals) {
  const std::string ab(64, 'a');
  EXPECT_EQ(parse_chance_key(std::string(64, 'A')), parse_chance_key(ab));
}

TEST(Seed, OfAnotherLengthIsRefused) {
  for (const std::size_t length : {0U, 1U, 63U, 65U, 128U}) {
    const auto sentence = refused("engine.seed-length", [&] { parse_chance_key(std::string(length, '0')); });
    EXPECT_NE(sentence.find(std::to_string(length)), std::string::npos);
  }
}

TEST(Seed, WithAnotherDigitIsRefusedAndNamesItsPlace) {
  for (const char digit : {'g', 'G', ' ', '-', '/', ':', '@', '`', '\0', '\xff'}) {
    std::string hex(64, '0');
    hex[41] = digit;
    const Refusal refusal = refusal_of([&] { parse_chance_key(hex); });
    EXPECT_EQ(refusal.reason, Message("engine.seed-digit", {{"digit", std::string(1, digit)}, {"at", 42}}));
    EXPECT_TRUE(is_clean(english(refusal.reason)));
  }
}

TEST(DrawChance, FollowsTheWeights) {
  const pebbles::Game game(6, 2);
  pebbles::State state = game.new_game();
  game.apply(state, game.parse("draw"), NoEvents{});
  int white = 0;
  constexpr int kDraws = 4000;
  for (std::uint64_t count = 0; count < kDraws; ++count) {
    ChanceStream stream(counting_key(), count);
    white += draw_chance(game, state, stream) == game.parse("white") ? 1 : 0;
  }
  EXPECT_NEAR(white, kDraws * 0.75, 110);  // four standard deviations of 27
}

TEST(DrawChance, DrawsWhatIsLeft) {
  const pebbles::Game game(1, 1);
  pebbles::State state = game.new_game();
  for (const char* move : {"draw", "black", "draw"}) game.apply(state, game.parse(move), NoEvents{});
  for (std::uint64_t count = 0; count < 20; ++count) {
    ChanceStream stream(kZeroKey, count);
    EXPECT_EQ(draw_chance(game, state, stream), game.parse("white"));
  }
}

}  // namespace
}  // namespace understory
