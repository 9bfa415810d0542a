#include "arena/balance.hpp"

#include <algorithm>

#include "engine/json.hpp"

namespace understory::arena {
namespace {

bool names_things(const FactType& fact) { return fact.sort == FactSort::name || fact.sort == FactSort::word; }

// What happened in one game, and which seats did it.
struct Done {
  Count count;
  std::set<std::int64_t> by;
};

}  // namespace

void Count::add(const Count& other) {
  times += other.times;
  games += other.games;
  seats += other.seats;
  firsts += other.firsts;
  for (const auto& [fact, sum] : other.sums) sums[fact] += sum;
}

Balance::Balance(const AnyGame& game) : kinds_(game.vocabulary().events) {}

const FactKind& Balance::kind_of(const std::string& kind) const {
  return *std::find_if(kinds_.begin(), kinds_.end(), [&](const FactKind& one) { return one.name == kind; });
}

std::string Balance::doer_of(const std::string& kind) const {
  const std::vector<FactType>& facts = kind_of(kind).facts;
  const auto found =
      std::find_if(facts.begin(), facts.end(), [](const FactType& fact) { return fact.sort == FactSort::seat; });
  return found == facts.end() ? std::string() : found->name;
}

std::vector<std::string> Balance::namings() const {
  std::vector<std::string> namings;
  for (const FactKind& kind : kinds_)
    for (const FactType& fact : kind.facts)
      if (names_things(fact) && std::find(namings.begin(), namings.end(), fact.name) == namings.end())
        namings.push_back(fact.name);
  return namings;
}

std::set<std::string> Balance::things(const std::string& fact) const {
  std::set<std::string> things;
  for (const FactKind& kind : kinds_)
    for (const FactType& type : kind.facts)
      if (type.name == fact) things.insert(type.words.begin(), type.words.end());
  for (const auto& [deed, count] : counts_)
    if (deed.fact == fact) things.insert(deed.thing);
  return things;
}

std::set<std::string> Balance::kinds(const std::string& fact) const {
  std::set<std::string> kinds;
  for (const auto& [deed, count] : counts_)
    if (deed.fact == fact) kinds.insert(deed.kind);
  return kinds;
}

void Balance::count_length(const AnyMatch& match) {
  const std::vector<Seat>& turns = match.turns();
  std::map<Seat, std::int64_t> of_seat;
  std::int64_t begun = 0;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    if (turns[i] == kNobody || (i > 0 && turns[i] == turns[i - 1])) continue;
    ++begun;
    ++of_seat[turns[i]];
  }
  std::int64_t most = 0;
  for (const auto& [seat, count] : of_seat) most = std::max(most, count);
  const std::vector<Seat>& movers = match.movers();
  decisions_.push_back(std::count_if(movers.begin(), movers.end(), [](Seat mover) { return mover != kChance; }));
  turns_.push_back(begun);
  rounds_.push_back(most);
}

void Balance::add(const AnyMatch& match) {
  count_length(match);
  const Scores scores = match.score_sheet().scores;
  const auto seats = static_cast<std::size_t>(match.seats());
  std::int64_t first = 0;
  for (const Seat seat : seats_up_to(match.seats())) first += scores.rank[seat] == 1 ? 1 : 0;
  const auto part = [&](Seat seat) { return scores.rank[seat] == 1 ? kWhole / first : 0; };
  shared_ += first > 1 ? 1 : 0;
  seats_.resize(seats);
  for (const Seat seat : seats_up_to(match.seats())) {
    seats_[raw(seat)].firsts += part(seat);
    seats_[raw(seat)].points += scores.total[seat];
  }

  std::map<Deed, Done> done;
  for (const std::vector<Happening>& happenings : match.log(kReferee))
    for (const Happening& happening : happenings) {
      const auto& facts = happening.facts;
      const auto kind = facts.at("kind").get<std::string>();
      const std::string doer = doer_of(kind);
      std::vector<Deed> deeds{{kind}};
      std::map<std::string, std::int64_t> numbers;
      for (const FactType& fact : kind_of(kind).facts) {
        if (!facts.contains(fact.name)) continue;
        if (names_things(fact)) deeds.push_back({kind, fact.name, facts.at(fact.name).get<std::string>()});
        if (fact.sort == FactSort::number) numbers[fact.name] = facts.at(fact.name).get<std::int64_t>();
      }
      for (const Deed& deed : deeds) {
        Done& of = done[deed];
        of.count.add({.times = 1, .sums = numbers});
        if (facts.contains(doer)) of.by.insert(facts.at(doer).get<std::int64_t>());
      }
    }

  for (auto& [deed, of] : done) {
    of.count.games = 1;
    for (const Seat seat : seats_up_to(match.seats()))
      if (of.by.contains(raw(seat)) && (of.by.size() < seats || seats == 1)) {
        ++of.count.seats;
        of.count.firsts += part(seat);
      }
    counts_[deed].add(of.count);
  }
}

void Balance::add(const Balance& other) {
  const auto append = [](std::vector<std::int64_t>& to, const std::vector<std::int64_t>& from) {
    to.insert(to.end(), from.begin(), from.end());
  };
  append(decisions_, other.decisions_);
  append(turns_, other.turns_);
  append(rounds_, other.rounds_);
  shared_ += other.shared_;
  seats_.resize(std::max(seats_.size(), other.seats_.size()));
  for (std::size_t i = 0; i < other.seats_.size(); ++i) {
    seats_[i].firsts += other.seats_[i].firsts;
    seats_[i].points += other.seats_[i].points;
  }
  for (const auto& [deed, count] : other.counts_) counts_[deed].add(count);
}

}  // namespace understory::arena
