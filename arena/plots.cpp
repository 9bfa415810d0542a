#include "arena/plots.hpp"

#include <algorithm>
#include <cmath>

#include "arena/figures.hpp"
#include "arena/markup.hpp"
#include "embedded/report_files.hpp"

namespace understory::arena {
namespace {

struct Point {
  double x = 0;
  double y = 0;
};

std::string at(const char* name, double value) { return std::string(" ") + name + "=\"" + coordinate(value) + "\""; }

std::string line(Point from, Point to, const char* of_class) {
  return element(classed("line", of_class) + at("x1", from.x) + at("y1", from.y) + at("x2", to.x) + at("y2", to.y), "");
}

std::string dot(Point middle, const char* of_class) {
  return element(classed("circle", of_class) + at("cx", middle.x) + at("cy", middle.y) + at("r", 5), "");
}

std::string bar(Point corner, double width, double height, const char* of_class) {
  return element(
      classed("rect", of_class) + at("x", corner.x) + at("y", corner.y) + at("width", width) + at("height", height),
      "");
}

std::string label(Point where, const std::string& text, const char* of_class) {
  return element(classed("text", of_class) + at("x", where.x) + at("y", where.y), escaped(text));
}

std::string picture(double width, double height, const Words& words, const Message& title, const Message& description,
                    const std::string& content) {
  const std::string box = " viewBox=\"0 0 " + coordinate(width) + " " + coordinate(height) + "\"";
  return element(
      "svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"" + box + at("width", width),
      element("title", escaped(words.say(title))) + element("desc", escaped(words.say(description))) + content);
}

constexpr double kPlotWidth = 400;
constexpr double kMargin = 24;
constexpr double kRow = 46;
constexpr double kAxis = 30;

std::string whole(const Words& words, double value) {
  return words.say(Message("arena.figure.lead", {{"value", static_cast<std::int64_t>(std::llround(value))}}));
}

// The colours and strokes of plots, which a file of its own brings along, and the rest of the page.
std::string_view style(std::string_view name) {
  for (const EmbeddedFile& file : report_files)
    if (file.name == name) return file.text;
  return {};
}

struct RatingsPicture {
  double height = 0;
  std::string content;
};

RatingsPicture draw_ratings(const Tournament& tournament, const Summary& summary, const Words& words) {
  double least = 0;
  double most = 0;
  for (const Standing& standing : summary.standings) {
    least = std::min(least, standing.rating.value - standing.rating.interval);
    most = std::max(most, standing.rating.value + standing.rating.interval);
  }
  const std::vector<double> scale = ticks(least, most);
  const auto x_of = [&](double value) {
    return kMargin + (value - scale.front()) / (scale.back() - scale.front()) * (kPlotWidth - 2 * kMargin);
  };
  const double bottom = kRow * static_cast<double>(summary.standings.size());
  std::string content;
  for (const double tick : scale) {
    content += line({x_of(tick), 4}, {x_of(tick), bottom + 4}, tick == 0 ? "zero" : "grid");
    // Beside the edges the middle of a long number would leave the picture.
    if (tick == scale.front())
      content += label({4, bottom + 20}, whole(words, tick), "low");
    else if (tick == scale.back())
      content += label({kPlotWidth - 4, bottom + 20}, whole(words, tick), "high");
    else
      content += label({x_of(tick), bottom + 20}, whole(words, tick), "tick");
  }
  double y = 0;
  for (const std::size_t i : by_rating(summary)) {
    const Rating& rating = summary.standings[i].rating;
    content += label({kMargin, y + 18}, tournament.entrants[i].name, "name");
    content += label({kPlotWidth - kMargin, y + 18}, words.say(rating_of(rating)), "value");
    content += line({x_of(rating.value - rating.interval), y + 32}, {x_of(rating.value + rating.interval), y + 32},
                    "interval");
    content += dot({x_of(rating.value), y + 32}, "rating");
    y += kRow;
  }
  return {bottom + kAxis, content};
}

std::string ratings_svg(const Tournament& tournament, const Summary& summary, const Words& words,
                        const std::string& style_element, bool own_ground) {
  const RatingsPicture drawn = draw_ratings(tournament, summary, words);
  std::vector<Message> lines;
  for (const std::size_t i : by_rating(summary))
    lines.emplace_back("arena.plot.rating-of",
                       std::vector<Argument>{{"bot", tournament.entrants[i].name},
                                             {"rating", rating_of(summary.standings[i].rating)}});
  const std::string ground =
      own_ground
          ? element(classed("rect", "ground") + at("width", kPlotWidth) + at("height", drawn.height) + at("rx", 10), "")
          : std::string();
  return picture(kPlotWidth, drawn.height, words, Message("arena.plot.ratings"),
                 Message("arena.plot.ratings-told", {{"ratings", lines}}), style_element + ground + drawn.content);
}

}  // namespace

std::vector<double> ticks(double least, double most) {
  constexpr double kSteps = 5;
  double step = 10;
  for (int i = 0; (most - least) / step > kSteps; ++i) step *= i % 3 == 1 ? 2.5 : 2;  // 10, 20, 50, 100, …
  std::vector<double> all;
  for (double tick = std::floor(least / step); tick <= std::ceil(most / step); ++tick) all.push_back(tick * step);
  if (all.size() == 1) all.insert(all.begin(), all.front() - step), all.push_back(all.back() + step);
  return all;
}

Histogram histogram(const std::vector<std::int32_t>& values, std::size_t most_bars) {
  Histogram made;
  if (values.empty()) return made;
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  const auto bar_of = [&](std::int64_t value) {
    const std::int64_t half = made.width / 2;
    return value >= 0 ? (value + half) / made.width : -((half - value) / made.width);
  };
  const std::int64_t range = std::int64_t{*most} - *least;
  made.width = static_cast<std::int32_t>(range / static_cast<std::int64_t>(most_bars)) | 1;
  while (bar_of(*most) - bar_of(*least) >= static_cast<std::int64_t>(most_bars)) made.width += 2;
  made.first = static_cast<std::int32_t>(bar_of(*least)) * made.width;
  made.counts.resize(static_cast<std::size_t>(bar_of(*most) - bar_of(*least) + 1));
  for (const std::int32_t value : values) ++made.counts[static_cast<std::size_t>(bar_of(value) - bar_of(*least))];
  return made;
}

std::string ratings_plot(const Tournament& tournament, const Summary& summary, const Words& words) {
  return ratings_svg(tournament, summary, words, "", false);
}

std::string ratings_file(const Tournament& tournament, const Summary& summary, const Words& words) {
  return ratings_svg(tournament, summary, words, element("style", style("plots.css")), true);
}

std::string margins_plot(const Tournament& tournament, const Meeting& meeting, const Words& words) {
  constexpr double kWidth = 240;
  constexpr double kHeight = 90;
  constexpr std::size_t kMostBars = 25;
  const Histogram bars = histogram(meeting.margins, kMostBars);
  // The same distance to both sides, so that the middle is where nobody leads.
  const double reach = std::max(std::abs(bars.first),
                                std::abs(bars.first + bars.width * static_cast<std::int32_t>(bars.counts.size() - 1))) +
                       bars.width / 2.0;
  const auto x_of = [&](double value) { return kWidth / 2 + value / reach * (kWidth / 2 - 4); };
  const double highest = static_cast<double>(*std::max_element(bars.counts.begin(), bars.counts.end()));
  std::string content;
  for (std::size_t i = 0; i < bars.counts.size(); ++i) {
    if (bars.counts[i] == 0) continue;
    const double middle = bars.first + bars.width * static_cast<double>(i);
    const double tall = std::max(1.5, static_cast<double>(bars.counts[i]) / highest * (kHeight - 4));
    const double left = x_of(middle - bars.width / 2.0);
    const double wide = x_of(middle + bars.width / 2.0) - left;
    const char* side = middle < 0 ? "behind" : "level";
    content += bar({left + 0.5, kHeight - tall}, std::max(1.0, wide - 1), tall, middle > 0 ? "ahead" : side);
  }
  const double edge = std::floor(reach);
  content += line({4, kHeight}, {kWidth - 4, kHeight}, "grid");
  content += line({x_of(0), 0}, {x_of(0), kHeight}, "zero");
  content += label({4, kHeight + 16}, whole(words, -edge), "low");
  content += label({x_of(0), kHeight + 16}, whole(words, 0), "tick");
  content += label({kWidth - 4, kHeight + 16}, whole(words, edge), "high");
  double sum = 0;
  for (const std::int32_t margin : meeting.margins) sum += margin;
  return picture(kWidth, kHeight + 22, words, Message("arena.plot.margins"),
                 Message("arena.plot.margins-told", {{"a", tournament.entrants[meeting.a].name},
                                                     {"b", tournament.entrants[meeting.b].name},
                                                     {"mean", lead(sum / static_cast<double>(meeting.games))},
                                                     {"games", meeting.games}}),
                 content);
}

std::string seats_plot(const Summary& summary, const Words& words) {
  constexpr double kTall = 34;
  const double even = 1.0 / static_cast<double>(summary.seats.size());
  const auto share_of = [](const SeatStanding& seat) { return seat.firsts / static_cast<double>(seat.games); };
  double most = 2 * even;
  for (const SeatStanding& seat : summary.seats) most = std::max(most, share_of(seat));
  const double per_share = (kPlotWidth - 2 * kMargin) / most;
  std::string content;
  std::vector<Message> told;
  double y = 0;
  for (std::size_t i = 0; i < summary.seats.size(); ++i) {
    const double share = share_of(summary.seats[i]);
    const Message text("arena.plot.seat", {{"seat", static_cast<std::int64_t>(i + 1)}, {"share", percent(share)}});
    content += label({kMargin, y + 14}, words.say(text), "name");
    content += bar({kMargin, y + 19}, share * per_share, 9, "seat");
    told.push_back(text);
    y += kTall + 6;
  }
  content += line({kMargin + even * per_share, 0}, {kMargin + even * per_share, y}, "zero");
  content += label({kMargin + even * per_share, y + 16}, words.say(percent(even)), "tick");
  return picture(kPlotWidth, y + 22, words, Message("arena.plot.seats"), Message("arena.plot.told", {{"seats", told}}),
                 content);
}

}  // namespace understory::arena
