#include "server/fixture.h"

#include <random>
#include <stdexcept>

#include <unistd.h>

#include "store/memory_store.h"
#include "store/sqlite_store.h"

namespace motherlode::server::testing {

TemporaryFolder::TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "motherlode-").string();
    name.append(6, 'X');  // filled in by mkdtemp
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error{"no temporary folder"};
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

int some_port() {
    static std::mt19937 random{std::random_device{}()};
    while (true) {
        int const port = std::uniform_int_distribution{20'000, 31'999}(random);
        if (!Connection{port}.open()) return port;
    }
}

ServerOptions quick_options() {
    ServerOptions options;
    options.bot_pause = std::chrono::milliseconds{0};
    options.review_niceness = 0;  // other tests run in parallel
    options.limits.tables_per_hour = 1000;
    options.limits.messages_per_second = 100'000;
    options.limits.message_burst = 100'000;
    options.limits.requests_per_second = 10'000;
    options.limits.request_burst = 10'000;
    options.limits.stored_bytes_per_hour = std::size_t{1} << 30U;
    options.limits.time_per_second = 1000;
    options.limits.time_burst = 1000;
    options.bots_play_alone = true;
    options.metrics = Endpoint{"127.0.0.1", 0};
    return options;
}

TestServer::TestServer(ServerOptions options, Keep keep)
    : TestServer{std::move(options), keep == Keep::in_memory ? StoreMaker{make_memory_store} : StoreMaker{}} {
}

TestServer::TestServer(ServerOptions options, StoreMaker make_store)
    : options_{std::move(options)}, make_store_{std::move(make_store)} {
    if (options_.web.empty()) options_.web = web();
    if (!make_store_)
        make_store_ = [this] {
            Outcome<std::unique_ptr<Store>> opened = open_sqlite_store(database().string());
            if (!opened) throw std::runtime_error{opened.error().sentence};
            return std::move(*opened);
        };
    start();
}

TestServer::~TestServer() { stop(); }

void TestServer::start() {
    for (int tries = 0; tries < 20; ++tries) {
        options_.port = some_port();
        server_ = std::make_unique<Server>(make_store_(), options_);
        Outcome<int> const port = server_->start();
        if (!port) continue;
        port_ = *port;
        thread_ = std::thread{[this] { server_->run(); }};
        return;
    }
    throw std::runtime_error{"no free port"};
}

void TestServer::stop() {
    if (!thread_.joinable()) return;
    server_->stop();
    thread_.join();
    server_.reset();
}

double TestServer::metric(std::string const& name) const {
    std::string const text = http(metrics_port(), "GET", "/metrics").body;
    std::string const line = "\nmotherlode_" + name + " ";
    std::size_t const at = text.find(line);
    return at == std::string::npos ? -1 : std::atof(text.c_str() + at + line.size());
}

std::string TestTable::hello(int seat, int seen) const {
    return R"({"t":"hello","table":")" + id + R"(","token":")" + tokens.at(static_cast<std::size_t>(seat)) +
           R"(","seen":)" + std::to_string(seen) + "}";
}

std::string TestTable::hello_watcher() const {
    return R"({"t":"hello","table":")" + id + R"(","token":")" + watch + R"("})";
}

TestTable make_table(int port, std::string_view seats, std::string_view more, std::string_view game) {
    std::string const body =
        R"({"game":")" + std::string{game} + R"(","seats":)" + std::string{seats} + std::string{more} + "}";
    HttpReply const reply = post(port, "/api/tables", body);
    if (reply.status != 200) throw std::runtime_error{"no table was made: " + reply.body};
    json::object const created = reply.json().as_object();
    TestTable table;
    table.id = text_of(created.at("table"));
    table.watch = text_of(created.at("watch"));
    for (json::value const& seat : created.at("seats").as_array()) {
        auto const number = static_cast<std::size_t>(seat.at("seat").as_int64());
        if (table.tokens.size() <= number) table.tokens.resize(number + 1);
        table.tokens[number] = text_of(seat.at("token"));
    }
    std::string const cookie = reply.header("set-cookie");
    table.cookie = cookie.substr(0, cookie.find(';'));
    return table;
}

TestTable make_seated_table(int port, int persons, std::string_view more) {
    std::string seats = "[";
    for (int seat = 0; seat < persons; ++seat) seats += seat == 0 ? R"("person")" : R"(,"person")";
    TestTable table = make_table(port, seats + "]", more);
    for (int seat = 0; seat < persons; ++seat) {
        WebSocketClient client{port};
        client.send(table.hello(seat));
        client.ask(R"({"t":"name","id":"sit","name":"P)" + std::to_string(seat) + R"("})", "sit");
        table.tokens[static_cast<std::size_t>(seat)] = text_of(client.expect("seat").at("token"));
    }
    return table;
}

Party::Party(int port, int humans) : table{make_seated_table(port, humans)} {
    for (int seat = 0; seat < humans; ++seat) {
        clients.push_back(std::make_unique<WebSocketClient>(port));
        clients.back()->send(table.hello(seat));
        latest.push_back(clients.back()->expect("table"));
    }
    for (auto const& client : clients) all.push_back(client.get());
}

std::size_t Party::due() const {
    for (std::size_t seat = 0; seat < latest.size(); ++seat)
        if (!latest[seat].at("legal").as_array().empty()) return seat;
    return latest.size();
}

std::string move_text(json::object const& state, std::string_view id, std::string_view action) {
    std::string const chosen =
        action.empty() ? text_of(state.at("legal").at(0).at("action")) : std::string{action};
    return R"({"t":"move","id":")" + std::string{id} + R"(","version":)" +
           std::to_string(state.at("version").as_int64()) + R"(,"action":")" + chosen + R"("})";
}

json::object wait_for_turn(WebSocketClient& client, TestTable const& table) {
    client.send(table.hello(0));
    json::object state = client.expect("table");
    while (state.at("legal").as_array().empty()) state = client.expect("update");
    return state;
}

int play_one(std::vector<WebSocketClient*> const& seats, std::vector<json::object>& latest, int number) {
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        json::array const& legal = latest[seat].at("legal").as_array();
        if (legal.empty()) continue;
        std::string const action =
            text_of(legal[static_cast<std::size_t>(number) % legal.size()].at("action"));
        std::int64_t const version = latest[seat].at("version").as_int64();
        std::string const id = "m" + std::to_string(number);
        seats[seat]->send(R"({"t":"move","id":")" + id + R"(","version":)" + std::to_string(version) +
                          R"(,"action":")" + action + R"("})");
        for (std::size_t other = 0; other < seats.size(); ++other) do
                latest[other] = seats[other]->expect("update");
            while (latest[other].at("version").as_int64() <= version);
        json::object const ok = seats[seat]->expect("ok");
        if (text_of(ok.at("id")) != id) throw std::runtime_error{"the answer is another's"};
        return static_cast<int>(ok.at("version").as_int64());
    }
    return 0;
}

}  // namespace motherlode::server::testing
