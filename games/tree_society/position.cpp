// Positions and views as JSON, and positions back (R8.4): what the lists in state.hpp do not say. Whether a position
// that was read can be is in under_way.cpp.
#include "engine/position.hpp"

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "games/tree_society/faces.hpp"
#include "games/tree_society/game.hpp"

namespace understory::tree_society {

static_assert(TextGame<Game>);

namespace {

using nlohmann::json;

struct Paper : Calls {
  int places = 0;  // seats
  using Calls::operator();
  Names operator()(Stage /*stage*/) const { return {{kStageNames.begin(), kStageNames.end()}, "stage", "R8.4"}; }
};

}  // namespace

// ---- Forms ----

json SlotList::write(const auto& slots, const auto& write) const {
  json list = json::array();
  for (const Ongoing& one : slots) list.push_back(one.card == kNoCard ? json() : write(one));
  return list;
}
void SlotList::read(const Slot& at, auto& slots, const auto& read) const {
  read.each_item(at, kSlots, kSlots, [&](const Slot& item, std::size_t i) {
    if (!item.is_null()) read(item, slots[i]);
  });
}
Description SlotList::type(const auto& slots, const auto& describe) const {
  Description one = describe(slots[0]);
  one.or_null = true;
  return sheet::list_of(std::move(one), kSlots, kSlots);
}

json PlaceList::write(const auto& bits, const auto& /*write*/) const {
  json list = json::array();
  for (int place = 0; place < places; ++place)
    if ((unsigned{bits} >> static_cast<unsigned>(place) & 1U) != 0) list.push_back(place);
  return list;
}
void PlaceList::read(const Slot& at, auto& bits, const auto& read) const {
  read.each_item(at, 0, static_cast<std::size_t>(places), [&](const Slot& item) {
    const auto bit = static_cast<unsigned>(item.number(0, places - 1));
    if (sheet::has_bit(bits, bit)) sheet::refuse_twice(item);
    sheet::set_bit(bits, bit);
  });
}
Description PlaceList::type(const auto& /*bits*/, const auto& /*describe*/) const {
  return sheet::list_of(sheet::number_type(0, places - 1), 0, static_cast<std::size_t>(places));
}

json ProgramName::write(const auto& program, const auto& write) const { return name_of(write.calls.pack, program); }
void ProgramName::read(const Slot& at, auto& program, const auto& read) const {
  const std::string text = at.text();
  for (int i = 0; i < kPrograms; ++i) {
    const ProgramId id{static_cast<std::uint8_t>(i)};
    const bool there = !is_level(id) || raw(card_of(id)) < read.calls.pack.cards.size();
    if (there && name_of(read.calls.pack, id) == text) return void(program = id);
  }
  refuse_by("R8.4", "tree-society.position.program", {{"field", at.place()}, {"name", text}});
}
Description ProgramName::type(const auto& /*program*/, const auto& describe) const { return describe(std::string()); }

json ProgramList::write(const auto& programs, const auto& write) const {
  json list = json::array();
  for (const ProgramId& program : programs) list.push_back(ProgramName().write(program, write));
  return list;
}
void ProgramList::read(const Slot& at, auto& programs, const auto& read) const {
  read.each_item(at, 0, programs.capacity(), [&](const Slot& item) {
    ProgramId program{};
    ProgramName().read(item, program, read);
    programs.push_back(program);
  });
}
Description ProgramList::type(const auto& programs, const auto& describe) const {
  return sheet::list_of(ProgramName().type(programs, describe), 0, programs.capacity());
}

// ---- Writing ----

json Game::position(const State& state) const {
  json position = write_position(state, Paper{{pack_}, seats_});
  position["seats"] = seats_;
  return position;
}

json Game::view_json(const View& view) const { return write_view<State>(view, Paper{{pack_}, seats_}, extras(view)); }

Description Game::describe_view() {
  const Pack none;
  return understory::describe_view<State, View, Extras>(Paper{{none}});
}

// ---- Reading ----

State Game::from_position(const json& json) const {
  const Fields fields(json, "");
  State state;
  check_seats(fields, seats_, "R1.1");
  read_position(fields, state, Paper{{pack_}, seats_}, {"seats"});
  find_ends(state.pub);
  check_position(state.pub);
  return state;
}

}  // namespace understory::tree_society
