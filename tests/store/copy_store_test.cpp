// A store that was copied to another kind of database and back is the same in every column.

#include "store/copy_store.h"
#include "store/postgres_server.h"
#include "store/sqlite.h"
#include "store/store_file.h"
#include "store/store_suite.h"

namespace motherlode {
namespace {

using Lines = std::vector<std::string>;

void ignore_progress(std::int64_t /*rows*/, std::int64_t /*total*/) {}

// Everything that a store can contain.
void fill(Store& store) {
    for (char const* const id : {"first", "deleted", "second", "third"}) {
        NewTable table = new_table(id);
        table.listed = table.id == "second";
        table.owners = {{0, "ana"}, {0, "ben"}, {2, "'; DROP TABLE tables; --"}};
        table.entries = {"from a record", "", "tab\tand ⛏ \\ \"quoted\" {x,y} NULL"};
        ASSERT_FALSE(store.create(table));
    }
    ASSERT_FALSE(store.remove(Lines{"deleted"}));  // the numbers of the tables have a gap
    std::vector<std::string> many;
    for (int i = 0; i < 2500; ++i) many.push_back("entry " + std::to_string(i) + std::string(40, 'x'));
    Append played = appended("second", 3, many);
    played.summary.wake = 123'456'789'012;
    played.summary.finished = true;
    played.access = {{1, "invited", {}, {}}, {2, "", {{2, "own", 0}, {2, "link", 5000}}, {"zoë"}}};
    ASSERT_FALSE(store.append({&played, 1}));
    ASSERT_FALSE(store.set_state(Lines{"first"}, TableState::archived));
    ASSERT_FALSE(store.set_state(Lines{"third"}, TableState::closed));
    ASSERT_FALSE(store.save_game_time(77));
    ASSERT_TRUE(store.cookie_key("secret"));
    ASSERT_FALSE(store.set_ban("10.0.0.0/8", true));
}

// All rows of all tables of a file, found without the program's lists of them.
std::map<std::string, std::vector<std::vector<std::optional<std::string>>>> rows_in(std::string const& path) {
    Database database = std::move(*Database::open(path, Database::Create::no));
    std::map<std::string, std::vector<std::vector<std::optional<std::string>>>> tables;
    Statement names =
        database.once("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
    while (names.next()) {
        auto& rows = tables[names.text(0)];
        Statement all = database.once("SELECT * FROM " + names.text(0));
        while (all.next()) rows.push_back(all.values());
        std::sort(rows.begin(), rows.end());
    }
    return tables;
}

class CopyPostgres : public testing::Test {
protected:
    void SetUp() override {
        SKIP_WITHOUT_POSTGRES();
        postgres = parse_store_address(PostgresServer::shared()->new_database());
    }
    static StoreAddress address_of(StoreFile const& file) {
        return parse_store_address("sqlite:" + file.path());
    }

    StoreAddress postgres;
};

TEST_F(CopyPostgres, ThereAndBackNothingChanges) {
    StoreFile const file;
    StoreFile const back;
    fill(*file.open());
    std::vector<std::int64_t> steps;
    Outcome<CopyCounts> const there =
        copy_store(address_of(file), postgres, [&](std::int64_t rows, std::int64_t total) {
            steps.push_back(rows);
            EXPECT_LE(rows, total);
        });
    ASSERT_TRUE(there) << there.error().sentence;
    EXPECT_EQ(there->tables, 3);
    EXPECT_EQ(there->entries, 2509);
    EXPECT_TRUE(std::is_sorted(steps.begin(), steps.end()));
    EXPECT_GT(steps.size(), 3U);

    Outcome<CopyCounts> const home = copy_store(postgres, address_of(back), ignore_progress);
    ASSERT_TRUE(home) << home.error().sentence;
    EXPECT_EQ(rows_in(back.path()), rows_in(file.path()));
    EXPECT_EQ(rows_in(back.path()).size(), 9U);

    // The copy is a store like any other, and its next table is the newest.
    Outcome<OpenStore> const copy = open_store(postgres);
    ASSERT_TRUE(copy) << copy.error().sentence;
    EXPECT_EQ(entries_of(*copy->store, "second"), entries_of(*file.open(), "second"));
    ASSERT_FALSE(copy->store->create(new_table("newest")));
    EXPECT_EQ(copy->store->details()->front().table, "newest");
}

TEST_F(CopyPostgres, ATargetWithTablesIsRefusedAndUnchanged) {
    StoreFile const file;
    fill(*file.open());
    ASSERT_FALSE(open_store(postgres)->store->create(new_table("mine")));
    Outcome<CopyCounts> const copied = copy_store(address_of(file), postgres, ignore_progress);
    ASSERT_FALSE(copied);
    EXPECT_EQ(copied.error().sentence,
              "The target is not empty: it has 1 row in “tables”. Choose another one.");
    EXPECT_EQ(open_store(postgres)->store->details()->size(), 1U);
    StoreFile const other;
    ASSERT_FALSE(other.open()->set_ban("10.0.0.0/8", true));
    EXPECT_FALSE(copy_store(postgres, address_of(other), ignore_progress));
}

// A server has started with the target, but nobody has played there.
TEST_F(CopyPostgres, TheKeyOfAnUnusedTargetIsReplaced) {
    StoreFile const file;
    fill(*file.open());
    {
        Outcome<OpenStore> const unused = open_store(postgres);
        ASSERT_TRUE(unused->store->cookie_key("unused"));
        ASSERT_FALSE(unused->store->save_game_time(1));
    }
    ASSERT_TRUE(copy_store(address_of(file), postgres, ignore_progress));
    EXPECT_EQ(*open_store(postgres)->store->cookie_key("other"), "secret");
    EXPECT_EQ(*open_store(postgres)->store->game_time(), std::optional<Millis>{77});
}

TEST_F(CopyPostgres, AFailedCopyLeavesTheTargetEmpty) {
    StoreFile const file;
    fill(*file.open());
    {
        Database database = std::move(*Database::open(file.path(), Database::Create::no));
        ASSERT_TRUE(database.execute("INSERT INTO entries VALUES (1, 3, 'a' || char(0) || 'b')"));
    }
    Outcome<CopyCounts> const copied = copy_store(address_of(file), postgres, ignore_progress);
    ASSERT_FALSE(copied);
    EXPECT_EQ(copied.error().sentence, "A text in “entries” has a zero byte.");
    EXPECT_TRUE(open_store(postgres)->store->details()->empty());
}

TEST_F(CopyPostgres, AStoreInUseIsRefused) {
    StoreFile const file;
    fill(*file.open());
    {
        Outcome<OpenStore> const server = open_store(postgres);
        ASSERT_TRUE(server);
        EXPECT_FALSE(copy_store(postgres, address_of(file), ignore_progress));
        EXPECT_FALSE(copy_store(address_of(file), postgres, ignore_progress));
    }
    Outcome<OpenStore> const server = open_store(address_of(file));
    ASSERT_TRUE(server);
    Outcome<CopyCounts> const copied = copy_store(address_of(file), postgres, ignore_progress);
    ASSERT_FALSE(copied);
    EXPECT_NE(copied.error().sentence.find("Another server"), std::string::npos);
}

TEST_F(CopyPostgres, AMissingFileIsNotCreated) {
    StoreAddress const missing = parse_store_address("/tmp/motherlode-no-such-folder/tables.db");
    EXPECT_EQ(copy_store(missing, postgres, ignore_progress).error().sentence,
              "There is no database /tmp/motherlode-no-such-folder/tables.db.");
}

}  // namespace
}  // namespace motherlode
