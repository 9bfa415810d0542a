// How steps are asked for and how they read, kind by kind in the order of steps.hpp.
#include "games/_template/steps.hpp"

namespace understory::template_game {
namespace {

Message text_of(const Step* step) {
  switch (step->op) {
    case Op::gain: return Message("template.step.gain", {{"nuts", step->n}});
    case Op::draw: return Message("template.step.draw", {{"cards", step->n}});
    case Op::choose: {
      Message options = text_of(step + 1);
      for (int i = 2; i <= step->n; ++i)
        options = Message("template.step.or", {{"a", std::move(options)}, {"b", text_of(step + i)}});
      return Message("template.step.choose", {{"options", std::move(options)}});
    }
    case Op::toll: return Message("template.step.toll", {{"nuts", step->n}});
  }
  return {};
}

}  // namespace

Message Game::question_asked(const Public& pub) const {
  const StepTask task = step_under_way(*this, pub);
  const Argument card{"card", card_name(task.frame.card)};
  const Argument forager{"forager", seat_name(task.frame.forager)};
  switch (task.step->op) {
    case Op::gain: break;  // asks nobody
    case Op::draw: return Message("template.question.deal", {forager});
    case Op::choose: return Message("template.question.pick", {forager, card});
    case Op::toll:
      return Message("template.question.toll", {{"forager", seat_name(Toll::asked(task))},
                                                {"other", seat_name(task.frame.forager)},
                                                {"nuts", task.step->n}});
  }
  return {};
}

Message Game::step_text(Card card, int step) const { return text_of(&program(card)[static_cast<std::size_t>(step)]); }

std::vector<Message> Game::text_from(const Frame& frame) const {
  std::vector<Message> texts;
  const Program& steps = program(frame.card);
  for (const Step* step = steps.begin() + frame.pc; step != steps.end(); step += length(*step))
    texts.push_back(text_of(step));
  return texts;
}

std::vector<Message> Game::card_text(Card card) const { return text_from(Frame{.card = card}); }

}  // namespace understory::template_game
