// Each card says what it does, and does it: all three levels, with whatever it asks.
#include <ostream>

#include "locales/words.hpp"
#include "tests/tree_society/table.hpp"

namespace understory::tree_society {
namespace {

struct CardCase {
  const char* name;
  std::array<const char*, kLevels> levels;  // cost: what it does, and what it counts
};
std::ostream& operator<<(std::ostream& out, const CardCase& one) { return out << one.name; }

class EachCard : public testing::TestWithParam<CardCase> {};

// A table with enough for every level: the guild of the card is in play, and other cards lie everywhere.
Table rich_table(const std::string& name) {
  const Pack pack = parse_pack(standard_pack());
  const std::vector<std::string> letters{"a", "b", "m", "w", "o", "e"};
  std::vector<std::string> others;
  std::string guilds = "abmw";
  for (const CardDef& card : pack.cards)
    if (card.name == name && guilds.find(letters[raw(card.guild)]) == std::string::npos)
      guilds = card.guild == Guild::botanists ? "abmo" : "abme";
  Table t(2, {{"guilds", guilds}});
  for (const CardDef& card : pack.cards)
    if (card.name != name && card.guild == Guild::bankers && card.banners == 1) others.push_back(card.name);
  t.ongoing(0, others[0], 1).completed(0, others[1] + " " + others[2]).market(name + " " + others[3] + " " + others[4]);
  return t.row(0, "apple apple cherry grape orange")
      .row(1, "apple")
      .heap(name == "crown-platform" ? "bridgewright-span" : "crown-platform")
      .purse(0, 60)
      .chest(0, 9);
}

TEST_P(EachCard, SaysWhatItDoesAndDoesIt) {
  auto t = rich_table(GetParam().name);
  const Card card = t.card(GetParam().name);
  for (int level = 1; level <= kLevels; ++level) {
    const Words& words = Words::in("en");
    std::string text = std::to_string(t.game().cost(card, level)) + ": ";
    for (const Message& step : t.game().effect_text(card, level)) text += words.say(step) + "; ";
    for (std::size_t at = text.find("; "); at != std::string::npos && text.find("; ", at + 2) != std::string::npos;
         at = text.find("; ", at + 2))
      text.replace(at, 2, ", then ");
    text += words.say(t.game().points_text(t.game().level(card, level).points));
    EXPECT_EQ(text, GetParam().levels[static_cast<std::size_t>(level - 1)]);
    t.purse(0, 60).plays(std::string("build ") + GetParam().name);
    for (int answers = 0; t.actor() == "chance" || !t.state().pub.frames.empty(); ++answers) {
      ASSERT_LT(answers, 100);
      const std::string moves = t.moves();
      t.plays(moves.substr(0, moves.find(',')));
    }
    if (level == kLevels)
      EXPECT_TRUE(t.state().pub.players[seat(0)].completed.has(card));
    else
      EXPECT_NE(t.ongoing(0).find(GetParam().name + std::string(":") + std::to_string(level)), std::string::npos);
  }
}

INSTANTIATE_TEST_SUITE_P(
    All, EachCard,
    testing::ValuesIn(std::vector<CardCase>{
        CardCase{"rope-scaffold",
                 {"2: once a turn, level 1 of another card costs 1 less; 1 point", "3: 3 points",
                  "5: build level 1 of a card in the guild market at half cost; 7 points"}},
        CardCase{"pulley-yard",
                 {"2: once a turn, level 2 of another card costs 1 less; 1 point", "3: 3 points",
                  "5: build level 2 of another Ongoing card at half cost; 7 points"}},
        CardCase{"capstone-hut",
                 {"2: once a turn, level 3 of another card costs 1 less; 1 point", "3: 3 points",
                  "5: a later level this turn costs 1 less; 7 points"}},
        CardCase{"timber-loft",
                 {"2: keep up to 4 coins in your purse when you rest; 1 point", "3: 4 points",
                  "5: gain 2 coins into your chest; 8 points"}},
        CardCase{"hanging-atelier",
                 {"4: 2 points", "3: build level 1, 2 or 3 of another card at half cost; 4 points",
                  "7: a later level this turn costs 2 less; 11 points"}},
        CardCase{"plumbline-hall",
                 {"5: once a turn, level 1, 2 or 3 of another card costs 1 less; 2 points", "6: 7 points",
                  "8: build level 1, 2 or 3 of another card at half cost; 15 points"}},
        CardCase{"bridgewright-span",
                 {"3: build level 1 of a card in the guild market at half cost; 2 points",
                  "5: build level 2 of another Ongoing card at half cost; 5 points",
                  "7: build level 3 of another Ongoing card at half cost; 12 points"}},
        CardCase{"nested-galleries",
                 {"2: 2 points", "4: a later level this turn costs 1 less; 4 points",
                  "5: 4 points and 1 point for each card in your Completed section, at most 9"}},
        CardCase{"crown-platform",
                 {"3: a later level this turn costs 1 less; 2 points",
                  "5: build level 1 or level 2 of another card at half cost; 5 points",
                  "7: build level 1 of a card in the guild market for free; 11 points"}},
        CardCase{"lean-to-workshop",
                 {"2: a later level this turn costs 1 less; 1 point",
                  "3: when you build level 3 of another card: gain 1 coin into your purse; 3 points",
                  "5: build level 1, 2 or 3 of another card at half cost; 7 points"}},
        CardCase{"ring-walkway",
                 {"3: when you complete another card: gain 2 coins into your purse; 1 point",
                  "4: a later level this turn costs 1 less; 3 points", "4: 7 points"}},
        CardCase{"hollow-drafthouse",
                 {"2: 2 points", "5: build level 1 of a card in the guild market for free; 4 points",
                  "5: 2 points and 1 point for each card that you own, at most 9"}},
        CardCase{"twin-trunk-terrace",
                 {"3: 3 points", "5: gain 1 coin into your purse; 6 points",
                  "7: 9 points and 1 point for each Architect banner in your Completed section, at most 14"}},
        CardCase{"acorn-counter",
                 {"2: gain 1 coin into your chest; 1 point", "4: gain 1 coin into your chest; 3 points",
                  "5: gain 1 coin into your chest; 7 points"}},
        CardCase{"sapgold-mint",
                 {"4: at the start of your build phase: gain 1 coin into your chest; 1 point", "4: 4 points",
                  "4: 7 points"}},
        CardCase{
            "tollbranch",
            {"3: when you complete another card: gain 2 coins into your chest; 1 point", "4: 4 points", "4: 7 points"}},
        CardCase{"burrow-vault",
                 {"3: keep up to 5 coins in your purse when you rest; 2 points",
                  "5: move up to 3 coins from your purse into your chest, then gain 2 coins into your chest; 5 points",
                  "7: 9 points and 1 point for each coin in purse and chest, at most 15"}},
        CardCase{"ledger-bough",
                 {"5: gain 1 coin into your chest; 2 points",
                  "6: gain 1 coin into your chest for each card in your Completed section, at most 3; 6 points",
                  "8: gain 1 coin into your chest for each Banker banner in your Completed section; 14 points"}},
        CardCase{"dividend-tree",
                 {"4: 2 points", "5: 5 points",
                  "4: gain 1 coin into your purse for each Banker banner in your Completed section; 9 points"}},
        CardCase{"lending-nest", {"3: gain 2 coins into your purse; 1 point", "4: 4 points", "5: 8 points"}},
        CardCase{"strongbox-roost",
                 {"3: gain 1 coin into your chest; 1 point",
                  "4: when you build a level of another card (once a turn): gain 1 coin into your chest; 4 points",
                  "5: 8 points"}},
        CardCase{"copperleaf-exchange",
                 {"4: at the start of your build phase: gain 1 coin into your purse; 1 point", "5: 5 points",
                  "6: 8 points and 1 point for each Banker banner in your Completed section, at most 13"}},
        CardCase{
            "penny-perch",
            {"2: gain 1 coin into your purse; 1 point",
             "4: gain 1 coin into your chest for each different guild in your Completed section, at most 3; 4 points",
             "5: 5 points and 1 point for each coin in purse and chest, at most 10"}},
        CardCase{"auditors-balcony",
                 {"4: gain 1 coin into your chest for each card in your Ongoing section, at most 2; 1 point",
                  "5: gain 1 coin into your purse for each card in your Ongoing section, at most 2; 5 points",
                  "7: gain 1 coin into your chest for each card in your Ongoing section; 10 points"}},
        CardCase{"canopy-treasury",
                 {"2: move any number of coins from your chest into your purse; 1 point",
                  "4: gain 1 coin into your chest for each 2 banners in your Completed section, at most 2; 4 points",
                  "6: gain 2 coins into your chest; 8 points"}},
        CardCase{"barrow-lane",
                 {"3: make an additional sell; 0 points", "4: take a fruit from the fruit market; 3 points",
                  "5: swap a fruit with the fruit market; 7 points"}},
        CardCase{"juice-press",
                 {"4: each of Cherry, Grape and Orange you sell brings 1 more; 1 point",
                  "5: take a fruit from the fruit market; 4 points", "6: make an additional sell; 10 points"}},
        CardCase{
            "basket-weavers",
            {"2: take a fruit from the fruit market; 1 point", "4: swap up to 2 fruit with the fruit market; 4 points",
             "5: 6 points and 1 point for each fruit in your row, at most 11"}},
        CardCase{"red-awning",
                 {"2: each of Apple and Cherry you sell brings 1 more; 1 point",
                  "4: swap a fruit with the fruit market; 4 points", "5: make an additional sell; 7 points"}},
        CardCase{"blue-awning",
                 {"2: each of Grape and Blueberry you sell brings 1 more; 1 point",
                  "4: swap a fruit with the fruit market; 4 points", "5: make an additional sell; 7 points"}},
        CardCase{"hagglers-hammock",
                 {"4: when you sell a fruit (once a turn): gain 1 coin into your chest; 1 point", "4: 4 points",
                  "4: swap a fruit with the fruit market; 7 points"}},
        CardCase{
            "orchard-auction",
            {"4: shuffle up to 5 fruit of the fruit market back and refill it, then make an additional sell; 1 point",
             "5: make an additional sell; 4 points", "7: take a fruit from the fruit market; 10 points"}},
        CardCase{"swing-market",
                 {"3: swap a fruit with the fruit market; 2 points",
                  "5: swap a fruit with the fruit market, then make an additional sell; 5 points",
                  "7: swap a fruit with the fruit market, then make an additional sell; 12 points"}},
        CardCase{"pantry-stilts",
                 {"3: take a fruit from the fruit market; 2 points",
                  "5: at the start of your build phase: take a fruit from the fruit market; 3 points",
                  "7: 6 points and 1 point for each type of fruit in your row, at most 11"}},
        CardCase{
            "tasting-booth",
            {"2: use the action of a fruit in your row; 1 point", "4: use the action of a fruit in your row; 4 points",
             "5: 2 points and 1 point for each type of fruit in your sold section, at most 7"}},
        CardCase{"weighhouse",
                 {"2: swap a fruit with the fruit market; 1 point", "4: every fruit you sell brings 1 more; 3 points",
                  "6: 3 points and 1 point for each 2 fruit in your sold section, at most 9"}},
        CardCase{"caravan-crown",
                 {"4: at the start of your build phase: swap a fruit with the fruit market; 2 points",
                  "6: make an additional sell; 6 points",
                  "8: 13 points and 1 point for each Merchant banner in your Completed section, at most 19"}},
        CardCase{"inkwell-cottage", {"2: 2 points", "4: 5 points", "5: 9 points"}},
        CardCase{"chronicle-tower",
                 {"3: 3 points", "5: 6 points",
                  "7: 7 points and 1 point for each banner in your Completed section, at most 15"}},
        CardCase{"library-of-leaves",
                 {"3: 3 points", "5: 6 points",
                  "7: 5 points and 2 points for each card in your Completed section, at most 17"}},
        CardCase{"riddle-corner",
                 {"2: 2 points", "4: 4 points",
                  "5: 3 points and 2 points for each different guild in your Completed section, at most 11"}},
        CardCase{"anthology-house",
                 {"3: 3 points", "5: 6 points",
                  "7: 8 points and 2 points for each different guild in your Completed section, at most 16"}},
        CardCase{"epic-stage",
                 {"5: 4 points", "6: 4 points and 1 point for each card that you own, at most 11",
                  "8: 14 points and 1 point for each Writer banner in your Completed section, at most 20"}},
        CardCase{"poets-swing",
                 {"2: 1 point for each card in your Completed section, at most 3", "4: 4 points",
                  "5: 6 points and 1 point for each Completed card with exactly 1 banner, at most 11"}},
        CardCase{"serial-press",
                 {"3: 3 points", "5: 6 points",
                  "7: 9 points and 2 points for each Completed card with exactly 2 banners, at most 17"}},
        CardCase{"grand-lectern",
                 {"2: 2 points", "4: 4 points",
                  "5: 5 points and 2 points for each Writer card in your Completed section, at most 13"}},
        CardCase{
            "biographers-den",
            {"2: 2 points", "4: a later level this turn costs 1 less; 4 points",
             "5: 6 points and 1 point for each banner of your strongest guild in your Completed section, at most 12"}},
        CardCase{"letterbox-hollow",
                 {"2: gain 1 coin into your purse; 1 point", "4: 4 points",
                  "5: 9 points with 5 cards in your Completed section or more, otherwise 6"}},
        CardCase{
            "moonlit-archive",
            {"2: 2 points", "4: 4 points", "5: 10 points with 2 cards in your Ongoing section or more, otherwise 7"}},
        CardCase{"compost-court",
                 {"1: you must give up a fruit; 2 points",
                  "4: discard a card from the guild market, then gain 1 coin into your purse; 4 points",
                  "5: 6 points and 1 point for each 3 cards in the discard pile, at most 12"}},
        CardCase{"grafting-house",
                 {"3: gain 1 coin into your chest; 2 points", "4: you must give up a fruit; 6 points", "7: 13 points"}},
        CardCase{"mulch-terrace",
                 {"2: when you discard another guild card: gain 4 coins into your purse; 1 point",
                  "4: discard another Ongoing or Completed card of yours, then gain 4 coins into your purse; 4 points",
                  "5: 9 points"}},
        CardCase{"strangler-fig",
                 {"3: 3 points", "1: you must discard another Ongoing card of yours; 7 points", "7: 12 points"}},
        CardCase{"seedling-nursery",
                 {"2: discard a card from the guild market, then gain 1 coin into your purse; 2 points",
                  "4: build level 1 of a card in the guild market or the discard pile at half cost; 4 points",
                  "5: 8 points"}},
        CardCase{"pruning-loft",
                 {"2: discard 2 cards from the guild market, then gain 2 coins into your purse; 1 point",
                  "3: you must give up a fruit; 4 points",
                  "5: discard a card from the guild market, then gain 1 coin into your chest; 7 points"}},
        CardCase{"regrowth-ring",
                 {"3: build level 1 of a card in the discard pile for free; 1 point",
                  "3: discard another Ongoing card of yours, then gain 3 coins into your chest for each built level of "
                  "the discarded card; 4 points",
                  "5: 8 points"}},
        CardCase{"nectar-still",
                 {"3: at the start of your build phase: give up a fruit, then gain 3 coins into your purse; 1 point",
                  "5: 6 points", "5: you must give up a fruit; 13 points"}},
        CardCase{"offering-grove",
                 {"3: you must give up a fruit; 2 points", "6: 7 points",
                  "3: you must discard another Completed card of yours; 22 points"}},
        CardCase{
            "mycelium-vault",
            {"2: 2 points", "4: gain 1 coin into your chest for each 2 cards in the discard pile, at most 3; 4 points",
             "6: discard a card from the guild market, then a later level this turn costs 1 less; 8 points"}},
        CardCase{"evergreen-dome",
                 {"3: 3 points", "4: you must give up a fruit; 7 points",
                  "6: 10 points and 1 point for each Botanist banner in your Completed section, at most 15"}},
        CardCase{"herbarium",
                 {"3: take a fruit from the fruit market; 1 point",
                  "4: give up a fruit, then gain 3 coins into your purse; 3 points",
                  "5: 3 points and 1 point for each 2 fruit in your sold section, at most 8"}},
        CardCase{"spyglass-nest",
                 {"2: reveal 3 guild cards and build level 1 of one for 1 less; 2 points", "4: 4 points",
                  "5: reveal 3 guild cards and build level 1 of one at half cost; 8 points"}},
        CardCase{"vine-runners-post",
                 {"3: reveal 3 fruit and keep one; 2 points",
                  "5: reveal 3 guild cards and build level 1 of one for 2 less; 5 points", "7: 12 points"}},
        CardCase{"wayfinders-mast",
                 {"2: 1 point", "5: reveal 4 fruit and sell one as an additional sell; 3 points",
                  "5: reveal 4 fruit and keep one; 6 points"}},
        CardCase{"canopy-atlas",
                 {"5: reveal 4 guild cards and build level 1 of one for 1 less; 2 points",
                  "6: reveal 3 fruit and keep one; 6 points",
                  "8: 10 points and 2 points for each different guild in your Completed section, at most 18"}},
        CardCase{"fog-lantern",
                 {"1: you must discard the whole guild market and refill it; 1 point",
                  "4: reveal 4 guild cards and gain 1 coin into your purse for each different guild; 3 points",
                  "6: 8 points"}},
        CardCase{"zipline-terminus",
                 {"3: when you build level 3 of another card: take a fruit from the fruit market; 2 points",
                  "5: reveal 4 guild cards and build level 1 of one for free; 5 points", "7: 11 points"}},
        CardCase{"rain-gauge",
                 {"2: reveal 3 fruit and keep one; 1 point",
                  "5: reveal 3 fruit and sell one as an additional sell; 3 points", "6: 6 points"}},
        CardCase{"far-camp",
                 {"2: you must give up a fruit, then gain 1 coin into your chest; 2 points",
                  "5: reveal 4 guild cards and build level 1 of one at half cost; 6 points",
                  "7: gain 1 coin into your chest; 12 points"}},
        CardCase{"leap-of-faith",
                 {"2: you must reveal 1 fruit and keep one; 2 points",
                  "3: you must pay 1 coin more, then discard the whole guild market and refill it; 4 points",
                  "5: reveal 3 guild cards and build level 1 of one at half cost; 7 points"}},
        CardCase{"trophy-bower",
                 {"2: 2 points", "4: reveal 3 fruit and keep one; 4 points",
                  "5: 5 points and 1 point for each type of fruit in your row, at most 10"}},
        CardCase{"storm-rigging",
                 {"2: when you complete another card: reveal 3 fruit and keep one; 1 point",
                  "4: reveal 5 guild cards and gain 1 coin into your chest for each different guild; 4 points",
                  "6: 8 points"}},
        CardCase{"horizon-crown",
                 {"3: reveal 3 fruit and keep one; 2 points",
                  "3: you must discard another Ongoing card of yours, then gain 1 coin into your purse; 5 points",
                  "7: 8 points and 1 point for each Explorer banner in your Completed section, at most 13"}}}),
    [](const auto& one) {
      std::string name = one.param.name;
      for (char& sign : name)
        if (sign == '-') sign = '_';
      return name;
    });

TEST(EveryCard, HasItsTest) { EXPECT_EQ(parse_pack(standard_pack()).cards.size(), 73U); }

}  // namespace
}  // namespace understory::tree_society
