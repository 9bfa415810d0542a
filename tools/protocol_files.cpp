// protocol_files: writes the schemas and the types for clients into the repository, given its folder.
#include <fstream>
#include <string>

#include "catalog/catalog.hpp"
#include "games/_template/game.hpp"
#include "protocol/description.hpp"

int main(int count, char** arguments) {
  namespace protocol = understory::protocol;
  if (count != 2) return 2;
  const std::string root = std::string(arguments[1]) + "/";
  std::ofstream(root + protocol::kTypeScriptFile) << protocol::type_script();
  std::ofstream(root + protocol::kSchemaFile) << protocol::schema();
  const auto write = [&](const std::string& folder, const std::string& name, const understory::Vocabulary& told,
                         const understory::Description& view, const understory::Description& pack) {
    std::ofstream(root + protocol::facts_file(folder)) << protocol::facts_type_script(name, told, view);
    std::ofstream(root + protocol::view_structs_file(folder)) << protocol::view_structs(folder, told, view);
    std::ofstream(root + protocol::pack_schema_file(folder)) << protocol::pack_schema(name, pack);
  };
  for (const understory::AnyGame& game : understory::all_games())
    write(understory::folder_of(game.info), game.info.name, game.vocabulary(), game.describe_view(),
          game.describe_pack());
  using Copied = understory::template_game::Game;  // by tools/new_game; it is in no catalog
  write("_template", Copied::info().name, Copied::vocabulary(), Copied::describe_view(),
        understory::template_game::describe_pack());
}
