// POST /api/lessons.

#include <gtest/gtest.h>

#include "server/fixture.h"

namespace motherlode::server::testing {
namespace {

std::string request(std::string_view rest) {
    return R"({"game":"gold_west","lesson":"first_game",)" + std::string{rest} + "}";
}

HttpReply ask(TestServer const& server, std::string const& body) {
    return post(server.port(), "/api/lessons", body);
}

TEST(Lessons, AreListedWithTheirGame) {
    TestServer const server;
    json::value const offer = http(server.port(), "GET", "/api/games").json();
    for (json::value const& game : offer.at("games").as_array()) {
        if (text_of(game.at("name")) != "gold_west") continue;
        json::value const& lesson = game.at("lessons").at(0);
        EXPECT_EQ(text_of(lesson.at("name")), "first_game");
        EXPECT_TRUE(lesson.at("title").as_object().contains("es"));
        EXPECT_EQ(lesson.at("steps").as_int64(), 15);
    }
}

TEST(Lessons, StartWithTheWholeTable) {
    TestServer const server;
    json::value const moment = ask(server, request(R"("done":[])")).json();
    EXPECT_EQ(text_of(moment.at("table").at("t")), "table");
    EXPECT_EQ(moment.at("table").at("seat").as_int64(), 0);
    EXPECT_TRUE(moment.at("task").as_array().empty());
    EXPECT_FALSE(moment.at("last").as_bool());
    EXPECT_TRUE(moment.at("text").as_object().contains("es"));
    EXPECT_EQ(text_of(moment.at("rule")), "GW-1.1b");
}

TEST(Lessons, AMoveThatCompletesTheStepLeadsToTheNext) {
    TestServer const server;
    json::value const moment = ask(server, request(R"("done":[""],"move":"activate 3")")).json();
    EXPECT_EQ(moment.at("done"), json::parse(R"(["","activate 3"])"));
    EXPECT_EQ(moment.at("table").at("moves").as_int64(), 1);
    EXPECT_FALSE(moment.at("table").at("legal").as_array().empty());
    // The same request gives the same answer: nothing is stored.
    EXPECT_EQ(ask(server, request(R"("done":["","activate 3"])")).json(), moment);
}

TEST(Lessons, AnotherLegalMoveGetsTheHintInEveryLanguage) {
    TestServer const server;
    HttpReply const reply = ask(server, request(R"("done":[""],"move":"activate 1")"));
    EXPECT_EQ(reply.status, 200);
    json::value const refused = reply.json().at("refused");
    EXPECT_EQ(text_of(refused.at("code")), "not_the_task");
    json::object const& hint = refused.at("hint").as_object();
    EXPECT_EQ(text_of(hint.at("en")), text_of(refused.at("sentence")));
    EXPECT_TRUE(hint.contains("es"));
}

TEST(Lessons, AnIllegalMoveGetsTheReasonOfTheRules) {
    TestServer const server;
    HttpReply const reply = ask(server, request(R"("done":[""],"move":"activate 4")"));
    EXPECT_EQ(reply.status, 200);
    json::value const refused = reply.json().at("refused");
    EXPECT_EQ(text_of(refused.at("code")), "illegal");
    EXPECT_EQ(text_of(refused.at("rule")), "GW-7.1a");
    EXPECT_FALSE(refused.as_object().contains("hint"));
}

TEST(Lessons, QuestionsAreAnsweredAsAtATable) {
    TestServer const server;
    json::value const by_verb =
        ask(server, request(R"("done":[""],"why":{"verb":"activate","args":[{"bin":4}]})")).json();
    EXPECT_FALSE(by_verb.at("possible").as_bool());
    EXPECT_EQ(text_of(by_verb.at("rule")), "GW-7.1a");
    json::value const by_text = ask(server, request(R"("done":[""],"why":{"action":"activate 3"})")).json();
    EXPECT_TRUE(by_text.at("possible").as_bool());
    json::value const about =
        ask(server, request(R"("done":[""],"about":{"kind":"bin","thing":"4"})")).json();
    EXPECT_EQ(text_of(about.at("rule")), "GW-5.1b");
    EXPECT_FALSE(about.at("facts").as_array().empty());
}

TEST(Lessons, RefuseWhatTheyDoNotUnderstand) {
    TestServer const server;
    EXPECT_EQ(ask(server, R"({"game":"gold_west","lesson":"none","done":[]})").status, 404);
    EXPECT_EQ(ask(server, R"({"game":"chess","lesson":"first_game","done":[]})").status, 404);
    for (std::string const& body : {std::string{"{}"}, request(R"("done":"")"),
                                    request(R"("done":[],"extra":1)"), request(R"("done":[],"why":{})"),
                                    request(R"("done":["loot"])"), request(R"("done":["","activate 1"])")}) {
        HttpReply const reply = ask(server, body);
        EXPECT_EQ(reply.status, 400) << body;
        EXPECT_EQ(code_of(reply), "malformed") << body;
    }
}

TEST(Lessons, TakeNoTable) {
    ServerOptions options = quick_options();
    options.limits.tables_per_hour = 1;
    options.limits.tables_open = 0;
    TestServer const server{options};
    for (int i = 0; i < 3; ++i) EXPECT_EQ(ask(server, request(R"("done":[])")).status, 200);
}

TEST(Lessons, CountAsRequests) {
    ServerOptions options = quick_options();
    options.limits.request_burst = 2;
    options.limits.requests_per_second = 0.001;
    TestServer const server{options};
    EXPECT_EQ(ask(server, request(R"("done":[])")).status, 200);
    EXPECT_EQ(ask(server, request(R"("done":[])")).status, 200);
    EXPECT_EQ(ask(server, request(R"("done":[])")).status, 429);
}

}  // namespace
}  // namespace motherlode::server::testing
