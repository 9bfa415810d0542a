// The table's own promises: every message answered once, stale ones refused, events numbered, everything kept.
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "tests/support/refusal.hpp"
#include "tests/table/sitting.hpp"

namespace understory {
namespace {

const Options kShort{{"turn_limit", std::int64_t{2}}};

Sitting against_a_bot() {
  Sitting sitting(opened("mushroom-gangs", 2, kShort));
  EXPECT_TRUE(sitting.joins("Ann"));
  EXPECT_TRUE(sitting.sits("Ann", 0, "human", "Ann"));
  EXPECT_TRUE(sitting.sits("Ann", 1, "random"));
  EXPECT_TRUE(sitting.starts("Ann"));
  return sitting;
}

Sitting two_people() {
  Sitting sitting(opened("mushroom-gangs", 2, kShort));
  EXPECT_TRUE(sitting.joins("Ann"));
  EXPECT_TRUE(sitting.joins("Ben"));
  EXPECT_TRUE(sitting.sits("Ann", 0));
  EXPECT_TRUE(sitting.sits("Ben", 1));
  EXPECT_TRUE(sitting.starts("Ben"));
  return sitting;
}

std::string first_legal(Sitting& sitting, const PersonId& who) {
  const auto answer = sitting.ask(who, protocol::AskLegal{});
  return std::get<protocol::LegalAnswer>(answer).moves.front().move;
}

nlohmann::json news_json(const std::vector<protocol::Happened>& news) {
  nlohmann::json list = nlohmann::json::array();
  for (const protocol::Happened& one : news) list.push_back(protocol::to_json(one));
  return list;
}

nlohmann::json state_json(const protocol::TableState& state) {
  return protocol::to_json(protocol::ViewNow{0, 0, state});
}

TEST(Table, SeatsPeopleAndBotsAndStarts) {
  Sitting sitting = against_a_bot();
  const protocol::TableState& state = sitting.sees.at("Ann");
  EXPECT_EQ(state.phase.stage, protocol::Stage::playing);
  EXPECT_EQ(state.seats[0].name, "Ann");
  EXPECT_TRUE(state.seats[0].mine);
  EXPECT_EQ(state.seats[1].player, "random");
  EXPECT_EQ(state.actor.seat, Seat{0});
  EXPECT_EQ(state.question.key, "mushroom-gangs.question.place");
  EXPECT_EQ(state.view.at("phase"), "placing");
}

TEST(Table, RefusesSeatsThatCannotBe) {
  Sitting sitting(opened("mushroom-gangs", 2));
  EXPECT_TRUE(sitting.sits("Ann", 0));
  EXPECT_FALSE(sitting.sits("Ben", 0));
  EXPECT_EQ(sitting.refused, "table.refuse.seat-taken");
  EXPECT_FALSE(sitting.sits("Ben", 2));
  EXPECT_EQ(sitting.refused, "table.refuse.seat");
  EXPECT_FALSE(sitting.sits("Ben", 1, "oracle"));
  EXPECT_EQ(sitting.refused, "table.refuse.player");
  EXPECT_FALSE(sitting.sits("Ben", 1, "human", "two\nlines"));
  EXPECT_EQ(sitting.refused, "table.refuse.name-signs");
  EXPECT_FALSE(sitting.sits("Ben", 1, "human", std::string(41, 'x')));
  EXPECT_EQ(sitting.refused, "table.refuse.name-long");
  EXPECT_FALSE(sitting.starts("Ann"));
  EXPECT_EQ(sitting.refused, "table.refuse.empty-seats");
  EXPECT_EQ(sitting.kept.size(), 2U);  // the opening and Ann
  EXPECT_TRUE(sitting.sits("Ben", 1, "human", std::string(40, 'x')));
  EXPECT_TRUE(sitting.starts("Ann"));
  EXPECT_FALSE(sitting.starts("Ann"));
  EXPECT_EQ(sitting.refused, "table.refuse.started");
  EXPECT_FALSE(sitting.sits("Ann", 0));
  EXPECT_EQ(sitting.refused, "table.refuse.started");
}

TEST(Table, MakesAMoveOnceHoweverOftenItIsSent) {
  Sitting sitting = two_people();
  const protocol::MakeMove move{"x1", sitting.version, "e5"};
  EXPECT_EQ(sitting.table.handle("Ann", move, 0).keep.size(), 1U);
  const Outcome again = sitting.table.handle("Ann", move, 0);
  EXPECT_TRUE(again.keep.empty());
  EXPECT_TRUE(again.send.empty());
  EXPECT_EQ(sitting.table.match().moves().size(), 1U);
  const protocol::GoOn word{"x2", sitting.version + 1, 0};
  EXPECT_EQ(sitting.table.handle("Ann", word, 0).keep.size(), 1U);
  EXPECT_TRUE(sitting.table.handle("Ann", word, 0).keep.empty());
  // Another person may use the same id for something of their own.
  EXPECT_EQ(sitting.table.handle("Ben", protocol::MakeMove{"x1", sitting.version + 1, "e6"}, 0).keep.size(), 1U);
}

TEST(Table, RefusesWhatComesTooLateOrFromTheWrongPerson) {
  Sitting sitting = two_people();
  const std::int64_t before = sitting.version;
  EXPECT_FALSE(sitting.moves("Ben", "e5"));
  EXPECT_EQ(sitting.refused, "table.refuse.not-your-turn");
  EXPECT_FALSE(sitting.moves("Eve", "e5"));
  EXPECT_EQ(sitting.refused, "table.refuse.not-your-turn");
  EXPECT_TRUE(sitting.moves("Ann", "e5"));
  EXPECT_EQ(sitting.version, before + 1);
  EXPECT_FALSE(sitting.does("Ben", protocol::MakeMove{"", before, "a1"}));
  EXPECT_EQ(sitting.refused, "table.refuse.stale");
  EXPECT_FALSE(sitting.moves("Ben", "e5"));
  EXPECT_EQ(sitting.rule, "R2.3");
  EXPECT_FALSE(sitting.moves("Ben", "nonsense"));
  EXPECT_EQ(sitting.rule, "R8.1");
  EXPECT_EQ(sitting.table.match().moves().size(), 1U);
  EXPECT_EQ(sitting.version, before + 1);
}

TEST(Table, TellsLegalMovesAndReasonsOnlyToTheOneWhoActs) {
  Sitting sitting = two_people();
  const auto legal = std::get<protocol::LegalAnswer>(sitting.ask("Ann", protocol::AskLegal{}));
  EXPECT_EQ(legal.moves.size(), 81U);
  EXPECT_EQ(legal.version, sitting.version);
  const auto why = std::get<protocol::Because>(sitting.ask("Ann", protocol::AskWhy{"", "e5-e6", {}}));
  EXPECT_FALSE(why.legal);
  EXPECT_EQ(why.rule, "R2.1");
  EXPECT_TRUE(std::get<protocol::Because>(sitting.ask("Ann", protocol::AskWhy{"", "e5", {}})).legal);
  EXPECT_EQ(std::get<protocol::Because>(sitting.ask("Ann", protocol::AskWhy{"", "?", {}})).rule, "R8.1");
  for (const char* other : {"Ben", "Eve"}) {
    EXPECT_FALSE(sitting.does(other, protocol::AskLegal{}));
    EXPECT_FALSE(sitting.does(other, protocol::AskWhy{"", "e5", {}}));
    EXPECT_EQ(sitting.refused, "table.refuse.not-your-turn");
  }
}

TEST(Table, TellsMovesAndWhatHappenedAsFacts) {
  Sitting sitting = two_people();
  const auto legal = std::get<protocol::LegalAnswer>(sitting.ask("Ann", protocol::AskLegal{}));
  const nlohmann::json place = nlohmann::json::parse(R"({"kind": "place", "to": [0, 0]})");
  EXPECT_EQ(legal.moves.front().move, "a1");
  EXPECT_EQ(legal.moves.front().about.value, place);
  EXPECT_TRUE(legal.moves.front().price.empty() && legal.moves.front().gain.empty());
  ASSERT_TRUE(sitting.moves("Ann", "a1"));
  const auto& moved = std::get<protocol::Moved>(sitting.told["Ben"].back().event);
  ASSERT_EQ(moved.facts.size(), moved.texts.size());
  EXPECT_EQ(moved.facts.front().value, nlohmann::json::parse(R"({"kind": "placed", "gang": 0, "to": [0, 0]})"));
}

TEST(Table, SaysWhyByWhatAMoveIsAbout) {
  Sitting sitting = two_people();
  const auto because = [&](const char* about) {
    return std::get<protocol::Because>(
        sitting.ask("Ann", protocol::AskWhy{"", {}, protocol::Fact{nlohmann::json::parse(about)}}));
  };
  EXPECT_TRUE(because(R"({"kind": "place", "to": [4, 4]})").legal);
  EXPECT_EQ(because(R"({"kind": "step-out", "from": [4, 4]})").rule, "R2.1");
  EXPECT_EQ(because(R"({"kind": "place", "to": "e5"})").reason->key, "engine.field-wants-list");
  EXPECT_FALSE(sitting.does("Ann", protocol::AskWhy{}));
  EXPECT_EQ(sitting.refused, "table.refuse.move-or-about");
  EXPECT_FALSE(sitting.does("Ann", protocol::AskWhy{"", "e5", protocol::Fact{nlohmann::json::object()}}));
  EXPECT_EQ(sitting.refused, "table.refuse.move-or-about");
}

TEST(Table, BotsMoveWhenTheirTimeHasCome) {
  Sitting sitting = against_a_bot();
  EXPECT_EQ(sitting.table.next_tick(), std::nullopt);
  sitting.now = 1000;
  EXPECT_TRUE(sitting.moves("Ann", "e5"));
  EXPECT_EQ(sitting.table.next_tick(), 1500);
  sitting.waits(499);
  EXPECT_EQ(sitting.table.match().moves().size(), 1U);
  sitting.waits(1);
  EXPECT_EQ(sitting.table.match().moves().size(), 2U);
  EXPECT_EQ(sitting.table.next_tick(), std::nullopt);
  EXPECT_EQ(sitting.sees.at("Ann").actor.seat, Seat{0});
}

TEST(Table, ScoresWhoPlaysWithoutASeat) {
  Sitting sitting(opened("undergrove", 1, {{"round_limit", std::int64_t{1}}}));
  EXPECT_TRUE(sitting.joins("Ann"));
  EXPECT_TRUE(sitting.sits("Ann", 0));
  EXPECT_TRUE(sitting.starts("Ann"));
  while (sitting.sees.at("Ann").phase.stage == protocol::Stage::playing) {
    const auto legal = std::get<protocol::LegalAnswer>(sitting.ask("Ann", protocol::AskLegal{}));
    EXPECT_TRUE(sitting.moves("Ann", legal.moves.front().move));
  }
  const auto sheet = std::get<protocol::Sheet>(sitting.ask("Ann", protocol::AskSheet{}));
  ASSERT_EQ(sheet.scores.names.size(), 2U);
  EXPECT_EQ(sheet.scores.names[1].key, "undergrove.player.elder");
  for (std::size_t player : {0U, 1U}) {
    std::int64_t sum = 0;
    for (const protocol::ScoreRow& row : sheet.rows) sum += row.points.at(player);
    EXPECT_EQ(sum, sheet.scores.totals[player]);
  }
  const bool outdone = sheet.scores.totals[1] > sheet.scores.totals[0];
  EXPECT_NE(sheet.scores.totals[0], sheet.scores.totals[1]) << "choose another seed: this one ends equal";
  EXPECT_EQ(sheet.scores.ranks, outdone ? std::vector<std::int64_t>({2, 1}) : std::vector<std::int64_t>({1, 2}));
}

TEST(Table, NumbersEventsWithoutAGapForEverybody) {
  Sitting sitting = two_people();
  EXPECT_TRUE(sitting.moves("Ann", "e5"));
  EXPECT_TRUE(sitting.moves("Ben", "a1"));
  for (const char* who : {"Ann", "Ben"}) {
    std::int64_t expected = 0;
    for (const protocol::Happened& news : sitting.told.at(who)) EXPECT_EQ(news.number, ++expected) << who;
    EXPECT_EQ(expected, 5) << who;
  }
}

TEST(Table, GivesWhoComesBackTheRestOrEverything) {
  Sitting sitting = two_people();
  EXPECT_TRUE(sitting.moves("Ann", "e5"));
  EXPECT_TRUE(sitting.moves("Ben", "a1"));
  const auto everything = news_json(sitting.told.at("Ann"));

  sitting.told.clear();
  EXPECT_TRUE(sitting.joins("Ann", 3));
  EXPECT_EQ(news_json(sitting.told["Ann"]), nlohmann::json(everything.begin() + 3, everything.end()));
  sitting.told.clear();
  EXPECT_TRUE(sitting.joins("Ann", 5));
  EXPECT_TRUE(sitting.told["Ann"].empty());
  EXPECT_TRUE(sitting.joins("Ann", 1000));  // has seen a table that never was
  EXPECT_EQ(news_json(sitting.told["Ann"]), everything);
  EXPECT_TRUE(sitting.joins("Eve"));
  EXPECT_EQ(news_json(sitting.told["Eve"]), everything);
  EXPECT_EQ(sitting.sees.at("Eve").viewer.seat, kSpectator);
}

TEST(Table, IsTheSameAfterItWasMadeAgainFromItsJournal) {
  Sitting sitting = against_a_bot();
  while (sitting.sees.at("Ann").phase.stage == protocol::Stage::playing) {
    EXPECT_TRUE(sitting.moves("Ann", first_legal(sitting, "Ann")));
    sitting.waits(500);
    // Whatever the moment, what was kept makes the same table: same view, same news, same hash.
    std::vector<Entry> journal;
    for (const Entry& entry : sitting.kept) journal.push_back(read_entry(to_json(entry)));
    Sitting again(journal);
    EXPECT_TRUE(again.joins("Ann"));
    ASSERT_EQ(news_json(again.told["Ann"]), news_json(sitting.told["Ann"]));
    ASSERT_EQ(state_json(again.sees["Ann"]), state_json(sitting.sees["Ann"]));
    ASSERT_EQ(again.table.match().hash(), sitting.table.match().hash());
  }
  EXPECT_EQ(sitting.sees.at("Ann").question.key, "mushroom-gangs.question.over");
  const auto sheet = std::get<protocol::Sheet>(sitting.ask("Ann", protocol::AskSheet{}));
  EXPECT_TRUE(sheet.over);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    std::int64_t sum = 0;
    for (const protocol::ScoreRow& row : sheet.rows) sum += row.points[seat];
    EXPECT_EQ(sum, sheet.scores.totals[seat]);
  }
}

TEST(Table, GoesOnWithItsBotsAfterItWasMadeAgain) {
  Sitting sitting = against_a_bot();
  EXPECT_TRUE(sitting.moves("Ann", "e5"));
  Sitting again(sitting.kept);
  again.now = 70'000;
  EXPECT_EQ(again.table.next_tick(), std::nullopt);
  EXPECT_TRUE(again.joins("Ann"));
  EXPECT_EQ(again.table.next_tick(), 70'500);
  again.waits(500);
  sitting.waits(500);
  EXPECT_EQ(again.table.match().hash(), sitting.table.match().hash());
}

TEST(Table, LetsSeveralPeoplePlayAtOneScreen) {
  Sitting sitting(opened("mushroom-gangs", 2, kShort));
  EXPECT_TRUE(sitting.joins("us"));
  EXPECT_TRUE(sitting.sits("us", 0, "human", "Ann"));
  EXPECT_TRUE(sitting.sits("us", 1, "human", "Ben"));
  EXPECT_TRUE(sitting.starts("us"));
  EXPECT_EQ(sitting.sees.at("us").viewer.seat, Seat{0});
  EXPECT_TRUE(sitting.moves("us", "e5"));
  EXPECT_EQ(sitting.sees.at("us").viewer.seat, Seat{1});
  EXPECT_TRUE(sitting.moves("us", "a1"));
  EXPECT_TRUE(sitting.undoes("us"));  // one move of their own, nobody else to ask
  EXPECT_EQ(sitting.table.match().moves().size(), 1U);
}

TEST(Journal, ThatDoesNotFitIsRefusedWithTheEntry) {
  const Sitting sitting = against_a_bot();
  refused("table.journal.opening", [] { const Table again(std::vector<Entry>{}); });
  refused("table.journal.opening", [] { const Table again(std::vector<Entry>{entry::Started{}}); });
  // The opening, two who sat, the start; then one entry too many.
  for (const Entry& wrong :
       {Entry(entry::Moved{"z9"}), Entry(entry::Moved{"e5-e6"}), sitting.kept.front(), Entry(entry::TookBack{0, 1}),
        Entry(entry::UndoDeclined{0}), Entry(entry::Started{}), Entry(entry::Moved{"e5", true}),
        Entry(entry::Meant{1, "e5"}), Entry(entry::Meant{0, "z9"}), Entry(entry::Dropped{0}), Entry(entry::Word{0}),
        Entry(entry::Pause{1, false}), Entry(entry::Pause{7, false}), Entry(entry::UndoAgreed{0})}) {
    std::vector<Entry> journal = sitting.kept;
    journal.push_back(wrong);
    const std::string sentence = refused("table.journal.broken", [&] { const Table again(journal); });
    EXPECT_EQ(sentence.substr(0, 8), "Entry 5 ") << sentence;
  }
  const auto opened_otherwise = [&](auto change) {
    std::vector<Entry> journal = sitting.kept;
    change(std::get<entry::Opened>(journal.front()));
    return refused("table.journal.broken", [&] { const Table again(journal); });
  };
  EXPECT_NE(opened_otherwise([](entry::Opened& one) { ++one.pack_hash; }).find("pack standard"), std::string::npos);
  EXPECT_NE(opened_otherwise([](entry::Opened& one) { ++one.rules_version; }).find("rules"), std::string::npos);
  opened_otherwise([](entry::Opened& one) { one.seats = 6; });
  opened_otherwise([](entry::Opened& one) { one.game = "chess"; });
}

TEST(Journal, IsReadBackAsItWasWritten) {
  Sitting sitting = two_people();
  EXPECT_TRUE(sitting.moves("Ann", "e5"));
  EXPECT_TRUE(sitting.moves("Ben", "a1"));
  EXPECT_TRUE(sitting.undoes("Ann"));
  EXPECT_TRUE(sitting.consents("Ben", false));
  EXPECT_TRUE(sitting.undoes("Ben"));
  EXPECT_TRUE(sitting.pauses("Ben", 1, false));
  std::set<std::string> kinds;
  for (const Entry& entry : sitting.kept) {
    const nlohmann::json json = to_json(entry);
    kinds.insert(json.at("kind").get<std::string>());
    EXPECT_EQ(to_json(read_entry(json)), json);
    nlohmann::json more = json;
    more["more"] = 1;
    EXPECT_EQ(refused("engine.field-unknown", [&] { read_entry(more); }), "There is no field more here.") << json;
  }
  for (const Entry& entry : {Entry(entry::Moved{"e5", true}), Entry(entry::Meant{0, "e5"}), Entry(entry::Dropped{1}),
                             Entry(entry::UndoAgreed{1})}) {
    kinds.insert(to_json(entry).at("kind").get<std::string>());
    EXPECT_EQ(to_json(read_entry(to_json(entry))), to_json(entry));
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<Entry>);
  EXPECT_FALSE(std::get<entry::Moved>(read_entry({{"kind", "moved"}, {"move", "e5"}})).forced) << "of an old journal";
  refused("table.journal.kind", [] { read_entry({{"kind", "eaten"}}); });
  refused("engine.field-missing", [] { read_entry({{"kind", "moved"}}); });
  refused("engine.field-out-of-range", [] { read_entry({{"kind", "undo-declined"}, {"by", 8}}); });
}

}  // namespace
}  // namespace understory
