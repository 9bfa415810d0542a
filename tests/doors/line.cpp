// The line protocol, as a program on the other end of `understory engine` speaks it.
#include "cli/line_protocol.hpp"
#include "engine/record.hpp"
#include "tests/doors/doors.hpp"

namespace understory::doors {
namespace {

using nlohmann::json;

// JSON made as long as this by blanks at its end.
std::string lengthened(const json& request, std::size_t bytes) {
  std::string text = request.dump();
  text.append(bytes - std::min(bytes, text.size()), ' ');
  return text;
}

class LineVisit final : public Visit {
 public:
  std::string begin(const Beginning& beginning) {
    json request{{"cmd", beginning.position ? "set" : "new"},
                 {"game", beginning.game.info.name},
                 {"options", to_json(beginning.setup.options)},
                 {"seed", format_chance_key(beginning.seed)}};
    if (!beginning.setup.pack_text.empty()) request["pack"] = json::parse(beginning.setup.pack_text, nullptr, false);
    if (beginning.position)
      request["state"] = *beginning.position;
    else
      request["seats"] = beginning.setup.seats;
    const json answer = json::parse(protocol_.answer(request.dump() + std::string(beginning.blanks, ' ')));
    roll(answer);
    return sentence_of(answer);
  }

  std::vector<Offered> offers() override {
    std::vector<Offered> offers;
    const json answer = ask({{"cmd", "legal"}});
    for (const json& move : answer.at("moves"))
      offers.push_back({move.at("move").get<std::string>(), move.at("label").get<std::string>(), facts_in(move)});
    return offers;
  }
  std::string make(const std::string& move) override {
    const json answer = ask({{"cmd", "do"}, {"move", move}});
    roll(answer);
    return sentence_of(answer);
  }
  std::vector<Hinted> hints() override {
    std::vector<Hinted> hints;
    const json answer = ask({{"cmd", "bot"}, {"bot", "tree"}, {"iterations", 30}});
    for (const json& line : answer.at("lines"))
      hints.push_back({line.at("moves"), line.at("value"), line.at("why").is_null() ? "" : line.at("why").at("text")});
    return hints;
  }
  std::string undo() override {
    json answer = ask({{"cmd", "undo"}});
    const std::string refused = sentence_of(answer);
    while (answer.value("actor", json()) == "chance") answer = ask({{"cmd", "undo"}});
    return refused;
  }
  std::string seen() override {
    const json actor = ask({{"cmd", "legal"}}).at("actor");
    return ask({{"cmd", "view"}, {"seat", actor.is_null() ? json("spectator") : actor}}).at("view").dump();
  }
  Standing standing() override {
    const json scores = ask({{"cmd", "scores"}});
    Standing standing{scores.at("totals"), scores.at("ranks"), scores.at("over")};
    if (!scores.contains("rivals")) return standing;
    for (const json& rival : scores.at("rivals")) {
      standing.totals.push_back(rival.at("total").get<std::int64_t>());
      standing.ranks.push_back(rival.at("rank").get<std::int64_t>());
    }
    return standing;
  }
  std::string say(const std::string& line) override { return sentence_of(json::parse(protocol_.answer(line))); }

 private:
  json ask(const json& request) { return json::parse(protocol_.answer(request.dump())); }
  static std::string sentence_of(const json& answer) {
    return answer.at("ok") == true ? "" : answer.at("error").at("message").get<std::string>();
  }
  // As long as chance acts.
  void roll(json answer) {
    while (answer.value("actor", json()) == "chance") answer = ask({{"cmd", "roll"}});
  }

  cli::LineProtocol protocol_{Words::in("en")};
};

Entered enter_line(const Beginning& beginning) {
  auto visit = std::make_unique<LineVisit>();
  std::string refused = visit->begin(beginning);
  return refused.empty() ? Entered{std::move(visit), ""} : Entered{nullptr, std::move(refused)};
}

std::string line_question(std::size_t bytes) { return lengthened({{"cmd", "legal"}}, bytes); }

// Every command with a field too many, and with each of its fields of no kind it could be.
std::vector<std::string> line_nonsense() {
  std::vector<std::string> lines{"", "{", "[]", "7", "null", "\xff\xfe", "{}", R"({"cmd": 1})", R"({"cmd": "dance"})"};
  for (const auto& command : cli::LineProtocol::commands()) {
    json request{{"cmd", command.name}};
    lines.push_back(json{{"cmd", command.name}, {"more", 1}, {"id", 1}}.dump());
    for (const std::string_view field : command.fields) request[std::string(field)] = json::array();
    if (!command.fields.empty()) lines.push_back(request.dump());
  }
  return lines;
}

std::string shown_on_line(const AnyMatch& match) {
  return match.view(match.actor() == kNobody ? kSpectator : match.actor()).dump();
}

}  // namespace

Door line_door() {
  Door door{.name = kDoorNames[1], .enter = enter_line};
  door.longest = kLongestJson;
  door.question = line_question;
  door.nonsense = line_nonsense;
  door.shown = shown_on_line;
  return door;
}

}  // namespace understory::doors
