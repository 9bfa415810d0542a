#include "engine/record.hpp"

#include "engine/fields.hpp"
#include "engine/json.hpp"

namespace understory {
namespace {

constexpr int kDeepestNesting = 32;

}  // namespace

std::uint64_t parse_hash(const std::string& hex, const std::string& field) {
  std::uint64_t hash = 0;
  for (const char c : hex) {
    const bool digit = c >= '0' && c <= '9';
    if (!digit && !(c >= 'a' && c <= 'f')) throw Refusal(Message("engine.field-hash", {{"field", field}}));
    hash = hash * 16 + static_cast<std::uint64_t>(digit ? c - '0' : c - 'a' + 10);
  }
  if (hex.size() != 16) throw Refusal(Message("engine.field-hash", {{"field", field}}));
  return hash;
}

// The library sorts the names, so there is one text for a position.
std::uint64_t hash_of_position(const nlohmann::json& position) { return hash_of_text(position.dump()); }

std::string format_hash(std::uint64_t hash) {
  std::string hex(16, '0');
  for (std::size_t i = 16; i-- > 0; hash >>= 4U) hex[i] = "0123456789abcdef"[hash & 15U];
  return hex;
}

nlohmann::json parse_json(std::string_view text) {
  if (text.size() > kLongestJson)
    throw Refusal(Message("engine.json-too-long", {{"most", static_cast<std::int64_t>(kLongestJson)}}));
  using Event = nlohmann::json::parse_event_t;
  const auto bounded = [](int depth, Event event, const nlohmann::json& /*parsed*/) {
    if (depth >= kDeepestNesting && (event == Event::array_start || event == Event::object_start))
      throw Refusal(Message("engine.json-too-deep", {{"depth", kDeepestNesting}}));
    return true;
  };
  try {
    return nlohmann::json::parse(text, bounded);
  } catch (const nlohmann::json::parse_error& error) {
    const std::size_t at = error.byte > text.size() ? text.size() : error.byte;
    std::int64_t line = 1;
    for (const char c : text.substr(0, at)) line += c == '\n' ? 1 : 0;
    throw Refusal(Message("engine.json-broken", {{"line", line}, {"at", static_cast<std::int64_t>(error.byte)}}));
  } catch (const nlohmann::json::out_of_range&) {  // the library does not say where
    throw Refusal(Message("engine.json-number"));
  }
}

nlohmann::json record_to_json(const Record& record) {
  nlohmann::json json{
      {"understory", record.format},   {"game", record.game},
      {"rules", record.rules_version}, {"pack", {{"name", record.pack}, {"hash", format_hash(record.pack_hash)}}},
      {"seats", record.seats},         {"options", to_json(record.options)},
      {"moves", record.moves},         {"final", format_hash(record.final_hash)}};
  if (!record.players.empty()) json["players"] = record.players;
  if (!record.start.empty()) json["start"] = parse_json(record.start);
  return json;
}

std::string write_record(const Record& record) {
  return record_to_json(record).dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

Record read_record(std::string_view text) { return record_from_json(parse_json(text)); }

Record record_from_json(const nlohmann::json& json) {
  const Fields fields(json, "");
  fields.only({"understory", "game", "rules", "pack", "seats", "options", "players", "start", "moves", "final"});
  Record record;
  record.format = static_cast<int>(fields.number("understory", 1, 1'000'000));
  if (record.format > kRecordFormat)
    throw Refusal(Message("engine.record-format", {{"format", record.format}, {"known", kRecordFormat}}));
  record.game = fields.text("game");
  record.rules_version = static_cast<int>(fields.number("rules", 1, 1'000'000));
  const Fields pack = fields.object("pack");
  pack.only({"name", "hash"});
  record.pack = pack.text("name");
  record.pack_hash = parse_hash(pack.text("hash"), "pack.hash");
  record.seats = static_cast<int>(fields.number("seats", 1, kMostSeats));
  record.options = options_from_json(fields.any("options"));
  if (fields.has("players")) record.players = fields.texts("players");
  if (!record.players.empty() && record.players.size() != static_cast<std::size_t>(record.seats))
    throw Refusal(Message("engine.record-players",
                          {{"seats", record.seats}, {"players", static_cast<std::int64_t>(record.players.size())}}));
  if (fields.has("start")) record.start = fields.any("start").dump();
  record.moves = fields.texts("moves");
  record.final_hash = parse_hash(fields.text("final"), "final");
  return record;
}

void check_record_fits(const Record& record, const GameInfo& info, const std::string& pack_name,
                       std::uint64_t pack_hash) {
  if (record.game != info.name)
    throw Refusal(Message("engine.record-game", {{"recorded", record.game}, {"current", info.name}}));
  if (record.rules_version != info.rules_version)
    throw Refusal(
        Message("engine.record-rules", {{"recorded", record.rules_version}, {"current", info.rules_version}}));
  if (record.pack != pack_name || record.pack_hash != pack_hash)
    throw Refusal(Message(
        "engine.record-pack",
        {{"pack", record.pack}, {"recorded", format_hash(record.pack_hash)}, {"current", format_hash(pack_hash)}}));
}

}  // namespace understory
