// Every card: what it says, and what it does. The fields of the front:
//
//     a       b       c       d       e
//   1 moss    leaves  soil    moss    water
//   2 water   moss    shrine  leaves  moss
//   3 soil    leaves  water   moss    leaves
//   4 water   soil    leaves  soil    water
#include <set>

#include "tests/mycelia/table.hpp"

namespace understory::mycelia {
namespace {

struct Row {
  std::string card;
  std::string text;
  std::string forest;  // before
  std::string moves;   // after it was played
  std::string after;
  int leaves = 0;  // gained
};

// Others have no drop that they could be asked about, so the rest of the turn is the player's.
void plays(const Row& row) {
  SCOPED_TRACE(row.card);
  auto t = Table::expansion().forest(0, row.forest).forest(1, "c1:1").hand(0, row.card);
  EXPECT_EQ(t.text("card " + row.card), row.text);
  t.plays("play " + row.card + (row.moves.empty() ? "" : ", ") + row.moves);
  EXPECT_EQ(t.forest(0), row.after);
  EXPECT_EQ(t.leaves(0), row.leaves);
  EXPECT_TRUE(t.allows("end")) << t.question() << " " << t.moves();
  EXPECT_EQ(t.discards(0), row.card);
}

const std::vector<Row>& start_rows() {
  static const std::vector<Row> kRows{
      {"leaf-heap", "gain 1 leaf", "b2:1", "", "b2:1", 1},
      {"shared-leaf-heap", "gain 2 leaves; every other player: gains 1 leaf", "b2:1", "", "b2:1", 2},
      {"boletus-edulis", "move 1 drop, at a moss field", "a1:2 b1:1", "field a1, to b1", "a1:1 b1:2"},
      {"coprinus-comatus", "move 1 drop, at a water field", "e1:1 c3:2", "field c3, to c2", "e1:1 c3:1"},
      {"agaricus-silvaticus", "move 1 drop, at a leaves field", "c4:1 e3:1", "field c4, to b4", "e3:1 b4:1"},
  };
  return kRows;
}

const std::vector<Row>& basic_rows() {
  static const std::vector<Row> kRows{
      {"rickenella-fibula", "gain 1 leaf; 2 times: move 1 drop, at a moss field", "a1:1 b2:2",
       "field a1, to a2, field b2, to c2", "a2:1 b2:1", 1},
      {"gymnopus-dryophilus", "either gain 2 leaves, or 3 times: move 1 drop, at a leaves field", "b1:3",
       "pick 2, field b1, to a1, field b1, to b2, field b1, to c1", "a1:1 c1:1 b2:1"},
      {"vibrissea-truncorum", "gain 2 leaves; 2 times: move 1 drop, at a water field", "a2:1 e1:1",
       "field a2, to b2, field e1, to d1", "d1:1 b2:1", 2},
      {"mycena-epipterygia", "move 1 drop, at any field; move 1 drop, at a moss field", "b4:2", "field b4, to b3",
       "b3:1 b4:1"},
      {"psathyrella-aquatica",
       "gain 2 leaves; move 1 drop, then remove 1 drop, at a water field holding at least 2; move 1 drop, at a water "
       "field",
       "c3:2 e4:1", "field c3, to d3, remove 1, field e4, to d4", "d3:1 d4:1", 2},
      {"lepista-nuda", "gain 1 leaf; 4 times: move 1 drop, at a leaves field", "d2:4",
       "field d2, to c2, field d2, to c2, field d2, to e2, field d2, to d1", "d1:1 e2:1", 1},
      {"laccaria-amethystina", "gain 4 leaves", "a1:1", "", "a1:1", 4},
      {"mitrula-paludosa", "gain 2 leaves; remove 1 drop, at a water field", "a1:1 a4:3", "field a4", "a1:1 a4:2", 2},
      {"galerina-hypnorum", "gain 2 leaves; remove 1 drop, at a moss field holding at least 2", "b2:1 d3:2", "field d3",
       "b2:1 d3:1", 2},
      {"cantharellus-cibarius", "gain 1 leaf; either gain 2 leaves, or 2 times: move 1 drop, at any field", "b4:1",
       "pick 1", "b4:1", 3},
      {"lycoperdon-perlatum", "3 times: move 1 drop, at any field; every other player: move 1 drop, at a leaves field",
       "a4:1", "field a4, to b4, field b4, to b3, field b3, to b2", "b2:1"},
      {"panellus-mitis", "3 times: move 1 drop, at any field", "a3:1 e1:1",
       "field a3, to b3, field b3, to c3, field c3, to c2", "e1:1"},
      {"hericium-cirrhatum", "remove 2 drops, at any field holding exactly 2", "a1:2 b2:3", "field a1, remove 2",
       "b2:3"},
      {"lactarius-deliciosus",
       "gain 2 leaves; either remove 1 drop, at a moss field, or remove 1 drop, at a leaves field", "b2:1 b1:1",
       "pick 2, field b1", "b2:1", 2},
      {"hygrocybe-punicea", "remove up to 3 drops, at a moss field", "b2:4", "field b2, remove 3", "b2:1"},
      {"amanita-muscaria", "remove 1 drop from each neighbour that holds one, at any field", "b2:1 a2:2 b1:1 b3:1",
       "field b2, all", "a2:1 b2:1"},
      {"armillaria-mellea", "2 times: remove 1 drop, at any field holding exactly 1; every other player: gains 1 leaf",
       "a1:1 c1:1 e1:2", "field a1, field c1", "e1:2"},
      {"marasmius-oreades", "remove 1 drop from each neighbour that holds one, at a leaves field, empty or not",
       "a3:2 c3:1 a1:1", "field b3, all", "a1:1 a3:1"},
      {"cudoniella-clavus",
       "remove up to 2 drops, then remove 1 drop from one neighbour, at a water field, empty or not", "c3:3 c4:1",
       "field c3, remove 2, near c4", "c3:1"},
      {"rhodotus-palmatus", "gain 3 leaves; 2 times: remove 1 drop, at a water field", "c3:2 a1:1",
       "field c3, field c3", "a1:1", 3},
  };
  return kRows;
}

const std::vector<Row>& expansion_rows() {
  static const std::vector<Row> kRows{
      {"phallus-impudicus", "gain 3 leaves", "a1:1", "", "a1:1", 3},
      {"coprinopsis-atramentaria", "gain 1 leaf; trash a card of your discards", "a1:1", "skip", "a1:1", 1},
      {"hydnum-repandum", "2 times: move 1 drop, at any field", "a3:2", "field a3, to a2, field a3, to b3",
       "a2:1 b3:1"},
      {"trametes-versicolor", "gain 2 leaves; move 1 drop, at any field", "d4:1", "field d4, to d3", "d3:1", 2},
      {"serpula-himantioides", "trash a card of your discards; 2 times: move 1 drop, at any field", "d4:1",
       "skip, field d4, to d3, field d3, to c3", "c3:1"},
      {"pleurotus-ostreatus",
       "2 times: either remove 1 drop, at a leaves field, or remove 1 drop, at a moss field; every other player: "
       "remove 1 drop, at a water field",
       "b1:1 b2:1 c1:1", "pick 2, field b2, pick 1, field b1", "c1:1"},
      {"geastrum-triplex", "2 times: move 2 drops, at any field holding at least 2", "b3:2 d4:1",
       "field b3, to c3, to c3, field c3, to c2, to c2", "d4:1"},
      {"tylopilus-formosus", "remove 1 drop, then move 1 drop, at any field holding at least 2", "a3:2",
       "field a3, remove 1, to a2", "a2:1"},
      {"ganoderma-lucidum", "gain 3 leaves", "a1:1", "", "a1:1", 3},
      {"sparassis-crispa", "remove 3 drops, at any field holding exactly 3", "a1:3 a2:4", "field a1, remove 3", "a2:4"},
      {"fomes-fomentarius", "4 times: move 1 drop, at any field", "a4:1 c1:1",
       "field a4, to b4, field b4, to b3, field b3, to c3, field c3, to c2", "c1:1"},
      {"clavulinopsis-fusiformis", "gain 1 leaf", "a1:1", "", "a1:1", 1},
      {"morchella-esculenta", "gain 3 leaves; remove 1 drop, at any field; every other player: gains 1 leaf",
       "c1:1 a1:1", "field c1", "a1:1", 3},
      {"laetiporus-sulphureus", "2 times: remove 1 drop, at any field; every other player: move 1 drop, at any field",
       "c1:2 a1:1", "field c1, field c1, skip", "a1:1"},
      {"ramaria-botrytis", "remove 1 drop, then remove 1 drop from each neighbour that holds one, at a moss field",
       "b2:1 a2:1 b1:2 e4:1", "field b2, remove 1, all", "b1:1 e4:1"},
  };
  return kRows;
}

TEST(StartCards, SayAndDo) {
  for (const Row& row : start_rows()) plays(row);
}
TEST(BasicHeroes, SayAndDo) {
  for (const Row& row : basic_rows()) plays(row);
}
TEST(ExpansionHeroes, SayAndDo) {
  for (const Row& row : expansion_rows()) plays(row);
}

TEST(Cards, AreAllTested) {
  std::set<std::string> tested;
  for (const auto* rows : {&start_rows(), &basic_rows(), &expansion_rows()})
    for (const Row& row : *rows) tested.insert(row.card);
  const Pack pack = parse_pack(standard_pack());
  for (const CardDef& card : pack.start) EXPECT_EQ(tested.count(card.name), 1U) << card.name;
  for (const HeroDef& hero : pack.heroes) EXPECT_EQ(tested.count(hero.name), 1U) << hero.name;
  EXPECT_EQ(tested.size(), pack.cards());
}

// Whoever hires it has it on top of its pile in the end, and has paid.
Table hires(const std::string& hero, const std::string& discards = "leaf-heap") {
  auto t = Table::expansion().showcase(hero + " - - - -").discards(0, discards).leaves(0, 8);
  t.forest(0, "a1:1 b1:2").forest(1, "b3:1");
  return t.plays("hire " + hero);
}

TEST(Hiring, BringsActionCards) {
  for (const auto& [hero, letter] :
       {std::pair("phallus-impudicus", "e"), {"trametes-versicolor", "c"}, {"ganoderma-lucidum", "d"}}) {
    auto t = hires(hero);
    EXPECT_EQ(t.text(std::string("hiring ") + hero), std::string("take action card ") + letter);
    EXPECT_EQ(t.owned(0), std::string("a b ") + letter);
    EXPECT_EQ(t.top(0), hero);
  }
}

TEST(Hiring, LetsACardBeTrashed) {
  for (const std::string hero : {"hydnum-repandum", "tylopilus-formosus"}) {
    auto t = hires(hero);
    EXPECT_EQ(t.text("hiring " + hero), "trash a card of your discards");
    EXPECT_EQ(t.moves(), "trash leaf-heap, skip");
    EXPECT_EQ(t.top(0), "") << "not before its effect is done";
    t.plays("trash leaf-heap");
    EXPECT_EQ(t.discards(0), "");
    EXPECT_EQ(t.top(0), hero);
  }
}

TEST(Hiring, LetsOthersMove) {
  auto t = hires("fomes-fomentarius");
  EXPECT_EQ(t.text("hiring fomes-fomentarius"), "every other player: move 1 drop, at any field");
  EXPECT_EQ(t.actor(), "player 1");
  t.plays("field b3, to b2");
  EXPECT_EQ(t.forest(1), "b2:1");
  EXPECT_EQ(t.actor(), "player 0");
  EXPECT_EQ(t.top(0), "fomes-fomentarius");
}

TEST(Hiring, LaysAnAdditionalShrine) {
  auto t = hires("clavulinopsis-fusiformis");
  EXPECT_EQ(t.text("hiring clavulinopsis-fusiformis"),
            "choose any field holding exactly 1 drop, remove it and lay an additional shrine there");
  EXPECT_EQ(t.moves(), "cover a1");
  t.plays("cover a1");
  EXPECT_EQ(t.forest(0), "b1:2");
  EXPECT_EQ(t.covered(0), "a1");
}

TEST(Actions, SayAndDo) {  // R5.2 to R5.6
  const std::vector<std::string> texts{"turn up a new showcase", "move 1 drop, at any field",
                                       "move up to 2 drops, at any field", "remove 1 drop, at any field",
                                       "trash a card of your discards"};
  for (std::size_t i = 0; i < texts.size(); ++i)
    EXPECT_EQ(Table().text(std::string("action ") + static_cast<char>('a' + i)), texts[i]);
}

TEST(SoloCards, Say) {
  const std::vector<std::string> texts{"turn Gwidyon’s chip; Gwidyon removes 1 drop",
                                       "turn Gwidyon’s chip; Gwidyon removes 2 drops",
                                       "turn up a new showcase",
                                       "gain 1 leaf; Gwidyon removes 3 drops",
                                       "gain 1 leaf; Gwidyon removes 1 drop",
                                       "move 1 drop, at any field"};
  for (std::size_t i = 0; i < texts.size(); ++i) EXPECT_EQ(Table().text("solo s" + std::to_string(i + 1)), texts[i]);
}

}  // namespace
}  // namespace understory::mycelia
