#include "games/_template/pack.hpp"

#include "engine/pack_json.hpp"

namespace understory::template_game {

void check_cards(const Slot& at, const std::vector<CardDef>& cards, Faults& faults) {
  int copies = 0;
  for (const CardDef& card : cards) copies += card.copies;
  if (copies < kLeastCards || copies > kMostCards)
    faults.note("R6.1", "template.pack.copies",
                {{"field", at.place()},
                 {"count", copies},
                 {"least", kLeastCards},
                 {"most", kMostCards},
                 ends_of(kLeastCards, kMostCards)});
}

Pack parse_pack(std::string_view text) { return read_pack<Pack>(text, "template"); }

Description describe_pack() { return understory::describe_pack<Pack>("template", PackWords()); }

}  // namespace understory::template_game
