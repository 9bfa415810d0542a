// Records: stepping through them, checking them, and every kind of record that is not one.
#include <string>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "tests/cli/program.hpp"
#include "tests/support/contains.hpp"
#include "tests/support/patterns.hpp"

namespace understory::cli_test {
namespace {

using nlohmann::json;

// A finished game of two bots, and how it can be spoilt.
class Replay : public testing::Test {
 protected:
  Replay() : file_(folder_.path("game.json")) {
    run({"play", "--seats", "random,random", "--option", "turn_limit=3", "--seed", kSeed}, "save " + file_ + "\n");
    record_ = json::parse(folder_.read("game.json"));
  }
  // The record with one field replaced, in a file of its own.
  std::string with(const std::string& place, const json& value) const {
    json changed = record_;
    changed[json::json_pointer(place)] = value;
    return folder_.write("changed.json", changed.dump());
  }
  // Not even a record: exit status 2, with and without --verify, and play does not go on with it.
  void expect_unreadable(const std::string& path, const std::string& reason) const {
    expect_refused({"replay", path}, path + ": " + reason);
    expect_refused({"replay", path, "--verify"}, path + ": " + reason);
    expect_refused({"play", "--resume", path}, path + ": " + reason);
  }
  // A record that does not replay: 1 for the check that was asked for, otherwise 2.
  void expect_wrong(const std::string& path, const std::string& reason) const {
    expect_refused({"replay", path}, path + ": " + reason);
    expect_refused({"play", "--resume", path}, path + ": " + reason);
    const Outcome check = run({"replay", path, "--verify"});
    EXPECT_EQ(check.status, 1);
    EXPECT_EQ(check.out, "");
    EXPECT_TRUE(check.err.starts_with("understory: " + path + ": " + reason)) << check.err;
    EXPECT_EQ(check.err.find('\n') + 1, check.err.size());
  }

  Folder folder_;
  std::string file_;
  json record_;
};

TEST_F(Replay, TellsEveryMoveAndTheEnd) {
  const Outcome replay = run({"replay", file_});
  EXPECT_EQ(replay.status, 0);
  EXPECT_EQ(replay.err, "");
  EXPECT_TRUE(replay.out.starts_with(" 1. " + record_["moves"][0].get<std::string>() + "  Embers place a picker on "));
  EXPECT_TRUE(contains(replay.out, "\n24. " + record_["moves"][23].get<std::string>() + "  Mossbacks "));
  EXPECT_TRUE(contains(replay.out, "╰───────────┴── Home ───┴───────────╯\n"));
  EXPECT_TRUE(contains(replay.out, "Winner: ") || contains(replay.out, "Shared victory: "));
  const Outcome plain = run({"replay", file_, "--plain"});
  EXPECT_TRUE(contains(plain.out, "Embers, played by Random: "));
  EXPECT_FALSE(contains(plain.out, "│"));
}

TEST_F(Replay, StepsThroughOnATerminal) {
  const Outcome replay = run_on_terminal({"replay", file_}, "\n\nq\n", {{"NO_COLOR", "1"}});
  EXPECT_EQ(replay.status, 0);
  EXPECT_TRUE(contains(replay.out, "Move 2 of 24; Enter goes on, q leaves: ")) << replay.out;
  EXPECT_FALSE(contains(replay.out, "Move 3 of 24"));
  EXPECT_TRUE(contains(run_on_terminal({"replay", file_}, repeat("", 24)).out, "total"));
  EXPECT_TRUE(contains(run_on_terminal({"replay", file_}, repeat("why", 24)).out, "total")) << "whatever is typed";
}

TEST_F(Replay, VerifiesInOneLine) {
  const Outcome check = run({"replay", "--verify", file_});
  EXPECT_EQ(check.status, 0);
  EXPECT_EQ(check.out, "ok: " + file_ + " is a game of Mushroom Gangs with 24 moves, ending at " +
                           record_["final"].get<std::string>() + ".\n");
}

TEST_F(Replay, RefusesWhatIsNoRecord) {
  expect_refused({"replay"}, "replay needs FILE");
  const std::string whole = folder_.read("game.json");
  for (const std::size_t length : {std::size_t{0}, std::size_t{1}, whole.size() / 2, whole.size() - 3})
    expect_unreadable(folder_.write("short.json", whole.substr(0, length)), "Line ");
  expect_unreadable(folder_.write("list.json", "[1, 2]"), "A JSON object is expected.");
  expect_unreadable(folder_.write("deep.json", std::string(100'000, '[')), "The JSON is nested more than 32 deep.");
  expect_unreadable(with("/moves", "a1"), "The field moves must be a list.");
  expect_unreadable(with("/moves/3", 5), "The field moves[3] must be a text.");
  expect_unreadable(with("/extra", 1), "There is no field extra here.");
  expect_unreadable(with("/understory", 3), "This record has format 3; this program reads formats up to 2.");
  expect_unreadable(with("/seats", 3), "There are 3 seats, but 2 players.");
  expect_unreadable(with("/final", "xyz"), "The field final must be 16 hex digits.");
  json without = record_;
  without.erase("game");
  expect_unreadable(folder_.write("without.json", without.dump()), "The field game is missing.");
}

TEST_F(Replay, RefusesWhatDoesNotReplay) {
  expect_wrong(with("/moves/18", "a1-a3"), "Move 19, a1-a3, does not replay: ");
  expect_wrong(with("/moves/1", record_["moves"][0]), "Move 2, ");
  expect_wrong(with("/moves/4", "fish"), "Move 5, fish, does not replay: fish is not a move");
  expect_wrong(with("/final", "0123456789abcdef"), "After all 24 moves the record should stand at 0123456789abcdef");
  expect_wrong(with("/game", "chess"), "There is no game called chess");
  expect_wrong(with("/rules", 99), "This record was made by version 99 of the rules");
  json crowd = record_;
  crowd["seats"] = 7;
  crowd.erase("players");
  expect_wrong(folder_.write("crowd.json", crowd.dump()), "Mushroom Gangs is for 2 to 5 seats, not 7. (R1.4)");
  expect_wrong(with("/options/turn_limit", 999), "The option turn_limit goes from 1 to 250");
  expect_wrong(with("/pack/name", "deluxe"), "There is no pack called deluxe");
  expect_wrong(with("/pack/hash", "0123456789abcdef"), "This record was made with other components");
}

TEST_F(Replay, ResumesOnlyWithFittingPlayers) {
  const std::string robot = with("/players/0", "robot");
  expect_refused({"play", "--resume", robot}, robot + ": robot is no player");
  const std::string three = with("/players/2", "human");
  expect_refused({"play", "--resume", three}, three + ": There are 2 seats, but 3 players.");
  expect_refused({"play", "--resume", file_, "--seats", "human,human,human"},
                 "--seats: The saved game has 2 seats, not 3.");
  expect_refused({"play", "chess", "--resume", file_}, "This is a game of mushroom-gangs, not of chess.");
  expect_refused({"play", "--resume", file_, "--option", "map=deep"}, "--resume and --option cannot go together.");
  expect_refused({"play", "--resume", file_, "--position", file_}, "--resume and --position cannot go together.");
}

TEST_F(Replay, NeedsThePackTheGameWasPlayedWith) {
  json pack = json::parse(find_pack(find_game("mushroom-gangs").info, "standard"));
  pack["name"] = "mine";
  pack["start"]["value"] = 10;
  pack["maps"].push_back({{"name", "flat"}, {"yields", {1, 2, 3, 4, 5, 6, 7, 8, 9}}, {"source", "designed"}});
  const std::string mine = folder_.write("mine.json", pack.dump());
  const std::string saved = folder_.path("saved.json");
  const Outcome game =
      run({"play", "--seats", "random,random", "--pack", mine, "--option", "map=flat"}, "save " + saved + "\n");
  EXPECT_EQ(game.status, 0) << game.err;
  EXPECT_TRUE(has_match(game.out, "\n  start +10 +10\n")) << game.out;
  EXPECT_EQ(run({"replay", saved, "--verify", "--pack", mine}).status, 0);
  EXPECT_EQ(run({"replay", saved, "--verify"}).status, 1);
  EXPECT_EQ(run({"replay", file_, "--verify", "--pack", mine}).status, 1);
  pack.erase("start");
  const std::string broken = folder_.write("broken.json", pack.dump());
  expect_refused({"replay", saved, "--verify", "--pack", broken}, broken + ": The field start is missing.");
}

}  // namespace
}  // namespace understory::cli_test
