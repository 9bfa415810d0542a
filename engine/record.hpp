// The record is the truth: what was played, by which rules, with which components. A state can always be made again
// from it; a record that does not replay is refused with the move number and the reason.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "engine/hash.hpp"
#include "engine/options.hpp"
#include "engine/refusal.hpp"
#include "engine/text.hpp"

namespace understory {

// In format 1 the hash was of a state's bytes, and of a layout that is gone: it is read, and not compared.
inline constexpr int kRecordFormat = 2;

struct Record {
  std::string game;
  int rules_version = 0;
  std::string pack;
  std::uint64_t pack_hash = 0;
  int seats = 0;
  Options options;
  std::vector<std::string> players;  // one for each seat ("human", "random"); empty if nobody said
  std::string start;                 // position JSON if the game did not begin at the beginning, else empty
  std::vector<std::string> moves;    // in the game's notation, chance included
  std::uint64_t final_hash = 0;      // of the position after the last move
  int format = kRecordFormat;
};

// JSON, one move a word, readable and stable. read_record names the line or field that is wrong.
std::string write_record(const Record& record);
Record read_record(std::string_view text);
nlohmann::json record_to_json(const Record& record);
Record record_from_json(const nlohmann::json& json);

// Of a position as JSON: however a state lies in memory, a record ends alike.
std::uint64_t hash_of_position(const nlohmann::json& position);

// 16 hex digits, both ways. parse_hash names `field` if they are anything else.
std::string format_hash(std::uint64_t hash);
std::uint64_t parse_hash(const std::string& hex, const std::string& field);

// A record of the longest game has some 50 kB, a pack not half as much.
inline constexpr std::size_t kLongestJson = std::size_t{16} << 20U;

// Parses JSON or throws a Refusal that says where it is broken. Depth and length are bounded, so hostile input cannot
// overflow.
nlohmann::json parse_json(std::string_view text);

// The record is of this game and was made by these rules and components; otherwise throws.
void check_record_fits(const Record& record, const GameInfo& info, const std::string& pack_name,
                       std::uint64_t pack_hash);

// Plays the record from `state` on; `after_move(index, state)` sees every position. Throws at the first move that is
// not one or is not legal, and if the end differs from the recorded one.
template <TextGame G, class AfterMove>
void replay(const G& game, const Record& record, typename G::State& state, AfterMove&& after_move) {
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const auto refuse = [&](const Message& reason, const std::string& rule) {
      throw Refusal(
          Message("engine.record-move",
                  {{"number", static_cast<std::int64_t>(i + 1)}, {"move", record.moves[i]}, {"reason", reason}}),
          rule);
    };
    typename G::Move move;
    try {
      move = game.parse(record.moves[i]);
    } catch (const Refusal& refusal) {
      refuse(refusal.reason, refusal.rule);
    }
    if (const auto why = game.why_not(state, move)) refuse(why->reason, why->rule);
    game.apply(state, move, NoEvents{});
    after_move(i, state);
  }
  if (record.format < kRecordFormat) return;
  if (const std::uint64_t found = hash_of_position(game.position(state)); found != record.final_hash)
    throw Refusal(Message("engine.record-end", {{"count", static_cast<std::int64_t>(record.moves.size())},
                                                {"expected", format_hash(record.final_hash)},
                                                {"found", format_hash(found)}}));
}

}  // namespace understory
