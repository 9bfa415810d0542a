#include "engine/refusal.hpp"
#include "games/mushroom_gangs/game.hpp"

namespace understory::mushroom_gangs {

const GameInfo& Game::info() {
  static const GameInfo kInfo{
      .name = "mushroom-gangs",
      .rules_version = 1,
      .least_seats = 2,
      .most_seats = kMostGangs,
      .colours = {Colour::spore, Colour::moss, Colour::water, Colour::sun, Colour::plum},
      .minutes = {20, 40},
      .weight = 2,
      .options = {{.name = "map",
                   .fallback = std::string(kMapNames[0]),
                   .choices = {kMapNames.begin(), kMapNames.end()},
                   .open = {{"294753618"}}},
                  {.name = "team_up", .fallback = std::string("fresh"), .choices = {"fresh", "every"}},
                  {.name = "turn_limit", .fallback = std::int64_t{60}, .choices = {}, .least = 1, .most = kMostTurns}},
      .packs = {"standard"},
  };
  return kInfo;
}

Game::Game(int seats, const Options& given, Pack pack) : seats_(seats), pack_(std::move(pack)) {
  if (seats < info().least_seats || seats > info().most_seats)
    throw Refusal(Message("engine.seats", {{"game", Message("mushroom-gangs.title")},
                                           {"seats", seats},
                                           {"least", info().least_seats},
                                           {"most", info().most_seats},
                                           ends_of(info().least_seats, info().most_seats)}),
                  "R1.4");
  const Options options = complete_options(info(), given);
  const Yields yields = find_map(pack_, std::get<std::string>(options.at("map")));
  for (int i = 0; i < kPositions; ++i) {
    const auto position = Position{static_cast<std::uint8_t>(i)};
    yields_[raw(position)] = yields[static_cast<std::size_t>(field_of(position))];
    for (std::size_t action = 0; action < kActions; ++action)
      amounts_[action][raw(position)] =
          static_cast<std::int16_t>(amount_of(Action{static_cast<std::uint8_t>(action)}, yields_[raw(position)]));
  }
  for (int row = kLastRow; row >= 0; --row)
    for (int column = 0; column < kSide; ++column) {
      const int further = row < kLastRow ? way_home_[raw(at(row + 1, column))] : 0;
      way_home_[raw(at(row, column))] = static_cast<std::int16_t>(further + yield(at(row, column)));
    }
  pays_every_time_ = std::get<std::string>(options.at("team_up")) == "every";
  turn_limit_ = static_cast<int>(std::get<std::int64_t>(options.at("turn_limit")));
}

// Gangs hold nothing until all pickers are placed (R2.5).
State Game::new_game() const { return State{}; }

}  // namespace understory::mushroom_gangs
