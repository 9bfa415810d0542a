// The JSON library, for every source that makes, reads or writes JSON; headers do with <nlohmann/json_fwd.hpp> where
// they can. Its class is compiled once, in json.cpp: a source that is not optimised compiles twice as fast for it, and
// where the optimiser is at work it may still see into every function.
#pragma once

#include <nlohmann/json.hpp>

extern template class nlohmann::basic_json<>;
extern template class nlohmann::detail::serializer<nlohmann::json>;
