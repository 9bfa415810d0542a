#include "engine/faults.hpp"

#include <algorithm>

#include "engine/json.hpp"
#include "engine/pack.hpp"

namespace understory {
namespace {

// More are not told: somebody may have written megabytes of them.
constexpr std::size_t kMostFaults = 1000;

Message summary(const std::vector<Refusal>& faults) {
  if (faults.size() == 1) return faults.front().reason;
  return Message("engine.faults",
                 {{"count", static_cast<std::int64_t>(faults.size())}, {"fault", faults.front().reason}});
}

}  // namespace

Faulty::Faulty(std::vector<Refusal> found) : Refusal(summary(found), found.front().rule), faults(std::move(found)) {}

void Faults::note(Refusal fault) {
  ++count_;
  const auto same = [&](const Refusal& other) { return other.reason == fault.reason; };
  if (told_.size() < kMostFaults && std::none_of(told_.begin(), told_.end(), same)) told_.push_back(std::move(fault));
}

void Faults::only(const Fields& fields, std::span<const std::string_view> names) {
  for (const std::string& name : fields.names())
    if (std::find(names.begin(), names.end(), name) == names.end())
      note("", "engine.field-unknown", {{"field", fields.place_of(name)}});
}

void Faults::settle() const {
  if (!told_.empty()) throw Faulty(told_);
}

}  // namespace understory
