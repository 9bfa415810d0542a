// Reading a view into the structs that protocol_files makes of its description (views/<game>.hpp): a field that views
// do not have does not compile.
#pragma once

#include <array>
#include <limits>
#include <optional>

#include "cli/boards/boards.hpp"
#include "engine/sheet.hpp"

namespace understory::cli::views {

// A place by two numbers, as its game counts them.
struct Spot {
  int x = 0;
  int y = 0;
  friend bool operator==(Spot, Spot) = default;
  friend bool operator<(Spot a, Spot b) { return a.x != b.x ? a.x < b.x : a.y < b.y; }
};

struct Calls {
  int places = kMostSeats;
  Plane operator()(Spot /*spot*/) const { return {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}; }
};

// A scene with its views as they are read.
template <class View>
struct Seen {
  const Scene& scene;
  View view = read(scene.view);
  std::optional<View> before = scene.before.is_null() ? std::nullopt : std::optional(read(scene.before));

  static View read(const nlohmann::json& json) {
    View view;
    Reader<Calls>{Calls()}(Slot(json, "view"), view);
    return view;
  }
};

}  // namespace understory::cli::views
