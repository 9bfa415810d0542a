#include "tests/undergrove/table.hpp"

#include <sstream>
#include <stdexcept>

#include "engine/label.hpp"
#include "tests/support/asking.hpp"
#include "tests/support/places.hpp"

namespace understory::undergrove {
namespace {

using nlohmann::json;

std::vector<std::string> words(const std::string& text) {
  std::vector<std::string> list;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) list.push_back(word);
  return list;
}

// The first position in which an action is chosen, or before it while nobody but chance and corners is asked.
json first_turn(const Game& game) {
  State state = game.new_game();
  Rng rng(7);
  std::size_t corner = 0;
  const std::vector<std::string> corners{"corner 1,1", "corner 0,0", "corner 1,0", "corner 0,1"};
  while (state.pub.stage != Stage::action) {
    const Move move = game.actor(state) == kChance ? game.sample_chance(state, rng) : game.parse(corners.at(corner++));
    game.apply(state, move, NoEvents{});
  }
  return game.position(state);
}

Options with_goals(Options options) {
  options.try_emplace("goals", std::string("starting"));
  return options;
}

}  // namespace

std::string standard_pack() { return read_source("packs/undergrove/standard.json"); }

Game game_of(int seats, const Options& options, const std::string& pack) { return {seats, options, parse_pack(pack)}; }

Seat seat(int player) { return Seat{static_cast<std::uint8_t>(player)}; }

Table::Table(Game game, const json& position) : game_(std::move(game)), position_(position) {}

Table::Table(int seats, const Options& options, const std::string& pack)
    : Table(game_of(seats, with_goals(options), pack), json()) {
  position_ = first_turn(game_);
  const bool four = game_.stack_height() == 4;
  stack(2, four ? "nitrogen phosphorus potassium nitrogen" : "nitrogen phosphorus potassium");
  stack(4, four ? "carbon ready one-point ready" : "carbon ready one-point");
  stack(6, four ? "one-point two-points two-points phosphorus" : "one-point two-points two-points");
}

Table Table::fresh(int seats, const Options& options) {
  Game game = game_of(seats, options);
  const json start = game.position(game.new_game());
  return {std::move(game), start};
}

json& Table::player(int of) {
  if (state_) throw std::logic_error("the table is set up already");
  return position_["players"][static_cast<std::size_t>(of)];
}

json& Table::in_forest(const std::string& name) {
  for (json& item : position_["forest"])
    if (item["tile"] == name) return item;
  throw std::logic_error(name + " is not in the forest");
}

void Table::take(const std::string& name) {
  for (const char* place : {"pile", "discards"}) {
    json rest = json::array();
    for (const json& item : position_[place])
      if (item != name) rest.push_back(item);
    position_[place] = rest;
  }
  for (json& each : position_["players"]) each["hand"].erase(name);
}

Table& Table::stock(int of, const std::vector<int>& amounts) { return player(of)["stock"] = amounts, *this; }
Table& Table::ready(int of, const std::string& types) { return player(of)["ready"] = words(types), *this; }
Table& Table::hand(int of, const std::string& tiles) {
  for (const auto& item : player(of)["hand"].items()) position_["pile"].push_back(item.key());
  player(of)["hand"] = json::object();
  for (const std::string& name : words(tiles)) {
    take(name);
    player(of)["hand"][name] = 1;
  }
  return *this;
}
Table& Table::tile(const std::string& name, int x, int y) {
  take(name);
  position_["forest"].push_back({{"tile", name}, {"at", {x, y}}, {"carbon", 0}, {"cubes", 0}});
  return *this;
}
Table& Table::carbon(const std::string& name, int carbon) { return in_forest(name)["carbon"] = carbon, *this; }
Table& Table::no_carbon() {
  for (json& item : position_["forest"]) item["carbon"] = 0;
  return *this;
}
Table& Table::cubes(const std::string& name, int cubes) { return in_forest(name)["cubes"] = cubes, *this; }
Table& Table::plant(int of, int x, int y, const std::string& roots, int carbon, bool tree) {
  player(of)["plants"].push_back({{"at", {x, y}}, {"roots", words(roots)}, {"carbon", carbon}, {"tree", tree}});
  return *this;
}
Table& Table::roots(int of, const std::string& corner, const std::string& tiles, int carbon) {
  for (json& each : player(of)["plants"])
    if (std::to_string(each["at"][0].get<int>()) + "," + std::to_string(each["at"][1].get<int>()) == corner) {
      each["roots"] = words(tiles);
      each["carbon"] = carbon;
    }
  return *this;
}
Table& Table::track(int of, int stone) { return player(of)["track"] = stone, *this; }
Table& Table::stack(int stone, const std::string& bonuses) {
  json bag = json::object();
  for (const std::string& kind : words(bonuses)) bag[kind] = bag.value(kind, 0) + 1;
  position_["stacks"][static_cast<std::size_t>(stone / 2 - 1)] = bag;
  return *this;
}
Table& Table::bonus(int of, int stone, const std::string& kind) {
  player(of)["bonus"][std::to_string(stone)] = kind;
  if (player(of)["track"] < stone) player(of)["track"] = stone;
  position_["takers"][static_cast<std::size_t>(stone / 2 - 1)].push_back(of);
  return *this;
}
Table& Table::shown(int of, int stone, const std::string& kind) {
  player(of)["shown"][std::to_string(stone)] = kind;
  if (player(of)["track"] < stone) player(of)["track"] = stone;
  position_["takers"][static_cast<std::size_t>(stone / 2 - 1)].push_back(of);
  return *this;
}
Table& Table::no_plants(int of) { return player(of)["plants"] = json::array(), *this; }
Table& Table::discards_all() {
  for (const json& item : position_["pile"]) position_["discards"].push_back(item);
  position_["pile"] = json::array();
  return *this;
}
Table& Table::marks(int of, const std::vector<int>& marks) { return player(of)["marks"] = marks, *this; }
Table& Table::set(const std::string& field, const json& value) { return position_[field] = value, *this; }
Table& Table::elder(const std::string& next) {
  position_["elder"] = {{"next", next}, {"now", nullptr}, {"out", {next}}};
  return *this;
}

// What a turn knows from its beginning: the ongoing mushrooms, and whether all tokens are used.
void Table::begin() {
  if (state_) return;
  if (position_["stage"] == "action" && !position_["turn"].contains("powers")) {
    const json& mover = player(position_["mover"].get<int>());
    unsigned powers = 0;
    for (const json& each : mover["plants"])
      for (const json& name : each["roots"])
        if (const Power power = game_.tile(tile_called(name)).power; power != Power::none) powers |= bit_of(power);
    if (powers != 0) position_["turn"]["powers"] = powers;
    if (mover["ready"].empty()) position_["turn"]["emptied"] = kEmptied;
  }
  state_ = game_.from_position(position_);
}

const State& Table::state() { return begin(), *state_; }

std::string Table::problem() {
  try {
    begin();
  } catch (const Refusal& refusal) {
    return with_rule(refusal.reason, refusal.rule);
  }
  return {};
}

Table& Table::plays(const std::string& moves) {
  begin();
  log_.events.clear();
  std::istringstream stream(moves);
  std::string rest = moves;
  while (!rest.empty()) {
    const std::size_t comma = rest.find(", ");
    const std::string move = rest.substr(0, comma);
    rest = comma == std::string::npos ? "" : rest.substr(comma + 2);
    const bool for_chance = raw(game_.parse(move).kind()) <= raw(MoveKind::card);
    while (!for_chance && game_.actor(*state_) == kChance)
      game_.apply(*state_, game_.sample_chance(*state_, rng_), log_);
    play(move);
  }
  return *this;
}

void Table::play(const std::string& text) {
  if (const std::string reason = why(text); !reason.empty()) throw std::logic_error(text + ": " + reason);
  game_.apply(*state_, game_.parse(text), log_);
}

Table& Table::passes_round() {
  begin();
  const int round = state_->pub.round;
  while (state_->pub.round == round && state_->pub.stage != Stage::over) {
    const Seat actor = game_.actor(*state_);
    Move move;
    if (actor == kChance) {
      move = game_.sample_chance(*state_, rng_);
    } else if (state_->pub.stage == Stage::action) {
      move = Move::act(Action::photosynthesize);
    } else {
      const Move none = Move::of(MoveKind::convert, 0);
      move = game_.is_legal(*state_, none) ? none : Move::done();
    }
    game_.apply(*state_, move, log_);
  }
  return *this;
}

std::string Table::stock(int of) {
  const auto& stock = state().pub.players[seat(of)].stock;
  return "C" + std::to_string(stock[0]) + " N" + std::to_string(stock[1]) + " P" + std::to_string(stock[2]) + " K" +
         std::to_string(stock[3]);
}
std::string Table::ready(int of) {
  std::vector<std::string> types;
  for (int type = 0; type < kTypes; ++type)
    if ((state().pub.players[seat(of)].ready & token_of(type)) != 0)
      types.emplace_back(kTypeNames[static_cast<std::size_t>(type)]);
  return joined(types);
}
std::string Table::hand(int of) {
  std::vector<std::string> names;
  for (const Tile each : state().own[seat(of)].hand) names.push_back(game_.tile(each).name);
  return joined(names);
}
Tile Table::tile_called(const std::string& name) const { return game_.parse("deal " + name).tile(); }
int Table::carbon(const std::string& name) { return state().pub.forest.carbon[raw(tile_called(name))]; }
int Table::cubes(const std::string& name) { return state().pub.forest.cubes[raw(tile_called(name))]; }
int Table::value(const std::string& name) { return game_.value(state().pub, tile_called(name)); }
std::string Table::plant(int of, int x, int y) {
  const Plant* found = plant_at(state().pub.players[seat(of)], spot(x, y));
  if (found == nullptr) return "";
  std::vector<std::string> names;
  for (const Tile each : rooted(*found)) names.push_back(game_.tile(each).name);
  return std::string(found->tree != 0 ? "tree " : "seedling ") + std::to_string(found->carbon) + ": " + joined(names);
}
int Table::track(int of) { return state().pub.players[seat(of)].track; }
int Table::mark(int of, int goal) { return state().pub.players[seat(of)].marks[static_cast<std::size_t>(goal)]; }
int Table::count(int of, int goal) { return game_.count(state().pub, seat(of), goal); }
int Table::total(int of) { return game_.scores(state()).total[seat(of)]; }
Points Table::points(int of) { return game_.points(state(), seat(of)); }

std::string Table::actor() {
  const Seat actor = game_.actor(state());
  if (actor == kChance) return "chance";
  return actor == kNobody ? "nobody" : "player " + std::to_string(raw(actor));
}

std::string Table::moves() { return joined(moves_listed(game_, state()), ", "); }

std::string Table::question() { return english(game_.question(state())); }

std::string Table::happened(Seat viewer) { return told(game_, log_, viewer); }

std::string Table::label(const std::string& move) { return english(label_of(game_, state(), game_.parse(move))); }

std::string Table::why(const std::string& move) { return begin(), reason_against(game_, *state_, move); }

testing::AssertionResult Table::refuses(const std::string& rule, const std::string& move) {
  return begin(), refuses_by(game_, *state_, rule, move);
}

std::string Table::text(const std::string& name) {
  const Tile of = tile_called(name);
  std::vector<std::string> texts;
  for (const Message& message : game_.tile_text(of)) texts.push_back(english(message));
  const std::string cost = game_.tile(of).activates() ? english(game_.cost_of(of)) + ": " : "";
  return cost + joined(texts, "; ");
}

}  // namespace understory::undergrove
