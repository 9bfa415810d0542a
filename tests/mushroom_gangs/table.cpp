#include "tests/mushroom_gangs/table.hpp"

#include <sstream>
#include <stdexcept>

#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "tests/support/asking.hpp"

namespace understory::mushroom_gangs {
namespace {

using nlohmann::json;

std::string gang_name(int gang) { return "gang " + std::to_string(gang); }

}  // namespace

std::vector<std::string> split(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

Seat seat(int gang) { return Seat{static_cast<std::uint8_t>(gang)}; }

Game game_of(int seats, const Options& options) {
  return {seats, options, parse_pack(find_pack(Game::info(), "standard"))};
}

Table& Table::setting_up() {
  if (game_) throw std::logic_error("the table is set up already");
  return *this;
}

Table& Table::gangs(int count) { return setting_up().gangs_ = count, *this; }

Table& Table::option(const std::string& name, const std::string& value) {
  read_option(Game::info(), name + "=" + value, setting_up().options_);
  return *this;
}

Table& Table::pack(const json& components) { return setting_up().pack_ = components.dump(), *this; }

Table& Table::own(int gang, const std::string& positions) {
  if (setting_up().board_.empty()) board_.assign(9, ".........");
  for (const std::string& position : split(positions)) {
    const auto row = static_cast<std::size_t>(position.at(1) - '1');
    const auto column = static_cast<std::size_t>(position.at(0) - 'a');
    char& mark = board_.at(row).at(column);
    if (mark != '.') throw std::logic_error(position + " is taken");
    mark = static_cast<char>('0' + gang);
  }
  return *this;
}

Table& Table::board(const std::vector<std::string>& rows) { return setting_up().board_ = rows, *this; }
Table& Table::turn(int gang) { return setting_up().turn_ = gang, *this; }
Table& Table::round(int actions) { return setting_up().round_ = actions, *this; }
Table& Table::mushrooms(const std::vector<int>& totals) { return setting_up().mushrooms_ = totals, *this; }
Table& Table::paid(int gang, const std::string& runs) { return setting_up().paid_[gang] = split(runs), *this; }

// Game and position are made when they are first needed, so that the set-up can be said in any order.
void Table::begin() {
  if (game_) return;
  Game game(gangs_, options_, parse_pack(pack_.empty() ? find_pack(Game::info(), "standard") : pack_));
  state_ = game.new_game();
  if (!board_.empty()) {
    if (mushrooms_.empty()) mushrooms_.assign(static_cast<std::size_t>(gangs_), 55);
    json paid = json::array();
    for (int gang = 0; gang < gangs_; ++gang) paid.push_back(paid_[gang]);
    state_ = game.from_position({{"board", board_},
                                 {"phase", "playing"},
                                 {"turn", turn_},
                                 {"round", round_},
                                 {"mushrooms", mushrooms_},
                                 {"paid", paid}});
  }
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
  for (const std::string& move : split(moves)) play(move);
  return *this;
}

void Table::play(const std::string& text) {
  if (const std::string reason = why(text); !reason.empty()) throw std::logic_error(text + ": " + reason);
  const Seat mover = game_->actor(state_);
  const int before = game_->scores(state_).total[mover];
  EventLog<Event> log;
  game_->apply(state_, game_->parse(text), log);
  gained_ = game_->scores(state_).total[mover] - before;
  amount_ = bonus_ = 0;
  std::vector<std::string> sentences;
  for (const Event& event : log.events) {
    if (event.kind == EventKind::acted) amount_ += event.amount;
    if (event.kind == EventKind::created_group || event.kind == EventKind::joined_group) bonus_ += event.amount;
    sentences.push_back(english(game_->describe(event)));
  }
  happened_ = joined(sentences);
}

Table& Table::places_all() {
  begin();
  while (placing()) play(split(moves()).front());
  return *this;
}

std::string Table::on(const std::string& position) {
  const auto row = static_cast<std::size_t>(position.at(1) - '1');
  const auto column = static_cast<std::size_t>(position.at(0) - 'a');
  const char mark = drawn().at("board").at(row).get<std::string>().at(column);
  return mark == '.' ? "nobody" : gang_name(mark - '0');
}

std::string Table::pickers(int gang) {
  std::vector<std::string> positions;
  for (char row = '1'; row <= '9'; ++row)
    for (char column = 'a'; column <= 'i'; ++column)
      if (const std::string position{column, row}; on(position) == gang_name(gang)) positions.push_back(position);
  return joined(positions);
}

std::string Table::turn() {
  begin();
  const Seat actor = game_->actor(state_);
  return actor == kNobody ? "nobody" : gang_name(raw(actor));
}

int Table::round() { return drawn().at("round").get<int>(); }

int Table::total(int gang) { return begin(), game_->scores(state_).total[seat(gang)]; }

std::string Table::paid(int gang) {
  return joined(drawn().at("paid").at(static_cast<std::size_t>(gang)).get<std::vector<std::string>>());
}

std::string Table::winner() {
  if (turn() != "nobody") return "nobody";
  std::vector<std::string> first;
  for (int gang = 0; gang < gangs_; ++gang)
    if (game_->scores(state_).rank[seat(gang)] == 1) first.push_back(gang_name(gang));
  return joined(first, " and ");
}

json Table::drawn() { return begin(), game_->position(state_); }

bool Table::placing() { return drawn().at("phase") == "placing"; }

std::string Table::question() { return begin(), english(game_->question(state_)); }

std::string Table::moves() { return begin(), joined(moves_listed(*game_, state_)); }

std::string Table::moves_of(const std::string& from) {
  std::vector<std::string> texts;
  for (const std::string& move : split(moves()))
    if (move.starts_with(from)) texts.push_back(move);
  return joined(texts);
}

std::string Table::why(const std::string& move) { return begin(), reason_against(*game_, state_, move); }

testing::AssertionResult Table::refuses(const std::string& rule, const std::string& move) {
  return begin(), refuses_by(*game_, state_, rule, move);
}

}  // namespace understory::mushroom_gangs
