#include "tests/doors/doors.hpp"

#include "arena/schedule.hpp"
#include "catalog/bots.hpp"
#include "engine/refusal.hpp"
#include "tests/support/refusal.hpp"

namespace understory::doors {
namespace {

std::vector<MoveWord> legal_in(const AnyMatch& match) {
  std::vector<MoveWord> moves;
  match.legal_moves(moves);
  return moves;
}

}  // namespace

const std::vector<Door>& all_doors() {
  static const std::vector<Door> kDoors{terminal_door(), line_door(), table_door(), arena_door()};
  return kDoors;
}

std::vector<std::string> options_of(const Beginning& beginning, const Folder& folder) {
  std::vector<std::string> words{"--seed", format_chance_key(beginning.seed)};
  const auto add = [&](const char* option, const std::string& value) {
    words.emplace_back(option);
    words.push_back(value);
  };
  const nlohmann::json options = to_json(beginning.setup.options);
  for (const auto& [name, value] : options.items())
    add("--option", name + "=" + (value.is_string() ? value.get<std::string>() : value.dump()));
  if (!beginning.setup.pack_text.empty()) add("--pack", folder.write("pack.json", beginning.setup.pack_text));
  if (beginning.position)
    add("--position", folder.write("position.json", beginning.position->dump() + std::string(beginning.blanks, ' ')));
  return words;
}

std::unique_ptr<AnyMatch> match_of(const Beginning& beginning) {
  if (beginning.position) return beginning.game.from_position(beginning.setup, *beginning.position);
  return beginning.game.new_match(beginning.setup);
}

void go_on(AnyMatch& match, const Beginning& beginning, const Door& door) {
  while (match.actor() != kNobody) {
    const bool forced = door.makes_forced != nullptr && legal_in(match).size() == 1 && door.makes_forced(match);
    if (match.actor() != kChance && !forced) return;
    match.apply(match.actor() == kChance ? match.draw(beginning.seed) : legal_in(match).front());
  }
}

std::vector<std::string> moves_of(const AnyMatch& match) {
  std::vector<std::string> moves;
  for (const MoveWord move : legal_in(match)) moves.push_back(match.format(move));
  return moves;
}

std::vector<std::string> moves_of(const std::vector<Offered>& offers) {
  std::vector<std::string> moves;
  for (const Offered& offer : offers) moves.push_back(offer.move);
  return moves;
}

std::vector<std::string> labels_of(const AnyMatch& match) {
  std::vector<std::string> labels;
  for (const MoveWord move : legal_in(match)) labels.push_back(english(match.label(move)));
  return labels;
}

std::vector<std::string> labels_of(const std::vector<Offered>& offers) {
  std::vector<std::string> labels;
  for (const Offered& offer : offers) labels.push_back(offer.label);
  return labels;
}

std::vector<nlohmann::json> facts_of(const AnyMatch& match) {
  std::vector<nlohmann::json> facts;
  for (const Offer& offer : match.offers()) {
    nlohmann::json all{{"about", offer.about}, {"price", nlohmann::json::array()}, {"gain", nlohmann::json::array()}};
    for (const Counted& one : offer.price) all["price"].push_back({{"what", one.what}, {"n", one.n}});
    for (const Counted& one : offer.gain) all["gain"].push_back({{"what", one.what}, {"n", one.n}});
    facts.push_back(std::move(all));
  }
  return facts;
}

std::vector<nlohmann::json> facts_of(const std::vector<Offered>& offers) {
  std::vector<nlohmann::json> facts;
  for (const Offered& offer : offers) facts.push_back(offer.facts);
  return facts;
}

nlohmann::json facts_in(const nlohmann::json& offer) {
  return {{"about", offer.at("about")}, {"price", offer.at("price")}, {"gain", offer.at("gain")}};
}

Standing standing_of(const AnyMatch& match) {
  const Scores scores = match.score_sheet().scores;
  Standing standing{{}, {}, match.actor() == kNobody};
  for (const Seat seat : seats_up_to(scores.seats + scores.rivals)) {
    standing.totals.push_back(scores.total[seat]);
    standing.ranks.push_back(scores.rank[seat]);
  }
  return standing;
}

// The first game of a tournament among random bots.
void play_alone(AnyMatch& match, const Beginning& beginning) {
  std::vector<std::unique_ptr<AnyBot>> bots;
  for (const Seat seat : seats_up_to(match.seats()))
    bots.push_back(make_bot(match, "random", arena::seed_of_bot(beginning.seed, 0, seat)));
  const ChanceKey chance = arena::chance_of_set(beginning.seed, 0);
  while (match.actor() != kNobody)
    match.apply(match.actor() == kChance ? match.draw(chance) : bots[raw(match.actor())]->choose(match, {}));
}

void expect_same(Visit& visit, const AnyMatch& match) {
  EXPECT_EQ(moves_of(visit.offers()), moves_of(match));
  const Standing shown = visit.standing();
  const Standing wanted = standing_of(match);
  EXPECT_EQ(shown.totals, wanted.totals);
  EXPECT_EQ(shown.over, wanted.over);
  if (!shown.ranks.empty()) {
    EXPECT_EQ(shown.ranks, wanted.ranks);
  }
}

bool expect_judged_alike(const Door& door, const Beginning& beginning) {
  std::unique_ptr<AnyMatch> match;
  try {
    match = match_of(beginning);
  } catch (const Refusal&) {
    match = nullptr;
  }
  const Entered entered = door.enter(beginning);
  EXPECT_EQ(entered.visit == nullptr, match == nullptr)
      << entered.refused << " " << beginning.position.value_or(nullptr) << " " << beginning.setup.pack_text;
  if (!match) expect_sentence(entered.refused);
  if (!match || !entered.visit) return false;
  door.asks ? go_on(*match, beginning, door) : play_alone(*match, beginning);
  expect_same(*entered.visit, *match);
  return true;
}

void expect_sentence(const std::string& sentence) {
  constexpr std::size_t kReadable = 600;  // bytes
  EXPECT_TRUE(is_clean(sentence)) << sentence.substr(0, kReadable);
  EXPECT_LE(sentence.size(), kReadable) << sentence.substr(0, kReadable);
  EXPECT_EQ(sentence.find('\n'), std::string::npos) << sentence.substr(0, kReadable);
}

}  // namespace understory::doors
