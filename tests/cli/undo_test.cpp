// Undo through both doors, the table and the terminal, in every game with every number of seats and every option.
#include "table/undo.hpp"

#include <algorithm>
#include <cstring>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/erase.hpp"
#include "cli/history.hpp"
#include "engine/hash.hpp"
#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "games/_template/game.hpp"
#include "table/table.hpp"
#include "tests/catalog/matches.hpp"
#include "tests/game_types.hpp"
#include "tests/support/pebbles.hpp"
#include "tests/support/places.hpp"
#include "tests/support/refusal.hpp"

namespace understory::cli {
namespace {

// One person, and bots in all other seats.
Seating alone_at(const AnyMatch& match, Seat seat) {
  Seating seating(static_cast<std::size_t>(match.seats()), "random");
  seating[raw(seat)] = kHuman;
  return seating;
}

// What the terminal says: nothing if it goes back, and where it is then.
std::pair<std::string, nlohmann::json> at_terminal(const AnyMatch& match, Seat seat) {
  const Seating seating = alone_at(match, seat);
  const auto back = match.clone();
  try {
    back->take_back(moves_to_undo(match, unasked_in(match, seating), seating));
  } catch (const Refusal& refusal) {
    return {english(refusal.reason), back->position()};
  }
  return {"", back->position()};
}

// The same at a table where Ann has the seat and bots have the others.
std::pair<std::string, nlohmann::json> at_table(const AnyMatch& match, Seat seat) {
  entry::Opened opened;
  opened.seats = match.seats();
  Table table(opened, match.clone());
  std::int64_t version = 0;
  std::string said;
  int asked = 0;
  const auto does = [&](auto message) {
    message.id = std::to_string(++asked);
    for (const Delivery& delivery : table.handle("Ann", message, 0).send) {
      if (const auto* view = std::get_if<protocol::ViewNow>(&delivery.message)) {
        version = view->version;
        said = view->state.undo.possible ? "" : english(*view->state.undo.reason);
      }
      if (const auto* no = std::get_if<protocol::Refused>(&delivery.message)) said = english(no->reason);
    }
  };
  does(protocol::Join{});
  for (const Seat one : seats_up_to(match.seats()))
    does(protocol::Sit{"", raw(one), one == seat ? "human" : "random", std::nullopt});
  does(protocol::Start{});
  const std::string before = said;
  does(protocol::Undo{"", version, {}});
  if (!before.empty()) {
    EXPECT_EQ(said, before) << "offered and asked for, it is refused alike";
  }
  return {before, table.match().position()};
}

TEST(Undo, IsTheSameThroughEveryDoorInEveryGame) {
  std::set<std::string> reached;
  for_every_setup([&](const Trial& t) {
    Rng rng(t.seed);
    const ChanceKey key = key_of(t.seed);
    for (int made = 0; made < 150 && t.match.actor() != kNobody; ++made) {
      play_one(t.match, rng, key);
      if (made % 29 != 0 || t.match.actor() == kChance || only_move(t.match)) continue;  // a table goes on at once
      for (const Seat seat : seats_up_to(t.match.seats())) {
        const UndoReach reach = undo_reach(t.match, {}, [&](Seat one) { return one == seat; });
        const auto [said, there] = at_table(t.match, seat);
        const auto [told, back] = at_terminal(t.match, seat);
        // The terminal goes by what somebody was asked there; the table has been told that all of it was.
        const UndoReach asked =
            undo_reach(t.match, unasked_in(t.match, alone_at(t.match, seat)), [&](Seat one) { return one == seat; });
        ASSERT_EQ(reach.blocked ? english(*reach.blocked) : "", said);
        EXPECT_EQ(told, asked.blocked ? english(*asked.blocked) : "");
        if (reach.blocked) {
          const bool nothing = reach.blocked->key == "table.undo.nothing";
          EXPECT_TRUE(is_clean(said) && (nothing || said.find("You cannot take that back: ") == 0)) << said;
          EXPECT_EQ(there, t.match.position());
          reached.insert(t.game.info.name + " refused");
          continue;
        }
        const auto earlier = t.match.clone();
        const auto& actors = t.match.movers();
        for (std::size_t i = actors.size() - reach.count; i < actors.size(); ++i) EXPECT_NE(actors[i], kChance);
        earlier->take_back(reach.count);
        EXPECT_EQ(earlier->actor(), seat);
        if (reach.others.empty()) {
          EXPECT_EQ(there, earlier->position());
        }
        if (!only_move(*earlier)) {
          EXPECT_EQ(told, "");
          EXPECT_EQ(back, earlier->position());
        }
        for (const auto& happenings : t.match.log(seat, actors.size() - reach.count))
          for (const Happening& one : happenings)
            if (std::count(one.taught.begin(), one.taught.end(), seat) > 0) reached.insert(t.game.info.name + " shown");
        reached.insert(t.game.info.name + " taken back");
      }
    }
  });
  std::set<std::string> all;
  for (const AnyGame& game : all_games())
    for (const char* what : {" refused", " taken back", " shown"})
      if (what != std::string(" shown") || game.info.secrets) all.insert(game.info.name + what);
  EXPECT_EQ(reached, all);
}

// ---- What undo says never tells two worlds apart that the asker cannot tell apart ----

std::string undo_words(const AnyMatch& match, Seat asker) {
  const UndoReach reach = undo_reach(match, {}, [&](Seat seat) { return seat == asker; });
  return std::to_string(reach.count) + (reach.blocked ? english(*reach.blocked) : "");
}

// From moments of random games on, the truth and a world that looks like it to the asker get the same moves.
template <class G>
int compare_worlds(const G& rules, std::uint64_t seed) {
  const auto game = std::make_shared<const G>(rules);
  Rng rng(seed);
  int compared = 0;
  typename G::State truth = game->new_game();
  const auto moves_of = [&](const typename G::State& state) {
    typename G::MoveList list;
    game->legal_moves(state, list);
    return std::vector<typename G::Move>(list.begin(), list.end());
  };
  while (game->actor(truth) != kNobody) {
    for (const Seat asker : seats_up_to(game->seats())) {
      const auto world = game->determinise(game->observe(truth, asker), rng);
      Erased<G> here(game, {}, truth, false);
      Erased<G> there(game, {}, world, false);
      auto here_state = truth;
      auto there_state = world;
      for (int step = 0; step < 12 && game->actor(here_state) != kNobody; ++step) {
        const auto moves = moves_of(here_state);
        const auto move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        if (!game->is_legal(there_state, move)) break;
        game->apply(here_state, move, NoEvents{});
        game->apply(there_state, move, NoEvents{});
        const auto seen = game->observe(here_state, asker);
        const auto seen_there = game->observe(there_state, asker);
        if (!same_bytes(seen, seen_there)) break;
        here.apply(word_of(move));
        there.apply(word_of(move));
        EXPECT_EQ(undo_words(here, asker), undo_words(there, asker));
        ++compared;
      }
    }
    for (int skip = 0; skip < 9 && game->actor(truth) != kNobody; ++skip) {
      const auto now = moves_of(truth);
      game->apply(truth, now[rng.below(static_cast<std::uint32_t>(now.size()))], NoEvents{});
    }
  }
  return compared;
}

template <class G, class ParsePack>
int compare_all_seats(const std::string& folder, ParsePack&& parse_pack) {
  const auto pack = parse_pack(read_source("packs/" + folder + "/standard.json"));
  int compared = 0;
  for (int seats = G::info().least_seats; seats <= G::info().most_seats; ++seats)
    compared += compare_worlds(G(seats, complete_options(G::info(), {}), pack), static_cast<std::uint64_t>(seats));
  return compared;
}

TEST(Undo, SaysTheSameInWorldsThatLookAlike) {
  EXPECT_GT(compare_all_seats<template_game::Game>("_template", template_game::parse_pack), 100);
  int compared = 0;
  for_every_game_type([&]<class G>(auto parse_pack) {
    if (!G::info().secrets) return;
    const int of_this = compare_all_seats<G>(folder_of(G::info()), parse_pack);
    EXPECT_GT(of_this, 100) << G::info().name;
    compared += of_this;
  });
  EXPECT_GT(compared, 400);
  int pebbles = 0;  // whose games are short
  for (std::uint64_t seed = 0; seed < 30; ++seed) pebbles += compare_worlds(pebbles::Game(20, 20), seed);
  EXPECT_GT(pebbles, 50);
}

}  // namespace
}  // namespace understory::cli
