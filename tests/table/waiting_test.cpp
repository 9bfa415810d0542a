// A table waits for a seat's word before anything goes on that the seat could not take back alone, and answers for a
// seat only where that tells nobody anything. In every game of the catalog, with every number of seats.
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/erase.hpp"
#include "engine/json.hpp"
#include "tests/catalog/forced.hpp"
#include "tests/catalog/matches.hpp"
#include "tests/support/pebbles.hpp"
#include "tests/support/refusal.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/table/sitting.hpp"

namespace understory {
namespace {

using nlohmann::json;

enum class Company { one, all, one_screen };  // who is a person: seat 0, every seat, every seat at one screen

PersonId person_at(Company company, int seat) {
  if (company == Company::one_screen) return "us";
  return company == Company::one && seat > 0 ? PersonId() : "P" + std::to_string(seat);
}

std::vector<PersonId> people_of(Company company, int seats) {
  if (company == Company::one_screen) return {"us"};
  std::vector<PersonId> people;
  for (int seat = 0; seat < (company == Company::one ? 1 : seats); ++seat) people.push_back(person_at(company, seat));
  return people;
}

void sit_down(Sitting& sitting, Company company, int seats) {
  for (const PersonId& who : people_of(company, seats)) EXPECT_TRUE(sitting.joins(who));
  for (int seat = 0; seat < seats; ++seat) {
    const PersonId who = person_at(company, seat);
    EXPECT_TRUE(sitting.sits(who.empty() ? "P0" : who, seat, who.empty() ? "random" : "human"));
  }
  EXPECT_TRUE(sitting.starts(person_at(company, 0)));
}

Sitting again(const Sitting& sitting, const std::vector<PersonId>& people) {
  Sitting made(sitting.kept);
  for (const PersonId& who : people) EXPECT_TRUE(made.joins(who));
  return made;
}

json state_of(const Sitting& sitting, const PersonId& who) {
  return protocol::to_json(protocol::ViewNow{0, sitting.version, sitting.sees.at(who)});
}

std::vector<std::string> legal(Sitting& sitting, const PersonId& who) {
  std::vector<std::string> moves;
  const auto answer = sitting.ask(who, protocol::AskLegal{});
  for (const protocol::LegalMove& move : std::get<protocol::LegalAnswer>(answer).moves) moves.push_back(move.move);
  return moves;
}

// Every game with every number of seats, as short as its options make it, but not shorter than a few turns.
template <class Check>
void for_short_games(Check&& check) {
  std::uint64_t seed = 1;
  for (const AnyGame& game : all_games())
    for (int seats = game.info.least_seats; seats <= game.info.most_seats; ++seats) {
      Setup setup{seats, {}, {}};
      for (const OptionSpec& option : game.info.options)
        if (std::holds_alternative<std::int64_t>(option.fallback))
          setup.options[option.name] = std::min(option.least + 2, option.most);
      const auto match = game.new_match(setup);
      SCOPED_TRACE(game.info.name + " with seats: " + std::to_string(seats));
      check(Trial{game, setup, *match, seed++});
    }
}

// Whose word the table waits for; nothing if for nobody's.
std::optional<PersonId> awaited(const Sitting& sitting) {
  for (const auto& [who, state] : sitting.sees)
    if (sitting.waits_for(who)) return who;
  return {};
}

// What is promised while the table waits.
void check_wait(const Sitting& sitting, const std::vector<PersonId>& people, const PersonId& who,
                std::uint64_t before) {
  const bool held = sitting.sees.at(who).waits->move.has_value();
  const std::int64_t seat = sitting.sees.at(who).waits->seat;
  // Made again at this moment, it waits as before, and time does not help.
  Sitting back = again(sitting, people);
  for (const PersonId& one : people) ASSERT_EQ(state_of(back, one), state_of(sitting, one));
  ASSERT_EQ(back.table.next_tick(), std::nullopt);
  back.waits(1'000'000);
  ASSERT_EQ(back.kept.size(), sitting.kept.size());
  for (const PersonId& one : people) {
    if (!held) {
      EXPECT_FALSE(back.does(one, protocol::AskLegal{}));
      EXPECT_EQ(back.refused, "table.refuse.waits");
    }
    if (one == who) continue;
    EXPECT_EQ(back.sees.at(one).waits.has_value(), !held) << "others hear of it, but not what a seat means";
    EXPECT_FALSE(back.sees.at(one).waits && back.sees.at(one).waits->what);
    EXPECT_FALSE(back.does(one, protocol::GoOn{"", back.version, seat}));
    EXPECT_EQ(back.refused, "table.refuse.not-your-seat");
  }
  EXPECT_FALSE(back.does(who, protocol::GoOn{"", back.version - 1, seat}));
  EXPECT_EQ(back.refused, "table.refuse.stale");
  EXPECT_TRUE(is_clean(english(*back.sees.at(who).waits->what)));
  // Taking back is free, and leads to where it was decided.
  EXPECT_TRUE(back.sees.at(who).undo.possible);
  EXPECT_FALSE(back.sees.at(who).undo.asks);
  ASSERT_TRUE(back.undoes(who)) << back.refused;
  EXPECT_EQ(back.table.match().hash(), before);
  EXPECT_EQ(back.sees.at(who).actor.seat, Seat{static_cast<std::uint8_t>(seat)});
  EXPECT_FALSE(back.sees.at(who).waits);
  EXPECT_FALSE(legal(back, who).empty());
}

// A whole random game. Says how often it waited for which label.
std::map<std::string, int> play(const Trial& trial, Company company) {
  const int seats = trial.setup.seats;
  entry::Opened opening = opened(trial.game.info.name, seats, trial.setup.options, 0);
  opening.seed = key_of(trial.seed);
  Sitting sitting(opening);
  const std::vector<PersonId> people = people_of(company, seats);
  sit_down(sitting, company, seats);
  std::map<std::string, int> waited;
  Rng rng(trial.seed);
  std::uint64_t before = 0;  // the position at the last decision
  const auto over = [&] { return sitting.sees.at(people[0]).phase.stage == protocol::Stage::over; };
  for (int step = 0; !over() && !testing::Test::HasFatalFailure(); ++step) {
    const auto waits_for = awaited(sitting);
    const bool instead = waits_for && sitting.sees.at(*waits_for).waits->move && rng.below(3) == 0;
    if (const auto& who = waits_for; who && !instead) {
      const std::string label = sitting.sees.at(*who).waits->what->key;
      if (++waited[label] <= 3) check_wait(sitting, people, *who, before);
      EXPECT_TRUE(sitting.goes_on(*who)) << sitting.refused;
      EXPECT_FALSE(awaited(sitting));
      continue;
    }
    const Seat actor = sitting.table.match().actor();
    const PersonId who = person_at(company, raw(actor));
    if (who.empty()) {
      sitting.waits(0);
      continue;
    }
    before = sitting.table.match().hash();
    const std::vector<std::string> moves = legal(sitting, who);
    EXPECT_TRUE(sitting.decides(who, moves[rng.below(static_cast<std::uint32_t>(moves.size()))])) << sitting.refused;
    // Either way it can be taken back, as long as no word was said.
    EXPECT_TRUE(sitting.sees.at(who).undo.possible);
    EXPECT_FALSE(sitting.sees.at(who).undo.asks);
  }
  return waited;
}

TEST(Waiting, LetsEveryDecisionBeTakenBackInEveryGame) {
  std::map<std::string, std::set<std::string>> labels;
  for_short_games([&](const Trial& trial) {
    if (kSanitized && trial.setup.seats > 2) return;
    for (const Company company : {Company::one, Company::all, Company::one_screen}) {
      if (testing::Test::HasFatalFailure()) return;
      const auto waited = play(trial, company);
      for (const auto& [label, times] : waited) labels[trial.game.info.name].insert(label);
      // Where undo stays free, nobody is asked for a word.
      const bool free = trial.match.is_open() && company == Company::one;
      EXPECT_EQ(waited.empty(), free) << static_cast<int>(company);
    }
  });
  for (const auto& [game, said] : labels) EXPECT_TRUE(said.count("table.coming.end-turn") != 0) << game;
  if (kSanitized) return;  // games of two seats do not meet everything
  EXPECT_TRUE(labels["undergrove"].count("table.coming.reveal") != 0);
  EXPECT_TRUE(labels["undergrove"].count("undergrove.coming.draw") != 0);
}

// ---- What a seat means ----

// To everybody but one person, as text.
json to_others(const Outcome& outcome, const PersonId& but) {
  json told = json::array();
  for (const Delivery& delivery : outcome.send)
    if (delivery.to != but) told.push_back({delivery.to, protocol::to_json(delivery.message)});
  return told;
}

// Everybody is a person, and so is Eve, who watches. The match is under way.
Sitting joined_late(const AnyMatch& match) {
  entry::Opened opening;
  opening.seats = match.seats();
  Sitting sitting(opening, match.clone());
  EXPECT_TRUE(sitting.joins("Eve"));
  sit_down(sitting, Company::all, match.seats());
  return sitting;
}

// Plays on at random until whoever acts could learn something by a move of its own, or show what is another's; that
// move. Nothing at the end of the game.
std::optional<MoveWord> up_to_a_lesson(AnyMatch& match, Rng& rng, const ChanceKey& key) {
  std::vector<MoveWord> moves;
  for (; match.actor() != kNobody; play_one(match, rng, key)) {
    if (match.actor() == kChance) continue;
    match.legal_moves(moves);
    if (moves.size() == 1) continue;
    for (const MoveWord move : moves)
      if (stays(match.happenings(move, match.actor()), match.actor())) return move;
  }
  return {};
}

void check_meant(const AnyMatch& match, MoveWord teaching) {
  const std::int64_t seat = raw(match.actor());
  const PersonId who = person_at(Company::all, raw(match.actor()));
  const std::string move = match.format(teaching);
  // Three tables: somebody means the move here, nobody there, and on the third it is made without a word.
  Sitting here = joined_late(match);
  Sitting there = joined_late(match);
  Sitting third = joined_late(match);
  EXPECT_TRUE(third.pauses(who, seat, false));
  const auto tells = [&](Sitting& sitting, const PersonId& from, protocol::ToTable message) {
    std::visit([](auto& said) { said.id = "x" + std::string(std::decay_t<decltype(said)>::kTag); }, message);
    const Outcome outcome = sitting.table.handle(from, message, 0);
    sitting.take_in(outcome);
    return to_others(outcome, who);
  };
  const protocol::MakeMove make{"", here.version, move};
  EXPECT_EQ(tells(here, who, make), json::array());
  EXPECT_EQ(here.table.match().hash(), match.hash());
  ASSERT_TRUE(here.waits_for(who));
  EXPECT_EQ(here.sees.at(who).waits->move, move);
  std::vector<PersonId> others = people_of(Company::all, match.seats());
  others.emplace_back("Eve");
  others.erase(std::find(others.begin(), others.end(), who));
  const std::vector<protocol::ToTable> asked{protocol::Join{},
                                             protocol::AskLegal{},
                                             protocol::AskSheet{},
                                             protocol::GoOn{"", here.version, seat},
                                             protocol::Pause{"", seat, false},
                                             make,
                                             protocol::Undo{"", here.version, {}}};
  for (const PersonId& other : others)
    for (const protocol::ToTable& message : asked) EXPECT_EQ(tells(here, other, message), tells(there, other, message));
  // Dropped, it leaves no trace; said, it is as if it had been made at once.
  EXPECT_EQ(tells(here, who, protocol::Undo{"", here.version, {}}), json::array());
  EXPECT_FALSE(here.waits_for(who));
  Sitting again = joined_late(match);
  EXPECT_TRUE(again.decides(who, move));
  EXPECT_EQ(tells(again, who, protocol::GoOn{"", again.version, seat}), tells(third, who, make));
  EXPECT_EQ(again.table.match().hash(), third.table.match().hash());
}

TEST(Waiting, TellsNobodyElseWhatASeatMeans) {
  int meant = 0;
  for_every_setup([&](const Trial& trial) {
    if (trial.setup.seats < 2 || !trial.setup.options.empty() || trial.match.is_open()) return;
    Rng rng(trial.seed);
    const ChanceKey key = key_of(trial.seed);
    for (int time = 0; time < 3; ++time) {
      const auto move = up_to_a_lesson(trial.match, rng, key);
      if (!move) break;
      check_meant(trial.match, *move);
      ++meant;
      play_one(trial.match, rng, key);
    }
  });
  EXPECT_GE(meant, 6);
}

// Another move takes the place of what was meant, and is waited for like any other.
TEST(Waiting, MakesTheMoveThatWasMeantLast) {
  Sitting sitting(opened("mushroom-gangs", 2));
  sit_down(sitting, Company::all, 2);
  std::vector<Entry> journal = sitting.kept;
  journal.emplace_back(entry::Meant{0, "e5"});
  Sitting meant(journal);
  for (const char* who : {"P0", "P1"}) EXPECT_TRUE(meant.joins(who));
  EXPECT_EQ(meant.sees.at("P0").waits->move, "e5");
  EXPECT_FALSE(meant.sees.at("P1").waits);
  EXPECT_TRUE(meant.decides("P0", "a1"));
  EXPECT_EQ(meant.table.match().format(meant.table.match().moves().at(0)), "a1");
  ASSERT_TRUE(meant.waits_for("P0"));
  EXPECT_EQ(meant.sees.at("P0").waits->what, Message("table.coming.end-turn"));
  EXPECT_FALSE(meant.sees.at("P0").waits->move);
  // And one that teaches takes the place of another.
  const auto match = find_game("undergrove").new_match({2, {}, {}});
  Rng rng(3);
  const auto lesson = up_to_a_lesson(*match, rng, key_of(3));
  ASSERT_TRUE(lesson);
  const PersonId who = person_at(Company::all, raw(match->actor()));
  Sitting again = joined_late(*match);
  for (int time = 0; time < 2; ++time) EXPECT_TRUE(again.decides(who, match->format(*lesson)));
  EXPECT_EQ(again.sees.at(who).waits->move, match->format(*lesson));
  EXPECT_TRUE(again.goes_on(who));
  EXPECT_EQ(again.table.match().moves().at(match->moves().size()), *lesson);
}

// ---- Forced answers ----

// Everybody is a person. What the table answers by itself at this position, and whom it asks otherwise.
std::string answered(std::unique_ptr<AnyMatch> match) {
  entry::Opened opening;
  opening.seats = match->seats();
  Sitting sitting(opening, std::move(match));
  sit_down(sitting, Company::all, static_cast<int>(opening.seats));
  for (std::size_t i = 0; i < sitting.kept.size(); ++i)
    if (const auto* moved = std::get_if<entry::Moved>(&sitting.kept[i])) return moved->forced ? moved->move : "chance";
  return "asks";
}

TEST(Forced, AnswersAreTheSameInAllWorldsThatLookAlike) {
  std::map<std::string, int> seen;
  for_every_setup([&](const Trial& trial) {
    if (kSanitized && trial.setup.seats > 2) return;
    if (trial.setup.seats < 2 || !trial.setup.options.empty()) return;
    Rng rng(trial.seed);
    const ChanceKey key = key_of(trial.seed);
    while (trial.match.actor() != kNobody) {
      play_one(trial.match, rng, key);
      if (trial.match.actor() == kChance || trial.match.actor() == kNobody) continue;
      const bool only = only_move(trial.match).has_value();
      if (rng.below(!only ? 100 : kSanitized ? 1 : 5) != 0) continue;  // fewer seats, so all of them there
      const std::string here = answered(trial.game.from_position(trial.setup, trial.match.position()));
      if (only) ++seen[here == "asks" ? "a secret" : "known to all"];
      for (int world = 0; world < 2; ++world)
        ASSERT_EQ(answered(trial.match.look_alike(kSpectator, rng)), here) << trial.game.info.name;
    }
  });
  EXPECT_GT(seen["a secret"], 3);
  EXPECT_GT(seen["known to all"], 3);
}

// Nor does it tell the one it waits for: what it means to do is held in all worlds that it thinks possible or in none.
TEST(Waiting, IsTheSameInAllWorldsThatLookAlikeToTheSeat) {
  int compared = 0;
  for_short_games([&](const Trial& trial) {
    if (trial.setup.seats < 2) return;
    Rng rng(trial.seed);
    const ChanceKey key = key_of(trial.seed);
    const auto waits_after = [&](std::unique_ptr<AnyMatch> match, MoveWord move) {
      entry::Opened opening;
      opening.seats = match->seats();
      const PersonId who = person_at(Company::all, raw(match->actor()));
      Sitting sitting(opening, std::move(match));
      sit_down(sitting, Company::all, static_cast<int>(opening.seats));
      EXPECT_TRUE(sitting.decides(who, sitting.table.match().format(move)));
      const auto& waits = sitting.sees.at(who).waits;
      return waits ? waits->move.value_or("") + english(waits->what.value_or(Message())) : "goes on";
    };
    while (trial.match.actor() != kNobody) {
      play_one(trial.match, rng, key);
      if (trial.match.actor() == kChance || trial.match.actor() == kNobody || rng.below(6) != 0) continue;
      if (only_move(trial.match)) continue;
      const MoveWord move = trial.match.random_move(rng);
      const std::string here = waits_after(trial.match.clone(), move);
      ASSERT_EQ(waits_after(trial.match.look_alike(trial.match.actor(), rng), move), here);
      ++compared;
    }
  });
  EXPECT_GT(compared, 20);
}

TEST(Forced, WhatOnlyItsSeatKnowsIsAnsweredWhereNobodyElseIs) {
  const auto match = secretly_forced(find_game("undergrove"));
  ASSERT_TRUE(match);
  const Seat seat = match->actor();
  const std::string move = match->format(*only_move(*match));
  for (const bool watched : {false, true}) {
    entry::Opened opening;
    opening.seats = 2;
    Sitting sitting(opening, match->clone());
    EXPECT_TRUE(sitting.joins("Ann"));
    if (watched) {
      EXPECT_TRUE(sitting.joins("Eve"));
    }
    EXPECT_TRUE(sitting.sits("Ann", raw(seat)));
    EXPECT_TRUE(sitting.sits("Ann", 1 - raw(seat), "random"));
    EXPECT_TRUE(sitting.starts("Ann"));
    const std::size_t made = sitting.table.match().moves().size() - match->moves().size();
    if (watched) {
      ASSERT_EQ(made, 0U);
      EXPECT_EQ(legal(sitting, "Ann"), std::vector<std::string>{move}) << "one button";
      continue;
    }
    ASSERT_GE(made, 1U);
    const auto first = std::find_if(sitting.told.at("Ann").begin(), sitting.told.at("Ann").end(),
                                    [](const auto& one) { return std::holds_alternative<protocol::Moved>(one.event); });
    EXPECT_EQ(std::get<protocol::Moved>(first->event).forced->label, match->label(*only_move(*match)));
    // Who comes later does not learn of it.
    EXPECT_TRUE(sitting.joins("Eve"));
    for (const protocol::Happened& one : sitting.told.at("Eve"))
      if (const auto* moved = std::get_if<protocol::Moved>(&one.event)) {
        EXPECT_FALSE(moved->forced);
      }
  }
}

// Absorb asks which seedling, though there is one.
TEST(Forced, AnswersAreTakenBackWithTheDecisionBefore) {
  Sitting sitting(opened("undergrove", 2));
  sit_down(sitting, Company::all, 2);
  for (const auto& [who, move] : std::vector<std::pair<PersonId, std::string>>{{"P0", "corner 1,1"},
                                                                               {"P1", "corner 0,0"},
                                                                               {"P0", "photosynthesize"},
                                                                               {"P0", "convert 2"},
                                                                               {"P0", "done"},
                                                                               {"P1", "photosynthesize"},
                                                                               {"P1", "convert 2"},
                                                                               {"P1", "done"}})
    ASSERT_TRUE(sitting.moves(who, move)) << move << sitting.refused;
  const std::uint64_t before = sitting.table.match().hash();
  const std::size_t made = sitting.table.match().moves().size();
  ASSERT_TRUE(sitting.moves("P0", "absorb"));
  EXPECT_EQ(sitting.table.match().moves().size(), made + 2);
  EXPECT_TRUE(std::get<entry::Moved>(sitting.kept.back()).forced);
  const auto& told = std::get<protocol::Moved>(sitting.told.at("P0").back().event);
  ASSERT_TRUE(told.forced);
  EXPECT_NE(english(told.forced->label).find("The seedling on"), std::string::npos);
  EXPECT_FALSE(std::get<protocol::Moved>(sitting.told.at("P1").back().event).forced);
  EXPECT_TRUE(sitting.undoes("P0"));
  EXPECT_EQ(sitting.table.match().hash(), before);
  // A journal of before does not say what was forced: then it is a decision, and taken back it is not made at once.
  ASSERT_TRUE(sitting.moves("P0", "absorb"));
  std::vector<Entry> journal = sitting.kept;
  std::get<entry::Moved>(journal.back()).forced = false;
  Sitting old(journal);
  for (const char* who : {"P0", "P1"}) EXPECT_TRUE(old.joins(who));
  EXPECT_TRUE(old.undoes("P0"));
  EXPECT_EQ(old.table.match().moves().size(), made + 1);
  EXPECT_EQ(legal(old, "P0").size(), 1U);
  EXPECT_TRUE(old.undoes("P0"));
  EXPECT_EQ(old.table.match().hash(), before);
}

// ---- Words ----

Sitting pebbles_of(Company company) {
  entry::Opened opening;
  opening.seats = 2;
  opening.seed = parse_chance_key(std::string(64, '3'));
  const auto game = std::make_shared<const pebbles::Game>();
  Sitting sitting(opening, std::make_unique<Erased<pebbles::Game>>(game, Options{}, game->new_game(), true));
  sit_down(sitting, company, 2);
  return sitting;
}

// Pebbles in which the last one has to stop as well, and shows the other its pebbles by that.
struct LastShows : pebbles::Game {
  void legal_moves(const State& state, MoveList& moves) const {
    pebbles::Game::legal_moves(state, moves);
    if (const auto last = forced(observe(state, kSpectator))) moves.clear(), moves.push_back(*last);
  }
  std::optional<Move> forced(const View& view) const {
    const bool last = view.pub.stopped[Seat{0}] + view.pub.stopped[Seat{1}] == 1 && view.pub.drawing == 0;
    return last ? std::optional(Move{pebbles::Kind::stop}) : std::nullopt;
  }
  Seat reveals(const Event& event, Seat learner) const {
    if (event.kind == pebbles::Kind::stop && event.seat == Seat{1} && learner == Seat{0}) return Seat{1};
    return pebbles::Game::reveals(event, learner);
  }
};

TEST(Waiting, ComesBeforeAForcedAnswerThatTeaches) {
  entry::Opened opening;
  opening.seats = 2;
  const auto game = std::make_shared<const LastShows>();
  Sitting sitting(opening, std::make_unique<Erased<LastShows>>(game, Options{}, game->new_game(), true));
  sit_down(sitting, Company::all, 2);
  EXPECT_TRUE(sitting.decides("P0", "stop"));
  ASSERT_EQ(sitting.table.match().moves().size(), 1U);
  EXPECT_EQ(sitting.sees.at("P0").waits->what, Message("table.coming.reveal"));
  EXPECT_TRUE(sitting.undoes("P0"));
  EXPECT_TRUE(sitting.moves("P0", "stop"));
  EXPECT_EQ(sitting.table.match().moves().size(), 2U) << "the other one is not asked";
  EXPECT_EQ(sitting.sees.at("P1").phase.stage, protocol::Stage::over);
}

TEST(Waiting, IsLabelledByWhatComes) {
  Sitting sitting = pebbles_of(Company::all);
  EXPECT_TRUE(sitting.decides("P0", "draw"));
  EXPECT_EQ(sitting.sees.at("P0").waits->what, Message("pebbles.coming"));
  EXPECT_EQ(sitting.sees.at("P1").waits->seat, 0);
  EXPECT_EQ(sitting.sees.at("P1").actor.seat, Seat{0});
  EXPECT_EQ(sitting.sees.at("P1").question.key, "table.question.waits");
  EXPECT_EQ(sitting.table.match().moves().size(), 1U);
  EXPECT_TRUE(sitting.goes_on("P0"));
  EXPECT_EQ(sitting.table.match().moves().size(), 2U);
  EXPECT_FALSE(sitting.sees.at("P1").waits) << "who is asked is asked without delay";
  EXPECT_TRUE(sitting.decides("P1", "stop"));
  EXPECT_EQ(sitting.sees.at("P1").waits->what, Message("table.coming.end-turn"));
  EXPECT_FALSE(sitting.decides("P0", "stop"));
  EXPECT_EQ(sitting.refused, "table.refuse.waits");
}

TEST(Waiting, HearsOnlyTheWordItWaitsFor) {
  Sitting sitting = pebbles_of(Company::all);
  const auto refused = [&](const PersonId& who, std::int64_t seat) {
    EXPECT_FALSE(sitting.does(who, protocol::GoOn{"", sitting.version, seat}));
    return sitting.refused;
  };
  EXPECT_EQ(refused("P0", 0), "table.refuse.no-word");
  EXPECT_TRUE(sitting.decides("P0", "draw"));
  EXPECT_EQ(refused("P1", 1), "table.refuse.no-word");
  EXPECT_EQ(refused("P1", 0), "table.refuse.not-your-seat");
  EXPECT_EQ(refused("P0", 5), "table.refuse.not-your-seat");
  EXPECT_EQ(refused("Eve", 0), "table.refuse.not-your-seat");
  EXPECT_TRUE(sitting.goes_on("P0"));
  EXPECT_EQ(refused("P0", 0), "table.refuse.no-word");
}

TEST(Waiting, CanBeSwitchedOffAndOn) {
  Sitting sitting = pebbles_of(Company::all);
  EXPECT_EQ(sitting.sees.at("P0").seats[0].pauses, true);
  EXPECT_EQ(sitting.sees.at("P0").seats[1].pauses, std::nullopt) << "that is theirs to know";
  EXPECT_FALSE(sitting.pauses("P0", 1, false));
  EXPECT_EQ(sitting.refused, "table.refuse.not-your-seat");
  EXPECT_TRUE(sitting.decides("P0", "draw"));
  EXPECT_TRUE(sitting.pauses("P0", 0, false)) << "which lets it go on now, too";
  EXPECT_EQ(sitting.table.match().moves().size(), 2U);
  EXPECT_EQ(sitting.sees.at("P0").seats[0].pauses, false);
  EXPECT_TRUE(sitting.moves("P1", "draw"));
  EXPECT_TRUE(sitting.decides("P0", "draw"));
  EXPECT_EQ(sitting.table.match().moves().size(), 6U) << "no word is needed";
  EXPECT_TRUE(sitting.pauses("P0", 0, true));
  EXPECT_FALSE(sitting.sees.at("P1").waits) << "who is asked already is not kept waiting";
  EXPECT_TRUE(sitting.moves("P1", "stop"));
  EXPECT_TRUE(sitting.decides("P0", "draw"));
  EXPECT_TRUE(sitting.waits_for("P0"));
}

// The screen is handed on after the word, and what is meant for one seat is not for the other.
TEST(Waiting, GoesBySeatAtOneScreen) {
  Sitting sitting = pebbles_of(Company::one_screen);
  EXPECT_TRUE(sitting.decides("us", "stop"));
  EXPECT_EQ(sitting.sees.at("us").viewer.seat, Seat{0});
  EXPECT_EQ(sitting.sees.at("us").waits->seat, 0);
  EXPECT_FALSE(sitting.does("us", protocol::GoOn{"", sitting.version, 1}));
  EXPECT_EQ(sitting.refused, "table.refuse.no-word");
  EXPECT_TRUE(sitting.goes_on("us"));
  EXPECT_EQ(sitting.sees.at("us").viewer.seat, Seat{1});
  EXPECT_TRUE(sitting.pauses("us", 1, false));
  EXPECT_EQ(sitting.sees.at("us").seats[0].pauses, true);
  EXPECT_EQ(sitting.sees.at("us").seats[1].pauses, false);
  EXPECT_TRUE(sitting.decides("us", "draw"));
  EXPECT_FALSE(sitting.waits_for("us"));
}

}  // namespace
}  // namespace understory
