// The command line. Values stay texts until somebody asks for them: every conversion refuses by the option's name, in
// words from locales/, and none of the parsing library's own sentences is ever shown.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/console.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace understory::cli {

class Arguments {
 public:
  Arguments(CLI::App& app, const Words& words) : app_(&app), words_(&words) {}

  // What there is. Its description is the sentence cli.option.<about>; `about` is the name without dashes in small
  // letters where nothing else is said.
  void positional(const std::string& name);
  void option(const std::string& name, const std::string& about = {});
  void option_or(const std::string& name, const std::string& fallback);  // without a value it has this one
  void flag(const std::string& name);

  // What was given. Except for all(), an option that is given twice or has the wrong kind of value is a Refusal.
  bool has(const std::string& name) const;
  std::vector<std::string> all(const std::string& name) const;
  std::optional<std::string> text(const std::string& name) const;
  std::string needed(const std::string& name) const;
  int needed_number(const std::string& name, int least, int most) const;

 private:
  CLI::App* app_;
  const Words* words_;
  std::map<std::string, CLI::Option*> options_;
};

struct Subcommand {
  const char* name;
  void (*declare)(Arguments& arguments);
  int (*run)(const Arguments& arguments, Console& console);
};

// Runs the subcommand that the command line names, or shows help or the version. Returns the exit status; throws a
// Refusal for a command line that makes no sense.
int run_command_line(std::span<const Subcommand> subcommands, int argc, const char* const* argv, Console& console);

// The same refusal, told of an option: "--seed: A seed has 64 hex digits, not 3."
Refusal in_option(const std::string& option, const Refusal& refusal);

}  // namespace understory::cli
