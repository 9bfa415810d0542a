// Messages as JSON, and the two files that are made from them.
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "protocol/description.hpp"
#include "protocol/from_client.hpp"
#include "protocol/to_client.hpp"
#include "tests/support/refusal.hpp"

namespace understory::protocol {
namespace {

using nlohmann::json;

std::string file(const std::string& name) {
  std::ifstream in(std::string(UNDERSTORY_SOURCE_DIR) + "/" + name);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

template <class Part, class Which>
Part read(const char* text) {
  return std::get<Part>(std::get<Which>(read_from_client(json::parse(text))));
}

TEST(Protocol, FilesMadeFromItAreCurrent) {
  const char* advice = "run build/<preset>/protocol/protocol_files . to make it anew";
  EXPECT_EQ(file(kTypeScriptFile), type_script()) << kTypeScriptFile << ": " << advice;
  EXPECT_EQ(file(kSchemaFile), schema()) << kSchemaFile << ": " << advice;
  for (const AnyGame& game : all_games()) {
    const std::string name = facts_file(game.info.name);
    EXPECT_EQ(file(name), facts_type_script(game.info.name, game.vocabulary())) << name << ": " << advice;
  }
}

TEST(Protocol, DescribesFactsAsTypes) {
  const std::vector<FactKind> events{
      {"sang", {{"seat", true, FactSort::seat}, {"song", false, FactSort::name}}},
      {"danced", {{"step", true, FactSort::word, "step", {"left", "right"}}, {"well", true, FactSort::truth}}}};
  const std::vector<FactKind> moves{{"go", {{"to", true, FactSort::spot}, {"far", true, FactSort::number}}},
                                    {"rest", {}}};
  EXPECT_EQ(facts_file("night-ball"), "web/src/games/night_ball/facts.ts");
  EXPECT_EQ(facts_type_script("night-ball", {events, moves}),
            R"(// Made by protocol_files: what is told of night-ball as facts, by the tables of its rules.
import type { Seat, Spot } from "../../protocol";

export const steps = ["left", "right"] as const;
export type Step = (typeof steps)[number];

/** What happened. */
export type EventFact = { kind: "sang"; seat: Seat; song?: string } | { kind: "danced"; step: Step; well: boolean };

/** What a move is about. */
export type MoveFact = { kind: "go"; to: Spot; far: number } | { kind: "rest" };
)");
}

TEST(Protocol, ReadsWhatClientsSay) {
  const auto sit = read<Sit, ToTable>(R"({"type": "sit", "id": "1", "seat": 1, "player": "human", "name": "Ann"})");
  EXPECT_EQ(sit.id, "1");
  EXPECT_EQ(sit.seat, 1);
  EXPECT_EQ(sit.name, "Ann");
  EXPECT_FALSE((read<Sit, ToTable>(R"({"type": "sit", "id": "1", "seat": 1, "player": "random"})").name));
  EXPECT_TRUE((read<Consent, ToTable>(R"({"type": "consent", "id": "", "agree": true})").agree));
  EXPECT_EQ((read<Undo, ToTable>(R"({"type": "undo", "id": "", "version": 3, "seat": 1})").seat), 1);
  EXPECT_EQ((read<GoOn, ToTable>(R"({"type": "go-on", "id": "", "version": 3, "seat": 1})").seat), 1);
  EXPECT_TRUE((read<Pause, ToTable>(R"({"type": "pause", "id": "", "seat": 1, "on": true})").on));
  const auto open = read<Open, ToHost>(R"({"type": "open", "id": "a", "game": "g", "seats": 2, "options": {"x": 1}})");
  EXPECT_EQ(open.options->value, json({{"x", 1}}));
  EXPECT_EQ((read<Restore, ToHost>(R"({"type": "restore", "id": "a", "journal": [{"kind": "x"}]})").journal.size()),
            1U);
}

TEST(Protocol, RefusesAnythingElseWithTheField) {
  const auto why = [](const char* key, const char* text) {
    return refused(key, [&] { read_from_client(json::parse(text)); });
  };
  why("engine.json-wants-object", "[]");
  why("engine.field-missing", "{}");
  why("engine.field-wants-text", R"({"type": 5})");
  why("table.refuse.type", R"({"type": "shout", "id": "1"})");
  EXPECT_EQ(why("engine.field-missing", R"({"type": "move", "id": "1", "version": 2})"), "The field move is missing.");
  why("engine.field-missing", R"({"type": "join"})");
  why("engine.field-wants-number", R"({"type": "move", "id": "1", "version": "2", "move": "e5"})");
  why("engine.field-out-of-range", R"({"type": "undo", "id": "1", "version": -1})");
  why("engine.field-wants-truth", R"({"type": "consent", "id": "1", "agree": 1})");
  why("engine.field-unknown", R"({"type": "start", "id": "1", "now": true})");
  why("engine.field-wants-list", R"({"type": "restore", "id": "1", "journal": {}})");
}

TEST(Protocol, FindsTheSenderOfAWrongMessage) {
  EXPECT_EQ(id_of(json::parse(R"({"id": "7", "type": 1})")), "7");
  EXPECT_EQ(id_of(json::parse(R"({"id": 7})")), "");
  EXPECT_EQ(id_of(json::parse("[]")), "");
}

TEST(Protocol, LeavesOutWhatIsNotThere) {
  EXPECT_EQ(to_json(Because{"1", true, {}, {}}), json({{"type", "because"}, {"to", "1"}, {"legal", true}}));
  const json told = to_json(Happened{3, 2, Moved{{kChance}, 4, {Message("a.b")}, {{{{"kind", "b"}}}}, {}}});
  EXPECT_EQ(told, json::parse(R"({"type": "happened", "number": 3, "version": 2, "event": {"kind": "moved",
    "by": "chance", "number": 4, "texts": [{"key": "a.b", "arguments": {}}], "facts": [{"kind": "b"}]}})"));
}

TEST(Protocol, WritesAHintWithItsPlans) {
  EXPECT_EQ((read<AskHint, ToTable>(R"({"type": "hint", "id": "1"})").id), "1");
  const Fact place{{{"kind", "place"}}};
  const HintPlan plan{{{"e5", Message("a.b"), place, {{"nuts", 2}}, {}}}, 30, {4, 0}, false, Message("c.d")};
  const HintPlan bare{{{"e6", Message("a.b"), place, {}, {{"nuts", 1}}}}, 10, {}, true, {}};
  EXPECT_EQ(to_json(Hint{"1", 2, {plan, bare}, 40}), json::parse(R"({"type": "hint", "to": "1", "version": 2,
    "iterations": 40, "plans": [{"steps": [{"move": "e5", "label": {"key": "a.b", "arguments": {}},
    "about": {"kind": "place"}, "price": [{"what": "nuts", "n": 2}], "gain": []}], "visits": 30,
    "points": [4, 0], "worse": false, "why": {"key": "c.d", "arguments": {}}}, {"steps": [{"move": "e6",
    "label": {"key": "a.b", "arguments": {}}, "about": {"kind": "place"}, "price": [],
    "gain": [{"what": "nuts", "n": 1}]}], "visits": 10, "points": [], "worse": true}]})"));
}

}  // namespace
}  // namespace understory::protocol
