// The subcommands, each in the file of its name: what it takes, and what it does. run_* returns the exit status.
#pragma once

#include "cli/arguments.hpp"

namespace understory::cli {

void declare_play(Arguments& arguments);
int run_play(const Arguments& arguments, Console& console);

void declare_serve(Arguments& arguments);
int run_serve(const Arguments& arguments, Console& console);

void declare_perft(Arguments& arguments);
int run_perft(const Arguments& arguments, Console& console);

void declare_replay(Arguments& arguments);
int run_replay(const Arguments& arguments, Console& console);

void declare_rules(Arguments& arguments);
int run_rules(const Arguments& arguments, Console& console);

void declare_engine(Arguments& arguments);
int run_engine(const Arguments& arguments, Console& console);

void declare_bench(Arguments& arguments);
int run_bench(const Arguments& arguments, Console& console);

void declare_arena(Arguments& arguments);
int run_arena(const Arguments& arguments, Console& console);

void declare_balance(Arguments& arguments);
int run_balance(const Arguments& arguments, Console& console);

void declare_tune(Arguments& arguments);
int run_tune(const Arguments& arguments, Console& console);

void declare_pack(Arguments& arguments);
int run_pack(const Arguments& arguments, Console& console);

}  // namespace understory::cli
