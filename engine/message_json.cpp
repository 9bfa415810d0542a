#include "engine/message_json.hpp"

#include <nlohmann/json.hpp>

namespace understory {
namespace {

nlohmann::json value_json(std::int64_t number) { return number; }
nlohmann::json value_json(const std::string& text) { return text; }
nlohmann::json value_json(const std::vector<Message>& messages) {
  if (messages.size() == 1) return to_json(messages.front());
  nlohmann::json list = nlohmann::json::array();
  for (const Message& message : messages) list.push_back(to_json(message));
  return list;
}

}  // namespace

nlohmann::json to_json(const Message& message) {
  nlohmann::json arguments = nlohmann::json::object();
  for (const Argument& argument : message.arguments)
    arguments[argument.name] = std::visit([](const auto& value) { return value_json(value); }, argument.value);
  return {{"key", message.key}, {"arguments", arguments}};
}

}  // namespace understory
