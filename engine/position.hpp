// A whole position on paper, and what a viewer sees of it, from the lists of their structs (sheet.hpp).
//
// What Public and Secret list stands at the top. Where State says how the list of its seats is called (kSeats), that
// list has an object for each of them: what is public about it, and what it alone knows. A view has what is public,
// what is shown of the rest, and in `mine` what the viewer knows.
#pragma once

#include "engine/sheet.hpp"

namespace understory {

namespace sheet {

template <class State>
concept HasSeats = requires {
  State::kSeats;
};
// Whether a field of Public stands in the objects of the seats.
template <class State, class Value>
inline constexpr bool kOfSeats = HasSeats<State>&& kIsPerSeat<Value>;

template <class State, class Public, class Calls>
nlohmann::json write_public(const Public& pub, const Writer<Calls>& write) {
  nlohmann::json all = nlohmann::json::object();
  nlohmann::json::array_t seats(static_cast<std::size_t>(write.calls.places), nlohmann::json::object());
  const auto add = [&](const auto& field) {
    const auto& member = pub.*(field.member);
    using Value = std::remove_cvref_t<decltype(member)>;
    if constexpr (!kOfSeats<State, Value>) {
      all[field.name] = write.as(member, field.form);
    } else {
      for (const Seat seat : seats_up_to(write.calls.places)) {
        if constexpr (Listed<typename Value::Item>)
          write.add(member[seat], seats[raw(seat)]);
        else
          seats[raw(seat)][field.name] = write.as(member[seat], field.form);
      }
    }
  };
  each_listed<Public>([&](const auto& field) {
    if constexpr (std::decay_t<decltype(field)>::kRole != Role::filler)
      if (write.tells(field)) add(field);
  });
  if constexpr (HasSeats<State>) all[State::kSeats] = std::move(seats);
  return all;
}

// Calls `visit(field, of_seats)` for what is stored in Public; the second is a constant.
template <class State, class Public, class Visit>
void each_public(Visit&& visit) {
  each_listed<Public>([&](const auto& field) {
    using Value = std::remove_cvref_t<decltype(std::declval<Public&>().*(field.member))>;
    if constexpr (std::decay_t<decltype(field)>::kRole == Role::stored)
      visit(field, std::bool_constant<kOfSeats<State, Value>>());
  });
}

// The names at the top, and those in the object of a seat.
template <class State, class Calls>
void add_names(const State& state, const Reader<Calls>& read, std::vector<std::string_view>& top,
               std::vector<std::string_view>& seat) {
  using Public = std::remove_cvref_t<decltype(state.pub)>;
  each_public<State, Public>([&](const auto& field, auto of_seats) {
    using Value = std::remove_cvref_t<decltype(state.pub.*(field.member))>;
    if (!is_there(field.form, read.calls)) return;
    if constexpr (!of_seats)
      top.emplace_back(field.name);
    else if constexpr (Listed<typename Value::Item>)
      read.template add_names<typename Value::Item>(seat);
    else
      seat.emplace_back(field.name);
  });
  if constexpr (requires { state.own; }) read.template add_names<typename decltype(state.own)::Item>(seat);
  if constexpr (requires { state.secret; }) read.template add_names<std::remove_cvref_t<decltype(state.secret)>>(top);
  if constexpr (HasSeats<State>) top.emplace_back(State::kSeats);
}

}  // namespace sheet

template <class State, class Calls>
nlohmann::json write_position(const State& state, const Calls& calls) {
  const Writer<Calls> write{calls};
  nlohmann::json all = sheet::write_public<State>(state.pub, write);
  if constexpr (requires { state.own; })
    for (const Seat seat : seats_up_to(calls.places)) write.add(state.own[seat], all[State::kSeats][raw(seat)]);
  if constexpr (requires { state.secret; }) write.add(state.secret, all);
  return all;
}

// Reads whatever can be read field by field. `names` are fields at the top that the game reads itself.
template <class State, class Calls>
void read_position(const Fields& fields, State& state, const Calls& calls, std::vector<std::string_view> names) {
  const Reader<Calls> read{calls};
  using Public = std::remove_cvref_t<decltype(state.pub)>;
  std::vector<std::string_view> of_seat;
  sheet::add_names(state, read, names, of_seat);
  fields.only(names);
  sheet::each_public<State, Public>([&](const auto& field, auto of_seats) {
    if constexpr (!of_seats)
      if (sheet::is_there(field.form, calls)) read.as(fields.at(field.name), state.pub.*(field.member), field.form);
  });
  if constexpr (requires { state.secret; }) read.fill(fields, state.secret);
  if constexpr (sheet::HasSeats<State>) {
    const Slot list = fields.at(State::kSeats);
    const auto places = static_cast<std::size_t>(calls.places);
    list.expect_size(places, places);
    for (const Seat seat : seats_up_to(calls.places)) {
      const Fields object = list.item(raw(seat)).object();
      object.only(of_seat);
      sheet::each_public<State, Public>([&](const auto& field, auto of_seats) {
        if constexpr (of_seats) {
          auto& one = (state.pub.*(field.member))[seat];
          if constexpr (Listed<std::remove_cvref_t<decltype(one)>>)
            read.fill(object, one);
          else
            read.as(object.at(field.name), one, field.form);
        }
      });
      if constexpr (requires { state.own; }) read.fill(object, state.own[seat]);
    }
  }
}

// `extras`: a listed struct with what the game adds, or says in its own way.
template <class State, class View, class Calls, Listed Extras>
nlohmann::json write_view(const View& view, const Calls& calls, const Extras& extras) {
  const Writer<Calls> write{calls, true};
  nlohmann::json all = sheet::write_public<State>(view.pub, write);
  if constexpr (requires { view.mine; })
    if (raw(view.viewer) < calls.places) all["mine"] = write(view.mine);
  write.add(extras, all);
  return all;
}

template <class State, class View, Listed Extras, class Calls>
Description describe_view(const Calls& calls) {
  const Describer<Calls> describe{calls, true};
  const View example{};
  using Public = std::remove_cvref_t<decltype(example.pub)>;
  Description all{.sort = Description::Sort::object};
  Description seat{.sort = Description::Sort::object};
  describe.template add<Public>(all.members);
  if constexpr (sheet::HasSeats<State>) {
    each_listed<Public>([&](const auto& field) {
      const auto& value = example.pub.*(field.member);
      using Value = std::remove_cvref_t<decltype(value)>;
      if constexpr (sheet::kIsPerSeat<Value>) {
        if (*field.name == '\0') return;
        if constexpr (Listed<typename Value::Item>)
          describe.template add<typename Value::Item>(seat.members);
        else
          add_member(seat.members, member(field.name, describe.as(value.values[0], field.form)));
        std::erase_if(all.members, [&](const Description& one) { return one.name == field.name; });
      }
    });
    all.members.push_back(member(State::kSeats, sheet::list_of(std::move(seat), 1, kMostSeats)));
  }
  if constexpr (requires { example.mine; }) all.members.push_back(member("mine", describe(example.mine), false));
  describe.template add<Extras>(all.members);
  return all;
}

}  // namespace understory
