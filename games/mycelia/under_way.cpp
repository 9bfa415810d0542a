// Whether a position that was read can be (R12.4): every field fits the stage, and what is to come is there. So the
// rules, which never look for it, can go on from here.
#include <array>
#include <bit>

#include "engine/refusal.hpp"
#include "games/mycelia/steps.hpp"

namespace understory::mycelia {
namespace {

void expect(bool fits, const char* rule, const char* field) {
  if (!fits) refuse_by(rule, "mycelia.position.misfit", {{"field", field}});
}

// More leaves than anybody can gain in a round, in all their turns together, and by what is done once
// (Game::kMostOnce); so a count of 32 bits does for every game.
constexpr std::uint32_t kMostLeavesInARound = kMostPlayers * (kHand + kMostActions + 1) * kMostAnswers * kMostN;
constexpr std::uint32_t kMostLeavesOnce = (kMostHeroes + kMostTaken) * kMostAnswers * kMostN;
static_assert(kMostLeavesInARound * (kMostRounds + 2ULL) + kMostLeavesOnce < 0xFFFFFFFFULL);

// How often each card is somewhere; bags themselves count no further than three.
class Count {
 public:
  void add(const Cards& cards) {
    for (const Card card : cards.kinds()) add(card, cards.count(card));
  }
  void add(Card card, int pieces = 1) { counts_[raw(card)] += pieces; }
  void add(const OwnDeck& deck) {
    for (const Cards* cards : {&deck.unseen, &deck.known, &deck.discards}) add(*cards);
    for (const Card card : deck.top) add(card);
  }
  bool fits_in(const Cards& all) const {
    for (std::size_t i = 0; i < kMostKinds; ++i)
      if (counts_[i] > all.count(Card{static_cast<std::uint8_t>(i)})) return false;
    return true;
  }
  bool is(const Cards& all) const {
    for (std::size_t i = 0; i < kMostKinds; ++i)
      if (counts_[i] != all.count(Card{static_cast<std::uint8_t>(i)})) return false;
    return true;
  }

 private:
  std::array<int, kMostKinds> counts_{};
};

}  // namespace

// Whose turn it can be in which stage, and what chance waits for.
void Game::check_stage(const State& state) const {
  const Public& pub = state.pub;
  const Stage stage = pub.stage;
  const bool begun = stage >= Stage::turn;
  expect((stage == Stage::over) == (pub.mover == kNobody), "R10.1", "mover");
  const bool gwidyons = stage == Stage::gwidyon || ((stage == Stage::turn || stage == Stage::shrine) && solo());
  expect(pub.mover == kNobody || !is_gwidyon(pub.mover) || gwidyons, "R11.2", "mover");
  expect(stage != Stage::gwidyon || (solo() && is_gwidyon(pub.mover)), "R11.3", "stage");
  expect(begun || stage == Stage::backs || stage == Stage::hands || raw(pub.mover) == 0, "R2.5", "mover");
  expect(pub.round < rounds_ && (begun || pub.round == 0), "R10.3", "round");
  expect(pub.frames.empty() || stage == Stage::turn, "R3.1", "pending");
  expect(stage != Stage::turn || !is_gwidyon(pub.mover) || !pub.frames.empty(), "R11.3", "pending");
  // What was agreed on is there from the beginning.
  expect((pub.supply == kNoSupply) == (stage == Stage::supply) && (stage != Stage::supply || supply_ == kNoSupply),
         "R2.1", "supply");
  if (supply_ != kNoSupply)
    expect(begun ? raw(pub.supply) / 2 == raw(supply_) / 2 : pub.supply == supply_, "R2.1", "supply");
  const bool undrawn = layout_ == kNoLayout && stage <= Stage::layout;
  expect((pub.layout == kNoLayout) == undrawn && (stage != Stage::layout || undrawn), "R2.2", "layout");
  expect(layout_ == kNoLayout || pub.layout == layout_, "R2.2", "layout");
  expect(stage != Stage::backs || draws_backs_, "R2.3", "stage");
  const HeroMarket& market = pub.market;
  if (stage == Stage::showcase || stage == Stage::refill)
    expect(market.place_of(kNoCard) < kShowcase && !market.pile.empty(), "R9.1", "market");
  if (stage == Stage::shrine) expect(pub.shrine == capacity() && !anyone_cleared(pub, seats_), "R9.3", "shrine");
  if (stage == Stage::over) {
    const bool cleared = anyone_cleared(pub, seats_) || (solo() && pub.gwidyon.drops == 0);
    expect(cleared || pub.round + 1 == rounds_, "R10.1", "stage");
  }
}

// Drops, landscapes, leaves and action cards.
void Game::check_forests(const Public& pub) const {
  const bool begun = pub.stage >= Stage::turn;
  int drops = pub.shrine;
  ActionCounts actions = pub.actions;
  for (const Seat seat : seats_up_to(seats_)) {
    const Player& player = pub.players[seat];
    drops += player.left;
    expect(player.drops[raw(kShrine)] == 0, "R1.3", "drops");
    for (const At at : player.covered) expect(at != kShrine && player.drops[raw(at)] == 0, "R8.5", "covered");
    if (!begun) {
      expect(player.covered.empty() && player.leaves == 0, "R2.4", "players");
      expect(pub.layout == kNoLayout ? player.left == 0 : player.drops == pack_.layouts[raw(pub.layout)].drops, "R2.2",
             "drops");
    }
    check_ground(pub, seat);
    expect(player.leaves <= kMostLeavesInARound * (pub.round + 1U) + kMostLeavesOnce, "R1.5", "leaves");
    expect(player.owned[0] <= 1 && player.owned[1] <= 1 && count_of(player.owned) <= kMostActions, "R8.4", "owned");
    const bool acts = pub.stage == Stage::turn && pub.mover == seat;
    for (std::size_t i = 0; i < kActions; ++i) {
      expect(player.used[i] <= (acts ? player.owned[i] : 0), "R5.1", "used");
      if (i >= raw(Action::c)) actions[i] = static_cast<std::uint8_t>(actions[i] + player.owned[i]);
    }
    if (!begun) expect(count_of(player.owned) == 2 && player.owned[0] == 1 && player.owned[1] == 1, "R2.4", "owned");
  }
  for (std::size_t i = 0; i < kActions; ++i)
    expect(begun ? actions[i] <= actions_[i] : pub.actions[i] == actions_[i], "R1.8", "actions");
  expect(shrines_left(pub) >= 0, "R1.8", "covered");
  expect(pub.shrine <= capacity() && (begun || pub.shrine == 0), "R1.4", "shrine");
  expect(drops + pub.gwidyon.drops <= kDrops * seats_ + (solo() ? gwidyon_drops_ : 0), "R2.2", "drops");
}

// R2.3
void Game::check_ground(const Public& pub, Seat seat) const {
  const Ground ground = pub.players[seat].ground;
  if (!draws_backs_) return expect(ground == grounds_[seat], "R2.3", "forest");
  const bool drawn = pub.stage > Stage::backs || (pub.stage == Stage::backs && raw(seat) < raw(pub.mover));
  expect(drawn == (ground != Ground::front), "R2.3", "forest");
  for (const Seat other : seats_up_to(raw(seat)))
    expect(!drawn || pub.players[other].ground != ground, "R2.3", "forest");
}

// R11
void Game::check_gwidyon(const Public& pub) const {
  if (!solo()) return;
  const Gwidyon& gwidyon = pub.gwidyon;
  const bool begun = pub.stage >= Stage::turn;
  expect(gwidyon.drops <= gwidyon_drops_, "R11.1", "gwidyon.drops");
  expect(begun || (gwidyon.drops == gwidyon_drops_ && gwidyon.removes == 1 && gwidyon.out == 0), "R11.1", "gwidyon");
  const bool acts = pub.stage == Stage::turn && is_gwidyon(pub.mover);
  const int out = std::popcount(unsigned{gwidyon.out});
  expect(gwidyon.out < 1U << kSolos && out <= (acts ? 5 : 4), "R11.3", "gwidyon.out");
  if (pub.stage > Stage::turn && pub.stage < Stage::over)  // R11.8
    expect(pub.players[Seat{0}].left > 0 && gwidyon.drops > 0, "R11.8", "stage");
}

// Every card is somewhere once, and hands are as large as the stage says (R1.6).
void Game::check_cards(const State& state) const {
  const Public& pub = state.pub;
  const bool begun = pub.stage >= Stage::turn;
  Count heroes;
  heroes.add(pub.market.pile);
  heroes.add(pub.market.discards);
  for (const Card card : pub.market.row)
    if (card != kNoCard) heroes.add(card);
  if (!pub.frames.empty() && is_hiring(pub.frames[0].program)) heroes.add(card_of(pub.frames[0].program));
  for (const Seat seat : seats_up_to(seats_)) {
    const OwnDeck& deck = pub.players[seat].deck;
    Count own;
    own.add(deck);
    Cards all = heroes_;
    all += start_;
    expect(own.fits_in(all), "R1.6", "deck");
    for (const Card card : deck.all().kinds())
      if (pack_.is_hero(card)) heroes.add(card, deck.all().count(card));
    if (!begun) expect(own.is(start_) && deck.top.empty() && deck.discards.empty(), "R2.6", "deck");
    check_hand(state, seat);
  }
  expect(begun ? heroes.fits_in(heroes_) : heroes.is(heroes_), "R1.6", "market");
}

void Game::check_hand(const State& state, Seat seat) const {
  const Public& pub = state.pub;
  const OwnDeck& deck = pub.players[seat].deck;
  expect(deck.unseen.contains(state.own[seat].hand), "R1.7", "hand");
  expect(deck.in_hand() <= kHand, "R9.6", "hand");
  const bool dealing = pub.stage == Stage::hands || pub.stage == Stage::draw;
  const bool waits = dealing && pub.mover == seat;  // chance deals from what was shuffled, which does not run out
  const int wanted = kHand - deck.in_hand();
  expect(!waits || (wanted > 0 && deck.top.empty() && deck.unseen.size() - deck.hidden > wanted), "R9.6", "deck");
  expect(!waits || pub.stage == Stage::hands || !is_last_turn(pub), "R9.7", "stage");
  const bool ended = (pub.stage == Stage::refill || pub.stage == Stage::shrine) && pub.mover == seat;
  expect(!ended || deck.in_hand() == 0, "R3.3", "hand");
  if (pub.stage <= Stage::hands) {
    const bool dealt = pub.stage == Stage::hands && raw(seat) < raw(pub.mover);
    expect(deck.known.empty(), "R2.6", "hand");
    expect(waits || deck.hidden == (dealt ? kHand : 0), "R2.6", "hand");
  }
}

// Every frame is a slice that its step put there, and the topmost waits for somebody.
void Game::check_frames(const Public& pub) const {
  if (pub.frames.empty()) return;
  const auto fits = [](bool ok) { expect(ok, "R6.1", "pending"); };
  const Frame& base = pub.frames[0];
  const Player& mover = pub.players[is_gwidyon(pub.mover) ? Seat{0} : pub.mover];
  fits(base.player == (is_gwidyon(pub.mover) ? Seat{0} : pub.mover) && is_solo(base.program) == is_gwidyon(pub.mover));
  if (is_action(base.program)) fits(mover.used[static_cast<std::size_t>(raw(base.program) - kFirstAction)] > 0);
  if (is_solo(base.program)) fits((unsigned{pub.gwidyon.out} >> (raw(base.program) - kFirstSolo) & 1U) != 0);
  if (is_hiring(base.program)) fits(pack_.is_hero(card_of(base.program)));
  for (std::size_t i = 0; i < pub.frames.size(); ++i) {
    const Frame& frame = pub.frames[i];
    const auto& steps = program(frame.program);
    std::size_t at = i == 0 ? 0 : slice_of(frame, pub.frames[i - 1]).first;
    while (at < frame.pc && at < frame.until) at += steps[at].length;
    fits(at == frame.pc && frame.pc < frame.until);
    fits(i == 0 ? frame.at == kNowhere : fits_below(frame, pub.frames[i - 1]));
    FieldSet near_by;
    if (frame.at != kNowhere) near_by = near(frame.at);
    fits((frame.taken - near_by).empty() && frame.taken.size() == (steps[frame.pc].op == Op::near ? frame.done : 0));
    fits(frame.at == kNowhere || !is_shrine(pub.players[frame.player], frame.at));
  }
  fits(waits(pub));
}

// What a step puts on top: where it begins and ends. Nothing if it puts no slice there.
std::pair<std::size_t, std::size_t> Game::slice_of(const Frame& frame, const Frame& below) const {
  const auto& steps = program(below.program);
  if (below.pc >= steps.size() || below.program != frame.program) return {0, 0};
  const Step& step = steps[below.pc];
  const std::size_t inside = below.pc + 1U;
  const std::size_t end = below.pc + std::size_t{step.length};
  if (step.op != Op::either) return {inside, end};
  const std::size_t right = below.pc + std::size_t{step.more};
  return frame.pc < right ? std::pair(inside, right) : std::pair(right, end);
}

bool Game::fits_below(const Frame& frame, const Frame& below) const {
  const Step& step = program(below.program)[below.pc];
  const bool of_field = step.op == Op::field;
  const int times = step.op == Op::repeat ? step.n : step.op == Op::others ? seats_ - 1 : 1;
  const bool puts = of_field || step.op == Op::repeat || step.op == Op::either || (step.op == Op::others && !solo());
  const int player = step.op == Op::others ? (raw(below.player) + below.done) % seats_ : raw(below.player);
  return puts && below.done >= 1 && below.done <= times && raw(frame.player) == player &&
         (of_field ? frame.at != kNowhere : frame.at == below.at);
}

void Game::check_position(const State& state) const {
  check_stage(state);
  check_forests(state.pub);
  check_gwidyon(state.pub);
  check_cards(state);
  check_frames(state.pub);
}

// Where the slices end is said by the steps below them.
void Game::find_ends(Public& pub) const {
  for (std::size_t i = 0; i < pub.frames.size(); ++i) {
    Frame& frame = pub.frames[i];
    const std::size_t end = i == 0 ? program(frame).size() : slice_of(frame, pub.frames[i - 1]).second;
    frame.until = static_cast<std::uint8_t>(end);
  }
}

}  // namespace understory::mycelia
