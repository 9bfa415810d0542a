// One table for one person, with nothing around it: what the browser has when there is no server. It speaks the
// protocol of protocol/, so a page cannot tell it from a server's table.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "protocol/from_client.hpp"
#include "protocol/to_client.hpp"
#include "table/table.hpp"

namespace understory {

class Host {
 public:
  // Both answer with JSON: {"keep": [journal entries], "tell": [messages], "next": when to call tick, or null}.
  // What is to keep must be kept before the messages are acted on. Any text may come in; it is refused in words.
  std::string handle(std::string_view text, Time now);
  std::string tick(Time now);

 private:
  protocol::ToClient obey(const protocol::AskCatalog& message);
  protocol::ToClient obey(const protocol::Open& message);
  protocol::ToClient obey(const protocol::Restore& message);
  protocol::ToClient obey(const protocol::Verify& message);
  std::string written(const Outcome& outcome) const;

  std::unique_ptr<Table> table_;
};

}  // namespace understory
