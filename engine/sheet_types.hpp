// What types of values there are on paper (sheet.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/description.hpp"
#include "engine/facts.hpp"
#include "engine/fields.hpp"
#include "engine/fixed_vector.hpp"
#include "engine/per_seat.hpp"
#include "engine/shape.hpp"
#include "engine/sheet_forms.hpp"

namespace understory::sheet {

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool kIsArray = false;
template <class T, std::size_t Size>
inline constexpr bool kIsArray<std::array<T, Size>> = true;
template <class T>
inline constexpr bool kIsPerSeat = false;
template <class T, std::size_t Seats>
inline constexpr bool kIsPerSeat<PerSeat<T, Seats>> = true;
template <class T>
inline constexpr bool kIsGrowing = false;
template <class T>
inline constexpr bool kIsGrowing<std::vector<T>> = true;
template <class T, std::size_t Capacity>
inline constexpr bool kIsGrowing<FixedVector<T, Capacity>> = true;
template <class T>
inline constexpr bool kIsMap = false;
template <class T>
inline constexpr bool kIsMap<std::map<std::string, T>> = true;

template <class T>
concept IsBag = requires(const T& bag) {
  bag.kinds();
};
// Something in which everything is once.
template <class T>
concept IsSet = !IsBag<T> && requires(T & set, const T& all) {
  set.add(*all.begin());
  all.size();
};

template <class T>
using ItemOf = std::remove_cvref_t<decltype(*std::declval<const T&>().begin())>;

template <class T>
constexpr bool is_sparse() {
  if constexpr (requires { T::kSparse; })
    return T::kSparse;
  else
    return false;
}

template <class Form>
inline constexpr bool kIsIfAny = false;
template <class Form>
inline constexpr bool kIsIfAny<IfAny<Form>> = true;
// The form behind an IfAny.
template <class Form>
constexpr const Form& bare(const Form& form) {
  return form;
}
template <class Form>
constexpr const Form& bare(const IfAny<Form>& form) {
  return form.form;
}
// Whether a field may be left out where it is as at the beginning.
template <class Owner, class Field>
constexpr bool may_lack() {
  return is_sparse<Owner>() || kIsIfAny<typename Field::Form>;
}

template <class T>
concept HasName = requires(T& item) {
  item.name.clear();
};
template <HasName T>
std::string& name_of(T& item) {
  return item.name;
}
inline std::string& name_of(std::string& name) { return name; }

// Bits of a number, or of bytes one behind the other.
template <class T>
constexpr unsigned bits_in() {
  return 8 * sizeof(T);
}
template <class T>
constexpr bool has_bit(const T& bits, unsigned bit) {
  if constexpr (kIsArray<T>)
    return (unsigned{bits[bit / 8]} >> bit % 8 & 1U) != 0;
  else
    return (std::uint64_t{bits} >> bit & 1U) != 0;
}
template <class T>
constexpr void set_bit(T& bits, unsigned bit) {
  if constexpr (kIsArray<T>)
    bits[bit / 8] = static_cast<std::uint8_t>(bits[bit / 8] | 1U << bit % 8);
  else
    bits = static_cast<T>(std::uint64_t{bits} | std::uint64_t{1} << bit);
}

// Whether there is such a field.
template <class Form, class Calls>
bool is_there(const Form& form, const Calls& calls) {
  if constexpr (requires { form.there(calls); })
    return form.there(calls);
  else
    return true;
}

// The same object, called by its name if it has one.
Slot with_its_name(const Slot& item);
[[noreturn]] void refuse_name(const Slot& at, const std::string& name, const Names& names);
[[noreturn]] void refuse_twice(const Slot& at, const char* rule = "");

Description number_type(std::int64_t least, std::int64_t most);
Description list_of(Description item, std::size_t least, std::size_t most);
Description map_of(Description item, std::vector<std::string> keys = {});
Description one_of(std::span<const char* const> words);
Description names_type(const Names& names);
inline Description names_type(const Grid& /*grid*/) { return {.sort = Description::Sort::spot}; }
inline Description names_type(const Plane& /*plane*/) { return {.sort = Description::Sort::spot}; }

}  // namespace understory::sheet
