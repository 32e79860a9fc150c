// The commands for those who run a server.

#include "cli/command_options.h"
#include "cli/settings.h"
#include "server/address.h"

namespace motherlode::cli {
namespace {

constexpr char const* database_kind = "ADDRESS|FILE";
constexpr char const* default_database =
    "Database file, or address of a database of PostgreSQL such as postgres://user@host/motherlode (default: "
    "motherlode.db in $XDG_DATA_HOME if set, otherwise in the current folder)";
constexpr char const* default_file =
    "Database file (default: motherlode.db in $XDG_DATA_HOME if set, otherwise in the current folder)";
constexpr char const* default_socket = "Socket for the operator's commands (default: beside the database "
                                       "file; with PostgreSQL motherlode-admin in "
                                       "$XDG_DATA_HOME if set, otherwise in the current folder)";

void add_limits(CLI::App& serve, ServeOptions& options) {
    struct Limit {
        char const* name;
        int& value;
        char const* meaning;
    };
    for (auto const& [name, value, meaning] :
         {Limit{"--tables-per-hour", options.tables_per_hour, "New tables per address and hour"},
          Limit{"--tables-open", options.tables_open, "Unfinished tables on the whole server"},
          Limit{"--message-rate", options.message_rate, "Messages per connection and second"},
          Limit{"--connections", options.connections, "Connections per address at the same time"},
          Limit{"--request-rate", options.request_rate, "HTTP requests per address and second"},
          Limit{"--time-rate", options.time_rate,
                "Processor time for messages and requests of one address, in milliseconds per second"}})
        add_number(serve, name, value, 1, 1'000'000, meaning)->capture_default_str();
}

void add_addresses(CLI::App& serve, ServeOptions& options) {
    add_number(serve, "--port", options.port, 0, 65535, "Port to listen on; 0: any free port")
        ->capture_default_str();
    add(serve, "--address", options.address, "ADDRESS", "Address to listen on; 0.0.0.0: all addresses")
        ->capture_default_str();
    add_list(serve, "--origin", options.origins, "URL",
             "Public URL when behind a reverse proxy (repeatable)");
    add_list(serve, "--trusted-proxy", options.trusted_proxies, "CIDR",
             "Network of reverse proxies that name the client in Forwarded or X-Forwarded-For (repeatable; "
             "default: this machine if --origin is given, otherwise none)")
        ->check([](std::string const& text) {
            return server::parse_network(text)
                       ? std::string{}
                       : fmt::format("“{}” is not a network; use for example 10.0.0.0/8 or ::1", text);
        });
    add(serve, "--metrics", options.metrics, "ENDPOINT",
        "Address and port of the metrics for Prometheus, such as 127.0.0.1:9464 (default: no metrics)")
        ->check([](std::string const& text) {
            return server::parse_endpoint(text)
                       ? std::string{}
                       : fmt::format("“{}” is not an address and port; use for example 127.0.0.1:9464", text);
        });
}

void add_work(CLI::App& serve, ServeOptions& options) {
    add_number(serve, "--bot-pause", options.bot_pause, 0, 60'000,
               "Pause between bot moves while someone is watching, in milliseconds", "MS")
        ->capture_default_str();
    add_number(serve, "--review-effort", options.review_effort, 0, 1000,
               "Simulated games per compared move in reviews and hints; 0: suited to the game", "GAMES")
        ->capture_default_str();
    add_number(serve, "--review-niceness", options.review_niceness, 0, 19,
               "Niceness of reviews and hints, added to the server's own; 19 is the lowest priority")
        ->capture_default_str();
    add_number(serve, "--reconnect-grace", options.reconnect_grace, 0, 3600,
               "How long players' clocks stand still after a restart, in seconds", "SECONDS")
        ->capture_default_str();
    add_seed(
        serve, options.seed,
        "Fixed seed for every table (testing only: anyone who knows it can work out hidden information)");
}

void add_lifetimes(CLI::App& serve, ServeOptions& options) {
    add_number(serve, "--unjoined-hours", options.unjoined_hours, 0, 100'000,
               "Delete tables that nobody has used after this number of hours; 0: never", "HOURS")
        ->capture_default_str();
    add_number(
        serve, "--idle-days", options.idle_days, 0, 100'000,
        "Archive unfinished games after this number of days without a move; 0: never. Archived games can "
        "still be opened, but do not count as open",
        "DAYS")
        ->capture_default_str();
    serve.add_flag("--bots-play-alone", options.bots_play_alone,
                   "Let bots play on while no human plays or watches (default: the game pauses)");
    add_number(serve, "--table-size", options.table_size, 1, 1'000'000,
               "Largest log of a table, in KiB; then it accepts only moves", "KIB")
        ->capture_default_str();
    add_number(serve, "--address-size", options.address_size, 1, 1'000'000,
               "Chat, undos and records stored per address and hour, in KiB", "KIB")
        ->capture_default_str();
}

void add_serve(CLI::App& app, Request& request) {
    ServeOptions& options = request.serve;
    CLI::App& serve = *app.add_subcommand("serve", "Serve the page and its tables");
    serve.callback([&request, &options, &serve] {
        read_settings(serve, options.config);
        request.run = [&options] { return run_serve(options); };
    });
    add(serve, "--config", options.config, "FILE", "TOML file with these options");
    add_addresses(serve, options);
    CLI::Option* const database = add(serve, "--db", options.database, database_kind, default_database);
    serve.add_flag("--memory", options.memory, "Keep tables in memory only; they are lost on exit")
        ->excludes(database);
    add(serve, "--admin-socket", options.admin_socket, "FILE", default_socket);
    add(serve, "--web", options.web, "DIR",
        "Folder with the built page (default: the installed or built page)");
    add(serve, "--privacy", options.privacy, "FILE", "Privacy page, as HTML or text, shown at /privacy");
    serve.add_flag("--quiet", options.quiet, "Do not print the address at the start");
    serve.add_flag("--log", options.log, "Log every request to stderr");
    add_work(serve, options);
    add_lifetimes(serve, options);
    add_limits(serve, options);
    add_notes(serve,
              "Every option is also an environment variable and a key of the TOML file: --tables-open is "
              "MOTHERLODE_TABLES_OPEN and tables_open. The command line counts first, then the environment, "
              "then the "
              "file. Lists are separated by commas in variables, and are arrays in the file.\n\n"
              "docs/running-a-server.md explains how to run a public server, docs/protocol.md describes the "
              "protocol.",
              {"motherlode serve --port 8080 --db tables.db",
               "motherlode serve --config motherlode.toml --origin https://games.example.org"});
}

CLI::App& add_admin_command(CLI::App& admin, Request& request, char const* name, char const* summary,
                            char const* example) {
    AdminOptions& options = request.admin;
    CLI::App& command = *admin.add_subcommand(name, summary);
    command.callback([&request, &options, name] {
        options.command = name;
        request.run = [&options] { return run_admin(options); };
    });
    add(command, "--db", options.database, database_kind, default_database);
    add(command, "--admin-socket", options.admin_socket, "FILE", default_socket);
    command.add_flag("--json", options.json, "Print the answer as JSON");
    add_notes(command, "", {example, "motherlode admin list --json"});
    return command;
}

void add_admin(CLI::App& app, Request& request) {
    AdminOptions& options = request.admin;
    CLI::App& admin =
        *app.add_subcommand("admin", "Look after the tables of a running server on this machine");
    admin.require_subcommand(1);
    add_notes(
        admin,
        "Only the user who runs the server can do this. docs/running-a-server.md explains the commands.",
        {"motherlode admin list", "motherlode admin ban 192.0.2.0/24"});
    struct About {
        char const* name;
        char const* summary;
        char const* example;
    };
    for (auto const& [name, summary, example] :
         {About{"show", "Show a table", "motherlode admin show k3mfzq7rwx"},
          About{"close", "Close a table: nobody can open it until “reopen”",
                "motherlode admin close k3mfzq7rwx"},
          About{"reopen", "Let players open a closed table again", "motherlode admin reopen k3mfzq7rwx"},
          About{"delete", "Delete a table; this can't be undone", "motherlode admin delete k3mfzq7rwx"},
          About{"export", "Print the record of a table, finished or not",
                "motherlode admin export k3mfzq7rwx > game.record"}})
        add_admin_command(admin, request, name, summary, example)
            .add_option("TABLE", options.table, "Id of the table, from its link")
            ->required();
    for (auto const& [name, summary, example] :
         {About{"ban", "Refuse all requests from an address or network", "motherlode admin ban 192.0.2.0/24"},
          About{"unban", "Accept requests from it again", "motherlode admin unban 192.0.2.0/24"}})
        add_admin_command(admin, request, name, summary, example)
            .add_option("NETWORK", options.network, "Address, or network in CIDR notation")
            ->required();
    add_admin_command(admin, request, "list", "List all tables, newest first", "motherlode admin list");
    add_admin_command(admin, request, "bans", "List the banned networks", "motherlode admin bans");
    add_number(add_admin_command(admin, request, "prune", "Delete and archive unused tables now",
                                 "motherlode admin prune --finished-days 365"),
               "--finished-days", options.finished_days, 0, 100'000,
               "Also delete games that were finished this number of days ago (default: they stay)", "DAYS");
    add_admin_command(admin, request, "vacuum",
                      "Give the space of deleted tables back to the disk; players wait meanwhile",
                      "motherlode admin vacuum");
}

void add_backups(CLI::App& app, Request& request) {
    BackupOptions& options = request.backup;
    CLI::App& backup = add_command(app, request, "backup",
                                   "Copy the database of a server, also while it runs", run_backup, options);
    backup.add_option("FILE", options.file, "Name of the copy; it must not exist yet")->required();
    add(backup, "--db", options.database, "FILE", default_file);
    add_json_flag(backup, options.json);
    add_notes(backup, "", {"motherlode backup tables-monday.db", "motherlode backup copy.db --db tables.db"});

    CLI::App& restore =
        add_command(app, request, "restore", "Replace the database of a stopped server by a backup",
                    run_restore, options);
    restore.add_option("FILE", options.file, "The backup")->required();
    add(restore, "--db", options.database, "FILE", default_file);
    add_json_flag(restore, options.json);
    add_notes(restore, "The old database is kept beside the new one.",
              {"motherlode restore tables-monday.db", "motherlode restore copy.db --db tables.db"});
}

void add_store(CLI::App& app, Request& request) {
    CLI::App& store = *app.add_subcommand("store", "Copy the database of a server into one of another kind");
    store.require_subcommand(1);
    add_notes(store, "docs/running-a-server.md explains servers with PostgreSQL.",
              {"motherlode store copy sqlite:tables.db postgres://user@host/motherlode"});
    CopyOptions& options = request.copy;
    CLI::App& copy =
        add_command(store, request, "copy", "Copy all tables into an empty database", run_copy, options);
    copy.add_option("FROM", options.from, "File or address of the database to read, as for serve --db")
        ->required();
    copy.add_option("TO", options.to, "File or address of the empty database")->required();
    add_json_flag(copy, options.json);
    add_notes(copy,
              "No server may use either of them meanwhile. If the copy fails, the target is still empty.",
              {"motherlode store copy sqlite:tables.db postgres://user@host/motherlode",
               "motherlode store copy postgres://user@host/motherlode sqlite:tables.db"});
}

}  // namespace

void add_server_commands(CLI::App& app, Request& request) {
    add_serve(app, request);
    add_admin(app, request);
    add_backups(app, request);
    add_store(app, request);
}

}  // namespace motherlode::cli
