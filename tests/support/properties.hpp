// Properties that are the same in every run, for tests of any game.
#pragma once

#include <cstdlib>
#include <sstream>
#include <string>
#include <utility>

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace understory {

// Checks the property on this many random values, the same ones in every run; RC_PARAMS chooses others.
template <class Property>
void for_all(int cases, Property&& property) {
  rc::detail::TestParams params;
  params.seed = 20'300'917;
  params.maxSuccess = cases;
  if (std::getenv("RC_PARAMS") != nullptr) params = rc::detail::configuration().testParams;
  const auto* test = testing::UnitTest::GetInstance()->current_test_info();
  const rc::detail::TestMetadata about{std::string(test->test_suite_name()) + "." + test->name(), test->name()};
  const auto result = rc::detail::checkTestable(std::forward<Property>(property), about, params);
  if (result.template is<rc::detail::SuccessResult>()) return;
  std::ostringstream message;
  rc::detail::printResultMessage(result, message);
  FAIL() << message.str();
}

}  // namespace understory
