// Made by protocol_files: what the board reads of a view, by the lists of the rules.
// clang-format off
#pragma once

#include "cli/boards/read_view.hpp"

namespace understory::cli::views::underground_panic {

inline constexpr std::array<const char*, 8> kAims{"none", "setup", "lay", "cost", "bonus", "reward", "swap", "defence"};
inline constexpr std::array<const char*, 44> kCards{"red-leaf", "red-pinecone", "red-nutshell", "red-acorn", "red-berry", "red-red-or-yellow", "red-blue-or-green", "red-pinecone-or-leaf", "red-into-leaf", "red-into-nutshell", "red-into-any", "yellow-leaf", "yellow-pinecone", "yellow-nutshell", "yellow-acorn", "yellow-berry", "yellow-red-or-yellow", "yellow-blue-or-green", "yellow-pinecone-or-leaf", "yellow-into-leaf", "yellow-into-nutshell", "yellow-into-any", "blue-leaf", "blue-pinecone", "blue-nutshell", "blue-acorn", "blue-berry", "blue-red-or-yellow", "blue-blue-or-green", "blue-pinecone-or-leaf", "blue-into-leaf", "blue-into-nutshell", "blue-into-any", "green-leaf", "green-pinecone", "green-nutshell", "green-acorn", "green-berry", "green-red-or-yellow", "green-blue-or-green", "green-pinecone-or-leaf", "green-into-leaf", "green-into-nutshell", "green-into-any"};
inline constexpr std::array<const char*, 4> kColours{"red", "yellow", "blue", "green"};
inline constexpr std::array<const char*, 11> kConditions{"free", "empty-hand", "leaves", "pinecones", "acorns", "pebbles", "tiles", "die", "exact-set", "per-card", "per-injury"};
inline constexpr std::array<const char*, 6> kFaces{"red", "yellow", "blue", "green", "white", "black"};
inline constexpr std::array<const char*, 4> kHurts{"0", "1", "2", "3"};
inline constexpr std::array<const char*, 11> kIcons{"nutshell", "pinecone", "leaf", "red", "yellow", "blue", "green", "black", "cube", "chest", "pebble"};
inline constexpr std::array<const char*, 2> kSides{"left", "right"};
inline constexpr std::array<const char*, 2> kSources{"printed", "designed"};
inline constexpr std::array<const char*, 5> kSpents{"pebble", "tile", "pebbles", "mixed", "tiles"};
inline constexpr std::array<const char*, 25> kStages{"tokens", "tiles", "rewards", "gopher", "plan", "pay", "with", "before", "roll", "after", "deck", "deal", "pick", "restock", "claim", "show", "sleeper", "omit", "swap", "pouch", "trim", "injury", "wash", "pebbles", "over"};
inline constexpr std::array<const char*, 11> kSymbols{"leaf", "pinecone", "nutshell", "acorn", "berry", "red-or-yellow", "blue-or-green", "pinecone-or-leaf", "into-leaf", "into-nutshell", "into-any"};
inline constexpr std::array<const char*, 61> kThings{"red-leaf", "red-pinecone", "red-nutshell", "red-acorn", "red-berry", "red-red-or-yellow", "red-blue-or-green", "red-pinecone-or-leaf", "red-into-leaf", "red-into-nutshell", "red-into-any", "yellow-leaf", "yellow-pinecone", "yellow-nutshell", "yellow-acorn", "yellow-berry", "yellow-red-or-yellow", "yellow-blue-or-green", "yellow-pinecone-or-leaf", "yellow-into-leaf", "yellow-into-nutshell", "yellow-into-any", "blue-leaf", "blue-pinecone", "blue-nutshell", "blue-acorn", "blue-berry", "blue-red-or-yellow", "blue-blue-or-green", "blue-pinecone-or-leaf", "blue-into-leaf", "blue-into-nutshell", "blue-into-any", "green-leaf", "green-pinecone", "green-nutshell", "green-acorn", "green-berry", "green-red-or-yellow", "green-blue-or-green", "green-pinecone-or-leaf", "green-into-leaf", "green-into-nutshell", "green-into-any", "leaf-tile", "nutshell-tile", "swap-red-yellow-tile", "swap-blue-green-tile", "into-pinecone-tile", "into-leaf-tile", "pebble-tile", "pebble-to-nutshell-tile", "strike-tile", "sleeper-tile", "pinecone-or-leaf-tile", "red-card-tile", "yellow-card-tile", "blue-card-tile", "green-card-tile", "black-card-tile", "pebble"};
inline constexpr std::array<const char*, 16> kTiles{"leaf", "nutshell", "swap-red-yellow", "swap-blue-green", "into-pinecone", "into-leaf", "pebble", "pebble-to-nutshell", "strike", "sleeper", "pinecone-or-leaf", "red-card", "yellow-card", "blue-card", "green-card", "black-card"};
inline constexpr std::array<const char*, 7> kWants{"none", "card", "red", "yellow", "blue", "green", "pebble"};
inline constexpr std::array<const char*, 4> kWays{"left", "right", "only", "level"};

struct Gopher {
  std::string at{};
  bool pebble{};
  bool resting{};

  friend bool operator==(const Gopher&, const Gopher&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("at", &Gopher::at),
                           field("pebble", &Gopher::pebble),
                           field("resting", &Gopher::resting));
  }
};

struct Hand {
  std::vector<std::string> excluded{};
  std::string colour{};
  std::optional<int> shuffle{};

  friend bool operator==(const Hand&, const Hand&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("excluded", &Hand::excluded),
                           field("colour", &Hand::colour),
                           field("shuffle", &Hand::shuffle, OrNull()));
  }
};

struct Pouch {
  std::vector<std::string> excluded{};
  std::string colour{};
  std::optional<int> shuffle{};

  friend bool operator==(const Pouch&, const Pouch&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("excluded", &Pouch::excluded),
                           field("colour", &Pouch::colour),
                           field("shuffle", &Pouch::shuffle, OrNull()));
  }
};

struct Player {
  std::vector<Hand> hand{};
  std::vector<Pouch> pouch{};
  std::map<std::string, int> tiles{};
  std::map<std::string, int> opened{};
  int pebbles{};
  int injuries{};
  std::vector<std::string> rewards{};
  int acorns{};
  int berries{};
  int injured{};

  friend bool operator==(const Player&, const Player&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("hand", &Player::hand),
                           field("pouch", &Player::pouch),
                           field("tiles", &Player::tiles),
                           field("opened", &Player::opened),
                           field("pebbles", &Player::pebbles),
                           field("injuries", &Player::injuries),
                           field("rewards", &Player::rewards),
                           field("acorns", &Player::acorns),
                           field("berries", &Player::berries),
                           field("injured", &Player::injured));
  }
};

struct Mine {
  std::vector<std::string> symbols{};
  std::vector<std::string> pouched{};
  std::map<std::string, int> hurt{};

  friend bool operator==(const Mine&, const Mine&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("symbols", &Mine::symbols),
                           field("pouched", &Mine::pouched),
                           field("hurt", &Mine::hurt));
  }
};

struct Space {
  std::string name{};
  int zone{};
  std::vector<std::string> bonus{};
  std::vector<int> at{};
  std::string source{};

  friend bool operator==(const Space&, const Space&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("name", &Space::name),
                           field("zone", &Space::zone),
                           field("bonus", &Space::bonus),
                           field("at", &Space::at),
                           field("source", &Space::source));
  }
};

struct Tunnel {
  std::string from{};
  std::string to{};
  std::string way{};
  std::vector<std::string> cost{};
  std::vector<int> bend{};
  std::string source{};

  friend bool operator==(const Tunnel&, const Tunnel&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("from", &Tunnel::from),
                           field("to", &Tunnel::to),
                           field("way", &Tunnel::way),
                           field("cost", &Tunnel::cost),
                           field("bend", &Tunnel::bend),
                           field("source", &Tunnel::source));
  }
};

struct Proposal {
  std::string move{};
  std::optional<std::string> icon{};
  std::string thing{};

  friend bool operator==(const Proposal&, const Proposal&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("move", &Proposal::move),
                           field("icon", &Proposal::icon, OrNull()),
                           field("thing", &Proposal::thing));
  }
};

struct TokenFace {
  std::vector<std::string> icons{};
  Message text{};

  friend bool operator==(const TokenFace&, const TokenFace&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("icons", &TokenFace::icons),
                           field("text", &TokenFace::text));
  }
};

struct TileFace {
  Message name{};
  Message text{};

  friend bool operator==(const TileFace&, const TileFace&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("name", &TileFace::name),
                           field("text", &TileFace::text));
  }
};

struct RewardFace {
  std::string condition{};
  int least{};
  int points{};
  std::vector<std::string> set{};
  Message text{};
  std::string source{};

  friend bool operator==(const RewardFace&, const RewardFace&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("condition", &RewardFace::condition),
                           field("least", &RewardFace::least),
                           field("points", &RewardFace::points),
                           field("set", &RewardFace::set),
                           field("text", &RewardFace::text),
                           field("source", &RewardFace::source));
  }
};

struct View {
  std::vector<std::vector<std::map<std::string, int>>> hidden{};
  std::vector<std::map<std::string, int>> discards{};
  std::vector<Gopher> gophers{};
  std::vector<std::optional<std::string>> tokens{};
  std::map<std::string, int> stack{};
  std::vector<std::optional<std::string>> open{};
  std::vector<std::string> table{};
  std::vector<std::string> cost{};
  std::vector<std::string> settled{};
  std::vector<std::string> queue{};
  bool token_due{};
  int cubes{};
  std::vector<std::string> offered{};
  int supply{};
  int round{};
  Seat marker{};
  Seat mover{};
  std::string stage{};
  std::string aim{};
  std::optional<std::string> gopher{};
  std::optional<std::string> to{};
  std::optional<std::string> face{};
  std::string wants{};
  int count{};
  int due{};
  std::string drawn{};
  std::optional<std::string> reward{};
  int injuries_left{};
  int level{};
  std::vector<Player> players{};
  std::optional<Mine> mine{};
  int rounds{};
  int next_level{};
  int hand_limit{};
  int pouch_limit{};
  std::vector<int> deck_sizes{};
  std::map<std::string, int> card_points{};
  std::vector<int> points{};
  std::vector<Space> spaces{};
  std::vector<Tunnel> tunnels{};
  std::vector<int> payable{};
  std::vector<Proposal> proposal{};
  std::map<std::string, TokenFace> token_faces{};
  std::map<std::string, TileFace> tile_faces{};
  std::map<std::string, RewardFace> reward_faces{};

  friend bool operator==(const View&, const View&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("hidden", &View::hidden),
                           field("discards", &View::discards),
                           field("gophers", &View::gophers),
                           field("tokens", &View::tokens),
                           field("stack", &View::stack),
                           field("open", &View::open),
                           field("table", &View::table),
                           field("cost", &View::cost),
                           field("settled", &View::settled),
                           field("queue", &View::queue),
                           field("token_due", &View::token_due),
                           field("cubes", &View::cubes),
                           field("offered", &View::offered),
                           field("supply", &View::supply),
                           field("round", &View::round),
                           field("marker", &View::marker),
                           field("mover", &View::mover),
                           field("stage", &View::stage),
                           field("aim", &View::aim),
                           field("gopher", &View::gopher, OrNull()),
                           field("to", &View::to, OrNull()),
                           field("face", &View::face, OrNull()),
                           field("wants", &View::wants),
                           field("count", &View::count),
                           field("due", &View::due),
                           field("drawn", &View::drawn),
                           field("reward", &View::reward, OrNull()),
                           field("injuries_left", &View::injuries_left),
                           field("level", &View::level),
                           field("players", &View::players),
                           field("mine", &View::mine),
                           field("rounds", &View::rounds),
                           field("next_level", &View::next_level),
                           field("hand_limit", &View::hand_limit),
                           field("pouch_limit", &View::pouch_limit),
                           field("deck_sizes", &View::deck_sizes),
                           field("card_points", &View::card_points),
                           field("points", &View::points),
                           field("spaces", &View::spaces),
                           field("tunnels", &View::tunnels),
                           field("payable", &View::payable),
                           field("proposal", &View::proposal),
                           field("token_faces", &View::token_faces),
                           field("tile_faces", &View::tile_faces),
                           field("reward_faces", &View::reward_faces));
  }
};

}  // namespace understory::cli::views::underground_panic
