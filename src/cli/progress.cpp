#include "cli/progress.h"

#include <cstdio>
#include <utility>

#include <fmt/format.h>

#include "cli/terminal.h"

namespace motherlode::cli {
namespace {

constexpr std::chrono::milliseconds between_drawings{100};
constexpr long bar_width = 24;

std::string repeated(std::string_view text, long times) {
    std::string result;
    for (long i = 0; i < times; ++i) result += text;
    return result;
}

std::string as_duration(long seconds) {
    if (seconds < 3600) return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

}  // namespace

Progress::Progress(long total, std::string unit)
    : total_{total}, unit_{std::move(unit)}, shown_{is_terminal(Stream::err)} {}

Progress::~Progress() {
    if (shown_) fmt::print(stderr, "\r\x1b[K");
}

void Progress::advance() {
    long const done = ++done_;
    if (!shown_) return;
    // If another thread is drawing, this one need not wait.
    std::unique_lock const lock{drawing_, std::try_to_lock};
    if (!lock) return;
    Clock::time_point const now = Clock::now();
    if (now - last_drawn_ < between_drawings) return;
    last_drawn_ = now;
    draw(done, now);
}

void Progress::draw(long done, Clock::time_point now) const {
    double const rate = static_cast<double>(done) / std::chrono::duration<double>(now - start_).count();
    long const remaining = static_cast<long>(static_cast<double>(total_ - done) / rate) + 1;
    long const filled = bar_width * done / total_;
    fmt::print(stderr, "\r{}{} {:3} %  {:.{}f} {}/s  {} left\x1b[K", repeated("█", filled),
               repeated("░", bar_width - filled), 100 * done / total_, rate, rate < 10 ? 1 : 0, unit_,
               as_duration(remaining));
    std::fflush(stderr);
}

}  // namespace motherlode::cli
