// A position that was told can be set: at every moment of a game it leads to the same match.
#include "cli/line_protocol.hpp"
#include "tests/catalog/matches.hpp"
#include "tests/doors/doors.hpp"
#include "tests/positions/mutated.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::doors {
namespace {

using nlohmann::json;

json answer_of(cli::LineProtocol& line, const json& request) { return json::parse(line.answer(request.dump())); }

// All that can be asked about where a match stands, as one viewer, in the words of the protocol. Points are told by
// their sums: which row they were written down in is not part of a position.
std::vector<std::string> all_about(cli::LineProtocol& line, const json& viewer) {
  json scores = answer_of(line, {{"cmd", "scores"}});
  scores.erase("rows");
  return {line.answer(R"({"cmd": "state"})"), line.answer(R"({"cmd": "legal"})"),
          line.answer(json{{"cmd", "view"}, {"seat", viewer}}.dump()), scores.dump()};
}

// Plays a random game on one line and sets each of its positions, or every so many-th, on another.
void expect_set_alike(const AnyGame& game, const Setup& setup, std::uint64_t seed, int every) {
  cli::LineProtocol line(Words::in("en"));
  cli::LineProtocol other(Words::in("en"));
  const json options = to_json(setup.options);
  const json begin{{"cmd", "new"},
                   {"game", game.info.name},
                   {"seats", setup.seats},
                   {"options", options},
                   {"seed", format_chance_key(key_of(seed))}};
  Rng rng(seed);
  ASSERT_EQ(answer_of(line, begin).at("ok"), true);
  for (int moment = 0;; ++moment) {
    const json legal = answer_of(line, {{"cmd", "legal"}});
    const json& moves = legal.at("moves");
    if (moment % every == 0 || moves.empty()) {
      const int seat = moment / every % (setup.seats + 1);  // everybody looks in turn
      const json viewer = seat == setup.seats ? json("spectator") : json(seat);
      const json state = answer_of(line, {{"cmd", "state"}}).at("state");
      const json answer =
          answer_of(other, {{"cmd", "set"}, {"game", game.info.name}, {"state", state}, {"options", options}});
      ASSERT_EQ(answer.at("ok"), true) << answer << " " << state;
      ASSERT_EQ(answer.at("actor"), legal.at("actor"));
      ASSERT_EQ(all_about(other, viewer), all_about(line, viewer));
    }
    if (moves.empty()) return;
    const auto pick = rng.below(static_cast<std::uint32_t>(moves.size()));
    const bool chance = legal.at("actor") == "chance";
    const json move = chance ? json{{"cmd", "roll"}} : json{{"cmd", "do"}, {"move", moves[pick].at("move")}};
    ASSERT_EQ(answer_of(line, move).at("ok"), true) << move;
  }
}

// Every moment with the usual options and any number of seats; some moments with each other choice of each option, at
// the smallest tables, where games are short.
TEST(Positions, AreSetAsTheyWereTold) {
  for_every_setup([](const Trial& t) {
    const bool usual = t.setup.options.empty();
    const int most = t.game.info.least_seats + 1;
    if (t.setup.seats > most && (!usual || kSanitized)) return;
    SCOPED_TRACE(t.game.info.name + ", seats: " + std::to_string(t.setup.seats) + ", " +
                 to_json(t.setup.options).dump());
    expect_set_alike(t.game, t.setup, t.seed, (usual ? 1 : 11) * (kSanitized ? 17 : 1));
  });
}

// Doors that take positions show the same match as the catalog does, wherever a game has come to.
TEST(Positions, LeadToTheSameMatchThroughEveryDoor) {
  for_every_door([](const Door& door, Beginning beginning) {
    if (!door.positions) return;
    const auto whole = match_of(beginning);
    Rng rng(7);
    for (int move = 0;; ++move) {
      if (whole->actor() == kNobody || move % (kSanitized ? 101 : 23) == 0) {
        beginning.position = whole->position();
        const Entered entered = door.enter(beginning);
        ASSERT_TRUE(entered.visit) << entered.refused << " " << *beginning.position;
        const auto match = match_of(beginning);
        door.asks ? go_on(*match, beginning, door) : play_alone(*match, beginning);
        expect_same(*entered.visit, *match);
        if (door.asks && match->moves().empty()) {
          EXPECT_EQ(entered.visit->seen(), door.shown(*match));
        }
      }
      if (whole->actor() == kNobody) break;
      play_one(*whole, rng, beginning.seed);
    }
  });
}

// Positions that nobody has played: what the catalog refuses no door takes, and what it takes can be played there.
TEST(Positions, ThatNobodyHasPlayedAreJudgedAlikeThroughEveryDoor) {
  int taken = 0;
  int refused = 0;
  for_every_door([&](const Door& door, Beginning beginning) {
    if (!door.positions) return;
    Rng rng(beginning.seed[0]);
    const auto match = match_of(beginning);
    for (int change = 0; change < (kSanitized ? 4 : 16); ++change) {
      std::vector<json> reals;
      for (int i = 0; i < 3 && match->actor() != kNobody; ++i) {
        reals.push_back(match->position());
        for (int move = 0; move < 5 && match->actor() != kNobody; ++move) play_one(*match, rng, beginning.seed);
      }
      if (reals.empty()) break;
      beginning.position = reals.front();
      positions::change(*beginning.position, reals, rng);
      (*beginning.position)["seats"] = beginning.setup.seats;  // another number is another table
      ++(expect_judged_alike(door, beginning) ? taken : refused);
    }
  });
  EXPECT_GT(taken, 10);
  EXPECT_GT(refused, 10);
}

}  // namespace
}  // namespace understory::doors
