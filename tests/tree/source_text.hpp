// Reads C++ as far as the checks of the tree need it: what is included, which literals there are, what is a comment.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace understory::tree {

struct SourceFile {
  std::string path;  // from the root of the repository, with slashes
  std::string text;
};

// Every file below the folders whose name ends so, sorted by path. Folders that do not exist have none.
std::vector<SourceFile> files_below(const std::vector<std::string>& folders, const std::vector<std::string>& endings);

// The folders of games/, by their names: the games there are, and _template.
std::vector<std::string> game_folders();

// Names that the others are not among.
inline std::set<std::string> without(std::set<std::string> names, const std::set<std::string>& others) {
  for (const std::string& other : others) names.erase(other);
  return names;
}

struct Include {
  std::string name;  // with neither quotes nor angle brackets
  bool quoted = false;
  int line = 0;
};
std::vector<Include> includes_of(std::string_view text);

struct Literal {
  std::string text;  // as the program holds it: escapes done, neighbours joined
  int line = 0;
};
// The string literals that a running program holds: without comments, includes and static_assert.
std::vector<Literal> literals_of(std::string_view text);

}  // namespace understory::tree
