#include "store/store_files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/migrations.h"
#include "store/sqlite.h"
#include "store/store_lock.h"

namespace motherlode {
namespace {

bool exists(std::string const& path) {
    std::error_code ignored;
    return std::filesystem::exists(std::filesystem::symlink_status(path, ignored));
}

// A new, empty file. SQLite gives its journals the mode of the database.
bool create_empty(std::string const& path) {
    int const file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, only_for_owner);
    if (file < 0) return false;
    close(file);
    return true;
}

std::optional<std::string> text_in(Database& database, char const* sql) {
    Statement& rows = database.statement(sql).with();
    std::optional<std::string> text;
    while (rows.next()) text = rows.text(0);
    return rows.failed() ? std::nullopt : text;
}

std::optional<Error> sync_file(std::string const& path) {
    int const file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    bool const synced = file >= 0 && fsync(file) == 0;
    if (file >= 0) close(file);
    if (!synced) return Error{"The file " + path + " cannot be written: " + std::strerror(errno) + "."};
    return {};
}

// Copies all of `from` into a new file `to`, checks the copy, and waits until it is on disk.
std::optional<Error> copy_database(std::string const& from, std::string const& to) {
    Outcome<Database> source = Database::open(from, Database::Create::no);
    if (!source) return source.error();
    if (std::optional<Error> error = check_owner(*source, from)) return error;
    if (!create_empty(to))
        return Error{"The file " + to + " cannot be created: " + std::strerror(errno) + "."};
    if (!source->statement("VACUUM INTO ?").run(std::string_view{to}))
        return source->error("The database " + from + " cannot be copied");
    Outcome<Database> copy = Database::open(to, Database::Create::no);
    if (!copy) return copy.error();
    if (text_in(*copy, "PRAGMA quick_check") != "ok") return Error{"The database " + from + " is damaged."};
    return sync_file(to);
}

std::optional<Error> rename_file(std::string const& from, std::string const& to) {
    if (std::rename(from.c_str(), to.c_str()) == 0) return {};
    return Error{"The file " + from + " cannot be renamed to " + to + ": " + std::strerror(errno) + "."};
}

// After this, everything is in the database file itself, and its journals are gone.
std::optional<Error> fold_journal(std::string const& path) {
    Outcome<Database> database = Database::open(path, Database::Create::no);
    if (!database) return database.error();
    if (text_in(*database, "PRAGMA journal_mode = DELETE") != "delete")
        return database->error("The old database " + path + " cannot be set aside");
    return {};
}

std::string free_name(std::string const& path) {
    for (int number = 1;; ++number)
        if (std::string name = path + ".old" + std::to_string(number); !exists(name)) return name;
}

}  // namespace

// Errors here are reported when SQLite opens the file.
void create_protected(std::string const& path) {
    if (!exists(path)) create_empty(path);
}

void protect_files(std::string const& path) {
    for (char const* ending : {"", "-wal", "-shm"}) chmod((path + ending).c_str(), only_for_owner);
}

void give_to_owner_of_folder(std::string const& path) {
    struct stat folder {};
    std::string const parent = std::filesystem::absolute(path).parent_path();
    if (geteuid() != 0 || stat(parent.c_str(), &folder) != 0 || folder.st_uid == 0) return;
    // If this fails, the server reports that it cannot open the file.
    if (lchown(path.c_str(), folder.st_uid, folder.st_gid) != 0) errno = 0;
}

std::optional<Error> back_up(std::string const& database, std::string const& copy) {
    if (exists(copy)) return Error{"The file " + copy + " exists already. Choose another name."};
    std::string const part = copy + ".part";
    unlink(part.c_str());
    std::optional<Error> error = copy_database(database, part);
    if (!error) error = rename_file(part, copy);
    if (error) unlink(part.c_str());
    return error;
}

Outcome<std::string> restore(std::string const& backup, std::string const& database) {
    Outcome<StoreLock> const lock = StoreLock::take(database);
    if (!lock) return lock.error();
    std::string const part = database + ".part";
    unlink(part.c_str());
    if (std::optional<Error> const error = copy_database(backup, part)) {
        unlink(part.c_str());
        return *error;
    }
    std::string old_name;
    if (exists(database)) {
        old_name = free_name(database);
        if (std::optional<Error> const error = fold_journal(database)) return *error;
        if (std::optional<Error> const error = rename_file(database, old_name)) return *error;
    }
    if (std::optional<Error> const error = rename_file(part, database)) return *error;
    give_to_owner_of_folder(database);
    return old_name;
}

}  // namespace motherlode
