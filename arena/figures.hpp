// Numbers as people read them.
#pragma once

#include "arena/ratings.hpp"
#include "engine/message.hpp"

namespace understory::arena {

Message decimal(double value);            // 12.4
Message lead(double value);               // +12.4, −3.0
Message percent(double share);            // 0.615 is 61.5 %
Message rating_of(const Rating& rating);  // +52 ± 14

}  // namespace understory::arena
