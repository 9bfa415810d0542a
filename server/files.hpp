// The web app as it was when the program started, and which answer a request for it gets. No sockets, and no disk after
// load(): a path can only name what was found then, so there is nothing to climb out of, and a new build of the app is
// served together with the program that goes with it.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/message.hpp"

namespace understory::server {

// What an answer depends on. A field that the request does not have is empty.
struct Request {
  std::string_view method;
  std::string_view target;
  std::string_view accept_encoding;
  std::string_view if_none_match;
};

struct Field {
  std::string name;
  std::string value;
};

// Everything but what belongs to the connection: the date, the length, and whether it stays open.
struct Answer {
  int status = 200;
  std::vector<Field> fields;
  std::string_view content;     // part of the Files that gave it
  std::optional<Message> says;  // a sentence in place of the content
  bool with_body = true;        // false: the same fields and the length of the body, without the body
};

// A tiny page for whatever goes wrong: 404, or 431 before anybody knows what was asked for.
Answer complaint(int status);

// Paths within the folder, with / between the parts, and what the files hold.
using Contents = std::map<std::string, std::string>;

class Files {
 public:
  // "app.js.br" and "app.js.gz" are not files of their own where there is an "app.js": they are what is sent to clients
  // that can unpack them.
  explicit Files(const Contents& contents);

  // Hidden files, links that lead out of the folder and what is not a file stay out. Throws a Refusal where there is no
  // index.html, where a file cannot be read, and for a folder too large to be a web app.
  static Files load(const std::string& folder);

  Answer answer(const Request& request) const;

 private:
  struct Form {
    std::string coding;  // empty: as it is
    std::string content;
    std::string tag;
  };
  struct File {
    std::string type;
    bool forever = false;     // its name changes with its content
    std::vector<Form> forms;  // the best one first, as it is last
  };

  Answer found(const File& file, const Request& request) const;

  std::map<std::string, File> files_;
};

}  // namespace understory::server
