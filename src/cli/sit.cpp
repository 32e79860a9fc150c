#include <csignal>
#include <optional>

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>

#include "bots/program.h"
#include "cli/commands.h"
#include "cli/terminal.h"

namespace motherlode::cli {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace json = boost::json;

// "http://host:port/t/<table>#<token>"
struct Link {
    std::string host;
    std::string port = "80";
    std::string table;
    std::string token;
};

std::optional<Link> parse_link(std::string_view text) {
    constexpr std::string_view scheme = "http://";
    constexpr std::string_view place = "/t/";
    if (!text.starts_with(scheme)) return {};
    text.remove_prefix(scheme.size());
    std::size_t const path = text.find(place);
    std::size_t const hash = text.find('#');
    if (path == std::string_view::npos || hash == std::string_view::npos || hash < path) return {};
    std::string_view const where = text.substr(0, path);
    Link link;
    std::size_t const colon = where.rfind(':');
    link.host = where.substr(0, colon);
    if (colon != std::string_view::npos) link.port = where.substr(colon + 1);
    link.table = text.substr(path + place.size(), hash - path - place.size());
    link.token = text.substr(hash + 1);
    if (link.host.empty() || link.port.empty() || link.table.empty() || link.token.empty()) return {};
    return link;
}

// The table's side of the conversation.
class Socket {
public:
    explicit Socket(Link const& link) {
        asio::ip::tcp::resolver resolver{context_};
        asio::connect(stream_.next_layer(), resolver.resolve(link.host, link.port));
        stream_.next_layer().set_option(asio::ip::tcp::no_delay{true});
        std::string const host = link.host + ":" + link.port;
        // The server talks to its own pages only, and to who says so.
        stream_.set_option(beast::websocket::stream_base::decorator{
            [host](auto& request) { request.set(beast::http::field::origin, "http://" + host); }});
        stream_.handshake(host, "/ws");
    }
    void send(json::object const& message) { stream_.write(asio::buffer(json::serialize(message))); }
    json::object receive() {
        beast::flat_buffer buffer;
        stream_.read(buffer);
        return json::parse(beast::buffers_to_string(buffer.data())).as_object();
    }

private:
    asio::io_context context_;
    beast::websocket::stream<asio::ip::tcp::socket> stream_{context_};
};

bool holds(json::value const& seats, json::value const& seat) {
    json::array const& list = seats.as_array();
    return std::find(list.begin(), list.end(), seat) != list.end();
}

// A seat at a table, played by a program.
class Sitter {
public:
    Sitter(Link const& link, SitOptions const& options) : socket_{link}, program_{options.command} {
        socket_.send({{"t", "hello"}, {"table", link.table}, {"token", link.token}});
        socket_.send({{"t", "name"}, {"name", options.name}});
    }

    // Plays until the game is over; the sentence about what went wrong otherwise.
    std::optional<Error> play() {
        while (true) {
            json::object const message = socket_.receive();
            std::string_view const kind = message.at("t").as_string();
            if (kind == "error" && message.at("code").as_string() != "stale")
                return Error{std::string{message.at("sentence").as_string()}};
            if (kind == "table")
                if (std::optional<Error> problem = meet(message)) return problem;
            if (kind != "table" && kind != "update") continue;
            if (message.at("result").at("finished").as_bool()) {
                tell(message.at("result"));
                return {};
            }
            if (std::optional<Error> problem = decide(message)) return problem;
        }
    }

private:
    std::optional<Error> meet(json::object const& table) {
        seat_ = table.at("seat");
        if (seat_.is_null()) return Error{"This link is to watch the table, not to sit at it."};
        game_.name = table.at("game").as_string();
        game_.players = static_cast<int>(table.at("seats").as_array().size());
        game_.options.clear();
        for (auto const& [option, value] : table.at("options").as_object()) {
            if (!game_.options.empty()) game_.options += ' ';
            game_.options.append(option).append("=").append(std::string_view{value.as_string()});
        }
        game_.edition = json::serialize(table.at("edition").at("data"));
        return {};
    }

    std::optional<Error> decide(json::object const& table) {
        // Until `name` has been carried out the seat is open, and others may have to sit down first.
        if (!holds(table.at("pending").at("must"), seat_) || decided_ == table.at("version")) return {};
        std::vector<std::string> legal;
        for (json::value const& action : table.at("legal").as_array())
            legal.emplace_back(action.at("action").as_string());
        if (legal.empty()) return {};
        Outcome<int> const chosen = program_.choose(game_, static_cast<int>(seat_.as_int64()) + 1,
                                                    json::serialize(table.at("view")), legal);
        if (!chosen) return chosen.error();
        decided_ = table.at("version");
        socket_.send(
            {{"t", "move"}, {"version", decided_}, {"action", legal[static_cast<std::size_t>(*chosen)]}});
        return {};
    }

    void tell(json::value const& result) const {
        json::value const& mine = result.at("seats").as_array()[static_cast<std::size_t>(seat_.as_int64())];
        print_out("The game is over: place {} with {} points.\n", mine.at("rank").as_int64(),
                  mine.at("total").as_int64());
    }

    Socket socket_;
    Program program_;
    ProgramGame game_;
    json::value seat_;
    json::value decided_;  // the version last decided on
};

}  // namespace

int run_sit(SitOptions const& options) {
    std::optional<Link> const link = parse_link(options.link);
    if (!link)
        return misuse(
            {"“" + options.link + "” is not a link to a seat, such as http://localhost:8080/t/abc#token."});
    try {
        if (std::optional<Error> const problem = Sitter{*link, options}.play()) return refuse(*problem);
        return exit_fine;
    } catch (boost::system::system_error const& error) {
        return refuse({"The table at " + link->host + ":" + link->port +
                       " cannot be reached any more: " + error.code().message() + "."});
    } catch (std::exception const& error) {
        return refuse({"The table at " + link->host + ":" + link->port +
                       " said something unexpected: " + error.what() + "."});
    }
}

}  // namespace motherlode::cli
