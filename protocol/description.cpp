#include "protocol/description.hpp"

#include <cstdint>
#include <map>
#include <set>
#include <type_traits>

#include "protocol/from_client.hpp"
#include "protocol/to_client.hpp"

namespace understory::protocol {
namespace {

using nlohmann::json;

constexpr std::size_t kWidth = 120;  // of a line, as the page's formatter has it

template <class T>
struct Element {};
template <class T>
struct Element<std::optional<T>> {
  using Type = T;
};
template <class T>
struct Element<std::vector<T>> {
  using Type = T;
};

// The names of the variants, which in C++ are aliases and carry none.
template <class T>
std::string variant_name() {
  if constexpr (std::is_same_v<T, ToHost>) return "ToHost";
  if constexpr (std::is_same_v<T, ToTable>) return "ToTable";
  if constexpr (std::is_same_v<T, ToClient>) return "ToClient";
  if constexpr (std::is_same_v<T, TableEvent>) return "TableEvent";
}

template <class T>
std::string type_name() {
  if constexpr (std::is_same_v<T, Message>)
    return "Message";
  else if constexpr (std::is_same_v<T, std::string>)
    return "string";
  else if constexpr (std::is_same_v<T, bool>)
    return "boolean";
  else if constexpr (std::is_same_v<T, std::int64_t> || std::is_same_v<T, double>)
    return "number";
  else if constexpr (Word<T>)
    return T::type_script();
  else if constexpr (kIsOptional<T>)
    return type_name<typename Element<T>::Type>();
  else if constexpr (kIsVector<T>)
    return type_name<typename Element<T>::Type>() + "[]";
  else if constexpr (kIsVariant<T>)
    return variant_name<T>();
  else if constexpr (Listed<T>)
    return T::kName;
  else
    return "unknown";
}

// Writes every type once, those it needs before it.
class TypeScript {
 public:
  template <class T>
  void add() {
    if constexpr (std::is_same_v<T, Message>) {
      return;
    } else if constexpr (kIsOptional<T> || kIsVector<T>) {
      add<typename Element<T>::Type>();
    } else if constexpr (kIsVariant<T>) {
      add_variant(static_cast<T*>(nullptr));
    } else if constexpr (Listed<T>) {
      add_struct<T>(nullptr);
    }
  }
  std::string text;

 private:
  template <class T>
  void add_struct(const char* tag_field) {
    if (!known_.insert(T::kName).second) return;
    std::string body;
    if constexpr (Tagged<T>) body = std::string("  ") + tag_field + ": \"" + T::kTag + "\";\n";
    const T example{};
    each_field(example, [&](const char* name, const auto& field) {
      using Value = std::remove_cvref_t<decltype(field)>;
      add<Value>();
      body += std::string("  ") + name + (kIsOptional<Value> ? "?: " : ": ") + type_name<Value>() + ";\n";
    });
    text += std::string("\nexport interface ") + T::kName + " {\n" + body + "}\n";
  }
  template <class... Options>
  void add_variant(std::variant<Options...>* /*which*/) {
    using Which = std::variant<Options...>;
    const std::string name = variant_name<Which>();
    if (!known_.insert(name).second) return;
    (add_struct<Options>(TagField<Which>::name()), ...);
    std::string list;
    ((list += std::string(list.empty() ? "" : " | ") + Options::kName), ...);
    std::string line = "\nexport type " + name + " = " + list + ";\n";
    if (line.size() > kWidth + 2) {
      line = "\nexport type " + name + " =";
      ((line += std::string("\n  | ") + Options::kName), ...);
      line += ";\n";
    }
    text += line;
  }
  std::set<std::string> known_;
};

// A list between brackets, over several lines if it is too long for one.
std::string listed(const std::string& before, const std::vector<std::string>& items, const char* between,
                   const std::string& after, const std::string& indent) {
  std::string line = before;
  for (const std::string& item : items) line += (&item == &items.front() ? "" : std::string(between) + " ") + item;
  line += after;
  if (line.size() <= kWidth) return line;
  line = before.substr(0, before.find_last_not_of(' ') + 1) + "\n";
  for (const std::string& item : items) line.append(indent).append("  ").append(item).append(between).append("\n");
  return line + indent + after.substr(after.find_first_not_of(' '));
}

std::string type_of(const FactType& fact) {
  switch (fact.sort) {
    case FactSort::seat: return "Seat";
    case FactSort::number: return "number";
    case FactSort::truth: return "boolean";
    case FactSort::name: return "string";
    case FactSort::word: return type_called(fact.word);
    case FactSort::spot: return "Spot";
  }
  return "unknown";
}

std::string union_of(const std::string& name, const std::vector<FactKind>& kinds) {
  std::string line = "export type " + name + " =";
  std::string lines = line;
  for (const FactKind& kind : kinds) {
    std::vector<std::string> parts{"kind: \"" + kind.name + "\""};
    for (const FactType& fact : kind.facts) parts.push_back(fact.name + (fact.always ? ": " : "?: ") + type_of(fact));
    line += listed(&kind == &kinds.front() ? " { " : " | { ", parts, ";", " }", "");
    lines += "\n" + listed("  | { ", parts, ";", " }", "    ");
  }
  return (line.size() < kWidth ? line : lines) + ";\n";
}

// A view as interfaces, those it needs before it; one is called after the field that it stands in.
class ViewTypes {
 public:
  std::string text;
  std::set<std::string> known;  // of the protocol

  void add(const std::string& name, const Description& object) {
    std::string body;
    for (const Description& member : object.members)
      body += "  " + member.name + (member.always ? ": " : "?: ") + type_in(member.name, member) + ";\n";
    text += "\nexport interface " + name + " {\n" + body + "}\n";
  }

 private:
  std::string type_in(std::string field, const Description& type) {
    if (type.or_null) {
      Description plain = type;
      plain.or_null = false;
      return type_in(std::move(field), plain) + " | null";
    }
    using Sort = Description::Sort;
    switch (type.sort) {
      case Sort::number: return "number";
      case Sort::truth: return "boolean";
      case Sort::text:
      case Sort::name: return "string";
      case Sort::word: return type_called(type.word);
      case Sort::seat: return of_protocol("Seat");
      case Sort::spot: return of_protocol("Spot");
      case Sort::message: return of_protocol("Message");
      case Sort::list: return in_list(type_in(one_of(std::move(field)), type.of[0]));
      case Sort::map: return "Record<string, " + type_in(one_of(std::move(field)), type.of[0]) + ">";
      case Sort::either: return any_in(field, type.of);
      case Sort::object: break;
    }
    std::string name = type_called(field);
    add(name, type);
    return name;
  }
  std::string any_in(const std::string& field, const std::vector<Description>& types) {
    std::string all;
    for (const Description& type : types) all += (all.empty() ? "" : " | ") + type_in(field, type);
    return all;
  }
  static std::string in_list(const std::string& item) {
    return item.find(" | ") == std::string::npos ? item + "[]" : "(" + item + ")[]";
  }
  std::string of_protocol(const std::string& name) { return known.insert(name), name; }
};

void add_words(const Description& type, WordLists& lists) {
  if (type.sort == Description::Sort::word) lists[type.word] = type.words;
  for (const Description& part : type.of) add_words(part, lists);
  for (const Description& member : type.members) add_words(member, lists);
}

json reference(const std::string& name) { return {{"$ref", "#/$defs/" + name}}; }

class Schema {
 public:
  template <class T>
  json add() {
    if constexpr (std::is_same_v<T, Message>)
      return reference("Message");
    else if constexpr (std::is_same_v<T, std::string>)
      return {{"type", "string"}};
    else if constexpr (std::is_same_v<T, bool>)
      return {{"type", "boolean"}};
    else if constexpr (std::is_same_v<T, std::int64_t>)
      return {{"type", "integer"}};
    else if constexpr (std::is_same_v<T, double>)
      return {{"type", "number"}};
    else if constexpr (Word<T>)
      return T::schema();
    else if constexpr (kIsOptional<T>)
      return add<typename Element<T>::Type>();
    else if constexpr (kIsVector<T>)
      return {{"type", "array"}, {"items", add<typename Element<T>::Type>()}};
    else if constexpr (kIsVariant<T>)
      return add_variant(static_cast<T*>(nullptr));
    else if constexpr (Listed<T>)
      return add_struct<T>(nullptr);
    else
      return json::object();
  }
  json definitions = json::object();

 private:
  template <class T>
  json add_struct(const char* tag_field) {
    if (definitions.contains(T::kName)) return reference(T::kName);
    json properties = json::object();
    json required = json::array();
    if constexpr (Tagged<T>) {
      properties[tag_field] = {{"const", T::kTag}};
      required.push_back(tag_field);
    }
    const T example{};
    each_field(example, [&](const char* name, const auto& field) {
      using Value = std::remove_cvref_t<decltype(field)>;
      properties[name] = add<Value>();
      if (!kIsOptional<Value>) required.push_back(name);
    });
    definitions[T::kName] = {
        {"type", "object"}, {"properties", properties}, {"required", required}, {"additionalProperties", false}};
    return reference(T::kName);
  }
  template <class... Options>
  json add_variant(std::variant<Options...>* /*which*/) {
    using Which = std::variant<Options...>;
    const std::string name = variant_name<Which>();
    if (!definitions.contains(name))
      definitions[name] = {{"oneOf", json::array({add_struct<Options>(TagField<Which>::name())...})}};
    return reference(name);
  }
};

}  // namespace

// "tile_face" is the type TileFace.
std::string type_called(std::string_view word) {
  std::string type;
  bool begins = true;
  for (const char letter : word) {
    if (letter != '_') type += begins && letter >= 'a' ? static_cast<char>(letter - 'a' + 'A') : letter;
    begins = letter == '_';
  }
  return type;
}

std::string one_of(std::string many) {
  if (many.size() > 1 && many.back() == 's') many.pop_back();
  return many;
}

WordLists word_lists(const Vocabulary& vocabulary, const Description& view) {
  WordLists lists;
  add_words(view, lists);
  for (const auto* kinds : {&vocabulary.events, &vocabulary.moves})
    for (const FactKind& kind : *kinds)
      for (const FactType& fact : kind.facts)
        if (fact.sort == FactSort::word) lists[fact.word] = fact.words;
  return lists;
}

std::string type_script() {
  TypeScript types;
  types.add<ToHost>();
  types.add<ToTable>();
  types.add<ToClient>();
  return R"(// Made by protocol_files from protocol/from_client.hpp and protocol/to_client.hpp, which say what each field means.

export const protocolVersion = )" +
         std::to_string(kVersion) + R"(;

/** A seat's number, from 0. */
export type Seat = number;

/** "human" or the name of a bot. */
export type Player = string;

export type OptionValue = boolean | number | string;
export type Options = Record<string, OptionValue>;

/** A place by two numbers, as its game counts them. */
export type Spot = readonly [x: number, y: number];

/** What happened, or what a move is about. What goes with each kind says `facts.ts` of the game. */
export type Fact = { kind: string; [fact: string]: unknown };

/** What a table gives to keep; only the table reads it. */
export type JournalEntry = Record<string, unknown>;

/** Words before they are words: a key into locales/ and its arguments. */
export interface Message {
  key: string;
  arguments?: Record<string, Argument>;
}
export type Argument = number | string | Message | Message[];
)" + types.text +
         "\nexport type FromClient = ToHost | ToTable;\n";
}

std::string facts_file(const std::string& folder) { return "web/src/games/" + folder + "/facts.ts"; }

std::string facts_type_script(const std::string& game, const Vocabulary& vocabulary, const Description& view) {
  ViewTypes types;
  types.add("View", view);
  auto& known = types.known;
  for (const auto* kinds : {&vocabulary.events, &vocabulary.moves})
    for (const FactKind& kind : *kinds)
      for (const FactType& fact : kind.facts)
        if (fact.sort == FactSort::seat || fact.sort == FactSort::spot) known.insert(type_of(fact));
  std::string text = "// Made by protocol_files: what is told of " + game + ", by the tables and lists of its rules.\n";
  if (!known.empty())
    text += listed("import type { ", {known.begin(), known.end()}, ",", " } from \"../../protocol\";", "") + "\n";
  for (auto [word, words] : word_lists(vocabulary, view)) {
    for (std::string& one : words) one.insert(0, 1, '"').push_back('"');
    text += "\n" + listed("export const " + word + "s = [", words, ",", "] as const;", "") + "\n";
    text += "export type " + type_called(word) + " = (typeof " + word + "s)[number];\n";
  }
  text += "\n/** What happened. */\n" + union_of("EventFact", vocabulary.events);
  text += "\n/** What a move is about. */\n" + union_of("MoveFact", vocabulary.moves);
  return text + types.text;
}

std::string schema() {
  Schema schema;
  schema.definitions["Message"] = json::parse(R"({
    "type": "object", "required": ["key"],
    "properties": {"key": {"type": "string"},
                   "arguments": {"type": "object", "additionalProperties": {"anyOf": [
                     {"type": ["integer", "string"]}, {"$ref": "#/$defs/Message"},
                     {"type": "array", "items": {"$ref": "#/$defs/Message"}}]}}}})");
  const json host = schema.add<ToHost>();
  const json table = schema.add<ToTable>();
  const json client = schema.add<ToClient>();
  const json all{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                 {"title", "Understory"},
                 {"version", kVersion},
                 {"anyOf", {host, table, client}},
                 {"$defs", schema.definitions}};
  return all.dump(1) + "\n";
}

}  // namespace understory::protocol
