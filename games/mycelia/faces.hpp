// What a client shows of a view besides the position: what is printed on cards and boards, as messages; and what the
// rules make of the position, so that no client needs them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/message.hpp"
#include "engine/sheet_forms.hpp"
#include "games/mycelia/types.hpp"

namespace understory::mycelia {

struct StepFace {  // of a program, for whoever draws it: see Step
  Op op{};
  int n = 0;
  int more = 0;
  Land land{};
  int length = 1;

  static constexpr auto fields() {
    return std::make_tuple(field("op", &StepFace::op), field("n", &StepFace::n), field("more", &StepFace::more),
                           field("land", &StepFace::land), field("length", &StepFace::length));
  }
};

struct Face {  // of a card
  Message name;
  std::optional<int> price;  // of a hero
  bool expansion = false;
  std::vector<Message> text;
  std::vector<Message> hiring;  // what happens once when it is hired
  std::string source;

  static constexpr auto fields() {
    return std::make_tuple(field("name", &Face::name), field("price", &Face::price, OrNull()),
                           field("expansion", &Face::expansion), field("text", &Face::text),
                           field("hiring", &Face::hiring), field("source", &Face::source));
  }
};

struct Letter {  // an action card
  Action action{};
  int price = 0;
  std::vector<Message> text;

  static constexpr auto fields() {
    return std::make_tuple(field("action", &Letter::action), field("price", &Letter::price),
                           field("text", &Letter::text));
  }
};

struct Throw {  // of the die: what the open side of the supply card brings, and the other one
  Symbol symbol{};
  FieldSet now;
  FieldSet next;

  static constexpr auto fields() {
    return std::make_tuple(field("symbol", &Throw::symbol), field("now", &Throw::now), field("next", &Throw::next));
  }
};

struct GhostCard {
  Solo solo{};
  std::vector<Message> text;

  static constexpr auto fields() {
    return std::make_tuple(field("solo", &GhostCard::solo), field("text", &GhostCard::text));
  }
};

struct Extras {
  int capacity = 0;     // of the Shrine of Life (R1.4)
  int round_limit = 0;  // 0 for none
  bool last_round = false;
  int shrines = 0;                                     // additional ones that are left
  std::map<std::string, std::vector<Land>> grounds;    // by forest: landscapes row by row, any for the shrine
  std::map<std::string, Face> faces;                   // of the cards in sight
  std::map<std::string, std::vector<StepFace>> steps;  // of the programs in sight, called as in `pending`
  std::vector<Letter> letters;
  std::vector<Throw> throws;
  std::vector<GhostCard> ghosts;  // Gwidyon's cards

  static constexpr auto fields() {
    return std::make_tuple(field("capacity", &Extras::capacity), field("round_limit", &Extras::round_limit),
                           field("last_round", &Extras::last_round), field("shrines", &Extras::shrines),
                           field("grounds", &Extras::grounds), field("faces", &Extras::faces),
                           field("steps", &Extras::steps), field("letters", &Extras::letters),
                           field("throws", &Extras::throws), field("ghosts", &Extras::ghosts));
  }
};

}  // namespace understory::mycelia
