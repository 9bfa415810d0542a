#include "cli/setup.hpp"

#include <unistd.h>

#include <algorithm>

#include "cli/files.hpp"
#include "engine/json.hpp"

namespace understory::cli {
namespace {

template <class Make>
decltype(auto) blaming(const std::string& path, Make&& make) {
  try {
    return make();
  } catch (const Refusal& refusal) {
    throw in_file(path, refusal);
  }
}

}  // namespace

void declare_setup(Arguments& arguments) {
  arguments.option("--pack");
  arguments.option("--option");
  arguments.option("--position");
}

std::string pack_as_asked(const Arguments& arguments, const AnyGame& game) {
  const auto asked = arguments.text("--pack");
  if (!asked) return {};
  const auto& own = game.info.packs;
  const bool named = std::find(own.begin(), own.end(), *asked) != own.end();
  const bool file = asked->find_first_of("./") != std::string::npos || access(asked->c_str(), F_OK) == 0;
  if (named || !file) return std::string(find_pack(game.info, *asked));
  std::string text = read_file(*asked);
  blaming(*asked, [&] { return game.read_pack(text); });
  return text;
}

Setup setup_as_asked(const Arguments& arguments, const AnyGame& game, int seats) {
  Setup setup{seats, {}, pack_as_asked(arguments, game)};
  for (const std::string& option : arguments.all("--option")) read_option(game.info, option, setup.options);
  return setup;
}

std::unique_ptr<AnyMatch> match_as_asked(const Arguments& arguments, const AnyGame& game, int seats) {
  const Setup setup = setup_as_asked(arguments, game, seats);
  auto match = game.new_match(setup);  // seats and options are right from here on
  const auto position = arguments.text("--position");
  if (!position) return match;
  const std::string text = read_file(*position);
  return blaming(*position, [&] { return game.from_position(setup, parse_json(text)); });
}

Record record_in(const std::string& path) {
  const std::string text = read_file(path);
  return blaming(path, [&] { return read_record(text); });
}

const AnyGame& game_of_record(const Record& record, const std::string& path) {
  return blaming(path, [&]() -> const AnyGame& { return find_game(record.game); });
}

std::unique_ptr<AnyMatch> match_of_record(const Record& record, const std::string& path, const std::string& pack_text) {
  return blaming(path, [&] { return replay_record(record, pack_text); });
}

}  // namespace understory::cli
