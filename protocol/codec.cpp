// Messages to JSON and back, from their lists of fields.
#include <cstdint>
#include <type_traits>

#include "engine/fields.hpp"
#include "engine/message_json.hpp"
#include "engine/refusal.hpp"
#include "protocol/from_client.hpp"
#include "protocol/to_client.hpp"

namespace understory::protocol {
namespace {

using nlohmann::json;

constexpr std::int64_t kMostCount = 1'000'000'000;

template <class T>
json written(const T& value) {
  if constexpr (std::is_same_v<T, Message>) {
    return understory::to_json(value);
  } else if constexpr (Word<T>) {
    return value.json();
  } else if constexpr (kIsVector<T>) {
    json list = json::array();
    for (const auto& one : value) list.push_back(written(one));
    return list;
  } else if constexpr (kIsVariant<T>) {
    return std::visit(
        [](const auto& one) {
          json object = written(one);
          object[TagField<T>::name()] = std::remove_cvref_t<decltype(one)>::kTag;
          return object;
        },
        value);
  } else if constexpr (Listed<T>) {
    json object = json::object();
    each_field(value, [&](const char* name, const auto& field) {
      if constexpr (kIsOptional<std::remove_cvref_t<decltype(field)>>) {
        if (field) object[name] = written(*field);
      } else {
        object[name] = written(field);
      }
    });
    return object;
  } else {
    return value;
  }
}

template <class T>
void read(const Fields& fields, const char* name, T& into) {
  if constexpr (kIsOptional<T>) {
    if (fields.has(name)) read(fields, name, into.emplace());
  } else if constexpr (std::is_same_v<T, std::string>) {
    into = fields.text(name);
  } else if constexpr (std::is_same_v<T, bool>) {
    into = fields.truth(name);
  } else if constexpr (std::is_same_v<T, std::int64_t>) {
    into = fields.number(name, 0, kMostCount);
  } else if constexpr (kIsVector<T>) {
    for (const json& one : fields.array(name)) into.push_back(T::value_type::read(one));
  } else if constexpr (Word<T>) {
    into = T::read(fields.any(name));
  } else {
    into = fields.any(name);
  }
}

template <class T>
T read_struct(const Fields& fields) {
  T message;
  std::vector<std::string_view> names{"type"};
  each_field(message, [&](const char* name, auto& field) {
    names.emplace_back(name);
    read(fields, name, field);
  });
  fields.only(names);
  return message;
}

// Reads the message with this tag; false if the variant has none.
template <class... Options>
bool read_one_of(const Fields& fields, const std::string& tag, FromClient& into, std::variant<Options...>* /*which*/) {
  using Which = std::variant<Options...>;
  return ((tag == Options::kTag && (into = Which(read_struct<Options>(fields)), true)) || ...);
}

}  // namespace

FromClient read_from_client(const json& json) {
  const Fields fields(json, "");
  const std::string tag = fields.text("type");
  FromClient message;
  if (read_one_of(fields, tag, message, static_cast<ToHost*>(nullptr))) return message;
  if (read_one_of(fields, tag, message, static_cast<ToTable*>(nullptr))) return message;
  throw Refusal(Message("table.refuse.type", {{"type", tag}}));
}

std::string id_of(const json& json) {
  if (!json.is_object()) return {};
  const auto id = json.find("id");
  return id != json.end() && id->is_string() ? id->get<std::string>() : std::string();
}

nlohmann::json to_json(const ToClient& message) { return written(message); }
nlohmann::json to_json(const OptionCard& card) { return written(card); }

}  // namespace understory::protocol
