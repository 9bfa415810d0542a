// Whether a position that was read can be (R8.4): every field fits the stage, and what is to come is there. So the
// rules, which never look for it, can go on from here.
#include <array>

#include "engine/refusal.hpp"
#include "games/tree_society/steps.hpp"

namespace understory::tree_society {
namespace {

void expect(bool fits, const char* rule, const char* field) {
  if (!fits) refuse_by(rule, "tree-society.position.misfit", {{"field", field}});
}

constexpr int kLastRounds = 3;  // in which no fruit is taken
constexpr int kMostRounds = kMostFruit / 2 + 2 * kLastRounds;

bool turns_up_fruit(Op op) { return op == Op::reveal_keep || op == Op::reveal_sell; }
bool turns_up_cards(Op op) { return op == Op::reveal_build || op == Op::reveal_coins; }

}  // namespace

// Whose turn it can be in which stage, and what chance waits for.
void Game::check_stage(const Public& pub) const {
  const Stage stage = pub.stage;
  const bool begun = stage >= Stage::sell;
  const bool over = stage == Stage::over;
  const auto stage_fits = [&](bool fits) { expect(fits, "R8.4", "stage"); };
  expect(over == (pub.mover == kNobody), "R7.3", "mover");
  expect(pub.round <= kMostRounds && (begun || pub.round == 0), "R7.3", "round");
  const bool known = pub.last_round != kNoEnd;
  expect(!known || begun, "R7.1", "last_round");
  if (over)
    expect(pub.last_round == pub.round, "R7.1", "last_round");
  else
    expect(!known || (pub.last_round > pub.round && pub.last_round <= pub.round + 2), "R7.1", "last_round");
  expect(known || !pub.fruit_deck.empty() || !pub.aside.empty(), "R7.2", "last_round");
  expect(pub.frames.empty() || stage == Stage::build, "R4.1", "pending");
  const bool turn_begun = stage == Stage::build || stage == Stage::rest;
  const bool clear = pub.begun.empty() && pub.sold_types == 0 && pub.action == kNoType &&
                     pub.discounts == std::array<std::uint16_t, kMostLess>{};
  expect(turn_begun || clear, "R5.5", "begun");
  const auto usable = [&] { return stage == Stage::build && (unsigned{pub.sold_types} >> raw(pub.action) & 1U) != 0; };
  expect(pub.action == kNoType || usable(), "R4.10", "action");
  const bool may_refill = stage == Stage::market || stage == Stage::refill || stage == Stage::build;
  expect(pub.refill == 0 || (may_refill && !pub.deck.empty()), "R5.6", "refill");
  for (std::size_t place = 0; place < kPlaces; ++place)
    expect((unsigned{pub.refill} >> place & 1U) == 0 || pub.market[place] == kNoCard, "R5.6", "refill");
  if (over) return;
  const Player& mover = pub.players[pub.mover];
  switch (stage) {
    case Stage::start: return stage_fits(starting_cards_);
    case Stage::market:
    case Stage::refill: return stage_fits(pub.refill != 0);
    case Stage::stalls: return stage_fits(pub.stalls.size() < stalls() && !drawn_fruit(pub).empty());
    case Stage::hands: return stage_fits(!draft_ && mover.row.size() < kRow && !pub.fruit_deck.empty());
    case Stage::draft:
      return stage_fits(draft_ && (fruit_due(pub) || (mover.row.size() < kRow && !pub.stalls.empty())));
    case Stage::sell: return stage_fits(!mover.row.empty());
    case Stage::rest: return stage_fits(fruit_due(pub));
    case Stage::build:
    case Stage::over: return;
  }
}

// Every card is somewhere once (R1.5).
void Game::check_cards(const Public& pub) const {
  CardSet seen;
  const auto add = [&](Card card, const char* field) {
    expect(!seen.has(card) && (cards_ | starters_).has(card), "R1.5", field);
    seen.add(card);
  };
  for (const Card card : pub.deck) add(card, "deck");
  for (const Card card : pub.heap) add(card, "heap");
  for (const Card card : pub.revealed) add(card, "revealed");
  for (const Card card : pub.market)
    if (card != kNoCard) add(card, "market");
  for (const Seat seat : seats_up_to(seats_)) {
    const Player& player = pub.players[seat];
    for (const Card card : player.completed) add(card, "completed");
    for (const Ongoing& one : player.ongoing)
      if (one.card != kNoCard) add(one.card, "ongoing");
  }
  const bool dealing = pub.stage == Stage::start;
  const CardSet missing = (dealing ? cards_ - starters_ : cards_) - seen;
  expect(missing.empty(), "R1.5", "deck");
  for (const Seat seat : seats_up_to(seats_)) {  // R2.2
    if (pub.stage > Stage::draft) break;
    const Player& player = pub.players[seat];
    const bool has = starting_cards_ && (!dealing || raw(seat) < raw(pub.mover));
    const Ongoing& first = player.ongoing[0];
    const bool fits = has ? starters_.has(first.card) && first.level == 1 : first.card == kNoCard;
    expect(fits && player.completed.empty() && player.ongoing_cards() == (has ? 1 : 0), "R2.2", "ongoing");
  }
  if (dealing) expect(pub.deck == cards_ - starters_, "R2.2", "deck");
  if (pub.stage <= Stage::draft) expect(pub.heap.empty(), "R2.4", "heap");
  // Only what is revealed may lie open, and only as long as somebody looks at it.
  const bool looks =
      !pub.frames.empty() && pub.refill == 0 && turns_up_cards(program(pub.frames.back())[pub.frames.back().pc].op);
  expect(pub.revealed.empty() || looks, "R6.11", "revealed");
}

void Game::check_fruit(const Public& pub) const {
  Fruits all = pub.fruit_deck;
  const auto add = [&](const Fruits& fruits, const char* field) {
    for (const Fruit fruit : fruits.kinds()) {
      expect(all.count(fruit) + fruits.count(fruit) <= fruits_.count(fruit), "R1.2", field);
      all.add(fruit, fruits.count(fruit));
    }
  };
  add({}, "fruit_deck");
  add(pub.stalls, "stalls");
  add(pub.aside, "aside");
  const bool dealing = pub.stage <= Stage::draft;
  for (const Seat seat : seats_up_to(seats_)) {
    const Player& player = pub.players[seat];
    add(player.row, "row");
    add(player.sold, "sold");
    expect(!dealing || (player.row.size() <= kRow && player.sold.empty()), "R2.6", "row");
  }
  expect(all == fruits_, "R1.2", "fruit_deck");
  // In each turn a fruit comes into a row, from where none comes back, while there is one: so many rounds can follow.
  const int left = pub.fruit_deck.size() + pub.stalls.size() + pub.aside.size();
  expect(pub.round + left / seats_ + kLastRounds <= kMostRounds, "R7.3", "round");
  expect(pub.stalls.size() <= stalls(), "R1.7", "stalls");
  if (pub.aside.empty()) return;
  const Frame* top = pub.frames.empty() ? nullptr : &pub.frames.back();
  const Op op = top == nullptr ? Op::raise : program(*top)[top->pc].op;
  expect(turns_up_fruit(op) || op == Op::give_back, "R6.10", "aside");
}

void Game::check_players(const Public& pub) const {
  for (const Seat seat : seats_up_to(seats_)) {
    const Player& player = pub.players[seat];
    const bool acts = seat == pub.mover && pub.stage == Stage::build;
    for (const Ongoing& one : player.ongoing) {
      if (one.card == kNoCard) continue;
      expect(one.level < kLevels && (one.level > 0 || acts), "R1.5", "level");
      expect(one.used == 0 || (seat == pub.mover && pub.stage >= Stage::build && pub.stage <= Stage::rest), "R6.15",
             "used");
    }
    expect(banners(player.completed) < banners_to_end_ || pub.last_round <= pub.round + 2, "R7.1", "last_round");
  }
}

// Every frame is a slice that the one below put there, and the topmost waits for somebody, or for a market.
void Game::check_frames(const Public& pub) const {
  const auto fits = [](bool ok) { expect(ok, "R6.2", "pending"); };
  int unbuilt = 0;
  if (pub.stage == Stage::build)
    for (const Ongoing& one : pub.players[pub.mover].ongoing) unbuilt += one.card != kNoCard && one.level == 0 ? 1 : 0;
  if (pub.frames.empty()) return fits(unbuilt == 0 && pub.built.empty());
  const Player& player = pub.players[pub.mover];
  const auto slot_of = [&](Card card) -> const Ongoing* {
    const int place = player.place_of(card);
    return place < kSlots ? &player.ongoing[static_cast<std::size_t>(place)] : nullptr;
  };
  for (std::size_t i = 0; i < pub.frames.size(); ++i) {
    const Frame& frame = pub.frames[i];
    const Frame* below = i == 0 ? nullptr : &pub.frames[i - 1];
    const Program& steps = program(frame);
    fits(frame.pc < steps.size() && frame.pc < frame.until);
    const Step& step = steps[frame.pc];
    const Op under = below == nullptr ? Op::next : program(*below)[below->pc].op;
    fits(below == nullptr || below->done > 0);
    if (is_waiting(frame.program)) {
      const When event = event_of(frame.program);
      for (std::size_t place = 0; place < kSlots; ++place) {
        if ((unsigned{frame.waiting} >> place & 1U) == 0) continue;
        const Step& listens = lasting(player.ongoing[place]);
        fits(listens.op == Op::when && When{listens.about} == event);
      }
      const bool after_start = below != nullptr && i == 1 && below->program == waiting_for(When::turn);
      switch (event) {
        case When::turn: fits(below == nullptr); break;
        case When::sell: fits(below == nullptr || after_start || under == Op::sell || under == Op::reveal_sell); break;
        case When::discard: fits(below == nullptr || under == Op::discard); break;
        case When::complete: fits(below == nullptr); break;
        case When::build: fits(below == nullptr || (i == 1 && below->program == waiting_for(When::complete))); break;
      }
      continue;
    }
    fits(frame.waiting == 0);
    if (!is_level(frame.program)) {
      fits(below == nullptr || under == Op::perform);
    } else if (below != nullptr) {  // what an effect that listens does
      const Ongoing* one = slot_of(card_of(frame.program));
      fits(is_waiting(below->program) && one != nullptr && one->level == level_of(frame.program));
      fits(lasting(*one).op == Op::when && frame.pc >= 2);
    } else {
      std::size_t raise = 0;
      while (steps[raise].op != Op::raise) ++raise;
      const bool built = frame.pc > raise || (frame.pc == raise && frame.done > 0);
      const Ongoing* one = slot_of(card_of(frame.program));
      const int level = level_of(frame.program);
      if (built) {
        fits(level == kLevels ? player.completed.has(card_of(frame.program)) : one != nullptr && one->level == level);
        fits(!pub.built.empty() && pub.built.back() == frame.program);
      } else {
        fits(one != nullptr && one->level == level - 1 && can_give(pub, frame));
        unbuilt -= level == 1 ? 1 : 0;
        fits(pub.built.empty() || card_of(pub.built.back()) != card_of(frame.program));
      }
    }
    fits(step.op == Op::discard || step.op == Op::replace || frame.mark <= kLevels);
    for (std::size_t place = 0; step.op == Op::replace && place < 8; ++place)
      fits((unsigned{frame.mark} >> place & 1U) == 0 || (place < kPlaces && pub.market[place] == kNoCard));
    if (is_lasting(step.op)) fits(false);
  }
  fits(unbuilt == 0);
  fits(pub.refill != 0 || fruit_due(pub) || waits_for_answer<Kinds>(*this, pub));
}

// R4.9. What waits to be answered was built in this turn, and an effect of each but the last built the next: so with
// what can still be built no more than kMostWaiting wait.
void Game::check_built(const Public& pub) const {
  if (pub.built.empty()) return;
  const auto fits = [](bool ok) { expect(ok, "R4.9", "built"); };
  const Player& player = pub.players[pub.mover];
  const ProgramId bottom = pub.frames[0].program;
  const bool under_way = is_level(bottom) && pub.built.back() == bottom;
  fits(is_level(bottom) || bottom == waiting_for(When::complete) || bottom == waiting_for(When::build));
  std::array<std::uint8_t, kFirstAction> times{};
  for (std::size_t i = 0; i < pub.built.size(); ++i) {
    const ProgramId id = pub.built[i];
    fits(is_level(id) && (builds(id) || (under_way && i + 1 == pub.built.size())));
    const int place = player.place_of(card_of(id));
    const bool again = place < kSlots && player.ongoing[static_cast<std::size_t>(place)].level < level_of(id);
    const int left = (again ? 1 : 0) + (pub.begun.has(card_of(id)) ? 0 : 1);
    fits(++times[raw(id)] + left <= (level_of(id) == 1 ? 1 : 2));
  }
}

void Game::check_position(const Public& pub) const {
  check_stage(pub);
  check_frames(pub);
  check_built(pub);
  check_cards(pub);
  check_fruit(pub);
  check_players(pub);
}

// What listens has a slice of its own, on top of what waits.
void Game::find_ends(Public& pub) const {
  for (std::size_t i = 0; i < pub.frames.size(); ++i) {
    Frame& frame = pub.frames[i];
    const bool answers = i > 0 && is_level(frame.program) && is_waiting(pub.frames[i - 1].program);
    frame.until = answers ? static_cast<std::uint8_t>(program(frame).size()) : slice_of(frame.program);
  }
}

}  // namespace understory::tree_society
