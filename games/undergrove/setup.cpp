// Seats, options, and the position before the first decision (R2).
#include "engine/refusal.hpp"
#include "games/undergrove/game.hpp"

namespace understory::undergrove {

const GameInfo& Game::info() {
  static const GameInfo kInfo{
      .name = "undergrove",
      .rules_version = 2,
      .least_seats = 1,
      .most_seats = kMostPlayers,
      .secrets = true,
      // The pieces in the box are brown, tan, green and gray, and the seats are called so.
      .colours = {Colour::bark, Colour::tan, Colour::fern, Colour::stone, Colour::plum},
      .minutes = {45, 90},
      .weight = 3,
      .options = {{.name = "deck", .fallback = std::string("full"), .choices = {"full", "core"}},
                  {.name = "goals",
                   .fallback = std::string("random"),
                   .choices = {"random", "random8", "starting"},
                   .open = {{"8A,4A,1B"}}},  // with 8A there is one question more (R6.2), and it is seldom dealt
                  {.name = "round_limit", .fallback = std::int64_t{60}, .choices = {}, .least = 1, .most = kMostRounds},
                  {.name = "quick_sprout", .fallback = false, .choices = {}},
                  {.name = "level", .fallback = std::string("II"), .choices = {"I", "II", "III", "IV"}}},
      .packs = {"standard"},
  };
  return kInfo;
}

Game::Game(int seats, const Options& given, Pack pack)
    : seats_(seats), players_(seats == 1 ? 2 : seats), pack_(std::move(pack)) {
  if (seats < info().least_seats || seats > info().most_seats)
    throw Refusal(Message("engine.seats", {{"game", Message("undergrove.title")},
                                           {"seats", seats},
                                           {"least", info().least_seats},
                                           {"most", info().most_seats},
                                           ends_of(info().least_seats, info().most_seats)}),
                  "R1.1");
  const Options options = complete_options(info(), given);
  round_limit_ = static_cast<int>(std::get<std::int64_t>(options.at("round_limit")));
  guided_ = std::get<bool>(options.at("quick_sprout"));
  const auto& level = std::get<std::string>(options.at("level"));
  level_ = level == "IV" ? 4 : static_cast<int>(level.size());
  const auto& goals = std::get<std::string>(options.at("goals"));
  const bool chosen = options.at("goals") != complete_options(info(), {}).at("goals");
  if (guided_ && chosen && goals != "starting")
    throw Refusal(Message("undergrove.option.guided-goals", {{"value", goals}}), "R10.1");
  read_goals(guided_ ? "starting" : goals);

  const bool core = std::get<std::string>(options.at("deck")) == "core";
  for (std::size_t i = 0; i < pack_.tiles.size(); ++i) {
    const TileDef& def = pack_.tiles[i];
    const Tile tile{static_cast<std::uint8_t>(i)};
    types_[i] = def.type;
    if (def.set == Set::core || (def.set == Set::extra && !core)) deck_.add(tile);
    if (def.power != Power::none) powers_.add(tile);
  }
  for (std::size_t i = 0; i < pack_.bonus.size(); ++i)
    bonus_.add(Bonus{static_cast<std::uint8_t>(i)}, pack_.bonus[i].copies);
}

// R2.6
void Game::read_goals(const std::string& text) {
  if (text == "random") goal_cards_ = 6;
  if (text == "random8") goal_cards_ = 8;
  if (goal_cards_ > 0) return;
  std::size_t found = 0;
  for (std::size_t i = 0; text == "starting" && i < pack_.goals.size(); ++i)
    if (pack_.goals[i].starting) goals_[found++] = Goal{static_cast<std::uint8_t>(i)};
  for (std::size_t at = 0; text.size() == 8 && at < text.size(); at += 3)
    for (std::size_t i = 0; i < pack_.goals.size() && found < goals_.size(); ++i)
      if (pack_.goals[i].name == text.substr(at, 2) && (at == 6 || text[at + 2] == ','))
        goals_[found++] = Goal{static_cast<std::uint8_t>(i)};
  bool fits = found == goals_.size();
  for (std::size_t i = 0; i < found; ++i)
    for (std::size_t j = 0; j < i; ++j)
      fits = fits && pack_.goals[raw(goals_[i])].name[0] != pack_.goals[raw(goals_[j])].name[0];
  if (!fits) throw Refusal(Message("undergrove.option.goals", {{"value", text}}), "R2.6");
}

State Game::new_game() const {
  State state;
  Public& pub = state.pub;
  for (std::uint8_t i = 0; i < kStartTiles; ++i) {  // R2.1
    place_tile(pub, Tile{i}, kStarts[i]);
    pub.forest.carbon[i] = i == 0 ? 0 : 1;
  }
  state.secret.pile = deck_;
  pub.pile_age = 1;
  for (const Seat seat : seats_up_to(seats_)) {  // R2.2
    Player& player = pub.players[seat];
    player.ready = kAllTokens;
    const Setup& has = pack_.setup;
    player.stock = {has.carbon, has.nitrogen, has.phosphorus, has.potassium};
    if (!guided_) continue;
    // R10.1: tiles that all know to be in one hand have an age of their own.
    const auto age = static_cast<std::uint8_t>(pub.pile_age + 1 + raw(seat));
    for (const Tile tile : pack_.guides[raw(seat)].hand) {
      state.own[seat].hand.add(tile);
      state.secret.pile.remove(tile);
      pub.age[raw(tile)] = age;
    }
    player.hand_size = kHand;
    player.ages.fill(age);
  }
  for (const Tile tile : state.secret.pile) pub.age[raw(tile)] = pub.pile_age;
  pub.pile_size = static_cast<std::uint8_t>(state.secret.pile.size());
  pub.goals = goals_;
  pub.last_round = static_cast<std::uint8_t>(round_limit_);  // R9.2
  pub.stage = guided_ ? Stage::stacks : Stage::hands;
  return state;
}

}  // namespace understory::undergrove
