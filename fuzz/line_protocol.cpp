// Lines of any kind get one JSON answer each, and the process goes on.
#include "cli/line_protocol.hpp"

#include <cstdlib>

#include <nlohmann/json.hpp>

#include "fuzz/bytes.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace understory;
  cli::LineProtocol protocol(Words::in("en"));
  std::string_view rest = fuzz::text_of(data, size);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const auto answer = nlohmann::json::parse(protocol.answer(rest.substr(0, end)));
    if (!answer.at("ok").is_boolean() || answer.at("ok") == answer.contains("error")) std::abort();
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return 0;
}
