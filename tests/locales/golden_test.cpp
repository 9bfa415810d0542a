// The cases of locales/golden.json, which every implementation of the pattern language passes.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "engine/refusal.hpp"
#include "locales/pattern.hpp"
#include "locales/words.hpp"
#include "tests/support/places.hpp"

namespace understory {
namespace {

using nlohmann::json;

json golden() { return json::parse(read_source("locales/golden.json")); }

Message message_of(const json& from);

Argument argument_of(const std::string& name, const json& value) {
  if (value.is_number_integer()) return {name, value.get<std::int64_t>()};
  if (value.is_string()) return {name, value.get<std::string>()};
  if (value.is_object()) return {name, message_of(value)};
  std::vector<Message> list;
  for (const json& message : value) list.push_back(message_of(message));
  return {name, list};
}

Message message_of(const json& from) {
  Message message(from.value("key", "case.pattern"));
  const json arguments = from.value("arguments", json::object());
  for (const auto& [name, value] : arguments.items()) message.arguments.push_back(argument_of(name, value));
  return message;
}

// The golden files, and the pattern of one case as a file of its own.
Words words_of(const json& files, const json& one_case) {
  const auto language = one_case.at("language").get<std::string>();
  std::vector<std::pair<std::string, std::string>> texts;
  for (const auto& [name, content] : files.items()) texts.emplace_back(name, content.dump());
  texts.emplace_back(language + "/case.json", json{{"case.pattern", one_case.value("pattern", "")}}.dump());
  std::vector<EmbeddedFile> embedded;
  embedded.reserve(texts.size());
  for (const auto& [name, text] : texts) embedded.push_back({name, text});
  return {language, embedded};
}

TEST(Golden, EveryCaseIsSpokenAsExpected) {
  const json all = golden();
  for (const json& one : all.at("spoken"))
    EXPECT_EQ(words_of(all.at("files"), one).say(message_of(one)), one.at("expected")) << one.dump();
  EXPECT_GE(all.at("spoken").size(), 60U);
}

TEST(Golden, EveryBrokenPatternIsRefusedAtItsPlace) {
  const json all = golden();
  for (const json& one : all.at("broken")) {
    try {
      parse_pattern(one.at("pattern").get<std::string>());
      ADD_FAILURE() << "accepted " << one.dump();
    } catch (const Refusal& refusal) {
      const Message expected("common.pattern.broken", {{"at", one.at("at").get<std::int64_t>()},
                                                       {"reason", Message(one.at("reason").get<std::string>())}});
      EXPECT_EQ(refusal.reason, expected) << one.dump() << Words::in("en").say(refusal.reason);
    }
  }
}

}  // namespace
}  // namespace understory
