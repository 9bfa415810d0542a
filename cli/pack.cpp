// `understory pack check FILE` and `understory pack show GAME [PACK]`: components with their sources.
#include <algorithm>
#include <ostream>

#include "cli/files.hpp"
#include "cli/look.hpp"
#include "cli/setup.hpp"
#include "cli/subcommands.hpp"
#include "engine/faults.hpp"
#include "engine/json.hpp"

namespace understory::cli {
namespace {

// Whose pack it is stands in the file. All its faults are told, a line each.
int check(const std::string& path, const Console& console) {
  const std::string text = read_file(path);
  try {
    const nlohmann::json pack = parse_json(text);
    const AnyGame& game = find_game(Fields(pack, "").text("game"));
    const auto components = static_cast<std::int64_t>(game.read_pack(text).items.size());
    const int games = [&] {
      const Notice notice(console, Message("cli.pack.trying"));
      return game.try_pack(text, game.setups(), 1);
    }();
    console.say(Message("cli.pack.good", {{"file", path}, {"count", components}, {"games", games}}));
    return 0;
  } catch (const Faulty& faulty) {
    for (const Refusal& fault : faulty.faults) console.complain(in_file(path, fault));
    return 2;
  } catch (const Refusal& refusal) {
    throw in_file(path, refusal);
  }
}

// On a screen the value goes on below itself.
void print_item(const std::string& head, const std::string& value, const Console& console) {
  if (console.look.height == 0) return console.print(head + value);
  const std::size_t at = width_of(head);
  for (const Line& line : hanging({{head}}, {value}, at, static_cast<std::size_t>(console.look.width), at))
    console.print(line);
}

void show(const PackSheet& pack, const Console& console) {
  constexpr std::size_t kSourceWidth = 10;
  console.say(Message("cli.pack.title", {{"name", pack.name}, {"hash", format_hash(pack.hash)}}));
  std::size_t name_width = 0;
  for (const PackItem& item : pack.items) name_width = std::max(name_width, width_of(item.name));
  for (const PackItem& item : pack.items) {
    const std::string source = console.spoken(Message("cli.pack.source." + item.source));
    if (console.look.plain)
      console.say(Message("cli.pack.item", {{"name", item.name}, {"value", item.value}, {"source", source}}));
    else
      print_item("  " + pad_right(item.name, name_width + 2) + pad_right(source, kSourceWidth), item.value, console);
  }
}

}  // namespace

void declare_pack(Arguments& arguments) {
  arguments.positional("VERB");
  arguments.positional("SUBJECT");
  arguments.positional("PACK");
}

int run_pack(const Arguments& arguments, Console& console) {
  const std::string verb = arguments.needed("VERB");
  const std::string subject = arguments.needed("SUBJECT");
  const auto name = arguments.text("PACK");
  if (verb == "check") {
    if (name) throw Refusal(Message("cli.error.unexpected", {{"text", *name}}));
    return check(subject, console);
  }
  if (verb != "show") throw Refusal(Message("cli.pack.verb", {{"verb", verb}}));
  const AnyGame& game = find_game(subject);
  show(game.read_pack(find_pack(game.info, name.value_or(game.info.packs.front()))), console);
  return 0;
}

}  // namespace understory::cli
