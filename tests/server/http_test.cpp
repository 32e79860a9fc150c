#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "protocol/new_table.h"
#include "registry/registry.h"
#include "server/fixture.h"
#include "server/tokens.h"
#include "source_tree.h"
#include "store/memory_store.h"
#include "table/table.h"

namespace motherlode::server::testing {
namespace {

std::string value_of_cookie(std::string const& header) {
    std::size_t const start = header.find('=') + 1;
    return header.substr(start, header.find(';') - start);
}

constexpr char const* two_persons = R"({"game":"boomtown_builders","seats":["person","person"]})";

TEST(HttpRoutes, HealthAndMetrics) {
    TestServer const server;
    HttpReply const health = http(server.port(), "GET", "/healthz");
    EXPECT_EQ(health.status, 200);
    EXPECT_EQ(health.body, "ok\n");
    EXPECT_EQ(http(server.port(), "GET", "/metrics").status, 404);
    HttpReply const metrics = http(server.metrics_port(), "GET", "/metrics");
    EXPECT_EQ(metrics.header("content-type"), "text/plain; version=0.0.4");
    EXPECT_NE(metrics.body.find("# TYPE motherlode_commit_seconds histogram\n"), std::string::npos);
    EXPECT_NE(metrics.body.find("motherlode_responses_total{status=\"200\"} 1\n"), std::string::npos);
    EXPECT_EQ(http(server.metrics_port(), "GET", "/api/games").status, 404);
}

TEST(HttpRoutes, ListsTheGames) {
    TestServer const server;
    json::value const offer = http(server.port(), "GET", "/api/games").json();
    json::object const& game = offer.at("games").at(0).as_object();
    EXPECT_EQ(text_of(game.at("name")), "boomtown_builders");
    EXPECT_EQ(game.at("min_players").as_int64(), 2);
    EXPECT_EQ(text_of(game.at("editions").at(0).at("name")), "horizon");
    EXPECT_EQ(text_of(game.at("options").at(0).at("values").at(0)), "off");
    EXPECT_EQ(game.at("score_sources").as_array().size(), 4U);
    EXPECT_EQ(text_of(offer.at("bots").at(0)), "random");
    EXPECT_EQ(text_of(offer.at("languages").at(0)), "en");
}

TEST(HttpRoutes, ServesMessagesAndRules) {
    TestServer const server;
    json::object const words = http(server.port(), "GET", "/api/messages/en").json().as_object();
    EXPECT_TRUE(words.contains("boomtown_builders.event.built"));
    json::value const rules = http(server.port(), "GET", "/api/rules/boomtown_builders").json();
    EXPECT_GT(rules.at("rules").as_array().size(), 20U);
    EXPECT_TRUE(rules.at("rules").at(0).as_object().contains("heading"));
    json::value const spanish = http(server.port(), "GET", "/api/rules/boomtown_builders/es").json();
    EXPECT_EQ(spanish.at("rules").as_array().size(), rules.at("rules").as_array().size());
    EXPECT_NE(spanish.at("rules").at(0).at("text"), rules.at("rules").at(0).at("text"));
    for (char const* path :
         {"/api/messages/xx", "/api/rules/chess", "/api/rules/chess/es", "/api/rules/coloma/xx",
          "/api/nothing", "/nothing", "/api/messages/../../docs/protocol", "/api/messages/"})
        EXPECT_EQ(http(server.port(), "GET", path).status, 404) << path;
}

TEST(HttpRoutes, CompressesLongResponsesIfAccepted) {
    TestServer const server;
    HttpReply const plain = http(server.port(), "GET", "/api/messages/en");
    EXPECT_EQ(plain.header("content-encoding"), "");
    for (int again = 0; again < 2; ++again) {
        HttpReply const packed =
            http(server.port(), "GET", "/api/messages/en", {{"Accept-Encoding", "br, gzip"}});
        EXPECT_EQ(packed.header("content-encoding"), "gzip");
        EXPECT_EQ(packed.header("vary"), "Accept-Encoding");
        EXPECT_EQ(packed.body.substr(0, 2), "\x1f\x8b");
        EXPECT_LT(packed.body.size(), plain.body.size() / 3);
    }
    EXPECT_EQ(http(server.port(), "GET", "/api/messages/en", {{"Accept-Encoding", "gzip;q=0"}}).body,
              plain.body);
}

TEST(HttpRoutes, EveryResponseHasTheSecurityHeaders) {
    TestServer const server;
    for (char const* path : {"/healthz", "/api/games", "/nothing", "/"}) {
        HttpReply const reply = http(server.port(), "GET", path);
        EXPECT_NE(reply.header("content-security-policy").find("default-src 'self'"), std::string::npos);
        EXPECT_NE(reply.header("content-security-policy").find("frame-ancestors 'none'"), std::string::npos);
        EXPECT_EQ(reply.header("x-content-type-options"), "nosniff") << path;
        EXPECT_EQ(reply.header("referrer-policy"), "no-referrer");
        EXPECT_EQ(reply.header("cross-origin-opener-policy"), "same-origin");
        EXPECT_NE(reply.header("permissions-policy"), "");
    }
    EXPECT_EQ(http(server.port(), "GET", "/api/games").header("cache-control"), "no-store");
}

TEST(HttpRoutes, MethodsAndKeepAlive) {
    TestServer const server;
    HttpReply const head = http(server.port(), "HEAD", "/healthz");
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.header("content-length"), "3");
    EXPECT_EQ(http(server.port(), "DELETE", "/api/games").status, 405);
    EXPECT_EQ(post(server.port(), "/api/games", "{}").status, 404);

    Connection connection{server.port()};
    for (int i = 0; i < 3; ++i) {
        connection.send("GET /healthz?secret=1 HTTP/1.1\r\nHost: a\r\n\r\n");
        EXPECT_EQ(read_reply(connection).status, 200);
    }
    connection.send("nonsense\r\n\r\n");
    EXPECT_EQ(read_reply(connection).status, 400);
}

TEST(HttpRoutes, UnusualTargetsDoNotFail) {
    TestServer const server;
    for (std::string_view const target : {"?", "?x", "*", "x", "http://localhost/", "//", "/?", "/%00"}) {
        for (std::string_view const method : {"GET", "HEAD", "POST", "OPTIONS"}) {
            Connection connection{server.port()};
            connection.send(std::string{method} + " " + std::string{target} +
                            " HTTP/1.1\r\nHost: localhost\r\n\r\n");
            int const status = read_reply(connection, method != "HEAD").status;
            EXPECT_TRUE(status >= 200 && status < 500) << method << " " << target << ": " << status;
        }
    }
    EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
}

TEST(HttpTables, CreatesATableAndReturnsItsLinks) {
    TestServer const server;
    std::string const body = R"({"game":"boomtown_builders","seats":["bot:random","person","person"],
        "options":{"terrain":"on"},"edition":"horizon","clock":{"kind":"bank","bank":600,"increment":10},
        "listed":true,"name":"Ana"})";
    HttpReply const reply = post(server.port(), "/api/tables", body);
    ASSERT_EQ(reply.status, 200) << reply.body;
    json::object const created = reply.json().as_object();
    EXPECT_EQ(created.at("seats").as_array().size(), 2U);
    EXPECT_EQ(created.at("seats").at(0).at("seat").as_int64(), 1);
    EXPECT_EQ(text_of(created.at("watch")).size(), 22U);

    std::string const cookie = reply.header("set-cookie");
    EXPECT_NE(cookie.find("motherlode="), std::string::npos);
    EXPECT_NE(cookie.find("HttpOnly"), std::string::npos);
    EXPECT_NE(cookie.find("SameSite=Strict"), std::string::npos);

    Headers const known{{"Cookie", "other=1; " + cookie.substr(0, cookie.find(';'))}};
    json::array const my_tables =
        http(server.port(), "GET", "/api/mine", known).json().at("tables").as_array();
    ASSERT_EQ(my_tables.size(), 1U);
    EXPECT_EQ(my_tables[0].at("table"), created.at("table"));
    EXPECT_EQ(my_tables[0].at("seat").as_int64(), 1);
    EXPECT_EQ(text_of(my_tables[0].at("names").at(1)), "Ana");
    EXPECT_EQ(text_of(my_tables[0].at("names").at(2)), "");
    EXPECT_FALSE(my_tables[0].at("finished").as_bool());

    json::array const watch = http(server.port(), "GET", "/api/watch").json().at("tables").as_array();
    ASSERT_EQ(watch.size(), 1U);
    EXPECT_TRUE(watch[0].at("seat").is_null());
    EXPECT_TRUE(http(server.port(), "GET", "/api/mine").json().at("tables").as_array().empty());
}

std::string with_edition_file(std::string const& edition) {
    return json::serialize(json::object{
        {"game", "boomtown_builders"}, {"seats", {"person", "person"}}, {"edition_file", edition}});
}

TEST(HttpTables, AnUploadedEditionIsPlayedAndOursCanBeDownloaded) {
    TestServer const server;
    HttpReply const ours = http(server.port(), "GET", "/api/editions/boomtown_builders/horizon.toml");
    EXPECT_EQ(ours.status, 200);
    EXPECT_EQ(http(server.port(), "GET", "/api/editions/boomtown_builders/../horizon.toml").status, 404);
    EXPECT_EQ(http(server.port(), "GET", "/api/editions/boomtown_builders/").status, 404);
    EXPECT_EQ(post(server.port(), "/api/tables", with_edition_file(ours.body)).status, 200);
    std::string const silverton =
        file_text(source_root() / "tests/editions/boomtown_builders/silverton.toml");
    HttpReply const created = post(server.port(), "/api/tables", with_edition_file(silverton));
    ASSERT_EQ(created.status, 200) << created.body;

    // Everybody who opens the table sees the edition's name and provenance.
    json::object const table = created.json().as_object();
    WebSocketClient watcher{server.port()};
    watcher.send(R"({"t":"hello","table":")" + text_of(table.at("table")) + R"(","token":")" +
                 text_of(table.at("watch")) + R"("})");
    json::object const state = watcher.expect("table");
    EXPECT_EQ(text_of(state.at("edition").at("name")), "silverton");
    EXPECT_FALSE(text_of(state.at("edition").at("provenance")).empty());
}

TEST(HttpTables, AWrongEditionFileIsRefusedWithLineAndReason) {
    TestServer const server;
    std::string const ours = http(server.port(), "GET", "/api/editions/boomtown_builders/horizon.toml").body;
    auto const sentence = [&](std::string const& edition) {
        HttpReply const reply = post(server.port(), "/api/tables", with_edition_file(edition));
        EXPECT_EQ(reply.status, 400);
        return text_of(reply.json().at("error").at("sentence"));
    };
    EXPECT_NE(sentence("format = 1\nnonsense\n").find("the edition:2"), std::string::npos);
    // With another number, but under the same name.
    std::string changed = ours;
    std::size_t const points = changed.find("points = [8, 0");
    ASSERT_NE(points, std::string::npos);
    changed.replace(points, 14, "points = [7, 0");
    EXPECT_NE(sentence(changed).find("horizon"), std::string::npos);
    EXPECT_EQ(post(server.port(), "/api/tables", with_edition_file(std::string(200'000, '#'))).status, 413);
}

TEST(HttpTables, ARefusalGivesTheReason) {
    TestServer const server;
    struct Case {
        char const* body;
        char const* key;
        char const* sentence;
    };
    for (auto const& [body, key, sentence] :
         {Case{R"({"game":"chess","seats":["person","person"]})", "table.refusal.unknown_game",
               "No game is called “chess”."},
          Case{R"({"game":"boomtown_builders"})", "server.refusal.missing_field", "“seats” is missing."},
          Case{R"({"game":"boomtown_builders","seats":["person"]})", "table.refusal.bad_setup",
               "Boomtown Builders is for 2 to 4 players, not 1."},
          Case{R"({"game":"boomtown_builders","seats":["person","bot:nobody"]})",
               "server.refusal.unknown_seat_kind",
               "“bot:nobody” is not a valid seat. Use “person” or a bot such as “bot:greedy”."},
          Case{R"({"game":"boomtown_builders","seats":["person","person"],"name":""})",
               "table.refusal.bad_name", "A name must have 1 to 24 printable characters."}}) {
        json::value const error = post(server.port(), "/api/tables", body).json().at("error");
        EXPECT_EQ(text_of(error.at("message").at("key")), key) << body;
        EXPECT_EQ(text_of(error.at("sentence")), sentence) << body;
    }
    json::value const record = post(server.port(), "/api/records", R"({"record":"x"})").json().at("error");
    EXPECT_EQ(text_of(record.at("message").at("key")), "server.refusal.bad_record");
    EXPECT_NE(text_of(record.at("sentence")).find("record:1: "), std::string::npos);
}

TEST(HttpTables, RefusesInvalidRequests) {
    TestServer const server;
    for (char const* body : {
             "",
             "{",
             "[]",
             R"({"game":"chess","seats":["person","person"]})",
             R"({"game":"boomtown_builders"})",
             R"({"game":"boomtown_builders","seats":["person"]})",
             R"({"game":"boomtown_builders","seats":["person","bot:nobody"]})",
             R"({"game":"boomtown_builders","seats":["person",1]})",
             R"({"game":"boomtown_builders","seats":"person"})",
             R"({"game":"boomtown_builders","seats":["person","person"],"seed":1})",
             R"({"game":"boomtown_builders","game":"boomtown_builders","seats":["person","person"]})",
             R"({"game":"boomtown_builders","seats":["person","person"],"options":{"terrain":"maybe"}})",
             R"({"game":"boomtown_builders","seats":["person","person"],"options":{"terrain":1}})",
             R"({"game":"boomtown_builders","seats":["person","person"],"edition":"../horizon"})",
             R"({"game":"boomtown_builders","seats":["person","person"],"clock":{"kind":"sundial"}})",
             R"({"game":"boomtown_builders","seats":["person","person"],"clock":{"kind":"bank"}})",
             R"({"game":"boomtown_builders","seats":["person","person"],"clock":{"kind":"none","bank":1}})",
             R"({"game":"boomtown_builders","seats":["person","person"],"listed":1})",
             R"({"game":"boomtown_builders","seats":["person","person"],"name":""})",
             R"({"game":"boomtown_builders","seats":["bot:random","bot:random"],"name":"Ana"})",
         }) {
        HttpReply const reply = post(server.port(), "/api/tables", body);
        EXPECT_EQ(reply.status, 400) << body;
        EXPECT_EQ(code_of(reply), "malformed") << body;
    }
    EXPECT_EQ(
        http(server.port(), "POST", "/api/tables", {{"Content-Type", "text/plain"}}, two_persons).status,
        400);
    EXPECT_EQ(server.metric("tables_made_total"), 0);
}

TEST(HttpTables, RefusesOtherOrigins) {
    TestServer const server;
    EXPECT_EQ(post(server.port(), "/api/tables", two_persons, {{"Origin", "http://evil.example"}}).status,
              403);
    std::string const own = "http://localhost:" + std::to_string(server.port());
    EXPECT_EQ(post(server.port(), "/api/tables", two_persons, {{"Origin", own}}).status, 200);
    EXPECT_EQ(WebSocketClient(server.port(), {{"Origin", "http://evil.example"}}).status(), 403);
    EXPECT_EQ(WebSocketClient(server.port(), {{"Origin", ""}}).status(), 403);
    EXPECT_EQ(WebSocketClient(server.port()).status(), 101);
}

TEST(HttpTables, RefusesPublicHostNames) {
    TestServer const server;
    std::string const port = ":" + std::to_string(server.port());
    for (std::string const name : {"localhost", "127.0.0.1", "192.168.1.5", "[::1]", "attic", "attic.local"})
        EXPECT_EQ(WebSocketClient(server.port(), {{"Host", name + port}, {"Origin", "http://" + name + port}})
                      .status(),
                  101)
            << name;
    for (std::string const name : {"evil.example", "127.0.0.1.evil.example", "evil.local.example"}) {
        Headers const rebound{{"Host", name + port}, {"Origin", "http://" + name + port}};
        EXPECT_EQ(WebSocketClient(server.port(), rebound).status(), 403) << name;
        EXPECT_EQ(post(server.port(), "/api/tables", two_persons, rebound).status, 403) << name;
    }
}

TEST(HttpTables, AcceptsTheOriginOfAReverseProxy) {
    ServerOptions options = quick_options();
    options.origins = {"https://games.example"};
    options.limits.tables_per_hour = 1;
    TestServer const server{options};
    Headers const proxy{{"Origin", "https://games.example"}, {"X-Forwarded-For", "9.9.9.9, 1.2.3.4"}};
    HttpReply const created = post(server.port(), "/api/tables", two_persons, proxy);
    EXPECT_EQ(created.status, 200);
    EXPECT_NE(created.header("set-cookie").find("; Secure"), std::string::npos);
    EXPECT_EQ(post(server.port(), "/api/tables", two_persons, proxy).status, 429);
    Headers const other{{"X-Forwarded-For", "1.2.3.4, 1.2.3.5"}};
    EXPECT_EQ(post(server.port(), "/api/tables", two_persons, other).status, 200);
    EXPECT_EQ(WebSocketClient(server.port(), {{"Origin", "https://games.example"}}).status(), 101);
    // When it is named, no other origin is accepted.
    std::string const direct = "http://localhost:" + std::to_string(server.port());
    EXPECT_EQ(WebSocketClient(server.port(), {{"Origin", direct}}).status(), 403);
}

TEST(HttpTables, TheCookieOfASecureServerBelongsToItsHost) {
    ServerOptions options = quick_options();
    options.origins = {"https://games.example"};
    TestServer const server{options};
    HttpReply const created = post(server.port(), "/api/tables", two_persons);
    std::string const cookie = created.header("set-cookie");
    EXPECT_TRUE(cookie.starts_with("__Host-motherlode=")) << cookie;
    auto const tables = [&](std::string const& header) {
        return http(server.port(), "GET", "/api/mine", {{"Cookie", header}})
            .json()
            .at("tables")
            .as_array()
            .size();
    };
    std::string const value = value_of_cookie(cookie);
    EXPECT_EQ(tables("__Host-motherlode=" + value), 1U);
    // A name that another host can set is not enough. The browser gets a new cookie, and its seats with it.
    EXPECT_EQ(tables("motherlode=" + value), 0U);
    HttpReply const again =
        post(server.port(), "/api/tables", two_persons, {{"Cookie", "motherlode=" + value}});
    std::string const new_value = value_of_cookie(again.header("set-cookie"));
    EXPECT_NE(new_value, value);
    EXPECT_EQ(tables("__Host-motherlode=" + new_value), 2U);
    EXPECT_EQ(tables("__Host-motherlode=" + value), 0U);
}

TEST(HttpTables, ACookieThatTheServerHasNotIssuedIsNobody) {
    TestServer const server;
    std::string const invented = "motherlode=" + std::string(44, 'A');
    HttpReply const created = post(server.port(), "/api/tables", two_persons, {{"Cookie", invented}});
    std::string const cookie = "motherlode=" + value_of_cookie(created.header("set-cookie"));
    EXPECT_NE(cookie, invented);
    auto const tables = [&](std::string const& header) {
        return http(server.port(), "GET", "/api/mine", {{"Cookie", header}})
            .json()
            .at("tables")
            .as_array()
            .size();
    };
    EXPECT_EQ(tables(invented), 0U);
    EXPECT_EQ(tables(cookie), 1U);
    EXPECT_EQ(tables(cookie.substr(0, cookie.size() - 1) + (cookie.back() == 'A' ? "B" : "A")), 0U);
}

// Cookies of version 0.2 had no signature.
std::string const old_cookie = "AnaAnaAnaAnaAnaAnaAnaA";

// With a table whose first seat the old cookie opens.
std::unique_ptr<Store> old_store() {
    prepare_randomness();
    std::unique_ptr<Store> store = make_memory_store();
    TableSetup setup = *protocol::parse_new_table(two_persons, {}, 1);
    NewTable stored;
    stored.id = "abcdefghjk";
    stored.setup = write_setup(setup, find_game);
    stored.seat_tokens = {token_hash("a"), token_hash("b")};
    stored.owners = {{0, token_hash(old_cookie)}};
    stored.summary = Table::make(find_game, setup)->summary();
    // Not so long ago that the table expires.
    stored.summary.updated = std::chrono::duration_cast<std::chrono::milliseconds>(
                                 std::chrono::system_clock::now().time_since_epoch())
                                 .count();
    EXPECT_FALSE(store->create(stored));
    return store;
}

// What the first message shows a browser with this cookie: its seat, or the code of an error.
std::string seat_with(TestServer const& server, std::string const& cookie) {
    WebSocketClient client{server.port(), {{"Cookie", "motherlode=" + cookie}}};
    client.send(R"({"t":"hello","table":"abcdefghjk"})");
    json::object const answer = json::parse(*client.receive()).as_object();
    return answer.contains("seat") ? std::to_string(answer.at("seat").as_int64())
                                   : text_of(answer.at("code"));
}

TEST(HttpTables, ABrowserWithAnOldCookieGetsANewOneAndKeepsItsSeats) {
    TestServer const server{quick_options(), old_store};
    HttpReply const reply =
        post(server.port(), "/api/tables", two_persons, {{"Cookie", "motherlode=" + old_cookie}});
    std::string const value = value_of_cookie(reply.header("set-cookie"));
    std::string const cookie = "motherlode=" + value;
    json::array const mine =
        http(server.port(), "GET", "/api/mine", {{"Cookie", cookie}}).json().at("tables").as_array();
    EXPECT_EQ(mine.size(), 2U);
    EXPECT_EQ(seat_with(server, value), "0");
    EXPECT_EQ(seat_with(server, old_cookie), "not_allowed");
}

// A browser that opens several pages at the same time gets several responses, in any order.
TEST(HttpTables, AnOldCookieIsReplacedOnlyOnce) {
    TestServer const server{quick_options(), old_store};
    Headers const browser{{"Cookie", "motherlode=" + old_cookie}};
    std::string const value =
        value_of_cookie(post(server.port(), "/api/tables", two_persons, browser).header("set-cookie"));
    EXPECT_EQ(seat_with(server, value), "0");
    EXPECT_EQ(post(server.port(), "/api/tables", two_persons, browser).header("set-cookie"), "");
    EXPECT_EQ(seat_with(server, value), "0");
}

TEST(HttpTables, LimitsCountClientsBehindAReverseProxy) {
    ServerOptions options = quick_options();
    options.origins = {"https://games.example"};
    options.limits.tables_per_hour = 1;
    TestServer const server{options};
    auto const status = [&](Headers const& headers) {
        return post(server.port(), "/api/tables", two_persons, headers).status;
    };
    EXPECT_EQ(status({{"X-Forwarded-For", "5.6.7.8"}}), 200);
    EXPECT_EQ(status({{"X-Forwarded-For", "8.8.8.8"}, {"X-Forwarded-For", "5.6.7.8"}}), 429);
    EXPECT_EQ(status({{"X-Forwarded-For", "5.6.7.8:4711"}}), 429);
    // A text that is not an address counts as the proxy itself.
    EXPECT_EQ(status({{"X-Forwarded-For", "unknown"}}), 200);
    EXPECT_EQ(status({{"X-Forwarded-For", "_hidden"}}), 429);
}

TEST(HttpLimits, TablesRequestsAndSizes) {
    ServerOptions options = quick_options();
    options.limits.tables_per_hour = 3;
    options.limits.request_burst = 12;
    options.limits.requests_per_second = 0.001;
    TestServer const server{options};
    for (int i = 0; i < 3; ++i) EXPECT_EQ(post(server.port(), "/api/tables", two_persons).status, 200);
    HttpReply const fourth = post(server.port(), "/api/tables", two_persons);
    EXPECT_EQ(fourth.status, 429);
    EXPECT_EQ(code_of(fourth), "limit");

    EXPECT_EQ(post(server.port(), "/api/branches", std::string(10'000, ' ')).status, 413);
    EXPECT_EQ(post(server.port(), "/api/records", std::string(2'000'000, ' ')).status, 413);
    EXPECT_EQ(http(server.port(), "GET", "/healthz", {{"X-Long", std::string(9000, 'x')}}).status, 431);
    for (int i = 0; i < 7; ++i) EXPECT_EQ(http(server.port(), "GET", "/api/games").status, 200);
    EXPECT_EQ(http(server.port(), "GET", "/api/games").status, 429);
    EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
}

TEST(HttpLimits, ConnectionsOfOneAddress) {
    ServerOptions options = quick_options();
    options.limits.connections_per_address = 5;
    TestServer const server{options};
    {
        std::vector<Connection> held;
        for (int i = 0; i < 5; ++i) held.emplace_back(server.port());
        for (Connection& one : held) {
            one.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
            EXPECT_EQ(read_reply(one).status, 200);
        }
        Connection more{server.port()};
        EXPECT_FALSE(more.fill(1, 2s));
        EXPECT_FALSE(more.open());
    }
    for (int tries = 0; tries < 100 && http(server.port(), "GET", "/healthz").status != 200; ++tries)
        std::this_thread::sleep_for(20ms);
    EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
}

TEST(HttpLimits, UnreadBodies) {
    ServerOptions options = quick_options();
    options.limits.bodies_on_the_way = 10'000;
    TestServer const server{options};
    std::string const head =
        "POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    Connection slow{server.port()};
    slow.send(head + "Content-Length: 9000\r\n\r\n{");
    for (int tries = 0; tries < 100 && server.metric("bodies_on_the_way_bytes") == 0; ++tries)
        std::this_thread::sleep_for(20ms);
    EXPECT_EQ(post(server.port(), "/api/records", std::string(9000, ' ')).status, 503);
    slow.close();
}

TEST(HttpLimits, OpenTables) {
    ServerOptions options = quick_options();
    options.limits.tables_open = 2;
    TestServer const server{options};
    for (int i = 0; i < 2; ++i) EXPECT_EQ(post(server.port(), "/api/tables", two_persons).status, 200);
    EXPECT_EQ(post(server.port(), "/api/tables", two_persons).status, 429);
}

TEST(HttpTokens, AreNotStored) {
    TestServer server{quick_options(), Keep::on_disk};
    TestTable const table = make_table(server.port(), R"(["person","person"])");
    WebSocketClient client{server.port(), {{"Cookie", table.cookie}}};
    client.send(table.hello(1));
    client.expect("table");
    client.hang_up();
    server.stop();

    std::string stored_text;
    for (auto const& file : std::filesystem::directory_iterator{server.database().parent_path()}) {
        std::ifstream stream{file.path(), std::ios::binary};
        stored_text.append(std::istreambuf_iterator<char>{stream}, {});
    }
    EXPECT_NE(stored_text.find(table.id), std::string::npos);
    for (std::string const& secret :
         {table.tokens[0], table.tokens[1], table.watch, table.cookie.substr(table.cookie.find('=') + 1)})
        EXPECT_EQ(stored_text.find(secret), std::string::npos);
}

}  // namespace
}  // namespace motherlode::server::testing
