// The doors through which games are played: one list, and one way to go through any of them as its users do. What is
// promised of a door is checked for every door, every game of the catalog and every number of seats:
//
//   for_every_door([](const Door& door, const Beginning& beginning) {
//     const Entered entered = door.enter(beginning);
//     ...
//   });
//
// A door and what it lacks stand in its row of all_doors(). tests/tree fails for a way into a game that has none.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "engine/chance.hpp"
#include "engine/json.hpp"
#include "tests/support/folder.hpp"

namespace understory::doors {

struct DoorName {
  const char* name;
  const char* behind;  // the subcommand of the program, or the folder that hosts tables
};
inline constexpr std::array<DoorName, 4> kDoorNames{
    {{"terminal", "play"}, {"line protocol", "engine"}, {"table", "wasm"}, {"arena", "arena"}}};

// How a match is to begin. People sit at all seats.
struct Beginning {
  const AnyGame& game;
  Setup setup;
  ChanceKey seed{};
  std::optional<nlohmann::json> position{};  // if not at the beginning
  std::size_t blanks = 0;                    // that make the position so much longer
};

struct Offered {
  std::string move;  // in notation
  std::string label;
  nlohmann::json facts{};  // what it is about, price and gain; null where the door tells people only
};

// A plan that somebody was told who asked for a hint.
struct Hinted {
  std::vector<std::string> moves;    // in notation
  std::vector<std::int64_t> points;  // of the seats when these are made
  std::string why;                   // a sentence, or nothing
};

struct Standing {
  std::vector<std::int64_t> totals;  // of the seats and, behind them, of whoever plays without one
  std::vector<std::int64_t> ranks;   // the same; empty where the door does not tell them
  bool over = false;
};

// A match on the other side of a door. Chance acts by itself. What is refused is answered by its sentence, what is done
// by nothing.
class Visit {
 public:
  Visit() = default;
  virtual ~Visit() = default;
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;

  virtual std::vector<Offered> offers() = 0;  // to the seat that is asked; none when the game is over
  virtual std::string make(const std::string& move) = 0;
  virtual std::vector<Hinted> hints() = 0;  // for the seat that is asked
  virtual std::string undo() = 0;           // as far as this door goes back
  virtual std::string seen() = 0;           // by the seat that is asked, as the door shows it
  virtual Standing standing() = 0;
  virtual std::string say(const std::string& line) = 0;  // as it is
};

struct Entered {
  std::unique_ptr<Visit> visit;
  std::string refused;  // the sentence, if there is no visit
};

struct Door {
  DoorName name;
  Entered (*enter)(const Beginning& beginning);
  int least_seats = 1;
  bool asks = true;       // false: bots play whole games, and only `standing` answers
  bool positions = true;  // a match can begin at one
  bool packs = true;      // and be played with one that is written out
  // Whether the only move of a seat is made, not offered.
  bool (*makes_forced)(const AnyMatch& match) = nullptr;
  std::size_t longest = 0;  // bytes of a line
  // A question that is always right, made this long, and lines that never are.
  std::string (*question)(std::size_t bytes) = nullptr;
  std::vector<std::string> (*nonsense)() = nullptr;
  // What `seen` shows of a match that has just begun.
  std::string (*shown)(const AnyMatch& match) = nullptr;
};

const std::vector<Door>& all_doors();

// The rows of that list, each in the file of its door.
Door terminal_door();
Door line_door();
Door table_door();
Door arena_door();

// Every door with every game and every number of seats it takes.
template <class Check>
void for_every_door(Check&& check) {
  std::uint8_t number = 0;
  for (const Door& door : all_doors())
    for (const AnyGame& game : all_games())
      for (int seats = std::max(game.info.least_seats, door.least_seats); seats <= game.info.most_seats; ++seats) {
        SCOPED_TRACE(std::string(door.name.name) + ", " + game.info.name + " with seats: " + std::to_string(seats));
        ChanceKey seed{};
        seed.fill(++number);
        check(door, Beginning{game, {seats, {}, {}}, seed});
      }
}

// What the program's options say of a beginning; the files they name are written into the folder.
std::vector<std::string> options_of(const Beginning& beginning, const Folder& folder);

// The catalog's own match, to compare with.
std::unique_ptr<AnyMatch> match_of(const Beginning& beginning);
// Lets chance act, and at some doors whoever has no choice.
void go_on(AnyMatch& match, const Beginning& beginning, const Door& door);
std::vector<std::string> moves_of(const AnyMatch& match);
Standing standing_of(const AnyMatch& match);
// Lets play those who play at a door that asks nobody.
void play_alone(AnyMatch& match, const Beginning& beginning);

std::vector<std::string> moves_of(const std::vector<Offered>& offers);
// In English; for a match as the catalog has them, whose prices and gains the conformance kit holds to the position.
std::vector<std::string> labels_of(const AnyMatch& match);
std::vector<std::string> labels_of(const std::vector<Offered>& offers);
std::vector<nlohmann::json> facts_of(const AnyMatch& match);
std::vector<nlohmann::json> facts_of(const std::vector<Offered>& offers);

// What programs are told of an offer.
nlohmann::json facts_in(const nlohmann::json& offer);

// What a visit shows stands as the match does.
void expect_same(Visit& visit, const AnyMatch& match);

// The door takes this beginning and shows the catalog's match, or both refuse it. Says whether it was taken.
bool expect_judged_alike(const Door& door, const Beginning& beginning);

// One sentence, said in words and short enough to read.
void expect_sentence(const std::string& sentence);

}  // namespace understory::doors
