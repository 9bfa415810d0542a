#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <utility>

#include "catalog/bots.hpp"
#include "engine/refusal.hpp"
#include "locales/words.hpp"
#include "tests/catalog/matches.hpp"
#include "tests/goldens/goldens.hpp"

namespace understory::goldens {
namespace {

using nlohmann::json;

constexpr int kIterations = 20;       // of bots: a golden shows that they think alike, not that they think well
constexpr std::uint64_t kMore = 500;  // random games in which something new is looked for

// The number of seats, or the value of an option.
using Feature = std::pair<std::string, std::string>;

std::set<Feature> features_of(const Setup& setup) {
  std::set<Feature> features{{"", std::to_string(setup.seats)}};
  const json options = to_json(setup.options);
  for (const auto& [name, value] : options.items()) features.emplace(name, value.dump());
  return features;
}

// As few of the set-ups as a simple choice finds that have all their features among them.
std::vector<Setup> covering(const std::vector<Setup>& setups) {
  std::set<Feature> missing;
  for (const Setup& setup : setups) missing.merge(features_of(setup));
  const auto gain = [&](const Setup& setup) {
    const std::set<Feature> features = features_of(setup);
    return std::count_if(features.begin(), features.end(), [&](const Feature& one) { return missing.contains(one); });
  };
  std::vector<Setup> chosen;
  while (!missing.empty()) {
    chosen.push_back(*std::max_element(setups.begin(), setups.end(),
                                       [&](const Setup& a, const Setup& b) { return gain(a) < gain(b); }));
    for (const Feature& feature : features_of(chosen.back())) missing.erase(feature);
  }
  return chosen;
}

std::vector<Setup> setups_to_record(const AnyGame& game) {
  std::vector<Setup> setups = covering(game.setups());
  for (const OptionSpec& option : game.info.options)
    for (const auto& [text, seats] : option.open)
      setups.push_back(
          {seats == 0 ? game.info.most_seats : seats, complete_options(game.info, {{option.name, text}}), {}});
  return setups;
}

Setup without_defaults(Setup setup, const GameInfo& info) {
  for (const OptionSpec& option : info.options)
    if (setup.options.at(option.name) == option.fallback) setup.options.erase(option.name);
  return setup;
}

// Every bot at least once, as many at a table as there are seats.
std::vector<std::vector<std::string>> tables_of_bots(int seats) {
  std::vector<std::vector<std::string>> tables;
  for (std::size_t i = 0; i < all_bots().size() || tables.back().size() < static_cast<std::size_t>(seats); ++i) {
    if (i % static_cast<std::size_t>(seats) == 0) tables.emplace_back();
    tables.back().push_back(all_bots()[i % all_bots().size()]);
  }
  return tables;
}

// All that somebody was told in the match.
std::set<std::string> told_in(const AnyMatch& match) {
  std::set<std::string> told;
  for (const Seat viewer : {kReferee, kSpectator})  // who may know less is told some things in other words
    for (const auto& happenings : match.log(viewer))
      for (const Happening& happening : happenings) told.insert(happening.text.key);
  return told;
}

class Planner {
 public:
  explicit Planner(const AnyGame& game) : game_(game) {
    for (const std::string& key : Words::in("en").keys())
      if (key.starts_with(game.info.name + ".event.")) untold_.insert(key);
  }

  void add(const Setup& setup, const std::string& about, json plan = json::object()) {
    std::string file = std::to_string(plans_.size() + 1) + " " + about + ".json";
    for (char& c : file)
      if (c != '.' && std::isalnum(static_cast<unsigned char>(c)) == 0) c = '-';
    plan.update({{"file", file}, {"seats", setup.seats}, {"options", to_json(setup.options)}});
    if (!plan.contains("seed")) plan["seed"] = plans_.size() + 1;
    for (const std::string& key : told_by(plan)) untold_.erase(key);
    plans_.push_back(std::move(plan));
  }

  // Random games that tell of something new.
  void add_news(const std::vector<Setup>& setups) {
    for (std::uint64_t seed = 1000; seed < 1000 + kMore && !untold_.empty(); ++seed) {
      const Setup& setup = setups[seed % setups.size()];
      const std::set<std::string> told =
          told_by({{"seats", setup.seats}, {"options", to_json(setup.options)}, {"seed", seed}});
      const auto is_new = [&](const std::string& key) { return untold_.contains(key); };
      if (std::any_of(told.begin(), told.end(), is_new)) add(setup, "news", {{"seed", seed}});
    }
  }

  const json& plans() const { return plans_; }

 private:
  std::set<std::string> told_by(const json& plan) const {
    const auto match = begin(game_, plan);
    for (const MoveWord move : moves_of(game_, plan)) match->apply(move);
    return told_in(*match);
  }

  const AnyGame& game_;
  json plans_ = json::array();
  std::set<std::string> untold_;  // kinds of events
};

}  // namespace

std::unique_ptr<AnyMatch> begin(const AnyGame& game, const json& plan) {
  return game.new_match({plan.at("seats").get<int>(), options_from_json(plan.at("options")), {}});
}

// At random, or by the bots of the plan, which think in integers for this reason.
std::vector<MoveWord> moves_of(const AnyGame& game, const json& plan) {
  const auto match = begin(game, plan);
  const auto seed = plan.at("seed").get<std::uint64_t>();
  if (!plan.contains("bots")) {
    play_random(*match, seed);
    return match->moves();
  }
  const ChanceKey key = key_of(seed);
  Limits limits;
  limits.iterations = plan.at("iterations").get<std::uint32_t>();
  std::vector<std::unique_ptr<AnyBot>> bots;
  for (const auto& bot : plan.at("bots")) bots.push_back(make_bot(*match, bot.get<std::string>(), key));
  for (Seat actor = match->actor(); actor != kNobody; actor = match->actor())
    match->apply(actor == kChance ? match->draw(key) : bots.at(raw(actor))->choose(*match, limits));
  return match->moves();
}

json new_plans(const AnyGame& game) {
  Planner planner(game);
  const std::vector<Setup> setups = setups_to_record(game);
  for (const Setup& setup : setups) planner.add(setup, text_of(without_defaults(setup, game.info)));
  const Setup usual{game.info.most_seats, complete_options(game.info, {}), {}};
  for (const auto& bots : tables_of_bots(usual.seats))
    planner.add(usual, "bots", {{"bots", bots}, {"iterations", kIterations}});
  planner.add_news(game.setups());
  return planner.plans();
}

}  // namespace understory::goldens
