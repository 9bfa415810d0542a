#include "arena/report.hpp"

#include <algorithm>
#include <cmath>

#include "arena/figures.hpp"
#include "arena/markup.hpp"
#include "arena/plots.hpp"
#include "embedded/report_files.hpp"
#include "engine/json.hpp"

namespace understory::arena {
namespace {

class Page {
 public:
  Page(const Tournament& tournament, const Summary& summary, const Words& words)
      : tournament_(tournament), summary_(summary), words_(words) {}

  std::string write() const {
    std::string style;
    for (const EmbeddedFile& file : report_files) style += file.text;
    const std::string title = say(Message("arena.report.title", {{"game", title_of_game()}}));
    const std::string head =
        "<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n" +
        element("title", title) + element("style", style);
    const std::string body = element("h1", title) + element(classed("p", "lead"), lead_sentence()) +
                             section("ratings", ratings_plot(tournament_, summary_, words_) + table_of_standings()) +
                             section("meetings", table_of_meetings()) + section("margins", margins()) +
                             section("seats", seats_plot(summary_, words_)) + section("made", how_it_was_made());
    return "<!doctype html>\n" + element("html lang=\"" + say("arena.report.language") + "\"",
                                         element("head", head) + element("body", element("main", body)));
  }

 private:
  std::string say(const Message& message) const { return escaped(words_.say(message)); }
  std::string say(const char* key) const { return say(Message(key)); }
  std::string name_of(std::size_t entrant) const { return escaped(tournament_.entrants[entrant].name); }
  Message title_of_game() const { return Message(tournament_.table.game + ".title"); }

  // Its heading is arena.report.<name>, and what to know of it arena.report.<name>-about.
  std::string section(const std::string& name, const std::string& content) const {
    const std::string key = "arena.report." + name;
    return element("section", element("h2", say(Message(key))) +
                                  element(classed("p", "about"), say(Message(key + "-about"))) + content);
  }

  // Wide tables scroll by themselves, also with the keyboard.
  std::string table(const char* caption, const std::string& rows) const {
    return element("div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"" + say(caption) + "\"",
                   element("table", element("caption", say(caption)) + rows));
  }
  std::string header(const char* key) const { return element("th scope=\"col\"", say(key)); }
  std::string cell(const Message& message) const { return element("td", say(message)); }
  static Message number(std::int64_t value) { return Message("arena.figure.number", {{"value", value}}); }

  std::string lead_sentence() const {
    const std::size_t best = by_rating(summary_).front();
    std::string text = say(Message("arena.report.lead", {{"bot", tournament_.entrants[best].name},
                                                         {"rating", rating_of(summary_.standings[best].rating)},
                                                         {"games", summary_.games}}));
    if (summary_.test) text += " " + say(verdict_of(tournament_, summary_));
    return text;
  }

  std::string table_of_standings() const {
    std::string head;
    for (const char* key :
         {"arena.column.name", "arena.column.rating", "arena.column.games", "arena.column.firsts", "arena.column.wins",
          "arena.column.ties", "arena.column.score", "arena.column.margin", "arena.column.ms"})
      head += header(key);
    std::string rows = element("tr", head);
    for (const std::size_t i : by_rating(summary_)) {
      const Standing& of = summary_.standings[i];
      rows += element("tr", element("th scope=\"row\"", name_of(i)) + cell(rating_of(of.rating)) +
                                cell(number(of.games)) + cell(percent(of.firsts / static_cast<double>(of.games))) +
                                cell(number(of.wins)) + cell(number(of.ties)) + cell(decimal(of.mean_score)) +
                                cell(lead(of.mean_margin)) + cell(decimal(of.ms_per_turn)));
    }
    return table("arena.report.table", rows);
  }

  // The share of `row` against `column`, tinted by who is ahead.
  std::string meeting_cell(std::size_t row, std::size_t column) const {
    const auto met = std::find_if(summary_.meetings.begin(), summary_.meetings.end(), [&](const Meeting& meeting) {
      return meeting.a == std::min(row, column) && meeting.b == std::max(row, column);
    });
    if (met == summary_.meetings.end()) return element(classed("td", "none"), "·");
    const double of_a = met->score / static_cast<double>(met->games);
    const double share = row == met->a ? of_a : 1 - of_a;
    const std::string tint = std::string(share < 0.5 ? "behind" : "ahead") +
                             "\" style=\"--by:" + std::to_string(std::lround(std::abs(share - 0.5) * 100)) + "%";
    return element(
        classed("td", tint),
        say(percent(share)) + element("small", say(Message("arena.report.of-games", {{"games", met->games}}))));
  }

  std::string table_of_meetings() const {
    const std::vector<std::size_t> order = by_rating(summary_);
    std::string head = header("arena.column.name");
    for (const std::size_t i : order) head += element("th scope=\"col\"", name_of(i));
    std::string rows = element("tr", head);
    for (const std::size_t row : order) {
      std::string cells = element("th scope=\"row\"", name_of(row));
      for (const std::size_t column : order) cells += meeting_cell(row, column);
      rows += element("tr", cells);
    }
    return table("arena.report.crosstable", rows);
  }

  std::string margins() const {
    std::string figures;
    for (const Meeting& meeting : summary_.meetings)
      figures += element("figure", element("figcaption", element(classed("b", "behind"), name_of(meeting.b)) +
                                                             element(classed("b", "ahead"), name_of(meeting.a))) +
                                       margins_plot(tournament_, meeting, words_));
    return element(classed("div", "figures"), figures);
  }

  std::string fact(const char* name, const Message& value) const {
    return element("dt", say(name)) + element("dd", say(value));
  }

  std::string how_it_was_made() const {
    const Schedule schedule(tournament_);
    std::vector<Message> bots;
    for (const Entrant& entrant : tournament_.entrants) bots.push_back(verbatim(full_name(entrant)));
    std::vector<Message> options;
    const nlohmann::json chosen = understory::to_json(tournament_.table.options);
    for (const auto& [name, value] : chosen.items())
      options.push_back(
          Message("arena.fact.option",
                  {{"name", name}, {"value", value.is_string() ? value.get<std::string>() : value.dump()}}));
    std::string facts = fact("arena.fact.game", title_of_game()) +
                        fact("arena.fact.seats", number(tournament_.table.seats)) +
                        fact("arena.fact.pack", verbatim(tournament_.table.pack));
    facts += fact("arena.fact.options", Message("arena.fact.list", {{"items", options}}));
    facts += fact("arena.fact.bots", Message("arena.fact.list", {{"items", bots}}));
    facts += fact("arena.fact.meeting", Message(tournament_.ladder ? "arena.fact.ladder" : "arena.fact.round-robin"));
    facts += fact("arena.fact.opening", Message("arena.fact.opening-of", {{"count", tournament_.opening}}));
    facts += fact("arena.fact.games", Message("arena.fact.games-of", {{"games", summary_.games},
                                                                      {"planned", schedule.games()},
                                                                      {"asked", tournament_.games},
                                                                      {"set", schedule.games_of_a_set()}}));
    facts += fact("arena.fact.minutes", decimal(summary_.minutes));
    facts += fact("arena.fact.version", verbatim(tournament_.version));
    facts += fact("arena.fact.seed", verbatim(format_chance_key(tournament_.seed)));
    return element("dl", facts);
  }

  const Tournament& tournament_;
  const Summary& summary_;
  const Words& words_;
};

}  // namespace

std::string html_report(const Tournament& tournament, const Summary& summary, const Words& words) {
  return Page(tournament, summary, words).write();
}

Message verdict_of(const Tournament& tournament, const Summary& summary) {
  const auto verdict = summary.test->sprt().verdict();
  const char* const key = verdict == Verdict::yes ? "arena.verdict.yes" : "arena.verdict.no";
  return Message(verdict == Verdict::open ? "arena.verdict.open" : key,
                 {{"a", tournament.entrants[0].name},
                  {"b", tournament.entrants[1].name},
                  {"weaker", static_cast<std::int64_t>(tournament.sprt->weaker)},
                  {"stronger", static_cast<std::int64_t>(tournament.sprt->stronger)},
                  {"ratio", decimal(summary.test->sprt().ratio())},
                  {"sets", summary.test->sets()}});
}

}  // namespace understory::arena
