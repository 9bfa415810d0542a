#include "engine/refusal.hpp"
#include "games/_template/game.hpp"

namespace understory::template_game {

const GameInfo& Game::info() {
  static const GameInfo kInfo{
      .name = "template",
      .rules_version = 2,
      .least_seats = 2,
      .most_seats = kMostForagers,
      .secrets = true,
      .colours = {Colour::bark, Colour::moss, Colour::fern, Colour::plum},
      .minutes = {5, 15},
      .weight = 1,
      .options = {{.name = "rounds", .fallback = std::int64_t{6}, .choices = {}, .least = 1, .most = kMostRounds},
                  {.name = "hand", .fallback = std::int64_t{3}, .choices = {}, .least = 1, .most = 4}},
      .packs = {"standard"},
  };
  return kInfo;
}

Game::Game(int seats, const Options& given, Pack pack) : seats_(seats), pack_(std::move(pack)) {
  if (seats < info().least_seats || seats > info().most_seats)
    throw Refusal(Message("engine.seats", {{"game", Message("template.title")},
                                           {"seats", seats},
                                           {"least", info().least_seats},
                                           {"most", info().most_seats},
                                           ends_of(info().least_seats, info().most_seats)}),
                  "R1.1");
  const Options options = complete_options(info(), given);
  rounds_ = static_cast<int>(std::get<std::int64_t>(options.at("rounds")));
  hand_ = static_cast<int>(std::get<std::int64_t>(options.at("hand")));
  for (std::size_t i = 0; i < pack_.cards.size(); ++i)
    all_cards_.add(Card{static_cast<std::uint8_t>(i)}, pack_.cards[i].copies);
  waiting_.push_back({Op::next});
}

// Everything is in the deck; chance deals the hands (R2.1).
State Game::new_game() const {
  State state;
  state.secret.deck = all_cards_;
  state.pub.deck_size = static_cast<std::uint8_t>(all_cards_.size());
  return state;
}

}  // namespace understory::template_game
