// Seats, options, and the position before the first decision (R2).
#include <bit>

#include "engine/refusal.hpp"
#include "games/tree_society/game.hpp"

namespace understory::tree_society {
namespace {

constexpr std::string_view kGuildLetters = "abmwoe";  // in the order of Guild

// All ways to pick four of the six letters, in their order (R8.5).
std::vector<std::string> guild_choices() {
  std::vector<std::string> choices;
  for (unsigned picked = 0; picked < 1U << kGuilds; ++picked) {
    if (std::popcount(picked) != kGuildsInPlay) continue;
    std::string text;
    for (std::size_t i = 0; i < kGuilds; ++i)
      if ((picked >> i & 1U) != 0) text += kGuildLetters[i];
    choices.push_back(std::move(text));
  }
  return choices;
}

}  // namespace

const GameInfo& Game::info() {
  static const GameInfo kInfo{
      .name = "tree-society",
      .rules_version = 1,
      .least_seats = 2,
      .most_seats = kMostPlayers,
      .secrets = false,
      .colours = {Colour::plum, Colour::sun, Colour::moss, Colour::water},
      .minutes = {30, 45},
      .weight = 2,
      .options = {{.name = "guilds", .fallback = std::string("abmw"), .choices = guild_choices()},
                  {.name = "starting_cards", .fallback = true, .choices = {}},
                  {.name = "fruit_draft", .fallback = false, .choices = {}},
                  {.name = "banners_to_end", .fallback = std::int64_t{6}, .choices = {}, .least = 6, .most = 7},
                  {.name = "coins", .fallback = std::string("staggered"), .choices = {"staggered", "equal"}}},
      .packs = {"standard"},
  };
  return kInfo;
}

Game::Game(int seats, const Options& given, Pack pack) : seats_(seats), pack_(std::move(pack)) {
  if (seats < info().least_seats || seats > info().most_seats)
    throw Refusal(Message("engine.seats", {{"game", Message("tree-society.title")},
                                           {"seats", seats},
                                           {"least", info().least_seats},
                                           {"most", info().most_seats},
                                           ends_of(info().least_seats, info().most_seats)}),
                  "R1.1");
  const Options options = complete_options(info(), given);
  const auto& guilds = std::get<std::string>(options.at("guilds"));
  for (std::size_t i = 0; i < kGuilds; ++i) in_play_[i] = guilds.find(kGuildLetters[i]) != std::string::npos;
  starting_cards_ = std::get<bool>(options.at("starting_cards"));
  draft_ = std::get<bool>(options.at("fruit_draft"));
  banners_to_end_ = static_cast<int>(std::get<std::int64_t>(options.at("banners_to_end")));
  equal_coins_ = std::get<std::string>(options.at("coins")) == "equal";
  prepare();
}

// What the rules look up at every move.
void Game::prepare() {
  for (std::size_t i = 0; i < pack_.cards.size(); ++i) {
    const Card card{static_cast<std::uint8_t>(i)};
    const CardDef& def = pack_.cards[i];
    guilds_[i] = def.guild;
    of_guild_[raw(def.guild)].add(card);
    with_banners_[static_cast<std::size_t>(def.banners)].add(card);
    if (in_play_[raw(def.guild)]) cards_.add(card);
    if (def.start && starting_cards_) starters_.add(card);
    for (int level = 1; level <= kLevels; ++level) compile(card, level);
  }
  for (std::uint8_t i = 0; i < kTypes; ++i) {
    const FruitDef& def = pack_.fruit[i];
    const FruitType type{i};
    fruits_.add(fruit_of(type, false), def.plain + (seats_ > 2 ? def.more_plain : 0));
    fruits_.add(fruit_of(type, true), def.valuable + (seats_ > 2 ? def.more_valuable : 0));
    programs_[raw(program_of(type))] = def.action;
    slices_[raw(program_of(type))] = static_cast<std::uint8_t>(def.action.size());
  }
  for (std::uint8_t i = 0; i < kEvents; ++i) {
    programs_[raw(waiting_for(When{i}))].push_back({.op = Op::next});
    slices_[raw(waiting_for(When{i}))] = 1;
  }
}

// What a level demands, then the level being built, then the rest (R4.6 to R4.8).
void Game::compile(Card card, int number) {
  const LevelDef& def = level(card, number);
  const std::size_t id = raw(program_of(card, number));
  costs_[id] = static_cast<std::uint8_t>(def.cost);
  points_[id] = def.points;
  lasting_[id] = nothing_;
  const bool duty = def.timing == Timing::mandatory;
  duties_[id] = duty ? 1 : 0;
  Program& program = programs_[id];
  Demand& demand = demands_[id];
  for (const Step& step : def.effect) {
    if (!duty) break;
    if (step.op == Op::pay) demand.coins = step.n;
    if (step.op == Op::give_up) demand.fruit = step.n;
    if (step.op == Op::prune) demand.prune = step.n;
    if (step.op == Op::reveal_keep) demand.fruit_deck = 1;
    if (step.op == Op::discard) {
      demand.guild = step.n;
      demand.from = step.from;
    }
    if (is_cost(step.op)) program.push_back(step);
  }
  program.push_back({.op = Op::raise});
  slices_[id] = 1;
  if (def.timing == Timing::ongoing) lasting_[id] = def.effect[0];
  if (def.timing == Timing::ongoing && def.effect[0].op != Op::when) return;
  for (const Step& step : def.effect)
    if (!duty || !is_cost(step.op)) program.push_back(step);
  if (def.timing != Timing::ongoing) slices_[id] = static_cast<std::uint8_t>(program.size());
}

// Everything is in the decks; chance deals.
State Game::new_game() const {
  State state;
  Public& pub = state.pub;
  pub.mover = Seat{0};
  pub.deck = cards_ - starters_;
  pub.fruit_deck = fruits_;
  for (const Seat seat : seats_up_to(seats_)) {
    const StartDef& start = pack_.start[equal_coins_ ? 0 : raw(seat)];
    pub.players[seat].purse = static_cast<std::uint32_t>(start.purse);
    pub.players[seat].chest = static_cast<std::uint32_t>(start.chest);
  }
  NoEvents quiet;
  go_on(state, quiet);
  return state;
}

}  // namespace understory::tree_society
