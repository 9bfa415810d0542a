// Where legal_moves() writes: a list with a proven capacity, on the stack, never on the heap.
// Its unused slots are left as they are, so it is scratch space and no part of a State.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstring>

namespace understory {

template <class Move, std::size_t Capacity>
class MoveBuffer {
 public:
  MoveBuffer() {}  // NOLINT(modernize-use-equals-default): "= default" would let {} clear all slots

  static constexpr std::size_t capacity() { return Capacity; }
  void clear() { size_ = 0; }
  void push_back(Move move) {
    assert(size_ < Capacity);
    moves_[size_++] = move;
  }
  // The same where moves come and go at random: a branch that cannot be predicted costs more than the write.
  void push_back_if(bool wanted, Move move) {
    assert(size_ < Capacity);
    moves_[size_] = move;
    size_ += wanted ? 1 : 0;
  }
  // The first `count` of these; all are written, because copying a fixed number needs no branch.
  template <std::size_t Most>
  void push_back_first(std::size_t count, const std::array<Move, Most>& some) {
    assert(count <= Most && size_ + Most <= Capacity);
    std::memcpy(static_cast<void*>(&moves_[size_]), some.data(), sizeof some);
    size_ += count;
  }
  // Keeps those that are wanted, in their order.
  template <class Wanted>
  void keep_if(Wanted&& wanted) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < size_; ++i)
      if (wanted(moves_[i])) moves_[kept++] = moves_[i];
    size_ = kept;
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t at) const {
    assert(at < size_);
    return moves_[at];
  }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }
  bool contains(Move move) const {
    for (const Move& other : *this)
      if (other == move) return true;
    return false;
  }
  template <class Kind>
  bool contains_kind(Kind kind) const {
    for (const Move& other : *this)
      if (other.kind() == kind) return true;
    return false;
  }

 private:
  std::size_t size_ = 0;
  std::array<Move, Capacity> moves_;
};

}  // namespace understory
