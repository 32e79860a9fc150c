// No hidden information is sent to a viewer's socket, in any message.

#include <charconv>

#include <gtest/gtest.h>

#include "games/boomtown_builders/game.h"
#include "kernel/record.h"
#include "registry/registry.h"
#include "server/fixture.h"

namespace motherlode::server::testing {
namespace {

std::string hexadecimal(std::uint64_t number) {
    char digits[17];
    return {digits, std::to_chars(std::begin(digits), std::end(digits), number, 16).ptr};
}

// Whether `count` cards of the deck appear one after another, in either direction.
std::vector<std::string> runs_of(std::vector<int> cards, std::size_t count) {
    std::vector<std::string> runs;
    for (int direction = 0; direction < 2; ++direction) {
        for (std::size_t first = 0; first + count <= cards.size(); ++first) {
            std::string run;
            for (std::size_t i = 0; i < count; ++i)
                run += (i == 0 ? "" : ",") + std::to_string(cards[first + i]);
            runs.push_back(run);
        }
        std::reverse(cards.begin(), cards.end());
    }
    return runs;
}

TEST(Hidden, NoMessageContainsTheSeedOrTheDeck) {
    ServerOptions options = quick_options();
    options.effort =
        analysis::Effort{.iterations = 4, .listed = 4, .playouts = 2, .horizon = {.decisions = 4}};
    TestServer const server{options};
    TestTable const table = make_seated_table(server.port(), 2, R"(,"options":{"terrain":"on"})");
    std::vector<std::unique_ptr<WebSocketClient>> clients;
    std::vector<json::object> latest;
    for (int i = 0; i < 3; ++i) {
        clients.push_back(std::make_unique<WebSocketClient>(server.port()));
        clients.back()->send(i < 2 ? table.hello(i) : table.hello_watcher());
        latest.push_back(clients.back()->expect("table"));
        for (char const* text :
             {R"({"t":"at","id":"a","move":0})", R"({"t":"events","id":"a","before":100000})",
              R"({"t":"why","id":"a","action":"build a1"})", R"({"t":"record","id":"a"})",
              R"({"t":"about","id":"a","kind":"location","thing":"c2","move":0})",
              R"({"t":"move","id":"a","version":0,"action":"?"})", R"({"t":"review","id":"a"})",
              R"({"t":"finish","id":"a","move":0,"games":1})"})
            clients.back()->ask(text, "a");
    }
    for (int i = 0; i < 2; ++i)
        clients[static_cast<std::size_t>(i)]->ask(R"({"t":"hints","id":"h","agree":true})", "h");
    int hinted = 0;
    for (auto const& client : clients)
        hinted += text_of(client->ask(R"({"t":"hint","id":"i","version":4})", "i").at("t")) == "hint" ? 1 : 0;
    EXPECT_EQ(hinted, 1);
    for (std::size_t i = 0; i < 3; ++i)
        for (std::string const& text : clients[i]->log())
            if (text.starts_with(R"({"t":"update")")) latest[i] = json::parse(text).as_object();
    std::vector<WebSocketClient*> const all{clients[0].get(), clients[1].get(), clients[2].get()};
    for (int i = 0; play_one(all, latest, i) != 0;) ++i;
    json::object const record = clients[0]->ask(R"({"t":"record","id":"r"})", "r");

    Outcome<History> const history = read_record(text_of(record.at("record")), "record", find_game);
    ASSERT_TRUE(history) << history.error().sentence;
    Seed const seed = history->setup().seed;
    using Game = boomtown_builders::Game;
    std::unique_ptr<Match> const start = history->after(0);
    std::vector<int> deck;
    for (int const card : static_cast<MatchOf<Game> const&>(*start).state().secret.deck) deck.push_back(card);
    ASSERT_GT(deck.size(), 10U);

    std::vector<std::string> secrets = runs_of(deck, 4);
    for (std::string const& secret :
         {std::to_string(seed), hexadecimal(seed), std::to_string(static_cast<std::int64_t>(seed)),
          std::string{"secret"}, std::string{"seed"}, hexadecimal(history->start_hash())})
        secrets.push_back(secret);
    for (auto const& client : clients) {
        for (std::string const& message : client->log()) {
            if (message.find(R"("t":"record")") != std::string::npos) continue;
            for (std::string const& secret : secrets)
                ASSERT_EQ(message.find(secret), std::string::npos) << secret << " in " << message;
        }
    }
}

// A watcher gets the same as every seat, without the seat's own choices.
TEST(Hidden, AWatcherSeesNoLegalActions) {
    TestServer const server;
    TestTable const table = make_seated_table(server.port(), 2);
    WebSocketClient seat{server.port()};
    WebSocketClient watcher{server.port()};
    seat.send(table.hello(0));
    watcher.send(table.hello_watcher());
    json::object const seen = seat.expect("table");
    json::object const watched = watcher.expect("table");
    EXPECT_TRUE(watched.at("legal").as_array().empty());
    EXPECT_EQ(watched.at("view"), seen.at("view"));  // in this game hands are open
    EXPECT_FALSE(watched.at("undo").at("undo").as_bool());
}

// No client gets a decision that is not on disk yet; see commit_order_test.cpp.
TEST(Hidden, TokensAreInNoMessage) {
    TestServer const server;
    TestTable const table = make_seated_table(server.port(), 2);
    WebSocketClient seat{server.port(), {{"Cookie", table.cookie}}};
    seat.send(table.hello(0));
    seat.expect("table");
    WebSocketClient watcher{server.port()};
    watcher.send(table.hello_watcher());
    watcher.expect("table");
    seat.ask(R"({"t":"chat","id":"c","text":"x"})", "c");
    watcher.expect("update");
    // Players may pass on the link to watch; watchers have it already.
    for (std::string const& message : seat.log())
        for (std::string const& token : {table.tokens[0], table.tokens[1]})
            EXPECT_EQ(message.find(token), std::string::npos);
    for (std::string const& message : watcher.log())
        for (std::string const& token : {table.tokens[0], table.tokens[1], table.watch})
            EXPECT_EQ(message.find(token), std::string::npos);
}

}  // namespace
}  // namespace motherlode::server::testing
