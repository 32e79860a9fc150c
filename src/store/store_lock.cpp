#include "store/store_lock.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "store/store_files.h"

namespace motherlode {
namespace {

// Links to one database lead to one lock.
std::string lock_path(std::string const& database) {
    std::error_code error;
    std::filesystem::path const path = std::filesystem::weakly_canonical(database, error);
    return (error ? database : path.string()) + "-lock";
}

// The process that has the lock wrote its number there.
std::string holder(int file) {
    char text[32];
    ssize_t const length = pread(file, text, sizeof text, 0);
    std::string const number = length > 0 ? std::string(text, static_cast<std::size_t>(length)) : "";
    if (number.empty() || number.find_first_not_of("0123456789") != std::string::npos) return "";
    return " (process " + number + ")";
}

}  // namespace

Outcome<StoreLock> StoreLock::take(std::string const& database) {
    std::string const path = lock_path(database);
    int const file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, only_for_owner);
    if (file < 0) return Error{"The lock file " + path + " cannot be opened: " + std::strerror(errno) + "."};
    StoreLock lock{file};
    give_to_owner_of_folder(path);
    if (flock(file, LOCK_EX | LOCK_NB) != 0)
        return Error{"Another server" + holder(file) + " is using the database " + database +
                     ". Stop it first, or choose another file with --db."};
    std::string const number = std::to_string(getpid());
    // The number is only for the sentence above.
    if (ftruncate(file, 0) != 0 || pwrite(file, number.data(), number.size(), 0) < 0) errno = 0;
    return lock;
}

StoreLock::~StoreLock() {
    if (file_ >= 0) close(file_);
}

StoreLock::StoreLock(StoreLock&& other) noexcept : file_{std::exchange(other.file_, -1)} {}

}  // namespace motherlode
