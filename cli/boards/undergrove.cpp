// Undergrove: the forest, and under it who has what, the track, the goals, the hand and what mushrooms do.
#include "cli/boards/undergrove.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/message_json.hpp"

namespace understory::cli::undergrove_board {

namespace {

constexpr std::array<const char*, 4> kResources{"carbon", "nitrogen", "phosphorus", "potassium"};
constexpr std::array<const char*, 4> kTypes{"ring", "pores", "gills", "other"};
constexpr int kSeedlings = 6;
constexpr int kTrees = 4;
constexpr int kRoots = 18;

constexpr std::size_t kGap = 1;  // between columns whose numbers have room for brackets around them

struct Column {
  Line head;
  std::vector<Line> cells;
};

std::size_t width_of_column(const Column& column) {
  std::size_t widest = width_of(column.head);
  for (const Line& cell : column.cells) widest = std::max(widest, width_of(cell));
  return widest;
}

// Columns beside each other, the names of the rows first; those that do not fit come below, with the names again, or
// with their short form where the room is too small for more.
std::vector<Line> table(const Column& names, const Column& short_names, const std::vector<Column>& columns,
                        std::size_t gap, std::size_t width) {
  std::vector<Line> lines;
  for (std::size_t next = 0; next < columns.size();) {
    std::vector<Line> band(names.cells.size() + 1);
    std::size_t at = 0;
    const auto fits = [&](const Column& column) { return at + width_of_column(column) <= width; };
    const auto add = [&](const Column& column) {
      band[0] = beside({band[0]}, {column.head}, at)[0];
      for (std::size_t i = 0; i < column.cells.size(); ++i)
        band[i + 1] = beside({band[i + 1]}, {column.cells[i]}, at)[0];
      at += width_of_column(column) + gap;
    };
    add(width_of_column(names) + gap + width_of_column(columns[next]) <= width ? names : short_names);
    add(columns[next++]);
    while (next < columns.size() && fits(columns[next])) add(columns[next++]);
    lines.insert(lines.end(), band.begin(), band.end());
  }
  return lines;
}

class Panels {
 public:
  Panels(const Scene& scene, const Look& look, const Words& words)
      : scene_(scene), view_(scene.view), look_(look), words_(words), width_(static_cast<std::size_t>(look.width)) {}

  std::vector<Line> lines() {
    add_status();
    add(draw_forest(scene_, look_, words_));
    add_text(faint(Message("cli.undergrove.legend", {{"sign", sign_of_viewer()}})), 0);
    add_gap();
    add(table(names(), signs(), player_columns(), kGap, width_));
    add_elder();
    add_gap();
    add_track();
    add_gap();
    add_goals();
    add_hand();
    add_mushrooms();
    if (scene_.extent == Extent::all) add_discards();
    add_guide();
    add_gap();
    return std::move(lines_);
  }

  // Within a turn: the forest if it is another, and what the viewer has left.
  std::vector<Line> news() {
    const bool grown = scene_.before.is_null() || scene_.before.at("forest") != view_.at("forest") ||
                       plants_of(scene_.before) != plants_of(view_);
    if (grown) add(draw_forest(scene_, look_, words_));
    const bool same = scene_.viewer < 0 || (!scene_.before.is_null() &&
                                            player_of(scene_.before, scene_.viewer) == player_of(view_, scene_.viewer));
    if (!same) {
      const auto only_viewer = [&](Column column) {
        column.cells = {column.cells[static_cast<std::size_t>(scene_.viewer)]};
        return column;
      };
      std::vector<Column> columns;
      for (const Column& column : player_columns())
        if (columns.size() < 6) columns.push_back(only_viewer(column));  // the stock, the tokens and the hand
      add(table(only_viewer(names()), only_viewer(signs()), columns, kGap, width_));
    }
    return std::move(lines_);
  }

 private:
  static json plants_of(const json& view) {
    json plants = json::array();
    for (const json& player : view.at("players")) plants.push_back(player.at("plants"));
    return plants;
  }

  void add(const std::vector<Line>& lines) { lines_.insert(lines_.end(), lines.begin(), lines.end()); }
  void add_gap() { lines_.emplace_back(); }
  void add_text(const Line& line, std::size_t indent) { add(wrapped(line, width_, indent)); }
  void add_heading(const char* key) {
    add_gap();
    lines_.push_back({{say(Message(key)), Ink::faint}});
  }
  std::string say(const Message& message) const { return words_.say(message); }
  Line faint(const Message& message) const { return {{say(message), Ink::faint}}; }

  std::string sign_of_viewer() const { return seat_sign(scene_, look_, std::max(0, scene_.viewer)).text; }

  void add_status() {
    const int round = view_.at("round").get<int>();
    const int last = view_.at("last_round").get<int>();
    const auto discards = static_cast<int>(view_.at("discards").size());
    Line line{{say(Message("undergrove.title")), Ink::plain, true}};
    line.push_back({"  " + say(Message("cli.undergrove.status", {{"round", round + 1},
                                                                 {"left", last - round},
                                                                 {"last", last + 1},
                                                                 {"pile", view_.at("pile").get<int>()},
                                                                 {"discards", discards}}))});
    add_text(line, 2);
  }

  Column names() const {
    return column_of("", [&](int player) { return name(player); });
  }
  Column signs() const {
    return column_of("", [&](int player) { return Line{seat_sign(scene_, look_, player)}; });
  }

  template <class Cell>
  Column column_of(const std::string& head, const Cell& cell) const {
    Column column{{{head, Ink::faint}}, {}};
    for (int player = 0; player < players_in(view_); ++player) column.cells.push_back(cell(player));
    return column;
  }

  std::vector<Column> player_columns() const {
    std::vector<Column> columns;
    const auto column = [&](const std::string& head, const auto& cell) { columns.push_back(column_of(head, cell)); };
    for (std::size_t i = 0; i < kResources.size(); ++i)
      column(say(Message(std::string("cli.undergrove.head.") + kResources[i])),
             [&](int player) { return stock(player, i); });
    column(say(Message("cli.undergrove.head.tokens")), [&](int player) { return tokens(player); });
    column(say(Message("cli.undergrove.head.hand")), [&](int player) {
      return elder(player) ? nothing() : number(player_of(view_, player).at("hand").get<int>(), was(player, "hand"));
    });
    column(say(Message("cli.undergrove.head.bonus")), [&](int player) { return bonus(player); });
    column(say(Message("cli.undergrove.head.seedlings")), [&](int player) { return plants(player, false); });
    column(say(Message("cli.undergrove.head.trees")), [&](int player) { return plants(player, true); });
    column(say(Message("cli.undergrove.head.roots")), [&](int player) { return roots(player); });
    return columns;
  }

  // The Elder has no stock, tokens or hand.
  bool elder(int player) const { return view_.contains("elder") && player == 1; }
  static Line nothing() { return {{"–", Ink::faint}}; }

  const json* was(int player, const char* field) const {
    return scene_.before.is_null() ? nullptr : &player_of(scene_.before, player).at(field);
  }
  // What changed stands in brackets.
  static Line number(int now, const json* then) {
    const bool news = then != nullptr && then->get<int>() != now;
    const std::string text = std::to_string(now);
    return {{news ? "[" + text + "]" : " " + text, Ink::plain, news}};
  }

  Line name(int player) const {
    const SeatLabel& label = scene_.seats.at(static_cast<std::size_t>(player));
    Span sign = seat_sign(scene_, look_, player);
    return {{acts(view_, player) ? "▸ " : "  ", Ink::plain, true},
            sign,
            {" "},
            {label.name, sign.ink, true},
            {label.player.empty() ? "" : "  " + label.player, Ink::faint}};
  }

  Line stock(int player, std::size_t resource) const {
    if (elder(player)) return nothing();
    const json* const then = was(player, "stock");
    return number(player_of(view_, player).at("stock").at(resource).get<int>(),
                  then == nullptr ? nullptr : &then->at(resource));
  }

  // Ready ones by name, used ones as dots.
  Line tokens(int player) const {
    if (elder(player)) return nothing();
    const auto ready = player_of(view_, player).at("ready").get<std::vector<std::string>>();
    Line line;
    for (const char* type : kTypes) {
      const std::string word = say(Message(std::string("undergrove.type.") + type));
      const bool is_ready = std::find(ready.begin(), ready.end(), type) != ready.end();
      std::string dots;
      for (std::size_t i = 0; i < width_of(word); ++i) dots += "·";
      if (!line.empty()) line.push_back({" "});
      line.push_back(is_ready ? Span{word, Ink::plain, true} : Span{dots, Ink::faint});
    }
    return line;
  }

  // By their stones: "2?" is face down, "(4)" was shown.
  Line bonus(int player) const {
    std::string text;
    const json& of = player_of(view_, player);
    for (const json& stone : of.at("bonus")) text += " " + std::to_string(stone.get<int>()) + "?";
    for (const auto& [stone, kind] : of.at("shown").items()) text += " (" + stone + ")";
    return text.empty() ? nothing() : Line{{text.substr(1)}};
  }

  Line plants(int player, bool trees) const {
    int count = 0;
    int planted = 0;
    for (const json& plant : player_of(view_, player).at("plants")) {
      ++planted;
      count += plant.at("tree").get<bool>() ? 1 : 0;
    }
    const int shown = trees ? count : planted;
    return {{" " + std::to_string(shown)}, {"/" + std::to_string(trees ? kTrees : kSeedlings), Ink::faint}};
  }

  Line roots(int player) const {
    std::size_t count = 0;
    for (const json& plant : player_of(view_, player).at("plants")) count += plant.at("roots").size();
    return {{pad_left(std::to_string(count), 3)}, {"/" + std::to_string(kRoots), Ink::faint}};
  }

  void add_elder() {
    if (!view_.contains("elder") || !view_.at("elder").contains("text")) return;
    const Message card = message_from_json(view_.at("elder").at("text"));
    add_text({{say(Message("cli.undergrove.elder-next", {{"card", card}}))}}, 2);
  }

  // Where everybody stands: "start ● · 1 · 2 (3) ▲ · …"; in parentheses the bonus tiles left.
  void add_track() {
    Line line{{say(Message("cli.undergrove.track")), Ink::plain, true}};
    for (int stone = 0; stone <= kEnd; ++stone) {
      std::string label = std::to_string(stone);
      if (stone == 0) label = say(Message("cli.undergrove.track.start"));
      if (stone == kEnd) label = say(Message("cli.undergrove.track.end"));
      if (stone == 2 || stone == 4 || stone == 6) {
        const int left = view_.at("stacks").at(static_cast<std::size_t>(stone / 2 - 1)).get<int>();
        label += " (" + std::to_string(left) + ")";
      }
      line.push_back({(stone == 0 ? "  " : " · ") + label, Ink::faint});
      for (int player = 0; player < players_in(view_); ++player)
        if (player_of(view_, player).at("track").get<int>() == stone) line.push_back(stone_of(player, stone));
    }
    add_text(line, 2);
    add_next_stone();
  }

  Span stone_of(int player, int stone) const {
    const json* const then = was(player, "track");
    const bool news = then != nullptr && then->get<int>() != stone;
    Span sign = seat_sign(scene_, look_, player);
    sign.text = news ? " [" + sign.text + "]" : " " + sign.text;
    sign.strong = true;
    return sign;
  }

  void add_next_stone() {
    if (scene_.viewer < 0) return;
    const int next = player_of(view_, scene_.viewer).at("track").get<int>() + 1;
    if (next > kEnd) return;
    if (next < kEnd)
      return add_text(faint(Message("cli.undergrove.next-stone",
                                    {{"stone", next},
                                     {"text", texts_of(view_.at("stones").at(static_cast<std::size_t>(next - 1)))}})),
                      2);
    std::vector<Message> free;
    for (const json& end : view_.at("ends"))
      if (!is_taken(end.at("name"))) free.push_back(texts_of(end.at("text")));
    add_text(faint(Message("cli.undergrove.next-end", {{"ends", std::move(free)}})), 2);
  }

  bool is_taken(const json& end) const {
    const json& players = view_.at("players");
    return std::any_of(players.begin(), players.end(), [&](const json& player) { return player.at("end") == end; });
  }

  void add_goals() {
    Column goals_named{{{say(Message("cli.undergrove.head.goals")), Ink::faint}}, {}};
    Column codes = goals_named;
    std::vector<Column> columns(static_cast<std::size_t>(players_in(view_)) + 1);
    columns.back().head = {{say(Message("cli.undergrove.head.points")), Ink::faint}};
    for (int player = 0; player < players_in(view_); ++player)
      columns[static_cast<std::size_t>(player)].head = {{" "}, seat_sign(scene_, look_, player)};
    const json& goals = view_.at("goals");
    for (std::size_t i = 0; i < goals.size(); ++i) {
      goals_named.cells.push_back({{say(message_from_json(goals[i].at("name")))}});
      codes.cells.push_back({{goals[i].at("goal").get<std::string>()}});
      for (std::size_t player = 0; player < goals[i].at("counts").size(); ++player) {
        const bool known = !scene_.before.is_null() && scene_.before.at("goals").size() == goals.size();
        const json* const then = known ? &scene_.before.at("goals").at(i).at("counts").at(player) : nullptr;
        columns[player].cells.push_back(number(goals[i].at("counts").at(player).get<int>(), then));
      }
      columns.back().cells.push_back(faint(goal_scoring(goals[i])));
    }
    add(table(goals_named, codes, columns, kGap + 1, width_));
  }

  void add_face(const std::string& tile) {
    add_text({{say(tile_name(view_, tile)), Ink::plain, true}, {" " + say(face_of(view_, tile))}}, 2);
  }

  void add_hand() {
    if (!view_.contains("mine")) return;
    const json& mine = view_.at("mine");
    if (!mine.at("hand").empty()) add_heading("cli.undergrove.hand");
    for (const json& tile : mine.at("hand")) add_face(tile.get<std::string>());
    std::vector<Message> kept;
    for (const auto& [stone, kind] : mine.at("bonus").items())
      kept.push_back(Message("cli.undergrove.kept",
                             {{"stone", stone}, {"bonus", Message("undergrove.bonus." + kind.get<std::string>())}}));
    if (!kept.empty()) add_text({{say(Message("cli.undergrove.own-bonus", {{"bonus", std::move(kept)}}))}}, 2);
  }

  // What the viewer's mushrooms do, and, where it was asked, all others.
  void add_mushrooms() {
    const Forest forest = forest_of(view_);
    std::vector<std::string> rooted;
    for (const auto& [corner, plant] : forest.plants)
      if (plant.player == scene_.viewer) rooted.insert(rooted.end(), plant.roots.begin(), plant.roots.end());
    const auto is_rooted = [&](const std::string& tile) {
      return std::find(rooted.begin(), rooted.end(), tile) != rooted.end();
    };
    const auto add_those = [&](const char* heading, bool own) {
      bool any = false;
      for (const auto& [at, mushroom] : forest.mushrooms) {
        if (is_rooted(mushroom.tile) != own) continue;
        if (!any) add_heading(heading);
        any = true;
        add_face(mushroom.tile);
      }
    };
    add_those("cli.undergrove.rooted", true);
    if (scene_.extent == Extent::all) add_those("cli.undergrove.others", false);
  }

  void add_discards() {
    std::vector<Message> names;
    for (const json& tile : view_.at("discards")) names.push_back(tile_name(view_, tile.get<std::string>()));
    if (names.empty()) return;
    add_gap();
    add_text({{say(Message("cli.undergrove.discards", {{"mushrooms", std::move(names)}}))}}, 2);
  }

  void add_guide() {
    if (!view_.contains("guide")) return;
    add_gap();
    add_text({{say(Message("cli.undergrove.guide", {{"text", message_from_json(view_.at("guide"))}})), Ink::sun}}, 2);
  }

  const Scene& scene_;
  const json& view_;
  const Look& look_;
  const Words& words_;
  std::size_t width_;
  std::vector<Line> lines_;
};

}  // namespace

std::vector<Line> draw(const Scene& scene, const Look& look, const Words& words) {
  Panels panels(scene, look, words);
  return scene.extent == Extent::news && !starts_turn(scene) ? panels.news() : panels.lines();
}

}  // namespace understory::cli::undergrove_board
