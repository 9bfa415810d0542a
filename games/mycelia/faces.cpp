#include "games/mycelia/faces.hpp"

#include "games/mycelia/game.hpp"

namespace understory::mycelia {
namespace {

// That a hired card is put on its pile goes without saying.
std::vector<StepFace> steps_of(const Program& program) {
  std::vector<StepFace> steps;
  for (const Step& step : program)
    if (step.op != Op::stack) steps.push_back({step.op, step.n, step.more, step.land, step.length});
  return steps;
}

}  // namespace

Face Game::face(Card card) const {
  Face face{
      .name = card_name(card), .price = {}, .expansion = false, .text = card_text(card), .hiring = {}, .source = {}};
  if (!pack_.is_hero(card)) {
    face.source = name_of(pack_.start[raw(card)].source);
    return face;
  }
  const HeroDef& hero = pack_.hero(card);
  face.price = hero.price;
  face.expansion = hero.set == Set::expansion;
  face.hiring = text_of(hiring_of(card));
  face.source = name_of(hero.source);
  return face;
}

Extras Game::extras(const View& view) const {
  const Public& pub = view.pub;
  Extras extras;
  extras.capacity = capacity();
  extras.round_limit = round_limit_;
  extras.last_round = pub.stage >= Stage::turn && is_last_turn(pub);
  extras.shrines = expansion_ ? shrines_left(pub) : 0;
  const auto draw = [&](ProgramId id) { extras.steps.emplace(name_of(pack_, id), steps_of(program(id))); };
  const auto show = [&](Card card) {
    if (card == kNoCard) return;
    extras.faces.emplace(pack_.card_name(card), face(card));
    draw(program_of(card));
    if (pack_.is_hero(card)) draw(hiring_of(card));
  };
  for (const Card card : pub.market.row) show(card);
  for (const Card card : pub.market.discards.kinds()) show(card);
  for (const Seat seat : seats_up_to(seats_)) {
    const Player& player = pub.players[seat];
    for (const Card card : player.deck.all().kinds()) show(card);
    const auto& lands = pack_.grounds[raw(player.ground)].lands;
    extras.grounds[kGroundNames[raw(player.ground)]].assign(lands.begin(), lands.end());
  }
  for (const Frame& frame : pub.frames)
    if (is_card(frame.program) || is_hiring(frame.program)) show(card_of(frame.program));
  for (std::uint8_t i = 0; i < kActions; ++i) {
    extras.letters.push_back({Action{i}, price(Action{i}), text_of(program_of(Action{i}))});
    draw(program_of(Action{i}));
  }
  if (pub.supply != kNoSupply)
    for (std::uint8_t i = 0; i < kSymbols; ++i) {
      const Supply other{static_cast<std::uint8_t>(raw(pub.supply) ^ 1U)};
      extras.throws.push_back({Symbol{i}, supplied(pub.supply, Symbol{i}), supplied(other, Symbol{i})});
    }
  for (std::uint8_t i = 0; solo() && i < kSolos; ++i) {
    extras.ghosts.push_back({Solo{i}, text_of(program_of(Solo{i}))});
    draw(program_of(Solo{i}));
  }
  return extras;
}

}  // namespace understory::mycelia
