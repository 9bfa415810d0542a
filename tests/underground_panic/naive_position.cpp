// What everybody knows of cards (R1.8), points (chapter 11) and positions (R12.5) of the second opinion.

#include <algorithm>
#include <set>
#include <stdexcept>

#include "tests/underground_panic/naive.hpp"

namespace understory::underground_panic::naive {

namespace {

// {"leaf": 2}
nlohmann::json counted(const Names& list) {
  nlohmann::json result = nlohmann::json::object();
  for (const std::string& name : list) result[name] = count_of(list, name);
  return result;
}

nlohmann::json name_or_null(const std::string& name) { return name.empty() ? nlohmann::json() : nlohmann::json(name); }

// In the order in which the other list has the names.
Names in_order(Names list, const Names& order) {
  std::stable_sort(list.begin(), list.end(), [&](const std::string& one, const std::string& other) {
    return place_of(order, one) < place_of(order, other);
  });
  return list;
}

}  // namespace

// ---------------------------------------------------------------------------------------------------------------------
// What everybody knows (R1.7, R1.8)

// The symbols of the hidden cards that came from this shuffle, in the deck or anywhere.
Names Game::hidden_of(const std::string& colour, int shuffle) const {
  Names result;
  if (shuffle == shuffle_.at(colour)) result = decks_.at(colour);
  for (const Player& player : players_) {
    for (const List<Card>* cards : {&player.hand, &player.pouch}) {
      for (const Card& card : *cards) {
        if (card.colour == colour && card.shuffle == shuffle && !card.known) result.push_back(card.symbol);
      }
    }
  }
  return result;
}

// The last one first; older ones, in the order in which they ended, only as long as anything of them is hidden.
List<int> Game::shuffles_of(const std::string& colour) const {
  List<int> result = {shuffle_.at(colour)};
  for (int shuffle = 0; shuffle < shuffle_.at(colour); ++shuffle) {
    if (!hidden_of(colour, shuffle).empty()) result.push_back(shuffle);
  }
  return result;
}

// All that are hidden of a shuffle have the same symbol: those in hands and pouches become known.
void Game::draw_conclusions() {
  for (const std::string& colour : colours()) {
    for (const int shuffle : shuffles_of(colour)) {
      if (once(hidden_of(colour, shuffle)).size() != 1) continue;
      for (Player& player : players_) {
        for (List<Card>* cards : {&player.hand, &player.pouch}) {
          for (Card& card : *cards) {
            if (card.colour != colour || card.shuffle != shuffle || card.known) continue;
            card.known = true;
            card.cannot.clear();
          }
        }
      }
    }
  }
}

// Known cards come last, behind the shuffles.
Knowledge Game::knowledge(const Card& card) const {
  const int colour = place_of(colours(), card.colour);
  int cannot = 0;
  int bit = 1;
  for (const std::string& symbol : symbols()) {
    if (card.known ? symbol != card.symbol : contains(card.cannot, symbol)) cannot += bit;
    bit *= 2;
  }
  if (card.known) return {colour, kNoShuffle, cannot};
  const List<int> shuffles = shuffles_of(card.colour);
  const int place = static_cast<int>(std::find(shuffles.begin(), shuffles.end(), card.shuffle) - shuffles.begin());
  return {colour, place, cannot};
}

// By what is known, then by the symbol (R12.5).
List<Card> Game::sorted(List<Card> cards) const {
  std::stable_sort(cards.begin(), cards.end(), [&](const Card& one, const Card& other) {
    const auto first = std::make_pair(knowledge(one), place_of(symbols(), one.symbol));
    const auto second = std::make_pair(knowledge(other), place_of(symbols(), other.symbol));
    return first < second;
  });
  return cards;
}

// R12.2: with the number of its lot, if that is not the first of its colour.
std::string Game::shown_name(const List<Card>& hand, const Card& card) const {
  std::set<Knowledge> lots;
  for (const Card& other : hand) {
    if (other.colour == card.colour) lots.insert(knowledge(other));
  }
  const auto lot = std::distance(lots.begin(), lots.find(knowledge(card))) + 1;
  const std::string name = card.colour + "-" + card.symbol;
  return lot == 1 ? name : name + "/" + std::to_string(lot);
}

// Takes the card that is shown like this out of the hand. Within a lot equal cards are the same.
Card Game::take_card(int player, const std::string& shown) {
  List<Card>& hand = players_.at(player).hand;
  for (int i = 0; i < hand.many(); ++i) {
    if (shown_name(hand, hand.at(i)) != shown) continue;
    const Card card = hand.at(i);
    hand.erase(hand.begin() + i);
    return card;
  }
  throw std::logic_error("no such card in the hand: " + shown);
}

// ---------------------------------------------------------------------------------------------------------------------
// The end of the game (chapter 11)

int Game::acorn_points(int player) const {
  int result = 0;
  for (const Card& card : players_.at(player).pouch) result += card.symbol == "acorn" ? 1 : 0;
  return result;
}

int Game::berry_points(int player) const {
  int result = 0;
  for (const Card& card : players_.at(player).pouch) result += card.symbol == "berry" ? 2 : 0;
  return result;
}

int Game::injury_points(int player) const {
  int result = 0;
  for (const int value : players_.at(player).hurt) result -= value;
  return result;
}

List<int> Game::totals() const {
  List<int> result;
  for (int player = 0; player < setting_.seats; ++player) {
    const Player& mine = players_.at(player);
    int points = acorn_points(player) + berry_points(player) + injury_points(player);  // R11.2
    for (const std::string& name : mine.rewards) {                                     // R11.3
      const Reward& each = reward(name);
      int times = 1;
      if (each.condition == "per-card") times = mine.hand.many() / each.least;
      if (each.condition == "per-injury") times = mine.hurt.many() / each.least;
      points += times * each.points;
    }
    result.push_back(points);
  }
  return result;
}

// R11.4.
List<int> Game::ranks() const {
  const List<int> points = totals();
  List<int> result;
  for (const int mine : points) {
    const auto better = std::count_if(points.begin(), points.end(), [&](int other) { return other > mine; });
    result.push_back(1 + static_cast<int>(better));
  }
  return result;
}

// ---------------------------------------------------------------------------------------------------------------------
// Positions (R12.5)

// Heaps of which only the numbers matter are counted by name (decks, discards, hidden, stack), injuries by value;
// the other things are lists: rewards and tokens in the order of the alphabet, tiles, settled icons and costs in that
// of R12.1, the table as it was laid. The queue holds the icons of the token from the beginning, if it will be taken.
// Nothing is left out but the tokens in the bag, the rewards that were not drawn and how many injuries were drawn while
// more are being drawn: that follows or is out of the game, or R12.5 has no place for it.
nlohmann::json Game::position() const {
  using nlohmann::json;
  const bool over = stage_ == "over";
  json result;
  result["seats"] = setting_.seats;
  result["stage"] = stage_;
  const Names with_aim = {"pay", "with", "before", "roll", "after", "deck", "deal", "opening"};
  result["aim"] = contains(with_aim, stage_) ? name_or_null(aim_) : json();
  result["round"] = round_;
  result["level"] = level_;
  result["marker"] = marker_;
  result["mover"] = over ? json() : json(mover_);
  result["gophers"] = json::array();
  for (const Gopher& gopher : gophers_) {
    result["gophers"].push_back({{"at", gopher.at}, {"pebble", gopher.pebble}, {"resting", gopher.resting}});
  }
  result["gopher"] = gopher_ == 0 ? json() : json(gopher_);
  result["to"] = name_or_null(to_);
  result["tokens"] = json::object();
  for (const auto& [hole, token] : tokens_) result["tokens"][hole] = token;
  result["open"] = json::array();
  for (const std::string& tile : open_) result["open"].push_back(name_or_null(tile));
  result["stack"] = counted(stack_);
  result["offered"] = in_order(once(offered_), {});
  result["supply"] = supply_;
  for (const std::string& colour : colours()) {
    result["decks"][colour] = counted(decks_.at(colour));
    result["discards"][colour] = counted(discards_.at(colour));
    result["hidden"][colour] = json::array();
    for (const int shuffle : shuffles_of(colour)) {
      result["hidden"][colour].push_back(counted(hidden_of(colour, shuffle)));
    }
  }
  List<int> injuries = {0, 0, 0, 0};
  for (const int value : injuries_) ++injuries.at(value);
  result["injuries"] = injuries;
  result["cost"] = in_order(cost_, icons());
  result["settled"] = settled_;
  result["cubes"] = cubes_;
  result["table"] = table_;
  result["face"] = name_or_null(face_);
  result["queue"] = queue_;
  result["wants"] = name_or_null(wants_);
  result["count"] = count_;
  result["drawn"] = name_or_null(drawn_);
  result["reward"] = name_or_null(reward_);
  result["players"] = json::array();
  for (int player = 0; player < setting_.seats; ++player) {
    const Player& mine = players_.at(player);
    json entry;
    for (const bool pouch : {false, true}) {
      json cards = json::array();
      json their_symbols = json::array();
      for (const Card& card : sorted(pouch ? mine.pouch : mine.hand)) {
        const auto [colour, place, cannot] = knowledge(card);
        json excluded = json::array();
        for (int symbol = 0; symbol < symbols().many(); ++symbol) {
          if (cannot >> symbol & 1) excluded.push_back(symbols().at(symbol));
        }
        cards.push_back(
            {{"colour", card.colour}, {"shuffle", place == kNoShuffle ? json() : json(place)}, {"excluded", excluded}});
        their_symbols.push_back(card.symbol);
      }
      entry[pouch ? "pouch" : "hand"] = cards;
      entry[pouch ? "pouched" : "symbols"] = their_symbols;
    }
    entry["tiles"] = in_order(mine.tiles, tile_names());
    entry["pebbles"] = mine.pebbles;
    entry["rewards"] = once(mine.rewards);
    List<int> hurt = mine.hurt;
    std::sort(hurt.begin(), hurt.end());
    entry["hurt"] = hurt;
    if (over) {
      entry["acorns"] = acorn_points(player);
      entry["berries"] = berry_points(player);
      entry["injured"] = injury_points(player);
    }
    result["players"].push_back(entry);
  }
  return result;
}

}  // namespace understory::underground_panic::naive
