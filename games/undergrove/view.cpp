// What a viewer may know, and the worlds it cannot tell apart (R2.8).
#include <algorithm>
#include <cassert>

#include "games/undergrove/game.hpp"

namespace understory::undergrove {

View Game::observe(const State& state, Seat viewer) const {
  return {state.pub, raw(viewer) < seats_ ? state.own[viewer] : Private{}, viewer, {}};
}

Event Game::redact(const Event& event, Seat viewer) const {
  Event seen = event;
  if (event.kind == EventKind::dealt && event.player != viewer) seen.tile = kNoTile;
  if (event.kind == EventKind::stacked) seen.bonus = kNoBonus;
  // The Elder's bonus tile is seen by nobody (R11.11).
  if (event.kind == EventKind::took && (event.player != viewer || is_elder(event.player))) seen.bonus = kNoBonus;
  return seen;
}

Seat Game::reveals(const Event& event, Seat learner) const {
  const bool own = event.player == learner;
  switch (event.kind) {
    case EventKind::goal_dealt:
    case EventKind::card_shown: return kChance;
    case EventKind::dealt: return own ? kChance : kNobody;
    case EventKind::climbed: return own && has_stack(event.stone) ? kChance : kNobody;  // R7.3
    case EventKind::placed: return is_elder(event.player) ? kChance : kNobody;          // R11.7: from the pile
    case EventKind::played:
    case EventKind::used:
    case EventKind::discarded: return own ? kNobody : event.player;
    case EventKind::revealed:  // R11.11: the Elder has not looked at its own
      if (is_elder(event.player)) return kChance;
      return own ? kNobody : event.player;
    default: return kNobody;
  }
}

// The player holds all that it could hold for all that anybody knows, so every move that it may have is legal here:
// each tile of an age that is in its hand, each bonus tile that was never shown, and face down one that can be used.
std::optional<Move> Game::forced(const View& view) const {
  const Public& pub = view.pub;
  if (raw(asked(pub)) >= seats_) return {};
  State any{.pub = pub};
  Private& own = any.own[pub.mover];
  const Player& player = pub.players[pub.mover];
  const auto* held = player.ages.begin() + player.hand_size;
  for (const Tile tile : deck_ - pub.forest.tiles - pub.discards)
    if (tile != pub.turn.shown && std::find(player.ages.begin(), held, pub.age[raw(tile)]) != held) own.hand.add(tile);
  BonusBag unseen = bonus_;
  for (const Player& each : pub.players.values)
    for (const Bonus bonus : each.shown)
      if (bonus != kNoBonus) unseen.remove(bonus);
  any.secret.stacks.fill(unseen);
  for (const Bonus bonus : unseen.kinds())
    if (own.bonus[0] == kNoBonus || !points_only(bonus)) own.bonus.fill(bonus);
  return only_move(*this, any);
}

namespace {

Tile take_tile(TileSet& from, Rng& rng) {
  const Tile tile = from.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(from.size()))));
  from.remove(tile);
  return tile;
}

}  // namespace

// Tiles of one age were shuffled together: each place that holds one of that age is equally likely for each of them.
void Game::determinise_tiles(const View& view, State& state, Rng& rng) const {
  const Public& pub = view.pub;
  TileSet unseen = deck_ - pub.forest.tiles - pub.discards - view.mine.hand;
  if (pub.turn.shown != kNoTile) unseen.remove(pub.turn.shown);
  for (const Seat seat : seats_up_to(seats_)) {
    if (seat == view.viewer) continue;
    const Player& player = pub.players[seat];
    for (std::size_t i = 0; i < player.hand_size; ++i) {
      TileSet of_age;
      for (const Tile tile : unseen)
        if (pub.age[raw(tile)] == player.ages[i]) of_age.add(tile);
      const Tile tile = take_tile(of_age, rng);
      unseen.remove(tile);
      state.own[seat].hand.add(tile);
    }
  }
  assert(unseen.size() == pub.pile_size);
  state.secret.pile = unseen;
}

// A stack is a row of tiles: those taken, in the order of the takers, and those left. What the viewer saw when it took
// its own lies behind it in that row; all others, and the box, are one heap.
void Game::determinise_bonus(const View& view, State& state, Rng& rng) const {
  const Public& pub = view.pub;
  const bool seated = raw(view.viewer) < seats_;
  struct Line {
    std::array<Bonus, kMostPlayers> taken{kNoBonus, kNoBonus, kNoBonus, kNoBonus};
    BonusBag seen;                     // of unknown places behind the viewer
    std::size_t since = kMostPlayers;  // the place behind the viewer's
    bool looked = false;
  };
  const bool looking = looked_at(pub) >= 0;
  std::array<Line, kStacks> lines;
  BonusBag heap = bonus_;
  for (std::size_t s = 0; s < kStacks; ++s) {
    Line& line = lines[s];
    for (std::size_t i = 0; i < pub.takers[s].size(); ++i) {
      const Seat taker = pub.takers[s][i];
      line.taken[i] = pub.players[taker].shown[s];
      if (seated && taker == view.viewer) {
        if (line.taken[i] == kNoBonus) line.taken[i] = view.mine.bonus[s];
        line.seen = view.mine.left[s];
        line.since = i + 1;
        line.looked = true;
      }
    }
    if (looking && pub.mover == view.viewer && s == static_cast<std::size_t>(looked_at(pub))) {
      line.seen = view.mine.left[s];
      line.looked = true;
    }
    heap -= line.seen;
    for (std::size_t i = 0; i < kMostPlayers; ++i) {
      if (line.taken[i] == kNoBonus) continue;
      (i < line.since ? heap : line.seen).remove(line.taken[i]);
    }
  }
  for (std::size_t s = 0; s < kStacks; ++s) {
    Line& line = lines[s];
    for (std::size_t i = 0; i < pub.takers[s].size(); ++i)
      if (line.taken[i] == kNoBonus) line.taken[i] = (i < line.since ? heap : line.seen).take(rng);
    BonusBag& stack = state.secret.stacks[s];
    if (line.looked) {
      stack = line.seen;
    } else {
      for (int i = 0; i < pub.stack_size[s]; ++i) stack.add(heap.take(rng));
    }
    if (looking && s == static_cast<std::size_t>(looked_at(pub))) state.own[pub.mover].left[s] = stack;
    BonusBag left = stack;
    for (std::size_t i = pub.takers[s].size(); i-- > 0;) {
      const Seat taker = pub.takers[s][i];
      if (!is_elder(taker)) state.own[taker].left[s] = left;
      if ((unsigned{pub.players[taker].face_down} >> s & 1U) != 0) state.own[taker].bonus[s] = line.taken[i];
      left.add(line.taken[i]);
    }
  }
}

State Game::determinise(const View& view, Rng& rng) const {
  State state{.pub = view.pub};
  determinise_tiles(view, state, rng);
  determinise_bonus(view, state, rng);
  if (raw(view.viewer) < seats_) state.own[view.viewer] = view.mine;
  return state;
}

}  // namespace understory::undergrove
