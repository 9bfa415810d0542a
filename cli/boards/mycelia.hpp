// What the files of Mycelia's board share: reading a view, and the printed words.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/boards/boards.hpp"
#include "cli/boards/views/mycelia.hpp"

namespace understory::cli::mycelia_parts {

using views::Spot;
using views::mycelia::Face;
using views::mycelia::Player;
using views::mycelia::View;
using Seen = views::Seen<View>;
using Cards = std::map<std::string, int>;  // by name, how many of each

constexpr int kColumns = 5;
constexpr int kRows = 4;

std::string text_of(Spot at);  // "c2"

int forests_in(const View& view);                       // one for each seat
int players_in(const View& view);                       // Gwidyon included
bool is_gwidyon(const View& view, int player);          // who has no forest, leaves or cards
const Player& player_of(const View& view, int player);  // not of Gwidyon
int drops_of(const View& view, int player);             // that are left
bool acts(const View& view, int player);                // is asked now, or has the turn
// The seats in the order of turns, the viewer first.
std::vector<int> from_viewer(const Scene& scene, const View& view);

bool is_shrine(const Player& player, Spot at);
int drops_on(const Player& player, Spot at);
const std::string& land_on(const View& view, const Player& player, Spot at);

// Whether the viewer has begun a turn since it looked.
bool starts_turn(const Seen& seen);

// All that the viewer holds, and what of its pile it has not seen in the hand.
Cards hand_of(const Scene& scene, const View& view);
Cards unseen_by_viewer(const Scene& scene, const View& view, int player);

int in_hand(const View& view, int player);
int in_pile(const View& view, int player);
int pieces_in(const Cards& cards);

Message card_name(const std::string& card);
Message action_name(const std::string& letter);
std::vector<Message> named(const Cards& cards);       // "2 Leaf heap"
std::vector<Message> top_of(const Player& player);    // of its pile, the next card first
Message texts_of(const std::vector<Message>& texts);  // what is done one after the other, as one text
// What is printed on a card: what it does, and what happens when it is hired.
Message face_of(const View& view, const std::string& card);
Message status(const View& view);

// mycelia_forest.cpp: all forests beside each other, that of the viewer first and larger; and in a game alone Gwidyon.
std::vector<Line> draw_forests(const Seen& seen, const Look& look, const Words& words);

// mycelia_told.cpp
std::vector<std::string> tell(const Scene& scene, const Words& words);
std::vector<std::string> tell_board(const Scene& scene, const Words& words);
std::vector<std::string> tell_hand(const Scene& scene, const Words& words);
std::vector<std::string> tell_showcase(const Scene& scene, const Words& words);
std::vector<std::string> tell_players(const Scene& scene, const Words& words);
std::vector<std::string> tell_actions(const Scene& scene, const Words& words);
std::vector<std::string> tell_shrine(const Scene& scene, const Words& words);
std::vector<std::string> tell_piles(const Scene& scene, const Words& words);
std::vector<std::string> tell_gwidyon(const Scene& scene, const Words& words);

}  // namespace understory::cli::mycelia_parts
