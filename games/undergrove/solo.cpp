// The Elder: who is asked nothing and follows its cards (R11). Its steps begin in steps.hpp.
#include <algorithm>

#include "games/undergrove/steps.hpp"

namespace understory::undergrove {
namespace {

constexpr Seat kElder{1};
constexpr Seat kPerson{0};

// What the Elder prefers, by its card.
class Taste {
 public:
  Taste(const Game& game, const Public& pub)
      : game_(game), pub_(pub), card_(game.pack().cards[raw(pub.elder.now)]), elder_(pub.players[kElder]) {
    const Goal goal = pub.goals[static_cast<std::size_t>(card_.lens - 1)];
    lens_ = game.pack().goals[raw(goal)].count;
  }

  Count lens() const { return lens_; }

  // R11.10: further to the first side of the compass, then to the second.
  bool nearer(Spot a, Spot b) const {
    for (const std::uint8_t side : card_.sides) {
      const Spot to = kSides[side];
      const int far_a = a.x * to.x + a.y * to.y;
      const int far_b = b.x * to.x + b.y * to.y;
      if (far_a != far_b) return far_a > far_b;
    }
    return false;
  }
  int on_wheel(Tile tile) const {
    const int type = raw(game_.type(tile));
    return type == kTypes ? kTypes : (type - raw(card_.wheel) + kTypes) % kTypes;
  }
  Spot at(Tile tile) const { return pub_.forest.at[raw(tile)]; }

  // R11.6: the plant with room that comes first, or nullptr.
  template <class HasRoom>
  const Plant* first_plant(HasRoom&& has_room) const {
    const Plant* best = nullptr;
    for (const Plant& plant : elder_.plants)
      if (plant.planted != 0 && has_room(plant) && (best == nullptr || before(plant, *best))) best = &plant;
    return best;
  }
  Tile best_slot(const Plant& plant) const {
    Tile best = kNoTile;
    for (const Tile tile : open_slots(plant))
      if (best == kNoTile || better_slot(plant, tile, best)) best = tile;
    return best;
  }
  // R11.7, R11.8: most neighbours, when sprouting nearest to Earthlover, compass.
  bool better_space(Spot a, Spot b, bool sprouting) const {
    const int beside_a = neighbours(a);
    const int beside_b = neighbours(b);
    if (beside_a != beside_b) return beside_a > beside_b;
    const int far_a = far(a);
    const int far_b = far(b);
    if (sprouting && far_a != far_b) return far_a < far_b;
    return nearer(a, b);
  }
  bool better_corner(Spot a, Spot b) const {
    const int touched_a = around(a).size();
    const int touched_b = around(b).size();
    if (touched_a != touched_b) return touched_a > touched_b;
    const int help_a = corner_helps(a);
    const int help_b = corner_helps(b);
    if (help_a != help_b) return help_a > help_b;
    return nearer(a, b);
  }
  // R11.9
  bool better_meal(Tile a, Tile b) const {
    if (on_wheel(a) != on_wheel(b)) return on_wheel(a) < on_wheel(b);
    const int worth_a = game_.value(pub_, a);
    const int worth_b = game_.value(pub_, b);
    if (worth_a != worth_b) return worth_a > worth_b;
    return nearer(at(a), at(b));
  }
  // R11.5
  bool drinks_before(const Plant& a, const Plant& b) const {
    if (a.carbon != b.carbon) return a.carbon > b.carbon;
    if (roots_of(a) != roots_of(b)) return roots_of(a) > roots_of(b);
    return nearer(a.corner, b.corner);
  }
  bool better_carbon(const Plant& plant, Tile a, Tile b) const {
    const int steps_a = distance(pub_.forest, rooted(plant), a);
    const int steps_b = distance(pub_.forest, rooted(plant), b);
    if (steps_a != steps_b) return (steps_a < steps_b) != (lens_ == Count::carbon_moved);
    const TileSet yours = rooted(pub_.players[kPerson]);
    if (yours.has(a) != yours.has(b)) return yours.has(a);
    const auto& carbon = pub_.forest.carbon;
    if (carbon[raw(a)] != carbon[raw(b)]) return carbon[raw(a)] > carbon[raw(b)];
    return nearer(at(a), at(b));
  }

 private:
  static int far(Spot at) { return (at.x < 0 ? -at.x : at.x) + (at.y < 0 ? -at.y : at.y); }
  bool before(const Plant& a, const Plant& b) const {
    if (a.tree != b.tree) return a.tree > b.tree;
    if (a.carbon != b.carbon) return a.carbon > b.carbon;
    if (roots_of(a) != roots_of(b)) return roots_of(a) < roots_of(b);
    return nearer(a.corner, b.corner);
  }
  bool better_slot(const Plant& plant, Tile a, Tile b) const {
    const int worth_a = game_.value(pub_, a);
    const int worth_b = game_.value(pub_, b);
    if (worth_a != worth_b) return worth_a > worth_b;
    if (root_helps(plant, a) != root_helps(plant, b)) return root_helps(plant, a);
    if (on_wheel(a) != on_wheel(b)) return on_wheel(a) < on_wheel(b);
    return nearer(at(a), at(b));
  }
  bool root_helps(const Plant& plant, Tile tile) const {
    const int worth = game_.value(pub_, tile);
    const Type type = game_.type(tile);
    switch (lens_) {
      case Count::two_roots: return roots_of(plant) == 1;
      case Count::pair_turns: return type != Type::none && (pub_.turn.rooted & token_of(raw(type))) != 0;
      case Count::even_roots: return worth % 2 == 0;
      case Count::odd_roots: return worth % 2 == 1;
      case Count::star_roots: return game_.tile(tile).has(Mark::star);
      case Count::circle_roots: return game_.tile(tile).has(Mark::circle);
      case Count::sets: return worth >= 2 && worth <= 4 && is_rarest(worth);
      default: return false;
    }
  }
  bool is_rarest(int worth) const {
    std::array<int, 3> of{};
    for (const Plant& plant : elder_.plants)
      for (const Tile tile : rooted(plant))
        if (const int each = game_.value(pub_, tile); each >= 2 && each <= 4) ++of[static_cast<std::size_t>(each - 2)];
    return of[static_cast<std::size_t>(worth - 2)] == std::min({of[0], of[1], of[2]});
  }
  TileSet around(Spot corner) const {
    TileSet tiles;
    for (const Spot side : kAround)
      if (const Tile tile = tile_at(pub_.forest, corner + side); tile != kNoTile) tiles.add(tile);
    return tiles;
  }
  int neighbours(Spot space) const {
    int count = 0;
    for (const Spot side : kSides) count += tile_at(pub_.forest, space + side) != kNoTile ? 1 : 0;
    return count;
  }
  int corner_helps(Spot corner) const {
    switch (lens_) {
      case Count::lines:
        for (const Plant& plant : elder_.plants)
          if (plant.planted != 0 && plant.corner.x == corner.x) return 0;
        return 1;
      case Count::mushrooms_touched: {
        TileSet known;
        for (const Plant& plant : elder_.plants) known = known | rooted(plant) | open_slots(plant);
        return (around(corner) - known).size();
      }
      case Count::ring_corners: return corner.x >= -1 && corner.x <= 2 && corner.y >= -1 && corner.y <= 2 ? 1 : 0;
      default: return 0;
    }
  }

  const Game& game_;
  const Public& pub_;
  const CardDef& card_;
  const Player& elder_;
  Count lens_{};
};

// The empty space at the plant's corner where a mushroom would go (R11.7).
bool space_beside(const Taste& taste, const Public& pub, const Plant& plant, Spot& space) {
  bool found = false;
  for (const Spot side : kAround) {
    const Spot at = plant.corner + side;
    if (!is_space(pub.forest, at) || (found && !taste.better_space(at, space, false))) continue;
    space = at;
    found = true;
  }
  return found;
}

const Plant* plant_with_space(const Taste& taste, const Public& pub) {
  Spot space;
  return taste.first_plant([&](const Plant& plant) { return space_beside(taste, pub, plant, space); });
}

}  // namespace

// Whether the step under way may wait for a mushroom of the pile: with a place for it, and if it is for a root, with no
// other room for one.
bool Game::elder_may_draw(const Public& pub) const {
  const Turn& turn = pub.turn;
  const Step now = step(turn);
  if (turn.paid != 1 || pub.elder.now == kNoCard) return false;
  if (turn.done == kBegin) {
    if (turn.steps != 0) return false;
    return now.op == Op::sprout || (now.op == Op::beside && plant_with_space(Taste(*this, pub), pub) != nullptr);
  }
  const int roots = now.op == Op::drink ? 1 : now.op == Op::sprout ? 2 : now.op == Op::roots ? now.n : 0;
  const Player& elder = pub.players[kElder];
  return turn.done == kRooting && turn.steps > 0 && turn.steps <= roots && count_roots(elder) < kRoots &&
         !has_slot(elder) && plant_with_space(Taste(*this, pub), pub) != nullptr;
}

// R11.3, R11.4
template <class Sink>
void Game::elder_turn(State& state, Sink& sink) const {
  Public& pub = state.pub;
  for (const auto& [goal, steps] : pack_.cards[raw(pub.elder.now)].marks)
    for (const Goal in_play : pub.goals)
      if (pack_.goals[raw(in_play)].name == goal) mark(pub, kElder, pack_.goals[raw(in_play)].count, steps, sink);
  begin(pub, Source::card, raw(pub.elder.now));
  pub.stage = Stage::step;
  settle(state, sink);
}

// The step waits for a mushroom of the pile, if there is one, and then goes on with it.
template <class Sink>
bool Game::elder_waits(State& state, Sink& sink) const {
  if (!has_pile(state, sink)) return false;
  state.pub.turn.paid = 1;
  repeat_step(frames(state.pub));
  return true;
}

template <class Sink>
void Game::elder_puts(State& state, Tile tile, Spot at, Sink& sink) const {
  Public& pub = state.pub;
  pub.turn.paid = 0;
  state.secret.pile.remove(tile);
  --pub.pile_size;
  pub.age[raw(tile)] = 0;
  place_tile(pub, tile, at);
  sink(Event{.kind = EventKind::placed, .player = kElder, .tile = tile, .at = at});
}

// R11.7
template <class Sink>
void Game::elder_puts_beside(State& state, Tile tile, Sink& sink) const {
  const Taste taste(*this, state.pub);
  Spot at;
  space_beside(taste, state.pub, *plant_with_space(taste, state.pub), at);
  elder_puts(state, tile, at, sink);
}

template <class Sink>
void Game::elder_places(State& state, const Frame& frame, Move answer, Sink& sink) const {
  if (frame.paid != 0) return elder_puts_beside(state, answer.tile(), sink);
  if (plant_with_space(Taste(*this, state.pub), state.pub) != nullptr) elder_waits(state, sink);
}

// R11.6
template <class Sink>
void Game::elder_roots(State& state, const Frame& frame, Move answer, Sink& sink) const {
  Public& pub = state.pub;
  Player& elder = pub.players[kElder];
  const Taste taste(*this, pub);
  if (frame.paid != 0) elder_puts_beside(state, answer.tile(), sink);
  for (; pub.turn.steps > 0 && count_roots(elder) < kRoots; --pub.turn.steps) {
    const Plant* plant = taste.first_plant([](const Plant& each) { return !open_slots(each).empty(); });
    if (plant == nullptr) {
      if (plant_with_space(taste, pub) != nullptr && elder_waits(state, sink)) return;
      break;
    }
    const auto index = static_cast<std::size_t>(plant - elder.plants.data());
    put_root(pub, kElder, elder.plants[index], taste.best_slot(*plant), sink);
  }
  pub.turn.steps = 0;
}

// R11.5
template <class Sink>
bool Game::elder_drinks(Public& pub, int reach, Sink& sink) const {
  const Taste taste(*this, pub);
  const TileSet carbon = with_carbon(pub.forest);
  Plant* drinker = nullptr;
  for (Plant& plant : pub.players[kElder].plants)
    if (can_drink(plant) && reaches(pub.forest, rooted(plant), carbon, reach) &&
        (drinker == nullptr || taste.drinks_before(plant, *drinker)))
      drinker = &plant;
  if (drinker == nullptr) return false;
  Tile best = kNoTile;
  for (const Tile tile : within(pub.forest, rooted(*drinker), reach) & carbon)
    if (best == kNoTile || taste.better_carbon(*drinker, tile, best)) best = tile;
  absorb(pub, kElder, *drinker, best, distance(pub.forest, rooted(*drinker), best), sink);
  return true;
}

// R11.8: false if all seedlings are out.
template <class Sink>
bool Game::elder_plants(Public& pub, Tile fresh, Sink& sink) const {
  const Taste taste(*this, pub);
  if (count_plants(pub.players[kElder]) == kPlants) return false;
  SpotList corners;
  free_corners(pub, corners);
  bool found = false;
  bool on_fresh = false;
  Spot best;
  for (const Spot corner : corners) {
    bool touches = false;
    for (const Spot side : kAround) touches = touches || (fresh != kNoTile && corner + side == taste.at(fresh));
    if (found && (touches != on_fresh ? on_fresh : !taste.better_corner(corner, best))) continue;
    best = corner;
    on_fresh = touches;
    found = true;
  }
  if (!found) return false;
  Plant& plant = pub.players[kElder].plants[static_cast<std::size_t>(place_seedling(pub, kElder, best))];
  sink(Event{.kind = EventKind::planted, .player = kElder, .at = best});
  if (count_roots(pub.players[kElder]) < kRoots) put_root(pub, kElder, plant, taste.best_slot(plant), sink);
  return true;
}

template <class Sink>
void Game::elder_sprouts(State& state, const Frame& frame, Move answer, Sink& sink) const {
  Public& pub = state.pub;
  const bool drawn = frame.paid != 0;
  if (!drawn && elder_waits(state, sink)) return;
  if (drawn) {
    const Taste taste(*this, pub);
    SpotList spaces;
    open_spaces(pub.forest, spaces);
    Spot at = spaces[0];
    for (const Spot space : spaces)
      if (taste.better_space(space, at, true)) at = space;
    elder_puts(state, answer.tile(), at, sink);
  }
  if (elder_plants(pub, drawn ? answer.tile() : kNoTile, sink)) return finish_step(frames(pub));
  pub.turn.steps = 2;
}

// R11.9
template <class Sink>
void Game::elder_feeds(Public& pub, Sink& sink) const {
  const Taste taste(*this, pub);
  Tile best = kNoTile;
  for (const Tile tile : rooted(pub.players[kElder]))
    if (type(tile) != Type::none && (best == kNoTile || taste.better_meal(tile, best))) best = tile;
  const int carbon = best == kNoTile ? 1 : std::max(1, tile(best).carbon());
  if (best == kNoTile) best = Tile{0};
  pub.forest.carbon[raw(best)] = static_cast<std::uint16_t>(pub.forest.carbon[raw(best)] + carbon);
  sink(Event{.kind = EventKind::fed, .player = kElder, .tile = best, .amount = static_cast<std::uint16_t>(carbon)});
  for (const Step& step : tile(best).program)
    if (step.op == Op::others) gain(pub, kPerson, Resource{step.arg}, step.n, sink);
}

// R11.11
template <class Sink>
void Game::elder_climb(State& state, Sink& sink) const {
  Public& pub = state.pub;
  Player& elder = pub.players[kElder];
  if (pub.turn.absorbed == 0 || elder.track > kStones) return close(state, sink);
  climb(state, sink);
  const auto has = [](const auto& item, Op op) {
    return std::any_of(item.program.begin(), item.program.end(), [op](const Step& step) { return step.op == op; });
  };
  bool roots = false;
  if (elder.track > kStones) {
    for (const Op wanted : {Op::points, Op::root})
      for (std::uint8_t end = 0; end < kEnds && elder.end == kNoEnd; ++end)
        if (has(pack_.ends[end], wanted) && pub.players[kPerson].end != End{end}) {
          elder.end = End{end};
          roots = wanted == Op::root;
          sink(Event{.kind = EventKind::finished, .player = kElder, .end = elder.end});
        }
  } else if (const std::size_t stone = elder.track - 1U; has(pack_.stones[stone], Op::bonus)) {
    begin(pub, Source::stone, static_cast<int>(stone));
    return settle(state, sink);
  } else {
    roots = has(pack_.stones[stone], Op::root);
  }
  if (!roots) return close(state, sink);
  begin(pub, Source::elder_root, 0);
  settle(state, sink);
}

template void Game::elder_turn(State&, NoEvents&) const;
template void Game::elder_turn(State&, EventLog<Event>&) const;
template bool Game::elder_drinks(Public&, int, NoEvents&) const;
template bool Game::elder_drinks(Public&, int, EventLog<Event>&) const;
template void Game::elder_roots(State&, const Frame&, Move, NoEvents&) const;
template void Game::elder_roots(State&, const Frame&, Move, EventLog<Event>&) const;
template void Game::elder_places(State&, const Frame&, Move, NoEvents&) const;
template void Game::elder_places(State&, const Frame&, Move, EventLog<Event>&) const;
template void Game::elder_sprouts(State&, const Frame&, Move, NoEvents&) const;
template void Game::elder_sprouts(State&, const Frame&, Move, EventLog<Event>&) const;
template void Game::elder_feeds(Public&, NoEvents&) const;
template void Game::elder_feeds(Public&, EventLog<Event>&) const;
template void Game::elder_climb(State&, NoEvents&) const;
template void Game::elder_climb(State&, EventLog<Event>&) const;

}  // namespace understory::undergrove
