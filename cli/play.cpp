#include <algorithm>
#include <array>
#include <utility>

#include "cli/files.hpp"
#include "cli/look.hpp"
#include "cli/seed.hpp"
#include "cli/session.hpp"
#include "cli/setup.hpp"
#include "cli/subcommands.hpp"
#include "engine/refusal.hpp"

namespace understory::cli {
namespace {

ChanceKey seed_as_asked(const Arguments& arguments) {
  if (const auto text = arguments.text("--seed")) {
    try {
      return parse_chance_key(*text);
    } catch (const Refusal& refusal) {
      throw in_option("--seed", refusal);
    }
  }
  return random_seed();
}

ColorWish color_as_asked(const Arguments& arguments) {
  static constexpr std::array<std::pair<const char*, ColorWish>, 3> kWishes{
      {{"auto", ColorWish::automatic}, {"always", ColorWish::always}, {"never", ColorWish::never}}};
  const std::string asked = arguments.text("--color").value_or("auto");
  for (const auto& [word, wish] : kWishes)
    if (asked == word) return wish;
  throw Refusal(Message("cli.error.color", {{"value", asked}}));
}

std::optional<Seating> seating_as_asked(const Arguments& arguments) {
  const auto text = arguments.text("--seats");
  if (!text) return {};
  try {
    return parse_seating(*text);
  } catch (const Refusal& refusal) {
    throw in_option("--seats", refusal);
  }
}

Session new_session(const Arguments& arguments) {
  const AnyGame& game = find_game(arguments.text("GAME").value_or(all_games().front().info.name));
  Session session;
  const int usual = std::clamp(2, game.info.least_seats, game.info.most_seats);
  session.seating = seating_as_asked(arguments).value_or(default_seating(usual));
  session.match = match_as_asked(arguments, game, static_cast<int>(session.seating.size()));
  return session;
}

// Who sat at the table of the record sits there again, unless --seats says otherwise.
Seating seating_of(const Record& record, const std::string& path, const Arguments& arguments) {
  if (const auto asked = seating_as_asked(arguments)) {
    if (static_cast<int>(asked->size()) == record.seats) return *asked;
    throw Refusal(Message("cli.error.resume-seats",
                          {{"seats", record.seats}, {"given", static_cast<std::int64_t>(asked->size())}}));
  }
  if (record.players.empty()) return default_seating(record.seats);
  try {
    check_seating(record.players);
  } catch (const Refusal& refusal) {
    throw in_file(path, refusal);
  }
  return record.players;
}

Session resumed_session(const Arguments& arguments, const std::string& path) {
  for (const char* other : {"--position", "--option"})
    if (arguments.has(other))
      throw Refusal(Message("cli.error.not-together", {{"first", "--resume"}, {"second", other}}));
  const Record record = record_in(path);
  const AnyGame& game = game_of_record(record, path);
  if (const auto asked = arguments.text("GAME"); asked && *asked != record.game)
    throw Refusal(Message("cli.error.resume-game", {{"file", path}, {"game", record.game}, {"asked", *asked}}));
  Session session;
  session.match = match_of_record(record, path, pack_as_asked(arguments, game));
  session.seating = seating_of(record, path, arguments);
  return session;
}

}  // namespace

void declare_play(Arguments& arguments) {
  arguments.positional("GAME");
  arguments.option("--seats", "seating");
  declare_setup(arguments);
  arguments.option("--seed");
  arguments.option("--resume");
  arguments.flag("--plain");
  arguments.option("--color");
}

int run_play(const Arguments& arguments, Console& console) {
  console.look = look_of(console.around, color_as_asked(arguments), arguments.has("--plain"));
  const auto resumed = arguments.text("--resume");
  Session session = resumed ? resumed_session(arguments, *resumed) : new_session(arguments);
  session.seed = seed_as_asked(arguments);
  console.look.seats = inks_of(session.match->info());
  if (console.look.colors != Colors::none) restore_colors_on_interrupt();
  return play_session(session, console);
}

}  // namespace understory::cli
