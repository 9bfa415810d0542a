#include "tests/_template/table.hpp"

#include <sstream>
#include <stdexcept>

#include "engine/label.hpp"
#include "tests/support/asking.hpp"
#include "tests/support/places.hpp"

namespace understory::template_game {
namespace {

using nlohmann::json;

std::string name_of(Seat forager) { return "forager " + std::to_string(raw(forager)); }

// "fox acorn fox" as {"acorn": 1, "fox": 2}, and back.
json bag_of(const std::string& cards) {
  json bag = json::object();
  std::istringstream stream(cards);
  for (std::string card; stream >> card;) bag[card] = bag.value(card, 0) + 1;
  return bag;
}

std::string cards_of(const Game& game, const CardBag& bag) {
  std::vector<std::string> names;
  for (const Card card : bag.kinds())
    for (int i = 0; i < bag.count(card); ++i) names.push_back(game.format(Move::play(card)).substr(5));
  return joined(names);
}

}  // namespace

std::string standard_pack() { return read_source("packs/_template/standard.json"); }

Game game_of(int seats, const Options& options) { return {seats, options, parse_pack(standard_pack())}; }

Seat seat(int forager) { return Seat{static_cast<std::uint8_t>(forager)}; }

Table& Table::foragers(int count) { return foragers_ = count, *this; }
Table& Table::option(const std::string& name, int value) { return options_[name] = std::int64_t{value}, *this; }
Table& Table::pack(const json& components) { return pack_ = components.dump(), *this; }
Table& Table::hand(int forager, const std::string& cards) { return hands_[forager] = cards, placed_ = true, *this; }
Table& Table::buried(int forager, const std::string& cards) { return buried_[forager] = cards, placed_ = true, *this; }
Table& Table::front(int forager, const std::string& cards) { return front_[forager] = cards, placed_ = true, *this; }
Table& Table::found(int forager, const std::string& cards) { return found_[forager] = cards, placed_ = true, *this; }
Table& Table::under(const std::string& cards) { return under_ = cards, placed_ = true, *this; }
Table& Table::deck(const std::string& cards) { return deck_ = cards, placed_ = true, *this; }
Table& Table::nuts(const std::vector<int>& nuts) { return nuts_ = nuts, placed_ = true, *this; }
Table& Table::turn(int forager) { return turn_ = forager, placed_ = true, *this; }
Table& Table::round(int turns) { return round_ = turns, placed_ = true, *this; }

json Table::described_position(const Game& game) const {
  json position{{"deck", bag_of(deck_)}, {"under", bag_of(under_)}, {"turned", json::object()},
                {"turn", turn_},         {"round", round_},         {"pending", json::array()}};
  json face_up = game.position(game.new_game()).at("deck");
  const auto take = [&](const json& bag) {
    for (const auto& [card, count] : bag.items()) {
      face_up[card] = face_up.value(card, 0) - count.get<int>();
      if (face_up[card] == 0) face_up.erase(card);
    }
  };
  take(position["deck"]);
  take(position["under"]);
  for (int forager = 0; forager < foragers_; ++forager) {
    const auto cards = [&](const std::map<int, std::string>& places) {
      const auto found = places.find(forager);
      return bag_of(found == places.end() ? "" : found->second);
    };
    const int nuts = nuts_.empty() ? 0 : nuts_.at(static_cast<std::size_t>(forager));
    position["foragers"].push_back({{"nuts", nuts},
                                    {"hand", cards(hands_)},
                                    {"buried", cards(buried_)},
                                    {"front", cards(front_)},
                                    {"dug_up", cards(found_)}});
    for (const char* place : {"hand", "buried", "front", "dug_up"}) take(position["foragers"].back()[place]);
  }
  position["face_up"] = face_up;
  return position;
}

// Game and position are made when they are first needed, so that the set-up can be said in any order.
void Table::begin() {
  if (game_) return;
  if (placed_) options_.try_emplace("rounds", std::int64_t{20});
  Game game(foragers_, options_, parse_pack(pack_.empty() ? standard_pack() : pack_));
  state_ = placed_ ? game.from_position(described_position(game)) : game.new_game();
  game_ = std::move(game);
}

std::string Table::problem() {
  try {
    begin();
  } catch (const Refusal& refusal) {
    return with_rule(refusal.reason, refusal.rule);
  }
  return {};
}

const Game& Table::game() { return begin(), *game_; }
const State& Table::state() { return begin(), state_; }

Table& Table::plays(const std::string& moves) {
  begin();
  std::istringstream stream(moves);
  for (std::string move; std::getline(stream >> std::ws, move, ',');) play(move);
  return *this;
}

void Table::play(const std::string& text) {
  if (const std::string reason = why(text); !reason.empty()) throw std::logic_error(text + ": " + reason);
  log_.events.clear();
  game_->apply(state_, game_->parse(text), log_);
}

std::string Table::hand(int forager) { return begin(), cards_of(*game_, state_.own[seat(forager)].hand); }
std::string Table::buried(int forager) { return begin(), cards_of(*game_, state_.own[seat(forager)].buried); }
std::string Table::dug_up(int forager) { return begin(), cards_of(*game_, state_.pub.dug_up[seat(forager)]); }
std::string Table::front(int forager) { return begin(), cards_of(*game_, state_.pub.front[seat(forager)]); }
std::string Table::turned() { return begin(), cards_of(*game_, state_.pub.turned); }
std::string Table::under() { return begin(), cards_of(*game_, state_.pub.under); }
std::string Table::deck() { return begin(), cards_of(*game_, state_.secret.deck); }
std::string Table::face_up() { return begin(), cards_of(*game_, state_.pub.face_up); }
int Table::nuts(int forager) { return begin(), game_->scores(state_).total[seat(forager)]; }
json Table::drawn() { return begin(), game_->position(state_); }

std::string Table::actor() {
  begin();
  const Seat actor = game_->actor(state_);
  if (actor == kChance) return "chance";
  return actor == kNobody ? "nobody" : name_of(actor);
}

std::string Table::turn_of() {
  begin();
  const Seat turn = game_->turn_of(state_);
  return turn == kNobody ? "nobody" : name_of(turn);
}

std::string Table::forced() {
  begin();
  const auto move = game_->forced(game_->observe(state_, kSpectator));
  return move ? game_->format(*move) : "";
}

std::string Table::winner() {
  if (actor() != "nobody") return "nobody";
  std::vector<std::string> first;
  for (const Seat forager : seats_up_to(foragers_))
    if (game_->scores(state_).rank[forager] == 1) first.push_back(name_of(forager));
  return joined(first, " and ");
}

std::string Table::happened() { return happened_to(kReferee); }

std::string Table::happened_to(Seat viewer) { return told(*game_, log_, viewer); }

std::string Table::question() { return begin(), english(game_->question(state_)); }

std::string Table::coming() { return begin(), english(game_->coming(state_)); }

std::string Table::moves() { return begin(), joined(moves_listed(*game_, state_), ", "); }

std::string Table::label(const std::string& move) {
  return begin(), english(label_of(*game_, state_, game_->parse(move)));
}

std::string Table::why(const std::string& move) { return begin(), reason_against(*game_, state_, move); }

testing::AssertionResult Table::refuses(const std::string& rule, const std::string& move) {
  return begin(), refuses_by(*game_, state_, rule, move);
}

std::string Table::text(const std::string& card) {
  begin();
  std::vector<std::string> texts;
  for (const Message& message : game_->card_text(game_->parse("play " + card).card()))
    texts.push_back(english(message));
  return joined(texts, "; ");
}

}  // namespace understory::template_game
