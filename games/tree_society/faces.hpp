// What a client shows of a view besides the position: what is printed on cards, as messages; and what the rules make of
// the position, such as prices, so that no client needs them.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/message.hpp"
#include "engine/sheet_forms.hpp"
#include "games/tree_society/types.hpp"

namespace understory::tree_society {

struct StepFace {  // of an effect, for whoever draws it: see Step
  Op op{};
  int n = 0;
  std::optional<Money> money;    // where coins go
  std::optional<When> when;      // what it listens to; what it does then stands behind it
  std::vector<FruitType> types;  // of a price that rises
  std::vector<int> levels;       // that it is about
  std::optional<Price> price;    // of what it builds
  std::optional<Count> per;      // what coins are counted by
  std::optional<Guild> guild;    // of what is counted

  static constexpr auto fields() {
    return std::make_tuple(field("op", &StepFace::op), field("n", &StepFace::n),
                           field("money", &StepFace::money, OrNull()), field("when", &StepFace::when, OrNull()),
                           field("types", &StepFace::types), field("levels", &StepFace::levels),
                           field("price", &StepFace::price, OrNull()), field("per", &StepFace::per, OrNull()),
                           field("guild", &StepFace::guild, OrNull()));
  }
};

struct LevelFace {
  int cost = 0;
  Timing timing{};
  std::vector<Message> text;
  std::vector<StepFace> steps;
  std::optional<int> points;     // what is fixed
  std::optional<Message> score;  // how they are counted if they are not,
  std::optional<Count> per;      // by what,
  std::optional<Guild> guild;    // and of which guild
  int now = 0;                   // what it would count now, for its owner or else for whose turn it is

  static constexpr auto fields() {
    return std::make_tuple(field("cost", &LevelFace::cost), field("timing", &LevelFace::timing),
                           field("text", &LevelFace::text), field("steps", &LevelFace::steps),
                           field("points", &LevelFace::points, OrNull()), field("score", &LevelFace::score, OrNull()),
                           field("per", &LevelFace::per, OrNull()), field("guild", &LevelFace::guild, OrNull()),
                           field("now", &LevelFace::now));
  }
};

struct Face {  // of a guild card
  Message name;
  Guild guild{};
  int banners = 0;
  bool start = false;
  std::vector<LevelFace> levels;
  int points = 0;            // what it counts now, where it lies
  std::optional<int> next;   // the level that can be built next by whose turn it is,
  std::optional<int> price;  // and what it costs without a reduction, with 1 more for the top row and what it demands
  std::vector<Card> wakes;   // the Ongoing cards that answer to its being built, or to the card being completed by it
  std::string source;

  static constexpr auto fields() {
    return std::make_tuple(field("name", &Face::name), field("guild", &Face::guild), field("banners", &Face::banners),
                           field("start", &Face::start), field("levels", &Face::levels), field("points", &Face::points),
                           field("next", &Face::next, OrNull()), field("price", &Face::price, OrNull()),
                           field("wakes", &Face::wakes), field("source", &Face::source));
  }
};

struct Stall {  // a type of fruit
  FruitType type{};
  int there = 0;      // face up in rows and the fruit market
  bool sold = false;  // this turn
  std::vector<Message> action;
  std::vector<int> prices;    // what one that is not valuable would bring each player now (R3.3),
  std::vector<int> valuable;  // and a valuable one (R3.4)

  static constexpr auto fields() {
    return std::make_tuple(field("type", &Stall::type), field("there", &Stall::there), field("sold", &Stall::sold),
                           field("action", &Stall::action), field("prices", &Stall::prices),
                           field("valuable", &Stall::valuable));
  }
};

struct Standing {  // of a player
  int points = 0;
  int banners = 0;
  int kept = 0;  // coins that may stay in the purse (R5.4)

  static constexpr auto fields() {
    return std::make_tuple(field("points", &Standing::points), field("banners", &Standing::banners),
                           field("kept", &Standing::kept));
  }
};

struct Extras {
  std::vector<Guild> guilds;  // in play
  int banners_to_end = 0;
  int stall_places = 0;
  bool last_turn = false;
  std::vector<Standing> standings;    // by seat
  std::vector<Stall> trade;           // by type of fruit
  std::map<std::string, Face> faces;  // of the cards in sight

  static constexpr auto fields() {
    return std::make_tuple(field("guilds", &Extras::guilds), field("banners_to_end", &Extras::banners_to_end),
                           field("stall_places", &Extras::stall_places), field("last_turn", &Extras::last_turn),
                           field("standings", &Extras::standings), field("trade", &Extras::trade),
                           field("faces", &Extras::faces));
  }
};

}  // namespace understory::tree_society
