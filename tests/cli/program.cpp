#include "tests/cli/program.hpp"

#include <fcntl.h>
#include <pty.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <sstream>
#include <utility>

#include <gtest/gtest.h>

#include "tests/support/places.hpp"

namespace understory::cli_test {
namespace {

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> list;
  for (std::string& text : texts) list.push_back(text.data());
  list.push_back(nullptr);
  return list;
}

int wait_for(pid_t child) {
  int status = 0;
  if (waitpid(child, &status, 0) != child) return -1;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

pid_t spawn(const Arguments& arguments, Environment environment, const posix_spawn_file_actions_t& actions,
            short flags) {
  std::vector<std::string> words{program_path()};
  words.insert(words.end(), arguments.begin(), arguments.end());
  environment.try_emplace("LANG", "C.UTF-8");
  for (const char* name : {"ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS"})
    if (const char* value = std::getenv(name)) environment.try_emplace(name, value);
  std::vector<std::string> settings;
  for (const auto& [name, value] : environment) settings.push_back(name + "=" + value);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, flags);
  pid_t child = -1;
  EXPECT_EQ(posix_spawn(&child, words.front().c_str(), &actions, &attributes, pointers(words).data(),
                        pointers(settings).data()),
            0);
  posix_spawnattr_destroy(&attributes);
  return child;
}

std::string without_returns(const std::string& text) {
  std::string clean;
  for (const char c : text)
    if (c != '\r') clean += c;
  return clean;
}

}  // namespace

Outcome run(const Arguments& arguments, const std::string& input, const Environment& environment) {
  const Folder folder;
  const std::string in = folder.write("in", input);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, in.c_str(), O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, folder.path("out").c_str(), O_WRONLY | O_CREAT, 0600);
  posix_spawn_file_actions_addopen(&actions, 2, folder.path("err").c_str(), O_WRONLY | O_CREAT, 0600);
  Outcome outcome;
  outcome.status = wait_for(spawn(arguments, environment, actions, 0));
  posix_spawn_file_actions_destroy(&actions);
  outcome.out = folder.read("out");
  outcome.err = folder.read("err");
  // Words that are missing are spoken in such brackets.
  EXPECT_EQ((outcome.out + outcome.err).find("⟦"), std::string::npos) << outcome.out << outcome.err;
  return outcome;
}

Outcome run_on_terminal(const Arguments& arguments, const std::string& input, const Environment& environment,
                        int rows) {
  int master = -1;
  int slave = -1;
  winsize window{};
  window.ws_col = 80;
  window.ws_row = static_cast<unsigned short>(rows);
  EXPECT_EQ(openpty(&master, &slave, nullptr, nullptr, &window), 0);
  std::array<char, 64> name{};
  EXPECT_EQ(ttyname_r(slave, name.data(), name.size()), 0);
  fcntl(master, F_SETFD, FD_CLOEXEC);
  fcntl(slave, F_SETFD, FD_CLOEXEC);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, name.data(), O_RDWR, 0);  // the first one opened is the controlling one
  posix_spawn_file_actions_adddup2(&actions, 0, 1);
  posix_spawn_file_actions_adddup2(&actions, 0, 2);
  const pid_t child = spawn(arguments, environment, actions, POSIX_SPAWN_SETSID);
  posix_spawn_file_actions_destroy(&actions);
  Outcome outcome;
  std::array<char, 4096> block{};
  // Nothing is typed before the program listens: Ctrl-C must find it ready.
  ssize_t got = read(master, block.data(), block.size());
  if (got > 0) outcome.out.append(block.data(), static_cast<std::size_t>(got));
  while (got > 0 && outcome.out.find("> ") == std::string::npos && outcome.out.find(": ") == std::string::npos) {
    got = read(master, block.data(), block.size());
    if (got > 0) outcome.out.append(block.data(), static_cast<std::size_t>(got));
  }
  EXPECT_EQ(write(master, input.data(), input.size()), static_cast<ssize_t>(input.size()));
  close(slave);
  while ((got = read(master, block.data(), block.size())) > 0)
    outcome.out.append(block.data(), static_cast<std::size_t>(got));
  outcome.status = wait_for(child);
  close(master);
  outcome.out = without_returns(outcome.out);
  return outcome;
}

Running::Running(const Arguments& arguments) {
  std::array<int, 2> ends{};
  EXPECT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
  child_ = spawn(arguments, {}, actions, 0);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  out_ = ends[0];
}

Running::~Running() {
  if (child_ > 0) end(SIGKILL);
  close(out_);
}

std::string Running::line() {
  std::string text;
  for (char c = 0; read(out_, &c, 1) == 1 && c != '\n';) text += c;
  return text;
}

int Running::end(int signal) {
  kill(child_, signal);
  return wait_for(std::exchange(child_, -1));
}

void expect_refused(const Arguments& arguments, std::string_view reason, const std::string& input) {
  const Outcome outcome = run(arguments, input);
  std::string command;
  for (const std::string& argument : arguments) command += argument + " ";
  SCOPED_TRACE(command);
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.out, "");
  EXPECT_TRUE(outcome.err.starts_with("understory: ")) << outcome.err;
  EXPECT_EQ(outcome.err.find('\n') + 1, outcome.err.size()) << outcome.err;
  EXPECT_NE(outcome.err.find(reason), std::string::npos) << outcome.err;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string repeat(const std::string& line, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += line + "\n";
  return text;
}

}  // namespace understory::cli_test
