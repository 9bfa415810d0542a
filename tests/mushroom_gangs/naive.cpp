#include "tests/mushroom_gangs/naive.hpp"

#include <algorithm>

#include "engine/json.hpp"

namespace understory::mushroom_gangs {
namespace {

constexpr char kEmpty = '.';

std::string yields_of(const std::string& map) {
  if (map == "keypad") return "123456789";
  if (map == "deep") return "789456123";
  if (map == "magic") return "816357492";
  return map;
}

}  // namespace

NaiveGame::NaiveGame(int gangs, const std::string& map, const std::string& team_up, int turn_limit)
    : gangs_(gangs), yields_(yields_of(map)), every_time_(team_up == "every"), turn_limit_(turn_limit) {
  for (auto& row : board_) row.fill(kEmpty);
  totals_.resize(static_cast<std::size_t>(gangs), 0);
  paid_.resize(static_cast<std::size_t>(gangs));
}

bool NaiveGame::inside(Place place) { return place.row >= 0 && place.row < 9 && place.column >= 0 && place.column < 9; }

std::string NaiveGame::name(Place place) {
  return {static_cast<char>('a' + place.column), static_cast<char>('1' + place.row)};
}

NaiveGame::Place NaiveGame::place_of(const std::string& name) { return {name.at(1) - '1', name.at(0) - 'a'}; }

char& NaiveGame::at(Place place) {
  return board_.at(static_cast<std::size_t>(place.row)).at(static_cast<std::size_t>(place.column));
}

char NaiveGame::at(Place place) const {
  return board_.at(static_cast<std::size_t>(place.row)).at(static_cast<std::size_t>(place.column));
}

int NaiveGame::pickers(int gang) const {
  int count = 0;
  for (const auto& row : board_) count += static_cast<int>(std::count(row.begin(), row.end(), mark(gang)));
  return count;
}

std::vector<int> NaiveGame::winners() const {
  const int most = *std::max_element(totals_.begin(), totals_.end());
  std::vector<int> gangs;
  for (int gang = 0; gang < gangs_; ++gang)
    if (total(gang) == most) gangs.push_back(gang);
  return gangs;
}

std::vector<std::string> NaiveGame::moves() const {
  std::vector<std::string> moves;
  if (over()) return moves;
  if (placing()) {
    add_placements(moves);
  } else {
    for (int row = 0; row < 9; ++row)
      for (int column = 0; column < 9; ++column)
        if (at({row, column}) == mark(turn_)) add_actions({row, column}, moves);
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

// One picker in each field, on an open position.
void NaiveGame::add_placements(std::vector<std::string>& moves) const {
  std::set<int> fields_with_own;
  for (int row = 0; row < 9; ++row)
    for (int column = 0; column < 9; ++column)
      if (at({row, column}) == mark(turn_)) fields_with_own.insert(field({row, column}));
  for (int row = 0; row < 9; ++row)
    for (int column = 0; column < 9; ++column)
      if (at({row, column}) == kEmpty && fields_with_own.count(field({row, column})) == 0)
        moves.push_back(name({row, column}));
}

void NaiveGame::add_actions(Place from, std::vector<std::string>& moves) const {
  const auto add = [&](Place to, bool may_eliminate) {
    if (!inside(to) || at(to) == mark(turn_)) return;
    if (at(to) == kEmpty)
      moves.push_back(name(from) + "-" + name(to));
    else if (may_eliminate)
      moves.push_back(name(from) + "x" + name(to));
  };
  add({from.row + 1, from.column}, true);   // forward
  add({from.row, from.column - 1}, true);   // sideways
  add({from.row, from.column + 1}, true);   // sideways
  add({from.row - 1, from.column}, false);  // backward
  moves.push_back(name(from) + (from.row == 8 ? "-home" : "-out"));
}

void NaiveGame::play(const std::string& move) {
  if (placing())
    play_placement(move);
  else
    play_action(move);
}

void NaiveGame::play_placement(const std::string& move) {
  at(place_of(move)) = mark(turn_);
  ++placed_;
  turn_ = (turn_ + 1) % gangs_;
  if (!placing()) totals_.assign(totals_.size(), 55);
}

void NaiveGame::play_action(const std::string& move) {
  int& total = totals_.at(static_cast<std::size_t>(turn_));
  const Place from = place_of(move);
  const int yield_left = yield(from);
  at(from) = kEmpty;
  const std::string target = move.substr(3);
  if (target == "home") {
    total += yield_left;
  } else if (target == "out") {
    total -= 9;
  } else {
    const Place to = place_of(target);
    const bool eliminates = move.at(2) == 'x';
    if (to.row > from.row) total += yield_left;                 // forward, with or without a victim
    if (to.row == from.row && eliminates) total -= yield_left;  // sideways with a victim
    if (to.row < from.row) total -= yield_left;                 // backward
    at(to) = mark(turn_);
    total += team_up(to);
  }
  end_turn();
}

// The bonus for the run through the position just reached. The members to its left, and those to its right, were
// together before; where they were three or more they were a group already and are not new.
int NaiveGame::team_up(Place reached) {
  std::vector<Place> left, right;
  for (Place p{reached.row, reached.column - 1}; inside(p) && at(p) == mark(turn_); --p.column) left.push_back(p);
  for (Place p{reached.row, reached.column + 1}; inside(p) && at(p) == mark(turn_); ++p.column) right.push_back(p);
  if (left.size() + 1 + right.size() < 3) return 0;

  const Place first = left.empty() ? reached : left.back();
  const Place last = right.empty() ? reached : right.back();
  if (!every_time_) {
    const bool fresh = paid_.at(static_cast<std::size_t>(turn_)).insert(name(first) + "-" + name(last)).second;
    if (!fresh) return 0;
  }
  std::vector<Place> new_members{reached};
  if (left.size() < 3) new_members.insert(new_members.end(), left.begin(), left.end());
  if (right.size() < 3) new_members.insert(new_members.end(), right.begin(), right.end());
  int sum = 0;
  for (const Place member : new_members) sum += yield(member);
  return sum;
}

void NaiveGame::end_turn() {
  turn_ = (turn_ + 1) % gangs_;
  if (turn_ == 0) ++round_;
  bool somebody_gone = false;
  for (int gang = 0; gang < gangs_; ++gang) somebody_gone = somebody_gone || pickers(gang) == 0;
  if (somebody_gone || round_ == turn_limit_) turn_ = kNobodysTurn;
}

std::uint64_t NaiveGame::perft(int depth) const {
  if (depth == 0) return 1;
  const std::vector<std::string> all = moves();
  if (depth == 1) return all.size();
  std::uint64_t lines = 0;
  for (const std::string& move : all) {
    NaiveGame next = *this;
    next.play(move);
    lines += next.perft(depth - 1);
  }
  return lines;
}

nlohmann::json NaiveGame::position() const {
  nlohmann::json json{{"seats", gangs_}};
  for (const auto& row : board_) json["board"].push_back(std::string(row.begin(), row.end()));
  json["phase"] = placing() ? "placing" : over() ? "over" : "playing";
  if (placing()) return json;
  json["turn"] = over() ? nlohmann::json() : nlohmann::json(turn_);
  json["round"] = round_;
  json["mushrooms"] = totals_;
  for (const std::set<std::string>& runs : paid_) {
    std::vector<std::string> sorted(runs.begin(), runs.end());  // by row, then by column
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.at(1) < b.at(1); });
    json["paid"].push_back(sorted);
  }
  return json;
}

void NaiveGame::set_position(const nlohmann::json& json) {
  const auto rows = json.at("board").get<std::vector<std::string>>();
  for (std::size_t row = 0; row < 9; ++row) std::copy(rows.at(row).begin(), rows.at(row).end(), board_.at(row).begin());
  if (json.at("phase") == "placing") {
    placed_ = 0;
    for (int gang = 0; gang < gangs_; ++gang) placed_ += pickers(gang);
    turn_ = placed_ % gangs_;
    return;
  }
  placed_ = 9 * gangs_;
  turn_ = json.at("turn").is_null() ? kNobodysTurn : json.at("turn").get<int>();
  round_ = json.at("round").get<int>();
  totals_ = json.at("mushrooms").get<std::vector<int>>();
  paid_ = json.at("paid").get<std::vector<std::set<std::string>>>();
}

}  // namespace understory::mushroom_gangs
