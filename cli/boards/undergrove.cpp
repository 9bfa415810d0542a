// Undergrove: the forest, and under it who has what, the track, the goals, the hand and what mushrooms do. A turn shows
// as much of it as there are rows for; each part can be asked for.
#include "cli/boards/undergrove.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace understory::cli::undergrove_parts {

namespace {

using views::undergrove::kResources;
using views::undergrove::kTypes;

constexpr std::size_t kGap = 1;  // between columns whose numbers have room for brackets around them

using Lines = std::vector<Line>;

class Panels {
 public:
  Panels(const Seen& seen, const Look& look, const Words& words)
      : seen_(seen),
        scene_(seen.scene),
        view_(seen.view),
        look_(look),
        words_(words),
        width_(static_cast<std::size_t>(look.width)) {}

  // All that a turn needs.
  Lines turn() const {
    Lines lines = parted({board(), players(), track(), goals(), hand(), rooted(), guide()});
    lines.emplace_back();
    return lines;
  }

  // Within a turn: the forest if it is another, and what the viewer has left.
  Lines news() const {
    const bool grown =
        !seen_.before || seen_.before->forest != view_.forest || plants_of(*seen_.before) != plants_of(view_);
    Lines lines;
    if (grown) append(lines, draw_forest(seen_, look_, words_));
    const bool same = scene_.viewer < 0 ||
                      (seen_.before && player_of(*seen_.before, scene_.viewer) == player_of(view_, scene_.viewer));
    if (!same) {
      const auto only_viewer = [&](Column column) {
        column.cells = {column.cells[static_cast<std::size_t>(scene_.viewer)]};
        return column;
      };
      std::vector<Column> columns;
      for (const Column& column : player_columns())
        if (columns.size() < 6) columns.push_back(only_viewer(column));  // the stock, the tokens and the hand
      append(lines, table(only_viewer(names("")), only_viewer(signs()), columns, kGap, width_));
    }
    return lines;
  }

  // In so many rows: the forest as large as can be beside who has what and the names in hand, and with the rows that
  // are left the rest, what one asks for most often first.
  Lines within(std::size_t rows) const {
    constexpr std::size_t kForest = 11;  // three rows of low frames with the numbers above
    Lines below = summary();
    append(below, at_most(elder(), 2));
    const Lines suggested = guide();
    Lines named = hand_named();
    std::size_t spare = rows - std::min(rows, below.size() + suggested.size());
    if (!suggested.empty() && spare < kForest + named.size()) named.clear();  // the guide speaks of it
    spare -= std::min(spare, named.size());
    const Part forest = draw_part(seen_, look_, words_, spare);
    spare -= std::min(spare, forest.lines.size());
    const auto add_if_room = [&](Lines& lines, const Lines& block) {
      if (block.size() > spare) return;
      spare -= block.size();
      append(lines, block);
    };
    Lines lines = forest.lines;
    if (forest.cut) add_if_room(lines, text(faint(Message("undergrove.cli.cut")), 0));
    const Lines in_hand = hand();
    if (in_hand.size() <= spare + named.size()) {
      spare = spare + named.size() - in_hand.size();
      named = in_hand;
    }
    add_if_room(named, goals());
    add_if_room(lines, legend());
    add_if_room(named, track());
    add_if_room(named, rooted());
    for (const Lines& block : {below, named, suggested}) append(lines, block);
    return lines;
  }

  Lines board() const {
    Lines lines = status();
    append(lines, draw_forest(seen_, look_, words_));
    append(lines, legend());
    return lines;
  }

  Lines players() const {
    Lines lines = table(names(""), signs(), player_columns(), kGap, width_);
    append(lines, elder());
    return lines;
  }

  Lines goals() const {
    if (view_.goals.empty()) return {};
    Column goals_named{heading("undergrove.cli.head.goals"), {}};
    Column codes = goals_named;
    std::vector<Column> columns(static_cast<std::size_t>(players_in(view_)) + 1);
    columns.back().head = heading("undergrove.cli.head.points");
    for (int player = 0; player < players_in(view_); ++player)
      columns[static_cast<std::size_t>(player)].head = {{" "}, seat_sign(scene_, look_, player)};
    for (std::size_t i = 0; i < view_.goals.size(); ++i) {
      const Goal& goal = view_.goals[i];
      goals_named.cells.push_back({{say(goal.name)}});
      codes.cells.push_back({{goal.goal}});
      for (int player = 0; player < players_in(view_); ++player)
        columns[static_cast<std::size_t>(player)].cells.push_back(goal_count(i, player));
      columns.back().cells.push_back(faint(goal_scoring(goal)));
    }
    return table(goals_named, codes, columns, kGap + 1, width_);
  }

  Lines hand() const {
    if (!view_.mine) return {};
    Lines lines;
    if (!view_.mine->hand.empty()) lines.push_back(heading("undergrove.cli.hand"));
    for (const std::string& tile : view_.mine->hand) append(lines, face(tile));
    const std::vector<Message> kept = own_bonus();
    if (!kept.empty()) append(lines, text({{say(Message("undergrove.cli.own-bonus", {{"bonus", kept}}))}}, 2));
    return lines;
  }

  // The carbon track, and what each of its stones gives.
  Lines stones() const {
    Lines lines = track();
    int stone = 0;
    for (const std::vector<Message>& gives : view_.stones)
      append(lines,
             text({{say(Message("undergrove.cli.told.stone-gives", {{"stone", ++stone}, {"text", texts_of(gives)}}))}},
                  2));
    for (const End& end : view_.ends) append(lines, text({{say(end_space(view_, end))}}, 2));
    return lines;
  }

  Lines mushrooms() const { return parted({rooted(), faces("undergrove.cli.others", false), discards()}); }

  Lines guide() const {
    if (!view_.guide) return {};
    return text({{say(Message("undergrove.cli.guide", {{"text", *view_.guide}})), Ink::sun}}, 2);
  }

 private:
  static std::vector<std::vector<views::undergrove::Plant>> plants_of(const View& view) {
    std::vector<std::vector<views::undergrove::Plant>> plants;
    for (const Player& player : view.players) plants.push_back(player.plants);
    return plants;
  }

  Lines text(const Line& line, std::size_t indent) const { return wrapped(line, width_, indent); }
  std::string say(const Message& message) const { return words_.say(message); }
  Line faint(const Message& message) const { return {{say(message), Ink::faint}}; }
  Line heading(const char* key) const { return faint(Message(key)); }

  Lines at_most(Lines lines, std::size_t rows) const {
    if (lines.size() <= rows) return lines;
    lines.resize(rows);
    lines.back().push_back({" …"});
    lines.back() = fitted(look_, lines.back(), width_ - 2);
    return lines;
  }

  Lines legend() const {
    const std::string sign = seat_sign(scene_, look_, std::max(0, scene_.viewer)).text;
    return text(faint(Message("undergrove.cli.legend", {{"sign", sign}})), 0);
  }

  Lines status() const {
    Line line{{say(Message("undergrove.title")), Ink::plain, true}};
    line.push_back(
        {"  " + say(Message("undergrove.cli.status", {{"round", view_.round + 1},
                                                      {"left", view_.last_round - view_.round},
                                                      {"last", view_.last_round + 1},
                                                      {"pile", view_.pile},
                                                      {"discards", static_cast<int>(view_.discards.size())}}))});
    return text(line, 2);
  }

  Column names(const std::string& head) const {
    return column_of(head, [&](int player) { return name(player, true); });
  }
  Column names_alone(const std::string& head) const {
    return column_of(head, [&](int player) { return name(player, false); });
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
    std::vector<Column> columns = stock_columns();
    columns.push_back(column_of(head("tokens"), [&](int player) { return tokens(player, false); }));
    columns.push_back(column_of(head("hand"), [&](int player) {
      return elder_is(player) ? nothing() : number(player_of(view_, player).hand, was(player, &Player::hand));
    }));
    columns.push_back(column_of(head("bonus"), [&](int player) { return bonus(player); }));
    columns.push_back(column_of(head("seedlings"), [&](int player) { return plants(player, false); }));
    columns.push_back(column_of(head("trees"), [&](int player) { return plants(player, true); }));
    columns.push_back(column_of(head("roots"), [&](int player) { return roots(player); }));
    return columns;
  }

  std::string head(const char* word) const { return say(Message(std::string("undergrove.cli.head.") + word)); }

  std::vector<Column> stock_columns() const {
    std::vector<Column> columns;
    for (std::size_t i = 0; i < kResources.size(); ++i)
      columns.push_back(column_of(head(kResources[i]), [&](int player) { return stock(player, i); }));
    return columns;
  }

  // One line for each: what it can pay with, how far it is, what its goals count, its points. Where the window is
  // narrow it goes without who plays, then with the beginnings of the tokens' names.
  Lines summary() const {
    const std::string round = say(Message("undergrove.cli.round", {{"round", view_.round + 1}}));
    for (const auto& [names_told, names_cut] : {std::pair{true, false}, {false, false}, {false, true}}) {
      std::vector<Column> columns = stock_columns();
      columns.push_back(column_of(head(names_cut ? "tokens-cut" : "tokens"),
                                  [&, cut = names_cut](int player) { return tokens(player, cut); }));
      columns.push_back(column_of(head("track"), [&](int player) { return stone(player); }));
      for (std::size_t i = 0; i < view_.goals.size(); ++i)
        columns.push_back(column_of(view_.goals[i].goal, [&](int player) { return goal_count(i, player); }));
      columns.push_back(column_of(head("points"), [&](int player) {
        return Line{{" " + std::to_string(scene_.points.at(static_cast<std::size_t>(player))), Ink::plain, true}};
      }));
      Lines lines = table(names_told ? names(round) : names_alone(round), signs(), columns, kGap, width_);
      if (names_cut || lines.size() == static_cast<std::size_t>(players_in(view_)) + 1) return lines;
    }
    return {};
  }

  Line stone(int player) const {
    const int at = player_of(view_, player).track;
    if (at == end_of_track(view_)) return {{say(Message("undergrove.cli.track.end"))}};
    return number(at, was(player, &Player::track));
  }

  Line goal_count(std::size_t goal, int player) const {
    const auto at = static_cast<std::size_t>(player);
    const bool known = seen_.before && seen_.before->goals.size() == view_.goals.size();
    return number(view_.goals[goal].counts.at(at), known ? &seen_.before->goals[goal].counts.at(at) : nullptr);
  }

  // The Elder has no stock, tokens or hand.
  bool elder_is(int player) const { return is_elder(view_, player); }
  static std::string most(int pieces) { return "/" + std::to_string(pieces); }
  static Line nothing() { return {{"–", Ink::faint}}; }

  template <class Value>
  const Value* was(int player, Value Player::*member) const {
    return seen_.before ? &(player_of(*seen_.before, player).*member) : nullptr;
  }
  // What changed stands in brackets.
  static Line number(int now, const int* then) {
    const bool news = then != nullptr && *then != now;
    const std::string text = std::to_string(now);
    return {{news ? "[" + text + "]" : " " + text, Ink::plain, news}};
  }

  Line name(int player, bool with_player) const {
    const SeatLabel& label = scene_.seats.at(static_cast<std::size_t>(player));
    Span sign = seat_sign(scene_, look_, player);
    return {{acts(view_, player) ? "▸ " : "  ", Ink::plain, true},
            sign,
            {" "},
            {label.name, sign.ink, true},
            {label.player.empty() || !with_player ? "" : "  " + label.player, Ink::faint}};
  }

  Line stock(int player, std::size_t resource) const {
    if (elder_is(player)) return nothing();
    const auto* const then = was(player, &Player::stock);
    return number(player_of(view_, player).stock.at(resource), then == nullptr ? nullptr : &then->at(resource));
  }

  // Ready ones by name, or by three letters of it, used ones as dots.
  Line tokens(int player, bool cut) const {
    if (elder_is(player)) return nothing();
    const std::vector<std::string>& ready = player_of(view_, player).ready;
    Line line;
    for (const char* type : kTypes) {
      std::string word = say(Message(std::string("undergrove.type.") + type));
      if (cut) word = word.substr(0, 3);
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
    const Player& of = player_of(view_, player);
    for (const int stone : of.bonus) text += " " + std::to_string(stone) + "?";
    for (const auto& [stone, kind] : of.shown) text += " (" + stone + ")";
    return text.empty() ? nothing() : Line{{text.substr(1)}};
  }

  Line plants(int player, bool trees) const {
    const auto& all = player_of(view_, player).plants;
    const auto count =
        trees ? std::count_if(all.begin(), all.end(), [](const auto& plant) { return plant.tree; }) : std::ssize(all);
    return {{" " + std::to_string(count)}, {most(trees ? view_.limits.trees : view_.limits.seedlings), Ink::faint}};
  }

  Line roots(int player) const {
    std::size_t count = 0;
    for (const auto& plant : player_of(view_, player).plants) count += plant.roots.size();
    return {{pad_left(std::to_string(count), 3)}, {most(view_.limits.roots), Ink::faint}};
  }

  Lines elder() const {
    if (!view_.elder || !view_.elder->text) return {};
    return text({{say(Message("undergrove.cli.elder-next", {{"card", *view_.elder->text}}))}}, 2);
  }

  // Where everybody stands: "start ● · 1 · 2 (3) ▲ · …"; in parentheses the bonus tiles left.
  Lines track() const {
    Line line{{say(Message("undergrove.cli.track")), Ink::plain, true}};
    const std::vector<int>& stacked = view_.stack_stones;
    for (int stone = 0; stone <= end_of_track(view_); ++stone) {
      std::string label = std::to_string(stone);
      if (stone == 0) label = say(Message("undergrove.cli.track.start"));
      if (stone == end_of_track(view_)) label = say(Message("undergrove.cli.track.end"));
      if (const auto stack = std::find(stacked.begin(), stacked.end(), stone); stack != stacked.end()) {
        const int left = view_.stacks.at(static_cast<std::size_t>(stack - stacked.begin()));
        label += " (" + std::to_string(left) + ")";
      }
      line.push_back({(stone == 0 ? "  " : " · ") + label, Ink::faint});
      for (int player = 0; player < players_in(view_); ++player)
        if (player_of(view_, player).track == stone) line.push_back(stone_of(player, stone));
    }
    Lines lines = text(line, 2);
    append(lines, next_stone());
    return lines;
  }

  Span stone_of(int player, int stone) const {
    const int* const then = was(player, &Player::track);
    const bool news = then != nullptr && *then != stone;
    Span sign = seat_sign(scene_, look_, player);
    sign.text = news ? " [" + sign.text + "]" : " " + sign.text;
    sign.strong = true;
    return sign;
  }

  Lines next_stone() const {
    if (scene_.viewer < 0) return {};
    const int next = player_of(view_, scene_.viewer).track + 1;
    if (next > end_of_track(view_)) return {};
    if (next < end_of_track(view_))
      return text(
          faint(Message("undergrove.cli.next-stone",
                        {{"stone", next}, {"text", texts_of(view_.stones.at(static_cast<std::size_t>(next - 1)))}})),
          2);
    std::vector<Message> free;
    for (const End& end : view_.ends)
      if (!is_taken(view_, end)) free.push_back(texts_of(end.text));
    return text(faint(Message("undergrove.cli.next-end", {{"ends", std::move(free)}})), 2);
  }

  Lines face(const std::string& tile) const {
    return text({{say(tile_name(view_, tile)), Ink::plain, true}, {" " + say(face_of(view_, tile))}}, 2);
  }

  std::vector<Message> own_bonus() const {
    std::vector<Message> kept;
    for (const auto& [stone, kind] : view_.mine->bonus)
      kept.push_back(
          Message("undergrove.cli.kept", {{"stone", stone}, {"bonus", Message("undergrove.bonus." + kind)}}));
    return kept;
  }

  // The names only; none is broken at the end of a line.
  Lines hand_named() const {
    if (!view_.mine) return {};
    Lines cells;
    for (const std::string& tile : view_.mine->hand) cells.push_back({{say(tile_name(view_, tile)), Ink::plain, true}});
    if (!cells.empty()) cells.insert(cells.begin(), heading("undergrove.cli.hand"));
    const std::vector<Message> kept = own_bonus();
    if (!kept.empty()) cells.push_back(heading("undergrove.cli.head.bonus"));
    for (const Message& tile : kept) cells.push_back({{say(tile), Ink::plain, true}});
    return flowing(cells, look_.width);
  }

  // What the mushrooms do on which the viewer has roots, or all others.
  Lines faces(const char* key, bool own) const {
    const Forest forest = forest_of(view_);
    std::vector<std::string> rooted;
    for (const auto& [corner, plant] : forest.plants)
      if (plant.player == scene_.viewer) rooted.insert(rooted.end(), plant.roots.begin(), plant.roots.end());
    Lines lines;
    for (const auto& [at, mushroom] : forest.mushrooms) {
      if ((std::find(rooted.begin(), rooted.end(), mushroom.tile) != rooted.end()) != own) continue;
      if (lines.empty()) lines.push_back(heading(key));
      append(lines, face(mushroom.tile));
    }
    return lines;
  }

  Lines rooted() const { return faces("undergrove.cli.rooted", true); }

  Lines discards() const {
    std::vector<Message> names;
    for (const std::string& tile : view_.discards) names.push_back(tile_name(view_, tile));
    if (names.empty()) return {};
    return text({{say(Message("undergrove.cli.discards", {{"mushrooms", std::move(names)}}))}}, 2);
  }

  const Seen& seen_;
  const Scene& scene_;
  const View& view_;
  const Look& look_;
  const Words& words_;
  std::size_t width_;
};

using Block = Lines (Panels::*)() const;

template <Block block>
Lines draw_block(const Scene& scene, const Look& look, const Words& words) {
  return (Panels(Seen{scene}, look, words).*block)();
}

bool has_hand(const Scene& scene) { return Seen{scene}.view.mine.has_value(); }
bool has_guide(const Scene& scene) { return Seen{scene}.view.guide.has_value(); }

std::vector<Line> draw(const Scene& scene, const Look& look, const Words& words) {
  const Seen seen{scene};
  const Panels panels(seen, look, words);
  return scene.extent == Extent::news && !starts_turn(seen) ? panels.news() : panels.turn();
}

std::vector<Line> fit(const Scene& scene, const Look& look, const Words& words, std::size_t rows) {
  return Panels(Seen{scene}, look, words).within(rows);
}

constexpr std::array<Section, 7> kSections{{
    {"board", draw_block<&Panels::board>, tell_board},
    {"hand", draw_block<&Panels::hand>, tell_hand, has_hand},
    {"goals", draw_block<&Panels::goals>, tell_goals},
    {"players", draw_block<&Panels::players>, tell_players},
    {"track", draw_block<&Panels::stones>, tell_track},
    {"mushrooms", draw_block<&Panels::mushrooms>, tell_mushrooms},
    {"guide", draw_block<&Panels::guide>, tell_guide, has_guide},
}};

}  // namespace
}  // namespace understory::cli::undergrove_parts

namespace understory::cli {

Board undergrove_board() {
  return {"undergrove", undergrove_parts::draw, undergrove_parts::fit, undergrove_parts::tell,
          undergrove_parts::kSections};
}

}  // namespace understory::cli
