#include "tests/mycelia/table.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "engine/label.hpp"
#include "tests/support/asking.hpp"
#include "tests/support/places.hpp"

namespace understory::mycelia {
namespace {

using nlohmann::json;

std::vector<std::string> words(const std::string& text) {
  std::vector<std::string> list;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) list.push_back(word);
  return list;
}

// "fox acorn fox" as {"acorn": 1, "fox": 2}.
json bag_of(const std::string& cards) {
  json bag = json::object();
  for (const std::string& card : words(cards)) bag[card] = bag.value(card, 0) + 1;
  return bag;
}
void add(json& bag, const std::string& card, int count) {
  bag[card] = bag.value(card, 0) + count;
  if (bag[card] == 0) bag.erase(card);
}
void add(json& bag, const json& more, int sign = 1) {
  for (const auto& [card, count] : more.items()) add(bag, card, sign * count.get<int>());
}

Options with_sides(Options options) {
  options.try_emplace("setup", std::string("1A"));
  options.try_emplace("supply", std::string("1A"));
  return options;
}

std::string name_of(Seat seat) {
  if (seat == kChance) return "chance";
  return seat == kNobody ? "nobody" : "player " + std::to_string(raw(seat));
}

}  // namespace

std::string standard_pack() { return read_source("packs/mycelia/standard.json"); }

Game game_of(int seats, const Options& options, const std::string& pack) { return {seats, options, parse_pack(pack)}; }

Seat seat(int player) { return Seat{static_cast<std::uint8_t>(player)}; }

Table::Table(Game game, const json& position) : game_(std::move(game)), position_(position) {}

Table::Table(int seats, Options options, const std::string& pack)
    : Table(game_of(seats, with_sides(std::move(options)), pack), json()) {
  position_ = game_.position(game_.new_game());
  position_["stage"] = "turn";
  showcase("rickenella-fibula gymnopus-dryophilus vibrissea-truncorum mycena-epipterygia psathyrella-aquatica");
  for (int player = 0; player < seats; ++player) hand(player, "leaf-heap boletus-edulis coprinus-comatus");
}

Table Table::fresh(int seats, const Options& options) {
  Game game = game_of(seats, options);
  const json start = game.position(game.new_game());
  Table table(std::move(game), start);
  table.market_said_ = true;
  return table;
}

json& Table::player(int of) {
  if (state_) throw std::logic_error("the table is set up already");
  return position_["players"][static_cast<std::size_t>(of)];
}

Table& Table::set(const std::string& field, const json& value) { return position_[field] = value, *this; }
Table& Table::forest(int of, const std::string& drops) {
  json rows = json::array();
  for (int row = 0; row < kRows; ++row) rows.push_back(json::array({0, 0, 0, 0, 0}));
  for (const std::string& drop : words(drops)) {
    const At at = find_field(drop.substr(0, 2));
    rows.at(raw(at) / kColumns).at(raw(at) % kColumns) = std::stoi(drop.substr(3));
  }
  return player(of)["drops"] = rows, *this;
}
Table& Table::hand(int of, const std::string& cards) {
  json& deck = player(of)["deck"];
  json start;
  json known = json::object();
  const json all = game_.position(game_.new_game())["players"][0]["deck"]["unseen"];
  const json said = bag_of(cards);
  for (const auto& [card, count] : said.items()) (all.contains(card) ? start : known)[card] = count;
  player(of)["hand"] = start.is_null() ? json::object() : start;
  deck["known"] = known;
  return *this;
}
Table& Table::pile(int of, const std::string& cards) {
  pile_said_.insert(of);
  return player(of)["deck"]["unseen"] = bag_of(cards), *this;
}
Table& Table::top(int of, const std::string& heroes) { return player(of)["deck"]["top"] = words(heroes), *this; }
Table& Table::discards(int of, const std::string& cards) {
  return player(of)["deck"]["discards"] = bag_of(cards), *this;
}
Table& Table::leaves(int of, int leaves) { return player(of)["leaves"] = leaves, *this; }
Table& Table::owned(int of, const std::string& letters) { return player(of)["owned"] = words(letters), *this; }
Table& Table::used(int of, const std::string& letters) { return player(of)["used"] = words(letters), *this; }
Table& Table::covered(int of, const std::string& fields) {
  json list = json::array();
  for (const std::string& field : words(fields))
    list.push_back({raw(find_field(field)) % kColumns, raw(find_field(field)) / kColumns});
  return player(of)["covered"] = list, *this;
}
Table& Table::showcase(const std::string& heroes) {
  json row = json::array();
  for (const std::string& hero : words(heroes)) row.push_back(hero == "-" ? json() : json(hero));
  return position_["market"]["row"] = row, *this;
}
Table& Table::market(const std::string& pile, const std::string& discards) {
  market_said_ = true;
  position_["market"]["pile"] = bag_of(pile);
  return position_["market"]["discards"] = bag_of(discards), *this;
}
Table& Table::shrine(int drops) { return set("shrine", drops); }
Table& Table::supply(const std::string& side) { return set("supply", side); }
Table& Table::mover(int of) { return set("mover", of); }
Table& Table::round(int turns) { return set("round", turns); }
Table& Table::gwidyon(int drops, bool removes, const std::string& out) {
  return set("gwidyon", {{"drops", drops}, {"removes", removes}, {"out", words(out)}});
}

void Table::begin() {
  if (state_) return;
  // Start cards that are named nowhere are in their pile.
  for (int of = 0; of < game_.seats() && position_["stage"] == "turn"; ++of) {
    json& deck = player(of)["deck"];
    if (pile_said_.count(of) > 0) {
      add(deck["unseen"], player(of)["hand"]);
      continue;
    }
    const json all = game_.position(game_.new_game())["players"][0]["deck"]["unseen"];
    deck["unseen"] = all;
    for (const auto& [card, count] : deck["discards"].items())
      if (all.contains(card)) add(deck["unseen"], card, -count.get<int>());
  }
  for (const json& of : position_["players"])  // action cards that somebody has are not in the supply
    for (const json& letter : of["owned"])
      if (json& left = position_["actions"]; std::find(left.begin(), left.end(), letter) != left.end())
        left.erase(std::find(left.begin(), left.end(), letter));
  if (!market_said_) {  // and heroes in the market's
    json pile = game_.position(game_.new_game())["market"]["pile"];
    json used = json::object();
    for (const json& hero : position_["market"]["row"])
      if (!hero.is_null()) add(used, hero.get<std::string>(), 1);
    for (const json& of : position_["players"]) {
      const json& deck = of["deck"];
      for (const char* place : {"unseen", "known", "discards"}) add(used, deck[place]);
      for (const json& hero : deck["top"]) add(used, hero.get<std::string>(), 1);
    }
    for (const auto& [hero, count] : used.items())
      if (pile.contains(hero)) add(pile, hero, -count.get<int>());
    position_["market"]["pile"] = pile;
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
  const auto let_chance = [&] {
    while (game_.actor(*state_) == kChance) game_.apply(*state_, game_.sample_chance(*state_, rng_), log_);
  };
  let_chance();
  const Seat mover = state_->pub.mover;
  while (state_->pub.mover == mover && state_->pub.stage == Stage::turn) {
    MoveList moves;
    game_.legal_moves(*state_, moves);
    Move move = moves[0];
    for (const Move& each : moves)
      if (each.kind() == MoveKind::skip || each.kind() == MoveKind::end) move = each;
    game_.apply(*state_, move, log_);
    if (move.kind() != MoveKind::end) let_chance();
  }
  let_chance();
  return *this;
}

json Table::drawn() { return begin(), game_.position(*state_); }

std::string Table::bag(const json& bag) {
  std::vector<std::string> names;
  for (const auto& [card, count] : bag.items())
    for (int i = 0; i < count.get<int>(); ++i) names.push_back(card);
  return joined(names);
}

std::string Table::forest(int of) {
  std::vector<std::string> drops;
  const Player& player = state().pub.players[seat(of)];
  for (const At at : holding(player, 1))
    drops.push_back(mycelia::name_of(at) + ":" + std::to_string(player.drops[raw(at)]));
  return joined(drops);
}
std::string Table::hand(int of) {
  const json drawn = this->drawn()["players"][static_cast<std::size_t>(of)];
  json all = drawn["hand"];
  add(all, drawn["deck"]["known"]);
  return bag(all);
}
std::string Table::known(int of) { return bag(drawn()["players"][static_cast<std::size_t>(of)]["deck"]["known"]); }
std::string Table::pile(int of) {
  const json drawn = this->drawn()["players"][static_cast<std::size_t>(of)];
  json rest = drawn["deck"]["unseen"];
  add(rest, drawn["hand"], -1);
  return bag(rest);
}
std::string Table::top(int of) {
  return joined(drawn()["players"][static_cast<std::size_t>(of)]["deck"]["top"].get<std::vector<std::string>>());
}
std::string Table::discards(int of) {
  return bag(drawn()["players"][static_cast<std::size_t>(of)]["deck"]["discards"]);
}
int Table::leaves(int of) { return static_cast<int>(state().pub.players[seat(of)].leaves); }
std::string Table::owned(int of) {
  return joined(drawn()["players"][static_cast<std::size_t>(of)]["owned"].get<std::vector<std::string>>());
}
std::string Table::used(int of) {
  return joined(drawn()["players"][static_cast<std::size_t>(of)]["used"].get<std::vector<std::string>>());
}
std::string Table::covered(int of) {
  std::vector<std::string> fields;
  for (const At at : state().pub.players[seat(of)].covered) fields.push_back(mycelia::name_of(at));
  return joined(fields);
}
std::string Table::showcase() {
  std::vector<std::string> row;
  const json places = drawn()["market"]["row"];
  for (const json& hero : places) row.push_back(hero.is_null() ? "-" : hero.get<std::string>());
  return joined(row);
}
int Table::shrine() { return state().pub.shrine; }
std::string Table::supply() { return drawn()["supply"]; }
int Table::gwidyon() { return state().pub.gwidyon.drops; }
std::string Table::actor() { return name_of(game_.actor(state())); }
std::string Table::turn_of() { return name_of(game_.turn_of(state())); }
std::string Table::stage() { return drawn()["stage"]; }
int Table::round() { return state().pub.round; }

std::string Table::ranks() {
  const Scores scores = game_.scores(state());
  std::vector<std::string> ranks;
  for (const Seat seat : seats_up_to(scores.seats + scores.rivals)) ranks.push_back(std::to_string(scores.rank[seat]));
  return joined(ranks);
}
std::string Table::winners() {
  if (actor() != "nobody") return {};
  const Scores scores = game_.scores(state());
  std::vector<std::string> first;
  for (const Seat seat : seats_up_to(scores.seats + scores.rivals))
    if (scores.rank[seat] == 1) first.push_back(std::to_string(raw(seat)));
  return joined(first);
}

std::string Table::moves() { return joined(moves_listed(game_, state()), ", "); }
std::string Table::question() { return english(game_.question(state())); }
std::string Table::happened(Seat viewer) { return told(game_, log_, viewer); }
int Table::points(int of) {
  int points = 0;
  for (const Event& event : log_.events)
    for (const Change& change : game_.changes(event))
      if (change.seat == seat(of) && change.name == "points") points += change.amount;
  return points;
}
std::string Table::label(const std::string& move) { return english(label_of(game_, state(), game_.parse(move))); }
std::string Table::why(const std::string& move) { return reason_against(game_, state(), move); }
testing::AssertionResult Table::refuses(const std::string& rule, const std::string& move) {
  return refuses_by(game_, state(), rule, move);
}
std::string Table::forced() {
  const auto move = game_.forced(game_.observe(state(), kSpectator));
  return move ? game_.format(*move) : "";
}

std::string Table::text(const std::string& program) {
  const std::vector<std::string> name = words(program);
  const auto find = [&](const char* move) { return game_.parse(std::string(move) + " " + name[1]); };
  const ProgramId id = name[0] == "card"     ? program_of(find("play").card())
                       : name[0] == "hiring" ? hiring_of(find("play").card())
                       : name[0] == "action" ? program_of(find("action").action())
                                             : program_of(find("turn-up").solo());
  std::vector<std::string> texts;
  for (const Message& message : game_.text_of(id)) texts.push_back(english(message));
  return joined(texts, "; ");
}

}  // namespace understory::mycelia
