#include "store/postgres_store.h"

#include <array>
#include <random>

#include "store/columns.h"
#include "store/postgres_session.h"
#include "store/postgres_store_inside.h"

namespace motherlode {
namespace {

// Before the commands of a transaction: its begin and its mark.
constexpr std::size_t own_commands = 2;

// Different for every store that was ever opened.
std::string random_name() {
    std::random_device random;
    std::string name;
    for (int i = 0; i < 4; ++i) name += std::to_string(random()) + (i < 3 ? "-" : "");
    return name;
}

}  // namespace

std::optional<Error> PostgresStore::open() {
    Outcome<Postgres, PostgresError> session = open_session(address_);
    if (!session) return session.error();
    PostgresRows const rows =
        session->run(Command{"UPDATE writer SET holder = $1, batch = 0 WHERE number = 1", holder_});
    if (rows.failed())
        return postgres_failure("The store " + session->name() + " cannot be written", rows.error());
    connection_ = std::move(*session);
    return {};
}

std::optional<PostgresError> PostgresStore::connect() {
    if (connection_ && !connection_->lost()) return {};
    if (replaced_) return replaced_;
    if (std::chrono::steady_clock::now() - last_failure_ < pause) return last_error_;
    std::optional<int> const former = connection_ ? std::optional{connection_->process()} : std::nullopt;
    Outcome<Postgres, PostgresError> session = open_session(address_, former);
    std::optional<PostgresError> error;
    if (!session)
        error = session.error();
    else
        error = check_writer(*session);
    if (error) {
        last_failure_ = std::chrono::steady_clock::now();
        last_error_ = *error;
        return error;
    }
    connection_ = std::move(*session);
    if (unanswered_ && !unanswered_->saved) unanswered_->saved = unanswered_->transaction == last_saved_;
    return {};
}

std::optional<PostgresError> PostgresStore::check_writer(Postgres& session) {
    PostgresRows rows = session.execute("SELECT holder, batch FROM writer");
    if (rows.failed())
        return PostgresError{
            postgres_failure("The store " + session.name() + " cannot be read", rows.error()),
            rows.error().state};
    if (!rows.next() || rows.text(0) != holder_) {
        replaced_ = {{"Another server has used the database " + session.name() +
                      " after the connection was lost, so this one can no longer save anything. Restart it."},
                     {}};
        return replaced_;
    }
    last_saved_ = rows.integer(1);
    return {};
}

PostgresRows PostgresStore::read(Command const& command) { return read(std::span{&command, 1}).front(); }

std::vector<PostgresRows> PostgresStore::read(std::span<Command const> commands) {
    std::vector<PostgresRows> results;
    for (int tries = 0; tries < 2; ++tries) {
        if (std::optional<PostgresError> const error = connect())
            return std::vector<PostgresRows>(commands.size(), PostgresRows{*error});
        results = connection_->run(commands);
        if (!connection_->lost()) break;
    }
    return results;
}

std::optional<PostgresStore::Failure> PostgresStore::write(std::vector<Command> commands) {
    commands.insert(commands.begin(), own_commands, Command{"BEGIN"});
    std::optional<PostgresError> error = connect();
    if (error) return Failure{*error};
    std::optional<Failure> failure = write_once(commands);
    if (!failure || !connection_->lost()) return failure;
    std::int64_t const lost_transaction = transaction_;
    error = connect();
    if (error) return Failure{*error, {}, false, failure->unanswered};
    if (failure->unanswered && last_saved_ == lost_transaction) return {};
    return write_once(commands);
}

std::optional<PostgresStore::Failure> PostgresStore::write_once(std::vector<Command>& commands) {
    commands[1] = Command{"UPDATE writer SET batch = $1 WHERE holder = $2", ++transaction_, holder_}
                      .must_change_a_row();
    std::vector<PostgresRows> const results = connection_->run(commands);
    for (std::size_t i = 0; i < results.size(); ++i) {
        bool const changed_nothing =
            !results[i].failed() && commands[i].must_change && results[i].count() == 0;
        if (!results[i].failed() && !changed_nothing) continue;
        Failure failure;
        failure.error = changed_nothing ? PostgresError{{"a row is missing"}, {}} : results[i].error();
        failure.changed_nothing = changed_nothing;
        if (i >= own_commands) failure.command = i - own_commands;
        if (!connection_->lost()) connection_->execute("ROLLBACK");
        return failure;
    }
    PostgresRows const commit = connection_->execute("COMMIT");
    if (!commit.failed()) return {};
    return Failure{commit.error(), {}, false, connection_->lost()};
}

std::optional<Error> PostgresStore::write(std::vector<Command> commands, std::string_view tried) {
    std::optional<Failure> const failure = write(std::move(commands));
    if (!failure) return {};
    return postgres_failure(tried, failure->error);
}

std::optional<Error> PostgresStore::create(NewTable const& table) {
    TableSummary const& summary = table.summary;
    std::vector<Command> commands{
        Command{"INSERT INTO tables (id, listed, entries, game, names, moves, due, finished, updated, wake, "
                "created, "
                "first_entries, bytes, scores) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9, $3, $11, "
                "$12)",
                table.id, flag(table.listed), table.entries.size(), summary.game, lines_of(summary.names),
                summary.moves, bits_of(summary.due), flag(summary.finished), summary.updated, summary.wake,
                bytes_of(table.entries), lines_of(summary.scores)},
        Command{"INSERT INTO setups SELECT number, $2, $3 FROM tables WHERE id = $1", table.id, table.setup,
                table.watch_token},
        Command{"INSERT INTO seats SELECT number, place - 1, token FROM tables, "
                "unnest($2::text[]) WITH ORDINALITY AS new (token, place) WHERE id = $1",
                table.id, table.seat_tokens},
        Command{"INSERT INTO entries SELECT tables.number, place - 1, line FROM tables, "
                "unnest($2::text[]) WITH ORDINALITY AS new (line, place) WHERE id = $1",
                table.id, table.entries}};
    for (SeatOwner const& owner : table.owners)
        commands.emplace_back("INSERT INTO owners (person, table_number, seat) "
                              "SELECT $2, number, $3 FROM tables WHERE id = $1 ON CONFLICT DO NOTHING",
                              table.id, owner.person, owner.seat);
    return write(std::move(commands), "Table " + table.id + " cannot be saved");
}

std::optional<Error> PostgresStore::save_game_time(Millis time) {
    return write(
        {Command{"INSERT INTO game_clock VALUES (1, $1) ON CONFLICT (number) DO UPDATE SET time = $1", time}},
        "The time cannot be saved");
}

Outcome<std::optional<Millis>> PostgresStore::game_time() {
    PostgresRows rows = read(Command{"SELECT time FROM game_clock"});
    if (rows.failed()) return postgres_failure("The time cannot be read", rows.error());
    std::optional<Millis> time;
    while (rows.next()) time = rows.integer(0);
    return time;
}

Outcome<std::optional<StoredTable>> PostgresStore::load(std::string_view table) {
    std::vector<PostgresRows> parts = read(std::array{
        Command{"SELECT setup, watch_token, state FROM setups JOIN tables ON table_number = number "
                "WHERE id = $1",
                table},
        Command{"SELECT token FROM seats JOIN tables ON table_number = number WHERE id = $1 "
                "ORDER BY seat",
                table},
        Command{"SELECT seat, person FROM owners JOIN tables ON table_number = number WHERE id = $1 "
                "ORDER BY seat, person",
                table},
        Command{"SELECT line FROM entries JOIN tables ON table_number = tables.number WHERE id = $1 "
                "ORDER BY entries.number",
                table},
        Command{"SELECT seat, token, expires FROM seat_tokens JOIN tables ON table_number = number "
                "WHERE id = $1 ORDER BY seat, token",
                table}});
    for (PostgresRows const& rows : parts)
        if (rows.failed())
            return postgres_failure("Table " + std::string{table} + " cannot be read", rows.error());
    PostgresRows& setup = parts[0];
    PostgresRows& seats = parts[1];
    PostgresRows& owners = parts[2];
    PostgresRows& entries = parts[3];
    PostgresRows& tokens = parts[4];
    if (!setup.next()) return std::optional<StoredTable>{};
    StoredTable stored;
    stored.setup = setup.text(0);
    stored.watch_token = setup.text(1);
    stored.state = static_cast<TableState>(setup.integer(2));
    while (seats.next()) stored.seat_tokens.push_back(seats.text(0));
    while (owners.next()) stored.owners.push_back({static_cast<int>(owners.integer(0)), owners.text(1)});
    while (entries.next()) stored.entries.push_back(entries.text(0));
    while (tokens.next())
        stored.tokens.push_back({static_cast<int>(tokens.integer(0)), tokens.text(1), tokens.integer(2)});
    return std::optional{std::move(stored)};
}

Outcome<std::optional<std::string>> PostgresStore::setup(std::string_view table) {
    PostgresRows rows =
        read(Command{"SELECT setup FROM setups JOIN tables ON table_number = number WHERE id = $1", table});
    if (rows.failed())
        return postgres_failure("Table " + std::string{table} + " cannot be read", rows.error());
    std::optional<std::string> setup;
    while (rows.next()) setup = rows.text(0);
    return setup;
}

Outcome<std::vector<TableWake>> PostgresStore::unfinished() {
    PostgresRows rows = read(Command{
        "SELECT id, wake FROM tables WHERE finished = 0 AND state = 0 ORDER BY wake NULLS LAST, number"});
    if (rows.failed()) return postgres_failure("The tables cannot be listed", rows.error());
    std::vector<TableWake> tables;
    while (rows.next()) tables.push_back({rows.text(0), rows.optional_integer(1)});
    return tables;
}

Outcome<std::vector<TableLine>> PostgresStore::owned_by(std::string_view person) {
    PostgresRows rows =
        read(Command{"SELECT id, game, names, moves, due, finished, updated, wake, scores, seat "
                     "FROM owners JOIN tables ON number = table_number WHERE person = $1 "
                     "ORDER BY (due >> seat) & 1 DESC, updated DESC, number DESC, seat",
                     person});
    if (rows.failed()) return postgres_failure("The tables cannot be listed", rows.error());
    std::vector<TableLine> lines;
    while (rows.next()) {
        lines.push_back(line_at(rows));
        lines.back().seat = static_cast<int>(rows.integer(9));
    }
    return lines;
}

Outcome<std::vector<TableLine>> PostgresStore::listed(int most) {
    PostgresRows rows =
        read(Command{"SELECT id, game, names, moves, due, finished, updated, wake, scores FROM tables "
                     "WHERE listed = 1 AND state < 2 ORDER BY number DESC LIMIT $1",
                     most});
    if (rows.failed()) return postgres_failure("The tables cannot be listed", rows.error());
    std::vector<TableLine> lines;
    while (rows.next()) lines.push_back(line_at(rows));
    return lines;
}

Outcome<std::unique_ptr<Store>> open_postgres_store(std::string const& address) {
    auto store = std::make_unique<PostgresStore>(address, random_name());
    if (std::optional<Error> error = store->open()) return *error;
    return std::unique_ptr<Store>{std::move(store)};
}

}  // namespace motherlode
