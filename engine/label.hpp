// What a move is, costs and brings, before it is made. What it is the game says; price and gain are read off the events
// of making it on a copy, so they cannot differ from what happens.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/events.hpp"
#include "engine/text.hpp"

namespace understory {

// What the acting seat pays and gains by this legal move, up to the next decision, as far as it may know it: each thing
// once as a price and once as a gain, in the order of the events.
template <TextGame G>
std::vector<Change> balance_of(const G& game, const typename G::State& state, typename G::Move move) {
  const Seat actor = game.actor(state);
  std::vector<Change> balance;
  if (actor == kChance) return balance;
  typename G::State after = state;
  EventLog<typename G::Event> log;
  game.apply(after, move, log);
  for (const auto& event : log.events)
    for (Change& change : game.changes(game.redact(event, actor))) {
      if (change.seat != actor || change.amount == 0) continue;
      const auto same = std::find_if(balance.begin(), balance.end(), [&](const Change& one) {
        return one.what == change.what && (one.amount < 0) == (change.amount < 0);
      });
      if (same == balance.end())
        balance.push_back(std::move(change));
      else
        same->amount += change.amount;
    }
  return balance;
}

// What a move is, and its balance, in one line.
inline Message label_with(Message deed, std::vector<Change> balance) {
  std::vector<Message> price;
  std::vector<Message> gain;
  for (Change& change : balance) {
    const bool paid = change.amount < 0;
    change.what.arguments.emplace_back("n", paid ? -change.amount : change.amount);
    (paid ? price : gain).push_back(std::move(change.what));
  }
  const bool silent = deed.key.empty();
  const bool even = price.empty() && gain.empty();
  if (even && !silent) return deed;
  std::string key = "engine.label.";
  if (silent) key += "only-";
  key += even ? "nothing" : gain.empty() ? "price" : price.empty() ? "gain" : "both";
  std::vector<Argument> arguments;
  if (!silent) arguments.emplace_back("deed", std::move(deed));
  if (!price.empty()) arguments.emplace_back("price", std::move(price));
  if (!gain.empty()) arguments.emplace_back("gain", std::move(gain));
  return Message(std::move(key), std::move(arguments));
}

// For a legal move of whoever acts now.
template <TextGame G>
Message label_of(const G& game, const typename G::State& state, typename G::Move move) {
  return label_with(game.label(state, move), balance_of(game, state, move));
}

}  // namespace understory
