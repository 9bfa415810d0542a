// Underground Panic! in the terminal: what must hold for every drawing.
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/contains.hpp"
#include "tests/underground_panic/table.hpp"

namespace understory::cli {
namespace {

TEST(UndergroundPanicBoard, FitsAndHasAllItsWords) {
  Rng rng(11);
  for (int seats = 2; seats <= 4; ++seats) {
    const auto match = find_game("underground-panic").new_match({seats, {}, {}});
    for (int move = 0; match->actor() != kNobody; ++move) {
      match->apply(match->actor() == kChance ? match->draw(kKey) : match->random_move(rng));
      if (move % 61 != 0 && match->actor() != kNobody) continue;
      for (const int width : {40, 80, 100, 120})
        for (const bool utf8 : {true, false})
          for (const std::string& drawn : drawings(*match, look_of_width(width, utf8))) {
            for (const std::string& line : lines_of(drawn))
              ASSERT_LE(width_of(line), static_cast<std::size_t>(width)) << line << "\n" << drawn;
            ASSERT_FALSE(contains(drawn, "⟦")) << drawn;
            ASSERT_TRUE(utf8 || !contains(drawn, "?")) << drawn;
          }
      Look plain = look_of_width(80);
      plain.plain = true;
      for (const std::string& told : drawings(*match, plain)) {
        ASSERT_FALSE(contains(told, "⟦")) << told;
        for (const char* sign : {"●", "▸", "@", "~"}) ASSERT_FALSE(contains(told, sign)) << told;
      }
      ASSERT_FALSE(contains(shown(*match, kSpectator, look_of_width(100), Extent::turn, 0), "⟦"));
    }
  }
}

// What the second player sees of a moment.
std::unique_ptr<AnyMatch> match_at(underground_panic::Table table) {
  const auto position = table.game().position(table.state());
  return find_game("underground-panic").from_position({table.game().seats(), {}, {}}, position);
}
std::string seen_at(underground_panic::Table table, Extent extent) {
  return shown(*match_at(std::move(table)), Seat{1}, look_of_width(200), extent, 0);
}

TEST(UndergroundPanicBoard, TellsWhatAllKnowOfCards) {  // R1.8, R5.8
  auto table = underground_panic::Table().gophers("c6 c6");
  table.hand(0, "yellow-leaf red-acorn red-pinecone blue-acorn");
  const auto match = match_at(table.plays("gopher 1, to b7, pay yellow yellow-leaf, roll green"));
  const std::string all = asked(*match, Seat{1}, look_of_width(200), "players");
  EXPECT_TRUE(contains(all, "2 red (without red-or-yellow and blue-or-green), a yellow leaf")) << all;
  std::string brief;
  for (std::size_t rows = 12; !contains(brief, "Bark"); ++rows)
    brief = fitted(*match, Seat{1}, look_of_width(80), rows, 0);
  EXPECT_TRUE(contains(brief, "2 red, a yellow leaf and 1 blue")) << brief;
}

TEST(UndergroundPanicBoard, TellsWhatIsUnderWay) {
  auto cube = underground_panic::Table().gophers("c6 c6").hand(0, "yellow-leaf red-acorn");
  const std::string thrown = seen_at(cube.plays("gopher 1, to b7, pay yellow yellow-leaf"), Extent::news);
  EXPECT_TRUE(contains(thrown, "On the table: a yellow leaf.")) << thrown;
  EXPECT_TRUE(contains(thrown, "Still to throw: 1 cube.")) << thrown;
  auto bonus = underground_panic::Table().gophers("a5 a5").hand(0, "blue-leaf").token("b6", "red-green");
  const std::string come = seen_at(bonus.plays("gopher 1, to b6, pay leaf blue-leaf"), Extent::news);
  EXPECT_TRUE(contains(come, "Still to come: red and green.")) << come;
  auto flood = underground_panic::Table().round(2).mover(0).hand(0, "red-acorn").hand(1, "yellow-nutshell");
  const std::string threat = seen_at(flood.plays("gopher 1, rest, stop, stop"), Extent::turn);
  EXPECT_TRUE(contains(threat, "Still threatening: 2 injuries.")) << threat;
}

}  // namespace
}  // namespace understory::cli
