// What AnyMatch promises, for every game and set-up of the catalog.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/json.hpp"
#include "tests/catalog/matches.hpp"
#include "tests/support/refusal.hpp"
#include "tests/support/sanitized.hpp"

namespace understory {
namespace {

// All that can be asked of a match.
nlohmann::json everything(const AnyMatch& match) {
  nlohmann::json all{{"position", match.position()},
                     {"hash", match.hash()},
                     {"actor", raw(match.actor())},
                     {"moves", match.moves()},
                     {"record", record_to_json(match.record())},
                     {"question", english(match.question())}};
  for (const auto& happenings : match.log(kReferee))
    for (const Happening& happening : happenings) all["log"].push_back(english(happening.text));
  for (const ScoreRow& row : match.score_sheet().rows) all["rows"].push_back({row.label, row.points.values});
  return all;
}

TEST(AnyMatch, BeginsWithNoMovesAndSomebodyToAct) {
  for_every_setup([](const Trial& t) {
    EXPECT_EQ(&t.match.info(), &t.game.info);
    EXPECT_EQ(t.match.seats(), t.setup.seats);
    EXPECT_EQ(t.match.options(), complete_options(t.game.info, t.setup.options));
    EXPECT_TRUE(t.match.moves().empty());
    EXPECT_TRUE(t.match.log(kReferee).empty());
    EXPECT_NE(t.match.actor(), kNobody);
  });
}

TEST(AnyMatch, SaysWhoseTurnItIsWhatIsForcedAndWhatIsComing) {
  int forced = 0;
  for_every_setup([&](const Trial& t) {
    Rng rng(t.seed);
    std::vector<MoveWord> moves;
    while (t.match.actor() != kNobody) {
      if (t.match.actor() == kChance) {
        EXPECT_TRUE(is_clean(english(t.match.coming())));
      } else {
        EXPECT_LT(raw(t.match.turn_of()), t.match.seats());
      }
      if (const auto only = t.match.forced()) {
        ++forced;
        t.match.legal_moves(moves);
        EXPECT_EQ(moves, std::vector<MoveWord>{*only});
      }
      play_one(t.match, rng, key_of(t.seed));
    }
    EXPECT_EQ(t.match.turn_of(), kNobody);
    EXPECT_FALSE(t.match.forced().has_value());
    EXPECT_EQ(t.match.standing().total, t.match.score_sheet().scores.total);
    EXPECT_EQ(t.match.standing().rank, t.match.score_sheet().scores.rank);
  });
  EXPECT_GT(forced, 0);
}

TEST(AnyMatch, CloneIsEqualAndGoesItsOwnWay) {
  for_every_setup([](const Trial& t) {
    play_random(t.match, t.seed, 25);
    const auto copy = t.match.clone();
    const auto before = everything(t.match);
    EXPECT_EQ(everything(*copy), before);
    play_random(*copy, t.seed + 1, 10);
    EXPECT_EQ(everything(t.match), before);
    const auto copy_after = everything(*copy);
    play_random(t.match, t.seed + 2, 5);
    t.match.take_back(20);
    EXPECT_EQ(everything(*copy), copy_after);
  });
}

TEST(AnyMatch, CloneOutlivesTheOriginal) {
  for (const AnyGame& game : all_games()) {
    auto match = game.new_match(setups_of(game.info).front());
    play_random(*match, 1, 12);
    const auto before = everything(*match);
    const auto copy = match->clone();
    match.reset();
    EXPECT_EQ(everything(*copy), before);
  }
}

TEST(AnyMatch, TakesBackAnyNumberOfMoves) {
  for_every_setup([](const Trial& t) {
    play_random(t.match, t.seed, 40);
    const std::vector<MoveWord> moves = t.match.moves();
    for (const std::size_t keep : {moves.size(), moves.size() - 1, moves.size() / 2, std::size_t{0}}) {
      const auto shorter = t.game.new_match(t.setup);
      for (std::size_t i = 0; i < keep; ++i) shorter->apply(moves[i]);
      const auto longer = t.match.clone();
      longer->take_back(moves.size() - keep);
      EXPECT_EQ(everything(*longer), everything(*shorter));
    }
    t.match.take_back(moves.size() + 100);
    EXPECT_EQ(everything(t.match), everything(*t.game.new_match(t.setup)));
  });
}

TEST(AnyMatch, GoesOnAfterTakingBackAsIfNothingHadBeen) {
  for_every_setup([](const Trial& t) {
    play_random(t.match, t.seed);
    const auto whole = everything(t.match);
    const std::vector<MoveWord> moves = t.match.moves();
    t.match.take_back(moves.size() / 3);
    for (std::size_t i = t.match.moves().size(); i < moves.size(); ++i) t.match.apply(moves[i]);
    EXPECT_EQ(everything(t.match), whole);
  });
}

TEST(AnyMatch, MakesOnlyLegalMovesAtRandom) {
  for_every_setup([](const Trial& t) {
    Rng rng(t.seed);
    std::vector<MoveWord> legal;
    for (int made = 0; t.match.actor() != kNobody; ++made) {
      t.match.legal_moves(legal);
      const bool looks = made % (kSanitized ? 11 : 1) == 0;
      const auto before = looks ? t.match.hash() : 0;
      const MoveWord move = t.match.actor() == kChance ? t.match.draw(key_of(t.seed)) : t.match.random_move(rng);
      if (looks) {
        ASSERT_EQ(t.match.hash(), before);
      }
      ASSERT_TRUE(std::find(legal.begin(), legal.end(), move) != legal.end()) << t.match.format(move);
      t.match.apply(move);
    }
  });
}

TEST(AnyMatch, ListsEachLegalMoveOnceAndNoneAtTheEnd) {
  for_every_setup([](const Trial& t) {
    Rng rng(t.seed);
    std::vector<MoveWord> legal{0, 0, 0};
    while (t.match.actor() != kNobody) {
      t.match.legal_moves(legal);
      ASSERT_FALSE(legal.empty());
      ASSERT_EQ(std::set<MoveWord>(legal.begin(), legal.end()).size(), legal.size());
      for (const MoveWord move : legal) {
        ASSERT_TRUE(t.match.is_legal(move));
        ASSERT_FALSE(t.match.why_not(move));
        ASSERT_EQ(t.match.parse(t.match.format(move)), move) << t.match.format(move);
      }
      ASSERT_EQ(t.match.perft(1), legal.size());
      play_one(t.match, rng, key_of(t.seed));
    }
    t.match.legal_moves(legal);
    EXPECT_TRUE(legal.empty());
  });
}

TEST(AnyMatch, SaysWhyNotExactlyForWhatIsNotLegal) {
  for_every_setup([](const Trial& t) {
    Rng rng(t.seed);
    for (int step = 0; step < 60; ++step) {
      for (int tries = 0; tries < 20; ++tries) {
        const auto move = static_cast<MoveWord>(rng.next() & (tries < 10 ? 0xFFFFFFFFU : 0x003F3F07U));
        ASSERT_EQ(t.match.is_legal(move), !t.match.why_not(move).has_value()) << move;
      }
      if (t.match.actor() == kNobody) break;
      play_one(t.match, rng, key_of(t.seed));
    }
  });
}

TEST(AnyMatch, IsDecidedByTheSeed) {
  for (const AnyGame& game : all_games()) {
    const auto setup = setups_of(game.info).front();
    const auto hash_after = [&](std::uint64_t seed) {
      const auto match = game.new_match(setup);
      play_random(*match, seed, 30);
      return match->hash();
    };
    EXPECT_EQ(hash_after(7), hash_after(7));
    EXPECT_NE(hash_after(7), hash_after(8));
  }
}

TEST(AnyMatch, LogsEveryMoveFromAnyNumberOn) {
  for (const AnyGame& game : all_games()) {
    const auto match = game.new_match(setups_of(game.info).front());
    play_random(*match, 3, 30);
    const auto whole = match->log(kReferee);
    ASSERT_EQ(whole.size(), match->moves().size());
    for (const std::size_t first : {std::size_t{1}, whole.size() - 1, whole.size(), whole.size() + 5}) {
      const auto rest = match->log(kReferee, first);
      ASSERT_EQ(rest.size(), whole.size() - std::min(first, whole.size()));
      for (std::size_t i = 0; i < rest.size(); ++i) {
        ASSERT_EQ(rest[i].size(), whole[first + i].size());
        for (std::size_t j = 0; j < rest[i].size(); ++j) EXPECT_EQ(rest[i][j].text, whole[first + i][j].text);
      }
    }
  }
}

TEST(AnyMatch, IsTheSameFromItsPosition) {
  for_every_setup([](const Trial& t) {
    Rng rng(t.seed);
    for (int step = 0;; ++step) {
      if (t.match.actor() == kNobody || (step % 29 == 0 && t.match.actor() != kChance)) {
        const auto again = t.game.from_position(t.setup, t.match.position());
        ASSERT_EQ(again->hash(), t.match.hash()) << t.match.position();
        ASSERT_EQ(again->position(), t.match.position());
        ASSERT_EQ(again->actor(), t.match.actor());
      }
      if (t.match.actor() == kNobody) break;
      play_one(t.match, rng, key_of(t.seed));
    }
  });
}

TEST(AnyMatch, ShowsEveryViewerAView) {
  for (const AnyGame& game : all_games()) {
    const auto match = game.new_match(setups_of(game.info).front());
    play_random(*match, 4, 20);
    for (const Seat seat : seats_up_to(match->seats())) EXPECT_TRUE(match->view(seat).is_object());
    EXPECT_TRUE(match->view(kSpectator).is_object());
  }
}

TEST(Catalog, SaysOfEveryGameWhatAMenuShows) {
  for (const AnyGame& game : all_games()) {
    SCOPED_TRACE(game.info.name);
    const std::set<Colour> colours(game.info.colours.begin(), game.info.colours.end());
    EXPECT_GE(colours.size(), static_cast<std::size_t>(game.info.most_seats)) << "a colour of its own for each seat";
    EXPECT_EQ(colours.size(), game.info.colours.size()) << "no colour twice";
    EXPECT_LE(colours.size(), kMostSeats);
    EXPECT_GE(game.info.minutes.least, 1);
    EXPECT_GE(game.info.minutes.most, game.info.minutes.least);
    EXPECT_GE(game.info.weight, 1);
    EXPECT_LE(game.info.weight, 5);
  }
}

// What is said of a game is so: at some moment of a match a seat sees what those who watch do not, or at none.
TEST(AnyMatch, HasSecretsIfItsGameSaysSo) {
  for (const AnyGame& game : all_games()) {
    const auto match = game.new_match({game.info.most_seats, {}, {}});
    Rng rng(5);
    bool secrets = false;
    for (int made = 0; made < 200 && match->actor() != kNobody; ++made) {
      play_one(*match, rng, key_of(5));
      secrets = secrets || match->view(Seat{0}) != match->view(kSpectator);
    }
    EXPECT_EQ(secrets, game.info.secrets) << game.info.name;
  }
}

}  // namespace
}  // namespace understory
