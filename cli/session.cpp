#include "cli/session.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <map>
#include <ostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "catalog/bots.hpp"
#include "cli/command.hpp"
#include "cli/files.hpp"
#include "cli/hint.hpp"
#include "cli/history.hpp"
#include "cli/report.hpp"
#include "cli/rules_text.hpp"
#include "cli/screen.hpp"
#include "cli/seed.hpp"

namespace understory::cli {
namespace {

constexpr const char* kAdviser = "tree";
constexpr int kAdviserThinks = 1000;  // ms

class Sitting {
 public:
  Sitting(Session& session, const Console& console)
      : match_(*session.match), session_(session), console_(console), typed_(console.around.typed_input) {
    follow_window(console_.look, console_.around);
  }

  int run();

 private:
  void let_others_act();
  std::size_t dealt_first() const;
  bool change_places();
  bool pause(const char* key, Seat next);
  void hide_screen() const;
  void show();
  void show_turn();
  void show_end();
  std::vector<std::string> untold();
  void note(const Message& message);
  std::size_t told_to(Seat seat) const;
  bool has_secrets(Seat seat) const;
  void prompt() const;
  void refuse(const Refusal& refusal);
  void close() const;

  template <class Show>
  void answer(const Show& show);
  template <class Show>
  std::vector<std::string> lines_of(const Show& show);
  void show_page();

  void obey(const Command& command);
  void make(MoveWord move);
  MoveWord move_of(const Command& command) const;
  MoveWord parse(const std::string& text) const;
  void undo();
  void hint();
  void log(bool all);
  void show_section(const std::string& word);
  void answer_why(const std::string& text) const;
  void save(const std::string& path) const;
  void help(const Console& console) const;

  bool over() const { return match_.actor() == kNobody; }
  bool on_screen() const { return console_.look.height > 0; }
  std::size_t rows() const { return static_cast<std::size_t>(console_.look.height) - 1; }  // without the prompt's
  Scene scene(std::size_t since) const { return scene_of(console_, match_, viewer(), players(), since); }
  std::vector<std::string> sections(const Scene& scene) const;
  Seat viewer() const;
  AnyBot& bot_of(Seat seat);
  MoveWord chosen_by_bot(Seat seat);
  bool saw_all_since_shown() const;
  std::vector<std::string> players() const;

  AnyMatch& match_;
  Session& session_;
  Console console_;                               // whose look follows the window
  std::map<Seat, std::unique_ptr<AnyBot>> bots_;  // who plays a seat, or advises the person who does
  bool typed_;
  bool changed_ = true;      // since the turn was last shown
  bool board_told_ = false;  // people who listen hear the board once, and again when they ask
  bool done_ = false;
  Seat at_keyboard_ = kNobody;          // whose secrets may be on the screen
  Seat shown_to_ = kNobody;             // who saw the board last,
  std::size_t shown_ = 0;               // and after how many moves
  std::map<Seat, std::size_t> told_;    // moves whose happenings each viewer was told
  std::size_t past_ = 0;                // moves that nobody is told, since they are in the log
  std::set<std::size_t> unasked_;       // moves that were made because there was no other
  std::vector<std::string> notes_;      // to be told with the next screen
  std::vector<std::string> told_last_;  // what was told with the last one, should somebody want to see it again
  std::vector<std::string> pages_;      // lines of an answer that is too long for one screen
  std::int64_t line_ = 0;
  int status_ = 0;
};

int Sitting::run() {
  const bool watched = humans_in(session_.seating) > 0;
  if (watched) note(Message("cli.play.opening", {{"game", Message(match_.info().name + ".title")}}));
  past_ = match_.moves().size();  // a resumed game
  unasked_ = unasked_in(match_, session_.seating);
  const bool fresh = past_ == 0;
  let_others_act();
  if (fresh) past_ = dealt_first();
  // Where nobody watches, only the end is told.
  if (!watched && past_ < match_.moves().size()) past_ = match_.moves().size() - 1;
  while (!done_) {
    let_others_act();
    if (!over() && match_.actor() != at_keyboard_) {
      if (!change_places()) break;
      continue;  // with only one move there is nothing to ask
    }
    if (changed_) show();
    changed_ = false;
    prompt();
    ++line_;
    try {
      const auto line = read_line(console_.in);
      if (!line) break;
      obey(parse_command(*line));
    } catch (const Refusal& refusal) {
      refuse(refusal);
    }
  }
  close();
  return status_;
}

// Bots and chance, and whoever is at the keyboard where there is nothing to choose.
void Sitting::let_others_act() {
  for (Seat actor = match_.actor(); actor != kNobody; actor = match_.actor()) {
    if (!is_human(session_.seating, actor)) {
      match_.apply(actor == kChance ? match_.draw(session_.seed) : chosen_by_bot(actor));
      continue;
    }
    const auto move = unasked_move(match_, session_.seating);
    if (!move || actor != at_keyboard_) return;
    unasked_.insert(match_.moves().size());
    match_.apply(*move);
    changed_ = true;
  }
}

// How many moves chance made before anybody: the deal, which the board shows better than sentences.
std::size_t Sitting::dealt_first() const {
  const std::vector<Seat>& actors = match_.movers();
  return static_cast<std::size_t>(
      std::find_if(actors.begin(), actors.end(), [](Seat actor) { return actor != kChance; }) - actors.begin());
}

// Somebody else is asked now. If the two may know different things, the screen is emptied between them. False if the
// lines end meanwhile, or somebody quits.
bool Sitting::change_places() {
  const Seat last = at_keyboard_;
  const Seat next = match_.actor();
  const bool secrets = typed_ && has_secrets(next);
  if (!secrets) told_[next] = std::max(told_to(next), told_to(last));  // both look at one screen
  if (secrets && last != kNobody) {
    const std::vector<std::string> told = untold();  // its own last move may have brought something
    if (on_screen())
      for (const Line& line : told_within(console_, told, rows())) console_.print(line);
    else
      show_happenings(console_, told);
    if (!pause("cli.play.hand-over", next)) return false;
  }
  if (secrets) {
    hide_screen();
    if (!pause("cli.play.take-over", next)) return false;
  }
  at_keyboard_ = next;
  return true;
}

bool Sitting::pause(const char* key, Seat next) {
  const std::string text = console_.spoken(Message(key, {{"who", match_.seat_name(next)}}));
  console_.out << paint(console_.look, {{text + " ", seat_ink(console_.look, next), true}}) << std::flush;
  ++line_;
  try {
    const auto line = read_line(console_.in);
    if (!line) return false;
    done_ = parse_command(*line).verb == Verb::quit;
  } catch (const Refusal&) {
    return true;  // whatever was typed ends with Enter
  }
  return !done_;
}

// The scrollback too. A terminal that cannot be emptied is filled.
void Sitting::hide_screen() const {
  constexpr int kTallest = 200;
  if (console_.around.terminal_output && console_.around.variable("TERM") != "dumb") {
    console_.out << "\x1b[H\x1b[2J\x1b[3J" << std::flush;
    return;
  }
  for (int i = 0; i < kTallest; ++i) console_.print(Line{});
}

// With one person at the keyboard it is that person who looks; with several, the one who was asked last. At the end all
// may look.
Seat Sitting::viewer() const {
  const bool alone = humans_in(session_.seating) == 1;
  for (const Seat seat : seats_up_to(match_.seats()))
    if (is_human(session_.seating, seat) && (alone || (!over() && seat == at_keyboard_))) return seat;
  return kSpectator;
}

AnyBot& Sitting::bot_of(Seat seat) {
  std::unique_ptr<AnyBot>& bot = bots_[seat];
  const std::string name = is_human(session_.seating, seat) ? kAdviser : session_.seating[raw(seat)];
  if (!bot) bot = make_bot(match_, name, derived_seed(session_.seed, raw(seat)));
  return *bot;
}

MoveWord Sitting::chosen_by_bot(Seat seat) {
  const Notice notice(console_, Message("cli.play.thinking", {{"player", player_name(session_.seating[raw(seat)])},
                                                              {"who", match_.seat_name(seat)}}));
  return bot_of(seat).choose(match_, {});
}

std::vector<std::string> Sitting::players() const {
  const bool alone = humans_in(session_.seating) == 1;
  std::vector<std::string> spoken;
  for (const std::string& word : session_.seating)
    spoken.push_back(console_.spoken(alone && word == kHuman ? Message("cli.player.you") : player_name(word)));
  return spoken;
}

// Whether all that happened since the board was shown was made or asked of the viewer.
bool Sitting::saw_all_since_shown() const {
  if (shown_to_ != viewer() || shown_ > match_.moves().size()) return false;
  const std::vector<Seat>& actors = match_.movers();
  return std::all_of(actors.begin() + static_cast<std::ptrdiff_t>(shown_), actors.end(),
                     [&](Seat actor) { return actor == viewer() || actor == kChance; });
}

void Sitting::show() {
  follow_window(console_.look, console_.around);
  pages_.clear();
  over() ? show_end() : show_turn();
}

void Sitting::show_turn() {
  if (on_screen()) {
    const bool again = shown_to_ == viewer() && shown_ == match_.moves().size();
    std::vector<std::string> told = untold();
    if (again && told.empty()) told = told_last_;
    const Scene now = scene(last_looked(match_, viewer()));
    std::vector<std::string> words = sections(now);
    words.front() = "help";  // the board is there already
    words.insert(words.begin() + 1, "log");
    show_screen(console_, match_, now, told, words);
    told_last_ = std::move(told);
  } else {
    const bool news = console_.look.plain ? board_told_ : saw_all_since_shown();
    Scene now = scene(news && shown_to_ == viewer() ? shown_ : last_looked(match_, viewer()));
    now.extent = news ? Extent::news : Extent::turn;
    show_board(console_, match_, now);
    show_happenings(console_, untold());
    console_.print(Line{{console_.spoken(match_.question()), Ink::plain, true}});
    show_moves_briefly(console_, match_);
  }
  board_told_ = true;
  shown_to_ = viewer();
  shown_ = match_.moves().size();
}

void Sitting::show_end() {
  const std::vector<std::string> told = untold();
  std::ostringstream result;
  const Console last{console_.words, console_.around, console_.look, console_.in, result, console_.err};
  show_scores(last, match_);
  show_result(last, match_);
  if (typed_) last.say(Message("cli.play.offer-save"));
  const std::string lines = result.str();
  const Scene now = scene(last_looked(match_, viewer()));
  if (on_screen()) {
    const auto taken = static_cast<std::size_t>(std::count(lines.begin(), lines.end(), '\n'));
    show_still(console_, match_, now, told, rows() - std::min(rows(), taken));
  } else {
    show_board(console_, match_, now);
    show_happenings(console_, told);
  }
  console_.out << lines;
}

// What the viewer has not been told yet; now it is.
std::vector<std::string> Sitting::untold() {
  const Seat to = viewer();
  std::vector<std::string> told = std::move(notes_);
  notes_.clear();
  for (std::string& paragraph :
       happenings(console_, match_, to, told_to(to == kSpectator ? at_keyboard_ : to), unasked_))
    told.push_back(std::move(paragraph));
  told_[to] = match_.moves().size();
  return told;
}

// At once, or on a screen together with what comes next.
void Sitting::note(const Message& message) {
  if (on_screen())
    notes_.push_back(console_.spoken(message));
  else
    console_.say(message);
}

std::size_t Sitting::told_to(Seat seat) const { return told_.contains(seat) ? told_.at(seat) : past_; }

// Whether this one of several people sees what the others must not.
bool Sitting::has_secrets(Seat seat) const {
  return seat != kSpectator && match_.info().secrets && humans_in(session_.seating) > 1;
}

void Sitting::prompt() const {
  if (typed_) {
    const Message who = over() ? Message("cli.play.over") : match_.seat_name(match_.actor());
    const Ink ink = over() ? Ink::plain : seat_ink(console_.look, match_.actor());
    console_.out << paint(console_.look, {{console_.spoken(Message("cli.play.prompt", {{"who", who}})), ink, true}});
  }
  console_.out.flush();
}

void Sitting::refuse(const Refusal& refusal) {
  if (typed_) return console_.say(with_rule(refusal.reason, refusal.rule));
  console_.complain(Refusal(Message("cli.error.in-line", {{"line", line_}, {"reason", refusal.reason}}), refusal.rule));
  status_ = 2;
}

// Whoever leaves a game is told where it stands.
void Sitting::close() const {
  if (typed_ && !done_) console_.out << '\n';  // after Ctrl-D the cursor is still behind the prompt
  if (over()) return;
  console_.say(Message("cli.play.stands",
                       {{"count", static_cast<std::int64_t>(match_.moves().size())}, {"question", match_.question()}}));
}

// On a screen a long answer comes page by page, and Enter turns them.
template <class Show>
void Sitting::answer(const Show& show) {
  if (!on_screen()) return show(console_);
  pages_ = lines_of(show);
  show_page();
}

// What would be shown now.
template <class Show>
std::vector<std::string> Sitting::lines_of(const Show& show) {
  follow_window(console_.look, console_.around);
  std::ostringstream shown;
  show(Console{console_.words, console_.around, console_.look, console_.in, shown, console_.err});
  std::istringstream text(shown.str());
  std::vector<std::string> lines;
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

void Sitting::show_page() {
  const std::size_t count = pages_.size() <= rows() ? pages_.size() : rows() - 1;
  for (std::size_t i = 0; i < count; ++i) console_.out << pages_[i] << '\n';
  pages_.erase(pages_.begin(), pages_.begin() + static_cast<std::ptrdiff_t>(count));
  if (pages_.empty()) return;
  const Message more("cli.play.more-lines", {{"count", static_cast<std::int64_t>(pages_.size())}});
  console_.print(Line{{console_.spoken(more), Ink::faint}});
}

void Sitting::obey(const Command& command) {
  if (command.verb != Verb::nothing) pages_.clear();
  switch (command.verb) {
    case Verb::nothing:
      if (!pages_.empty()) return show_page();
      done_ = over() && typed_;
      changed_ = on_screen();
      return;
    case Verb::number:
    case Verb::move: return make(move_of(command));
    case Verb::moves: return answer([&](const Console& console) { show_moves(console, match_); });
    case Verb::hint: return hint();
    case Verb::section: return show_section(command.argument);
    case Verb::log: return log(command.argument == kAll);
    case Verb::undo: return undo();
    case Verb::why: return answer_why(command.argument);
    case Verb::score: return answer([&](const Console& console) { show_scores(console, match_); });
    case Verb::rules:
      return answer(
          [&](const Console& console) { show_rules(console, find_game(match_.info().name).rules, command.argument); });
    case Verb::save: return save(command.argument);
    case Verb::help: return answer([&](const Console& console) { help(console); });
    case Verb::quit: done_ = true; return;
  }
}

// Of a long log the end is asked for more often than the beginning.
void Sitting::log(bool all) {
  const auto show = [&](const Console& console) { show_log(console, match_, viewer(), 0); };
  if (all || !on_screen()) return answer(show);
  pages_ = lines_of(show);
  if (pages_.size() > rows()) {
    const std::size_t before = pages_.size() - (rows() - 1);
    pages_.erase(pages_.begin(), pages_.begin() + static_cast<std::ptrdiff_t>(before));
    console_.say(Message("cli.play.before-log", {{"count", static_cast<std::int64_t>(before)}}));
  }
  for (const std::string& line : pages_) console_.out << line << '\n';
  pages_.clear();
}

void Sitting::show_section(const std::string& word) {
  const Scene now = scene(last_looked(match_, viewer()));
  std::vector<Line> lines;
  for (const Section& section : board_of(match_.info().name).sections)
    if (section.word == word && (section.is_there == nullptr || section.is_there(now)))
      lines = lines_of_section(console_, section, now);
  if (lines.empty()) throw Refusal(Message("cli.play.no-section", {{"word", word}}));
  answer([&](const Console& console) {
    for (const Line& line : lines) console.print(line);
  });
}

std::vector<std::string> Sitting::sections(const Scene& scene) const {
  std::vector<std::string> words;
  for (const Section& section : board_of(match_.info().name).sections)
    if (section.is_there == nullptr || section.is_there(scene)) words.emplace_back(section.word);
  return words;
}

void Sitting::make(MoveWord move) {
  if (const auto why = match_.why_not(move)) throw Refusal(why->reason, why->rule);
  match_.apply(move);
  changed_ = true;
}

MoveWord Sitting::move_of(const Command& command) const {
  if (command.verb == Verb::move) return parse(command.argument);
  std::vector<MoveWord> moves;
  match_.legal_moves(moves);
  if (moves.empty()) throw Refusal(match_.question());
  std::size_t number = 0;
  const std::string& digits = command.argument;
  const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (parsed.ec == std::errc() && number >= 1 && number <= moves.size()) return moves[number - 1];
  throw Refusal(
      Message("cli.play.no-number", {{"number", digits}, {"count", static_cast<std::int64_t>(moves.size())}}));
}

// A word without digits or signs is hardly a move; the hint at the commands helps more than one at the notation.
MoveWord Sitting::parse(const std::string& text) const {
  try {
    return match_.parse(text);
  } catch (const Refusal&) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == ' '; };
    if (!std::all_of(text.begin(), text.end(), is_letter)) throw;
    throw Refusal(Message("cli.play.unknown", {{"text", text}}));
  }
}

void Sitting::undo() {
  const std::size_t count = moves_to_undo(match_, unasked_, session_.seating);
  match_.take_back(count);
  for (auto& [seat, told] : told_) told = std::min(told, match_.moves().size());
  unasked_.erase(unasked_.lower_bound(match_.moves().size()), unasked_.end());
  shown_to_ = kNobody;
  changed_ = true;
  note(Message("cli.undo.done", {{"count", static_cast<std::int64_t>(count)}}));
}

// From what the asking seat may know, like every bot.
void Sitting::hint() {
  if (over()) throw Refusal(match_.question());
  Advice advice;
  {
    const Notice notice(console_, Message("cli.hint.thinking"));
    advice = bot_of(match_.actor()).advise(match_, {.ms = kAdviserThinks});
  }
  answer([&](const Console& console) { show_hint(console, match_, advice); });
}

void Sitting::answer_why(const std::string& text) const {
  try {
    const MoveWord move = move_of(parse_command(text));
    if (const auto why = match_.why_not(move)) return console_.say(with_rule(why->reason, why->rule));
    console_.say(Message("cli.play.legal", {{"move", match_.format(move)}, {"label", match_.label(move)}}));
  } catch (const Refusal& refusal) {
    console_.say(with_rule(refusal.reason, refusal.rule));
  }
}

void Sitting::save(const std::string& path) const {
  Record record = match_.record();
  record.players = session_.seating;
  replace_file(path, write_record(record));
  console_.say(Message("cli.play.saved", {{"file", path}, {"count", static_cast<std::int64_t>(record.moves.size())}}));
}

void Sitting::help(const Console& console) const {
  // What is typed, and what it does.
  std::vector<std::pair<std::string, std::string>> words;
  const auto add = [&](const std::string& word) {
    words.emplace_back(console.spoken(Message("cli.play.form." + word)),
                       console.spoken(Message("cli.play.help." + word)));
  };
  add("move");
  if (on_screen()) add("enter");
  const std::string game(board_of(match_.info().name).game);
  for (const std::string& word : sections(scene(match_.moves().size()))) {
    std::string key = game.empty() ? "cli.play.help.view" : game + ".cli.help.";
    if (!game.empty()) key += word;
    words.emplace_back(word, console.spoken(Message(std::move(key))));
  }
  for (const VerbWord& known : kVerbWords) add(std::string(known.word));
  std::size_t widest = 0;
  for (const auto& [form, does] : words) widest = std::max(widest, width_of(form));
  for (const auto& [form, does] : words) {
    if (console.look.plain) {
      console.print(Line{{form}, {": "}, {does}});
      continue;
    }
    const Line head{{"  "}, {form, Ink::plain, true}};
    const auto width = on_screen() ? static_cast<std::size_t>(console.look.width) : std::string::npos;
    for (const Line& line : hanging(head, {does}, widest + 4, width, widest + 4)) console.print(line);
  }
  if (!console.look.plain) console.say(Message("cli.play.marks"));
  // Whoever has the seed can draw ahead, so it is told when nothing is left to draw.
  if (over()) console.say(Message("cli.play.seed", {{"seed", format_chance_key(session_.seed)}}));
}

}  // namespace

int play_session(Session& session, const Console& console) { return Sitting(session, console).run(); }

}  // namespace understory::cli
