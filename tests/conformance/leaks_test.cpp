// Tests of the secrecy checks: each way to leak, to forget or to peek is noticed under its own code.
#include <memory>

#include "tests/conformance/bent.hpp"

namespace understory::conformance {
namespace {

using testing::Contains;
using testing::IsEmpty;
using Event = template_game::Event;

// All foxes in hands the viewer does not see.
std::uint8_t hidden_foxes(const State& state, Seat viewer) {
  int sum = 0;
  for (const Seat seat : seats_up_to(2)) sum += seat == viewer ? 0 : foxes(state, seat);
  return static_cast<std::uint8_t>(sum);
}

// Whether a seat that is not acting now holds a fox.
bool other_has_fox(const State& state) { return foxes(state, after(state.pub.turn)) > 0; }

void add_secret(Message& message, const State& state) {
  message.arguments.emplace_back("secret", int{other_has_fox(state)});
}

TEST(Leaks, AnHonestCopyHasNone) {
  const Report report = check_bent(worlds_kit({}));
  EXPECT_THAT(lines_of(report), IsEmpty());
  EXPECT_THAT(report.never_ran(), testing::ElementsAre("order-loses-nothing"));
}

TEST(Leaks, ACountInTheView) {
  Bent::Hooks hooks;
  hooks.observe = [](Bent::View& view, const State& state, Seat viewer) { view.note[0] = hidden_foxes(state, viewer); };
  EXPECT_THAT(noticed(hooks), Contains("view-of-world-same"));
}

TEST(Leaks, AFillerByteOfTheView) {
  Bent::Hooks hooks;
  hooks.observe = [](Bent::View& view, const State& state, Seat viewer) {
    if (hidden_foxes(state, viewer) > 1) view.base.filler = 1;
  };
  EXPECT_THAT(noticed(hooks), Contains("view-of-world-same"));
}

TEST(Leaks, AnOrderInTheView) {
  Bent::Hooks hooks;
  hooks.observe = [](Bent::View& view, const State& state, Seat /*viewer*/) {  // seats, sorted by what they hold
    view.note = {0, 1};
    if (foxes(state, Seat{1}) > foxes(state, Seat{0})) view.note = {1, 0};
  };
  EXPECT_THAT(noticed(hooks), Contains("view-of-world-same"));
}

// The view shows another hand and determinise relies on it: consistent in itself, and still no secret is left.
TEST(Leaks, AHandThatAllMaySee) {
  Bent::Hooks hooks;
  hooks.observe = [](Bent::View& view, const State& state, Seat viewer) {
    if (viewer != Seat{1}) return;
    for (int i = 0; i < 6; ++i) {
      const int count = state.own[Seat{0}].hand.count(Card{static_cast<std::uint8_t>(i)});
      auto& note = view.note[static_cast<std::size_t>(i / 2)];
      note = static_cast<std::uint8_t>(note << 4 | count);
    }
  };
  hooks.determinise = [](const Bent& game, const Bent::View& view, Rng& rng) {
    while (true) {
      const State state = game.Foraging::determinise(view.base, rng);
      if (game.observe(state, view.base.viewer).note == view.note) return state;
    }
  };
  EXPECT_THAT(noticed(hooks), testing::ElementsAre("reveals-said", "secret-kept"));
}

TEST(Leaks, AnEventThatIsNotRedacted) {
  Bent::Hooks hooks;
  hooks.redact = [](const Event& /*seen*/, const Event& event) { return event; };
  EXPECT_THAT(noticed(hooks), Contains("events-from-view"));
}

TEST(Leaks, ADetailOfAnEvent) {
  Bent::Hooks hooks;
  hooks.redact = [](Event seen, const Event& event) {
    if (event.kind == EventKind::buried && event.card == kFox) seen.step = 1;
    return seen;
  };
  EXPECT_THAT(noticed(hooks), testing::ElementsAre("events-from-view", "facts-tell-all"));
}

// Facts that know more than the event they are told of.
TEST(Leaks, AFactThatIsNotOfTheEvent) {
  Bent::Hooks hooks;
  const auto calls = std::make_shared<int>(0);
  hooks.facts = [calls](nlohmann::json& facts, const Event& event) {
    if (event.kind == EventKind::buried) facts["amount"] = ++*calls % 2;
  };
  EXPECT_THAT(noticed(hooks), Contains("facts-from-view"));
}

TEST(Leaks, AnEventThatOnlySomePositionsHave) {
  Bent::Hooks hooks;
  hooks.apply = [](State& /*after*/, const State& before, Move move, const Bent::Emit& emit) {
    if (emit && move.kind() == MoveKind::rest && other_has_fox(before))
      emit({.kind = EventKind::spared, .forager = Seat{0}});
  };
  EXPECT_THAT(noticed(hooks), Contains("events-from-view"));
}

// Whoever is told that undo stops at a buried card knows that it was a fox.
TEST(Leaks, WhereUndoStops) {
  Bent::Hooks hooks;
  hooks.reveals = [](Seat honest, const Event& event, Seat learner) {
    const bool fox = event.kind == EventKind::buried && event.card == kFox;
    return fox && learner != event.forager ? kChance : honest;
  };
  EXPECT_THAT(noticed(hooks), Contains("reveals-from-view"));
}

// It would leak to the third what the second is said to have learned.
TEST(Leaks, WhereUndoStopsByWhatSomebodyElseLearned) {
  Bent::Hooks hooks;
  hooks.reveals = [](Seat honest, const Event& event, Seat learner) {
    const bool fox = event.kind == EventKind::buried && event.card == kFox;
    return fox && learner == event.forager ? kChance : honest;
  };
  EXPECT_THAT(noticed(hooks), Contains("reveals-from-view"));
}

TEST(Leaks, ARowOfTheScoreSheet) {
  Bent::Hooks hooks;
  hooks.booking = [](std::optional<Booking>& booking, const Event& event) {
    if (event.kind == EventKind::buried && event.card == kFox) booking->row = "template.row.rest";
  };
  EXPECT_THAT(noticed(hooks), testing::ElementsAre("bookings-from-view"));
}

TEST(Leaks, AScore) {
  Bent::Hooks hooks;
  hooks.scores = [](Scores& scores, const State& state) { scores.total[Seat{0}] += foxes(state, Seat{0}); };
  EXPECT_THAT(noticed(hooks), Contains("scores-from-view"));
}

TEST(Leaks, AMoveThatIsOfferedOrNot) {
  Bent::Hooks hooks;
  hooks.legal_moves = [](const State& state, std::vector<Move>& moves) {
    if (in_turn(moves) && moves.size() > 1 && other_has_fox(state)) moves.pop_back();
  };
  EXPECT_THAT(noticed(hooks), Contains("moves-from-view"));
}

TEST(Leaks, AnOrderOfMoves) {
  Bent::Hooks hooks;
  hooks.legal_moves = [](const State& state, std::vector<Move>& moves) {
    if (in_turn(moves) && moves.size() > 1 && other_has_fox(state)) std::swap(moves.front(), moves.back());
  };
  EXPECT_THAT(noticed(hooks), testing::ElementsAre("moves-from-view"));
}

TEST(Leaks, ALabel) {
  Bent::Hooks hooks;
  hooks.label = [](Message& label, const State& state, Move) {
    if (in_turn(state)) add_secret(label, state);
  };
  EXPECT_THAT(noticed(hooks), testing::ElementsAre("labels-from-view"));
}

TEST(Leaks, AQuestion) {
  Bent::Hooks hooks;
  hooks.question = [](Message& question, const State& state) {
    if (in_turn(state)) add_secret(question, state);
  };
  EXPECT_THAT(noticed(hooks), testing::ElementsAre("question-from-view"));
}

TEST(Leaks, AReason) {
  Bent::Hooks hooks;
  hooks.why_not = [](std::optional<WhyNot>& why, const State& state, Move) {
    if (why && in_turn(state)) add_secret(why->reason, state);
  };
  EXPECT_THAT(noticed(hooks), testing::ElementsAre("why-not-from-view"));
}

TEST(Leaks, ARuleNumber) {
  Bent::Hooks hooks;
  hooks.why_not = [](std::optional<WhyNot>& why, const State& state, Move) {
    if (why && in_turn(state) && other_has_fox(state)) why->rule = "R3.1";
  };
  EXPECT_THAT(noticed(hooks), testing::ElementsAre("why-not-from-view"));
}

// A seat without a fox is passed over: everyone learns that it has none.
TEST(Leaks, WhoIsAsked) {
  Bent::Hooks hooks;
  hooks.actor = [](Seat honest, const State& state) {
    return raw(honest) < 2 && foxes(state, honest) == 0 ? after(honest) : honest;
  };
  EXPECT_THAT(noticed(hooks), testing::IsSupersetOf({"actor-public", "next-actor-public"}));
}

TEST(Leaks, WhoseTurnItIs) {
  Bent::Hooks hooks;
  hooks.turn_of = [](Seat honest, const State& state) {
    return raw(honest) < 2 && foxes(state, honest) == 0 ? after(honest) : honest;
  };
  EXPECT_THAT(noticed(hooks), Contains("turn-public"));
}

// The button is everybody's: it must not say which card is drawn.
TEST(Leaks, AButton) {
  Bent::Hooks hooks;
  hooks.coming = [](Message& coming, const State& state) {
    coming.arguments.emplace_back("foxes", state.secret.deck.count(kFox));
  };
  EXPECT_THAT(noticed(hooks), testing::ElementsAre("coming-public"));
}

// A seat for which the table answers is seen to have no choice.
TEST(Leaks, AnAnswerThatIsNotForcedByWhatAllKnow) {
  Bent::Hooks hooks;
  hooks.forced = [](std::optional<Move>& move, const Bent::View& view) {
    if (view.base.pub.turn != kNobody && view.base.pub.frames.empty()) move = Move::rest();
  };
  EXPECT_THAT(noticed(hooks), Contains("forced-right"));
}

// It would ask a seat that has no choice, and only where all know it: that tells them nothing, but wastes their time.
TEST(Leaks, AnAnswerThatIsForcedAndNotSaidToBe) {
  Bent::Hooks hooks;
  hooks.forced = [](std::optional<Move>& move, const Bent::View&) { move.reset(); };
  auto kit = foraging_kit<Bent>({foraging_options(6, 1)});
  for (auto& setting : kit.settings) setting.game.hooks = hooks;
  kit.budget.truth_games = 0;
  EXPECT_THAT(noticed(kit), testing::ElementsAre("forced-said"));
}

TEST(Leaks, ADrawThatIsNotSaidToReveal) {
  Bent::Hooks hooks;
  hooks.reveals = [](Seat honest, const Event& event, Seat) {
    return event.kind == EventKind::dealt ? kNobody : honest;
  };
  EXPECT_THAT(noticed(hooks), testing::ElementsAre("reveals-said"));
}

TEST(Leaks, AnOpenCardThatIsNotSaidToReveal) {
  Bent::Hooks hooks;
  hooks.reveals = [](Seat honest, const Event& event, Seat) {
    return event.kind == EventKind::played ? kNobody : honest;
  };
  EXPECT_THAT(noticed(hooks), testing::ElementsAre("reveals-said"));
}

TEST(Leaks, AnOpenCardThatOnlySomeAreSaidToHaveSeen) {
  Bent::Hooks hooks;
  hooks.reveals = [](Seat honest, const Event& /*event*/, Seat learner) {
    return learner == kSpectator ? kNobody : honest;
  };
  EXPECT_THAT(noticed(hooks), testing::ElementsAre("reveals-said"));
}

// Undo would stop at everybody's draws, or at one's own card.
TEST(Leaks, ADrawThatIsSaidToTeachAll) {
  Bent::Hooks hooks;
  hooks.reveals = [](Seat honest, const Event& event, Seat) {
    return event.kind == EventKind::dealt ? kChance : honest;
  };
  EXPECT_THAT(noticed(hooks), testing::ElementsAre("reveals-earned"));
}

TEST(Leaks, AnOwnCardThatIsSaidToTeachItsOwner) {
  Bent::Hooks hooks;
  hooks.reveals = [](Seat honest, const Event& event, Seat) {
    return event.kind == EventKind::played ? kChance : honest;
  };
  auto kit = bent_kit(hooks);
  kit.budget.games = 6;  // until cards were played often enough
  EXPECT_THAT(noticed(kit), testing::ElementsAre("reveals-earned"));
}

// Whoever owns a secret may take its showing back, so the deck's must not be said to be somebody's.
TEST(Leaks, ADrawThatIsSaidToBeTheSecretOfWhoDraws) {
  Bent::Hooks hooks;
  hooks.reveals = [](Seat honest, const Event& /*event*/, Seat learner) {
    return honest == kChance ? learner : honest;
  };
  EXPECT_THAT(noticed(hooks), testing::ElementsAre("reveals-owner"));
}

TEST(Leaks, ADrawThatNobodyIsTold) {
  Bent::Hooks hooks;
  hooks.keeps_quiet = [](const Event& event) { return event.kind == EventKind::dealt; };
  EXPECT_THAT(noticed(hooks), testing::IsSupersetOf({"chance-told", "reveals-said"}));
}

// As if the deck had one card of each kind: too many rare cards in others' hands.
TEST(Worlds, ByKindInsteadOfByCard) {
  Bent::Hooks hooks;
  hooks.determinise = [](const Bent& game, const Bent::View& view, Rng& rng) {
    State state = game.Foraging::determinise(view.base, rng);
    for (const Seat seat : seats_up_to(game.seats())) {
      if (seat == view.base.viewer) continue;
      CardBag& hand = state.own[seat].hand;
      const int size = hand.size();
      state.secret.deck += hand;
      hand = {};
      for (int i = 0; i < size; ++i) {
        const auto kinds = state.secret.deck.kinds();
        std::vector<Card> list;
        for (const Card card : kinds) list.push_back(card);
        const Card card = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        state.secret.deck.remove(card);
        hand.add(card);
      }
    }
    return state;
  };
  EXPECT_THAT(noticed(worlds_kit(hooks)), Contains("worlds-in-proportion"));
}

TEST(Worlds, ThatDropACard) {
  Bent::Hooks hooks;
  hooks.determinise = [](const Bent& game, const Bent::View& view, Rng& rng) {
    State state = game.Foraging::determinise(view.base, rng);
    if (!state.secret.deck.empty()) state.secret.deck.take(rng);
    return state;
  };
  EXPECT_THAT(noticed(worlds_kit(hooks)), Contains("world-possible"));
}

// Long games, in which foragers search, and what they leave lies under the deck.
std::set<std::string> noticed_when_searching(const Bent::Hooks& hooks) {
  auto kit = foraging_kit<Bent>({foraging_options(20, 4)});
  for (auto& setting : kit.settings) setting.game.hooks = hooks;
  kit.budget.lines = kit.budget.truth_games = 0;
  return noticed(kit);
}

TEST(Worlds, ThatForgetWhatLiesUnderTheDeck) {
  Bent::Hooks hooks;
  hooks.determinise = [](const Bent& game, const Bent::View& view, Rng& rng) {
    State state = game.Foraging::determinise(view.base, rng);
    CardBag& deck = state.secret.deck;
    if (deck.empty() || state.pub.under.empty()) return state;
    const Card known = state.pub.under.take(rng);
    state.pub.under.add(deck.take(rng));
    deck.add(known);
    return state;
  };
  EXPECT_THAT(noticed_when_searching(hooks), Contains("view-of-world-same"));
}

TEST(Leaks, ACardTurnedUpThatIsNotSaidToReveal) {
  Bent::Hooks hooks;
  hooks.reveals = [](Seat honest, const Event& event, Seat) {
    return event.kind == EventKind::turned ? kNobody : honest;
  };
  EXPECT_THAT(noticed_when_searching(hooks), testing::ElementsAre("reveals-said"));
}

TEST(Leaks, ACardTurnedUpThatNobodyIsTold) {
  Bent::Hooks hooks;
  hooks.keeps_quiet = [](const Event& event) { return event.kind == EventKind::turned; };
  EXPECT_THAT(noticed_when_searching(hooks), testing::IsSupersetOf({"chance-told", "reveals-said"}));
}

// What is spent is missing from what a move is said to cost.
TEST(Flaws, ACostThatIsNotSaid) {
  Bent::Hooks hooks;
  hooks.changes = [](std::vector<Change>& changes, const Event& event) {
    if (event.kind == EventKind::spent) changes.clear();
  };
  EXPECT_THAT(noticed_when_searching(hooks), testing::ElementsAre("price-and-gain"));
}

// A game that remembers the position it last looked at, and gives it away as a world now and then.
Bent::Hooks peeking(std::uint32_t once_in) {
  const auto last = std::make_shared<State>();
  Bent::Hooks hooks;
  hooks.observe = [last](Bent::View& /*view*/, const State& state, Seat /*viewer*/) { *last = state; };
  hooks.determinise = [last, once_in](const Bent& game, const Bent::View& view, Rng& rng) {
    const State state = game.Foraging::determinise(view.base, rng);
    return rng.below(once_in) == 0 ? *last : state;
  };
  return hooks;
}

TEST(Worlds, ThatAreTheTruth) {
  EXPECT_THAT(noticed(worlds_kit(peeking(1))), testing::IsSupersetOf({"world-from-view-alone", "secret-kept"}));
}

TEST(Worlds, ThatAreTheTruthSometimes) {
  EXPECT_THAT(noticed(worlds_kit(peeking(3))), testing::IsSupersetOf({"world-from-view-alone", "worlds-ignore-truth"}));
}

// The buried cards are in no view, not even their owner's.
Bent::Hooks forgetful() {
  Bent::Hooks hooks;
  hooks.observe = [](Bent::View& view, const State&, Seat) { view.base.mine.buried = {}; };
  hooks.determinise = [](const Bent& game, const Bent::View& view, Rng& rng) {
    const Seat viewer = view.base.viewer;
    if (raw(viewer) >= game.seats()) return game.Foraging::determinise(view.base, rng);
    template_game::View honest = view.base;  // the forgotten cards are drawn like those of others
    CardBag unseen = game.all_cards();
    unseen -= template_game::in_sight(honest.pub);
    unseen -= honest.mine.hand;
    for (int i = 0; i < honest.pub.buried_size[viewer]; ++i) honest.mine.buried.add(unseen.take(rng));
    return game.Foraging::determinise(honest, rng);
  };
  return hooks;
}

// When they are dug up, their owner learns what it had forgotten.
TEST(Memory, OfCardsPutAway) { EXPECT_THAT(noticed(forgetful()), testing::ElementsAre("memory-kept", "reveals-said")); }

// Also for a game that does not say what is to be remembered.
TEST(Memory, OfWhatNobodySaidIsToBeRemembered) {
  auto kit = worlds_kit(forgetful());
  kit.remembered = {};
  EXPECT_THAT(noticed(kit), testing::ElementsAre("reveals-said", "worlds-in-proportion"));
}

// A seat that is shown no more than those who only watch does not even know what it has just done.
TEST(Memory, OfOnesOwnMoves) {
  Bent::Hooks hooks;
  hooks.observe = [](Bent::View& view, const State&, Seat) { view.base.mine = {}; };
  hooks.determinise = [](const Bent& game, const Bent::View& view, Rng& rng) {
    template_game::View watching = view.base;
    watching.viewer = kSpectator;
    return game.Foraging::determinise(watching, rng);
  };
  EXPECT_THAT(noticed(hooks), testing::IsSupersetOf({"own-choice-remembered", "moves-from-view"}));
}

}  // namespace
}  // namespace understory::conformance
