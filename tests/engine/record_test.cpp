// Records as text: read as they are written, and refused by the name of the field that is wrong.
#include "engine/record.hpp"

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/json.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

using nlohmann::json;

Record example() {
  return {.game = "mushroom-gangs",
          .rules_version = 1,
          .pack = "standard",
          .pack_hash = 0x1234,
          .seats = 2,
          .options = {{"map", "deep"}, {"turn_limit", std::int64_t{5}}},
          .players = {"human", "random"},
          .start = R"({"phase":"placing"})",
          .moves = {"e5", "e6"},
          .final_hash = 0xfedcba9876543210U};
}

bool same(const Record& a, const Record& b) {
  return a.game == b.game && a.rules_version == b.rules_version && a.pack == b.pack && a.pack_hash == b.pack_hash &&
         a.seats == b.seats && a.options == b.options && a.players == b.players && a.start == b.start &&
         a.moves == b.moves && a.final_hash == b.final_hash && a.format == b.format;
}

// The example with one field changed.
json with(const char* field, json value) {
  json record = record_to_json(example());
  record[json::json_pointer(field)] = std::move(value);
  return record;
}

std::string refused_record(std::string_view key, const json& record) {
  std::string from_json = refused(key, [&] { record_from_json(record); });
  EXPECT_EQ(refused(key, [&] { read_record(record.dump()); }), from_json);
  return from_json;
}

TEST(Record, IsReadableText) {
  EXPECT_EQ(write_record(example()), R"({
 "final": "fedcba9876543210",
 "game": "mushroom-gangs",
 "moves": [
  "e5",
  "e6"
 ],
 "options": {
  "map": "deep",
  "turn_limit": 5
 },
 "pack": {
  "hash": "0000000000001234",
  "name": "standard"
 },
 "players": [
  "human",
  "random"
 ],
 "rules": 1,
 "seats": 2,
 "start": {
  "phase": "placing"
 },
 "understory": 2
}
)");
}

TEST(Record, NeedsNeitherPlayersNorStart) {
  Record record = example();
  record.players.clear();
  record.start.clear();
  EXPECT_EQ(record_to_json(record).count("players") + record_to_json(record).count("start"), 0U);
  EXPECT_TRUE(same(read_record(write_record(record)), record));
}

rc::Gen<std::string> texts() { return rc::gen::container<std::string>(rc::gen::inRange('\x01', '\x7f')); }

rc::Gen<Options> option_lists() {
  const auto values = rc::gen::oneOf(rc::gen::construct<OptionValue>(rc::gen::arbitrary<bool>()),
                                     rc::gen::construct<OptionValue>(rc::gen::arbitrary<std::int64_t>()),
                                     rc::gen::construct<OptionValue>(texts()));
  return rc::gen::container<Options>(texts(), values);
}

RC_GTEST_PROP(Record, IsReadAsItIsWritten, ()) {
  const auto lists = rc::gen::container<std::vector<std::string>>(texts());
  Record record{.game = *texts(),
                .rules_version = *rc::gen::inRange(1, 1'000'001),
                .pack = *texts(),
                .pack_hash = *rc::gen::arbitrary<std::uint64_t>(),
                .seats = *rc::gen::inRange(1, kMostSeats + 1),
                .options = *option_lists(),
                .players = {},
                .start = *rc::gen::element<std::string>("", "{}", R"({"board":["..0"],"turn":null})"),
                .moves = *lists,
                .final_hash = *rc::gen::arbitrary<std::uint64_t>()};
  if (*rc::gen::arbitrary<bool>()) record.players.assign(static_cast<std::size_t>(record.seats), *texts());
  RC_ASSERT(same(read_record(write_record(record)), record));
  RC_ASSERT(same(record_from_json(record_to_json(record)), record));
}

TEST(Record, HasAPlayerForEachSeatOrNone) {
  EXPECT_NO_THROW(record_from_json(with("/players", json::array())));
  EXPECT_EQ(refused_record("engine.record-players", with("/players", json::array({"human"}))),
            "There are 2 seats, but 1 player.");
  EXPECT_EQ(refused_record("engine.record-players", with("/players", json::array({"human", "random", "random"}))),
            "There are 2 seats, but 3 players.");
}

TEST(Record, IsRefusedWithoutAnyOneOfItsFields) {
  for (const char* field : {"understory", "game", "rules", "pack", "seats", "options", "moves", "final"}) {
    json record = record_to_json(example());
    record.erase(field);
    EXPECT_EQ(refused_record("engine.field-missing", record), "The field " + std::string(field) + " is missing.");
  }
  for (const char* field : {"name", "hash"}) {
    json record = record_to_json(example());
    record["pack"].erase(field);
    EXPECT_EQ(refused_record("engine.field-missing", record), "The field pack." + std::string(field) + " is missing.");
  }
}

TEST(Record, IsRefusedWithAFieldOfTheWrongKind) {
  for (const char* field : {"/understory", "/rules", "/seats"})
    for (const json& value : {json("1"), json(1.5), json(), json::array()})
      refused_record("engine.field-wants-number", with(field, value));
  for (const char* field : {"/game", "/pack/name", "/pack/hash", "/final", "/moves/1", "/players/0"})
    for (const json& value : {json(1), json(true), json(), json::object()})
      refused_record("engine.field-wants-text", with(field, value));
  for (const char* field : {"/moves", "/players"})
    for (const json& value : {json("e5"), json(), json::object()})
      refused_record("engine.field-wants-list", with(field, value));
  for (const json& value : {json("standard"), json(), json::array()})
    refused_record("engine.field-wants-object", with("/pack", value));
  refused_record("engine.options-not-object", with("/options", json::array()));
  refused_record("engine.option-value-kind", with("/options/map", json::array()));
  EXPECT_EQ(refused_record("engine.field-wants-text", with("/moves/1", 7)), "The field moves[1] must be a text.");
}

TEST(Record, IsRefusedWithANumberOutOfRange) {
  for (const char* field : {"/understory", "/rules", "/seats"})
    for (const std::int64_t value : {std::int64_t{0}, std::int64_t{-1}, std::int64_t{1'000'001}})
      refused_record("engine.field-out-of-range", with(field, value));
  EXPECT_EQ(refused_record("engine.field-out-of-range", with("/seats", 9)),
            "The field seats goes from 1 to 8; 9 is outside.");
}

TEST(Record, IsRefusedWithAHashThatIsNone) {
  for (const char* field : {"/pack/hash", "/final"})
    for (const char* value :
         {"", "123", "00000000000000000", "000000000000000G", "000000000000000A", "0x00000000000000"})
      refused_record("engine.field-hash", with(field, value));
  EXPECT_EQ(refused_record("engine.field-hash", with("/pack/hash", "?")), "The field pack.hash must be 16 hex digits.");
  EXPECT_EQ(refused_record("engine.field-hash", with("/final", "?")), "The field final must be 16 hex digits.");
}

TEST(Record, IsRefusedWithAFieldThatNobodyKnows) {
  EXPECT_EQ(refused_record("engine.field-unknown", with("/winner", 1)), "There is no field winner here.");
  EXPECT_EQ(refused_record("engine.field-unknown", with("/pack/size", 1)), "There is no field pack.size here.");
}

TEST(Record, OfAnotherFormatIsRefused) {
  EXPECT_EQ(refused_record("engine.record-format", with("/understory", 3)),
            "This record has format 3; this program reads formats up to 2.");
}

TEST(Record, OfAnEarlierFormatIsReadAndWrittenAsItIs) {
  const json old = with("/understory", 1);
  EXPECT_EQ(record_from_json(old).format, 1);
  EXPECT_EQ(record_to_json(record_from_json(old)), old);
}

TEST(Record, ThatIsNoObjectIsRefused) {
  for (const char* text : {"[]", "1", "null", "\"record\""})
    refused("engine.json-wants-object", [&] { read_record(text); });
  refused("engine.json-broken", [] { read_record("mushroom-gangs"); });
}

TEST(CheckRecordFits, AcceptsTheRulesAndComponentsItWasMadeWith) {
  const GameInfo info{.name = "mushroom-gangs", .rules_version = 1, .options = {}, .packs = {}};
  EXPECT_NO_THROW(check_record_fits(example(), info, "standard", 0x1234));
}

TEST(CheckRecordFits, RefusesOtherRulesAndComponents) {
  const GameInfo now{.name = "mushroom-gangs", .rules_version = 1, .options = {}, .packs = {}};
  const GameInfo later{.name = "mushroom-gangs", .rules_version = 2, .options = {}, .packs = {}};
  EXPECT_EQ(refused("engine.record-rules", [&] { check_record_fits(example(), later, "standard", 0x1234); }),
            "This record was made by version 1 of the rules; this program plays version 2.");
  EXPECT_EQ(refused("engine.record-pack", [&] { check_record_fits(example(), now, "standard", 0x1235); }),
            "This record was made with other components: pack standard had the hash 0000000000001234, the one here has "
            "0000000000001235.");
  refused("engine.record-pack", [&] { check_record_fits(example(), now, "custom", 0x1234); });
}

}  // namespace
}  // namespace understory
