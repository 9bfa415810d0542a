#include "cli/line_protocol.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "catalog/bots.hpp"
#include "cli/divide.hpp"
#include "cli/seed.hpp"
#include "engine/fields.hpp"
#include "engine/json.hpp"
#include "engine/message_json.hpp"
#include "table/cards.hpp"

namespace understory::cli {
namespace {

using nlohmann::json;

std::string written(const json& answer) { return answer.dump(-1, ' ', false, json::error_handler_t::replace); }

json actor_json(Seat actor) {
  if (actor == kNobody) return nullptr;
  if (actor == kChance) return "chance";
  return raw(actor);
}

std::vector<Seat> rivals_of(const Scores& scores) {
  std::vector<Seat> rivals;
  for (const Seat player : seats_up_to(scores.seats + scores.rivals))
    if (raw(player) >= scores.seats) rivals.push_back(player);
  return rivals;
}

json points_json(const PerSeat<std::int32_t, kMostSeats>& points, int seats) {
  json list = json::array();
  for (const Seat seat : seats_up_to(seats)) list.push_back(points[seat]);
  return list;
}

// Those of an opponent without a seat stand apart, under its name, so that lists have one entry for each seat.
json scores_json(const AnyMatch& match, const Scores& scores, const Words& words) {
  json ranks = json::array();
  for (const Seat seat : seats_up_to(scores.seats)) ranks.push_back(scores.rank[seat]);
  json answer{{"totals", points_json(scores.total, scores.seats)}, {"ranks", ranks}};
  for (const Seat rival : rivals_of(scores))
    answer["rivals"].push_back(
        {{"name", words.say(match.seat_name(rival))}, {"total", scores.total[rival]}, {"rank", scores.rank[rival]}});
  return answer;
}

json counted_json(const std::vector<Counted>& list) {
  json counted = json::array();
  for (const Counted& one : list) counted.push_back({{"what", one.what}, {"n", one.n}});
  return counted;
}

json line_json(const AnyMatch& match, const Plan& plan, const Words& words) {
  json moves = json::array();
  for (const MoveWord move : plan.moves) moves.push_back(match.format(move));
  json line{{"moves", moves}, {"visits", plan.visits}, {"behind", plan.behind}};
  line["value"] = plan.points.empty() ? json() : json(plan.points);
  line["margin"] = plan.margins.empty() ? json() : json(plan.margins);
  line["why"] = plan.why ? json{{"text", words.say(*plan.why)}, {"message", to_json(*plan.why)}} : json();
  return line;
}

void refuse_both(const Fields& fields, const char* first, const char* second) {
  if (fields.has(first) && fields.has(second))
    throw Refusal(Message("cli.error.not-together", {{"first", first}, {"second", second}}));
}

Limits limits_in(const Fields& fields) {
  constexpr std::int64_t kLongest = 3'600'000;
  constexpr std::int64_t kMostIterations = 1'000'000'000;
  constexpr std::int64_t kMostThreads = 256;
  refuse_both(fields, "ms", "iterations");
  Limits limits;
  if (fields.has("ms")) limits.ms = static_cast<int>(fields.number("ms", 1, kLongest));
  if (fields.has("iterations"))
    limits.iterations = static_cast<std::uint32_t>(fields.number("iterations", 1, kMostIterations));
  if (fields.has("threads")) limits.threads = static_cast<int>(fields.number("threads", 1, kMostThreads));
  return limits;
}

// A request that makes no sense where the match stands; the code tells programs, the reason people.
struct Objection {
  const char* code;
  Refusal refusal;
};

[[noreturn]] void object(const char* code, Message reason, std::string rule = {}) {
  throw Objection{code, Refusal(std::move(reason), std::move(rule))};
}

// The name of the bot that is asked for.
std::string bot_in(const Fields& fields) {
  refuse_both(fields, "bot", "level");
  std::string name = fields.text(fields.has("level") ? "level" : "bot");
  if (!is_bot(name))
    object("unknown-bot", Message("cli.engine.unknown-bot", {{"bot", name}, {"known", verbatim(all_bots())}}));
  return name;
}

}  // namespace

struct LineProtocol::Request {
  const Fields& fields;

  // The components asked for: a pack of the game by its name, or one written out.
  std::string pack(const AnyGame& game) const {
    if (!fields.has("pack")) return {};
    const json& pack = fields.any("pack");
    return pack.is_string() ? std::string(find_pack(game.info, pack.get<std::string>())) : pack.dump();
  }
  Options options() const { return fields.has("options") ? options_from_json(fields.any("options")) : Options(); }
  ChanceKey seed() const { return fields.has("seed") ? parse_chance_key(fields.text("seed")) : random_seed(); }
};

struct LineProtocol::Command {
  Shape shape;
  json (*carry_out)(LineProtocol& protocol, const Request& request);
};

// In the order of docs/protocol-engine.md.
std::span<const LineProtocol::Command> LineProtocol::table() {
  using Self = LineProtocol;
  static const std::vector<Command> kTable{
      {{"games", {}}, [](Self& self, const Request&) { return self.games(); }},
      {{"new", {"game", "seats", "options", "pack", "seed"}},
       [](Self& self, const Request& request) { return self.begin(request); }},
      {{"set", {"game", "state", "options", "pack", "seed"}},
       [](Self& self, const Request& request) { return self.set(request); }},
      {{"load", {"record", "pack", "seed"}}, [](Self& self, const Request& request) { return self.load(request); }},
      {{"legal", {}}, [](Self& self, const Request&) { return self.legal(); }},
      {{"do", {"move"}}, [](Self& self, const Request& request) { return self.make(request); }},
      {{"roll", {}}, [](Self& self, const Request&) { return self.roll(); }},
      {{"undo", {}}, [](Self& self, const Request&) { return self.undo(); }},
      {{"why", {"move", "about"}}, [](Self& self, const Request& request) { return self.why(request); }},
      {{"view", {"seat"}}, [](Self& self, const Request& request) { return self.view(request); }},
      {{"state", {}}, [](Self& self, const Request&) { return self.state(); }},
      {{"scores", {}}, [](Self& self, const Request&) { return self.scores(); }},
      {{"perft", {"depth", "searched"}}, [](Self& self, const Request& request) { return self.perft(request); }},
      {{"bot", {"bot", "level", "ms", "iterations", "seed", "threads"}},
       [](Self& self, const Request& request) { return self.bot(request); }},
      {{"record", {}}, [](Self& self, const Request&) { return self.record(); }},
  };
  return kTable;
}

std::vector<LineProtocol::Shape> LineProtocol::commands() {
  std::vector<Shape> shapes;
  for (const Command& command : table()) shapes.push_back(command.shape);
  return shapes;
}

std::string LineProtocol::answer(std::string_view line) {
  std::optional<json> id;
  json answer;
  try {
    const json parsed = parse_json(line);
    if (parsed.is_object() && parsed.contains("id")) id = parsed.at("id");
    const Fields fields(parsed, "");
    answer = carry_out({fields});
    answer["ok"] = true;
  } catch (const Objection& objection) {
    answer = refused(objection.code, objection.refusal);
  } catch (const Refusal& refusal) {
    answer = refused("bad-request", refusal);
  }
  if (id) answer["id"] = *id;
  return written(answer);
}

std::string LineProtocol::answer(const Refusal& unreadable) const {
  return written(refused("bad-request", unreadable));
}

json LineProtocol::refused(const char* code, const Refusal& refusal) const {
  json error{{"code", code}, {"message", words_.say(refusal.reason)}};
  if (!refusal.rule.empty()) error["rule"] = refusal.rule;
  return {{"ok", false}, {"error", error}};
}

json LineProtocol::carry_out(const Request& request) {
  const std::string asked = request.fields.text("cmd");
  for (const Command& command : table()) {
    if (command.shape.name != asked) continue;
    std::vector<std::string_view> known{"cmd", "id"};
    known.insert(known.end(), command.shape.fields.begin(), command.shape.fields.end());
    request.fields.only(known);
    return command.carry_out(*this, request);
  }
  object("unknown-command", Message("cli.engine.unknown-command", {{"command", asked}}));
}

AnyMatch& LineProtocol::match() const {
  if (!match_) object("no-match", Message("cli.engine.no-match"));
  return *match_;
}

json LineProtocol::games() const {
  json list = json::array();
  for (const AnyGame& game : all_games()) {
    json options = json::array();
    for (const OptionSpec& spec : game.info.options) options.push_back(protocol::to_json(card_of(spec)));
    list.push_back({{"name", game.info.name},
                    {"title", words_.say(Message(game.info.name + ".title"))},
                    {"seats", {{"min", game.info.least_seats}, {"max", game.info.most_seats}}},
                    {"options", options},
                    {"packs", game.info.packs}});
  }
  return {{"games", list}};
}

json LineProtocol::begin(const Request& request) {
  const AnyGame& game = find_game(request.fields.text("game"));
  const int seats = static_cast<int>(request.fields.number("seats", 1, kMostSeats));
  const ChanceKey seed = request.seed();
  match_ = game.new_match({seats, request.options(), request.pack(game)});
  seed_ = seed;
  return {{"actor", actor_json(match_->actor())}, {"seed", format_chance_key(seed_)}};
}

json LineProtocol::set(const Request& request) {
  const AnyGame& game = find_game(request.fields.text("game"));
  const Fields state = request.fields.object("state");
  const int seats = static_cast<int>(state.number("seats", 1, kMostSeats));
  const ChanceKey seed = request.seed();
  const Setup setup{seats, request.options(), request.pack(game)};
  try {
    match_ = game.from_position(setup, request.fields.any("state"));
  } catch (const Refusal& refusal) {
    game.new_match(setup);  // refuses by itself what is wrong with options and pack
    throw Objection{"bad-position", refusal};
  }
  seed_ = seed;
  return {{"actor", actor_json(match_->actor())}, {"seed", format_chance_key(seed_)}};
}

json LineProtocol::load(const Request& request) {
  const ChanceKey seed = request.seed();
  static_cast<void>(request.fields.object("record"));  // anything else is no record at all
  try {
    const Record record = record_from_json(request.fields.any("record"));
    match_ = replay_record(record, request.pack(find_game(record.game)));
  } catch (const Refusal& refusal) {
    throw Objection{"bad-record", refusal};
  }
  seed_ = seed;
  return {{"actor", actor_json(match_->actor())}, {"seed", format_chance_key(seed_)}};
}

json LineProtocol::legal() const {
  const bool chance = match().actor() == kChance;
  json list = json::array();
  for (const Offer& offer : match().offers()) {
    list.push_back({{"move", offer.notation},
                    {"label", words_.say(offer.label)},
                    {"about", offer.about},
                    {"price", counted_json(offer.price)},
                    {"gain", counted_json(offer.gain)}});
    if (chance) list.back()["weight"] = match().weight(offer.move);
  }
  return {{"actor", actor_json(match().actor())}, {"moves", list}};
}

// What the moves from number `first` on have changed.
json LineProtocol::done_since(std::size_t first) const {
  json events = json::array();
  for (const auto& happenings : match().log(kReferee, first))
    for (const Happening& happening : happenings)
      events.push_back(
          {{"text", words_.say(happening.text)}, {"message", to_json(happening.text)}, {"facts", happening.facts}});
  return {{"actor", actor_json(match().actor())},
          {"events", events},
          {"scores", scores_json(match(), match().score_sheet().scores, words_)}};
}

json LineProtocol::make(const Request& request) {
  const std::string text = request.fields.text("move");
  MoveWord move = 0;
  try {
    move = match().parse(text);
  } catch (const Refusal& refusal) {
    throw Objection{"bad-move", refusal};
  }
  if (const auto why_not = match().why_not(move)) object("illegal-move", why_not->reason, why_not->rule);
  match().apply(move);
  return done_since(match().moves().size() - 1);
}

json LineProtocol::roll() {
  if (match().actor() != kChance) object("not-chance", Message("cli.engine.not-chance"));
  const MoveWord move = match().draw(seed_);
  match().apply(move);
  json answer = done_since(match().moves().size() - 1);
  answer["move"] = match().format(move);
  return answer;
}

json LineProtocol::undo() {
  if (match().moves().empty()) object("nothing-to-undo", Message("cli.engine.nothing-to-undo"));
  match().take_back(1);
  return {{"actor", actor_json(match().actor())},
          {"scores", scores_json(match(), match().score_sheet().scores, words_)}};
}

json LineProtocol::why(const Request& request) const {
  const auto because = [&](const Message& reason, const std::string& rule) {
    return json{{"legal", false}, {"reason", words_.say(reason)}, {"message", to_json(reason)}, {"rule", rule}};
  };
  const AnyMatch& asked = match();
  const Fields& fields = request.fields;
  refuse_both(fields, "move", "about");
  const std::string text = fields.has("about") ? std::string() : fields.text("move");
  try {
    const MoveWord move = fields.has("about") ? asked.move_about(fields.any("about")) : asked.parse(text);
    if (const auto why_not = asked.why_not(move)) return because(why_not->reason, why_not->rule);
  } catch (const Refusal& refusal) {
    return because(refusal.reason, refusal.rule);
  }
  return {{"legal", true}};
}

json LineProtocol::view(const Request& request) const {
  const AnyMatch& shown = match();
  const json& seat = request.fields.any("seat");
  if (seat == "spectator") return {{"view", shown.view(kSpectator)}};
  const auto number = request.fields.number("seat", 0, shown.seats() - 1);
  return {{"view", shown.view(Seat{static_cast<std::uint8_t>(number)})}};
}

json LineProtocol::state() const { return {{"game", match().info().name}, {"state", match().position()}}; }

json LineProtocol::record() const { return {{"record", record_to_json(match().record())}}; }

json LineProtocol::scores() const {
  const ScoreSheet sheet = match().score_sheet();
  json answer = scores_json(match(), sheet.scores, words_);
  answer["over"] = match().actor() == kNobody;
  answer["rows"] = json::array();
  for (const ScoreRow& row : sheet.rows) {
    answer["rows"].push_back({{"label", words_.say(Message(row.label))},
                              {"key", row.label},
                              {"points", points_json(row.points, sheet.scores.seats)}});
    for (const Seat rival : rivals_of(sheet.scores)) answer["rows"].back()["rivals"].push_back(row.points[rival]);
  }
  return answer;
}

json LineProtocol::perft(const Request& request) const {
  const int depth = static_cast<int>(request.fields.number("depth", 0, kDeepestPerft));
  const bool searched = request.fields.has("searched") && request.fields.truth("searched");
  if (depth == 0) return {{"nodes", 1}, {"divide", json::object()}};
  json divided = json::object();
  std::uint64_t nodes = 0;
  for (const Branch& branch : divide(match(), depth, searched ? Lines::searched : Lines::legal)) {
    divided[branch.move] = branch.nodes;
    nodes += branch.nodes;
  }
  return {{"nodes", nodes}, {"divide", divided}};
}

// The move a bot would make for the seat to act. No bot is kept, so the answer depends on the request and the match
// alone. Where nothing was searched there is no value and no line.
json LineProtocol::bot(const Request& request) const {
  const Fields& fields = request.fields;
  const std::string name = bot_in(fields);
  const Limits limits = limits_in(fields);
  const AnyMatch& asked = match();
  if (asked.actor() == kChance || asked.actor() == kNobody) object("no-seat", Message("cli.engine.no-seat"));
  const ChanceKey seed = fields.has("seed") ? request.seed() : derived_seed(seed_, asked.moves().size());
  const auto bot = make_bot(asked, name, seed);
  const Advice advice = bot->advise(asked, limits);
  json answer{{"value", nullptr}, {"visits", 0}, {"lines", json::array()}, {"iterations", advice.iterations}};
  for (const Plan& plan : advice.plans) answer["lines"].push_back(line_json(asked, plan, words_));
  if (advice.plans.empty()) {
    answer["move"] = asked.format(bot->choose(asked, limits));
    return answer;
  }
  const json& best = answer["lines"].front();
  answer["move"] = best.at("moves").front();
  answer["value"] = best.at("value");
  answer["visits"] = best.at("visits");
  return answer;
}

}  // namespace understory::cli
