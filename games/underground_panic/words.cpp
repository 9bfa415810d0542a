// How Underground Panic! speaks: labels, what is asked, what happened, and why not.
#include <algorithm>

#include "games/underground_panic/game.hpp"

namespace understory::underground_panic {
namespace {

Message hue_name(Hue hue) { return Message(std::string("underground-panic.colour.") + kHueNames[raw(hue)]); }

}  // namespace

Message Game::card_name(Card card) const {
  return Message(std::string("underground-panic.card.") + kSymbolNames[raw(symbol_of(card))],
                 {{"colour", hue_name(hue_of(card))}});
}
Message Game::tile_name(Tile tile) const {
  return Message(std::string("underground-panic.tile.") + kTileNames[raw(tile)]);
}
Message Game::thing_name(Thing thing) const {
  if (is_card(thing)) return card_name(card_of(thing));
  if (is_tile(thing)) return Message("underground-panic.tile-named", {{"tile", tile_name(tile_of(thing))}});
  return Message("underground-panic.pebble");
}
Message Game::space_name(Space space) const {
  const std::string& name = pack_.spaces[raw(space)].name;
  return is_hole(space) ? Message("underground-panic.hole", {{"name", name}})
                        : Message("underground-panic.space." + name);
}
Message Game::token_name(Token token) const {
  return Message("underground-panic.token." + pack_.tokens[raw(token)].name);
}
Message Game::reward_name(Reward reward) const {
  const RewardDef& def = pack_.rewards[raw(reward)];
  std::vector<Message> colours;
  for (const Hue hue : def.set) colours.push_back(hue_name(hue));
  return Message(std::string("underground-panic.reward.") + kConditionNames[raw(def.condition)],
                 {{"points", def.points}, {"least", def.least}, {"colours", std::move(colours)}});
}
Message Game::icon_name(Icon icon) const {
  return Message(std::string("underground-panic.icon.") + kIconNames[raw(icon)]);
}

Message Game::seat_name(Seat seat) const {
  constexpr std::array<const char*, kMostPlayers> kPlayers{"bark", "moss", "bluebell", "plum"};
  return Message(std::string("underground-panic.player.") + kPlayers[raw(seat)]);
}

namespace {

// How facts are put into words.
struct Says {
  const Game& game;
  Message operator()(Seat seat) const { return game.seat_name(seat); }
  Message operator()(Card card) const { return game.card_name(card); }
  Message operator()(Thing thing) const { return game.thing_name(thing); }
  Message operator()(Tile tile) const { return game.tile_name(tile); }
  Message operator()(Token token) const { return game.token_name(token); }
  Message operator()(Reward reward) const { return game.reward_name(reward); }
  Message operator()(Space space) const { return game.space_name(space); }
  Message operator()(Icon icon) const { return game.icon_name(icon); }
  Message operator()(Hue hue) const { return hue_name(hue); }
  Message operator()(Face face) const {
    return Message(std::string("underground-panic.face.") + kFaceNames[raw(face)]);
  }
  std::string operator()(Gopher gopher) const { return kGopherNames[raw(gopher)]; }
  std::string operator()(Hurt hurt) const { return kHurtNames[raw(hurt)]; }
  std::string operator()(Side side) const { return kSideNames[raw(side)]; }
  std::string operator()(Spent spent) const { return kSpentNames[raw(spent)]; }
};

}  // namespace

// ---- What is offered and asked ----

Message Game::label(const State& state, Move move) const {
  const Public& pub = state.pub;
  std::string key = std::string("underground-panic.label.") + kMoveFacts[raw(move.kind())].name;
  std::vector<Argument> arguments = arguments_of(about_of(move), kMoveFacts, Calls{pack_}, Says{*this});
  switch (move.kind()) {
    case MoveKind::gopher:
    case MoveKind::pebble: {
      const Pawn& pawn = pub.gophers[raw(move.as<Gopher>())];
      arguments.emplace_back("at", space_name(pawn.at));
      arguments.emplace_back("pebble", pawn.pebble != 0 ? "yes" : "no");
      break;
    }
    case MoveKind::to: {
      const Space at = pub.gophers[raw(pub.gopher)].at;
      std::vector<Message> icons;
      if (const Passage* way = passage(at, move.as<Space>()); way != nullptr) {
        for (const Icon icon : way->fixed) icons.push_back(icon_name(icon));
        for (int i = 0; i < way->cubes; ++i) icons.push_back(icon_name(Icon::cube));
      }
      arguments.emplace_back("level", zone_of(at) == zone_of(move.as<Space>()) ? "yes" : "no");
      arguments.emplace_back("icons", std::move(icons));
      break;
    }
    case MoveKind::rest: arguments.emplace_back("at", space_name(pub.gophers[raw(pub.gopher)].at)); break;
    case MoveKind::pay:
    case MoveKind::with: arguments.emplace_back("laying", pub.aim == Aim::lay ? "yes" : "no"); break;
    case MoveKind::decline: arguments.emplace_back("showing", pub.stage == Stage::show ? "yes" : "no"); break;
    case MoveKind::stop: arguments.emplace_back("pouch", pub.stage == Stage::pouch ? "yes" : "no"); break;
    default: break;
  }
  return Message(std::move(key), std::move(arguments));
}

std::vector<Change> Game::changes(const Event& event) const {
  const auto change = [&](const char* name, int amount) {
    return std::vector<Change>{{event.player, name, Message(std::string("underground-panic.change.") + name), amount}};
  };
  const auto of_thing = [&](int amount) {
    return change(is_card(event.thing) ? "cards" : is_tile(event.thing) ? "tiles" : "pebbles", amount);
  };
  switch (event.kind) {
    case EventKind::laid: return of_thing(-1);
    case EventKind::took_back: return of_thing(1);
    case EventKind::dealt: return change("cards", 1);
    case EventKind::swapped:
    case EventKind::trimmed:
    case EventKind::pouched: return change("cards", -1);
    case EventKind::picked: return change("tiles", 1);
    case EventKind::struck:
    case EventKind::used_sleeper: return change("tiles", -1);
    case EventKind::took_pebble:
    case EventKind::got_pebble: return change("pebbles", 1);
    case EventKind::cancelled:
    case EventKind::rerolled: {
      std::vector<Change> spent;
      if (event.amount > event.count) spent = change("pebbles", event.count - event.amount);
      if (event.count > 0) spent.push_back(change("tiles", -event.count)[0]);
      return spent;
    }
    case EventKind::claimed: {
      const RewardDef& reward = pack_.rewards[raw(event.reward)];
      const bool later = reward.condition == Condition::per_card || reward.condition == Condition::per_injury;
      return later ? std::vector<Change>() : change("points", reward.points);
    }
    case EventKind::hurt: return change("injuries", 1);
    default: return {};
  }
}

Message Game::question(const State& state) const {
  const Public& pub = state.pub;
  std::vector<Argument> arguments;
  std::string key = kStageNames[raw(pub.stage)];
  if (pub.mover != kNobody) arguments.emplace_back("player", seat_name(pub.mover));
  switch (pub.stage) {
    case Stage::gopher:
      arguments.emplace_back("round", pub.round);
      arguments.emplace_back("rounds", kRounds);
      break;
    case Stage::plan: arguments.emplace_back("at", space_name(pub.gophers[raw(pub.gopher)].at)); break;
    case Stage::pay: {
      std::vector<Message> icons;
      for (const Icon icon : pub.cost) icons.push_back(icon_name(icon));
      arguments.emplace_back("icons", std::move(icons));
      arguments.emplace_back("injuries", pub.count);
      if (pub.aim == Aim::defence) key = "defence";
      if (pub.aim == Aim::lay) key = "lay";
      break;
    }
    case Stage::with: arguments.emplace_back("wants", kWantNames[raw(pub.wants)]); break;
    case Stage::after: arguments.emplace_back("face", Says{*this}(pub.face)); break;
    case Stage::show: arguments.emplace_back("reward", reward_name(pub.reward)); break;
    case Stage::trim:
      arguments.emplace_back("cards", static_cast<int>(pub.players[pub.mover].hand.size()) - kHand);
      break;
    case Stage::deal: arguments.emplace_back("colour", hue_name(pub.drawn)); break;
    default: break;
  }
  return Message("underground-panic.question." + key, std::move(arguments));
}

Message Game::coming(const State& state) const {
  return Message(std::string("underground-panic.coming.") + kStageNames[raw(state.pub.stage)]);
}

// ---- What happened ----

Message Game::describe(const Event& event) const {
  std::string key = std::string("underground-panic.event.") + kEventFacts[raw(event.kind)].name;
  std::vector<Argument> arguments = arguments_of(event, kEventFacts, Calls{pack_}, Says{*this});
  switch (event.kind) {
    case EventKind::dealt:
    case EventKind::pouched:
      if (event.card == kNoCard) key += "-card";
      break;
    case EventKind::hurt:
      if (event.hurt == kNoHurt) key += "-card";
      break;
    case EventKind::laid:
      if (event.icon == kNoIcon) key += "-with";
      break;
    default: break;
  }
  return Message(std::move(key), std::move(arguments));
}

Message Game::since(const Event& event, Seat reader) const {
  constexpr std::string_view kEvent = "underground-panic.event.";
  Message message = describe(event);
  message.key.replace(0, kEvent.size(), "underground-panic.since.");
  message.arguments.emplace_back("who", event.player == reader ? "you" : "other");
  return message;
}

// ---- Why not ----

std::optional<WhyNot> Game::why_not(const State& state, Move move) const {
  const Public& pub = state.pub;
  const bool known =
      move.well_formed() &&
      (move.kind() != MoveKind::token || static_cast<std::size_t>(move.number()) < pack_.tokens.size()) &&
      ((move.kind() != MoveKind::offer && move.kind() != MoveKind::claim) ||
       static_cast<std::size_t>(move.number()) < pack_.rewards.size());
  if (!known) return because("R12.3", "underground-panic.why.no-move");
  if (pub.stage == Stage::over) return because("R11.1", "underground-panic.why.over");
  if (is_legal(state, move)) return {};
  if (actor(state) == kChance)
    return because("R12.4",
                   of_chance(move.kind()) ? "underground-panic.why.not-there" : "underground-panic.why.chance");
  if (of_chance(move.kind())) return because("R12.4", "underground-panic.why.not-chance");
  return why_not_asked(state, move);
}

std::optional<WhyNot> Game::why_not_asked(const State& state, Move move) const {
  const Public& pub = state.pub;
  MoveList moves;
  legal_moves(state, moves);
  const bool asked = std::any_of(moves.begin(), moves.end(), [&](Move one) { return one.kind() == move.kind(); });
  const bool holds =
      !(names_card(move.kind()) || (names_thing(move.kind()) && is_card(move.thing()))) ||
      place_of(state, pub.mover, names_card(move.kind()) ? move.card() : card_of(move.thing()), move.lot()) != kNoPlace;
  switch (pub.stage) {
    case Stage::gopher:
      if (move.kind() != MoveKind::gopher) break;
      if (static_cast<std::size_t>(move.number()) >= pub.gophers.size())
        return because("R1.2", "underground-panic.why.no-gopher");
      if (pub.gophers[raw(move.as<Gopher>())].at == kSurface) return because("R3.1", "underground-panic.why.outside");
      if (pub.gophers[raw(move.as<Gopher>())].resting != 0) return because("R7.1", "underground-panic.why.resting");
      return because("R3.1", "underground-panic.why.same-gopher");
    case Stage::plan: {
      if (move.kind() != MoveKind::to) break;
      const Space at = pub.gophers[raw(pub.gopher)].at;
      const Argument to{"to", space_name(move.as<Space>())};
      if (zone_of(move.as<Space>()) < zone_of(at)) return because("R3.2", "underground-panic.why.down");
      if (passage(at, move.as<Space>()) == nullptr)
        return because("R1.3", "underground-panic.why.no-tunnel", {{"at", space_name(at)}, to});
      return because("R3.2", "underground-panic.why.too-dear", {to});
    }
    case Stage::pay:
    case Stage::with:
      if (!asked && !names_thing(move.kind())) break;
      if (move.kind() != (pub.stage == Stage::pay ? MoveKind::pay : MoveKind::with)) break;
      if (pub.stage == Stage::pay && std::find(pub.cost.begin(), pub.cost.end(), move.icon()) == pub.cost.end())
        return because("R4.1", "underground-panic.why.no-icon", {{"icon", icon_name(move.icon())}});
      if (!holds) return because("R4.1", "underground-panic.why.not-held", {{"thing", thing_name(move.thing())}});
      return because("R4.1", "underground-panic.why.not-payable", {{"thing", thing_name(move.thing())}});
    case Stage::after:
    case Stage::before:
      if ((move.kind() == MoveKind::strike || move.kind() == MoveKind::cancel) && pub.aim != Aim::lay)
        return because("R6.3", "underground-panic.why.no-cost");
      if (move.kind() == MoveKind::strike) return because("R5.2", "underground-panic.why.no-strike");
      if (move.kind() == MoveKind::cancel || (move.kind() == MoveKind::reroll && pub.stage == Stage::after))
        return because(pub.stage == Stage::before ? "R5.2" : "R5.3", "underground-panic.why.pebbles");
      break;
    case Stage::deck:
      if (move.kind() == MoveKind::deck) return because("R1.9", "underground-panic.why.empty-deck");
      break;
    case Stage::pick:
      if (move.kind() == MoveKind::pick) return because("R6.4", "underground-panic.why.not-open");
      break;
    case Stage::claim:
      if (move.kind() != MoveKind::claim) break;
      if ((pub.offered >> move.number() & 1U) == 0) return because("R8.1", "underground-panic.why.not-offered");
      return because("R8.2", "underground-panic.why.condition", {{"reward", reward_name(move.as<Reward>())}});
    case Stage::show:
      if (move.kind() == MoveKind::show)
        return because("R8.6", holds ? "underground-panic.why.no-use" : "underground-panic.why.not-in-hand",
                       {{"card", card_name(move.card())}});
      break;
    case Stage::omit:
      if (move.kind() == MoveKind::omit) return because("R7.3", "underground-panic.why.no-bonus");
      break;
    case Stage::pouch:
      if (move.kind() == MoveKind::pouch)
        return because("R9.1", holds ? "underground-panic.why.no-points" : "underground-panic.why.not-in-hand",
                       {{"card", card_name(move.card())}});
      break;
    case Stage::swap:
    case Stage::trim:
      if (move.kind() == MoveKind::swap || move.kind() == MoveKind::trim) {
        if (!asked) break;
        return because(pub.stage == Stage::swap ? "R7.4" : "R9.2", "underground-panic.why.not-in-hand",
                       {{"card", card_name(move.card())}});
      }
      break;
    case Stage::pebbles:
      if (move.kind() == MoveKind::pebble) return because("R10.7", "underground-panic.why.not-rearmost");
      break;
    default: break;
  }
  return because("R3.1", "underground-panic.why.asked", {{"question", question(state)}});
}

}  // namespace understory::underground_panic
