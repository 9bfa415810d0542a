// At a table nobody is told what they may not know: neither in events nor in views, neither at once nor on coming back.
#include <string>

#include <gtest/gtest.h>

#include "catalog/erase.hpp"
#include "engine/json.hpp"
#include "tests/support/pebbles.hpp"
#include "tests/table/sitting.hpp"

namespace understory {
namespace {

std::unique_ptr<AnyMatch> pebbles_match() {
  const auto game = std::make_shared<const pebbles::Game>();
  return std::make_unique<Erased<pebbles::Game>>(game, Options{}, game->new_game(), true);
}

entry::Opened opening() {
  entry::Opened opened;
  opened.seats = 2;
  opened.seed = parse_chance_key(std::string(64, '3'));
  return opened;
}

// A game of pebbles: Ann and Ben draw in secret, Eve watches.
Sitting pebbles_table() {
  Sitting sitting(opening(), pebbles_match());
  for (const char* who : {"Ann", "Ben", "Eve"}) EXPECT_TRUE(sitting.joins(who));
  EXPECT_TRUE(sitting.sits("Ann", 0));
  EXPECT_TRUE(sitting.sits("Ben", 1));
  EXPECT_TRUE(sitting.starts("Ann"));
  return sitting;
}

// How many colours somebody has been told of.
int colours_in(const std::vector<protocol::Happened>& news) {
  int count = 0;
  for (const protocol::Happened& one : news) {
    const std::string text = protocol::to_json(one).dump();
    count += text.find("white") != std::string::npos || text.find("black") != std::string::npos;
  }
  return count;
}

TEST(TableSecrecy, AnEventKeepsItsNumberAndLosesItsContent) {
  Sitting sitting = pebbles_table();
  EXPECT_TRUE(sitting.moves("Ann", "draw"));  // chance answers when Ann lets it
  EXPECT_EQ(sitting.table.match().moves().size(), 2U);
  EXPECT_TRUE(sitting.moves("Ben", "draw"));
  EXPECT_TRUE(sitting.moves("Ann", "draw"));
  EXPECT_EQ(colours_in(sitting.told.at("Ann")), 2);
  EXPECT_EQ(colours_in(sitting.told.at("Ben")), 1);
  EXPECT_EQ(colours_in(sitting.told.at("Eve")), 0);
  for (const char* who : {"Ben", "Eve"}) EXPECT_EQ(sitting.told.at(who).size(), sitting.told.at("Ann").size());
}

TEST(TableSecrecy, HoldsForWhoComesBack) {
  Sitting sitting = pebbles_table();
  EXPECT_TRUE(sitting.moves("Ann", "draw"));
  EXPECT_TRUE(sitting.moves("Ben", "draw"));
  sitting.told.clear();
  for (const char* who : {"Ann", "Ben", "Eve", "Zoe"}) EXPECT_TRUE(sitting.joins(who, 0));
  EXPECT_EQ(colours_in(sitting.told.at("Ann")), 1);
  EXPECT_EQ(colours_in(sitting.told.at("Ben")), 1);
  EXPECT_EQ(colours_in(sitting.told.at("Eve")), 0);
  EXPECT_EQ(colours_in(sitting.told.at("Zoe")), 0);
}

// What Undo says to somebody, all of it.
std::string undo_json(const Sitting& sitting, const char* who) {
  return protocol::to_json(protocol::ViewNow{0, 0, sitting.sees.at(who)}).at("state").at("undo").dump();
}

TEST(TableSecrecy, UndoNamesADrawToItsDrawer) {
  Sitting sitting = pebbles_table();
  EXPECT_TRUE(sitting.moves("Ann", "draw"));
  EXPECT_FALSE(sitting.undoes("Ann"));
  EXPECT_EQ(sitting.refused, "table.undo.since");
  EXPECT_NE(undo_json(sitting, "Ann").find("pebbles.since."), std::string::npos) << undo_json(sitting, "Ann");
  EXPECT_EQ(undo_json(sitting, "Ann").find("pebbles.since.hidden"), std::string::npos);
  EXPECT_NE(undo_json(sitting, "Ben").find("table.undo.nothing"), std::string::npos);
  EXPECT_TRUE(sitting.moves("Ben", "stop"));
  EXPECT_TRUE(sitting.moves("Ann", "draw"));
  EXPECT_NE(undo_json(sitting, "Ben").find("pebbles.since.hidden"), std::string::npos) << undo_json(sitting, "Ben");
}

// The one at the screen may be the other one.
TEST(TableSecrecy, UndoNamesToSeveralAtOneScreenWhatAllMayKnow) {
  Sitting sitting(opening(), pebbles_match());
  EXPECT_TRUE(sitting.joins("us"));
  EXPECT_TRUE(sitting.sits("us", 0));
  EXPECT_TRUE(sitting.sits("us", 1));
  EXPECT_TRUE(sitting.starts("us"));
  EXPECT_TRUE(sitting.moves("us", "draw"));
  EXPECT_FALSE(sitting.undoes("us"));
  EXPECT_EQ(sitting.refused, "table.undo.since");
  EXPECT_NE(undo_json(sitting, "us").find("pebbles.since.hidden"), std::string::npos) << undo_json(sitting, "us");
}

TEST(TableSecrecy, SeveralAtOneScreenSeeInItsLogWhatAllMayKnow) {
  Sitting sitting(opening(), pebbles_match());
  EXPECT_TRUE(sitting.joins("us"));
  EXPECT_TRUE(sitting.sits("us", 0));
  EXPECT_TRUE(sitting.sits("us", 1));
  EXPECT_TRUE(sitting.starts("us"));
  EXPECT_TRUE(sitting.moves("us", "draw"));
  EXPECT_EQ(colours_in(sitting.told.at("us")), 0);
}

}  // namespace
}  // namespace understory
