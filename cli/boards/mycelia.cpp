// Mycelia: the forests, and under them the Shrine of Life, the showcase, the action cards and the hand. A turn shows as
// much of them as there are rows for; each part can be asked for.
#include "cli/boards/mycelia.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace understory::cli::mycelia_parts {

namespace {

using Lines = std::vector<Line>;

constexpr std::size_t kAir = 2;  // between what stands beside each other

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
    Lines lines = parted({board(), below(true), showcase(kAll), actions(kAll), hand(kAll)});
    lines.emplace_back();
    return lines;
  }

  // Within a turn: the forests if they are others, and what the viewer holds if that is another.
  Lines news() const {
    Lines lines;
    if (!seen_.before || seen_.before->players != view_.players) lines = draw_forests(seen_, look_, words_);
    if (view_.mine && (!seen_.before || hand_of(scene_, *seen_.before) != hand_of(scene_, view_)))
      append(lines, hand_named());
    return lines;
  }

  // In so many rows: the forests and the names of all that can be played, hired and used; with the rows that are left
  // what it does, what one asks for most often first.
  Lines within(std::size_t rows) const {
    Lines top = with(headline(), forests());
    Lines supply = below(false);
    Lines offered = showcase_named();
    Lines usable = actions_named();
    Lines held = hand_named();
    const auto used = [&] { return top.size() + supply.size() + offered.size() + usable.size() + held.size(); };
    for (Lines* block : {&supply, &usable, &offered, &held})
      if (used() > rows) block->clear();
    const auto change = [&](Lines& block, Lines other) {
      if (used() - block.size() + other.size() <= rows) block = std::move(other);
    };
    const auto room_for = [&](const Lines& block) { return rows - std::min(rows, used() - block.size()); };
    change(held, hand(kOneRow));
    change(offered, showcase(kOneRow));
    change(top, with(top, legend()));
    change(held, hand(room_for(held)));
    change(offered, showcase(room_for(offered)));
    change(usable, actions(kOneRow));
    change(usable, actions(room_for(usable)));
    change(supply, below(true));
    Lines lines = top;
    for (const Lines& block : {supply, offered, usable, held}) append(lines, block);
    if (lines.size() > rows) lines.resize(rows);
    return lines;
  }

  Lines board() const { return with(headline(), with(forests(), legend())); }

  // Who has what.
  Lines players() const {
    Column names;
    Column signs;
    for (int player = 0; player < players_in(view_); ++player) {
      const SeatLabel& label = scene_.seats.at(static_cast<std::size_t>(player));
      const Span sign = seat_sign(scene_, look_, player);
      names.cells.push_back({{acts(view_, player) ? "▸ " : "  ", Ink::plain, true},
                             sign,
                             {" "},
                             {label.name, sign.ink, true},
                             {label.player.empty() ? "" : "  " + label.player, Ink::faint}});
      signs.cells.push_back({sign});
    }
    const auto columns = std::vector<Column>{
        column("drops",
               [&](int player) {
                 return Line{{std::to_string(drops_of(view_, player)), Ink::plain, true}};
               }),
        column("leaves", [&](int player) { return number(player_of(view_, player).leaves); }),
        column("actions", [&](int player) { return letters(player_of(view_, player)); }),
        column("hand", [&](int player) { return number(in_hand(view_, player)); }),
        column("pile", [&](int player) { return number(in_pile(view_, player)); }),
        column("discards", [&](int player) { return number(pieces_in(player_of(view_, player).deck.discards)); })};
    return table(names, signs, columns, kAir, width_);
  }

  // With what cards do. Where that does not fit into so many rows, some come with the beginning of it.
  Lines showcase(std::size_t rows) const {
    std::vector<Entry> entries;
    for (const auto& card : view_.market.row)
      if (card)
        entries.push_back({price_of(*card), can_be_hired(*card), say(card_name(*card)), say(face_of(view_, *card))});
    return listed("mycelia.cli.showcase", entries, rows);
  }

  Lines hand(std::size_t rows) const {
    if (!view_.mine) return {};
    std::vector<Entry> entries;
    for (const auto& [card, count] : hand_of(scene_, view_))
      entries.push_back(
          {{count == 1 ? "" : std::to_string(count)}, true, say(card_name(card)), say(face_of(view_, card))});
    const Lines top = top_of_pile();
    return with(listed("mycelia.cli.hand", entries, rows - std::min(rows, top.size())), top);
  }

  Lines actions(std::size_t rows) const {
    std::vector<Entry> entries;
    for (const Action& action : own_actions())
      entries.push_back({price(action.face->price), !action.used, named(action), say(texts_of(action.face->text))});
    return listed("mycelia.cli.actions", entries, rows);
  }

  // What is asked for says so if it is empty.
  Lines all_of_showcase() const { return or_say(showcase(kAll), "mycelia.cli.no-showcase"); }
  Lines all_of_hand() const { return or_say(hand(kAll), "mycelia.cli.no-hand"); }
  // And those that heroes bring.
  Lines all_actions() const {
    std::vector<Entry> entries;
    for (const auto& action : view_.letters)
      if (const int left = count_of(view_.actions, action.action); left > 0)
        entries.push_back(
            {{std::to_string(left)},
             true,
             say(action_name(action.action)),
             say(Message("mycelia.cli.action", {{"price", action.price}, {"text", texts_of(action.text)}}))});
    return parted({actions(kAll), listed("mycelia.cli.actions-left", entries, true)});
  }

  Lines shrine() const { return with(headline(), supply_rows(true)); }

  // What is known of everybody's cards and of the market's.
  Lines piles() const { return sentences(tell_piles(scene_, words_)); }
  Lines gwidyon() const { return sentences(tell_gwidyon(scene_, words_)); }

 private:
  static constexpr std::size_t kAll = std::string::npos;
  static constexpr std::size_t kOneRow = 0;  // for each, and the title

  // A card in a list: what stands before its name, whether it can be used now, and what it does.
  struct Entry {
    Span before;
    bool ready = false;
    std::string name;
    std::string text;
  };

  Lines or_say(Lines lines, const char* key) const {
    return lines.empty() ? Lines{{{say(Message(key))}}} : std::move(lines);
  }
  std::string say(const Message& message) const { return words_.say(message); }
  Span heading(const char* key) const { return {say(Message(key)), Ink::faint}; }
  Lines legend() const { return wrapped({heading("mycelia.cli.legend")}, width_); }
  Lines headline() const {
    return wrapped({{say(Message("mycelia.title")), Ink::plain, true}, {"  " + say(status(view_))}}, width_, 2);
  }
  static Lines with(Lines lines, const Lines& more) {
    append(lines, more);
    return lines;
  }
  Lines sentences(const std::vector<std::string>& told) const {
    Lines lines;
    for (const std::string& sentence : told) append(lines, wrapped({{sentence}}, width_, 2));
    return lines;
  }

  // With the supply card beside them if there is room for it.
  Lines forests() const {
    Lines lines = draw_forests(seen_, look_, words_);
    return has_room_beside(lines) ? beside(lines, supply_column(), widest_of(lines) + kAir) : lines;
  }
  Lines below(bool both) const {
    return has_room_beside(draw_forests(seen_, look_, words_)) ? Lines{} : supply_rows(both);
  }
  bool has_room_beside(const Lines& lines) const {
    const Lines column = supply_column();
    return !column.empty() && widest_of(lines) + kAir + widest_of(column) <= width_;
  }
  static std::size_t widest_of(const Lines& lines) {
    std::size_t widest = 0;
    for (const Line& line : lines) widest = std::max(widest, width_of(line));
    return widest;
  }

  static Span price(int leaves) { return {std::to_string(leaves), Ink::sun, true}; }
  // An arrow before what can be paid.
  Span price_of(const std::string& card) const {
    Span span = price(view_.faces.at(card).price.value_or(0));
    if (can_be_hired(card)) span.text = "▸" + span.text;
    return span;
  }

  Lines listed(const char* title, const std::vector<Entry>& entries, std::size_t rows) const {
    if (entries.empty()) return {};
    std::size_t widest = 0;
    for (const Entry& entry : entries) widest = std::max(widest, width_of(entry.name));
    Lines lines{{heading(title)}};
    std::size_t spare = rows - std::min(rows, 1 + entries.size());
    for (const Entry& entry : entries) {
      Span before = entry.before;
      before.text = pad_left(before.text, 3) + " ";
      const Line head{before, {entry.name, entry.ready ? Ink::plain : Ink::faint, entry.ready}};
      const Span text{entry.text, entry.ready ? Ink::plain : Ink::faint};
      const std::size_t at = widest + 6;
      Lines whole = hanging(head, text, at, width_, width_ < 60 ? 6 : at);
      if (whole.size() - 1 <= spare) {
        spare -= whole.size() - 1;
        append(lines, whole);
      } else {
        lines.push_back(fitted(look_, hanging(head, text, at, kAll, at).front(), width_));
      }
    }
    return lines;
  }

  // The names only; none is broken at the end of a line.
  Lines named_only(const char* title, const std::vector<Line>& cells) const {
    if (cells.empty()) return {};
    std::vector<Line> all{{heading(title)}};
    append(all, cells);
    return flowing(all, look_.width);
  }
  Lines showcase_named() const {
    std::vector<Line> cells;
    for (const auto& card : view_.market.row)
      if (card)
        cells.push_back(
            {price_of(*card), {" " + say(card_name(*card)), can_be_hired(*card) ? Ink::plain : Ink::faint}});
    return named_only("mycelia.cli.showcase", cells);
  }
  Lines hand_named() const {
    std::vector<Line> cells;
    if (view_.mine)
      for (const Message& card : mycelia_parts::named(hand_of(scene_, view_)))
        cells.push_back({{say(card), Ink::plain, true}});
    return named_only("mycelia.cli.hand", cells);
  }
  Lines actions_named() const {
    std::vector<Line> cells;
    for (const Action& action : own_actions())
      cells.push_back({price(action.face->price), {" " + named(action), action.used ? Ink::faint : Ink::plain}});
    return named_only("mycelia.cli.actions", cells);
  }

  // By symbols where drops come, now and after that: in rows, or as a column.
  Lines supply_rows(bool both) const {
    if (!view_.supply) return {};
    Lines lines = supply_row(supply_name(), [](const auto& face) { return face.now; });
    if (both)
      append(lines, supply_row(say(Message("mycelia.cli.supply-next")), [](const auto& face) { return face.next; }));
    return lines;
  }
  template <class Fields>
  Lines supply_row(const std::string& title, const Fields& fields) const {
    std::vector<Line> cells{{{title, Ink::faint}}};
    for (const auto& face : view_.throws) cells.push_back({symbol(face), {" " + spots(fields(face))}});
    return flowing(cells, look_.width);
  }
  Lines supply_column() const {
    if (!view_.supply) return {};
    Column names{{{supply_name(), Ink::faint}}, {}};
    Column now;
    Column next{{{say(Message("mycelia.cli.supply-next")), Ink::faint}}, {}};
    for (const auto& face : view_.throws) {
      names.cells.push_back({symbol(face)});
      now.cells.push_back({{spots(face.now)}});
      next.cells.push_back({{spots(face.next), Ink::faint}});
    }
    return table(names, names, {now, next}, kAir, kAll);
  }
  std::string supply_name() const { return say(Message("mycelia.cli.supply", {{"supply", *view_.supply}})); }
  template <class Face>
  Span symbol(const Face& face) const {
    return {say(Message("mycelia.symbol." + face.symbol)), Ink::faint};
  }
  static std::string spots(const std::vector<Spot>& fields) {
    std::string text;
    for (const Spot at : fields) text += (text.empty() ? "" : " ") + text_of(at);
    return text;
  }

  Lines top_of_pile() const {
    const std::vector<Message> top = top_of(player_of(view_, scene_.viewer));
    if (top.empty()) return {};
    Line line{heading("mycelia.cli.top")};
    for (const Message& card : top) line.push_back({(line.size() > 1 ? ", " : " ") + say(card)});
    return wrapped(line, width_, 2);
  }

  bool can_be_hired(const std::string& card) const {
    return std::any_of(scene_.offered.begin(), scene_.offered.end(), [&](const nlohmann::json& about) {
      return about.at("kind") == "hire" && about.at("card") == card;
    });
  }

  // The viewer's, or the first player's for those who only watch; each card by itself.
  struct Action {
    const views::mycelia::Letter* face = nullptr;
    bool used = false;
  };
  std::vector<Action> own_actions() const {
    const Player& player = player_of(view_, std::max(0, scene_.viewer));
    std::vector<Action> actions;
    for (const auto& face : view_.letters)
      for (int i = 0; i < count_of(player.owned, face.action); ++i)
        actions.push_back({&face, i < count_of(player.used, face.action)});
    return actions;
  }
  std::string named(const Action& action) const {
    return say(Message("mycelia.cli.own-action",
                       {{"action", action_name(action.face->action)}, {"used", action.used ? "yes" : "no"}}));
  }
  static int count_of(const std::vector<std::string>& letters, const std::string& letter) {
    return static_cast<int>(std::count(letters.begin(), letters.end(), letter));
  }

  template <class Cell>
  Column column(const char* head, const Cell& cell) const {
    Column column{{heading((std::string("mycelia.cli.head.") + head).c_str())}, {}};
    for (int player = 0; player < players_in(view_); ++player) {
      const bool has = !is_gwidyon(view_, player) || std::string_view(head) == "drops";
      column.cells.push_back(has ? cell(player) : Line{{"–", Ink::faint}});
    }
    return column;
  }
  static Line number(int n) { return {{std::to_string(n)}}; }

  // Used ones as dots.
  static Line letters(const Player& player) {
    Line line;
    for (const char* letter : {"a", "b", "c", "d", "e"})
      for (int i = 0; i < count_of(player.owned, letter); ++i) {
        if (!line.empty()) line.push_back({" "});
        const bool ready = i >= count_of(player.used, letter);
        line.push_back({ready ? letter : "·", ready ? Ink::plain : Ink::faint});
      }
    return line;
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
  const Seen seen{scene};
  return (Panels(seen, look, words).*block)();
}

bool has_hand(const Scene& scene) { return Seen{scene}.view.mine.has_value(); }
bool has_gwidyon(const Scene& scene) { return Seen{scene}.view.gwidyon.has_value(); }

std::vector<Line> draw(const Scene& scene, const Look& look, const Words& words) {
  const Seen seen{scene};
  const Panels panels(seen, look, words);
  return scene.extent == Extent::news && !starts_turn(seen) ? panels.news() : panels.turn();
}

std::vector<Line> fit(const Scene& scene, const Look& look, const Words& words, std::size_t rows) {
  const Seen seen{scene};
  return Panels(seen, look, words).within(rows);
}

constexpr std::array<Section, 8> kSections{{
    {"board", draw_block<&Panels::board>, tell_board},
    {"hand", draw_block<&Panels::all_of_hand>, tell_hand, has_hand},
    {"showcase", draw_block<&Panels::all_of_showcase>, tell_showcase},
    {"players", draw_block<&Panels::players>, tell_players},
    {"actions", draw_block<&Panels::all_actions>, tell_actions},
    {"shrine", draw_block<&Panels::shrine>, tell_shrine},
    {"piles", draw_block<&Panels::piles>, tell_piles},
    {"gwidyon", draw_block<&Panels::gwidyon>, tell_gwidyon, has_gwidyon},
}};

}  // namespace
}  // namespace understory::cli::mycelia_parts

namespace understory::cli {

Board mycelia_board() {
  return {"mycelia", mycelia_parts::draw, mycelia_parts::fit, mycelia_parts::tell, mycelia_parts::kSections};
}

}  // namespace understory::cli
