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
  // The same object, of a component that has a name: refusals say it behind the place.
  Fields called(std::string name) const;

  bool has(std::string_view name) const;
  std::vector<std::string> names() const;
  // Throws if there is a field with another name: a misspelt field must not be passed over in silence.
  void only(std::span<const std::string_view> names) const;
  void only(std::initializer_list<std::string_view> names) const { only(std::span(names.begin(), names.size())); }

  const nlohmann::json& any(std::string_view name) const;
  std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most) const;
  bool truth(std::string_view name) const;
  std::string text(std::string_view name) const;
  // Which of the known words it is.
  std::size_t word(std::string_view name, std::span<const char* const> known) const;
  std::vector<std::string> texts(std::string_view name) const;
  std::vector<std::int64_t> numbers(std::string_view name, std::int64_t least, std::int64_t most) const;
  std::vector<Fields> objects(std::string_view name) const;
  const nlohmann::json& array(std::string_view name) const;
  Fields object(std::string_view name) const;

  // The items of a list one by one, for whoever goes on behind one that is wrong (faults.hpp).
  std::size_t size(std::string_view list) const;
  std::int64_t number_at(std::string_view list, std::size_t at, std::int64_t least, std::int64_t most) const;
  std::string text_at(std::string_view list, std::size_t at) const;
  std::size_t word_at(std::string_view list, std::size_t at, std::span<const char* const> known) const;
  Fields object_at(std::string_view list, std::size_t at) const;

  // "gangs[2]": how this object is called in a refusal.
  std::string place() const;
  // "gangs[2].paid", or "tiles[7].type (king-bolete)": how a field of it is called.
  std::string place_of(std::string_view name) const;
  std::string place_at(std::string_view list, std::size_t at) const;

 private:
  std::string path_to(std::string_view name) const;
  std::string named(std::string path) const;

  const nlohmann::json* json_;
  std::string place_;
  std::string name_;
};

// A position says for how many seats it is. Where the door knows it, one of before that does not say is read as well;
// another number is refused by the game's rule about seats.
void check_seats(const Fields& position, int seats, const char* rule);

}  // namespace understory
