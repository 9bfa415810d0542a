// Seats, options, and the position before the first decision (R2).
#include "engine/refusal.hpp"
#include "games/underground_panic/game.hpp"

namespace understory::underground_panic {
namespace {

template <class List>
Queue icons_of(const List& icons) {
  Queue queue;
  for (const Icon icon : icons) queue.push_back(icon);
  return queue;
}

Passage passage_of(const TunnelDef& tunnel, Space to) {
  Passage passage{.to = to};
  for (const Icon icon : tunnel.cost)
    if (icon == Icon::cube)
      ++passage.cubes;
    else
      add_icon(passage.fixed, icon);
  return passage;
}

}  // namespace

const GameInfo& Game::info() {
  static const GameInfo kInfo{
      .name = "underground-panic",
      .rules_version = 1,
      .least_seats = 2,
      .most_seats = kMostPlayers,
      .secrets = true,
      .colours = {Colour::bark, Colour::moss, Colour::water, Colour::plum},
      .minutes = {30, 60},
      .weight = 3,
      .options = {},
      .packs = {"standard"},
  };
  return kInfo;
}

Game::Game(int seats, const Options& given, Pack pack) : seats_(seats), pack_(std::move(pack)) {
  if (seats < info().least_seats || seats > info().most_seats)
    throw Refusal(Message("engine.seats", {{"game", Message("underground-panic.title")},
                                           {"seats", seats},
                                           {"least", info().least_seats},
                                           {"most", info().most_seats},
                                           ends_of(info().least_seats, info().most_seats)}),
                  "R1.1");
  complete_options(info(), given);
  for (std::size_t i = 0; i < kSpaces; ++i) {
    zones_[i] = static_cast<std::uint8_t>(pack_.spaces[i].zone);
    bonus_[i] = icons_of(pack_.spaces[i].bonus);
  }
  for (const TunnelDef& tunnel : pack_.tunnels) {
    const Space from = find_space(pack_, tunnel.from);
    const Space to = find_space(pack_, tunnel.to);
    passages_[raw(from)].push_back(passage_of(tunnel, to));
    if (tunnel.way == Way::level) passages_[raw(to)].push_back(passage_of(tunnel, from));
    if (tunnel.way == Way::left || tunnel.way == Way::only) left_[raw(from)] = to;
    if (tunnel.way == Way::right || tunnel.way == Way::only) right_[raw(from)] = to;
  }
  for (std::size_t i = 0; i < pack_.tokens.size(); ++i) {
    token_icons_[i] = icons_of(pack_.tokens[i].icons);
    token_copies_[i] = static_cast<std::uint8_t>(pack_.tokens[i].copies);
  }
  for (const TileDef& tile : pack_.tiles)
    for (std::size_t i = 0; i < kTiles; ++i)
      if (tile.name == kTileNames[i]) all_tiles_.add(Tile{static_cast<std::uint8_t>(i)}, tile.copies);
  for (std::size_t i = 0; i < kHurts; ++i) all_hurts_.add(Hurt{static_cast<std::uint8_t>(i)}, pack_.injuries.copies[i]);
}

// Everything is in its deck, bag and stack; chance lays it out (R2).
State Game::new_game() const {
  State state;
  Public& pub = state.pub;
  for (int i = 0; i < seats_; ++i) pub.gophers.push_back({.at = kStart});
  pub.tokens.fill(kNoToken);
  pub.open.fill(kNoTile);
  pub.stack = all_tiles_;
  pub.supply = static_cast<std::uint8_t>(pack_.pebbles.value);
  for (std::size_t hue = 0; hue < kHues; ++hue) {
    state.secret.decks[hue] = pack_.decks[hue].cards;
    pub.hidden[hue].push_back(pack_.decks[hue].cards);
  }
  state.secret.injuries = all_hurts_;
  pub.hurts = static_cast<std::uint8_t>(all_hurts_.size());
  return state;
}

}  // namespace understory::underground_panic
