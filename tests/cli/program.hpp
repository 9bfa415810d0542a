// Runs the real program, over files and on a terminal, in surroundings that a test chooses.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/folder.hpp"

namespace understory::cli_test {

using Arguments = std::vector<std::string>;
using Environment = std::map<std::string, std::string>;

struct Outcome {
  int status = 0;  // of the exit; 128 and more is 128 + the signal that ended it
  std::string out;
  std::string err;
};

// Without a terminal. The environment is LANG=C.UTF-8 and what is given; nothing else comes through.
Outcome run(const Arguments& arguments, const std::string& input = {}, const Environment& environment = {});

// On a terminal of 80 columns, typing `input`. Everything shown is in `out`, line ends as \n.
Outcome run_on_terminal(const Arguments& arguments, const std::string& input, const Environment& environment = {},
                        int rows = 24);

// A program that goes on until it is told to end.
class Running {
 public:
  explicit Running(const Arguments& arguments);
  ~Running();  // ends it the hard way if nobody did
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  std::string line();   // the next one that it says, without its end
  int end(int signal);  // gives its status, as in Outcome

 private:
  int child_ = -1;
  int out_ = -1;
};

// Wrong use or bad input: nothing on stdout, one line on stderr that has `reason` in it, exit status 2.
void expect_refused(const Arguments& arguments, std::string_view reason, const std::string& input = {});

std::vector<std::string> lines_of(const std::string& text);

// "1\n1\n1\n"
std::string repeat(const std::string& line, int times);

inline const std::string kSeed(64, '7');

}  // namespace understory::cli_test
