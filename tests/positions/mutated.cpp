#include "tests/positions/mutated.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "catalog/bots.hpp"
#include "engine/refusal.hpp"
#include "tests/catalog/matches.hpp"

namespace understory::positions {
namespace {

using nlohmann::json;

Tried tried;

std::size_t below(Rng& rng, std::size_t limit) { return rng.below(static_cast<std::uint32_t>(limit)); }

template <class List>
auto& one_of(List& list, Rng& rng) {
  return list[below(rng, list.size())];
}

// A place in a position: what holds it, and its key there.
struct Place {
  json* holder = nullptr;
  json::json_pointer path;
  std::string key;     // in an object
  std::size_t at = 0;  // in a list

  json& value() const { return holder->is_object() ? (*holder)[key] : (*holder)[at]; }
  void erase() const {
    if (holder->is_object()) {
      holder->erase(key);
    } else {
      holder->erase(at);
    }
  }
};

// Goes down from the top, so that a short field is met as often as a long list.
Place some_place(json& position, Rng& rng) {
  Place place{&position, json::json_pointer(), {}, 0};
  while (true) {
    const std::size_t at = below(rng, place.holder->size());
    if (place.holder->is_object()) {
      place.key = std::next(place.holder->begin(), static_cast<std::ptrdiff_t>(at)).key();
      place.path /= place.key;
    } else {
      place.at = at;
      place.path /= at;
    }
    json& value = place.value();
    if (!value.is_structured() || value.empty() || rng.below(4) == 0) return place;
    place.holder = &value;
  }
}

// What stands there in another position; nothing if there is no such place.
const json* same_place(const json& other, const json::json_pointer& path) {
  return other.contains(path) ? &other[path] : nullptr;
}

// A field of the object that holds such a place in another position: its name and value.
std::optional<std::pair<std::string, json>> some_field(const json& other, const Place& place, Rng& rng) {
  const json* holder = same_place(other, place.path.parent_pointer());
  if (holder == nullptr || !holder->is_object() || holder->empty()) return {};
  const auto item = std::next(holder->begin(), static_cast<std::ptrdiff_t>(below(rng, holder->size())));
  return {{item.key(), item.value()}};
}

void to_a_boundary(json& number, Rng& rng) {
  static const std::vector<std::int64_t> kBoundaries{-1,
                                                     0,
                                                     1,
                                                     2,
                                                     6,
                                                     7,
                                                     8,
                                                     9,
                                                     18,
                                                     53,
                                                     127,
                                                     128,
                                                     249,
                                                     250,
                                                     251,
                                                     255,
                                                     256,
                                                     19'999,
                                                     20'000,
                                                     32'767,
                                                     65'535,
                                                     65'536,
                                                     std::int64_t{1} << 31U,
                                                     std::int64_t{1} << 40U};
  number = one_of(kBoundaries, rng);
}

// Another value of the same type, from the same position or another, takes its place; or both change places.
void exchange(json& position, json& value, Rng& rng) {
  for (int tries = 0; tries < 20; ++tries) {
    json& other = some_place(position, rng).value();
    if (&other == &value || other.type() != value.type() || other == value) continue;
    if (value.is_structured() || rng.below(2) == 0) {
      const json copy = other;
      value = copy;
    } else {
      std::swap(value, other);
    }
    return;
  }
}

// What another position has there, or a field that only the other one has.
void transplant(const Place& place, const json& other, Rng& rng) {
  if (rng.below(3) == 0 && place.holder->is_object()) {
    if (const auto field = some_field(other, place, rng)) (*place.holder)[field->first] = field->second;
    return;
  }
  if (const json* value = same_place(other, place.path)) place.value() = *value;
}

}  // namespace

std::vector<Choice> all_choices() {
  std::vector<Choice> choices;
  for (const AnyGame& game : all_games())
    for (Setup& setup : setups_of(game.info)) choices.push_back({game, std::move(setup)});
  return choices;
}

void change(json& position, const std::vector<json>& others, Rng& rng) {
  const Place place = some_place(position, rng);
  json& value = place.value();
  switch (rng.below(8)) {
    case 0:
      if (value.is_number()) value = value.get<std::int64_t>() + static_cast<std::int64_t>(rng.below(5)) - 2;
      return;
    case 1:
      if (value.is_number()) to_a_boundary(value, rng);
      return;
    case 2: place.erase(); return;
    case 3:  // a copy of an item, in a list or under a name that was another's
      if (place.holder->is_array()) {
        const json copy = value;
        place.holder->insert(place.holder->begin() + static_cast<std::ptrdiff_t>(below(rng, place.holder->size() + 1)),
                             copy);
      } else if (const auto field = some_field(one_of(others, rng), place, rng)) {
        const json copy = value;
        (*place.holder)[field->first] = copy;
      }
      return;
    case 4:
    case 5: return exchange(position, value, rng);
    default: return transplant(place, one_of(others, rng), rng);
  }
}

Tally& Tally::operator+=(const Tally& more) {
  tried += more.tried;
  accepted += more.accepted;
  under_way += more.under_way;
  return *this;
}

const Tried& being_tried() { return tried; }

namespace {

bool is_under_way(const AnyMatch& match) {
  return !match.movers().empty() && raw(match.actor()) < match.seats() && match.movers().back() == match.actor();
}

// Some moves further, and most often on to where a turn is under way.
void play_somewhere(AnyMatch& match, std::size_t most, Rng& rng, const ChanceKey& key) {
  for (std::size_t left = below(rng, most); left > 0 && match.actor() != kNobody; --left) play_one(match, rng, key);
  if (rng.below(8) == 0) return;
  for (int left = 40; left > 0 && match.actor() != kNobody && !is_under_way(match); --left) play_one(match, rng, key);
}

class Trial {
 public:
  Trial(const Choice& choice, std::uint64_t seed) : choice_(choice), seed_(seed), rng_(seed), key_(key_of(seed)) {}

  Tally run(int count) {
    std::vector<json> reals;  // the first is changed, the others lend
    auto match = choice_.game.new_match(choice_.setup);
    play_somewhere(*match, rng_.below(4) == 0 ? 30 : 450, rng_, key_);
    const bool under_way = is_under_way(*match);
    for (int i = 0; i < 4; ++i) {
      reals.push_back(match->position());
      play_somewhere(*match, i == 0 ? 4 : 60, rng_, key_);
    }
    Tally tally;
    for (int i = 0; i < count; ++i) {
      position_ = reals.front();
      const std::uint32_t most = 1 + rng_.below(6) / 3 + rng_.below(6) / 5;
      for (std::uint32_t made = 0; made < most || position_ == reals.front(); ++made) change(position_, reals, rng_);
      tried = {seed_, &position_};
      ++tally.tried;
      std::unique_ptr<AnyMatch> accepted;
      try {
        accepted = choice_.game.from_position(choice_.setup, position_);
      } catch (const Refusal&) {
        continue;
      }
      ++tally.accepted;
      try_out(*accepted);
      if (under_way) ++tally.under_way;
    }
    tried = {};
    return tally;
  }

 private:
  [[noreturn]] void unsound(const std::string& what) const {
    const auto fresh = choice_.game.new_match(choice_.setup);
    throw Unsound(what + "\nseed " + std::to_string(seed_) + ", set up as " + record_to_json(fresh->record()).dump() +
                  "\n" + position_.dump());
  }

  void try_out(AnyMatch& match) {
    try {
      for (const Seat seat : seats_up_to(match.seats())) match.view(seat);
      match.view(kSpectator);
      read_again(match);
      std::vector<MoveWord> moves;
      match.legal_moves(moves);
      for (const MoveWord move : moves) {
        const auto after = match.clone();
        after->apply(move);
        expect_going_on(*after);
      }
      play_greedily(match);
      play_at_random(match);
    } catch (const Refusal& refusal) {
      unsound("refused later: " + refusal.reason.key + " " + refusal.rule);
    }
  }

  void expect_going_on(const AnyMatch& match) const {
    std::vector<MoveWord> moves;
    match.legal_moves(moves);
    if (moves.empty() != (match.actor() == kNobody)) unsound("nobody can move, and it is not over");
  }

  void read_again(const AnyMatch& match) const {
    const json written = match.position();
    const auto again = choice_.game.from_position(choice_.setup, written);
    if (again->hash() != match.hash() || again->position() != written) unsound("read back, it is another position");
  }

  void play_greedily(const AnyMatch& match) {
    const auto copy = match.clone();
    const auto bot = make_bot(*copy, "greedy", key_);
    for (int left = 3; left > 0 && copy->actor() != kNobody;) {
      if (copy->actor() == kChance) {
        copy->apply(copy->draw(key_));
      } else {
        copy->apply(bot->choose(*copy, {.iterations = 1}));
        --left;
      }
    }
  }

  // To the end or 200 moves further, and it stays a position that can be read.
  void play_at_random(AnyMatch& match) {
    const std::uint32_t stop = rng_.below(200);
    for (std::uint32_t made = 0; made < 200 && match.actor() != kNobody; ++made) {
      play_one(match, rng_, key_);
      expect_going_on(match);
      if (made < 2 || made == stop) read_again(match);
    }
    read_again(match);
    match.score_sheet();
  }

  const Choice& choice_;
  std::uint64_t seed_;
  Rng rng_;
  ChanceKey key_;
  json position_;
};

}  // namespace

Tally try_some(const Choice& choice, std::uint64_t seed, int count) { return Trial(choice, seed).run(count); }

}  // namespace understory::positions
