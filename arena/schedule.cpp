#include "arena/schedule.hpp"

#include <algorithm>
#include <numeric>

namespace understory::arena {
namespace {

// Every ascending choice of `size` out of `count`.
void combine(std::size_t count, std::size_t size, LineUp& chosen, std::vector<LineUp>& out) {
  if (chosen.size() == size) {
    out.push_back(chosen);
    return;
  }
  for (std::size_t next = chosen.empty() ? 0 : chosen.back() + 1; next < count; ++next) {
    chosen.push_back(next);
    combine(count, size, chosen, out);
    chosen.pop_back();
  }
}

// The places behind the first in their `number`-th order, going round through all of them.
void reorder(LineUp& places, std::int64_t number) {
  for (std::size_t left = places.size() - 1; left > 1; --left) {
    const auto pick = static_cast<std::ptrdiff_t>(number % static_cast<std::int64_t>(left));
    number /= static_cast<std::int64_t>(left);
    const auto first = places.end() - static_cast<std::ptrdiff_t>(left);
    std::rotate(first, first + pick, first + pick + 1);
  }
}

enum class Purpose : std::uint32_t { chance = 1, bot = 2, opening = 3 };

ChanceKey derive(const ChanceKey& seed, Purpose purpose, std::int64_t number, std::uint32_t part) {
  const auto bits = static_cast<std::uint64_t>(number);
  const ChaChaBlock block = chacha20_block(
      seed, part, {raw(purpose), static_cast<std::uint32_t>(bits), static_cast<std::uint32_t>(bits >> 32U)});
  ChanceKey key{};
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(block[i / 4] >> (8 * (i % 4)));
  return key;
}

}  // namespace

std::vector<LineUp> line_ups(std::size_t entrants, int seats, bool ladder) {
  const auto places = static_cast<std::size_t>(seats);
  const std::size_t meeting = entrants < places ? 2 : places;
  std::vector<LineUp> all;
  LineUp chosen;
  combine(entrants, meeting, chosen, all);
  const auto apart = [](const LineUp& line_up) { return line_up.back() - line_up.front() + 1 != line_up.size(); };
  if (ladder) all.erase(std::remove_if(all.begin(), all.end(), apart), all.end());
  for (LineUp& line_up : all) line_up.resize(places, line_up.back());
  return all;
}

Schedule::Schedule(const Tournament& tournament)
    : line_ups_(line_ups(tournament.entrants.size(), tournament.table.seats, tournament.ladder)),
      seats_(tournament.table.seats),
      games_((tournament.games + games_of_a_round() - 1) / games_of_a_round() * games_of_a_round()) {}

LineUp Schedule::seating(std::int64_t game) const {
  const auto count = static_cast<std::int64_t>(line_ups_.size());
  LineUp seating = line_ups_[static_cast<std::size_t>(set_of(game) % count)];
  reorder(seating, set_of(game) / count);
  std::rotate(seating.begin(), seating.end() - static_cast<std::ptrdiff_t>(game % seats_), seating.end());
  return seating;
}

ChanceKey chance_of_set(const ChanceKey& seed, std::int64_t set) { return derive(seed, Purpose::chance, set, 0); }

ChanceKey opening_of_set(const ChanceKey& seed, std::int64_t set) { return derive(seed, Purpose::opening, set, 0); }

ChanceKey seed_of_bot(const ChanceKey& seed, std::int64_t game, Seat seat) {
  return derive(seed, Purpose::bot, game, raw(seat));
}

}  // namespace understory::arena
