// The operator's commands, over the socket of a running server.

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "server/finished.h"
#include "server/fixture.h"

namespace motherlode::server::testing {
namespace {

class AdminCommands : public ::testing::Test {
protected:
    AdminCommands() { start({}); }

    void start(std::vector<std::string> const& trusted) {
        ServerOptions options = quick_options();
        options.admin_socket = folder_.path() / "admin";
        for (std::string const& network : trusted) options.trusted_proxies.push_back(*parse_network(network));
        server_.reset();  // it deletes its socket
        server_ = std::make_unique<TestServer>(options, Keep::on_disk);
    }

    std::string ask_text(std::string const& command) const {
        int const connection = socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::string const path = folder_.path() / "admin";
        std::copy(path.begin(), path.end(), address.sun_path);
        EXPECT_EQ(connect(connection, reinterpret_cast<sockaddr const*>(&address), sizeof address), 0);
        std::string const line = command + "\n";
        EXPECT_EQ(send(connection, line.data(), line.size(), MSG_NOSIGNAL),
                  static_cast<ssize_t>(line.size()));
        std::string answer;
        char letter = 0;
        while (recv(connection, &letter, 1, 0) == 1 && letter != '\n') answer += letter;
        close(connection);
        return answer;
    }
    json::object ask(std::string const& command) const { return json::parse(ask_text(command)).as_object(); }
    json::object about(std::string const& command, TestTable const& table) const {
        return ask(R"({"command":")" + command + R"(","table":")" + table.id + R"("})");
    }
    std::string first_answer(TestTable const& table) const {
        WebSocketClient client{server_->port()};
        client.send(table.hello(0));
        json::object const answer = json::parse(*client.receive()).as_object();
        return text_of(answer.at("t")) == "error" ? text_of(answer.at("code")) : text_of(answer.at("t"));
    }

    TemporaryFolder folder_;
    std::unique_ptr<TestServer> server_;
};

TEST_F(AdminCommands, ListAndShow) {
    TestTable const first = make_seated_table(server_->port(), 2);
    TestTable const second = make_table(server_->port(), R"(["person","person"])");
    WebSocketClient client{server_->port()};
    client.send(first.hello(0));
    client.expect("table");
    json::array const tables = ask(R"({"command":"list"})").at("tables").as_array();
    ASSERT_EQ(tables.size(), 2U);
    EXPECT_EQ(text_of(tables[0].at("table")), second.id);
    json::object const table = about("show", first).at("table").as_object();
    EXPECT_EQ(text_of(table.at("state")), "live");
    EXPECT_EQ(text_of(table.at("names").at(1)), "P1");
    EXPECT_EQ(table.at("viewers").as_int64(), 1);
    EXPECT_EQ(table.at("entries").as_int64(), 2);
    EXPECT_GT(table.at("bytes").as_int64(), 0);
}

TEST_F(AdminCommands, OnlyTheOwnerCanConnect) {
    struct stat about {};
    ASSERT_EQ(stat((folder_.path() / "admin").c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777U, 0600U);
    server_->stop();
    EXPECT_FALSE(std::filesystem::exists(folder_.path() / "admin"));
}

TEST_F(AdminCommands, CloseAndReopen) {
    TestTable const table = make_seated_table(server_->port(), 2);
    WebSocketClient client{server_->port()};
    client.send(table.hello(0));
    client.expect("table");
    about("close", table);
    EXPECT_EQ(text_of(client.expect("error").at("message").at("key")), "server.refusal.closed_table");
    EXPECT_TRUE(client.wait_for_close());
    EXPECT_EQ(first_answer(table), "unknown_table");
    EXPECT_EQ(server_->metric("tables_open"), 0);
    EXPECT_EQ(text_of(about("show", table).at("table").at("state")), "closed");
    about("reopen", table);
    EXPECT_EQ(first_answer(table), "table");
}

TEST_F(AdminCommands, Delete) {
    TestTable const table = make_seated_table(server_->port(), 2);
    EXPECT_TRUE(about("delete", table).empty());
    EXPECT_EQ(first_answer(table), "unknown_table");
    EXPECT_EQ(text_of(about("delete", table).at("error")), "There is no table " + table.id + ".");
    EXPECT_TRUE(ask(R"({"command":"list"})").at("tables").as_array().empty());
}

TEST_F(AdminCommands, Export) {
    TestTable const table = finished_table(server_->port());
    EXPECT_EQ(text_of(about("export", table).at("record")).substr(0, 17), "motherlode-record");
    EXPECT_EQ(text_of(about("export", make_seated_table(server_->port(), 2)).at("record")).substr(0, 17),
              "motherlode-record");
}

TEST_F(AdminCommands, Ban) {
    start({"127.0.0.0/8"});
    auto const status = [&](char const* address) {
        return http(server_->port(), "GET", "/", {{"X-Forwarded-For", address}}).status;
    };
    TestTable const table = make_table(server_->port(), R"(["person","person"])");
    WebSocketClient client{server_->port(), {{"X-Forwarded-For", "192.0.2.9"}}};
    client.send(table.hello(0));
    client.expect("table");
    EXPECT_NE(status("192.0.2.7"), 403);
    ask(R"({"command":"ban","network":"192.0.2.0/24"})");
    EXPECT_EQ(status("192.0.2.7"), 403);
    EXPECT_NE(status("192.0.3.7"), 403);
    EXPECT_EQ(text_of(client.expect("error").at("message").at("key")), "server.refusal.banned");
    EXPECT_TRUE(client.wait_for_close());
    WebSocketClient again{server_->port(), {{"X-Forwarded-For", "192.0.2.9"}}};
    EXPECT_EQ(again.status(), 403);
    // One IPv6 address is its whole network.
    ask(R"({"command":"ban","network":"2001:db8:1:2:3::4"})");
    EXPECT_EQ(status("2001:db8:1:2::9"), 403);
    EXPECT_EQ(ask_text(R"({"command":"bans"})"), R"({"networks":["192.0.2.0/24","2001:db8:1:2::/64"]})");
    server_->stop();
    server_->start();
    EXPECT_EQ(status("192.0.2.7"), 403);
    ask(R"({"command":"unban","network":"192.0.2.0/24"})");
    EXPECT_NE(status("192.0.2.7"), 403);
}

TEST_F(AdminCommands, PruneAndVacuum) {
    finished_table(server_->port());
    std::this_thread::sleep_for(5ms);
    EXPECT_EQ(ask_text(R"({"command":"prune"})"), R"({"deleted":0,"archived":0})");
    EXPECT_EQ(ask_text(R"({"command":"prune","finished_days":1})"), R"({"deleted":0,"archived":0})");
    EXPECT_EQ(ask_text(R"({"command":"prune","finished_days":0})"), R"({"deleted":1,"archived":0})");
    EXPECT_EQ(ask_text(R"({"command":"vacuum"})"), "{}");
}

TEST_F(AdminCommands, RefusesWhatItDoesNotUnderstand) {
    for (char const* command : {"", "x", "[]", "{}", R"({"command":"dance"})", R"({"command":"show"})",
                                R"({"command":"show","table":"../../x"})", R"({"command":"list","more":1})",
                                R"({"command":"ban","network":"everybody"})"})
        EXPECT_TRUE(ask(command).contains("error")) << command;
}

}  // namespace
}  // namespace motherlode::server::testing
