#include "arena/journal.hpp"

#include <algorithm>
#include <limits>

#include "engine/fields.hpp"
#include "engine/json.hpp"
#include "engine/refusal.hpp"

namespace understory::arena {
namespace {

using nlohmann::json;

constexpr const char* kMark = "understory_arena";
constexpr int kFormat = 1;

nlohmann::ordered_json head_of(const Tournament& tournament) {
  nlohmann::ordered_json bots = nlohmann::ordered_json::array();
  for (const Entrant& entrant : tournament.entrants) bots.push_back(full_name(entrant));
  return {{kMark, kFormat},
          {"version", tournament.version},
          {"game", tournament.table.game},
          {"rules", tournament.table.rules_version},
          {"pack", tournament.table.pack},
          {"pack_hash", format_hash(tournament.table.pack_hash)},
          {"seats", tournament.table.seats},
          {"options", to_json(tournament.table.options)},
          {"start", format_hash(tournament.table.final_hash)},
          {"bots", bots},
          {"ladder", tournament.ladder},
          {"opening", tournament.opening},
          {"seed", format_chance_key(tournament.seed)}};
}

std::string shown(const nlohmann::ordered_json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

// What every journal begins with.
std::string journal_mark() { return std::string("{\"") + kMark + "\":"; }

void check_head(const json& found, const Tournament& tournament) {
  const nlohmann::ordered_json wanted = head_of(tournament);
  const Fields fields(found, "");
  std::vector<std::string_view> known;
  for (const auto& [name, value] : wanted.items()) known.push_back(name);
  fields.only(known);
  for (const auto& [name, value] : wanted.items()) {
    if (fields.any(name) == json(value)) continue;
    throw Refusal(Message(
        "arena.refused.journal",
        {{"what", name}, {"found", shown(nlohmann::ordered_json(fields.any(name)))}, {"wanted", shown(value)}}));
  }
}

// The first line, once it is whole. A beginning of one was written by somebody who was stopped at once; any other text
// is not ours.
std::optional<json> head_in(std::string_view text) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos && journal_mark().starts_with(text.substr(0, journal_mark().size())))
    return std::nullopt;
  try {
    json head = parse_json(text.substr(0, end));
    if (head.is_object() && head.value(kMark, json()) == kFormat) return head;
  } catch (const Refusal&) {
    throw Refusal(Message("arena.refused.no-journal"));
  }
  throw Refusal(Message("arena.refused.no-journal"));
}

std::vector<std::int64_t> for_each_seat(const Fields& fields, const char* name, int seats, std::int64_t least,
                                        std::int64_t most) {
  std::vector<std::int64_t> numbers = fields.numbers(name, least, most);
  if (static_cast<int>(numbers.size()) != seats)
    throw Refusal(Message("arena.refused.seats", {{"field", name}, {"seats", seats}}));
  return numbers;
}

void read_result(const json& line, int seats, Results& results) {
  constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
  const Fields fields(line, "");
  fields.only({"game", "scores", "ranks", "turns", "us"});
  const auto scores = for_each_seat(fields, "scores", seats, -kMost, kMost);
  const auto ranks = for_each_seat(fields, "ranks", seats, 1, kMostSeats);
  const auto turns = for_each_seat(fields, "turns", seats, 0, kMost);
  const auto times = for_each_seat(fields, "us", seats, 0, std::numeric_limits<std::int64_t>::max());
  GameResult result;
  for (std::size_t i = 0; i < scores.size(); ++i)
    result.push_back({static_cast<std::int32_t>(scores[i]), static_cast<int>(ranks[i]), turns[i], times[i]});
  results.try_emplace(fields.number("game", 0, std::numeric_limits<std::int64_t>::max()), std::move(result));
}

}  // namespace

std::string journal_head(const Tournament& tournament) { return head_of(tournament).dump() + "\n"; }

std::string journal_line(std::int64_t game, const GameResult& result) {
  nlohmann::ordered_json line{{"game", game}};
  for (const SeatResult& seat : result) {
    line["scores"].push_back(seat.score);
    line["ranks"].push_back(seat.rank);
    line["turns"].push_back(seat.turns);
    line["us"].push_back(seat.microseconds);
  }
  return line.dump() + "\n";
}

std::optional<ChanceKey> seed_of_journal(std::string_view text) {
  const auto head = head_in(text);
  return head ? std::optional(parse_chance_key(Fields(*head, "").text("seed"))) : std::nullopt;
}

Journal read_journal(std::string_view text, const Tournament& tournament) {
  Journal journal;
  const auto head = head_in(text);
  if (!head) return journal;
  check_head(*head, tournament);
  journal.bytes = text.find('\n') + 1;
  std::int64_t number = 2;
  for (std::size_t end = 0; (end = text.find('\n', journal.bytes)) != std::string_view::npos; ++number) {
    try {
      read_result(parse_json(text.substr(journal.bytes, end - journal.bytes)), tournament.table.seats, journal.results);
    } catch (const Refusal& refusal) {
      throw Refusal(Message("arena.refused.line", {{"line", number}, {"reason", refusal.reason}}));
    }
    journal.bytes = end + 1;
  }
  return journal;
}

}  // namespace understory::arena
