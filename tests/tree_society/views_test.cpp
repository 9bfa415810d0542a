// What a client is told besides the position: what the rules make of it (faces.hpp).
#include "tests/tree_society/table.hpp"

namespace understory::tree_society {
namespace {

nlohmann::json view(const Table& t) { return t.game().view_json(t.game().observe(t.state(), seat(0))); }
nlohmann::json face(const Table& t, const char* card) { return view(t)["faces"][card]; }
nlohmann::json list(const std::vector<std::string>& names) { return names; }

TEST(Views, SayWhatAFruitWouldBringEverybody) {  // R3.3, R3.4
  const auto t = Table().row(0, "apple valuable-apple").row(1, "apple").ongoing(1, "weighhouse", 2);
  const auto apple = view(t)["trade"][0];
  EXPECT_EQ(apple["there"], 4) << "one lies in the fruit market";
  EXPECT_EQ(apple["prices"], nlohmann::json({4, 5})) << "the second player's rise";
  EXPECT_EQ(apple["valuable"], nlohmann::json({5, 6}));
}

TEST(Views, SayWhatTheNextLevelCostsAndWhoAnswersToIt) {  // R4.4, R4.9
  const auto t = Table()
                     .ongoing(0, "lean-to-workshop", 2)
                     .ongoing(0, "tollbranch", 1)
                     .ongoing(0, "penny-perch", 2)
                     .market("weighhouse - - barrow-lane - -");
  EXPECT_EQ(face(t, "weighhouse")["price"], 2);
  EXPECT_EQ(face(t, "barrow-lane")["price"], 4) << "1 more in the top row";
  EXPECT_EQ(face(t, "weighhouse")["wakes"], list({}));
  EXPECT_EQ(face(t, "penny-perch")["next"], 3);
  EXPECT_EQ(face(t, "penny-perch")["wakes"], list({"lean-to-workshop", "tollbranch"}));
  EXPECT_EQ(face(t, "tollbranch")["wakes"], list({})) << "no card answers to itself";
  const auto wild = Table(2, {{"guilds", std::string("amwe")}}).ongoing(0, "leap-of-faith", 1);
  EXPECT_EQ(face(wild, "leap-of-faith")["price"], 4) << "3, and 1 more that it demands (R4.6)";
}

TEST(Views, SayWhatALevelWouldCountNowAndByWhat) {  // R7.4
  const auto t = Table().ongoing(0, "nested-galleries", 2).completed(0, "penny-perch weighhouse");
  const auto last = face(t, "nested-galleries")["levels"][2];
  EXPECT_EQ(last["points"], nullptr);
  EXPECT_EQ(last["per"], "houses");
  EXPECT_EQ(last["now"], 6) << "it is not completed itself yet";
  EXPECT_EQ(face(t, "nested-galleries")["levels"][1]["now"], 4);
}

}  // namespace
}  // namespace understory::tree_society
