// Positions tell all: every byte of a state that ever changes is told by some position, or its struct says that it is
// made from others (shape.hpp).
#pragma once

#include <cstddef>
#include <cstring>
#include <exception>
#include <type_traits>
#include <vector>

#include "engine/conformance/moment.hpp"
#include "engine/sheet.hpp"

namespace understory::conformance {

struct BytesTold {
  std::vector<bool> declared;  // derived or filler
  std::vector<bool> changed;   // was once another than at the beginning of its game,
  std::vector<bool> told;      // and a position was another for it
};

// Marks the bytes of a value that its lists declare; `base` is where the state begins.
template <class T>
void mark_declared(const T& value, const unsigned char* base, std::vector<bool>& declared) {
  if constexpr (Listed<T>) {
    each_listed<T>([&](const auto& field) {
      const auto& member = value.*(field.member);
      if constexpr (std::decay_t<decltype(field)>::kRole == Role::stored) {
        mark_declared(member, base, declared);
      } else {
        const auto at = reinterpret_cast<const unsigned char*>(&member) - base;
        for (std::size_t i = 0; i < sizeof(member); ++i) declared[static_cast<std::size_t>(at) + i] = true;
      }
    });
  } else if constexpr (sheet::kIsPerSeat<T>) {
    for (const auto& one : value.values) mark_declared(one, base, declared);
  } else if constexpr (sheet::kIsArray<T>) {
    for (const auto& one : value) mark_declared(one, base, declared);
  } else if constexpr (sheet::kIsGrowing<T>) {  // those that are not in use as well
    for (std::size_t i = 0; i < T::capacity(); ++i) mark_declared(value.begin()[i], base, declared);
  }
}

template <class State>
std::vector<bool> declared_in(const State& state) {
  std::vector<bool> declared(sizeof(State));
  const auto* base = reinterpret_cast<const unsigned char*>(&state);
  mark_declared(state.pub, base, declared);
  if constexpr (requires { state.own; }) mark_declared(state.own, base, declared);
  if constexpr (requires { state.secret; }) mark_declared(state.secret, base, declared);
  return declared;
}

// As at the beginning in one byte, which may be something that cannot be: then it is told as well.
template <TextGame G>
bool tells(const G& game, typename G::State state, const typename G::State& begin, std::size_t byte,
           const nlohmann::json& position) {
  auto* bytes = reinterpret_cast<unsigned char*>(&state);
  bytes[byte] = reinterpret_cast<const unsigned char*>(&begin)[byte];
  try {
    return game.position(state) != position;
  } catch (const std::exception&) {
    return true;
  }
}

template <TextGame G>
void check_bytes(const Moment<G>& at, BytesTold& bytes) {
  using State = typename G::State;
  if constexpr (requires { requires Listed<decltype(at.state.pub)>; }) {
    if (bytes.told.empty()) {
      bytes.declared = declared_in(at.state);
      bytes.changed.resize(sizeof(State));
      bytes.told.resize(sizeof(State));
    }
    const State begin = at.game.new_game();
    nlohmann::json position;
    for (std::size_t i = 0; i < sizeof(State); ++i) {
      const auto byte_of = [i](const State& state) { return reinterpret_cast<const unsigned char*>(&state)[i]; };
      if (bytes.declared[i] || bytes.told[i] || byte_of(at.state) == byte_of(begin)) continue;
      if (position.is_null()) position = at.game.position(at.state);
      bytes.changed[i] = true;
      bytes.told[i] = tells(at.game, at.state, begin, i, position);
    }
  }
}

inline void judge(const BytesTold& bytes, Report& report) {
  for (std::size_t i = 0; i < bytes.told.size(); ++i)
    if (bytes.changed[i]) report.expect(Check::bytes_told, bytes.told[i], [&] { return Place().with("byte", i); });
}

}  // namespace understory::conformance
