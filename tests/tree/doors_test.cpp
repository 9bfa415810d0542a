// Whoever plays goes through a door of tests/doors/doors.hpp, where everything that is promised of a door is checked. A
// way into a game that is not in the list, or a game that is not in the catalog, fails here.
#include "tests/doors/doors.hpp"

#include <algorithm>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/catalog.hpp"
#include "tests/support/places.hpp"
#include "tests/tree/source_text.hpp"

namespace understory::tree {
namespace {

using Names = std::set<std::string>;

// Subcommands through which nobody plays a game: pages and texts, counts and times, and bots that are tuned.
const Names kNoDoors{"serve", "perft", "replay", "rules", "pack", "bench", "balance", "tune"};

// "int run_play(const Arguments& arguments, Console& console);"
Names subcommands_in(const std::string& header) {
  static const std::regex kRun("int run_([a-z]+)\\(");
  Names names;
  for (std::sregex_iterator match(header.begin(), header.end(), kRun), end; match != end; ++match)
    names.insert((*match)[1]);
  return names;
}

// The folders that host tables, apart from the one where tables are made.
Names hosts_in(const std::vector<SourceFile>& files) {
  Names names;
  for (const SourceFile& file : files)
    for (const Include& include : includes_of(file.text)) {
      const std::string folder = file.path.substr(0, file.path.find('/'));
      if (include.name == "table/table.hpp" && folder != "table") names.insert(folder);
    }
  return names;
}

Names ways_in() {
  Names ways = without(subcommands_in(read_source("cli/subcommands.hpp")), kNoDoors);
  ways.merge(hosts_in(files_below({"cli", "server", "wasm", "arena", "table"}, {".hpp", ".cpp"})));
  return ways;
}

Names listed_doors() {
  Names names;
  for (const doors::DoorName& door : doors::kDoorNames) names.insert(door.behind);
  return names;
}

// As the catalog calls them. _template is for reading.
Names games_in_tree() {
  Names names;
  for (std::string name : game_folders()) {
    std::replace(name.begin(), name.end(), '_', '-');
    if (name != "-template") names.insert(name);
  }
  return names;
}

Names games_in_catalog() {
  Names names;
  for (const AnyGame& game : all_games()) names.insert(game.info.name);
  return names;
}

bool goes_through_every_door(const std::string& test) { return test.find("for_every_door(") != std::string::npos; }

TEST(Doors, AreAllListed) { EXPECT_EQ(listed_doors(), ways_in()); }

TEST(Doors, OpenToEveryGame) { EXPECT_EQ(games_in_catalog(), games_in_tree()); }

TEST(Doors, AreAllGoneThroughByEveryFileOfChecks) {
  int files = 0;
  for (const SourceFile& file : files_below({"tests/doors"}, {"_test.cpp"})) {
    EXPECT_TRUE(goes_through_every_door(file.text)) << file.path;
    ++files;
  }
  EXPECT_GT(files, 3);
}

TEST(DoorsCheck, SeesASubcommandWithoutADoor) {
  const Names more =
      subcommands_in(read_source("cli/subcommands.hpp") + "int run_watch(const Arguments& arguments);\n");
  EXPECT_EQ(without(without(more, kNoDoors), listed_doors()), Names({"watch"}));
}

TEST(DoorsCheck, SeesAFolderThatHostsTables) {
  EXPECT_EQ(hosts_in({{"server/socket.cpp", "#include \"table/table.hpp\"\n"},
                      {"table/undo.cpp", "#include \"table/table.hpp\"\n"},
                      {"cli/history.cpp", "#include \"table/undo.hpp\"\n"}}),
            Names({"server"}));
}

TEST(DoorsCheck, SeesAChecksFileThatPassesDoorsBy) {
  EXPECT_FALSE(goes_through_every_door("TEST(Moves, AreMade) { enter_line(beginning); }"));
}

}  // namespace
}  // namespace understory::tree
