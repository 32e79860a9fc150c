// motherlode_store_speed measures how fast a store saves moves. Each batch has a move of each of the tables whose turn it is, and
// the next batch begins when the last one is on disk, as in the server.
//
//   motherlode_store_speed ADDRESS BATCH SECONDS
//
// ADDRESS is that of a new, empty store, as for “motherlode serve --db”. Prints a line for the table in
// docs/performance.md: moves per second, time for a batch, and this program's processor time for a move.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <fmt/format.h>
#include <sys/resource.h>

#include "store/open_store.h"

namespace {

using namespace motherlode;
using Clock = std::chrono::steady_clock;

constexpr int table_count = 2000;

[[noreturn]] void fail(std::string_view sentence) {
    fmt::print(stderr, "motherlode_store_speed: {}\n", sentence);
    std::exit(1);
}

double processor_seconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    auto const seconds = [](timeval const& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// About as long as in a game of Gold West.
TableSummary summary_of(int moves) {
    TableSummary summary;
    summary.game = "gold_west";
    summary.names = {"Ana", "Ben", "Zoë"};
    summary.moves = moves;
    summary.due = SeatSet{seat_at(moves % 3)};
    summary.updated = 1'795'000'000'000 + moves;
    summary.scores = {{12, 2}, {3, 3}, {40, 1}};
    return summary;
}

std::string entry_of(int number) {
    return fmt::format("move 1795000000{:03} {} {} =c{:08x} take metals from d3, build a camp at e4",
                       number % 1000, number % 3, number, number * 2654435761U);
}

void fill(Store& store) {
    for (int table = 0; table < table_count; ++table) {
        NewTable created;
        created.id = fmt::format("t{:09}", table);
        created.setup = std::string(600, 's');
        created.seat_tokens = std::vector<std::string>(3, std::string(64, 'h'));
        created.watch_token = std::string(64, 'w');
        created.summary = summary_of(0);
        if (std::optional<Error> const error = store.create(created)) fail(error->sentence);
    }
}

}  // namespace

int main(int count, char** words) {
    if (count != 4) fail("usage: motherlode_store_speed ADDRESS BATCH SECONDS");
    Outcome<OpenStore> const opened = open_store(parse_store_address(words[1]));
    if (!opened) fail(opened.error().sentence);
    auto const batch_size = static_cast<std::size_t>(std::clamp(std::atoi(words[2]), 1, table_count));
    fill(*opened->store);

    std::vector<int> moves(table_count);
    std::size_t next = 0;
    long batches = 0;
    double const processor = processor_seconds();
    auto const start = Clock::now();
    std::chrono::duration<double> time{};
    for (double const seconds = std::atof(words[3]); time.count() < seconds; ++batches) {
        std::vector<Append> batch;
        for (std::size_t i = 0; i < batch_size; ++i, next = (next + 1) % table_count) {
            int const number = moves[next]++;
            batch.push_back(
                {fmt::format("t{:09}", next), number, {entry_of(number)}, summary_of(number + 1)});
        }
        if (std::optional<SaveError> const error = opened->store->append(batch)) fail(error->sentence);
        time = Clock::now() - start;
    }
    double const saved = static_cast<double>(batches) * static_cast<double>(batch_size);
    fmt::print("| {} | {:.0f} | {:.2f} ms | {:.1f} µs |\n", batch_size, saved / time.count(),
               1000 * time.count() / static_cast<double>(batches),
               1e6 * (processor_seconds() - processor) / saved);
}
