#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>

#include "cli/commands.h"
#include "cli/database.h"
#include "cli/terminal.h"
#include "server/server.h"
#include "store/memory_store.h"
#include "store/open_store.h"

#ifndef MOTHERLODE_WEB_DIR
#define MOTHERLODE_WEB_DIR "web/dist"
#endif

namespace motherlode::cli {
namespace {

// The folder of the built page: the given one, the one of an installed program, or the one of the build.
std::filesystem::path web_folder(ServeOptions const& options) {
    if (!options.web.empty()) return options.web;
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
    result.privacy = options.privacy;
    if (!options.metrics.empty()) result.metrics = server::parse_endpoint(options.metrics);
    if (!options.memory) result.admin_socket = admin_socket(options.admin_socket, options.database);
    result.origins = options.origins;
    for (std::string const& network : options.trusted_proxies)
        result.trusted_proxies.push_back(*server::parse_network(network));
    result.access_log = options.log;
    result.bot_pause = std::chrono::milliseconds{options.bot_pause};
    result.review_playouts = options.review_effort;
    result.review_niceness = options.review_niceness;
    result.reconnect_grace = std::chrono::seconds{options.reconnect_grace};
    result.seed = options.seed;
    result.bots_play_alone = options.bots_play_alone;
    result.unjoined_time = std::chrono::hours{options.unjoined_hours};
    result.idle_time = std::chrono::hours{24} * options.idle_days;
    result.limits.table_bytes = static_cast<std::size_t>(options.table_size) << 10U;
    result.limits.stored_bytes_per_hour = static_cast<std::size_t>(options.address_size) << 10U;
    result.limits.tables_per_hour = options.tables_per_hour;
    result.limits.tables_open = options.tables_open;
    result.limits.messages_per_second = options.message_rate;
    result.limits.message_burst = 2 * options.message_rate;
    result.limits.connections_per_address = options.connections;
    result.limits.requests_per_second = options.request_rate;
    result.limits.request_burst = 5 * options.request_rate;
    result.limits.time_per_second = options.time_rate / 1000.0;
    result.limits.time_burst = 20 * result.limits.time_per_second;
    return result;
}

}  // namespace

int run_serve(ServeOptions const& options) {
    std::error_code ignored;
    if (!options.privacy.empty() && !std::filesystem::is_regular_file(options.privacy, ignored))
        return refuse({"The privacy page " + options.privacy + " does not exist."});
    // Its lock is held until the server has stopped.
    Outcome<OpenStore> opened = options.memory ? OpenStore{std::nullopt, make_memory_store()}
                                               : open_store(database_address(options.database));
    if (!opened) return refuse(opened.error());
    server::Server server{std::move(opened->store), server_options(options)};
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
