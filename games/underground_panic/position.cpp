// Positions and views as JSON, and positions back (R12.5 to R12.7): what the lists in state.hpp do not say. Whether a
// position that was read can be is in under_way.cpp.
#include "engine/position.hpp"

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "games/underground_panic/faces.hpp"
#include "games/underground_panic/game.hpp"

namespace understory::underground_panic {

static_assert(TextGame<Game>);

namespace {

struct Paper : Calls {
  using Calls::operator();
  Names operator()(Stage /*stage*/) const { return {{kStageNames.begin(), kStageNames.end()}, "stage", "R12.5"}; }
  Names operator()(Aim /*aim*/) const { return {{kAimNames.begin(), kAimNames.end()}, "aim", "R12.5"}; }
  Names operator()(Want /*want*/) const { return {{kWantNames.begin(), kWantNames.end()}, "want", "R12.6"}; }
};

}  // namespace

nlohmann::json Game::position(const State& state) const {
  nlohmann::json position = write_position(state, Paper{{pack_, seats_}});
  position["seats"] = seats_;
  return position;
}

nlohmann::json Game::view_json(const View& view) const {
  return write_view<State>(view, Paper{{pack_, seats_}}, extras(view));
}

Description Game::describe_view() {
  const Pack none;
  return understory::describe_view<State, View, Extras>(Paper{{none}});
}

State Game::from_position(const nlohmann::json& json) const {
  const Fields fields(json, "");
  State state;
  check_seats(fields, seats_, "R1.1");
  read_position(fields, state, Paper{{pack_, seats_}}, {"seats"});
  Public& pub = state.pub;
  for (const Seat seat : seats_up_to(seats_)) {
    const int hurts = state.own[seat].hurt.size();
    if (hurts > all_hurts_.size()) refuse_by("R10.3", "underground-panic.position.injuries");
    pub.players[seat].hurts = static_cast<std::uint8_t>(hurts);
    if (pub.stage == Stage::over) pub.players[seat].opened = state.own[seat].hurt;
  }
  if (state.secret.injuries.size() > all_hurts_.size()) refuse_by("R10.3", "underground-panic.position.injuries");
  pub.hurts = static_cast<std::uint8_t>(state.secret.injuries.size());
  check_position(state);
  return state;
}

}  // namespace understory::underground_panic
