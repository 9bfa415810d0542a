// How loaders fill containers with what a stranger has sent: what does not fit, or is there already, is refused.
// `refuse` throws. The rules call the unchecked ones, which stand beside a proof; loaders never do (tests/tree).
#pragma once

#include <cstddef>
#include <utility>

#include "engine/fixed_vector.hpp"
#include "engine/seat.hpp"

namespace understory {

template <class T, std::size_t Capacity, class Refuse>
void push_checked(FixedVector<T, Capacity>& list, const T& item, Refuse&& refuse) {
  if (list.size() == Capacity) std::forward<Refuse>(refuse)();
  list.push_back(item);
}

template <class AnyBag, class Kind, class Refuse>
void add_checked(AnyBag& bag, Kind kind, int pieces, Refuse&& refuse) {
  const bool known = raw(kind) < AnyBag::kKinds;
  if (!known || pieces < 0 || pieces > AnyBag::most() - bag.count(kind)) std::forward<Refuse>(refuse)();
  bag.add(kind, pieces);
}

// A set, in which everything is once; `item` is one of those it was made for.
template <class Set, class Item, class Refuse>
void add_checked(Set& set, Item item, Refuse&& refuse) {
  const int before = set.size();
  set.add(item);
  if (set.size() == before) std::forward<Refuse>(refuse)();
}

}  // namespace understory
