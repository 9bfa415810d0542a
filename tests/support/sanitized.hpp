// Sanitizers look for wrong accesses, not for rare events, and everything is ten to fifty times slower with them: tests
// that play many games play fewer then.
#pragma once

namespace understory {

#if defined(UNDERSTORY_SANITIZED)  // tests/CMakeLists.txt: compilers have no common word for it
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

}  // namespace understory
