// Messages as JSON, and the two files that are made from them.
#include <string>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "engine/sheet.hpp"
#include "games/_template/game.hpp"
#include "protocol/description.hpp"
#include "protocol/from_client.hpp"
#include "protocol/to_client.hpp"
#include "tests/support/places.hpp"
#include "tests/support/refusal.hpp"

namespace understory::protocol {
namespace {

using nlohmann::json;

template <class Part, class Which>
Part read(const char* text) {
  return std::get<Part>(std::get<Which>(read_from_client(json::parse(text))));
}

constexpr const char* kAdvice = "run build/<preset>/protocol/protocol_files . to make it anew";

void expect_current(const std::string& file, const std::string& text) {
  EXPECT_EQ(read_source(file), text) << file << ": " << kAdvice;
}

// For the page, the terminal, and those who make packs.
void expect_current(const std::string& folder, const std::string& name, const Vocabulary& told, const Description& view,
                    const Description& pack) {
  expect_current(facts_file(folder), facts_type_script(name, told, view));
  expect_current(view_structs_file(folder), view_structs(folder, told, view));
  expect_current(pack_schema_file(folder), pack_schema(name, pack));
}

TEST(Protocol, FilesMadeFromItAreCurrent) {
  expect_current(kTypeScriptFile, type_script());
  expect_current(kSchemaFile, schema());
  for (const AnyGame& game : all_games())
    expect_current(folder_of(game.info), game.info.name, game.vocabulary(), game.describe_view(), game.describe_pack());
  using Copied = template_game::Game;
  expect_current("_template", Copied::info().name, Copied::vocabulary(), Copied::describe_view(),
                 template_game::describe_pack());
}

TEST(Protocol, DescribesFactsAsTypes) {
  const std::vector<FactKind> events{
      {"sang", {{"seat", true, FactSort::seat}, {"song", false, FactSort::name}}},
      {"danced", {{"step", true, FactSort::word, "step", {"left", "right"}}, {"well", true, FactSort::truth}}}};
  const std::vector<FactKind> moves{{"go", {{"to", true, FactSort::spot}, {"far", true, FactSort::number}}},
                                    {"rest", {}}};
  EXPECT_EQ(facts_file("night_ball"), "web/src/games/night_ball/facts.ts");
  using Sort = Description::Sort;
  const Description dancer{
      .sort = Sort::object,
      .members = {member("name", {.sort = Sort::message}), member("at", {.sort = Sort::spot}, false)}};
  const Description view{
      .sort = Sort::object,
      .members = {member("first", {.sort = Sort::seat, .or_null = true}),
                  member("dancers", sheet::list_of(dancer, 1, 9)),
                  member("songs", sheet::map_of({.sort = Sort::word, .word = "step", .words = {"left", "right"}}))}};
  EXPECT_EQ(facts_type_script("night-ball", {events, moves}, view),
            R"(// Made by protocol_files: what is told of night-ball, by the tables and lists of its rules.
import type { Message, Seat, Spot } from "../../protocol";

export const steps = ["left", "right"] as const;
export type Step = (typeof steps)[number];

/** What happened. */
export type EventFact = { kind: "sang"; seat: Seat; song?: string } | { kind: "danced"; step: Step; well: boolean };

/** What a move is about. */
export type MoveFact = { kind: "go"; to: Spot; far: number } | { kind: "rest" };

export interface Dancer {
  name: Message;
  at?: Spot;
}

export interface View {
  first: Seat | null;
  dancers: Dancer[];
  songs: Record<string, Step>;
}
)");
}

TEST(Protocol, DescribesViewsAsStructs) {
  using Sort = Description::Sort;
  const Description dancer{
      .sort = Sort::object,
      .members = {member("at", {.sort = Sort::spot}, false), member("song", {.sort = Sort::text, .or_null = true}),
                  member("shoe", {.sort = Sort::word, .word = "shoe", .words = {"clog", "boot"}})}};
  const Description view{.sort = Sort::object,
                         .members = {member("first", {.sort = Sort::seat, .or_null = true}),
                                     member("dancers", sheet::list_of(dancer, 1, 9))}};
  EXPECT_EQ(view_structs_file("night_ball"), "cli/boards/views/night_ball.hpp");
  const FactType step{.name = "step", .sort = FactSort::word, .word = "step", .words = {"hop"}};
  EXPECT_EQ(view_structs("night_ball", {.events = {{"danced", {step}}}, .moves = {}}, view),
            R"(// Made by protocol_files: what the board reads of a view, by the lists of the rules.
// clang-format off
#pragma once

#include "cli/boards/read_view.hpp"

namespace understory::cli::views::night_ball {

inline constexpr std::array<const char*, 2> kShoes{"clog", "boot"};
inline constexpr std::array<const char*, 1> kSteps{"hop"};

struct Dancer {
  std::optional<Spot> at{};
  std::optional<std::string> song{};
  std::string shoe{};

  friend bool operator==(const Dancer&, const Dancer&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("at", &Dancer::at),
                           field("song", &Dancer::song, OrNull()),
                           field("shoe", &Dancer::shoe));
  }
};

struct View {
  Seat first{};
  std::vector<Dancer> dancers{};

  friend bool operator==(const View&, const View&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("first", &View::first),
                           field("dancers", &View::dancers));
  }
};

}  // namespace understory::cli::views::night_ball
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
