// The store in PostgreSQL where it differs from the others: connections that fail, get lost, or have a rival.

#include <cstdlib>
#include <random>
#include <thread>

#include "store/cutting_proxy.h"
#include "store/open_store.h"
#include "store/postgres_migrations.h"
#include "store/postgres_server.h"
#include "store/postgres_session.h"
#include "store/postgres_store.h"
#include "store/store_suite.h"

namespace motherlode {
namespace {

using namespace std::chrono_literals;
using Lines = std::vector<std::string>;

class PostgresStoreTest : public testing::Test {
protected:
    void SetUp() override {
        SKIP_WITHOUT_POSTGRES();
        server = PostgresServer::shared();
        address = server->new_database();
    }

    std::string database() const { return address.substr(address.rfind('/') + 1); }
    std::unique_ptr<Store> open() const { return open(address); }
    static std::unique_ptr<Store> open(std::string const& address) {
        Outcome<std::unique_ptr<Store>> store = open_postgres_store(address);
        if (!store) throw std::runtime_error{store.error().sentence};
        return std::move(*store);
    }
    static std::string why_not(std::string const& address) {
        Outcome<std::unique_ptr<Store>> const store = open_postgres_store(address);
        return store ? std::string{} : store.error().sentence;
    }
    std::string name() const { return database() + " at 127.0.0.1:" + std::to_string(server->port()); }

    PostgresServer* server = nullptr;
    std::string address;
};

std::optional<SaveError> save_lines(Store& store, std::vector<Append> const& appends) {
    return store.append(appends);
}

// As the server does it: again and again, until it is saved.
int append_until_saved(Store& store, std::vector<Append> const& appends) {
    for (int tries = 1; tries <= 200; ++tries) {
        std::optional<SaveError> const error = store.append(appends);
        if (!error) return tries;
        EXPECT_EQ(error->table, "") << error->sentence;
        std::this_thread::sleep_for(50ms);
    }
    ADD_FAILURE() << "never saved";
    return 0;
}

TEST_F(PostgresStoreTest, ASecondServerIsRefused) {
    std::unique_ptr<Store> first = open();
    EXPECT_EQ(why_not(address), "Another server is using the database " + name() +
                                    ". Stop it first, or choose another database with --db.");
    first.reset();
    EXPECT_EQ(why_not(address), "");
}

TEST_F(PostgresStoreTest, EveryRefusedConnectionHasASentence) {
    std::string const port = std::to_string(server->port());
    EXPECT_EQ(why_not(server->address("missing", server->port())),
              "There is no database missing at 127.0.0.1:" + port +
                  ". Create it with “createdb”, or correct its address.");
    EXPECT_EQ(why_not("postgres://postgres@127.0.0.1:1/x"),
              "The server of the database x at 127.0.0.1:1 cannot be reached: Connection refused. Check the "
              "address, "
              "and that PostgreSQL is running.");
    EXPECT_NE(why_not("postgres://postgres@no-such-host.invalid/x")
                  .find("cannot be reached: could not translate host"),
              std::string::npos)
        << why_not("postgres://postgres@no-such-host.invalid/x");
    EXPECT_NE(why_not("host=/no/such/folder dbname=x").find("cannot be reached: No such file or directory"),
              std::string::npos)
        << why_not("host=/no/such/folder dbname=x");
    EXPECT_EQ(
        why_not("postgres://host:port/x"),
        "The server of the database x at host:port cannot be reached: invalid integer value \"port\" for "
        "connection option \"port\". Check the address, and that PostgreSQL is running.");

    EXPECT_EQ(
        why_not("postgres://host/x?colour=red"),
        "The address of the database is not valid: invalid URI query parameter: \"colour\". Use for example "
        "postgres://user@host/motherlode.");
    server->sql(
        "postgres",
        "CREATE ROLE stranger LOGIN; CREATE ROLE locked NOLOGIN; CREATE ROLE secret LOGIN PASSWORD 'x'");
    EXPECT_EQ(
        why_not("postgres://locked@127.0.0.1:" + port + "/" + database()),
        "The server of the database " + name() +
            " refuses the user “locked”: role \"locked\" is not permitted to log in. Check the user and the "
            "password, for example in ~/.pgpass.");
    EXPECT_EQ(why_not("postgres://stranger@127.0.0.1:" + port + "/" + database()),
              "The store " + name() + " cannot be upgraded: permission denied for database " + database() +
                  " (the user should own the database).");
    server->sql("postgres", "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0");
    EXPECT_EQ(
        why_not(server->address("latin", server->port())),
        "The store latin at 127.0.0.1:" + port +
            " cannot be used: its encoding is LATIN1. Create another one with “createdb --encoding=UTF8 "
            "--template=template0”.");
    server->sql("postgres", "ALTER DATABASE " + database() + " SET default_transaction_read_only = on");
    EXPECT_EQ(why_not(address),
              "The store " + name() +
                  " cannot be used: it is read-only, for example because it is a standby. Use the "
                  "address of the primary server.");
}

TEST_F(PostgresStoreTest, APasswordIsCheckedAndNeverPrinted) {
    PostgresServer own;
    std::string const first = own.new_database();
    own.sql("postgres",
            "CREATE ROLE guarded LOGIN PASSWORD 'right'; ALTER DATABASE tables1 OWNER TO guarded");
    own.require_passwords();
    auto const with = [&](std::string const& user) {
        return "postgres://" + user + "@127.0.0.1:" + std::to_string(own.port()) + "/tables1";
    };
    std::string const start =
        "The server of the database tables1 at 127.0.0.1:" + std::to_string(own.port()) +
        " refuses the user “guarded”: ";
    std::string const end = ". Check the user and the password, for example in ~/.pgpass.";
    EXPECT_EQ(why_not(with("guarded:wrong")),
              start + "password authentication failed for user \"guarded\"" + end);
    EXPECT_EQ(why_not(with("guarded")), start + "it wants a password" + end);
    EXPECT_EQ(why_not(with("guarded:right")), "");
}

TEST_F(PostgresStoreTest, AnOldServerIsRefused) {
    EXPECT_FALSE(check_server_version(150'018, "x"));
    EXPECT_EQ(check_server_version(140'011, "x")->sentence,
              "The store x cannot be used: its server is PostgreSQL 14, but version 15 or newer is needed.");
}

TEST_F(PostgresStoreTest, ALostConnectionIsReplaced) {
    CuttingProxy proxy{server->port()};
    std::unique_ptr<Store> const store = open(server->address(database(), proxy.port()));
    ASSERT_FALSE(store->create(new_table("t1")));
    proxy.cut_all();
    EXPECT_EQ(entries_of(*store, "t1"), Lines{});
    proxy.cut_all();
    EXPECT_FALSE(save_lines(*store, {appended("t1", 0, {"a"})}));
    proxy.cut_all();
    EXPECT_FALSE(store->create(new_table("t2")));
    EXPECT_EQ(entries_of(*store, "t1"), (Lines{"a"}));
    EXPECT_EQ(store->unfinished()->size(), 2U);
}

// The connection is lost before or after the commit, and comes back at once or later.
TEST_F(PostgresStoreTest, ACommitWithoutAnswerIsSavedOnce) {
    CuttingProxy proxy{server->port()};
    std::unique_ptr<Store> const store = open(server->address(database(), proxy.port()));
    ASSERT_FALSE(store->create(new_table("t1")));
    ASSERT_FALSE(store->create(new_table("t2")));
    int first = 0;
    Lines expected;
    for (CuttingProxy::Cut const moment : {CuttingProxy::Cut::before_commit, CuttingProxy::Cut::after_commit})
        for (bool const down : {false, true}) {
            std::string const line = "line " + std::to_string(first);
            std::vector<Append> batch{appended("t1", first, {line, "second"}),
                                      appended("t2", first / 2, {line})};
            batch[1].access = {{2, "", {{2, line, 0}}, {"owner"}}};
            int const cuts = proxy.cuts();
            if (down) proxy.go_down_with_cut();
            proxy.cut(moment);
            std::optional<SaveError> const error = save_lines(*store, batch);
            EXPECT_EQ(error.has_value(), down);
            EXPECT_EQ(proxy.cuts(), cuts + 1);
            if (error) {
                EXPECT_EQ(error->table, "");
                EXPECT_NE(save_lines(*store, batch)->sentence.find("cannot be reached"), std::string::npos);
                proxy.set_down(false);
                append_until_saved(*store, batch);
            }
            expected.insert(expected.end(), {line, "second"});
            first += 2;
            EXPECT_EQ(entries_of(*store, "t1"), expected);
            EXPECT_EQ(entries_of(*store, "t2").size(), expected.size() / 2);
            EXPECT_EQ((**store->load("t2")).tokens, (std::vector<SeatToken>{{2, line, 0}}));
        }
}

// Between the loss and the next try of the batch, the server does something else.
TEST_F(PostgresStoreTest, OtherChangesDoNotHideAnUnansweredCommit) {
    CuttingProxy proxy{server->port()};
    std::unique_ptr<Store> const store = open(server->address(database(), proxy.port()));
    ASSERT_FALSE(store->create(new_table("t1")));
    std::vector<Append> const batch{appended("t1", 0, {"a"})};
    proxy.go_down_with_cut();
    proxy.cut(CuttingProxy::Cut::after_commit);
    EXPECT_TRUE(save_lines(*store, batch));
    proxy.set_down(false);
    std::this_thread::sleep_for(300ms);
    ASSERT_FALSE(store->create(new_table("t2")));
    ASSERT_FALSE(store->save_game_time(7));
    append_until_saved(*store, batch);
    EXPECT_EQ(entries_of(*store, "t1"), (Lines{"a"}));
    EXPECT_FALSE(save_lines(*store, {appended("t1", 1, {"b"})}));
}

TEST_F(PostgresStoreTest, CreatingATableSurvivesALostAnswer) {
    CuttingProxy proxy{server->port()};
    std::unique_ptr<Store> const store = open(server->address(database(), proxy.port()));
    for (CuttingProxy::Cut const moment :
         {CuttingProxy::Cut::before_commit, CuttingProxy::Cut::after_commit}) {
        proxy.cut(moment);
        std::string const id = moment == CuttingProxy::Cut::before_commit ? "before" : "after";
        EXPECT_FALSE(store->create(new_table(id)));
        EXPECT_TRUE(*store->load(id));
    }
    EXPECT_EQ(proxy.cuts(), 2);
    proxy.cut(CuttingProxy::Cut::after_commit);
    EXPECT_FALSE(store->remove(Lines{"before"}));
    EXPECT_EQ(store->details()->size(), 1U);
}

TEST_F(PostgresStoreTest, ContinuesAfterARestartOfPostgres) {
    std::unique_ptr<Store> const store = open();
    ASSERT_FALSE(store->create(new_table("t1")));
    for (char const* const mode : {"fast", "immediate"}) {
        int const first = static_cast<int>(entries_of(*store, "t1").size());
        server->stop(mode);
        std::optional<SaveError> const error = save_lines(*store, {appended("t1", first, {"x"})});
        ASSERT_TRUE(error);
        EXPECT_EQ(error->table, "") << error->sentence;
        EXPECT_TRUE(store->obstacle());
        server->start();
        append_until_saved(*store, {appended("t1", first, {"x"})});
        EXPECT_FALSE(store->obstacle());
    }
    EXPECT_EQ(entries_of(*store, "t1"), (Lines{"x", "x"}));
}

TEST_F(PostgresStoreTest, AServerThatWasReplacedCannotWrite) {
    CuttingProxy proxy{server->port()};
    std::unique_ptr<Store> const old_store = open(server->address(database(), proxy.port()));
    ASSERT_FALSE(old_store->create(new_table("t1")));
    proxy.set_down(true);
    proxy.cut_all();
    EXPECT_TRUE(save_lines(*old_store, {appended("t1", 0, {"lost"})}));
    {
        std::unique_ptr<Store> const new_store = open();
        EXPECT_FALSE(save_lines(*new_store, {appended("t1", 0, {"kept"})}));
    }
    proxy.set_down(false);
    std::this_thread::sleep_for(300ms);
    for (int tries = 0; tries < 2; ++tries) {
        std::optional<SaveError> const error = save_lines(*old_store, {appended("t1", 0, {"lost"})});
        ASSERT_TRUE(error);
        EXPECT_EQ(error->table, "");
        EXPECT_NE(error->sentence.find("Another server has used the database"), std::string::npos)
            << error->sentence;
    }
    EXPECT_TRUE(old_store->obstacle());
    EXPECT_EQ(entries_of(*open(), "t1"), (Lines{"kept"}));
}

// The server of PostgreSQL has not noticed that the old connection is gone.
TEST_F(PostgresStoreTest, AStoreEndsItsOwnFormerConnection) {
    Outcome<Postgres, PostgresError> former = open_session(address);
    ASSERT_TRUE(former);
    EXPECT_FALSE(open_session(address));
    EXPECT_TRUE(open_session(address, former->process()));
    EXPECT_TRUE(former->execute("SELECT 1").failed());
}

TEST_F(PostgresStoreTest, ALockOfAnotherProgramIsNoFaultOfATable) {
    std::unique_ptr<Store> const store = open();
    ASSERT_FALSE(store->create(new_table("t1")));
    Outcome<Postgres, PostgresError> other = Postgres::connect(address);
    ASSERT_TRUE(other);
    ASSERT_FALSE(other->execute("BEGIN; LOCK TABLE motherlode.entries").failed());
    std::optional<SaveError> const error = save_lines(*store, {appended("t1", 0, {"x"})});
    ASSERT_TRUE(error);
    EXPECT_EQ(error->table, "");
    EXPECT_EQ(error->sentence, "The new entries cannot be saved: another program has locked the database.");
    ASSERT_FALSE(other->execute("ROLLBACK").failed());
    EXPECT_FALSE(save_lines(*store, {appended("t1", 0, {"x"})}));
}

// A small disk of its own, which only root can make.
TEST_F(PostgresStoreTest, AFullDiskIsNoFaultOfATable) {
    std::string const disk = (server->folder() / "disk").string();
    std::filesystem::create_directory(disk);
    if (std::system(("mount -t tmpfs -o size=24m none " + disk + " 2>/dev/null").c_str()) != 0)
        GTEST_SKIP() << "This user cannot mount a small disk.";
    ASSERT_EQ(std::system(("chown postgres " + disk).c_str()), 0);
    server->sql("postgres", "CREATE TABLESPACE small LOCATION '" + disk + "'");
    server->sql("postgres", "CREATE DATABASE crowded TABLESPACE small");
    {
        std::unique_ptr<Store> const store = open(server->address("crowded", server->port()));
        ASSERT_FALSE(store->create(new_table("t1")));
        // At random, because PostgreSQL compresses what repeats itself.
        std::mt19937 random{1};
        std::string line;
        while (line.size() < 500'000) line += static_cast<char>('!' + random() % 90);
        int length = 0;
        std::optional<SaveError> error;
        for (; !error && length < 100; length += error ? 0 : 1)
            error = save_lines(*store, {appended("t1", length, {line})});
        ASSERT_TRUE(error);
        EXPECT_EQ(error->table, "");
        EXPECT_NE(error->sentence.find("the disk of the database is full"), std::string::npos)
            << error->sentence;
        EXPECT_EQ(entries_of(*store, "t1").size(), static_cast<std::size_t>(length));
        ASSERT_EQ(std::system(("mount -o remount,size=100m " + disk).c_str()), 0);
        EXPECT_FALSE(save_lines(*store, {appended("t1", length, {line})}));
        EXPECT_EQ(entries_of(*store, "t1").size(), static_cast<std::size_t>(length) + 1);
    }
    server->sql("postgres", "DROP DATABASE crowded");
    server->sql("postgres", "DROP TABLESPACE small");
    EXPECT_EQ(std::system(("umount " + disk).c_str()), 0);
}

TEST_F(PostgresStoreTest, OneBadTableIsNamed) {
    std::unique_ptr<Store> const store = open();
    ASSERT_FALSE(store->create(new_table("t1")));
    ASSERT_FALSE(store->create(new_table("t2")));
    Append bad = appended("t2", 0, {"x"});
    bad.access = {{7, "", {{7, "token", 0}}, {}}};  // there is no such seat
    std::optional<SaveError> const error = save_lines(*store, {appended("t1", 0, {"x"}), bad});
    ASSERT_TRUE(error);
    EXPECT_EQ(error->table, "t2");
    EXPECT_FALSE(save_lines(*store, {appended("t1", 0, {"x"})}));
}

TEST_F(PostgresStoreTest, ACommitIsDurableWhateverTheDatabaseSays) {
    server->sql("postgres", "ALTER DATABASE " + database() + " SET synchronous_commit = off");
    Outcome<Postgres, PostgresError> session = open_session(address);
    ASSERT_TRUE(session);
    PostgresRows rows = session->execute("SHOW synchronous_commit");
    ASSERT_TRUE(rows.next());
    EXPECT_EQ(rows.text(0), "on");
}

TEST_F(PostgresStoreTest, UpgradesAnOlderDatabase) {
    constexpr std::array<std::string_view, 3> versions{
        "CREATE TABLE things (name text NOT NULL); INSERT INTO things VALUES ('gold')",
        "ALTER TABLE things ADD COLUMN weight integer NOT NULL DEFAULT 7",
        "INSERT INTO things VALUES ('silver', 5)",
    };
    for (std::size_t known = 0; known <= versions.size(); ++known) {
        Outcome<Postgres, PostgresError> database = Postgres::connect(address);
        ASSERT_TRUE(database);
        std::optional<Error> const error = migrate(*database, std::span{versions}.first(known));
        ASSERT_FALSE(error) << error->sentence;
    }
    EXPECT_EQ(
        server->sql(database(),
                    "SELECT sum(weight), (SELECT version FROM motherlode.version) FROM motherlode.things"),
        "12|3");
    Outcome<Postgres, PostgresError> database = Postgres::connect(address);
    EXPECT_EQ(
        migrate(*database, std::span{versions}.first(2))->sentence,
        "The store " + name() +
            " cannot be used: it has version 3, but this program only supports versions up to 2. Use a newer "
            "version of this program.");
}

TEST_F(PostgresStoreTest, AFailedUpgradeLeavesTheDatabaseUnchanged) {
    constexpr std::array<std::string_view, 2> versions{"CREATE TABLE things (name text)",
                                                       "DROP TABLE things; DROP TABLE missing"};
    Outcome<Postgres, PostgresError> session = Postgres::connect(address);
    ASSERT_FALSE(migrate(*session, std::span{versions}.first(1)));
    EXPECT_EQ(migrate(*session, versions)->sentence,
              "The store " + name() + " cannot be upgraded: table \"missing\" does not exist.");
    EXPECT_EQ(server->sql(database(),
                          "SELECT version, (SELECT count(*) FROM motherlode.things) FROM motherlode.version"),
              "1|0");
}

TEST_F(PostgresStoreTest, RefusesTheSchemaOfAnotherProgram) {
    server->sql(database(), "CREATE SCHEMA motherlode; CREATE TABLE motherlode.recipes (name text)");
    EXPECT_EQ(why_not(address),
              "The store " + name() +
                  " cannot be used: another program uses the schema “motherlode”. Choose another "
                  "database.");
}

TEST(StoreAddress, NamesAFileOrADatabase) {
    using enum StoreAddress::Kind;
    auto const is = [](std::string_view text, StoreAddress::Kind kind, std::string_view place) {
        StoreAddress const address = parse_store_address(text);
        return address.kind == kind && address.place == place;
    };
    EXPECT_TRUE(is("tables.db", sqlite, "tables.db"));
    EXPECT_TRUE(is("sqlite:tables.db", sqlite, "tables.db"));
    EXPECT_TRUE(is("./postgres:x", sqlite, "./postgres:x"));
    EXPECT_TRUE(is("postgres://user@host/x", postgres, "postgres://user@host/x"));
    EXPECT_TRUE(is("postgresql://user@host/x", postgres, "postgresql://user@host/x"));
    EXPECT_TRUE(is("postgres:host=/run/postgresql dbname=x", postgres, "host=/run/postgresql dbname=x"));
    EXPECT_TRUE(is("postgres:x", postgres, "x"));
}

}  // namespace
}  // namespace motherlode
