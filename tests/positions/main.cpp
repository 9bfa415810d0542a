// positions COUNT SEED: tries so many positions that nobody has played, of every game and set-up, and says how many
// were accepted. `./test all` runs it under sanitizers. Ends with 1 at the first that is accepted and then goes wrong,
// after it has said which; if that ends the program itself, the seed and the position are said, too.
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>

#include "tests/positions/mutated.hpp"

namespace positions = understory::positions;

namespace {

// The program is dying anyway; what it still can say helps.
void say_what_was_tried(int signal) {
  std::signal(signal, SIG_DFL);
  const positions::Tried& tried = positions::being_tried();
  std::cerr << "positions: died at seed " << tried.seed << std::endl;
  if (tried.position != nullptr) std::cerr << tried.position->dump() << std::endl;
  std::raise(signal);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "positions COUNT SEED\n";
    return 2;
  }
  for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGILL}) std::signal(signal, say_what_was_tried);
  constexpr int kOfOne = 40;
  const std::uint64_t count = std::strtoull(argv[1], nullptr, 10);
  std::uint64_t seed = std::strtoull(argv[2], nullptr, 10);
  const auto choices = positions::all_choices();
  positions::Tally tally;
  try {
    for (; tally.tried < count; ++seed) tally += positions::try_some(choices[seed % choices.size()], seed, kOfOne);
  } catch (const positions::Unsound& unsound) {
    std::cerr << "positions: " << unsound.what() << "\n";
    return 1;
  }
  std::cout << "positions: " << tally.tried << " tried, " << tally.accepted << " accepted and played, "
            << tally.under_way << " of these under way\n";
  return tally.accepted > 0 && tally.under_way > 0 ? 0 : 1;
}
