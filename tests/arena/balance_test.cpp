// What is counted of games, against what their logs say.
#include "arena/balance.hpp"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "engine/record.hpp"
#include "tests/support/places.hpp"

namespace understory::arena {
namespace {

std::unique_ptr<AnyMatch> recorded(const std::string& file) {
  return replay_record(record_from_json(parse_json(read_source("tests/recorded/" + file)).at("record")));
}

Balance counted(const std::string& game, const std::vector<std::string>& files) {
  Balance balance(find_game(game));
  for (const std::string& file : files) balance.add(*recorded(file));
  return balance;
}

TEST(Balance, CountsWhatTheLogTells) {
  for (const char* const file : {"mycelia/two-bots.json", "undergrove/four.json", "mushroom_gangs/two-bots.json"}) {
    const auto match = recorded(file);
    Balance balance(find_game(match->info().name));
    balance.add(*match);
    std::int64_t told = 0;
    for (const auto& happenings : match->log(kReferee)) told += static_cast<std::int64_t>(happenings.size());
    std::int64_t counted = 0;
    for (const auto& [deed, count] : balance.counts()) counted += deed.fact.empty() ? count.times : 0;
    EXPECT_EQ(counted, told) << file;
    std::int64_t firsts = 0;
    for (const SeatCount& seat : balance.seats()) firsts += seat.firsts;
    EXPECT_EQ(firsts, kWhole) << file;
  }
}

TEST(Balance, KnowsTurnsAndRounds) {
  const Balance ended = counted("mycelia", {"mycelia/two-rounds-used-up.json", "mycelia/three-two-rounds.json"});
  EXPECT_EQ(ended.turns(), (std::vector<std::int64_t>{24, 6}));
  EXPECT_EQ(ended.rounds(), (std::vector<std::int64_t>{12, 2}));
  EXPECT_EQ(ended.shared(), 2);
}

TEST(Balance, SetsThoseWhoDidItAgainstThoseWhoDidNot) {
  const auto match = recorded("mycelia/two-bots.json");
  std::map<std::string, std::set<std::int64_t>> hired;
  for (const auto& happenings : match->log(kReferee))
    for (const Happening& happening : happenings)
      if (happening.facts.at("kind") == "hired")
        hired[happening.facts.at("card")].insert(happening.facts.at("player").get<std::int64_t>());
  const Balance balance = counted("mycelia", {"mycelia/two-bots.json"});
  const Scores scores = match->score_sheet().scores;
  int by_one = 0;
  for (const auto& [card, seats] : hired) {
    const Count count = balance.counts().at({"hired", "card", card});
    EXPECT_EQ(count.games, 1);
    EXPECT_EQ(count.seats, seats.size() == 1 ? 1 : 0) << card;
    if (seats.size() == 2) continue;
    ++by_one;
    const bool won = scores.rank[Seat{static_cast<std::uint8_t>(*seats.begin())}] == 1;
    EXPECT_EQ(count.firsts, won ? kWhole : 0) << card;
  }
  EXPECT_GT(by_one, 0);
  EXPECT_TRUE(balance.is_somebodys("hired"));
  EXPECT_FALSE(balance.is_somebodys("revealed"));
}

TEST(Balance, NamesThingsThatNeverHappened) {
  const Balance balance = counted("mycelia", {"mycelia/two-rounds-used-up.json"});
  EXPECT_EQ(balance.things("symbol").size(), 6U);
  EXPECT_TRUE(balance.kinds("symbol").empty());
  EXPECT_FALSE(balance.things("card").contains("hydnum-repandum"));  // of a pack, and not in this game
}

TEST(Balance, AddsUp) {
  const std::vector<std::string> files{"mycelia/two-bots.json", "mycelia/two-cleared-by-a-bonus.json"};
  Balance sum = counted("mycelia", {files[0]});
  sum.add(counted("mycelia", {files[1]}));
  const Balance whole = counted("mycelia", files);
  EXPECT_EQ(sum.games(), 2);
  EXPECT_EQ(sum.decisions(), whole.decisions());
  for (const auto& [deed, count] : whole.counts()) {
    const Count& added = sum.counts().at(deed);
    EXPECT_EQ(added.times, count.times);
    EXPECT_EQ(added.games, count.games);
    EXPECT_EQ(added.firsts, count.firsts);
    EXPECT_EQ(added.sums, count.sums);
  }
}

}  // namespace
}  // namespace understory::arena
