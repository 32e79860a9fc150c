// The longest games can be opened, and nothing that the server sends is longer than its own limit.

#include <gtest/gtest.h>

#include "games/golden_wilderness/game.h"
#include "registry/registry.h"
#include "server/fixture.h"
#include "server/tokens.h"
#include "store/memory_store.h"
#include "table/table.h"

namespace motherlode::server::testing {
namespace {

constexpr Millis noon = 1'700'000'000'000;

// A game of The Golden Wilderness, Advanced, with four humans and this number of moves; TOKEN opens the first seat.
NewTable long_table(int moves) {
    TableSetup setup;
    setup.game = "golden_wilderness";
    setup.setup.players = 4;
    setup.setup.edition =
        *embedded_edition(golden_wilderness::Game::info, golden_wilderness::Game::info.default_edition);
    setup.setup.options = {{"level", "advanced"}};
    setup.created = noon;
    for (char const* const name : {"Ana", "Ben", "Cleo", "Dan"})
        setup.players.push_back({Player::Kind::human, name});
    NewTable stored;
    for (setup.setup.seed = 1;; ++setup.setup.seed.low) {
        stored = {};
        Table table = std::move(*Table::make(find_game, setup));
        Rng rng{setup.setup.seed};
        while (table.history().size() < moves && !table.finished()) {
            Seat const seat = *table.due().begin();
            ActionList legal;
            table.now().legal_actions(seat, legal);
            Decision const decision =
                table.move({seat, noon}, legal[rng.below(legal.size())], table.version());
            for (Entry const& entry : decision.entries) stored.entries.push_back(write_entry(entry));
            EXPECT_FALSE(table.carry_out(decision));
        }
        stored.summary = table.summary();
        if (table.history().size() == moves) break;
    }
    stored.id = "abcdefghjk";
    stored.setup = write_setup(setup, find_game);
    stored.seat_tokens = {token_hash("TOKEN"), token_hash("b"), token_hash("c"), token_hash("d")};
    stored.watch_token = token_hash("WATCH");
    return stored;
}

void open_and_go_back(int moves) {
    ServerOptions options = quick_options();
    options.limits.unsent_bytes = 200'000;
    options.unjoined_time = std::chrono::milliseconds{0};  // the table is old, and nobody has used it
    prepare_randomness();
    NewTable const table = long_table(moves);
    TestServer const server{options, [&] {
                                std::unique_ptr<Store> store = make_memory_store();
                                EXPECT_FALSE(store->create(table));
                                return store;
                            }};
    // The first visitor waits until the table is loaded.
    for (char const* const visit : {"first", "again"}) {
        auto const start = std::chrono::steady_clock::now();
        WebSocketClient client{server.port()};
        client.send(R"({"t":"hello","table":"abcdefghjk","token":"TOKEN"})");
        json::object const opened = client.expect("table", 300s);
        std::chrono::duration<double, std::milli> const time = std::chrono::steady_clock::now() - start;
        ::testing::Test::RecordProperty(std::string{visit} + "_ms", std::to_string(time.count()));
        EXPECT_EQ(opened.at("moves").as_int64(), moves);
        EXPECT_LT(client.log().back().size(), 200'000U);
        std::printf("%d moves, opened %s: %.1f ms, %zu bytes\n", moves, visit, time.count(),
                    client.log().back().size());
        // A client that has seen only the start gets no more than a new one.
        WebSocketClient old{server.port()};
        old.send(R"({"t":"hello","table":"abcdefghjk","token":"TOKEN","seen":1})");
        EXPECT_EQ(old.expect("table").at("version"), opened.at("version"));

        std::int64_t from = opened.at("events_from").as_int64();
        EXPECT_GT(from, 0);
        for (int pages = 0; from > 0; ++pages) {
            std::string const id = "e" + std::to_string(pages);
            json::object const page = client.ask(
                R"({"t":"events","id":")" + id + R"(","before":)" + std::to_string(from) + "}", id);
            ASSERT_LT(page.at("events_from").as_int64(), from);
            from = page.at("events_from").as_int64();
        }
        EXPECT_TRUE(client.open());
    }
    EXPECT_EQ(server.metric("slow_readers_total"), 0);
}

TEST(LongGame, OpensWithItsNewestEventsAndPagesBackToTheFirst) { open_and_go_back(600); }

TEST(SlowLongGame, OfTenThousandMovesOpensWithItsNewestEvents) { open_and_go_back(10'000); }

}  // namespace
}  // namespace motherlode::server::testing
