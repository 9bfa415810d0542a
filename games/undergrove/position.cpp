// Positions and views as JSON, and positions back (R12.2).
#include <algorithm>

#include "engine/checked.hpp"
#include "engine/fields.hpp"
#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "games/undergrove/game.hpp"

namespace understory::undergrove {

static_assert(TextGame<Game>);

namespace {

using nlohmann::json;

constexpr std::array<const char*, 11> kStageNames{"hands", "stacks", "goals",   "forecast", "corners", "action",
                                                  "step",  "finish", "closing", "refill",   "over"};
constexpr std::array<const char*, 7> kSourceNames{"none", "action", "tile", "stone", "end", "card", "elder_root"};

json tile_list(const Pack& pack, TileSet tiles) {
  json list = json::array();
  for (const Tile tile : tiles) list.push_back(pack.tiles[raw(tile)].name);
  return list;
}

json spot_json(Spot at) { return json::array({at.x, at.y}); }

json bag_json(const Pack& pack, const BonusBag& bag) {
  json bonus = json::object();
  for (const Bonus kind : bag.kinds()) bonus[pack.bonus[raw(kind)].name] = bag.count(kind);
  return bonus;
}

// By stone: {"2": "nitrogen"}.
json bonus_json(const Pack& pack, const std::array<Bonus, kStacks>& bonus) {
  json held = json::object();
  for (std::size_t s = 0; s < kStacks; ++s)
    if (bonus[s] != kNoBonus) held[std::to_string(stone_of(s))] = pack.bonus[raw(bonus[s])].name;
  return held;
}

json plants_json(const Pack& pack, const Player& player) {
  json plants = json::array();
  for (const Plant& plant : player.plants)
    if (plant.planted != 0)
      plants.push_back({{"at", spot_json(plant.corner)},
                        {"carbon", plant.carbon},
                        {"tree", plant.tree != 0},
                        {"roots", tile_list(pack, rooted(plant))}});
  return plants;
}

json player_json(const Pack& pack, const Player& player) {
  json ready = json::array();
  for (int type = 0; type < kTypes; ++type)
    if ((player.ready & token_of(type)) != 0) ready.emplace_back(kTypeNames[static_cast<std::size_t>(type)]);
  return {{"stock", player.stock},
          {"marks", player.marks},
          {"ready", ready},
          {"track", player.track},
          {"end", player.end == 0 ? json() : json(pack.ends[player.end - 1U].name)},
          {"plants", plants_json(pack, player)},
          {"shown", bonus_json(pack, player.shown)}};
}

// The numbers of a turn, by name; those that are zero are not written.
template <class Visit>
void each_number(Turn& turn, Visit&& visit) {
  visit("step", turn.pc), visit("until", turn.until), visit("done", turn.done);
  visit("again", turn.again), visit("paid", turn.paid), visit("plant", turn.plant), visit("steps", turn.steps);
  visit("powers", turn.powers), visit("absorbed", turn.absorbed), visit("gained", turn.gained);
  visit("rooted", turn.rooted), visit("emptied", turn.emptied), visit("moved", turn.moved);
}

std::string program_name(const Pack& pack, const Turn& turn) {
  switch (turn.source) {
    case Source::action: return pack.actions[turn.index].name;
    case Source::tile: return pack.tiles[turn.index].name;
    case Source::stone: return pack.stones[turn.index].name;
    case Source::end: return pack.ends[turn.index].name;
    case Source::card: return pack.cards[turn.index].name;
    case Source::elder_root:
    case Source::none: break;
  }
  return "";
}

json turn_json(const Pack& pack, Turn turn) {
  json under_way = json::object();
  if (turn.source != Source::none) {
    under_way["source"] = kSourceNames[raw(turn.source)];
    under_way["program"] = program_name(pack, turn);
  }
  each_number(turn, [&](const char* name, std::uint8_t& number) {
    if (number != 0) under_way[name] = number;
  });
  const auto add_tile = [&](const char* name, Tile tile) {
    if (tile != kNoTile) under_way[name] = pack.tiles[raw(tile)].name;
  };
  add_tile("here", turn.here), add_tile("shown", turn.shown), add_tile("carbon", turn.carbon);
  if (!turn.granted.empty()) under_way["granted"] = tile_list(pack, turn.granted);
  return under_way;
}

}  // namespace

nlohmann::json Game::public_json(const Public& pub) const {
  json forest = json::array();
  for (const Tile in : pub.forest.tiles)
    forest.push_back({{"tile", tile(in).name},
                      {"at", spot_json(pub.forest.at[raw(in)])},
                      {"carbon", pub.forest.carbon[raw(in)]},
                      {"cubes", pub.forest.cubes[raw(in)]}});
  json goals = json::array();
  for (const Goal goal : pub.goals)
    if (goal != kNoGoal) goals.push_back(pack_.goals[raw(goal)].name);
  json players = json::array();
  for (const Seat seat : seats_up_to(players_)) players.push_back(player_json(pack_, pub.players[seat]));
  json position{{"stage", kStageNames[raw(pub.stage)]},
                {"mover", pub.mover == kNobody ? json() : json(raw(pub.mover))},
                {"round", pub.round},
                {"last_round", pub.last_round},
                {"goals", goals},
                {"forest", forest},
                {"players", players},
                {"discards", tile_list(pack_, pub.discards)},
                {"pile_age", pub.pile_age},
                {"turn", turn_json(pack_, pub.turn)}};
  for (const auto& takers : pub.takers) {
    json order = json::array();
    for (const std::uint8_t taker : takers)
      if (taker != 0) order.emplace_back(taker - 1);
    position["takers"].push_back(order);
  }
  if (!solo()) return position;
  json out = json::array();
  for (std::size_t i = 0; i < pack_.cards.size(); ++i)
    if ((unsigned{pub.cards_out[i / 8]} >> i % 8 & 1U) != 0) out.push_back(pack_.cards[i].name);
  const auto card = [&](Card of) { return of == kNoCard ? json() : json(pack_.cards[raw(of)].name); };
  position["elder"] = {{"next", card(pub.next_card)}, {"now", card(pub.now_card)}, {"out", out}};
  return position;
}

nlohmann::json Game::hand_json(const Public& pub, TileSet hand) const {
  json tiles = json::object();
  for (const Tile in : hand) tiles[tile(in).name] = pub.age[raw(in)];
  return tiles;
}

nlohmann::json Game::position(const State& state) const {
  json position = public_json(state.pub);
  position["seats"] = seats_;
  for (const Seat seat : seats_up_to(players_)) {
    json& player = position["players"][raw(seat)];
    player["hand"] = hand_json(state.pub, state.own[seat].hand);
    player["bonus"] = bonus_json(pack_, state.own[seat].bonus);
  }
  position["pile"] = tile_list(pack_, state.secret.pile);
  for (const BonusBag& stack : state.secret.stacks) position["stacks"].push_back(bag_json(pack_, stack));
  return position;
}

nlohmann::json Game::view_json(const View& view) const {
  const Public& pub = view.pub;
  json seen = public_json(pub);
  for (auto& tile_json : seen["forest"]) {
    const auto in = Tile{static_cast<std::uint8_t>(find_name(pack_.tiles, tile_json["tile"].get<std::string>()))};
    tile_json["value"] = value(pub, in);
  }
  for (const Seat seat : seats_up_to(players_)) {
    const Player& player = pub.players[seat];
    json stones = json::array();
    for (unsigned s = 0; s < kStacks; ++s)
      if ((player.face_down >> s & 1U) != 0) stones.push_back(stone_of(s));
    seen["players"][raw(seat)]["hand"] = player.hand_size;
    seen["players"][raw(seat)]["bonus"] = stones;
  }
  seen["pile"] = pub.pile_size;
  seen["stacks"] = pub.stack_size;
  add_faces(view, seen);
  if (raw(view.viewer) < seats_) {
    seen["mine"] = {{"hand", tile_list(pack_, view.mine.hand)}, {"bonus", bonus_json(pack_, view.mine.bonus)}};
    for (const BonusBag& left : view.mine.left) seen["mine"]["left"].push_back(bag_json(pack_, left));
  }
  return seen;
}

// ---- Reading a position ----

// More than any game begins with, and little enough to count on from in 16 bits. What a player has in all grows only by
// what it gains, in a round by kMostInARound at most: swapping and converting keep the sum, and so do marks and cubes
// together when nitrogen is converted. The carbon on a mushroom grows no faster. Rounds are counted from 0, and the one
// under way may bring all of it once more.
constexpr int kMostHeld = 20'000;
static_assert(kResources * kMostSetup < kMostHeld);
static_assert(kMostHeld + (kMostRounds + 2) * kMostInARound < 65'536);

// A label is the lowest that no tile in a hand has (apply.cpp); guides' hands have one each besides the pile's.
constexpr int kMostAge = kMostPlayers * kHand + 1;

class PositionReader {
 public:
  PositionReader(const Game& game, const Fields& fields) : game_(game), pack_(game.pack()), fields_(fields) {}

  State read() {
    std::vector<std::string_view> names{"seats",   "stage", "mover",  "round",    "last_round", "goals",  "forest",
                                        "players", "pile",  "stacks", "pile_age", "turn",       "takers", "discards"};
    if (game_.solo()) names.emplace_back("elder");
    fields_.only(names);
    check_seats(fields_, game_.seats(), "R1.1");
    read_stage();
    read_forest();
    const auto players = fields_.objects("players");
    if (players.size() != static_cast<std::size_t>(game_.players()))
      refuse_by("R1.1", "undergrove.position.players", {{"count", game_.players()}});
    for (const Seat seat : seats_up_to(game_.players())) read_player(players[raw(seat)], seat);
    read_tiles();
    read_stacks();
    read_turn(fields_.object("turn"));
    if (game_.solo()) read_elder(fields_.object("elder"));
    return state_;
  }

 private:
  Tile tile(const std::string& name, const std::string& place) const {
    const int found = find_name(pack_.tiles, name);
    if (found < 0) refuse_by("R1.2", "undergrove.position.word", {{"field", place}, {"value", name}});
    return Tile{static_cast<std::uint8_t>(found)};
  }
  Bonus bonus(const std::string& name, const std::string& place) const {
    const int found = find_name(pack_.bonus, name);
    if (found < 0) refuse_by("R2.5", "undergrove.position.word", {{"field", place}, {"value", name}});
    return Bonus{static_cast<std::uint8_t>(found)};
  }
  static Spot spot_of(const Fields& fields) {
    const auto at = fields.numbers("at", -kReach, kReach + 1);
    if (at.size() != 2) refuse_by("R1.3", "undergrove.position.spot", {{"field", fields.place_of("at")}});
    return spot(static_cast<int>(at[0]), static_cast<int>(at[1]));
  }
  static std::uint8_t small(const Fields& fields, const char* name, int most) {
    return static_cast<std::uint8_t>(fields.number(name, 0, most));
  }

  void read_stage() {
    const int stage = find_word(kStageNames, fields_.text("stage"));
    if (stage < 0)
      refuse_by("R12.2", "undergrove.position.word", {{"field", "stage"}, {"value", fields_.text("stage")}});
    pub_.stage = Stage{static_cast<std::uint8_t>(stage)};
    const bool over = pub_.stage == Stage::over;
    if (over != fields_.any("mover").is_null()) refuse_by("R9.1", "undergrove.position.over");
    pub_.mover = over ? kNobody : Seat{small(fields_, "mover", game_.players() - 1)};
    pub_.last_round = small(fields_, "last_round", kMostRounds);
    pub_.round = small(fields_, "round", pub_.last_round);
    const auto goals = fields_.texts("goals");
    if (goals.size() > kGoals) refuse_by("R2.6", "undergrove.position.goals");
    for (std::size_t i = 0; i < goals.size(); ++i) {
      const int goal = find_name(pack_.goals, goals[i]);
      if (goal < 0) refuse_by("R2.6", "undergrove.position.word", {{"field", "goals"}, {"value", goals[i]}});
      pub_.goals[i] = Goal{static_cast<std::uint8_t>(goal)};
      for (std::size_t j = 0; j < i; ++j)
        if (goals[i][0] == goals[j][0]) refuse_by("R2.6", "undergrove.position.goals");
    }
    if (pub_.stage > Stage::goals && goals.size() != kGoals) refuse_by("R2.6", "undergrove.position.goals");
  }

  void read_forest() {
    std::array<std::uint16_t, kMostTiles> carbon{};
    std::array<std::uint8_t, kMostTiles> cubes{};
    for (const Fields& item : fields_.objects("forest")) {
      item.only({"tile", "at", "carbon", "cubes"});
      const Tile in = tile(item.text("tile"), item.place_of("tile"));
      const Spot at = spot_of(item);
      const TileDef& def = pack_.tiles[raw(in)];
      const bool misplaced = def.set == Set::start ? !(at == def.start) : !game_.deck().has(in);
      if (misplaced || !try_tile(pub_, in, at))
        refuse_by("R2.1", "undergrove.position.tile", {{"tile", game_.tile_name(in)}});
      carbon[raw(in)] = static_cast<std::uint16_t>(item.number("carbon", 0, most_held()));
      cubes[raw(in)] = small(item, "cubes", static_cast<int>(def.points.size()) - 1);
    }
    pub_.forest.carbon = carbon;
    pub_.forest.cubes = cubes;
    const TileSet first = start_tiles();
    if (!(first - pub_.forest.tiles).empty() || !(within(pub_.forest, first, kMostTiles) == pub_.forest.tiles))
      refuse_by("R1.3", "undergrove.position.forest");
  }

  void read_player(const Fields& item, Seat seat) {
    item.only({"stock", "marks", "ready", "track", "end", "plants", "shown", "hand", "bonus"});
    Player& player = pub_.players[seat];
    const auto fill = [&](const char* name, auto& into) {
      const auto numbers = item.numbers(name, 0, most_held());
      if (numbers.size() != into.size())
        refuse_by("R12.2", "undergrove.position.count",
                  {{"field", item.place_of(name)}, {"count", static_cast<std::int64_t>(into.size())}});
      for (std::size_t i = 0; i < into.size(); ++i) into[i] = static_cast<std::uint16_t>(numbers[i]);
    };
    fill("stock", player.stock);
    fill("marks", player.marks);
    check_held(player, seat);
    if (game_.is_elder(seat) && (cubes_of(player) + player.stock[0] > 0 || !item.texts("ready").empty()))
      refuse_by("R11.1", "undergrove.position.elder");
    for (const std::string& name : item.texts("ready")) {
      const int type = find_word(kTypeNames, name);
      if (type < 0) refuse_by("R1.4", "undergrove.position.word", {{"field", item.place_of("ready")}, {"value", name}});
      if ((player.ready & token_of(type)) != 0) refuse_twice(item.place_of("ready"), name);
      player.ready = static_cast<std::uint8_t>(player.ready | token_of(type));
    }
    player.track = small(item, "track", kStones + 1);
    if (!item.any("end").is_null()) {
      const int end = find_name(pack_.ends, item.text("end"));
      if (end < 0)
        refuse_by("R7.4", "undergrove.position.word", {{"field", item.place_of("end")}, {"value", item.text("end")}});
      player.end = static_cast<std::uint8_t>(end + 1);
      for (const Seat other : seats_up_to(raw(seat)))
        if (pub_.players[other].end == player.end) refuse_by("R7.4", "undergrove.position.end");
    }
    const bool at_end = player.track > kStones;
    const bool choosing = pub_.stage == Stage::finish && pub_.mover == seat;
    const bool unplaced = game_.is_elder(seat) && player.end == 0;  // both spaces it would take may be gone (R11.11)
    if (at_end != (player.end != 0 || choosing) && !unplaced) refuse_by("R7.4", "undergrove.position.end");
    for (const Fields& plant : item.objects("plants")) read_plant(plant, seat);
    check_plants(seat);
    read_bonus(item.object("shown"), item.any("shown"), player.shown);
    read_bonus(item.object("bonus"), item.any("bonus"), state_.own[seat].bonus);
    for (std::size_t s = 0; s < kStacks; ++s)
      if (state_.own[seat].bonus[s] != kNoBonus)
        player.face_down = static_cast<std::uint8_t>(player.face_down | 1U << s);
    const Fields hand = item.object("hand");
    for (const auto& entry : item.any("hand").items()) {
      const Tile in = tile(entry.key(), hand.place_of(entry.key()));
      if (player.hand_size == kHand || game_.is_elder(seat))
        refuse_by("R2.4", "undergrove.position.hand", {{"field", item.place_of("hand")}});
      pub_.age[raw(in)] = static_cast<std::uint8_t>(hand.number(entry.key(), 1, kMostAge));
      add_checked(state_.own[seat].hand, in, [&] { refuse_twice(item.place_of("hand"), entry.key()); });
      player.ages[player.hand_size++] = pub_.age[raw(in)];
    }
    std::sort(player.ages.begin(), player.ages.begin() + player.hand_size);
  }

  int most_held() const { return kMostHeld + (pub_.round + 1) * kMostInARound; }
  // Little enough to count on from, and marks only on goals that are counted during play (R8.1).
  void check_held(const Player& player, Seat seat) const {
    bool little = player.stock[0] + cubes_of(player) <= most_held();
    for (std::size_t i = 0; i < kGoals; ++i) {
      little = little && player.marks[i] + cubes_of(player) <= most_held();
      if (player.marks[i] > 0 && (pub_.goals[i] == kNoGoal || !tracked(pack_.goals[raw(pub_.goals[i])].count)))
        refuse_by("R8.1", "undergrove.position.marks", {{"player", game_.seat_name(seat)}});
    }
    if (!little)
      refuse_by("R1.6", "undergrove.position.held", {{"player", game_.seat_name(seat)}, {"most", most_held()}});
  }

  void read_bonus(const Fields& held, const json& stones, std::array<Bonus, kStacks>& bonuses) const {
    for (const auto& entry : stones.items()) {
      std::size_t s = 0;
      while (s < kStacks && entry.key() != std::to_string(stone_of(s))) ++s;
      if (s == kStacks)
        refuse_by("R7.2", "undergrove.position.word", {{"field", held.place_of(entry.key())}, {"value", entry.key()}});
      bonuses[s] = bonus(held.text(entry.key()), held.place_of(entry.key()));
    }
  }

  void read_plant(const Fields& item, Seat seat) {
    item.only({"at", "carbon", "tree", "roots"});
    const Spot at = spot_of(item);
    Plant* const stands = try_seedling(pub_, seat, at);
    if (stands == nullptr) refuse_by("R5.1", "undergrove.position.plant", {{"at", format(at)}});
    Plant& plant = *stands;
    plant.tree = item.truth("tree") ? 1 : 0;
    plant.carbon = small(item, "carbon", plant.tree != 0 ? 0 : kPlantRoots);
    for (const std::string& name : item.texts("roots")) {
      const Tile on = tile(name, item.place_of("roots"));
      if (!try_root(plant, on)) refuse_by("R5.3", "undergrove.position.plant", {{"at", format(at)}});
    }
  }

  void check_plants(Seat seat) const {
    const Player& player = pub_.players[seat];
    if (count_roots(player) > kRoots || count_trees(player) > kTrees)
      refuse_by("R1.5", "undergrove.position.pieces", {{"player", game_.seat_name(seat)}});
    int first = 0;
    for (const Plant& plant : player.plants) {
      if (plant.planted == 0) continue;
      first += is_earthlovers(plant.corner) ? 1 : 0;
      if (plant.carbon >= 3 && count_trees(player) < kTrees)
        refuse_by("R6.4", "undergrove.position.plant", {{"at", format(plant.corner)}});
    }
    const bool seated = pub_.stage > Stage::corners || (pub_.stage == Stage::forecast && raw(pub_.mover) > 0) ||
                        (pub_.stage == Stage::corners && raw(seat) < raw(pub_.mover));
    const bool fits = seated ? first == 1 : count_plants(player) == 0;
    if (!fits) refuse_by("R2.7", "undergrove.position.corner", {{"player", game_.seat_name(seat)}});
  }

  // No name stands in a list twice.
  static void refuse_twice(const std::string& place, const std::string& name) {
    refuse_by("R12.2", "undergrove.position.twice", {{"field", place}, {"value", name}});
  }
  TileSet tiles(const Fields& fields, const char* name) const {
    TileSet found;
    const std::string place = fields.place_of(name);
    for (const std::string& each : fields.texts(name))
      add_checked(found, tile(each, place), [&] { refuse_twice(place, each); });
    return found;
  }

  [[noreturn]] void refuse_tiles() const {
    refuse_by("R1.2", "undergrove.position.tiles", {{"count", game_.deck().size()}});
  }

  // Every tile of the deck is in one place (R1.2).
  void read_tiles() {
    pub_.discards = tiles(fields_, "discards");
    state_.secret.pile = tiles(fields_, "pile");
    pub_.pile_age = static_cast<std::uint8_t>(fields_.number("pile_age", 1, kMostAge));
    pub_.pile_size = static_cast<std::uint8_t>(state_.secret.pile.size());
    for (const Tile in : state_.secret.pile) pub_.age[raw(in)] = pub_.pile_age;
    const Fields turn = fields_.object("turn");
    if (turn.has("shown")) pub_.turn.shown = tile(turn.text("shown"), "turn.shown");
    TileSet all;
    const auto gather = [&](const TileSet& some) {
      for (const Tile in : some) add_checked(all, in, [&] { refuse_tiles(); });
    };
    gather(pub_.forest.tiles - start_tiles());
    gather(pub_.discards);
    gather(state_.secret.pile);
    for (const Private& own : state_.own.values) gather(own.hand);
    if (pub_.turn.shown != kNoTile) add_checked(all, pub_.turn.shown, [&] { refuse_tiles(); });
    if (!(all == game_.deck())) refuse_tiles();
  }

  static void refuse_bonus() { refuse_by("R2.5", "undergrove.position.bonus"); }

  // Stacks are dealt from the bonus tiles, and what was taken came from them (R2.5, R7.3).
  void read_stacks() {
    const auto stacks = fields_.objects("stacks");
    const json& takers = fields_.array("takers");
    if (stacks.size() != kStacks || takers.size() != kStacks)
      refuse_by("R2.5", "undergrove.position.count", {{"field", "stacks"}, {"count", kStacks}});
    BonusBag all;
    for (std::size_t s = 0; s < kStacks; ++s) {
      BonusBag& stack = state_.secret.stacks[s];
      for (const auto& entry : fields_.array("stacks")[s].items())
        add_checked(stack, bonus(entry.key(), stacks[s].place_of(entry.key())),
                    static_cast<int>(stacks[s].number(entry.key(), 1, kMostN)), refuse_bonus);
      pub_.stack_size[s] = static_cast<std::uint8_t>(stack.size());
      all += stack;
      read_takers(takers[s], s, all);
    }
    for (std::size_t kind = 0; kind < pack_.bonus.size(); ++kind)
      if (all.count(Bonus{static_cast<std::uint8_t>(kind)}) > pack_.bonus[kind].copies)
        refuse_by("R2.5", "undergrove.position.bonus");
  }
  void read_takers(const json& order, std::size_t s, BonusBag& all) {
    int takers = 0;
    if (!order.is_array() || order.size() > kMostPlayers) refuse_by("R7.3", "undergrove.position.bonus");
    for (const json& entry : order) {
      const bool fits =
          entry.is_number_integer() && entry.get<std::int64_t>() >= 0 && entry.get<std::int64_t>() < game_.players();
      if (!fits) refuse_by("R7.3", "undergrove.position.bonus");
      pub_.takers[s][static_cast<std::size_t>(takers++)] = static_cast<std::uint8_t>(entry.get<int>() + 1);
    }
    BonusBag left = state_.secret.stacks[s];
    for (int i = takers; i-- > 0;) {
      const Seat taker{static_cast<std::uint8_t>(pub_.takers[s][static_cast<std::size_t>(i)] - 1)};
      const Bonus held = state_.own[taker].bonus[s];
      const Bonus shown = pub_.players[taker].shown[s];
      const bool reached = pub_.players[taker].track >= stone_of(s);
      const auto first = pub_.takers[s].begin();
      const bool twice = std::count(first, first + takers, pub_.takers[s][static_cast<std::size_t>(i)]) > 1;
      if ((held == kNoBonus) == (shown == kNoBonus) || !reached || twice)
        refuse_by("R7.3", "undergrove.position.bonus");
      if (!game_.is_elder(taker)) state_.own[taker].left[s] = left;
      add_checked(left, held == kNoBonus ? shown : held, 1, refuse_bonus);
      add_checked(all, held == kNoBonus ? shown : held, 1, refuse_bonus);
    }
    int holders = 0;
    for (const Seat seat : seats_up_to(game_.players()))
      holders += state_.own[seat].bonus[s] != kNoBonus || pub_.players[seat].shown[s] != kNoBonus ? 1 : 0;
    const bool dealt = pub_.stage > Stage::stacks;
    if (holders != takers || left.size() > game_.stack_height() || (dealt && left.size() != game_.stack_height()))
      refuse_by("R2.5", "undergrove.position.bonus");
  }

  void read_turn(const Fields& item) {
    Turn& turn = pub_.turn;
    std::vector<std::string_view> names{"source", "program", "here", "shown", "carbon", "granted", "low"};
    // Older positions remembered an order of equal picks, the number of a tile at most; it means nothing any more.
    if (item.has("low")) item.number("low", 0, kMostTiles);
    each_number(turn, [&](const char* name, std::uint8_t& number) {
      names.emplace_back(name);
      if (item.has(name)) number = small(item, name, 255);
    });
    item.only(names);
    if (item.has("here")) turn.here = tile(item.text("here"), item.place_of("here"));
    if (item.has("carbon")) turn.carbon = tile(item.text("carbon"), item.place_of("carbon"));
    if (item.has("granted")) turn.granted = tiles(item, "granted");
    if (!item.has("source")) return;
    const int source = find_word(kSourceNames, item.text("source"));
    const std::string program = item.text("program");
    turn.source = Source{static_cast<std::uint8_t>(std::max(0, source))};
    int index = -1;
    switch (turn.source) {
      case Source::action: index = find_name(pack_.actions, program); break;
      case Source::tile: index = find_name(pack_.tiles, program); break;
      case Source::stone: index = find_name(pack_.stones, program); break;
      case Source::end: index = find_name(pack_.ends, program); break;
      case Source::card: index = find_name(pack_.cards, program); break;
      case Source::elder_root: index = 0; break;
      case Source::none: break;
    }
    if (index < 0)
      refuse_by("R12.2", "undergrove.position.word", {{"field", item.place_of("program")}, {"value", program}});
    turn.index = static_cast<std::uint8_t>(index);
  }

  void read_elder(const Fields& item) {
    item.only({"next", "now", "out"});
    const auto card = [&](const std::string& name) {
      const int found = find_name(pack_.cards, name);
      if (found < 0) refuse_by("R11.2", "undergrove.position.word", {{"field", item.place_of("out")}, {"value", name}});
      return Card{static_cast<std::uint8_t>(found)};
    };
    if (!item.any("next").is_null()) pub_.next_card = card(item.text("next"));
    if (!item.any("now").is_null()) pub_.now_card = card(item.text("now"));
    for (const std::string& name : item.texts("out")) {
      const Card out = card(name);
      auto& bits = pub_.cards_out[raw(out) / 8U];
      if ((unsigned{bits} >> raw(out) % 8U & 1U) != 0) refuse_twice(item.place_of("out"), name);
      bits = static_cast<std::uint8_t>(bits | 1U << raw(out) % 8U);
    }
  }

  const Game& game_;
  const Pack& pack_;
  const Fields& fields_;
  State state_{};
  Public& pub_ = state_.pub;
};

State Game::from_position(const nlohmann::json& position) const {
  const Fields fields(position, "");
  State state = PositionReader(*this, fields).read();
  check_position(state);
  if (const int stack = looked_at(state.pub); stack >= 0) {
    const auto at = static_cast<std::size_t>(stack);
    state.own[state.pub.mover].left[at] = state.secret.stacks[at];
  }
  return state;
}

}  // namespace understory::undergrove
