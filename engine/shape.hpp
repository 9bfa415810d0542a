// How a struct says what it is made of. It lists its fields once, beside them, and whatever reads it, writes it or
// describes it goes by that list: JSON both ways, schemas, TypeScript types.
//
//   struct Player {
//     std::uint16_t nuts = 0;
//     std::uint8_t hand_size = 0;  // what the hand says as well
//     std::uint8_t filler = 0;
//     static constexpr auto fields() {
//       return std::make_tuple(field("nuts", &Player::nuts), derived(&Player::hand_size), filler(&Player::filler));
//     }
//   };
//   static_assert(kListsAll<Player>);
#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>

namespace understory {

enum class Role {
  stored,   // it has a name, and is written and read
  derived,  // made again from the others when they are read
  filler    // always zero, so that there is no padding
};

template <class Owner, class Value, Role What>
struct Field {
  static constexpr Role kRole = What;
  const char* name;  // "" unless it is stored
  Value Owner::*member;
};

template <class Owner, class Value>
constexpr Field<Owner, Value, Role::stored> field(const char* name, Value Owner::*member) {
  return {name, member};
}
template <class Owner, class Value>
constexpr Field<Owner, Value, Role::derived> derived(Value Owner::*member) {
  return {"", member};
}
template <class Owner, class Value>
constexpr Field<Owner, Value, Role::filler> filler(Value Owner::*member) {
  return {"", member};
}

template <class T>
concept Listed = requires {
  T::fields();
};

namespace shape {
template <class Owner, class Value, Role What>
constexpr std::size_t bytes_of(const Field<Owner, Value, What>& /*field*/) {
  return sizeof(Value);
}
template <Listed T>
constexpr std::size_t listed_bytes() {
  return std::apply([](const auto&... field) { return (std::size_t{0} + ... + bytes_of(field)); }, T::fields());
}
}  // namespace shape

// Whether the list of a plain value names every byte of it. A value without padding whose field is forgotten does not.
template <Listed T>
requires std::has_unique_object_representations_v<T>
inline constexpr bool kListsAll = shape::listed_bytes<T>() == sizeof(T);

// Calls `visit(name, value)` for every stored field of a struct.
template <Listed T, class Visit>
void each_field(T& value, Visit&& visit) {
  const auto one = [&](const auto& field) {
    if constexpr (std::decay_t<decltype(field)>::kRole == Role::stored) visit(field.name, value.*(field.member));
  };
  std::apply([&](const auto&... field) { (one(field), ...); }, std::remove_const_t<T>::fields());
}

}  // namespace understory
