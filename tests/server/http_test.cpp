// The server over real sockets, as strangers use and misuse it.
#include "server/http.hpp"

#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "locales/words.hpp"
#include "tests/support/browser.hpp"
#include "tests/support/refusal.hpp"

namespace understory::server {
namespace {

using namespace std::chrono_literals;

// A server on a free port, running in a thread of its own.
class House {
 public:
  explicit House(Settings settings = {})
      : files_(Contents{{"index.html", "<!doctype html>"}, {"assets/engine.wasm", std::string(5'000'000, 'w')}}),
        server_(files_, Words::in("en"), on_a_free_port(std::move(settings))),
        thread_([this] { server_.run(); }) {}
  ~House() {
    server_.stop();
    thread_.join();
  }
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  std::uint16_t port() const { return server_.port(); }

 private:
  static Settings on_a_free_port(Settings settings) {
    settings.port = 0;
    return settings;
  }

  Files files_;
  HttpServer server_;
  std::thread thread_;
};

TEST(Http, GetsAFile) {
  const House house;
  const Reply reply = Browser(house.port()).get("/");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.body, "<!doctype html>");
  EXPECT_EQ(reply.fields.at("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(reply.fields.at("content-length"), "15");
  EXPECT_EQ(reply.fields.at("x-content-type-options"), "nosniff");
  EXPECT_TRUE(reply.fields.at("date").ends_with(" GMT"));
  EXPECT_EQ(reply.fields.count("server"), 0U);
}

TEST(Http, GetsALargeFileWhole) {
  const House house;
  const Reply reply = Browser(house.port()).get("/assets/engine.wasm");
  EXPECT_EQ(reply.fields.at("content-type"), "application/wasm");
  EXPECT_TRUE(reply.body == std::string(5'000'000, 'w'));
}

TEST(Http, StaysConnected) {
  const House house;
  Browser browser(house.port());
  const std::string tag = browser.get("/").fields.at("etag");
  const Reply head = browser.ask("HEAD", "/assets/engine.wasm");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.fields.at("content-length"), "5000000");
  const Reply same = browser.get("/", "If-None-Match: " + tag + "\r\n");
  EXPECT_EQ(same.status, 304);
  EXPECT_EQ(same.fields.at("etag"), tag);
  EXPECT_EQ(same.fields.count("content-length"), 0U);
  const Reply missing = browser.get("/missing");
  EXPECT_EQ(missing.status, 404);
  EXPECT_EQ(missing.body, "There is nothing at this address.\n");
  EXPECT_EQ(browser.ask("HEAD", "/missing").fields.at("content-length"), missing.fields.at("content-length"));
  EXPECT_EQ(browser.ask("DELETE", "/").status, 405);
  EXPECT_EQ(browser.ask("GET", "/", "Content-Length: 0\r\n").status, 200);
  EXPECT_EQ(browser.get("/").status, 200);
}

TEST(Http, AnswersRequestsInARowInOrder) {
  const House house;
  Browser browser(house.port());
  std::string requests;
  for (int i = 0; i < 300; ++i) {
    requests += "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
    requests += "GET /missing HTTP/1.1\r\nHost: localhost\r\n\r\n";
  }
  browser.send(requests);
  for (int i = 0; i < 300; ++i) {
    EXPECT_EQ(browser.reply().status, 200);
    EXPECT_EQ(browser.reply().status, 404);
  }
}

TEST(Http, ClosesWhenAskedTo) {
  const House house;
  Browser browser(house.port());
  const Reply reply = browser.get("/", "Connection: close\r\n");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.fields.at("connection"), "close");
  EXPECT_TRUE(browser.is_closed());
  Browser old(house.port());
  old.send("GET / HTTP/1.0\r\n\r\n");
  EXPECT_EQ(old.reply().body, "<!doctype html>");
  EXPECT_TRUE(old.is_closed());
}

TEST(Http, TakesNoBodies) {
  const House house;
  for (const char* fields :
       {"Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n", "Content-Length: 99999999\r\n"}) {
    Browser browser(house.port());
    browser.send("POST / HTTP/1.1\r\nHost: localhost\r\n" + std::string(fields) + "\r\nGET /");
    const Reply reply = browser.reply();
    EXPECT_EQ(reply.status, 405);
    EXPECT_EQ(reply.fields.at("allow"), "GET, HEAD");
    EXPECT_EQ(reply.fields.at("connection"), "close");
    EXPECT_TRUE(browser.is_closed());
  }
}

TEST(Http, RefusesWhatIsTooLong) {
  const House house;
  const auto status = [&](const std::string& target, const std::string& fields) {
    return Browser(house.port()).get(target, fields).status;
  };
  EXPECT_EQ(status("/", "Cookie: " + std::string(4000, 'c') + "\r\n"), 200);
  EXPECT_EQ(status("/", "Cookie: " + std::string(9000, 'c') + "\r\n"), 431);
  EXPECT_EQ(status("/", "Cookie: " + std::string(900'000, 'c') + "\r\n"), 431);
  std::string many;
  for (int i = 0; i < 1000; ++i) many += "X-Field-" + std::to_string(i) + ": 1\r\n";
  EXPECT_EQ(status("/", many), 431);
  EXPECT_EQ(status("/" + std::string(3000, 'a'), ""), 414);
  EXPECT_EQ(status("/" + std::string(9000, 'a'), ""), 414);
  EXPECT_EQ(status("/" + std::string(900'000, 'a'), ""), 414);
}

TEST(Http, RefusesWhatIsNotHttp) {
  const House house;
  for (const char* bytes : {"\r\n\r\n\r\n", "hello\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
                            "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
                            "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
                            "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"}) {
    Browser browser(house.port());
    browser.send(bytes);
    const Reply reply = browser.reply();
    EXPECT_EQ(reply.status, 400) << bytes;
    EXPECT_EQ(reply.body, "This request cannot be read.\n");
    EXPECT_TRUE(browser.is_closed()) << bytes;
  }
  EXPECT_EQ(Browser(house.port()).get("/").status, 200);
}

TEST(Http, NeverLeavesTheFolder) {
  const House house;
  for (const char* target : {"/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd",
                             "/assets/../../etc/passwd", "/index.html%00.txt", "/..\\..\\etc\\passwd"}) {
    const int status = Browser(house.port()).get(target).status;
    EXPECT_TRUE(status == 404 || status == 400) << target << " " << status;
  }
}

TEST(Http, DropsWhoIsTooSlow) {
  Settings settings;
  settings.patience = 200ms;
  const House house(settings);
  Browser silent(house.port());
  Browser idle(house.port());
  EXPECT_EQ(idle.get("/").status, 200);
  Browser dripping(house.port());
  for (int i = 0; i < 8; ++i) {
    dripping.send(i == 0 ? "GET / HTTP/1.1\r\n" : "X: y\r\n");
    std::this_thread::sleep_for(50ms);
  }
  dripping.send("\r\n");
  EXPECT_EQ(dripping.reply().status, 0);
  EXPECT_TRUE(silent.is_closed());
  EXPECT_TRUE(idle.is_closed());
}

TEST(Http, OneGuestDoesNotHoldUpAnother) {
  const House house;
  Browser reading_nothing(house.port());
  reading_nothing.send("GET /assets/engine.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n");
  Browser half_way(house.port());
  half_way.send("GET / HTTP/1.1\r\nHo");
  Browser first(house.port());
  Browser second(house.port());
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(first.get("/").status, 200);
    EXPECT_EQ(second.get("/").status, 200);
  }
  half_way.send("st: localhost\r\n\r\n");
  EXPECT_EQ(half_way.reply().status, 200);
  EXPECT_EQ(reading_nothing.reply().body.size(), 5'000'000U);
}

TEST(Http, ServesManyAtOnce) {
  const House house;
  std::vector<std::unique_ptr<Browser>> browsers;
  for (int i = 0; i < 200; ++i) browsers.push_back(std::make_unique<Browser>(house.port()));
  for (const auto& browser : browsers) browser->send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  for (const auto& browser : browsers) EXPECT_EQ(browser->reply().status, 200);
}

TEST(Http, TellsWhenAllPlacesAreTaken) {
  Settings settings;
  settings.connections = 2;
  const House house(settings);
  auto first = std::make_unique<Browser>(house.port());
  Browser second(house.port());
  EXPECT_EQ(first->get("/").status, 200);
  EXPECT_EQ(second.get("/").status, 200);
  {
    Browser third(house.port());
    const Reply full = third.get("/");
    EXPECT_EQ(full.status, 503);
    EXPECT_EQ(full.body, "All places are taken; try again in a moment.\n");
    EXPECT_EQ(full.fields.at("retry-after"), "5");
  }
  EXPECT_EQ(second.get("/").status, 200);
  first.reset();
  // The place is free as soon as the server has seen them go.
  int status = 0;
  for (int i = 0; i < 100 && status != 200; ++i) {
    std::this_thread::sleep_for(20ms);
    status = Browser(house.port()).get("/").status;
  }
  EXPECT_EQ(status, 200);
}

TEST(Http, LeavesWhoeverIsConnectedWhenItStops) {
  auto house = std::make_unique<House>();
  Browser browser(house->port());
  EXPECT_EQ(browser.get("/").status, 200);
  browser.send("GET /assets/engine.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n");
  house.reset();
  EXPECT_EQ(browser.reply().status, 0);
}

TEST(Http, SaysWhereItIs) {
  const Files files(Contents{{"index.html", ""}});
  const auto url = [&](const char* address) {
    Settings settings;
    settings.address = address;
    settings.port = 0;
    const HttpServer server(files, Words::in("en"), settings);
    const std::string whole = server.url();
    EXPECT_TRUE(whole.ends_with(":" + std::to_string(server.port()))) << whole;
    return whole.substr(0, whole.rfind(':'));
  };
  EXPECT_EQ(url("127.0.0.1"), "http://localhost");
  EXPECT_EQ(url("0.0.0.0"), "http://localhost");
  EXPECT_EQ(url("127.0.0.2"), "http://127.0.0.2");
}

TEST(Http, RefusesToListenWhereItCannot) {
  const House house;
  const Files files(Contents{{"index.html", ""}});
  const auto listen = [&](const char* address, std::uint16_t port) {
    Settings settings;
    settings.address = address;
    settings.port = port;
    const HttpServer server(files, Words::in("en"), settings);
  };
  refused("server.listen.in-use", [&] { listen("127.0.0.1", house.port()); });
  refused("server.listen.no-address", [&] { listen("here", 0); });
  refused("server.listen.not-here", [&] { listen("192.0.2.1", 0); });
}

}  // namespace
}  // namespace understory::server
