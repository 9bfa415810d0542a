// A journal is read back as it was written, by the run it belongs to and by no other.
#include "arena/journal.hpp"

#include <functional>
#include <string>

#include <gtest/gtest.h>

#include "arena/schedule.hpp"
#include "tests/arena/simulated.hpp"
#include "tests/support/refusal.hpp"

namespace understory::arena {
namespace {

Tournament some_tournament() {
  Tournament tournament = tournament_of({"a", "b"}, 2, 10);
  tournament.seed = ChanceKey{1, 2, 3};
  tournament.table.options = {{"level", std::string("II")}, {"round_limit", std::int64_t{60}}};
  return tournament;
}

std::string journal_of(const Tournament& tournament, const Results& results) {
  std::string text = journal_head(tournament);
  for (const auto& [game, result] : results) text += journal_line(game, result);
  return text;
}

TEST(Journal, IsReadBackAsItWasWritten) {
  const Tournament tournament = some_tournament();
  Rng rng(1);
  const Results results = simulate(tournament, {0, 0}, rng);
  const std::string text = journal_of(tournament, results);
  const Journal journal = read_journal(text, tournament);
  EXPECT_EQ(journal.results, results);
  EXPECT_EQ(journal.bytes, text.size());
  EXPECT_EQ(seed_of_journal(text), tournament.seed);
}

TEST(Journal, MayEndInTheMiddleOfALine) {
  const Tournament tournament = some_tournament();
  const std::string whole = journal_of(tournament, {{0, placed({3, 4})}, {1, placed({5, 4})}});
  const std::size_t head = whole.find('\n') + 1;
  const std::size_t first = whole.find('\n', head) + 1;
  for (std::size_t length = 0; length <= whole.size(); ++length) {
    const Journal journal = read_journal(whole.substr(0, length), tournament);
    EXPECT_EQ(journal.results.size(), (length >= first ? 1U : 0U) + (length == whole.size() ? 1U : 0U)) << length;
    EXPECT_EQ(journal.bytes, length == whole.size() ? length : length >= first ? first : length >= head ? head : 0);
    EXPECT_EQ(seed_of_journal(whole.substr(0, length)).has_value(), length >= head);
  }
}

TEST(Journal, OfAnotherRunIsRefusedByWhatDiffers) {
  const Tournament tournament = some_tournament();
  const std::string text = journal_of(tournament, {});
  const auto refusal = [&](const std::function<void(Tournament&)>& change) {
    Tournament other = tournament;
    change(other);
    return refused("arena.refused.journal", [&] { read_journal(text, other); });
  };
  EXPECT_EQ(refusal([](Tournament& other) { other.entrants[1].bot = "c"; }),
            R"(This is the journal of another run: the list of bots was ["a","b"], not ["a","c"].)");
  EXPECT_EQ(refusal([](Tournament& other) { other.table.game = "mycelia"; }),
            "This is the journal of another run: the game was undergrove, not mycelia.");
  const auto has = [](const std::string& sentence, const char* part) {
    return sentence.find(part) != std::string::npos;
  };
  EXPECT_TRUE(has(refusal([](Tournament& t) { t.version = "2"; }), "the version of the program was 1.2.3, not 2."));
  EXPECT_TRUE(has(refusal([](Tournament& t) { t.table.rules_version = 2; }), "the version of the rules was 1, not 2."));
  EXPECT_TRUE(has(refusal([](Tournament& t) { t.table.pack = "mine"; }), "the pack was standard, not mine."));
  EXPECT_TRUE(has(refusal([](Tournament& t) { t.table.pack_hash = 5; }), "the hash of the pack was 00000"));
  EXPECT_TRUE(has(refusal([](Tournament& t) { t.table.seats = 3; }), "the number of seats was 2, not 3."));
  EXPECT_TRUE(has(refusal([](Tournament& t) { t.table.options["level"] = std::string("I"); }),
                  R"(the options of the game was {"level":"II","round_limit":60}, not {"level":"I")"));
  EXPECT_TRUE(has(refusal([](Tournament& t) { t.table.final_hash = 5; }), "the hash of the starting position was"));
  EXPECT_TRUE(has(refusal([](Tournament& t) { t.entrants[0].thinking.ms = 5; }), R"(not ["a@5ms","b"].)"));
  EXPECT_TRUE(has(refusal([](Tournament& t) { t.ladder = true; }), "whether it is a ladder was false, not true."));
  EXPECT_TRUE(has(refusal([](Tournament& t) { t.opening = 4; }), "the length of the opening was 0, not 4."));
  EXPECT_TRUE(has(refusal([](Tournament& t) { t.seed[0] = 9; }), "the seed was 0102030000"));
}

TEST(Journal, RefusesAHeadThatSaysMore) {
  const Tournament tournament = some_tournament();
  std::string head = journal_head(tournament);
  head.insert(head.size() - 2, R"(,"more":1)");
  refused("engine.field-unknown", [&] { read_journal(head, tournament); });
}

TEST(Journal, GoesOnWithOtherNumbersOfGames) {
  Tournament tournament = some_tournament();
  const std::string text = journal_of(tournament, {{0, placed({3, 4})}});
  tournament.games = 1000;
  tournament.sprt = SprtBounds{};
  EXPECT_EQ(read_journal(text, tournament).results.size(), 1U);
}

TEST(Journal, IsNothingElse) {
  const Tournament tournament = some_tournament();
  for (const char* text : {"x", "hello\n", "{}", "{}\n", "[]\n", "7\n", "\n", R"({"understory":1})",
                           "<!doctype html>\n", "{\"understory_arena\":2}\n"}) {
    refused("arena.refused.no-journal", [&] { read_journal(text, tournament); });
    refused("arena.refused.no-journal", [&] { seed_of_journal(text); });
  }
}

TEST(Journal, RefusesALineByItsNumber) {
  const Tournament tournament = some_tournament();
  const std::string good = journal_line(0, placed({3, 4}));
  const auto refusal = [&](const std::string& line) {
    const std::string text = journal_head(tournament) + good + line + "\n" + good;
    const std::string sentence = refused("arena.refused.line", [&] { read_journal(text, tournament); });
    EXPECT_TRUE(sentence.starts_with("line 3: ")) << sentence;
    return sentence;
  };
  EXPECT_EQ(refusal("what"), "line 3: Line 1 is not JSON (at byte 1).");
  refusal("");
  refusal("7");
  refusal("{}");
  refusal(R"({"game":-1,"scores":[1,2],"ranks":[2,1],"turns":[1,1],"us":[1,1]})");
  refusal(R"({"game":1,"scores":[1],"ranks":[2,1],"turns":[1,1],"us":[1,1]})");
  refusal(R"({"game":1,"scores":[1,2],"ranks":[2,0],"turns":[1,1],"us":[1,1]})");
  refusal(R"({"game":1,"scores":[1,2],"ranks":[2,1],"turns":[1,1],"us":[1,-1]})");
  refusal(R"({"game":1,"scores":[1,2],"ranks":[2,1],"turns":[1,1],"us":[1,1],"more":1})");
  refusal(R"({"game":1,"scores":[1,99999999999],"ranks":[2,1],"turns":[1,1],"us":[1,1]})");
}

}  // namespace
}  // namespace understory::arena
