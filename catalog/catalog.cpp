#include "catalog/catalog.hpp"

#include "catalog/entry.hpp"
#include "embedded/game_files.hpp"
#include "embedded/pack_files.hpp"
#include "engine/refusal.hpp"

namespace understory {

std::string folder_of(const GameInfo& info) {
  std::string folder = info.name;
  for (char& c : folder)
    if (c == '-') c = '_';
  return folder;
}

std::string_view find_game_file(const GameInfo& info, std::string_view name) {
  for (const EmbeddedFile& file : game_files)
    if (file.name == folder_of(info) + "/" + std::string(name)) return file.text;
  return {};
}

const AnyGame& find_game(std::string_view name) {
  std::vector<Message> known;
  for (const AnyGame& game : all_games()) {
    if (game.info.name == name) return game;
    known.push_back(verbatim(game.info.name));
  }
  throw Refusal(Message("engine.game-unknown", {{"name", std::string(name)}, {"known", known}}));
}

std::string_view find_pack(const GameInfo& info, std::string_view pack) {
  std::vector<Message> known;
  for (const std::string& name : info.packs) {
    if (name == pack) {
      for (const EmbeddedFile& file : pack_files)
        if (file.name == folder_of(info) + "/" + name + ".json") return file.text;
    }
    known.push_back(verbatim(name));
  }
  throw Refusal(Message("engine.pack-unknown", {{"name", std::string(pack)}, {"known", known}}));
}

std::unique_ptr<AnyMatch> replay_record(const Record& record, const std::string& pack_text) {
  return find_game(record.game).from_record(record, pack_text);
}

}  // namespace understory
