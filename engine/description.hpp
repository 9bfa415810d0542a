// What something on paper (sheet.hpp) is made of, for those who make types and schemas of it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace understory {

struct Description {
  enum class Sort : std::uint8_t { number, truth, text, name, word, seat, spot, message, list, map, object, either };
  Sort sort{};
  bool or_null = false;
  bool always = true;                // where it is a member of an object: whether it is never left out,
  std::string name{};                // and what it is called there
  std::string word{};                // what the words are that it can be,
  std::vector<std::string> words{};  // and all of them; or the keys of a map, if not any
  std::int64_t least = 0;            // of a number, or the size of a list
  std::int64_t most = 0;
  std::vector<Description> of{};       // a list or a map: one; of either: all that it can be
  std::vector<Description> members{};  // of an object
};

// A description of what is a member of an object.
Description member(std::string name, Description type, bool always = true);

// A member of the same name is replaced, so that somebody can say more about it.
void add_member(std::vector<Description>& members, Description member);

// The first place where JSON is not as described, "view.players[1].hand"; empty if all of it is.
std::string first_misfit(const nlohmann::json& json, const Description& description,
                         const std::string& called = "view");

}  // namespace understory
