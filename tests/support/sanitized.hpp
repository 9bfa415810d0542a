// Sanitizers look for wrong accesses, not for rare events, and everything is ten to fifty times slower with them: tests
// that play many games play fewer then.
#pragma once

namespace understory {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

}  // namespace understory
