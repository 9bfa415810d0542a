#include "tests/tree/source_text.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace understory::tree {
namespace {

using Texts = std::vector<std::string>;

Texts literals(std::string_view text) {
  Texts texts;
  for (const Literal& literal : literals_of(text)) texts.push_back(literal.text);
  return texts;
}

TEST(SourceText, FindsLiterals) {
  EXPECT_EQ(literals(R"x(f("one", 'x', "two"); g("");)x"), Texts({"one", "two", ""}));
  EXPECT_EQ(literals(R"x(auto s = u8"one"; auto t = L"two"; auto v = "three"sv;)x"), Texts({"one", "two", "three"}));
  EXPECT_EQ(literals("#define GREET \"hello\"\n"), Texts({"hello"}));
}

TEST(SourceText, DoesEscapes) {
  EXPECT_EQ(literals(R"x("a\"b" + "c\\" + "d\ne" + "f\x1b[0m" + "\033[1m" + "é")x"),
            Texts({"a\"b", "c\\", "d e", "f\x1b[0m", "\x1b[1m", "é"}));
}

TEST(SourceText, ReadsRawLiterals) {
  EXPECT_EQ(literals("f(R\"(a \"b\" // c)\", R\"x(d)\" e)x\", u8R\"(f)\")"), Texts({"a \"b\" // c", "d)\" e", "f"}));
  EXPECT_EQ(literals("BAR\"x\""), Texts({"x"}));
}

TEST(SourceText, JoinsNeighbours) {
  EXPECT_EQ(literals("f(\"Pick \"\n  // really\n  \"one\" /* yes */ \" card\"sv, \"two\")"),
            Texts({"Pick one card", "two"}));
}

TEST(SourceText, PassesOverCommentsCharactersAndSeparators) {
  EXPECT_EQ(literals("// \"a\"\n/* \"b\"\n \"c\" */ \"d\""), Texts({"d"}));
  EXPECT_EQ(literals("f('\"', '\\'', '\\\\', \"e\")"), Texts({"e"}));
  EXPECT_EQ(literals("int n = 1'000'000; g(\"h\", 0xFF'FFu);"), Texts({"h"}));
  EXPECT_EQ(literals("\"// no comment\""), Texts({"// no comment"}));
}

TEST(SourceText, PassesOverIncludesAndStaticAssertions) {
  EXPECT_EQ(literals("#include \"engine/seat.hpp\"\n#  include <vector> // \"x\"\n\"y\""), Texts({"y"}));
  EXPECT_EQ(literals("static_assert((sizeof(int) == 4), \"ints have four bytes\"); f(\"z\");"), Texts({"z"}));
}

TEST(SourceText, CountsLines) {
  const auto found = literals_of("/*\n*/\n#include <a>\n\nf(R\"(\n)\", // x\n  \"b\");");
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].line, 5);
  EXPECT_EQ(found[1].line, 7);
}

TEST(SourceText, FindsIncludes) {
  const auto found =
      includes_of("#pragma once\n// #include \"no.hpp\"\n#include <vector>\n # include \"a/b.hpp\"  // x\n");
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].name, "vector");
  EXPECT_FALSE(found[0].quoted);
  EXPECT_EQ(found[0].line, 3);
  EXPECT_EQ(found[1].name, "a/b.hpp");
  EXPECT_TRUE(found[1].quoted);
  EXPECT_EQ(found[1].line, 4);
}

TEST(SourceText, EndsOnWhatIsNotFinished) {
  for (const char* text : {"\"", "\"a", "\"a\\", "R\"(", "R\"x(a)y\"", "R\"", "/*", "'", "'\\", "#", "#include",
                           "#include <", "static_assert(\"", "\"\\x"})
    EXPECT_NO_THROW(literals_of(text)) << text;
}

TEST(SourceText, ReadsTheTree) {
  const auto files = files_below({"engine", "no_such_folder"}, {".hpp"});
  EXPECT_GT(files.size(), 10U);
  EXPECT_EQ(files.front().path.rfind("engine/", 0), 0U);
  for (const SourceFile& file : files) EXPECT_TRUE(file.path.ends_with(".hpp"));
}

}  // namespace
}  // namespace understory::tree
