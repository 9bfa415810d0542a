// Values as JSON (sheet.hpp).
#pragma once

#include <string>
#include <type_traits>
#include <utility>

#include "engine/facts.hpp"
#include "engine/json.hpp"
#include "engine/message_json.hpp"
#include "engine/sheet_types.hpp"

namespace understory {

template <class Calls>
struct Writer {
  const Calls& calls;
  bool to_viewer = false;  // with what is derived and shown

  template <class T>
  nlohmann::json operator()(const T& value) const {
    using nlohmann::json;
    if constexpr (std::is_same_v<T, bool> || std::is_integral_v<T> || std::is_same_v<T, std::string>) {
      return value;
    } else if constexpr (std::is_same_v<T, Message>) {
      return to_json(value);
    } else if constexpr (std::is_same_v<T, Seat>) {
      return value == kNobody ? json() : json(raw(value));
    } else if constexpr (Listed<T>) {
      json object = json::object();
      add(value, object);
      return object;
    } else if constexpr (sheet::kIsPerSeat<T>) {
      json list = json::array();
      for (const Seat seat : seats_up_to(calls.places)) list.push_back((*this)(value[seat]));
      return list;
    } else if constexpr (sheet::kIsMap<T>) {
      json object = json::object();
      for (const auto& [name, one] : value) object[name] = (*this)(one);
      return object;
    } else if constexpr (sheet::IsBag<T>) {
      json object = json::object();
      for (const auto kind : value.kinds()) object[(*this)(kind).template get<std::string>()] = value.count(kind);
      return object;
    } else if constexpr (sheet::kIsArray<T> || sheet::kIsGrowing<T> || sheet::IsSet<T>) {
      json list = json::array();
      for (const auto& one : value) list.push_back((*this)(one));
      return list;
    } else {
      return to_json(facts::value_as(calls(value), value));
    }
  }

  template <class T, class Form>
  nlohmann::json as(const T& value, const Form& form) const {
    return in_form(value, form);
  }

  // Whether a field is written for whoever this is for.
  template <class Field>
  bool tells(const Field& field) const {
    return *field.name != '\0' && (Field::kRole == Role::stored || to_viewer) && sheet::is_there(field.form, calls);
  }

  // Puts the fields of a struct into an object.
  template <Listed T>
  void add(const T& value, nlohmann::json& object) const {
    each_listed<T>([&](const auto& field) {
      using Field = std::decay_t<decltype(field)>;
      if constexpr (Field::kRole != Role::filler)
        if (tells(field)) add_field(value, field, object);
    });
  }

 private:
  template <class T, class Field>
  void add_field(const T& value, const Field& field, nlohmann::json& object) const {
    const auto& member = value.*(field.member);
    if constexpr (requires { field.form.write_of(value, *this); }) {
      nlohmann::json written = field.form.write_of(value, *this);
      if (!sheet::is_sparse<T>() || !written.is_null()) object[field.name] = std::move(written);
    } else if constexpr (sheet::kIsOptional<std::remove_cvref_t<decltype(member)>>) {
      if constexpr (std::is_same_v<typename Field::Form, OrNull>)
        object[field.name] = member ? (*this)(*member) : nlohmann::json();
      else if (member)
        object[field.name] = in_form(*member, field.form);
    } else if constexpr (sheet::may_lack<T, Field>()) {
      static const T kBegin{};
      if (!(kBegin.*(field.member) == member)) object[field.name] = in_form(member, sheet::bare(field.form));
    } else {
      object[field.name] = in_form(member, field.form);
    }
  }
  template <class T>
  nlohmann::json in_form(const T& value, Usual /*form*/) const {
    return (*this)(value);
  }
  template <class T>
  nlohmann::json in_form(const T& value, Within /*form*/) const {
    return (*this)(value);
  }
  template <class T>
  nlohmann::json in_form(const T& value, Truth /*form*/) const {
    return value != T{};
  }
  nlohmann::json in_form(const std::string& value, Name /*form*/) const { return value; }
  template <const auto& Words>
  nlohmann::json in_form(const std::string& value, OneOf<Words> /*form*/) const {
    return value;
  }
  template <class T, class Form>
  nlohmann::json in_form(const T& value, const Many<Form>& form) const {
    nlohmann::json list = nlohmann::json::array();
    for (const auto& one : value) list.push_back(in_form(one, form.form));
    return list;
  }
  template <class T, auto Check, class Form>
  nlohmann::json in_form(const T& value, const Judged<Check, Form>& form) const {
    return in_form(value, form.form);
  }
  template <class T, auto None>
  nlohmann::json in_form(const T& value, OrNone<None> /*form*/) const {
    if constexpr (sheet::kIsArray<T>) {
      nlohmann::json list = nlohmann::json::array();
      for (const auto& one : value) list.push_back(in_form(one, OrNone<None>()));
      return list;
    } else {
      return value == None ? nlohmann::json() : (*this)(value);
    }
  }
  template <class T, auto None>
  nlohmann::json in_form(const T& value, Those<None> /*form*/) const {
    nlohmann::json list = nlohmann::json::array();
    for (const auto& one : value)
      if (one != None) list.push_back((*this)(one));
    return list;
  }
  template <class T, class Id>
  nlohmann::json in_form(const T& value, BitsOf<Id> /*form*/) const {
    nlohmann::json list = nlohmann::json::array();
    for (unsigned bit = 0; bit < sheet::bits_in<T>(); ++bit)
      if (sheet::has_bit(value, bit)) list.push_back((*this)(static_cast<Id>(bit)));
    return list;
  }
  template <class T, class Form>
  nlohmann::json in_form(const T& value, const Form& form) const {
    return form.write(value, *this);
  }
};

}  // namespace understory
