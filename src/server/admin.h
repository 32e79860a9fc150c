#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "server/loop.h"
#include "server/upkeep.h"

namespace motherlode::server {

// A Unix socket for the operator's commands: a line of JSON for each command, and one for its answer. Only the user who
// runs the server can connect, because the socket file has mode 0600.
class Admin {
public:
    Admin(Loop& loop, Upkeep& upkeep);
    ~Admin();
    Admin(Admin const&) = delete;
    Admin& operator=(Admin const&) = delete;

    // Replaces a socket that an earlier server has left behind.
    std::optional<Error> listen(std::filesystem::path const& path);
    // Closes all connections and deletes the socket.
    void stop_listening();

    struct Inside;

private:
    std::shared_ptr<Inside> inside_;
};

}  // namespace motherlode::server
