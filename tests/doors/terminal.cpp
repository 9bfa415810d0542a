// `understory play`, over streams: somebody types a line and reads what comes before the next question.
#include <condition_variable>
#include <istream>
#include <mutex>
#include <ostream>
#include <regex>
#include <sstream>
#include <streambuf>
#include <thread>

#include "cli/arguments.hpp"
#include "cli/command.hpp"
#include "cli/report.hpp"
#include "cli/subcommands.hpp"
#include "tests/doors/doors.hpp"

namespace understory::doors {
namespace {

// Hands lines from the one who types to the program that reads, in another thread. Each waits for the other.
class TypedLines final : public std::streambuf {
 public:
  // Both return when the program asks for the next line, or has ended.
  void wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return asked_ || ended_; });
  }
  void type(const std::string& line) {
    {
      const std::lock_guard lock(mutex_);
      line_ = line + "\n";
      asked_ = false;
      changed_.notify_all();
    }
    wait();
  }
  void hang_up() {
    const std::lock_guard lock(mutex_);
    hung_up_ = true;
    changed_.notify_all();
  }
  void end() {
    const std::lock_guard lock(mutex_);
    ended_ = true;
    changed_.notify_all();
  }

 protected:
  int_type underflow() override {
    std::unique_lock lock(mutex_);
    asked_ = true;
    changed_.notify_all();
    changed_.wait(lock, [&] { return !asked_ || hung_up_; });
    if (asked_) return traits_type::eof();
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_.front());
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::string line_;
  bool asked_ = false;
  bool hung_up_ = false;
  bool ended_ = false;
};

cli::Surroundings pipe_surroundings() {
  cli::Surroundings around;
  around.variable = [](const char* name) { return std::string(name == std::string("LANG") ? "C.UTF-8" : ""); };
  return around;
}

cli::Console console_between(std::istream& in, std::ostream& out, std::ostream& err) {
  const cli::Surroundings around = pipe_surroundings();
  return {Words::in("en"), around, cli::look_of(around, cli::ColorWish::never, true), in, out, err};
}

// The last sentence that was complained, without the program's name and the line's number.
std::string complained(const std::string& text) {
  static const std::regex kBefore("^understory: (line [0-9]+: )?");
  return std::regex_replace(text.substr(0, text.find('\n')), kBefore, "");
}

class TerminalVisit final : public Visit {
 public:
  explicit TerminalVisit(const Beginning& beginning) {
    std::string seating = "human";
    for (int seat = 1; seat < beginning.setup.seats; ++seat) seating += ",human";
    words_ = {"understory", "play", beginning.game.info.name, "--plain", "--seats", seating};
    for (const std::string& word : options_of(beginning, folder_)) words_.push_back(word);
    program_ = std::thread([this] { run(); });
    lines_.wait();
  }
  ~TerminalVisit() override {
    lines_.hang_up();
    program_.join();
  }

  std::string refused() const { return complained(err_.str()); }

  std::vector<Offered> offers() override {
    std::vector<Offered> offers;
    std::istringstream rows(typed("moves"));
    for (std::string row; std::getline(rows, row);) {
      const std::size_t move = row.find(". ") + 2;
      const std::size_t label = row.find(": ", move);
      offers.push_back({row.substr(move, label - move), row.substr(label + 2)});
    }
    return offers;
  }
  std::string make(const std::string& move) override { return say(move); }
  // A plan is two lines: "Plan 1, move 7: e5-e6. Embers go from e5 to e6." and what is said of it.
  std::vector<Hinted> hints() override {
    static const std::regex kFirst("Plan [0-9]+, move ([0-9]+): (.*?)\\. .*");
    static const std::regex kRest("(?:Then (.*?)\\. )?(It .*?\\.)? ?Points then: (.*?)\\. .*");
    static const std::regex kPoints("((?:−)?)([0-9]+)(?:,| and|$)");
    std::vector<Hinted> hints;
    const std::vector<Offered> offered = offers();
    std::istringstream rows(typed("hint"));
    for (std::string first, rest; std::getline(rows, first) && std::getline(rows, rest);) {
      std::smatch said;
      std::smatch more;
      if (!std::regex_match(first, said, kFirst) || !std::regex_match(rest, more, kRest)) {
        ADD_FAILURE() << first << "\n" << rest;
        return hints;
      }
      EXPECT_EQ(offered.at(std::stoul(said[1]) - 1).move, said[2]);
      Hinted hint{{said[2]}, {}, more[2]};
      const std::string points = more[3];
      for (std::sregex_iterator found(points.begin(), points.end(), kPoints), end; found != end; ++found)
        hint.points.push_back(std::stoll((*found)[2]) * ((*found)[1].length() > 0 ? -1 : 1));
      std::istringstream then(more[1]);
      for (std::string move; std::getline(then, move, ';'); then >> std::ws) hint.moves.push_back(move);
      hints.push_back(std::move(hint));
    }
    return hints;
  }
  std::string undo() override { return say("undo"); }
  std::string seen() override { return typed("board"); }
  Standing standing() override {
    static const std::regex kTotal("(?:and|:) total ((?:−)?)([0-9,]+)\\.\n");
    const std::string sheet = typed("score");
    Standing standing{{}, {}, offers().empty()};
    for (std::sregex_iterator found(sheet.begin(), sheet.end(), kTotal), end; found != end; ++found) {
      std::string digits = (*found)[2];
      digits.erase(std::remove(digits.begin(), digits.end(), ','), digits.end());
      standing.totals.push_back(std::stoll(digits) * ((*found)[1].length() > 0 ? -1 : 1));
    }
    return standing;
  }
  std::string say(const std::string& line) override {
    typed(line);
    return refused();
  }

 private:
  void run() {
    static constexpr std::array<cli::Subcommand, 1> kPlay{{{"play", cli::declare_play, cli::run_play}}};
    std::vector<const char*> pointers;
    for (const std::string& word : words_) pointers.push_back(word.c_str());
    std::istream in(&lines_);
    cli::Console console = console_between(in, out_, err_);
    try {
      cli::run_command_line(kPlay, static_cast<int>(pointers.size()), pointers.data(), console);
    } catch (const Refusal& refusal) {
      console.complain(refusal);
    }
    lines_.end();
  }
  std::string typed(const std::string& line) {
    out_.str("");
    err_.str("");
    lines_.type(line);
    return out_.str();
  }

  Folder folder_;
  std::vector<std::string> words_;
  std::ostringstream out_;
  std::ostringstream err_;
  TypedLines lines_;
  std::thread program_;
};

Entered enter_terminal(const Beginning& beginning) {
  auto visit = std::make_unique<TerminalVisit>(beginning);
  std::string refused = visit->refused();
  return refused.empty() ? Entered{std::move(visit), ""} : Entered{nullptr, std::move(refused)};
}

std::string terminal_question(std::size_t bytes) { return "moves" + std::string(bytes - 5, ' '); }

std::vector<std::string> terminal_nonsense() {
  return {"fish", "999999", "moves now", "hint me", "save", "why", "undo 2", "-1", "{\"cmd\": \"legal\"}", "\xff\xfe"};
}

std::string shown_on_terminal(const AnyMatch& match) {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  const cli::Console console = console_between(in, out, err);
  const bool over = match.actor() == kNobody;
  const Message player("cli.player." + std::string(match.seats() == 1 ? "you" : "human"));
  const std::vector<std::string> players(static_cast<std::size_t>(match.seats()), console.spoken(player));
  const Seat viewer = over && match.seats() > 1 ? kSpectator : over ? Seat{0} : match.actor();
  const cli::Scene scene = cli::scene_of(console, match, viewer, players, 0);
  const cli::Section& board = cli::board_of(match.info().name).sections.front();
  for (const cli::Line& line : cli::lines_of_section(console, board, scene)) console.print(line);
  return out.str();
}

}  // namespace

Door terminal_door() {
  Door door{.name = kDoorNames[0], .enter = enter_terminal};
  // People sit at all seats, as at a table.
  door.makes_forced = [](const AnyMatch& match) { return match.seats() == 1 || match.forced().has_value(); };
  door.longest = cli::kLongestTyped;
  door.question = terminal_question;
  door.nonsense = terminal_nonsense;
  door.shown = shown_on_terminal;
  return door;
}

}  // namespace understory::doors
