// For whoever reads something of many parts from strangers, such as a pack: what is wrong with one part does not hide
// what is wrong with the next, so that all faults are told at once.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <span>
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
  void only(const Fields& fields, std::span<const std::string_view> names);
  void only(const Fields& fields, std::initializer_list<std::string_view> names) {
    only(fields, std::span(names.begin(), names.size()));
  }

  // Grows with every fault, told or not: whoever looks before and behind knows whether all between was good.
  std::size_t count() const { return count_; }
  // Throws a Faulty if there were any.
  void settle() const;

 private:
  std::vector<Refusal> told_;  // each once, and not without end
  std::size_t count_ = 0;
};

}  // namespace understory
