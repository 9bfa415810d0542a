#include "server/files.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <utility>

#include "engine/hash.hpp"
#include "engine/record.hpp"
#include "engine/refusal.hpp"

namespace understory::server {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestTarget = 2048;        // our longest has some 60 characters
constexpr std::size_t kMostFiles = 10'000;          // a build has some hundred
constexpr std::uintmax_t kMostBytes = 256U << 20U;  // all of them are kept in memory
constexpr std::string_view kForever = "assets/";    // where Vite puts what it names by content

struct Ending {
  std::string_view ending;
  std::string_view value;
};

constexpr std::array<Ending, 15> kTypes{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".txt", "text/plain; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
}};

// The best one first.
constexpr std::array<Ending, 2> kCodings{{{".br", "br"}, {".gz", "gzip"}}};

std::string type_of(std::string_view name) {
  for (const Ending& known : kTypes)
    if (name.ends_with(known.ending)) return std::string(known.value);
  return "application/octet-stream";
}

std::string joined(std::initializer_list<std::string_view> parts, std::string_view between) {
  std::string all;
  for (const std::string_view part : parts) {
    if (!all.empty()) all += between;
    all += part;
  }
  return all;
}

// Only what this server sends runs in the page; wasm may be compiled, and Svelte sets styles of single elements.
std::string content_policy() {
  const auto rule = [](std::initializer_list<std::string_view> words) { return joined(words, " "); };
  const std::string self = "'self'";
  return joined(
      {rule({"default-src", self}), rule({"script-src", self, "'wasm-unsafe-eval'"}),
       rule({"style-src", self, "'unsafe-inline'"}), rule({"img-src", self, "data:"}), rule({"worker-src", self}),
       rule({"connect-src", self}), rule({"base-uri", "'none'"}), rule({"frame-ancestors", "'none'"})},
      "; ");
}

// What every answer says.
std::vector<Field> common_fields() {
  static const std::vector<Field> kFields{{"X-Content-Type-Options", "nosniff"},
                                          {"Referrer-Policy", "same-origin"},
                                          {"Cross-Origin-Opener-Policy", "same-origin"},
                                          {"Content-Security-Policy", content_policy()}};
  return kFields;
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20U || c == '\x7f'; }

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const int lower = std::tolower(static_cast<unsigned char>(c));
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

// The path that a target names, without its first slash; nothing if it is not well made. A slash stays a slash: one
// that comes as %2F would be part of a name, and no file has such a name.
std::optional<std::string> path_of(std::string_view target) {
  if (!target.starts_with('/')) return std::nullopt;
  target = target.substr(1, target.find('?') - 1);
  std::string path;
  for (std::size_t i = 0; i < target.size(); ++i) {
    char c = target[i];
    if (c == '#') return std::nullopt;
    if (c == '%') {
      if (i + 2 >= target.size()) return std::nullopt;
      const int high = hex_digit(target[i + 1]);
      const int low = hex_digit(target[i + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      c = static_cast<char>(high * 16 + low);
      if (c == '/') return std::nullopt;
      i += 2;
    }
    if (is_control(c)) return std::nullopt;
    path += c;
  }
  return path;
}

std::string_view trimmed(std::string_view text) {
  const auto is_space = [](char c) { return c == ' ' || c == '\t'; };
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

// Takes the part before the mark off the front, and the mark.
std::string_view take_until(std::string_view& text, char mark) {
  const std::string_view part = text.substr(0, text.find(mark));
  text.remove_prefix(std::min(text.size(), part.size() + 1));
  return trimmed(part);
}

bool same_word(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

// "q=0", "q=0.000": everything else is a wish that we can grant.
bool is_refused(std::string_view parameter) {
  if (!same_word(take_until(parameter, '='), "q")) return false;
  parameter = trimmed(parameter);
  return parameter.starts_with('0') && parameter.find_first_not_of("0.") == std::string_view::npos;
}

// Whether "gzip;q=0.5, br, *;q=0" has a use for this coding.
bool accepts(std::string_view list, std::string_view coding) {
  bool others = false;
  while (!list.empty()) {
    std::string_view entry = take_until(list, ',');
    const std::string_view name = take_until(entry, ';');
    const bool wanted = !is_refused(entry);
    if (same_word(name, coding)) return wanted;
    if (name == "*") others = wanted;
  }
  return others;
}

// Weak tags count as well: the bytes are the same then, too.
bool lists_tag(std::string_view list, std::string_view tag) {
  while (!list.empty()) {
    std::string_view entry = take_until(list, ',');
    if (entry == "*") return true;
    if (entry.starts_with("W/")) entry.remove_prefix(2);
    if (entry == tag) return true;
  }
  return false;
}

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::string content{std::istreambuf_iterator<char>(in), {}};
  if (!in.is_open() || in.bad()) throw Refusal(Message("server.web.unreadable", {{"file", path.string()}}));
  return content;
}

// A link counts as the file that it leads to, if that is in the folder.
bool belongs(const fs::path& root, const fs::path& path) {
  std::error_code error;
  const fs::path real = fs::canonical(path, error);
  if (error || !fs::is_regular_file(real, error)) return false;
  return std::mismatch(root.begin(), root.end(), real.begin(), real.end()).first == root.end();
}

}  // namespace

Answer complaint(int status) {
  Answer answer;
  answer.status = status;
  answer.fields = common_fields();
  answer.fields.push_back({"Content-Type", type_of(".txt")});
  answer.fields.push_back({"Cache-Control", "no-store"});
  if (status == 405) answer.fields.push_back({"Allow", joined({"GET", "HEAD"}, ", ")});
  if (status == 503) answer.fields.push_back({"Retry-After", "5"});
  answer.says = Message("server.status." + std::to_string(status));
  return answer;
}

Files::Files(const Contents& contents) {
  const auto form = [](std::string_view coding, std::string content) {
    std::string tag = '"' + format_hash(hash_of_text(content)) + '"';
    return Form{std::string(coding), std::move(content), std::move(tag)};
  };
  for (const auto& [name, content] : contents) {
    const auto packs_another = [&, whole = &name](const Ending& coding) {
      return whole->ends_with(coding.ending) &&
             contents.contains(whole->substr(0, whole->size() - coding.ending.size()));
    };
    if (std::any_of(kCodings.begin(), kCodings.end(), packs_another)) continue;
    File file{type_of(name), name.starts_with(kForever), {}};
    for (const Ending& coding : kCodings)
      if (const auto packed = contents.find(name + std::string(coding.ending)); packed != contents.end())
        file.forms.push_back(form(coding.value, packed->second));
    file.forms.push_back(form("", content));
    files_.emplace(name, std::move(file));
  }
}

Files Files::load(const std::string& folder) {
  std::error_code error;
  const fs::path root = fs::canonical(folder, error);
  if (error || !belongs(root, root / "index.html")) throw Refusal(Message("server.web.missing", {{"folder", folder}}));
  Contents contents;
  std::uintmax_t bytes = 0;
  for (fs::recursive_directory_iterator at(root, error), end; !error && at != end; at.increment(error)) {
    if (at->path().filename().string().starts_with('.')) {
      at.disable_recursion_pending();
      continue;
    }
    if (!belongs(root, at->path())) continue;
    bytes += at->file_size();
    if (bytes > kMostBytes || contents.size() == kMostFiles)
      throw Refusal(Message("server.web.too-large", {{"folder", folder},
                                                     {"files", static_cast<std::int64_t>(kMostFiles)},
                                                     {"megabytes", static_cast<std::int64_t>(kMostBytes >> 20U)}}));
    contents.emplace(at->path().lexically_relative(root).generic_string(), read(at->path()));
  }
  if (error) throw Refusal(Message("server.web.unreadable", {{"file", folder}}));
  return Files(contents);
}

Answer Files::answer(const Request& request) const {
  const bool head = request.method == "HEAD";
  if (!head && request.method != "GET") return complaint(405);
  Answer answer;
  const auto path = path_of(request.target);
  if (request.target.size() > kLongestTarget)
    answer = complaint(414);
  else if (!path)
    answer = complaint(400);
  else if (const auto file = files_.find(path->empty() ? "index.html" : *path); file != files_.end())
    answer = found(file->second, request);
  else
    answer = complaint(404);
  if (head) answer.with_body = false;
  return answer;
}

Answer Files::found(const File& file, const Request& request) const {
  const auto form = std::find_if(file.forms.begin(), file.forms.end(), [&](const Form& known) {
    return known.coding.empty() || accepts(request.accept_encoding, known.coding);
  });
  Answer answer;
  answer.fields = common_fields();
  answer.fields.push_back({"ETag", form->tag});
  answer.fields.push_back(
      {"Cache-Control", file.forever ? joined({"public", "max-age=31536000", "immutable"}, ", ") : "no-cache"});
  if (file.forms.size() > 1) answer.fields.push_back({"Vary", "Accept-Encoding"});
  if (lists_tag(request.if_none_match, form->tag)) {
    answer.status = 304;
    answer.with_body = false;
    return answer;
  }
  answer.fields.push_back({"Content-Type", file.type});
  if (!form->coding.empty()) answer.fields.push_back({"Content-Encoding", form->coding});
  answer.content = form->content;
  return answer;
}

}  // namespace understory::server
