// The line protocol of `understory engine`: one JSON object in, one out. docs/protocol-engine.md is its description.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "catalog/catalog.hpp"
#include "locales/words.hpp"

namespace understory::cli {

// What one program on the other end of the line has going: at most one match at a time.
class LineProtocol {
 public:
  explicit LineProtocol(const Words& words) : words_(words) {}

  // The answer to one line, without its line end. Whatever the line holds, it never throws and never ends the process,
  // and a request that is refused changes nothing.
  std::string answer(std::string_view line);
  // The answer to a line that could not even be read.
  std::string answer(const Refusal& unreadable) const;

  // A command and the fields it knows besides `cmd` and `id`; it refuses any other.
  struct Shape {
    std::string_view name;
    std::vector<std::string_view> fields;
  };
  static std::vector<Shape> commands();

 private:
  struct Request;
  struct Command;
  static std::span<const Command> table();
  nlohmann::json carry_out(const Request& request);
  nlohmann::json refused(const char* code, const Refusal& refusal) const;
  AnyMatch& match() const;

  nlohmann::json games() const;
  nlohmann::json begin(const Request& request);
  nlohmann::json legal() const;
  nlohmann::json make(const Request& request);
  nlohmann::json roll();
  nlohmann::json undo();
  nlohmann::json why(const Request& request) const;
  nlohmann::json view(const Request& request) const;
  nlohmann::json set(const Request& request);
  nlohmann::json state() const;
  nlohmann::json scores() const;
  nlohmann::json perft(const Request& request) const;
  nlohmann::json bot(const Request& request) const;
  nlohmann::json record() const;
  nlohmann::json load(const Request& request);
  nlohmann::json done_since(std::size_t first) const;

  const Words& words_;
  std::unique_ptr<AnyMatch> match_;
  ChanceKey seed_{};
};

}  // namespace understory::cli
