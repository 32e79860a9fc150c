#include <array>
#include <fstream>

#include "store/migrations.h"
#include "store/store_file.h"
#include "store/store_suite.h"

namespace motherlode {
namespace {

std::string why_not(std::string const& path) {
    Outcome<std::unique_ptr<Store>> const store = open_sqlite_store(path);
    return store ? std::string{} : store.error().sentence;
}

std::int64_t number(Database& database, char const* sql) {
    Statement& statement = database.statement(sql).with();
    std::int64_t value = -1;
    while (statement.next()) value = statement.integer(0);
    EXPECT_FALSE(statement.failed()) << sql;
    return value;
}

TEST(SqliteStore, StartsWithANewFile) {
    StoreFile const file;
    file.open();
    Database database = std::move(*Database::open(file.path()));
    EXPECT_EQ(number(database, "PRAGMA user_version"), static_cast<std::int64_t>(store_migrations().size()));
    Statement& mode = database.statement("PRAGMA journal_mode").with();
    ASSERT_TRUE(mode.next());
    EXPECT_EQ(mode.text(0), "wal");
}

TEST(SqliteStore, UpgradesAnOlderFile) {
    StoreFile const file;
    constexpr std::array<std::string_view, 3> versions{
        "CREATE TABLE things (name TEXT NOT NULL) STRICT; INSERT INTO things VALUES ('gold')",
        "ALTER TABLE things ADD COLUMN weight INTEGER NOT NULL DEFAULT 7",
        "INSERT INTO things VALUES ('silver', 5)",
    };
    for (std::size_t known = 0; known <= versions.size(); ++known) {
        Database database = std::move(*Database::open(file.path()));
        ASSERT_FALSE(migrate(database, file.path(), std::span{versions}.first(known)));
        EXPECT_EQ(number(database, "PRAGMA user_version"), static_cast<std::int64_t>(known));
    }
    Database database = std::move(*Database::open(file.path()));
    EXPECT_EQ(number(database, "SELECT sum(weight) FROM things"), 12);
}

// Players of version 0.2 keep their seats, and their clocks continue from the last change at any table.
TEST(SqliteStore, UpgradesTheTablesOfTheFirstVersion) {
    StoreFile const file;
    {
        Database database = std::move(*Database::open(file.path()));
        ASSERT_FALSE(migrate(database, file.path(), store_migrations().first(1)));
        ASSERT_TRUE(database.execute(
            "INSERT INTO tables VALUES (1, 't1', 0, 0, 'gold_west', 'Ana', 0, 1, 0, 7000, 9000); "
            "INSERT INTO tables VALUES (2, 't2', 0, 0, 'gold_west', 'Ben', 0, 1, 0, 5000, NULL); "
            "INSERT INTO setups VALUES (1, 'set-up', 'hash-w'); "
            "INSERT INTO seats VALUES (1, 0, 'hash-0'); INSERT INTO owners VALUES ('ana', 1, 0)"));
    }
    std::unique_ptr<Store> const store = file.open();
    EXPECT_EQ(*store->game_time(), std::optional<Millis>{7000});
    StoredTable const table = **store->load("t1");
    EXPECT_EQ(table.seat_tokens, (std::vector<std::string>{"hash-0"}));
    EXPECT_EQ(table.owners, (std::vector<SeatOwner>{{0, "ana"}}));
    EXPECT_TRUE(table.tokens.empty());
}

TEST(SqliteStore, AFailedUpgradeLeavesTheFileUnchanged) {
    StoreFile const file;
    constexpr std::array<std::string_view, 2> versions{"CREATE TABLE things (name TEXT) STRICT",
                                                       "DROP TABLE things; DROP TABLE missing"};
    Database database = std::move(*Database::open(file.path()));
    ASSERT_FALSE(migrate(database, file.path(), std::span{versions}.first(1)));
    std::optional<Error> const error = migrate(database, file.path(), versions);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->sentence, "The store " + file.path() + " cannot be upgraded: no such table: missing.");
    EXPECT_EQ(number(database, "PRAGMA user_version"), 1);
    EXPECT_EQ(number(database, "SELECT count(*) FROM things"), 0);
}

TEST(SqliteStore, RefusesANewerFile) {
    StoreFile const file;
    file.open();
    Database database = std::move(*Database::open(file.path()));
    ASSERT_TRUE(database.execute("PRAGMA user_version = 99"));
    EXPECT_EQ(why_not(file.path()),
              "The store " + file.path() +
                  " cannot be used: it has version 99, but this program only supports versions up "
                  "to " +
                  std::to_string(store_migrations().size()) + ". Use a newer version of this program.");
    EXPECT_EQ(number(database, "PRAGMA user_version"), 99);
}

TEST(SqliteStore, RefusesTheFileOfAnotherProgram) {
    StoreFile const file;
    Database database = std::move(*Database::open(file.path()));
    ASSERT_TRUE(database.execute("CREATE TABLE recipes (name TEXT)"));
    EXPECT_EQ(why_not(file.path()),
              "The store " + file.path() + " cannot be used: another program wrote it. Choose another file.");
}

TEST(SqliteStore, RefusesUnreadableFiles) {
    StoreFile const file;
    std::ofstream{file.path()} << std::string(8192, 'x');
    EXPECT_EQ(why_not(file.path()), "The store " + file.path() + " cannot be used: file is not a database.");
    EXPECT_EQ(why_not("/no/such/folder/store.db"),
              "The store /no/such/folder/store.db cannot be opened: unable to open database file.");
}

TEST(SqliteStore, ReportsADamagedFile) {
    StoreFile const file;
    {
        std::unique_ptr<Store> const store = file.open();
        for (int i = 0; i < 200; ++i) ASSERT_FALSE(store->create(new_table("t" + std::to_string(i))));
    }
    std::uintmax_t const size = std::filesystem::file_size(file.path());
    ASSERT_GT(size, 40'000U);
    {
        std::fstream damaged{file.path(), std::ios::in | std::ios::out | std::ios::binary};
        damaged.seekp(4096);
        std::string const rubbish(size - 4096, '\x5a');
        damaged << rubbish;
    }
    Outcome<std::unique_ptr<Store>> const store = open_sqlite_store(file.path());
    if (!store) return;  // noticed at once, which is fine
    EXPECT_FALSE((*store)->load("t1"));
    EXPECT_FALSE((*store)->unfinished());
    EXPECT_TRUE((*store)->create(new_table("new")));
    EXPECT_TRUE((*store)->append(std::array{appended("t1", 0, {"x"})}));
}

TEST(SqliteStore, TwoProgramsCannotWriteTheSameEntry) {
    StoreFile const file;
    std::unique_ptr<Store> const first = file.open();
    std::unique_ptr<Store> const second = file.open();
    ASSERT_FALSE(first->create(new_table("t1")));
    ASSERT_FALSE(first->append(std::array{appended("t1", 0, {"mine"})}));
    EXPECT_TRUE(second->append(std::array{appended("t1", 0, {"yours"})}));
    EXPECT_EQ(entries_of(*second, "t1"), (std::vector<std::string>{"mine"}));
}

TEST(SqliteStore, AFileThatAnotherProgramHasLockedIsNoFaultOfATable) {
    StoreFile const file;
    std::unique_ptr<Store> const store = file.open();
    ASSERT_FALSE(store->create(new_table("t1")));
    {
        Outcome<Database> other = Database::open(file.path(), Database::Create::no);
        Transaction const lock{*other};
        ASSERT_TRUE(lock.started());
        std::optional<SaveError> const error = store->append(std::array{appended("t1", 0, {"x"})});
        ASSERT_TRUE(error);
        EXPECT_EQ(error->table, "");
        EXPECT_TRUE(store->load("t1"));
    }
    EXPECT_FALSE(store->append(std::array{appended("t1", 0, {"x"})}));
}

}  // namespace
}  // namespace motherlode
