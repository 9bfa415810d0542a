// The forest: spaces, corners, ways, and what stands on them (R1.3, R5, R6.2).
#include <algorithm>

#include "games/undergrove/game.hpp"

namespace understory::undergrove {
namespace {

// The forest as rows of bits, with an empty border. The five first tiles are three wide and high and every other adds
// one at most, so 51 and the border fit into 64.
class Grid {
 public:
  explicit Grid(const Forest& forest) {
    int east = 0;
    int north = 0;
    for (const Tile tile : forest.tiles) {
      const Spot at = forest.at[raw(tile)];
      west_ = std::min(west_, int{at.x});
      south_ = std::min(south_, int{at.y});
      east = std::max(east, int{at.x});
      north = std::max(north, int{at.y});
    }
    --west_;
    --south_;
    height_ = north - south_ + 2;
    assert(height_ <= static_cast<int>(rows_.size()) && east - west_ + 2 <= 64);
    std::fill_n(rows_.begin(), height_, 0);
    for (const Tile tile : forest.tiles) row(forest.at[raw(tile)].y) |= bit(forest.at[raw(tile)].x);
  }

  void spaces(SpotList& spots) const {
    for (int i = height_ - 1; i >= 0; --i) {
      const std::uint64_t here = at(i);
      list((here << 1U | here >> 1U | at(i - 1) | at(i + 1)) & ~here, south_ + i, spots);
    }
  }
  // Rows of corners: bit x of row y is corner x,y.
  void take(Spot corner) { taken_.push_back(corner); }
  void corners(SpotList& spots) const {
    for (int i = height_ - 1; i > 0; --i) {
      const std::uint64_t touched = at(i) | at(i - 1);
      std::uint64_t free = touched | touched << 1U;
      for (const Spot corner : taken_)
        if (corner.y == south_ + i) free &= ~bit(corner.x);
      list(free, south_ + i, spots);
    }
  }

 private:
  static constexpr std::size_t kRows = 3 + kMostTiles - kStartTiles + 2;

  std::uint64_t at(int i) const { return i < 0 || i >= height_ ? 0 : rows_[static_cast<std::size_t>(i)]; }
  std::uint64_t& row(int y) { return rows_[static_cast<std::size_t>(y - south_)]; }
  std::uint64_t bit(int x) const { return std::uint64_t{1} << static_cast<unsigned>(x - west_); }
  void list(std::uint64_t bits, int y, SpotList& spots) const {
    for (; bits != 0; bits &= bits - 1) spots.push_back(spot(west_ + std::countr_zero(bits), y));
  }

  int west_ = 0;
  int south_ = 0;
  int height_ = 0;
  std::array<std::uint64_t, kRows> rows_;
  MoveBuffer<Spot, kMostPlayers * kPlants + 4> taken_;  // Earthlover's four are among them
};

}  // namespace

void open_spaces(const Forest& forest, SpotList& spots) {
  spots.clear();
  Grid(forest).spaces(spots);
}

// Earthlover's corners are taken or blocked once everyone has chosen (R2.7).
void free_corners(const Public& pub, SpotList& spots) {
  spots.clear();
  Grid grid(pub.forest);
  for (const Spot corner : {spot(0, 0), spot(1, 0), spot(0, 1), spot(1, 1)}) grid.take(corner);
  for (const Player& player : pub.players.values)
    for (const Plant& plant : player.plants)
      if (plant.planted != 0) grid.take(plant.corner);
  grid.corners(spots);
}

bool has_free_corner(const Public& pub) {
  // The first five tiles alone have eight corners that are not Earthlover's.
  constexpr int kOuterCorners = 8;
  int taken = 0;
  for (const Player& player : pub.players.values) taken += std::max(0, count_plants(player) - 1);
  if (taken < kOuterCorners) return true;
  SpotList spots;
  free_corners(pub, spots);
  return !spots.empty();
}

Tile tile_at(const Forest& forest, Spot at) {
  for (const Tile tile : forest.tiles)
    if (forest.at[raw(tile)] == at) return tile;
  return kNoTile;
}

bool is_space(const Forest& forest, Spot at) {
  if (tile_at(forest, at) != kNoTile) return false;
  for (const Spot side : kSides)
    if (tile_at(forest, at + side) != kNoTile) return true;
  return false;
}

bool is_free_corner(const Public& pub, Spot at) {
  if (is_earthlovers(at)) return false;
  for (const Player& player : pub.players.values)
    if (plant_at(player, at) != nullptr) return false;
  for (const Spot around : kAround)
    if (tile_at(pub.forest, at + around) != kNoTile) return true;
  return false;
}

void place_tile(Public& pub, Tile tile, Spot at) {
  Forest& forest = pub.forest;
  std::array<Tile, 4> next{kNoTile, kNoTile, kNoTile, kNoTile};
  for (const Tile other : forest.tiles) {
    const Spot apart = forest.at[raw(other)] - at;
    for (std::size_t side = 0; side < kSides.size(); ++side)
      if (apart == kSides[side]) {
        next[side] = other;
        forest.next[raw(other)][side ^ 2U] = tile;
      }
  }
  forest.next[raw(tile)] = next;
  forest.at[raw(tile)] = at;
  forest.tiles.add(tile);
  for (Player& player : pub.players.values)
    for (Plant& plant : player.plants) {
      if (plant.planted == 0) continue;
      const Spot apart = at - plant.corner;
      for (std::size_t q = 0; q < kAround.size(); ++q)
        if (apart == kAround[q]) plant.around[q] = tile;
    }
}

int place_seedling(Public& pub, Seat player, Spot corner) {
  auto& plants = pub.players[player].plants;
  int at = count_plants(pub.players[player]);
  assert(at < kPlants);
  for (; at > 0 && corner < plants[static_cast<std::size_t>(at - 1)].corner; --at)
    plants[static_cast<std::size_t>(at)] = plants[static_cast<std::size_t>(at - 1)];
  Plant plant{.corner = corner, .planted = 1};
  for (std::size_t q = 0; q < kAround.size(); ++q) plant.around[q] = tile_at(pub.forest, corner + kAround[q]);
  plants[static_cast<std::size_t>(at)] = plant;
  return at;
}

void place_root(Plant& plant, Tile tile) {
  for (std::size_t q = 0; q < kPlantRoots; ++q)
    if (plant.around[q] == tile) plant.roots = static_cast<std::uint8_t>(plant.roots | 1U << q);
}

bool try_tile(Public& pub, Tile tile, Spot at) {
  if (pub.forest.tiles.has(tile) || tile_at(pub.forest, at) != kNoTile) return false;
  place_tile(pub, tile, at);
  return true;
}

// There is a seedling left, nobody stands there, and a mushroom touches the corner (R1.5, R5.1).
Plant* try_seedling(Public& pub, Seat player, Spot corner) {
  bool fits = count_plants(pub.players[player]) < kPlants;
  for (const Player& other : pub.players.values) fits = fits && plant_at(other, corner) == nullptr;
  bool touched = false;
  for (const Spot side : kAround) touched = touched || tile_at(pub.forest, corner + side) != kNoTile;
  if (!fits || !touched) return nullptr;
  return &pub.players[player].plants[static_cast<std::size_t>(place_seedling(pub, player, corner))];
}

bool try_root(Plant& plant, Tile tile) {
  if (!open_slots(plant).has(tile)) return false;
  place_root(plant, tile);
  return true;
}

TileSet rooted(const Plant& plant) {
  TileSet tiles;
  for (std::size_t q = 0; q < kPlantRoots; ++q)
    if ((plant.roots >> q & 1U) != 0) tiles.add(plant.around[q]);
  return tiles;
}

TileSet rooted(const Player& player) {
  TileSet tiles;
  for (const Plant& plant : player.plants) tiles = tiles | rooted(plant);
  return tiles;
}

TileSet open_slots(const Plant& plant) {
  TileSet tiles;
  if (plant.planted == 0) return tiles;
  for (std::size_t q = 0; q < kPlantRoots; ++q)
    if ((plant.roots >> q & 1U) == 0 && plant.around[q] != kNoTile) tiles.add(plant.around[q]);
  return tiles;
}

bool has_slot(const Player& player) {
  for (const Plant& plant : player.plants)
    if (!open_slots(plant).empty()) return true;
  return false;
}

int count_plants(const Player& player) {
  int count = 0;
  for (const Plant& plant : player.plants) count += plant.planted;
  return count;
}

int count_roots(const Player& player) {
  int count = 0;
  for (const Plant& plant : player.plants) count += roots_of(plant);
  return count;
}

int count_trees(const Player& player) {
  int count = 0;
  for (const Plant& plant : player.plants) count += plant.tree;
  return count;
}

const Plant* plant_at(const Player& player, Spot corner) {
  for (const Plant& plant : player.plants)
    if (plant.planted != 0 && plant.corner == corner) return &plant;
  return nullptr;
}

TileSet with_carbon(const Forest& forest) {
  TileSet tiles;
  for (const Tile tile : forest.tiles)
    if (forest.carbon[raw(tile)] > 0) tiles.add(tile);
  return tiles;
}

namespace {

TileSet neighbours(const Forest& forest, TileSet of) {
  TileSet tiles;
  for (const Tile tile : of)
    for (const Tile next : forest.next[raw(tile)])
      if (next != kNoTile) tiles.add(next);
  return tiles;
}

}  // namespace

TileSet within(const Forest& forest, TileSet from, int steps) {
  TileSet reached = from;
  for (TileSet edge = from; steps > 0 && !edge.empty(); --steps) {
    edge = neighbours(forest, edge) - reached;
    reached = reached | edge;
  }
  return reached;
}

bool reaches(const Forest& forest, TileSet from, TileSet to, int steps) {
  TileSet reached = from;
  for (TileSet edge = from; (reached & to).empty(); --steps) {
    if (steps <= 0 || edge.empty()) return false;
    edge = neighbours(forest, edge) - reached;
    reached = reached | edge;
  }
  return true;
}

int distance(const Forest& forest, TileSet from, Tile to) {
  int steps = 0;
  TileSet reached = from;
  for (TileSet edge = from; !reached.has(to); ++steps) {
    edge = neighbours(forest, edge) - reached;
    if (edge.empty()) return kMostTiles + 1;
    reached = reached | edge;
  }
  return steps;
}

}  // namespace understory::undergrove
