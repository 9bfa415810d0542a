// Values from JSON, every one within its bounds (sheet.hpp).
#pragma once

#include <algorithm>
#include <cassert>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/checked.hpp"
#include "engine/facts.hpp"
#include "engine/faults.hpp"
#include "engine/message_json.hpp"
#include "engine/pack.hpp"
#include "engine/sheet_types.hpp"

namespace understory {

template <class Calls>
struct Reader {
  const Calls& calls;
  Faults* faults = nullptr;  // where all faults are gathered; otherwise the first is thrown

  // All fields of one object, which belong to these structs and to nobody else.
  template <Listed... Parts>
  void all(const Fields& fields, Parts&... parts) const {
    std::vector<std::string_view> names;
    (add_names<Parts>(names), ...);
    only(fields, names);
    (fill(fields, parts), ...);
  }

  // The names of the stored fields of a struct.
  template <class T>
  void add_names(std::vector<std::string_view>& names) const {
    each_listed<T>([&](const auto& field) {
      if constexpr (std::decay_t<decltype(field)>::kRole == Role::stored)
        if (sheet::is_there(field.form, calls)) names.emplace_back(field.name);
    });
    if constexpr (requires { T::kBefore; })  // what was written once, and means nothing any more
      for (const char* name : T::kBefore) names.emplace_back(name);
  }

  // Every field with another name is a fault.
  void only(const Fields& fields, const std::vector<std::string_view>& names) const {
    if (faults == nullptr)
      fields.only(names);
    else
      faults->only(fields, names);
  }

  // The stored fields of a struct, whatever else is there.
  template <Listed T>
  void fill(const Fields& fields, T& into) const {
    each_listed<T>([&](const auto& field) {
      using Field = std::decay_t<decltype(field)>;
      if constexpr (Field::kRole == Role::stored)
        if (sheet::is_there(field.form, calls)) part([&] { read_field(fields, field, into); });
    });
  }

  template <class T>
  void operator()(const Slot& at, T& into) const {
    if constexpr (std::is_same_v<T, bool>) {
      into = at.truth();
    } else if constexpr (std::is_integral_v<T>) {
      into = static_cast<T>(at.number(std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
    } else if constexpr (std::is_same_v<T, std::string>) {
      into = at.text();
    } else if constexpr (std::is_same_v<T, Seat>) {
      into = at.is_null() ? kNobody : seat_at(at);
    } else if constexpr (std::is_same_v<T, nlohmann::json>) {
      into = at.any();
    } else if constexpr (std::is_same_v<T, Message>) {
      into = message_from_json(at.any());
    } else if constexpr (Listed<T>) {
      all(at.object(), into);
    } else if constexpr (sheet::kIsPerSeat<T>) {
      each_item(at, static_cast<std::size_t>(calls.places), static_cast<std::size_t>(calls.places),
                [&](const Slot& item, std::size_t i) { (*this)(item, into.values[i]); });
    } else if constexpr (sheet::kIsArray<T>) {
      each_item(at, into.size(), into.size(), [&](const Slot& item, std::size_t i) { (*this)(item, into[i]); });
    } else if constexpr (sheet::IsBag<T>) {
      in_form(at, into, Within{1, T::most()});
    } else if constexpr (sheet::kIsMap<T>) {
      each_entry(at, [&](const std::string& key, const Slot& entry) { (*this)(entry, into[key]); });
    } else if constexpr (sheet::IsSet<T>) {
      each_item(at, 0, kMostItems, [&](const Slot& item) {
        sheet::ItemOf<T> one{};
        (*this)(item, one);
        add_checked(into, one, [&] { sheet::refuse_twice(item); });
      });
    } else if constexpr (sheet::kIsGrowing<T>) {
      each_item(at, 0, capacity<T>(), [&](const Slot& item) {
        sheet::ItemOf<T> one{};
        if constexpr (std::is_same_v<sheet::ItemOf<T>, Seat>)
          one = seat_at(item);
        else
          (*this)(item, one);
        into.push_back(one);
      });
    } else {
      into = id_as(calls(into), at, into);
    }
  }

  template <class T, class Form>
  void as(const Slot& at, T& into, const Form& form) const {
    in_form(at, into, form);
  }

  // The id that is called so, at this place.
  template <class Id>
  std::remove_cvref_t<Id> named(const std::string& name, const Slot& at) const {
    using Plain = std::remove_cvref_t<Id>;
    return id_called<Plain>(name, calls(Plain{}), at);
  }

  // Reads one part: what is wrong with it is thrown, or gathered.
  template <class Read>
  void part(Read&& read) const {
    if (faults != nullptr)
      faults->part(std::forward<Read>(read));
    else
      std::forward<Read>(read)();
  }

  // Calls visit(item) or visit(item, i) for every item of a list, each a part of its own; of one that is too long the
  // end is not read.
  template <class Visit>
  void each_item(const Slot& at, std::size_t least, std::size_t most, Visit&& visit) const {
    const std::size_t size = at.size();
    part([&] { at.expect_size(least, most); });
    for (std::size_t i = 0; i < std::min(size, most); ++i)
      part([&] {
        if constexpr (std::is_invocable_v<Visit, Slot, std::size_t>)
          visit(at.item(i), i);
        else
          visit(at.item(i));
      });
  }

 private:
  static constexpr std::size_t kMostItems = 65'535;

  Seat seat_at(const Slot& at) const { return Seat{static_cast<std::uint8_t>(at.number(0, calls.places - 1))}; }

  template <class T>
  static constexpr std::size_t capacity() {
    if constexpr (requires { T::capacity(); })
      return T::capacity();
    else
      return kMostItems;
  }

  template <class T, class Field>
  void read_field(const Fields& fields, const Field& field, T& owner) const {
    auto& into = owner.*(field.member);
    constexpr bool kOrNull = std::is_same_v<typename Field::Form, OrNull>;
    constexpr bool kOptional = sheet::kIsOptional<std::remove_cvref_t<decltype(into)>> && !kOrNull;
    if ((kOptional || sheet::may_lack<T, Field>()) && !fields.has(field.name)) return;
    const Slot at = fields.at(field.name);
    const auto& form = sheet::bare(field.form);
    if constexpr (kOrNull) {
      if (!at.is_null()) (*this)(at, into.emplace());
    } else if constexpr (kOptional) {
      in_form(at, into.emplace(), form);
    } else if constexpr (requires { form.read_of(at, owner, *this); }) {
      form.read_of(at, owner, *this);
    } else {
      in_form(at, into, form);
    }
  }

  template <class Visit>
  void each_entry(const Slot& at, Visit&& visit) const {
    for (const std::string& key : at.keys()) part([&] { visit(key, at.entry(key)); });
  }

  // The last of a list is called as none before it.
  template <class List>
  static void expect_new_name(const Slot& item, List& list) {
    const std::string name = sheet::name_of(list.back());
    for (std::size_t i = 0; i + 1 < list.size() && !name.empty(); ++i) {
      if (sheet::name_of(list[i]) != name) continue;
      sheet::name_of(list.back()).clear();
      sheet::refuse_twice(item.is_text() ? item : item.entry("name"));
    }
  }

  template <class Id>
  static Id id_called(const std::string& name, const Names& names, const Slot& at) {
    for (std::size_t i = 0; i < names.names.size(); ++i)
      if (names.names[i] == name) return static_cast<Id>(i);
    sheet::refuse_name(at, name, names);
  }
  template <class Id>
  static Id id_as(const Names& names, const Slot& at, Id /*type*/) {
    return id_called<Id>(at.text(), names, at);
  }
  template <class Id>
  static Id id_as(const Grid& grid, const Slot& at, Id /*type*/) {
    const auto spot = facts::read_spot(at, {0, grid.columns - 1}, {0, grid.rows - 1});
    return static_cast<Id>(spot[1] * grid.columns + spot[0]);
  }
  template <class Place>
  static Place id_as(const Plane& plane, const Slot& at, Place place) {
    const auto spot = facts::read_spot(at, plane, plane);
    place.x = static_cast<decltype(place.x)>(spot[0]);
    place.y = static_cast<decltype(place.y)>(spot[1]);
    return place;
  }

  template <class T>
  void in_form(const Slot& at, T& into, Usual /*form*/) const {
    (*this)(at, into);
  }
  template <class T>
  void in_form(const Slot& at, T& into, Within bounds) const {
    if constexpr (std::is_integral_v<T>)
      into = static_cast<T>(at.number(bounds.least, bounds.most));
    else if constexpr (sheet::kIsPerSeat<T>)
      each_item(at, static_cast<std::size_t>(calls.places), static_cast<std::size_t>(calls.places),
                [&](const Slot& item, std::size_t i) { in_form(item, into.values[i], bounds); });
    else if constexpr (sheet::kIsMap<T>)
      each_entry(at, [&](const std::string& key, const Slot& entry) { in_form(entry, into[key], bounds); });
    else if constexpr (sheet::IsBag<T>)
      each_entry(at, [&](const std::string& key, const Slot& entry) {
        const auto kind = named<decltype(*into.kinds().begin())>(key, entry);
        add_checked(into, kind, static_cast<int>(entry.number(bounds.least, bounds.most)),
                    [&] { sheet::refuse_twice(entry); });
      });
    else
      each_item(at, into.size(), into.size(), [&](const Slot& item, std::size_t i) { in_form(item, into[i], bounds); });
  }
  template <class T>
  void in_form(const Slot& at, T& into, Truth /*form*/) const {
    into = static_cast<T>(at.truth() ? 1 : 0);
  }
  template <class T, auto None>
  void in_form(const Slot& at, T& into, OrNone<None> /*form*/) const {
    if constexpr (sheet::kIsArray<T>) {
      each_item(at, into.size(), into.size(),
                [&](const Slot& item, std::size_t i) { in_form(item, into[i], OrNone<None>()); });
    } else if (at.is_null()) {
      into = None;
    } else {
      (*this)(at, into);
    }
  }
  template <class T, auto None>
  void in_form(const Slot& at, T& into, Those<None> /*form*/) const {
    each_item(at, 0, into.size(), [&](const Slot& item, std::size_t i) { (*this)(item, into[i]); });
  }
  template <class T, class Id>
  void in_form(const Slot& at, T& into, BitsOf<Id> /*form*/) const {
    each_item(at, 0, sheet::bits_in<T>(), [&](const Slot& item) {
      Id one{};
      (*this)(item, one);
      if (sheet::has_bit(into, raw(one))) sheet::refuse_twice(item);
      sheet::set_bit(into, raw(one));
    });
  }
  void in_form(const Slot& at, std::string& into, Name /*form*/) const {
    const std::string name = at.text();
    expect_name(name, at.place());
    into = name;
  }
  template <const auto& Words>
  void in_form(const Slot& at, std::string& into, OneOf<Words> /*form*/) const {
    into = Words[at.word(Words)];
  }
  template <class T, class Form>
  void in_form(const Slot& at, T& into, const Many<Form>& form) const {
    each_item(at, form.least, form.most, [&](const Slot& item) {
      auto& one = into.emplace_back();
      const Slot named = sheet::with_its_name(item);
      in_form(named, one, form.form);
      if constexpr (sheet::HasName<std::remove_cvref_t<decltype(one)>> || std::is_same_v<Form, Name>)
        expect_new_name(named, into);
    });
  }
  template <class T, auto Check, class Form>
  void in_form(const Slot& at, T& into, const Judged<Check, Form>& form) const {
    assert(faults != nullptr);
    const std::size_t before = faults->count();
    in_form(at, into, form.form);
    if (faults->count() != before) return;
    const auto check = [&](const auto& place) {
      if constexpr (requires { Check(place, into, calls, *faults); })
        Check(place, into, calls, *faults);
      else
        Check(place, into, *faults);
    };
    if constexpr (Listed<T>)
      check(at.object());
    else
      check(at);
  }
  template <class T, class Form>
  void in_form(const Slot& at, T& into, const Form& form) const {
    if constexpr (requires { form.read(at, into, *this); }) form.read(at, into, *this);
  }
};

}  // namespace understory
