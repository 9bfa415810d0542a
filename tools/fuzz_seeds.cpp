// fuzz_seeds DIR: writes what the fuzz targets begin with, for every game of the catalog: DIR/<target>/<game>-<number>.
// Longer inputs than a short run mutates well are left out.
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <string>

#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "tests/catalog/matches.hpp"

namespace understory {
namespace {

using nlohmann::json;

constexpr std::size_t kLongest = 4096;  // as in tools/fuzz

class Folder {
 public:
  Folder(std::string path, const AnyGame& game) : path_(std::move(path)), game_(game.info.name) {}

  void add(const std::string& target, const std::string& input) {
    if (input.size() > kLongest) return;
    std::filesystem::create_directories(path_ + "/" + target);
    std::ofstream file(path_ + "/" + target + "/" + game_ + "-" + std::to_string(++count_[target]), std::ios::binary);
    file << input;
  }

 private:
  std::string path_;
  std::string game_;
  std::map<std::string, int> count_;
};

std::string beginning(const AnyGame& game, const Setup& setup, const std::string& more = {}) {
  return game.info.name + " " + text_of(setup) + more + "\n";
}

void add_moves(const AnyGame& game, Folder& folder) {
  std::string bytes;
  for (int i = 0; i < 400; ++i) bytes += static_cast<char>(7 * i);
  for (const Setup& setup : setups_of(game.info)) folder.add("moves", beginning(game, setup) + bytes);
}

// Real positions; and parts of one in another, most often in the middle of a turn.
void add_positions(const AnyGame& game, Folder& folder) {
  for (const Setup& setup : setups_of(game.info)) {
    const auto match = game.new_match(setup);
    play_random(*match, 1, 40);
    const json position = match->position();
    folder.add("positions", beginning(game, setup) + position.dump());
    play_random(*match, 2, 40);
    const json later = match->position();
    for (const auto& [name, value] : later.items())
      if (value != position.value(name, json()))
        folder.add("positions", beginning(game, setup, " after=40 by=1") + json{{name, value}}.dump());
  }
}

// A move of each form: words stay, numbers and names are alike.
void add_notation(const AnyGame& game, Folder& folder) {
  const auto match = game.new_match({game.info.most_seats, {}, {}});
  play_random(*match, 3);
  std::set<std::string> forms;
  for (const MoveWord move : match->moves()) {
    const std::string text = match->format(move);
    std::string form = text.substr(0, text.find(' '));
    for (char& c : form)
      if (std::isdigit(static_cast<unsigned char>(c)) != 0) c = '0';
    if (form.size() < 8 ? forms.insert(form).second : forms.insert(form.substr(0, 8)).second)
      folder.add("notation", text);
  }
}

// The shortest game there is: the least of every number.
Setup shortest(const GameInfo& info) {
  Setup setup{info.least_seats, {}, {}};
  for (const OptionSpec& option : info.options)
    if (std::holds_alternative<std::int64_t>(option.fallback)) setup.options[option.name] = option.least;
  return setup;
}

// Lines to the program, and messages to a table, that set up and play the same moves.
void add_talks(const AnyGame& game, Folder& folder) {
  const Setup setup = shortest(game.info);
  const std::string seed(64, '7');
  const ChanceKey key = parse_chance_key(seed);
  const json options = to_json(setup.options);
  const auto match = game.new_match(setup);
  Rng rng(1);
  std::string line;
  std::string table;
  const auto say = [&](json request) { line += request.dump() + "\n"; };
  const auto tell = [&](json message) {
    message["id"] = "1";
    table += message.dump() + "\n";
  };
  say({{"cmd", "new"}, {"game", game.info.name}, {"seats", setup.seats}, {"options", options}, {"seed", seed}});
  tell({{"type", "open"},
        {"game", game.info.name},
        {"seats", setup.seats},
        {"options", options},
        {"seed", seed},
        {"pace", 0}});
  tell({{"type", "join"}});
  for (int seat = 0; seat < setup.seats; ++seat)
    tell({{"type", "sit"}, {"seat", seat}, {"player", "human"}, {"name", "Ann"}});
  tell({{"type", "start"}});
  for (int made = 0; made < 20 && match->actor() != kNobody; ++made) {
    const bool chance = match->actor() == kChance;
    const MoveWord move = chance ? match->draw(key) : match->random_move(rng);
    const std::string text = match->format(move);
    say(chance ? json{{"cmd", "roll"}} : json{{"cmd", "do"}, {"move", text}});
    if (!chance) tell({{"type", "move"}, {"version", match->moves().size()}, {"move", text}});
    match->apply(move);
  }
  for (const char* cmd : {"legal", "state", "scores", "undo", "record"}) say({{"cmd", cmd}});
  for (const char* type : {"legal", "sheet"}) tell({{"type", type}});
  folder.add("line_protocol", line);
  folder.add("table", table);
}

void add_all(const AnyGame& game, Folder folder) {
  add_moves(game, folder);
  add_positions(game, folder);
  add_notation(game, folder);
  add_talks(game, folder);
  for (const std::string& pack : game.info.packs) folder.add("packs", std::string(find_pack(game.info, pack)));
  const auto match = game.new_match(shortest(game.info));
  play_random(*match, 4);
  folder.add("records", write_record(match->record()));
}

}  // namespace
}  // namespace understory

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "fuzz_seeds DIR\n";
    return 2;
  }
  for (const auto& game : understory::all_games()) understory::add_all(game, {arguments[1], game});
}
