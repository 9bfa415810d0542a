// What values are made of (sheet.hpp).
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/description.hpp"
#include "engine/facts.hpp"
#include "engine/message.hpp"
#include "engine/sheet_types.hpp"

namespace understory {

template <class Calls>
struct Describer {
  const Calls& calls;
  bool to_viewer = false;

  template <class T>
  Description operator()(const T& value = T{}) const {
    using Sort = Description::Sort;
    if constexpr (std::is_same_v<T, bool>) {
      return {.sort = Sort::truth};
    } else if constexpr (std::is_integral_v<T>) {
      return sheet::number_type(std::numeric_limits<T>::min(),
                                static_cast<std::int64_t>(std::numeric_limits<T>::max()));
    } else if constexpr (std::is_same_v<T, std::string>) {
      return {.sort = Sort::text};
    } else if constexpr (std::is_same_v<T, Message>) {
      return {.sort = Sort::message};
    } else if constexpr (std::is_same_v<T, Seat>) {
      return {.sort = Sort::seat, .or_null = true};
    } else if constexpr (Listed<T>) {
      Description object{.sort = Sort::object};
      add<T>(object.members);
      return object;
    } else if constexpr (sheet::kIsOptional<T>) {
      return (*this)(typename T::value_type{});
    } else if constexpr (sheet::kIsPerSeat<T>) {
      return sheet::list_of((*this)(value.values[0]), 1, value.values.size());
    } else if constexpr (sheet::kIsMap<T>) {
      return sheet::map_of((*this)(typename T::mapped_type{}));
    } else if constexpr (sheet::IsBag<T>) {
      return in_form(value, Within{1, std::numeric_limits<std::uint16_t>::max()});
    } else if constexpr (sheet::kIsArray<T>) {
      return sheet::list_of((*this)(value[0]), value.size(), value.size());
    } else if constexpr (sheet::kIsGrowing<T> || sheet::IsSet<T>) {
      Description item = (*this)(sheet::ItemOf<T>{});
      item.or_null = false;
      return sheet::list_of(std::move(item), 0, std::numeric_limits<std::uint16_t>::max());
    } else {
      return sheet::names_type(calls(value));
    }
  }

  // The members that the fields of a struct become.
  template <Listed T>
  void add(std::vector<Description>& members) const {
    const T example{};
    each_listed<T>([&](const auto& field) {
      using Field = std::decay_t<decltype(field)>;
      if constexpr (Field::kRole != Role::filler) {
        if (*field.name == '\0' || (Field::kRole != Role::stored && !to_viewer)) return;
        using Value = typename Field::Value;
        constexpr bool kSometimes = requires { field.form.there(calls); };
        const bool always = !sheet::kIsOptional<Value> && !sheet::may_lack<T, Field>() && !kSometimes;
        if constexpr (std::is_same_v<typename Field::Form, OrNull>) {
          Description one = (*this)(typename Value::value_type{});
          one.or_null = true;
          add_member(members, member(field.name, std::move(one)));
        } else if constexpr (sheet::kIsOptional<Value>)
          add_member(members, member(field.name, in_form(typename Value::value_type{}, field.form), always));
        else
          add_member(members, member(field.name, in_form(example.*(field.member), sheet::bare(field.form)), always));
      }
    });
  }

  template <class T, class Form>
  Description as(const T& value, const Form& form) const {
    return in_form(value, form);
  }

 private:
  template <class T>
  Description in_form(const T& value, Usual /*form*/) const {
    return (*this)(value);
  }
  template <class T>
  Description in_form(const T& value, Within bounds) const {
    Description number = sheet::number_type(bounds.least, bounds.most);
    if constexpr (std::is_integral_v<T>)
      return number;
    else if constexpr (sheet::kIsPerSeat<T>)
      return sheet::list_of(number, 1, value.values.size());
    else if constexpr (sheet::kIsMap<T>)
      return sheet::map_of(number);
    else if constexpr (sheet::IsBag<T>)
      return sheet::map_of(number, (*this)(std::remove_cvref_t<decltype(*value.kinds().begin())>{}).words);
    else
      return sheet::list_of(number, value.size(), value.size());
  }
  template <class T>
  Description in_form(const T& /*value*/, Truth /*form*/) const {
    return {.sort = Description::Sort::truth};
  }
  template <class T, auto None>
  Description in_form(const T& value, OrNone<None> form) const {
    if constexpr (sheet::kIsArray<T>) return sheet::list_of(in_form(value[0], form), value.size(), value.size());
    Description type = (*this)(value);
    type.or_null = true;
    return type;
  }
  template <class T, auto None>
  Description in_form(const T& value, Those<None> /*form*/) const {
    return sheet::list_of((*this)(value[0]), 0, value.size());
  }
  template <class T, class Id>
  Description in_form(const T& /*value*/, BitsOf<Id> /*form*/) const {
    return sheet::list_of((*this)(Id{}), 0, sheet::bits_in<T>());
  }
  Description in_form(const std::string& /*value*/, Name /*form*/) const { return {.sort = Description::Sort::name}; }
  template <const auto& Words>
  Description in_form(const std::string& /*value*/, OneOf<Words> /*form*/) const {
    return sheet::one_of(Words);
  }
  template <class T, class Form>
  Description in_form(const T& /*value*/, const Many<Form>& form) const {
    return sheet::list_of(in_form(sheet::ItemOf<T>{}, form.form), form.least, form.most);
  }
  template <class T, auto Check, class Form>
  Description in_form(const T& value, const Judged<Check, Form>& form) const {
    return in_form(value, form.form);
  }
  template <class T, class Form>
  Description in_form(const T& value, const Form& form) const {
    return form.type(value, *this);
  }
};

}  // namespace understory
