// Made by protocol_files: what the board reads of a view, by the lists of the rules.
// clang-format off
#pragma once

#include "cli/boards/read_view.hpp"

namespace understory::cli::views::template_game {

struct Pending {
  std::optional<std::string> card{};
  int step{};
  int done{};
  Seat forager{};
  std::vector<std::string> waiting{};

  friend bool operator==(const Pending&, const Pending&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("card", &Pending::card, OrNull()),
                           field("step", &Pending::step),
                           field("done", &Pending::done),
                           field("forager", &Pending::forager),
                           field("waiting", &Pending::waiting));
  }
};

struct Forager {
  int nuts{};
  int hand{};
  int buried{};
  std::map<std::string, int> front{};
  std::map<std::string, int> dug_up{};

  friend bool operator==(const Forager&, const Forager&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("nuts", &Forager::nuts),
                           field("hand", &Forager::hand),
                           field("buried", &Forager::buried),
                           field("front", &Forager::front),
                           field("dug_up", &Forager::dug_up));
  }
};

struct Mine {
  std::map<std::string, int> hand{};
  std::map<std::string, int> buried{};

  friend bool operator==(const Mine&, const Mine&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("hand", &Mine::hand),
                           field("buried", &Mine::buried));
  }
};

struct View {
  std::map<std::string, int> face_up{};
  std::map<std::string, int> turned{};
  std::map<std::string, int> under{};
  std::vector<Pending> pending{};
  int deck{};
  Seat turn{};
  int round{};
  std::vector<Forager> foragers{};
  std::optional<Mine> mine{};
  int rounds{};
  std::map<std::string, std::vector<Message>> faces{};

  friend bool operator==(const View&, const View&) = default;
  static constexpr auto fields() {
    return std::make_tuple(field("face_up", &View::face_up),
                           field("turned", &View::turned),
                           field("under", &View::under),
                           field("pending", &View::pending),
                           field("deck", &View::deck),
                           field("turn", &View::turn),
                           field("round", &View::round),
                           field("foragers", &View::foragers),
                           field("mine", &View::mine),
                           field("rounds", &View::rounds),
                           field("faces", &View::faces));
  }
};

}  // namespace understory::cli::views::template_game
