// Made by protocol_files: what the board reads of a view, by the lists of the rules.
// clang-format off
#pragma once

#include "cli/boards/read_view.hpp"

namespace understory::cli::views::tree_society {

inline constexpr std::array<const char*, 2> kContainers{"purse", "chest"};
inline constexpr std::array<const char*, 13> kCounts{"none", "banners", "houses", "guilds", "best-guild", "cards-with", "fruit-held", "kinds-held", "fruit-sold", "kinds-sold", "coins", "heap", "dropped-level"};
inline constexpr std::array<const char*, 10> kFruits{"apple", "valuable-apple", "cherry", "valuable-cherry", "grape", "valuable-grape", "blueberry", "valuable-blueberry", "orange", "valuable-orange"};
inline constexpr std::array<const char*, 6> kGuilds{"architects", "bankers", "merchants", "writers", "botanists", "explorers"};
inline constexpr std::array<const char*, 23> kOps{"coins", "shift", "take", "swap", "sell", "perform", "return", "replace", "replace-all", "discount", "build", "pay", "give-up", "discard", "prune", "reveal-keep", "reveal-sell", "reveal-build", "reveal-coins", "when", "cut", "price-up", "purse"};
inline constexpr std::array<const char*, 5> kPrices{"free", "half", "less-1", "less-2", "less-3"};
inline constexpr std::array<const char*, 3> kReductions{"1", "2", "3"};
inline constexpr std::array<const char*, 10> kStages{"start", "market", "stalls", "hands", "draft", "sell", "build", "rest", "refill", "over"};
inline constexpr std::array<const char*, 6> kTimings{"none", "standard", "reveal", "mandatory", "ongoing", "end"};
inline constexpr std::array<const char*, 5> kTypes{"apple", "cherry", "grape", "blueberry", "orange"};
inline constexpr std::array<const char*, 5> kWhens{"turn", "sell", "build", "complete", "discard"};

struct Pending {
  std::string program{};
  int step{};
  int done{};
  std::vector<int> waiting{};
  int mark{};

  friend bool operator==(const Pending&, const Pending&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("program", &Pending::program),
                           field("step", &Pending::step),
                           field("done", &Pending::done),
                           field("waiting", &Pending::waiting),
                           field("mark", &Pending::mark));
  }
};

struct Ongoing {
  std::string card{};
  int level{};
  int used{};

  friend bool operator==(const Ongoing&, const Ongoing&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("card", &Ongoing::card),
                           field("level", &Ongoing::level),
                           field("used", &Ongoing::used));
  }
};

struct Player {
  std::vector<std::string> completed{};
  int purse{};
  int chest{};
  std::map<std::string, int> row{};
  std::map<std::string, int> sold{};
  std::vector<std::optional<Ongoing>> ongoing{};

  friend bool operator==(const Player&, const Player&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("completed", &Player::completed),
                           field("purse", &Player::purse),
                           field("chest", &Player::chest),
                           field("row", &Player::row),
                           field("sold", &Player::sold),
                           field("ongoing", &Player::ongoing));
  }
};

struct Standing {
  int points{};
  int banners{};
  int kept{};

  friend bool operator==(const Standing&, const Standing&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("points", &Standing::points),
                           field("banners", &Standing::banners),
                           field("kept", &Standing::kept));
  }
};

struct Trade {
  std::string type{};
  int there{};
  bool sold{};
  std::vector<Message> action{};
  std::vector<int> prices{};
  std::vector<int> valuable{};

  friend bool operator==(const Trade&, const Trade&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("type", &Trade::type),
                           field("there", &Trade::there),
                           field("sold", &Trade::sold),
                           field("action", &Trade::action),
                           field("prices", &Trade::prices),
                           field("valuable", &Trade::valuable));
  }
};

struct Step {
  std::string op{};
  int n{};
  std::optional<std::string> money{};
  std::optional<std::string> when{};
  std::vector<std::string> types{};
  std::vector<int> levels{};
  std::optional<std::string> price{};
  std::optional<std::string> per{};
  std::optional<std::string> guild{};

  friend bool operator==(const Step&, const Step&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("op", &Step::op),
                           field("n", &Step::n),
                           field("money", &Step::money, OrNull()),
                           field("when", &Step::when, OrNull()),
                           field("types", &Step::types),
                           field("levels", &Step::levels),
                           field("price", &Step::price, OrNull()),
                           field("per", &Step::per, OrNull()),
                           field("guild", &Step::guild, OrNull()));
  }
};

struct Level {
  int cost{};
  std::string timing{};
  std::vector<Message> text{};
  std::vector<Step> steps{};
  std::optional<int> points{};
  std::optional<Message> score{};
  std::optional<std::string> per{};
  std::optional<std::string> guild{};
  int now{};

  friend bool operator==(const Level&, const Level&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("cost", &Level::cost),
                           field("timing", &Level::timing),
                           field("text", &Level::text),
                           field("steps", &Level::steps),
                           field("points", &Level::points, OrNull()),
                           field("score", &Level::score, OrNull()),
                           field("per", &Level::per, OrNull()),
                           field("guild", &Level::guild, OrNull()),
                           field("now", &Level::now));
  }
};

struct Face {
  Message name{};
  std::string guild{};
  int banners{};
  bool start{};
  std::vector<Level> levels{};
  int points{};
  std::optional<int> next{};
  std::optional<int> price{};
  std::vector<std::string> wakes{};
  std::string source{};

  friend bool operator==(const Face&, const Face&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("name", &Face::name),
                           field("guild", &Face::guild),
                           field("banners", &Face::banners),
                           field("start", &Face::start),
                           field("levels", &Face::levels),
                           field("points", &Face::points),
                           field("next", &Face::next, OrNull()),
                           field("price", &Face::price, OrNull()),
                           field("wakes", &Face::wakes),
                           field("source", &Face::source));
  }
};

struct View {
  std::vector<std::string> deck{};
  std::vector<std::string> heap{};
  std::vector<std::string> revealed{};
  std::vector<std::string> begun{};
  std::vector<std::optional<std::string>> market{};
  std::map<std::string, int> fruit_deck{};
  std::map<std::string, int> stalls{};
  std::map<std::string, int> aside{};
  std::vector<int> discounts{};
  std::vector<Pending> pending{};
  std::vector<std::string> built{};
  std::string stage{};
  Seat mover{};
  int round{};
  std::optional<int> last_round{};
  std::vector<int> refill{};
  std::vector<std::string> sold_types{};
  std::optional<std::string> action{};
  std::vector<Player> players{};
  std::vector<std::string> guilds{};
  int banners_to_end{};
  int stall_places{};
  bool last_turn{};
  std::vector<Standing> standings{};
  std::vector<Trade> trade{};
  std::map<std::string, Face> faces{};

  friend bool operator==(const View&, const View&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("deck", &View::deck),
                           field("heap", &View::heap),
                           field("revealed", &View::revealed),
                           field("begun", &View::begun),
                           field("market", &View::market),
                           field("fruit_deck", &View::fruit_deck),
                           field("stalls", &View::stalls),
                           field("aside", &View::aside),
                           field("discounts", &View::discounts),
                           field("pending", &View::pending),
                           field("built", &View::built),
                           field("stage", &View::stage),
                           field("mover", &View::mover),
                           field("round", &View::round),
                           field("last_round", &View::last_round, OrNull()),
                           field("refill", &View::refill),
                           field("sold_types", &View::sold_types),
                           field("action", &View::action, OrNull()),
                           field("players", &View::players),
                           field("guilds", &View::guilds),
                           field("banners_to_end", &View::banners_to_end),
                           field("stall_places", &View::stall_places),
                           field("last_turn", &View::last_turn),
                           field("standings", &View::standings),
                           field("trade", &View::trade),
                           field("faces", &View::faces));
  }
};

}  // namespace understory::cli::views::tree_society
