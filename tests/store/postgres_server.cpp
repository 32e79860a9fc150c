#include "store/postgres_server.h"

#include <array>
#include <cstdio>
#include <fstream>
#include <random>
#include <stdexcept>

#include <pwd.h>
#include <unistd.h>

namespace motherlode {
namespace {

// The folder of initdb and pg_ctl; empty if there is none. PostgreSQL does not run as root, so root needs the user postgres.
std::filesystem::path programs() {
    if (geteuid() == 0 && getpwnam("postgres") == nullptr) return {};
    for (int version = 20; version >= 15; --version) {
        std::filesystem::path folder = "/usr/lib/postgresql/" + std::to_string(version) + "/bin";
        if (std::filesystem::exists(folder / "initdb")) return folder;
    }
    return {};
}

std::string output_of(std::string const& command) {
    std::FILE* const pipe = popen((command + " 2>&1").c_str(), "r");
    if (pipe == nullptr) throw std::runtime_error{"cannot run " + command};
    std::string output;
    std::array<char, 4096> buffer{};
    while (std::size_t const got = std::fread(buffer.data(), 1, buffer.size(), pipe))
        output.append(buffer.data(), got);
    if (pclose(pipe) != 0) throw std::runtime_error{command + ": " + output};
    return output;
}

int random_port() {
    std::random_device random;
    return 20'000 + static_cast<int>(random() % 12'000);
}

std::unique_ptr<PostgresServer>& the_shared_one() {
    static std::unique_ptr<PostgresServer> server;
    return server;
}

// Stops the shared server at the end of the program, also when a test has failed.
class StopAtEnd : public testing::Environment {
public:
    void TearDown() override { the_shared_one().reset(); }
};
testing::Environment const* const stop_at_end = ::testing::AddGlobalTestEnvironment(new StopAtEnd);

}  // namespace

PostgresServer* PostgresServer::shared() {
    std::unique_ptr<PostgresServer>& server = the_shared_one();
    if (!server && !programs().empty()) server = std::make_unique<PostgresServer>();
    return server.get();
}

PostgresServer::PostgresServer() : port_{random_port()} {
    std::string name = (std::filesystem::temp_directory_path() / "motherlode-postgres-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error{"no temporary folder"};
    folder_ = name;
    if (geteuid() == 0) {
        passwd const* const user = getpwnam("postgres");
        if (chown(name.c_str(), user->pw_uid, user->pw_gid) != 0)
            throw std::runtime_error{"cannot give " + name + " away"};
    }
    as_postgres((programs() / "initdb").string() + " -D " + name +
                "/data -U postgres --auth=trust -E UTF8 --locale=C.UTF-8 --no-sync");
    stop_with_this_process();
    start();
}

PostgresServer::~PostgresServer() {
    try {
        stop("immediate");
    } catch (std::exception const&) {  // it is stopped already
    }
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

// A test that crashes must not leave a server behind.
void PostgresServer::stop_with_this_process() const {
    std::string const folder = folder_.string();
    std::string const stop = (programs() / "pg_ctl").string() + " -D " + folder + "/data -m immediate stop";
    as_postgres("setsid sh -c 'while test -d /proc/" + std::to_string(getpid()) + "; do sleep 1; done; " +
                stop + "; rm -rf " + folder + "' >/dev/null 2>/dev/null </dev/null &");
}

std::string PostgresServer::as_postgres(std::string const& command) const {
    std::string const user = geteuid() == 0 ? "runuser -u postgres -- " : "";
    return output_of("cd " + folder_.string() + " && " + user + command);
}

// Another program may have the port. A restart keeps it, because clients know it.
void PostgresServer::start() {
    for (int tries = 0;; ++tries) {
        try {
            as_postgres((programs() / "pg_ctl").string() + " -D " + folder_.string() + "/data -w -l " +
                        folder_.string() + "/log -o \"-p " + std::to_string(port_) +
                        " -c listen_addresses=127.0.0.1 -c recovery_init_sync_method=syncfs -c "
                        "unix_socket_directories=" +
                        folder_.string() + "\" start >" + folder_.string() + "/said");
            return;
        } catch (std::runtime_error const&) {
            if (tries == 5) throw;
            if (databases_ == 0) port_ = random_port();
        }
    }
}

void PostgresServer::stop(std::string const& mode) {
    as_postgres((programs() / "pg_ctl").string() + " -D " + folder_.string() + "/data -w -m " + mode +
                " stop");
}

void PostgresServer::restart(std::string const& mode) {
    stop(mode);
    start();
}

void PostgresServer::require_passwords() {
    std::ofstream{folder_ / "data/pg_hba.conf"}
        << "local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n";
    sql("postgres", "SELECT pg_reload_conf()");
    try {  // until the server has read it
        for (int tries = 0; tries < 100; ++tries, usleep(20'000))
            output_of((programs() / "psql").string() + " -X -w -c 'SELECT 1' " + address("postgres", port_));
    } catch (std::runtime_error const&) {
        return;
    }
    throw std::runtime_error{"PostgreSQL still wants no passwords"};
}

std::string PostgresServer::sql(std::string const& database, std::string const& statements) const {
    std::string text =
        output_of("PGOPTIONS=-cclient_min_messages=warning " + (programs() / "psql").string() +
                  " -X -q -A -t -v ON_ERROR_STOP=1 -h " + folder_.string() + " -p " + std::to_string(port_) +
                  " -U postgres -d " + database + " <<'END-OF-SQL'\n" + statements + "\nEND-OF-SQL\n");
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

std::string PostgresServer::address(std::string const& name, int port) const {
    return "postgres://postgres@127.0.0.1:" + std::to_string(port) + "/" + name;
}

std::string PostgresServer::database(std::string const& name) {
    if (sql("postgres", "SELECT 1 FROM pg_database WHERE datname = '" + name + "'").empty())
        sql("postgres", "CREATE DATABASE " + name);
    return address(name, port_);
}

std::string PostgresServer::new_database() { return database("tables" + std::to_string(++databases_)); }

}  // namespace motherlode
