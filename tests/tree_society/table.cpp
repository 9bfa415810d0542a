#include "tests/tree_society/table.hpp"

#include <sstream>

#include "locales/words.hpp"
#include "tests/support/places.hpp"

namespace understory::tree_society {
namespace {

std::vector<std::string> words_in(const std::string& text, char between = ' ') {
  std::vector<std::string> words;
  std::istringstream in(text);
  for (std::string word; std::getline(in, word, between);) {
    while (!word.empty() && word.front() == ' ') word.erase(0, 1);
    if (!word.empty()) words.push_back(word);
  }
  return words;
}

Fruit fruit_called(const std::string& name) {
  for (std::uint8_t i = 0; i < kFruitKinds; ++i)
    if (name == kFruitNames[i]) return Fruit{i};
  ADD_FAILURE() << "no fruit " << name;
  return Fruit{0};
}

Fruits fruits(const std::string& names) {
  Fruits fruits;
  for (const std::string& name : words_in(names)) fruits.add(fruit_called(name));
  return fruits;
}

std::string text_of(const Fruits& fruits) {
  std::string text;
  for (const Fruit fruit : fruits.kinds())
    for (int i = 0; i < fruits.count(fruit); ++i)
      text += (text.empty() ? "" : " ") + std::string(kFruitNames[raw(fruit)]);
  return text;
}

FruitType type_called(const std::string& name) {
  for (std::uint8_t i = 0; i < kTypes; ++i)
    if (name == kTypeNames[i]) return FruitType{i};
  ADD_FAILURE() << "no type " << name;
  return FruitType{0};
}

std::string say(const Message& message) { return Words::in("en").say(message); }

}  // namespace

std::string standard_pack() { return read_source("packs/tree_society/standard.json"); }

Table::Table(const Game& game, const State& state) : game_(game), state_(state), ready_(true) {}

Table Table::fresh(int seats, const Options& options) {
  const Game game(seats, options, parse_pack(standard_pack()));
  return {game, game.new_game()};
}

Table::Table(int seats, const Options& options, const std::string& pack) : game_(seats, options, parse_pack(pack)) {
  state_.pub.stage = Stage::build;
  state_.pub.mover = Seat{0};
  for (std::uint8_t type = 0; type < game_.stalls(); ++type) state_.pub.stalls.add(fruit_of(FruitType{type}, false));
}

Table& Table::stage(Stage stage) { return state_.pub.stage = stage, *this; }
Table& Table::mover(int player) { return state_.pub.mover = seat(player), *this; }
Table& Table::round(int round) { return state_.pub.round = static_cast<std::uint8_t>(round), *this; }
Table& Table::purse(int number, int coins) { return player(number).purse = static_cast<std::uint32_t>(coins), *this; }
Table& Table::chest(int number, int coins) { return player(number).chest = static_cast<std::uint32_t>(coins), *this; }
Table& Table::row(int number, const std::string& fruit) { return player(number).row = fruits(fruit), *this; }
Table& Table::sold(int number, const std::string& fruit) { return player(number).sold = fruits(fruit), *this; }
Table& Table::ongoing(int number, const std::string& name, int level) {
  Player& owner = player(number);
  owner.ongoing[static_cast<std::size_t>(owner.free_place())] = {card(name), static_cast<std::uint8_t>(level), 0};
  return *this;
}
Table& Table::completed(int number, const std::string& names) { return player(number).completed = cards(names), *this; }
Table& Table::market(const std::string& places) {
  std::size_t place = 0;
  for (const std::string& name : words_in(places)) state_.pub.market[place++] = name == "-" ? kNoCard : card(name);
  return *this;
}
Table& Table::stalls(const std::string& fruit) { return state_.pub.stalls = fruits(fruit), *this; }
Table& Table::heap(const std::string& names) { return state_.pub.heap = cards(names), *this; }
Table& Table::deck(const std::string& names) {
  state_.pub.deck = cards(names);
  own_deck_ = true;
  return *this;
}
Table& Table::fruit_deck(const std::string& fruit) {
  state_.pub.fruit_deck = fruits(fruit);
  own_fruit_ = true;
  return *this;
}
Table& Table::action(const std::string& type) {
  state_.pub.action = type_called(type);
  return sold_types(type);
}
Table& Table::sold_types(const std::string& types) {
  for (const std::string& type : words_in(types))
    state_.pub.sold_types = static_cast<std::uint8_t>(state_.pub.sold_types | 1U << raw(type_called(type)));
  return *this;
}
Table& Table::last_round(int round) { return state_.pub.last_round = static_cast<std::uint8_t>(round), *this; }

// What lies nowhere is in the decks. It must be a position that can be read.
const State& Table::state() const {
  if (ready_) return state_;
  ready_ = true;
  Public& pub = state_.pub;
  CardSet left = game_.cards() - pub.heap - pub.deck;
  Fruits rest = game_.fruits();
  rest -= pub.stalls;
  rest -= pub.fruit_deck;
  for (const Card card : pub.market)
    if (card != kNoCard) left.remove(card);
  for (const Seat seat : seats_up_to(game_.seats())) {
    const Player& player = pub.players[seat];
    left = left - player.completed;
    for (const Ongoing& one : player.ongoing)
      if (one.card != kNoCard) left.remove(one.card);
    rest -= player.row;
    rest -= player.sold;
  }
  (own_deck_ ? pub.heap : pub.deck) = (own_deck_ ? pub.heap : pub.deck) | left;
  (own_fruit_ ? pub.players[seat(game_.seats() - 1)].sold : pub.fruit_deck) += rest;
  try {
    const State read = game_.from_position(game_.position(state_));
    EXPECT_EQ(std::memcmp(&read, &state_, sizeof read), 0);
  } catch (const Refusal& refusal) {
    ADD_FAILURE() << say(refusal.reason);
  }
  return state_;
}

Table& Table::plays(const std::string& moves) {
  state();
  for (const std::string& text : words_in(moves, ',')) {
    const Move move = game_.parse(text);
    while (game_.actor(state_) == kChance && !game_.is_legal(state_, move)) draws();
    if (const auto why = game_.why_not(state_, move)) {
      ADD_FAILURE() << text << ": " << say(why->reason) << " (" << why->rule << "); possible: " << this->moves();
      return *this;
    }
    EventLog<Event> log;
    game_.apply(state_, move, log);
    told_.clear();
    for (const Event& event : log.events) told_ += (told_.empty() ? "" : " ") + say(game_.describe(event));
  }
  return *this;
}

Table& Table::draws() {
  state();
  Rng rng(1);
  EventLog<Event> log;
  if (game_.actor(state_) == kChance) game_.apply(state_, game_.sample_chance(state_, rng), log);
  for (const Event& event : log.events) told_ += (told_.empty() ? "" : " ") + say(game_.describe(event));
  return *this;
}

std::string Table::moves() const { return moves(""); }
std::string Table::moves(const std::string& kind) const {
  MoveList list;
  game_.legal_moves(state(), list);
  std::string text;
  for (const Move& move : list)
    if (const std::string one = game_.format(move); one.rfind(kind, 0) == 0) text += (text.empty() ? "" : ", ") + one;
  return text;
}
bool Table::allows(const std::string& move) const { return game_.is_legal(state(), game_.parse(move)); }
bool Table::refuses(const std::string& rule, const std::string& move) const {
  const auto why = game_.why_not(state(), game_.parse(move));
  if (why && why->rule != rule) ADD_FAILURE() << move << " is refused by " << why->rule;
  return why.has_value() && !allows(move);
}
std::string Table::why(const std::string& move) const {
  const auto why = game_.why_not(state(), game_.parse(move));
  return why ? say(why->reason) + " (" + why->rule + ")" : "";
}

std::string Table::actor() const {
  const Seat actor = game_.actor(state());
  if (actor == kChance) return "chance";
  return actor == kNobody ? "nobody" : "player " + std::to_string(raw(actor));
}
std::string Table::turn_of() const {
  const Seat turn = game_.turn_of(state());
  return turn == kNobody ? "nobody" : "player " + std::to_string(raw(turn));
}
std::string Table::question() const { return say(game_.question(state())); }
std::string Table::coming() const { return say(game_.coming(state())); }
std::string Table::label(const std::string& move) const { return say(game_.label(state(), game_.parse(move))); }
std::string Table::told() const { return told_; }

std::string Table::row(int player) const { return text_of(player_of(player).row); }
std::string Table::sold(int player) const { return text_of(player_of(player).sold); }
std::string Table::stalls() const { return text_of(state().pub.stalls); }
std::string Table::aside() const { return text_of(state().pub.aside); }
std::string Table::heap() const { return names(state().pub.heap); }
std::string Table::completed(int player) const { return names(player_of(player).completed); }
std::string Table::ongoing(int player) const {
  std::string text;
  for (const Ongoing& one : player_of(player).ongoing)
    text += (text.empty() ? "" : " ") +
            (one.card == kNoCard ? "-" : game_.pack().card_name(one.card) + ":" + std::to_string(one.level));
  return text;
}
std::string Table::market() const {
  std::string text;
  for (const Card card : state().pub.market)
    text += (text.empty() ? "" : " ") + (card == kNoCard ? "-" : game_.pack().card_name(card));
  return text;
}
int Table::points(int player) const { return game_.scores(state()).total[seat(player)]; }
int Table::price(int player, const std::string& fruit) const {
  return game_.price_of(state().pub, seat(player), fruit_called(fruit), true);
}

Card Table::card(const std::string& name) const {
  for (std::size_t i = 0; i < game_.pack().cards.size(); ++i)
    if (game_.pack().cards[i].name == name) return Card{static_cast<std::uint8_t>(i)};
  ADD_FAILURE() << "no card " << name;
  return Card{0};
}
CardSet Table::cards(const std::string& names) const {
  CardSet set;
  for (const std::string& name : words_in(names)) set.add(card(name));
  return set;
}
std::string Table::names(const CardSet& cards) const {
  std::string text;
  for (const Card card : cards) text += (text.empty() ? "" : " ") + game_.pack().card_name(card);
  return text;
}

}  // namespace understory::tree_society
