// Mycelia in sentences: the same facts as the drawing, in an order for listening: how far it is, what lies where, then
// what one can hire, use and play.
#include <algorithm>
#include <array>
#include <cstddef>

#include "cli/boards/mycelia.hpp"

namespace understory::cli::mycelia_parts {
namespace {

using Sentences = std::vector<Message>;

class Telling {
 public:
  explicit Telling(const Scene& scene) : scene_(scene), seen_{scene} {}

  // Within a turn the happenings say what changed; at the next one everybody's drops and what the viewer has.
  Sentences news() {
    if (!starts_turn(seen_)) return {};
    tell_status();
    tell_players();
    tell_showcase();
    tell_hand();
    return std::move(told_);
  }
  Sentences turn() {
    tell_status();
    tell_players();
    tell_forests();
    tell_gwidyon();
    tell_showcase();
    tell_actions();
    tell_hand();
    return std::move(told_);
  }
  Sentences board() {
    tell_status();
    tell_players();
    tell_forests();
    return std::move(told_);
  }
  Sentences hand() {
    tell_hand();
    return std::move(told_);
  }
  Sentences showcase() {
    tell_showcase();
    return std::move(told_);
  }
  Sentences players() {
    tell_players();
    for (int player = 0; player < forests_in(view_); ++player) tell_cards(player);
    return std::move(told_);
  }
  Sentences actions() {
    tell_actions();
    return std::move(told_);
  }
  Sentences shrine() {
    tell_status();
    tell_supply();
    return std::move(told_);
  }
  Sentences piles() {
    for (int player = 0; player < forests_in(view_); ++player) tell_pile(player);
    tell("mycelia.cli.told.market", {{"count", pieces_in(view_.market.pile)}, {"cards", named(view_.market.pile)}});
    tell("mycelia.cli.told.swept",
         {{"count", pieces_in(view_.market.discards)}, {"cards", named(view_.market.discards)}});
    return std::move(told_);
  }
  Sentences gwidyon() {
    tell_gwidyon();
    return std::move(told_);
  }

 private:
  void tell(const char* key, std::vector<Argument> arguments = {}) { told_.emplace_back(key, std::move(arguments)); }
  const std::string& name(int player) const { return scene_.seats.at(static_cast<std::size_t>(player)).name; }

  void tell_status() { told_.push_back(status(view_)); }

  void tell_players() {
    for (int player = 0; player < forests_in(view_); ++player) {
      const Player& of = player_of(view_, player);
      tell("mycelia.cli.told.player", {{"player", name(player)},
                                       {"by", scene_.seats.at(static_cast<std::size_t>(player)).player},
                                       {"drops", of.left},
                                       {"leaves", of.leaves}});
    }
  }

  void tell_cards(int player) {
    const Player& of = player_of(view_, player);
    std::vector<Message> owned;
    for (const std::string& letter : of.owned) owned.push_back(verbatim(letter));
    std::vector<Message> used;
    for (const std::string& letter : of.used) used.push_back(verbatim(letter));
    tell("mycelia.cli.told.cards", {{"player", name(player)},
                                    {"hand", in_hand(view_, player)},
                                    {"pile", in_pile(view_, player)},
                                    {"discards", pieces_in(of.deck.discards)},
                                    {"owned", owned},
                                    {"count", static_cast<int>(used.size())},
                                    {"used", used}});
  }

  // By landscape, since that is what cards ask for: first the fields with drops.
  void tell_forests() {
    for (const int player : from_viewer(scene_, view_)) {
      const Player& of = player_of(view_, player);
      for (const char* land : {"leaves", "moss", "water", "soil"}) {
        std::vector<Message> wet;
        std::vector<Message> dry;
        each_field([&](Spot at) {
          if (is_shrine(of, at) || land_on(view_, of, at) != land) return;
          const int drops = drops_on(of, at);
          if (drops > 0)
            wet.push_back(Message("mycelia.cli.told.drops", {{"at", text_of(at)}, {"drops", drops}}));
          else
            dry.push_back(verbatim(text_of(at)));
        });
        tell("mycelia.cli.told.land", {{"player", name(player)},
                                       {"land", land},
                                       {"wet", static_cast<int>(wet.size())},
                                       {"drops", std::move(wet)},
                                       {"dry", static_cast<int>(dry.size())},
                                       {"empty", std::move(dry)}});
      }
      std::vector<Message> shrines;
      each_field([&](Spot at) {
        if (is_shrine(of, at)) shrines.push_back(verbatim(text_of(at)));
      });
      tell("mycelia.cli.told.shrines",
           {{"player", name(player)}, {"count", static_cast<int>(shrines.size())}, {"at", std::move(shrines)}});
    }
  }

  template <class Visit>
  static void each_field(const Visit& visit) {
    for (int row = 0; row < kRows; ++row)
      for (int column = 0; column < kColumns; ++column) visit(Spot{column, row});
  }

  void tell_supply() {
    const auto spots = [](const std::vector<Spot>& fields) {
      std::vector<Message> at;
      at.reserve(fields.size());
      for (const Spot field : fields) at.push_back(verbatim(text_of(field)));
      return at;
    };
    for (const auto& face : view_.throws)
      tell(
          "mycelia.cli.told.symbol",
          {{"symbol", Message("mycelia.symbol." + face.symbol)}, {"now", spots(face.now)}, {"next", spots(face.next)}});
  }

  void tell_gwidyon() {
    if (!view_.gwidyon) return;
    tell("mycelia.cli.told.gwidyon",
         {{"drops", view_.gwidyon->drops}, {"side", view_.gwidyon->removes ? "removes" : "other"}});
    const auto& out = view_.gwidyon->out;
    for (const auto& card : view_.ghosts) {
      const bool is_out = std::find(out.begin(), out.end(), card.solo) != out.end();
      tell("mycelia.cli.told.solo", {{"state", is_out ? "out" : "left"}, {"text", texts_of(card.text)}});
    }
  }

  void tell_showcase() {
    bool any = false;
    for (const auto& card : view_.market.row) {
      if (!card) continue;
      any = true;
      tell("mycelia.cli.told.hero", {{"price", view_.faces.at(*card).price.value_or(0)},
                                     {"card", card_name(*card)},
                                     {"face", face_of(view_, *card)}});
    }
    if (!any) tell("mycelia.cli.no-showcase");
  }

  void tell_actions() {
    const Player& of = player_of(view_, std::max(0, scene_.viewer));
    for (const auto& action : view_.letters) {
      const auto owned = std::count(of.owned.begin(), of.owned.end(), action.action);
      const auto used = std::count(of.used.begin(), of.used.end(), action.action);
      const auto left = std::count(view_.actions.begin(), view_.actions.end(), action.action);
      if (owned > 0 || left > 0)
        tell("mycelia.cli.told.action", {{"action", action_name(action.action)},
                                         {"price", action.price},
                                         {"text", texts_of(action.text)},
                                         {"owned", owned},
                                         {"used", used},
                                         {"left", left}});
    }
  }

  void tell_hand() {
    if (!view_.mine) return;
    const Cards held = hand_of(scene_, view_);
    for (const auto& [card, count] : held)
      tell("mycelia.cli.told.in-hand", {{"count", count}, {"card", card_name(card)}, {"face", face_of(view_, card)}});
    if (held.empty()) tell("mycelia.cli.no-hand");
    tell_top(scene_.viewer);
  }

  void tell_top(int player) {
    const std::vector<Message> top = top_of(player_of(view_, player));
    if (!top.empty()) tell("mycelia.cli.told.top", {{"player", name(player)}, {"cards", top}});
  }

  void tell_pile(int player) {
    const auto& deck = player_of(view_, player).deck;
    tell_top(player);
    const bool own = player == scene_.viewer && view_.mine;
    const Cards unseen = unseen_by_viewer(scene_, view_, player);
    if (!unseen.empty())
      tell("mycelia.cli.told.unseen",
           {{"player", name(player)}, {"hidden", own ? 0 : deck.hidden}, {"cards", named(unseen)}});
    if (!deck.known.empty()) tell("mycelia.cli.told.known", {{"player", name(player)}, {"cards", named(deck.known)}});
    tell("mycelia.cli.told.discards",
         {{"player", name(player)}, {"count", pieces_in(deck.discards)}, {"cards", named(deck.discards)}});
  }

  const Scene& scene_;
  Seen seen_;
  const View& view_ = seen_.view;
  Sentences told_;
};

}  // namespace

std::vector<std::string> tell(const Scene& scene, const Words& words) {
  Telling telling(scene);
  return spoken(scene.extent == Extent::news ? telling.news() : telling.turn(), words);
}

std::vector<std::string> tell_board(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).board(), words);
}
std::vector<std::string> tell_hand(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).hand(), words);
}
std::vector<std::string> tell_showcase(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).showcase(), words);
}
std::vector<std::string> tell_players(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).players(), words);
}
std::vector<std::string> tell_actions(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).actions(), words);
}
std::vector<std::string> tell_shrine(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).shrine(), words);
}
std::vector<std::string> tell_piles(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).piles(), words);
}
std::vector<std::string> tell_gwidyon(const Scene& scene, const Words& words) {
  return spoken(Telling(scene).gwidyon(), words);
}

}  // namespace understory::cli::mycelia_parts
