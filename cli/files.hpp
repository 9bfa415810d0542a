// Files of strangers are read whole but bounded; files of ours are replaced whole or not at all.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/refusal.hpp"

namespace understory::cli {

// Throws a Refusal that names the file and the reason.
std::string read_file(const std::string& path);

// The new content is complete on disk before it takes the place of the old, so whatever fails, one of the two is
// there. Throws a Refusal that names the file and the reason; nothing is changed then.
void replace_file(const std::string& path, std::string_view content);

// Throws the Refusal that replace_file would throw now, as far as that can be known; touches nothing.
void check_can_replace(const std::string& path);

// A file that grows line by line while others keep away from it. All of it throws a Refusal that names the file.
class GrowingFile {
 public:
  explicit GrowingFile(std::string path);  // makes it if it is not there
  ~GrowingFile();
  GrowingFile(const GrowingFile&) = delete;
  GrowingFile& operator=(const GrowingFile&) = delete;

  std::string content() const;
  void cut(std::size_t bytes);
  void append(std::string_view text);  // nothing of it is left in the program

 private:
  std::string path_;
  int descriptor_;
};

// The same refusal, told of a file: "game.json: Line 3 is not JSON."
Refusal in_file(const std::string& path, const Refusal& refusal);

}  // namespace understory::cli
