// The report: whole, closed to what strangers name things, and with every word found.
#include "arena/report.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "arena/figures.hpp"
#include "arena/markup.hpp"
#include "arena/plots.hpp"
#include "tests/arena/simulated.hpp"
#include "tests/support/patterns.hpp"
#include "tests/support/refusal.hpp"

namespace understory::arena {
namespace {

// What is still open, or closed too early, in markup where nothing but <meta> and <!doctype> stands alone.
std::vector<std::string> unbalanced(const std::string& markup) {
  std::vector<std::string> open;
  for (const auto& tag : matches_of(markup, "<(/?)([a-z0-9]+)([^<>]*)>")) {
    const std::string& name = tag[2];
    if (name == "meta") continue;
    if (tag[1].empty())
      open.push_back(name);
    else if (!open.empty() && open.back() == name)
      open.pop_back();
    else
      return {"/" + name};
  }
  return open;
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

struct Reported {
  Tournament tournament;
  Summary summary;
  std::string html;
};

Reported report_of(std::vector<std::string> names, int seats, std::optional<SprtBounds> sprt = std::nullopt) {
  Reported made;
  made.tournament = tournament_of(std::move(names), seats, 60);
  made.tournament.table.options = {{"level", std::string("II")}};
  made.tournament.sprt = sprt;
  Rng rng(4);
  std::vector<double> ratings;
  for (std::size_t i = 0; i < made.tournament.entrants.size(); ++i) ratings.push_back(30.0 * static_cast<double>(i));
  made.summary = summarise(made.tournament, simulate(made.tournament, ratings, rng));
  made.html = html_report(made.tournament, made.summary, Words::in("en"));
  return made;
}

TEST(Report, HoldsEverythingInOneFile) {
  const Reported made = report_of({"first", "second", "third"}, 2, std::nullopt);
  EXPECT_TRUE(made.html.starts_with("<!doctype html>\n"));
  EXPECT_EQ(unbalanced(made.html), std::vector<std::string>());
  EXPECT_TRUE(is_clean(made.html));
  EXPECT_EQ(count(made.html, "<table>"), 2U);
  EXPECT_EQ(count(made.html, "<caption>"), 2U);
  EXPECT_EQ(count(made.html, "<svg "), 5U);  // ratings, three pairs, seats
  EXPECT_EQ(count(made.html, "role=\"img\""), 5U);
  EXPECT_EQ(count(made.html, "<title>"), 6U);
  EXPECT_EQ(count(made.html, "<desc>"), 5U);
  EXPECT_EQ(count(made.html, "th scope=\"row\""), 6U);
  for (const char* part : {"Undergrove", "first", "second", "third", "level II", "1.2.3", "60 of 60",
                           "0000000000000000000000000000000000000000000000000000000000000000"})
    EXPECT_NE(made.html.find(part), std::string::npos) << part;
  for (const char* outside : {"src=", "href=", "url(", "@import", "<script"})
    EXPECT_EQ(made.html.find(outside), std::string::npos) << outside;
}

TEST(Report, IsTheSameForTheSameResults) { EXPECT_EQ(report_of({"a", "b"}, 4).html, report_of({"a", "b"}, 4).html); }

TEST(Report, TellsTheVerdict) {
  const Reported made = report_of({"a", "b"}, 2, SprtBounds{});
  const std::string verdict = english(verdict_of(made.tournament, made.summary));
  EXPECT_TRUE(is_clean(verdict));
  EXPECT_NE(made.html.find(verdict), std::string::npos) << verdict;
}

TEST(Report, NeverTakesANameForMarkup) {
  const std::string name = "<script>alert('1 & \"2\"')</script>";
  Reported made = report_of({name, "b"}, 2);
  made.tournament.version = name;
  made.tournament.table.pack = name;
  made.tournament.table.options["map"] = name;
  made.html = html_report(made.tournament, made.summary, Words::in("en"));
  EXPECT_EQ(made.html.find("<script"), std::string::npos);
  EXPECT_EQ(unbalanced(made.html), std::vector<std::string>());
  EXPECT_NE(made.html.find("&lt;script&gt;alert(&#39;1 &amp; &quot;2&quot;&#39;)"), std::string::npos);
}

TEST(Plots, AloneBringTheirColoursForDayAndNight) {
  const Reported made = report_of({"<a>", "b"}, 2);
  const std::string svg = ratings_file(made.tournament, made.summary, Words::in("en"));
  EXPECT_TRUE(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  EXPECT_EQ(unbalanced(svg), std::vector<std::string>());
  EXPECT_NE(svg.find("prefers-color-scheme: dark"), std::string::npos);
  EXPECT_NE(svg.find("class=\"ground\""), std::string::npos);
  EXPECT_EQ(svg.find("<a>"), std::string::npos);
  EXPECT_EQ(svg.find("nan"), std::string::npos);
}

TEST(Plots, HaveRoundTicksThatCoverTheRange) {
  EXPECT_EQ(ticks(-90, 85), std::vector<double>({-100, -50, 0, 50, 100}));
  EXPECT_EQ(ticks(-4, 9), std::vector<double>({-10, 0, 10}));
  EXPECT_EQ(ticks(0, 0), std::vector<double>({-10, 0, 10}));
  for (const double reach : {1.0, 33.0, 170.0, 999.0, 54'321.0}) {
    const std::vector<double> all = ticks(-reach, reach / 3);
    EXPECT_LE(all.front(), -reach);
    EXPECT_GE(all.back(), reach / 3);
    EXPECT_LE(all.size(), 7U);
  }
}

TEST(Plots, CountMarginsInBarsAroundZero) {
  const Histogram fine = histogram({-1, 0, 0, 2}, 25);
  EXPECT_EQ(fine.width, 1);
  EXPECT_EQ(fine.first, -1);
  EXPECT_EQ(fine.counts, std::vector<std::int64_t>({1, 2, 0, 1}));
  const Histogram coarse = histogram({-4, -2, -1, 0, 1, 2, 4}, 3);
  EXPECT_EQ(coarse.width, 3);  // -4 to -2, -1 to 1, 2 to 4
  EXPECT_EQ(coarse.first, -3);
  EXPECT_EQ(coarse.counts, std::vector<std::int64_t>({2, 3, 2}));
  EXPECT_LE(histogram({-2'000'000'000, 3, 0, 100'000'000}, 25).counts.size(), 25U);
}

TEST(Figures, AreWrittenAsPeopleReadThem) {
  EXPECT_EQ(english(decimal(12.34)), "12.3");
  EXPECT_EQ(english(decimal(-0.04)), "0.0");
  EXPECT_EQ(english(decimal(-1234.56)), "−1,234.6");
  EXPECT_EQ(english(lead(3)), "+3.0");
  EXPECT_EQ(english(lead(0.01)), "0.0");
  EXPECT_EQ(english(percent(0.9999)), "100.0 %");
  EXPECT_EQ(english(rating_of({51.6, 13.5})), "+52 ± 14");
  EXPECT_EQ(escaped("a<b>&\"'"), "a&lt;b&gt;&amp;&quot;&#39;");
}

}  // namespace
}  // namespace understory::arena
