#include "table/cards.hpp"

namespace understory {

protocol::OptionCard card_of(const OptionSpec& spec) {
  static constexpr const char* kTypes[] = {"boolean", "number", "string"};
  protocol::OptionCard card{spec.name, kTypes[spec.fallback.index()], {}, {}, {}, {}, {}};
  std::visit([&](const auto& value) { card.fallback.value = value; }, spec.fallback);
  if (!spec.choices.empty()) card.choices = spec.choices;
  if (!spec.open.empty()) card.open = true;
  if (std::holds_alternative<std::int64_t>(spec.fallback)) card.min = spec.least, card.max = spec.most;
  return card;
}

protocol::GameCard card_of(const GameInfo& info) {
  protocol::GameCard card{.name = info.name,
                          .title = Message(info.name + ".title"),
                          .box = Message(info.name + ".box"),
                          .seats = {info.least_seats, info.most_seats},
                          .minutes = {info.minutes.least, info.minutes.most},
                          .weight = info.weight,
                          .secrets = info.secrets,
                          .colours = {},
                          .options = {},
                          .packs = info.packs};
  for (const Colour colour : info.colours) card.colours.emplace_back(name_of(colour));
  for (const OptionSpec& spec : info.options) card.options.push_back(card_of(spec));
  return card;
}

}  // namespace understory
