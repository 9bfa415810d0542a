// Components from elsewhere: a changed pack plays, is told apart by its hash, and is needed again for its records.
#include "tests/support/packs.hpp"

#include <regex>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "tests/catalog/matches.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

using nlohmann::json;

json pack_of(const AnyGame& game) { return json::parse(find_pack(game.info, game.info.packs.front())); }

Record record_with(const AnyGame& game, const std::string& pack_text) {
  const auto match = game.new_match({game.info.least_seats, {}, pack_text});
  play_random(*match, 9, 40);
  return match->record();
}

TEST(Packs, GivenAsTextAreTheGamesOwnIfTheyAreTheSame) {
  for (const AnyGame& game : all_games()) {
    const std::string text = pack_of(game).dump();
    EXPECT_EQ(write_record(record_with(game, text)), write_record(record_with(game, "")));
    EXPECT_NO_THROW(replay_record(record_with(game, text)));
  }
}

TEST(Packs, OfTheSameNameAreToldApartByTheirHash) {
  const AnyGame& game = find_game("mushroom-gangs");
  json pack = pack_of(game);
  pack["start"]["value"] = 60;
  const Record record = record_with(game, pack.dump());
  EXPECT_EQ(record.pack, "standard");
  EXPECT_NE(record.pack_hash, record_with(game, "").pack_hash);
  const std::string said = refused("engine.record-pack", [&] { replay_record(record); });
  EXPECT_NE(said.find(format_hash(record.pack_hash)), std::string::npos);
  EXPECT_EQ(write_record(replay_record(record, pack.dump())->record()), write_record(record));
}

TEST(Packs, OfAnotherNameAreNeededForTheirRecords) {
  for (const AnyGame& game : all_games()) {
    json pack = pack_of(game);
    pack["name"] = "hedgehogs";
    const Record record = record_with(game, pack.dump());
    EXPECT_EQ(record.pack, "hedgehogs");
    refused("engine.pack-unknown", [&] { replay_record(record); });
    refused("engine.record-pack", [&] { replay_record(record, pack_of(game).dump()); });
    EXPECT_EQ(write_record(replay_record(record, pack.dump())->record()), write_record(record));
  }
}

TEST(Packs, ThatAreWrittenOtherwiseAreTheSame) {
  for (const AnyGame& game : all_games())
    EXPECT_EQ(record_with(game, pack_of(game).dump(8) + "\n\n").pack_hash, record_with(game, "").pack_hash);
}

TEST(Packs, ChangeTheMatch) {
  const AnyGame& game = find_game("mushroom-gangs");
  json pack = pack_of(game);
  pack["start"]["value"] = 60;
  const auto match = game.new_match({2, {}, pack.dump()});
  play_random(*match, 1, 18);
  EXPECT_EQ(match->score_sheet().scores.total[Seat{0}], 60);
}

TEST(Packs, OfAnotherGameAreRefused) {
  for (const AnyGame& game : all_games()) {
    json pack = pack_of(game);
    pack["game"] = "hedgehogs";
    refused("engine.pack-game", [&] { record_with(game, pack.dump()); });
  }
}

// Leaves out every field of the pack, one at a time, and puts null in its place.
void expect_each_is_needed(const AnyGame& game, const json& whole, const json::json_pointer& place) {
  const json& here = whole.at(place);
  if (!here.is_object()) return;
  for (const auto& [name, value] : here.items()) {
    if (name == "$schema") continue;  // it is for editors
    json missing = whole;
    missing.at(place).erase(name);
    EXPECT_THROW(record_with(game, missing.dump()), Refusal) << "without " << (place / name).to_string();
    json empty = whole;
    empty.at(place / name) = nullptr;
    const Refusal refusal = refusal_of([&] { record_with(game, empty.dump()); });
    EXPECT_TRUE(is_clean(english(refusal.reason))) << english(refusal.reason);
    json misspelt = missing;
    misspelt.at(place)[name + "_"] = value;
    EXPECT_THROW(record_with(game, misspelt.dump()), Refusal) << "misspelt " << (place / name).to_string();
    expect_each_is_needed(game, whole, place / name);
  }
}

TEST(Packs, OfTheGamesAreAsDescribed) {
  for (const AnyGame& game : all_games())
    for (const std::string& name : game.info.packs)
      EXPECT_EQ(first_misfit(json::parse(find_pack(game.info, name)), game.describe_pack(), name), "")
          << game.info.name;
}

// So what an editor marks by the schema is a fault indeed; that the rest can be played only the reader says.
TEST(Packs, ThatAreNotAsDescribedAreRefused) {
  Rng rng(1);
  for (const AnyGame& game : all_games()) {
    const json standard = pack_of(game);
    const Description description = game.describe_pack();
    int misfits = 0;
    for (int i = 0; i < 1000; ++i) {
      const json pack = mutated(standard, rng);
      const std::string misfit = first_misfit(pack, description, "pack");
      if (misfit.empty()) continue;
      ++misfits;
      EXPECT_THROW(game.read_pack(pack.dump()), Refusal) << misfit << "\n" << json::diff(standard, pack).dump();
    }
    EXPECT_GT(misfits, 300) << game.info.name;
  }
}

// Every text of the pack that is a name there.
std::set<std::string> names_in(const json& value, const Description& type) {
  using Sort = Description::Sort;
  if (type.sort == Sort::name) return {value.get<std::string>()};
  std::set<std::string> names;
  if (type.sort == Sort::list || type.sort == Sort::map)
    for (const json& item : value) names.merge(names_in(item, type.of[0]));
  if (type.sort == Sort::object)
    for (const Description& member : type.members)
      if (value.contains(member.name)) names.merge(names_in(value.at(member.name), member));
  return names;
}

// The pack in which something is called otherwise, wherever it is spoken of.
std::string renamed(const std::string& pack, const std::string& name) {
  return std::regex_replace(pack, std::regex("([\" ])" + name + "(?=[\" ])"), "$1odd-" + name);
}

// What only a pack knows has no sentence of its own, but it has a name.
TEST(Packs, NameWhatTheyBring) {
  for (const AnyGame& game : all_games()) {
    std::string pack = pack_of(game).dump();
    int brought = 0;
    for (const std::string& name : names_in(pack_of(game), game.describe_pack())) {
      const std::string other = renamed(pack, name);
      try {
        game.read_pack(other);
      } catch (const Refusal&) {
        continue;  // the rules know it by that name
      }
      pack = other;
      ++brought;
    }
    EXPECT_GT(brought, 3) << game.info.name;
    const auto match = game.new_match({game.info.most_seats, {}, pack});
    Rng rng(1);
    std::string told;
    while (match->actor() != kNobody) {
      if (match->actor() != kChance)
        for (const Offer& offer : match->offers()) told += english(offer.label);
      play_one(*match, rng, key_of(1));
    }
    for (const auto& move : match->log(kReferee))
      for (const Happening& happening : move) told += english(happening.text);
    EXPECT_TRUE(is_clean(told)) << told.substr(told.find("⟦"), 60);
    EXPECT_NE(told.find("Odd "), std::string::npos);
  }
}

TEST(Packs, MaySayWhereTheirSchemaIs) {
  for (const AnyGame& game : all_games()) {
    json pack = pack_of(game);
    const std::uint64_t hash = game.read_pack(pack.dump()).hash;
    pack["$schema"] = "elsewhere.json";
    EXPECT_EQ(game.read_pack(pack.dump()).hash, hash);
    pack.erase("$schema");
    EXPECT_EQ(game.read_pack(pack.dump()).hash, hash);
    pack["$schema"] = 7;
    refused("engine.field-wants-text", [&] { game.read_pack(pack.dump()); });
  }
}

TEST(Packs, NeedEveryFieldTheyHave) {
  for (const AnyGame& game : all_games()) expect_each_is_needed(game, pack_of(game), json::json_pointer());
}

}  // namespace
}  // namespace understory
