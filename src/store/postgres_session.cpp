#include "store/postgres_session.h"

#include "store/postgres_migrations.h"

namespace motherlode {
namespace {

// A commit is on disk when it returns, whatever the database's default. A server notices within 15 seconds that a client is
// gone. Another program's lock delays nothing for long: the statement fails and is tried again.
constexpr char const* settings =
    "SET lock_timeout = '2s'; SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; "
    "SET tcp_keepalives_count = 2; SET tcp_user_timeout = 15000; "
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = "
    "'off'";

constexpr char const* facts = "SELECT current_setting('server_encoding'), pg_is_in_recovery() OR "
                              "current_setting('transaction_read_only')::bool";

// The key of the advisory lock, "Mthr".
constexpr char const* lock = "SELECT pg_advisory_lock(1299474546)";

constexpr char const* end_former =
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 "
    "AND objid = 1299474546 AND granted AND pid = $1 "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

constexpr char const* lock_not_available = "55P03";

PostgresError with_sentence(Error error, std::string const& state) { return {std::move(error), state}; }

std::optional<PostgresError> check(Postgres& session) {
    std::string const store = "The store " + session.name() + " cannot be used";
    if (std::optional<Error> error = check_server_version(session.server_version(), session.name()))
        return with_sentence(*error, {});
    PostgresRows rows = session.execute(facts);
    if (rows.failed()) return with_sentence(postgres_failure(store, rows.error()), rows.error().state);
    rows.next();
    if (rows.text(0) != "UTF8")
        return with_sentence({store + ": its encoding is " + rows.text(0) +
                              ". Create another one with “createdb --encoding=UTF8 --template=template0”."},
                             {});
    if (rows.text(1) == "t")
        return with_sentence(
            {store + ": it is read-only, for example because it is a standby. Use the address of the "
                     "primary server."},
            {});
    return {};
}

std::optional<PostgresError> take_lock(Postgres& session, std::optional<int> former_process) {
    if (former_process) session.run(Command{end_former, *former_process});
    PostgresRows const rows = session.execute(lock);
    if (!rows.failed()) return {};
    if (rows.error().state != lock_not_available)
        return with_sentence(
            postgres_failure("The store " + session.name() + " cannot be used", rows.error()),
            rows.error().state);
    return with_sentence({"Another server is using the database " + session.name() +
                          ". Stop it first, or choose another database with --db."},
                         lock_not_available);
}

}  // namespace

std::optional<Error> check_server_version(int version, std::string const& name) {
    if (version >= oldest_postgres) return {};
    return Error{"The store " + name + " cannot be used: its server is PostgreSQL " +
                 std::to_string(version / 10'000) + ", but version " +
                 std::to_string(oldest_postgres / 10'000) + " or newer is needed."};
}

Outcome<Postgres, PostgresError> open_session(std::string const& address, std::optional<int> former_process) {
    Outcome<Postgres, PostgresError> session = Postgres::connect(address);
    if (!session) return session;
    if (std::optional<PostgresError> error = check(*session)) return *error;
    PostgresRows const set = session->execute(settings);
    if (set.failed())
        return with_sentence(
            postgres_failure("The store " + session->name() + " cannot be used", set.error()),
            set.error().state);
    if (std::optional<PostgresError> error = take_lock(*session, former_process)) return *error;
    if (std::optional<Error> error = migrate(*session, postgres_migrations()))
        return with_sentence(std::move(*error), {});
    return session;
}

}  // namespace motherlode
