#pragma once

#include "server/fixture.h"

// Finished games and small efforts, for tests of reviews and playouts.
namespace motherlode::server::testing {

inline std::string state_of(json::object const& message) { return text_of(message.at("state")); }

inline constexpr analysis::Effort quick{
    .iterations = 4, .listed = 1, .playouts = 2, .horizon = {.decisions = 4}};
// Longer than any test.
inline constexpr analysis::Effort endless{.iterations = 4, .listed = 1, .playouts = 1'000'000'000};

inline ServerOptions with(analysis::Effort const& effort) {
    ServerOptions options = quick_options();
    options.effort = effort;
    options.review_threads = 1;
    return options;
}

// A table where bots have played to the end.
inline TestTable finished_table(int port, std::string_view more = "") {
    TestTable table = make_table(port, R"(["bot:greedy","bot:random"])", more);
    WebSocketClient watcher{port};
    watcher.send(table.hello_watcher());
    json::object state = watcher.expect("table");
    while (!state.at("result").at("finished").as_bool()) state = watcher.expect("update");
    return table;
}

inline std::unique_ptr<WebSocketClient> watcher_of(TestServer const& server, TestTable const& table) {
    auto watcher = std::make_unique<WebSocketClient>(server.port());
    watcher->send(table.hello_watcher());
    watcher->expect("table");
    return watcher;
}

}  // namespace motherlode::server::testing
