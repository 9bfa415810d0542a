#include <sstream>

#include "catalog/catalog.hpp"
#include "cli/command.hpp"
#include "cli/history.hpp"
#include "cli/look.hpp"
#include "cli/report.hpp"
#include "cli/screen.hpp"
#include "cli/seating.hpp"
#include "cli/setup.hpp"
#include "cli/subcommands.hpp"

namespace understory::cli {
namespace {

std::vector<std::string> players_of(const Console& console, const Record& record) {
  std::vector<std::string> players;
  for (const std::string& word : record.players) players.push_back(console.spoken(player_name(word)));
  players.resize(static_cast<std::size_t>(record.seats), console.spoken(Message("cli.player.unknown")));
  return players;
}

void show_end(const Console& console, const AnyMatch& match) {
  show_scores(console, match);
  if (match.actor() == kNobody) return show_result(console, match);
  console.say(Message("cli.play.stands",
                      {{"count", static_cast<std::int64_t>(match.moves().size())}, {"question", match.question()}}));
}

// Enter shows the next move, q leaves, and so does the end of the lines. Whatever else was typed ends with Enter.
bool wants_next(const Console& console) {
  try {
    const auto line = read_line(console.in);
    if (!line) console.out << '\n';
    return line && parse_command(*line).argument != "q" && parse_command(*line).verb != Verb::quit;
  } catch (const Refusal&) {
    return true;
  }
}

// "e5-e6  Embers go forward ...", as the referee's log has it.
std::vector<std::string> last_move(const Console& console, const AnyMatch& match) {
  std::ostringstream told;
  Console log{console.words, console.around, console.look, console.in, told, console.err};
  log.look.height = 0;
  show_log(log, match, kReferee, match.moves().size() - 1);
  std::string line = told.str();
  line.pop_back();
  return {line};
}

void step_through(Console& console, const AnyMatch& match, const std::vector<std::string>& players) {
  const std::size_t count = match.moves().size();
  for (std::size_t made = 0; made <= count; ++made) {
    const auto then = match_after(match, made);
    const Scene scene = scene_of(console, *then, kSpectator, players, made == 0 ? 0 : made - 1);
    if (console.look.plain) {
      if (made > 0) show_log(console, *then, kReferee, made - 1);
      show_board(console, *then, scene);
    } else {
      follow_window(console.look, console.around);
      const auto happened = made == 0 ? std::vector<std::string>() : last_move(console, *then);
      show_still(console, *then, scene, happened, static_cast<std::size_t>(console.look.height) - 1);
    }
    if (made == count) break;
    const Message ask("cli.replay.prompt",
                      {{"made", static_cast<std::int64_t>(made)}, {"count", static_cast<std::int64_t>(count)}});
    console.out << paint(console.look, {{console.spoken(ask)}}) << std::flush;
    if (!wants_next(console)) return;
  }
  show_end(console, match);
}

int verify(const Console& console, const Record& record, const std::string& path, const std::string& pack) {
  try {
    const auto match = match_of_record(record, path, pack);
    console.say(Message("cli.replay.ok", {{"file", path},
                                          {"game", Message(record.game + ".title")},
                                          {"count", static_cast<std::int64_t>(record.moves.size())},
                                          {"hash", format_hash(match->hash())}}));
    return 0;
  } catch (const Refusal& refusal) {
    console.complain(refusal);
    return 1;
  }
}

}  // namespace

void declare_replay(Arguments& arguments) {
  arguments.positional("FILE");
  arguments.flag("--verify");
  arguments.option("--pack");
  arguments.flag("--plain");
}

int run_replay(const Arguments& arguments, Console& console) {
  console.look = look_of(console.around, ColorWish::automatic, arguments.has("--plain"));
  const std::string path = arguments.needed("FILE");
  const Record record = record_in(path);
  if (arguments.has("--verify")) {
    std::string pack;
    if (arguments.has("--pack")) pack = pack_as_asked(arguments, game_of_record(record, path));
    return verify(console, record, path, pack);
  }
  const auto match = match_of_record(record, path, pack_as_asked(arguments, game_of_record(record, path)));
  console.look.seats = inks_of(find_game(record.game).info);
  const std::vector<std::string> players = players_of(console, record);
  if (console.around.typed_input && console.around.terminal_output) {
    if (console.look.colors != Colors::none) restore_colors_on_interrupt();
    step_through(console, *match, players);
    return 0;
  }
  show_log(console, *match, kReferee, 0);
  show_board(console, *match, scene_of(console, *match, kSpectator, players, last_looked(*match, kSpectator)));
  show_end(console, *match);
  return 0;
}

}  // namespace understory::cli
