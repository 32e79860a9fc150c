#pragma once

#include <memory>

#include "server/admin.h"
#include "server/hub.h"
#include "server/metrics_service.h"
#include "server/net.h"
#include "server/options.h"
#include "server/routes.h"
#include "server/upkeep.h"

namespace motherlode::server {

// The whole server: a store, the tables and the network. One thread runs it; slow work has threads of its own.
class Server {
public:
    Server(std::unique_ptr<Store> store, ServerOptions options);

    // The port it listens on.
    Outcome<int> start();
    int metrics_port() const { return metrics_port_; }
    // Runs until an interrupt or `stop`. When it returns, all clients have been notified and everything is saved.
    void run() { loop_.run(); }
    void stop_on_interrupt();
    // May be called from any thread.
    void stop();

private:
    void begin_stop();
    void wait_until_saved(int tries);
    void wait_for_goodbyes(int tries);

    ServerOptions options_;
    Metrics metrics_;
    Loop loop_;
    Storage storage_;
    Hub hub_;
    Bans bans_;
    Routes routes_;
    Net net_;
    MetricsService metrics_service_;
    Net metrics_net_;
    Upkeep upkeep_;
    Admin admin_;
    int metrics_port_ = 0;
    bool stopping_ = false;
};

}  // namespace motherlode::server
