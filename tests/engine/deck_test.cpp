#include "engine/deck.hpp"

#include <cmath>
#include <string>

#include <gtest/gtest.h>

#include "engine/small_bag.hpp"

namespace understory::decks {
namespace {

enum class Card : std::uint8_t {};
constexpr Card kNone{255};
using Cards = SmallBag<Card, 26>;
using Own = Deck<Cards, Card, 6>;
using Row = Market<Cards, Card, kNone, 3>;

Card card(char letter) { return Card{static_cast<std::uint8_t>(letter - 'a')}; }
Cards cards(const std::string& letters) {
  Cards bag;
  for (const char letter : letters) bag.add(card(letter));
  return bag;
}
std::string text(Card of) { return std::string(1, static_cast<char>('a' + raw(of))); }
std::string text(const Cards& bag) {
  std::string letters;
  for (const Card kind : bag.kinds())
    for (int i = 0; i < bag.count(kind); ++i) letters += text(kind);
  return letters;
}

// Draws what needs no chance; says what was drawn, whether something was shuffled (*), and what is left to chance.
std::string draws(Own& deck, int wanted) {
  std::string drawn;
  const int left = deck.draw_known(
      wanted, [&](Card of) { drawn += text(of); }, [&] { drawn += "*"; });
  return drawn + std::to_string(left);
}

TEST(Deck, IsDrawnByChanceWhileMoreIsLeft) {
  Own deck{.unseen = cards("aabcde")};
  Cards hand;
  EXPECT_EQ(draws(deck, 3), "3");
  deck.draw(hand, card('a'));
  EXPECT_EQ(draws(deck, 2), "2");
  deck.draw(hand, card('c'));
  deck.draw(hand, card('a'));
  EXPECT_EQ(draws(deck, 0), "0");
  EXPECT_EQ(text(deck.shuffled_part(hand)), "bde");
  EXPECT_EQ(deck.in_hand(), 3);
  EXPECT_EQ(deck.in_pile(), 3);
  EXPECT_TRUE(deck.known.empty()) << "nobody else has seen it";
}

TEST(Deck, WhatIsPutOnTopIsKnownAndDrawnFirstTheLastOneFirst) {
  Own deck{.unseen = cards("abcd")};
  deck.put_on_top(card('x'));
  deck.put_on_top(card('y'));
  EXPECT_EQ(draws(deck, 3), "yx1");
  EXPECT_EQ(text(deck.known), "xy");
  deck.put_on_top(card('z'));
  EXPECT_EQ(draws(deck, 1), "z0") << "one is enough";
}

TEST(Deck, WhatIsLeftOfAShuffleIsKnownWhenAllOfItIsDrawn) {
  Own deck{.unseen = cards("ab"), .discards = cards("cdef")};
  EXPECT_EQ(draws(deck, 3), "ab*1");
  EXPECT_EQ(text(deck.known), "ab");
  EXPECT_EQ(text(deck.unseen), "cdef") << "underneath";
  EXPECT_TRUE(deck.discards.empty());
  Own exact{.unseen = cards("abc"), .discards = cards("d")};
  EXPECT_EQ(draws(exact, 3), "abc0");
  EXPECT_EQ(text(exact.discards), "d") << "not shuffled before it must be";
}

TEST(Deck, EverythingIsDrawnIfThereIsNoMore) {
  Own deck{.unseen = cards("a"), .discards = cards("bc")};
  EXPECT_EQ(draws(deck, 5), "a*bc0");
  EXPECT_EQ(draws(deck, 2), "0");
  EXPECT_EQ(deck.in_pile(), 0);
}

TEST(Deck, OfEqualCardsTheKnownOneIsPlayedFirst) {
  Own deck{.unseen = cards("aab"), .known = cards("a"), .hidden = 1};
  Cards hand = cards("a");
  deck.play(hand, card('a'));
  EXPECT_TRUE(deck.known.empty());
  EXPECT_EQ(text(hand), "a");
  EXPECT_EQ(deck.hidden, 1);
  deck.play(hand, card('a'));
  EXPECT_TRUE(hand.empty());
  EXPECT_EQ(text(deck.unseen), "ab");
  EXPECT_EQ(deck.hidden, 0);
  EXPECT_EQ(text(deck.discards), "aa");
  EXPECT_EQ(text(deck.all()), "aaab");
}

// Two of three unseen cards, of which two are equal: the pair in one of three hands, a mixed one in the others.
TEST(Deck, AHandIsMadeUpInProportion) {
  const Own deck{.unseen = cards("aab"), .hidden = 2};
  Rng rng(1);
  constexpr int kHands = 30'000;
  int pairs = 0;
  for (int i = 0; i < kHands; ++i) pairs += text(deck.likely_hand(rng)) == "aa" ? 1 : 0;
  EXPECT_NEAR(pairs, kHands / 3.0, 5 * std::sqrt(kHands * 2 / 9.0));
}

TEST(Market, FillsItsRowFromTheLeft) {
  Row market{.pile = cards("aab")};
  int shuffles = 0;
  const auto lacks = [&] { return market.lacks_card([&] { ++shuffles; }); };
  EXPECT_TRUE(lacks());
  EXPECT_EQ(market.turn_up(card('a')), 0U);
  EXPECT_EQ(market.turn_up(card('b')), 1U);
  EXPECT_EQ(market.turn_up(card('a')), 2U);
  EXPECT_FALSE(lacks());
  EXPECT_EQ(market.take(card('a')), 0U) << "the left one of two";
  EXPECT_FALSE(lacks()) << "there is none";
  EXPECT_EQ(shuffles, 0);
}

TEST(Market, ShufflesItsDiscardsWhenThePileHasEnded) {
  Row market{.pile = cards("a")};
  market.turn_up(card('a'));
  market.clear_row();
  EXPECT_EQ(text(market.discards), "a");
  int shuffles = 0;
  EXPECT_TRUE(market.lacks_card([&] { ++shuffles; }));
  EXPECT_EQ(shuffles, 1);
  EXPECT_EQ(text(market.pile), "a");
  EXPECT_TRUE(market.discards.empty());
}

}  // namespace
}  // namespace understory::decks
