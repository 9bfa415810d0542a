// `understory serve` as somebody starts and ends it; tests/server/ knows what is served.
#include <csignal>
#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "tests/cli/program.hpp"
#include "tests/support/browser.hpp"

namespace understory::cli_test {
namespace {

class Serve : public testing::Test {
 protected:
  Serve() { folder_.write("index.html", "<!doctype html>"); }

  std::string web() const { return folder_.path(); }

  // The port at the end of "Understory is at http://localhost:41234".
  static std::string port_in(const std::string& line) {
    const std::string before = "Understory is at http://localhost:";
    EXPECT_TRUE(line.starts_with(before)) << line;
    return line.starts_with(before) ? line.substr(before.size()) : "0";
  }

  static std::uint16_t number(const std::string& port) { return static_cast<std::uint16_t>(std::stoi(port)); }

 private:
  Folder folder_;
};

TEST_F(Serve, SaysWhereItIsAndEndsWhenAsked) {
  for (const int signal : {SIGTERM, SIGINT}) {
    Running program({"serve", "--port", "0", "--web", web()});
    const std::string port = port_in(program.line());
    Browser browser(number(port));
    EXPECT_EQ(browser.get("/").body, "<!doctype html>");
    EXPECT_EQ(program.end(signal), 0);
    EXPECT_TRUE(browser.is_closed());
    EXPECT_EQ(program.line(), "");
  }
}

TEST_F(Serve, EndsAtOnceWithGuestsInTheHouse) {
  Running program({"serve", "--port", "0", "--web", web()});
  const std::string port = port_in(program.line());
  Browser half_way(number(port));
  half_way.send("GET / HT");
  Browser idle(number(port));
  EXPECT_EQ(idle.get("/").status, 200);
  EXPECT_EQ(program.end(SIGTERM), 0);
}

TEST_F(Serve, TakesAPortAgainAfterTheLastOneLeft) {
  std::string port = "0";
  for (int i = 0; i < 3; ++i) {
    Running program({"serve", "--port", port, "--web", web()});
    port = port_in(program.line());
    Browser browser(number(port));
    EXPECT_EQ(browser.get("/").status, 200);
    EXPECT_EQ(program.end(SIGTERM), 0);
  }
}

TEST_F(Serve, CanBeOpenedToTheClub) {
  Running program({"serve", "--port", "0", "--address", "0.0.0.0", "--web", web()});
  Browser browser(number(port_in(program.line())));
  EXPECT_EQ(browser.get("/").status, 200);
  EXPECT_NE(run({"serve", "--help"}).out.find("0.0.0.0 opens it to the club"), std::string::npos);
}

TEST_F(Serve, RefusesAPortInUse) {
  Running program({"serve", "--port", "0", "--web", web()});
  const std::string port = port_in(program.line());
  expect_refused({"serve", "--port", port, "--web", web()},
                 "Port " + port + " is in use already; choose another with --port.");
}

TEST_F(Serve, RefusesWrongUse) {
  for (const char* port : {"-1", "65536", "http", "", "80.5"})
    expect_refused({"serve", "--port", port, "--web", web()},
                   std::string("--port is a whole number from 0 to 65,535, not ") + port);
  for (const char* address : {"localhost", "", "1.2.3", "0.0.0.0:80"})
    expect_refused({"serve", "--port", "0", "--address", address, "--web", web()},
                   std::string(address) + " is no address to listen on");
  expect_refused({"serve", "--port", "0", "--address", "192.0.2.1", "--web", web()},
                 "This machine does not have the address 192.0.2.1.");
  expect_refused({"serve", "now"}, "now is one argument too many");
}

TEST_F(Serve, RefusesAFolderWithoutTheApp) {
  const Folder empty;
  for (const std::string& folder : {empty.path(), empty.path("nowhere"), empty.write("file", "x")})
    expect_refused({"serve", "--web", folder}, folder + " has no index.html; run ./play or tools/web to build");
}

}  // namespace
}  // namespace understory::cli_test
