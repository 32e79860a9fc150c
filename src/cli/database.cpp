#include "cli/database.h"

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <system_error>

#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "kernel/json.h"
#include "store/copy_store.h"
#include "store/store_files.h"

namespace motherlode::cli {

namespace {

std::string default_path(char const* name) {
    char const* const home = std::getenv("XDG_DATA_HOME");
    std::filesystem::path const path = std::filesystem::path{home != nullptr ? home : ""} / name;
    std::error_code ignored;  // opening the file reports the error
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), ignored);
    return path.string();
}

// The file of a command that works with files only.
Outcome<std::string> database_file(std::string const& given, char const* alternative) {
    StoreAddress address = database_address(given);
    if (address.kind == StoreAddress::Kind::sqlite) return std::move(address.place);
    return Error{std::string{"This command is for database files only. For PostgreSQL, use "} + alternative +
                 "."};
}

}  // namespace

StoreAddress database_address(std::string const& given) {
    return given.empty() ? StoreAddress{{}, default_path("motherlode.db")} : parse_store_address(given);
}

std::string admin_socket(std::string const& given, std::string const& database) {
    if (!given.empty()) return given;
    StoreAddress const address = database_address(database);
    bool const is_file = address.kind == StoreAddress::Kind::sqlite;
    return is_file ? address.place + "-admin" : default_path("motherlode-admin");
}

int run_copy(CopyOptions const& options) {
    std::optional<Progress> progress;
    std::int64_t shown = 0;
    auto const show = [&](std::int64_t rows, std::int64_t total) {
        if (!progress) progress.emplace(total, "rows");
        for (; shown < rows; ++shown) progress->advance();
    };
    Outcome<CopyCounts> const counts =
        copy_store(parse_store_address(options.from), parse_store_address(options.to), show);
    progress.reset();
    if (!counts) return refuse(counts.error());
    if (options.json) {
        JsonWriter json;
        json.begin_object().field("tables", counts->tables).field("entries", counts->entries).end_object();
        write_json(json.text());
    } else {
        print_out("Copied and compared: {} {} with {} {}.\n", counts->tables,
                  counts->tables == 1 ? "table" : "tables", counts->entries,
                  counts->entries == 1 ? "entry" : "entries");
    }
    return exit_fine;
}

int run_backup(BackupOptions const& options) {
    Outcome<std::string> const database = database_file(options.database, "pg_dump");
    if (!database) return refuse(database.error());
    if (std::optional<Error> const error = back_up(*database, options.file)) return refuse(*error);
    if (options.json) {
        JsonWriter json;
        json.begin_object().field("database", *database).field("backup", options.file).end_object();
        write_json(json.text());
    } else {
        print_out("{} is a copy of {}.\n", options.file, *database);
    }
    return exit_fine;
}

int run_restore(BackupOptions const& options) {
    Outcome<std::string> const database = database_file(options.database, "pg_restore");
    if (!database) return refuse(database.error());
    Outcome<std::string> const old_name = restore(options.file, *database);
    if (!old_name) return refuse(old_name.error());
    if (options.json) {
        JsonWriter json;
        json.begin_object().field("database", *database).field("backup", options.file).key("old_database");
        if (old_name->empty())
            json.null();
        else
            json.value(*old_name);
        write_json(json.end_object().text());
    } else {
        print_out("{} is restored.{}\n", *database,
                  old_name->empty() ? "" : " The old database is " + *old_name + ".");
    }
    return exit_fine;
}

}  // namespace motherlode::cli
