#include "cli/database.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "kernel/json.h"
#include "store/store_files.h"

namespace motherlode::cli {

std::string database_path(std::string const& given) {
    if (!given.empty()) return given;
    char const* const home = std::getenv("XDG_DATA_HOME");
    std::filesystem::path const path = std::filesystem::path{home != nullptr ? home : ""} / "motherlode.db";
    std::error_code ignored;  // opening the file reports the error
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), ignored);
    return path.string();
}

std::string admin_socket(std::string const& database) { return database + "-admin"; }

int run_backup(BackupOptions const& options) {
    std::string const database = database_path(options.database);
    if (std::optional<Error> const error = back_up(database, options.file)) return refuse(*error);
    if (options.json) {
        JsonWriter json;
        json.begin_object().field("database", database).field("backup", options.file).end_object();
        write_json(json.text());
    } else {
        print_out("{} is a copy of {}.\n", options.file, database);
    }
    return exit_fine;
}

int run_restore(BackupOptions const& options) {
    std::string const database = database_path(options.database);
    Outcome<std::string> const old_name = restore(options.file, database);
    if (!old_name) return refuse(old_name.error());
    if (options.json) {
        JsonWriter json;
        json.begin_object().field("database", database).field("backup", options.file).key("old_database");
        if (old_name->empty())
            json.null();
        else
            json.value(*old_name);
        write_json(json.end_object().text());
    } else {
        print_out("{} is restored.{}\n", database,
                  old_name->empty() ? "" : " The old database is " + *old_name + ".");
    }
    return exit_fine;
}

}  // namespace motherlode::cli
