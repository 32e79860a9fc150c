// The operator's commands to a running server, over the socket beside its database.

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <ctime>

#include <boost/json.hpp>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/database.h"
#include "cli/terminal.h"
#include "kernel/json.h"

namespace motherlode::cli {
namespace {

namespace json = boost::json;

// A connection that is closed with the object.
class Socket {
public:
    Socket() : socket_{socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)} {}
    ~Socket() {
        if (socket_ >= 0) close(socket_);
    }
    Socket(Socket const&) = delete;
    Socket& operator=(Socket const&) = delete;

    bool connect(std::string const& path) const {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        if (path.size() >= sizeof address.sun_path) return false;
        std::copy(path.begin(), path.end(), address.sun_path);
        return ::connect(socket_, reinterpret_cast<sockaddr const*>(&address), sizeof address) == 0;
    }
    bool send(std::string_view text) const {
        while (!text.empty()) {
            ssize_t const sent = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
            if (sent <= 0) return false;
            text.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }
    // The next line without its end; empty if the connection ends before.
    std::string read_line() const {
        std::string line;
        char buffer[65536];
        while (!line.ends_with('\n')) {
            ssize_t const got = recv(socket_, buffer, sizeof buffer, 0);
            if (got <= 0) return {};
            line.append(buffer, static_cast<std::size_t>(got));
        }
        line.pop_back();
        return line;
    }

private:
    int socket_;
};

std::string request_text(AdminOptions const& options) {
    JsonWriter writer;
    writer.begin_object().field("command", options.command);
    if (!options.table.empty()) writer.field("table", options.table);
    if (!options.network.empty()) writer.field("network", options.network);
    if (options.finished_days) writer.field("finished_days", *options.finished_days);
    return writer.end_object().text() + "\n";
}

std::string text_of(json::value const& value) {
    json::string const& text = value.as_string();
    return {text.data(), text.size()};
}

std::string time_text(json::value const& millis) {
    std::time_t const seconds = millis.as_int64() / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
                       parts.tm_hour, parts.tm_min);
}

std::string names_text(json::value const& table) {
    std::string names;
    for (json::value const& name : table.at("names").as_array())
        names += (names.empty() ? "" : ", ") + (name.as_string().empty() ? "open" : text_of(name));
    return names;
}

std::string state_text(json::value const& table) {
    bool const is_finished = table.at("finished").as_bool() && text_of(table.at("state")) == "live";
    return is_finished ? "finished" : text_of(table.at("state"));
}

void print_list(json::array const& tables) {
    print_out("{:10}  {:17}  {:8}  {:>6}  {:>9}  {:>7}  {:16}  {}\n", "Table", "Game", "State", "Moves",
              "Bytes", "Viewers", "Last used (UTC)", "Players");
    for (json::value const& table : tables)
        print_out("{:10}  {:17}  {:8}  {:6}  {:9}  {:7}  {:16}  {}\n", text_of(table.at("table")),
                  text_of(table.at("game")), state_text(table), table.at("moves").as_int64(),
                  table.at("bytes").as_int64(), table.at("viewers").as_int64(),
                  time_text(table.at("updated")), names_text(table));
}

void print_table(json::value const& table) {
    print_out("Table:      {}\nGame:       {}\nPlayers:    {}\nState:      {}{}\n",
              text_of(table.at("table")), text_of(table.at("game")), names_text(table), state_text(table),
              table.at("listed").as_bool() ? ", listed" : "");
    print_out(
        "Moves:      {}\nEntries:    {}, {} bytes\nViewers:    {}\nCreated:    {} UTC\nLast used:  {} UTC\n",
        table.at("moves").as_int64(), table.at("entries").as_int64(), table.at("bytes").as_int64(),
        table.at("viewers").as_int64(), time_text(table.at("created")), time_text(table.at("updated")));
}

void print_answer(AdminOptions const& options, json::object const& answer) {
    if (options.command == "list") return print_list(answer.at("tables").as_array());
    if (options.command == "show") return print_table(answer.at("table"));
    if (options.command == "export") return write_out(text_of(answer.at("record")));
    if (options.command == "bans") {
        for (json::value const& network : answer.at("networks").as_array())
            print_out("{}\n", text_of(network));
        return;
    }
    if (options.command == "prune")
        return print_out("Deleted: {}. Archived: {}.\n", answer.at("deleted").as_int64(),
                         answer.at("archived").as_int64());
    print_out("Done.\n");
}

}  // namespace

int run_admin(AdminOptions const& options) {
    std::string const path = admin_socket(options.admin_socket, options.database);
    Socket const socket;
    if (!socket.connect(path))
        return refuse({"No server can be reached at " + path + ": " + std::strerror(errno) +
                       ". Start the server, or name its database with --db."});
    std::string const line = socket.send(request_text(options)) ? socket.read_line() : "";
    if (line.empty()) return refuse({"The server at " + path + " did not answer."});
    json::object const answer = json::parse(line).as_object();
    if (json::value const* const error = answer.if_contains("error")) return refuse({text_of(*error)});
    if (options.json)
        write_out(line + "\n");
    else
        print_answer(options, answer);
    return exit_fine;
}

}  // namespace motherlode::cli
