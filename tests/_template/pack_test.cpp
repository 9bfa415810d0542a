// Packs: what is read, and what is refused with the place and the reason.
#include <functional>

#include "catalog/pack_check.hpp"
#include "tests/_template/table.hpp"
#include "tests/support/packs.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::template_game {
namespace {

using nlohmann::json;

json standard() { return json::parse(standard_pack()); }

TEST(Pack, ReadsProgramsWithTheOptionsAfterTheirChoice) {
  const Pack pack = parse_pack(standard_pack());
  EXPECT_EQ(pack.name, "standard");
  EXPECT_EQ(pack.bury.value, 2);
  EXPECT_EQ(pack.rest.value, 1);
  ASSERT_EQ(pack.cards.size(), 6U);
  const Program& squirrel = pack.cards[2].program;
  ASSERT_EQ(squirrel.size(), 3U);
  EXPECT_EQ(squirrel[0].op, Op::choose);
  EXPECT_EQ(squirrel[0].n, 2);
  EXPECT_EQ(squirrel[1].op, Op::gain);
  EXPECT_EQ(squirrel[1].n, 4);
  EXPECT_EQ(squirrel[2].op, Op::draw);
  EXPECT_EQ(squirrel[2].n, 2);
  for (const CardDef& card : pack.cards) EXPECT_EQ(card.source, Origin::designed);
}

TEST(Pack, IsDescribedWithItsSources) {
  const auto items = items_of(standard(), describe_pack());
  ASSERT_EQ(items.size(), 9U);
  EXPECT_EQ(items[0].name + " " + items[0].value + " " + items[0].source, "bury 2 designed");
  EXPECT_EQ(items[5].name, "cards squirrel");
  EXPECT_EQ(items[5].value, "copies 3, program (choose (gain 4, draw 2))");
  EXPECT_EQ(items[8].value, "copies 2, program (whenever (spend 2, search 2))");
}

TEST(Pack, IsToldApartByItsHash) {
  json other = standard();
  other["cards"][0]["program"][0]["gain"] = 4;
  EXPECT_NE(parse_pack(other.dump()).hash, parse_pack(standard_pack()).hash);
  EXPECT_EQ(parse_pack(standard().dump(8)).hash, parse_pack(standard_pack()).hash) << "only written otherwise";
}

TEST(Pack, NamesTheFieldOfEveryFault) {
  expect_broken(
      standard(), parse_pack,
      {
          {"/name", R"("")", "name", "engine.pack-name"},
          {"/colour", R"("green")", "colour", "engine.field-unknown"},
          {"/bury/value", "10", "bury.value", "engine.field-out-of-range"},
          {"/rest/value", "-1", "rest.value", "engine.field-out-of-range"},
          {"/rest", "3", "rest", "engine.field-wants-object"},
          {"/find/value", "10", "find.value", "engine.field-out-of-range"},
          {"/cards", "[]", "cards", "engine.list-size"},
          {"/cards/0/name", R"("Red Fox")", "cards[0].name", "engine.pack-name"},
          {"/cards/0/name", R"("")", "cards[0].name", "engine.pack-name"},
          {"/cards/0/name", R"("fox")", "cards[3].name (fox)", "engine.pack-twice"},
          {"/cards/0/copies", "0", "cards[0].copies (acorn)", "engine.field-out-of-range"},
          {"/cards/0/copies", "235", "cards", "template.pack.copies"},
          {"/cards/0/source", R"("guessed")", "cards[0].source (acorn)", "engine.field-unknown-word"},
          {"/cards/0/program", "[]", "cards[0].program (acorn)", "engine.list-size"},
          {"/cards/0/program/0", R"({"fly": 2})", "cards[0].program[0] (acorn)", "template.pack.step"},
          {"/cards/0/program/0", "{}", "cards[0].program[0] (acorn)", "template.pack.step"},
          {"/cards/0/program/0/draw", "1", "cards[0].program[0].draw (acorn)", "engine.field-unknown"},
          {"/cards/0/program/0/gain", "0", "cards[0].program[0].gain (acorn)", "engine.field-out-of-range"},
          {"/cards/3/program/1/toll", "10", "cards[3].program[1].toll (fox)", "engine.field-out-of-range"},
          {"/cards/1/program/0/draw", R"("two")", "cards[1].program[0].draw (berry)", "engine.field-wants-number"},
          {"/cards/2/program/0/choose", "2", "cards[2].program[0].choose (squirrel)", "engine.field-wants-list"},
          {"/cards/2/program/0/choose/1", nullptr, "cards[2].program[0].choose (squirrel)", "engine.list-size"},
          {"/cards/2/program/0/choose/1", R"({"choose": [{"gain": 1}, {"gain": 1}]})",
           "cards[2].program[0].choose[1] (squirrel)", "template.pack.step"},
          {"/cards/0/program", R"([{"gain":1},{"gain":1},{"gain":1},{"gain":1},{"gain":1},{"gain":1},{"gain":1}])",
           "cards[0].program (acorn)", "engine.list-size"},
          {"/cards/2/program/0/choose", R"([{"gain":1},{"gain":1},{"gain":1},{"gain":1},{"gain":1},{"gain":1}])",
           "cards[2].program[0].choose (squirrel)", "engine.list-size"},
          {"/cards/2/program/1", R"({"choose": [{"gain":1},{"gain":1},{"gain":1}]})", "cards[2].program (squirrel)",
           "template.pack.too-long"},
          {"/cards/0/program", R"([{"gain": 1}, {"spend": 1}])", "cards[0].program[1] (acorn)", "template.pack.order"},
          {"/cards/5/program/0/whenever", R"([{"draw": 1}, {"spend": 1}])", "cards[5].program[0].whenever[1] (badger)",
           "template.pack.order"},
          {"/cards/5/program/1", R"({"gain": 1})", "cards[5].program[1] (badger)", "template.pack.order"},
          {"/cards/2/program/0/choose/1", R"({"spend": 1})", "cards[2].program[0].choose[1] (squirrel)",
           "template.pack.step"},
          {"/cards/5/program/0/whenever/1", R"({"toll": 1})", "cards[5].program[0].whenever[1] (badger)",
           "template.pack.step"},
          {"/cards/5/program/0/whenever/1", R"({"whenever": [{"gain": 1}]})",
           "cards[5].program[0].whenever[1] (badger)", "template.pack.step"},
          {"/cards/5/program/0/whenever", "[]", "cards[5].program[0].whenever (badger)", "engine.list-size"},
          {"/cards/5/program/0", R"({"next": 1})", "cards[5].program[0] (badger)", "template.pack.step"},
      });
}

TEST(Pack, TellsAllFaultsAtOnce) {
  json pack = standard();
  pack["name"] = "";
  pack["bury"]["value"] = 77;
  pack["cards"][0]["program"] = {{{"fly", 2}}, {{"gain", 0}}, {{"toll", 1}, {"draw", 1}}};
  pack["cards"][2]["program"][0]["choose"] = {{{"gain", 0}}, {{"draw", 99}}};
  pack["cards"][3].erase("source");
  EXPECT_EQ(all_faults([&] { parse_pack(pack.dump()); }).size(), 8U);
  EXPECT_EQ(english(refusal_of([&] { parse_pack(pack.dump()); }).reason).find("The first of 8 faults: The field name "),
            0U);
}

TEST(Pack, HoldsEightKindsOfCardsAtMost) {
  json many = standard();
  for (const char* name : {"a", "b", "c"}) {
    many["cards"].push_back(many["cards"][0]);
    many["cards"].back()["name"] = name;
  }
  EXPECT_EQ(refused("engine.list-size", [&] { parse_pack(many.dump()); }),
            "The field cards must hold 1 to 8 items, not 9.");
}

TEST(Pack, RefusesWhatIsNoPackOfThisGame) {
  json other = standard();
  other["game"] = "chess";
  refused("engine.pack-game", [&] { parse_pack(other.dump()); });
  refused("engine.json-broken", [] { parse_pack("{"); });
  refused("engine.json-wants-object", [] { parse_pack("[]"); });
}

TEST(Pack, ThatIsChangedIsRefusedOrPlayed) {
  const auto try_pack = [](std::string_view pack, const auto& setups, std::uint64_t seed) {
    return try_setups<Game>(parse_pack(pack), setups, seed);
  };
  const int packs = kSanitized ? 100 : 2000;
  const auto figures =
      expect_refused_or_played(standard(), possible_setups<Game>(parse_pack(standard_pack())), try_pack, packs);
  EXPECT_GT(figures.played, packs / 10);
  EXPECT_GT(figures.refused, packs / 10);
}

TEST(Pack, NeedsEveryFieldItHas) {
  const std::function<void(const json::json_pointer&)> check = [&](const json::json_pointer& place) {
    const json whole = standard();
    if (whole.at(place).is_array()) return check(place / 0);
    if (!whole.at(place).is_object()) return;
    for (const auto& [name, value] : whole.at(place).items()) {
      json missing = whole;
      if (name == "$schema") continue;  // it is for editors
      missing.at(place).erase(name);
      EXPECT_THROW(parse_pack(missing.dump()), Refusal) << "without " << (place / name).to_string();
      check(place / name);
    }
  };
  check(json::json_pointer());
}

}  // namespace
}  // namespace understory::template_game
