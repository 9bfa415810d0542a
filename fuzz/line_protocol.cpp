// Lines of any kind get one JSON answer each, and the process goes on.
//
// One request is meant to take as long as its asker wants: counting lines of play. Deeper counts than one move are left
// to the tests of perft, or the fuzzer would only find out that counting takes time.
#include "cli/line_protocol.hpp"

#include <cstdlib>

#include <nlohmann/json.hpp>

#include "fuzz/bytes.hpp"

namespace {

bool takes_long(std::string_view line) {
  const auto request = nlohmann::json::parse(line, nullptr, false);
  return request.is_object() && request.value("cmd", nlohmann::json()) == "perft" &&
         request.value("depth", nlohmann::json()) > 1;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace understory;
  cli::LineProtocol protocol(Words::in("en"));
  std::string_view rest = fuzz::text_of(data, size);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    if (!takes_long(line)) {
      const auto answer = nlohmann::json::parse(protocol.answer(line));
      if (!answer.at("ok").is_boolean() || answer.at("ok") == answer.contains("error")) std::abort();
    }
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return 0;
}
