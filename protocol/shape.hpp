// What a message may be made of. It lists its fields once (engine/shape.hpp); the JSON codec, the schema and the
// TypeScript types are all made from that list, so they cannot differ.
//
//   struct Sit {
//     static constexpr const char* kTag = "sit";          // in the field `type`, where it is one of several messages
//     std::string id;
//     int seat = 0;
//     static constexpr auto fields() { return std::make_tuple(field("id", &Sit::id), field("seat", &Sit::seat)); }
//   };
//
// A field may be a text, a number, a truth value, another such struct, a Message, a variant of structs with tags, JSON
// of a game's own, or a word of its own kind (see Word); a vector of those; or an optional one, which may be left out.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/json.hpp"
#include "engine/message.hpp"
#include "engine/shape.hpp"

namespace understory::protocol {

template <class T>
concept Tagged = Listed<T> && requires {
  T::kTag;
};

// A value written as one JSON value of its own kind: `type_script()` is its type there, `schema()` the same as schema.
template <class T>
concept Word = requires(const T& word) {
  { T::type_script() } -> std::convertible_to<std::string>;
  { T::schema() } -> std::same_as<nlohmann::json>;
  { word.json() } -> std::same_as<nlohmann::json>;
};

// What kind of container a type is.
template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool kIsVector = false;
template <class T>
inline constexpr bool kIsVector<std::vector<T>> = true;
template <class T>
inline constexpr bool kIsVariant = false;
template <class... T>
inline constexpr bool kIsVariant<std::variant<T...>> = true;

// The field in which the structs of a variant say which of them they are: `kind` for what happened, `type` for
// messages.
template <class T>
struct TagField;
template <class First, class... Rest>
struct TagField<std::variant<First, Rest...>> {
  static constexpr const char* name() {
    if constexpr (requires { First::kTagField; }) return First::kTagField;
    return "type";
  }
};

}  // namespace understory::protocol
