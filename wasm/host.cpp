#include "wasm/host.hpp"

#include <random>
#include <utility>

#include "catalog/bots.hpp"
#include "catalog/catalog.hpp"
#include "engine/json.hpp"
#include "engine/record.hpp"
#include "engine/refusal.hpp"
#include "table/cards.hpp"

namespace understory {
namespace {

using nlohmann::json;

const PersonId kPerson = "you";
constexpr Time kPace = 600;
constexpr Time kSlowestPace = 10'000;
constexpr std::size_t kMovesPerHash = 10;

ChanceKey random_seed() {
  std::random_device device;
  ChanceKey key{};
  for (std::uint8_t& byte : key) byte = static_cast<std::uint8_t>(device());
  return key;
}

}  // namespace

std::string Host::handle(std::string_view text, Time now) {
  std::string id;
  const auto refused = [&](const Refusal& refusal) {
    const auto rule = refusal.rule.empty() ? std::nullopt : std::optional(refusal.rule);
    return Outcome{{}, {{kPerson, protocol::Refused{id, refusal.reason, rule}}}};
  };
  try {
    const json parsed = parse_json(text);
    id = protocol::id_of(parsed);
    const protocol::FromClient message = protocol::read_from_client(parsed);
    if (const auto* at_table = std::get_if<protocol::ToTable>(&message)) {
      if (!table_) throw Refusal(Message("table.refuse.no-table"));
      return written(table_->handle(kPerson, *at_table, now));
    }
    const auto& to_host = std::get<protocol::ToHost>(message);
    Outcome outcome;
    outcome.send.push_back({kPerson, std::visit([&](const auto& one) { return obey(one); }, to_host)});
    if (std::holds_alternative<protocol::Open>(to_host)) outcome.keep = table_->journal();
    return written(outcome);
  } catch (const Refusal& refusal) {
    return written(refused(refusal));
  }
}

std::string Host::tick(Time now) { return written(table_ ? table_->tick(now) : Outcome()); }

std::string Host::written(const Outcome& outcome) const {
  json keep = json::array();
  json tell = json::array();
  for (const Entry& entry : outcome.keep) keep.push_back(to_json(entry));
  for (const Delivery& delivery : outcome.send) tell.push_back(protocol::to_json(delivery.message));
  const auto next = table_ ? table_->next_tick() : std::nullopt;
  return json{{"keep", keep}, {"tell", tell}, {"next", next ? json(*next) : json()}}.dump(
      -1, ' ', false, json::error_handler_t::replace);
}

protocol::ToClient Host::obey(const protocol::AskCatalog& message) {
  protocol::CatalogAnswer answer{message.id, protocol::kVersion, {}, all_bots(), all_levels()};
  for (const AnyGame& game : all_games()) answer.games.push_back(card_of(game.info));
  return answer;
}

protocol::ToClient Host::obey(const protocol::Open& message) {
  const AnyGame& game = find_game(message.game);
  const std::string pack = message.pack.value_or(game.info.packs.front());
  if (message.pace.value_or(0) > kSlowestPace)
    throw Refusal(Message("engine.field-out-of-range", {{"field", "pace"},
                                                        {"value", std::to_string(*message.pace)},
                                                        {"least", "0"},
                                                        {"most", std::to_string(kSlowestPace)},
                                                        ends_of(0, kSlowestPace)}));
  table_ = std::make_unique<Table>(
      entry::Opened{.game = message.game,
                    .rules_version = game.info.rules_version,
                    .pack = pack,
                    .pack_hash = game.read_pack(find_pack(game.info, pack)).hash,
                    .seats = message.seats,
                    .options = message.options ? options_from_json(message.options->value) : Options(),
                    .seed = message.seed ? parse_chance_key(*message.seed) : random_seed(),
                    .pace = message.pace.value_or(kPace)});
  return protocol::Done{message.id, 0};
}

protocol::ToClient Host::obey(const protocol::Restore& message) {
  std::vector<Entry> journal;
  for (const protocol::JournalEntry& entry : message.journal) journal.push_back(read_entry(entry.value));
  table_ = std::make_unique<Table>(journal);
  return protocol::Done{message.id, 0};
}

protocol::ToClient Host::obey(const protocol::Verify& message) {
  const Record record = record_from_json(message.record);
  const auto match = replay_record(record);
  protocol::Verified answer{
      message.id, record.game, static_cast<std::int64_t>(record.moves.size()), {}, format_hash(match->hash())};
  const auto again = match->clone();
  again->take_back(record.moves.size());
  for (const MoveWord move : match->moves()) {
    again->apply(move);
    if (again->moves().size() % kMovesPerHash == 0) answer.hashes.push_back(format_hash(again->hash()));
  }
  return answer;
}

}  // namespace understory
