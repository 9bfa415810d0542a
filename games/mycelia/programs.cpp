// How programs read and what their steps ask, kind by kind in the order of steps.hpp.
#include "games/mycelia/steps.hpp"

namespace understory::mycelia {
namespace {

// What stands inside a step or beside others, as one text: A, then B.
Message joined(const std::vector<Message>& texts) {
  Message all = texts.front();
  for (std::size_t i = 1; i < texts.size(); ++i)
    all = Message("mycelia.step.then", {{"a", std::move(all)}, {"b", texts[i]}});
  return all;
}

std::vector<Message> texts_of(const Step* from, const Step* until, bool of_others);

// Where drops are taken from: "a moss field holding at least 2".
Message field_text(const Step* field) {
  const char* count = field->more != 0 ? "exact" : field->n == 0 ? "empty" : field->n == 1 ? "some" : "least";
  return Message("mycelia.step.field", {{"land", kLandNames[raw(field->land)]}, {"count", count}, {"n", field->n}});
}

Message symbol_text(const Step* symbol) {
  switch (symbol->op) {
    case Op::move: return Message("mycelia.step.move", {{"n", symbol->n}, {"maybe", symbol->more}});
    case Op::remove: return Message("mycelia.step.remove", {{"n", symbol->n}, {"maybe", symbol->more}});
    default: return Message("mycelia.step.near", {{"cells", symbol->more != 0 ? "all" : "one"}});
  }
}

// A field with its symbols: "move 1 drop from a moss field".
Message drops_text(const Step* field) {
  std::vector<Message> symbols;
  for (const Step* symbol = field + 1; symbol != field + field->length; ++symbol)
    symbols.push_back(symbol_text(symbol));
  return Message("mycelia.step.drops", {{"symbols", joined(symbols)}, {"field", field_text(field)}});
}

Message inside_text(const Step* step, bool of_others) {
  return joined(texts_of(step + 1, step + step->length, of_others));
}

Message text_of_step(const Step* step, bool of_others) {
  const Argument n{"n", step->n};
  const Argument who{"who", of_others ? "others" : "you"};
  switch (step->op) {
    case Op::leaves: return Message("mycelia.step.leaves", {n, who});
    case Op::field: return drops_text(step);
    case Op::move:
    case Op::remove:
    case Op::near: return symbol_text(step);
    case Op::repeat: return Message("mycelia.step.repeat", {n, {"steps", inside_text(step, of_others)}});
    case Op::either: {
      const Step* right = step + step->more;
      return Message("mycelia.step.either", {{"a", joined(texts_of(step + 1, right, of_others))},
                                             {"b", joined(texts_of(right, step + step->length, of_others))}});
    }
    case Op::others: return Message("mycelia.step.others", {{"steps", inside_text(step, true)}});
    case Op::trash: return Message("mycelia.step.trash", {n});
    case Op::action_card: return Message("mycelia.step.action-card", {{"action", kActionNames[step->n]}});
    case Op::shrine_tile: return Message("mycelia.step.shrine-tile");
    case Op::new_showcase: return Message("mycelia.step.new-showcase");
    case Op::flip_chip: return Message("mycelia.step.flip-chip");
    case Op::gwidyon: return Message("mycelia.step.gwidyon", {n});
    case Op::stack: break;  // goes without saying
  }
  return {};
}

std::vector<Message> texts_of(const Step* from, const Step* until, bool of_others) {
  std::vector<Message> texts;
  for (const Step* step = from; step != until; step += step->length)
    if (step->op != Op::stack) texts.push_back(text_of_step(step, of_others));
  return texts;
}

}  // namespace

std::vector<Message> Game::text_of(ProgramId id) const {
  const Program& steps = program(id);
  return texts_of(steps.begin(), steps.end(), false);
}

// The side that would be picked.
Message Game::side_text(const Public& pub, int side) const {
  const StepTask task = step_under_way(*this, pub);
  const Step* right = Either::right_of(task);
  return joined(side == 0 ? texts_of(task.step + 1, right, false) : texts_of(right, behind(task), false));
}

Message Game::program_name(ProgramId id) const {
  if (is_action(id)) return action_name(Action{static_cast<std::uint8_t>(raw(id) - kFirstAction)});
  if (is_solo(id)) return seat_name(Seat{1});
  return card_name(card_of(id));
}

Message Game::question_asked(const Public& pub) const {
  const StepTask task = step_under_way(*this, pub);
  const Argument player{"player", seat_name(task.frame.player)};
  const Argument source{"source", program_name(task.frame.program)};
  const Argument field{"at", task.frame.at == kNowhere ? std::string() : name_of(task.frame.at)};
  switch (task.step->op) {
    case Op::field: return Message("mycelia.question.field", {player, source, {"step", drops_text(task.step)}});
    case Op::move: return Message("mycelia.question.to", {player, field, {"left", task.step->n - task.frame.done}});
    case Op::remove: return Message("mycelia.question.remove", {player, field, {"n", RemoveDrops::most(task)}});
    case Op::near:
      return Message("mycelia.question.near", {player, field, {"cells", Near::from_all(task) ? "all" : "one"}});
    case Op::either: return Message("mycelia.question.pick", {player, source});
    case Op::trash: return Message("mycelia.question.trash", {player, source});
    case Op::action_card: return Message("mycelia.question.return", {player, {"action", kActionNames[task.step->n]}});
    case Op::shrine_tile: return Message("mycelia.question.cover", {player});
    case Op::new_showcase: return Message("mycelia.question.showcase");
    default: break;  // asks nobody
  }
  return {};
}

}  // namespace understory::mycelia
