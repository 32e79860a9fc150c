#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "server/server.h"
#include "store/memory_store.h"
#include "store/sqlite_store.h"

#ifndef MOTHERLODE_WEB_DIR
#define MOTHERLODE_WEB_DIR "web/dist"
#endif

namespace motherlode::cli {
namespace {

std::string environment(char const* name) {
    char const* const value = std::getenv(name);
    return value != nullptr ? value : "";
}

Outcome<std::unique_ptr<Store>> open_store(ServeOptions const& options) {
    if (options.memory) return make_memory_store();
    std::filesystem::path path = options.database;
    if (path.empty()) {
        path = std::filesystem::path{environment("XDG_DATA_HOME")} / "motherlode.db";
        std::error_code ignored;  // opening the file reports the error
        if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), ignored);
    }
    return open_sqlite_store(path.string());
}

// The folder of the built page: the given one, the one of an installed program, or the one of the build.
std::filesystem::path web_folder(ServeOptions const& options) {
    if (!options.web.empty()) return options.web;
    if (std::string named = environment("MOTHERLODE_WEB"); !named.empty()) return named;
    std::error_code ignored;
    auto const program = std::filesystem::read_symlink("/proc/self/exe", ignored);
    auto installed = program.parent_path().parent_path() / "share/motherlode/web";
    if (std::filesystem::exists(installed / "index.html", ignored)) return installed;
    return MOTHERLODE_WEB_DIR;
}

server::ServerOptions server_options(ServeOptions const& options) {
    server::ServerOptions result;
    result.address = options.address;
    result.port = options.port;
    result.web = web_folder(options);
    result.origins = options.origins;
    result.access_log = options.log;
    result.bot_pause = std::chrono::milliseconds{options.bot_pause};
    result.review_playouts = options.review_effort;
    result.review_niceness = options.review_niceness;
    result.reconnect_grace = std::chrono::seconds{options.reconnect_grace};
    result.seed = options.seed;
    result.limits.tables_per_hour = options.tables_per_hour;
    result.limits.tables_open = options.tables_open;
    result.limits.messages_per_second = options.message_rate;
    result.limits.message_burst = 2 * options.message_rate;
    result.limits.connections_per_address = options.connections;
    result.limits.requests_per_second = options.request_rate;
    result.limits.request_burst = 5 * options.request_rate;
    return result;
}

}  // namespace

int run_serve(ServeOptions const& options) {
    Outcome<std::unique_ptr<Store>> store = open_store(options);
    if (!store) return refuse(store.error());
    server::Server server{std::move(*store), server_options(options)};
    Outcome<int> const port = server.start();
    if (!port) return refuse(port.error());
    server.stop_on_interrupt();
    if (!options.quiet) {
        bool const is_local = options.address == "127.0.0.1" || options.address == "0.0.0.0";
        print_out("Motherlode is at http://{}:{} — press Ctrl-C to stop.\n",
                  is_local ? "localhost" : options.address, *port);
        std::fflush(stdout);
    }
    server.run();
    return exit_fine;
}

}  // namespace motherlode::cli
