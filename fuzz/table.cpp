// Lines of any kind said to a table are answered, and whatever it gave to keep makes the same table again. Only quick
// bots sit there, or the fuzzer would find out that others think.
#include <cstdlib>
#include <string>

#include "engine/json.hpp"
#include "fuzz/bytes.hpp"
#include "wasm/host.hpp"

namespace {

void keep(const nlohmann::json& answer, nlohmann::json& journal) {
  for (const nlohmann::json& entry : answer.at("keep")) {
    if (entry.at("kind") == "opened") journal.clear();
    journal.push_back(entry);
  }
}

bool takes_long(const nlohmann::json& said) {
  if (said.is_discarded()) return false;
  const std::string text = said.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  for (const char* word : {"sapling", "tree", "old-growth", "reference", "hint"})
    if (text.find(word) != std::string::npos) return true;
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace understory;
  using nlohmann::json;
  Host host;
  json journal = json::array();
  Time now = 0;
  std::string_view rest = fuzz::text_of(data, size);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    const json said = json::parse(line, nullptr, false);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (takes_long(said)) continue;
    const json answer = json::parse(host.handle(line, now));
    const bool restored =
        said.is_object() && said.value("type", json()) == "restore" && answer.at("tell").at(0).at("type") == "done";
    if (restored) journal = said.at("journal");
    keep(answer, journal);
    keep(json::parse(host.tick(now + 1000)), journal);
    now += 1000;
  }
  if (journal.empty()) return 0;
  Host again;
  const json restore{{"type", "restore"}, {"id", "r"}, {"journal", journal}};
  if (json::parse(again.handle(restore.dump(), 0)).at("tell").at(0).at("type") != "done") std::abort();
  return 0;
}
