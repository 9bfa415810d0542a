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

class Fields;

// A value, and how it is called in refusals. `json` must outlive it.
class Slot {
 public:
  Slot(const nlohmann::json& json, std::string path, std::string name = "");

  bool is_null() const;
  bool is_text() const;
  const nlohmann::json& any() const { return *json_; }
  std::int64_t number(std::int64_t least, std::int64_t most) const;
  bool truth() const;
  std::string text() const;
  // Which of the known words it is.
  std::size_t word(std::span<const char* const> known) const;
  std::size_t size() const;  // of a list
  void expect_size(std::size_t least, std::size_t most) const;
  Slot item(std::size_t at) const;        // of a list
  std::vector<Slot> items() const;        // of a list
  std::vector<std::string> keys() const;  // of an object
  Slot entry(const std::string& key) const;
  Fields object() const;
  // The same value, of a component that has a name: refusals say it behind the place.
  Slot called(std::string name) const;

  // "gangs[2].paid", or "tiles[7].type (king-bolete)".
  std::string place() const;

 private:
  const nlohmann::json* json_;
  std::string path_;
  std::string name_;
};

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

  Slot at(std::string_view name) const;
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
  std::size_t size(std::string_view list) const;
  Fields object(std::string_view name) const;

  // "gangs[2]": how this object is called in a refusal.
  std::string place() const;
  // "gangs[2].paid", or "tiles[7].type (king-bolete)": how a field of it is called.
  std::string place_of(std::string_view name) const;

 private:
  std::string path_to(std::string_view name) const;

  const nlohmann::json* json_;
  std::string place_;
  std::string name_;
};

// A position says for how many seats it is. Where the door knows it, one of before that does not say is read as well;
// another number is refused by the game's rule about seats.
void check_seats(const Fields& position, int seats, const char* rule);

}  // namespace understory
