// protocol_files: writes the schema and the TypeScript types into the repository, given its folder.
#include <fstream>
#include <string>

#include "catalog/catalog.hpp"
#include "protocol/description.hpp"

int main(int count, char** arguments) {
  namespace protocol = understory::protocol;
  if (count != 2) return 2;
  const std::string root = std::string(arguments[1]) + "/";
  std::ofstream(root + protocol::kTypeScriptFile) << protocol::type_script();
  std::ofstream(root + protocol::kSchemaFile) << protocol::schema();
  for (const understory::AnyGame& game : understory::all_games())
    std::ofstream(root + protocol::facts_file(game.info.name))
        << protocol::facts_type_script(game.info.name, game.vocabulary());
}
