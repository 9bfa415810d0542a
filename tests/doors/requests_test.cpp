// What makes no sense is refused in one sentence, at every door, and changes nothing.
#include "tests/catalog/matches.hpp"
#include "tests/doors/doors.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::doors {
namespace {

using nlohmann::json;

TEST(Requests, ThatMakeNoSenseChangeNothing) {
  for_every_door([](const Door& door, const Beginning& beginning) {
    if (!door.asks) return;
    const Entered entered = door.enter(beginning);
    ASSERT_TRUE(entered.visit) << entered.refused;
    const auto match = match_of(beginning);
    go_on(*match, beginning, door);
    const std::string seen = entered.visit->seen();
    EXPECT_GE(door.nonsense().size(), 10U);
    for (const std::string& line : door.nonsense()) {
      SCOPED_TRACE(line);
      const std::string refused = entered.visit->say(line);
      EXPECT_NE(refused, "");
      expect_sentence(refused);
      if (line.find("\"more\"") != std::string::npos) {
        EXPECT_EQ(refused, "There is no field more here.");
      }
    }
    EXPECT_EQ(entered.visit->seen(), seen);
    expect_same(*entered.visit, *match);
  });
}

// Every one of these is wrong in its own way.
std::vector<Beginning> impossible_beginnings(const Door& door, const Beginning& right) {
  std::vector<Beginning> list;
  const auto add = [&](auto&& spoil) {
    Beginning wrong = right;
    spoil(wrong);
    list.push_back(wrong);
  };
  add([](Beginning& one) { one.setup.options["more"] = true; });
  if (!right.game.info.options.empty())
    add([](Beginning& one) { one.setup.options[one.game.info.options.front().name] = std::string("hedgehogs"); });
  add([](Beginning& one) { one.setup.seats = one.game.info.most_seats + 1; });
  if (door.packs) {
    add([](Beginning& one) { one.setup.pack_text = "{"; });
    add([](Beginning& one) {
      json pack = json::parse(find_pack(one.game.info, one.game.info.packs.front()));
      pack["more"] = 1;
      one.setup.pack_text = pack.dump();
    });
  }
  if (!door.positions) return list;
  const json position = match_of(right)->position();
  add([&](Beginning& one) { one.position = position, (*one.position)["more"] = 1; });
  add([&](Beginning& one) { one.position = position, one.position->erase(one.position->begin()); });
  add([&](Beginning& one) { one.position = position, (*one.position)["seats"] = one.game.info.most_seats + 1; });
  add([](Beginning& one) { one.position = json::array(); });
  add([](Beginning& one) { one.position = json(); });
  return list;
}

TEST(Beginnings, ThatCannotBeAreRefused) {
  for_every_door([](const Door& door, const Beginning& beginning) {
    // What cannot be is the same with any number of seats but the least, and each costs a start of everything.
    if (kSanitized && beginning.setup.seats > beginning.game.info.least_seats) return;
    int number = 0;
    for (const Beginning& wrong : impossible_beginnings(door, beginning)) {
      SCOPED_TRACE(++number);
      const Entered entered = door.enter(wrong);
      EXPECT_FALSE(entered.visit);
      EXPECT_NE(entered.refused, "");
      expect_sentence(entered.refused);
    }
  });
}

}  // namespace
}  // namespace understory::doors
