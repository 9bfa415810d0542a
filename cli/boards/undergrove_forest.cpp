// The forest as a grid: mushrooms in frames, plants on the corners, the root of a plant inside the frame at its corner,
// empty spaces by their numbers. A forest wider than the window is cut into bands that share a line of corners. Where
// the rows are counted, frames are lower, and of a forest that is too large even so the part is drawn that matters
// most; arrows at its edges say where it goes on.
#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <utility>

#include "cli/boards/undergrove.hpp"

namespace understory::cli::undergrove_parts {
namespace {

constexpr std::size_t kNarrowest = 13;  // a mushroom's frame inside: "gil 3 [C2]" and a root on either side
constexpr std::size_t kWidest = 18;     // wider frames hold nothing more
constexpr std::size_t kBeyond = 2;      // a plant on the last corner reaches so far to the right
constexpr std::size_t kHigh = 3;        // rows of a frame inside: the name takes two
constexpr std::size_t kLow = 2;
constexpr std::size_t kSpare = 4;  // rows to be left by high frames, so that they stay high from question to question

// Single characters to be written over each other, then joined to lines.
class Canvas {
 public:
  Canvas(std::size_t rows, std::size_t columns) : cells_(rows, std::vector<Span>(columns, Span{" "})) {}

  void put(std::size_t row, std::size_t column, const Span& text) {
    std::string character;
    const auto flush = [&] {
      if (!character.empty() && column < cells_[row].size()) cells_[row][column++] = {character, text.ink, text.strong};
      character.clear();
    };
    for (const char c : text.text) {
      if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) flush();
      character += c;
    }
    flush();
  }
  void put(std::size_t row, std::size_t column, const Line& line) {
    for (const Span& span : line) {
      put(row, column, span);
      column += width_of(span.text);
    }
  }

  std::vector<Line> lines() const {
    std::vector<Line> lines;
    for (const auto& row : cells_) {
      Line line;
      std::size_t end = row.size();
      while (end > 0 && row[end - 1].text == " ") --end;
      for (std::size_t i = 0; i < end; ++i) {
        const bool joins = !line.empty() && line.back().ink == row[i].ink && line.back().strong == row[i].strong;
        if (joins)
          line.back().text += row[i].text;
        else
          line.push_back(row[i]);
      }
      lines.push_back(std::move(line));
    }
    return lines;
  }

 private:
  std::vector<std::vector<Span>> cells_;
};

struct Box {
  int west = 0, east = 0, south = 0, north = 0;  // spaces, those around the forest included
};

Box box_of(const Forest& forest) {
  Box box;
  for (const auto& [at, mushroom] : forest.mushrooms) {
    box.west = std::min(box.west, at.x - 1), box.east = std::max(box.east, at.x + 1);
    box.south = std::min(box.south, at.y - 1), box.north = std::max(box.north, at.y + 1);
  }
  return box;
}

// Neighbouring columns that are drawn together. A column without a mushroom is as wide as the numbers in it.
struct Band {
  int first = 0;
  std::vector<std::size_t> widths;
};

std::size_t open_width(const Forest& forest, const Box& box, int x) {
  std::size_t widest = 3;
  for (int y = box.south; y <= box.north; ++y)
    if (forest.spaces.contains({x, y})) widest = std::max(widest, width_of(text_of({x, y})));
  return widest + 2;
}

bool has_mushroom_in_column(const Forest& forest, int x) {
  return std::any_of(forest.mushrooms.begin(), forest.mushrooms.end(),
                     [&](const auto& entry) { return entry.first.x == x; });
}

bool has_mushroom_in_row(const Forest& forest, int y) {
  return std::any_of(forest.mushrooms.begin(), forest.mushrooms.end(),
                     [&](const auto& entry) { return entry.first.y == y; });
}

// A frame's width where the columns share the room.
std::size_t frame_width(const Forest& forest, const Box& box, std::size_t room) {
  std::size_t open = 0;
  std::size_t full = 0;
  for (int x = box.west; x <= box.east; ++x) {
    if (has_mushroom_in_column(forest, x))
      ++full;
    else
      open += open_width(forest, box, x) + 1;
  }
  const std::size_t share = room > open ? (room - open) / std::max<std::size_t>(1, full) : 0;
  return std::clamp(share, kNarrowest + 1, kWidest + 1) - 1;
}

std::vector<Band> bands_of(const Forest& forest, const Box& box, std::size_t room) {
  const std::size_t wide = frame_width(forest, box, room);
  std::vector<Band> bands{{box.west, {}}};
  std::size_t used = 0;
  for (int x = box.west; x <= box.east; ++x) {
    const std::size_t width = has_mushroom_in_column(forest, x) ? wide : open_width(forest, box, x);
    if (used > 0 && used + width + 1 > room) {
      bands.push_back({x, {}});
      used = 0;
    }
    bands.back().widths.push_back(width);
    used += width + 1;
  }
  return bands;
}

// A place that somebody wants to see, and how much.
struct Sight {
  Spot at;
  bool corner = false;
  int weight = 0;
};

bool is_inside(const Box& box, const Sight& sight) {
  const int more = sight.corner ? 1 : 0;  // a space has corners on all sides
  return sight.at.x >= box.west && sight.at.x <= box.east + more && sight.at.y >= box.south &&
         sight.at.y <= box.north + more;
}

// The places that a move is about: a root is about a corner and a mushroom.
void add_places(std::vector<Sight>& sights, const Forest& forest, const nlohmann::json& about, int weight) {
  const auto spot_of = [&](const char* fact) { return Spot{about.at(fact).at(0), about.at(fact).at(1)}; };
  if (about.contains("corner")) sights.push_back({spot_of("corner"), true, weight});
  if (about.contains("space")) sights.push_back({spot_of("space"), false, weight});
  if (!about.contains("tile")) return;
  for (const auto& [spot, mushroom] : forest.mushrooms)
    if (mushroom.tile == about.at("tile")) sights.push_back({spot, false, weight});
}

std::vector<Sight> sights_of(const Scene& scene, const Forest& now, const Forest& before) {
  constexpr int kNews = 4;
  constexpr int kOffered = 3;
  constexpr int kOwn = 2;
  std::vector<Sight> sights;
  for (const auto& [at, mushroom] : now.mushrooms) {
    const Mushroom* const was = mushroom_on(before, at);
    const bool same = was != nullptr && was->carbon == mushroom.carbon && was->cubes == mushroom.cubes;
    sights.push_back({at, false, same ? 1 : kNews});
  }
  for (const auto& [at, plant] : now.plants) {
    const Plant* const was = plant_on(before, at);
    const bool same = was != nullptr && *was == plant;
    sights.push_back({at, true, !same ? kNews : plant.player == scene.viewer ? kOwn : 1});
  }
  for (const nlohmann::json& about : scene.offered) add_places(sights, now, about, kOffered);
  return sights;
}

class Drawing {
 public:
  Drawing(const Seen& seen, const Look& look, const Words& words)
      : view_(seen.view),
        scene_(seen.scene),
        look_(look),
        words_(words),
        now_(forest_of(view_)),
        before_(seen.before ? forest_of(*seen.before) : now_),
        whole_(box_of(now_)),
        box_(whole_),
        corners_(words.say(Message("undergrove.cli.corners"))),
        spaces_(words.say(Message("undergrove.cli.spaces"))),
        margin_(std::max<std::size_t>({4, width_of(corners_), width_of(spaces_)}) + 2) {}

  std::vector<Line> lines() const {
    std::vector<Line> all;
    for (const Band& band : bands_of(now_, box_, room())) {
      if (!all.empty()) all.emplace_back();
      for (Line& line : draw(band)) all.push_back(std::move(line));
    }
    return all;
  }

  // In so many rows, or fewer.
  std::vector<Line> lines_within(std::size_t rows) {
    heads_ = 1;
    for (const auto& [high, spare] : {std::pair{kHigh, kSpare}, {kLow, std::size_t{0}}}) {
      high_ = high;
      if (rows_of(whole_.south, whole_.north) + spare <= rows && columns_of(whole_.west, whole_.east) <= room())
        return draw(bands_of(now_, whole_, room()).front());
    }
    const std::vector<Sight> sights = sights_of(scene_, now_, before_);
    box_ = best_part(sights, rows);
    std::copy_if(sights.begin(), sights.end(), std::back_inserter(beyond_),
                 [&](const Sight& sight) { return !sight.corner && !is_inside(box_, sight); });
    return draw(bands_of(now_, box_, room()).front());
  }

  bool is_cut() const { return !beyond_.empty(); }

 private:
  std::size_t room() const { return static_cast<std::size_t>(look_.width) - margin_ - 1 - kBeyond; }

  // What neighbouring rows of spaces take, with the lines around them and the numbers above.
  std::size_t rows_of(int south, int north) const {
    std::size_t rows = heads_;
    for (int y = south; y <= north; ++y) rows += height(y);
    for (int y = south; y <= north + 1; ++y) rows += is_corner_row(y) ? 1U : 0U;
    return rows;
  }

  // What neighbouring columns take at least.
  std::size_t columns_of(int west, int east) const {
    std::size_t columns = 0;
    for (int x = west; x <= east; ++x)
      columns += (has_mushroom_in_column(now_, x) ? kNarrowest : open_width(now_, whole_, x)) + 1;
    return columns;
  }

  // Of all parts that fit, the one with most to see; among equals the first from the west and the south.
  Box best_part(const std::vector<Sight>& sights, std::size_t rows) const {
    Box best;
    int most = -1;
    for (int west = whole_.west; west <= whole_.east; ++west) {
      int east = west;
      while (east < whole_.east && columns_of(west, east + 1) <= room()) ++east;
      for (int south = whole_.south; south <= whole_.north; ++south) {
        int north = south;
        while (north < whole_.north && rows_of(south, north + 1) <= rows) ++north;
        const Box part{west, east, south, north};
        int seen = 0;
        for (const Sight& sight : sights) seen += is_inside(part, sight) ? sight.weight : 0;
        if (seen > most) most = seen, best = part;
        if (north == whole_.north) break;  // from further north there is only less
      }
      if (east == whole_.east) break;
    }
    return best;
  }

  std::vector<Line> draw(const Band& band) const {
    std::vector<std::size_t> at{margin_};  // the columns of the corners
    for (const std::size_t width : band.widths) at.push_back(at.back() + width + 1);
    std::size_t rows = heads_ + 1;
    for (int y = box_.south; y <= box_.north; ++y) rows += height(y) + 1;
    Canvas canvas(rows, at.back() + 1 + kBeyond);
    put_heads(canvas, band, at);
    std::size_t row = heads_;
    for (int y = box_.north; y >= box_.south; --y) {
      put_corners(canvas, row, y + 1, band, at);
      put_spaces(canvas, row + 1, y, band, at);
      row += height(y) + 1;
    }
    put_corners(canvas, row, box_.south, band, at);
    put_arrows(canvas, band, at);
    std::vector<Line> lines = canvas.lines();
    lines.erase(std::remove_if(lines.begin(), lines.end(), [](const Line& line) { return line.empty(); }), lines.end());
    return lines;
  }

  // The numbers of the columns. Where rows are short only those of the corners: free spaces have theirs in them, and
  // mushrooms have names.
  void put_heads(Canvas& canvas, const Band& band, const std::vector<std::size_t>& at) const {
    canvas.put(0, 0, Span{corners_, Ink::faint});
    if (heads_ == 2) canvas.put(1, 0, Span{pad_left(spaces_, margin_ - 2), Ink::faint});
    for (std::size_t i = 0; i < at.size(); ++i) {
      const int x = band.first + static_cast<int>(i);
      if (is_corner_column(x)) canvas.put(0, at[i] - (x < 0 ? 1U : 0U), Span{std::to_string(x), Ink::faint});
      if (heads_ == 2 && i < band.widths.size())
        put_centred(canvas, 1, at[i] + 1, band.widths[i], {{std::to_string(x), Ink::faint}});
    }
  }

  // On the edge beyond which something lies, in its row or column.
  void put_arrows(Canvas& canvas, const Band& band, const std::vector<std::size_t>& at) const {
    const auto put = [&](std::size_t row, std::size_t column, const char* arrow) {
      canvas.put(row, column, Span{arrow, Ink::sun, true});
    };
    const auto row_of = [&](int y) {  // of the line to the north of it
      std::size_t row = heads_;
      for (int above = box_.north; above > y; --above) row += height(above) + 1;
      return row;
    };
    for (const Sight& sight : beyond_) {
      const int x = std::clamp(sight.at.x, box_.west, box_.east);
      const int y = std::clamp(sight.at.y, box_.south, box_.north);
      const auto column = static_cast<std::size_t>(x - band.first);
      const std::size_t middle = at[column] + 1 + band.widths[column] / 2;
      if (sight.at.y > y) put(row_of(box_.north), middle, "↑");
      if (sight.at.y < y) put(row_of(box_.south - 1), middle, "↓");
      if (sight.at.x < x) put(row_of(y) + 1, margin_ - 2, "←");
      if (sight.at.x > x) put(row_of(y) + 1, at.back() + kBeyond, "→");
    }
  }

  std::size_t height(int y) const { return has_mushroom_in_row(now_, y) ? high_ : 1; }

  bool is_corner_column(int x) const { return x > whole_.west && x <= whole_.east; }
  bool is_corner_row(int y) const { return y > whole_.south && y <= whole_.north; }

  // What does not fit ends with a sign that says so; half a number would be a wrong one.
  void put_centred(Canvas& canvas, std::size_t row, std::size_t column, std::size_t width, const Line& line) const {
    const std::size_t used = width_of(line);
    if (used <= width) return canvas.put(row, column + (width - used) / 2, line);
    std::string text;
    for (const Span& span : line) text += span.text;
    canvas.put(row, column, Span{cut(text, width)});
  }

  // The frames' lines at the north of row y - 1, with the plants on them.
  void put_corners(Canvas& canvas, std::size_t row, int y, const Band& band, const std::vector<std::size_t>& at) const {
    if (is_corner_row(y)) canvas.put(row, 0, Span{std::to_string(y), Ink::faint});
    for (std::size_t i = 0; i < band.widths.size(); ++i) {
      const int x = band.first + static_cast<int>(i);
      if (!has_line(x, y)) continue;
      for (std::size_t column = at[i] + 1; column < at[i + 1]; ++column) canvas.put(row, column, Span{"─", Ink::faint});
    }
    for (std::size_t i = 0; i < at.size(); ++i) put_corner(canvas, row, at[i], {band.first + static_cast<int>(i), y});
  }

  bool has_line(int x, int y) const {
    return mushroom_on(now_, {x, y}) != nullptr || mushroom_on(now_, {x, y - 1}) != nullptr;
  }
  bool has_wall(int x, int y) const {
    return mushroom_on(now_, {x, y}) != nullptr || mushroom_on(now_, {x - 1, y}) != nullptr;
  }

  void put_corner(Canvas& canvas, std::size_t row, std::size_t column, Spot corner) const {
    if (!touches(now_, corner)) return;
    const Plant* const plant = plant_on(now_, corner);
    if (plant == nullptr)
      return canvas.put(row, column, Span{now_.blocked.contains(corner) ? "×" : joint(corner), Ink::faint});
    Span sign = seat_sign(scene_, look_, plant->player);
    const Plant* const was = plant_on(before_, corner);
    const bool news = was == nullptr || !(*was == *plant);
    sign.text += plant->tree ? "♣" : std::to_string(plant->carbon);
    sign.strong = true;
    if (news) canvas.put(row, column - 1, Span{"[", sign.ink, true});
    canvas.put(row, column, sign);
    if (news) canvas.put(row, column + width_of(sign.text), Span{"]", sign.ink, true});
  }

  // Which lines meet there: to the north, east, south and west.
  std::string joint(Spot at) const {
    constexpr std::array<const char*, 16> kJoints{"·", "│", "─", "╰", "│", "│", "╭", "├",
                                                  "─", "╯", "─", "┴", "╮", "┤", "┬", "┼"};
    const unsigned lines = (has_wall(at.x, at.y) ? 1U : 0U) | (has_line(at.x, at.y) ? 2U : 0U) |
                           (has_wall(at.x, at.y - 1) ? 4U : 0U) | (has_line(at.x - 1, at.y) ? 8U : 0U);
    return kJoints[lines];
  }

  void put_spaces(Canvas& canvas, std::size_t row, int y, const Band& band, const std::vector<std::size_t>& at) const {
    const std::size_t rows = height(y);
    if (heads_ == 2) canvas.put(row + rows / 2, 0, Span{pad_left(std::to_string(y), margin_ - 2), Ink::faint});
    for (std::size_t i = 0; i < at.size(); ++i) {
      const int x = band.first + static_cast<int>(i);
      if (has_wall(x, y))
        for (std::size_t r = 0; r < rows; ++r) canvas.put(row + r, at[i], Span{"│", Ink::faint});
      if (i == band.widths.size()) continue;
      if (now_.spaces.contains({x, y}))
        put_centred(canvas, row + rows / 2, at[i] + 1, band.widths[i], {{text_of({x, y}), Ink::faint}});
      if (const Mushroom* const mushroom = mushroom_on(now_, {x, y}))
        put_mushroom(canvas, row, at[i] + 1, band.widths[i], {x, y}, *mushroom);
    }
  }

  // The name over two lines, then type, worth, carbon and cubes; roots in the corners.
  void put_mushroom(Canvas& canvas, std::size_t row, std::size_t column, std::size_t width, Spot at,
                    const Mushroom& mushroom) const {
    const Line nw = root(mushroom, {at.x, at.y + 1});
    const Line ne = root(mushroom, {at.x + 1, at.y + 1});
    const Line sw = root(mushroom, at);
    const Line se = root(mushroom, {at.x + 1, at.y});
    const Mushroom* const was = mushroom_on(before_, at);
    // Both sides give as much room as the wider root takes, so that the text stays in the middle.
    const auto side = [](const Line& left, const Line& right) {
      return std::max<std::size_t>({1, width_of(left), width_of(right)});
    };
    const auto put_between = [&](std::size_t r, const Line& left, const Line& right, const Line& text) {
      put_centred(canvas, r, column + side(left, right), width - 2 * side(left, right), text);
      canvas.put(r, column, left);
      canvas.put(r, column + width - width_of(right), right);
    };
    const std::size_t room_of_name = width - 2 * side(nw, ne);
    if (high_ == kLow) {
      put_between(row, nw, ne, {{cut(name_of(mushroom, was == nullptr), room_of_name), Ink::plain, was == nullptr}});
    } else {
      const auto [first, second] = name_in_two(mushroom, room_of_name, width, was == nullptr);
      put_between(row, nw, ne, {{first, Ink::plain, was == nullptr}});
      put_centred(canvas, row + 1, column, width, {{second, Ink::plain, was == nullptr}});
    }
    put_between(row + high_ - 1, sw, se, numbers(mushroom, was, width - 2 * side(sw, se)));
  }

  // The plant's sign if it is rooted there; a new root has a plus.
  Line root(const Mushroom& on, Spot corner) const {
    const auto rooted = [&](const Plant* plant) {
      return plant != nullptr && std::find(plant->roots.begin(), plant->roots.end(), on.tile) != plant->roots.end();
    };
    const Plant* const plant = plant_on(now_, corner);
    if (!rooted(plant)) return {};
    Span sign = seat_sign(scene_, look_, plant->player);
    if (rooted(plant_on(before_, corner))) return {sign};
    sign.strong = true;
    return {{"+", sign.ink, true}, sign};
  }

  std::string cut(const std::string& text, std::size_t width) const {
    if (width_of(text) <= width) return text;
    std::string shorter;
    std::size_t used = 0;
    for (const char c : text) {
      used += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
      if (used == width) break;
      shorter += c;
    }
    return shorter + (look_.utf8 ? "…" : ".");
  }

  std::string name_of(const Mushroom& mushroom, bool is_new) const {
    const std::string name = words_.say(tile_name(view_, mushroom.tile));
    return is_new ? "[" + name + "]" : name;
  }

  std::pair<std::string, std::string> name_in_two(const Mushroom& mushroom, std::size_t first_room, std::size_t width,
                                                  bool is_new) const {
    const std::string name = name_of(mushroom, is_new);
    if (width_of(name) <= first_room) return {name, ""};
    std::size_t space = name.find(' ');
    if (space == std::string::npos) return {"", cut(name, width)};
    for (std::size_t next = space; next != std::string::npos; next = name.find(' ', next + 1))
      if (width_of(name.substr(0, next)) <= first_room) space = next;
    return {cut(name.substr(0, space), first_room), cut(name.substr(space + 1), width)};
  }

  // "gills 3 [C2] □1"; where the room is short the type is cut, then the marks go, then the type.
  Line numbers(const Mushroom& mushroom, const Mushroom* was, std::size_t width) const {
    const std::string type = mushroom.type.empty() ? "" : words_.say(Message("undergrove.type." + mushroom.type)) + " ";
    for (const auto& [letters, marked] : {std::pair{type.size(), true}, {4U, true}, {4U, false}, {0U, false}}) {
      const std::string shorter = letters < type.size() && letters > 0 ? type.substr(0, letters - 1) + " " : type;
      Line line{{letters == 0 ? "" : shorter}, {std::to_string(mushroom.value)}};
      add_amount(line, words_.say(Message("undergrove.cli.sign.carbon")), mushroom.carbon,
                 marked && was != nullptr && was->carbon != mushroom.carbon, Ink::sun);
      add_amount(line, "□", mushroom.cubes, marked && was != nullptr && was->cubes != mushroom.cubes, Ink::water);
      if (width_of(line) <= width || letters == 0) return line;
    }
    return {};
  }

  static void add_amount(Line& line, const std::string& sign, int amount, bool marked, Ink ink) {
    if (amount == 0 && !marked) return;
    const std::string text = sign + std::to_string(amount);
    line.push_back({" "});
    line.push_back({marked ? "[" + text + "]" : text, ink, true});
  }

  const View& view_;
  const Scene& scene_;
  const Look& look_;
  const Words& words_;
  Forest now_;
  Forest before_;
  Box whole_;
  Box box_;                    // what is drawn of it
  std::vector<Sight> beyond_;  // spaces that are not
  std::size_t heads_ = 2;      // rows of numbers above: of corners and spaces, or of corners only
  std::size_t high_ = kHigh;
  std::string corners_;
  std::string spaces_;
  std::size_t margin_;
};

}  // namespace

std::vector<Line> draw_forest(const Seen& seen, const Look& look, const Words& words) {
  return Drawing(seen, look, words).lines();
}

Part draw_part(const Seen& seen, const Look& look, const Words& words, std::size_t rows) {
  Drawing drawing(seen, look, words);
  std::vector<Line> lines = drawing.lines_within(rows);
  return {std::move(lines), drawing.is_cut()};
}

}  // namespace understory::cli::undergrove_parts
