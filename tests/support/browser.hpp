// The other end of an HTTP connection: blocking, plain, and willing to send anything.
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace understory {

struct Reply {
  int status = 0;                             // 0: the connection ended before the reply did
  std::map<std::string, std::string> fields;  // the names in small letters
  std::string body;
};

class Browser {
 public:
  explicit Browser(std::uint16_t port);
  ~Browser();
  Browser(const Browser&) = delete;
  Browser& operator=(const Browser&) = delete;

  void send(const std::string& bytes) const;
  // The next reply. To HEAD there is none but the fields, whatever length they tell.
  Reply reply(bool to_head = false);
  // Sends a request with these lines of fields, each with its line end, and reads the reply.
  Reply ask(const std::string& method, const std::string& target, const std::string& fields = {});
  Reply get(const std::string& target, const std::string& fields = {}) { return ask("GET", target, fields); }
  // Waits for it, and says whether the other side has closed the connection without another byte.
  bool is_closed();

 private:
  bool read_more();  // false at the end, or after ten seconds

  int socket_;
  std::string read_;  // and not used yet
};

}  // namespace understory
