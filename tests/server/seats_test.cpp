// A seat belongs to whoever sits in it: invitations, tokens, other devices and windows.

#include <atomic>

#include <gtest/gtest.h>

#include "server/fixture.h"
#include "server/slow_disk.h"

namespace motherlode::server::testing {
namespace {

// The cookie of a new browser.
std::string new_cookie(int port) { return make_table(port, R"(["person","person"])").cookie; }

std::string hello(TestTable const& table, std::string const& token) {
    return R"({"t":"hello","table":")" + table.id + R"(","token":")" + token + "\"}";
}

std::string sit(std::string const& name) { return R"({"t":"name","id":"sit","name":")" + name + "\"}"; }

// The code of the refusal, or "table".
std::string opened(int port, std::string const& text, Headers const& headers = {}) {
    WebSocketClient client{port, headers};
    client.send(text);
    std::optional<std::string> const answer = client.receive();
    if (!answer) return "closed";
    json::object const message = json::parse(*answer).as_object();
    return text_of(message.contains("code") ? message.at("code") : message.at("t"));
}

// A client who has sat down, and the token of the seat.
struct SeatedPlayer {
    SeatedPlayer(int port, TestTable const& table, int seat, std::string const& name,
                 Headers const& headers = {})
        : client{port, headers} {
        client.send(table.hello(seat));
        client.expect("table");
        EXPECT_EQ(text_of(client.ask(sit(name), "sit").at("t")), "ok");
        token = text_of(client.expect("seat").at("token"));
    }

    WebSocketClient client;
    std::string token;
};

TEST(Seats, AnInvitationIsUsedUpWhenSomebodySitsDown) {
    TestServer server{quick_options(), Keep::on_disk};
    TestTable const table = make_table(server.port(), R"(["person","person"])");
    EXPECT_EQ(opened(server.port(), table.hello(1)), "table");
    SeatedPlayer const ben{server.port(), table, 1, "Ben"};
    EXPECT_NE(ben.token, table.tokens[1]);
    for (int run = 0; run < 2; ++run) {
        EXPECT_EQ(opened(server.port(), table.hello(1)), "not_allowed");
        EXPECT_EQ(opened(server.port(), hello(table, ben.token)), "table");
        EXPECT_EQ(opened(server.port(), table.hello(0)), "table");
        server.stop();
        server.start();
    }
}

TEST(Seats, TheBrowserOfThePlayerComesBackWithItsOldLink) {
    TestServer const server;
    std::string const ana_cookie = new_cookie(server.port());
    std::string const ben_cookie = new_cookie(server.port());
    TestTable const table = make_table(server.port(), R"(["person","person"])");
    SeatedPlayer const ben{server.port(), table, 1, "Ben", {{"Cookie", ben_cookie}}};
    WebSocketClient again{server.port(), {{"Cookie", ben_cookie}}};
    again.send(table.hello(1));
    EXPECT_EQ(again.expect("table").at("seat").as_int64(), 1);
    EXPECT_EQ(opened(server.port(), table.hello(1), {{"Cookie", ana_cookie}}), "not_allowed");
}

TEST(Seats, TheSeatOfTheTablesMakerKeepsItsToken) {
    TestServer const server;
    TestTable const table = make_table(server.port(), R"(["person","person"])", R"(,"name":"Ana")");
    for (int i = 0; i < 2; ++i) EXPECT_EQ(opened(server.port(), table.hello(0)), "table");
}

TEST(Seats, NobodySeesAHandBeforeSittingDown) {
    TestServer const server;
    TestTable const table = make_table(server.port(), R"(["person","person"])", "", "coloma");
    WebSocketClient watcher{server.port()};
    watcher.send(table.hello_watcher());
    WebSocketClient invited{server.port()};
    invited.send(table.hello(1));
    json::object const seen = invited.expect("table");
    json::value const watched = watcher.expect("table").at("view");
    EXPECT_EQ(seen.at("seat").as_int64(), 1);
    EXPECT_EQ(seen.at("view"), watched);
    json::object const at = invited.ask(R"({"t":"at","id":"a","move":0})", "a");
    EXPECT_EQ(at.at("view"), watched);
    json::object const why = invited.ask(R"({"t":"why","id":"w","action":"discard 1"})", "w");
    EXPECT_FALSE(why.contains("rule"));
    invited.send(sit("Ben"));
    EXPECT_NE(invited.expect("update").at("view"), watched);
}

TEST(Seats, WhoeverElseHasOpenedTheInvitationLosesTheSeat) {
    TestServer const server;
    std::string const ana_cookie = new_cookie(server.port());
    std::string const ben_cookie = new_cookie(server.port());
    TestTable const table = make_table(server.port(), R"(["person","person"])");
    WebSocketClient maker{server.port(), {{"Cookie", ana_cookie}}};
    maker.send(table.hello(1));
    maker.expect("table");
    SeatedPlayer ben{server.port(), table, 1, "Ben", {{"Cookie", ben_cookie}}};
    EXPECT_EQ(text_of(maker.expect("error").at("code")), "closed");
    EXPECT_TRUE(maker.wait_for_close());
    EXPECT_EQ(opened(server.port(), table.hello(1), {{"Cookie", ana_cookie}}), "not_allowed");
    EXPECT_EQ(text_of(ben.client.ask(R"({"t":"ping","id":"p"})", "p").at("t")), "pong");
    for (std::string const& message : maker.log())
        EXPECT_EQ(message.find(R"("name":"Ben")"), std::string::npos) << message;
}

TEST(Seats, ASitDownThatCannotBeSavedDoesNotUseUpTheInvitation) {
    SlowDisk disk;
    TestServer const server{quick_options(), [&] { return make_slow_store(disk); }};
    TestTable const table = make_table(server.port(), R"(["person","person"])");
    WebSocketClient ben{server.port()};
    ben.send(table.hello(1));
    ben.expect("table");
    disk.break_table(table.id);
    ben.send(sit("Ben"));
    EXPECT_TRUE(ben.wait_for_close());
    for (std::string const& message : ben.log())
        EXPECT_EQ(message.find(R"("t":"seat")"), std::string::npos) << message;
    disk.mend();
    SeatedPlayer const again{server.port(), table, 1, "Ben"};
    EXPECT_EQ(opened(server.port(), hello(table, again.token)), "table");
}

TEST(Seats, AOneTimeLinkOpensTheSeatOnAnotherDevice) {
    std::atomic<Millis> wall = 1'700'000'000'000;
    ServerOptions options = quick_options();
    options.clocks.wall = [&] { return wall.load(); };
    TestServer const server{options};
    std::string const ben_cookie = new_cookie(server.port());
    TestTable const table = make_table(server.port(), R"(["person","person"])");
    SeatedPlayer ben{server.port(), table, 1, "Ben"};
    auto const new_link = [&](std::string const& id) {
        json::object const link = ben.client.ask(R"({"t":"link","id":")" + id + "\"}", id);
        EXPECT_EQ(link.at("expires").as_int64(), wall + 10 * 60'000);
        return text_of(link.at("token"));
    };
    std::string const link = new_link("1");
    WebSocketClient phone{server.port(), {{"Cookie", ben_cookie}}};
    phone.send(hello(table, link));
    EXPECT_EQ(phone.expect("table").at("seat").as_int64(), 1);
    std::string const token = text_of(phone.expect("seat").at("token"));
    EXPECT_EQ(opened(server.port(), hello(table, link)), "not_allowed");
    for (std::string const& own : {token, ben.token})
        EXPECT_EQ(opened(server.port(), hello(table, own)), "table");
    EXPECT_EQ(opened(server.port(), R"({"t":"hello","table":")" + table.id + "\"}", {{"Cookie", ben_cookie}}),
              "table");

    // A new link replaces the one before, and each is valid for ten minutes.
    std::string const replaced = new_link("2");
    std::string const late = new_link("3");
    EXPECT_EQ(opened(server.port(), hello(table, replaced)), "not_allowed");
    wall += 10 * 60'000;
    EXPECT_EQ(opened(server.port(), hello(table, late)), "not_allowed");

    WebSocketClient watcher{server.port()};
    watcher.send(table.hello_watcher());
    EXPECT_EQ(text_of(watcher.ask(R"({"t":"link","id":"l"})", "l").at("code")), "not_your_seat");
    WebSocketClient invited{server.port()};
    invited.send(table.hello(0));
    EXPECT_EQ(text_of(invited.ask(R"({"t":"link","id":"l"})", "l").at("code")), "not_allowed");
}

// The number of the window that is not the client's own.
std::int64_t other_window(json::object const& message, bool same_browser) {
    EXPECT_EQ(message.at("windows").as_array().size(), 2U);
    for (json::value const& window : message.at("windows").as_array()) {
        if (window.at("window") == message.at("you")) continue;
        EXPECT_EQ(window.at("same_browser").as_bool(), same_browser);
        return window.at("window").as_int64();
    }
    return -1;
}

std::string close_window(std::int64_t window, std::string const& id = "x") {
    return R"({"t":"close","id":")" + id + R"(","window":)" + std::to_string(window) + "}";
}

TEST(Seats, APlayerCanShutOutAnotherBrowser) {
    TestServer const server;
    std::string const ana_cookie = new_cookie(server.port());
    std::string const ben_cookie = new_cookie(server.port());
    TestTable const table = make_table(server.port(), R"(["person","person"])");
    SeatedPlayer ben{server.port(), table, 1, "Ben", {{"Cookie", ben_cookie}}};
    // Somebody has got hold of the token.
    WebSocketClient thief{server.port(), {{"Cookie", ana_cookie}}};
    thief.send(hello(table, ben.token));
    thief.expect("table");
    std::int64_t const window = other_window(ben.client.expect("windows"), false);
    EXPECT_EQ(text_of(ben.client.ask(close_window(window), "x").at("t")), "ok");
    EXPECT_EQ(text_of(thief.expect("error").at("code")), "closed");
    EXPECT_TRUE(thief.wait_for_close());
    EXPECT_EQ(opened(server.port(), hello(table, ben.token), {{"Cookie", ana_cookie}}), "not_allowed");
    // Ben has been given a new token.
    std::string token;
    for (std::string const& message : ben.client.log())
        if (message.starts_with(R"({"t":"seat")")) token = text_of(json::parse(message).at("token"));
    EXPECT_NE(token, ben.token);
    EXPECT_EQ(opened(server.port(), hello(table, token)), "table");
    EXPECT_EQ(text_of(ben.client.ask(close_window(window, "y"), "y").at("code")), "malformed");
}

TEST(Seats, AWindowInTheSameBrowserKeepsItsAccess) {
    TestServer const server;
    std::string const ben_cookie = new_cookie(server.port());
    TestTable const table = make_table(server.port(), R"(["person","person"])");
    SeatedPlayer ben{server.port(), table, 1, "Ben", {{"Cookie", ben_cookie}}};
    WebSocketClient tab{server.port(), {{"Cookie", ben_cookie}}};
    tab.send(hello(table, ben.token));
    std::int64_t const window = other_window(ben.client.expect("windows"), true);
    EXPECT_EQ(text_of(ben.client.ask(close_window(window), "x").at("t")), "ok");
    EXPECT_TRUE(tab.wait_for_close());
    json::object windows;
    for (std::string const& message : ben.client.log())
        if (message.starts_with(R"({"t":"windows")")) windows = json::parse(message).as_object();
    EXPECT_EQ(windows.at("windows").as_array().size(), 1U);
    EXPECT_EQ(opened(server.port(), hello(table, ben.token)), "table");
}

TEST(Seats, WindowsOfOtherSeatsAreNobodysBusiness) {
    TestServer const server;
    Party party{server.port(), 2};
    WebSocketClient second{server.port()};
    second.send(party.table.hello(0));
    std::int64_t const window = other_window(second.expect("windows"), false);
    EXPECT_EQ(text_of(party.clients[1]->ask(close_window(window), "x").at("code")), "malformed");
    party.clients[1]->ask(R"({"t":"ping","id":"p"})", "p");
    for (std::string const& message : party.clients[1]->log())
        EXPECT_EQ(message.find(R"("t":"windows")"), std::string::npos);
    EXPECT_TRUE(second.open());
}

// ---- The host ----

TEST(Seats, ARemovedPlayerLosesTheSeatAndTheHostGetsANewInvitation) {
    TestServer const server;
    std::string const ben_cookie = new_cookie(server.port());
    TestTable const table = make_table(server.port(), R"(["person","person"])", R"(,"name":"Ana")");
    WebSocketClient host{server.port()};
    host.send(table.hello(0));
    SeatedPlayer troll{server.port(), table, 1, "Troll", {{"Cookie", ben_cookie}}};
    EXPECT_EQ(text_of(troll.client.ask(R"({"t":"remove","id":"r","seat":0})", "r").at("code")),
              "not_allowed");
    EXPECT_EQ(text_of(host.ask(R"({"t":"remove","id":"r","seat":1})", "r").at("t")), "ok");
    json::object const invitation = host.expect("invitation");
    EXPECT_EQ(text_of(troll.client.expect("error").at("code")), "closed");
    EXPECT_TRUE(troll.client.wait_for_close());
    EXPECT_EQ(opened(server.port(), hello(table, troll.token), {{"Cookie", ben_cookie}}), "not_allowed");
    TestTable again = table;
    again.tokens[1] = text_of(invitation.at("token"));
    SeatedPlayer const ben{server.port(), again, 1, "Ben"};

    // After the first move a bot takes over, and nobody else can see the hand.
    json::object state = host.expect("update");
    while (state.at("legal").as_array().empty() && state.at("moves").as_int64() == 0) {
        WebSocketClient mover{server.port()};
        mover.send(hello(table, ben.token));
        json::object const seen = mover.expect("table");
        if (!seen.at("legal").as_array().empty()) mover.ask(move_text(seen, "m"), "m");
        state = host.expect("update");
    }
    if (!state.at("legal").as_array().empty()) host.ask(move_text(state, "m"), "m");
    EXPECT_EQ(text_of(host.ask(R"({"t":"remove","id":"r2","seat":1})", "r2").at("t")), "ok");
    EXPECT_EQ(opened(server.port(), hello(table, ben.token)), "not_allowed");
    host.ask(R"({"t":"ping","id":"p"})", "p");
    auto const invitations = static_cast<std::size_t>(
        std::count_if(host.log().begin(), host.log().end(), [](std::string const& message) {
            return message.starts_with(R"({"t":"invitation")");
        }));
    EXPECT_EQ(invitations, 1U);
}

TEST(Seats, AReportGoesToTheLog) {
    ::testing::internal::CaptureStderr();
    {
        TestServer const server;
        Party party{server.port(), 2};
        WebSocketClient& ana = *party.clients[0];
        EXPECT_EQ(text_of(ana.ask(R"({"t":"report","id":"r","text":"Rude\nwords"})", "r").at("t")), "ok");
        EXPECT_EQ(text_of(ana.ask(R"({"t":"report","id":"s","text":" "})", "s").at("code")), "malformed");
        for (int i = 0; i < 9; ++i)
            EXPECT_EQ(text_of(ana.ask(R"({"t":"report","id":"r","text":"More"})", "r").at("t")), "ok");
        EXPECT_EQ(text_of(ana.ask(R"({"t":"report","id":"r","text":"More"})", "r").at("code")), "limit");
    }
    std::string const log = ::testing::internal::GetCapturedStderr();
    EXPECT_NE(log.find(R"(message=Report from="seat 0")"), std::string::npos) << log;
    EXPECT_NE(log.find(R"(text="Rude words")"), std::string::npos) << log;
}

}  // namespace
}  // namespace motherlode::server::testing
