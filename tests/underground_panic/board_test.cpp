// Underground Panic! in the terminal: what must hold for every drawing.
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/contains.hpp"

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

}  // namespace
}  // namespace understory::cli
