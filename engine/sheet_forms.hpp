// How a field of a struct may be written, where its type alone does not say it (sheet.hpp): field("nuts",
// &Player::nuts, Within{0, 10'000}).
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/shape.hpp"

namespace understory {

// A number, or each number of a list, a map or a bag.
struct Within {
  std::int64_t least;
  std::int64_t most;
};
// An id or number that is null where there is none; or each of an array of them.
template <auto None>
struct OrNone {};
// Of an array that is filled from its beginning those that there are.
template <auto None>
struct Those {};
// What may be missing is null then, not left out.
struct OrNull {};
// A number or an array of bytes whose bits stand for ids: the list of them.
template <class Id>
struct BitsOf {};
// A number that is only 0 or 1.
struct Truth {};
// A text that is a name (pack.hpp), or one of these words.
struct Name {};
template <const auto& Words>
struct OneOf {};
// A list of so many, each of them in this form. No two have the same name.
template <class Form = Usual>
struct Many {
  std::size_t least;
  std::size_t most;
  Form form{};
};
Many(std::size_t, std::size_t)->Many<>;
template <class Form>
Many(std::size_t, std::size_t, Form) -> Many<Form>;
// Left out where it is as at the beginning.
template <class Form = Usual>
struct IfAny {
  Form form{};
};
IfAny()->IfAny<>;
template <class Form>
IfAny(Form) -> IfAny<Form>;
// What the game looks at once it was read without a fault: Check(at, value, faults), or with the calls before the
// faults. `at` is where it was read, as Fields of an object, else as a Slot.
template <auto Check, class Form = Usual>
struct Judged {
  Form form{};
};

}  // namespace understory
