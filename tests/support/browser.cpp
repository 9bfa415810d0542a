#include "tests/support/browser.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <cctype>
#include <sstream>

#include <gtest/gtest.h>

namespace understory {

Browser::Browser(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  const timeval patience{10, 0};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  EXPECT_EQ(connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
}

Browser::~Browser() { close(socket_); }

void Browser::send(const std::string& bytes) const {
  // Who is being refused may find the door closed before having said everything.
  for (std::size_t sent = 0; sent < bytes.size();) {
    const ssize_t now = ::send(socket_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (now <= 0) return;
    sent += static_cast<std::size_t>(now);
  }
}

bool Browser::read_more() {
  std::array<char, 65536> block{};
  const ssize_t got = recv(socket_, block.data(), block.size(), 0);
  if (got > 0) read_.append(block.data(), static_cast<std::size_t>(got));
  return got > 0;
}

Reply Browser::reply(bool to_head) {
  std::size_t end = read_.find("\r\n\r\n");
  for (; end == std::string::npos; end = read_.find("\r\n\r\n"))
    if (!read_more()) return {};
  Reply reply;
  std::istringstream head(read_.substr(0, end + 2));
  std::string protocol;
  head >> protocol >> reply.status;
  std::string line;
  std::getline(head, line);
  while (std::getline(head, line)) {
    std::string name = line.substr(0, line.find(':'));
    for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    reply.fields[name] = line.substr(name.size() + 2, line.size() - name.size() - 3);
  }
  read_.erase(0, end + 4);
  const auto length = reply.fields.find("content-length");
  const std::size_t size = to_head || length == reply.fields.end() ? 0 : std::stoul(length->second);
  while (read_.size() < size)
    if (!read_more()) return {};
  reply.body = read_.substr(0, size);
  read_.erase(0, size);
  return reply;
}

Reply Browser::ask(const std::string& method, const std::string& target, const std::string& fields) {
  send(method + " " + target + " HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n");
  return reply(method == "HEAD");
}

bool Browser::is_closed() {
  if (!read_.empty()) return false;
  char byte = 0;
  return recv(socket_, &byte, 1, 0) == 0;
}

}  // namespace understory
