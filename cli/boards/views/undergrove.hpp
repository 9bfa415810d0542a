// Made by protocol_files: what the board reads of a view, by the lists of the rules.
// clang-format off
#pragma once

#include "cli/boards/read_view.hpp"

namespace understory::cli::views::undergrove {

inline constexpr std::array<const char*, 4> kActions{"absorb", "reproduce", "partner", "photosynthesize"};
inline constexpr std::array<const char*, 4> kResources{"carbon", "nitrogen", "phosphorus", "potassium"};
inline constexpr std::array<const char*, 7> kSources{"none", "action", "tile", "stone", "end", "card", "elder_root"};
inline constexpr std::array<const char*, 11> kStages{"hands", "stacks", "goals", "forecast", "corners", "action", "step", "finish", "closing", "refill", "over"};
inline constexpr std::array<const char*, 4> kTypes{"ring", "pores", "gills", "other"};

struct Forest {
  std::string tile{};
  Spot at{};
  int carbon{};
  int cubes{};
  int value{};

  friend bool operator==(const Forest&, const Forest&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("tile", &Forest::tile),
                           field("at", &Forest::at),
                           field("carbon", &Forest::carbon),
                           field("cubes", &Forest::cubes),
                           field("value", &Forest::value));
  }
};

struct Turn {
  std::optional<std::vector<std::string>> granted{};
  std::optional<std::string> source{};
  std::optional<std::string> program{};
  std::optional<int> step{};
  std::optional<int> until{};
  std::optional<int> done{};
  std::optional<int> again{};
  std::optional<int> paid{};
  std::optional<std::string> here{};
  std::optional<std::string> shown{};
  std::optional<std::string> carbon{};
  std::optional<int> plant{};
  std::optional<int> steps{};
  std::optional<int> powers{};
  std::optional<int> absorbed{};
  std::optional<int> gained{};
  std::optional<int> rooted{};
  std::optional<int> emptied{};
  std::optional<int> moved{};

  friend bool operator==(const Turn&, const Turn&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("granted", &Turn::granted),
                           field("source", &Turn::source),
                           field("program", &Turn::program),
                           field("step", &Turn::step),
                           field("until", &Turn::until),
                           field("done", &Turn::done),
                           field("again", &Turn::again),
                           field("paid", &Turn::paid),
                           field("here", &Turn::here),
                           field("shown", &Turn::shown),
                           field("carbon", &Turn::carbon),
                           field("plant", &Turn::plant),
                           field("steps", &Turn::steps),
                           field("powers", &Turn::powers),
                           field("absorbed", &Turn::absorbed),
                           field("gained", &Turn::gained),
                           field("rooted", &Turn::rooted),
                           field("emptied", &Turn::emptied),
                           field("moved", &Turn::moved));
  }
};

struct Goal {
  std::string goal{};
  Message name{};
  std::vector<int> counts{};
  std::string source{};
  std::optional<std::vector<int>> table{};
  std::optional<std::vector<int>> places{};
  std::optional<int> each{};

  friend bool operator==(const Goal&, const Goal&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("goal", &Goal::goal),
                           field("name", &Goal::name),
                           field("counts", &Goal::counts),
                           field("source", &Goal::source),
                           field("table", &Goal::table),
                           field("places", &Goal::places),
                           field("each", &Goal::each));
  }
};

struct Elder {
  std::optional<std::string> next{};
  std::optional<std::string> now{};
  std::vector<std::string> out{};
  int player{};
  std::optional<Message> text{};

  friend bool operator==(const Elder&, const Elder&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("next", &Elder::next, OrNull()),
                           field("now", &Elder::now, OrNull()),
                           field("out", &Elder::out),
                           field("player", &Elder::player),
                           field("text", &Elder::text));
  }
};

struct Plant {
  Spot at{};
  int carbon{};
  std::vector<std::string> roots{};
  bool tree{};

  friend bool operator==(const Plant&, const Plant&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("at", &Plant::at),
                           field("carbon", &Plant::carbon),
                           field("roots", &Plant::roots),
                           field("tree", &Plant::tree));
  }
};

struct Player {
  std::vector<int> stock{};
  std::vector<int> marks{};
  std::vector<std::string> ready{};
  int track{};
  std::optional<std::string> end{};
  int hand{};
  std::vector<int> bonus{};
  std::map<std::string, std::string> shown{};
  std::vector<Plant> plants{};

  friend bool operator==(const Player&, const Player&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("stock", &Player::stock),
                           field("marks", &Player::marks),
                           field("ready", &Player::ready),
                           field("track", &Player::track),
                           field("end", &Player::end, OrNull()),
                           field("hand", &Player::hand),
                           field("bonus", &Player::bonus),
                           field("shown", &Player::shown),
                           field("plants", &Player::plants));
  }
};

struct Mine {
  std::vector<std::string> hand{};
  std::map<std::string, std::string> bonus{};
  std::vector<std::map<std::string, int>> left{};

  friend bool operator==(const Mine&, const Mine&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("hand", &Mine::hand),
                           field("bonus", &Mine::bonus),
                           field("left", &Mine::left));
  }
};

struct Limits {
  int seedlings{};
  int trees{};
  int roots{};

  friend bool operator==(const Limits&, const Limits&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("seedlings", &Limits::seedlings),
                           field("trees", &Limits::trees),
                           field("roots", &Limits::roots));
  }
};

struct Face {
  Message name{};
  std::optional<std::string> type{};
  std::optional<Message> cost{};
  std::vector<Message> text{};
  std::vector<int> points{};
  int spaces{};
  int adjacent{};
  std::string source{};

  friend bool operator==(const Face&, const Face&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("name", &Face::name),
                           field("type", &Face::type, OrNull()),
                           field("cost", &Face::cost, OrNull()),
                           field("text", &Face::text),
                           field("points", &Face::points),
                           field("spaces", &Face::spaces),
                           field("adjacent", &Face::adjacent),
                           field("source", &Face::source));
  }
};

struct End {
  std::string name{};
  std::vector<Message> text{};

  friend bool operator==(const End&, const End&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("name", &End::name),
                           field("text", &End::text));
  }
};

struct View {
  std::vector<Forest> forest{};
  std::vector<std::string> discards{};
  Turn turn{};
  int pile_age{};
  int pile{};
  std::vector<std::vector<Seat>> takers{};
  std::vector<int> stacks{};
  std::vector<Goal> goals{};
  std::string stage{};
  Seat mover{};
  int round{};
  int last_round{};
  std::optional<Elder> elder{};
  std::vector<Player> players{};
  std::optional<Mine> mine{};
  Limits limits{};
  std::vector<int> stack_stones{};
  std::vector<Spot> spaces{};
  std::vector<Spot> blocked{};
  std::map<std::string, Face> faces{};
  std::vector<std::vector<Message>> stones{};
  std::vector<End> ends{};
  std::optional<Message> guide{};

  friend bool operator==(const View&, const View&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("forest", &View::forest),
                           field("discards", &View::discards),
                           field("turn", &View::turn),
                           field("pile_age", &View::pile_age),
                           field("pile", &View::pile),
                           field("takers", &View::takers),
                           field("stacks", &View::stacks),
                           field("goals", &View::goals),
                           field("stage", &View::stage),
                           field("mover", &View::mover),
                           field("round", &View::round),
                           field("last_round", &View::last_round),
                           field("elder", &View::elder),
                           field("players", &View::players),
                           field("mine", &View::mine),
                           field("limits", &View::limits),
                           field("stack_stones", &View::stack_stones),
                           field("spaces", &View::spaces),
                           field("blocked", &View::blocked),
                           field("faces", &View::faces),
                           field("stones", &View::stones),
                           field("ends", &View::ends),
                           field("guide", &View::guide));
  }
};

}  // namespace understory::cli::views::undergrove
