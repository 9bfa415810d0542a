// The `understory` program. Exit status: 0 done, 1 the asked check failed, 2 wrong use or bad input.
#include <array>
#include <csignal>
#include <exception>
#include <iostream>

#include "cli/subcommands.hpp"

namespace {

using namespace understory::cli;  // NOLINT(google-build-using-namespace): this file is their wiring

constexpr std::array<Subcommand, 11> kSubcommands{{
    {"play", declare_play, run_play},
    {"serve", declare_serve, run_serve},
    {"perft", declare_perft, run_perft},
    {"replay", declare_replay, run_replay},
    {"rules", declare_rules, run_rules},
    {"pack", declare_pack, run_pack},
    {"engine", declare_engine, run_engine},
    {"bench", declare_bench, run_bench},
    {"arena", declare_arena, run_arena},
    {"balance", declare_balance, run_balance},
    {"tune", declare_tune, run_tune},
}};

int run(int argc, const char* const* argv, Console& console) {
  try {
    const int status = run_command_line(kSubcommands, argc, argv, console);
    if (console.out.flush()) return status;
    console.complain(understory::Refusal(understory::Message("cli.error.output")));
  } catch (const understory::Refusal& refusal) {
    console.complain(refusal);
  } catch (const std::exception& error) {
    console.complain(understory::Refusal(understory::Message("cli.error.internal", {{"what", error.what()}})));
  }
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error to tell, not a reason to die
  const Surroundings around = surroundings();
  Console console{understory::Words::in("en"),
                  around,
                  look_of(around, ColorWish::automatic, false),
                  std::cin,
                  std::cout,
                  std::cerr};
  return run(argc, argv, console);
}
