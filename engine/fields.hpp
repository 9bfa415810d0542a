// Reading JSON from strangers: every access names the field and checks its kind and range, or throws a Refusal that
// does. Used wherever a position, a record, a pack or a message is read.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace understory {

class Fields {
 public:
  // `place` is how the object is called in refusals ("" for the outermost). `json` must outlive this.
  Fields(const nlohmann::json& json, std::string place);

  bool has(std::string_view name) const;
  // Throws if there is a field with another name: a misspelt field must not be passed over in silence.
  void only(std::span<const std::string_view> names) const;
  void only(std::initializer_list<std::string_view> names) const { only(std::span(names.begin(), names.size())); }

  const nlohmann::json& any(std::string_view name) const;
  std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most) const;
  bool truth(std::string_view name) const;
  std::string text(std::string_view name) const;
  std::vector<std::string> texts(std::string_view name) const;
  std::vector<std::int64_t> numbers(std::string_view name, std::int64_t least, std::int64_t most) const;
  std::vector<Fields> objects(std::string_view name) const;
  const nlohmann::json& array(std::string_view name) const;
  Fields object(std::string_view name) const;

  // "gangs[2].paid": how a field of this object is called in a refusal.
  std::string place_of(std::string_view name) const;

 private:
  const nlohmann::json* json_;
  std::string place_;
};

// A position says for how many seats it is. Where the door knows it, one of before that does not say is read as well;
// another number is refused by the game's rule about seats.
void check_seats(const Fields& position, int seats, const char* rule);

}  // namespace understory
