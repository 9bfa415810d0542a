// The net below the checks of packs: random games with every set-up. That it holds what it should is shown with packs
// that no reader lets through.
#include "catalog/pack_check.hpp"

#include <set>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "games/_template/game.hpp"
#include "games/mushroom_gangs/game.hpp"
#include "games/undergrove/game.hpp"
#include "tests/support/contains.hpp"
#include "tests/support/packs.hpp"
#include "tests/support/places.hpp"
#include "tests/support/sanitized.hpp"

namespace understory {
namespace {

undergrove::Pack standard() { return undergrove::parse_pack(find_pack(undergrove::Game::info(), "standard")); }

std::string first_fault(const undergrove::Pack& pack, const Setup& setup) {
  return english(refusal_of([&] { try_setups<undergrove::Game>(pack, {setup}, 1); }).reason);
}

TEST(EverySetup, CombinesAllOptions) {
  EXPECT_EQ(every_setup(mushroom_gangs::Game::info()).size(), 4U * 3 * 2 * 3);
  const auto setups = every_setup(undergrove::Game::info());
  EXPECT_EQ(setups.size(), 4U * 2 * 3 * 3 * 2 * 4);
  EXPECT_EQ(text_of(setups.front()), "seats=1 deck=full goals=random level=I quick_sprout=false round_limit=1");
  EXPECT_EQ(text_of(setups.back()), "seats=4 deck=core goals=starting level=IV quick_sprout=true round_limit=250");
}

// Mycelia's options make tens of thousands.
TEST(EverySetup, HasEveryTwoChoicesTogetherWhereAllWouldBeTooMany) {
  const auto setups = every_setup(find_game("mycelia").info);
  EXPECT_LT(setups.size(), 150U);
  std::set<std::pair<std::string, std::string>> sides;
  std::set<std::pair<int, std::string>> boards;
  for (const auto& setup : setups) {
    const auto text = [&](const char* name) { return std::get<std::string>(setup.options.at(name)); };
    sides.insert({text("setup"), text("supply")});
    boards.insert({setup.seats, text("boards")});
  }
  EXPECT_EQ(sides.size(), 9U * 9);
  EXPECT_EQ(boards.size(), 4U * 6);
}

// R10.1: a guided game has the starting goals, so what excludes it is left out.
TEST(EverySetup, IsPossible) {
  EXPECT_EQ(find_game("mushroom-gangs").setups().size(), 4U * 3 * 2 * 3);
  EXPECT_EQ(find_game("undergrove").setups().size(), 4U * 2 * 3 * 4 * (3 + 2));
}

TEST(PackCheck, PlaysTheGamesOwnPacks) {
  for (const AnyGame& game : all_games()) {
    auto setups = game.setups();
    if (kSanitized && setups.size() > 80) setups.resize(80);  // the rest takes minutes
    EXPECT_EQ(game.try_pack(find_pack(game.info, game.info.packs.front()), setups, 1), static_cast<int>(setups.size()));
  }
  const auto pack = template_game::parse_pack(read_source("packs/_template/standard.json"));
  const auto setups = possible_setups<template_game::Game>(pack);
  EXPECT_EQ(try_setups<template_game::Game>(pack, setups, 1), static_cast<int>(setups.size()));
}

// How it was found out that what is read can be played (ADR 31).
TEST(PackCheck, OfEveryGameRefusesOrPlaysPacksThatWereChanged) {
  const int packs = kSanitized ? 60 : 1000;
  for (const AnyGame& game : all_games()) {
    const auto standard = nlohmann::json::parse(find_pack(game.info, game.info.packs.front()));
    const auto figures = expect_refused_or_played(standard, game.setups(), game.try_pack, packs);
    EXPECT_GT(figures.played, packs / 10) << game.info.name;
    EXPECT_GT(figures.refused, packs / 10) << game.info.name;
  }
}

TEST(PackCheck, NamesTheGameThatGetsStuck) {
  undergrove::Pack pack = standard();
  pack.actions[3].program.clear();
  pack.actions[3].program.push_back({undergrove::Op::pay, 0, 9});
  for (undergrove::TileDef& tile : pack.tiles) tile.cost.reset();
  EXPECT_EQ(
      first_fault(pack, {2, {{"deck", std::string("core")}}, {}}),
      "A random game (seats=2 deck=core seed=1) cannot be played to the end: There is no move, but the game is not "
      "over.");
}

TEST(PackCheck, NamesPositionsThatCannotBe) {
  undergrove::Pack pack = standard();
  pack.guides[1].corner = pack.guides[0].corner;
  const std::string said = first_fault(pack, {3, {{"quick_sprout", true}}, {}});
  EXPECT_TRUE(contains(said, "A random game (seats=3 quick_sprout=true seed=1)")) << said;
}

TEST(PackCheck, SeesNumbersThatWrap) {
  undergrove::Pack pack = standard();
  pack.setup = {60'000, 60'000, 0, 0, Origin::designed};
  const std::string said = first_fault(pack, {2, {}, {}});
  EXPECT_TRUE(contains(said, "20,150")) << said;
}

TEST(PackCheck, SeesNamesThatNotationCannotRead) {
  undergrove::Pack pack = standard();
  for (undergrove::TileDef& tile : pack.tiles) tile.name = "same";
  first_fault(pack, {2, {}, {}});
}

TEST(PackCheck, LooksForTenFaultsAtMost) {
  undergrove::Pack pack = standard();
  pack.setup.carbon = 60'000;
  const auto setups = every_setup(undergrove::Game::info());
  EXPECT_EQ(all_faults([&] { try_setups<undergrove::Game>(pack, setups, 1); }).size(), 10U);
}

}  // namespace
}  // namespace understory
