// The order in which legal moves are listed. Records and seeded games depend on it, so it changes only on purpose:
// pickers from the forest to Home and from left to right, and of each picker forward or home, left, right, back, out.
#include "tests/mushroom_gangs/table.hpp"

namespace understory::mushroom_gangs {
namespace {

TEST(MoveOrder, OfPlacementsGoesRowByRow) {
  auto t = Table().gangs(3).plays("e5 a1 b2");
  EXPECT_EQ(t.moves(),
            "b1 c1 d1 e1 f1 g1 h1 i1 "
            "a2 c2 d2 e2 f2 g2 h2 i2 "
            "a3 b3 c3 d3 e3 f3 g3 h3 i3 "
            "a4 b4 c4 g4 h4 i4 "
            "a5 b5 c5 g5 h5 i5 "
            "a6 b6 c6 g6 h6 i6 "
            "a7 b7 c7 d7 e7 f7 g7 h7 i7 "
            "a8 b8 c8 d8 e8 f8 g8 h8 i8 "
            "a9 b9 c9 d9 e9 f9 g9 h9 i9");
}

TEST(MoveOrder, OfActionsGoesPickerByPicker) {
  auto t = Table().board({"0...1....",  //
                          "....0....",  //
                          ".........",  //
                          ".0.......",  //
                          "0010.....",  //
                          "...1.....",  //
                          "........0",  //
                          "........1",  //
                          "0......10"});
  EXPECT_EQ(t.moves(),
            "a1-a2 a1-b1 a1-out "
            "e2-e3 e2-d2 e2-f2 e2-out "
            "b4-a4 b4-c4 b4-b3 b4-out "
            "a5-a6 a5-a4 a5-out "
            "b5-b6 b5xc5 b5-out "
            "d5xd6 d5xc5 d5-e5 d5-d4 d5-out "
            "i7xi8 i7-h7 i7-i6 i7-out "
            "a9-home a9-b9 a9-a8 "
            "i9-home i9xh9");
}

}  // namespace
}  // namespace understory::mushroom_gangs
