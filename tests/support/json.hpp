// The JSON library's class, compiled once for all tests of a build: their precompiled header includes this, and its
// functions come from json.cpp. That saves a quarter of compiling a test that is not optimised.
#pragma once

#include <nlohmann/json.hpp>

extern template class nlohmann::basic_json<>;
extern template class nlohmann::detail::serializer<nlohmann::json>;
