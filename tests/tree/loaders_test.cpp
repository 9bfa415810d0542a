// Loaders fill containers through engine/checked.hpp: what a stranger sends may be too much for any of them. The
// unchecked calls are for the rules, which have a proof.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/patterns.hpp"
#include "tests/support/places.hpp"
#include "tests/tree/source_text.hpp"

namespace understory::tree {
namespace {

using Complaints = std::vector<std::string>;

// What is declared as a FixedVector, or as something that is called so.
std::set<std::string> fixed_lists(const std::string& text) {
  std::string types = "FixedVector<[^;{}()]*>";
  for (const auto& match : matches_of(text, "using (\\w+) = FixedVector<")) types += "|" + match[1];
  std::set<std::string> lists;
  for (const auto& match : matches_of(text, "(?:^|[^\\w])(?:" + types + ")&? (\\w+)(?=[;{,)])")) lists.insert(match[1]);
  return lists;
}

// Reading begins with the first function that is given fields or a value; what stands before it writes and talks.
std::string reading_half(const std::string& text) {
  const std::size_t at =
      std::min({text.find("const Fields&"), text.find("const Fields fields("), text.find("const Slot&")});
  return at == std::string::npos ? std::string() : text.substr(at);
}

Complaints unchecked_calls(const std::string& path, const std::string& loader, const std::string& headers) {
  Complaints complaints;
  const std::string text = reading_half(loader);
  const auto complain = [&](const std::string& pattern) {
    for (const auto& match : matches_of(text, pattern)) complaints.push_back(path + " calls " + match[1]);
  };
  complain("(\\w+(?:\\[[^;]*\\])?\\.add)\\((?!Op::)");
  complain("[^_\\w](place_(?:tile|seedling|root))\\(");
  for (const std::string& list : fixed_lists(headers + loader)) complain("\\b(" + list + "\\.push_back)\\(");
  return complaints;
}

TEST(Loaders, FillContainersThroughCheckedCalls) {
  int loaders = 0;
  for (const SourceFile& file : files_below({"games"}, {"pack.cpp", "notation.cpp", "position.cpp"})) {
    const std::string folder = file.path.substr(0, file.path.rfind('/'));
    std::string headers;
    for (const SourceFile& header : files_below({folder}, {".hpp"})) headers += header.text;
    EXPECT_EQ(unchecked_calls(file.path, file.text, headers), Complaints());
    if (!reading_half(file.text).empty()) ++loaders;
  }
  EXPECT_GE(loaders, 6);
}

// Where a game's own reader is asked: all positions from outside go through engine/load.hpp.
Complaints other_doors(const std::string& path, const std::string& text) {
  Complaints complaints;
  for (const auto& match : matches_of(text, "(\\w+)->from_position\\("))
    complaints.push_back(path + " asks " + match[1] + " itself");
  return complaints;
}

TEST(Loaders, HaveOneDoor) {
  for (const SourceFile& file : files_below({"catalog"}, {".cpp", ".hpp"}))
    EXPECT_EQ(other_doors(file.path, file.text), Complaints());
  EXPECT_NE(read_source("catalog/entry.hpp").find("load_position(*game, position)"), std::string::npos);
}

TEST(LoadersCheck, SeesOtherDoors) {
  EXPECT_EQ(other_doors("a.cpp", "const auto start = load_position(*game, json);"), Complaints());
  EXPECT_EQ(other_doors("a.cpp", "const auto start = game->from_position(json);"),
            Complaints({"a.cpp asks game itself"}));
}

TEST(LoadersCheck, SeesUncheckedCalls) {
  const std::string headers =
      "using Program = FixedVector<Step, 8>;\nstruct Public { FixedVector<Frame, 2> frames{}; };\n";
  const auto calls = [&](const std::string& code) {
    return unchecked_calls(
        "a.cpp", "void before() { set.add(tile); }\nvoid read(const Fields& fields) {\n" + code + "}\n", headers);
  };
  EXPECT_EQ(calls("push_checked(pub.frames, frame, refuse); add_checked(bag, kind, 1, refuse); items.push_back(1);"),
            Complaints());
  EXPECT_EQ(calls("pub.frames.push_back(frame);"), Complaints({"a.cpp calls frames.push_back"}));
  EXPECT_EQ(calls("Program& steps) { steps.push_back(step);"), Complaints({"a.cpp calls steps.push_back"}));
  EXPECT_EQ(calls("bag.add(kind, 3);"), Complaints({"a.cpp calls bag.add"}));
  EXPECT_EQ(calls("pub.pickers[gang].add(p);"), Complaints({"a.cpp calls pickers[gang].add"}));
  EXPECT_EQ(calls("place_tile(pub, in, at);"), Complaints({"a.cpp calls place_tile"}));
}

}  // namespace
}  // namespace understory::tree
