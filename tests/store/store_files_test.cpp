#include <fstream>

#include <sys/stat.h>

#include "store/sqlite.h"
#include "store/store_file.h"
#include "store/store_files.h"
#include "store/store_lock.h"
#include "store/store_suite.h"

namespace motherlode {
namespace {

unsigned mode_of(std::string const& path) {
    struct stat about {};
    return stat(path.c_str(), &about) == 0 ? about.st_mode & 0777U : 0U;
}

TEST(StoreLock, OnlyOneAtATime) {
    StoreFile const file;
    {
        Outcome<StoreLock> const first = StoreLock::take(file.path());
        ASSERT_TRUE(first);
        Outcome<StoreLock> const second = StoreLock::take(file.path());
        ASSERT_FALSE(second);
        EXPECT_EQ(second.error().sentence, "Another server (process " + std::to_string(getpid()) +
                                               ") is using the database " + file.path() +
                                               ". Stop it first, or choose another file with --db.");
        // A link is the same database.
        std::ofstream{file.path()};
        std::filesystem::create_symlink(file.path(), file.path() + "-link");
        EXPECT_FALSE(StoreLock::take(file.path() + "-link"));
    }
    EXPECT_TRUE(StoreLock::take(file.path()));
}

TEST(StoreLock, AFolderThatDoesNotExist) {
    Outcome<StoreLock> const lock = StoreLock::take("/nowhere/tables.db");
    ASSERT_FALSE(lock);
    EXPECT_NE(lock.error().sentence.find("/nowhere/tables.db-lock cannot be opened"), std::string::npos);
}

TEST(StoreFiles, OnlyTheOwnerCanReadThem) {
    StoreFile const file;
    mode_t const before = umask(0022);
    std::unique_ptr<Store> store = file.open();
    ASSERT_FALSE(store->create(new_table("a")));
    for (char const* ending : {"", "-wal", "-shm"}) EXPECT_EQ(mode_of(file.path() + ending), 0600U) << ending;
    store.reset();
    // A database of an earlier version of the program.
    chmod(file.path().c_str(), 0644);
    store = file.open();
    EXPECT_EQ(mode_of(file.path()), 0600U);
    EXPECT_TRUE(StoreLock::take(file.path()));
    EXPECT_EQ(mode_of(file.path() + "-lock"), 0600U);
    umask(before);
}

TEST(StoreFiles, ABackupIsCompleteWhileTheStoreIsInUse) {
    StoreFile const file;
    std::unique_ptr<Store> const store = file.open();
    ASSERT_FALSE(store->create(new_table("a")));
    std::string const copy = file.path() + ".copy";
    ASSERT_FALSE(back_up(file.path(), copy));
    EXPECT_EQ(mode_of(copy), 0600U);
    ASSERT_FALSE(store->create(new_table("b")));
    Outcome<std::unique_ptr<Store>> const other = open_sqlite_store(copy);
    ASSERT_TRUE(other);
    EXPECT_TRUE(*(*other)->load("a"));
    EXPECT_FALSE(*(*other)->load("b"));
    EXPECT_EQ(back_up(file.path(), copy)->sentence,
              "The file " + copy + " exists already. Choose another name.");
    EXPECT_FALSE(std::filesystem::exists(copy + ".part"));
}

TEST(StoreFiles, BackupsOfOtherFilesAreRefused) {
    StoreFile const file;
    EXPECT_TRUE(back_up(file.path(), file.path() + ".copy"));
    EXPECT_FALSE(std::filesystem::exists(file.path()));
    {
        Database foreign = std::move(*Database::open(file.path()));
        ASSERT_TRUE(foreign.execute("CREATE TABLE things (name TEXT)"));
    }
    EXPECT_EQ(back_up(file.path(), file.path() + ".copy")->sentence,
              "The file " + file.path() + " is not a database of Motherlode.");
    EXPECT_FALSE(std::filesystem::exists(file.path() + ".copy"));
}

TEST(StoreFiles, RestoreReplacesTheDatabaseAndKeepsTheOldOne) {
    StoreFile const file;
    std::string const copy = file.path() + ".copy";
    std::unique_ptr<Store> store = file.open();
    ASSERT_FALSE(store->create(new_table("a")));
    ASSERT_FALSE(back_up(file.path(), copy));
    ASSERT_FALSE(store->create(new_table("b")));
    store.reset();
    {
        Outcome<StoreLock> const server = StoreLock::take(file.path());
        EXPECT_FALSE(restore(copy, file.path()));
    }
    Outcome<std::string> const old_name = restore(copy, file.path());
    ASSERT_TRUE(old_name) << old_name.error().sentence;
    EXPECT_FALSE(*file.open()->load("b"));
    EXPECT_TRUE(*file.open()->load("a"));
    EXPECT_TRUE(*(*open_sqlite_store(*old_name))->load("b"));
    EXPECT_TRUE(std::filesystem::exists(copy));
    // To a new place.
    EXPECT_EQ(*restore(copy, file.path() + ".new"), "");
    EXPECT_FALSE(restore(file.path() + ".missing", file.path()));
}

TEST(StoreFiles, WhatRootRestoresBelongsToTheServer) {
    if (geteuid() != 0) GTEST_SKIP() << "Only root can give files away.";
    StoreFile const file;
    std::string const copy = file.path() + ".copy";
    ASSERT_FALSE(file.open()->create(new_table("a")));
    ASSERT_FALSE(back_up(file.path(), copy));
    std::filesystem::path const folder = std::filesystem::path{file.path()}.parent_path() / "server";
    std::filesystem::create_directory(folder);
    constexpr uid_t server = 12'345;
    ASSERT_EQ(chown(folder.c_str(), server, server), 0);
    ASSERT_TRUE(restore(copy, folder / "tables.db"));
    for (char const* name : {"tables.db", "tables.db-lock"}) {
        struct stat about {};
        ASSERT_EQ(stat((folder / name).c_str(), &about), 0) << name;
        EXPECT_EQ(about.st_uid, server) << name;
    }
}

TEST(StoreFiles, AnObstacleIsFoundWithoutWaiting) {
    StoreFile const file;
    std::unique_ptr<Store> const store = file.open();
    EXPECT_FALSE(store->obstacle());
    Database other = std::move(*Database::open(file.path()));
    ASSERT_TRUE(other.execute("BEGIN IMMEDIATE"));
    auto const start = std::chrono::steady_clock::now();
    std::optional<Error> const obstacle = store->obstacle();
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds{1});
    ASSERT_TRUE(obstacle);
    EXPECT_EQ(obstacle->sentence, "The database cannot be written: database is locked.");
    ASSERT_TRUE(other.execute("ROLLBACK"));
    EXPECT_FALSE(store->obstacle());
}

}  // namespace
}  // namespace motherlode
