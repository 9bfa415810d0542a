// A game in progress, whichever game it is. Terminal, server, browser and the line protocol see games only through
// this door; inside it everything is a template. One thread at a time may use a match.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chance.hpp"
#include "engine/game.hpp"
#include "engine/json.hpp"
#include "engine/message.hpp"
#include "engine/perft.hpp"
#include "engine/record.hpp"
#include "engine/text.hpp"

namespace understory {

class AnyBot;
namespace bots {
struct Profile;
}

// What happened, ready to be put into words, and for programs.
struct Happening {
  Message text;
  nlohmann::json facts;      // engine/facts.hpp
  std::vector<Seat> taught;  // whose secret each seat learned by it, and last whoever watches: see Game::reveals
  Message since;             // Game::since, for what it is asked about
};

struct Counted {
  std::string what;  // Change::name
  std::int64_t n = 0;
};

// A legal move, for people and for programs: what it is, what it is about, and what the acting seat pays and gains by
// it up to the next decision.
struct Offer {
  MoveWord move = 0;
  std::string notation;
  Message label;
  nlohmann::json about;
  std::vector<Counted> price;
  std::vector<Counted> gain;
};

// The points of every seat, row by row. Rows add up to the totals.
struct ScoreSheet {
  Scores scores;
  std::vector<ScoreRow> rows;
};

class AnyMatch {
 public:
  virtual ~AnyMatch() = default;
  AnyMatch(const AnyMatch&) = delete;
  AnyMatch& operator=(const AnyMatch&) = delete;
  virtual std::unique_ptr<AnyMatch> clone() const = 0;

  // A match that begins at a position which the viewer cannot tell from this one.
  virtual std::unique_ptr<AnyMatch> look_alike(Seat viewer, Rng& rng) const = 0;

  virtual const GameInfo& info() const = 0;
  virtual int seats() const = 0;
  virtual const Options& options() const = 0;
  virtual Message seat_name(Seat seat) const = 0;
  // Nobody hides anything and nothing is left to chance, so whoever sees a move learns no secret by it.
  virtual bool is_open() const = 0;

  virtual Seat actor() const = 0;
  // Whose turn is under way, whoever acts in it; kNobody while it is no seat's.
  virtual Seat turn_of() const = 0;
  // Replaces `moves` by the legal moves of the actor, in the game's order; or by those that a search would try after
  // the last move.
  virtual void legal_moves(std::vector<MoveWord>& moves, Lines lines = Lines::legal) const = 0;
  virtual bool is_legal(MoveWord move) const = 0;
  // The move of the acting seat, where what everybody knows leaves it no other.
  virtual std::optional<MoveWord> forced() const = 0;
  // Plays a legal move.
  virtual void apply(MoveWord move) = 0;
  // Takes back the last `count` moves (all of them if there are fewer), whatever they revealed: who may undo, and how
  // far, is the table's business.
  virtual void take_back(std::size_t count) = 0;
  // What the seat learned by moves that were taken back since it made move number `index`, as the reader may know it.
  virtual std::optional<Message> learned_since(std::size_t index, Seat seat, Seat reader) const = 0;

  // For the acting seat: a uniformly random legal move, chosen from that seat's view alone.
  virtual MoveWord random_move(Rng& rng) const = 0;
  // A bot for a seat of this match; see bots.hpp.
  virtual std::unique_ptr<AnyBot> new_bot(const bots::Profile& profile, std::uint64_t seed) const = 0;
  // For chance: the weight of one of its moves, and the draw of this table's stream.
  virtual std::uint32_t weight(MoveWord move) const = 0;
  virtual MoveWord draw(const ChanceKey& key) const = 0;

  virtual std::string format(MoveWord move) const = 0;
  virtual MoveWord parse(std::string_view text) const = 0;  // throws a Refusal
  // What a legal move is, costs and brings, in one line: see engine/label.hpp.
  virtual Message label(MoveWord move) const = 0;
  // What a legal move is about, and a move by that (throws a Refusal): see engine/facts.hpp.
  virtual nlohmann::json about(MoveWord move) const = 0;
  virtual MoveWord move_about(const nlohmann::json& about) const = 0;
  // All of it for one legal move, and for all of the actor's.
  virtual Offer offer(MoveWord move) const = 0;
  std::vector<Offer> offers() const {
    std::vector<MoveWord> moves;
    legal_moves(moves);
    std::vector<Offer> offers;
    offers.reserve(moves.size());
    for (const MoveWord move : moves) offers.push_back(offer(move));
    return offers;
  }
  virtual std::optional<WhyNot> why_not(MoveWord move) const = 0;
  virtual Message question() const = 0;
  // For chance: what it is about to do, as the label of a button.
  virtual Message coming() const = 0;

  virtual ScoreSheet score_sheet() const = 0;
  // As if the game ended now with everything shown: for nobody at a running game.
  virtual Scores standing() const = 0;
  // What bots look at, seat by seat, in the order of AnyGame::features; for those who tune them.
  virtual std::vector<std::vector<std::int32_t>> features() const = 0;
  virtual nlohmann::json position() const = 0;
  virtual nlohmann::json view(Seat viewer) const = 0;
  virtual std::uint64_t hash() const = 0;  // of the position
  virtual std::uint64_t perft(int depth, Lines lines = Lines::legal) const = 0;

  virtual const std::vector<MoveWord>& moves() const = 0;
  // Who made each of them: a seat or kChance.
  virtual const std::vector<Seat>& movers() const = 0;
  // In whose turn each of them was made: a seat's, or kNobody.
  virtual const std::vector<Seat>& turns() const = 0;
  // What happened at each move from number `first` on (counted from 0), as far as the viewer may know it.
  virtual std::vector<std::vector<Happening>> log(Seat viewer, std::size_t first = 0) const = 0;
  // What making this legal move tells the viewer.
  virtual std::vector<Happening> happenings(MoveWord move, Seat viewer) const = 0;
  virtual Record record() const = 0;

 protected:
  AnyMatch() = default;
};

}  // namespace understory
