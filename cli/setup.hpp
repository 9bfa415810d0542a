// From the options of a command line to a match: which game, with which components, from which position.
#pragma once

#include <memory>
#include <string>

#include "catalog/catalog.hpp"
#include "cli/arguments.hpp"

namespace understory::cli {

inline constexpr int kMostGames = 1'000'000;  // that may be asked for at once

// --pack, --option and --position, which every command that begins a match has.
void declare_setup(Arguments& arguments);

// What those options say of the set-up, or a Refusal that names the option or the file.
Setup setup_as_asked(const Arguments& arguments, const AnyGame& game, int seats);

// A new match as those options say, or a Refusal that names the option or the file.
std::unique_ptr<AnyMatch> match_as_asked(const Arguments& arguments, const AnyGame& game, int seats);

// The text of --pack: a pack of the game by its name, or a file, which is checked. Empty if none is asked for.
std::string pack_as_asked(const Arguments& arguments, const AnyGame& game);

// The record in a file, its game, and the match it leads to. Every Refusal names the file.
Record record_in(const std::string& path);
const AnyGame& game_of_record(const Record& record, const std::string& path);
std::unique_ptr<AnyMatch> match_of_record(const Record& record, const std::string& path, const std::string& pack_text);

}  // namespace understory::cli
