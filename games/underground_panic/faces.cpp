#include "games/underground_panic/faces.hpp"

#include <algorithm>

#include "games/underground_panic/game.hpp"

namespace understory::underground_panic {
namespace {

// How unwillingly a thing is given away: what brings points or can become several things later on rather not.
int dear(Thing thing) {
  if (!is_card(thing)) return 5;
  switch (symbol_of(card_of(thing))) {
    case Symbol::leaf:
    case Symbol::pinecone: return 1;
    case Symbol::nutshell: return 2;
    case Symbol::acorn:
    case Symbol::red_or_yellow:
    case Symbol::blue_or_green:
    case Symbol::pinecone_or_leaf: return 3;
    case Symbol::into_leaf:
    case Symbol::into_nutshell:
    case Symbol::into_any: return 4;
    case Symbol::berry: break;
  }
  return 6;
}

bool is_paying(const Public& pub) { return pub.stage == Stage::pay || pub.stage == Stage::with; }

}  // namespace

// Icon by icon, the choosiest first, with what is given away most gladly of all that leaves the rest payable.
std::vector<ProposedPart> Game::proposal(const View& view) const {
  std::vector<ProposedPart> parts;
  if (!is_paying(view.pub) || view.pub.mover != view.viewer) return parts;
  State state = as_seen(view);
  const Public& pub = state.pub;
  MoveList moves;
  for (;;) {
    legal_moves(state, moves);
    const Move* best = nullptr;
    for (const Move& move : moves) {
      if (!names_thing(move.kind())) continue;
      if (best == nullptr || std::pair(move.icon(), dear(move.thing())) < std::pair(best->icon(), dear(best->thing())))
        best = &move;
    }
    if (best == nullptr) return parts;
    const bool pays = best->kind() == MoveKind::pay;
    parts.push_back({format(*best), pays ? best->icon() : kNoIcon, best->thing()});
    // What comes behind the last part may turn on what the viewer does not know.
    const std::size_t left = pub.cost.size() - (pays ? 1 : 0);
    if (left == 0 && !(pays && want_for(best->icon(), best->thing()) != Want::none)) return parts;
    apply(state, *best, NoEvents{});
  }
}

// What is hidden of the last shuffle and in no hand or pouch is the deck.
int Game::cards_in_deck(const Public& pub, Hue hue) const {
  int cards = pub.hidden[raw(hue)][0].size();
  const auto count = [&](const auto& slots) {
    for (const Held& slot : slots) cards -= slot.hue == hue && slot.shuffle == 0 ? 1 : 0;
  };
  for (const Seat seat : seats_up_to(seats_)) {
    count(pub.players[seat].hand);
    count(pub.players[seat].pouch);
  }
  return cards;
}

Extras Game::extras(const View& view) const {
  const Public& pub = view.pub;
  Extras extras;
  extras.rounds = kRounds;
  extras.next_level = pub.round + 1;
  extras.hand_limit = kHand;
  extras.pouch_limit = kPouchATurn;
  for (std::size_t hue = 0; hue < kHues; ++hue)
    extras.deck_sizes[hue] = cards_in_deck(pub, hue_at(static_cast<int>(hue)));
  for (int i = 0; i < kSymbols; ++i)
    if (const int points = points_of(symbol_at(i)); points > 0)
      extras.card_points[kSymbolNames[static_cast<std::size_t>(i)]] = points;
  for (const Seat seat : seats_up_to(seats_)) extras.points.push_back(points(pub, seat));
  extras.spaces = pack_.spaces;
  extras.tunnels = pack_.tunnels;
  if (raw(view.viewer) < seats_) {
    const Purse purse = purse_of(view.pub.players[view.viewer], faces_of(view.mine.symbols));
    for (std::size_t i = 0; i < pack_.tunnels.size(); ++i) {
      const TunnelDef& tunnel = pack_.tunnels[i];
      const Passage* way = passage(find_space(pack_, tunnel.from), find_space(pack_, tunnel.to));
      if (can_pay(purse, way->fixed)) extras.payable.push_back(static_cast<int>(i));
    }
  }
  extras.proposal = proposal(view);
  for (std::uint8_t i = 0; i < pack_.tokens.size(); ++i)
    extras.token_faces[pack_.tokens[i].name] = {pack_.tokens[i].icons, token_name(Token{i})};
  for (std::uint8_t i = 0; i < kTiles; ++i)
    extras.tile_faces[kTileNames[i]] = {tile_name(Tile{i}),
                                        Message(std::string("underground-panic.tile-text.") + kTileNames[i])};
  for (std::uint8_t i = 0; i < pack_.rewards.size(); ++i) {
    const RewardDef& reward = pack_.rewards[i];
    extras.reward_faces[reward.name] = {reward.condition, reward.least,           reward.points,
                                        reward.set,       reward_name(Reward{i}), name_of(reward.source)};
  }
  return extras;
}

}  // namespace understory::underground_panic
