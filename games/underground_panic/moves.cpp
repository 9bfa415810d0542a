// Whose turn it is, and what may be done. Why not is in words.cpp.
#include <algorithm>

#include "games/underground_panic/game.hpp"

namespace understory::underground_panic {
namespace {

using payment::Part;
using payment::Things;

// Bits of a purse: the hand, each tile, pebbles.
constexpr int kFirstTile = kMostHand;
constexpr int kFirstPebble = kFirstTile + kMostTiles;
constexpr int kCountedPebbles = kMostCost;  // more are never needed for one payment
static_assert(kFirstPebble + kCountedPebbles <= 64);
constexpr Things bits(int from, int count) { return ((Things{1} << count) - 1) << from; }

Things of(const Purse& purse, Symbol symbol) { return purse.of_symbol[raw(symbol)]; }
Things of(const Purse& purse, Tile tile) { return purse.of_tile[raw(tile)]; }

// Cards that count as this colour only by being swapped (R4.2).
Things swapped(const Purse& purse, Hue partner) { return purse.of_hue[raw(partner)] & ~purse.two_way; }

// Both, or there is no such way.
payment::Way together(Things one, Things other) { return other == 0 ? payment::Way{} : payment::Way{one, other}; }

// How an icon can be paid (R4.2 to R4.5).
Part part_of(const Purse& purse, Icon icon) {
  const Things any = of(purse, Symbol::into_any);
  switch (icon) {
    case Icon::nutshell:
      return {{{of(purse, Symbol::nutshell) | of(purse, Tile::nutshell)},
               together(of(purse, Symbol::into_nutshell) | any, purse.cards),
               together(of(purse, Tile::pebble_to_nutshell), purse.pebbles | of(purse, Tile::pebble))}};
    case Icon::pinecone:
      return {{{of(purse, Symbol::pinecone) | of(purse, Symbol::pinecone_or_leaf) | of(purse, Tile::pinecone_or_leaf)},
               together(any, purse.cards),
               together(of(purse, Tile::into_pinecone), purse.cards)}};
    case Icon::leaf:
      return {{{of(purse, Symbol::leaf) | of(purse, Symbol::pinecone_or_leaf) | of(purse, Tile::leaf) |
                of(purse, Tile::pinecone_or_leaf)},
               together(of(purse, Symbol::into_leaf) | any, purse.cards),
               together(of(purse, Tile::into_leaf), purse.cards)}};
    case Icon::red:
    case Icon::yellow:
    case Icon::blue:
    case Icon::green: {
      const Hue hue = hue_of(icon);
      return {{{purse.of_hue[raw(hue)] | of(purse, two_way_of(hue)) | of(purse, card_tile(hue)) |
                of(purse, Tile::black_card)},
               together(of(purse, swap_tile(hue)), swapped(purse, partner_of(hue))),
               {}}};
    }
    default: break;
  }
  Things cards = purse.cards | of(purse, Tile::black_card);
  for (int hue = 0; hue < kHues; ++hue) cards |= of(purse, card_tile(hue_at(hue)));
  return {{{cards}, {}, {}}};
}

Things wanted(const Purse& purse, Want want) {
  if (want == Want::card) return purse.cards;
  if (want == Want::pebble) return purse.pebbles | of(purse, Tile::pebble);
  return swapped(purse, hue_of(want));
}

struct Parts {
  std::array<Part, kMostCost> parts;
  std::size_t size = 0;
  Parts(const Purse& purse, const Cost& cost) : size(cost.size()) {
    for (std::size_t i = 0; i < size; ++i) parts[i] = part_of(purse, cost[i]);
  }
  std::span<const Part> all() const { return {parts.data(), size}; }
  // All but one, which is put last.
  std::span<const Part> without(std::size_t one) {
    std::swap(parts[one], parts[size - 1]);
    return {parts.data(), size - 1};
  }
};

// Each different thing among these once, with its bit and as a move names it.
template <class Visit>
void each_thing(const State& state, const Purse& purse, Things among, const Visit& visit) {
  if ((among & purse.cards) != 0)
    each_card(state, state.pub.mover, [&](std::size_t place, Card card, int lot) {
      const Things bit = Things{1} << place;
      if ((among & bit) != 0) visit(bit, thing_of(card), lot);
    });
  if ((among & ~purse.cards & ~purse.pebbles) != 0)
    for (std::size_t i = 0; i < kTiles; ++i) {
      const Things tiles = among & purse.of_tile[i];
      if (tiles != 0) visit(tiles & ~(tiles - 1), thing_of(Tile{static_cast<std::uint8_t>(i)}), 0);
    }
  const Things pebbles = among & purse.pebbles;
  if (pebbles != 0) visit(pebbles & ~(pebbles - 1), kPebble, 0);
}

bool is_of_chance(Stage stage) {
  switch (stage) {
    case Stage::tokens:
    case Stage::tiles:
    case Stage::rewards:
    case Stage::roll:
    case Stage::deal:
    case Stage::restock:
    case Stage::injury:
    case Stage::wash: return true;
    default: return false;
  }
}

}  // namespace

Want want_for(Icon icon, Thing thing) {
  if (is_card(thing)) {
    const Symbol symbol = symbol_of(card_of(thing));
    const bool converts = symbol >= Symbol::into_leaf;
    return converts && icon <= Icon::leaf ? Want::card : Want::none;
  }
  switch (tile_of(thing)) {
    case Tile::swap_red_yellow:
    case Tile::swap_blue_green: return want_of(partner_of(hue_of(icon)));
    case Tile::into_pinecone:
    case Tile::into_leaf: return Want::card;
    case Tile::pebble_to_nutshell: return Want::pebble;
    default: return Want::none;
  }
}

Faces faces_of(const FixedVector<Symbol, kMostHand>& symbols) {
  Faces faces{};
  std::transform(symbols.begin(), symbols.end(), faces.begin(), only);
  return faces;
}

Purse Game::purse_of(const Player& player, const Faces& hand) {
  constexpr SymbolSet kTwoWay = only(Symbol::red_or_yellow) | only(Symbol::blue_or_green);
  Purse purse;
  for (std::size_t i = 0; i < player.hand.size(); ++i) {
    const Things bit = Things{1} << i;
    purse.of_hue[raw(player.hand[i].hue)] |= bit;
    for (unsigned symbols = hand[i]; symbols != 0; symbols &= symbols - 1)
      purse.of_symbol[static_cast<std::size_t>(std::countr_zero(symbols))] |= bit;
    if ((hand[i] & ~unsigned{kTwoWay}) == 0) purse.two_way |= bit;
  }
  purse.cards = bits(0, static_cast<int>(player.hand.size()));
  int at = kFirstTile;
  for (const Tile tile : player.tiles.kinds()) {
    const int count = player.tiles.count(tile);
    purse.of_tile[raw(tile)] = bits(at, count);
    at += count;
  }
  purse.pebbles = bits(kFirstPebble, std::min<int>(player.pebbles, kCountedPebbles));
  purse.all = purse.cards | bits(kFirstTile, at - kFirstTile) | purse.pebbles;
  return purse;
}

bool Game::can_pay(const Purse& purse, const Cost& cost) {
  return payment::can_pay(Parts(purse, cost).all(), purse.all);
}

// R5.2: pebbles of the stock and tiles.
int Game::spare_pebbles(const Player& player) { return player.pebbles + player.tiles.count(Tile::pebble); }

bool Game::can_go_on(const Public& pub, const Faces& hand) const {
  if (pub.stage == Stage::show && pub.aim == Aim::none) return meets(pub.players[pub.mover], hand, pub.reward);
  const bool pays = pub.stage == Stage::pay && pub.aim != Aim::defence;
  if (!pays && pub.stage != Stage::with) return true;
  const Purse purse = purse_of(pub.players[pub.mover], hand);
  const Things taken = pub.stage == Stage::with ? wanted(purse, pub.wants) : 0;
  if (pub.stage == Stage::with && taken == 0) return false;
  return payment::can_pay(Parts(purse, pub.cost).all(), purse.all, taken);
}

Seat Game::actor(const State& state) const { return is_of_chance(state.pub.stage) ? kChance : state.pub.mover; }

Seat Game::turn_of(const State& state) const {
  switch (state.pub.stage) {
    case Stage::tokens:
    case Stage::tiles:
    case Stage::rewards:
    case Stage::wash: return kNobody;
    default: return state.pub.mover;
  }
}

const Passage* Game::passage(Space from, Space to) const {
  for (const Passage& way : passages_[raw(from)])
    if (way.to == to) return &way;
  return nullptr;
}

// R3.1: of equal ones the first.
void Game::list_gophers(const Public& pub, MoveList& moves) const {
  const auto& gophers = pub.gophers;
  for (std::size_t i = 0; i < gophers.size(); ++i) {
    const Pawn& pawn = gophers[i];
    bool first = pawn.at != kSurface && pawn.resting == 0;
    for (std::size_t j = 0; j < i; ++j)
      first = first && !(gophers[j].at == pawn.at && gophers[j].pebble == pawn.pebble && gophers[j].resting == 0);
    if (first) moves.push_back(Move::of(MoveKind::gopher, static_cast<int>(i)));
  }
}

// R3.2
void Game::list_plans(const State& state, MoveList& moves) const {
  const Public& pub = state.pub;
  const Purse purse = purse_of(pub.players[pub.mover], faces_of(state.own[pub.mover].symbols));
  for (const Passage& way : passages_[raw(pub.gophers[raw(pub.gopher)].at)])
    if (can_pay(purse, way.fixed)) moves.push_back(Move::of(MoveKind::to, raw(way.to)));
  moves.push_back(Move::of(MoveKind::rest));
}

// R4.1
void Game::list_payments(const State& state, MoveList& moves) const {
  const Public& pub = state.pub;
  const Purse purse = purse_of(pub.players[pub.mover], faces_of(state.own[pub.mover].symbols));
  for (std::size_t i = 0; i < pub.cost.size(); ++i) {
    const Icon icon = pub.cost[i];
    if (i > 0 && icon == pub.cost[i - 1]) continue;
    Parts parts(purse, pub.cost);
    const Part ways = parts.parts[i];
    const auto rest = parts.without(i);
    for (const payment::Way& way : ways) {
      if (way.one == 0) continue;
      each_thing(state, purse, way.one, [&](Things bit, Thing thing, int lot) {
        const bool needs = way.other != 0;
        if ((needs || !rest.empty()) && !payment::can_pay(rest, purse.all & ~bit, way.other)) return;
        moves.push_back(Move::of(MoveKind::pay, raw(thing), lot, icon));
      });
    }
  }
  if (pub.aim == Aim::defence) moves.push_back(Move::of(MoveKind::accept));
}

// R4.6
void Game::list_partners(const State& state, MoveList& moves) const {
  const Public& pub = state.pub;
  const Purse purse = purse_of(pub.players[pub.mover], faces_of(state.own[pub.mover].symbols));
  const Parts parts(purse, pub.cost);
  each_thing(state, purse, wanted(purse, pub.wants), [&](Things bit, Thing thing, int lot) {
    if (pub.cost.empty() || payment::can_pay(parts.all(), purse.all & ~bit))
      moves.push_back(Move::of(MoveKind::with, raw(thing), lot));
  });
}

// R5.2, R5.3, R6.3
void Game::list_throws(const Public& pub, MoveList& moves) const {
  const Player& player = pub.players[pub.mover];
  const int tiles = player.tiles.count(Tile::pebble);
  const bool thrown = pub.stage == Stage::after;
  moves.push_back(Move::of(thrown ? MoveKind::keep : MoveKind::cast));
  if (!thrown && player.tiles.count(Tile::strike) > 0) moves.push_back(Move::of(MoveKind::strike));
  for (int n = 0; thrown && n <= 1; ++n)
    if (tiles >= n && player.pebbles >= 1 - n) moves.push_back(Move::of(MoveKind::reroll, raw(one_spent(n))));
  for (int n = 0; pub.aim == Aim::lay && n <= 2; ++n)
    if (tiles >= n && player.pebbles >= 2 - n) moves.push_back(Move::of(MoveKind::cancel, raw(two_spent(n))));
}

void Game::list_cards(const State& state, MoveKind kind, SymbolSet symbols, bool hidden_only, MoveList& moves) const {
  const Hand& hand = state.pub.players[state.pub.mover].hand;
  each_card(state, state.pub.mover, [&](std::size_t place, Card card, int lot) {
    if (has(symbols, symbol_of(card)) && !(hidden_only && is_known(hand[place])))
      moves.push_back(Move::of(kind, raw(card), lot));
  });
}

// R8.5, R8.6
void Game::list_shows(const State& state, MoveList& moves) const {
  const Public& pub = state.pub;
  SymbolSet symbols = 0;
  if (pub.aim == Aim::reward) {
    symbols = only(two_way_of(hue_of(pub.face)));
  } else {
    switch (pack_.rewards[raw(pub.reward)].condition) {
      case Condition::leaves: symbols = only(Symbol::leaf) | only(Symbol::pinecone_or_leaf); break;
      case Condition::pinecones: symbols = only(Symbol::pinecone) | only(Symbol::pinecone_or_leaf); break;
      case Condition::acorns: symbols = only(Symbol::acorn); break;
      default: symbols = only(Symbol::red_or_yellow) | only(Symbol::blue_or_green); break;
    }
  }
  list_cards(state, MoveKind::show, symbols, true, moves);
  if (pub.aim == Aim::reward) moves.push_back(Move::of(MoveKind::decline));
}

void Game::list_chance(const State& state, MoveList& moves) const {
  const Public& pub = state.pub;
  const auto list = [&](MoveKind kind, int values) {
    for (int i = 0; i < values; ++i)
      if (weight(state, Move::of(kind, i)) > 0) moves.push_back(Move::of(kind, i));
  };
  switch (pub.stage) {
    case Stage::tokens: return list(MoveKind::token, static_cast<int>(pack_.tokens.size()));
    case Stage::tiles:
    case Stage::restock: return list(MoveKind::tile, kTiles);
    case Stage::rewards: return list(MoveKind::offer, static_cast<int>(pack_.rewards.size()));
    case Stage::roll: return list(MoveKind::roll, kFaces);
    case Stage::injury: return list(MoveKind::injury, kHurts);
    case Stage::wash: return list(MoveKind::way, 2);
    default: break;
  }
  for (const Symbol symbol : state.secret.decks[raw(pub.drawn)].kinds())
    moves.push_back(Move::of(MoveKind::deal, raw(card_of(pub.drawn, symbol))));
}

void Game::legal_moves(const State& state, MoveList& moves) const {
  moves.clear();
  const Public& pub = state.pub;
  switch (pub.stage) {
    case Stage::gopher: return list_gophers(pub, moves);
    case Stage::plan: return list_plans(state, moves);
    case Stage::pay: return list_payments(state, moves);
    case Stage::with: return list_partners(state, moves);
    case Stage::before:
    case Stage::after: return list_throws(pub, moves);
    case Stage::deck:
      for (int i = 0; i < kHues; ++i)
        if (has_cards(state, hue_at(i))) moves.push_back(Move::of(MoveKind::deck, i));
      return;
    case Stage::pick:
      for (std::size_t i = 0; i < kOpenTiles; ++i) {
        const Tile tile = pub.open[i];
        if (tile != kNoTile && std::find(pub.open.begin(), pub.open.begin() + i, tile) == pub.open.begin() + i)
          moves.push_back(Move::of(MoveKind::pick, raw(tile)));
      }
      return;
    case Stage::claim: {
      const Faces hand = faces_of(state.own[pub.mover].symbols);
      for (std::size_t i = 0; i < pack_.rewards.size(); ++i) {
        const Reward reward{static_cast<std::uint8_t>(i)};
        if ((pub.offered >> i & 1U) != 0 && meets(pub.players[pub.mover], hand, reward))
          moves.push_back(Move::of(MoveKind::claim, raw(reward)));
      }
      moves.push_back(Move::of(MoveKind::decline));
      return;
    }
    case Stage::show: return list_shows(state, moves);
    case Stage::sleeper:
      moves.push_back(Move::of(MoveKind::sleeper));
      moves.push_back(Move::of(MoveKind::no_sleeper));
      return;
    case Stage::omit: {
      const Queue& bonus = bonus_[raw(pub.gophers[raw(pub.gopher)].at)];
      for (int i = raw(Icon::red); i <= raw(Icon::cube); ++i)
        if (std::find(bonus.begin(), bonus.end(), Icon{static_cast<std::uint8_t>(i)}) != bonus.end())
          moves.push_back(Move::of(MoveKind::omit, i));
      return;
    }
    case Stage::swap:
      list_cards(state, MoveKind::swap, kAllSymbols, false, moves);
      moves.push_back(Move::of(MoveKind::stop));
      return;
    case Stage::pouch:
      list_cards(state, MoveKind::pouch, kPointCards, false, moves);
      moves.push_back(Move::of(MoveKind::stop));
      return;
    case Stage::trim: return list_cards(state, MoveKind::trim, kAllSymbols, false, moves);
    case Stage::pebbles: {
      int lowest = kSurfaceZone;
      for (const Pawn& pawn : pub.gophers) lowest = std::min(lowest, zone_of(pawn.at));
      for (std::size_t i = 0; i < pub.gophers.size(); ++i) {
        const Pawn& pawn = pub.gophers[i];
        bool first = zone_of(pawn.at) == lowest && pawn.pebble == 0;
        for (std::size_t j = 0; j < i; ++j)
          first = first && !(pub.gophers[j].at == pawn.at && pub.gophers[j].pebble == 0);
        if (first) moves.push_back(Move::of(MoveKind::pebble, static_cast<int>(i)));
      }
      return;
    }
    case Stage::over: return;
    default: return list_chance(state, moves);
  }
}

bool Game::is_legal(const State& state, Move move) const {
  MoveList moves;
  legal_moves(state, moves);
  return moves.contains(move);
}

// A search pays icons in the order of the list, as any other order comes to the same; but what needs something with it
// is laid at any time.
bool Game::in_order(const State& state, Move previous, Move move) const {
  return state.pub.stage != Stage::pay || previous.kind() != MoveKind::pay || move.kind() != MoveKind::pay ||
         previous.icon() <= move.icon() || want_for(move.icon(), move.thing()) != Want::none;
}

// R12.4: each copy that is left is equally likely, and each face of a die. 0 for what cannot come.
std::uint32_t Game::weight(const State& state, Move move) const {
  const Public& pub = state.pub;
  const auto number = static_cast<unsigned>(move.number());
  int weight = 0;
  switch (move.kind()) {
    case MoveKind::token:
      weight = token_copies_[number];
      for (const Token token : pub.tokens) weight -= raw(token) == number ? 1 : 0;
      break;
    case MoveKind::tile: weight = pub.stack.count(move.as<Tile>()); break;
    case MoveKind::offer: weight = (pub.offered >> number & 1U) == 0 ? 1 : 0; break;
    case MoveKind::roll:
      weight = pub.aim == Aim::setup && number >= kHues ? 0 : pack_.die.faces[number];  // R2.4
      break;
    case MoveKind::deal: weight = state.secret.decks[raw(pub.drawn)].count(symbol_of(move.card())); break;
    case MoveKind::injury: weight = state.secret.injuries.count(move.as<Hurt>()); break;
    case MoveKind::way: weight = number == 0 ? pack_.direction.left : pack_.direction.right; break;
    default: break;
  }
  return static_cast<std::uint32_t>(weight);
}

Move Game::sample_chance(const State& state, Rng& rng) const {
  const Public& pub = state.pub;
  if (pub.stage == Stage::deal)
    return Move::of(MoveKind::deal, raw(card_of(pub.drawn, state.secret.decks[raw(pub.drawn)].pick(rng))));
  if (pub.stage == Stage::injury) return Move::of(MoveKind::injury, raw(state.secret.injuries.pick(rng)));
  if (pub.stage == Stage::tiles || pub.stage == Stage::restock)
    return Move::of(MoveKind::tile, raw(pub.stack.pick(rng)));
  MoveList moves;
  list_chance(state, moves);
  std::uint32_t sum = 0;
  for (const Move& move : moves) sum += weight(state, move);
  std::uint32_t left = rng.below(sum);
  const Move* at = moves.begin();
  for (; left >= weight(state, *at); ++at) left -= weight(state, *at);
  return *at;
}

}  // namespace understory::underground_panic
