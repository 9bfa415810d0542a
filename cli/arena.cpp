// `understory arena`: bots play each other and get ratings.
#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <ostream>
#include <thread>
#include <utility>

#include "arena/figures.hpp"
#include "arena/journal.hpp"
#include "arena/plots.hpp"
#include "arena/report.hpp"
#include "arena/run.hpp"
#include "arena/summary.hpp"
#include "cli/files.hpp"
#include "cli/progress.hpp"
#include "cli/seed.hpp"
#include "cli/setup.hpp"
#include "cli/subcommands.hpp"
#include "cli/version.hpp"
#include "engine/json.hpp"

namespace understory::cli {
namespace {

using namespace arena;  // NOLINT(google-build-using-namespace): this file is their wiring

constexpr int kMostPoints = 1'000;
constexpr std::array<const char*, 3> kFiles{"--journal", "--html", "--svg"};

// What an option's value is refused for is said of the option.
template <class Read>
auto of_option(const std::string& option, Read&& read) {
  try {
    return read();
  } catch (const Refusal& refusal) {
    throw in_option(option, refusal);
  }
}

Thinking thinking_as_asked(const Arguments& arguments) {
  if (arguments.has("--ms") && arguments.has("--iterations"))
    throw Refusal(Message("cli.error.not-together", {{"first", "--ms"}, {"second", "--iterations"}}));
  Thinking thinking;
  if (arguments.has("--ms")) thinking.ms = arguments.needed_number("--ms", 1, kMostMs);
  if (arguments.has("--iterations"))
    thinking.iterations = static_cast<std::uint32_t>(arguments.needed_number("--iterations", 1, kMostIterations));
  return thinking;
}

std::optional<int> points_in(std::string_view text) {
  int points = 0;
  const auto parsed = std::from_chars(text.data(), text.data() + text.size(), points);
  const bool whole = parsed.ec == std::errc() && parsed.ptr == text.data() + text.size();
  return whole && std::abs(points) <= kMostPoints ? std::optional(points) : std::nullopt;
}

SprtBounds parse_bounds(const std::string& text) {
  const std::size_t comma = std::min(text.find(','), text.size());
  const auto weaker = points_in(text.substr(0, comma));
  const auto stronger = points_in(std::string_view(text).substr(std::min(comma + 1, text.size())));
  if (!weaker || !stronger || *weaker >= *stronger) throw Refusal(Message("arena.refused.sprt", {{"text", text}}));
  SprtBounds bounds;
  bounds.weaker = *weaker;
  bounds.stronger = *stronger;
  return bounds;
}

Tournament tournament_as_asked(const Arguments& arguments) {
  Tournament tournament;
  tournament.version = kVersion;
  const std::string bots = arguments.needed("--bots");
  const Thinking thinking = thinking_as_asked(arguments);
  tournament.entrants = of_option("--bots", [&] { return parse_entrants(bots, thinking); });
  tournament.games = arguments.needed_number("--games", 1, kMostGames);
  tournament.ladder = arguments.has("--ladder");
  if (arguments.has("--opening")) tournament.opening = arguments.needed_number("--opening", 0, kLongestOpening);
  if (const auto bounds = arguments.text("--sprt")) {
    const auto count = static_cast<std::int64_t>(tournament.entrants.size());
    tournament.sprt = of_option("--sprt", [&] { return parse_bounds(*bounds); });
    if (count != 2) throw in_option("--sprt", Refusal(Message("arena.refused.sprt-bots", {{"count", count}})));
  }
  return tournament;
}

void check_files(const Arguments& arguments) {
  for (std::size_t a = 0; a < kFiles.size(); ++a)
    for (std::size_t b = a + 1; b < kFiles.size(); ++b)
      if (arguments.has(kFiles[a]) && arguments.text(kFiles[a]) == arguments.text(kFiles[b]))
        throw Refusal(Message("arena.refused.same-file", {{"first", kFiles[a]}, {"second", kFiles[b]}}));
  for (const char* option : {"--html", "--svg"})
    if (const auto path = arguments.text(option)) check_can_replace(*path);
}

// The seed as asked for, or that of the journal, or a new one.
ChanceKey seed_as_asked(const Arguments& arguments, const std::string& journal) {
  const auto asked = arguments.text("--seed");
  if (asked) return of_option("--seed", [&] { return parse_chance_key(*asked); });
  const auto kept = seed_of_journal(journal);
  return kept ? *kept : random_seed();
}

// The journal's file, once it is known to be of this run, and the games in it.
class JournalKeeper {
 public:
  JournalKeeper(const std::string& path, const Arguments& arguments, Tournament& tournament) : file_(path) {
    try {
      const std::string text = file_.content();
      tournament.seed = seed_as_asked(arguments, text);
      Journal journal = read_journal(text, tournament);
      file_.cut(journal.bytes);
      if (journal.bytes == 0) file_.append(journal_head(tournament));
      results_ = std::move(journal.results);
    } catch (const Refusal& refusal) {
      throw in_file(path, refusal);
    }
  }

  Results take_results() { return std::move(results_); }
  void keep(std::int64_t game, const GameResult& result) { file_.append(journal_line(game, result)); }

 private:
  GrowingFile file_;
  Results results_;
};

std::vector<Message> leaders_of(const Tournament& tournament, const Results& results) {
  const Summary summary = summarise(tournament, results);
  std::vector<Message> leaders;
  for (const std::size_t i : by_rating(summary))
    if (summary.standings[i].games > 0)
      leaders.push_back(Message("arena.progress.leader", {{"bot", tournament.entrants[i].name},
                                                          {"rating", rating_of(summary.standings[i].rating)}}));
  return leaders;
}

void print_table(const Console& console, const Tournament& tournament, const Summary& summary) {
  std::vector<std::vector<std::string>> rows(1);
  for (const char* key : {"arena.column.name", "arena.column.games", "arena.column.firsts", "arena.column.score",
                          "arena.column.margin", "arena.column.ms", "arena.column.rating"})
    rows[0].push_back(console.spoken(Message(key)));
  for (const std::size_t i : by_rating(summary)) {
    const Standing& of = summary.standings[i];
    const double firsts = of.games == 0 ? 0 : of.firsts / static_cast<double>(of.games);
    rows.push_back({tournament.entrants[i].name, console.spoken(Message("arena.figure.number", {{"value", of.games}})),
                    console.spoken(percent(firsts)), console.spoken(decimal(of.mean_score)),
                    console.spoken(lead(of.mean_margin)), console.spoken(decimal(of.ms_per_turn)),
                    console.spoken(rating_of(of.rating))});
  }
  std::vector<std::size_t> widths(rows[0].size());
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
  for (const auto& row : rows) {
    const bool head = &row == &rows.front();
    Line line{{pad_right(row[0], widths[0]), head ? Ink::faint : Ink::plain, !head}};
    for (std::size_t i = 1; i < row.size(); ++i)
      line.push_back(
          {"  " + pad_left(row[i], widths[i]), head ? Ink::faint : Ink::plain, !head && i + 1 == row.size()});
    console.print(line);
  }
}

// In a ladder what counts is each step of it.
void print_steps(const Console& console, const Tournament& tournament, const Summary& summary) {
  for (const Meeting& meeting : summary.meetings) {
    if (meeting.games == 0) continue;
    const double share = meeting.score / static_cast<double>(meeting.games);
    const bool up = share < 0.5;
    console.say(Message("arena.said.step", {{"winner", tournament.entrants[up ? meeting.b : meeting.a].name},
                                            {"loser", tournament.entrants[up ? meeting.a : meeting.b].name},
                                            {"share", percent(up ? 1 - share : share)},
                                            {"games", meeting.games}}));
  }
}

void print_summary(const Console& console, const Tournament& tournament, const Summary& summary) {
  const Schedule schedule(tournament);
  console.say(Message("arena.said.games", {{"game", Message(tournament.table.game + ".title")},
                                           {"seats", tournament.table.seats},
                                           {"games", summary.games},
                                           {"planned", schedule.games()},
                                           {"rounded", schedule.games() == tournament.games ? "no" : "yes"},
                                           {"asked", tournament.games},
                                           {"round", schedule.games_of_a_round()}}));
  if (summary.games > 0) print_table(console, tournament, summary);
  if (tournament.ladder) print_steps(console, tournament, summary);
  if (summary.test) console.say(verdict_of(tournament, summary));
  console.say(Message("arena.said.seed", {{"seed", format_chance_key(tournament.seed)}}));
}

}  // namespace

void declare_arena(Arguments& arguments) {
  arguments.option("--game");
  arguments.option("--bots");
  arguments.option("--games");
  arguments.option("--seats", "arena-seats");
  declare_setup(arguments);
  arguments.option("--ms");
  arguments.option("--iterations");
  arguments.flag("--ladder");
  arguments.option("--opening");
  arguments.option_or("--sprt", "0,30");
  arguments.option("--seed");
  arguments.option("--threads", "arena-threads");
  arguments.option("--journal");
  arguments.option("--html");
  arguments.option("--svg");
  arguments.flag("--json");
}

int run_arena(const Arguments& arguments, Console& console) {
  // Whatever can be wrong is found before anything is written or played.
  const AnyGame& game = find_game(arguments.needed("--game"));
  Tournament tournament = tournament_as_asked(arguments);
  const int seats = arguments.has("--seats") ? arguments.needed_number("--seats", 2, kMostSeats) : 2;
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const int threads = arguments.has("--threads") ? arguments.needed_number("--threads", 1, 256) : cores;
  const bool as_json = arguments.has("--json");
  const auto match = match_as_asked(arguments, game, seats);
  tournament.table = match->record();
  tournament.seed = seed_as_asked(arguments, "");
  check_files(arguments);
  std::optional<JournalKeeper> journal;
  if (const auto path = arguments.text("--journal")) journal.emplace(*path, arguments, tournament);

  Results results = journal ? journal->take_results() : Results();
  const auto done = [&] { return static_cast<std::int64_t>(results.size()); };
  {
    ProgressBar bar(console, done(), Schedule(tournament).games());
    run(tournament, *match, threads, stop_on_interrupt(), results,
        {[&](std::int64_t number, const GameResult& result) {
           if (journal) journal->keep(number, result);
         },
         [&] { bar.show(done(), [&] { return leaders_of(tournament, results); }); }});
  }

  const Summary summary = summarise(tournament, results);
  const auto html = arguments.text("--html");
  const auto svg = arguments.text("--svg");
  if (html && summary.games > 0) replace_file(*html, html_report(tournament, summary, console.words));
  if (svg && summary.games > 0) replace_file(*svg, ratings_file(tournament, summary, console.words));
  if (as_json)
    console.out << arena::to_json(tournament, summary).dump() << '\n';
  else
    print_summary(console, tournament, summary);
  return 0;
}

}  // namespace understory::cli
