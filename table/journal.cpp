#include "table/journal.hpp"

#include <string_view>
#include <vector>

#include "engine/fields.hpp"
#include "engine/json.hpp"
#include "engine/record.hpp"
#include "engine/refusal.hpp"

namespace understory {
namespace {

using nlohmann::json;

constexpr std::int64_t kMost = 1'000'000'000;

json written(const entry::Opened& opened) {
  return {{"kind", "opened"},
          {"game", opened.game},
          {"rules", opened.rules_version},
          {"pack", {{"name", opened.pack}, {"hash", format_hash(opened.pack_hash)}}},
          {"seats", opened.seats},
          {"options", to_json(opened.options)},
          {"seed", format_chance_key(opened.seed)},
          {"pace", opened.pace}};
}
json written(const entry::Sat& sat) {
  return {{"kind", "sat"}, {"seat", sat.seat}, {"person", sat.person}, {"player", sat.player}, {"name", sat.name}};
}
json written(const entry::Started& /*started*/) { return {{"kind", "started"}}; }
json written(const entry::Moved& moved) {
  json object{{"kind", "moved"}, {"move", moved.move}};
  if (moved.forced) object["forced"] = true;
  return object;
}
json written(const entry::Meant& meant) { return {{"kind", "meant"}, {"seat", meant.seat}, {"move", meant.move}}; }
json written(const entry::Dropped& dropped) { return {{"kind", "dropped"}, {"seat", dropped.seat}}; }
json written(const entry::Word& word) { return {{"kind", "word"}, {"seat", word.seat}}; }
json written(const entry::Pause& pause) { return {{"kind", "pause"}, {"seat", pause.seat}, {"on", pause.on}}; }
json written(const entry::TookBack& took) { return {{"kind", "took-back"}, {"by", took.by}, {"count", took.count}}; }
json written(const entry::UndoAsked& asked) {
  return {{"kind", "undo-asked"}, {"by", asked.by}, {"count", asked.count}};
}
json written(const entry::UndoAgreed& agreed) { return {{"kind", "undo-agreed"}, {"by", agreed.by}}; }
json written(const entry::UndoDeclined& declined) { return {{"kind", "undo-declined"}, {"by", declined.by}}; }

entry::Opened read_opened(const Fields& fields) {
  const Fields pack = fields.object("pack");
  pack.only({"name", "hash"});
  return {.game = fields.text("game"),
          .rules_version = fields.number("rules", 1, kMost),
          .pack = pack.text("name"),
          .pack_hash = parse_hash(pack.text("hash"), pack.place_of("hash")),
          .seats = fields.number("seats", 1, kMostSeats),
          .options = options_from_json(fields.any("options")),
          .seed = parse_chance_key(fields.text("seed")),
          .pace = fields.number("pace", 0, kMost)};
}

}  // namespace

json to_json(const Entry& entry) {
  return std::visit([](const auto& one) { return written(one); }, entry);
}

Entry read_entry(const json& json) {
  const Fields fields(json, "");
  const std::string kind = fields.text("kind");
  const auto seat = [&](const char* name) { return fields.number(name, 0, kMostSeats - 1); };
  const auto is = [&](std::string_view name, std::vector<std::string_view> known) {
    if (kind != name) return false;
    known.emplace_back("kind");
    fields.only(known);
    return true;
  };
  if (is("opened", {"game", "rules", "pack", "seats", "options", "seed", "pace"})) return read_opened(fields);
  if (is("sat", {"seat", "person", "player", "name"}))
    return entry::Sat{seat("seat"), fields.text("person"), fields.text("player"), fields.text("name")};
  if (is("started", {})) return entry::Started{};
  // Older journals do not say what was forced.
  if (is("moved", {"move", "forced"}))
    return entry::Moved{fields.text("move"), fields.has("forced") && fields.truth("forced")};
  if (is("meant", {"seat", "move"})) return entry::Meant{seat("seat"), fields.text("move")};
  if (is("dropped", {"seat"})) return entry::Dropped{seat("seat")};
  if (is("word", {"seat"})) return entry::Word{seat("seat")};
  if (is("pause", {"seat", "on"})) return entry::Pause{seat("seat"), fields.truth("on")};
  if (is("took-back", {"by", "count"})) return entry::TookBack{seat("by"), fields.number("count", 1, kMost)};
  if (is("undo-asked", {"by", "count"})) return entry::UndoAsked{seat("by"), fields.number("count", 1, kMost)};
  if (is("undo-agreed", {"by"})) return entry::UndoAgreed{seat("by")};
  if (is("undo-declined", {"by"})) return entry::UndoDeclined{seat("by")};
  throw Refusal(Message("table.journal.kind", {{"kind", kind}}));
}

}  // namespace understory
