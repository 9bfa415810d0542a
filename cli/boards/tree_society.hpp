// What the files of Tree Society's board share: reading a view, and the printed words.
#pragma once

#include <string>
#include <vector>

#include "cli/boards/boards.hpp"
#include "cli/boards/views/tree_society.hpp"

namespace understory::cli::tree_society_parts {

using views::tree_society::Face;
using views::tree_society::Level;
using views::tree_society::Ongoing;
using views::tree_society::Player;
using views::tree_society::View;
using Seen = views::Seen<View>;
using Fruits = std::map<std::string, int>;  // by kind, how many of each

constexpr int kTopRow = 3;  // the first place of the guild market's top row

int players_in(const View& view);
bool acts(const View& view, int player);  // has the turn
// The seats in the order of turns, the viewer first.
std::vector<int> from_viewer(const Scene& scene, const View& view);

// How many of a type there are, and how many of them are valuable.
int plain_of(const Fruits& fruits, const std::string& type);
int valuable_of(const Fruits& fruits, const std::string& type);

Message type_name(const std::string& type);
Message card_name(const std::string& card);
std::vector<Message> named(const Fruits& fruits);  // "2 Apple"
std::vector<Message> named(const std::vector<std::string>& cards);
// What a level does and counts, or that it does nothing.
Message level_text(const Level& level);
Message status(const View& view);

// tree_society_told.cpp
std::vector<std::string> tell(const Scene& scene, const Words& words);
std::vector<std::string> tell_board(const Scene& scene, const Words& words);
std::vector<std::string> tell_market(const Scene& scene, const Words& words);
std::vector<std::string> tell_cards(const Scene& scene, const Words& words);
std::vector<std::string> tell_fruit(const Scene& scene, const Words& words);
std::vector<std::string> tell_players(const Scene& scene, const Words& words);
std::vector<std::string> tell_piles(const Scene& scene, const Words& words);

}  // namespace understory::cli::tree_society_parts
