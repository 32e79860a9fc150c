// motherlode_load connects many clients to a running server over real sockets and measures it.
//
//   motherlode_load --url http://localhost:8080 --tables 500 --clients 4 --period 2000 --seconds 30 [--pid N]
//   motherlode_load --url http://localhost:8080 --tables 500 --clients 4 --saturate [--pid N]
//   motherlode_load --url http://localhost:8080 --tables 10 --clients 4 --echo --seconds 10 [--pid N]
//
// With --forwarded, every table has an address of its own, as behind a reverse proxy (--trusted-proxy 127.0.0.1/32).
//
// With a period, one of each table's clients decides in every period of that many milliseconds. With --saturate, each
// table plays its game to the end as fast as it can, and the rate is measured over the middle of the run. Latency is
// the time from sending a decision until the last client of the table has received it. With --echo nobody decides;
// every client pings without pause, which measures the socket alone. The server needs high enough --tables-per-hour,
// --request-rate, --message-rate and --connections.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <vector>

#include <fmt/format.h>
#include <sys/epoll.h>
#include <sys/resource.h>

#include "load_socket.h"

namespace {

using namespace motherlode::load;
using Clock = std::chrono::steady_clock;

struct Options {
    std::string url = "http://localhost:8080";
    int tables = 500;
    int clients = 4;
    int period = 2000;  // milliseconds
    int seconds = 30;
    int pid = 0;
    bool saturate = false;
    bool echo = false;
    bool forwarded = false;

    int port() const { return std::atoi(url.c_str() + url.rfind(':') + 1); }
    std::string host() const { return url.substr(url.find("//") + 2); }
};

struct Table;

struct Client {
    Client(int port, Table& the_table) : socket{port}, table{the_table} {}

    Socket socket;
    Table& table;
    std::string buffer;
    int version = 0;
    bool seated = false;
    std::string next;  // the action it would take, if it must act
};

struct Table {
    std::vector<std::unique_ptr<Client>> clients;
    Clock::time_point next_move;
    Clock::time_point sent;
    int waiting_for = 0;  // the version that all must receive; 0: no decision in progress
    int moves = 0;
    bool finished = false;
};

[[noreturn]] void fail(std::string_view sentence) {
    fmt::print(stderr, "motherlode_load: {}\n", sentence);
    std::exit(1);
}

// The text after a marker, up to the next quote; empty if the marker is missing.
std::string_view after(std::string_view text, std::string_view mark) {
    std::size_t const at = text.find(mark);
    if (at == std::string_view::npos) return {};
    text.remove_prefix(at + mark.size());
    return text.substr(0, text.find('"'));
}

class Load {
public:
    explicit Load(Options const& options) : options_{options}, poll_{epoll_create1(0)} {}

    void run() {
        double const memory_before = memory();
        for (int i = 0; i < options_.tables; ++i) make_table();
        while (seated_ < options_.tables * options_.clients) poll(-1);
        double const per_table = (memory() - memory_before) / options_.tables;

        double const cpu_before = cpu_seconds();
        start_ = Clock::now();
        for (std::size_t i = 0; i < tables_.size(); ++i) {
            auto const offset = std::chrono::milliseconds{options_.period} * i / tables_.size();
            tables_[i]->next_move =
                start_ + (options_.saturate ? Clock::duration{} : Clock::duration{offset});
        }
        if (options_.echo) return echo();
        if (options_.saturate)
            saturate();
        else
            play_by_the_clock();
        report(per_table, cpu_seconds() - cpu_before);
    }

private:
    void make_table() {
        if (!maker_ || !maker_->open()) maker_ = std::make_unique<Socket>(options_.port());
        std::string seats;
        for (int i = 0; i < options_.clients; ++i) seats += i == 0 ? R"("person")" : R"(,"person")";
        std::string const head = "POST /api/tables HTTP/1.1\r\nHost: " + options_.host() + forwarded_for() +
                                 "\r\nContent-Type: application/json\r\n";
        std::string const answer =
            http(*maker_, head, R"({"game":"boomtown_builders","seats":[)" + seats + "]}");
        std::string const id{after(answer, R"("table":")")};
        if (id.empty()) fail("no table was made: " + answer.substr(0, 2000));
        tables_.push_back(std::make_unique<Table>());
        std::size_t at = 0;
        for (int i = 0; i < options_.clients; ++i) {
            at = answer.find(R"("token":)", at) + 1;
            std::string_view const token = after(std::string_view{answer}.substr(at), R"(:")");
            join(*tables_.back(), id, token);
        }
        ++tables_made_;
    }

    // The header that names the address of the newest table.
    std::string forwarded_for() const {
        if (!options_.forwarded) return {};
        return fmt::format("\r\nX-Forwarded-For: 10.0.{}.{}", tables_made_ / 250, tables_made_ % 250 + 1);
    }

    void join(Table& table, std::string const& id, std::string_view token) {
        table.clients.push_back(std::make_unique<Client>(options_.port(), table));
        Client& client = *table.clients.back();
        client.socket.send("GET /ws HTTP/1.1\r\nHost: " + options_.host() + forwarded_for() + "\r\nOrigin: " + options_.url +
                           "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        while (client.buffer.find("\r\n\r\n") == std::string::npos)
            if (!client.socket.receive(client.buffer)) fail("a WebSocket was refused");
        client.buffer.erase(0, client.buffer.find("\r\n\r\n") + 4);
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.ptr = &client;
        epoll_ctl(poll_, EPOLL_CTL_ADD, client.socket.descriptor(), &event);
        client.socket.send(frame(fmt::format(R"({{"t":"hello","table":"{}","token":"{}"}})", id, token)));
        client.socket.send(
            frame(fmt::format(R"({{"t":"name","id":"sit","name":"P{}"}})", table.clients.size())));
    }

    void poll(int milliseconds) {
        epoll_event events[256];
        int const count = epoll_wait(poll_, events, 256, milliseconds);
        for (int i = 0; i < count; ++i) {
            Client& client = *static_cast<Client*>(events[i].data.ptr);
            if (!client.socket.receive(client.buffer)) fail("the server has closed a connection");
            for_each_text(client.buffer, [&](std::string_view text) { receive(client, text); });
        }
    }

    void receive(Client& client, std::string_view text) {
        if (text.starts_with(R"({"t":"ok")")) {
            seated_ += client.seated ? 0 : 1;
            client.seated = true;
        } else if (text.starts_with(R"({"t":"update")") || text.starts_with(R"({"t":"table")")) {
            client.version = std::atoi(text.data() + text.find(R"("version":)") + 10);
            client.next = after(text, R"("legal":[{"action":")");
            check(client.table);
        } else if (text.starts_with(R"({"t":"pong")")) {
            ++pongs_;
            client.socket.send(ping_);
        } else if (!text.starts_with(R"({"t":"seat")")) {
            fail(text);
        }
    }

    // Whether every client has received the current decision.
    void check(Table& table) {
        if (table.waiting_for == 0) return;
        for (auto const& client : table.clients)
            if (client->version < table.waiting_for) return;
        Clock::time_point const now = Clock::now();
        latencies_.push_back(std::chrono::duration<double, std::milli>(now - table.sent).count());
        times_.push_back(now);
        table.waiting_for = 0;
        if (options_.saturate) move(table);
    }

    void move(Table& table) {
        for (auto const& client : table.clients) {
            if (client->next.empty()) continue;
            table.sent = Clock::now();
            table.waiting_for = client->version + 1;
            client->socket.send(frame(fmt::format(R"({{"t":"move","id":"{}","version":{},"action":"{}"}})",
                                                  ++table.moves, client->version, client->next)));
            return;
        }
        table.finished = true;
        ++finished_;
    }

    void saturate() {
        for (auto const& table : tables_) move(*table);
        while (finished_ < options_.tables) poll(-1);
    }

    void play_by_the_clock() {
        Clock::time_point const end = start_ + std::chrono::seconds{options_.seconds};
        while (Clock::now() < end) {
            Clock::time_point const now = Clock::now();
            for (auto const& table : tables_) {
                if (table->finished || table->next_move > now) continue;
                table->next_move += std::chrono::milliseconds{options_.period};
                if (table->waiting_for == 0)
                    move(*table);
                else
                    ++late_;
            }
            poll(1);
        }
    }

    void echo() {
        constexpr int under_way = 8;  // pings of each client in flight, so that the server never waits for us
        for (auto const& table : tables_)
            for (auto const& client : table->clients)
                for (int i = 0; i < under_way; ++i) client->socket.send(ping_);
        Clock::time_point const end = start_ + std::chrono::seconds{options_.seconds};
        while (Clock::now() < end) poll(-1);
        std::chrono::duration<double> const taken = Clock::now() - start_;
        fmt::print("{} clients\npings answered/s  {:.0f}\n", seated_,
                   static_cast<double>(pongs_) / taken.count());
    }

    // Kibibytes; 0 if no process was named.
    double memory() const {
        std::ifstream status{fmt::format("/proc/{}/status", options_.pid)};
        for (std::string word; status >> word;) {
            double size = 0;
            if (word == "VmRSS:" && status >> size) return size;
        }
        return 0;
    }

    double cpu_seconds() const {
        std::ifstream stat{fmt::format("/proc/{}/stat", options_.pid)};
        std::string word;
        for (int i = 0; i < 13; ++i) stat >> word;
        double user = 0;
        double system = 0;
        stat >> user >> system;
        return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
    }

    void report(double per_table, double cpu) {
        if (times_.empty()) fail("there were no decisions");
        // The first tables to start and the last to finish are not under full load.
        std::size_t const first = options_.saturate ? times_.size() / 10 : 0;
        std::size_t const last = options_.saturate ? times_.size() * 8 / 10 : times_.size() - 1;
        double const span = std::chrono::duration<double>(times_[last] - times_[first]).count();
        std::vector<double> sorted{latencies_};
        std::sort(sorted.begin(), sorted.end());
        auto const percentile = [&](double share) {
            return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
        };
        fmt::print("{} tables with {} clients each, {} decisions\n", options_.tables, options_.clients,
                   times_.size());
        fmt::print("decisions/s       {:.0f}\n", static_cast<double>(last - first) / span);
        fmt::print("received, ms      p50 {:.2f}  p90 {:.2f}  p99 {:.2f}  p99.9 {:.2f}  max {:.2f}\n",
                   percentile(0.5), percentile(0.9), percentile(0.99), percentile(0.999), sorted.back());
        if (late_ > 0)
            fmt::print("late              {} decisions skipped, because the one before was not finished\n",
                       late_);
        if (options_.pid == 0) return;
        fmt::print("server's CPU      {:.2f} s, {:.0f} decisions per second of CPU time\n", cpu,
                   static_cast<double>(times_.size()) / cpu);
        fmt::print("server's memory   {:.1f} KiB per table with its clients connected, {:.0f} MiB in total\n",
                   per_table, memory() / 1024);
    }

    Options options_;
    int poll_;
    std::unique_ptr<Socket> maker_;
    std::vector<std::unique_ptr<Table>> tables_;
    std::vector<double> latencies_;  // milliseconds
    std::vector<Clock::time_point> times_;
    Clock::time_point start_;
    int tables_made_ = 0;
    int seated_ = 0;
    int finished_ = 0;
    int late_ = 0;
    long pongs_ = 0;
    std::string const ping_ = frame(R"({"t":"ping"})");
};

Options parse(int argc, char** argv) {
    Options options;
    for (int i = 1; i < argc; ++i) {
        std::string_view const name = argv[i];
        if (name == "--saturate" || name == "--echo" || name == "--forwarded") {
            (name == "--echo" ? options.echo : name == "--saturate" ? options.saturate : options.forwarded) = true;
            continue;
        }
        if (++i == argc) fail("An option needs a value.");
        int const number = std::atoi(argv[i]);
        if (name == "--url")
            options.url = argv[i];
        else if (name == "--tables")
            options.tables = number;
        else if (name == "--clients")
            options.clients = number;
        else if (name == "--period")
            options.period = number;
        else if (name == "--seconds")
            options.seconds = number;
        else if (name == "--pid")
            options.pid = number;
        else
            fail(fmt::format("Unknown option: {}", name));
    }
    return options;
}

}  // namespace

int main(int argc, char** argv) {
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    Load{parse(argc, argv)}.run();
}
