// `understory arena`, the program itself: random bots play, and the journal has what came of it.
#include "tests/cli/program.hpp"
#include "tests/doors/doors.hpp"

namespace understory::doors {
namespace {

using nlohmann::json;

class ArenaVisit final : public Visit {
 public:
  explicit ArenaVisit(Standing standing) : standing_(std::move(standing)) {}
  std::vector<Offered> offers() override { return {}; }
  std::string make(const std::string& /*move*/) override { return nobody_asked(); }
  std::vector<Hinted> hints() override { return {Hinted{{}, {}, nobody_asked()}}; }
  std::string undo() override { return nobody_asked(); }
  std::string seen() override { return nobody_asked(); }
  Standing standing() override { return standing_; }
  std::string say(const std::string& /*line*/) override { return nobody_asked(); }

 private:
  static std::string nobody_asked() {
    ADD_FAILURE() << "an arena asks nobody";
    return {};
  }
  Standing standing_;
};

Entered enter_arena(const Beginning& beginning) {
  const Folder folder;
  cli_test::Arguments words{"arena", "--game", beginning.game.info.name, "--games", "1", "--threads", "1"};
  words.insert(words.end(), {"--bots", "random,random@1", "--journal", folder.path("journal")});
  words.insert(words.end(), {"--seats", std::to_string(beginning.setup.seats)});
  for (const std::string& word : options_of(beginning, folder)) words.push_back(word);
  const cli_test::Outcome outcome = cli_test::run(words);
  if (outcome.status != 0) return {nullptr, outcome.err.substr(0, outcome.err.find('\n'))};
  for (const std::string& line : cli_test::lines_of(folder.read("journal"))) {
    const json game = json::parse(line);
    if (game.value("game", json()) == 0)
      return {std::make_unique<ArenaVisit>(Standing{game.at("scores"), game.at("ranks"), true}), ""};
  }
  ADD_FAILURE() << "the first game is not in the journal";
  return {};
}

}  // namespace

// Whole games between bots, two seats or more.
Door arena_door() {
  Door door{.name = kDoorNames[3], .enter = enter_arena};
  door.least_seats = 2;
  door.asks = false;
  return door;
}

}  // namespace understory::doors
