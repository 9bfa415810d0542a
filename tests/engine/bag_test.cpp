// Pieces of which only the kind matters: counts, differences, and draws in which every piece is equally likely.
#include "engine/bag.hpp"

#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/game.hpp"

namespace understory {
namespace {

enum class Tile : std::uint8_t { moss, stone, root, spore };
using Tiles = Bag<Tile, 4>;

Tiles bag(int moss, int stone, int root, int spore) {
  Tiles tiles;
  tiles.add(Tile::moss, moss);
  tiles.add(Tile::stone, stone);
  tiles.add(Tile::root, root);
  tiles.add(Tile::spore, spore);
  return tiles;
}

std::vector<Tile> kinds_of(const Tiles& tiles) {
  std::vector<Tile> kinds;
  for (const Tile tile : tiles.kinds()) kinds.push_back(tile);
  return kinds;
}

template <class B>
concept Listable = requires(B&& tiles) {
  std::forward<B>(tiles).kinds();
};

TEST(Bag, CountsPiecesByKind) {
  Tiles tiles;
  EXPECT_TRUE(tiles.empty());
  tiles.add(Tile::root);
  tiles.add(Tile::moss);
  tiles.add(Tile::root);
  EXPECT_EQ(tiles.count(Tile::root), 2);
  EXPECT_EQ(tiles.count(Tile::stone), 0);
  EXPECT_EQ(tiles.size(), 3);
  tiles.remove(Tile::root, 2);
  EXPECT_EQ(tiles, bag(1, 0, 0, 0));
}

TEST(Bag, HasNoOrder) {
  Tiles one;
  Tiles other;
  for (const Tile tile : {Tile::moss, Tile::spore, Tile::moss}) one.add(tile);
  for (const Tile tile : {Tile::spore, Tile::moss, Tile::moss}) other.add(tile);
  EXPECT_EQ(one, other);
}

TEST(Bag, ListsItsKindsInOrder) {
  EXPECT_EQ(kinds_of(bag(0, 2, 0, 1)), std::vector<Tile>({Tile::stone, Tile::spore}));
  EXPECT_EQ(kinds_of(bag(1, 1, 1, 1)), std::vector<Tile>({Tile::moss, Tile::stone, Tile::root, Tile::spore}));
  EXPECT_EQ(kinds_of(Tiles()), std::vector<Tile>());
  static_assert(Listable<Tiles&> && !Listable<Tiles>, "a bag that is gone cannot be listed");
}

TEST(Bag, IsPlainBytes) {
  static_assert(PlainBytes<Tiles> && sizeof(Tiles) == 4);
  static_assert(PlainBytes<Bag<Tile, 4, std::uint16_t>> && sizeof(Bag<Tile, 4, std::uint16_t>) == 8);
}

TEST(Bag, KnowsItsParts) {
  EXPECT_TRUE(bag(2, 1, 0, 0).contains(bag(1, 1, 0, 0)));
  EXPECT_TRUE(bag(2, 1, 0, 0).contains(Tiles()));
  EXPECT_FALSE(bag(2, 1, 0, 0).contains(bag(0, 0, 1, 0)));
  EXPECT_FALSE(bag(2, 1, 0, 0).contains(bag(3, 0, 0, 0)));
}

RC_GTEST_PROP(Bag, WhatIsAddedCanBeTakenAway, ()) {
  const auto any = [] { return *rc::gen::inRange(0, 100); };
  const Tiles part = bag(any(), any(), any(), any());
  const Tiles rest = bag(any(), any(), any(), any());
  Tiles all = part;
  all += rest;
  RC_ASSERT(all.size() == part.size() + rest.size());
  RC_ASSERT(all.contains(part) && all.contains(rest));
  all -= part;
  RC_ASSERT(all == rest);
}

RC_GTEST_PROP(Bag, IsEmptyAfterAllIsTaken, (std::uint64_t seed)) {
  Tiles tiles = bag(3, 0, 2, 1);
  Tiles taken;
  Rng rng(seed);
  while (!tiles.empty()) taken.add(tiles.take(rng));
  RC_ASSERT(taken == bag(3, 0, 2, 1));
}

TEST(Bag, GivesEveryPieceWithTheSameProbability) {
  const Tiles tiles = bag(5, 0, 3, 2);
  constexpr int kDraws = 40'000;
  Bag<Tile, 4, std::uint16_t> drawn;
  Rng rng(1);
  for (int i = 0; i < kDraws; ++i) {
    Tiles copy = tiles;
    const Tile tile = copy.take(rng);
    EXPECT_EQ(copy.count(tile), tiles.count(tile) - 1);
    drawn.add(tile);
  }
  EXPECT_EQ(drawn.count(Tile::stone), 0);
  for (const Tile tile : tiles.kinds()) {
    const double share = tiles.count(tile) / 10.0;
    EXPECT_NEAR(drawn.count(tile), kDraws * share, 5 * std::sqrt(kDraws * share * (1 - share)));
  }
}

// Two pieces in a row: each ordered pair of pieces is as likely as any other.
TEST(Bag, IsDrawnFromWithoutReplacement) {
  constexpr int kDraws = 40'000;
  int both_moss = 0;
  Rng rng(1);
  for (int i = 0; i < kDraws; ++i) {
    Tiles tiles = bag(2, 1, 1, 0);
    both_moss += static_cast<int>(tiles.take(rng) == Tile::moss) & static_cast<int>(tiles.take(rng) == Tile::moss);
  }
  constexpr double kShare = 2.0 * 1 / (4 * 3);
  EXPECT_NEAR(both_moss, kDraws * kShare, 5 * std::sqrt(kDraws * kShare * (1 - kShare)));
}

#ifndef NDEBUG
TEST(BagDeathTest, EndsTheProgramRatherThanMiscount) {
  Tiles tiles = bag(255, 1, 0, 0);
  Rng rng(1);
  EXPECT_DEATH(tiles.add(Tile::moss), "pieces <=");
  EXPECT_DEATH(tiles.remove(Tile::stone, 2), "pieces <=");
  EXPECT_DEATH(tiles -= bag(0, 0, 1, 0), "pieces <=");
  EXPECT_DEATH(static_cast<void>(tiles.count(Tile{4})), "raw\\(kind\\) < Kinds");
  EXPECT_DEATH(Tiles().pick(rng), "!empty\\(\\)");
}
#endif

}  // namespace
}  // namespace understory
