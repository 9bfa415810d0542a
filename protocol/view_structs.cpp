#include <string>
#include <vector>

#include "protocol/description.hpp"

namespace understory::protocol {
namespace {

using Sort = Description::Sort;

// Structs, those that one needs before it.
class Structs {
 public:
  std::string text;

  void add(const std::string& name, const Description& object) {
    std::string members;
    std::string fields;
    for (const Description& member : object.members) {
      const bool missing = member.or_null && member.sort != Sort::seat;  // a seat may be nobody's
      members += "  " + type_of(member, missing) + " " + member.name + "{};\n";
      fields += fields.empty() ? "" : ",\n                           ";
      fields += "field(\"" + member.name + "\", &" + name + "::" + member.name + (missing ? ", OrNull())" : ")");
    }
    text += "\nstruct " + name + " {\n" + members + "\n  friend bool operator==(const " + name + "&, const " + name +
            "&) = default;\n  static constexpr auto fields() {\n    return std::make_tuple(" + fields + ");\n  }\n};\n";
  }

 private:
  std::string type_of(const Description& member, bool missing) {
    const std::string type = type_in(member.name, member);
    return missing || !member.always ? "std::optional<" + type + ">" : type;
  }
  std::string type_in(const std::string& field, const Description& type) {
    switch (type.sort) {
      case Sort::number: return "int";
      case Sort::truth: return "bool";
      case Sort::text:
      case Sort::name:
      case Sort::word: return "std::string";
      case Sort::seat: return "Seat";
      case Sort::spot: return "Spot";
      case Sort::message: return "Message";
      case Sort::list: return "std::vector<" + item_in(field, type) + ">";
      case Sort::map: return "std::map<std::string, " + item_in(field, type) + ">";
      case Sort::either: return "nlohmann::json";
      case Sort::object: break;
    }
    std::string name = type_called(field);
    add(name, type);
    return name;
  }
  std::string item_in(const std::string& field, const Description& many) {
    const Description& item = many.of[0];
    const std::string type = type_in(one_of(field), item);
    return item.or_null && item.sort != Sort::seat ? "std::optional<" + type + ">" : type;
  }
};

}  // namespace

std::string view_structs_file(const std::string& folder) { return "cli/boards/views/" + folder + ".hpp"; }

std::string view_structs(const std::string& folder, const Vocabulary& vocabulary, const Description& view) {
  const std::string name = folder == "_template" ? "template_game" : folder;
  Structs structs;
  structs.add("View", view);
  std::string lists;
  for (const auto& [word, words] : word_lists(vocabulary, view)) {
    if (lists.empty()) lists = "\n";
    std::string known;
    for (const std::string& one : words) known += (known.empty() ? "\"" : ", \"") + one + "\"";
    lists += "inline constexpr std::array<const char*, " + std::to_string(words.size()) + "> k" + type_called(word) +
             "s{" + known + "};\n";
  }
  return "// Made by protocol_files: what the board reads of a view, by the lists of the rules.\n"
         "// clang-format off\n"
         "#pragma once\n\n"
         "#include \"cli/boards/read_view.hpp\"\n\n"
         "namespace understory::cli::views::" +
         name + " {\n" + lists + structs.text + "\n}  // namespace understory::cli::views::" + name + "\n";
}

}  // namespace understory::protocol
