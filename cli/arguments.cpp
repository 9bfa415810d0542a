#include "cli/arguments.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <memory>
#include <ostream>

#include <CLI/CLI.hpp>

#include "cli/version.hpp"

namespace understory::cli {
namespace {

constexpr std::size_t kHelpColumn = 28;

std::string about_of(const std::string& name) {
  std::string about = name.substr(name.find_first_not_of('-'));
  for (char& c : about) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return about;
}

// The library's formatter has words of its own; each can be replaced by its label.
std::shared_ptr<CLI::Formatter> formatter(const Words& words) {
  auto made = std::make_shared<CLI::Formatter>();
  for (const char* label : {"Usage", "Positionals", "OPTIONS", "SUBCOMMAND"})
    made->label(label, words.say(Message("cli.help." + about_of(label))));
  made->column_width(kHelpColumn);
  return made;
}

void prepare(CLI::App& app, const Words& words) {
  app.formatter(formatter(words));
  app.option_defaults()->group(words.say(Message("cli.help.group")));
  app.set_help_flag("-h,--help", words.say(Message("cli.option.help")));
}

Message quoted(const std::string& text) { return Message("engine.verbatim", {{"text", text}}); }

Refusal unexpected(const CLI::App& app, std::span<const Subcommand> subcommands) {
  const std::vector<std::string> extras = app.remaining(true);
  const std::string first = extras.empty() ? std::string() : extras.front();
  if (first.starts_with('-')) return Refusal(Message("cli.error.option-unknown", {{"option", first}}));
  if (!app.get_subcommands().empty()) return Refusal(Message("cli.error.unexpected", {{"text", first}}));
  std::vector<Message> known;
  for (const Subcommand& subcommand : subcommands) known.push_back(quoted(subcommand.name));
  return Refusal(Message("cli.error.command-unknown", {{"command", first}, {"known", known}}));
}

// The library says "--seats: 1 required TEXT missing"; only the name is of use to us.
Refusal mismatch(const CLI::ParseError& error) {
  const std::string told = error.what();
  const std::size_t colon = told.find(':');
  if (colon == std::string::npos) return Refusal(Message("cli.error.usage"));
  return Refusal(Message("cli.error.value-missing", {{"option", told.substr(0, colon)}}));
}

}  // namespace

void Arguments::positional(const std::string& name) {
  CLI::Option* made = app_->add_option(name)->description(words_->say(Message("cli.option." + about_of(name))));
  options_[name] = made->option_text(" ");
}

// Also what may stand only once takes all at first: text() then refuses in our words.
void Arguments::option(const std::string& name, const std::string& about) {
  const std::string what = about.empty() ? about_of(name) : about;
  CLI::Option* made = app_->add_option(name)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  made->description(words_->say(Message("cli.option." + what)));
  options_[name] = made->option_text(words_->say(Message("cli.value." + what)));
}

void Arguments::option_or(const std::string& name, const std::string& fallback) {
  option(name);
  options_[name]->expected(0, 1)->default_str(fallback);
}

void Arguments::flag(const std::string& name) {
  options_[name] = app_->add_flag(name)->description(words_->say(Message("cli.option." + about_of(name))));
}

bool Arguments::has(const std::string& name) const {
  const std::vector<std::string>& given = options_.at(name)->results();
  for (const std::string& value : given)
    if (options_.at(name)->get_items_expected_max() == 0 && value != "true")
      throw Refusal(Message("cli.error.flag-value", {{"option", name}}));
  return !given.empty();
}

std::vector<std::string> Arguments::all(const std::string& name) const { return options_.at(name)->results(); }

std::optional<std::string> Arguments::text(const std::string& name) const {
  const std::vector<std::string> given = all(name);
  if (given.size() > 1) throw Refusal(Message("cli.error.twice", {{"option", name}}));
  return given.empty() ? std::nullopt : std::optional(given.front());
}

std::string Arguments::needed(const std::string& name) const {
  auto given = text(name);
  if (given) return *std::move(given);
  throw Refusal(Message("cli.error.needed", {{"command", app_->get_name()}, {"option", name}}));
}

int Arguments::needed_number(const std::string& name, int least, int most) const {
  const std::string given = needed(name);
  int number = 0;
  const auto parsed = std::from_chars(given.data(), given.data() + given.size(), number);
  const bool whole = parsed.ec == std::errc() && parsed.ptr == given.data() + given.size();
  if (whole && number >= least && number <= most) return number;
  throw Refusal(Message("cli.error.number",
                        {{"option", name}, {"value", given}, {"least", least}, {"most", most}, ends_of(least, most)}));
}

int run_command_line(std::span<const Subcommand> subcommands, int argc, const char* const* argv, Console& console) {
  const Words& words = console.words;
  CLI::App app(words.say(Message("cli.help.about")), "understory");
  prepare(app, words);
  app.set_version_flag("--version", std::string(kVersion), words.say(Message("cli.option.version")));
  std::map<std::string, Arguments> arguments;
  for (const Subcommand& subcommand : subcommands) {
    CLI::App* added =
        app.add_subcommand(subcommand.name, words.say(Message("cli.command." + std::string(subcommand.name))));
    added->group(words.say(Message("cli.help.commands")));
    prepare(*added, words);
    subcommand.declare(arguments.emplace(subcommand.name, Arguments(*added, words)).first->second);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    console.print_lines(app.help());
    return 0;
  } catch (const CLI::CallForVersion&) {
    console.say(Message("cli.version", {{"version", std::string(kVersion)}}));
    return 0;
  } catch (const CLI::ExtrasError&) {
    throw unexpected(app, subcommands);
  } catch (const CLI::ParseError& error) {
    throw mismatch(error);
  }
  for (const Subcommand& subcommand : subcommands)
    if (app.got_subcommand(subcommand.name)) return subcommand.run(arguments.at(subcommand.name), console);
  throw Refusal(Message("cli.error.no-command"));
}

Refusal in_option(const std::string& option, const Refusal& refusal) {
  return Refusal(Message("cli.error.in-option", {{"option", option}, {"reason", refusal.reason}}), refusal.rule);
}

}  // namespace understory::cli
