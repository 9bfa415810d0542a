#include "arena/figures.hpp"

#include <cmath>
#include <cstdint>

namespace understory::arena {
namespace {

Message with_sign(double value, const char* sign) {
  const std::int64_t tenths = std::llround(std::abs(value) * 10);
  return Message("arena.figure.decimal",
                 {{"sign", tenths == 0 ? "none" : sign}, {"whole", tenths / 10}, {"tenths", tenths % 10}});
}

}  // namespace

Message decimal(double value) { return with_sign(value, value < 0 ? "minus" : "none"); }

Message lead(double value) { return with_sign(value, value < 0 ? "minus" : "plus"); }

Message percent(double share) { return Message("arena.figure.percent", {{"value", decimal(share * 100)}}); }

Message rating_of(const Rating& rating) {
  return Message("arena.figure.rating", {{"value", static_cast<std::int64_t>(std::llround(rating.value))},
                                         {"interval", static_cast<std::int64_t>(std::llround(rating.interval))}});
}

}  // namespace understory::arena
