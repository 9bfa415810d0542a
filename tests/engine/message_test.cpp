// Messages are compared by what they would say: the key and every argument, however deep.
#include "engine/message.hpp"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "engine/json.hpp"
#include "engine/message_json.hpp"
#include "engine/refusal.hpp"

namespace understory {
namespace {

Message moss(std::vector<Argument> arguments) { return Message("forest.moss", std::move(arguments)); }

TEST(Message, EqualsOneOfTheSameKeyAndArguments) {
  EXPECT_EQ(Message(), Message());
  EXPECT_EQ(moss({{"n", 3}, {"at", "e5"}}), moss({{"n", 3}, {"at", "e5"}}));
  EXPECT_EQ(moss({{"n", 3}}), moss({{"n", std::int64_t{3}}}));
  EXPECT_EQ(moss({{"at", "e5"}}), moss({{"at", std::string("e5")}}));
  EXPECT_EQ(moss({{"who", Message("gang.a")}}), moss({{"who", std::vector<Message>{Message("gang.a")}}}));
}

TEST(Message, DiffersInTheKey) { EXPECT_NE(Message("forest.moss"), Message("forest.fern")); }

TEST(Message, DiffersInEveryPartOfAnArgument) {
  const Message message = moss({{"n", 3}, {"at", "e5"}});
  EXPECT_NE(message, moss({{"n", 4}, {"at", "e5"}}));
  EXPECT_NE(message, moss({{"m", 3}, {"at", "e5"}}));
  EXPECT_NE(message, moss({{"n", 3}, {"at", "e6"}}));
  EXPECT_NE(message, moss({{"n", "3"}, {"at", "e5"}}));
  EXPECT_NE(message, moss({{"at", "e5"}, {"n", 3}}));
  EXPECT_NE(message, moss({{"n", 3}}));
  EXPECT_NE(message, moss({}));
}

TEST(Message, DiffersInMessagesWithinMessages) {
  const auto nested = [](const char* key, int n) {
    return moss({{"who", {Message("gang.a"), Message(key, {{"inner", Message("deep", {{"n", n}})}})}}});
  };
  EXPECT_EQ(nested("gang.b", 1), nested("gang.b", 1));
  EXPECT_NE(nested("gang.b", 1), nested("gang.c", 1));
  EXPECT_NE(nested("gang.b", 1), nested("gang.b", 2));
  EXPECT_NE(moss({{"who", std::vector<Message>{}}}), moss({{"who", {Message("gang.a")}}}));
}

TEST(Argument, HoldsWhatItWasGiven) {
  EXPECT_EQ(std::get<std::int64_t>(Argument("n", -7).value), -7);
  EXPECT_EQ(std::get<std::string>(Argument("at", "e5").value), "e5");
  EXPECT_EQ(std::get<std::vector<Message>>(Argument("who", Message("gang.a")).value).size(), 1U);
}

TEST(Refusal, CarriesItsReasonAndRule) {
  const Refusal refusal(moss({{"n", 3}}), "R3.4");
  EXPECT_EQ(refusal.reason, moss({{"n", 3}}));
  EXPECT_EQ(refusal.rule, "R3.4");
  EXPECT_STREQ(refusal.what(), "forest.moss");
  EXPECT_EQ(Refusal(Message("forest.fern")).rule, "");
}

TEST(Refusal, ListsNoMoreThanOneReads) {
  const std::vector<std::string> all(61, "leaf");
  const Refusal refusal(moss({{"known", verbatim(all)}}));
  const auto& listed = std::get<std::vector<Message>>(refusal.reason.arguments.front().value);
  EXPECT_EQ(listed.size(), 25U);
  EXPECT_EQ(listed.back(), verbatim("…"));
}

TEST(Message, ComesBackFromJson) {
  const Message message("a.b", {{"at", "e5"},
                                {"list", std::vector<Message>{Message("c.d"), Message("e.f", {{"n", -2}})}},
                                {"n", 3},
                                {"nothing", std::vector<Message>{}},
                                {"one", Message("g.h", {{"deep", Message("i.j")}})}});
  EXPECT_EQ(message_from_json(to_json(message)), message);
}

}  // namespace
}  // namespace understory
