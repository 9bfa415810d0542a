// Made by protocol_files: what the board reads of a view, by the lists of the rules.
// clang-format off
#pragma once

#include "cli/boards/read_view.hpp"

namespace understory::cli::views::mushroom_gangs {

inline constexpr std::array<const char*, 8> kActions{"place", "forward", "forward-eliminate", "sideways", "sideways-eliminate", "backward", "step-out", "jump-out"};
inline constexpr std::array<const char*, 3> kPhases{"placing", "playing", "over"};

struct View {
  std::vector<std::string> board{};
  std::optional<std::vector<std::vector<std::string>>> paid{};
  std::optional<std::vector<int>> mushrooms{};
  std::optional<Seat> turn{};
  std::optional<int> round{};
  int seats{};
  std::string phase{};
  std::vector<int> yields{};
  int side{};
  int pickers{};
  int turn_limit{};

  friend bool operator==(const View&, const View&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("board", &View::board),
                           field("paid", &View::paid),
                           field("mushrooms", &View::mushrooms),
                           field("turn", &View::turn),
                           field("round", &View::round),
                           field("seats", &View::seats),
                           field("phase", &View::phase),
                           field("yields", &View::yields),
                           field("side", &View::side),
                           field("pickers", &View::pickers),
                           field("turn_limit", &View::turn_limit));
  }
};

}  // namespace understory::cli::views::mushroom_gangs
