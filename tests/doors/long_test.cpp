// However long the input is, it gets an answer, and the match goes on.
#include <istream>
#include <streambuf>

#include "cli/command.hpp"
#include "engine/record.hpp"
#include "engine/refusal.hpp"
#include "tests/catalog/matches.hpp"
#include "tests/cli/program.hpp"
#include "tests/doors/doors.hpp"
#include "tests/support/allocations.hpp"
#include "tests/support/sanitized.hpp"

namespace understory::doors {
namespace {

using nlohmann::json;

constexpr std::size_t kLong = 20'000;
constexpr std::size_t kLonger = std::size_t{1} << 20U;
constexpr std::size_t kTooLong = std::size_t{17} << 20U;

// With sanitizers, one number of seats has to do: what is tried here does not depend on it.
bool is_tried(const Beginning& beginning) {
  return !kSanitized || beginning.setup.seats == beginning.game.info.most_seats;
}

TEST(LongLines, AreAnsweredAndTheMatchGoesOn) {
  for_every_door([](const Door& door, const Beginning& beginning) {
    if (!door.asks || !is_tried(beginning)) return;
    const Entered entered = door.enter(beginning);
    ASSERT_TRUE(entered.visit) << entered.refused;
    const auto match = match_of(beginning);
    go_on(*match, beginning, door);
    for (const std::size_t bytes : {door.longest, door.longest + 1, kLong, kLonger, kTooLong}) {
      SCOPED_TRACE(bytes);
      const std::string refused = entered.visit->say(door.question(bytes));
      EXPECT_EQ(refused.empty(), bytes <= door.longest) << refused;
      if (bytes > door.longest) expect_sentence(refused);
      const std::string nonsense = entered.visit->say(std::string(bytes, 'x'));
      EXPECT_NE(nonsense, "");
      expect_sentence(nonsense);
    }
    expect_same(*entered.visit, *match);
    const std::string move = moves_of(*match).back();
    EXPECT_EQ(entered.visit->make(move), "");
    match->apply(match->parse(move));
    go_on(*match, beginning, door);
    expect_same(*entered.visit, *match);
  });
}

TEST(LongMoves, AreRefusedInASentence) {
  for_every_door([](const Door& door, const Beginning& beginning) {
    if (!door.asks || !is_tried(beginning)) return;
    const Entered entered = door.enter(beginning);
    ASSERT_TRUE(entered.visit) << entered.refused;
    for (const std::size_t bytes : {std::size_t{3000}, kLong, kLonger}) {
      const std::string refused = entered.visit->make(std::string(bytes, 'x'));
      EXPECT_NE(refused, "");
      expect_sentence(refused);
    }
  });
}

// As a line or as a file. What is longer than either is refused.
TEST(LongPositions, AreReadOrRefused) {
  for_every_door([](const Door& door, Beginning beginning) {
    if (!door.positions || !is_tried(beginning)) return;
    auto match = match_of(beginning);
    play_random(*match, 1, 60);
    beginning.position = match->position();
    for (const std::size_t bytes : {kLong, kLonger}) {
      SCOPED_TRACE(bytes);
      beginning.blanks = bytes;
      const Entered entered = door.enter(beginning);
      ASSERT_TRUE(entered.visit) << entered.refused;
      match = match_of(beginning);
      door.asks ? go_on(*match, beginning, door) : play_alone(*match, beginning);
      expect_same(*entered.visit, *match);
    }
    beginning.blanks = kTooLong;
    const Entered entered = door.enter(beginning);
    EXPECT_FALSE(entered.visit);
    expect_sentence(entered.refused);
  });
}

TEST(LongPacks, AreRead) {
  for_every_door([](const Door& door, Beginning beginning) {
    if (!door.packs || !is_tried(beginning)) return;
    const auto& info = beginning.game.info;
    beginning.setup.pack_text = std::string(find_pack(info, info.packs.front())) + std::string(kLonger, ' ');
    EXPECT_TRUE(door.enter(beginning).visit);
  });
}

// The program itself: a record, a pack and a position in one line each, all of them longer than a person types.
TEST(LongLines, DoNotEndTheEngine) {
  for (const AnyGame& game : all_games()) {
    const auto match = game.new_match({game.info.most_seats, {}, {}});
    play_random(*match, 3);
    const json pack = json::parse(find_pack(game.info, game.info.packs.front()));
    const std::string blanks(5000, ' ');
    std::string input;
    const auto add = [&](const json& request) { input += request.dump() + blanks + "\n"; };
    add({{"cmd", "load"}, {"record", record_to_json(match->record())}, {"id", 1}});
    add({{"cmd", "new"}, {"game", game.info.name}, {"seats", 2}, {"pack", pack}, {"id", 2}});
    add({{"cmd", "set"}, {"game", game.info.name}, {"state", match->position()}, {"id", 3}});
    input += std::string(kTooLong, 'x') + "\n";
    // With sanitizers the longest is read once: its length does not depend on the game.
    const bool longest = !kSanitized || &game == &all_games().front();
    input += line_door().question(longest ? kLongestJson : kLonger) + "\n";
    add({{"cmd", "scores"}, {"id", 4}});
    const cli_test::Outcome outcome = cli_test::run({"engine"}, input);
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err, "");
    const auto lines = cli_test::lines_of(outcome.out);
    ASSERT_EQ(lines.size(), 6U) << outcome.out.substr(0, 500);
    for (const int number : {1, 2, 3}) {
      const json answer = json::parse(lines[static_cast<std::size_t>(number - 1)]);
      EXPECT_EQ(answer.at("ok"), true) << answer;
      EXPECT_EQ(answer.at("id"), number);
    }
    EXPECT_EQ(
        json::parse(lines[3]),
        json({{"ok", false},
              {"error", {{"code", "bad-request"}, {"message", "This line has more than 16,777,216 characters."}}}}));
    EXPECT_EQ(json::parse(lines[4]).at("ok"), true);
    EXPECT_EQ(json::parse(lines[5]).at("over"), true) << "the match is still there";
  }
}

// So many bytes of one line, made as they are read.
class LongLine final : public std::streambuf {
 public:
  explicit LongLine(std::size_t bytes) : left_(bytes) {}

 protected:
  int_type underflow() override {
    if (left_ == 0) return traits_type::eof();
    const std::size_t next = std::min(left_, block_.size());
    left_ -= next;
    setg(block_.data(), block_.data(), block_.data() + next);
    return traits_type::to_int_type(block_.front());
  }

 private:
  std::array<char, 4096> block_{};
  std::size_t left_;
};

TEST(LongLines, CostNoMemoryBeyondWhatIsRead) {
  const auto allocations_for = [](std::size_t bytes) {
    LongLine line(bytes);
    std::istream in(&line);
    return allocations_in([&] { EXPECT_THROW(cli::read_line(in, kLong), Refusal); });
  };
  EXPECT_EQ(allocations_for(kTooLong), allocations_for(kLong + 1));
}

}  // namespace
}  // namespace understory::doors
