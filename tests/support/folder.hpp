#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace understory {

// A folder of its own for a test, gone at its end.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string path(const std::string& name = {}) const {
    return name.empty() ? path_.string() : (path_ / name).string();
  }
  std::string write(const std::string& name, const std::string& text) const;  // gives the path
  std::string read(const std::string& name) const;
  std::size_t files() const;

 private:
  std::filesystem::path path_;
};

}  // namespace understory
