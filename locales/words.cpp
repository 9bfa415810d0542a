#include "locales/words.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <utility>

#include "embedded/locale_files.hpp"
#include "engine/json.hpp"
#include "engine/refusal.hpp"

namespace understory {
namespace {

std::string in_brackets(std::string_view name) { return "⟦" + std::string(name) + "⟧"; }

// ---- reading ----

constexpr std::string_view kFileEnding = ".json";

Refusal unknown_language(std::string_view language) {
  return Refusal(Message("common.language.unknown",
                         {{"language", std::string(language)}, {"known", verbatim(Words::languages())}}));
}

Refusal broken_file(const char* why, const EmbeddedFile& file, const std::string& key) {
  return Refusal(Message(why, {{"file", std::string(file.name)}, {"key", key}}));
}

// "en/my-game.json" holds the area my-game.
std::string_view area_of(std::string_view file_name) {
  file_name.remove_prefix(file_name.find('/') + 1);
  if (file_name.ends_with(kFileEnding)) file_name.remove_suffix(kFileEnding.size());
  return file_name;
}

// The area, then one or more parts of small letters, digits, - and _, each after a dot; "*" behind them stands for all
// that have no sentence.
bool is_key_of(std::string_view area, std::string_view key) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_'; };
  if (!key.starts_with(std::string(area) + ".")) return false;
  key.remove_prefix(area.size() + 1);
  if (key.ends_with(".*")) key.remove_suffix(2);
  bool after_dot = true;
  for (const char c : key) {
    if (c == '.' ? after_dot : !fits(c)) return false;
    after_dot = c == '.';
  }
  return !after_dot;
}

// The library keeps the last of two equal keys in silence; translators should hear of them.
nlohmann::json parse_file(const EmbeddedFile& file) {
  std::set<std::string> seen;
  const auto refuse_twins = [&](int depth, nlohmann::json::parse_event_t event, const nlohmann::json& parsed) {
    if (depth == 1 && event == nlohmann::json::parse_event_t::key) {
      const auto key = parsed.get<std::string>();
      if (!seen.insert(key).second) throw broken_file("common.file.key-twice", file, key);
    }
    return true;
  };
  try {
    return nlohmann::json::parse(file.text, refuse_twins);
  } catch (const nlohmann::json::parse_error& error) {
    const std::string_view before = file.text.substr(0, error.byte);
    const std::int64_t line = 1 + std::count(before.begin(), before.end(), '\n');
    throw Refusal(Message("common.file.not-json", {{"file", std::string(file.name)}, {"line", line}}));
  }
}

// ---- speaking ----

// "king-bolete" is King Bolete.
std::string in_capitals(std::string_view name) {
  std::string spelled;
  bool begins = true;
  for (const char c : name) {
    spelled += c == '-' ? ' ' : begins && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    begins = c == '-';
  }
  return spelled;
}

class Speaker {
 public:
  Speaker(const Words& words, const Grammar& grammar, const Message& message)
      : words_(words), grammar_(grammar), message_(message) {}

  std::string speak(const Pattern& pattern) const {
    std::string sentence;
    for (const Piece& piece : pattern.pieces)
      sentence += std::visit([this](const auto& is) { return spoken(is); }, piece.is);
    return sentence;
  }

 private:
  std::string spoken(const std::string& text) const { return text; }
  std::string spoken(const Hole& hole) const;
  std::string spoken(const Choice& choice) const;
  std::string spoken(const std::vector<Message>& list) const;

  template <class Kind>
  const Kind* argument(std::string_view name) const {
    for (const Argument& given : message_.arguments)
      if (given.name == name) return std::get_if<Kind>(&given.value);
    return nullptr;
  }

  const Words& words_;
  const Grammar& grammar_;
  const Message& message_;
};

std::string Speaker::spoken(const Hole& hole) const {
  if (const auto* number = argument<std::int64_t>(hole.argument))
    return spell(grammar_, *number, hole.shows == Hole::Shows::signed_number ? Plus::before_positive : Plus::never);
  if (hole.shows == Hole::Shows::anything) {
    if (const auto* text = argument<std::string>(hole.argument)) return *text;
    if (const auto* list = argument<std::vector<Message>>(hole.argument)) return spoken(*list);
  }
  return in_brackets(hole.argument);
}

std::string Speaker::spoken(const Choice& choice) const {
  std::string exactly;
  std::string kind;
  if (const auto* number = argument<std::int64_t>(choice.argument); number && choice.by == Choice::By::count) {
    exactly = "=" + std::to_string(*number);
    kind = plural_form(grammar_, *number);
  } else if (const auto* text = argument<std::string>(choice.argument); text && choice.by == Choice::By::text) {
    kind = *text;
  } else {
    return in_brackets(choice.argument);
  }
  for (const std::string& label : {exactly, kind, std::string("other")})
    for (const Choice::Branch& branch : choice.branches)
      if (branch.label == label) return speak(branch.says);
  return in_brackets(choice.argument);
}

// One message is spoken in place; several are joined from the left, the last one in its own way: A, B and C.
std::string Speaker::spoken(const std::vector<Message>& list) const {
  if (list.empty()) return words_.say(Message("common.list.none"));
  std::string joined = words_.say(list.front());
  for (std::size_t i = 1; i < list.size(); ++i) {
    std::string next = words_.say(list[i]);
    const char* const sound = starts_with_i_sound(next) ? "i" : "other";
    joined = words_.say(Message(i + 1 == list.size() ? "common.list.last" : "common.list.more",
                                {{"a", std::move(joined)}, {"b", std::move(next)}, {"sound", sound}}));
  }
  return joined;
}

}  // namespace

Words::Words(std::string_view language, std::span<const EmbeddedFile> files) : grammar_(Grammar::of(language)) {
  if (grammar_ == nullptr) throw unknown_language(language);
  const std::string folder = std::string(language) + "/";
  for (const EmbeddedFile& file : files)
    if (file.name.starts_with(folder)) read(file);
}

void Words::read(const EmbeddedFile& file) {
  const nlohmann::json json = parse_file(file);
  if (!json.is_object()) throw broken_file("common.file.not-object", file, "");
  for (const auto& [key, value] : json.items()) {
    if (!is_key_of(area_of(file.name), key)) throw broken_file("common.file.key-malformed", file, key);
    if (!value.is_string()) throw broken_file("common.file.not-text", file, key);
    try {
      patterns_.emplace(key, parse_pattern(value.get_ref<const std::string&>()));
    } catch (Refusal& fault) {
      fault.reason.arguments.emplace_back("file", std::string(file.name));
      fault.reason.arguments.emplace_back("key", key);
      throw;
    }
  }
}

std::vector<std::string> Words::languages() {
  std::set<std::string> folders;
  for (const EmbeddedFile& file : locale_files) folders.emplace(file.name.substr(0, file.name.find('/')));
  return {folders.begin(), folders.end()};
}

const Words& Words::in(std::string_view language) {
  static const auto kSpoken = [] {
    std::map<std::string, Words, std::less<>> spoken;
    for (const std::string& name : languages()) spoken.emplace(name, Words(name, locale_files));
    return spoken;
  }();
  const auto found = kSpoken.find(language);
  if (found == kSpoken.end()) throw unknown_language(language);
  return found->second;
}

std::string Words::say(const Message& message) const {
  const auto found = patterns_.find(message.key);
  if (found != patterns_.end()) return Speaker(*this, *grammar_, message).speak(found->second);
  const std::size_t last = message.key.rfind('.') + 1;
  const auto others = patterns_.find(message.key.substr(0, last) + "*");
  if (others == patterns_.end()) return in_brackets(message.key);
  Message named = message;
  named.arguments.emplace_back("name", in_capitals(std::string_view(message.key).substr(last)));
  return Speaker(*this, *grammar_, named).speak(others->second);
}

bool Words::knows(std::string_view key) const { return patterns_.contains(key); }

std::vector<std::string> Words::keys() const {
  std::vector<std::string> keys;
  for (const auto& [key, pattern] : patterns_) keys.push_back(key);
  return keys;
}

}  // namespace understory
