// Underground Panic!: the burrow zone by zone above the water, the tunnels before the gophers, what lies at the exit
// and by the chest, everybody's things, and the hand.
#include "cli/boards/views/underground_panic.hpp"

#include <algorithm>
#include <array>

#include "cli/boards/boards.hpp"

namespace understory::cli::underground_panic_parts {
namespace {

using views::underground_panic::Player;
using views::underground_panic::Space;
using views::underground_panic::View;

using Seen = views::Seen<View>;
using Lines = std::vector<Line>;
using Told = std::vector<Message>;

Message colour_name(const std::string& name) { return Message("underground-panic.colour." + name); }
Message symbol_name(const std::string& name) { return Message("underground-panic.symbol." + name); }
Message space_name(const std::string& name) {
  const bool end = name == "start" || name == "surface";
  return end ? Message("underground-panic.space." + name) : Message("underground-panic.hole", {{"name", name}});
}
Told icons_named(const std::vector<std::string>& icons) {
  Told told;
  for (const std::string& icon : icons) told.push_back(Message("underground-panic.icon." + icon));
  return told;
}

void append(Told& told, Told more) {
  for (Message& message : more) told.push_back(std::move(message));
}

// One letter for each icon; the legend says which.
std::string letters(const std::vector<std::string>& icons) {
  static const std::map<std::string, char> kLetters{
      {"red", 'R'},  {"yellow", 'Y'},   {"blue", 'B'},     {"green", 'G'}, {"black", 'K'}, {"cube", 'W'},
      {"leaf", 'L'}, {"pinecone", 'P'}, {"nutshell", 'N'}, {"chest", 'T'}, {"pebble", 'O'}};
  std::string text;
  for (const std::string& icon : icons) text += kLetters.at(icon);
  return text;
}

const std::string* token_at(const View& view, std::size_t space) {
  return view.tokens[space] ? &*view.tokens[space] : nullptr;
}

int zone_of(const View& view, const std::string& name) {
  const auto space =
      std::find_if(view.spaces.begin(), view.spaces.end(), [&](const auto& one) { return one.name == name; });
  return space == view.spaces.end() ? 0 : space->zone;
}

// ---- In words ----

Message status(const View& view) {
  return Message("underground-panic.cli.status",
                 {{"round", view.round}, {"rounds", view.rounds}, {"level", view.level}, {"next", view.next_level}});
}

Told gophers_told(const View& view) {
  Told told;
  for (std::size_t i = 0; i < view.gophers.size(); ++i) {
    const auto& gopher = view.gophers[i];
    told.push_back(Message("underground-panic.cli.gopher", {{"gopher", static_cast<std::int64_t>(i + 1)},
                                                            {"at", space_name(gopher.at)},
                                                            {"pebble", gopher.pebble ? "yes" : "no"},
                                                            {"resting", gopher.resting ? "yes" : "no"}}));
  }
  return told;
}

// Holes that are dry, or have something on them.
Told spaces_told(const View& view) {
  Told told;
  for (std::size_t i = 0; i < view.spaces.size(); ++i) {
    const Space& space = view.spaces[i];
    if (space.zone <= view.level || space.bonus.empty()) continue;
    const std::string* token = token_at(view, i);
    std::vector<Argument> arguments{{"space", space_name(space.name)},
                                    {"zone", space.zone},
                                    {"bonus", icons_named(space.bonus)},
                                    {"token", token == nullptr ? "no" : "yes"}};
    arguments.emplace_back("what", token == nullptr ? Message("underground-panic.cli.none")
                                                    : Message("underground-panic.token." + *token));
    told.push_back(Message("underground-panic.cli.hole", std::move(arguments)));
  }
  return told;
}

Message tunnel_told(const View& view, const std::string& from, const std::string& to,
                    const std::vector<std::string>& cost) {
  const bool level = zone_of(view, from) == zone_of(view, to);
  return Message("underground-panic.cli.tunnel", {{"from", space_name(from)},
                                                  {"to", space_name(to)},
                                                  {"level", level ? "yes" : "no"},
                                                  {"cost", icons_named(cost)}});
}

// Those that lead away from a gopher, or all above the water.
Told tunnels_told(const View& view, bool all) {
  Told told;
  const auto stands = [&](const std::string& space) {
    return std::any_of(view.gophers.begin(), view.gophers.end(),
                       [&](const auto& gopher) { return gopher.at == space; });
  };
  for (const auto& tunnel : view.tunnels) {
    if (zone_of(view, tunnel.from) <= view.level) continue;
    if (all || stands(tunnel.from)) told.push_back(tunnel_told(view, tunnel.from, tunnel.to, tunnel.cost));
    if (!all && tunnel.way == "level" && stands(tunnel.to))
      told.push_back(tunnel_told(view, tunnel.to, tunnel.from, tunnel.cost));
  }
  return told;
}

Told rewards_told(const View& view) {
  Told told;
  for (const std::string& reward : view.offered)
    told.push_back(Message("underground-panic.cli.reward", {{"reward", view.reward_faces.at(reward).text}}));
  if (told.empty()) told.emplace_back("underground-panic.cli.no-rewards");
  return told;
}

Told chest_told(const View& view) {
  Told told;
  for (const auto& tile : view.open)
    if (tile)
      told.push_back(Message("underground-panic.cli.tile",
                             {{"tile", view.tile_faces.at(*tile).name}, {"text", view.tile_faces.at(*tile).text}}));
  return told;
}

Message decks_told(const View& view) {
  return Message("underground-panic.cli.decks", {{"red", view.deck_sizes[0]},
                                                 {"yellow", view.deck_sizes[1]},
                                                 {"blue", view.deck_sizes[2]},
                                                 {"green", view.deck_sizes[3]},
                                                 {"pebbles", view.supply}});
}

Message card_name(const std::string& colour, const std::string& symbol) {
  return Message("underground-panic.card." + symbol, {{"colour", colour_name(colour)}});
}

// The only symbol that a card can have which all know.
const char* known_symbol(const std::vector<std::string>& excluded) {
  return *std::find_if(
      views::underground_panic::kSymbols.begin(), views::underground_panic::kSymbols.end(),
      [&](const std::string& symbol) { return std::find(excluded.begin(), excluded.end(), symbol) == excluded.end(); });
}

// What all know of cards, "2 red, 1 blue (not leaf) and a green acorn"; in brief not what they cannot be.
Told known_of(const auto& slots, bool brief) {
  const auto alike = [&](const auto& a, const auto& b) {
    return a.colour == b.colour && a.shuffle.has_value() == b.shuffle.has_value() &&
           (a.excluded == b.excluded || (brief && a.shuffle));
  };
  Told told;
  for (std::size_t i = 0, until = 0; i < slots.size(); i = until) {
    while (until < slots.size() && alike(slots[until], slots[i])) ++until;
    const auto count = static_cast<std::int64_t>(until - i);
    if (!slots[i].shuffle) {
      told.insert(told.end(), until - i, card_name(slots[i].colour, known_symbol(slots[i].excluded)));
      continue;
    }
    Told excluded;
    if (!brief)
      for (const std::string& symbol : slots[i].excluded) excluded.push_back(symbol_name(symbol));
    told.push_back(Message("underground-panic.cli.hidden", {{"count", count},
                                                            {"colour", colour_name(slots[i].colour)},
                                                            {"kinds", static_cast<std::int64_t>(excluded.size())},
                                                            {"excluded", std::move(excluded)}}));
  }
  return told;
}

Told tiles_of(const View& view, const Player& player) {
  Told told;
  for (const auto& [tile, count] : player.tiles)
    told.push_back(Message("underground-panic.cli.count", {{"count", count}, {"what", view.tile_faces.at(tile).name}}));
  return told;
}

Message player_told(const Scene& scene, const View& view, std::size_t seat, bool brief = false) {
  const Player& player = view.players[seat];
  Told rewards;
  for (const std::string& reward : player.rewards) rewards.push_back(view.reward_faces.at(reward).text);
  return Message("underground-panic.cli.player", {{"player", scene.seats[seat].name},
                                                  {"who", scene.seats[seat].player},
                                                  {"hand", known_of(player.hand, brief)},
                                                  {"cards", static_cast<std::int64_t>(player.hand.size())},
                                                  {"pouch", known_of(player.pouch, brief)},
                                                  {"pouched", static_cast<std::int64_t>(player.pouch.size())},
                                                  {"pebbles", player.pebbles},
                                                  {"injuries", player.injuries},
                                                  {"tile_count", static_cast<std::int64_t>(player.tiles.size())},
                                                  {"tiles", tiles_of(view, player)},
                                                  {"reward_count", static_cast<std::int64_t>(player.rewards.size())},
                                                  {"rewards", std::move(rewards)}});
}

// The hand lot by lot, as moves name it, then the pouch.
Told hand_told(const Scene& scene) {
  const View view = Seen{scene}.view;
  const Player& player = view.players[static_cast<std::size_t>(scene.viewer)];
  const auto& symbols = view.mine->symbols;
  Told cards;
  int lot = 1;
  for (std::size_t i = 0; i < player.hand.size(); ++i) {
    const auto& slot = player.hand[i];
    if (i > 0) lot = slot.colour != player.hand[i - 1].colour ? 1 : slot == player.hand[i - 1] ? lot : lot + 1;
    cards.push_back(
        Message("underground-panic.cli.card",
                {{"card", card_name(slot.colour, symbols[i])}, {"lot", lot}, {"known", slot.shuffle ? "no" : "yes"}}));
  }
  Told told;
  if (cards.empty())
    told.emplace_back("underground-panic.cli.empty-hand");
  else
    told.push_back(Message("underground-panic.cli.hand", {{"cards", std::move(cards)}}));
  Told pouched;
  for (std::size_t i = 0; i < player.pouch.size(); ++i) pouched.push_back(symbol_name(view.mine->pouched[i]));
  if (!pouched.empty()) told.push_back(Message("underground-panic.cli.pouch", {{"cards", std::move(pouched)}}));
  Told hurts;
  for (const auto& [value, count] : view.mine->hurt)
    hurts.push_back(Message("underground-panic.cli.hurt", {{"value", value}, {"count", count}}));
  if (!hurts.empty()) told.push_back(Message("underground-panic.cli.hurts", {{"cards", std::move(hurts)}}));
  return told;
}

// "red-leaf", "leaf-tile" and "pebble", as facts call them.
Message thing_named(const std::string& thing) {
  constexpr std::string_view kTile = "-tile";
  if (thing == "pebble") return Message("underground-panic.pebble");
  if (thing.ends_with(kTile))
    return Message("underground-panic.tile-named",
                   {{"tile", Message("underground-panic.tile." + thing.substr(0, thing.size() - kTile.size()))}});
  const std::size_t end = thing.find('-');
  return card_name(thing.substr(0, end), thing.substr(end + 1));
}

// What the hole that the chosen gopher is in brings yet.
Told to_come(const View& view) {
  Told icons = icons_named(view.queue);
  if (!view.token_due || !view.gopher) return icons;
  const std::string& at = view.gophers[std::stoul(*view.gopher) - 1].at;
  for (std::size_t i = 0; i < view.spaces.size(); ++i)
    if (const std::string* token = token_at(view, i); token != nullptr && view.spaces[i].name == at)
      append(icons, icons_named(view.token_faces.at(*token).icons));
  return icons;
}

// What was laid, what is still to be paid and thrown, what the hole brings yet, and what threatens.
Told pending_told(const View& view) {
  Told told;
  if (!view.table.empty()) {
    Told things;
    for (const std::string& thing : view.table) things.push_back(thing_named(thing));
    told.push_back(Message("underground-panic.cli.table", {{"things", std::move(things)}}));
  }
  if (!view.cost.empty()) told.push_back(Message("underground-panic.cli.cost", {{"icons", icons_named(view.cost)}}));
  if (view.cubes > 0) told.push_back(Message("underground-panic.cli.cubes", {{"cubes", view.cubes}}));
  if (Told icons = to_come(view); !icons.empty())
    told.push_back(Message("underground-panic.cli.to-come", {{"icons", std::move(icons)}}));
  if (view.aim == "defence" && view.count > 0)
    told.push_back(Message("underground-panic.cli.threatened", {{"injuries", view.count}}));
  return told;
}

bool has_hand(const Scene& scene) { return Seen{scene}.view.mine.has_value(); }

Told players_told(const Scene& scene) {
  const View view = Seen{scene}.view;
  Told told;
  for (std::size_t seat = 0; seat < scene.seats.size(); ++seat) told.push_back(player_told(scene, view, seat));
  return told;
}

std::vector<std::string> tell_hand(const Scene& scene, const Words& words) { return spoken(hand_told(scene), words); }
std::vector<std::string> tell_players(const Scene& scene, const Words& words) {
  return spoken(players_told(scene), words);
}
std::vector<std::string> tell_tunnels(const Scene& scene, const Words& words) {
  return spoken(tunnels_told(Seen{scene}.view, true), words);
}
Told exit_told(const View& view) {
  Told told = rewards_told(view);
  append(told, chest_told(view));
  told.push_back(decks_told(view));
  return told;
}
std::vector<std::string> tell_exit(const Scene& scene, const Words& words) {
  return spoken(exit_told(Seen{scene}.view), words);
}

std::vector<std::string> tell_board(const Scene& scene, const Words& words) {
  const View view = Seen{scene}.view;
  Told told{status(view)};
  append(told, gophers_told(view));
  append(told, tunnels_told(view, false));
  append(told, spaces_told(view));
  append(told, exit_told(view));
  append(told, players_told(scene));
  return spoken(told, words);
}

std::vector<std::string> tell(const Scene& scene, const Words& words) {
  const View view = Seen{scene}.view;
  if (scene.extent == Extent::news) return spoken(pending_told(view), words);
  Told told{status(view)};
  append(told, gophers_told(view));
  append(told, tunnels_told(view, false));
  append(told, pending_told(view));
  append(told, rewards_told(view));
  append(told, players_told(scene));
  if (has_hand(scene)) append(told, hand_told(scene));
  return spoken(told, words);
}

// ---- Drawn ----

constexpr std::size_t kMargin = 5;  // before the spaces of a zone
constexpr std::size_t kCell = 24;

// Sentences, broken where the window ends.
Lines lines_of(const std::vector<std::string>& sentences, const Look& look) {
  Lines lines;
  for (const std::string& sentence : sentences)
    for (Line& line : wrapped({{sentence}}, static_cast<std::size_t>(look.width), 2)) lines.push_back(std::move(line));
  return lines;
}

// "b5 YW +T @1": the bonus, the token, and who is there.
void draw_space(const View& view, std::size_t at, Line& line) {
  const Space& space = view.spaces[at];
  const auto add = [&](std::string text, Ink ink, bool strong = false) {
    line.push_back({std::move(text), ink, strong});
  };
  add(space.name, Ink::faint);
  if (!space.bonus.empty()) add(" " + letters(space.bonus), Ink::plain);
  if (const std::string* token = token_at(view, at); token != nullptr)
    add(" +" + letters(view.token_faces.at(*token).icons), Ink::sun);
  for (std::size_t i = 0; i < view.gophers.size(); ++i) {
    if (view.gophers[i].at != space.name) continue;
    const bool resting = view.gophers[i].resting;
    add(" @" + std::to_string(i + 1) + (view.gophers[i].pebble ? "o" : "") + (resting ? "z" : ""), Ink::tan, !resting);
  }
}

Lines burrow(const View& view, const Look& look) {
  const auto width = static_cast<std::size_t>(look.width);
  Lines lines;
  for (int zone = view.spaces.back().zone; zone >= view.spaces.front().zone; --zone) {
    if (zone < view.level) continue;  // the edge of the water says it
    const std::string number = pad_left(std::to_string(zone), 3);
    const bool flooded = zone == view.level;
    const bool reached = std::any_of(view.gophers.begin(), view.gophers.end(),
                                     [&](const auto& gopher) { return zone_of(view, gopher.at) == zone; });
    if (flooded && !reached) {
      lines.push_back({{number + " " + std::string(std::min<std::size_t>(kCell, width - 4), '~'), Ink::water}});
      continue;
    }
    Line line{{number + (flooded ? "~ " : "  "), flooded ? Ink::water : Ink::stone}};
    for (std::size_t i = 0; i < view.spaces.size(); ++i) {
      if (view.spaces[i].zone != zone) continue;
      if (line.size() > 1 && width_of(line) % kCell != kMargin)
        line.push_back({std::string(kCell - (width_of(line) - kMargin) % kCell, ' ')});
      draw_space(view, i, line);
    }
    if (width_of(line) <= width)
      lines.push_back(std::move(line));
    else
      append(lines, wrapped(line, width, kMargin));
  }
  return lines;
}

Lines draw_seats(const Scene& scene, const Look& look, const Words& words, bool brief) {
  const View view = Seen{scene}.view;
  Lines lines;
  for (std::size_t seat = 0; seat < scene.seats.size(); ++seat) {
    const bool acts = raw(view.mover) == seat;
    Line line{{acts ? "▸ " : "- ", Ink::plain, true}, seat_sign(scene, look, static_cast<int>(seat)), {" "}};
    line.push_back({words.say(player_told(scene, view, seat, brief))});
    for (Line& part : wrapped(line, static_cast<std::size_t>(look.width), 4)) lines.push_back(std::move(part));
  }
  return lines;
}

Lines draw_players(const Scene& scene, const Look& look, const Words& words) {
  return draw_seats(scene, look, words, false);
}

Lines draw_top(const View& view, const Look& look, const Words& words) {
  Lines lines = lines_of({words.say(status(view))}, look);
  append(lines, burrow(view, look));
  return lines;
}
Lines draw_ways(const View& view, const Look& look, const Words& words, bool all) {
  return lines_of(spoken(tunnels_told(view, all), words), look);
}
Lines draw_exit(const Scene& scene, const Look& look, const Words& words) {
  return lines_of(tell_exit(scene, words), look);
}
Lines draw_tunnels(const Scene& scene, const Look& look, const Words& words) {
  return draw_ways(Seen{scene}.view, look, words, true);
}
Lines draw_hand(const Scene& scene, const Look& look, const Words& words) {
  return lines_of(tell_hand(scene, words), look);
}

Lines draw_board(const Scene& scene, const Look& look, const Words& words) {
  const View view = Seen{scene}.view;
  Lines lines = draw_top(view, look, words);
  append(lines, lines_of({words.say(Message("underground-panic.cli.legend"))}, look));
  append(lines, draw_ways(view, look, words, false));
  append(lines, draw_exit(scene, look, words));
  append(lines, draw_players(scene, look, words));
  return lines;
}

Lines draw(const Scene& scene, const Look& look, const Words& words) {
  const View view = Seen{scene}.view;
  if (scene.extent == Extent::news) return lines_of(spoken(pending_told(view), words), look);
  Lines lines = draw_board(scene, look, words);
  append(lines, lines_of(spoken(pending_told(view), words), look));
  if (has_hand(scene)) append(lines, draw_hand(scene, look, words));
  return lines;
}

// The burrow and the hand first, then the tunnels, who has what, in brief if need be, and what lies at the exit; what
// finds no room can be asked for.
Lines fit(const Scene& scene, const Look& look, const Words& words, std::size_t rows) {
  const View view = Seen{scene}.view;
  if (scene.extent == Extent::news) return draw(scene, look, words);
  std::array<Lines, 5> blocks{draw_top(view, look, words), draw_ways(view, look, words, false),
                              draw_players(scene, look, words), lines_of(spoken(pending_told(view), words), look),
                              has_hand(scene) ? draw_hand(scene, look, words) : Lines()};
  constexpr std::array<std::size_t, 5> kFirst{0, 4, 3, 1, 2};
  std::size_t left = rows;
  for (const std::size_t i : kFirst) {
    if (i == 2 && blocks[i].size() > left) blocks[i] = draw_seats(scene, look, words, true);
    if (blocks[i].size() > left) blocks[i].resize(i == 2 ? 0 : left);
    left -= blocks[i].size();
  }
  Lines exit = draw_exit(scene, look, words);
  if (exit.size() > left) exit.clear();
  Lines lines;
  append(lines, blocks[0]);
  append(lines, blocks[1]);
  append(lines, exit);
  for (std::size_t i = 2; i < blocks.size(); ++i) append(lines, blocks[i]);
  return lines;
}

constexpr std::array<Section, 5> kSections{{
    {"board", draw_board, tell_board},
    {"hand", draw_hand, tell_hand, has_hand},
    {"players", draw_players, tell_players},
    {"tunnels", draw_tunnels, tell_tunnels},
    {"exit", draw_exit, tell_exit},
}};

}  // namespace
}  // namespace understory::cli::underground_panic_parts

namespace understory::cli {

Board underground_panic_board() {
  return {"underground-panic", underground_panic_parts::draw, underground_panic_parts::fit,
          underground_panic_parts::tell, underground_panic_parts::kSections};
}

}  // namespace understory::cli
