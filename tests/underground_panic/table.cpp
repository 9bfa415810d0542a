#include "tests/underground_panic/table.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "engine/label.hpp"
#include "tests/support/asking.hpp"
#include "tests/support/places.hpp"

namespace understory::underground_panic {
namespace {

using nlohmann::json;

std::vector<std::string> words(const std::string& text) {
  std::vector<std::string> list;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) list.push_back(word);
  return list;
}

json bag_of(const std::string& things) {
  json bag = json::object();
  for (const std::string& thing : words(things)) bag[thing] = bag.value(thing, 0) + 1;
  return bag;
}

std::vector<Card> cards_in(const Game& game, const std::string& text) {
  std::vector<Card> cards;
  for (const std::string& word : words(text)) cards.push_back(game.parse("deal " + word).card());
  std::sort(cards.begin(), cards.end());
  return cards;
}

std::string name_of(Seat seat) {
  if (seat == kChance) return "chance";
  return seat == kNobody ? "nobody" : "player " + std::to_string(raw(seat));
}

std::string name_of(Card card) {
  return std::string(kHueNames[raw(hue_of(card))]) + "-" + kSymbolNames[raw(symbol_of(card))];
}

std::string bag_text(const json& bag) {
  std::vector<std::string> names;
  for (const auto& [name, count] : bag.items())
    for (int i = 0; i < count.get<int>(); ++i) names.push_back(name);
  return joined(names);
}

}  // namespace

std::string standard_pack() { return read_source("packs/underground_panic/standard.json"); }

Game game_of(int seats, const std::string& pack) { return {seats, {}, parse_pack(pack)}; }

Seat seat(int player) { return Seat{static_cast<std::uint8_t>(player)}; }

Table::Table(Game game, json position) : game_(std::move(game)), position_(std::move(position)) {}

Table::Table(int seats, const std::string& pack) : Table(game_of(seats, pack), json()) {
  position_ = game_.position(game_.new_game());
  position_["stage"] = "gopher";
  open("nutshell leaf strike sleeper");
  constexpr std::array<const char*, 5> kOffered{"", "", "free pebbles", "free pebbles tiles", "free pebbles tiles die"};
  offered(kOffered.at(static_cast<std::size_t>(seats)));
}

Table Table::fresh(int seats) {
  Game game = game_of(seats);
  const json start = game.position(game.new_game());
  Table table(std::move(game), start);
  table.fresh_ = true;
  return table;
}

json& Table::player(int of) {
  if (state_) throw std::logic_error("the table is set up already");
  return position_["players"][static_cast<std::size_t>(of)];
}

Table& Table::set(const std::string& field, const json& value) { return position_[field] = value, *this; }
Table& Table::gophers(const std::string& spaces) {
  json list = json::array();
  for (std::string space : words(spaces)) {
    const bool resting = space.back() == 'z';
    if (resting) space.pop_back();
    const bool pebble = space.back() == 'o';
    if (pebble) space.pop_back();
    list.push_back({{"at", space}, {"pebble", pebble}, {"resting", resting}});
  }
  return set("gophers", list);
}
Table& Table::hand(int of, const std::string& cards) { return hands_[of] = cards, *this; }
Table& Table::known(int of, const std::string& cards) { return known_[of] = cards, *this; }
Table& Table::pouch(int of, const std::string& cards) { return pouches_[of] = cards, *this; }
Table& Table::discards(const std::string& cards) { return discards_ = cards, *this; }
Table& Table::deck(const std::string& cards) { return decks_ = cards, *this; }
Table& Table::tiles(int of, const std::string& tiles) { return player(of)["tiles"] = bag_of(tiles), *this; }
Table& Table::pebbles(int of, int pebbles) { return player(of)["pebbles"] = pebbles, *this; }
Table& Table::rewards(int of, const std::string& rewards) { return player(of)["rewards"] = words(rewards), *this; }
Table& Table::hurt(int of, const std::string& values) { return player(of)["hurt"] = bag_of(values), *this; }
Table& Table::token(const std::string& space, const std::string& token) {
  position_["tokens"][raw(find_space(game_.pack(), space))] = token;
  return *this;
}
Table& Table::open(const std::string& tiles) {
  json list = words(tiles);
  while (list.size() < kOpenTiles) list.push_back(nullptr);
  return set("open", list);
}
Table& Table::offered(const std::string& rewards) { return set("offered", words(rewards)); }
Table& Table::supply(int pebbles) { return supply_ = pebbles, *this; }
Table& Table::round(int round) {
  const int seats = game_.seats();
  return set("round", round).set("level", round).set("marker", (round - 1) % seats).set("mover", (round - 1) % seats);
}
Table& Table::mover(int player) { return set("mover", player); }

// What was not said is where it must be: cards in their decks, pebbles in the supply, tiles and injuries in the stacks.
void Table::begin() {
  if (state_) return;
  if (!fresh_) {
    std::array<Symbols, kHues> left{};
    for (std::size_t hue = 0; hue < kHues; ++hue) left[hue] = game_.pack().decks[hue].cards;
    const auto take = [&](Card card) {
      if (left[raw(hue_of(card))].count(symbol_of(card)) == 0) throw std::logic_error("no " + name_of(card));
      left[raw(hue_of(card))].remove(symbol_of(card));
    };
    const auto slot = [](Card card, bool known, SymbolSet can) {
      json excluded = json::array();
      for (int i = 0; i < kSymbols; ++i)
        if (known ? symbol_at(i) != symbol_of(card) : !has(can, symbol_at(i)))
          excluded.push_back(kSymbolNames[static_cast<std::size_t>(i)]);
      return json{
          {"colour", kHueNames[raw(hue_of(card))]}, {"shuffle", known ? json() : json(0)}, {"excluded", excluded}};
    };
    std::array<Symbols, kHues> hidden{};
    for (int of = 0; of < game_.seats(); ++of) {
      json slots = json::array();
      json symbols = json::array();
      for (int hue = 0; hue < kHues; ++hue)
        for (const bool known : {false, true}) {
          auto cards = cards_in(game_, known ? known_[of] : hands_[of]);
          // Known cards stand in the order of what they cannot be.
          if (known) std::reverse(cards.begin(), cards.end());
          for (const Card card : cards) {
            if (raw(hue_of(card)) != hue) continue;
            take(card);
            if (!known) hidden[static_cast<std::size_t>(hue)].add(symbol_of(card));
            slots.push_back(slot(card, known, kAllSymbols));
            symbols.push_back(kSymbolNames[raw(symbol_of(card))]);
          }
        }
      player(of)["hand"] = slots;
      player(of)["symbols"] = symbols;
      slots = symbols = json::array();
      for (const Card card : cards_in(game_, pouches_[of])) {
        take(card);
        hidden[raw(hue_of(card))].add(symbol_of(card));
        slots.push_back(slot(card, false, kPointCards));
        symbols.push_back(kSymbolNames[raw(symbol_of(card))]);
      }
      player(of)["pouch"] = slots;
      player(of)["pouched"] = symbols;
    }
    std::array<Symbols, kHues> discards{};
    for (const Card card : cards_in(game_, discards_)) {
      take(card);
      discards[raw(hue_of(card))].add(symbol_of(card));
    }
    for (const Card card : cards_in(game_, decks_)) {  // the rest of these colours is discarded
      const std::size_t hue = raw(hue_of(card));
      Symbols deck;
      for (const Card other : cards_in(game_, decks_))
        if (hue_of(other) == hue_of(card)) deck.add(symbol_of(other));
      if (left[hue] == deck) continue;
      left[hue] -= deck;
      discards[hue] += left[hue];
      left[hue] = deck;
    }
    const auto bag = [](const Symbols& cards) {
      json counts = json::object();
      for (const Symbol symbol : cards.kinds()) counts[kSymbolNames[raw(symbol)]] = cards.count(symbol);
      return counts;
    };
    for (std::size_t hue = 0; hue < kHues; ++hue) {
      position_["decks"][hue] = bag(left[hue]);
      position_["discards"][hue] = bag(discards[hue]);
      Symbols all = left[hue];
      all += hidden[hue];
      position_["hidden"][hue] = json::array({bag(all)});
    }
    json stack = position_["stack"];
    const auto take_tile = [&](const std::string& tile, int count) {
      stack[tile] = stack.value(tile, 0) - count;
      if (stack[tile] == 0) stack.erase(tile);
    };
    for (const json& tile : position_["open"])
      if (!tile.is_null()) take_tile(tile, 1);
    int pebbles = game_.pack().pebbles.value;
    json injuries = position_["injuries"];
    for (int of = 0; of < game_.seats(); ++of) {
      for (const auto& [tile, count] : player(of)["tiles"].items()) take_tile(tile, count);
      for (const auto& [value, count] : player(of)["hurt"].items()) {
        injuries[value] = injuries[value].get<int>() - count.get<int>();
        if (injuries[value] == 0) injuries.erase(value);
      }
      pebbles -= player(of)["pebbles"].get<int>();
    }
    for (const json& gopher : position_["gophers"]) pebbles -= gopher["pebble"].get<bool>() ? 1 : 0;
    if (supply_ >= 0) {
      json& last = player(game_.seats() - 1)["pebbles"];
      last = last.get<int>() + pebbles - supply_;
      pebbles = supply_;
    }
    position_["supply"] = pebbles;
    position_["stack"] = stack;
    position_["injuries"] = injuries;
  }
  try {
    state_ = game_.from_position(position_);
  } catch (const Refusal& refusal) {
    throw std::logic_error(with_rule(refusal.reason, refusal.rule));
  }
}

std::string Table::problem() {
  try {
    begin();
  } catch (const std::logic_error& problem) {
    return problem.what();
  }
  return {};
}

const State& Table::state() { return begin(), *state_; }
json Table::drawn() { return begin(), game_.position(*state_); }

Table& Table::plays(const std::string& moves) {
  begin();
  log_.events.clear();
  std::istringstream stream(moves);
  for (std::string move; std::getline(stream >> std::ws, move, ',');) play(move);
  return *this;
}

void Table::play(const std::string& text) {
  while (game_.actor(*state_) == kChance && !why(text).empty())
    game_.apply(*state_, game_.sample_chance(*state_, rng_), log_);
  if (const std::string reason = why(text); !reason.empty()) throw std::logic_error(text + ": " + reason);
  game_.apply(*state_, game_.parse(text), log_);
}

Table& Table::ends_turn() {
  begin();
  log_.events.clear();
  const auto is_ending = [&] {
    return game_.actor(*state_) == kChance || state_->pub.stage == Stage::pouch ||
           (state_->pub.stage == Stage::trim && state_->pub.aim == Aim::none);
  };
  while (is_ending()) {
    MoveList moves;
    game_.legal_moves(*state_, moves);
    const bool chance = game_.actor(*state_) == kChance;
    const Move move = chance                              ? game_.sample_chance(*state_, rng_)
                      : state_->pub.stage == Stage::pouch ? Move::of(MoveKind::stop)
                                                          : moves[0];
    game_.apply(*state_, move, log_);
  }
  return *this;
}

std::string Table::gophers() {
  std::vector<std::string> list;
  for (const Pawn& pawn : state().pub.gophers)
    list.push_back(game_.pack().spaces[raw(pawn.at)].name + (pawn.pebble != 0 ? "o" : "") +
                   (pawn.resting != 0 ? "z" : ""));
  return joined(list);
}
std::string Table::hand(int of) {
  std::vector<std::string> cards;
  for (std::size_t i = 0; i < state().pub.players[seat(of)].hand.size(); ++i)
    cards.push_back(name_of(card_at(state(), seat(of), i)));
  return joined(cards);
}
std::string Table::known(int of) {
  std::vector<std::string> cards;
  for (std::size_t i = 0; i < state().pub.players[seat(of)].hand.size(); ++i)
    if (is_known(state().pub.players[seat(of)].hand[i])) cards.push_back(name_of(card_at(state(), seat(of), i)));
  return joined(cards);
}
std::string Table::pouch(int of) {
  std::vector<std::string> cards;
  const Player& player = state().pub.players[seat(of)];
  for (std::size_t i = 0; i < player.pouch.size(); ++i)
    cards.push_back(name_of(card_of(player.pouch[i].hue, state().own[seat(of)].pouched[i])));
  return joined(cards);
}
std::string Table::discards() {
  std::vector<std::string> cards;
  for (int hue = 0; hue < kHues; ++hue)
    for (const Symbol symbol : state().pub.discards[static_cast<std::size_t>(hue)].kinds())
      for (int i = 0; i < state_->pub.discards[static_cast<std::size_t>(hue)].count(symbol); ++i)
        cards.push_back(name_of(card_of(hue_at(hue), symbol)));
  return joined(cards);
}
std::string Table::tiles(int of) { return bag_text(drawn()["players"][static_cast<std::size_t>(of)]["tiles"]); }
int Table::pebbles(int of) { return state().pub.players[seat(of)].pebbles; }
std::string Table::rewards(int of) {
  return joined(drawn()["players"][static_cast<std::size_t>(of)]["rewards"].get<std::vector<std::string>>());
}
std::string Table::offered() { return joined(drawn()["offered"].get<std::vector<std::string>>()); }
std::string Table::open() {
  std::vector<std::string> list;
  const json open = drawn()["open"];
  for (const json& tile : open) list.push_back(tile.is_null() ? "-" : tile.get<std::string>());
  return joined(list);
}
std::string Table::tokens() {
  std::vector<std::string> list;
  for (std::size_t i = 0; i < kSpaces; ++i)
    if (const Token token = state().pub.tokens[i]; token != kNoToken)
      list.push_back(game_.pack().spaces[i].name + ":" + game_.pack().tokens[raw(token)].name);
  return joined(list);
}
std::string Table::table() { return joined(drawn()["table"].get<std::vector<std::string>>()); }
std::string Table::cost() { return joined(drawn()["cost"].get<std::vector<std::string>>()); }
int Table::supply() { return state().pub.supply; }
int Table::round() { return state().pub.round; }
int Table::level() { return state().pub.level; }
int Table::injuries(int of) { return state().pub.players[seat(of)].hurts; }
std::string Table::actor() { return name_of(game_.actor(state())); }
std::string Table::turn_of() { return name_of(game_.turn_of(state())); }
std::string Table::stage() { return kStageNames[raw(state().pub.stage)]; }
int Table::points(int of) { return game_.scores(state()).total[seat(of)]; }
std::string Table::ranks() {
  std::vector<std::string> ranks;
  for (const Seat seat : seats_up_to(game_.seats())) ranks.push_back(std::to_string(game_.scores(state()).rank[seat]));
  return joined(ranks);
}
std::string Table::moves() { return joined(moves_listed(game_, state()), ", "); }
std::string Table::question() { return english(game_.question(state())); }
std::string Table::happened(Seat viewer) { return told(game_, log_, viewer); }
std::string Table::label(const std::string& move) { return english(label_of(game_, state(), game_.parse(move))); }
std::string Table::why(const std::string& move) { return reason_against(game_, state(), move); }
testing::AssertionResult Table::refuses(const std::string& rule, const std::string& move) {
  return refuses_by(game_, state(), rule, move);
}
std::string Table::forced() {
  const auto move = game_.forced(game_.observe(state(), kSpectator));
  return move ? game_.format(*move) : "";
}

}  // namespace understory::underground_panic
