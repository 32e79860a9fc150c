// Compares docs/protocol.md with what the server sends: every field it sends is described, and every described field is
// sent.

#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "protocol/analysis_json.h"
#include "server/fixture.h"
#include "source_tree.h"

namespace motherlode::server::testing {
namespace {

using Names = std::set<std::string>;

std::string protocol() { return file_text(source_root() / "docs/protocol.md"); }

// The text between two headings or other markers.
std::string part(std::string const& text, std::string const& from, std::string const& to) {
    std::size_t const start = text.find(from);
    EXPECT_NE(start, std::string::npos) << from;
    return text.substr(start, text.find(to, start + from.size()) - start);
}

std::vector<std::string> lines_of(std::string const& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t const end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

// The cells of a table's row; a bar in a cell is written \|.
std::vector<std::string> cells_of(std::string const& line) {
    std::vector<std::string> cells;
    std::string cell;
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (line[i] == '|' && line[i - 1] != '\\') {
            cells.push_back(cell);
            cell.clear();
        } else {
            cell += line[i];
        }
    }
    return cells;
}

// The keys of an object in the document's notation, at any depth: {"a": 1, "b", "c": {"d"}}.
Names keys_in(std::string const& text) {
    std::regex const key{R"re([{,]\s*"(\w+)")re"};
    Names names;
    for (std::sregex_iterator at{text.begin(), text.end(), key}, end; at != end; ++at) names.insert((*at)[1]);
    return names;
}

bool is_message(json::value const& value) {
    json::object const* const object = value.if_object();
    return object != nullptr && object->size() == 2 && object->contains("key") && object->contains("args");
}

// The keys of a value at any depth. Messages are described separately.
void collect(json::value const& value, Names& names, Names& message_names) {
    if (is_message(value)) {
        for (json::key_value_pair const& field : value.as_object()) message_names.emplace(field.key());
        for (json::key_value_pair const& argument : value.at("args").as_object())
            if (json::object const* const term = argument.value().if_object())
                for (json::key_value_pair const& field : *term) message_names.emplace(field.key());
    } else if (json::object const* const object = value.if_object()) {
        for (json::key_value_pair const& field : *object) {
            names.emplace(field.key());
            if (field.key() == "facts") continue;  // the game's own shape
            collect(field.value(), names, message_names);
        }
    } else if (json::array const* const array = value.if_array()) {
        for (json::value const& item : *array) collect(item, names, message_names);
    }
}

struct Seen {
    std::map<std::string, Names> messages;  // by kind, the fields
    std::map<std::string, Names> fields;    // by field of table and update, the keys inside
    Names message;

    void add(json::object const& message_seen) {
        std::string const kind = text_of(message_seen.at("t"));
        for (json::key_value_pair const& field : message_seen) {
            std::string const name{field.key()};
            messages[kind].insert(name);
            bool const state = kind == "table" || kind == "update";
            // Not in every game.
            if (kind == "review" && (name == "missed" || name == "best")) continue;
            bool const of_the_game = name == "view" || name == "options" || name == "result";
            if (state && name == "edition") {
                json::value edition = field.value();
                edition.as_object()["data"] = nullptr;  // the game's own shape
                collect(edition, fields[name], message);
            } else if ((state && name != "view" && name != "options") || !of_the_game) {
                collect(field.value(), state ? fields[name] : messages["inside " + kind], message);
            }
        }
    }
};

// The client's knowledge of the table at this version.
json::object caught_up(WebSocketClient& client, std::int64_t version) {
    json::object newest;
    for (std::string const& text : client.log()) {
        json::object message = json::parse(text).as_object();
        if (message.contains("view") && message.contains("version")) newest = std::move(message);
    }
    while (newest.at("version").as_int64() < version) newest = client.expect("update");
    return newest;
}

// A game that includes every kind of message.
Seen play_everything() {
    ServerOptions options = quick_options();
    options.effort =
        analysis::Effort{.iterations = 4, .listed = 1, .playouts = 2, .horizon = {.decisions = 4}};
    TestServer const server{options};
    TestTable const table = make_seated_table(
        server.port(), 2, R"(,"clock":{"kind":"bank","bank":600,"increment":5},"options":{"terrain":"on"})");
    WebSocketClient one{server.port()};
    WebSocketClient two{server.port()};
    std::vector<WebSocketClient*> const both{&one, &two};
    std::vector<json::object> latest;
    for (int seat = 0; seat < 2; ++seat) {
        both[static_cast<std::size_t>(seat)]->send(table.hello(seat));
        latest.push_back(both[static_cast<std::size_t>(seat)]->expect("table"));
    }
    std::size_t const first = latest[0].at("legal").as_array().empty() ? 1 : 0;
    one.ask(R"({"t":"chat","id":"c","text":"Good luck!"})", "c");
    two.ask(R"({"t":"why","id":"w","action":"build a1"})", "w");
    two.ask(R"({"t":"about","id":"a","kind":"location","thing":"a1","move":0})", "a");
    two.ask(R"({"t":"at","id":"t","move":0})", "t");
    two.ask(R"({"t":"events","id":"e","before":9})", "e");
    two.ask(R"({"t":"ping","id":"p"})", "p");
    two.send(R"({"t":"ping"})");
    two.expect("pong");
    both[first]->ask(R"({"t":"move","id":"i","version":3,"action":"build a1"})", "i");
    one.ask(R"({"t":"name","id":"n","name":"New"})", "n");
    two.ask(R"({"t":"name","id":"n","name":"Newer"})", "n");
    for (std::size_t seat = 0; seat < 2; ++seat) latest[seat] = caught_up(*both[seat], 5);
    for (int i = 0; i < 4; ++i) play_one(both, latest, i);
    both[first]->ask(R"({"t":"ask_undo","id":"u"})", "u");
    both[1 - first]->ask(R"({"t":"decline","id":"d"})", "d");
    for (WebSocketClient* const client : both) client->ask(R"({"t":"hints","id":"h","agree":true})", "h");
    for (std::size_t seat = 0; seat < 2; ++seat) latest[seat] = caught_up(*both[seat], 13);
    std::size_t const due = latest[0].at("legal").as_array().empty() ? 1 : 0;
    both[due]->ask(R"({"t":"hint","id":"x","version":13})", "x");
    for (int i = 10; play_one(both, latest, i) != 0;) ++i;
    one.ask(R"({"t":"record","id":"r"})", "r");
    one.send(R"({"t":"review","id":"v"})");
    while (text_of(one.expect("review", 60s).at("state")) != "done") {
    }
    one.send(R"({"t":"finish","id":"f","move":30,"games":2})");
    while (text_of(one.expect("finish", 60s).at("state")) != "done") {
    }

    // One player has two windows; the host of another table removes a player who has just sat down.
    WebSocketClient second_window{server.port()};
    second_window.send(table.hello(0));
    one.expect("windows");
    one.ask(R"({"t":"link","id":"l"})", "l");
    TestTable const other = make_table(server.port(), R"(["person","person"])", R"(,"name":"Ana")");
    WebSocketClient host{server.port()};
    WebSocketClient guest{server.port()};
    host.send(other.hello(0));
    guest.send(other.hello(1));
    guest.ask(R"({"t":"name","id":"n","name":"Ben"})", "n");
    guest.expect("seat");
    host.ask(R"({"t":"remove","id":"r","seat":1})", "r");
    host.expect("invitation");

    Seen seen;
    for (WebSocketClient const* const client : {&one, &two, &host, &guest})
        for (std::string const& text : client->log()) seen.add(json::parse(text).as_object());

    // A solo game has a rival.
    TestTable const solo = make_table(server.port(), R"(["person"])", "", "coloma");
    WebSocketClient alone{server.port()};
    alone.send(solo.hello(0));
    seen.add(alone.expect("table"));
    // Cards must be discarded first.
    alone.ask(R"({"t":"name","id":"n","name":"Ana"})", "n");
    seen.add(alone.ask(R"({"t":"why","id":"w","action":"end turn"})", "w"));
    return seen;
}

TEST(Protocol, MessagesAreAsDescribed) {
    std::string const document = protocol();
    Seen const seen = play_everything();

    // {"t": "ok", "id", "version"}
    Names kinds;
    for (std::string const& line : lines_of(part(document, "### From the server", "Fields of `table`"))) {
        std::smatch found;
        if (!std::regex_search(line, found, std::regex{R"re(^\| `(\{"t": "(\w+)"[^`]*\})`)re"})) continue;
        std::string const kind = found[2];
        kinds.insert(kind);
        if (kind == "saving") continue;  // only while the disk is slow, see commit_order_test.cpp
        ASSERT_TRUE(seen.messages.contains(kind)) << kind << " is described, but was never sent";
        if (kind == "table" || kind == "update") continue;
        EXPECT_EQ(seen.messages.at(kind), keys_in(found[1])) << kind;
    }
    for (auto const& [kind, names] : seen.messages)
        EXPECT_TRUE(kinds.contains(kind) || kind.starts_with("inside ")) << kind << " is not described";
}

TEST(Protocol, AnalysisIsAsDescribed) {
    std::string const document = protocol();
    Seen const seen = play_everything();
    auto const described = [&](std::string const& from) { return keys_in(part(document, from, "\n")); };
    Names const choice = described("- **Choice**");
    EXPECT_EQ(seen.messages.at("inside hint"), choice);
    Names review = described("- **Moment**");
    review.merge(Names{choice});
    review.merge(described("- **Account**"));
    review.merge(described("- **Player**"));
    review.merge(described("- **Reason**"));
    EXPECT_EQ(seen.messages.at("inside review"), review);
    EXPECT_EQ(seen.messages.at("inside finish"), described("`total` are as for a review; `seats` are"));
}

TEST(Protocol, MissedChancesAndBestDecisionsAreAsDescribed) {
    // The second seat loses half of the win, the first gives it back, and then decides well.
    using analysis::Choice;
    auto const shares = [](double first) {
        return Choice{{}, {{{first, first, first}, {}}, {{1 - first, 1 - first, 1 - first}, {}}}};
    };
    analysis::Estimate const half{0.5, 0.4, 0.6};
    analysis::Moment gift;
    gift.seat = seat_at(1);
    gift.choices = {shares(0.2), shares(0.7)};
    gift.played = 1;
    gift.loss.win = half;
    gift.verdict = analysis::Verdict::blunder;
    analysis::Moment missed;
    missed.seat = seat_at(0);
    missed.choices = {shares(0.7), shares(0.2)};
    missed.played = 1;
    missed.loss.win = half;
    missed.verdict = analysis::Verdict::blunder;
    analysis::Moment best;
    best.seat = seat_at(0);
    best.choices = {shares(0.7), shares(0.2)};
    best.gain = half;
    std::vector<analysis::Moment> const moments{gift, missed, best};

    std::string const document = protocol();
    auto const keys_of = [](std::string const& text) {
        Names keys;
        Names unused;
        collect(json::parse(text), keys, unused);
        return keys;
    };
    EXPECT_EQ(keys_of(protocol::missed_json(moments)), keys_in(part(document, "- **Missed chance**", "\n")));
    EXPECT_EQ(keys_of(protocol::best_json(moments)), keys_in(part(document, "- **Best decision**", "\n")));
}

TEST(Protocol, FieldsOfTablesAreAsDescribed) {
    std::string const document = protocol();
    Seen const seen = play_everything();
    Names in_table{"t"};
    Names in_update{"t"};
    for (std::string const& line : lines_of(part(document, "Fields of `table`", "**Message**"))) {
        if (!line.starts_with("| `")) continue;
        std::vector<std::string> const cells = cells_of(line);
        ASSERT_EQ(cells.size(), 3U) << line;
        std::regex const name{R"re(`(\w+)`)re"};
        for (std::sregex_iterator at{cells[0].begin(), cells[0].end(), name}, end; at != end; ++at) {
            std::string const field = (*at)[1];
            in_table.insert(field);
            if (cells[2].find("no") == std::string::npos || cells[2].find("new") != std::string::npos)
                in_update.insert(field);
            auto const inside = seen.fields.find(field);
            Names const sent = inside == seen.fields.end() ? Names{} : inside->second;
            bool const alone = cells[0].find(", ") == std::string::npos;
            if ((alone && field != "view") || field == "edition") {
                EXPECT_EQ(sent, keys_in(cells[1])) << field;
            }
        }
    }
    EXPECT_EQ(seen.messages.at("table"), in_table);
    EXPECT_EQ(seen.messages.at("update"), in_update);
}

TEST(Protocol, AMessageIsAsDescribed) {
    std::string const document = protocol();
    Seen const seen = play_everything();
    Names described = keys_in(part(document, "**Message**", "An argument is"));
    // The arguments in the example belong to a game, not to the protocol.
    for (char const* argument : {"building", "slot"}) described.erase(argument);
    EXPECT_EQ(seen.message, described);
}

TEST(Protocol, TheApiIsAsDescribed) {
    std::string const document = protocol();
    TestServer const server;
    // A finished game, because only that has scores.
    TestTable const table =
        make_table(server.port(), R"(["person","bot:random"])", R"(,"name":"Ana","listed":true)");
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    client.ask(R"({"t":"resign","id":"r"})", "r");
    auto const keys_of = [&](std::string const& path, Headers const& headers) {
        Names names;
        Names ignored;
        collect(http(server.port(), "GET", path, headers).json(), names, ignored);
        return names;
    };
    auto const described = [&](std::string const& definition) {
        return keys_in(part(document, "- **" + definition + "**", "\n"));
    };
    Names games = described("Game");
    games.insert({"games", "bots", "languages", "privacy"});
    games.merge(described("Lesson"));
    EXPECT_EQ(keys_of("/api/games", {}), games);
    Names lines = described("TableLine");
    lines.insert("tables");
    EXPECT_EQ(keys_of("/api/watch", {}), lines);
    EXPECT_EQ(keys_of("/api/mine", {{"Cookie", table.cookie}}), lines);
    EXPECT_EQ(keys_of("/api/rules/boomtown_builders", {}), (Names{"rules", "id", "heading", "text"}));
}

TEST(Protocol, ALessonIsAsDescribed) {
    TestServer const server;
    json::value const moment =
        post(server.port(), "/api/lessons", R"({"game":"gold_west","lesson":"first_game","done":[]})").json();
    Names sent;
    for (auto const& field : moment.as_object()) sent.insert(std::string{field.key()});
    for (auto const& sentence : moment.at("text").as_object()) sent.insert(std::string{sentence.key()});
    EXPECT_EQ(sent, keys_in(part(protocol(), "**LessonMoment**", "\n")));
}

// Every code that the server can send is listed, and every listed code can be sent.
TEST(Protocol, CodesAreAsDescribed) {
    Names described;
    std::string const codes = part(protocol(), "### Codes", "\n## ");
    std::regex const name{R"re(`([a-z_]+)`( \(with `rule`\))?)re"};
    for (std::sregex_iterator at{codes.begin(), codes.end(), name}, end; at != end; ++at)
        described.insert((*at)[1]);

    Names sent;
    std::regex const spec{R"re(DenialSpec \w+\{\s*"([a-z_]+)")re"};
    for (char const* file :
         {"src/table/denials.h", "src/lessons/denials.h", "src/protocol/denials.h", "src/server/denials.h"}) {
        std::string const text = file_text(source_root() / file);
        for (std::sregex_iterator at{text.begin(), text.end(), spec}, end; at != end; ++at)
            sent.insert((*at)[1]);
    }
    EXPECT_EQ(sent, described);
}

}  // namespace
}  // namespace motherlode::server::testing
