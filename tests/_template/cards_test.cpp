// Every card of the standard pack: what it says and what it does.
#include <set>

#include "tests/_template/table.hpp"

namespace understory::template_game {
namespace {

TEST(Card, Acorn) {
  auto t = Table().hand(0, "acorn").hand(1, "fox");
  EXPECT_EQ(t.text("acorn"), "gain 3 nuts");
  t.plays("play acorn");
  EXPECT_EQ(t.nuts(0), 3);
  EXPECT_EQ(t.actor(), "forager 1");
}

TEST(Card, Berry) {
  auto t = Table().hand(0, "berry").deck("fox acorn");
  EXPECT_EQ(t.text("berry"), "draw a card; gain 1 nut");
  EXPECT_EQ(t.label("play berry"), "Play Berry (draw a card and gain 1 nut)");
  t.plays("play berry, deal acorn");
  EXPECT_EQ(t.hand(0), "acorn");
  EXPECT_EQ(t.nuts(0), 1);
}

TEST(Card, Squirrel) {
  auto t = Table().hand(0, "squirrel").deck("fox acorn berry");
  EXPECT_EQ(t.text("squirrel"), "choose: gain 4 nuts, or draw 2 cards");
  auto draws = t;
  t.plays("play squirrel, pick 1");
  EXPECT_EQ(t.nuts(0), 4);
  EXPECT_EQ(t.hand(0), "");
  draws.plays("play squirrel, pick 2, deal fox, deal berry");
  EXPECT_EQ(draws.nuts(0), 0);
  EXPECT_EQ(draws.hand(0), "berry fox");
}

TEST(Card, Fox) {
  auto t = Table().foragers(3).hand(0, "fox").hand(2, "berry").nuts({0, 2, 0});
  EXPECT_EQ(t.text("fox"), "gain 1 nut; each other forager pays you 1 nut or gives up a card");
  t.plays("play fox, pay, give berry");
  EXPECT_EQ(t.nuts(0), 2);
  EXPECT_EQ(t.nuts(1), 1);
  EXPECT_EQ(t.hand(2), "");
}

TEST(Card, Jay) {
  auto t = Table().hand(0, "jay").hand(1, "acorn acorn").nuts({2, 0});
  EXPECT_EQ(t.text("jay"),
            "spend 1 nut (1 fewer for each card you have buried); whenever another forager buries a card: gain 1 nut");
  EXPECT_EQ(t.label("play jay"), "Play Jay (whenever another forager buries a card: gain 1 nut): pay 1 nut");
  t.plays("play jay");
  EXPECT_EQ(t.front(0), "jay");
  EXPECT_EQ(t.nuts(0), 1);
  t.plays("bury acorn, use jay");
  EXPECT_EQ(t.nuts(0), 2);
}

TEST(Card, Badger) {
  auto t = Table().hand(0, "badger").hand(1, "acorn").deck("berry fox acorn").nuts({2, 0});
  EXPECT_EQ(
      t.text("badger"),
      "whenever another forager buries a card: spend 2 nuts (1 fewer for each card you have buried) and turn up 2 "
      "cards of the deck and keep one");
  t.plays("play badger, bury acorn, use badger");
  EXPECT_EQ(t.nuts(0), 0);
  t.plays("deal fox, deal berry, keep fox");
  EXPECT_EQ(t.dug_up(0), "fox");
  EXPECT_EQ(t.under(), "berry");
}

TEST(Cards, AllHaveATestAbove) {
  std::set<std::string> names;
  for (const CardDef& card : parse_pack(standard_pack()).cards) names.insert(card.name);
  EXPECT_EQ(names, std::set<std::string>({"acorn", "berry", "squirrel", "fox", "jay", "badger"}));
}

}  // namespace
}  // namespace understory::template_game
