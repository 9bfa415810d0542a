// What is counted (R7.4, R7.5), and who has won.
#include <algorithm>

#include "games/tree_society/game.hpp"

namespace understory::tree_society {
namespace {

int types_in(const Fruits& fruits) {
  int types = 0;
  for (std::uint8_t type = 0; type < kTypes; ++type) types += count_of(fruits, FruitType{type}) > 0 ? 1 : 0;
  return types;
}

}  // namespace

int Game::banners(const CardSet& cards) const {
  int banners = 0;
  for (int each = 1; each <= kMostBanners; ++each)
    banners += each * (cards & with_banners_[static_cast<std::size_t>(each)]).size();
  return banners;
}

int Game::counted(const Public& pub, Seat seat, const Counter& what, int dropped) const {
  const Player& player = pub.players[seat];
  const auto of_guild = [&](const CardSet& cards) {
    return what.guild == kAnyGuild ? cards : cards & of_guild_[what.guild];
  };
  switch (what.of) {
    case Count::banners: return banners(of_guild(player.completed));
    case Count::houses: {
      int houses = what.about == 1 ? 0 : of_guild(player.completed).size();
      if (what.about != 0)
        for (const Ongoing& one : player.ongoing)
          houses += one.card != kNoCard && (what.guild == kAnyGuild || raw(guild_of(one.card)) == what.guild) ? 1 : 0;
      return houses;
    }
    case Count::guilds: {
      int guilds = 0;
      for (const CardSet& guild : of_guild_) guilds += (player.completed & guild).empty() ? 0 : 1;
      return guilds;
    }
    case Count::best_guild: {
      int most = 0;
      for (const CardSet& guild : of_guild_) most = std::max(most, banners(player.completed & guild));
      return most;
    }
    case Count::cards_with: return (player.completed & with_banners_[what.about]).size();
    case Count::fruit_held: return player.row.size();
    case Count::kinds_held: return types_in(player.row);
    case Count::fruit_sold: return player.sold.size();
    case Count::kinds_sold: return types_in(player.sold);
    case Count::coins:
      return static_cast<int>(std::min<std::uint64_t>(std::uint64_t{player.purse} + player.chest, 1'000));
    case Count::heap: return pub.heap.size();
    case Count::dropped_level: return dropped;
    case Count::none: break;
  }
  return 0;
}

int Game::points_of(const Public& pub, Seat player, const Points& points) const {
  if (points.of.of == Count::none) return points.base;
  const int count = counted(pub, player, points.of);
  if (points.enough > 0) return count >= points.enough ? points.then : points.base;
  return std::min<int>(points.most, points.base + points.per * (count / points.each));
}

int Game::points_of(const Public& pub, Seat player, Card card, int number) const {
  return number == 0 ? 0 : points_of(pub, player, points_[raw(program_of(card, number))]);
}

// Nothing is hidden, so they stand at any moment as they would if the game ended now.
Scores Game::scores(const State& state) const {
  Scores scores;
  scores.seats = seats_;
  for (const Seat seat : seats_up_to(seats_)) {
    const Player& player = state.pub.players[seat];
    int& total = scores.total[seat];
    for (const Ongoing& one : player.ongoing)
      if (one.card != kNoCard) total += points_of(state.pub, seat, one.card, one.level);
    for (const Card card : player.completed) total += points_of(state.pub, seat, card, kLevels);
  }
  for (const Seat seat : seats_up_to(seats_)) {
    scores.rank[seat] = 1;
    for (const Seat other : seats_up_to(seats_)) {  // R7.6
      const int ahead = scores.total[other] - scores.total[seat];
      if (ahead > 0 || (ahead == 0 && raw(other) > raw(seat))) ++scores.rank[seat];
    }
  }
  return scores;
}

std::vector<ScoreRow> Game::breakdown(const State& state) const {
  std::vector<ScoreRow> rows;
  for (std::size_t guild = 0; guild < kGuilds; ++guild) {
    if (!in_play_[guild] && (of_guild_[guild] & starters_).empty()) continue;
    ScoreRow row{std::string("tree-society.row.") + kGuildNames[guild], {}};
    for (const Seat seat : seats_up_to(seats_))
      for (const Card card : state.pub.players[seat].completed& of_guild_[guild])
        row.points[seat] += points_of(state.pub, seat, card, kLevels);
    rows.push_back(std::move(row));
  }
  ScoreRow ongoing{"tree-society.row.ongoing", {}};
  for (const Seat seat : seats_up_to(seats_))
    for (const Ongoing& one : state.pub.players[seat].ongoing)
      if (one.card != kNoCard) ongoing.points[seat] += points_of(state.pub, seat, one.card, one.level);
  rows.push_back(std::move(ongoing));
  return rows;
}

// A position shows all points.
std::optional<Booking> Game::booking(const Event& /*event*/) const { return {}; }

}  // namespace understory::tree_society
