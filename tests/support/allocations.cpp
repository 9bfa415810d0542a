#include "tests/support/allocations.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> count{0};

// malloc and free stay those of the sanitizers. Not inlined, or the compiler would see `free` undo a `new`.
[[gnu::noinline]] void* take(std::size_t size, std::size_t align = 0) noexcept {
  ++count;
  if (align == 0) return std::malloc(size == 0 ? 1 : size);
  return std::aligned_alloc(align, (size + align - 1) / align * align);
}

[[gnu::noinline]] void give_back(void* memory) noexcept { std::free(memory); }

std::size_t raw(std::align_val_t align) { return static_cast<std::size_t>(align); }

void* or_throw(void* memory) {
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

std::uint64_t understory::allocations() { return count; }

using std::align_val_t;
using std::nothrow_t;
using std::size_t;

void* operator new(size_t size) { return or_throw(take(size)); }
void* operator new[](size_t size) { return or_throw(take(size)); }
void* operator new(size_t size, const nothrow_t& /*no*/) noexcept { return take(size); }
void* operator new[](size_t size, const nothrow_t& /*no*/) noexcept { return take(size); }
void* operator new(size_t size, align_val_t align) { return or_throw(take(size, raw(align))); }
void* operator new[](size_t size, align_val_t align) { return or_throw(take(size, raw(align))); }
void* operator new(size_t size, align_val_t align, const nothrow_t& /*no*/) noexcept { return take(size, raw(align)); }
void* operator new[](size_t size, align_val_t align, const nothrow_t& /*no*/) noexcept {
  return take(size, raw(align));
}

void operator delete(void* memory) noexcept { give_back(memory); }
void operator delete[](void* memory) noexcept { give_back(memory); }
void operator delete(void* memory, size_t /*size*/) noexcept { give_back(memory); }
void operator delete[](void* memory, size_t /*size*/) noexcept { give_back(memory); }
void operator delete(void* memory, const nothrow_t& /*no*/) noexcept { give_back(memory); }
void operator delete[](void* memory, const nothrow_t& /*no*/) noexcept { give_back(memory); }
void operator delete(void* memory, align_val_t /*align*/) noexcept { give_back(memory); }
void operator delete[](void* memory, align_val_t /*align*/) noexcept { give_back(memory); }
void operator delete(void* memory, size_t /*size*/, align_val_t /*align*/) noexcept { give_back(memory); }
void operator delete[](void* memory, size_t /*size*/, align_val_t /*align*/) noexcept { give_back(memory); }
void operator delete(void* memory, align_val_t /*align*/, const nothrow_t& /*no*/) noexcept { give_back(memory); }
void operator delete[](void* memory, align_val_t /*align*/, const nothrow_t& /*no*/) noexcept { give_back(memory); }
