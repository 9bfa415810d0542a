#include "cli/session.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <map>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "catalog/bots.hpp"
#include "cli/command.hpp"
#include "cli/files.hpp"
#include "cli/hint.hpp"
#include "cli/history.hpp"
#include "cli/report.hpp"
#include "cli/rules_text.hpp"
#include "cli/seed.hpp"
#include "table/undo.hpp"

namespace understory::cli {
namespace {

constexpr const char* kAdviser = "tree";
constexpr int kAdviserThinks = 1000;  // ms

class Sitting {
 public:
  Sitting(Session& session, const Console& console)
      : match_(*session.match), session_(session), console_(console), typed_(console.around.typed_input) {}

  int run();

 private:
  void let_others_act();
  std::size_t dealt_first() const;
  bool change_places();
  bool pause(const char* key, Seat next);
  void hide_screen() const;
  void show_turn();
  void show_end();
  void tell_happenings();
  std::size_t told_to(Seat seat) const;
  bool has_secrets(Seat seat) const;
  void prompt() const;
  void refuse(const Refusal& refusal);
  void close() const;

  void obey(const Command& command);
  void make(MoveWord move);
  MoveWord move_of(const Command& command) const;
  MoveWord parse(const std::string& text) const;
  void undo();
  void hint();
  void answer_why(const std::string& text) const;
  void save(const std::string& path) const;
  void help() const;

  bool over() const { return match_.actor() == kNobody; }
  Seat viewer() const;
  AnyBot& bot_of(Seat seat);
  MoveWord chosen_by_bot(Seat seat);
  bool saw_all_since_shown() const;
  std::vector<std::string> players() const;

  AnyMatch& match_;
  Session& session_;
  const Console& console_;
  std::map<Seat, std::unique_ptr<AnyBot>> bots_;  // who plays a seat, or advises the person who does
  bool typed_;
  bool changed_ = true;      // since the turn was last shown
  bool board_told_ = false;  // people who listen hear the board once, and again when they ask
  bool done_ = false;
  Seat at_keyboard_ = kNobody;        // whose secrets may be on the screen
  Seat shown_to_ = kNobody;           // who saw the board last,
  std::size_t shown_ = 0;             // and after how many moves
  std::map<Seat, std::size_t> told_;  // moves whose happenings each viewer was told
  std::size_t past_ = 0;              // moves that nobody is told, since they are in the log
  std::set<std::size_t> unasked_;     // moves that were made because there was no other
  std::int64_t line_ = 0;
  int status_ = 0;
};

int Sitting::run() {
  const bool watched = humans_in(session_.seating) > 0;
  if (watched) console_.say(Message("cli.play.opening", {{"game", Message(match_.info().name + ".title")}}));
  past_ = match_.moves().size();  // a resumed game
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
    if (changed_) over() ? show_end() : show_turn();
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
    const auto move = only_move(match_);
    if (!move || actor != at_keyboard_) return;
    unasked_.insert(match_.moves().size());
    match_.apply(*move);
    changed_ = true;
  }
}

// How many moves chance made before anybody: the deal, which the board shows better than sentences.
std::size_t Sitting::dealt_first() const {
  const std::vector<Seat> actors = movers(match_);
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
    tell_happenings();  // of its own last move, which may have brought something
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
  const std::vector<Seat> actors = movers(match_);
  return std::all_of(actors.begin() + static_cast<std::ptrdiff_t>(shown_), actors.end(),
                     [&](Seat actor) { return actor == viewer() || actor == kChance; });
}

void Sitting::show_turn() {
  const bool news = console_.look.plain ? board_told_ : saw_all_since_shown();
  const std::size_t since = news && shown_to_ == viewer() ? shown_ : last_looked(match_, viewer());
  show_board(console_, match_, viewer(), players(), news ? Extent::news : Extent::turn, since);
  board_told_ = true;
  shown_to_ = viewer();
  shown_ = match_.moves().size();
  tell_happenings();
  console_.print(Line{{console_.spoken(match_.question()), Ink::plain, true}});
  show_moves_briefly(console_, match_);
}

void Sitting::show_end() {
  show_board(console_, match_, viewer(), players(), Extent::turn, last_looked(match_, viewer()));
  tell_happenings();
  show_scores(console_, match_);
  show_result(console_, match_);
  if (typed_) console_.say(Message("cli.play.offer-save"));
}

void Sitting::tell_happenings() {
  const Seat to = viewer();
  std::set<std::size_t> unasked = unasked_;
  if (has_secrets(to)) {
    const std::vector<Seat> actors = movers(match_);
    for (const std::size_t move : unasked_)
      if (actors[move] != to) unasked.erase(move);
  }
  show_happenings(console_, match_, to, told_to(to == kSpectator ? at_keyboard_ : to), unasked);
  told_[to] = match_.moves().size();
}

std::size_t Sitting::told_to(Seat seat) const { return told_.contains(seat) ? told_.at(seat) : past_; }

// Whether this one of several people sees what the others must not.
bool Sitting::has_secrets(Seat seat) const {
  return humans_in(session_.seating) > 1 && match_.view(seat) != match_.view(kSpectator);
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

void Sitting::obey(const Command& command) {
  switch (command.verb) {
    case Verb::nothing: done_ = over() && typed_; return;
    case Verb::number:
    case Verb::move: return make(move_of(command));
    case Verb::moves: return show_moves(console_, match_);
    case Verb::hint: return hint();
    case Verb::board:
      return show_board(console_, match_, viewer(), players(), Extent::all, last_looked(match_, viewer()));
    case Verb::log: return show_log(console_, match_, viewer(), 0);
    case Verb::undo: return undo();
    case Verb::why: return answer_why(command.argument);
    case Verb::score: return show_scores(console_, match_);
    case Verb::rules: return show_rules(console_, find_game(match_.info().name).rules, command.argument);
    case Verb::save: return save(command.argument);
    case Verb::help: return help();
    case Verb::quit: done_ = true; return;
  }
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
  const std::size_t count = moves_to_undo(match_, session_.seating);
  match_.take_back(count);
  for (auto& [seat, told] : told_) told = std::min(told, match_.moves().size());
  unasked_.erase(unasked_.lower_bound(match_.moves().size()), unasked_.end());
  shown_to_ = kNobody;
  changed_ = true;
  console_.say(Message("cli.undo.done", {{"count", static_cast<std::int64_t>(count)}}));
}

// From what the asking seat may know, like every bot.
void Sitting::hint() {
  if (over()) throw Refusal(match_.question());
  Advice advice;
  {
    const Notice notice(console_, Message("cli.hint.thinking"));
    advice = bot_of(match_.actor()).advise(match_, {.ms = kAdviserThinks});
  }
  show_hint(console_, match_, advice);
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

void Sitting::help() const {
  std::vector<std::string> words{"move"};
  for (const VerbWord& known : kVerbWords) words.emplace_back(known.word);
  std::size_t widest = 0;
  for (const std::string& word : words)
    widest = std::max(widest, width_of(console_.spoken(Message("cli.play.form." + word))));
  for (const std::string& word : words) {
    const std::string form = console_.spoken(Message("cli.play.form." + word));
    const std::string does = console_.spoken(Message("cli.play.help." + word));
    console_.print(console_.look.plain ? Line{{form}, {": "}, {does}}
                                       : Line{{"  "}, {pad_right(form, widest + 2), Ink::plain, true}, {does}});
  }
  if (!console_.look.plain) console_.say(Message("cli.play.marks"));
  // Whoever has the seed can draw ahead, so it is told when nothing is left to draw.
  if (over()) console_.say(Message("cli.play.seed", {{"seed", format_chance_key(session_.seed)}}));
}

}  // namespace

int play_session(Session& session, const Console& console) { return Sitting(session, console).run(); }

}  // namespace understory::cli
