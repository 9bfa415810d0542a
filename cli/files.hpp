// Files of strangers are read whole but bounded; files of ours are replaced whole or not at all.
#pragma once

#include <string>
#include <string_view>

#include "engine/refusal.hpp"

namespace understory::cli {

// Throws a Refusal that names the file and the reason.
std::string read_file(const std::string& path);

// The new content is complete on disk before it takes the place of the old, so whatever fails, one of the two is
// there. Throws a Refusal that names the file and the reason; nothing is changed then.
void replace_file(const std::string& path, std::string_view content);

// The same refusal, told of a file: "game.json: Line 3 is not JSON."
Refusal in_file(const std::string& path, const Refusal& refusal);

}  // namespace understory::cli
