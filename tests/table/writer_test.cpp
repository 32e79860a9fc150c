#include "games/coloma/game.h"
#include "table/sitting.h"

namespace motherlode {
namespace {

using namespace sitting;

std::string whole_message(Table const& table, Seat viewer) {
    return TableWriter{table, "t1", SeatSet{ana}, noon}.table(viewer);
}

int count(std::string_view text, std::string_view part) {
    int occurrences = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
        ++occurrences;
    return occurrences;
}

TEST(TableJson, HasEveryFieldOfTheProtocol) {
    Sitting sitting{
        boomtown({person("Ana"), person("Ben"), bot()}, {ClockRules::Kind::bank, 600'000, 10'000, 0})};
    sitting.turn(ana);
    std::string const json = whole_message(sitting.table(), ben);
    EXPECT_EQ(suite::JsonCheck::problem(json), "");
    EXPECT_EQ(field(json, "t"), R"("table")");
    EXPECT_EQ(field(json, "version"), "3");
    EXPECT_EQ(field(json, "table"), R"("t1")");
    EXPECT_EQ(field(json, "game"), R"("boomtown_builders")");
    EXPECT_EQ(field(json, "options"), R"({"terrain":"off","goldmine":"orthogonal"})");
    EXPECT_EQ(field(json, "clock"), R"({"kind":"bank","bank":600,"increment":10})");
    EXPECT_EQ(field(json, "listed"), "false");
    EXPECT_EQ(field(json, "seat"), "1");
    EXPECT_EQ(
        field(json, "seats"),
        R"([{"kind":"person","name":"Ana","connected":true,"bot":null,"clock":630000,"clock_runs":false,"muted":false,"removed":false,)"
        R"("resigned":false},)"
        R"({"kind":"person","name":"Ben","connected":false,"bot":null,"clock":600000,"clock_runs":true,"muted":false,"removed":false,)"
        R"("resigned":false},)"
        R"({"kind":"bot","name":"random","connected":true,"bot":null,"clock":null,"clock_runs":false,"muted":false,"removed":false,)"
        R"("resigned":false}])");
    EXPECT_EQ(field(json, "moves"), "3");
    EXPECT_EQ(field(json, "pending"),
              R"({"must":[1],"may":[],"rule":"BB-3.1a","prompts":[{"key":"boomtown_builders.prompt.draft",)"
              R"("args":{"seat":{"seat":1}}}]})");
    EXPECT_EQ(field(json, "events_from"), "0");
    EXPECT_EQ(field(json, "chat"), "[]");
    EXPECT_EQ(field(json, "end"), R"({"agreed":[]})");
    EXPECT_EQ(field(json, "rematch"), "null");
    EXPECT_EQ(field(json, "watchers"), R"({"count":0,"names":[],"link":null})");
    EXPECT_EQ(field(json, "undo"), R"({"undo":false,"restart":false,"ask":false,"asked":null})");
    std::string const edition = field(json, "edition");
    EXPECT_EQ(field(edition, "name"), R"("horizon")");
    for (char const* const name : {"title", "provenance", "data"})
        EXPECT_NE(field(edition, name), "") << name;
    std::string const result = field(json, "result");
    EXPECT_EQ(field(result, "finished"), "false");
    EXPECT_EQ(field(result, "tie_break"), "null");
    EXPECT_EQ(count(field(result, "seats"), R"("by_source":[)"), 3);
    JsonWriter view;
    sitting.table().now().write_view(ben, view);
    EXPECT_EQ(field(json, "view"), view.text());

    EXPECT_EQ(field(whole_message(sitting.table(), onlooker), "seat"), "null");
}

TEST(TableJson, AnUpdateOmitsConstantFields) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    sitting.play(ana);
    std::string const json = update(sitting.table(), ana, 0);
    EXPECT_EQ(suite::JsonCheck::problem(json), "");
    EXPECT_EQ(field(json, "t"), R"("update")");
    for (char const* const name : {"table", "game", "edition", "options", "clock", "listed", "seat"})
        EXPECT_EQ(field(json, name), "") << name;
    for (char const* const name : {"version", "seats", "moves", "view", "pending", "legal", "events",
                                   "events_from", "chat", "undo", "result"})
        EXPECT_NE(field(json, name), "") << name;
}

TEST(TableJson, EventsAreNumberedAndGroupedByTurn) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    sitting.play(ana);
    std::string const first = field(update(sitting.table(), ben, 0), "events");
    EXPECT_TRUE(
        first.starts_with(R"([{"n":0,"move":1,"seat":0,"turn":1,"event":"drafted","rule":"BB-3.1a",)"
                          R"("message":{"key":"boomtown_builders.event.drafted","args":{"seat":{"seat":0},)"
                          R"("building":{"id":)"))
        << first;
    EXPECT_TRUE(first.ends_with(R"(,"slot":1}},"learned":false}])")) << first;
    sitting.play(ana);
    sitting.play(ana);
    sitting.play(ben);
    int const events = sitting.table().event_count();
    std::string const last = update(sitting.table(), ben, 3);
    EXPECT_EQ(field(last, "events_from"), std::to_string(events - 1));
    EXPECT_TRUE(
        field(last, "events")
            .starts_with("[{\"n\":" + std::to_string(events - 1) + R"(,"move":4,"seat":1,"turn":2,)"));
    EXPECT_EQ(field(update(sitting.table(), ben, 4), "events"), "[]");
    EXPECT_EQ(field(update(sitting.table(), ben, 4), "events_from"), std::to_string(events));
    // A version it cannot have seen: sends everything.
    EXPECT_EQ(field(update(sitting.table(), ben, 99), "events_from"), "0");
}

TEST(TableJson, AfterAnUndoEventsAreReplaced) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    sitting.play(ana);                                    // version 1
    sitting.play(ana);                                    // 2
    sitting.keep(sitting.table().undo(sitting.by(ana)));  // 3
    sitting.play(ana, 5);                                 // 4
    sitting.play(ana);                                    // 5
    int const event_count = static_cast<int>(sitting.table().move_infos()[1].first_event);
    for (int const seen : {1, 2, 3})
        EXPECT_EQ(field(update(sitting.table(), ben, seen), "events_from"), std::to_string(event_count))
            << seen;
    EXPECT_EQ(sitting.table().moves_kept_since(4), 2);
    EXPECT_EQ(sitting.table().moves_kept_since(5), 3);
}

TEST(TableJson, LegalActionsAreSentToTheSeatsThatMustAct) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    std::string const legal = field(update(sitting.table(), ana), "legal");
    EXPECT_EQ(suite::JsonCheck::problem(legal), "");
    EXPECT_TRUE(legal.starts_with(
        R"([{"action":"draft 1","verb":"draft","args":[{"slot":1}],"message":{"key":"boomtown_builders.action.draft","args":{)"));
    ActionList list;
    sitting.table().now().legal_actions(ana, list);
    EXPECT_EQ(count(legal, R"({"action":)"), list.size());
    EXPECT_EQ(field(update(sitting.table(), ben), "legal"), "[]");
    EXPECT_EQ(field(update(sitting.table(), onlooker), "legal"), "[]");

    Sitting open{boomtown({person(""), person("Ben")})};
    EXPECT_EQ(field(update(open.table(), ana), "legal"), "[]");
}

TEST(TableJson, FinalMarksMovesThatCannotBeUndone) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    for (int round = 0; round < 2; ++round) {
        for (int decision = 0; decision < 6; ++decision) {
            Seat const seat = *sitting.table().due().begin();
            std::string const legal = field(update(sitting.table(), seat), "legal");
            bool const warned = legal.find(R"("final":true)") != std::string::npos;
            sitting.play(seat);
            EXPECT_EQ(warned, !sitting.table().undo_targets(seat).undo) << decision;
        }
    }
}

TEST(TableJson, HiddenEventsAreSentOnlyToSeatsThatSeeThem) {
    Sitting sitting{nuggets_table({person("Ana"), person("Ben")})};
    sitting.play(ana);
    EXPECT_NE(field(update(sitting.table(), ana), "legal").find(R"("action":"peek")"), std::string::npos);
    ASSERT_TRUE(sitting.keep(sitting.table().move(sitting.by(ana), "peek", 1)));
    std::string const own = field(update(sitting.table(), ana, 1), "events");
    EXPECT_NE(own.find(R"({"n":2,"move":2,"seat":0,"turn":1,"event":"saw_buried")"), std::string::npos)
        << own;
    EXPECT_EQ(count(own, R"("learned":true)"), 1);
    for (Seat const viewer : {ben, onlooker}) {
        std::string const events = field(update(sitting.table(), viewer, 1), "events");
        EXPECT_EQ(count(events, R"("n":)"), 1) << events;
        EXPECT_EQ(events.find("saw_buried"), std::string::npos);
        EXPECT_EQ(count(events, R"("learned":true)"), 0);
    }
    // One writer for all viewers must not mix them up.
    TableWriter writer{sitting.table(), "t1", SeatSet::none(), noon};
    for (Seat const viewer : {ana, ben, onlooker, ana})
        EXPECT_EQ(writer.update(viewer, 1), update(sitting.table(), viewer, 1));
}

TEST(TableJson, NeverContainsTheSeed) {
    Sitting sitting{boomtown({person("Ana"), bot(), person("Cleo"), bot("greedy")})};
    std::string const seed_text = std::to_string(seed);
    for (int i = 0; i < 200 && !sitting.table().finished(); ++i) {
        sitting.play_on(1);
        for (Seat const viewer : {ana, cleo, onlooker}) {
            std::string const json = whole_message(sitting.table(), viewer);
            EXPECT_EQ(json.find(seed_text), std::string::npos);
            EXPECT_EQ(json.find("seed"), std::string::npos);
        }
    }
    EXPECT_TRUE(sitting.table().finished());
}

// The text of a game without hands is shared by all viewers, which is correct only if no game writes the viewer into
// it.
TEST(TableJson, AllViewersSeeTheSameGameWithoutHands) {
    Sitting sitting{boomtown({bot(), bot(), bot()})};
    for (int i = 0; i < 100; ++i) {
        sitting.play_on(1);
        JsonWriter watched;
        sitting.table().now().write_view(onlooker, watched);
        for (Seat const viewer : {ana, ben, cleo}) {
            JsonWriter seen;
            sitting.table().now().write_view(viewer, seen);
            ASSERT_EQ(seen.text(), watched.text());
        }
    }
}

TEST(TableJson, OnlyItsOwnerSeesAHand) {
    Sitting sitting{nuggets_table({person("Ana"), person("Ben")})};
    TableWriter writer{sitting.table(), "t1", SeatSet::none(), noon};
    EXPECT_NE(field(writer.update(ana, 0), "view"), field(writer.update(ben, 0), "view"));
    EXPECT_NE(field(writer.update(ana, 0), "view"), field(writer.update(onlooker, 0), "view"));
}

TEST(TableJson, AnswersOfOneRequest) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    sitting.turn(ana);
    auto const object = [](auto write) {
        JsonWriter json;
        json.begin_object();
        write(json);
        json.end_object();
        EXPECT_EQ(suite::JsonCheck::problem(json.text()), "");
        return json.text();
    };
    Table const& table = sitting.table();
    EXPECT_EQ(object([&](JsonWriter& json) { write_why(json, table, ben, "draft 2"); }),
              R"({"action":"draft 2","possible":true})");
    EXPECT_TRUE(object([&](JsonWriter& json) {
                    write_why(json, table, ana, "draft 2");
                }).starts_with(R"({"action":"draft 2","possible":false,"rule":"BB-)"));
    EXPECT_EQ(object([&](JsonWriter& json) { write_why(json, table, onlooker, "draft 2"); }),
              R"({"action":"draft 2","possible":false,"message":{"key":"table.refusal.no_seat","args":{}}})");

    JsonWriter start;
    Sitting{boomtown({person("Ana"), person("Ben")})}.table().now().write_view(ben, start);
    std::string const at = object([&](JsonWriter& json) { EXPECT_TRUE(write_at(json, table, ben, 0)); });
    EXPECT_EQ(field(at, "view"), start.text());
    EXPECT_EQ(field(at, "move"), "0");
    EXPECT_NE(field(at, "result"), "");
    object([&](JsonWriter& json) {
        EXPECT_FALSE(write_at(json, table, ben, 4));
        EXPECT_FALSE(write_at(json, table, ben, -1));
    });
}

TEST(TableJson, ARefusalNamesTheDecisionThatComesFirst) {
    TableSetup setup = boomtown({person("Ana"), person("Ben")});
    setup.game = "coloma";
    setup.setup.edition = *embedded_edition(coloma::Game::info, "tailrace");
    Sitting const sitting{setup};
    JsonWriter why;
    write_why(why.begin_object(), sitting.table(), ben, "select 1");
    std::string const json = why.end_object().text();
    EXPECT_NE(field(json, "message").find("coloma.refusal.not_now"), std::string::npos) << json;
    EXPECT_NE(field(json, "first").find("coloma.prompt.starting_cards"), std::string::npos) << json;
}

}  // namespace
}  // namespace motherlode
