// HTTP/1.1 over TCP. One thread runs everything; each connection is a coroutine. Strangers send what comes in here:
// what is too long is refused, who is too slow is dropped, and who comes when all places are taken is told so.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "locales/words.hpp"
#include "server/files.hpp"

namespace understory::server {

struct Settings {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;                   // 0: any that is free
  int connections = 500;                       // half of what a process may open at once by default
  std::chrono::milliseconds patience{20'000};  // for a request to arrive whole, and for an answer to be taken
};

class HttpServer {
 public:
  // Connections are taken from here on, and SIGINT and SIGTERM kept for run(). Files and words are used until the end.
  // Throws a Refusal where nobody can listen.
  HttpServer(const Files& files, const Words& words, const Settings& settings);
  ~HttpServer();
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;

  // "http://localhost:8080", with the port that it really is.
  std::string url() const;
  std::uint16_t port() const;

  // Answers until SIGINT, SIGTERM or stop(); whoever is still connected is left.
  void run();
  void stop();  // from any thread

 private:
  struct Hall;
  std::unique_ptr<Hall> hall_;
};

}  // namespace understory::server
