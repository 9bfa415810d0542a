// Undergrove on the screen: exact drawings and sentences of small positions, and what must hold for every drawing.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "cli/history.hpp"
#include "engine/json.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/contains.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::cli {
namespace {

using nlohmann::json;

std::unique_ptr<AnyMatch> new_match(int seats, Options options = {}) {
  return find_game("undergrove").new_match({seats, std::move(options), {}});
}

std::string shown(const AnyMatch& match, const Look& look, Extent extent = Extent::turn) {
  return shown(match, Seat{0}, look, extent, last_looked(match, Seat{0}));
}

// A sign that ASCII has no letter for becomes a question mark; all others stand behind the stone of a hidden tile.
bool has_unspelt(const std::string& text) {
  for (std::size_t at = text.find('?'); at != std::string::npos; at = text.find('?', at + 1))
    if (at == 0 || !contains("246", text.substr(at - 1, 1))) return true;
  return false;
}

// The guided game after two turns each: everybody's hand is known, so chance decides little.
std::unique_ptr<AnyMatch> guided() {
  auto match = new_match(2, {{"quick_sprout", true}});
  play(*match, {"partner", "done", "root 1,1 pacific-golden-chanterelle", "root 1,1 fly-agaric"});
  play(*match, {"reproduce", "pay nitrogen", "play bellybutton-hedgehog", "space -1,-1", "corner -1,0",
                "root -1,0 bellybutton-hedgehog"});
  return match;
}

TEST(UndergroveBoard, IsDrawnInAHundredColumns) {
  EXPECT_EQ("\n" + shown(*guided(), look_of_width(100)), R"(
Undergrove Round 2. 41 mushrooms in the pile, no discards.
corner         -1                  0                  1                  2
 space     -2            -1                 0                  1            2
     2                                     0,2
2                                  ╭──────────────────╮
                                   │  Pacific Golden  │
     1                  -1,1       │   Chanterelle    │       1,1
                                   │    other 3 C1   ●│
1               ╭──────────────────×──────────────────●0─────────────────╮
                │ Painted Suillus  │    Earthlover   ●│●   Fly Agaric    │
     0    -2,0  │                  │                  │                  │ 2,0
                │    pores 3 C1    │▲       2         │    ring 3 C1     │
0              [▲0]────────────────▲0─────────────────×──────────────────╯
                │+▲ [Bellybutton   │ Common Deceiver  │
    -1    -2,-1 │    Hedgehog]     │                  │       1,-1
                │     pores 4      │    gills 3 C1    │
-1              ╰──────────────────┴──────────────────╯
    -2                 -1,-2               0,-2
●2 seedling with 2 carbon, ●♣ tree, ● inside: root; C carbon, □ cubes, × blocked; [] and + are new.

                carb nitr phos pota tokens ready           hand bonus plants trees roots
▸ ● Brown  you   3    2    2    0   ring pores gills other  3   –      1/6    0/4    3/18
  ▲ Tan  Random [3]  [1]  [0]   2   ring pores gills other  3   –      2/6    0/4    2/18

Carbon track start ● ▲ · 1 · 2 (3) · 3 · 4 (3) · 5 · 6 (3) · 7 · 8 · end
Your next stone, 1: gain 1 nitrogen.

Goals                     ●   ▲   points
1A: turns with 6 carbon   0   0   0 3 5 9 by count from 0
2A: north-south lines     1  [2]  0 0 0 1 3 6 10 by count from 0
3A: trees                 0   0   0 0 1 4 9 by count from 0

Your hand
Surprise Webcap (ring, worth 3) Pay the ring token and 1 carbon: gain 2 nitrogen, gain 2 phosphorus
  and each other player gains 1 nitrogen.
Zeller’s Bolete (pores, worth 2) Pay the pores token and 2 carbon: gain 4 cubes of any kind.
Yellow-tipped Coral (other, worth 2, and 1 for each neighbour of its type) Pay the other token:
  ready the pores token and either gain 1 nitrogen or take another action.

Your roots are on
Earthlover (no type, worth 2) Pay nothing: gain 1 cube of any kind, you may swap up to 2 cubes and
  at the end of a turn, if no mushroom holds carbon, put 1 carbon on each neighbour.
Pacific Golden Chanterelle (other, worth 3) Pay the other token and 1 carbon: gain 1 phosphorus,
  gain 1 potassium and ready the gills token.
Fly Agaric (ring, worth 3) Pay the ring token and 1 carbon: gain 1 nitrogen, gain 1 phosphorus and
  ready the pores token.

The guide suggests: Activate Fly Agaric: your ring token and 1 carbon bring 1 nitrogen and 1
  phosphorus. You swap a little carbon for the cubes that pay for growth, and the carbon stays in
  the forest to be drunk later.

)");
}

TEST(UndergroveBoard, IsDrawnInEightyColumnsOfAscii) {
  EXPECT_EQ("\n" + shown(*guided(), look_of_width(80, false)), R"(
Undergrove Round 2. 41 mushrooms in the pile, no discards.
corner         -1                 0                 1                 2
 space     -2           -1                 0                 1           2
     2                                    0,2
2                                 +-----------------+
                                  | Pacific Golden  |
     1                 -1,1       |   Chanterelle   |       1,1
                                  |   other 3 C1   B|
1               +-----------------x-----------------B0----------------+
                | Painted Suillus |   Earthlover   B|B  Fly Agaric    |
     0    -2,0  |                 |                 |                 | 2,0
                |   pores 3 C1    |T       2        |    ring 3 C1    |
0              [T0]---------------T0----------------x-----------------+
                |+T[Bellybutton   | Common Deceiver |
    -1    -2,-1 |    Hedgehog]    |                 |      1,-1
                |     pores 4     |   gills 3 C1    |
-1              +-----------------+-----------------+
    -2                 -1,-2             0,-2
B2 seedling with 2 carbon, B* tree, B inside: root; C carbon, # cubes, x
blocked; [] and + are new.

                carb nitr phos pota tokens ready           hand bonus plants
> B Brown  you   3    2    2    0   ring pores gills other  3   -      1/6
  T Tan  Random [3]  [1]  [0]   2   ring pores gills other  3   -      2/6
                trees roots
> B Brown  you   0/4    3/18
  T Tan  Random  0/4    2/18

Carbon track start B T . 1 . 2 (3) . 3 . 4 (3) . 5 . 6 (3) . 7 . 8 . end
Your next stone, 1: gain 1 nitrogen.

Goals                     B   T   points
1A: turns with 6 carbon   0   0   0 3 5 9 by count from 0
2A: north-south lines     1  [2]  0 0 0 1 3 6 10 by count from 0
3A: trees                 0   0   0 0 1 4 9 by count from 0

Your hand
Surprise Webcap (ring, worth 3) Pay the ring token and 1 carbon: gain 2
  nitrogen, gain 2 phosphorus and each other player gains 1 nitrogen.
Zeller's Bolete (pores, worth 2) Pay the pores token and 2 carbon: gain 4 cubes
  of any kind.
Yellow-tipped Coral (other, worth 2, and 1 for each neighbour of its type) Pay
  the other token: ready the pores token and either gain 1 nitrogen or take
  another action.

Your roots are on
Earthlover (no type, worth 2) Pay nothing: gain 1 cube of any kind, you may swap
  up to 2 cubes and at the end of a turn, if no mushroom holds carbon, put 1
  carbon on each neighbour.
Pacific Golden Chanterelle (other, worth 3) Pay the other token and 1 carbon:
  gain 1 phosphorus, gain 1 potassium and ready the gills token.
Fly Agaric (ring, worth 3) Pay the ring token and 1 carbon: gain 1 nitrogen,
  gain 1 phosphorus and ready the pores token.

The guide suggests: Activate Fly Agaric: your ring token and 1 carbon bring 1
  nitrogen and 1 phosphorus. You swap a little carbon for the cubes that pay for
  growth, and the carbon stays in the forest to be drunk later.

)");
}

TEST(UndergroveBoard, IsToldInSentences) {
  Look look = look_of_width(80);
  look.plain = true;
  EXPECT_EQ("\n" + shown(*guided(), look), R"(
Round 2. 41 mushrooms in the pile, no discards.
Brown, played by you: 3 carbon, 2 nitrogen, 2 phosphorus, 0 potassium; all tokens are ready; 3 mushrooms in hand.
Brown has 1 of 6 plants in the forest, no trees, with 3 of 18 roots.
Tan, played by Random: 3 carbon, 1 nitrogen, 0 phosphorus, 2 potassium; all tokens are ready; 3 mushrooms in hand.
Tan has 2 of 6 plants in the forest, no trees, with 2 of 18 roots.
Pacific Golden Chanterelle on space 0,1: other, worth 3, 1 carbon; rooted there: Brown from corner 1,1.
Painted Suillus on space -1,0: pores, worth 3, 1 carbon.
Earthlover on space 0,0: no type, worth 2, no carbon; rooted there: Brown from corner 1,1 and Tan from corner 0,0.
Fly Agaric on space 1,0: ring, worth 3, 1 carbon; rooted there: Brown from corner 1,1.
Bellybutton Hedgehog on space -1,-1: pores, worth 4, no carbon; rooted there: Tan from corner -1,0.
Common Deceiver on space 0,-1: gills, worth 3, 1 carbon.
Seedling of Brown on corner 1,1: 0 carbon, 3 roots.
Seedling of Tan on corner -1,0: 0 carbon, 1 root.
Seedling of Tan on corner 0,0: 0 carbon, 1 root.
Brown is at the start of the carbon track.
Tan is at the start of the carbon track.
Bonus tiles left: 3 at stone 2, 3 at stone 4 and 3 at stone 6.
Goal 1A: turns with 6 carbon: Brown 0 and Tan 0. Points: 0 3 5 9 by count from 0.
Goal 2A: north-south lines: Brown 1 and Tan 2. Points: 0 0 0 1 3 6 10 by count from 0.
Goal 3A: trees: Brown 0 and Tan 0. Points: 0 0 1 4 9 by count from 0.
In your hand: Surprise Webcap (ring, worth 3) Pay the ring token and 1 carbon: gain 2 nitrogen, gain 2 phosphorus and each other player gains 1 nitrogen.
In your hand: Zeller’s Bolete (pores, worth 2) Pay the pores token and 2 carbon: gain 4 cubes of any kind.
In your hand: Yellow-tipped Coral (other, worth 2, and 1 for each neighbour of its type) Pay the other token: ready the pores token and either gain 1 nitrogen or take another action.
The guide suggests: Activate Fly Agaric: your ring token and 1 carbon bring 1 nitrogen and 1 phosphorus. You swap a little carbon for the cubes that pay for growth, and the carbon stays in the forest to be drunk later.
)");
}

TEST(UndergroveBoard, ShowsOnlyNewsWithinATurn) {
  const auto match = guided();
  const std::size_t before = match->moves().size();
  play(*match, {"reproduce"});
  EXPECT_EQ("\n" + shown(*match, Seat{0}, look_of_width(80), Extent::news, before), R"(
               carb nitr phos pota tokens ready           hand
▸ ● Brown  you [2]   2   [0]   0   ring pores gills other  3
)");
}

TEST(UndergroveBoard, TellsWhatAllMushroomsDoWhenAsked) {
  const auto match = guided();
  const std::string turn = shown(*match, look_of_width(100));
  EXPECT_TRUE(contains(turn, "Fly Agaric (ring, worth 3) Pay the ring token and 1 carbon: gain 1 nitrogen"));
  EXPECT_FALSE(contains(turn, "Painted Suillus (pores"));
  EXPECT_TRUE(contains(asked(*match, Seat{0}, look_of_width(100), "mushrooms"), "Painted Suillus (pores, worth 3)"));
}

TEST(UndergroveBoard, ShowsTheTrackWhenAsked) {
  const std::string track = asked(*guided(), Seat{0}, look_of_width(80), "track");
  EXPECT_TRUE(contains(track, "\nStone 5: gain 1 cube of any kind.\n")) << track;
  EXPECT_TRUE(contains(track, "\nAt the end, free: gain 3 carbon.\n")) << track;
}

TEST(UndergroveBoard, FitsIntoTwentyFourRowsWithAGuide) {
  EXPECT_EQ("\n" + fitted(*guided(), Seat{0}, look_of_width(80), 18, last_looked(*guided(), Seat{0})), R"(
corner         -1                 0                 1                 2
2                                 ╭─────────────────╮
                                  │ Pacific Golden… │
                       -1,1       │   other 3 C1   ●│       1,1
1               ╭─────────────────×─────────────────●0────────────────╮
                │ Painted Suillus │   Earthlover   ●│●  Fly Agaric    │
          -2,0  │   pores 3 C1    │▲       2        │    ring 3 C1    │ 2,0
0              [▲0]───────────────▲0────────────────×─────────────────╯
                │+▲[Bellybutton…  │ Common Deceiver │
          -2,-1 │     pores 4     │   gills 3 C1    │      1,-1
-1              ╰─────────────────┴─────────────────╯
Round 2   carb nitr phos pota tokens ready           track 1A 2A  3A points
▸ ● Brown  3    2    2    0   ring pores gills other  0     0  1   0  3
  ▲ Tan   [3]  [1]  [0]   2   ring pores gills other  0     0 [2]  0  3
Your hand  Surprise Webcap  Zeller’s Bolete  Yellow-tipped Coral
The guide suggests: Activate Fly Agaric: your ring token and 1 carbon bring 1
  nitrogen and 1 phosphorus. You swap a little carbon for the cubes that pay for
  growth, and the carbon stays in the forest to be drunk later.
)");
}

TEST(UndergroveBoard, HasTheElderBesideYou) {
  const auto match = new_match(1);
  play(*match, {"corner 1,1"});
  const std::string drawn = shown(*match, look_of_width(100));
  EXPECT_TRUE(contains(drawn, "▲ The Elder  "));
  EXPECT_TRUE(contains(drawn, "\nThe Elder’s next card: ")) << drawn;
  EXPECT_TRUE(contains(drawn, "[▲0]")) << "the Elder took its corner";
  Look look = look_of_width(80);
  look.plain = true;
  EXPECT_TRUE(contains(shown(*match, look), "\nThe Elder will play "));
}

TEST(UndergroveBoard, IsColouredBySeat) {
  Look look = look_of_width(100, true, Colors::sixteen);
  look.seats = inks_of(find_game("undergrove").info);
  const std::string drawn = shown(*guided(), look);
  EXPECT_TRUE(contains(drawn, "\x1b[1;33m●0\x1b[0m")) << "a seedling of Brown";
  EXPECT_TRUE(contains(drawn, "\x1b[1;93m[▲0]\x1b[0m")) << "a new one of Tan";
}

// Every drawing of random games, in all windows and letters.
TEST(UndergroveBoard, FitsAndHasAllItsWords) {
  Rng rng(11);
  for (int seats = 1; seats <= 4; ++seats) {
    const std::int64_t rounds = kSanitized ? 4 : 30;
    const auto match = new_match(seats, {{"goals", std::string("random8")}, {"round_limit", rounds}});
    for (int move = 0; match->actor() != kNobody; ++move) {
      match->apply(match->actor() == kChance ? match->draw(kKey) : match->random_move(rng));
      if (move % 61 != 0 && match->actor() != kNobody) continue;
      for (const int width : {40, 80, 100, 120})
        for (const bool utf8 : {true, false})
          for (const std::string& drawn : drawings(*match, look_of_width(width, utf8))) {
            for (const std::string& line : lines_of(drawn))
              ASSERT_LE(width_of(line), static_cast<std::size_t>(width)) << line << "\n" << drawn;
            ASSERT_FALSE(contains(drawn, "⟦")) << drawn;
            ASSERT_TRUE(utf8 || !has_unspelt(drawn)) << drawn;
          }
      Look plain = look_of_width(80);
      plain.plain = true;
      for (const std::string& told : drawings(*match, plain)) {
        ASSERT_FALSE(contains(told, "⟦")) << told;
        for (const char* sign : {"●", "│", "─", "[", "×"}) ASSERT_FALSE(contains(told, sign)) << told;
      }
      ASSERT_FALSE(contains(shown(*match, kSpectator, look_of_width(100), Extent::turn, 0), "⟦"));
    }
  }
}

std::unique_ptr<AnyMatch> grown_to_the_east() {
  json position = guided()->position();
  int x = 2;
  json pile = json::array();
  for (const json& tile : position["pile"]) {
    if (x < 20)
      position["forest"].push_back({{"tile", tile}, {"at", {x++, 0}}, {"carbon", 0}, {"cubes", 0}});
    else
      pile.push_back(tile);
  }
  position["pile"] = pile;
  return find_game("undergrove").from_position({2, {{"quick_sprout", true}}, {}}, position);
}

// A forest that has grown in one direction only comes in bands, and each mushroom stands in one of them.
TEST(UndergroveBoard, CutsAWideForestIntoBands) {
  const auto wide = grown_to_the_east();
  const std::string drawn = shown(*wide, Seat{0}, look_of_width(100), Extent::turn, 0);
  int bands = 0;
  for (const std::string& line : lines_of(drawn)) {
    bands += line.starts_with("corner") ? 1 : 0;
    EXPECT_LE(width_of(line), 100U);
  }
  EXPECT_EQ(bands, 4);
  EXPECT_TRUE(contains(drawn, "20,0"));
}

// Where what matters lies far away from the middle, that part is drawn; arrows say where the rest is.
TEST(UndergroveBoard, ShowsThePartThatMatters) {
  const auto wide = grown_to_the_east();
  const std::string drawn = fitted(*wide, Seat{0}, look_of_width(80), 16, 0);
  EXPECT_LE(lines_of(drawn).size(), 16U);
  EXPECT_TRUE(contains(drawn, "●0")) << "one's own plant: " << drawn;
  EXPECT_TRUE(contains(drawn, "→")) << drawn;
  EXPECT_FALSE(contains(drawn, "←")) << drawn;
  EXPECT_FALSE(contains(drawn, "20,0")) << drawn;
  EXPECT_TRUE(contains(asked(*wide, Seat{0}, look_of_width(80), "board"), "20,0")) << "board shows all";
  Look ascii = look_of_width(80, false);
  EXPECT_TRUE(contains(fitted(*wide, Seat{0}, ascii, 16, 0), " >\n"));
}

TEST(UndergroveBoard, ShowsNothingThatItsViewerMayNotKnow) {
  const auto match = new_match(2);
  play(*match, {"corner 1,1", "corner 0,0"});
  json other = match->position();
  json& hand = other["players"][1]["hand"];
  const std::string held = hand.begin().key();
  const std::string drawn = other["pile"][0].get<std::string>();
  hand[drawn] = hand[held];
  hand.erase(held);
  other["pile"][0] = held;
  const auto alike = find_game("undergrove").from_position({2, match->options(), {}}, other);
  const auto same = find_game("undergrove").from_position({2, match->options(), {}}, match->position());
  ASSERT_NE(alike->hash(), same->hash());
  for (const Extent extent : {Extent::news, Extent::turn})
    EXPECT_EQ(shown(*alike, Seat{0}, look_of_width(100), extent, 0),
              shown(*same, Seat{0}, look_of_width(100), extent, 0));
  EXPECT_EQ(drawings(*alike, look_of_width(100)), drawings(*same, look_of_width(100)));
  EXPECT_EQ(fitted(*alike, Seat{0}, look_of_width(100), 60, 0), fitted(*same, Seat{0}, look_of_width(100), 60, 0));
  EXPECT_NE(fitted(*alike, Seat{1}, look_of_width(100), 60, 0), fitted(*same, Seat{1}, look_of_width(100), 60, 0));
  EXPECT_NE(shown(*alike, Seat{1}, look_of_width(100), Extent::turn, 0),
            shown(*same, Seat{1}, look_of_width(100), Extent::turn, 0));
}

}  // namespace
}  // namespace understory::cli
