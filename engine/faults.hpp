// For whoever reads something of many parts from strangers, such as a pack: what is wrong with one part does not hide
// what is wrong with the next, so that all faults are told at once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/fields.hpp"
#include "engine/refusal.hpp"

namespace understory {

// All that is wrong. Whoever knows only refusals gets one: the first fault, and how many there are.
struct Faulty : Refusal {
  std::vector<Refusal> faults;  // at least one

  explicit Faulty(std::vector<Refusal> found);
};

// How many items a list may have.
struct Sizes {
  std::size_t least = 0;
  std::size_t most = 0;
};

class Faults {
 public:
  // Reads one part. A refusal is noted and ends this part only. Says whether the part was read.
  template <class Read>
  bool part(Read&& read) {
    try {
      std::forward<Read>(read)();
      return true;
    } catch (const Refusal& fault) {
      note(fault);
      return false;
    }
  }
  void note(Refusal fault);
  void note(const char* rule, const char* key, std::vector<Argument> arguments) {
    note(Refusal(Message(key, std::move(arguments)), rule));
  }

  // Every field with another name is a fault.
  void only(const Fields& fields, std::initializer_list<std::string_view> names);

  // Calls read(index) for every item of the list, each a part of its own. Of a list that is too long the end is not
  // read. Says whether the list has the right size.
  template <class Read>
  bool each(const Fields& fields, std::string_view list, Sizes sizes, Read&& read) {
    const std::size_t before = count_;
    const std::size_t size = size_of(fields, list, sizes);
    const bool fits = count_ == before;
    for (std::size_t i = 0; i < std::min(size, sizes.most); ++i) part([&] { read(i); });
    return fits;
  }
  // The same for a list of objects: read(item, index), where the item is called by its name if it has one.
  template <class Read>
  bool each_object(const Fields& fields, std::string_view list, Sizes sizes, Read&& read) {
    return each(fields, list, sizes, [&](std::size_t i) { read(named_item(fields, list, i), i); });
  }

  // Grows with every fault, told or not: whoever looks before and behind knows whether all between was good.
  std::size_t count() const { return count_; }
  // Throws a Faulty if there were any.
  void settle() const;

 private:
  std::size_t size_of(const Fields& fields, std::string_view list, Sizes sizes);  // 0 if it is no list
  static Fields named_item(const Fields& fields, std::string_view list, std::size_t at);

  std::vector<Refusal> told_;  // each once, and not without end
  std::size_t count_ = 0;
};

}  // namespace understory
