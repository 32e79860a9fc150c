#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/client.h"
#include "server/server.h"

namespace motherlode::server::testing {

// A temporary folder that is deleted with the object.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(TemporaryFolder const&) = delete;
    TemporaryFolder& operator=(TemporaryFolder const&) = delete;

    std::filesystem::path const& path() const { return path_; }

private:
    std::filesystem::path path_;
};

// A port that was free a moment ago, below the system's range for clients.
int some_port();

// Waits until the condition holds; false if it does not within ten seconds.
template <class Condition>
bool soon(Condition condition) {
    for (int i = 0; i < 500; ++i) {
        if (condition()) return true;
        std::this_thread::sleep_for(20ms);
    }
    return false;
}

enum class Keep : std::uint8_t { in_memory, on_disk };
using StoreMaker = std::function<std::unique_ptr<Store>()>;

// Defaults for most tests: bots that do not pause, and no limit on tables.
ServerOptions quick_options();

// A real server on a thread of this process.
class TestServer {
public:
    explicit TestServer(ServerOptions options = quick_options(), Keep keep = Keep::in_memory);
    TestServer(ServerOptions options, StoreMaker make_store);
    ~TestServer();
    TestServer(TestServer const&) = delete;
    TestServer& operator=(TestServer const&) = delete;

    int port() const { return port_; }
    int metrics_port() const { return server_->metrics_port(); }
    std::filesystem::path database() const { return folder_.path() / "tables.db"; }
    std::filesystem::path web() const { return folder_.path() / "web"; }
    // Returns when it has stopped without being asked.
    void stop();
    void start();
    double metric(std::string const& name) const;

private:
    TemporaryFolder folder_;
    ServerOptions options_;
    StoreMaker make_store_;
    std::unique_ptr<Server> server_;
    std::thread thread_;
    int port_ = 0;
};

struct TestTable {
    std::string id;
    std::vector<std::string> tokens;  // by seat; empty for bots
    std::string watch;
    std::string cookie;

    std::string hello(int seat, int seen = 0) const;
    std::string hello_watcher() const;
};

// Seats as in NewTable; every human gets a name, so that the game can start.
TestTable make_table(int port, std::string_view seats, std::string_view more = "",
                     std::string_view game = "boomtown_builders");
// The table with all its humans seated by name: "P0", "P1", …
TestTable make_seated_table(int port, int persons, std::string_view more = "");

// A table of humans who are all connected.
struct Party {
    Party(int port, int humans);

    // The first seat that must act.
    std::size_t due() const;

    TestTable table;
    std::vector<std::unique_ptr<WebSocketClient>> clients;
    std::vector<WebSocketClient*> all;
    std::vector<json::object> latest;
};

// The text of a move: the first legal one of this table or update, unless another is given.
std::string move_text(json::object const& state, std::string_view id, std::string_view action = {});

// Seats the client at seat 0 and returns the message when it first must act.
json::object wait_for_turn(WebSocketClient& client, TestTable const& table);

// One decision by a seat that must act; returns the new version, or 0 if there is none. `latest` has the newest table
// or update of each seat.
int play_one(std::vector<WebSocketClient*> const& seats, std::vector<json::object>& latest, int number);

}  // namespace motherlode::server::testing
