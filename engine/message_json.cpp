#include "engine/message_json.hpp"

#include "engine/json.hpp"

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

Message message_from_json(const nlohmann::json& json) {
  Message message(json.at("key").get<std::string>());
  for (const auto& [name, value] : json.at("arguments").items()) {
    if (value.is_number()) {
      message.arguments.emplace_back(name, value.get<std::int64_t>());
    } else if (value.is_string()) {
      message.arguments.emplace_back(name, value.get<std::string>());
    } else if (value.is_object()) {
      message.arguments.emplace_back(name, message_from_json(value));
    } else {
      std::vector<Message> list;
      for (const auto& item : value) list.push_back(message_from_json(item));
      message.arguments.emplace_back(name, std::move(list));
    }
  }
  return message;
}

}  // namespace understory
