// protocol_files: writes the schema and the TypeScript types into the repository, given its folder.
#include <fstream>
#include <string>

#include "protocol/description.hpp"

int main(int count, char** arguments) {
  namespace protocol = understory::protocol;
  if (count != 2) return 2;
  const std::string root = arguments[1];
  std::ofstream(root + "/" + protocol::kTypeScriptFile) << protocol::type_script();
  std::ofstream(root + "/" + protocol::kSchemaFile) << protocol::schema();
}
