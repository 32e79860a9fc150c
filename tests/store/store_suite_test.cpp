#include <filesystem>

#include "store/memory_store.h"
#include "store/postgres_server.h"
#include "store/postgres_store.h"
#include "store/store_file.h"
#include "store/store_suite.h"

namespace motherlode {
namespace {

using Lines = std::vector<std::string>;

std::optional<SaveError> append(Store& store, std::vector<Append> const& appends) {
    return store.append(appends);
}

std::vector<std::string> ids(Outcome<std::vector<TableLine>> const& lines) {
    std::vector<std::string> ids;
    EXPECT_TRUE(lines);
    for (TableLine const& line : *lines) ids.push_back(line.table);
    return ids;
}

TEST_P(StoreSuite, LoadsATableAsItWasCreated) {
    NewTable table = new_table("t1");
    table.owners = {{2, "zed"}, {0, "person"}, {0, "other"}};
    table.entries = {"one", "two"};
    table.summary.moves = 2;
    ASSERT_FALSE(store->create(table));
    reopen();
    Outcome<std::optional<StoredTable>> const loaded = store->load("t1");
    ASSERT_TRUE(loaded && *loaded);
    EXPECT_EQ((*loaded)->setup, table.setup);
    EXPECT_EQ((*loaded)->seat_tokens, table.seat_tokens);
    EXPECT_EQ((*loaded)->watch_token, table.watch_token);
    EXPECT_EQ((*loaded)->owners, (std::vector<SeatOwner>{{0, "other"}, {0, "person"}, {2, "zed"}}));
    EXPECT_EQ((*loaded)->entries, table.entries);
    EXPECT_FALSE(append(*store, {appended("t1", 2, {"three"})}));
}

TEST_P(StoreSuite, AnUnknownTableIsEmpty) {
    Outcome<std::optional<StoredTable>> const loaded = store->load("nowhere");
    ASSERT_TRUE(loaded);
    EXPECT_FALSE(*loaded);
    std::optional<SaveError> const error = append(*store, {appended("nowhere", 0, {"one"})});
    EXPECT_EQ(error->sentence, "There is no table nowhere.");
    EXPECT_EQ(error->table, "nowhere");
}

TEST_P(StoreSuite, AnIdIsUnique) {
    ASSERT_FALSE(store->create(new_table("t1")));
    ASSERT_FALSE(append(*store, {appended("t1", 0, {"one"})}));
    NewTable other = new_table("t1");
    other.setup = "other";
    EXPECT_TRUE(store->create(other));
    EXPECT_EQ((*store->load("t1"))->setup, new_table("t1").setup);
    EXPECT_EQ(entries_of(*store, "t1"), (Lines{"one"}));
}

TEST_P(StoreSuite, ATableThatCannotBeCreatedLeavesNothing) {
    NewTable table = new_table("t1");
    table.owners = {{0, "person"}, {7, "person"}};
    EXPECT_TRUE(store->create(table));
    EXPECT_FALSE(*store->load("t1"));
    EXPECT_TRUE(ids(store->owned_by("person")).empty());
}

TEST_P(StoreSuite, AppendsToSeveralLogsAtOnce) {
    ASSERT_FALSE(store->create(new_table("t1")));
    ASSERT_FALSE(store->create(new_table("t2")));
    ASSERT_FALSE(append(*store, {appended("t1", 0, {"a", "b"}), appended("t2", 0, {"x"})}));
    ASSERT_FALSE(
        append(*store, {appended("t2", 1, {"y"}), appended("t1", 2, {"c"}), appended("t1", 3, {"d"})}));
    ASSERT_FALSE(append(*store, {}));
    ASSERT_FALSE(append(*store, {appended("t1", 4, {})}));
    reopen();
    EXPECT_EQ(entries_of(*store, "t1"), (Lines{"a", "b", "c", "d"}));
    EXPECT_EQ(entries_of(*store, "t2"), (Lines{"x", "y"}));
}

TEST_P(StoreSuite, ReplacesTheAccessToASeatTogetherWithItsEntries) {
    NewTable owned = new_table("t1");
    owned.owners = {{0, "first"}, {2, "before"}};
    ASSERT_FALSE(store->create(owned));
    Append sitting = appended("t1", 0, {"name"});
    sitting.access = {{2, "", {{2, "own", 0}, {2, "link", 5000}}, {"after"}}};
    Append late = sitting;
    late.first = 7;
    EXPECT_TRUE(store->append({&late, 1}));  // changes nothing
    EXPECT_EQ((**store->load("t1")).seat_tokens[2], "hash-2");

    ASSERT_FALSE(store->append({&sitting, 1}));
    Append more = appended("t1", 1, {});
    more.access = {{0, "invited", {}, {"first"}}};
    ASSERT_FALSE(store->append({&more, 1}));
    reopen();
    StoredTable const table = **store->load("t1");
    EXPECT_EQ(table.seat_tokens, (std::vector<std::string>{"invited", "", ""}));
    EXPECT_EQ(table.tokens, (std::vector<SeatToken>{{2, "link", 5000}, {2, "own", 0}}));
    EXPECT_EQ(table.owners, (std::vector<SeatOwner>{{0, "first"}, {2, "after"}}));
    EXPECT_EQ(table.entries, (std::vector<std::string>{"name"}));
}

TEST_P(StoreSuite, SavesTheGameTime) {
    EXPECT_EQ(*store->game_time(), std::optional<Millis>{});
    EXPECT_FALSE(store->save_game_time(1000));
    EXPECT_FALSE(store->save_game_time(2000));
    reopen();
    EXPECT_EQ(*store->game_time(), std::optional<Millis>{2000});
}

TEST_P(StoreSuite, ALogAcceptsOnlyItsNextEntry) {
    ASSERT_FALSE(store->create(new_table("t1")));
    ASSERT_FALSE(append(*store, {appended("t1", 0, {"a", "b"})}));
    for (int const first : {-1, 0, 1, 3})
        EXPECT_EQ(append(*store, {appended("t1", first, {"other"})})->sentence,
                  "Entry " + std::to_string(first) + " is not the next one of table t1.");
    EXPECT_EQ(entries_of(*store, "t1"), (Lines{"a", "b"}));
    EXPECT_FALSE(append(*store, {appended("t1", 2, {"c"})}));
}

TEST_P(StoreSuite, ABatchIsAtomic) {
    ASSERT_FALSE(store->create(new_table("t1")));
    ASSERT_FALSE(store->create(new_table("t2")));
    EXPECT_EQ(append(*store, {appended("t1", 0, {"a"}), appended("t2", 1, {"x"})})->table, "t2");
    EXPECT_TRUE(append(*store, {appended("t1", 0, {"a"}), appended("nowhere", 0, {"x"})}));
    EXPECT_TRUE(append(*store, {appended("t1", 0, {"a"}), appended("t1", 0, {"a"})}));
    reopen();
    EXPECT_TRUE(entries_of(*store, "t1").empty());
    EXPECT_TRUE(entries_of(*store, "t2").empty());
    EXPECT_EQ(store->unfinished()->size(), 2U);
    // And continues as if nothing had happened.
    EXPECT_FALSE(append(*store, {appended("t1", 0, {"a"})}));
}

TEST_P(StoreSuite, ReadsOnlyTheSetUp) {
    NewTable table = new_table("a");
    table.setup = "the set-up\nin lines";
    ASSERT_FALSE(store->create(table));
    reopen();
    EXPECT_EQ(*store->setup("a"), "the set-up\nin lines");
    EXPECT_EQ(*store->setup("nowhere"), std::nullopt);
}

TEST_P(StoreSuite, ListsUnfinishedTablesByWakeTime) {
    for (char const* const id : {"never", "late", "soon", "over"}) ASSERT_FALSE(store->create(new_table(id)));
    auto const set = [&](char const* id, std::optional<Millis> wake, bool finished) {
        Append one = appended(id, 0, {"x"});
        one.summary.wake = wake;
        one.summary.finished = finished;
        ASSERT_FALSE(append(*store, {one}));
    };
    set("late", 2000, false);
    set("soon", 1000, false);
    set("over", {}, true);
    reopen();
    Outcome<std::vector<TableWake>> const unfinished = store->unfinished();
    ASSERT_TRUE(unfinished);
    ASSERT_EQ(unfinished->size(), 3U);
    EXPECT_EQ((*unfinished)[0].table, "soon");
    EXPECT_EQ((*unfinished)[0].wake, 1000);
    EXPECT_EQ((*unfinished)[1].table, "late");
    EXPECT_EQ((*unfinished)[2].table, "never");
    EXPECT_FALSE((*unfinished)[2].wake);
}

TEST_P(StoreSuite, ListsTablesOfAPersonThatAwaitAMoveFirst) {
    std::vector<std::pair<std::string, std::vector<SeatOwner>>> const tables{
        {"a", {{0, "person"}}},
        {"b", {{1, "person"}}},                // seat 1 must act
        {"c", {{2, "person"}, {2, "other"}}},  // several browsers
    };
    for (auto const& [id, owners] : tables) {
        NewTable table = new_table(id);
        table.owners = owners;
        ASSERT_FALSE(store->create(table));
    }
    ASSERT_FALSE(append(*store, {appended("c", 0, {"x", "y"}), appended("a", 0, {"x"})}));
    reopen();
    EXPECT_EQ(ids(store->owned_by("person")), (Lines{"b", "c", "a"}));
    EXPECT_EQ(ids(store->owned_by("other")), (Lines{"c"}));
    EXPECT_TRUE(ids(store->owned_by("nobody")).empty());

    Outcome<std::vector<TableLine>> const lines = store->owned_by("person");
    EXPECT_EQ((*lines)[1].seat, 2);
    EXPECT_EQ((*lines)[1].summary, summary(2, 1002));
}

TEST_P(StoreSuite, ListsTheNewestPublicTables) {
    for (char const* const id : {"a", "hidden", "b", "c"}) {
        NewTable table = new_table(id);
        table.listed = table.id != "hidden";
        ASSERT_FALSE(store->create(table));
    }
    EXPECT_EQ(ids(store->listed(10)), (Lines{"c", "b", "a"}));
    EXPECT_EQ(ids(store->listed(2)), (Lines{"c", "b"}));
    EXPECT_FALSE((*store->listed(1))[0].seat);
    EXPECT_EQ((*store->listed(1))[0].summary, summary(0));
}

TEST_P(StoreSuite, AcceptsAnyText) {
    NewTable table = new_table("t1");
    table.owners = {{0, "'; DROP TABLE tables; --"}};
    ASSERT_FALSE(store->create(table));
    Lines const strange{"", "'; DELETE FROM entries; --", "tab\tand ⛏", std::string(5000, 'x')};
    ASSERT_FALSE(append(*store, {appended("t1", 0, strange)}));
    reopen();
    EXPECT_EQ(entries_of(*store, "t1"), strange);
    EXPECT_EQ(ids(store->owned_by("'; DROP TABLE tables; --")), (Lines{"t1"}));
}

TEST_P(StoreSuite, DetailsForTheOperator) {
    NewTable table = new_table("a");
    table.listed = true;
    table.entries = {"one", "two"};
    table.summary = summary(2, 500);
    ASSERT_FALSE(store->create(table));
    ASSERT_FALSE(store->create(new_table("b")));
    ASSERT_FALSE(append(*store, {appended("a", 2, {"three"})}));
    reopen();
    Outcome<std::vector<TableDetails>> const details = store->details();
    ASSERT_TRUE(details);
    ASSERT_EQ(details->size(), 2U);
    EXPECT_EQ((*details)[0].table, "b");
    TableDetails const& a = (*details)[1];
    EXPECT_EQ(a.table, "a");
    EXPECT_EQ(a.summary, summary(3, 1003));
    EXPECT_EQ(a.state, TableState::live);
    EXPECT_TRUE(a.listed);
    EXPECT_EQ(a.created, 500);
    EXPECT_EQ(a.entries, 3);
    EXPECT_EQ(a.bytes, 11);
}

TEST_P(StoreSuite, FindsUnusedTables) {
    auto const make = [&](char const* id, Millis created, bool finished = false) {
        NewTable table = new_table(id);
        table.entries = {"from a record"};
        table.summary = summary(1, created);
        table.summary.finished = finished;
        ASSERT_FALSE(store->create(table));
    };
    make("unused", 100);
    make("new", 5000);
    make("used", 100);
    make("finished", 100, true);
    ASSERT_FALSE(append(*store, {appended("used", 1, {"x"})}));  // at 1002
    reopen();
    Outcome<Expired> expired = store->expired({.unjoined = 2000, .idle = 1000});
    ASSERT_TRUE(expired);
    EXPECT_EQ(expired->to_delete, (Lines{"unused"}));
    EXPECT_EQ(expired->to_archive, Lines{});
    expired = store->expired({.unjoined = 2000, .idle = 1003});
    EXPECT_EQ(expired->to_archive, (Lines{"used"}));
    expired = store->expired({.unjoined = 0, .idle = 0, .finished = 101});
    EXPECT_EQ(expired->to_delete, (Lines{"finished"}));
    EXPECT_EQ(store->expired({.unjoined = 0, .idle = 200})->to_archive, (Lines{"unused"}));
    ASSERT_FALSE(store->set_state(Lines{"unused", "used"}, TableState::closed));
    expired = store->expired({.unjoined = 9000, .idle = 9000});
    EXPECT_EQ(expired->to_delete, (Lines{"new"}));
    EXPECT_EQ(expired->to_archive, Lines{});
}

TEST_P(StoreSuite, AnArchivedTableIsLiveAgainWithItsNextEntry) {
    ASSERT_FALSE(store->create(new_table("a")));
    ASSERT_FALSE(store->create(new_table("b")));
    ASSERT_FALSE(store->set_state(Lines{"a"}, TableState::archived));
    reopen();
    EXPECT_EQ((*store->load("a"))->state, TableState::archived);
    EXPECT_EQ(store->unfinished()->size(), 1U);
    ASSERT_FALSE(append(*store, {appended("a", 0, {"x"})}));
    EXPECT_EQ((*store->load("a"))->state, TableState::live);
    EXPECT_EQ(store->unfinished()->size(), 2U);
}

TEST_P(StoreSuite, AClosedTableStaysClosedAndIsNotListed) {
    NewTable table = new_table("a");
    table.listed = true;
    ASSERT_FALSE(store->create(table));
    ASSERT_FALSE(store->set_state(Lines{"a"}, TableState::closed));
    EXPECT_TRUE(store->listed(10)->empty());
    EXPECT_TRUE(store->unfinished()->empty());
    ASSERT_FALSE(append(*store, {appended("a", 0, {"x"})}));
    EXPECT_EQ((*store->load("a"))->state, TableState::closed);
}

TEST_P(StoreSuite, DeletesTables) {
    for (char const* const id : {"a", "b", "c"}) {
        NewTable table = new_table(id);
        table.owners = {{0, "Ana"}};
        table.entries = {"x"};
        ASSERT_FALSE(store->create(table));
    }
    EXPECT_TRUE(store->remove(Lines{"a", "missing"}));
    EXPECT_TRUE(*store->load("a"));
    EXPECT_TRUE(store->set_state(Lines{"a", "missing"}, TableState::closed));
    EXPECT_EQ((*store->load("a"))->state, TableState::live);
    ASSERT_FALSE(store->remove(Lines{"a", "c"}));
    ASSERT_FALSE(store->vacuum());
    reopen();
    EXPECT_FALSE(*store->load("a"));
    EXPECT_EQ(ids(store->owned_by("Ana")), (Lines{"b"}));
    ASSERT_FALSE(store->create(new_table("a")));
    EXPECT_EQ(entries_of(*store, "a"), Lines{});
}

TEST_P(StoreSuite, RemembersBans) {
    ASSERT_FALSE(store->set_ban("192.0.2.0/24", true));
    ASSERT_FALSE(store->set_ban("10.0.0.0/8", true));
    ASSERT_FALSE(store->set_ban("10.0.0.0/8", true));
    reopen();
    EXPECT_EQ(*store->bans(), (Lines{"10.0.0.0/8", "192.0.2.0/24"}));
    ASSERT_FALSE(store->set_ban("10.0.0.0/8", false));
    EXPECT_EQ(*store->bans(), (Lines{"192.0.2.0/24"}));
}

StoreKind sqlite_kind() {
    auto const file = std::make_shared<StoreFile>();
    auto const make = [file] {
        file->remove();
        return file->open();
    };
    auto const reopen = [file](std::unique_ptr<Store> store) {
        store.reset();
        return file->open();
    };
    return {"Sqlite", make, reopen};
}

INSTANTIATE_TEST_SUITE_P(Stores, StoreSuite,
                         testing::Values(StoreKind{"Memory", make_memory_store, {}}, sqlite_kind()),
                         [](auto const& kind) { return kind.param.name; });

StoreKind postgres_kind() {
    auto const address = std::make_shared<std::string>();
    auto const open = [address] {
        Outcome<std::unique_ptr<Store>> store = open_postgres_store(*address);
        EXPECT_TRUE(store) << store.error().sentence;
        return std::move(*store);
    };
    auto const make = [address, open]() -> std::unique_ptr<Store> {
        PostgresServer* const server = PostgresServer::shared();
        if (server == nullptr) return {};
        *address = server->database("suite");
        server->sql("suite", "DROP SCHEMA IF EXISTS motherlode CASCADE");
        return open();
    };
    auto const reopen = [open](std::unique_ptr<Store> store) {
        store.reset();
        return open();
    };
    return {"Postgres", make, reopen};
}

// Its own instance, so that one program runs all tests that need a server (cmake/tests.cmake).
INSTANTIATE_TEST_SUITE_P(Postgres, StoreSuite, testing::Values(postgres_kind()),
                         [](auto const& kind) { return kind.param.name; });

}  // namespace
}  // namespace motherlode
