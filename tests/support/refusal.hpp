// For tests of bad input: what it was refused with, and whether people get a whole sentence about it.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "engine/refusal.hpp"
#include "locales/words.hpp"

namespace understory {

// Everything the message and the messages in it are made of found its words.
inline bool is_clean(std::string_view sentence) {
  return !sentence.empty() && sentence.find("⟦") == std::string_view::npos;
}

inline std::string english(const Message& message) { return Words::in("en").say(message); }

// The refusal that `call` throws; a failure and an empty one if it throws none.
template <class Call>
Refusal refusal_of(Call&& call) {
  try {
    std::forward<Call>(call)();
  } catch (const Refusal& refusal) {
    return refusal;
  }
  ADD_FAILURE() << "not refused";
  return Refusal(Message());
}

// Refused with this key, and said in English as one whole sentence, which is returned.
template <class Call>
std::string refused(std::string_view key, Call&& call) {
  const Refusal refusal = refusal_of(std::forward<Call>(call));
  std::string sentence = english(refusal.reason);
  EXPECT_EQ(refusal.reason.key, key) << sentence;
  EXPECT_STREQ(refusal.what(), refusal.reason.key.c_str());
  EXPECT_TRUE(is_clean(sentence) && sentence.back() == '.') << sentence;
  EXPECT_EQ(sentence.find('\n'), std::string::npos) << sentence;
  return sentence;
}

}  // namespace understory
