// Whether a position that was read can be (R12.5 to R12.7): nothing is lost or made, what all know fits what there is,
// and every field fits the stage. So the rules, which never look for it, can go on from here.
#include <algorithm>

#include "engine/refusal.hpp"
#include "games/underground_panic/game.hpp"

namespace understory::underground_panic {
namespace {

void expect(bool fits, const char* rule, const char* field) {
  if (!fits) refuse_by(rule, "underground-panic.position.misfit", {{"field", field}});
}

// The slots of a hand or pouch, and what their owner knows.
template <std::size_t Most>
void check_slots(const FixedVector<Held, Most>& slots, const FixedVector<Symbol, Most>& symbols,
                 const std::array<Shuffles, kHues>& hidden, const char* field) {
  expect(slots.size() == symbols.size(), "R12.7", field);
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const Held& slot = slots[i];
    const SymbolSet can = all_but(slot.not_these);
    expect((slot.not_these & ~unsigned{kAllSymbols}) == 0 && has(can, symbols[i]), "R12.7", field);
    expect(is_known(slot) == std::has_single_bit(can), "R1.8", field);
    expect(is_known(slot) || slot.shuffle < hidden[raw(slot.hue)].size(), "R12.7", field);
    if (i == 0) continue;
    expect(slots[i - 1].order() <= slot.order(), "R12.7", field);
    expect(slots[i - 1] != slot || symbols[i - 1] <= symbols[i], "R12.7", field);
  }
}

template <std::size_t Most>
int add_hidden(const FixedVector<Held, Most>& slots, const FixedVector<Symbol, Most>& symbols, Hue hue,
               std::size_t shuffle, std::array<int, kSymbols>& count) {
  int cards = 0;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (slots[i].hue != hue || slots[i].shuffle != shuffle) continue;
    ++count[raw(symbols[i])];
    ++cards;
  }
  return cards;
}

template <class List>
bool is_part_of(const List& part, const Cost& whole) {
  for (const Icon icon : part)
    if (std::count(part.begin(), part.end(), icon) > std::count(whole.begin(), whole.end(), icon)) return false;
  return true;
}

}  // namespace

// Every card is somewhere (R1.5), and what is hidden of a shuffle is what hands, pouches and the deck have of it.
void Game::check_hands(const State& state) const {
  const Public& pub = state.pub;
  for (const Seat seat : seats_up_to(seats_)) {
    const Player& player = pub.players[seat];
    check_slots(player.hand, state.own[seat].symbols, pub.hidden, "hand");
    check_slots(player.pouch, state.own[seat].pouched, pub.hidden, "pouch");
    for (const Held& slot : player.pouch)
      expect((all_but(slot.not_these) & ~unsigned{kPointCards}) == 0, "R9.1", "pouch");
    expect(player.pouch.size() <= static_cast<std::size_t>(kPouchATurn * pub.round), "R9.1", "pouch");
  }
  for (std::size_t h = 0; h < kHues; ++h) {
    const Hue hue = hue_at(static_cast<int>(h));
    const Shuffles& shuffles = pub.hidden[h];
    expect(!shuffles.empty(), "R12.6", "hidden");
    std::array<int, kSymbols> all{};
    const auto add = [&all](Hue of, Hue wanted, Symbol symbol) { all[raw(symbol)] += of == wanted ? 1 : 0; };
    for (std::size_t shuffle = 0; shuffle < shuffles.size(); ++shuffle) {
      std::array<int, kSymbols> count{};
      int held = 0;
      for (const Seat seat : seats_up_to(seats_)) {
        held += add_hidden(pub.players[seat].hand, state.own[seat].symbols, hue, shuffle, count);
        held += add_hidden(pub.players[seat].pouch, state.own[seat].pouched, hue, shuffle, count);
      }
      for (int i = 0; i < kSymbols; ++i) {
        const Symbol symbol = symbol_at(i);
        const int in_deck = shuffle == 0 ? state.secret.decks[h].count(symbol) : 0;
        expect(shuffles[shuffle].count(symbol) == count[raw(symbol)] + in_deck, "R12.6", "hidden");
      }
      expect(shuffle == 0 || held > 0, "R12.6", "hidden");
      expect(held == 0 || !is_of_one_kind(shuffles[shuffle]), "R1.8", "hidden");
    }
    for (const Seat seat : seats_up_to(seats_)) {
      const Player& player = pub.players[seat];
      for (std::size_t i = 0; i < player.hand.size(); ++i) add(player.hand[i].hue, hue, state.own[seat].symbols[i]);
      for (std::size_t i = 0; i < player.pouch.size(); ++i) add(player.pouch[i].hue, hue, state.own[seat].pouched[i]);
    }
    for (const Thing thing : pub.table)
      if (is_card(thing)) add(hue_of(card_of(thing)), hue, symbol_of(card_of(thing)));
    for (int i = 0; i < kSymbols; ++i) {
      const Symbol symbol = symbol_at(i);
      const int lying = state.secret.decks[h].count(symbol) + pub.discards[h].count(symbol);
      expect(all[raw(symbol)] + lying == pack_.decks[h].cards.count(symbol), "R1.5", "decks");
    }
  }
}

// Tiles, tokens, pebbles, rewards, injuries.
void Game::check_supplies(const State& state) const {
  const Public& pub = state.pub;
  std::array<int, kTiles> tiles{};
  int pebbles = pub.supply;
  unsigned rewards = pub.offered;
  std::array<int, kHurts> hurts{};
  const auto add_tiles = [&](const TileBag& bag) {
    for (std::size_t i = 0; i < kTiles; ++i) tiles[i] += bag.count(Tile{static_cast<std::uint8_t>(i)});
  };
  add_tiles(pub.stack);
  for (const Tile tile : pub.open)
    if (tile != kNoTile) ++tiles[raw(tile)];
  for (const Thing thing : pub.table) {
    if (is_tile(thing)) ++tiles[raw(tile_of(thing))];
    if (thing == kPebble) ++pebbles;
  }
  for (const Pawn& pawn : pub.gophers) pebbles += pawn.pebble;
  for (std::size_t i = 0; i < kHurts; ++i) hurts[i] = state.secret.injuries.count(Hurt{static_cast<std::uint8_t>(i)});
  for (const Seat seat : seats_up_to(seats_)) {
    const Player& player = pub.players[seat];
    add_tiles(player.tiles);
    pebbles += player.pebbles;
    expect((rewards & player.rewards) == 0, "R8.1", "rewards");
    rewards |= player.rewards;
    for (std::size_t i = 0; i < kHurts; ++i) hurts[i] += state.own[seat].hurt.count(Hurt{static_cast<std::uint8_t>(i)});
  }
  for (std::size_t i = 0; i < kTiles; ++i)
    expect(tiles[i] <= all_tiles_.count(Tile{static_cast<std::uint8_t>(i)}), "R1.6", "tiles");
  for (std::size_t i = 0; i < kHurts; ++i)
    expect(hurts[i] == all_hurts_.count(Hurt{static_cast<std::uint8_t>(i)}), "R1.6", "injuries");
  expect(pebbles == pack_.pebbles.value, "R1.6", "pebbles");
  expect(rewards >> pack_.rewards.size() == 0 && std::popcount(rewards) <= seats_, "R2.3", "offered");
  std::array<int, kMostTokens> tokens{};
  for (std::size_t i = 0; i < kSpaces; ++i) {
    const Token token = pub.tokens[i];
    if (token == kNoToken) continue;
    expect(is_hole(Space{static_cast<std::uint8_t>(i)}) && ++tokens[raw(token)] <= token_copies_[raw(token)], "R2.1",
           "tokens");
  }
}

// What lies on the table and what is still to be paid fit the tunnel.
void Game::check_payment(const Public& pub) const {
  const bool cubes = pub.stage == Stage::before || pub.stage == Stage::roll || pub.stage == Stage::after;
  const bool pays = pub.stage == Stage::pay || pub.stage == Stage::with;
  const bool chosen = (pub.aim == Aim::lay && (pays || cubes)) || (pub.aim == Aim::cost && pays);
  expect(chosen == (pub.to != kNoSpace), "R3.2", "to");
  expect((pub.stage == Stage::with) == (pub.wants != Want::none), "R4.6", "wants");
  expect(std::is_sorted(pub.cost.begin(), pub.cost.end()), "R4.1", "cost");
  expect(std::is_sorted(pub.table.begin(), pub.table.end()), "R12.6", "table");
  expect((pays || pub.cost.empty()) && (pub.stage != Stage::pay || !pub.cost.empty()), "R4.1", "cost");
  expect(pub.stage != Stage::with || !pub.table.empty(), "R4.6", "table");
  if (pub.aim == Aim::defence && pays) {
    expect(pub.stage == Stage::with ? pub.cost.empty() : pub.cost.size() == 1 && pub.cost[0] == Icon::nutshell, "R10.3",
           "cost");
    expect(pub.table.size() == (pub.stage == Stage::with ? 1U : 0U) && pub.settled.empty() && pub.cubes == 0, "R10.3",
           "table");
    expect(pub.wants == Want::none || pub.wants == Want::card || pub.wants == Want::pebble, "R4.5", "wants");
    return;
  }
  expect(chosen || (pub.table.empty() && pub.settled.empty() && pub.cubes == 0 && !pays), "R4.1", "table");
  if (!chosen) return;
  const Passage* way = passage(pub.gophers[raw(pub.gopher)].at, pub.to);
  expect(way != nullptr && pub.gophers[raw(pub.gopher)].resting == 0, "R3.2", "to");
  expect(pub.settled.size() + pub.cubes <= way->cubes, "R5.2", "cubes");
  for (const Icon icon : pub.settled) expect(is_hue(icon) || icon == Icon::black, "R5.4", "settled");
  expect((pub.aim == Aim::lay) == (pub.cubes > 0), "R5.2", "cubes");
  Cost whole = way->fixed;
  for (const Icon icon : pub.settled) whole.push_back(icon);
  expect(is_part_of(pub.cost, whole), "R4.1", "cost");
  const std::size_t paid = whole.size() - pub.cost.size();
  const std::size_t things = pub.table.size() + (pub.stage == Stage::with ? 1 : 0);
  expect(things >= paid && things <= 2 * paid, "R4.1", "table");
}

// Each field belongs to some stages, and is nothing in the others.
void Game::check_stage(const Public& pub) const {
  const Stage stage = pub.stage;
  const Aim aim = pub.aim;
  const auto one_of = [](auto value, auto... these) { return ((value == these) || ...); };
  const bool setup = stage <= Stage::rewards;
  const bool throws = one_of(stage, Stage::roll, Stage::after);
  const bool draws = one_of(stage, Stage::deck, Stage::deal);
  bool fits = false;
  switch (stage) {
    case Stage::pay:
    case Stage::with: fits = one_of(aim, Aim::lay, Aim::cost, Aim::defence); break;
    case Stage::before: fits = aim == Aim::lay; break;
    case Stage::roll: fits = one_of(aim, Aim::setup, Aim::lay, Aim::bonus, Aim::reward); break;
    case Stage::after: fits = one_of(aim, Aim::lay, Aim::bonus, Aim::reward); break;
    case Stage::deck:
    case Stage::deal: fits = one_of(aim, Aim::setup, Aim::bonus, Aim::swap, Aim::defence); break;
    case Stage::pick:
    case Stage::restock: fits = aim == Aim::bonus; break;
    case Stage::show: fits = one_of(aim, Aim::none, Aim::reward); break;
    case Stage::swap: fits = aim == Aim::swap; break;
    case Stage::trim: fits = one_of(aim, Aim::none, Aim::defence); break;
    case Stage::injury: fits = aim == Aim::defence; break;
    default: fits = aim == Aim::none; break;
  }
  expect(fits, "R12.5", "aim");
  const bool begun = !setup && aim != Aim::setup;
  expect((stage == Stage::over) == (pub.mover == kNobody), "R11.1", "mover");
  expect(pub.mover == kNobody || raw(pub.mover) < seats_, "R3.1", "mover");
  expect(!setup || raw(pub.mover) == 0, "R2.4", "mover");
  expect(begun || pub.round == 1, "R2.5", "round");
  expect(raw(pub.marker) == (pub.round - 1) % seats_, "R10.8", "marker");
  const bool floods = aim == Aim::defence || one_of(stage, Stage::wash, Stage::pebbles);
  expect(pub.level == pub.round + (floods ? 1 : 0) ||
             (stage == Stage::over && pub.round == kRounds && pub.level == kTopZone),
         "R10.1", "level");
  expect(!one_of(stage, Stage::wash, Stage::pebbles) || pub.mover == pub.marker, "R10.7", "mover");
  expect(stage != Stage::pebbles || pub.round < kRounds, "R10.7", "round");
  const bool chosen = one_of(stage, Stage::plan, Stage::before, Stage::after, Stage::pick, Stage::restock, Stage::claim,
                             Stage::show, Stage::sleeper, Stage::omit, Stage::swap) ||
                      (one_of(stage, Stage::pay, Stage::with, Stage::roll, Stage::deck, Stage::deal) &&
                       !one_of(aim, Aim::setup, Aim::defence));
  expect(chosen == (pub.gopher != kNoGopher), "R3.1", "gopher");
  expect(!chosen || raw(pub.gopher) < pub.gophers.size(), "R1.2", "gopher");
  expect((pub.face != kNoFace) == (stage == Stage::after || (stage == Stage::show && aim == Aim::reward)), "R5.3",
         "face");
  expect(stage != Stage::show || aim != Aim::reward || is_hue(pub.face), "R8.5", "face");
  expect(aim == Aim::bonus || (pub.queue.empty() && pub.token_due == 0), "R6.1", "queue");
  const bool claims = stage == Stage::show || (throws && aim == Aim::reward);
  expect(claims == (pub.reward != kNoReward), "R8.1", "reward");
  if (claims) {
    expect((pub.offered >> raw(pub.reward) & 1U) != 0, "R8.1", "reward");
    expect((pack_.rewards[raw(pub.reward)].condition == Condition::die) == (aim == Aim::reward), "R8.5", "reward");
  }
  expect(stage == Stage::deal || raw(pub.drawn) == 0, "R12.6", "drawn");
  int reached = 0;
  for (const Pawn& pawn : pub.gophers) reached += zone_of(pawn.at) == pub.level ? 1 : 0;
  int most_count = 0;
  int most_due = 0;
  int least_due = 0;
  if (aim == Aim::setup) most_count = draws ? kThrows : kThrows - 1;
  if (stage == Stage::swap) most_count = kMostSwapped - 1;
  if (stage == Stage::pouch) most_count = kPouchATurn - 1;
  if (stage == Stage::wash) most_count = static_cast<int>(pub.gophers.size()) - 1;
  if (aim == Aim::swap && draws) most_due = kMostSwapped, least_due = 1;
  if (aim == Aim::defence) {
    expect(reached > 0, "R10.2", "gophers");
    if (one_of(stage, Stage::pay, Stage::with, Stage::injury)) most_count = reached;
    if (stage == Stage::injury) most_due = reached - 1;
    if (draws) most_due = reached, least_due = 1;
    expect(stage == Stage::trim || draws || (pub.count > 0 && pub.hurts > 0), "R10.3", "count");
    expect(pub.count + pub.due <= reached, "R10.3", "due");
  }
  expect(pub.count <= most_count, "R12.6", "count");
  expect(pub.due <= most_due && pub.due >= least_due, "R12.6", "due");
  expect(aim != Aim::setup || stage != Stage::deck || pub.count == kThrows, "R2.4", "count");
  if (stage == Stage::wash) {
    const Space at = pub.gophers[pub.count].at;
    expect(zone_of(at) == pub.level && left_[raw(at)] != right_[raw(at)], "R10.5", "count");
  }
  if (!chosen) return;
  const Pawn& pawn = pub.gophers[raw(pub.gopher)];
  const bool above = one_of(stage, Stage::claim, Stage::show) || aim == Aim::reward;
  expect((pawn.at == kSurface) == above, "R8.1", "gopher");
  const bool start = aim == Aim::swap;
  expect(!start || (pawn.at == kStart && pawn.resting != 0), "R7.4", "gopher");
  expect(!one_of(stage, Stage::sleeper, Stage::omit) || (is_hole(pawn.at) && pawn.resting != 0), "R7.2", "gopher");
  expect(stage != Stage::plan || pawn.resting == 0, "R3.1", "gopher");
  if (aim == Aim::bonus) {
    expect(is_hole(pawn.at), "R6.1", "gopher");
    expect(pub.token_due == 0 || pub.tokens[raw(pawn.at)] != kNoToken, "R6.1", "token_due");
    for (const Icon icon : pub.queue) expect(icon >= Icon::red && icon <= Icon::pebble, "R6.1", "queue");
  }
}

void Game::check_position(const State& state) const {
  const Public& pub = state.pub;
  const Stage stage = pub.stage;
  expect(pub.gophers.size() == static_cast<std::size_t>(seats_), "R1.2", "gophers");
  for (const Pawn& pawn : pub.gophers)
    expect(pawn.at != kSurface || (pawn.pebble == 0 && pawn.resting == 0), "R8.1", "gophers");
  check_stage(pub);
  check_payment(pub);
  check_hands(state);
  check_supplies(state);
  // So many cards that none can be too many in the end.
  for (const Seat seat : seats_up_to(seats_)) {
    const Player& player = pub.players[seat];
    std::size_t most = kHand;
    std::size_t coming = 0;
    if (seat == pub.mover) {
      for (const Thing thing : pub.table) coming += is_card(thing) ? 1U : 0U;
      const bool bonus = pub.aim == Aim::bonus;
      const bool drawing =
          stage == Stage::roll || stage == Stage::after || stage == Stage::deck || stage == Stage::deal;
      if (bonus) coming = pub.queue.size() + (pub.token_due != 0 ? kMostOfToken : 0) + (drawing ? 1 : 0);
      if (pub.aim == Aim::defence || pub.aim == Aim::swap) coming += pub.count + pub.due;
      if (bonus || stage == Stage::pouch || stage == Stage::trim || pub.aim == Aim::defence) most = kMostHand;
      expect(stage != Stage::trim || player.hand.size() > kHand, "R9.2", "hand");
      expect((stage != Stage::swap && stage != Stage::pouch) || !player.hand.empty(), "R9.1", "hand");
    }
    expect(player.hand.size() + coming <= most, "R9.2", "hand");
    const bool shown = stage == Stage::over;
    expect(!shown || std::all_of(player.pouch.begin(), player.pouch.end(), is_known), "R11.2", "pouch");
    State counted = state;
    show_results(counted, seat);
    const Player& right = counted.pub.players[seat];
    expect(player.acorns == (shown ? right.acorns : 0) && player.berries == (shown ? right.berries : 0) &&
               player.injured == (shown ? right.injured : 0),
           "R11.2", "players");
    if (pub.aim != Aim::setup && stage > Stage::rewards) continue;
    const int cards = pub.aim != Aim::setup || seat > pub.mover ? 0 : seat < pub.mover ? kThrows + 1 : pub.count;
    expect(static_cast<int>(player.hand.size()) == cards && player.pouch.empty() && player.tiles.empty() &&
               player.pebbles == 0 && player.rewards == 0 && player.hurts == 0,
           "R2.4", "players");
  }
  const bool setup = stage <= Stage::rewards || pub.aim == Aim::setup;
  for (const Pawn& pawn : pub.gophers)
    expect(!setup || (pawn.at == kStart && pawn.pebble == 0 && pawn.resting == 0), "R2.1", "gophers");
  // What chance draws from is there, and what has been drawn so far is at its place.
  const auto laid = static_cast<std::size_t>(
      std::count_if(pub.tokens.begin(), pub.tokens.end(), [](Token token) { return token != kNoToken; }));
  const auto open =
      static_cast<int>(std::count_if(pub.open.begin(), pub.open.end(), [](Tile tile) { return tile != kNoTile; }));
  const int all_open = std::min(kOpenTiles, all_tiles_.size());
  if (setup) {
    expect(stage == Stage::tokens ? laid + 2 < kSpaces && (laid == 0 || pub.tokens[laid] != kNoToken)
                                  : laid + 2 == kSpaces,
           "R2.1", "tokens");
    if (stage == Stage::tokens)
      for (std::size_t i = 1; i <= laid; ++i) expect(pub.tokens[i] != kNoToken, "R2.1", "tokens");
    expect(stage == Stage::tokens  ? open == 0
           : stage == Stage::tiles ? open < all_open
                                   : open == all_open,
           "R2.2", "open");
    expect(open + pub.stack.size() == all_tiles_.size(), "R2.2", "stack");
    const int offered = std::popcount(pub.offered);
    expect(stage < Stage::rewards    ? offered == 0
           : stage == Stage::rewards ? offered < seats_
                                     : offered == seats_,
           "R2.3", "offered");
  } else {
    expect(open == kOpenTiles || pub.stack.empty() || (stage == Stage::restock && open + 1 == kOpenTiles), "R2.2",
           "open");
  }
  for (std::size_t i = 0; stage == Stage::tiles && i < static_cast<std::size_t>(open); ++i)
    expect(pub.open[i] != kNoTile, "R2.2", "open");
  expect(stage != Stage::restock || (!pub.stack.empty() && open < kOpenTiles), "R6.4", "open");
  expect(stage != Stage::pick || open > 0, "R6.4", "open");
  expect(stage != Stage::deal || !state.secret.decks[raw(pub.drawn)].empty(), "R1.9", "decks");
  bool any = false;
  for (int i = 0; i < kHues; ++i) any = any || has_cards(state, hue_at(i));
  expect(stage != Stage::deck || any, "R6.2", "decks");
  expect(stage != Stage::injury || pub.hurts > 0, "R10.3", "injuries");
  if (stage == Stage::gopher) {
    expect(std::any_of(pub.gophers.begin(), pub.gophers.end(),
                       [](const Pawn& pawn) { return pawn.at != kSurface && pawn.resting == 0; }),
           "R3.1", "gophers");
  }
  expect(stage != Stage::claim || pub.offered != 0, "R8.1", "offered");
  if (stage == Stage::sleeper) expect(pub.players[pub.mover].tiles.count(Tile::sleeper) > 0, "R7.2", "tiles");
  if (stage == Stage::after) expect(spare_pebbles(pub.players[pub.mover]) > 0, "R5.3", "pebbles");
  if (stage == Stage::omit) {
    const Queue& bonus = bonus_[raw(pub.gophers[raw(pub.gopher)].at)];
    expect(std::any_of(bonus.begin(), bonus.end(), [&](Icon icon) { return icon != bonus[0]; }), "R7.3", "gopher");
  }
  if (stage == Stage::pebbles) {
    int lowest = kSurfaceZone;
    for (const Pawn& pawn : pub.gophers) lowest = std::min(lowest, zone_of(pawn.at));
    int without = 0;
    for (const Pawn& pawn : pub.gophers) without += zone_of(pawn.at) == lowest && pawn.pebble == 0 ? 1 : 0;
    expect(lowest < kSurfaceZone && pub.supply > 0 && without > pub.supply, "R10.7", "gophers");
  }
  if (stage == Stage::show && pub.aim == Aim::none) expect(!is_plain(pub, pub.mover, pub.reward), "R8.6", "reward");
  // No gopher is where the water is, unless it comes just now.
  const bool wets = pub.aim == Aim::defence || stage == Stage::wash;
  for (const Pawn& pawn : pub.gophers) expect(zone_of(pawn.at) >= pub.level + (wets ? 0 : 1), "R10.5", "gophers");
  expect(stage != Stage::over || !anybody_below(pub), "R11.1", "gophers");
  expect(pub.mover == kNobody || can_go_on(pub, faces_of(state.own[pub.mover].symbols)), "R4.1", "cost");
}

}  // namespace understory::underground_panic
