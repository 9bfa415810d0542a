#include "tests/table/sitting.hpp"

#include <gtest/gtest.h>

namespace understory {

// Exactly one of the messages answers, and it goes to whoever asked.
protocol::ToClient Sitting::answer_to(const PersonId& who, const std::string& id, const std::vector<Delivery>& sent) {
  std::vector<protocol::ToClient> answers;
  for (const Delivery& delivery : sent)
    std::visit(
        [&](const auto& message) {
          if constexpr (requires { message.to; }) {
            EXPECT_EQ(delivery.to, who);
            EXPECT_EQ(message.to, id);
            answers.emplace_back(message);
          }
        },
        delivery.message);
  EXPECT_EQ(answers.size(), 1U);
  return answers.empty() ? protocol::ToClient() : answers.front();
}

}  // namespace understory
