// Seats, options, and the position before the first decision (R2).
#include "engine/refusal.hpp"
#include "games/mycelia/game.hpp"

namespace understory::mycelia {

namespace {

template <std::size_t Size>
std::size_t find_word(const std::array<const char*, Size>& words, std::string_view word) {
  std::size_t at = 0;
  while (at < Size && word != words[at]) ++at;
  return at;
}

std::vector<std::string> with(const char* first, const std::array<const char*, kSides>& others) {
  std::vector<std::string> words{first};
  words.insert(words.end(), others.begin(), others.end());
  return words;
}

}  // namespace

const GameInfo& Game::info() {
  static const GameInfo kInfo{
      .name = "mycelia",
      .rules_version = 2,
      .least_seats = 1,
      .most_seats = kMostPlayers,
      .secrets = true,
      .colours = {Colour::sun, Colour::moss, Colour::water, Colour::plum, Colour::stone},
      .minutes = {30, 45},
      .weight = 2,
      .options = {{.name = "expansion", .fallback = false, .choices = {}},
                  {.name = "boards",
                   .fallback = std::string("front"),
                   .choices = {"front", "backs", "back1", "back2", "back3", "back4"},
                   .open = {{"back4,front", 2}, {"back1,back1,front,back3", 4}}},
                  {.name = "setup", .fallback = std::string("random"), .choices = with("random", kSideNames)},
                  {.name = "supply", .fallback = std::string("random"), .choices = with("random", kSideNames)},
                  {.name = "gwidyon", .fallback = std::int64_t{kDrops}, .choices = {}, .least = kDrops, .most = 25},
                  {.name = "round_limit", .fallback = std::int64_t{100}, .choices = {}, .least = 0, .most = 1000}},
      .packs = {"standard"},
  };
  return kInfo;
}

Game::Game(int seats, const Options& given, Pack pack) : seats_(seats), pack_(std::move(pack)) {
  if (seats < info().least_seats || seats > info().most_seats)
    throw Refusal(Message("engine.seats", {{"game", Message("mycelia.title")},
                                           {"seats", seats},
                                           {"least", info().least_seats},
                                           {"most", info().most_seats},
                                           ends_of(info().least_seats, info().most_seats)}),
                  "R1.1");
  const Options options = complete_options(info(), given);
  const auto side_of = [&](const char* name) {  // none for random
    const std::size_t side = find_word(kSideNames, std::get<std::string>(options.at(name)));
    return static_cast<std::uint8_t>(side < kSides ? side : raw(kNoSupply));
  };
  expansion_ = std::get<bool>(options.at("expansion"));
  read_boards(std::get<std::string>(options.at("boards")));
  layout_ = Layout{side_of("setup")};
  supply_ = Supply{side_of("supply")};
  gwidyon_drops_ = static_cast<int>(std::get<std::int64_t>(options.at("gwidyon")));
  round_limit_ = static_cast<int>(std::get<std::int64_t>(options.at("round_limit")));
  rounds_ = round_limit_ == 0 ? kMostRounds : round_limit_;
  prepare();
  measure_cards();
}

// What the rules look up at every move.
void Game::prepare() {
  for (std::size_t i = 0; i < pack_.cards(); ++i) {
    const Card card{static_cast<std::uint8_t>(i)};
    if (!pack_.is_hero(card)) {
      start_.add(card, pack_.copies(card));
      programs_[raw(program_of(card))] = pack_.start[i].program;
      continue;
    }
    const HeroDef& hero = pack_.hero(card);
    if (hero.set == Set::basic || expansion_) heroes_.add(card, hero.copies);
    programs_[raw(program_of(card))] = hero.program;
    programs_[raw(hiring_of(card))] = hero.hiring;
    prices_[i] = static_cast<std::uint8_t>(hero.price);
  }
  for (std::uint8_t i = 0; i < kActions; ++i) {
    const ActionDef& action = pack_.actions[i];
    programs_[raw(program_of(Action{i}))] = action.program;
    action_prices_[i] = static_cast<std::uint8_t>(action.price);
    if (expansion_ && i >= raw(Action::c)) actions_[i] = static_cast<std::uint8_t>(action.copies);
  }
  for (std::uint8_t i = 0; i < kSolos; ++i) programs_[raw(program_of(Solo{i}))] = pack_.solo[i].program;
  for (std::size_t ground = 0; ground < kGrounds; ++ground)
    for (std::uint8_t i = 0; i < kFields; ++i) {
      if (At{i} == kShrine) continue;
      lands_[ground][raw(pack_.grounds[ground].lands[i])].add(At{i});
      lands_[ground][raw(Land::any)].add(At{i});
    }
}

// R2.3
void Game::read_boards(const std::string& text) {
  draws_backs_ = text == "backs";
  if (draws_backs_) return;
  const auto refuse = [&] {
    throw Refusal(Message("mycelia.option.boards", {{"value", text}, {"seats", seats_}}), "R2.3");
  };
  int named = 0;
  for (std::size_t from = 0; from <= text.size(); ++named) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    const std::size_t ground = find_word(kGroundNames, std::string_view(text).substr(from, comma - from));
    if (ground == kGrounds || named == seats_) refuse();
    grounds_[Seat{static_cast<std::uint8_t>(named)}] = Ground{static_cast<std::uint8_t>(ground)};
    from = comma + 1;
  }
  if (named == 1)
    grounds_.values.fill(grounds_[Seat{0}]);  // the same for all
  else if (named != seats_)
    refuse();
}

void Game::lay_out(Public& pub, Layout layout) const {
  pub.layout = layout;
  for (const Seat seat : seats_up_to(seats_)) {
    Player& player = pub.players[seat];
    player.drops = pack_.layouts[raw(layout)].drops;
    player.left = kDrops;
  }
}

// Chance draws what was not agreed on, turns up the showcase and deals the hands.
State Game::new_game() const {
  State state;
  Public& pub = state.pub;
  pub.supply = supply_;
  pub.actions = actions_;
  pub.market.pile = heroes_;
  if (solo()) pub.gwidyon.drops = static_cast<std::uint8_t>(gwidyon_drops_);
  for (const Seat seat : seats_up_to(seats_)) {
    Player& player = pub.players[seat];
    player.deck.unseen = start_;
    player.ground = grounds_[seat];
    player.owned[raw(Action::a)] = 1;
    player.owned[raw(Action::b)] = 1;
  }
  if (layout_ != kNoLayout) lay_out(pub, layout_);
  NoEvents quiet;
  go_on(state, quiet);
  return state;
}

}  // namespace understory::mycelia
