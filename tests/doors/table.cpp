// A table, as the page talks to it: messages in and out, one person on all seats.
#include "engine/message_json.hpp"
#include "engine/record.hpp"
#include "tests/doors/doors.hpp"
#include "tests/support/refusal.hpp"
#include "wasm/host.hpp"

namespace understory::doors {
namespace {

using nlohmann::json;

class TableVisit final : public Visit {
 public:
  std::string begin(const Beginning& beginning) {
    const json open{{"type", "open"},
                    {"game", beginning.game.info.name},
                    {"seats", beginning.setup.seats},
                    {"options", to_json(beginning.setup.options)},
                    {"seed", format_chance_key(beginning.seed)}};
    if (std::string refused = sentence_of(ask(open)); !refused.empty()) return refused;
    ask({{"type", "join"}});
    for (int seat = 0; seat < beginning.setup.seats; ++seat)
      ask({{"type", "sit"}, {"seat", seat}, {"player", "human"}, {"name", ""}});
    return sentence_of(ask({{"type", "start"}}));
  }

  std::vector<Offered> offers() override {
    std::vector<Offered> offers;
    const json answer = ask({{"type", "legal"}});
    if (answer.at("type") != "legal") return offers;  // the game is over
    for (const json& move : answer.at("moves"))
      offers.push_back(
          {move.at("move").get<std::string>(), english(message_from_json(move.at("label"))), facts_in(move)});
    return offers;
  }
  // Whoever decides here lets the table go on.
  std::string make(const std::string& move) override {
    const std::string refused = sentence_of(ask({{"type", "move"}, {"version", version_}, {"move", move}}));
    if (!refused.empty() || !state_.contains("waits")) return refused;
    return sentence_of(ask({{"type", "go-on"}, {"version", version_}, {"seat", state_.at("waits").at("seat")}}));
  }
  std::vector<Hinted> hints() override {
    std::vector<Hinted> hints;
    const json answer = ask({{"type", "hint"}});
    for (const json& plan : answer.at("plans")) {
      Hinted hint{{}, plan.at("points"), ""};
      for (const json& step : plan.at("steps")) hint.moves.push_back(step.at("move"));
      if (plan.contains("why")) hint.why = english(message_from_json(plan.at("why")));
      hints.push_back(std::move(hint));
    }
    return hints;
  }
  std::string undo() override { return sentence_of(ask({{"type", "undo"}, {"version", version_}})); }
  std::string seen() override { return state_.at("view").dump(); }
  Standing standing() override {
    const json sheet = ask({{"type", "sheet"}});
    return {sheet.at("scores").at("totals"), sheet.at("scores").at("ranks"), sheet.at("over")};
  }
  std::string say(const std::string& line) override { return sentence_of(take_in(host_.handle(line, 0))); }

 private:
  json ask(json message) {
    message["id"] = "q" + std::to_string(++asked_);
    return take_in(host_.handle(message.dump(), 0));
  }
  // The answer among what is told; what else is told is noted.
  json take_in(const std::string& text) {
    json answer;
    const json outcome = json::parse(text);
    for (const json& told : outcome.at("tell")) {
      if (told.contains("to")) answer = told;
      if (told.at("type") != "view") continue;
      state_ = told.at("state");
      version_ = told.at("version").get<std::int64_t>();
    }
    return answer;
  }
  static std::string sentence_of(const json& answer) {
    return answer.at("type") == "refused" ? english(message_from_json(answer.at("reason"))) : "";
  }

  Host host_;
  json state_;
  std::int64_t version_ = 0;
  int asked_ = 0;
};

Entered enter_table(const Beginning& beginning) {
  auto visit = std::make_unique<TableVisit>();
  std::string refused = visit->begin(beginning);
  return refused.empty() ? Entered{std::move(visit), ""} : Entered{nullptr, std::move(refused)};
}

std::string table_question(std::size_t bytes) {
  static int asked = 0;
  std::string text = json{{"type", "sheet"}, {"id", "long" + std::to_string(++asked)}}.dump();
  return text.append(bytes - text.size(), ' ');
}

// A value of the right kind for a field, as far as a message can be read at all.
template <class Value>
json some_value() {
  if constexpr (std::is_same_v<Value, std::string>) return "x";
  if constexpr (std::is_same_v<Value, std::int64_t>) return 0;
  if constexpr (std::is_same_v<Value, bool>) return false;
  if constexpr (protocol::kIsVector<Value>) return json::array();
  return json::object();
}

template <class Said>
json some_message() {
  Said message;
  json written{{"type", Said::kTag}};
  each_field(message, [&](const char* name, const auto& field) {
    using Value = std::remove_cvref_t<decltype(field)>;
    if constexpr (!protocol::kIsOptional<Value>) written[name] = some_value<Value>();
  });
  return written;
}

// Every message with a field too many, and without all it needs.
template <class... Said>
void add_nonsense(std::vector<std::string>& lines, std::variant<Said...>* /*which*/) {
  const auto add = [&](json message) {
    message["more"] = 1;
    lines.push_back(message.dump());
    lines.push_back(json{{"type", message.at("type")}}.dump());
  };
  (add(some_message<Said>()), ...);
}

std::vector<std::string> table_nonsense() {
  std::vector<std::string> lines{
      "", "{", "[]", "7", "null", "\xff\xfe", "{}", R"({"type": 1})", R"({"type": "dance", "id": "1"})"};
  add_nonsense(lines, static_cast<protocol::ToHost*>(nullptr));
  add_nonsense(lines, static_cast<protocol::ToTable*>(nullptr));
  return lines;
}

std::string shown_at_table(const AnyMatch& match) {
  const bool over = match.actor() == kNobody;
  return match.view(over && match.seats() > 1 ? kSpectator : over ? Seat{0} : match.actor()).dump();
}

}  // namespace

// A table is opened at the beginning of a game, with a pack of the game's own; what it was is restored from its
// journal.
Door table_door() {
  Door door{.name = kDoorNames[2], .enter = enter_table};
  door.positions = false;
  door.packs = false;
  door.longest = kLongestJson;
  door.question = table_question;
  door.nonsense = table_nonsense;
  door.shown = shown_at_table;
  // People sit at all seats: only what everybody knows is answered for them, and what one who plays alone has to do.
  door.makes_forced = [](const AnyMatch& match) { return match.seats() == 1 || match.forced().has_value(); };
  return door;
}

}  // namespace understory::doors
