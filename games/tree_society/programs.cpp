// How effects read and what their steps ask, kind by kind in the order of steps.hpp.
#include "games/tree_society/steps.hpp"

namespace understory::tree_society {
namespace {

Message joined(const std::vector<Message>& texts) {
  Message all = texts.front();
  for (std::size_t i = 1; i < texts.size(); ++i)
    all = Message("tree-society.step.then", {{"a", std::move(all)}, {"b", texts[i]}});
  return all;
}

Message fruit_types(std::uint8_t bits) {
  std::vector<Message> types;
  for (std::uint8_t type = 0; type < kTypes; ++type)
    if ((unsigned{bits} >> type & 1U) != 0) types.emplace_back(std::string("tree-society.type.") + kTypeNames[type]);
  return types.size() == kTypes ? Message("tree-society.type.all")
                                : Message("tree-society.type.some", {{"types", std::move(types)}});
}

// "1 or 2"
Message levels_of(std::uint8_t levels) {
  std::vector<Message> list;
  for (int level = 1; level <= kLevels; ++level)
    if (has_level(levels, level)) list.push_back(Message("tree-society.levels.one", {{"n", level}}));
  if (list.size() == kLevels) return Message("tree-society.levels.any");
  Message all = list.front();
  for (std::size_t i = 1; i < list.size(); ++i)
    all = Message("tree-society.levels.or", {{"a", std::move(all)}, {"b", list[i]}});
  return all;
}

// What is counted, after "each": `each` of them count once.
Message counter_text(const Counter& counter, int each) {
  const bool any = counter.guild == kAnyGuild;
  std::vector<Argument> arguments{{"each", each}};
  if (counter.of == Count::banners || counter.of == Count::houses)
    arguments.emplace_back("guild", any ? "any" : kGuildNames[counter.guild]);
  if (counter.of == Count::houses) arguments.emplace_back("where", kSectionNames[counter.about]);
  if (counter.of == Count::cards_with) arguments.emplace_back("banners", counter.about);
  return Message(std::string("tree-society.count.") + kCountNames[raw(counter.of)], std::move(arguments));
}

const char* money_of(const Step& step) { return kMoneyNames[step.about]; }

Message price_text(const Step& step) {
  const Price price{step.about};
  if (price == Price::free) return Message("tree-society.price.free");
  if (price == Price::half) return Message("tree-society.price.half");
  return Message("tree-society.price.less", {{"n", raw(price) - raw(Price::less_1) + 1}});
}

Message sources_text(std::uint8_t from) {
  const bool ongoing = (from & kFromOngoing) != 0;
  const bool market = (from & kFromMarket) != 0;
  const bool heap = (from & kFromHeap) != 0;
  if (market && heap) return Message("tree-society.from.market-heap");
  if (market) return Message(ongoing ? "tree-society.from.another" : "tree-society.from.market");
  if (heap) return Message(ongoing ? "tree-society.from.ongoing-heap" : "tree-society.from.heap");
  return Message("tree-society.from.ongoing");
}

std::vector<Message> texts_of(const Step* from, const Step* until);

Message text_of(const Step* step) {
  const Argument n{"n", step->n};
  switch (step->op) {
    case Op::coins: {
      const Argument money{"money", money_of(*step)};
      if (step->per.of == Count::none) return Message("tree-society.step.coins", {n, money});
      if (step->per.of == Count::dropped_level) return Message("tree-society.step.coins-dropped", {n, money});
      return Message("tree-society.step.coins-per",
                     {n, money, {"per", counter_text(step->per, step->each)}, {"most", step->limit}});
    }
    case Op::shift: return Message("tree-society.step.shift", {n, {"money", money_of(*step)}});
    case Op::build:
      return Message(
          "tree-society.step.build",
          {{"levels", levels_of(step->levels)}, {"price", price_text(*step)}, {"from", sources_text(step->from)}});
    case Op::discard: {
      const bool both = (step->from & kFromOngoing) != 0 && (step->from & kFromCompleted) != 0;
      const char* from = both ? "both" : (step->from & kFromOngoing) != 0 ? "ongoing" : "completed";
      return Message("tree-society.step.discard", {n, {"from", from}});
    }
    case Op::reveal_build: return Message("tree-society.step.reveal-build", {n, {"price", price_text(*step)}});
    case Op::reveal_coins: return Message("tree-society.step.reveal-coins", {n, {"money", money_of(*step)}});
    case Op::when: {
      const When event{step->about};
      const bool some = event == When::build && step->levels != 0b1110;
      std::vector<Argument> arguments{{"limit", step->limit},
                                      {"steps", joined(texts_of(step + 1, step + step->length))}};
      if (some) arguments.emplace_back("levels", levels_of(step->levels));
      return Message(std::string("tree-society.when.") + (some ? "build-level" : kWhenNames[raw(event)]),
                     std::move(arguments));
    }
    case Op::cut:
      return Message("tree-society.step.cut", {n, {"levels", levels_of(step->levels)}, {"limit", step->limit}});
    case Op::price_up: return Message("tree-society.step.price-up", {n, {"types", fruit_types(step->about)}});
    case Op::raise:
    case Op::next: return {};  // of no card
    default: return Message(std::string("tree-society.step.") + kOpNames[raw(step->op)], {n});
  }
}

std::vector<Message> texts_of(const Step* from, const Step* until) {
  std::vector<Message> texts;
  for (const Step* step = from; step != until; step += step->length) texts.push_back(text_of(step));
  return texts;
}

}  // namespace

std::vector<Message> Game::effect_text(Card card, int number) const {
  const LevelDef& one = level(card, number);
  if (one.effect.empty()) return {};
  std::vector<Message> texts = texts_of(one.effect.begin(), one.effect.end());
  if (one.timing != Timing::mandatory) return texts;
  return {Message("tree-society.step.must", {{"steps", joined(texts)}})};
}

std::vector<Message> Game::action_text(FruitType type) const {
  const Program& action = pack_.fruit[raw(type)].action;
  return texts_of(action.begin(), action.end());
}

Message Game::points_text(const Points& points) const {
  if (points.of.of == Count::none) return Message("tree-society.points.fixed", {{"n", points.base}});
  if (points.enough > 0)
    return Message("tree-society.points.enough", {{"then", points.then},
                                                  {"enough", points.enough},
                                                  {"of", counter_text(points.of, points.enough)},
                                                  {"n", points.base}});
  return Message(
      "tree-society.points.counted",
      {{"base", points.base}, {"n", points.per}, {"per", counter_text(points.of, points.each)}, {"most", points.most}});
}

Message Game::program_name(ProgramId id) const {
  if (is_level(id)) return card_name(card_of(id));
  if (is_waiting(id)) return Message("tree-society.waiting");
  return Message(std::string("tree-society.type.") + kTypeNames[raw(type_of(id))]);
}

Message Game::question_asked(const Public& pub) const {
  const StepTask task = step_under_way(*this, pub);
  std::vector<Argument> arguments{{"player", seat_name(pub.mover)}, {"source", program_name(task.frame.program)}};
  const Step& step = *task.step;
  const auto ask = [&](const char* name) {
    return Message(std::string("tree-society.question.") + name, std::move(arguments));
  };
  const int left = step.n - task.frame.done;
  switch (step.op) {
    case Op::sell: return ask("sell-more");
    case Op::shift: arguments.emplace_back("money", money_of(step)); return ask("shift");
    case Op::build: arguments.emplace_back("text", text_of(&step)); return ask("build-more");
    case Op::give_back:
    case Op::replace:
    case Op::give_up:
    case Op::discard:
    case Op::prune: arguments.emplace_back("n", left); return ask(kOpNames[raw(step.op)]);
    case Op::reveal_keep:
    case Op::reveal_sell:
    case Op::reveal_build:
    case Op::reveal_coins:
      if (RevealKind::decides(task)) {
        arguments.emplace_back("text", text_of(&step));
        return ask("reveal");
      }
      if (!RevealKind::chooses(task))
        return ask(step.op == Op::reveal_keep || step.op == Op::reveal_sell ? "drawn-fruit" : "drawn-cards");
      return ask(kOpNames[raw(step.op)]);
    default: break;
  }
  return ask(step.op == Op::next ? "use" : kOpNames[raw(step.op)]);
}

}  // namespace understory::tree_society
