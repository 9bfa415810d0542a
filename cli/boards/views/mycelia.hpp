// Made by protocol_files: what the board reads of a view, by the lists of the rules.
// clang-format off
#pragma once

#include "cli/boards/read_view.hpp"

namespace understory::cli::views::mycelia {

inline constexpr std::array<const char*, 5> kActions{"a", "b", "c", "d", "e"};
inline constexpr std::array<const char*, 5> kGrounds{"front", "back1", "back2", "back3", "back4"};
inline constexpr std::array<const char*, 5> kLands{"leaves", "moss", "water", "soil", "any"};
inline constexpr std::array<const char*, 14> kOps{"leaves", "field", "move", "remove", "near", "repeat", "either", "others", "trash", "action-card", "shrine-tile", "new-showcase", "flip-chip", "gwidyon"};
inline constexpr std::array<const char*, 8> kSides{"1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B"};
inline constexpr std::array<const char*, 6> kSigns{"acorn", "feather", "fern", "moon", "moth", "snail"};
inline constexpr std::array<const char*, 6> kSolos{"s1", "s2", "s3", "s4", "s5", "s6"};
inline constexpr std::array<const char*, 11> kStages{"supply", "layout", "backs", "showcase", "hands", "turn", "refill", "shrine", "draw", "gwidyon", "over"};

struct Market {
  std::map<std::string, int> pile{};
  std::map<std::string, int> discards{};
  std::vector<std::optional<std::string>> row{};

  friend bool operator==(const Market&, const Market&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("pile", &Market::pile),
                           field("discards", &Market::discards),
                           field("row", &Market::row));
  }
};

struct Pending {
  std::string program{};
  int step{};
  int done{};
  Seat player{};
  std::optional<Spot> at{};
  bool did{};
  std::vector<Spot> taken{};

  friend bool operator==(const Pending&, const Pending&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("program", &Pending::program),
                           field("step", &Pending::step),
                           field("done", &Pending::done),
                           field("player", &Pending::player),
                           field("at", &Pending::at, OrNull()),
                           field("did", &Pending::did),
                           field("taken", &Pending::taken));
  }
};

struct Gwidyon {
  int drops{};
  bool removes{};
  std::vector<std::string> out{};

  friend bool operator==(const Gwidyon&, const Gwidyon&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("drops", &Gwidyon::drops),
                           field("removes", &Gwidyon::removes),
                           field("out", &Gwidyon::out));
  }
};

struct Deck {
  std::map<std::string, int> unseen{};
  std::map<std::string, int> known{};
  std::map<std::string, int> discards{};
  std::vector<std::string> top{};
  int hidden{};

  friend bool operator==(const Deck&, const Deck&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("unseen", &Deck::unseen),
                           field("known", &Deck::known),
                           field("discards", &Deck::discards),
                           field("top", &Deck::top),
                           field("hidden", &Deck::hidden));
  }
};

struct Player {
  Deck deck{};
  int leaves{};
  std::vector<Spot> covered{};
  std::vector<std::vector<int>> drops{};
  int left{};
  std::string forest{};
  std::vector<std::string> owned{};
  std::vector<std::string> used{};

  friend bool operator==(const Player&, const Player&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("deck", &Player::deck),
                           field("leaves", &Player::leaves),
                           field("covered", &Player::covered),
                           field("drops", &Player::drops),
                           field("left", &Player::left),
                           field("forest", &Player::forest),
                           field("owned", &Player::owned),
                           field("used", &Player::used));
  }
};

struct Mine {
  std::map<std::string, int> hand{};

  friend bool operator==(const Mine&, const Mine&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("hand", &Mine::hand));
  }
};

struct Face {
  Message name{};
  std::optional<int> price{};
  bool expansion{};
  std::vector<Message> text{};
  std::vector<Message> hiring{};
  std::string source{};

  friend bool operator==(const Face&, const Face&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("name", &Face::name),
                           field("price", &Face::price, OrNull()),
                           field("expansion", &Face::expansion),
                           field("text", &Face::text),
                           field("hiring", &Face::hiring),
                           field("source", &Face::source));
  }
};

struct Step {
  std::string op{};
  int n{};
  int more{};
  std::string land{};
  int length{};

  friend bool operator==(const Step&, const Step&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("op", &Step::op),
                           field("n", &Step::n),
                           field("more", &Step::more),
                           field("land", &Step::land),
                           field("length", &Step::length));
  }
};

struct Letter {
  std::string action{};
  int price{};
  std::vector<Message> text{};

  friend bool operator==(const Letter&, const Letter&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("action", &Letter::action),
                           field("price", &Letter::price),
                           field("text", &Letter::text));
  }
};

struct Throw {
  std::string symbol{};
  std::vector<Spot> now{};
  std::vector<Spot> next{};

  friend bool operator==(const Throw&, const Throw&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("symbol", &Throw::symbol),
                           field("now", &Throw::now),
                           field("next", &Throw::next));
  }
};

struct Ghost {
  std::string solo{};
  std::vector<Message> text{};

  friend bool operator==(const Ghost&, const Ghost&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("solo", &Ghost::solo),
                           field("text", &Ghost::text));
  }
};

struct View {
  Market market{};
  std::vector<Pending> pending{};
  int round{};
  std::string stage{};
  Seat mover{};
  std::optional<std::string> supply{};
  std::optional<std::string> layout{};
  int shrine{};
  std::vector<std::string> actions{};
  std::optional<Gwidyon> gwidyon{};
  std::vector<Player> players{};
  std::optional<Mine> mine{};
  int capacity{};
  int round_limit{};
  bool last_round{};
  int shrines{};
  std::map<std::string, std::vector<std::string>> grounds{};
  std::map<std::string, Face> faces{};
  std::map<std::string, std::vector<Step>> steps{};
  std::vector<Letter> letters{};
  std::vector<Throw> throws{};
  std::vector<Ghost> ghosts{};

  friend bool operator==(const View&, const View&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("market", &View::market),
                           field("pending", &View::pending),
                           field("round", &View::round),
                           field("stage", &View::stage),
                           field("mover", &View::mover),
                           field("supply", &View::supply, OrNull()),
                           field("layout", &View::layout, OrNull()),
                           field("shrine", &View::shrine),
                           field("actions", &View::actions),
                           field("gwidyon", &View::gwidyon),
                           field("players", &View::players),
                           field("mine", &View::mine),
                           field("capacity", &View::capacity),
                           field("round_limit", &View::round_limit),
                           field("last_round", &View::last_round),
                           field("shrines", &View::shrines),
                           field("grounds", &View::grounds),
                           field("faces", &View::faces),
                           field("steps", &View::steps),
                           field("letters", &View::letters),
                           field("throws", &View::throws),
                           field("ghosts", &View::ghosts));
  }
};

}  // namespace understory::cli::views::mycelia
