// What a client shows of a view besides the position: what is printed on the mushrooms and goals in sight and on the
// track, as messages; and what the rules make of the position, so that no client needs them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/message.hpp"
#include "engine/sheet_forms.hpp"
#include "games/undergrove/types.hpp"

namespace understory::undergrove {

struct Face {  // of a mushroom
  Message name;
  Type type = Type::none;
  std::optional<Message> cost;  // nothing if it is not activated
  std::vector<Message> text;
  std::vector<int> points;  // by the cubes on it
  int spaces = 0;           // for cubes (R4.5)
  int adjacent = 0;         // more for each neighbour of its type
  std::string source;

  static constexpr auto fields() {
    return std::make_tuple(field("name", &Face::name), field("type", &Face::type, OrNone<Type::none>()),
                           field("cost", &Face::cost, OrNull()), field("text", &Face::text),
                           field("points", &Face::points), field("spaces", &Face::spaces),
                           field("adjacent", &Face::adjacent), field("source", &Face::source));
  }
};

struct GoalFace {
  std::string goal;
  Message name;
  std::vector<int> counts;  // of the players
  std::string source;
  std::optional<std::vector<int>> table;
  std::optional<std::vector<int>> places;
  std::optional<int> each;

  static constexpr auto fields() {
    return std::make_tuple(field("goal", &GoalFace::goal), field("name", &GoalFace::name),
                           field("counts", &GoalFace::counts), field("source", &GoalFace::source),
                           field("table", &GoalFace::table), field("places", &GoalFace::places),
                           field("each", &GoalFace::each));
  }
};

struct EndFace {  // of a space at the end of the track
  std::string name;
  std::vector<Message> text;

  static constexpr auto fields() {
    return std::make_tuple(field("name", &EndFace::name), field("text", &EndFace::text));
  }
};

struct Limits {  // of a player's pieces (R1.5)
  int seedlings = kPlants;
  int trees = kTrees;
  int roots = kRoots;

  static constexpr auto fields() {
    return std::make_tuple(field("seedlings", &Limits::seedlings), field("trees", &Limits::trees),
                           field("roots", &Limits::roots));
  }
};

struct Extras {
  Limits limits{};
  std::vector<int> stack_stones;  // where bonus tiles lie (R2.5)
  std::vector<Spot> spaces;       // where a mushroom may lie (R5.2)
  std::vector<Spot> blocked;      // corners where nobody will ever stand (R2.7)
  std::map<std::string, Face> faces;
  std::vector<GoalFace> goals;
  std::vector<std::vector<Message>> stones;
  std::vector<EndFace> ends;
  std::optional<Message> guide;

  static constexpr auto fields() {
    return std::make_tuple(field("limits", &Extras::limits), field("stack_stones", &Extras::stack_stones),
                           field("spaces", &Extras::spaces), field("blocked", &Extras::blocked),
                           field("faces", &Extras::faces), field("goals", &Extras::goals),
                           field("stones", &Extras::stones), field("ends", &Extras::ends),
                           field("guide", &Extras::guide));
  }
};

}  // namespace understory::undergrove
