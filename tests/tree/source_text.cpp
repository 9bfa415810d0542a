#include "tests/tree/source_text.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>

#include <gtest/gtest.h>

#include "tests/support/places.hpp"

namespace understory::tree {
namespace {

namespace fs = std::filesystem;

bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Goes through a source once, from left to right.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  void read() {
    while (at_ < text_.size()) {
      if (starts("//"))
        skip_to("\n");
      else if (starts("/*"))
        skip_past("*/");
      else if (text_[at_] == '#' && line_is_blank_so_far())
        read_directive();
      else if (std::isspace(static_cast<unsigned char>(text_[at_])) != 0)
        step();
      else
        read_token();
    }
  }

  std::vector<Include> includes;
  std::vector<Literal> literals;

 private:
  bool starts(std::string_view with) const { return text_.substr(at_, with.size()) == with; }
  void step() {
    if (text_[at_] == '\n') ++line_;
    ++at_;
  }
  void step_to(std::size_t end) {
    while (at_ < std::min(end, text_.size())) step();
  }
  void skip_to(std::string_view end) { step_to(text_.find(end, at_)); }
  void skip_past(std::string_view end) {
    const std::size_t found = text_.find(end, at_ + 2);
    step_to(found == std::string_view::npos ? found : found + end.size());
  }
  bool line_is_blank_so_far() const {
    std::size_t i = at_;
    while (i > 0 && (text_[i - 1] == ' ' || text_[i - 1] == '\t')) --i;
    return i == 0 || text_[i - 1] == '\n';
  }

  // An include is noted and passed over; what other directives hold is read like the rest.
  void read_directive() {
    step();
    while (at_ < text_.size() && text_[at_] == ' ') step();
    if (!starts("include")) return;
    const std::size_t open = text_.find_first_of("<\"\n", at_);
    if (open == std::string_view::npos || text_[open] == '\n') return skip_to("\n");
    const bool quoted = text_[open] == '"';
    const std::size_t close = text_.find_first_of(quoted ? "\"\n" : ">\n", open + 1);
    includes.push_back({std::string(text_.substr(open + 1, close - open - 1)), quoted, line_});
    step_to(close == std::string_view::npos ? close : close + 1);
  }

  void read_token() {
    if (in_word(text_[at_])) return read_word();
    if (text_[at_] == '"') return read_string(false);
    if (text_[at_] == '\'') return skip_character();
    neighbour_ = false;
    if (text_[at_] == '(') ++depth_;
    if (text_[at_] == ')' && depth_-- == assert_depth_) assert_depth_ = -1;
    step();
  }

  // A number with its separators, a name, or the prefix of a literal.
  void read_word() {
    const bool number = std::isdigit(static_cast<unsigned char>(text_[at_])) != 0;
    const std::size_t begin = at_;
    while (at_ < text_.size() && (in_word(text_[at_]) || (number && text_[at_] == '\''))) step();
    const std::string_view word = text_.substr(begin, at_ - begin);
    const bool prefix = word == "R" || word == "u8" || word == "L" || word == "u" || word == "U" || word == "u8R" ||
                        word == "LR" || word == "uR" || word == "UR";
    if (prefix && at_ < text_.size() && text_[at_] == '"') return read_string(word.back() == 'R');
    neighbour_ = false;
    if (word == "static_assert" && assert_depth_ < 0) assert_depth_ = depth_ + 1;
  }

  void skip_character() {
    neighbour_ = false;
    step();
    while (at_ < text_.size() && text_[at_] != '\'') {
      if (text_[at_] == '\\') step();
      if (at_ < text_.size()) step();
    }
    if (at_ < text_.size()) step();
  }

  void read_string(bool raw) {
    const int line = line_;
    const std::string content = raw ? raw_content() : plain_content();
    while (at_ < text_.size() && in_word(text_[at_])) step();  // the suffix: s, sv
    if (assert_depth_ >= 0) return;
    if (neighbour_)
      literals.back().text += content;
    else
      literals.push_back({content, line});
    neighbour_ = true;
  }

  std::string raw_content() {
    const std::size_t open = text_.find('(', at_);
    if (open == std::string_view::npos) return step_to(open), "";
    const std::string close = ")" + std::string(text_.substr(at_ + 1, open - at_ - 1)) + "\"";
    const std::size_t end = text_.find(close, open);
    const std::string content(text_.substr(open + 1, end == std::string_view::npos ? end : end - open - 1));
    step_to(end == std::string_view::npos ? end : end + close.size());
    return content;
  }

  std::string plain_content() {
    std::string content;
    step();
    while (at_ < text_.size() && text_[at_] != '"') {
      if (text_[at_] == '\\')
        content += escaped();
      else
        content += text_[at_], step();
    }
    if (at_ < text_.size()) step();
    return content;
  }

  // Escapes of unprintable characters matter only as not being letters: an escape character, or a space.
  char escaped() {
    step();
    if (at_ == text_.size()) return ' ';
    const char c = text_[at_];
    step();
    if (c == '"' || c == '\'' || c == '\\' || c == '?') return c;
    if (c == 'e') return '\x1b';
    const std::size_t most = c == 'x' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : c >= '0' && c <= '7' ? 2 : 0;
    std::string digits;
    while (digits.size() < most && at_ < text_.size() && std::isxdigit(static_cast<unsigned char>(text_[at_])) != 0)
      digits += text_[at_], step();
    const bool escape = (c == 'x' && (digits == "1b" || digits == "1B")) || (c == '0' && digits == "33");
    return escape ? '\x1b' : ' ';
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
  int depth_ = 0;
  int assert_depth_ = -1;   // the depth inside the static_assert we are in
  bool neighbour_ = false;  // the last thing was a literal, so that a second one belongs to it
};

}  // namespace

std::vector<SourceFile> files_below(const std::vector<std::string>& folders, const std::vector<std::string>& endings) {
  std::vector<SourceFile> files;
  for (const std::string& folder : folders) {
    const fs::path root = source_path(folder);
    if (!fs::exists(root)) continue;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root)) {
      const std::string name = entry.path().filename().string();
      const bool wanted =
          std::any_of(endings.begin(), endings.end(), [&](const auto& end) { return name.ends_with(end); });
      if (!wanted || !entry.is_regular_file()) continue;
      const std::string path = (fs::path(folder) / fs::relative(entry.path(), root)).generic_string();
      files.push_back({path, read_source(path)});
    }
  }
  std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return files;
}

std::vector<std::string> game_folders() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(source_path("games")))
    if (entry.is_directory()) names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

std::vector<Include> includes_of(std::string_view text) {
  Reader reader(text);
  reader.read();
  return reader.includes;
}

std::vector<Literal> literals_of(std::string_view text) {
  Reader reader(text);
  reader.read();
  return reader.literals;
}

}  // namespace understory::tree
