#include "store/postgres.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

#include <libpq-fe.h>
#include <poll.h>

namespace motherlode {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds connection_time = 5s;

// What an address can replace. A server that no longer answers, such as one behind a cut cable, counts as lost after 15
// seconds instead of hours.
constexpr std::array<std::pair<char const*, char const*>, 6> defaults{{
    {"fallback_application_name", "motherlode"},
    {"keepalives_idle", "5"},
    {"keepalives_interval", "5"},
    {"keepalives_count", "2"},
    {"tcp_user_timeout", "15000"},
    {"gssencmode", "disable"},
}};

std::string first_line(std::string_view text) {
    while (text.ends_with('\n') || text.ends_with('.') || text.ends_with(' ')) text.remove_suffix(1);
    return std::string{text.substr(0, text.find('\n'))};
}

// The text after the last mark; all of it if there is none.
std::string_view after_last(std::string_view text, std::string_view mark) {
    std::size_t const at = text.rfind(mark);
    return at == std::string_view::npos ? text : text.substr(at + mark.size());
}

bool is_state(std::string_view text) {
    return text.size() == 5 && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z');
           });
}

// libpq has the code of a refused connection only in its text: "… FATAL:  3D000: database "x" does not exist".
PostgresError parse_refusal(std::string_view text) {
    std::string const line = first_line(text);
    for (std::size_t at = line.find(":  "); at != std::string::npos; at = line.find(":  ", at + 1))
        if (std::string const state = line.substr(at + 3, 5); is_state(state))
            return {{line.substr(std::min(line.size(), at + 10))}, state};
    return {{std::string{after_last(line, " failed: ")}}, {}};
}

std::string field(PGresult const* result, int code) {
    char const* const text = PQresultErrorField(result, code);
    return text != nullptr ? text : "";
}

bool succeeded(PGresult const* result) {
    ExecStatusType const status = PQresultStatus(result);
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_PIPELINE_SYNC;
}

std::string sentence_end(std::string_view text) { return text.ends_with('.') ? "" : "."; }

}  // namespace

std::optional<std::string> Command::argument(std::vector<std::string> const& texts) {
    std::string array = "{";
    for (std::string const& text : texts) {
        array += array.size() == 1 ? "\"" : ",\"";
        for (char const letter : text) {
            if (letter == '"' || letter == '\\') array += '\\';
            array += letter;
        }
        array += '"';
    }
    return array + "}";
}

PostgresRows::PostgresRows(pg_result* result) : result_{result, PQclear} {
    if (result == nullptr)
        error_.emplace(PostgresError{{"the connection was lost"}, {}});
    else if (PQresultStatus(result) == PGRES_PIPELINE_ABORTED)
        error_.emplace(PostgresError{{"an earlier statement failed"}, {}});
    else if (!succeeded(result)) {
        std::string const primary = field(result, PG_DIAG_MESSAGE_PRIMARY);
        std::string const text = primary.empty() ? first_line(PQresultErrorMessage(result)) : primary;
        error_.emplace(PostgresError{{text}, field(result, PG_DIAG_SQLSTATE)});
    }
}

bool PostgresRows::next() { return !failed() && ++row_ < PQntuples(result_.get()); }

int PostgresRows::count() const {
    std::string_view const text = PQcmdTuples(result_.get());
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::int64_t PostgresRows::integer(int column) const {
    std::string_view const text = PQgetvalue(result_.get(), row_, column);
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::optional<std::int64_t> PostgresRows::optional_integer(int column) const {
    if (PQgetisnull(result_.get(), row_, column) != 0) return {};
    return integer(column);
}

std::string PostgresRows::text(int column) const {
    return {PQgetvalue(result_.get(), row_, column),
            static_cast<std::size_t>(PQgetlength(result_.get(), row_, column))};
}

std::vector<std::optional<std::string>> PostgresRows::values() const {
    std::vector<std::optional<std::string>> values;
    for (int column = 0; column < PQnfields(result_.get()); ++column) {
        bool const is_null = PQgetisnull(result_.get(), row_, column) != 0;
        values.push_back(is_null ? std::nullopt : std::optional{text(column)});
    }
    return values;
}

void Postgres::Closer::operator()(pg_conn* connection) const { PQfinish(connection); }

Outcome<Postgres, PostgresError> Postgres::connect(std::string const& address) {
    std::vector<char const*> names;
    std::vector<char const*> values;
    for (auto const& [name, value] : defaults) {
        names.push_back(name);
        values.push_back(value);
    }
    for (auto const& [name, value] :
         {std::pair{"dbname", address.c_str()}, std::pair{"client_encoding", "UTF8"}}) {
        names.push_back(name);
        values.push_back(value);
    }
    names.push_back(nullptr);
    values.push_back(nullptr);
    constexpr int dbname_is_an_address = 1;
    Postgres postgres{PQconnectStartParams(names.data(), values.data(), dbname_is_an_address)};
    if (std::optional<PostgresError> const error = postgres.wait_for_connection()) return *error;
    // Notices such as "table exists, skipping" are no news.
    PQsetNoticeProcessor(
        postgres.connection_.get(), [](void*, char const*) {}, nullptr);
    PQsetErrorVerbosity(postgres.connection_.get(), PQERRORS_DEFAULT);
    return postgres;
}

std::optional<PostgresError> Postgres::wait_for_connection() {
    if (PQdb(connection_.get()) == nullptr)
        return PostgresError{
            {"The address of the database is not valid: " + first_line(PQerrorMessage(connection_.get())) +
             ". Use for example postgres://user@host/motherlode."},
            {}};
    if (PQstatus(connection_.get()) == CONNECTION_BAD) return connection_error();
    PQsetErrorVerbosity(connection_.get(), PQERRORS_VERBOSE);  // for parse_refusal
    auto const end = std::chrono::steady_clock::now() + connection_time;
    PostgresPollingStatusType state = PGRES_POLLING_WRITING;
    while (state != PGRES_POLLING_OK && state != PGRES_POLLING_FAILED) {
        short const events = state == PGRES_POLLING_READING ? POLLIN : POLLOUT;
        pollfd socket{PQsocket(connection_.get()), events, 0};
        auto const left =
            std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
        if (left <= 0ms || poll(&socket, 1, static_cast<int>(left.count())) == 0)
            return PostgresError{{"The server of the database " + name() +
                                  " does not answer. Check the address and the network."},
                                 {}};
        state = PQconnectPoll(connection_.get());
    }
    if (state == PGRES_POLLING_FAILED) return connection_error();
    return {};
}

PostgresError Postgres::connection_error() const {
    PostgresError const refusal = parse_refusal(PQerrorMessage(connection_.get()));
    std::string const& reason = refusal.sentence;
    std::string const& state = refusal.state;
    std::string const server = "The server of the database " + name();
    bool const needs_password = PQconnectionNeedsPassword(connection_.get()) != 0;
    if (needs_password || state.starts_with("28"))
        return {{server + " refuses the user “" + user() +
                 "”: " + (needs_password ? "it wants a password" : reason) +
                 ". Check the user and the password, for example in ~/.pgpass."},
                state};
    if (state == "3D000")
        return {{"There is no database " + name() + ". Create it with “createdb”, or correct its address."},
                state};
    if (state == "57P03") return {{server + " is starting or stopping. Try again."}, state};
    if (state == "53300")
        return {{server + " has too many connections: " + reason + ". Raise max_connections."}, state};
    if (!state.empty()) return {{server + " refuses the connection: " + reason + "."}, state};
    return {
        {server + " cannot be reached: " + reason + ". Check the address, and that PostgreSQL is running."},
        state};
}

std::optional<PostgresError> Postgres::prepare(char const* sql) {
    if (prepared_.contains(sql)) return {};
    std::string const statement = "s" + std::to_string(prepared_.size());
    PostgresRows const rows{PQprepare(connection_.get(), statement.c_str(), sql, 0, nullptr)};
    if (rows.failed()) return rows.error();
    prepared_.emplace(sql, statement);
    return {};
}

bool Postgres::send(Command const& command) {
    std::vector<char const*> values;
    for (std::optional<std::string> const& argument : command.arguments)
        values.push_back(argument ? argument->c_str() : nullptr);
    constexpr int as_text = 0;
    return PQsendQueryPrepared(connection_.get(), prepared_.at(command.sql).c_str(),
                               static_cast<int>(values.size()), values.data(), nullptr, nullptr,
                               as_text) == 1;
}

// The result of one command, after which libpq returns a null pointer.
PostgresRows Postgres::receive() {
    PostgresRows rows{PQgetResult(connection_.get())};
    if (!lost())
        while (PGresult* const more = PQgetResult(connection_.get())) PQclear(more);
    return rows;
}

PostgresRows Postgres::run(Command const& command) {
    if (std::optional<PostgresError> const error = prepare(command.sql)) return PostgresRows{*error};
    if (!send(command))
        return PostgresRows{PostgresError{{first_line(PQerrorMessage(connection_.get()))}, {}}};
    return receive();
}

std::vector<PostgresRows> Postgres::run(std::span<Command const> commands) {
    PostgresRows const gone{PostgresError{{"the connection was lost"}, {}}};
    std::vector<PostgresRows> results(commands.size(), gone);
    for (Command const& command : commands)
        if (std::optional<PostgresError> const error = prepare(command.sql))
            return std::vector<PostgresRows>(commands.size(), PostgresRows{*error});
    if (PQenterPipelineMode(connection_.get()) != 1) return results;
    bool sent = true;
    for (Command const& command : commands) sent = sent && send(command);
    sent = sent && PQpipelineSync(connection_.get()) == 1;
    for (std::size_t i = 0; sent && i < commands.size() && !lost(); ++i) results[i] = receive();
    if (sent && !lost()) PQclear(PQgetResult(connection_.get()));  // of the synchronisation
    PQexitPipelineMode(connection_.get());
    return results;
}

PostgresRows Postgres::execute(std::string const& sql) {
    return PostgresRows{PQexec(connection_.get(), sql.c_str())};
}

bool Postgres::lost() const { return PQstatus(connection_.get()) != CONNECTION_OK; }

std::string Postgres::name() const {
    auto const text = [](char const* value) { return std::string{value != nullptr ? value : ""}; };
    std::string const host = text(PQhost(connection_.get()));
    return text(PQdb(connection_.get())) + " at " + (host.empty() ? "localhost" : host) + ":" +
           text(PQport(connection_.get()));
}

std::string Postgres::user() const { return PQuser(connection_.get()); }
int Postgres::process() const { return PQbackendPID(connection_.get()); }
int Postgres::server_version() const { return PQserverVersion(connection_.get()); }

Error postgres_failure(std::string_view tried, PostgresError const& error) {
    std::string reason = error.sentence;
    if (error.state == "53100") reason = "the disk of the database is full (" + reason + ")";
    if (error.state == "42501") reason += " (the user should own the database)";
    if (error.state == "25006") reason = "the database is read-only, for example because it is a standby";
    if (error.state == "55P03") reason = "another program has locked the database";
    if (error.state.starts_with("57P")) reason = "the database server is stopping or starting";
    return Error{std::string{tried} + ": " + reason + sentence_end(reason)};
}

}  // namespace motherlode
