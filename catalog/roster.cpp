#include "catalog/roster.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "engine/fields.hpp"
#include "engine/json.hpp"
#include "engine/message.hpp"
#include "engine/record.hpp"
#include "engine/refusal.hpp"

namespace understory {
namespace {

using bots::Method;
using bots::Profile;
using bots::SearchOptions;
using bots::Way;

constexpr int kHeaviest = 1'000'000;
constexpr std::array<std::string_view, 4> kMethods{"random", "greedy", "alphabeta", "mcts"};

[[noreturn]] void refuse_word(const Fields& fields, std::string_view field, const std::string& word,
                              std::vector<std::string> known) {
  std::vector<Message> list;
  list.reserve(known.size());
  for (std::string& one : known) list.push_back(verbatim(std::move(one)));
  throw Refusal(
      Message("engine.field-unknown-word", {{"field", fields.place_of(field)}, {"word", word}, {"known", list}}));
}

template <std::size_t Count>
std::size_t word_of(const Fields& fields, std::string_view field, const std::array<std::string_view, Count>& words) {
  const std::string word = fields.text(field);
  const auto* const at = std::find(words.begin(), words.end(), word);
  if (at == words.end()) refuse_word(fields, field, word, {words.begin(), words.end()});
  return static_cast<std::size_t>(at - words.begin());
}

std::vector<std::string> names_of(std::span<const FeatureName> features) {
  std::vector<std::string> names;
  for (const FeatureName& feature : features) names.emplace_back(feature.name);
  return names;
}

std::vector<std::int32_t> parse_weights(const Fields& fields, std::span<const FeatureName> features) {
  const std::vector<std::string> names = names_of(features);
  const std::vector<std::string_view> known(names.begin(), names.end());
  fields.only(known);
  std::vector<std::int32_t> weights;
  weights.reserve(names.size());
  for (const std::string& name : names)
    weights.push_back(static_cast<std::int32_t>(fields.number(name, -kHeaviest, kHeaviest)));
  return weights;
}

SearchOptions parse_search(const Fields& fields) {
  fields.only({"chance", "selection", "curiosity", "widening", "even", "turns", "guided", "lines", "plans", "answers",
               "beam", "worlds", "patience"});
  const auto hundredths = [&](std::string_view field) {
    return static_cast<float>(fields.number(field, 0, 10'000)) / 100.0F;
  };
  SearchOptions options;
  if (fields.has("chance"))
    options.chance = static_cast<bots::ChanceInTree>(
        word_of(fields, "chance", std::array<std::string_view, 2>{"drawn", "branched"}));
  if (fields.has("selection"))
    options.selection =
        static_cast<bots::Selection>(word_of(fields, "selection", std::array<std::string_view, 2>{"uct", "puct"}));
  if (fields.has("curiosity")) options.curiosity = hundredths("curiosity");
  if (fields.has("widening")) options.widening = hundredths("widening");
  if (fields.has("even")) options.even = static_cast<std::int32_t>(fields.number("even", 1, 1000)) * kPoint;
  if (fields.has("turns")) options.turns = static_cast<int>(fields.number("turns", 0, bots::kWholeGame));
  if (fields.has("guided")) options.guided = static_cast<int>(fields.number("guided", 0, 64));
  if (fields.has("lines")) options.lines = static_cast<int>(fields.number("lines", 0, bots::kGreedyBeam));
  if (fields.has("plans")) options.plans = static_cast<int>(fields.number("plans", 0, bots::kMostPlans));
  if (fields.has("answers")) options.answers = static_cast<int>(fields.number("answers", 0, bots::kMostPlans));
  if (fields.has("beam")) options.beam = static_cast<int>(fields.number("beam", bots::kGreedyBeam, bots::kMostBeam));
  if (fields.has("worlds")) options.worlds = static_cast<int>(fields.number("worlds", 0, 1000));
  if (fields.has("patience")) options.patience = static_cast<int>(fields.number("patience", 1, 1000));
  return options;
}

Way parse_way(const Fields& fields) {
  Way way;
  way.method = static_cast<Method>(word_of(fields, "method", kMethods));
  if (fields.has("iterations"))
    way.iterations = static_cast<std::uint32_t>(fields.number("iterations", 1, 1'000'000'000));
  if (fields.has("search")) way.search = parse_search(fields.object("search"));
  return way;
}

void overlook(Profile& profile, const Fields& fields, std::span<const FeatureName> features) {
  for (const std::string& word : fields.texts("overlooks")) {
    bool known = false;
    for (std::size_t i = 0; i < features.size(); ++i) {
      if (features[i].name != word) continue;
      profile.weights[i] = 0;
      known = true;
    }
    if (!known) refuse_word(fields, "overlooks", word, names_of(features));
  }
}

Profile parse_profile(const Fields& fields, std::span<const FeatureName> features,
                      const std::vector<std::int32_t>& weights) {
  fields.only({"name", "method", "overlooks", "notices", "minds_others", "iterations", "search", "crowd"});
  Profile profile;
  profile.name = fields.text("name");
  profile.way = parse_way(fields);
  profile.weights = weights;
  if (fields.has("overlooks")) overlook(profile, fields, features);
  if (fields.has("notices")) profile.notices = static_cast<int>(fields.number("notices", 1, 100));
  if (fields.has("minds_others")) profile.minds_others = fields.truth("minds_others");
  if (fields.has("crowd")) {
    const Fields crowd = fields.object("crowd");
    crowd.only({"method", "iterations", "search"});
    profile.crowd = parse_way(crowd);
  }
  return profile;
}

}  // namespace

Roster parse_roster(std::string_view text, std::span<const FeatureName> features) {
  const nlohmann::json json = parse_json(text);
  const Fields fields(json, "");
  fields.only({"weights", "outlook", "crowd_outlook", "levels"});
  const std::vector<std::int32_t> weights = parse_weights(fields.object("weights"), features);
  const std::vector<std::int32_t> outlook = parse_weights(fields.object("outlook"), features);
  const std::vector<std::int32_t> crowd_outlook =
      fields.has("crowd_outlook") ? parse_weights(fields.object("crowd_outlook"), features) : outlook;
  Roster roster(2);
  roster[0].name = "random";
  roster[1].name = "greedy";
  roster[1].way.method = Method::greedy;
  for (Profile& profile : roster) profile.weights = weights;
  for (const Fields& level : fields.objects("levels")) roster.push_back(parse_profile(level, features, weights));
  for (Profile& profile : roster) profile.outlook = outlook, profile.crowd_outlook = crowd_outlook;
  return roster;
}

std::string with_weights(std::string_view text, std::span<const FeatureName> features, const Profile& tuned) {
  auto json = nlohmann::ordered_json::parse(text);
  const auto put = [&](const char* list, const std::vector<std::int32_t>& weights) {
    for (std::size_t i = 0; i < features.size(); ++i) json[list][std::string(features[i].name)] = weights[i];
  };
  put("weights", tuned.weights);
  put("outlook", tuned.outlook);
  if (tuned.crowd_outlook != tuned.outlook) put("crowd_outlook", tuned.crowd_outlook);
  return json.dump(2) + "\n";
}

}  // namespace understory
