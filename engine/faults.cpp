#include "engine/faults.hpp"

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

void Faults::only(const Fields& fields, std::initializer_list<std::string_view> names) {
  for (const std::string& name : fields.names())
    if (std::find(names.begin(), names.end(), name) == names.end())
      note("", "engine.field-unknown", {{"field", fields.place_of(name)}});
}

void Faults::settle() const {
  if (!told_.empty()) throw Faulty(told_);
}

std::size_t Faults::size_of(const Fields& fields, std::string_view list, Sizes sizes) {
  std::size_t size = 0;
  if (!part([&] { size = fields.size(list); })) return 0;
  const auto least = static_cast<std::int64_t>(sizes.least);
  const auto most = static_cast<std::int64_t>(sizes.most);
  if (size < sizes.least || size > sizes.most)
    note("", "engine.list-size",
         {{"field", fields.place_of(list)},
          {"count", static_cast<std::int64_t>(size)},
          {"least", least},
          {"most", most},
          ends_of(least, most)});
  return size;
}

Fields Faults::named_item(const Fields& fields, std::string_view list, std::size_t at) {
  Fields item = fields.object_at(list, at);
  if (!item.has("name") || !item.any("name").is_string() || !is_name(item.text("name"))) return item;
  return item.called(item.text("name"));
}

}  // namespace understory
