// The forests of Mycelia beside each other: five columns and four rows of landscapes and drops. That of the viewer
// comes first and has room for what can be chosen; the others share what is left of the width.
#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "cli/boards/mycelia.hpp"

namespace understory::cli::mycelia_parts {
namespace {

using Lines = std::vector<Line>;

constexpr std::size_t kOwnCell = 6;                             // an arrow, brackets, a letter, two digits
constexpr std::size_t kOwn = 1 + kOwnCell * kColumns;           // and the number of the row
constexpr std::size_t kOtherCell = 4;                           // where there is room for it
constexpr std::size_t kLeastCell = 3;                           // where there is not
constexpr std::size_t kLeastOther = 1 + kLeastCell * kColumns;  // so four forests are 79 columns
constexpr std::size_t kMostOther = 8 + kOtherCell * kColumns;   // more would only part what belongs together

Ink ink_of(const std::string& land) {
  constexpr std::array<std::pair<const char*, Ink>, 4> kInks{
      {{"leaves", Ink::sun}, {"moss", Ink::moss}, {"water", Ink::water}, {"soil", Ink::bark}}};
  for (const auto& [name, ink] : kInks)
    if (land == name) return ink;
  return Ink::plain;
}

class Forests {
 public:
  Forests(const Seen& seen, const Look& look, const Words& words)
      : seen_(seen), view_(seen.view), look_(look), words_(words) {
    for (const nlohmann::json& about : seen.scene.offered)
      if (about.contains("at")) offered_.push_back({about["at"][0].get<int>(), about["at"][1].get<int>()});
  }

  Lines draw() const {
    Lines lines = beside_each_other();
    for (Line& line : lines)  // what is beyond the last sign is air
      while (!line.empty() && line.back().text.find_first_not_of(' ') == std::string::npos) line.pop_back();
    return lines;
  }

 private:
  Lines beside_each_other() const {
    const std::vector<int> players = from_viewer(seen_.scene, view_);
    Lines lines = own(players.front());
    const auto width = static_cast<std::size_t>(look_.width);
    if (view_.gwidyon && kOwn + kLeastOther <= width) return beside(std::move(lines), gwidyon(width - kOwn), kOwn);
    // As many beside each other as there is room for, the others below.
    std::size_t at = kOwn + 1;
    Lines band = std::move(lines);
    Lines all;
    for (std::size_t i = 1; i < players.size(); ++i) {
      if (at + kLeastOther > width) {
        append(all, band);
        band.clear();
        at = 0;
      }
      const std::size_t here = std::min(players.size() - i, std::max<std::size_t>(1, (width - at) / kLeastOther));
      const std::size_t room = std::min(kMostOther, (width - at) / here);
      band = beside(std::move(band), other(players[i], room), at);
      at += room;
    }
    append(all, band);
    return all;
  }

  std::string say(const Message& message) const { return words_.say(message); }
  const Player* before(int player) const { return seen_.before ? &player_of(*seen_.before, player) : nullptr; }

  // What changed stands in brackets.
  Line number(int now, const int* then) const {
    const bool news = then != nullptr && *then != now;
    return {{news ? "[" + std::to_string(now) + "]" : std::to_string(now), Ink::plain, true}};
  }

  Line name(int player) const {
    const SeatLabel& label = seen_.scene.seats.at(static_cast<std::size_t>(player));
    const Span sign = seat_sign(seen_.scene, look_, player);
    return {{acts(view_, player) ? "▸" : " ", Ink::plain, true}, sign, {" "}, {label.name, sign.ink, true}};
  }

  // "20 drops 3 leaves", or with the beginnings of the words.
  Line counts(int player, bool cut) const {
    const Player& of = player_of(view_, player);
    const Player* const then = before(player);
    Line line{{" "}};
    const auto add = [&](const char* unit, int now, const int* was) {
      for (Span& span : number(now, was)) line.push_back(std::move(span));
      line.push_back(
          {" " + say(Message(std::string("mycelia.cli.unit.") + unit + (cut ? "-cut" : ""), {{"count", now}}))});
    };
    add("drops", of.left, then == nullptr ? nullptr : &then->left);
    line.push_back({" "});
    add("leaves", of.leaves, then == nullptr ? nullptr : &then->leaves);
    return line;
  }

  Lines own(int player) const {
    const SeatLabel& label = seen_.scene.seats.at(static_cast<std::size_t>(player));
    Line first = name(player);
    if (!label.player.empty()) first.push_back({"  " + label.player, Ink::faint});
    Lines lines{fitted(look_, first, kOwn), fitted(look_, counts(player, false), kOwn), letters(kOwnCell, 3)};
    for (int row = 0; row < kRows; ++row) {
      Line line{{std::to_string(row + 1), Ink::faint}};
      for (int column = 0; column < kColumns; ++column) {
        const Spot at{column, row};
        const Span sign = mark(player, at);
        line.push_back({changed(player, at) ? sign.text : " ", Ink::plain, true});
        append_cell(line, player, at, kOwnCell - 1, sign.text);
      }
      lines.push_back(std::move(line));
    }
    return lines;
  }

  Lines other(int player, std::size_t room) const {
    const std::size_t cell = room > kOtherCell * kColumns ? kOtherCell : kLeastCell;
    const SeatLabel& label = seen_.scene.seats.at(static_cast<std::size_t>(player));
    Line first = name(player);
    const std::string played = " " + label.player;
    if (!label.player.empty() && width_of(first) + width_of(played) < room) first.push_back({played, Ink::faint});
    Lines lines{fitted(look_, first, room - 1), fitted(look_, counts(player, cell == kLeastCell), room),
                letters(cell, 1)};
    for (int row = 0; row < kRows; ++row) {
      Line line;
      for (int column = 0; column < kColumns; ++column) append_cell(line, player, {column, row}, cell);
      if (changed(player, {kColumns - 1, row}) && cell == kLeastCell) line.push_back({"]", Ink::plain, true});
      lines.push_back(std::move(line));
    }
    return lines;
  }

  static Line letters(std::size_t cell, std::size_t at) {
    std::string text(at, ' ');
    for (int column = 0; column < kColumns; ++column)
      text += pad_right(std::string(1, static_cast<char>('a' + column)), column + 1 < kColumns ? cell : 1);
    return {{text, Ink::faint}};
  }

  // An arrow at what can be chosen, a star at what was.
  Span mark(int player, Spot at) const {
    if (player == seen_.scene.viewer && std::find(offered_.begin(), offered_.end(), at) != offered_.end())
      return {"▸", Ink::plain, true};
    const bool chosen =
        !view_.pending.empty() && raw(view_.pending.back().player) == player && view_.pending.back().at == at;
    return {chosen ? "*" : " ", Ink::plain, true};
  }

  bool changed(int player, Spot at) const {
    const Player* const then = before(player);
    const Player& now = player_of(view_, player);
    return then != nullptr && (drops_on(*then, at) != drops_on(now, at) || is_shrine(*then, at) != is_shrine(now, at));
  }

  // "[M2]": what it is and how many drops it holds. In the least room a bracket is closed where the next field begins.
  void append_cell(Line& line, int player, Spot at, std::size_t width, const std::string& sign = " ") const {
    const Player& of = player_of(view_, player);
    Span land;
    Span drops;
    if (is_shrine(of, at)) {
      land = {"⌂", Ink::plain, true};
    } else {
      const std::string& name = land_on(view_, of, at);
      const int count = drops_on(of, at);
      land = {say(Message("mycelia.cli.letter." + name)), ink_of(name)};
      drops = count == 0 ? Span{"·", Ink::faint} : Span{std::to_string(count), Ink::plain, true};
    }
    const bool news = changed(player, at);
    const bool closes = width == kLeastCell && at.x > 0 && changed(player, {at.x - 1, at.y});
    const Span open{news ? "[" : closes ? "]" : sign, Ink::plain, true};
    Line cell{open, land, drops};
    if (width_of(cell) > width) cell.erase(cell.begin());
    if (news && width_of(cell) < width) cell.push_back({"]", Ink::plain, true});
    if (width_of(cell) < width) cell.push_back({std::string(width - width_of(cell), ' ')});
    line.insert(line.end(), cell.begin(), cell.end());
  }

  // Its heap, its chip, and its cards with those that are out in the background.
  Lines gwidyon(std::size_t room) const {
    const auto& ghost = *view_.gwidyon;
    Line first = name(forests_in(view_));
    first.push_back({"  "});
    for (Span& span : number(ghost.drops, seen_.before ? &seen_.before->gwidyon->drops : nullptr))
      first.push_back(std::move(span));
    first.push_back({" " + say(Message("mycelia.cli.unit.drops", {{"count", ghost.drops}})) + ", "});
    first.push_back({say(Message("mycelia.cli.chip", {{"side", ghost.removes ? "removes" : "other"}}))});
    Lines lines{fitted(look_, first, room)};
    int number = 0;
    for (const auto& card : view_.ghosts) {
      const bool out = std::find(ghost.out.begin(), ghost.out.end(), card.solo) != ghost.out.end();
      const Span text{say(texts_of(card.text)), out ? Ink::faint : Ink::plain};
      lines.push_back(fitted(look_, {{out ? "× " : "  ", Ink::faint}, {std::to_string(++number) + " "}, text}, room));
    }
    return lines;
  }

  const Seen& seen_;
  const View& view_;
  const Look& look_;
  const Words& words_;
  std::vector<Spot> offered_;  // fields of the viewer's forest
};

}  // namespace

std::vector<Line> draw_forests(const Seen& seen, const Look& look, const Words& words) {
  return Forests(seen, look, words).draw();
}

}  // namespace understory::cli::mycelia_parts
