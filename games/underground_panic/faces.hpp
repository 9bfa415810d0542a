// What a client shows of a view besides the position: the burrow, what tokens, tiles and rewards are, and what the
// rules make of the position, so that no client needs pack or rules.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "engine/message.hpp"
#include "engine/sheet_forms.hpp"
#include "games/underground_panic/pack.hpp"

namespace understory::underground_panic {

struct RewardFace {
  Condition condition{};
  int least = 0;
  int points = 0;
  std::vector<Hue> set;
  Message text;
  std::string source;

  static constexpr auto fields() {
    return std::make_tuple(field("condition", &RewardFace::condition), field("least", &RewardFace::least),
                           field("points", &RewardFace::points), field("set", &RewardFace::set),
                           field("text", &RewardFace::text), field("source", &RewardFace::source));
  }
};

struct TokenFace {
  std::vector<Icon> icons;
  Message text;

  static constexpr auto fields() {
    return std::make_tuple(field("icons", &TokenFace::icons), field("text", &TokenFace::text));
  }
};

struct TileFace {
  Message name;
  Message text;

  static constexpr auto fields() {
    return std::make_tuple(field("name", &TileFace::name), field("text", &TileFace::text));
  }
};

// A thing of the payment that the table proposes; with the thing before it where it has no icon.
struct ProposedPart {
  std::string move;
  Icon icon = kNoIcon;
  Thing thing = kNoThing;

  static constexpr auto fields() {
    return std::make_tuple(field("move", &ProposedPart::move), field("icon", &ProposedPart::icon, OrNone<kNoIcon>()),
                           field("thing", &ProposedPart::thing));
  }
};

struct Extras {
  int rounds = 0;
  int next_level = 0;  // of the water when this round is over
  int hand_limit = 0;
  int pouch_limit = 0;  // of a turn
  std::array<int, kHues> deck_sizes{};
  std::map<std::string, int> card_points;  // in the pouch, by symbol (R11.2)
  std::vector<int> points;                 // that all can see, by player
  std::vector<SpaceDef> spaces;
  std::vector<TunnelDef> tunnels;
  std::vector<int> payable;            // tunnels, counted from 0, that the viewer could choose for its cards (R3.2)
  std::vector<ProposedPart> proposal;  // how the viewer could go on paying
  std::map<std::string, TokenFace> token_faces;
  std::map<std::string, TileFace> tile_faces;
  std::map<std::string, RewardFace> reward_faces;

  static constexpr auto fields() {
    return std::make_tuple(field("rounds", &Extras::rounds), field("next_level", &Extras::next_level),
                           field("hand_limit", &Extras::hand_limit), field("pouch_limit", &Extras::pouch_limit),
                           field("deck_sizes", &Extras::deck_sizes), field("card_points", &Extras::card_points),
                           field("points", &Extras::points), field("spaces", &Extras::spaces),
                           field("tunnels", &Extras::tunnels), field("payable", &Extras::payable),
                           field("proposal", &Extras::proposal), field("token_faces", &Extras::token_faces),
                           field("tile_faces", &Extras::tile_faces), field("reward_faces", &Extras::reward_faces));
  }
};

}  // namespace understory::underground_panic
