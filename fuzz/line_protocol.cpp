// Lines of any kind get one JSON answer each, and the process goes on.
//
// Two requests are meant to take as long as their asker wants: counting lines of play, and asking a bot. Deeper counts
// than one move and longer thoughts are left to their tests, or the fuzzer would only find out that they take time.
#include "cli/line_protocol.hpp"

#include <cstdlib>

#include "engine/json.hpp"
#include "fuzz/bytes.hpp"

namespace {

bool takes_long(std::string_view line) {
  using nlohmann::json;
  const json request = json::parse(line, nullptr, false);
  if (!request.is_object()) return false;
  const json command = request.value("cmd", json());
  if (command == "perft") return request.value("depth", json()) > 1;
  if (command != "bot" || request.value("bot", json()) == "random") return false;
  const json iterations = request.value("iterations", json());
  return !iterations.is_number_integer() || iterations > 4;
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
