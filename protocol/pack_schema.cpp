#include <vector>

#include "engine/json.hpp"
#include "engine/pack.hpp"
#include "engine/seat.hpp"
#include "protocol/description.hpp"

namespace understory::protocol {
namespace {

using nlohmann::json;

json schema_of(const Description& type);

json list_schema(const json& item, std::int64_t least, std::int64_t most) {
  return {{"type", "array"}, {"items", item}, {"minItems", least}, {"maxItems", most}};
}

json map_schema(const Description& map) {
  if (map.words.empty()) return {{"type", "object"}, {"additionalProperties", schema_of(map.of[0])}};
  json properties;
  for (const std::string& word : map.words) properties[word] = schema_of(map.of[0]);
  return {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
}

json object_schema(const Description& object) {
  json properties = json::object();
  json required = json::array();
  for (const Description& member : object.members) {
    properties[member.name] = schema_of(member);
    if (member.always) required.push_back(member.name);
  }
  return {{"type", "object"}, {"properties", properties}, {"required", required}, {"additionalProperties", false}};
}

json either_schema(const std::vector<Description>& types) {
  json all = json::array();
  for (const Description& type : types) all.push_back(schema_of(type));
  return {{"anyOf", all}};
}

json schema_of(const Description& type) {
  using Sort = Description::Sort;
  if (type.or_null) {
    Description plain = type;
    plain.or_null = false;
    return {{"anyOf", {schema_of(plain), {{"type", "null"}}}}};
  }
  switch (type.sort) {
    case Sort::number: return {{"type", "integer"}, {"minimum", type.least}, {"maximum", type.most}};
    case Sort::seat: return {{"type", "integer"}, {"minimum", 0}, {"maximum", kMostSeats - 1}};
    case Sort::truth: return {{"type", "boolean"}};
    case Sort::text: return {{"type", "string"}};
    case Sort::name: return {{"type", "string"}, {"pattern", kNamePattern}};
    case Sort::word: return {{"enum", type.words}};
    case Sort::spot: return list_schema({{"type", "integer"}}, 2, 2);
    case Sort::message: return {{"type", "object"}};
    case Sort::list: return list_schema(schema_of(type.of[0]), type.least, type.most);
    case Sort::map: return map_schema(type);
    case Sort::object: return object_schema(type);
    case Sort::either: return either_schema(type.of);
  }
  return {};
}

}  // namespace

std::string pack_schema_file(const std::string& folder) { return "packs/" + folder + "/schema.json"; }

std::string pack_schema(const std::string& game, const Description& pack) {
  json schema = schema_of(pack);
  schema["$schema"] = "https://json-schema.org/draft/2020-12/schema";
  schema["title"] = game;
  return schema.dump(1) + "\n";
}

}  // namespace understory::protocol
