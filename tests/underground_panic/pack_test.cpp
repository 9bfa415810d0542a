// Packs: what is read, and what is refused with the place and the reason.
#include "catalog/pack_check.hpp"
#include "tests/support/packs.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/underground_panic/table.hpp"

namespace understory::underground_panic {
namespace {

using nlohmann::json;

json standard() { return json::parse(standard_pack()); }

TEST(Pack, ReadsTheBurrow) {
  const Pack pack = parse_pack(standard_pack());
  EXPECT_EQ(pack.spaces.size(), 27U);
  EXPECT_EQ(pack.tunnels.size(), 58U);
  EXPECT_EQ(raw(find_space(pack, "start")), 0);
  EXPECT_EQ(find_space(pack, "surface"), kSurface);
  EXPECT_EQ(find_space(pack, "d4"), kNoSpace);
  for (const DeckDef& deck : pack.decks) EXPECT_EQ(deck.cards.size(), 28);
  EXPECT_EQ(pack.decks[0].cards.count(Symbol::pinecone), 11);
  EXPECT_EQ(pack.rewards.size(), 12U);
}

TEST(Pack, NamesTheFieldOfEveryFault) {
  expect_broken(
      standard(), parse_pack,
      {
          {"/name", R"("")", "name", "engine.pack-name"},
          {"/spaces/3/bonus", R"(["leaf"])", "spaces[3]", "underground-panic.pack.bonus"},
          {"/spaces/0/bonus", R"(["red"])", "spaces[0]", "underground-panic.pack.bonus"},
          {"/tunnels/0/cost", "[]", "tunnels[0]", "underground-panic.pack.cost"},
          {"/tunnels/0/cost", R"(["red", "red", "red", "red", "red"])", "tunnels[0]", "underground-panic.pack.cost"},
          {"/tunnels/0/cost/0", R"("chest")", "tunnels[0]", "underground-panic.pack.cost"},
          {"/tunnels/57/to", R"("c12")", "tunnels[57]", "underground-panic.pack.no-space"},
          {"/tunnels/57/to", R"("c11")", "tunnels[57]", "underground-panic.pack.tunnel"},
          {"/tokens/0/icons", "[]", "tokens[0]", "underground-panic.pack.token"},
          {"/tokens/0/icons/0", R"("leaf")", "tokens[0]", "underground-panic.pack.token"},
          {"/tokens/0/copies", "3", "tokens", "underground-panic.pack.tokens"},
          {"/decks/0/cards/acorn", "9", "decks[0].cards (red)", "underground-panic.pack.deck"},
          {"/decks/0/cards/acorn", "0", "decks[0].cards.acorn (red)", "engine.field-out-of-range"},
          {"/injuries/copies", "[60, 60, 60, 61]", "injuries.copies[3]", "engine.field-out-of-range"},
          {"/tiles/0/copies", "3", "tiles", "underground-panic.pack.tiles"},
          {"/tiles/0/name", R"("wing")", "tiles[0].name (wing)", "engine.field-unknown-word"},
          {"/rewards/8/set", "[]", "rewards[8]", "underground-panic.pack.set"},
          {"/rewards/0/set", R"(["red"])", "rewards[0]", "underground-panic.pack.set"},
          {"/rewards/0/points", "21", "rewards[0].points (free)", "engine.field-out-of-range"},
          {"/die/faces/0", "0", "die.faces[0]", "engine.field-out-of-range"},
          {"/direction/left", "0", "direction.left", "engine.field-out-of-range"},
          {"/pebbles/value", "101", "pebbles.value", "engine.field-out-of-range"},
      });
}

TEST(Pack, NeedsAWayUpFromEverywhere) {
  json pack = standard();
  pack["tunnels"][0]["way"] = "only";
  EXPECT_EQ(all_faults([&] { parse_pack(pack.dump()); }).size(), 1U);
  pack = standard();
  pack["tunnels"].erase(0);
  EXPECT_EQ(all_faults([&] { parse_pack(pack.dump()); })[0].reason.key, "underground-panic.pack.ways");
}

TEST(Pack, ThatIsChangedIsRefusedOrPlayed) {
  const auto try_pack = [](std::string_view pack, const auto& setups, std::uint64_t seed) {
    return try_setups<Game>(parse_pack(pack), setups, seed);
  };
  const int packs = kSanitized ? 40 : 400;
  const auto figures =
      expect_refused_or_played(standard(), possible_setups<Game>(parse_pack(standard_pack())), try_pack, packs);
  EXPECT_GT(figures.played, packs / 20);
  EXPECT_GT(figures.refused, packs / 20);
}

}  // namespace
}  // namespace understory::underground_panic
