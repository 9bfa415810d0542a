#include "cli/files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <utility>

namespace understory::cli {
namespace {

constexpr std::size_t kMostBytes = std::size_t{4} << 20U;    // a record of the longest game has some 50 kB
constexpr std::size_t kMostGrown = std::size_t{512} << 20U;  // a million games of eight seats, 300 bytes each

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int number() const { return number_; }
  // False if the system has lost something on the way.
  bool close() { return number_ < 0 || ::close(std::exchange(number_, -1)) == 0; }

 private:
  int number_;
};

Message reason_of(int error) {
  switch (error) {
    case ENOENT: return Message("cli.file.missing");
    case EACCES:
    case EPERM: return Message("cli.file.forbidden");
    case EROFS: return Message("cli.file.read-only");
    case EISDIR: return Message("cli.file.directory");
    case ENOTDIR: return Message("cli.file.no-directory");
    case ENOSPC:
    case EDQUOT:
    case EFBIG: return Message("cli.file.full");
    case ENAMETOOLONG: return Message("cli.file.name-too-long");
    case ELOOP: return Message("cli.file.link-loop");
    default: return Message("cli.file.system", {{"number", error}});
  }
}

[[noreturn]] void refuse(const std::string& path, Message reason) { throw in_file(path, Refusal(std::move(reason))); }

// Where the file really is: a link is followed, so that it stays a link.
std::string destination(const std::string& path) {
  const std::unique_ptr<char, decltype(&std::free)> real(realpath(path.c_str(), nullptr), &std::free);
  if (real != nullptr) return real.get();
  if (errno != ENOENT) refuse(path, reason_of(errno));
  return path;
}

// The rights that a new file gets, or those the old one has. Only an ordinary file is replaced: moving a file over
// /dev/null would take the device away from everybody.
mode_t rights_for(const std::string& path, const std::string& target) {
  struct stat status {};
  if (stat(target.c_str(), &status) == 0) {
    if (S_ISDIR(status.st_mode)) refuse(path, Message("cli.file.directory"));
    if (!S_ISREG(status.st_mode)) refuse(path, Message("cli.file.not-ordinary"));
    if (access(target.c_str(), W_OK) != 0) refuse(path, reason_of(errno));
    return status.st_mode & 07777U;
  }
  const mode_t mask = umask(0);
  umask(mask);
  return 0666U & ~mask;
}

bool write_all(int descriptor, std::string_view content) {
  while (!content.empty()) {
    const ssize_t written = write(descriptor, content.data(), content.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) content.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// Where `target` lies, which must not itself be named like a folder.
std::string folder_of(const std::string& path, const std::string& target) {
  const std::size_t slash = target.rfind('/');
  if (slash != std::string::npos && slash + 1 == target.size()) refuse(path, reason_of(EISDIR));
  return slash == std::string::npos ? "." : target.substr(0, slash + 1);
}

std::string read_all(const std::string& path, int descriptor, std::size_t most) {
  std::string content;
  std::array<char, 1U << 16U> block{};
  while (true) {
    const ssize_t got = read(descriptor, block.data(), block.size());
    if (got == 0) return content;
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) refuse(path, reason_of(errno));
    content.append(block.data(), static_cast<std::size_t>(got));
    if (content.size() > most)
      refuse(path, Message("cli.file.too-large", {{"most", static_cast<std::int64_t>(most >> 20U)}}));
  }
}

// The rename itself must survive a power cut; where a directory cannot be synced, nothing better is to be had.
void sync_directory(const std::string& folder) {
  const Descriptor directory(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (directory.number() >= 0) fsync(directory.number());
}

}  // namespace

Refusal in_file(const std::string& path, const Refusal& refusal) {
  return Refusal(Message("cli.error.in-file", {{"file", path}, {"reason", refusal.reason}}), refusal.rule);
}

std::string read_file(const std::string& path) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.number() < 0) refuse(path, reason_of(errno));
  return read_all(path, file.number(), kMostBytes);
}

void check_can_replace(const std::string& path) {
  const std::string target = destination(path);
  rights_for(path, target);
  if (access(folder_of(path, target).c_str(), W_OK | X_OK) != 0) refuse(path, reason_of(errno));
}

void replace_file(const std::string& path, std::string_view content) {
  const std::string target = destination(path);
  const mode_t rights = rights_for(path, target);
  const std::string folder = folder_of(path, target);
  std::string beside = folder + "/.understory-XXXXXX";
  Descriptor file(mkostemp(beside.data(), O_CLOEXEC));
  if (file.number() < 0) refuse(path, reason_of(errno));
  const bool done = write_all(file.number(), content) && fchmod(file.number(), rights) == 0 &&
                    fsync(file.number()) == 0 && file.close() && std::rename(beside.c_str(), target.c_str()) == 0;
  if (!done) {
    const int error = errno;
    unlink(beside.c_str());
    refuse(path, reason_of(error));
  }
  sync_directory(folder);
}

GrowingFile::GrowingFile(std::string path)
    : path_(std::move(path)), descriptor_(open(path_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666)) {
  if (descriptor_ < 0) refuse(path_, reason_of(errno));
  struct stat status {};
  const bool ordinary = fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode);
  const bool ours = ordinary && flock(descriptor_, LOCK_EX | LOCK_NB) == 0;
  if (ours) return;
  close(descriptor_);
  refuse(path_, Message(ordinary ? "cli.file.in-use" : "cli.file.not-ordinary"));
}

GrowingFile::~GrowingFile() { close(descriptor_); }

std::string GrowingFile::content() const {
  if (lseek(descriptor_, 0, SEEK_SET) != 0) refuse(path_, reason_of(errno));
  return read_all(path_, descriptor_, kMostGrown);
}

void GrowingFile::cut(std::size_t bytes) {
  if (ftruncate(descriptor_, static_cast<off_t>(bytes)) != 0) refuse(path_, reason_of(errno));
}

void GrowingFile::append(std::string_view text) {
  if (!write_all(descriptor_, text)) refuse(path_, reason_of(errno));
}

}  // namespace understory::cli
