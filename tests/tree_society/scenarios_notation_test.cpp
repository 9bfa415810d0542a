// R8: moves, positions, options and components on paper.
#include "tests/support/places.hpp"
#include "tests/tree_society/table.hpp"

namespace understory::tree_society {
namespace {

bool reads(const Table& t, const std::string& move) {
  try {
    return t.game().format(t.game().parse(move)) == move;
  } catch (const Refusal&) {
    return false;
  }
}

TEST(Notation, MovesInATurn) {  // R8.1
  const Table t;
  for (const char* move :
       {"sell apple", "sell valuable-orange", "build inkwell-cottage", "build inkwell-cottage less 2",
        "build inkwell-cottage by rope-scaffold", "action", "discard inkwell-cottage", "rest apple", "rest"})
    EXPECT_TRUE(reads(t, move)) << move;
  for (const char* move :
       {"", "sell", "sell nut", "sell  apple", "build", "build inkwell-cottage less", "build inkwell-cottage less 4",
        "build inkwell-cottage by", "build inkwell-cottage less 1 by rope-scaffold", "action apple",
        "rest apple cherry", "discard apple"})
    EXPECT_FALSE(reads(t, move)) << move;
}

TEST(Notation, Answers) {  // R8.2
  const Table t;
  for (const char* move :
       {"take apple", "swap apple cherry", "perform apple", "return apple", "replace tollbranch", "give-up apple",
        "prune tollbranch", "shift 2", "shift 20", "reveal", "keep apple", "use pantry-stilts", "skip"})
    EXPECT_TRUE(reads(t, move)) << move;
  for (const char* move : {"swap apple", "perform valuable-apple", "shift 0", "shift 21", "shift 02", "use", "skip it"})
    EXPECT_FALSE(reads(t, move)) << move;
}

TEST(Notation, Chance) {  // R8.3
  const Table t;
  for (const char* move : {"deal rope-scaffold", "card inkwell-cottage", "fruit apple"})
    EXPECT_TRUE(reads(t, move)) << move;
  EXPECT_TRUE(t.refuses("R8.3", "fruit apple"));
}

TEST(Notation, PositionsTellAllAndAreRead) {  // R8.4
  auto t = Table(2, {{"guilds", std::string("abmo")}}).stage(Stage::sell).row(0, "apple apple cherry").purse(0, 9);
  t.ongoing(0, "pantry-stilts", 2).ongoing(0, "caravan-crown", 1);
  t.plays("sell apple, use caravan-crown");
  const auto position = t.position();
  EXPECT_EQ(position["pending"].dump(), R"([{"done":1,"mark":0,"program":"waiting turn","step":0,"waiting":[0]},)"
                                        R"({"done":0,"mark":0,"program":"caravan-crown 1","step":2,"waiting":[]}])");
  EXPECT_EQ(position["sold_types"].dump(), R"(["apple"])");
  EXPECT_EQ(position["action"], "apple");
  EXPECT_EQ(position["players"][0]["ongoing"].dump(),
            R"([{"card":"pantry-stilts","level":2,"used":0},{"card":"caravan-crown","level":1,"used":1},null])");
  const State read = t.game().from_position(position);
  EXPECT_EQ(std::memcmp(&read, &t.state(), sizeof read), 0);
}

TEST(Notation, PositionsThatCannotBeAreRefused) {  // R8.4
  const Table t = Table().row(0, "apple").ongoing(0, "sapgold-mint", 1);
  const auto refused = [&](const std::string& path, const nlohmann::json& value) {
    auto position = t.position();
    position[nlohmann::json::json_pointer(path)] = value;
    try {
      t.game().from_position(position);
      return false;
    } catch (const Refusal&) {
      return true;
    }
  };
  EXPECT_FALSE(refused("/round", 3));
  EXPECT_TRUE(refused("/round", 250));
  EXPECT_TRUE(refused("/stage", "refill"));
  EXPECT_TRUE(refused("/mover", nullptr));
  EXPECT_TRUE(refused("/last_round", 5));
  EXPECT_TRUE(refused("/players/0/row", {{"apple", 2}}));
  EXPECT_TRUE(refused("/players/0/ongoing/0/level", 3));
  EXPECT_TRUE(refused("/players/0/ongoing/0/level", 0));
  EXPECT_TRUE(refused("/refill", {0, 0}));
  EXPECT_TRUE(refused("/built", {"sapgold-mint 1"})) << "nothing is under way";
  EXPECT_TRUE(refused("/action", "apple"));
  EXPECT_TRUE(refused("/aside", {{"apple", 1}}));
  EXPECT_TRUE(refused("/stalls", {{"apple", 6}}));
  for (const char* program : {"sapgold-mint 1", "sapgold-mint 2", "waiting build", "action apple", "nothing 1"})
    EXPECT_TRUE(refused("/pending", {{{"program", program}, {"step", 0}, {"done", 0}, {"waiting", {0}}, {"mark", 0}}}))
        << program;
}

TEST(Notation, Options) {  // R8.5
  const GameInfo& info = Game::info();
  EXPECT_EQ(info.options[0].choices.size(), 15U);
  EXPECT_EQ(std::get<std::string>(info.options[0].fallback), "abmw");
  EXPECT_THROW(Table(2, {{"banners_to_end", std::int64_t{5}}}), Refusal);
  EXPECT_THROW(Table(2, {{"coins", std::string("many")}}), Refusal);
}

TEST(Notation, EveryValueOfThePackHasASource) {  // R8.6
  const Pack pack = parse_pack(standard_pack());
  EXPECT_EQ(pack.table.source, Origin::printed);
  int printed = 0;
  for (const CardDef& card : pack.cards) {
    EXPECT_EQ(card.source, Origin::designed);
    printed += card.printed != 0 ? 1 : 0;
    for (const LevelDef& level : card.levels) printed += level.printed != 0 ? 1 : 0;
  }
  EXPECT_EQ(printed, 3) << "a few parts are known";
  for (const StartDef& start : pack.start) EXPECT_EQ(start.source, Origin::designed) << "icons are lost";
}

}  // namespace
}  // namespace understory::tree_society
