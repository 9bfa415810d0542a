// Tree Society in sentences, and what its board reads of a view.
#include <algorithm>

#include "cli/boards/tree_society.hpp"

namespace understory::cli::tree_society_parts {
namespace {

int count_of(const Fruits& fruits, const std::string& kind) {
  const auto found = fruits.find(kind);
  return found == fruits.end() ? 0 : found->second;
}

using Told = std::vector<Message>;

void add(Told& told, Told more) {
  for (Message& message : more) told.push_back(std::move(message));
}

Message kind_name(const std::string& kind) { return Message("tree-society.fruit." + kind); }

Message owner_of(const Scene& scene, int player) {
  return Message("tree-society.cli.who", {{"name", scene.seats.at(static_cast<std::size_t>(player)).name},
                                          {"by", scene.seats.at(static_cast<std::size_t>(player)).player}});
}

Told card_told(const View& view, const std::string& card, const char* where) {
  const Face& face = view.faces.at(card);
  Told told{Message("tree-society.cli.told.card", {{"card", card_name(card)},
                                                   {"guild", Message("tree-society.guild." + face.guild)},
                                                   {"banners", face.banners},
                                                   {"where", where},
                                                   {"priced", face.price ? "yes" : "no"},
                                                   {"price", face.price.value_or(0)}})};
  for (std::size_t i = 0; i < face.levels.size(); ++i)
    told.push_back(Message(
        "tree-society.cli.told.level",
        {{"level", static_cast<int>(i) + 1}, {"cost", face.levels[i].cost}, {"text", level_text(face.levels[i])}}));
  return told;
}

Told market_told(const View& view) {
  Told told;
  for (std::size_t place = 0; place < view.market.size(); ++place)
    if (const auto& card = view.market[place]) add(told, card_told(view, *card, place >= kTopRow ? "top" : "bottom"));
  if (told.empty()) told.emplace_back("tree-society.cli.no-market");
  return told;
}

Told fruit_told(const View& view, int viewer) {
  Told told{Message("tree-society.cli.told.stalls",
                    {{"count", static_cast<int>(view.stalls.size())}, {"fruit", named(view.stalls)}})};
  for (const auto& one : view.trade)
    told.push_back(
        Message("tree-society.cli.told.fruit", {{"type", type_name(one.type)},
                                                {"there", one.there},
                                                {"price", one.prices.at(static_cast<std::size_t>(std::max(0, viewer)))},
                                                {"sold", one.sold ? "yes" : "no"},
                                                {"text", one.action}}));
  return told;
}

Told player_told(const Scene& scene, const View& view, int player) {
  const auto at = static_cast<std::size_t>(player);
  const Player& one = view.players.at(at);
  Told ongoing;
  for (const auto& slot : one.ongoing)
    if (slot)
      ongoing.push_back(Message("tree-society.cli.ongoing", {{"card", card_name(slot->card)}, {"level", slot->level}}));
  const int begun = static_cast<int>(ongoing.size());
  return {Message("tree-society.cli.told.player", {{"player", owner_of(scene, player)},
                                                   {"points", view.standings.at(at).points},
                                                   {"banners", view.standings.at(at).banners},
                                                   {"purse", one.purse},
                                                   {"chest", one.chest},
                                                   {"count", static_cast<int>(one.row.size())},
                                                   {"fruit", named(one.row)}}),
          Message("tree-society.cli.told.built", {{"player", owner_of(scene, player)},
                                                  {"begun", begun},
                                                  {"ongoing", std::move(ongoing)},
                                                  {"done", static_cast<int>(one.completed.size())},
                                                  {"completed", named(one.completed)}})};
}

Told players_told(const Scene& scene, const View& view) {
  Told told;
  for (const int player : from_viewer(scene, view)) add(told, player_told(scene, view, player));
  return told;
}

}  // namespace

int players_in(const View& view) { return static_cast<int>(view.players.size()); }
bool acts(const View& view, int player) { return raw(view.mover) == player; }

std::vector<int> from_viewer(const Scene& scene, const View& view) {
  std::vector<int> seats;
  seats.reserve(view.players.size());
  const int first = std::max(0, scene.viewer);
  for (int i = 0; i < players_in(view); ++i) seats.push_back((first + i) % players_in(view));
  return seats;
}

int plain_of(const Fruits& fruits, const std::string& type) { return count_of(fruits, type); }
int valuable_of(const Fruits& fruits, const std::string& type) { return count_of(fruits, "valuable-" + type); }

Message type_name(const std::string& type) { return Message("tree-society.type." + type); }
Message card_name(const std::string& card) { return Message("tree-society.card." + card); }

std::vector<Message> named(const Fruits& fruits) {
  Told names;
  for (const auto& [kind, count] : fruits)
    names.push_back(Message("tree-society.cli.count", {{"count", count}, {"what", kind_name(kind)}}));
  return names;
}
std::vector<Message> named(const std::vector<std::string>& cards) {
  Told names;
  names.reserve(cards.size());
  for (const std::string& card : cards) names.push_back(card_name(card));
  return names;
}

Message level_text(const Level& level) {
  const Message score = level.score ? *level.score : Message("tree-society.points.fixed", {{"n", *level.points}});
  return Message("tree-society.cli.level", {{"count", static_cast<int>(level.text.size())},
                                            {"timing", level.timing},
                                            {"text", level.text},
                                            {"score", score}});
}

Message status(const View& view) {
  const bool over = view.stage == "over";
  const char* last = !view.last_round ? "no" : *view.last_round <= view.round + 1 ? "yes" : "known";
  return Message("tree-society.cli.status", {{"round", over ? view.round : view.round + 1},
                                             {"last", over ? "over" : last},
                                             {"end", view.last_round.value_or(0)},
                                             {"banners", view.banners_to_end}});
}

std::vector<std::string> tell_market(const Scene& scene, const Words& words) {
  return spoken(market_told(Seen{scene}.view), words);
}

std::vector<std::string> tell_cards(const Scene& scene, const Words& words) {
  const View view = Seen{scene}.view;
  Told told;
  const Player& player = view.players.at(static_cast<std::size_t>(std::max(0, scene.viewer)));
  for (const auto& slot : player.ongoing)
    if (slot) add(told, card_told(view, slot->card, "ongoing"));
  for (const std::string& card : player.completed) add(told, card_told(view, card, "completed"));
  if (told.empty()) told.emplace_back("tree-society.cli.no-cards");
  return spoken(told, words);
}

std::vector<std::string> tell_fruit(const Scene& scene, const Words& words) {
  return spoken(fruit_told(Seen{scene}.view, scene.viewer), words);
}

std::vector<std::string> tell_players(const Scene& scene, const Words& words) {
  return spoken(players_told(scene, Seen{scene}.view), words);
}

std::vector<std::string> tell_piles(const Scene& scene, const Words& words) {
  const View view = Seen{scene}.view;
  int fruit = 0;
  for (const auto& [kind, count] : view.fruit_deck) fruit += count;
  return spoken({Message("tree-society.cli.told.deck",
                         {{"count", static_cast<int>(view.deck.size())}, {"cards", named(view.deck)}}),
                 Message("tree-society.cli.told.heap",
                         {{"count", static_cast<int>(view.heap.size())}, {"cards", named(view.heap)}}),
                 Message("tree-society.cli.told.fruit-deck", {{"count", fruit}, {"fruit", named(view.fruit_deck)}})},
                words);
}

std::vector<std::string> tell_board(const Scene& scene, const Words& words) {
  const View view = Seen{scene}.view;
  Told told{status(view)};
  add(told, players_told(scene, view));
  add(told, fruit_told(view, scene.viewer));
  add(told, market_told(view));
  std::vector<std::string> all = spoken(told, words);
  for (std::string& card : tell_cards(scene, words)) all.push_back(std::move(card));
  return all;
}

std::vector<std::string> tell(const Scene& scene, const Words& words) {
  if (scene.extent == Extent::news) return {};  // the happenings say it
  return tell_board(scene, words);
}

}  // namespace understory::cli::tree_society_parts
