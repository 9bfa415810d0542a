// What holds for every move and position as text: why-not, notation, words, and drawings read back.
#include <set>

#include "engine/json.hpp"
#include "engine/label.hpp"
#include "engine/refusal.hpp"
#include "locales/words.hpp"
#include "tests/mushroom_gangs/random_games.hpp"
#include "tests/mushroom_gangs/table.hpp"
#include "tests/support/patterns.hpp"
#include "tests/support/places.hpp"

namespace understory::mushroom_gangs {
namespace {

std::set<std::string> our_rules() { return rule_numbers(read_source("games/mushroom_gangs/RULES.md")); }

// All positions, what stands for "outside", and a little more.
constexpr unsigned kPlaces = kPositions + 3;

MoveWord word(unsigned action, unsigned from, unsigned to, unsigned filler) {
  return action | from << 8U | to << 16U | filler << 24U;
}

std::set<MoveWord> legal_words(const Game& game, const State& state) {
  MoveList moves;
  game.legal_moves(state, moves);
  std::set<MoveWord> words;
  for (const Move move : moves) words.insert(word_of(move));
  return words;
}

// Whether the list, is_legal and why_not say the same about any four bytes; reasons are collected.
class Judge {
 public:
  Judge(const Game& game, const State& state) : game_(game), state_(state), legal_(legal_words(game, state)) {}

  void judge(MoveWord bytes) {
    const Move move = move_of<Move>(bytes);
    const bool listed = legal_.count(bytes) != 0;
    const auto why = game_.why_not(state_, move);
    if (listed == why.has_value() || listed != game_.is_legal(state_, move)) disagreements.push_back(bytes);
    if (why && reasons.insert({why->rule, why->reason.key}).second)
      sentences.push_back(Words::in("en").say(why->reason));
  }

  std::vector<MoveWord> disagreements;
  std::set<std::pair<std::string, std::string>> reasons;
  std::vector<std::string> sentences;

 private:
  const Game& game_;
  const State& state_;
  std::set<MoveWord> legal_;
};

bool is_whole(const std::string& sentence) { return !sentence.empty() && sentence.find("⟦") == std::string::npos; }

TEST(WhyNot, IsSilentExactlyForLegalMovesOverTheWholeUniverse) {
  const std::set<std::string> rules = our_rules();
  std::set<std::string> keys;
  for_all(16, [&](const RandomGame& random) {
    const Game game = random.game();
    const auto check_all = [&](const State& state) {
      Judge judge(game, state);
      for (unsigned action = 0; action <= kActions; ++action)
        for (unsigned from = 0; from < kPlaces; ++from)
          for (unsigned to = 0; to < kPlaces; ++to) judge.judge(word(action, from, to, 0));
      RC_ASSERT(judge.disagreements == std::vector<MoveWord>{});
      for (const auto& [rule, key] : judge.reasons) {
        keys.insert(key);
        RC_ASSERT(rules.count(rule) == 1U);
        RC_ASSERT(Words::in("en").knows(key));
      }
      for (const std::string& sentence : judge.sentences) RC_ASSERT(is_whole(sentence));
    };
    play_through(
        random, game, [](const State& /*state*/, Move) {}, check_all);
  });
  EXPECT_GE(keys.size(), 10U) << "the positions were too alike";
}

TEST(WhyNot, HasAnAnswerToAnyFourBytes) {
  for_all(40, [&](const RandomGame& random) {
    const Game game = random.game();
    Rng rng(random.seed);
    const auto check_garbage = [&](const State& state) {
      Judge judge(game, state);
      for (int i = 0; i < 2000; ++i) judge.judge(static_cast<MoveWord>(rng.next()));
      for (const MoveWord legal : legal_words(game, state))
        for (unsigned bit = 0; bit < 32; ++bit) judge.judge(legal ^ 1U << bit);
      RC_ASSERT(judge.disagreements == std::vector<MoveWord>{});
    };
    play_through(
        random, game, [](const State& /*state*/, Move) {}, check_garbage);
  });
}

TEST(Notation, IsReadBackForEveryLegalMove) {
  for_all(100, [](const RandomGame& random) {
    const Game game = random.game();
    each_position(random, game, [&](const State& state) {
      std::set<std::string> texts;
      for (const MoveWord bytes : legal_words(game, state)) {
        const std::string text = game.format(move_of<Move>(bytes));
        RC_ASSERT(word_of(game.parse(text)) == bytes);
        RC_ASSERT(texts.insert(text).second);
      }
    });
  });
}

// Letters that moves are made of, so that some texts come close to one.
TEST(Notation, OfAnyTextIsAMoveOrARefusal) {
  const Game game = game_of(2, {});
  const std::set<std::string> rules = our_rules();
  for_all(2000, [&] {
    const auto letters = rc::gen::container<std::string>(
        rc::gen::oneOf(rc::gen::element('a', 'e', 'i', '1', '5', '9', '-', 'x'), rc::gen::arbitrary<char>()));
    const std::string text = *rc::gen::oneOf(letters, rc::gen::map(letters, [](std::string s) { return s + "-home"; }));
    try {
      RC_ASSERT(game.format(game.parse(text)) == text);
    } catch (const Refusal& refusal) {
      RC_ASSERT(rules.count(refusal.rule) == 1U);
      RC_ASSERT(Words::in("en").knows(refusal.reason.key));
    }
  });
}

// All mushrooms in the list of what a label says that is paid or gained.
int mushrooms_in(const Message& label, const std::string& name) {
  int sum = 0;
  for (const Argument& argument : label.arguments)
    if (argument.name == name)
      for (const Message& one : std::get<std::vector<Message>>(argument.value))
        sum += static_cast<int>(std::get<std::int64_t>(one.arguments.at(0).value));
  return sum;
}

TEST(Words, AreWholeAndTellBeforehandWhatAMoveBrings) {
  const Words& english = Words::in("en");
  for_all(40, [&](const RandomGame& random) {
    const Game game = random.game();
    play_through(
        random, game,
        [&](const State& state, Move move) {
          RC_ASSERT(is_whole(english.say(game.question(state))));
          const Message label = label_of(game, state, move);
          RC_ASSERT(is_whole(english.say(label)));
          State after = state;
          EventLog<Event> log;
          game.apply(after, move, log);
          for (const Event& event : log.events) RC_ASSERT(is_whole(english.say(game.describe(event))));
          const Seat mover = game.actor(state);
          RC_ASSERT(mushrooms_in(label, "gain") - mushrooms_in(label, "price") ==
                    game.scores(after).total[mover] - game.scores(state).total[mover]);
        },
        [&](const State& state) { RC_ASSERT(is_whole(english.say(game.question(state)))); });
  });
}

}  // namespace
}  // namespace understory::mushroom_gangs
