#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include <gtest/gtest.h>

// A real server of PostgreSQL for tests, as Debian installs it.
namespace motherlode {

// A cluster in a temporary folder, with fsync on. It listens on a random port of this machine and on a socket in its folder.
class PostgresServer {
public:
    // The one that all tests of this program share; null if PostgreSQL is not installed.
    static PostgresServer* shared();

    PostgresServer();
    ~PostgresServer();
    PostgresServer(PostgresServer const&) = delete;
    PostgresServer& operator=(PostgresServer const&) = delete;

    int port() const { return port_; }
    std::filesystem::path const& folder() const { return folder_; }
    // The address of a database, over TCP. An empty database with this name is created, unless it exists.
    std::string database(std::string const& name);
    std::string address(std::string const& name, int port) const;
    // A new, empty database.
    std::string new_database();

    void start();
    // "fast" ends all connections, "immediate" is a crash.
    void stop(std::string const& mode = "fast");
    void restart(std::string const& mode = "fast");
    // From now on, connections over TCP need one.
    void require_passwords();
    // SQL statements as the administrator; the result without decoration.
    std::string sql(std::string const& database, std::string const& statements) const;

private:
    void stop_with_this_process() const;
    std::string as_postgres(std::string const& command) const;

    std::filesystem::path folder_;
    int port_;
    int databases_ = 0;
};

}  // namespace motherlode

// Ends the test without a failure if there is no PostgreSQL.
#define SKIP_WITHOUT_POSTGRES()                          \
    if (motherlode::PostgresServer::shared() == nullptr) \
    GTEST_SKIP() << "PostgreSQL 15 is not installed: scripts/install.sh postgres"
