// Foraging: the smallest board there is, to begin that of a new game from.
#include <algorithm>
#include <array>

#include "cli/boards/boards.hpp"
#include "engine/message_json.hpp"

namespace understory::cli::template_game_parts {
namespace {

using nlohmann::json;

// "Acorn, 2 Berry": the cards of a bag by their names, each with its number.
std::vector<Message> cards_of(const json& bag) {
  std::vector<Message> cards;
  for (const auto& [card, count] : bag.items())
    cards.push_back(
        Message("template.cli.cards", {{"count", count.get<int>()}, {"card", Message("template.card." + card)}}));
  return cards;
}

Message round_told(const json& view) {
  const int rounds = view.at("rounds").get<int>();
  return Message("template.cli.round", {{"round", std::min(view.at("round").get<int>() + 1, rounds)},
                                        {"rounds", rounds},
                                        {"deck", view.at("deck").get<int>()}});
}

Message face_up_told(const json& view) {
  const std::vector<Message> cards = cards_of(view.at("face_up"));
  if (cards.empty()) return Message("template.cli.none-face-up");
  return Message("template.cli.face-up", {{"cards", cards}});
}

Message forager_told(const Scene& scene, std::size_t seat) {
  const json& forager = scene.view.at("foragers").at(seat);
  return Message("template.cli.forager", {{"forager", scene.seats[seat].name},
                                          {"player", scene.seats[seat].player},
                                          {"nuts", forager.at("nuts").get<int>()},
                                          {"hand", forager.at("hand").get<int>()},
                                          {"buried", forager.at("buried").get<int>()}});
}

// Each kind of card in the viewer's hand, with what is printed on it.
std::vector<Message> hand_told(const json& view) {
  std::vector<Message> told;
  for (const auto& [card, count] : view.at("mine").at("hand").items()) {
    std::vector<Message> texts;
    for (const json& text : view.at("faces").at(card)) texts.push_back(message_from_json(text));
    told.push_back(
        Message("template.cli.held",
                {{"count", count.get<int>()}, {"card", Message("template.card." + card)}, {"texts", texts}}));
  }
  if (told.empty()) told.emplace_back("template.cli.empty-hand");
  return told;
}

bool has_hand(const Scene& scene) { return scene.view.contains("mine"); }

std::vector<std::string> tell_hand(const Scene& scene, const Words& words) {
  return spoken(hand_told(scene.view), words);
}

std::vector<std::string> tell_players(const Scene& scene, const Words& words) {
  std::vector<Message> sentences;
  for (std::size_t seat = 0; seat < scene.seats.size(); ++seat) sentences.push_back(forager_told(scene, seat));
  return spoken(sentences, words);
}

// How far the game is, what lies face up, and at the end what was buried.
std::vector<Message> table_told(const Scene& scene) {
  std::vector<Message> told{round_told(scene.view), face_up_told(scene.view)};
  for (std::size_t seat = 0; seat < scene.seats.size(); ++seat)
    if (const json& cards = scene.view.at("foragers").at(seat).at("dug_up"); !cards.empty())
      told.push_back(Message("template.cli.dug-up", {{"forager", scene.seats[seat].name}, {"cards", cards_of(cards)}}));
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
  std::vector<Line> lines;
  for (std::size_t seat = 0; seat < scene.seats.size(); ++seat) {
    const bool acts = scene.view.at("turn") == seat;
    Line line{{acts ? "▸ " : "  ", Ink::plain, true}, seat_sign(scene, look, static_cast<int>(seat)), {" "}};
    line.push_back({words.say(forager_told(scene, seat))});
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
