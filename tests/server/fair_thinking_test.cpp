// One visitor with many tables of bots that search must not keep the bots of the others from answering.

#include <gtest/gtest.h>

#include "server/fixture.h"

namespace motherlode::server {
namespace {

using namespace testing;

constexpr int hostile_tables = 30;

ServerOptions options_of_one_thread() {
    ServerOptions options = quick_options();
    options.thinking_threads = 1;
    options.trusted_proxies = {*parse_network("127.0.0.1/32")};
    return options;
}

Headers from(std::string const& address) { return {{"X-Forwarded-For", address}}; }

// Tables where four bots that search play, each watched by the attacker.
std::vector<std::unique_ptr<WebSocketClient>> attack(int port) {
    std::vector<std::unique_ptr<WebSocketClient>> watchers;
    for (int i = 0; i < hostile_tables; ++i) {
        TestTable const table =
            make_table(port, R"(["bot:greenhorn","bot:greenhorn","bot:greenhorn","bot:greenhorn"])");
        watchers.push_back(std::make_unique<WebSocketClient>(port, from("192.0.2.66")));
        watchers.back()->send(table.hello_watcher());
    }
    return watchers;
}

TEST(FairThinking, AnHonestBotAnswersNextWhateverOthersAskFor) {
    TestServer const server{options_of_one_thread()};
    auto const watchers = attack(server.port());
    ASSERT_TRUE(soon([&] { return server.metric("thinking_waiting") >= hostile_tables - 2; }));

    TestTable const table = make_table(server.port(), R"(["person","bot:greenhorn"])", R"(,"name":"Ana")");
    WebSocketClient human{server.port(), from("192.0.2.7")};
    json::object state = wait_for_turn(human, table);
    // A turn has three decisions. In the order of requests, the decisions of all other tables would come before each.
    constexpr int decisions = 3;
    for (int move = 0; move < 3 * decisions; ++move) {
        double const before = server.metric("bot_moves_total");
        human.send(move_text(state, "move" + std::to_string(move)));
        do state = human.expect("update");
        while (state.at("legal").as_array().empty());
        EXPECT_LE(server.metric("bot_moves_total") - before, hostile_tables * decisions / 2)
            << "move " << move;
    }
    EXPECT_GE(server.metric("thinking_waiting"), hostile_tables - 2);
}

}  // namespace
}  // namespace motherlode::server
