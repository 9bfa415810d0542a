// Foraging: the smallest board there is, to begin that of a new game from.
#include "cli/boards/views/_template.hpp"

#include <algorithm>
#include <array>

#include "cli/boards/boards.hpp"

namespace understory::cli::template_game_parts {
namespace {

using views::template_game::Forager;
using views::template_game::View;

using Seen = views::Seen<View>;

// "Acorn, 2 Berry": the cards of a bag by their names, each with its number.
std::vector<Message> cards_of(const std::map<std::string, int>& bag) {
  std::vector<Message> cards;
  cards.reserve(bag.size());
  for (const auto& [card, count] : bag)
    cards.push_back(Message("template.cli.cards", {{"count", count}, {"card", Message("template.card." + card)}}));
  return cards;
}

Message round_told(const View& view) {
  return Message("template.cli.round",
                 {{"round", std::min(view.round + 1, view.rounds)}, {"rounds", view.rounds}, {"deck", view.deck}});
}

// Nothing, where there are no such cards.
void tell_cards(std::vector<Message>& told, const char* key, const std::map<std::string, int>& bag,
                std::vector<Argument> more = {}) {
  if (bag.empty()) return;
  more.emplace_back("cards", cards_of(bag));
  told.emplace_back(key, std::move(more));
}

Message face_up_told(const View& view) {
  const std::vector<Message> cards = cards_of(view.face_up);
  if (cards.empty()) return Message("template.cli.none-face-up");
  return Message("template.cli.face-up", {{"cards", cards}});
}

Message forager_told(const SeatLabel& label, const Forager& forager) {
  return Message("template.cli.forager", {{"forager", label.name},
                                          {"player", label.player},
                                          {"nuts", forager.nuts},
                                          {"hand", forager.hand},
                                          {"buried", forager.buried}});
}

// Each kind of card in the viewer's hand, with what is printed on it.
std::vector<Message> hand_told(const View& view) {
  std::vector<Message> told;
  for (const auto& [card, count] : view.mine->hand)
    told.push_back(
        Message("template.cli.held",
                {{"count", count}, {"card", Message("template.card." + card)}, {"texts", view.faces.at(card)}}));
  if (told.empty()) told.emplace_back("template.cli.empty-hand");
  return told;
}

bool has_hand(const Scene& scene) { return Seen{scene}.view.mine.has_value(); }

std::vector<std::string> tell_hand(const Scene& scene, const Words& words) {
  return spoken(hand_told(Seen{scene}.view), words);
}

std::vector<std::string> tell_players(const Scene& scene, const Words& words) {
  const View view = Seen{scene}.view;
  std::vector<Message> sentences;
  for (std::size_t seat = 0; seat < scene.seats.size(); ++seat)
    sentences.push_back(forager_told(scene.seats[seat], view.foragers[seat]));
  return spoken(sentences, words);
}

// How far the game is, and what lies face up.
std::vector<Message> table_told(const Scene& scene) {
  const View view = Seen{scene}.view;
  std::vector<Message> told{round_told(view), face_up_told(view)};
  tell_cards(told, "template.cli.turned", view.turned);
  tell_cards(told, "template.cli.under", view.under);
  for (std::size_t seat = 0; seat < scene.seats.size(); ++seat) {
    const Argument forager{"forager", scene.seats[seat].name};
    tell_cards(told, "template.cli.front", view.foragers[seat].front, {forager});
    tell_cards(told, "template.cli.dug-up", view.foragers[seat].dug_up, {forager});
  }
  return told;
}

std::vector<std::string> tell_board(const Scene& scene, const Words& words) {
  std::vector<std::string> told = spoken(table_told(scene), words);
  for (std::string& player : tell_players(scene, words)) told.push_back(std::move(player));
  return told;
}

std::vector<std::string> tell(const Scene& scene, const Words& words) {
  if (scene.extent == Extent::news) return {};  // the happenings say it
  std::vector<std::string> told = tell_board(scene, words);
  if (has_hand(scene))
    for (std::string& held : tell_hand(scene, words)) told.push_back(std::move(held));
  return told;
}

// Sentences, broken where the window ends.
std::vector<Line> lines_of(const std::vector<std::string>& sentences, const Look& look) {
  std::vector<Line> lines;
  for (const std::string& sentence : sentences)
    for (Line& line : wrapped({{sentence}}, static_cast<std::size_t>(look.width), 2)) lines.push_back(std::move(line));
  return lines;
}

std::vector<Line> draw_players(const Scene& scene, const Look& look, const Words& words) {
  const View view = Seen{scene}.view;
  std::vector<Line> lines;
  for (std::size_t seat = 0; seat < scene.seats.size(); ++seat) {
    const bool acts = raw(view.turn) == seat;
    Line line{{acts ? "▸ " : "  ", Ink::plain, true}, seat_sign(scene, look, static_cast<int>(seat)), {" "}};
    line.push_back({words.say(forager_told(scene.seats[seat], view.foragers[seat]))});
    for (Line& part : wrapped(line, static_cast<std::size_t>(look.width), 4)) lines.push_back(std::move(part));
  }
  return lines;
}

std::vector<Line> draw_board(const Scene& scene, const Look& look, const Words& words) {
  std::vector<Line> lines = lines_of(spoken(table_told(scene), words), look);
  for (Line& line : draw_players(scene, look, words)) lines.push_back(std::move(line));
  return lines;
}

std::vector<Line> draw_hand(const Scene& scene, const Look& look, const Words& words) {
  return lines_of(tell_hand(scene, words), look);
}

std::vector<Line> draw(const Scene& scene, const Look& look, const Words& words) {
  std::vector<Line> lines = draw_board(scene, look, words);
  if (has_hand(scene))
    for (Line& line : draw_hand(scene, look, words)) lines.push_back(std::move(line));
  return lines;
}

// The hand can be asked for, so it is what gives way.
std::vector<Line> fit(const Scene& scene, const Look& look, const Words& words, std::size_t rows) {
  std::vector<Line> lines = draw(scene, look, words);
  if (lines.size() > rows) lines.resize(rows);
  return lines;
}

constexpr std::array<Section, 3> kSections{{
    {"board", draw_board, tell_board},
    {"hand", draw_hand, tell_hand, has_hand},
    {"players", draw_players, tell_players},
}};

}  // namespace
}  // namespace understory::cli::template_game_parts

namespace understory::cli {

Board template_game_board() {
  return {"template", template_game_parts::draw, template_game_parts::fit, template_game_parts::tell,
          template_game_parts::kSections};
}

}  // namespace understory::cli
