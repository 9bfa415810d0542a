// Tests of the checks of the rules: each flaw is noticed under its own code.
#include <memory>
#include <stdexcept>

#include "engine/refusal.hpp"
#include "tests/conformance/bent.hpp"

namespace understory::conformance {
namespace {

using testing::Contains;
using testing::ElementsAre;
using Event = template_game::Event;

// True at every n-th call.
std::function<bool()> every(int n) {
  return [count = std::make_shared<int>(0), n] { return ++*count % n == 0; };
}

TEST(Flaws, NoMoveIsLeft) {
  Bent::Hooks hooks;
  hooks.legal_moves = [](const State& /*state*/, std::vector<Move>& moves) {
    if (in_turn(moves) && moves.size() == 1) moves.clear();
  };
  EXPECT_THAT(noticed(hooks), Contains("moves-never-empty"));
}

TEST(Flaws, AMoveAfterTheEnd) {
  Bent::Hooks hooks;
  hooks.legal_moves = [](const State& state, std::vector<Move>& moves) {
    if (state.pub.turn == kNobody) moves.push_back(Move::rest());
  };
  EXPECT_THAT(noticed(hooks), Contains("moves-empty-after-end"));
}

TEST(Flaws, AMoveListedTwice) {
  Bent::Hooks hooks;
  hooks.legal_moves = [](const State& /*state*/, std::vector<Move>& moves) {
    if (in_turn(moves)) moves.push_back(Move::rest());
  };
  EXPECT_THAT(noticed(hooks), Contains("moves-listed-once"));
}

TEST(Flaws, AListThatComesInAnyOrder) {
  Bent::Hooks hooks;
  hooks.legal_moves = [now = every(3)](const State&, std::vector<Move>& moves) {
    if (moves.size() > 1 && now()) std::swap(moves.front(), moves.back());
  };
  EXPECT_THAT(noticed(hooks), Contains("moves-repeatable"));
}

TEST(Flaws, AnActorWhoDoesNotSitHere) {
  Bent::Hooks hooks;
  hooks.actor = [](Seat honest, const State&) { return honest == Seat{1} ? Seat{7} : honest; };
  EXPECT_THAT(noticed(hooks), Contains("actor-known"));
}

TEST(Flaws, ATurnOfNobodyWhoSitsHere) {
  Bent::Hooks hooks;
  hooks.turn_of = [](Seat honest, const State&) { return honest == kNobody ? kChance : honest; };
  EXPECT_THAT(noticed(hooks), ElementsAre("turn-known"));
}

TEST(Flaws, ATurnAfterTheEnd) {
  Bent::Hooks hooks;
  hooks.turn_of = [](Seat honest, const State& state) { return state.pub.turn == kNobody ? Seat{0} : honest; };
  EXPECT_THAT(noticed(hooks), ElementsAre("turn-known"));
}

TEST(Flaws, AQuestionInNobodysTurn) {
  Bent::Hooks hooks;
  hooks.turn_of = [](Seat honest, const State& state) { return state.pub.frames.empty() ? honest : kNobody; };
  EXPECT_THAT(noticed(hooks), ElementsAre("turn-asks"));
}

TEST(Flaws, ATurnThatGoesOnForTheWholeGame) {
  Bent::Hooks hooks;
  hooks.turn_of = [](Seat honest, const State&) { return honest == kNobody ? kNobody : Seat{0}; };
  EXPECT_THAT(noticed(hooks), ElementsAre("turn-comes-round"));
}

// Asking is not playing, and yet this game does something to the position it is asked about.
TEST(Flaws, AQuestionThatChangesThePosition) {
  Bent::Hooks hooks;
  hooks.question = [](Message&, const State& state) { ++const_cast<State&>(state).pub.nuts[Seat{0}]; };
  EXPECT_THAT(noticed(hooks), Contains("original-untouched"));
}

TEST(Flaws, AMoveThatDoesSomethingElseEachTime) {
  Bent::Hooks hooks;
  hooks.apply = [now = every(7)](State& after, const State&, Move, const Bent::Emit&) {
    if (now()) ++after.pub.nuts[Seat{0}];
  };
  EXPECT_THAT(noticed(hooks), Contains("apply-repeatable"));
}

TEST(Flaws, EventsThatComeAndGo) {
  Bent::Hooks hooks;
  hooks.apply = [now = every(5)](State&, const State&, Move, const Bent::Emit& emit) {
    if (emit && now()) emit({.kind = EventKind::spared, .forager = Seat{0}});
  };
  EXPECT_THAT(noticed(hooks), Contains("events-repeatable"));
}

TEST(Flaws, AListenerWhoChangesTheGame) {
  Bent::Hooks hooks;
  hooks.apply = [](State& after, const State&, Move, const Bent::Emit& emit) {
    if (emit) ++after.pub.nuts[Seat{1}];
  };
  EXPECT_THAT(noticed(hooks), Contains("sink-changes-nothing"));
}

TEST(Flaws, ACardThatIsLost) {
  Bent::Hooks hooks;
  hooks.apply = [](State& after, const State&, Move move, const Bent::Emit&) {
    CardBag& deck = after.secret.deck;
    if (move.kind() == MoveKind::rest && deck.count(kAcorn) > 0) deck.remove(kAcorn);
  };
  EXPECT_THAT(noticed(hooks), Contains("pieces-conserved"));
}

TEST(Flaws, AGameWithoutEnd) {
  Bent::Hooks hooks;
  hooks.apply = [](State& after, const State&, Move, const Bent::Emit&) {
    if (after.pub.round == 1) after.pub.round = 0;
  };
  EXPECT_THAT(noticed(hooks), Contains("end-within-bound"));
}

TEST(Flaws, ARankNobodyHas) {
  Bent::Hooks hooks;
  hooks.scores = [](Scores& scores, const State&) { ++scores.rank[Seat{0}]; };
  EXPECT_THAT(noticed(hooks), Contains("ranks-valid"));
}

// As in a race whose totals are the way that is left.
TEST(Flaws, ALowerTotalThatIsBetter) {
  Bent::Hooks hooks;
  hooks.standing = [](Scores& scores, const State&) {
    for (const Seat seat : seats_up_to(scores.seats)) {
      scores.rank[seat] = 1;
      for (const Seat other : seats_up_to(scores.seats)) scores.rank[seat] += scores.total[other] < scores.total[seat];
    }
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("ranks-follow-totals", "standing-agrees"));
}

TEST(Flaws, AStandingThatIsNotTheResult) {
  Bent::Hooks hooks;
  hooks.standing = [](Scores& scores, const State&) {
    for (const Seat seat : seats_up_to(scores.seats)) ++scores.total[seat];
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("standing-agrees"));
}

// Before the deal everybody knows everything.
TEST(Flaws, AStandingThatIsNotTheScoreWhereNothingIsHidden) {
  Bent::Hooks hooks;
  hooks.standing = [](Scores& scores, const State& state) {
    if (state.pub.turn != kNobody)
      for (const Seat seat : seats_up_to(scores.seats)) ++scores.total[seat];
  };
  auto kit = worlds_kit(hooks);
  kit.settings.erase(kit.settings.begin() + 1, kit.settings.end());
  EXPECT_THAT(noticed(kit), ElementsAre("standing-agrees"));
}

TEST(Flaws, PointsThatNobodyBooked) {
  Bent::Hooks hooks;
  hooks.booking = [](std::optional<Booking>& booking, const Event& event) {
    if (event.kind == EventKind::rested) booking.reset();
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("points-add-up"));
}

TEST(Flaws, ALegalMoveThatIsRefused) {
  Bent::Hooks hooks;
  hooks.why_not = [](std::optional<WhyNot>& why, const State&, Move move) {
    if (!why && move.kind() == MoveKind::rest) why = WhyNot{Message("template.why.not-asked"), "R3.1"};
  };
  EXPECT_THAT(noticed(hooks), Contains("legal-accepted"));
}

TEST(Flaws, AnIllegalMoveThatIsAccepted) {
  Bent::Hooks hooks;
  hooks.is_legal = [](bool honest, const State& state, Move move) {
    return honest || (move == Move::pay() && in_turn(state));
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("illegal-refused"));
}

TEST(Flaws, AnIllegalMoveWithoutAReason) {
  Bent::Hooks hooks;
  hooks.why_not = [](std::optional<WhyNot>& why, const State& state, Move move) {
    if (move == Move::pay() && in_turn(state)) why.reset();
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("illegal-refused"));
}

TEST(Flaws, AReasonWithoutARule) {
  Bent::Hooks hooks;
  hooks.why_not = [](std::optional<WhyNot>& why, const State&, Move) {
    if (why) why->rule.clear();
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("why-not-rule-known"));
}

TEST(Flaws, AReasonWithARuleThatDoesNotExist) {
  Bent::Hooks hooks;
  hooks.why_not = [](std::optional<WhyNot>& why, const State&, Move) {
    if (why && why->rule == "R3.3") why->rule = "R3.9";
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("why-not-rule-known"));
}

TEST(Flaws, AReasonThatThereAreNoWordsFor) {
  Bent::Hooks hooks;
  hooks.why_not = [](std::optional<WhyNot>& why, const State&, Move) {
    if (why) why->reason.arguments.emplace_back("card", Message("template.card.bear"));
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("why-not-key-known"));
}

TEST(Flaws, AClaimOfATopicThatThereIsNot) {
  Bent::Hooks hooks;
  hooks.claims = [](Claims& claims, const Event& event) {
    if (event.kind == EventKind::played) claims.push_back({"fame", event.forager, 1});
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("claims-known"));
}

TEST(Flaws, AClaimThatThereAreNoWordsFor) {
  Bent::Hooks hooks;
  hooks.claims = [](Claims& claims, const Event& event) {
    if (event.kind == EventKind::rested) claims.push_back({"nuts", after(event.forager), -1});
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("claims-known"));
}

TEST(Flaws, AMoveThatIsReadAsAnother) {
  Bent::Hooks hooks;
  hooks.format = [](const std::string& text) { return text == "rest" ? std::string("pay") : text; };
  EXPECT_THAT(noticed(hooks), Contains("move-round-trip"));
}

TEST(Flaws, AMoveThatCannotBeRead) {
  Bent::Hooks hooks;
  hooks.format = [](const std::string& text) { return text + "!"; };
  EXPECT_THAT(noticed(hooks), Contains("move-round-trip"));
}

TEST(Flaws, APositionThatIsReadAsAnother) {
  Bent::Hooks hooks;
  hooks.position = [](nlohmann::json& json) {
    auto& nuts = json["foragers"][0]["nuts"];
    if (nuts == 3) nuts = 2;
  };
  EXPECT_THAT(noticed(hooks), Contains("position-round-trip"));
}

TEST(Flaws, APositionThatCannotBeRead) {
  Bent::Hooks hooks;
  hooks.position = [](nlohmann::json& json) { json.erase("round"); };
  EXPECT_THAT(noticed(hooks), Contains("position-round-trip"));
}

TEST(Flaws, APositionThatDoesNotSayItsSeats) {
  Bent::Hooks hooks;
  hooks.position = [](nlohmann::json& json) { json.erase("seats"); };
  EXPECT_THAT(noticed(hooks), ElementsAre("position-says-seats"));
}

TEST(Flaws, APositionThatLeavesOutWhatChanges) {
  Bent::Hooks hooks;
  hooks.position = [](nlohmann::json& json) { json["round"] = 0; };
  EXPECT_THAT(noticed(hooks), testing::IsSupersetOf({"bytes-told", "position-round-trip"}));
}

TEST(Flaws, AViewThatIsOtherThanDescribed) {
  for (const auto& bend : std::vector<std::function<void(nlohmann::json&)>>{
           [](nlohmann::json& json) { json["more"] = 1; }, [](nlohmann::json& json) { json.erase("deck"); },
           [](nlohmann::json& json) { json["foragers"][0]["nuts"] = "3"; },
           [](nlohmann::json& json) { json["foragers"][0]["hand"] = -1; },
           [](nlohmann::json& json) { json["faces"]["acorn"] = 1; },
           [](nlohmann::json& json) { json["turn"] = kMostSeats; }}) {
    Bent::Hooks hooks;
    hooks.view_json = bend;
    EXPECT_THAT(noticed(hooks), ElementsAre("view-as-described"));
  }
}

TEST(Flaws, AGameThatBeginsElsewhereTheNextTime) {
  Bent::Hooks hooks;
  hooks.new_game = [now = every(2)](State& state) {
    if (now()) ++state.pub.nuts[Seat{0}];
  };
  EXPECT_THAT(noticed(hooks), Contains("record-round-trip"));
}

TEST(Flaws, ARefusalThatThereAreNoWordsFor) {
  Bent::Hooks hooks;
  hooks.parse = [](const Bent& game, std::string_view text) {
    if (text.size() > 12) throw Refusal(Message("template.why.too-long"), "R7.1");
    return game.Foraging::parse(text);
  };
  EXPECT_THAT(noticed(hooks), Contains("parse-refuses"));
}

TEST(Flaws, AnExceptionThatIsNoRefusal) {
  Bent::Hooks hooks;
  hooks.parse = [](const Bent& game, std::string_view text) {
    if (text.empty()) throw std::out_of_range("parse");
    return game.Foraging::parse(text);
  };
  EXPECT_THAT(noticed(hooks), Contains("nothing-thrown"));
}

TEST(Flaws, ALabelThatThereAreNoWordsFor) {
  Bent::Hooks hooks;
  hooks.label = [](Message& label, const State&, Move move) {
    if (move.kind() == MoveKind::pick) label.key = "template.label.choose";
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("words-known"));
}

TEST(Flaws, AButtonThatThereAreNoWordsFor) {
  Bent::Hooks hooks;
  hooks.coming = [](Message& coming, const State& state) {
    if (!state.pub.frames.empty()) coming.key = "template.coming.roll";
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("words-known"));
}

TEST(Flaws, AGainThatIsNotTold) {
  Bent::Hooks hooks;
  hooks.changes = [](std::vector<Change>& changes, const Event& event) {
    if (event.kind == EventKind::gained) changes.clear();
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("price-and-gain"));
}

TEST(Flaws, APriceThatIsToldTwice) {
  Bent::Hooks hooks;
  hooks.changes = [](std::vector<Change>& changes, const Event& event) {
    if (event.kind == EventKind::paid) changes.push_back(changes.front());
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("price-and-gain"));
}

TEST(Flaws, AGainOfSomethingElse) {
  Bent::Hooks hooks;
  hooks.changes = [](std::vector<Change>& changes, const Event& event) {
    if (event.kind == EventKind::rested) changes.front().what.key = "template.row.rest";
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("price-and-gain"));
}

TEST(Flaws, AGainUnderAnotherName) {
  Bent::Hooks hooks;
  hooks.changes = [](std::vector<Change>& changes, const Event& event) {
    if (event.kind == EventKind::rested) changes.front().name = "rest";
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("price-and-gain"));
}

TEST(Flaws, AFactThatNobodyAnnounced) {
  Bent::Hooks hooks;
  hooks.facts = [](nlohmann::json& facts, const Event&) { facts["mood"] = 1; };
  EXPECT_THAT(noticed(hooks), ElementsAre("facts-known"));
}

TEST(Flaws, AKindOfEventThatNobodyAnnounced) {
  Bent::Hooks hooks;
  hooks.facts = [](nlohmann::json& facts, const Event& event) {
    if (event.kind == EventKind::rested) facts["kind"] = "slept";
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("facts-known"));
}

TEST(Flaws, AFactOfAnotherSort) {
  Bent::Hooks hooks;
  hooks.facts = [](nlohmann::json& facts, const Event& event) {
    if (event.kind == EventKind::gained) facts["amount"] = std::to_string(event.amount);
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("facts-known"));
}

TEST(Flaws, AFactThatIsForgotten) {
  Bent::Hooks hooks;
  hooks.facts = [](nlohmann::json& facts, const Event&) { facts.erase("forager"); };
  EXPECT_THAT(noticed(hooks), ElementsAre("facts-known", "facts-tell-all"));
}

TEST(Flaws, FactsThatTellTwoEventsAlike) {
  Bent::Hooks hooks;
  hooks.facts = [](nlohmann::json& facts, const Event& event) {
    if (event.kind == EventKind::played) facts["card"] = "acorn";
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("facts-tell-all"));
}

TEST(Flaws, AMoveThatIsAboutAnother) {
  Bent::Hooks hooks;
  hooks.about = [](nlohmann::json& about, Move move) {
    if (move.kind() == MoveKind::play) about["kind"] = "bury";
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("about-round-trip"));
}

TEST(Flaws, AMoveWhoseFactsNobodyAnnounced) {
  Bent::Hooks hooks;
  hooks.about = [](nlohmann::json& about, Move move) {
    if (move.kind() == MoveKind::rest) about["kind"] = "sleep";
  };
  EXPECT_THAT(noticed(hooks), testing::IsSupersetOf({"facts-known", "about-round-trip"}));
}

TEST(Flaws, ARefusalOfFactsThatThereAreNoWordsFor) {
  Bent::Hooks hooks;
  hooks.move_about = [](const Bent& game, const nlohmann::json& json) {
    if (!json.is_object()) throw Refusal(Message("template.why.no-facts"), "R7.1");
    return game.Foraging::move_about(json);
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("about-refuses"));
}

TEST(Flaws, FactsThatAreReadWithoutLooking) {
  Bent::Hooks hooks;
  hooks.move_about = [](const Bent& game, const nlohmann::json& json) {
    return json.at("kind") == "rest" ? Move::rest() : game.Foraging::move_about(json);
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("nothing-thrown"));
}

TEST(Flaws, AStopOfUndoThatThereAreNoWordsFor) {
  Bent::Hooks hooks;
  hooks.since = [](Message& since) {
    if (since.key == "template.since.gave") since.key = "template.since.given";
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("words-known"));
}

TEST(Flaws, ACardThatChanceCannotDraw) {
  Bent::Hooks hooks;
  hooks.weight = [](std::uint32_t honest, Move move) { return move.card() == kFox ? 0 : honest; };
  EXPECT_THAT(noticed(hooks), Contains("weights-positive"));
}

TEST(Flaws, ADrawThatIsNotByTheWeights) {
  Bent::Hooks hooks;
  hooks.sample_chance = [](Move, const State& state, Rng& rng) {  // each kind equally likely
    std::vector<Card> kinds;
    for (const Card card : state.secret.deck.kinds()) kinds.push_back(card);
    return Move::deal(kinds[rng.below(static_cast<std::uint32_t>(kinds.size()))]);
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("sample-chance-in-proportion"));
}

TEST(Flaws, ASampleThatPrefersAMove) {
  Bent::Hooks hooks;
  hooks.sample_move = [](Move honest, const State& state, Rng& rng) {
    return in_turn(state) && rng.below(5) == 0 ? Move::rest() : honest;
  };
  EXPECT_THAT(noticed(hooks), ElementsAre("sample-move-uniform"));
}

TEST(Flaws, ASampleThatIsNotLegal) {
  Bent::Hooks hooks;
  hooks.sample_move = [](Move honest, const State& state, Rng& rng) {
    return in_turn(state) && rng.below(50) == 0 ? Move::pay() : honest;
  };
  EXPECT_THAT(noticed(hooks), Contains("samples-legal"));
}

}  // namespace
}  // namespace understory::conformance
