#include "cli/progress.hpp"

#include <cmath>
#include <ostream>

namespace understory::cli {
namespace {

constexpr std::int64_t kBarWidth = 20;

std::string bar(const Look& look, const Progress& progress) {
  const std::int64_t full = progress.all == 0 ? kBarWidth : progress.done * kBarWidth / progress.all;
  std::string drawn;
  for (std::int64_t i = 0; i < kBarWidth; ++i)
    if (look.utf8)
      drawn += i < full ? "█" : "░";
    else
      drawn += i < full ? '#' : '-';
  return drawn;
}

Message time_left(double seconds) {
  if (seconds < 0) return Message("arena.progress.unknown");
  const auto whole = static_cast<std::int64_t>(std::ceil(seconds));
  if (whole < 60) return Message("arena.progress.seconds", {{"seconds", whole}});
  const std::int64_t minutes = (whole + 59) / 60;
  if (minutes < 60) return Message("arena.progress.minutes", {{"minutes", minutes}});
  return Message("arena.progress.hours", {{"hours", minutes / 60}, {"minutes", minutes % 60}});
}

}  // namespace

std::string progress_line(const Look& look, const Words& words, const Progress& progress) {
  const std::int64_t percent = progress.all == 0 ? 100 : progress.done * 100 / progress.all;
  Message message("arena.progress.line", {{"bar", bar(look, progress)},
                                          {"done", progress.done},
                                          {"games", progress.all},
                                          {"percent", percent},
                                          {"left", time_left(progress.seconds_left)}});
  std::string line = words.say(message);
  message.key = "arena.progress.with-leaders";
  for (std::size_t count = progress.leaders.size(); count > 0; --count) {
    std::vector<Message> first(progress.leaders.begin(), progress.leaders.begin() + static_cast<std::ptrdiff_t>(count));
    Message longer = message;
    longer.arguments.emplace_back("leaders", std::move(first));
    const std::string said = words.say(longer);
    if (width_of(said) >= static_cast<std::size_t>(look.width)) continue;
    line = said;
    break;
  }
  return legible({Colors::none, look.utf8}, line);
}

ProgressBar::ProgressBar(const Console& console, std::int64_t done_before, std::int64_t all)
    : console_(console), done_before_(done_before), all_(all) {}

ProgressBar::~ProgressBar() {
  if (console_.around.terminal_errors) console_.err << "\r\x1b[K" << std::flush;
}

void ProgressBar::show(std::int64_t done, const std::function<std::vector<Message>()>& leaders) {
  const auto now = Clock::now();
  if (!console_.around.terminal_errors || now - drawn_ < std::chrono::seconds(1)) return;
  drawn_ = now;
  const double seconds = std::chrono::duration<double>(now - begin_).count();
  const auto played = static_cast<double>(done - done_before_);
  const double left = played > 0 ? seconds / played * static_cast<double>(all_ - done) : -1;
  console_.err << '\r' << progress_line(console_.look, console_.words, {done, all_, left, leaders()}) << "\x1b[K"
               << std::flush;
}

}  // namespace understory::cli
