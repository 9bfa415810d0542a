// Reading a view of Mycelia: forests, cards, and what is printed.
#include <algorithm>
#include <cstddef>
#include <utility>

#include "cli/boards/mycelia.hpp"

namespace understory::cli::mycelia_parts {

std::string text_of(Spot at) { return {static_cast<char>('a' + at.x), static_cast<char>('1' + at.y)}; }

int forests_in(const View& view) { return static_cast<int>(view.players.size()); }

int players_in(const View& view) { return forests_in(view) + (view.gwidyon ? 1 : 0); }

bool is_gwidyon(const View& view, int player) { return player == forests_in(view); }

const Player& player_of(const View& view, int player) { return view.players.at(static_cast<std::size_t>(player)); }

int drops_of(const View& view, int player) {
  return is_gwidyon(view, player) ? view.gwidyon->drops : player_of(view, player).left;
}

bool acts(const View& view, int player) {
  return raw(view.pending.empty() ? view.mover : view.pending.back().player) == player;
}

std::vector<int> from_viewer(const Scene& scene, const View& view) {
  std::vector<int> players;
  players.reserve(view.players.size());
  for (int i = 0; i < forests_in(view); ++i) players.push_back((std::max(0, scene.viewer) + i) % forests_in(view));
  return players;
}

bool is_shrine(const Player& player, Spot at) {
  constexpr Spot kShrine{2, 1};
  return at == kShrine || std::find(player.covered.begin(), player.covered.end(), at) != player.covered.end();
}

int drops_on(const Player& player, Spot at) {
  return player.drops.at(static_cast<std::size_t>(at.y)).at(static_cast<std::size_t>(at.x));
}

const std::string& land_on(const View& view, const Player& player, Spot at) {
  return view.grounds.at(player.forest).at(static_cast<std::size_t>(at.y * kColumns + at.x));
}

bool starts_turn(const Seen& seen) {
  return !seen.before || seen.before->round != seen.view.round || seen.before->mover != seen.view.mover;
}

Cards hand_of(const Scene& scene, const View& view) {
  Cards hand = player_of(view, scene.viewer).deck.known;
  for (const auto& [card, count] : view.mine->hand) hand[card] += count;
  return hand;
}

Cards unseen_by_viewer(const Scene& scene, const View& view, int player) {
  Cards unseen = player_of(view, player).deck.unseen;
  if (player == scene.viewer && view.mine)
    for (const auto& [card, count] : view.mine->hand)
      if ((unseen[card] -= count) == 0) unseen.erase(card);
  return unseen;
}

int pieces_in(const Cards& cards) {
  int pieces = 0;
  for (const auto& [card, count] : cards) pieces += count;
  return pieces;
}

int in_hand(const View& view, int player) {
  const auto& deck = player_of(view, player).deck;
  return pieces_in(deck.known) + deck.hidden;
}

int in_pile(const View& view, int player) {
  const auto& deck = player_of(view, player).deck;
  return static_cast<int>(deck.top.size()) + pieces_in(deck.unseen) - deck.hidden;
}

Message action_name(const std::string& letter) { return Message("mycelia.action", {{"letter", letter}}); }

Message card_name(const std::string& card) { return Message("mycelia.card." + card); }

std::vector<Message> named(const Cards& cards) {
  std::vector<Message> names;
  for (const auto& [card, count] : cards)
    names.push_back(Message("mycelia.cli.cards", {{"count", count}, {"card", card_name(card)}}));
  return names;
}

Message texts_of(const std::vector<Message>& texts) {
  Message all = texts.empty() ? verbatim("") : texts.front();
  for (std::size_t i = 1; i < texts.size(); ++i)
    all = Message("mycelia.cli.texts", {{"a", std::move(all)}, {"b", texts[i]}});
  return all;
}

std::vector<Message> top_of(const Player& player) {
  std::vector<Message> top;
  for (std::size_t i = player.deck.top.size(); i-- > 0;) top.push_back(card_name(player.deck.top[i]));
  return top;
}

Message face_of(const View& view, const std::string& card) {
  const Face& face = view.faces.at(card);
  return Message("mycelia.cli.face", {{"text", texts_of(face.text)},
                                      {"hired", face.hiring.empty() ? "no" : "yes"},
                                      {"hiring", texts_of(face.hiring)}});
}

Message status(const View& view) {
  return Message("mycelia.cli.status", {{"round", view.round + 1},
                                        {"limit", view.round_limit},
                                        {"last", view.last_round ? "yes" : "no"},
                                        {"drops", view.shrine},
                                        {"capacity", view.capacity},
                                        {"full", view.shrine == view.capacity ? "yes" : "no"},
                                        {"shrines", view.shrines}});
}

}  // namespace understory::cli::mycelia_parts
