// Kills a server at any moment and starts it again: every acknowledged entry is there, once, in order.

#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

#include "games/boomtown_builders/game.h"
#include "kernel/rng.h"
#include "registry/registry.h"
#include "store/store_file.h"
#include "store/store_suite.h"
#include "table/writer.h"

namespace motherlode {
namespace {

constexpr int tables = 3;

std::string id_of(int table) { return "t" + std::to_string(table); }

TableSetup bots_only(int table) {
    TableSetup setup;
    setup.game = "boomtown_builders";
    setup.setup.players = 2;
    setup.setup.edition = *embedded_edition(boomtown_builders::Game::info, "horizon");
    setup.setup.seed = static_cast<std::uint64_t>(table);
    setup.players = {{Player::Kind::bot, "random"}, {Player::Kind::bot, "random"}};
    return setup;
}

// The table as a server loads it after a restart.
Table restored(Store& store, int table) {
    Outcome<std::optional<StoredTable>> const stored = store.load(id_of(table));
    EXPECT_TRUE(stored && *stored);
    Table restored = std::move(*Table::make(find_game, *parse_setup((*stored)->setup, find_game)));
    for (std::string const& line : (*stored)->entries) {
        std::optional<Entry> const entry = parse_entry(line);
        EXPECT_TRUE(entry) << line;
        EXPECT_FALSE(restored.apply(*entry)) << line;
    }
    return restored;
}

// Plays at all tables at once, and acknowledges each batch by the versions it has reached.
[[noreturn]] void serve(std::string const& path, int acknowledge) {
    std::unique_ptr<Store> const store = std::move(*open_sqlite_store(path));
    std::vector<Table> live;
    for (int table = 0; table < tables; ++table) live.push_back(restored(*store, table));
    while (true) {
        std::vector<Append> batch;
        std::array<int, tables> reached{};
        for (int table = 0; table < tables; ++table) {
            Append append{id_of(table), live[table].version(), {}, {}};
            for (Entry const& entry : live[table].bot_move(1).entries) {
                live[table].apply(entry);
                append.entries.push_back(write_entry(entry));
            }
            append.summary = live[table].summary();
            reached[table] = live[table].version();
            batch.push_back(std::move(append));
        }
        if (store->append(batch)) _exit(1);
        if (write(acknowledge, reached.data(), sizeof reached) != sizeof reached) _exit(1);
    }
}

// Runs a server for a while, kills it, and returns the versions it has acknowledged.
std::array<int, tables> run_and_kill(std::string const& path, std::array<int, tables> acknowledged,
                                     int micros) {
    int ends[2];
    EXPECT_EQ(pipe(ends), 0);
    pid_t const child = fork();
    if (child == 0) {
        close(ends[0]);
        serve(path, ends[1]);
    }
    close(ends[1]);
    // The first line says that it is running; from then on it may be killed at any moment.
    std::array<int, tables> reached{};
    bool working = read(ends[0], reached.data(), sizeof reached) == sizeof reached;
    EXPECT_TRUE(working);
    usleep(static_cast<useconds_t>(micros));
    kill(child, SIGKILL);
    for (; working; working = read(ends[0], reached.data(), sizeof reached) == sizeof reached)
        acknowledged = reached;
    close(ends[0]);
    int status = 0;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFSIGNALED(status));
    return acknowledged;
}

void kill_again_and_again(int rounds, std::uint64_t stream) {
    StoreFile const file;
    Rng rng{stream};
    std::array<int, tables> acknowledged{};
    for (int round = 0; round < rounds; ++round) {
        bool const new_file = round % 10 == 0;
        if (new_file) {
            file.remove();
            acknowledged = {};
            std::unique_ptr<Store> const store = file.open();
            for (int table = 0; table < tables; ++table) {
                NewTable made = new_table(id_of(table));
                made.setup = write_setup(bots_only(table), find_game);
                ASSERT_FALSE(store->create(made));
            }
        }
        acknowledged = run_and_kill(file.path(), acknowledged, rng.below(20'000));

        std::unique_ptr<Store> const store = file.open();
        for (int table = 0; table < tables; ++table) {
            // One batch may have been saved whose acknowledgement was cut off, but not half of it.
            Table const restored_table = restored(*store, table);
            EXPECT_GE(restored_table.version(), acknowledged[table]);
            EXPECT_LE(restored_table.version(), acknowledged[table] + 1);
            // Bots always decide the same at the same table, so the log must be the one that was played.
            Table played = std::move(*Table::make(find_game, bots_only(table)));
            while (played.version() < restored_table.version())
                played.apply(played.bot_move(1).entries.at(0));
            EXPECT_EQ(restored_table.now().hash(), played.now().hash());
            EXPECT_EQ(restored_table.due(), played.due());
        }
    }
}

TEST(StoreKill, LosesNoAcknowledgedEntry) { kill_again_and_again(20, 1); }

TEST(SlowStoreKill, LosesNoAcknowledgedEntry) { kill_again_and_again(100, 2); }

}  // namespace
}  // namespace motherlode
