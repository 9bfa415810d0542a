// Chapters 1 and 2 of RULES.md: the foragers, the cards, and how hands are dealt.
#include "engine/refusal.hpp"
#include "tests/_template/table.hpp"

namespace understory::template_game {
namespace {

using nlohmann::json;

TEST(Foragers, AreTwoToFour) {  // R1.1
  for (const int count : {2, 3, 4}) EXPECT_EQ(Table().foragers(count).problem(), "");
  EXPECT_EQ(Table().foragers(1).problem(), "Foraging is for 2 to 4 seats, not 1. (R1.1)");
  EXPECT_EQ(Table().foragers(5).problem(), "Foraging is for 2 to 4 seats, not 5. (R1.1)");
}

TEST(Foragers, StartWithNothingAndTakeTurnsFromSeatZero) {  // R1.1
  auto t = Table().foragers(3).option("hand", 1).plays("deal fox, deal fox, deal fox");
  for (const int forager : {0, 1, 2}) EXPECT_EQ(t.nuts(forager), 0);
  EXPECT_EQ(t.actor(), "forager 0");
  EXPECT_EQ(t.plays("rest").actor(), "forager 1");
  EXPECT_EQ(t.plays("rest").actor(), "forager 2");
  EXPECT_EQ(t.plays("rest").actor(), "forager 0");
}

TEST(Cards, AreThoseOfThePack) {  // R1.2
  EXPECT_EQ(Table().drawn().at("deck"),
            json({{"acorn", 6}, {"berry", 5}, {"squirrel", 3}, {"fox", 4}, {"jay", 2}, {"badger", 2}}));
}

TEST(Cards, AreInTheDeckInAHandBuriedOrFaceUp) {  // R1.2
  auto t = Table().hand(0, "acorn berry").hand(1, "fox").deck("berry squirrel");
  t.plays("play berry, deal squirrel, bury fox, bury squirrel");
  EXPECT_EQ(t.hand(0), "acorn");
  EXPECT_EQ(t.buried(0), "squirrel");
  EXPECT_EQ(t.hand(1), "");
  EXPECT_EQ(t.buried(1), "fox");
  EXPECT_EQ(t.deck(), "berry");
  EXPECT_EQ(t.face_up(),
            "acorn acorn acorn acorn acorn berry berry berry berry squirrel squirrel fox fox fox jay jay badger "
            "badger");
}

TEST(Cards, AreCountedByAllAndKnownToTheirForager) {  // R1.3
  auto t = Table().hand(0, "acorn fox").hand(1, "berry berry").buried(1, "squirrel").deck("fox");
  const auto seen_by = [&](Seat viewer) { return t.game().view_json(t.game().observe(t.state(), viewer)); };
  const json none = json::object();
  const json counts{{{"nuts", 0}, {"hand", 2}, {"buried", 0}, {"front", none}, {"dug_up", none}},
                    {{"nuts", 0}, {"hand", 2}, {"buried", 1}, {"front", none}, {"dug_up", none}}};
  for (const Seat viewer : {seat(0), seat(1), kSpectator}) {
    EXPECT_EQ(seen_by(viewer).at("foragers"), counts);
    EXPECT_EQ(seen_by(viewer).at("deck"), 1);
    EXPECT_EQ(seen_by(viewer).at("face_up"), t.drawn().at("face_up"));
  }
  EXPECT_EQ(seen_by(seat(0)).at("mine"), json({{"hand", {{"acorn", 1}, {"fox", 1}}}, {"buried", json::object()}}));
  EXPECT_EQ(seen_by(seat(1)).at("mine"), json({{"hand", {{"berry", 2}}}, {"buried", {{"squirrel", 1}}}}));
  EXPECT_FALSE(seen_by(kSpectator).contains("mine"));
}

TEST(Cards, AreReadByWhoSeesThem) {  // R1.3
  auto t = Table().hand(0, "squirrel").deck("squirrel squirrel");
  const auto faces = [&](Seat viewer) { return t.game().view_json(t.game().observe(t.state(), viewer)).at("faces"); };
  EXPECT_EQ(faces(seat(0)).at("squirrel").size(), 1U) << "one step: gain or draw";
  EXPECT_FALSE(faces(seat(1)).contains("squirrel")) << "in another hand and in the deck";
  EXPECT_TRUE(faces(seat(1)).contains("acorn")) << "face up";
}

TEST(Deal, GivesEveryoneThreeCardsOneAtATime) {  // R2.1
  auto t = Table().foragers(2);
  EXPECT_EQ(t.question(), "Hazel gets a card.");
  t.plays("deal acorn, deal berry");
  EXPECT_EQ(t.hand(0) + ", " + t.hand(1), "acorn, berry");
  t.plays("deal acorn, deal fox, deal squirrel");
  EXPECT_EQ(t.actor(), "chance");
  t.plays("deal berry");
  EXPECT_EQ(t.hand(0) + ", " + t.hand(1), "acorn acorn squirrel, berry berry fox");
  EXPECT_EQ(t.actor(), "forager 0");
}

TEST(Deal, GivesAsManyAsTheOptionSays) {  // R2.1, R7.3
  for (const int hand : {1, 4}) {
    auto t = Table().foragers(4).option("hand", hand);
    for (int dealt = 0; dealt < 4 * hand; ++dealt) {
      EXPECT_EQ(t.actor(), "chance");
      t.plays(t.moves().substr(0, t.moves().find(',')));
    }
    EXPECT_EQ(t.actor(), "forager 0");
    for (const int forager : {0, 1, 2, 3}) EXPECT_EQ(t.state().pub.hand_size[seat(forager)], hand);
  }
  EXPECT_NE(Table().option("hand", 0).problem(), "");
  EXPECT_NE(Table().option("hand", 5).problem(), "");
}

TEST(Deal, ComesBeforeEverythingElse) {  // R2.2
  auto t = Table().plays("deal acorn");
  for (const char* move : {"play acorn", "bury acorn", "rest", "pay", "give acorn", "pick 1"})
    EXPECT_TRUE(t.refuses("R2.2", move));
}

TEST(Deal, IsByChance) {  // R2.2
  auto t = Table().hand(0, "berry").hand(1, "acorn").deck("acorn acorn acorn fox").plays("play berry");
  EXPECT_EQ(t.moves(), "deal acorn, deal fox");
  EXPECT_EQ(t.game().weight(t.state(), t.game().parse("deal acorn")), 3U) << "as many as there are";
  EXPECT_EQ(t.game().weight(t.state(), t.game().parse("deal fox")), 1U);
  EXPECT_EQ(t.why("deal berry"), "The deck holds no Berry. (R2.2)");
  t.plays("deal fox");
  EXPECT_TRUE(t.refuses("R2.2", "deal acorn")) << "nobody draws now";
}

TEST(Deal, IsSeenOnlyByWhoGetsTheCard) {  // R2.2
  auto t = Table().plays("deal squirrel");
  EXPECT_EQ(t.happened_to(seat(0)), "Hazel gets Squirrel.");
  EXPECT_EQ(t.happened_to(seat(1)), "Hazel gets a card.");
  EXPECT_EQ(t.happened_to(kSpectator), "Hazel gets a card.");
}

}  // namespace
}  // namespace understory::template_game
