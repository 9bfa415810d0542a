#include "cli/rules_text.hpp"

#include <algorithm>
#include <vector>

namespace understory::cli {
namespace {

enum class Kind : std::uint8_t { title, heading, rule, paragraph, item, table };

struct Block {
  Kind kind = Kind::paragraph;
  std::string number;  // of a rule "4.5", of a heading "4", otherwise empty
  std::string text;    // without the number of a rule
};

std::string leading_number(std::string_view text) {
  return std::string(text.substr(0, text.find_first_not_of("0123456789")));
}

Block read_block(std::string_view line) {
  if (line.starts_with("# ")) return {Kind::title, {}, std::string(line.substr(2))};
  if (line.starts_with("## ")) return {Kind::heading, leading_number(line.substr(3)), std::string(line.substr(3))};
  if (line.starts_with("- ")) return {Kind::item, {}, std::string(line.substr(2))};
  if (line.starts_with("|")) return {Kind::table, {}, std::string(line)};
  const std::size_t end = line.find("** ");
  if (line.starts_with("**R") && end != std::string_view::npos)
    return {Kind::rule, std::string(line.substr(3, end - 3)), std::string(line.substr(end + 3))};
  return {Kind::paragraph, {}, std::string(line)};
}

std::vector<Block> read_blocks(std::string_view markdown) {
  std::vector<Block> blocks;
  while (!markdown.empty()) {
    const std::string_view line = markdown.substr(0, markdown.find('\n'));
    markdown.remove_prefix(std::min(markdown.size(), line.size() + 1));
    if (!line.empty()) blocks.push_back(read_block(line));
  }
  return blocks;
}

// **strong**, *strong* and `code` lose their marks; inside `code` a mark is itself.
Line without_marks(std::string_view text) {
  Line line{Span{}};
  bool strong = false;
  bool code = false;
  const auto turn = [&](bool& what) {
    what = !what;
    line.push_back({"", code ? Ink::sun : Ink::plain, strong});
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '`') {
      turn(code);
    } else if (text[i] == '*' && !code && (strong || text.substr(i + 1, 1) != " ")) {
      if (text.substr(i, 2) == "**") ++i;
      turn(strong);
    } else {
      line.back().text += text[i];
    }
  }
  return line;
}

void show_block(const Console& console, const Block& block) {
  Line line = without_marks(block.text);
  std::size_t indent = 0;
  if (block.kind == Kind::rule) {
    line.insert(line.begin(), {{"R" + block.number, Ink::spore, true}, {" "}});
    indent = width_of(block.number) + 2;
  } else if (block.kind == Kind::item) {
    line.insert(line.begin(), {"- "});
    indent = 2;
  }
  for (Span& span : line) span.strong = span.strong || block.kind == Kind::title || block.kind == Kind::heading;
  const bool fold = console.around.terminal_output && block.kind != Kind::table;
  if (!fold) return console.print(line);
  for (const Line& one : wrapped(line, static_cast<std::size_t>(console.look.width), indent)) console.print(one);
}

}  // namespace

void show_rules(const Console& console, std::string_view markdown, const std::string& number) {
  const std::vector<Block> blocks = read_blocks(markdown);
  const bool letter = !number.empty() && (number.front() == 'R' || number.front() == 'r');
  const std::string asked = letter ? number.substr(1) : number;
  bool any = false;
  bool inside = false;  // the section that was asked for
  for (const Block& block : blocks) {
    if (block.kind == Kind::heading) inside = !asked.empty() && block.number == asked;
    const bool this_rule = block.kind == Kind::rule && !asked.empty() && block.number == asked;
    if (!number.empty() && !inside && !this_rule) continue;
    if (any && block.kind != Kind::item && block.kind != Kind::table) console.print(Line{});
    show_block(console, block);
    any = true;
  }
  if (!any) throw Refusal(Message("cli.error.rule-unknown", {{"number", number}}));
}

}  // namespace understory::cli
