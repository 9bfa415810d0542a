// Tree Society: who has what with the fruit of all rows and stalls, the guild market, and everybody's guild cards. A
// turn shows as much of them as there are rows for; each part can be asked for.
#include "cli/boards/tree_society.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace understory::cli::tree_society_parts {

namespace {

using Lines = std::vector<Line>;

using views::tree_society::kTypes;

constexpr std::size_t kAir = 1;  // between what stands beside each other

class Panels {
 public:
  Panels(const Seen& seen, const Look& look, const Words& words)
      : scene_(seen.scene),
        view_(seen.view),
        look_(look),
        words_(words),
        width_(static_cast<std::size_t>(look.width)) {}

  // All that a turn needs.
  Lines turn() const {
    Lines lines = parted({board(), market(kAll), cards(kAll)});
    lines.emplace_back();
    return lines;
  }

  // In so many rows: what everybody has, and the names of all that can be built; with the rows that are left what it
  // does, the own cards first.
  Lines within(std::size_t rows) const {
    Lines top = with(headline(), table_of_players());
    Lines others = built();
    Lines offered = market(kOneRow);
    Lines own = cards(kOneRow);
    const auto used = [&] { return top.size() + others.size() + offered.size() + own.size(); };
    for (Lines* block : {&others, &offered, &own})
      if (used() > rows) block->clear();
    const auto room_for = [&](const Lines& block) { return rows - std::min(rows, used() - block.size()); };
    if (!own.empty()) own = cards(room_for(own));
    if (!offered.empty()) offered = market(room_for(offered));
    Lines lines = top;
    for (const Lines& block : {others, offered, own}) append(lines, block);
    if (lines.size() > rows) lines.resize(rows);
    return lines;
  }

  Lines board() const { return with(with(headline(), table_of_players()), built()); }

  // Points, banners and coins, and how many of which fruit lie where; last what one would bring the viewer now.
  Lines table_of_players() const {
    Column names;
    Column signs;
    const auto seats = from_viewer(scene_, view_);
    for (const int player : seats) {
      const SeatLabel& label = scene_.seats.at(static_cast<std::size_t>(player));
      const Span sign = seat_sign(scene_, look_, player);
      names.cells.push_back({{acts(view_, player) ? "▸ " : "  ", Ink::plain, true},
                             sign,
                             {" "},
                             {label.name, sign.ink, true},
                             {label.player.empty() ? "" : " " + label.player, Ink::faint}});
      signs.cells.push_back({sign});
    }
    for (const char* row : {"tree-society.cli.row.stalls", "tree-society.cli.row.price"}) {
      names.cells.push_back({heading(row)});
      signs.cells.push_back({{"·", Ink::faint}});
    }
    std::vector<Column> columns{
        column("points", seats, [&](std::size_t player) { return strong(view_.standings.at(player).points); }),
        column("banners", seats, [&](std::size_t player) { return number(view_.standings.at(player).banners); }),
        column("coins", seats, [&](std::size_t player) {
          const Player& one = view_.players.at(player);
          return Line{{std::to_string(one.purse), Ink::sun, true}, {"+" + std::to_string(one.chest), Ink::sun}};
        })};
    for (const char* type : kTypes) {
      Column fruit{{heading(type_name(type))}, {}};
      for (const int player : seats) fruit.cells.push_back(there(view_.players.at(index(player)).row, type));
      fruit.cells.push_back(there(view_.stalls, type));
      const auto& stall = stall_of(type);
      const int price = stall.prices.at(index(std::max(0, scene_.viewer)));
      fruit.cells.push_back({{std::to_string(price), stall.sold ? Ink::faint : Ink::sun, !stall.sold}});
      columns.push_back(std::move(fruit));
    }
    return table(names, signs, columns, kAir, width_);
  }

  // What everybody builds and has completed, one player after the other.
  Lines built() const {
    Lines lines;
    for (const int player : from_viewer(scene_, view_)) {
      const Player& one = view_.players.at(index(player));
      const Span sign = seat_sign(scene_, look_, player);
      std::vector<Line> cells{{{"  "}, sign}};
      for (const auto& slot : one.ongoing)
        if (slot)
          cells.push_back({{say(card_name(slot->card))}, {" " + std::to_string(slot->level) + "/3", Ink::faint}});
      for (const std::string& card : one.completed)
        cells.push_back({{say(card_name(card)), sign.ink}, {" " + banners(view_.faces.at(card)), Ink::faint}});
      if (cells.size() > 1) append(lines, flowing(cells, look_.width));
    }
    return lines;
  }

  // Six cards with the price of level 1; where there is room, with what it does.
  Lines market(std::size_t rows) const {
    std::vector<Entry> entries;
    for (std::size_t place = view_.market.size(); place-- > 0;) {
      const auto& card = view_.market[place];
      if (!card) continue;
      const Face& face = view_.faces.at(*card);
      entries.push_back(entry(*card, face, 1, place >= kTopRow ? "↑" : " "));
    }
    std::reverse(entries.begin(), entries.end());
    return listed("tree-society.cli.market", entries, rows);
  }
  Lines all_of_market() const { return or_say(detailed(market_cards()), "tree-society.cli.no-market"); }

  // Those of the viewer, or of whose turn it is for those who only watch, with the level that comes next.
  Lines cards(std::size_t rows) const {
    std::vector<Entry> entries;
    for (const auto& slot : owner().ongoing)
      if (slot) entries.push_back(entry(slot->card, view_.faces.at(slot->card), slot->level + 1, " "));
    return listed("tree-society.cli.cards", entries, rows);
  }
  Lines all_cards() const {
    std::vector<std::string> cards;
    for (const auto& slot : owner().ongoing)
      if (slot) cards.push_back(slot->card);
    cards.insert(cards.end(), owner().completed.begin(), owner().completed.end());
    return or_say(detailed(cards), "tree-society.cli.no-cards");
  }

  Lines fruit() const { return with(table_of_players(), sentences(tell_fruit(scene_, words_))); }
  Lines players() const { return with(table_of_players(), built()); }
  Lines piles() const { return sentences(tell_piles(scene_, words_)); }

 private:
  static constexpr std::size_t kAll = std::string::npos;
  static constexpr std::size_t kOneRow = 0;  // for each, and the title

  // A card in a list: what stands before its name, whether it can be built now, and what its next level does.
  struct Entry {
    Line before;
    bool ready = false;
    std::string name;
    std::string text;
  };

  static std::size_t index(int player) { return static_cast<std::size_t>(player); }
  std::string say(const Message& message) const { return words_.say(message); }
  Span heading(const char* key) const { return heading(Message(key)); }
  Span heading(const Message& message) const { return {say(message), Ink::faint}; }
  Lines headline() const {
    return wrapped({{say(Message("tree-society.title")), Ink::plain, true}, {"  " + say(status(view_))}}, width_, 2);
  }
  static Lines with(Lines lines, const Lines& more) {
    append(lines, more);
    return lines;
  }
  Lines or_say(Lines lines, const char* key) const {
    return lines.empty() ? Lines{{{say(Message(key))}}} : std::move(lines);
  }
  Lines sentences(const std::vector<std::string>& told) const {
    Lines lines;
    for (const std::string& sentence : told) append(lines, wrapped({{sentence}}, width_, 2));
    return lines;
  }
  static std::string banners(const Face& face) { return std::string(static_cast<std::size_t>(face.banners), '^'); }
  static Line number(int n) { return {{std::to_string(n)}}; }
  static Line strong(int n) { return {{std::to_string(n), Ink::plain, true}}; }

  // "2 1*": two, and one that is valuable.
  static Line there(const Fruits& fruits, const char* type) {
    const int plain = plain_of(fruits, type);
    const int valuable = valuable_of(fruits, type);
    if (plain + valuable == 0) return {{"·", Ink::faint}};
    Line line;
    if (plain > 0) line.push_back({std::to_string(plain)});
    if (valuable > 0) line.push_back({(plain > 0 ? " " : "") + std::to_string(valuable) + "*", Ink::sun});
    return line;
  }
  const views::tree_society::Trade& stall_of(const std::string& type) const {
    return *std::find_if(view_.trade.begin(), view_.trade.end(), [&](const auto& one) { return one.type == type; });
  }

  template <class Cell>
  Column column(const char* head, const std::vector<int>& seats, const Cell& cell) const {
    Column column{{heading((std::string("tree-society.cli.head.") + head).c_str())}, {}};
    for (const int player : seats) column.cells.push_back(cell(index(player)));
    column.cells.resize(seats.size() + 2);
    return column;
  }

  const Player& owner() const {
    const int player = scene_.viewer >= 0 ? scene_.viewer : raw(view_.mover) < players_in(view_) ? raw(view_.mover) : 0;
    return view_.players.at(index(player));
  }
  std::vector<std::string> market_cards() const {
    std::vector<std::string> cards;
    for (const auto& card : view_.market)
      if (card) cards.push_back(*card);
    return cards;
  }

  bool can_be_built(const std::string& card) const {
    return std::any_of(scene_.offered.begin(), scene_.offered.end(), [&](const nlohmann::json& deed) {
      return deed.at("kind") == "build" && deed.at("card") == card;
    });
  }
  Entry entry(const std::string& card, const Face& face, int level, const char* mark) const {
    const Level& next = face.levels.at(index(level - 1));
    const bool ready = can_be_built(card);
    const int price = face.price.value_or(next.cost);
    return {{{ready ? "▸" : " ", Ink::plain, true},
             {pad_left(std::to_string(price), 2), Ink::sun, true},
             {mark, Ink::faint},
             {guild_letter(face) + pad_right(banners(face), 3), Ink::faint}},
            ready,
            say(card_name(card)) + " " + std::to_string(level),
            say(level_text(next))};
  }
  std::string guild_letter(const Face& face) const {
    return say(Message("tree-society.guild." + face.guild)).substr(0, 2);
  }

  Lines listed(const char* title, const std::vector<Entry>& entries, std::size_t rows) const {
    if (entries.empty()) return {};
    std::size_t widest = 0;
    for (const Entry& entry : entries) widest = std::max(widest, width_of(entry.name));
    Lines lines{{heading(title)}};
    std::size_t spare = rows - std::min(rows, 1 + entries.size());
    for (const Entry& entry : entries) {
      Line head = entry.before;
      head.push_back({" "});
      head.push_back({entry.name, entry.ready ? Ink::plain : Ink::faint, entry.ready});
      const Span text{entry.text, entry.ready ? Ink::plain : Ink::faint};
      const std::size_t at = width_of(entry.before) + widest + 3;
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

  // All three levels of each.
  Lines detailed(const std::vector<std::string>& cards) const {
    Lines lines;
    for (const std::string& card : cards) {
      const Face& face = view_.faces.at(card);
      append(lines,
             wrapped({{say(card_name(card)), Ink::plain, true},
                      {"  " + say(Message("tree-society.guild." + face.guild)) + " " + banners(face), Ink::faint},
                      {face.price ? "  " + std::to_string(*face.price) : "", Ink::sun, true}},
                     width_, 2));
      for (std::size_t i = 0; i < face.levels.size(); ++i) {
        const bool next = face.next && *face.next == static_cast<int>(i) + 1;
        const Line head{{next ? "▸ " : "  ", Ink::plain, true},
                        {std::to_string(i + 1) + " "},
                        {pad_left(std::to_string(face.levels[i].cost), 2), Ink::sun}};
        append(lines, hanging(head, {say(level_text(face.levels[i]))}, 8, width_, 8));
      }
    }
    return lines;
  }

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

// Within a turn what everybody has, if it has changed.
std::vector<Line> draw(const Scene& scene, const Look& look, const Words& words) {
  const Seen seen{scene};
  const Panels panels(seen, look, words);
  if (scene.extent != Extent::news) return panels.turn();
  const bool same = seen.before && seen.before->players == seen.view.players && seen.before->stalls == seen.view.stalls;
  return same ? Lines{} : panels.board();
}

std::vector<Line> fit(const Scene& scene, const Look& look, const Words& words, std::size_t rows) {
  const Seen seen{scene};
  return Panels(seen, look, words).within(rows);
}

constexpr std::array<Section, 6> kSections{{
    {"board", draw_block<&Panels::turn>, tell_board},
    {"market", draw_block<&Panels::all_of_market>, tell_market},
    {"cards", draw_block<&Panels::all_cards>, tell_cards},
    {"fruit", draw_block<&Panels::fruit>, tell_fruit},
    {"players", draw_block<&Panels::players>, tell_players},
    {"piles", draw_block<&Panels::piles>, tell_piles},
}};

}  // namespace
}  // namespace understory::cli::tree_society_parts

namespace understory::cli {

Board tree_society_board() {
  return {"tree-society", tree_society_parts::draw, tree_society_parts::fit, tree_society_parts::tell,
          tree_society_parts::kSections};
}

}  // namespace understory::cli
