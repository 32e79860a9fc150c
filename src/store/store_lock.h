#pragma once

#include <string>

#include "kernel/outcome.h"

namespace motherlode {

// The right to use a database file alone. A server keeps it as long as it runs, because it has tables in memory that
// another server would change without its knowledge. The lock is on a file beside the database, "FILE-lock"; the system
// releases it when the process ends, however it ends.
class StoreLock {
public:
    // An error if another process has the lock.
    static Outcome<StoreLock> take(std::string const& database);

    ~StoreLock();
    StoreLock(StoreLock&& other) noexcept;
    StoreLock& operator=(StoreLock&&) = delete;
    StoreLock(StoreLock const&) = delete;
    StoreLock& operator=(StoreLock const&) = delete;

private:
    explicit StoreLock(int file) : file_{file} {}

    int file_;
};

}  // namespace motherlode
