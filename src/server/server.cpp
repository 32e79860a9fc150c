#include "server/server.h"

#include <csignal>

#include <sys/resource.h>

#include "server/log.h"
#include "server/tokens.h"

namespace motherlode::server {
namespace {

constexpr std::chrono::milliseconds goodbye_step{20};
constexpr int goodbye_steps = 150;  // three seconds in all
constexpr std::chrono::milliseconds short_step{2};
constexpr int saving_steps = 1500;  // three seconds, too

// Every socket needs a file descriptor, and the usual limit of 1024 is too low for a server.
void allow_many_files() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

// A file that reaches its size limit is an error of one write, not the end of the server.
void survive_size_limits() { std::signal(SIGXFSZ, SIG_IGN); }

}  // namespace

Server::Server(std::unique_ptr<Store> store, ServerOptions options)
    : options_{std::move(options)},
      storage_{loop_, std::move(store)},
      hub_{loop_, storage_, options_, metrics_},
      routes_{hub_, storage_, options_, bans_},
      net_{loop_, routes_, options_.limits, metrics_},
      metrics_service_{metrics_},
      metrics_net_{loop_, metrics_service_, options_.limits, metrics_},
      upkeep_{loop_, storage_, hub_, options_, bans_},
      admin_{loop_, upkeep_} {}

Outcome<int> Server::start() {
    if (!prepare_randomness()) return Error{"The system has no source of random numbers."};
    allow_many_files();
    survive_size_limits();
    if (std::optional<Error> const error = routes_.start(storage_.at_start())) return *error;
    if (std::optional<Error> const error = upkeep_.start(storage_.at_start())) return *error;
    Outcome<int> port = net_.listen({options_.address, options_.port}, "--port");
    if (!port) return port;
    if (options_.metrics) {
        Outcome<int> metrics_port = metrics_net_.listen(*options_.metrics, "--metrics");
        if (!metrics_port) return metrics_port;
        metrics_port_ = *metrics_port;
    }
    // Players need no operator.
    if (!options_.admin_socket.empty())
        if (std::optional<Error> const error = admin_.listen(options_.admin_socket))
            log_error(error->sentence);
    if (std::optional<Error> const error = hub_.start(storage_.at_start())) return *error;
    return port;
}

void Server::stop_on_interrupt() {
    loop_.on_interrupt([this] { begin_stop(); });
}

void Server::stop() {
    loop_.post([this] { begin_stop(); });
}

void Server::begin_stop() {
    if (std::exchange(stopping_, true)) return;
    net_.stop_listening();
    metrics_net_.stop_listening();
    admin_.stop_listening();
    hub_.begin_stop();
    wait_until_saved(saving_steps);
}

void Server::wait_until_saved(int tries) {
    if (!hub_.all_saved() && tries > 0)
        return loop_.after(short_step, [this, tries] { wait_until_saved(tries - 1); });
    hub_.say_goodbye();
    wait_for_goodbyes(goodbye_steps);
}

// Clients that do not answer the close message in time are disconnected.
void Server::wait_for_goodbyes(int tries) {
    bool const done = net_.connections() + metrics_net_.connections() == 0 && storage_.idle();
    if (done || tries == 0) return loop_.stop();
    loop_.after(goodbye_step, [this, tries] { wait_for_goodbyes(tries - 1); });
}

}  // namespace motherlode::server
