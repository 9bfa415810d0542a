// Values of the protocol that are one JSON value of their own kind (see shape.hpp).
#pragma once

#include <string>
#include <utility>

#include "engine/json.hpp"
#include "engine/seat.hpp"

namespace understory::protocol {

// Who decides: a seat, chance, or nobody.
struct Actor {
  Seat seat = kNobody;
  static std::string type_script() { return R"(Seat | "chance" | null)"; }
  static nlohmann::json schema() {
    return nlohmann::json::parse(R"({"enum": [0, 1, 2, 3, 4, 5, 6, 7, "chance", null]})");
  }
  nlohmann::json json() const {
    if (seat == kNobody) return nullptr;
    return seat == kChance ? nlohmann::json("chance") : nlohmann::json(raw(seat));
  }
};

// Whose eyes look.
struct Viewer {
  Seat seat = kSpectator;
  static std::string type_script() { return R"(Seat | "spectator")"; }
  static nlohmann::json schema() { return nlohmann::json::parse(R"({"enum": [0, 1, 2, 3, 4, 5, 6, 7, "spectator"]})"); }
  nlohmann::json json() const { return seat == kSpectator ? nlohmann::json("spectator") : nlohmann::json(raw(seat)); }
};

// How far a game is.
enum class Stage { seating, playing, over };
struct Phase {
  Stage stage = Stage::seating;
  static constexpr const char* kWords[] = {"seating", "playing", "over"};
  static std::string type_script() { return R"("seating" | "playing" | "over")"; }
  static nlohmann::json schema() { return {{"enum", kWords}}; }
  nlohmann::json json() const { return kWords[static_cast<int>(stage)]; }
};

// What happened, or what a move is about, as its game tells it (engine/facts.hpp); the game checks it.
struct Fact {
  nlohmann::json value;
  static std::string type_script() { return "Fact"; }
  static nlohmann::json schema() {
    return {{"type", "object"}, {"properties", {{"kind", {{"type", "string"}}}}}, {"required", {"kind"}}};
  }
  nlohmann::json json() const { return value; }
  static Fact read(const nlohmann::json& json) { return {json}; }
};

// JSON whose inside is checked by whoever owns it: the game its options, the table its journal.
struct ChosenOptions {
  nlohmann::json value;
  static std::string type_script() { return "Options"; }
  static nlohmann::json schema() { return {{"type", "object"}}; }
  nlohmann::json json() const { return value; }
  static ChosenOptions read(const nlohmann::json& json) { return {json}; }
};

struct OptionValue {
  nlohmann::json value;
  static std::string type_script() { return "OptionValue"; }
  static nlohmann::json schema() { return {{"type", {"boolean", "integer", "string"}}}; }
  nlohmann::json json() const { return value; }
};

struct JournalEntry {
  nlohmann::json value;
  static std::string type_script() { return "JournalEntry"; }
  static nlohmann::json schema() { return {{"type", "object"}}; }
  nlohmann::json json() const { return value; }
  static JournalEntry read(const nlohmann::json& json) { return {json}; }
};

}  // namespace understory::protocol
