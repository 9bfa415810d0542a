// Positions and views as JSON, and positions back (R12.2): what the lists in state.hpp do not say.
#include "engine/position.hpp"

#include <algorithm>

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "games/undergrove/faces.hpp"
#include "games/undergrove/game.hpp"

namespace understory::undergrove {

static_assert(TextGame<Game>);

namespace {

using nlohmann::json;

constexpr std::array<const char*, 7> kSourceNames{"none", "action", "tile", "stone", "end", "card", "elder_root"};

struct Paper : Calls {
  int places = 0;  // players, the Elder included
  bool solo = false;
  const Game* game = nullptr;
  const Public* pub = nullptr;
  using Calls::operator();
  Names operator()(Stage /*stage*/) const { return {{kStageNames.begin(), kStageNames.end()}, "stage", "R12.2"}; }
  Names operator()(Source /*source*/) const { return {{kSourceNames.begin(), kSourceNames.end()}, "source", "R12.2"}; }
};

struct InForest {
  Tile tile{};
  Spot at{};
  int carbon = 0;
  int cubes = 0;
  int value = 0;

  static constexpr auto fields() {
    return std::make_tuple(field("tile", &InForest::tile), field("at", &InForest::at),
                           field("carbon", &InForest::carbon), field("cubes", &InForest::cubes),
                           shown("value", &InForest::value));
  }
};

// What programs of a source are printed on.
Names printed_on(const Pack& pack, Source source) {
  const auto names = [](const auto& items) { return Names{Calls::names_in(items), nullptr, "R12.2"}; };
  switch (source) {
    case Source::action: return names(pack.actions);
    case Source::tile: return names(pack.tiles);
    case Source::stone: return {{"1", "2", "3", "4", "5", "6", "7", "8"}, nullptr, "R12.2"};
    case Source::end: return names(pack.ends);
    case Source::card: return names(pack.cards);
    case Source::elder_root: return {{""}, nullptr, "R12.2"};
    case Source::none: break;
  }
  return {{}, nullptr, "R12.2"};
}

}  // namespace

// ---- Forms ----

json ForestList::write(const auto& forest, const auto& write) const {
  json list = json::array();
  for (const Tile in : forest.tiles) {
    InForest one{in, forest.at[raw(in)], forest.carbon[raw(in)], forest.cubes[raw(in)]};
    if (write.to_viewer) one.value = write.calls.game->value(*write.calls.pub, in);
    list.push_back(write(one));
  }
  return list;
}
Description ForestList::type(const auto& /*forest*/, const auto& describe) const {
  return sheet::list_of(describe(InForest()), kStartTiles, kMostTiles);
}

json PlantList::write(const auto& plants, const auto& write) const {
  json list = json::array();
  for (const Plant& plant : plants)
    if (plant.planted != 0) list.push_back(write(plant));
  return list;
}
Description PlantList::type(const auto& plants, const auto& describe) const {
  return sheet::list_of(describe(plants[0]), 0, kPlants);
}

json RootNames::write_of(const auto& plant, const auto& write) const { return write(rooted(plant)); }
Description RootNames::type(const auto& /*roots*/, const auto& describe) const { return describe(TileSet()); }

json HandList::write(const auto& hand, const auto& write) const {
  if (write.to_viewer) return write(hand);
  json aged = json::object();
  for (const Tile in : hand) aged[write.calls.pack.tiles[raw(in)].name] = write.calls.pub->age[raw(in)];
  return aged;
}
Description HandList::type(const auto& hand, const auto& describe) const { return describe(hand); }

json ByStone::write(const auto& bonus, const auto& write) const {
  json held = json::object();
  for (std::size_t s = 0; s < kStacks; ++s)
    if (bonus[s] != kNoBonus) held[std::to_string(stone_of(s))] = write(bonus[s]);
  return held;
}
void ByStone::read(const Slot& at, auto& bonus, const auto& read) const {
  for (const std::string& stone : at.keys()) {
    std::size_t s = 0;
    while (s < kStacks && stone != std::to_string(stone_of(s))) ++s;
    if (s == kStacks) sheet::refuse_name(at.entry(stone), stone, {{}, nullptr, "R7.2"});
    read(at.entry(stone), bonus[s]);
  }
}
Description ByStone::type(const auto& bonus, const auto& describe) const { return sheet::map_of(describe(bonus[0])); }

json StoneList::write(std::uint8_t stacks, const auto& /*write*/) const {
  json stones = json::array();
  for (unsigned s = 0; s < kStacks; ++s)
    if ((stacks >> s & 1U) != 0) stones.push_back(stone_of(s));
  return stones;
}
Description StoneList::type(std::uint8_t /*stacks*/, const auto& describe) const {
  return sheet::list_of(describe(0), 0, kStacks);
}

json ProgramName::write_of(const auto& turn, const auto& write) const {
  return to_json(facts::value_as(printed_on(write.calls.pack, turn.source), Card{turn.index}));
}
void ProgramName::read_of(const Slot& at, auto& turn, const auto& read) const {
  const Names names = printed_on(read.calls.pack, turn.source);
  const auto found = std::find(names.names.begin(), names.names.end(), at.text());
  if (found == names.names.end()) sheet::refuse_name(at, at.text(), names);
  turn.index = static_cast<std::uint8_t>(found - names.names.begin());
}
Description ProgramName::type(std::uint8_t /*index*/, const auto& describe) const { return describe(std::string()); }

json ElderCards::write(const auto& elder, const auto& write) const {
  json cards = write(elder);
  if (!write.to_viewer) return cards;
  cards["player"] = write.calls.game->seats();  // behind the seats
  if (elder.next != kNoCard) cards["text"] = to_json(write.calls.game->card_text(elder.next));
  return cards;
}
Description ElderCards::type(const auto& elder, const auto& describe) const {
  Description cards = describe(elder);
  if (describe.to_viewer) {
    cards.members.push_back(member("player", describe(0)));
    cards.members.push_back(member("text", describe(Message()), false));
  }
  return cards;
}

// ---- Writing ----

nlohmann::json Game::position(const State& state) const {
  json position = write_position(state, Paper{{pack_}, players_, solo(), this, &state.pub});
  position["seats"] = seats_;
  return position;
}

nlohmann::json Game::view_json(const View& view) const {
  return write_view<State>(view, Paper{{pack_}, players_, solo(), this, &view.pub}, extras(view));
}

Description Game::describe_view() {
  const Pack none;
  return understory::describe_view<State, View, Extras>(Paper{{none}});
}

// ---- Reading: what takes more than a field, and what fields rely on ----

// More than any game begins with, and little enough to count on from in 16 bits. What a player has in all grows only by
// what it gains, in a round by kMostInARound at most: swapping and converting keep the sum, and so do marks and cubes
// together when nitrogen is converted. The carbon on a mushroom grows no faster. Rounds are counted from 0, and the one
// under way may bring all of it once more.
constexpr int kMostHeld = 20'000;
static_assert(kResources * kMostSetup < kMostHeld);
static_assert(kMostHeld + (kMostRounds + 2) * kMostInARound < 65'536);

class PositionReader {
 public:
  PositionReader(const Game& game, const Fields& fields) : game_(game), pack_(game.pack()), fields_(fields) {}

  State read() {
    check_seats(fields_, game_.seats(), "R1.1");
    read_position(fields_, state_, paper_, {"seats"});
    check_stage();
    read_forest();
    const auto players = fields_.objects("players");
    for (const Seat seat : seats_up_to(game_.players())) read_player(players[raw(seat)], seat);
    read_tiles();
    read_stacks();
    check_turn(fields_.object("turn"));
    return state_;
  }

 private:
  void check_stage() {
    if ((pub_.stage == Stage::over) != (pub_.mover == kNobody)) refuse_by("R9.1", "undergrove.position.over");
    fields_.number("round", 0, pub_.last_round);
    const std::size_t dealt = fields_.size("goals");
    for (std::size_t i = 0; i < dealt; ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (goal_name(i)[0] == goal_name(j)[0]) refuse_by("R2.6", "undergrove.position.goals");
    if (pub_.stage > Stage::goals && dealt != kGoals) refuse_by("R2.6", "undergrove.position.goals");
  }
  const std::string& goal_name(std::size_t at) const { return pack_.goals[raw(pub_.goals[at])].name; }

  void read_forest() {
    std::array<std::uint16_t, kMostTiles> carbon{};
    std::array<std::uint8_t, kMostTiles> cubes{};
    for (const Fields& item : fields_.objects("forest")) {
      InForest in;
      read_.all(item, in);
      const TileDef& def = pack_.tiles[raw(in.tile)];
      const bool misplaced = def.set == Set::start ? !(in.at == kStarts[raw(in.tile)]) : !game_.deck().has(in.tile);
      if (misplaced || !try_tile(pub_, in.tile, in.at))
        refuse_by("R2.1", "undergrove.position.tile", {{"tile", game_.tile_name(in.tile)}});
      carbon[raw(in.tile)] = static_cast<std::uint16_t>(item.number("carbon", 0, most_held()));
      cubes[raw(in.tile)] = static_cast<std::uint8_t>(item.number("cubes", 0, std::ssize(def.points) - 1));
    }
    pub_.forest.carbon = carbon;
    pub_.forest.cubes = cubes;
    const TileSet first = start_tiles();
    if (!(first - pub_.forest.tiles).empty() || !(within(pub_.forest, first, kMostTiles) == pub_.forest.tiles))
      refuse_by("R1.3", "undergrove.position.forest");
  }

  void read_player(const Fields& item, Seat seat) {
    Player& player = pub_.players[seat];
    const Private& own = state_.own[seat];
    check_held(player, seat);
    if (game_.is_elder(seat) && (cubes_of(player) + player.stock[0] > 0 || player.ready != 0))
      refuse_by("R11.1", "undergrove.position.elder");
    for (const Seat other : seats_up_to(raw(seat)))
      if (player.end != kNoEnd && pub_.players[other].end == player.end) refuse_by("R7.4", "undergrove.position.end");
    const bool at_end = player.track > kStones;
    const bool choosing = pub_.stage == Stage::finish && pub_.mover == seat;
    const bool unplaced =
        game_.is_elder(seat) && player.end == kNoEnd;  // both spaces it would take may be gone (R11.11)
    if (at_end != (player.end != kNoEnd || choosing) && !unplaced) refuse_by("R7.4", "undergrove.position.end");
    for (const Fields& plant : item.objects("plants")) read_plant(plant, seat);
    check_plants(seat);
    for (std::size_t s = 0; s < kStacks; ++s)
      if (own.bonus[s] != kNoBonus) player.face_down = static_cast<std::uint8_t>(player.face_down | 1U << s);
    read_hand(item.at("hand"), seat);
  }

  void read_hand(const Slot& hand, Seat seat) {
    Player& player = pub_.players[seat];
    for (const std::string& name : hand.keys()) {
      const Slot slot = hand.entry(name);
      const Tile in = read_.named<Tile>(name, slot);
      if (player.hand_size == kHand || game_.is_elder(seat))
        refuse_by("R2.4", "undergrove.position.hand", {{"field", hand.place()}});
      pub_.age[raw(in)] = static_cast<std::uint8_t>(slot.number(1, kMostAge));
      add_checked(state_.own[seat].hand, in, [&] { sheet::refuse_twice(slot, "R1.2"); });
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

  void read_plant(const Fields& item, Seat seat) {
    Plant said;
    read_.all(item, said);
    Plant* const stands = try_seedling(pub_, seat, said.corner);
    const auto refuse_plant = [&](const char* rule) {
      refuse_by(rule, "undergrove.position.plant", {{"at", format(said.corner)}});
    };
    if (stands == nullptr) refuse_plant("R5.1");
    stands->tree = said.tree;
    stands->carbon = said.carbon;
    item.number("carbon", 0, said.tree != 0 ? 0 : kPlantRoots);
    TileSet roots;
    read_(item.at("roots"), roots);
    for (const Tile on : roots)
      if (!try_root(*stands, on)) refuse_plant("R5.3");
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

  [[noreturn]] void refuse_tiles() const {
    refuse_by("R1.2", "undergrove.position.tiles", {{"count", game_.deck().size()}});
  }

  // Every tile of the deck is in one place (R1.2).
  void read_tiles() {
    pub_.pile_size = static_cast<std::uint8_t>(state_.secret.pile.size());
    for (const Tile in : state_.secret.pile) pub_.age[raw(in)] = pub_.pile_age;
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
    BonusBag all;
    for (std::size_t s = 0; s < kStacks; ++s) {
      const BonusBag& stack = state_.secret.stacks[s];
      pub_.stack_size[s] = static_cast<std::uint8_t>(stack.size());
      for (const Bonus kind : stack.kinds()) add_checked(all, kind, stack.count(kind), refuse_bonus);
      read_takers(s, all);
    }
    for (std::size_t kind = 0; kind < pack_.bonus.size(); ++kind)
      if (all.count(Bonus{static_cast<std::uint8_t>(kind)}) > pack_.bonus[kind].copies) refuse_bonus();
  }
  void read_takers(std::size_t s, BonusBag& all) {
    const auto& takers = pub_.takers[s];
    BonusBag left = state_.secret.stacks[s];
    for (std::size_t i = takers.size(); i-- > 0;) {
      const Seat taker = takers[i];
      const Bonus held = state_.own[taker].bonus[s];
      const Bonus shown = pub_.players[taker].shown[s];
      const bool reached = pub_.players[taker].track >= stone_of(s);
      const bool twice = std::count(takers.begin(), takers.end(), taker) > 1;
      if ((held == kNoBonus) == (shown == kNoBonus) || !reached || twice)
        refuse_by("R7.3", "undergrove.position.bonus");
      if (!game_.is_elder(taker)) state_.own[taker].left[s] = left;
      add_checked(left, held == kNoBonus ? shown : held, 1, refuse_bonus);
      add_checked(all, held == kNoBonus ? shown : held, 1, refuse_bonus);
    }
    std::size_t holders = 0;
    for (const Seat seat : seats_up_to(game_.players()))
      holders += state_.own[seat].bonus[s] != kNoBonus || pub_.players[seat].shown[s] != kNoBonus ? 1U : 0U;
    const bool dealt = pub_.stage > Stage::stacks;
    if (holders != takers.size() || left.size() > game_.stack_height() ||
        (dealt && left.size() != game_.stack_height()))
      refuse_by("R2.5", "undergrove.position.bonus");
  }

  void check_turn(const Fields& item) const {
    if (item.has("low")) item.number("low", 0, kMostTiles);
    if (item.has("source")) item.any("program");
  }

  const Game& game_;
  const Pack& pack_;
  const Fields& fields_;
  State state_{};
  Public& pub_ = state_.pub;
  Paper paper_{{pack_}, game_.players(), game_.solo(), &game_, &pub_};
  Reader<Paper> read_{paper_};
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
