// The components of Tree Society, as read from packs/tree_society/<pack>.json.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/faults.hpp"
#include "engine/pack.hpp"
#include "engine/sheet_forms.hpp"
#include "games/tree_society/types.hpp"

namespace understory::tree_society {

inline constexpr int kRow = 3;         // fruit that everyone begins with (R2.6)
inline constexpr int kMostCost = 12;   // of a level
inline constexpr int kMostStart = 20;  // coins

// What a program may stand on.
enum class Sheet : std::uint8_t { level, action };

// A program: [{"give-up": 1}, {"coins": {"n": 3, "to": "purse"}}].
template <Sheet On>
struct Steps {
  void read(const Slot& at, Program& program, const auto& read) const;
  Description type(const Program& program, const auto& describe) const;
};

// A number; or what is counted: {"base": 4, "per": 1, "of": {"count": "houses"}, "max": 9}, or
// {"enough": 5, "of": {"count": "houses"}, "then": 9, "else": 6}.
struct PointsForm {
  void read(const Slot& at, Points& points, const auto& read) const;
  Description type(const Points& points, const auto& describe) const;
};

// What may be printed where the rest of a card is designed (R8.6).
enum class Part : std::uint8_t { cost, effect, banners };
inline constexpr std::array<const char*, 3> kPartNames{"cost", "effect", "banners"};

struct LevelDef {
  int cost = 0;
  Timing timing{};
  Program effect;
  Points points;
  std::uint8_t printed = 0;  // bits of Part, whatever the source of the card

  static constexpr auto fields() {
    return std::make_tuple(field("cost", &LevelDef::cost, Within{0, kMostCost}), field("timing", &LevelDef::timing),
                           field("effect", &LevelDef::effect, IfAny{Steps<Sheet::level>()}),
                           field("points", &LevelDef::points, PointsForm()),
                           field("printed", &LevelDef::printed, IfAny{BitsOf<Part>()}));
  }
};

void check_level(const Fields& at, const LevelDef& level, Faults& faults);

struct CardDef {
  std::string name;  // as moves call it; its words stand under tree-society.card.
  Guild guild{};
  int banners = 0;
  bool start = false;  // a starting card (R2.2)
  std::vector<LevelDef> levels;
  std::uint8_t printed = 0;  // bits of Part
  Origin source{};           // of all other values

  static constexpr auto fields() {
    return std::make_tuple(
        field("name", &CardDef::name, Name()), field("guild", &CardDef::guild),
        field("banners", &CardDef::banners, Within{1, kMostBanners}), field("start", &CardDef::start, IfAny()),
        field("levels", &CardDef::levels, Many<Judged<check_level>>{kLevels, kLevels}),
        field("printed", &CardDef::printed, IfAny{BitsOf<Part>()}), field("source", &CardDef::source));
  }
};

// A type of fruit: how many there are for two players, and more of them for three and four.
struct FruitDef {
  std::string name;
  int plain = 0;
  int valuable = 0;
  int more_plain = 0;
  int more_valuable = 0;
  Program action;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(
        field("name", &FruitDef::name, OneOf<kTypeNames>()), field("plain", &FruitDef::plain, Within{0, kMostFruit}),
        field("valuable", &FruitDef::valuable, Within{0, kMostFruit}),
        field("more_plain", &FruitDef::more_plain, Within{0, kMostFruit}),
        field("more_valuable", &FruitDef::more_valuable, Within{0, kMostFruit}),
        field("action", &FruitDef::action, Steps<Sheet::action>()), field("source", &FruitDef::source));
  }
};

// What somebody begins with (R2.3).
struct StartDef {
  int purse = 0;
  int chest = 0;
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("purse", &StartDef::purse, Within{0, kMostStart}),
                           field("chest", &StartDef::chest, Within{0, kMostStart}), field("source", &StartDef::source));
  }
};

struct TableDef {
  std::array<int, kMostPlayers - 1> stalls{};  // of the fruit market, for two, three and four players (R1.7)
  int kept = 0;                                // coins that stay in the purse (R5.4)
  Origin source{};

  static constexpr auto fields() {
    return std::make_tuple(field("stalls", &TableDef::stalls, Within{1, kMostStalls}),
                           field("kept", &TableDef::kept, Within{0, kMostN}), field("source", &TableDef::source));
  }
};

// What goes beyond what a field says by itself.
void check_fruit(const Slot& at, const std::vector<FruitDef>& fruit, Faults& faults);
void check_cards(const Slot& at, const std::vector<CardDef>& cards, Faults& faults);

struct Pack {
  std::string name;
  std::uint64_t hash = 0;
  TableDef table;
  std::vector<StartDef> start;
  std::vector<FruitDef> fruit;
  std::vector<CardDef> cards;

  static constexpr auto fields() {
    return std::make_tuple(field("name", &Pack::name, Name()), derived(&Pack::hash), field("table", &Pack::table),
                           field("start", &Pack::start, Many{kMostPlayers, kMostPlayers}),
                           field("fruit", &Pack::fruit, Judged<check_fruit, Many<>>{{kTypes, kTypes}}),
                           field("cards", &Pack::cards, Judged<check_cards, Many<>>{{1, kMostCards}}));
  }

  const std::string& card_name(Card card) const { return cards[raw(card)].name; }
};

// How things are called in facts and on paper: by their names in the pack, or by the words of the rules.
struct Calls {
  const Pack& pack;
  Names operator()(Card /*card*/) const {
    Names names{.names = {}, .rule = "R1.3"};
    for (const CardDef& card : pack.cards) names.names.emplace_back(card.name);
    return names;
  }
  Names operator()(Fruit /*fruit*/) const { return {{kFruitNames.begin(), kFruitNames.end()}, "fruit", "R1.2"}; }
  Names operator()(FruitType /*type*/) const { return {{kTypeNames.begin(), kTypeNames.end()}, "type", "R1.2"}; }
  Names operator()(Guild /*guild*/) const { return {{kGuildNames.begin(), kGuildNames.end()}, "guild", "R1.3"}; }
  Names operator()(Timing /*timing*/) const { return {{kTimingNames.begin(), kTimingNames.end()}, "timing", "R6.1"}; }
  Names operator()(When /*event*/) const { return {{kWhenNames.begin(), kWhenNames.end()}, "when", "R6.15"}; }
  Names operator()(Less /*less*/) const { return {{kLessNames.begin(), kLessNames.end()}, "reduction", "R6.6"}; }
  Names operator()(Op /*op*/) const { return {{kOpNames.begin(), kOpNames.end()}, "op", "R6.2"}; }
  Names operator()(Price /*price*/) const { return {{kPriceNames.begin(), kPriceNames.end()}, "price", "R6.9"}; }
  Names operator()(Count /*count*/) const { return {{kCountNames.begin(), kCountNames.end()}, "count", "R7.5"}; }
  Names operator()(Money /*money*/) const { return {{kMoneyNames.begin(), kMoneyNames.end()}, "container", "R1.4"}; }
  Names operator()(Part /*part*/) const { return {{kPartNames.begin(), kPartNames.end()}, "part", "R8.6"}; }
  Names operator()(Origin origin) const { return PackWords()(origin); }
};

// Throws a Faulty that names every field with a fault. What it returns can be played to the end.
Pack parse_pack(std::string_view json);
// What a pack can hold.
Description describe_pack();

// What a program stands on: "rope-scaffold 3", "action apple", "waiting sell".
std::string name_of(const Pack& pack, ProgramId id);

}  // namespace understory::tree_society
