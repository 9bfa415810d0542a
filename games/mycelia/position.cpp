// Positions and views as JSON, and positions back (R12.4): what the lists in state.hpp do not say. Whether a position
// that was read can be is in under_way.cpp.
#include "engine/position.hpp"

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "games/mycelia/faces.hpp"
#include "games/mycelia/game.hpp"

namespace understory::mycelia {

static_assert(TextGame<Game>);

namespace {

using nlohmann::json;

struct Paper : Calls {
  int places = 0;  // seats; in a game alone `mover` may also be Gwidyon
  bool solo = false;
  using Calls::operator();
  Names operator()(Stage /*stage*/) const { return {{kStageNames.begin(), kStageNames.end()}, "stage", "R12.4"}; }
};

constexpr std::array<const char*, 4> kPrintedOn{"card", "hiring", "action", "solo"};

}  // namespace

std::string name_of(const Pack& pack, ProgramId id) {
  if (is_action(id)) return std::string("action ") + kActionNames[static_cast<std::size_t>(raw(id) - kFirstAction)];
  if (is_solo(id)) return std::string("solo ") + kSoloNames[static_cast<std::size_t>(raw(id) - kFirstSolo)];
  return std::string(is_card(id) ? "card " : "hiring ") + pack.card_name(card_of(id));
}

// ---- Forms ----

json DropGrid::write(const auto& drops, const auto& /*write*/) const {
  json rows = json::array();
  for (std::size_t row = 0; row < kRows; ++row) {
    json one = json::array();
    for (std::size_t column = 0; column < kColumns; ++column) one.push_back(drops[row * kColumns + column]);
    rows.push_back(std::move(one));
  }
  return rows;
}
void DropGrid::read(const Slot& at, auto& drops, const auto& read) const {
  read.each_item(at, kRows, kRows, [&](const Slot& row, std::size_t i) {
    read.each_item(row, kColumns, kColumns, [&](const Slot& item, std::size_t j) {
      drops[i * kColumns + j] = static_cast<std::uint8_t>(item.number(0, kMostPlayers * kDrops));
    });
  });
}
Description DropGrid::type(const auto& /*drops*/, const auto& /*describe*/) const {
  return sheet::list_of(sheet::list_of(sheet::number_type(0, kMostPlayers * kDrops), kColumns, kColumns), kRows, kRows);
}

json LetterList::write(const auto& counts, const auto& write) const {
  json letters = json::array();
  for (std::uint8_t i = 0; i < kActions; ++i)
    for (int n = 0; n < counts[i]; ++n) letters.push_back(write(Action{i}));
  return letters;
}
void LetterList::read(const Slot& at, auto& counts, const auto& read) const {
  counts = {};
  read.each_item(at, 0, kActions * kMostActions, [&](const Slot& item) {
    Action action{};
    read(item, action);
    ++counts[raw(action)];
  });
}
Description LetterList::type(const auto& /*counts*/, const auto& describe) const {
  return sheet::list_of(describe(Action{}), 0, kActions * kMostActions);
}

json Whose::write(const auto& seat, const auto& write) const { return write(seat); }
void Whose::read(const Slot& at, auto& seat, const auto& read) const {
  const int most = read.calls.solo ? 1 : read.calls.places - 1;
  seat = at.is_null() ? kNobody : Seat{static_cast<std::uint8_t>(at.number(0, most))};
}

json ProgramName::write(const auto& program, const auto& write) const { return name_of(write.calls.pack, program); }
void ProgramName::read(const Slot& at, auto& program, const auto& read) const {
  const std::string text = at.text();
  for (int i = 0; i < kPrograms; ++i) {
    const ProgramId id{static_cast<std::uint8_t>(i)};
    const bool there = is_action(id) || is_solo(id) || raw(card_of(id)) < read.calls.pack.cards();
    if (there && name_of(read.calls.pack, id) == text) return void(program = id);
  }
  refuse_by("R12.4", "mycelia.position.program", {{"field", at.place()}, {"name", text}});
}
Description ProgramName::type(const auto& /*program*/, const auto& describe) const { return describe(std::string()); }

json Ghost::write(const auto& gwidyon, const auto& write) const { return write(gwidyon); }

// ---- Writing ----

json Game::position(const State& state) const {
  json position = write_position(state, Paper{{pack_}, seats_, solo()});
  position["seats"] = seats_;
  return position;
}

json Game::view_json(const View& view) const {
  return write_view<State>(view, Paper{{pack_}, seats_, solo()}, extras(view));
}

Description Game::describe_view() {
  const Pack none;
  return understory::describe_view<State, View, Extras>(Paper{{none}});
}

// ---- Reading ----

State Game::from_position(const json& json) const {
  const Fields fields(json, "");
  State state;
  check_seats(fields, seats_, "R1.1");
  read_position(fields, state, Paper{{pack_}, seats_, solo()}, {"seats"});
  for (const Seat seat : seats_up_to(seats_)) {
    Player& player = state.pub.players[seat];
    int left = 0;
    for (const std::uint8_t drops : player.drops) left += drops;
    if (left > kMostPlayers * kDrops) refuse_by("R2.2", "mycelia.position.drops");
    player.left = static_cast<std::uint8_t>(left);
    player.deck.hidden = static_cast<std::uint8_t>(state.own[seat].hand.size());
  }
  find_ends(state.pub);
  check_position(state);
  return state;
}

}  // namespace understory::mycelia
