// A golden holds the record of a match, its state's hash after every ten moves, the scores, and the keys of what
// happened at the last move.
#include "tests/goldens/goldens.hpp"

#include <algorithm>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "locales/words.hpp"

namespace understory::goldens {
namespace {

using nlohmann::json;

constexpr std::size_t kMovesPerHash = 10;

std::string read_text(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void write_text(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  if (!file.flush()) throw std::runtime_error("cannot write " + path);
}

// The golden that these moves make.
json golden_of(const AnyGame& game, const json& plan, const std::vector<MoveWord>& moves) {
  const auto match = begin(game, plan);
  json hashes = json::array();
  for (const MoveWord move : moves) {
    match->apply(move);
    if (match->moves().size() % kMovesPerHash == 0) hashes.push_back(format_hash(match->hash()));
  }
  json scores = json::array();
  const Scores standing = match->score_sheet().scores;
  for (const Seat seat : seats_up_to(standing.seats)) scores.push_back(standing.total[seat]);
  json end = json::array();
  const auto last = match->log(kReferee, moves.size() - 1);
  for (const Happening& happening : last.at(0)) end.push_back(happening.text.key);
  return {{"record", record_to_json(match->record())}, {"hashes", hashes}, {"scores", scores}, {"end", end}};
}

// Where two goldens differ first; empty if they are the same.
std::string difference(const json& expected, const json& found) {
  const json changes = json::diff(expected, found);
  if (changes.empty()) return {};
  const json::json_pointer place(changes.front().at("path").get<std::string>());
  const auto shown = [&](const json& golden) { return golden.contains(place) ? golden.at(place).dump() : "nothing"; };
  return place.to_string() + " is " + shown(found) + ", not " + shown(expected);
}

// What is wrong with a golden; empty if it stands.
std::string complaint(const AnyGame& game, const json& plan, const json& golden) {
  const Record record = record_from_json(golden.at("record"));
  const auto replayed = replay_record(record);
  if (std::string wrong = difference(golden, golden_of(game, plan, replayed->moves())); !wrong.empty()) return wrong;
  if (replayed->actor() != kNobody) return "the match is not over";
  const std::vector<MoveWord> moves = moves_of(game, plan);
  for (std::size_t i = 0; i < std::max(moves.size(), record.moves.size()); ++i) {
    const std::string expected = i < record.moves.size() ? record.moves[i] : "nothing";
    const std::string found = i < moves.size() ? replayed->format(moves[i]) : "nothing";
    if (found != expected) return "move " + std::to_string(i + 1) + " is " + found + ", not " + expected;
  }
  return {};
}

std::string complaint_in_words(const AnyGame& game, const json& plan, const std::string& path) {
  try {
    return complaint(game, plan, parse_json(read_text(path)));
  } catch (const Refusal& refusal) {
    return Words::in("en").say(refusal.reason);
  } catch (const std::exception& error) {
    return error.what();
  }
}

// The plans of a game; if there are none, they are made where that is asked for.
json plans_in(const std::string& folder, const AnyGame& game, bool write) {
  const std::string path = folder + "plans.json";
  if (std::filesystem::exists(path)) return json::parse(read_text(path));
  if (!write) return json::array();
  const json plans = new_plans(game);
  std::string text;
  for (const json& plan : plans) text += (text.empty() ? "[\n " : ",\n ") + plan.dump();
  std::filesystem::create_directories(folder);
  write_text(path, text + "\n]\n");
  return plans;
}

}  // namespace

int run(const std::string& directory, bool write, const std::string& only) {
  int passed = 0;
  int failed = 0;
  const auto tell = [&](const std::string& name, const std::string& wrong) {
    std::cout << name << ": " << (wrong.empty() ? "passed" : wrong) << '\n';
    ++(wrong.empty() ? passed : failed);
  };
  for (const AnyGame& game : all_games()) {
    if (!only.empty() && game.info.name != only) continue;
    const std::string folder = folder_of(game.info) + "/";
    const json plans = plans_in(directory + "/" + folder, game, write);
    if (plans.empty()) tell(folder, "there are none; goldens --write makes them");
    for (const json& plan : plans) {
      const std::string name = folder + plan.at("file").get<std::string>();
      const std::string path = directory + "/" + name;
      if (write) write_text(path, golden_of(game, plan, moves_of(game, plan)).dump(1) + "\n");
      tell(name, complaint_in_words(game, plan, path));
    }
  }
  std::cout << passed << " passed, " << failed << " failed\n";
  return passed > 0 && failed == 0 ? 0 : 1;
}

}  // namespace understory::goldens
