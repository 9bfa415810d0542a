#include "engine/options.hpp"

#include <charconv>

#include "engine/json.hpp"
#include "engine/refusal.hpp"

namespace understory {
namespace {

std::string as_text(const OptionValue& value) {
  if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  return std::get<std::string>(value);
}

const OptionSpec& find_spec(const GameInfo& info, std::string_view name) {
  std::vector<std::string> known;
  for (const OptionSpec& spec : info.options) {
    if (spec.name == name) return spec;
    known.push_back(spec.name);
  }
  throw Refusal(
      Message("engine.option-unknown",
              {{"option", std::string(name)}, {"game", Message(info.name + ".title")}, {"known", verbatim(known)}}));
}

void check(const OptionSpec& spec, const OptionValue& value) {
  if (value.index() != spec.fallback.index()) {
    static constexpr const char* kExpected[] = {"engine.option-wants-flag", "engine.option-wants-number",
                                                "engine.option-wants-text"};
    throw Refusal(Message(kExpected[spec.fallback.index()], {{"option", spec.name}, {"value", as_text(value)}}));
  }
  if (const auto* number = std::get_if<std::int64_t>(&value); number && (*number < spec.least || *number > spec.most))
    throw Refusal(Message("engine.option-out-of-range", {{"option", spec.name},
                                                         {"value", std::to_string(*number)},
                                                         {"least", std::to_string(spec.least)},
                                                         {"most", std::to_string(spec.most)},
                                                         ends_of(spec.least, spec.most)}));
  if (const auto* text = std::get_if<std::string>(&value); text && spec.open.empty()) {
    for (const std::string& choice : spec.choices)
      if (choice == *text) return;
    throw Refusal(Message("engine.option-not-a-choice",
                          {{"option", spec.name}, {"value", *text}, {"choices", verbatim(spec.choices)}}));
  }
}

}  // namespace

Options complete_options(const GameInfo& info, const Options& given) {
  Options all;
  for (const OptionSpec& spec : info.options) all[spec.name] = spec.fallback;
  for (const auto& [name, value] : given) {
    check(find_spec(info, name), value);
    all[name] = value;
  }
  return all;
}

void read_option(const GameInfo& info, std::string_view text, Options& into) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) throw Refusal(Message("engine.option-form", {{"text", std::string(text)}}));
  const OptionSpec& spec = find_spec(info, text.substr(0, equals));
  const std::string_view given = text.substr(equals + 1);
  OptionValue value = std::string(given);
  std::int64_t number = 0;
  const auto parsed = std::from_chars(given.data(), given.data() + given.size(), number);
  const bool is_number = parsed.ec == std::errc() && parsed.ptr == given.data() + given.size();
  if (std::holds_alternative<std::int64_t>(spec.fallback) && is_number) value = number;
  if (std::holds_alternative<bool>(spec.fallback) && (given == "true" || given == "false")) value = given == "true";
  check(spec, value);
  if (into.count(spec.name) != 0) throw Refusal(Message("engine.option-twice", {{"option", spec.name}}));
  into[spec.name] = value;
}

nlohmann::json to_json(const Options& options) {
  nlohmann::json json = nlohmann::json::object();
  for (const auto& entry : options) std::visit([&](const auto& value) { json[entry.first] = value; }, entry.second);
  return json;
}

Options options_from_json(const nlohmann::json& json) {
  if (!json.is_object()) throw Refusal(Message("engine.options-not-object"));
  Options options;
  for (const auto& [name, value] : json.items()) {
    if (value.is_boolean())
      options[name] = value.get<bool>();
    else if (value.is_number_integer())
      options[name] =
          value.is_number_unsigned() && value.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max()
              ? std::numeric_limits<std::int64_t>::max()
              : value.get<std::int64_t>();
    else if (value.is_string())
      options[name] = value.get<std::string>();
    else
      throw Refusal(Message("engine.option-value-kind", {{"option", name}}));
  }
  return options;
}

}  // namespace understory
