// Any text is a record that replays and is written back alike, or is refused.
#include <cstdlib>

#include "engine/refusal.hpp"
#include "fuzz/bytes.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace understory;
  try {
    const Record record = read_record(fuzz::text_of(data, size));
    const Record again = read_record(write_record(record));
    if (again.moves != record.moves || again.final_hash != record.final_hash) std::abort();
    const auto match = replay_record(record);
    // Of records from before, nobody can say what their hash should be (ADR 26).
    if (record.format == kRecordFormat && match->hash() != record.final_hash) std::abort();
  } catch (const Refusal&) {
  }
  return 0;
}
