#include "engine/sheet.hpp"

#include "engine/pack.hpp"
#include "engine/refusal.hpp"

namespace understory::sheet {
namespace {

std::vector<std::string> words_of(const Names& names) { return {names.names.begin(), names.names.end()}; }

}  // namespace

Slot with_its_name(const Slot& item) {
  const nlohmann::json& any = item.any();
  const auto name = any.is_object() ? any.find("name") : any.end();
  if (name == any.end() || !name->is_string() || !is_name(name->get_ref<const std::string&>())) return item;
  return item.called(name->get<std::string>());
}

void refuse_name(const Slot& at, const std::string& name, const Names& names) {
  if (names.sort == nullptr)
    throw Refusal(Message("engine.field-unknown-name", {{"field", at.place()}, {"name", name}}), names.rule);
  throw Refusal(Message("engine.field-unknown-word",
                        {{"field", at.place()}, {"word", name}, {"known", verbatim(words_of(names))}}),
                names.rule);
}

void refuse_twice(const Slot& at, const char* rule) {
  const std::string value = at.is_text() ? at.text() : at.any().dump();
  throw Refusal(Message("engine.pack-twice", {{"field", at.place()}, {"value", value}}), rule);
}

Description number_type(std::int64_t least, std::int64_t most) {
  return {.sort = Description::Sort::number, .least = least, .most = most};
}

Description list_of(Description item, std::size_t least, std::size_t most) {
  return {.sort = Description::Sort::list,
          .least = static_cast<std::int64_t>(least),
          .most = static_cast<std::int64_t>(most),
          .of = {std::move(item)}};
}

Description map_of(Description item, std::vector<std::string> keys) {
  return {.sort = Description::Sort::map, .words = std::move(keys), .of = {std::move(item)}};
}

Description one_of(std::span<const char* const> words) {
  return {.sort = Description::Sort::word, .words = {words.begin(), words.end()}};
}

Description names_type(const Names& names) {
  if (names.sort == nullptr) return {.sort = Description::Sort::text};
  return {.sort = Description::Sort::word, .word = names.sort, .words = words_of(names)};
}

}  // namespace understory::sheet
