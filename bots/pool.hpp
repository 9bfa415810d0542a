// Memory that is taken once and given out piece by piece; all of it is given back at once. Pieces have numbers instead
// of addresses, which are half as large. Nothing is touched before it is given out, so a large pool costs nothing yet.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace understory::bots {

template <class T>
requires std::is_trivially_copyable_v<T>
class Pool {
 public:
  explicit Pool(std::size_t capacity)
      : pieces_(static_cast<T*>(std::malloc(capacity * sizeof(T)))), capacity_(static_cast<std::uint32_t>(capacity)) {
    if (pieces_ == nullptr) throw std::bad_alloc();
  }
  std::uint32_t size() const { return size_; }
  std::uint32_t capacity() const { return capacity_; }
  void clear() { size_ = 0; }
  std::uint32_t add(const T& piece) {
    assert(size_ < capacity_);
    new (pieces_.get() + size_) T(piece);
    return size_++;
  }
  T& operator[](std::uint32_t at) {
    assert(at < size_);
    return pieces_.get()[at];
  }
  const T& operator[](std::uint32_t at) const {
    assert(at < size_);
    return pieces_.get()[at];
  }

 private:
  struct Free {
    void operator()(T* pieces) const { std::free(pieces); }
  };
  std::unique_ptr<T, Free> pieces_;
  std::uint32_t capacity_;
  std::uint32_t size_ = 0;
};

}  // namespace understory::bots
