#include <gtest/gtest.h>
#include <sys/resource.h>

#include "server/child.h"
#include "server/fixture.h"

namespace motherlode::server::testing {
namespace {

TEST(Stop, NotifiesAllClients) {
    TestServer server{quick_options(), Keep::on_disk};
    TestTable const table = make_seated_table(server.port(), 2);
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    client.expect("table");
    WebSocketClient silent{server.port()};
    Connection idle{server.port()};

    std::thread stopping{[&] { server.stop(); }};
    EXPECT_EQ(text_of(client.expect("error").at("code")), "stopping");
    EXPECT_TRUE(client.wait_for_close());
    EXPECT_EQ(client.close_code(), 1001);
    EXPECT_TRUE(silent.wait_for_close());
    EXPECT_FALSE(idle.fill(1, 5s));
    stopping.join();
    EXPECT_FALSE(Connection{server.port()}.open());
}

TEST(Stop, SavesAllDecisions) {
    TestServer server{quick_options(), Keep::on_disk};
    TestTable const table = make_seated_table(server.port(), 2);
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    client.expect("table");
    for (int i = 0; i < 20; ++i) client.send(R"({"t":"chat","text":"x"})");
    std::thread stopping{[&] { server.stop(); }};
    int acknowledged = 0;
    while (std::optional<std::string> const text = client.receive())
        if (text->find(R"("t":"ok")") != std::string::npos) ++acknowledged;
    stopping.join();
    server.start();
    WebSocketClient again{server.port()};
    again.send(table.hello(0));
    EXPECT_EQ(static_cast<int>(again.expect("table").at("chat").as_array().size()), acknowledged);
}

TEST(Stop, TheProgramExitsCleanly) {
    TemporaryFolder const folder;
    Child child{folder.path() / "tables.db"};
    child.terminate();
    EXPECT_EQ(child.wait(), 0);
    EXPECT_NE(child.output().find("Motherlode is at http://localhost:" + std::to_string(child.port())),
              std::string::npos);
}

TEST(Stop, APortInUseIsReported) {
    TestServer const server;
    TemporaryFolder const folder;
    Child child{folder.path() / "tables.db", server.port()};
    EXPECT_EQ(child.wait(), 1);
    EXPECT_NE(child.output().find("is already in use. Choose another port with --port."), std::string::npos);
}

TEST(Stop, ASecondServerOnTheSameDatabaseIsRefused) {
    TemporaryFolder const folder;
    Child first{folder.path() / "tables.db"};
    pid_t const pid = first.pid();
    Child second{folder.path() / "tables.db"};
    EXPECT_EQ(second.wait(), 1);
    EXPECT_EQ(second.output(), "motherlode: Another server (process " + std::to_string(pid) +
                                   ") is using the database " + (folder.path() / "tables.db").string() +
                                   ". Stop it first, or choose another file with --db.\n");
    // Not even a kill leaves the lock behind.
    first.kill();
    Child third{folder.path() / "tables.db"};
    EXPECT_EQ(http(third.port(), "GET", "/healthz").status, 200);
}

TEST(Stop, AFileSizeLimitIsNotTheEnd) {
    rlimit before{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
    TemporaryFolder const folder;
    std::unique_ptr<Child> child;
    {
        rlimit const small{rlim_t{400} << 10U, before.rlim_max};
        ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
        child = std::make_unique<Child>(folder.path() / "tables.db");
        ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
    }
    int status = 200;
    for (int i = 0; i < 1000 && status == 200; ++i)
        status =
            post(child->port(), "/api/tables", R"({"game":"coloma","seats":["person","person"]})").status;
    EXPECT_EQ(status, 500);
    EXPECT_EQ(http(child->port(), "GET", "/healthz").status, 200);
}

}  // namespace
}  // namespace motherlode::server::testing
