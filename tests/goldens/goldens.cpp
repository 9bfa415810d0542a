// Recorded matches that every compiler has to play alike: gcc, clang and, under node, WebAssembly.
//
//   goldens [DIR]           replays every golden that DIR/index.json names, and plays its seed again, by its bots
//   goldens [DIR] --write   makes them anew; the commit says why they changed
//
// A golden holds the record of a match, its state's hash after every ten moves, the scores, and the keys of what
// happened at the last move. No test library here, so that it runs where there is none.
#include <algorithm>
#include <cstdint>
#include <exception>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "catalog/bots.hpp"
#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "locales/words.hpp"
#include "tests/catalog/matches.hpp"

namespace understory {
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

std::unique_ptr<AnyMatch> begin(const json& plan) {
  const AnyGame& game = find_game(plan.at("game").get<std::string>());
  return game.new_match({plan.at("seats").get<int>(), options_from_json(plan.at("options")), {}});
}

// Moves at random, or by the bots of the plan, which think in integers for this reason.
std::vector<MoveWord> moves_of(const json& plan) {
  const auto match = begin(plan);
  const auto seed = plan.at("seed").get<std::uint64_t>();
  if (!plan.contains("bots")) {
    play_random(*match, seed);
    return match->moves();
  }
  const ChanceKey key = key_of(seed);
  Limits limits;
  limits.iterations = plan.at("iterations").get<std::uint32_t>();
  std::vector<std::unique_ptr<AnyBot>> bots;
  for (const auto& bot : plan.at("bots")) bots.push_back(make_bot(*match, bot.get<std::string>(), key));
  for (Seat actor = match->actor(); actor != kNobody; actor = match->actor())
    match->apply(actor == kChance ? match->draw(key) : bots.at(raw(actor))->choose(*match, limits));
  return match->moves();
}

// The golden that these moves make.
json golden_of(const json& plan, const std::vector<MoveWord>& moves) {
  const auto match = begin(plan);
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
std::string complaint(const json& plan, const json& golden) {
  const Record record = record_from_json(golden.at("record"));
  const auto replayed = replay_record(record);
  if (std::string wrong = difference(golden, golden_of(plan, replayed->moves())); !wrong.empty()) return wrong;
  if (replayed->actor() != kNobody) return "the match is not over";
  const std::vector<MoveWord> moves = moves_of(plan);
  for (std::size_t i = 0; i < std::max(moves.size(), record.moves.size()); ++i) {
    const std::string expected = i < record.moves.size() ? record.moves[i] : "nothing";
    const std::string found = i < moves.size() ? replayed->format(moves[i]) : "nothing";
    if (found != expected) return "move " + std::to_string(i + 1) + " is " + found + ", not " + expected;
  }
  return {};
}

std::string complaint_in_words(const json& plan, const std::string& path) {
  try {
    return complaint(plan, parse_json(read_text(path)));
  } catch (const Refusal& refusal) {
    return Words::in("en").say(refusal.reason);
  } catch (const std::exception& error) {
    return error.what();
  }
}

int run(const std::string& directory, bool write) {
  int passed = 0;
  int failed = 0;
  for (const json& plan : json::parse(read_text(directory + "/index.json"))) {
    const auto name = plan.at("file").get<std::string>();
    const std::string path = directory + "/" + name;
    if (write) write_text(path, golden_of(plan, moves_of(plan)).dump(1) + "\n");
    const std::string wrong = complaint_in_words(plan, path);
    std::cout << name << ": " << (wrong.empty() ? "passed" : wrong) << '\n';
    ++(wrong.empty() ? passed : failed);
  }
  std::cout << passed << " passed, " << failed << " failed\n";
  return passed > 0 && failed == 0 ? 0 : 1;
}

}  // namespace
}  // namespace understory

int main(int count, char** arguments) {
  std::string directory = UNDERSTORY_SOURCE_DIR "/tests/goldens";
  bool write = false;
  for (const std::string& argument : std::vector<std::string>(arguments + 1, arguments + count)) {
    if (argument == "--write")
      write = true;
    else
      directory = argument;
  }
  try {
    return understory::run(directory, write);
  } catch (const std::exception& error) {
    std::cout << "goldens: " << error.what() << '\n';
    return 2;
  }
}
