// Puts a game behind AnyMatch. Included once per game, in catalog.cpp.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "catalog/catalog.hpp"
#include "catalog/erase_bot.hpp"
#include "engine/json.hpp"
#include "engine/label.hpp"
#include "engine/perft.hpp"

namespace understory {

template <TextGame G>
class Erased final : public AnyMatch {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Event = typename G::Event;

  Erased(std::shared_ptr<const G> game, Options options, State start, bool from_beginning)
      : game_(std::move(game)),
        options_(std::move(options)),
        start_(start),
        state_(start),
        from_beginning_(from_beginning) {}

  std::unique_ptr<AnyMatch> clone() const override {
    auto copy = std::make_unique<Erased>(game_, options_, start_, from_beginning_);
    copy->state_ = state_;
    copy->moves_ = moves_;
    copy->movers_ = movers_;
    copy->turns_ = turns_;
    copy->lessons_ = lessons_;
    return copy;
  }

  std::unique_ptr<AnyMatch> look_alike(Seat viewer, Rng& rng) const override {
    const State world = game_->determinise(game_->observe(state_, viewer), rng);
    return std::make_unique<Erased>(game_, options_, world, false);
  }

  const GameInfo& info() const override { return G::info(); }
  int seats() const override { return game_->seats(); }
  const Options& options() const override { return options_; }
  Message seat_name(Seat seat) const override { return game_->seat_name(seat); }
  bool is_open() const override { return !G::info().secrets && !G::kHasChance; }

  Seat actor() const override { return game_->actor(state_); }
  Seat turn_of() const override { return game_->turn_of(state_); }
  void legal_moves(std::vector<MoveWord>& moves, Lines lines) const override {
    typename G::MoveList list;
    const std::optional<Move> previous = lines == Lines::searched ? last_move() : std::nullopt;
    searched_moves(*game_, state_, previous ? &*previous : nullptr, list);
    moves.resize(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) moves[i] = word_of(list[i]);
  }
  bool is_legal(MoveWord move) const override { return game_->is_legal(state_, move_of<Move>(move)); }
  std::optional<MoveWord> forced() const override {
    const std::optional<Move> move = game_->forced(game_->observe(state_, kSpectator));
    return move ? std::optional(word_of(*move)) : std::nullopt;
  }
  void apply(MoveWord move) override {
    movers_.push_back(actor());
    turns_.push_back(turn_of());
    game_->apply(state_, move_of<Move>(move), NoEvents{});
    moves_.push_back(move);
  }
  void take_back(std::size_t count) override {
    const std::size_t left = moves_.size() - std::min(count, moves_.size());
    State state = state_after(left);
    state_ = state;
    EventLog<Event> gone;
    for (std::size_t i = left; i < moves_.size(); ++i) game_->apply(state, move_of<Move>(moves_[i]), gone);
    moves_.resize(left);
    movers_.resize(left);
    turns_.resize(left);
    for (const Seat seat : seats_up_to(seats())) {
      std::optional<Lesson>& lesson = lessons_[seat];
      if (lesson) lesson->after = std::min(lesson->after, left);
      const auto taught = [&](const Event& event) { return game_->reveals(event, seat) != kNobody; };
      const auto found = std::find_if(gone.events.begin(), gone.events.end(), taught);
      if (found != gone.events.end()) lesson = Lesson{left, *found};
    }
  }
  std::optional<Message> learned_since(std::size_t index, Seat seat, Seat reader) const override {
    const std::optional<Lesson>& lesson = lessons_[seat];
    if (!lesson || index >= lesson->after) return {};
    return game_->since(game_->redact(lesson->event, reader), reader);
  }

  MoveWord random_move(Rng& rng) const override { return word_of(bots::random(*game_, seen_by_actor(), rng)); }
  std::unique_ptr<AnyBot> new_bot(const bots::Profile& profile, std::uint64_t seed) const override {
    if constexpr (FeatureGame<G>) return std::make_unique<ErasedBot<G>>(game_, profile, seed);
    return static_cast<void>(profile), std::make_unique<RandomBot>(seed);
  }
  // What the acting seat may know. Bots are given nothing else.
  typename G::View seen_by_actor() const { return game_->observe(state_, actor()); }
  std::uint32_t weight(MoveWord move) const override {
    if constexpr (ChanceGame<G>) return game_->weight(state_, move_of<Move>(move));
    return static_cast<void>(move), 0;
  }
  MoveWord draw(const ChanceKey& key) const override {
    if constexpr (ChanceGame<G>) {
      ChanceStream stream(key, static_cast<std::uint64_t>(std::count(movers_.begin(), movers_.end(), kChance)));
      return word_of(draw_chance(*game_, state_, stream));
    }
    return static_cast<void>(key), 0;
  }

  std::string format(MoveWord move) const override { return game_->format(move_of<Move>(move)); }
  MoveWord parse(std::string_view text) const override { return word_of(game_->parse(text)); }
  Message label(MoveWord move) const override { return label_of(*game_, state_, move_of<Move>(move)); }
  nlohmann::json about(MoveWord move) const override { return game_->about(move_of<Move>(move)); }
  MoveWord move_about(const nlohmann::json& about) const override { return word_of(game_->move_about(about)); }
  Offer offer(MoveWord word) const override {
    const Move move = move_of<Move>(word);
    const std::vector<Change> balance = balance_of(*game_, state_, move);
    Offer offer{word, game_->format(move), label_with(game_->label(state_, move), balance), game_->about(move), {}, {}};
    for (const Change& change : balance)
      change.amount < 0 ? offer.price.push_back({change.name, -change.amount})
                        : offer.gain.push_back({change.name, change.amount});
    return offer;
  }
  std::optional<WhyNot> why_not(MoveWord move) const override { return game_->why_not(state_, move_of<Move>(move)); }
  Message question() const override { return game_->question(state_); }
  Message coming() const override {
    if constexpr (ChanceGame<G>) return game_->coming(state_);
    return {};
  }

  ScoreSheet score_sheet() const override {
    ScoreSheet sheet{game_->scores(state_), game_->breakdown(state_)};
    State state = start_;
    EventLog<Event> log;
    for (const MoveWord move : moves_) game_->apply(state, move_of<Move>(move), log);
    for (const auto& event : log.events)
      if (const auto booking = game_->booking(event))
        row_of(sheet.rows, std::string(booking->row)).points[booking->seat] += booking->points;
    add_carried(sheet);
    return sheet;
  }
  Scores standing() const override { return game_->standing(state_); }
  std::vector<std::vector<std::int32_t>> features() const override {
    std::vector<std::vector<std::int32_t>> all;
    if constexpr (FeatureGame<G>) {
      SeatFeatures<G> features;
      game_->features(state_, features);
      for (const Seat seat : seats_up_to(seats())) all.emplace_back(features[seat].begin(), features[seat].end());
    }
    return all;
  }
  nlohmann::json position() const override { return game_->position(state_); }
  nlohmann::json view(Seat viewer) const override { return game_->view_json(game_->observe(state_, viewer)); }
  std::uint64_t hash() const override { return hash_of_position(position()); }
  std::uint64_t perft(int depth, Lines lines) const override {
    const std::optional<Move> previous = last_move();
    return understory::perft(*game_, state_, depth, lines, previous ? &*previous : nullptr);
  }

  const std::vector<MoveWord>& moves() const override { return moves_; }
  const std::vector<Seat>& movers() const override { return movers_; }
  const std::vector<Seat>& turns() const override { return turns_; }
  std::vector<std::vector<Happening>> log(Seat viewer, std::size_t first) const override {
    std::vector<std::vector<Happening>> log;
    State state = state_after(first);
    for (std::size_t i = first; i < moves_.size(); ++i) log.push_back(tell(state, moves_[i], viewer));
    return log;
  }
  std::vector<Happening> happenings(MoveWord move, Seat viewer) const override {
    State state = state_;
    return tell(state, move, viewer);
  }
  Record record() const override {
    Record record{.game = info().name,
                  .rules_version = info().rules_version,
                  .pack = game_->pack_name(),
                  .pack_hash = game_->pack_hash(),
                  .seats = seats(),
                  .options = options_,
                  .players = {},
                  .start = from_beginning_ ? std::string() : game_->position(start_).dump(),
                  .moves = {},
                  .final_hash = hash()};
    for (const MoveWord move : moves_) record.moves.push_back(format(move));
    return record;
  }

 private:
  std::optional<Move> last_move() const {
    return moves_.empty() ? std::nullopt : std::optional(move_of<Move>(moves_.back()));
  }
  // An event of a move that was taken back, by which somebody learned something.
  struct Lesson {
    std::size_t after = 0;  // how many moves were left
    Event event{};
  };

  State state_after(std::size_t count) const {
    State state = start_;
    for (std::size_t i = 0; i < std::min(count, moves_.size()); ++i)
      game_->apply(state, move_of<Move>(moves_[i]), NoEvents{});
    return state;
  }
  std::vector<Happening> tell(State& state, MoveWord move, Seat viewer) const {
    const bool chance = game_->actor(state) == kChance;
    EventLog<Event> events;
    game_->apply(state, move_of<Move>(move), events);
    std::vector<Happening> told;
    for (const Event& event : events.events) {
      const Event seen = viewer == kReferee ? event : game_->redact(event, viewer);
      Happening one{game_->describe(seen), game_->facts(seen), taught_by(event), {}};
      const bool taught = std::any_of(one.taught.begin(), one.taught.end(), [](Seat from) { return from != kNobody; });
      if (taught || (chance && told.empty())) one.since = game_->since(seen, viewer);
      told.push_back(std::move(one));
    }
    return told;
  }
  std::vector<Seat> taught_by(const Event& event) const {
    std::vector<Seat> taught;
    for (const Seat seat : seats_up_to(seats())) taught.push_back(game_->reveals(event, seat));
    taught.push_back(game_->reveals(event, kSpectator));
    return taught;
  }
  static ScoreRow& row_of(std::vector<ScoreRow>& rows, const std::string& label) {
    for (ScoreRow& row : rows)
      if (row.label == label) return row;
    return rows.emplace_back(ScoreRow{label, {}});
  }
  // A match that began in the middle has points from before.
  void add_carried(ScoreSheet& sheet) const {
    ScoreRow carried{"engine.row-before", {}};
    bool any = false;
    for (const Seat seat : seats_up_to(seats())) {
      std::int32_t sum = 0;
      for (const ScoreRow& row : sheet.rows) sum += row.points[seat];
      carried.points[seat] = sheet.scores.total[seat] - sum;
      any = any || carried.points[seat] != 0;
    }
    if (any) sheet.rows.insert(sheet.rows.begin(), carried);
  }

  std::shared_ptr<const G> game_;
  Options options_;
  State start_;
  State state_;
  bool from_beginning_;
  std::vector<MoveWord> moves_;
  std::vector<Seat> movers_;
  std::vector<Seat> turns_;
  PerSeat<std::optional<Lesson>, kMostSeats> lessons_{};  // the last of each
};

}  // namespace understory
