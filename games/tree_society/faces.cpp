#include "games/tree_society/faces.hpp"

#include "games/tree_society/game.hpp"

namespace understory::tree_society {
namespace {

bool pays(Op op) { return op == Op::coins || op == Op::shift || op == Op::reveal_coins; }

// What is counted, on the face of a step or of a level.
template <class Of>
void tell_counter(const Counter& counter, Of& face) {
  if (counter.of == Count::none) return;
  face.per = counter.of;
  if (counter.guild != kAnyGuild) face.guild = Guild{counter.guild};
}

std::vector<StepFace> steps_of(const Program& effect) {
  std::vector<StepFace> steps;
  for (const Step& step : effect) {
    StepFace face{.op = step.op,
                  .n = step.n,
                  .money = {},
                  .when = {},
                  .types = {},
                  .levels = {},
                  .price = {},
                  .per = {},
                  .guild = {}};
    if (pays(step.op)) face.money = Money{step.about};
    if (step.op == Op::build || step.op == Op::reveal_build) face.price = Price{step.about};
    tell_counter(step.per, face);
    if (step.op == Op::when) face.when = When{step.about};
    if (step.op == Op::price_up)
      for (std::uint8_t type = 0; type < kTypes; ++type)
        if ((unsigned{step.about} >> type & 1U) != 0) face.types.push_back(FruitType{type});
    for (int level = 1; level <= kLevels; ++level)
      if (has_level(step.levels, level)) face.levels.push_back(level);
    steps.push_back(std::move(face));
  }
  return steps;
}

// Whose points a card would count: its owner's, or those of whoever could build it next.
Seat owner_of(const Public& pub, Card card, int seats) {
  for (const Seat seat : seats_up_to(seats))
    if (pub.players[seat].completed.has(card) || pub.players[seat].place_of(card) != kSlots) return seat;
  return pub.mover;
}

// Whether an Ongoing card answers to a level being built, or to what it completes (R6.15).
bool listens(const Step& step, const Ongoing& one, int level) {
  if (step.op != Op::when || (step.limit != 0 && one.used >= step.limit)) return false;
  if (When{step.about} == When::build) return has_level(step.levels, level);
  return When{step.about} == When::complete && level == kLevels;
}

}  // namespace

Face Game::face(const Public& pub, Card card) const {
  const CardDef& def = pack_.cards[raw(card)];
  Face face{.name = card_name(card),
            .guild = def.guild,
            .banners = def.banners,
            .start = def.start && starting_cards_,
            .levels = {},
            .points = 0,
            .next = {},
            .price = {},
            .wakes = {},
            .source = name_of(def.source)};
  const Seat owner = owner_of(pub, card, seats_);
  for (int number = 1; number <= kLevels; ++number) {
    const LevelDef& one = level(card, number);
    LevelFace shown{.cost = one.cost,
                    .timing = one.timing,
                    .text = effect_text(card, number),
                    .steps = steps_of(one.effect),
                    .points = {},
                    .score = {},
                    .per = {},
                    .guild = {},
                    .now = owner == kNobody ? 0 : points_of(pub, owner, card, number)};
    tell_counter(one.points.of, shown);
    if (shown.per)
      shown.score = points_text(one.points);
    else
      shown.points = one.points.base;
    face.levels.push_back(std::move(shown));
  }
  for (const Seat seat : seats_up_to(seats_)) {
    const Player& player = pub.players[seat];
    const int place = player.place_of(card);
    if (player.completed.has(card)) face.points = points_of(pub, seat, card, kLevels);
    if (place == kSlots) continue;
    const int built = player.ongoing[static_cast<std::size_t>(place)].level;
    face.points = points_of(pub, seat, card, built);
    if (seat != pub.mover) continue;
    face.next = built + 1;
    face.price = cost(card, built + 1) + demand(card, built + 1).coins;
  }
  for (int place = 0; place < kPlaces; ++place) {
    if (pub.market[static_cast<std::size_t>(place)] != card) continue;
    face.next = 1;
    face.price = cost(card, 1) + demand(card, 1).coins + (is_top(place) ? 1 : 0);
  }
  if (face.next && pub.mover != kNobody)
    for (const Ongoing& one : pub.players[pub.mover].ongoing)
      if (one.card != card && listens(lasting(one), one, *face.next)) face.wakes.push_back(one.card);
  return face;
}

Extras Game::extras(const View& view) const {
  const Public& pub = view.pub;
  Extras extras;
  for (std::uint8_t guild = 0; guild < kGuilds; ++guild)
    if (in_play_[guild]) extras.guilds.push_back(Guild{guild});
  extras.banners_to_end = banners_to_end_;
  extras.stall_places = stalls();
  extras.last_turn = pub.stage >= Stage::sell && pub.stage < Stage::over && is_last_turn(pub);
  const Scores scores = tree_society::Game::scores(State{pub});
  for (const Seat seat : seats_up_to(seats_)) {
    const Player& player = pub.players[seat];
    extras.standings.push_back({scores.total[seat], banners(player.completed), kept_coins(player)});
  }
  for (std::uint8_t i = 0; i < kTypes; ++i) {
    const FruitType type{i};
    Stall stall{.type = type,
                .there = count_of(pub.stalls, type),
                .sold = (unsigned{pub.sold_types} >> i & 1U) != 0,
                .action = action_text(type),
                .prices = {},
                .valuable = {}};
    for (const Seat seat : seats_up_to(seats_)) {
      stall.there += count_of(pub.players[seat].row, type);
      stall.prices.push_back(price_of(pub, seat, fruit_of(type, false), true));
      stall.valuable.push_back(price_of(pub, seat, fruit_of(type, true), true));
    }
    extras.trade.push_back(std::move(stall));
  }
  CardSet shown = pub.heap | pub.revealed;
  for (const Card card : pub.market)
    if (card != kNoCard) shown.add(card);
  for (const Seat seat : seats_up_to(seats_)) {
    shown = shown | pub.players[seat].completed;
    for (const Ongoing& one : pub.players[seat].ongoing)
      if (one.card != kNoCard) shown.add(one.card);
  }
  for (const Card card : shown) extras.faces.emplace(pack_.card_name(card), face(pub, card));
  return extras;
}

}  // namespace understory::tree_society
