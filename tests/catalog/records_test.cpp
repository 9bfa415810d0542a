// Records of every game: they lead to the same match, and one that cannot is refused with the reason.
#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "tests/catalog/matches.hpp"
#include "tests/support/refusal.hpp"

namespace understory {
namespace {

void expect_same_match(const AnyMatch& a, const AnyMatch& b) {
  EXPECT_EQ(a.hash(), b.hash());
  EXPECT_EQ(a.moves(), b.moves());
  EXPECT_EQ(a.position(), b.position());
  EXPECT_EQ(a.options(), b.options());
  EXPECT_EQ(write_record(a.record()), write_record(b.record()));
}

Record example(const AnyGame& game, std::size_t moves = 30) {
  const auto match = game.new_match(setups_of(game.info).front());
  play_random(*match, 5, moves);
  return match->record();
}

std::string refused_replay(std::string_view key, const Record& record) {
  return refused(key, [&] { replay_record(record); });
}

TEST(Records, LeadToTheSameMatchThroughText) {
  for_every_setup([](const Trial& t) {
    for (const std::size_t more : {std::size_t{0}, std::size_t{1}, std::size_t{30}, SIZE_MAX}) {
      play_random(t.match, t.seed, more);
      const auto again = replay_record(read_record(write_record(t.match.record())));
      expect_same_match(*again, t.match);
      if (t.match.actor() != kNobody) {
        const auto copy = t.match.clone();
        play_random(*copy, t.seed + 1, 10);
        play_random(*again, t.seed + 1, 10);
        expect_same_match(*again, *copy);
      }
    }
  });
}

TEST(Records, OfAMatchFromAPositionKeepTheStart) {
  for_every_setup([](const Trial& t) {
    play_random(t.match, t.seed, 25);
    if (t.match.actor() == kChance) return;
    const auto later = t.game.from_position(t.setup, t.match.position());
    EXPECT_TRUE(t.match.record().start.empty());
    EXPECT_EQ(nlohmann::json::parse(later->record().start), t.match.position());
    play_random(*later, t.seed, 12);
    expect_same_match(*replay_record(read_record(write_record(later->record()))), *later);
  });
}

TEST(Records, SayWhatWasPlayed) {
  for (const AnyGame& game : all_games()) {
    const Record record = example(game);
    EXPECT_EQ(record.game, game.info.name);
    EXPECT_EQ(record.rules_version, game.info.rules_version);
    EXPECT_EQ(record.pack, game.info.packs.front());
    EXPECT_EQ(record.options, complete_options(game.info, {}));
    EXPECT_EQ(record.moves.size(), 30U);
    EXPECT_TRUE(record.players.empty());
  }
}

TEST(Records, OfAnUnknownGameAreRefused) {
  Record record = example(all_games().front());
  record.game = "hedgehogs";
  const std::string said = refused_replay("engine.game-unknown", record);
  EXPECT_NE(said.find("hedgehogs"), std::string::npos);
  EXPECT_NE(said.find(all_games().front().info.name), std::string::npos);
}

TEST(Records, OfAnotherGameAreRefusedByEveryGame) {
  for (const AnyGame& game : all_games()) {
    Record record = example(game);
    record.game = "hedgehogs";
    EXPECT_THROW(game.from_record(record, ""), Refusal) << game.info.name;
  }
}

TEST(Records, OfOtherRulesComponentsSeatsOrOptionsAreRefused) {
  for (const AnyGame& game : all_games()) {
    const Record right = example(game);
    Record record = right;
    record.rules_version += 1;
    refused_replay("engine.record-rules", record);
    record = right;
    record.pack_hash ^= 1;
    refused_replay("engine.record-pack", record);
    record = right;
    record.pack = "hedgehogs";
    refused_replay("engine.pack-unknown", record);
    for (const int seats : {game.info.least_seats - 1, game.info.most_seats + 1}) {
      record = right;
      record.seats = seats;
      refused_replay("engine.seats", record);
    }
    record = right;
    record.options["hedgehogs"] = true;
    refused_replay("engine.option-unknown", record);
  }
}

TEST(Records, WithAnImpossibleStartAreRefused) {
  for (const AnyGame& game : all_games()) {
    Record record = example(game);
    record.start = "{}";
    refused_replay("engine.field-missing", record);
    record.start = "null";
    refused_replay("engine.json-wants-object", record);
    record.start = "{";
    refused_replay("engine.json-broken", record);
  }
}

TEST(Records, WithAMoveThatCannotBeAreRefusedByItsNumber) {
  for (const AnyGame& game : all_games()) {
    Record record = example(game);
    record.moves[16] = "hedgehog";
    const std::string unreadable = refused_replay("engine.record-move", record);
    EXPECT_EQ(unreadable.rfind("Move 17, hedgehog, does not replay: ", 0), 0U) << unreadable;
  }
}

TEST(Records, WithAMoveThatIsMadeAgainAreRefusedWithTheReasonAndRule) {
  const AnyGame& game = find_game("mushroom-gangs");
  Record record = example(game);
  record.moves[1] = record.moves[0];
  const Refusal refusal = refusal_of([&] { replay_record(record); });
  EXPECT_EQ(refusal.rule, "R2.3");
  EXPECT_EQ(english(refusal.reason), "Move 2, " + record.moves[0] + ", does not replay: " + record.moves[0] +
                                         " is taken by the Embers; pickers are placed on open positions.");
}

TEST(Records, WithAnotherEndAreRefused) {
  for (const AnyGame& game : all_games()) {
    Record record = example(game);
    record.final_hash ^= 1;
    refused_replay("engine.record-end", record);
    record = example(game);
    record.moves.pop_back();
    refused_replay("engine.record-end", record);
  }
}

TEST(Catalog, RefusesNamesItDoesNotKnow) {
  refused("engine.game-unknown", [] { find_game(""); });
  refused("engine.game-unknown", [] { find_game("mushroom_gangs"); });
  for (const AnyGame& game : all_games()) {
    EXPECT_EQ(&find_game(game.info.name), &game);
    refused("engine.pack-unknown", [&] { find_pack(game.info, "hedgehogs"); });
    refused("engine.pack-unknown", [&] { find_pack(game.info, ""); });
  }
}

TEST(Catalog, RefusesSetupsThatCannotBe) {
  for (const AnyGame& game : all_games()) {
    for (const int seats : {-1, 0, game.info.least_seats - 1, game.info.most_seats + 1, 255, 256})
      refused("engine.seats", [&] { game.new_match({seats, {}, {}}); });
    refused("engine.option-unknown", [&] { game.new_match({game.info.least_seats, {{"hedgehogs", true}}, {}}); });
    refused("engine.json-broken", [&] { game.new_match({game.info.least_seats, {}, "{"}); });
    refused("engine.json-wants-object", [&] { game.new_match({game.info.least_seats, {}, "[]"}); });
    refused("engine.json-wants-object", [&] { game.from_position({game.info.least_seats, {}, {}}, nullptr); });
  }
}

TEST(Catalog, CarriesTheRulesAndPacksOfEveryGame) {
  for (const AnyGame& game : all_games()) {
    EXPECT_NE(game.rules.find("**R1.1**"), std::string_view::npos);
    ASSERT_FALSE(game.info.packs.empty());
    for (const std::string& pack : game.info.packs) EXPECT_FALSE(find_pack(game.info, pack).empty());
  }
}

}  // namespace
}  // namespace understory
