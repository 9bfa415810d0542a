#include "table/thinking.hpp"

#include <cstring>

#include "engine/json.hpp"

namespace understory {
namespace {

constexpr const char* kAdviser = "tree";

// A key of its own for each thinker. The table's own streams of chance have a zero where the purpose stands.
enum class Purpose : std::uint32_t { play = 1, advice };
ChanceKey key_for(const ChanceKey& seed, Seat seat, Purpose purpose) {
  const ChaChaBlock block = chacha20_block(seed, 0, {static_cast<std::uint32_t>(purpose), raw(seat), 0});
  ChanceKey key;
  std::memcpy(key.data(), block.data(), key.size());
  return key;
}

std::vector<protocol::Counted> told(const std::vector<Counted>& counted) {
  std::vector<protocol::Counted> list;
  list.reserve(counted.size());
  for (const Counted& one : counted) list.push_back({one.what, one.n});
  return list;
}

// In words. The plan ends where something comes up that its seat cannot foresee, so no label tells of that.
std::vector<protocol::LegalMove> steps_of(const AnyMatch& match, const std::vector<MoveWord>& moves) {
  std::vector<protocol::LegalMove> steps;
  const auto ahead = match.clone();
  for (const MoveWord move : moves) {
    steps.push_back(told(ahead->offer(move)));
    ahead->apply(move);
  }
  return steps;
}

}  // namespace

protocol::LegalMove told(Offer offer) {
  return {
      std::move(offer.notation), std::move(offer.label), {std::move(offer.about)}, told(offer.price), told(offer.gain)};
}

std::unique_ptr<AnyBot> bot_for(const AnyMatch& match, std::string_view bot, const ChanceKey& seed, Seat seat) {
  return make_bot(match, bot, key_for(seed, seat, Purpose::play));
}

protocol::Hint hint_for(const AnyMatch& match, const ChanceKey& seed) {
  const auto adviser = make_bot(match, kAdviser, key_for(seed, match.actor(), Purpose::advice));
  const Advice advice = adviser->advise(match, Limits());
  protocol::Hint hint;
  hint.iterations = static_cast<std::int64_t>(advice.iterations);
  for (const Plan& plan : advice.plans)
    hint.plans.push_back({steps_of(match, plan.moves),
                          static_cast<std::int64_t>(plan.visits),
                          {plan.points.begin(), plan.points.end()},
                          plan.looks_worse(),
                          plan.why});
  return hint;
}

}  // namespace understory
