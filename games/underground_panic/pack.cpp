// Reads packs, and refuses what the rules could not play.
#include "games/underground_panic/pack.hpp"

#include <algorithm>

#include "engine/pack_json.hpp"

namespace understory::underground_panic {
namespace {

constexpr int kMostTokenCopies = 250;  // counts are bytes
constexpr int kMostInjuries = 240;

bool is_bonus(Icon icon) { return icon >= Icon::red && icon <= Icon::cube; }

std::string item_of(const Slot& at, std::size_t i) { return at.place() + "[" + std::to_string(i) + "]"; }

const std::array<std::string_view, kCards>& card_names() {
  static const auto kWords = [] {
    std::array<std::string, kCards> words;
    for (int hue = 0; hue < kHues; ++hue)
      for (int symbol = 0; symbol < kSymbols; ++symbol)
        words[raw(card_of(hue_at(hue), symbol_at(symbol)))] = std::string(kHueNames[static_cast<std::size_t>(hue)]) +
                                                              "-" + kSymbolNames[static_cast<std::size_t>(symbol)];
    return words;
  }();
  static const auto kViews = [] {
    std::array<std::string_view, kCards> views;
    std::copy(kWords.begin(), kWords.end(), views.begin());
    return views;
  }();
  return kViews;
}

const std::array<std::string, kTiles>& tile_words() {
  static const auto kWords = [] {
    std::array<std::string, kTiles> words;
    for (std::size_t i = 0; i < kTiles; ++i) words[i] = std::string(kTileNames[i]) + "-tile";
    return words;
  }();
  return kWords;
}

// All that leads up from a space: one tunnel, or a left and a right one (R1.3).
void check_ways_up(const Pack& pack, const SpaceDef& space, Faults& faults) {
  std::array<int, 4> ways{};
  for (const TunnelDef& tunnel : pack.tunnels)
    if (tunnel.from == space.name) ++ways[raw(tunnel.way)];
  const bool single = ways[raw(Way::only)] == 1 && ways[raw(Way::left)] + ways[raw(Way::right)] == 0;
  const bool pair = ways[raw(Way::only)] == 0 && ways[raw(Way::left)] == 1 && ways[raw(Way::right)] == 1;
  if (!single && !pair)
    faults.note("R1.3", "underground-panic.pack.ways", {{"field", "tunnels"}, {"space", space.name}});
}

// Up to the next zone, or level from hole to hole.
void check_ends(const Pack& pack, std::size_t i, Faults& faults) {
  const TunnelDef& tunnel = pack.tunnels[i];
  const std::string field = "tunnels[" + std::to_string(i) + "]";
  const Space from = find_space(pack, tunnel.from);
  const Space to = find_space(pack, tunnel.to);
  if (from == kNoSpace || to == kNoSpace)
    return faults.note("R1.3", "underground-panic.pack.no-space",
                       {{"field", field}, {"space", from == kNoSpace ? tunnel.from : tunnel.to}});
  const int rise = pack.spaces[raw(to)].zone - pack.spaces[raw(from)].zone;
  if (from == to || rise != (tunnel.way == Way::level ? 0 : 1))
    faults.note("R1.3", "underground-panic.pack.tunnel", {{"field", field}});
  for (std::size_t j = 0; j < i; ++j) {
    const TunnelDef& other = pack.tunnels[j];
    if ((other.from == tunnel.from && other.to == tunnel.to) || (other.from == tunnel.to && other.to == tunnel.from))
      faults.note("R1.3", "underground-panic.pack.twice", {{"field", field}});
  }
}

template <class List, std::size_t Size>
void check_order(const List& list, const std::array<const char*, Size>& names, const char* field, Faults& faults) {
  for (std::size_t i = 0; i < std::min(list.size(), Size); ++i)
    if (!list[i].name.empty() && list[i].name != names[i])
      faults.note("R1.5", "underground-panic.pack.order",
                  {{"field", std::string(field) + "[" + std::to_string(i) + "].name"}, {"name", names[i]}});
}

}  // namespace

Names Calls::operator()(Card /*card*/) const {
  const auto& names = card_names();
  return {{names.begin(), names.end()}, "card", "R1.5"};
}

Names Calls::operator()(Thing /*thing*/) const {
  Names names{.names = {card_names().begin(), card_names().end()}, .sort = "thing", .rule = "R12.2"};
  for (const std::string& tile : tile_words()) names.names.emplace_back(tile);
  names.names.emplace_back("pebble");
  return names;
}

Space find_space(const Pack& pack, std::string_view name) {
  for (std::size_t i = 0; i < pack.spaces.size(); ++i)
    if (pack.spaces[i].name == name) return Space{static_cast<std::uint8_t>(i)};
  return kNoSpace;
}

// The start first, the surface last, and between them the holes, zone by zone from below (R1.3).
void check_spaces(const Slot& at, const std::vector<SpaceDef>& spaces, Faults& faults) {
  const bool named = spaces.front().name == "start" && spaces.back().name == "surface";
  if (!named || spaces.front().zone != kStartZone || spaces.back().zone != kSurfaceZone)
    faults.note("R1.3", "underground-panic.pack.ends", {{"field", at.place()}});
  for (std::size_t i = 1; i < spaces.size(); ++i) {
    const int rise = spaces[i].zone - spaces[i - 1].zone;
    const bool ends = i == 1 || i + 1 == spaces.size();
    if (ends ? rise != 1 : rise != 0 && rise != 1)
      faults.note("R1.3", "underground-panic.pack.zones", {{"field", item_of(at, i)}});
  }
  for (std::size_t i = 0; i < spaces.size(); ++i) {
    const bool hole = i > 0 && i + 1 < spaces.size();
    const auto& bonus = spaces[i].bonus;
    if (bonus.size() > (hole ? kMostBonus : 0) || !std::all_of(bonus.begin(), bonus.end(), is_bonus))
      faults.note("R1.4", "underground-panic.pack.bonus", {{"field", item_of(at, i)}, {"most", kMostBonus}});
  }
}

void check_tunnels(const Slot& at, const std::vector<TunnelDef>& tunnels, Faults& faults) {
  for (std::size_t i = 0; i < tunnels.size(); ++i) {
    const auto& cost = tunnels[i].cost;
    if (cost.empty() || cost.size() > kMostCost ||
        !std::all_of(cost.begin(), cost.end(), [](Icon icon) { return icon <= Icon::cube; }))
      faults.note("R1.4", "underground-panic.pack.cost", {{"field", item_of(at, i)}, {"most", kMostCost}});
  }
}

void check_tokens(const Slot& at, const std::vector<TokenDef>& tokens, Faults& faults) {
  int copies = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const auto& icons = tokens[i].icons;
    copies += tokens[i].copies;
    if (icons.empty() || icons.size() > kMostOfToken ||
        !std::all_of(icons.begin(), icons.end(), [](Icon icon) { return icon >= Icon::red; }))
      faults.note("R6.1", "underground-panic.pack.token", {{"field", item_of(at, i)}, {"most", kMostOfToken}});
  }
  if (copies < kSpaces - 2 || copies > kMostTokenCopies)
    faults.note("R2.1", "underground-panic.pack.tokens",
                {{"field", at.place()},
                 {"count", copies},
                 {"least", kSpaces - 2},
                 {"most", kMostTokenCopies},
                 ends_of(kSpaces - 2, kMostTokenCopies)});
}

// So many that the set-up never runs out: four players may all draw their seven cards from one deck (R2.4).
void check_deck(const Fields& at, const DeckDef& deck, Faults& faults) {
  if (deck.cards.size() != kDeckSize)
    faults.note("R1.5", "underground-panic.pack.deck",
                {{"field", at.place_of("cards")}, {"count", deck.cards.size()}, {"cards", kDeckSize}});
}
static_assert(kMostPlayers * (kThrows + 1) <= kDeckSize);

void check_injuries(const Fields& at, const InjuryDef& injuries, Faults& faults) {
  int copies = 0;
  for (const int of_value : injuries.copies) copies += of_value;
  if (copies > kMostInjuries)
    faults.note("R1.6", "underground-panic.pack.injuries",
                {{"field", at.place_of("copies")}, {"count", copies}, {"most", kMostInjuries}});
}

void check_tiles(const Slot& at, const std::vector<TileDef>& tiles, Faults& faults) {
  int copies = 0;
  for (const TileDef& tile : tiles) copies += tile.copies;
  if (copies > kMostTiles)
    faults.note("R1.6", "underground-panic.pack.tiles",
                {{"field", at.place()}, {"count", copies}, {"most", kMostTiles}});
}

void check_rewards(const Slot& at, const std::vector<RewardDef>& rewards, Faults& faults) {
  for (std::size_t i = 0; i < rewards.size(); ++i) {
    const bool set = rewards[i].condition == Condition::exact_set;
    if (set == rewards[i].set.empty() || rewards[i].set.size() > kHand)
      faults.note("R8.4", "underground-panic.pack.set", {{"field", item_of(at, i)}, {"most", kHand}});
  }
}

Pack parse_pack(std::string_view text) {
  Pack pack;
  Faults faults;
  read_pack(text, "underground-panic", pack, Calls{pack}, faults);
  check_order(pack.decks, kHueNames, "decks", faults);
  if (pack.spaces.size() == kSpaces) {
    for (std::size_t i = 0; i < pack.tunnels.size(); ++i) check_ends(pack, i, faults);
    for (std::size_t i = 0; i + 1 < pack.spaces.size(); ++i) check_ways_up(pack, pack.spaces[i], faults);
  }
  faults.settle();
  return pack;
}

Description describe_pack() {
  const Pack none;
  return understory::describe_pack<Pack>("underground-panic", Calls{none});
}

}  // namespace understory::underground_panic
