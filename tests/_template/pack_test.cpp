// Packs: what is read, and what is refused with the place and the reason.
#include <functional>

#include "tests/_template/table.hpp"
#include "tests/support/refusal.hpp"

namespace understory::template_game {
namespace {

using nlohmann::json;

json standard() { return json::parse(standard_pack()); }

std::string refused_with(const char* key, const std::string& place, const json& value) {
  json pack = standard();
  pack[json::json_pointer(place)] = value;
  return refused(key, [&] { parse_pack(pack.dump()); });
}

TEST(Pack, ReadsProgramsWithTheOptionsAfterTheirChoice) {
  const Pack pack = parse_pack(standard_pack());
  EXPECT_EQ(pack.name, "standard");
  EXPECT_EQ(pack.bury.value, 2);
  EXPECT_EQ(pack.rest.value, 1);
  ASSERT_EQ(pack.cards.size(), 4U);
  const Program& squirrel = pack.cards[2].program;
  ASSERT_EQ(squirrel.size(), 3U);
  EXPECT_EQ(squirrel[0].op, Op::choose);
  EXPECT_EQ(squirrel[0].n, 2);
  EXPECT_EQ(squirrel[1].op, Op::gain);
  EXPECT_EQ(squirrel[1].n, 4);
  EXPECT_EQ(squirrel[2].op, Op::draw);
  EXPECT_EQ(squirrel[2].n, 2);
  for (const CardDef& card : pack.cards) EXPECT_EQ(card.source, Source::designed);
}

TEST(Pack, IsToldApartByItsHash) {
  json other = standard();
  other["cards"][0]["program"][0]["gain"] = 4;
  EXPECT_NE(parse_pack(other.dump()).hash, parse_pack(standard_pack()).hash);
  EXPECT_EQ(parse_pack(standard().dump(8)).hash, parse_pack(standard_pack()).hash) << "only written otherwise";
}

TEST(Pack, RefusesProgramsThatCannotRun) {
  const std::string program = "/cards/0/program";
  EXPECT_EQ(refused_with("template.pack.no-step", program, json::array()),
            "The field cards[0].program must hold at least one step.");
  refused_with("template.pack.step", program, {{{"fly", 2}}});
  refused_with("template.pack.step", program, json::array({json::object()}));
  refused_with("engine.field-unknown", program, {{{"gain", 2}, {"draw", 1}}});
  refused_with("engine.field-out-of-range", program, {{{"gain", 0}}});
  refused_with("engine.field-out-of-range", program, {{{"toll", 10}}});
  refused_with("engine.field-wants-number", program, {{{"draw", "two"}}});
  refused_with("engine.field-wants-list", program, {{{"choose", 2}}});
  refused_with("template.pack.options", program, {{{"choose", {{{"gain", 1}}}}}});
  refused_with("template.pack.step", program,
               {{{"choose", {{{"gain", 1}}, {{"choose", {{{"gain", 1}}, {{"gain", 1}}}}}}}}});
  refused_with("template.pack.too-long", program, json(std::vector<json>(7, {{"gain", 1}})));
  refused_with("template.pack.too-long", program, {{{"choose", std::vector<json>(6, {{"gain", 1}})}}});
}

TEST(Pack, RefusesCardsThatCannotBe) {
  refused_with("template.pack.name", "/cards/0/name", "Red Fox");
  refused_with("template.pack.name", "/cards/0/name", "");
  EXPECT_EQ(refused_with("template.pack.twice", "/cards/0/name", "fox"),
            "The field cards[3].name holds fox, which was there before.");
  refused_with("engine.field-out-of-range", "/cards/0/copies", 0);
  EXPECT_EQ(refused_with("template.pack.copies", "/cards/0/copies", 3),
            "The field cards must hold 16 to 250 cards, not 15.");
  refused_with("template.pack.copies", "/cards/0/copies", 239);
  refused_with("template.pack.copies", "/cards", json::array());
  refused_with("engine.pack-source", "/cards/0/source", "guessed");
  json many = standard();
  for (const char* name : {"a", "b", "c", "d", "e"}) {
    many["cards"].push_back(many["cards"][0]);
    many["cards"].back()["name"] = name;
  }
  refused("template.pack.kinds", [&] { parse_pack(many.dump()); });
}

TEST(Pack, RefusesWhatIsNoPackOfThisGame) {
  refused_with("engine.pack-game", "/game", "mushroom-gangs");
  refused_with("engine.field-unknown", "/colour", "green");
  refused("engine.json-broken", [] { parse_pack("{"); });
  refused("engine.json-wants-object", [] { parse_pack("[]"); });
}

TEST(Pack, NeedsEveryFieldItHas) {
  const std::function<void(const json::json_pointer&)> check = [&](const json::json_pointer& place) {
    const json whole = standard();
    if (whole.at(place).is_array()) return check(place / 0);
    if (!whole.at(place).is_object()) return;
    for (const auto& [name, value] : whole.at(place).items()) {
      json missing = whole;
      missing.at(place).erase(name);
      EXPECT_THROW(parse_pack(missing.dump()), Refusal) << "without " << (place / name).to_string();
      check(place / name);
    }
  };
  check(json::json_pointer());
}

}  // namespace
}  // namespace understory::template_game
