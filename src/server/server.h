#pragma once

#include <memory>

#include "server/hub.h"
#include "server/net.h"
#include "server/options.h"
#include "server/routes.h"

namespace motherlode::server {

// All of it: a store, the tables on it, and the network before it. One thread runs it.
class Server {
public:
    Server(std::unique_ptr<Store> store, ServerOptions options);

    // The port it listens on from now on.
    Outcome<int> start();
    // Until an interrupt or `stop`; everybody has been told and everything kept when it returns.
    void run() { loop_.run(); }
    void stop_on_interrupt();
    // May be called from any thread.
    void stop();

private:
    void begin_stop();
    void wait_for_goodbyes(int tries);

    ServerOptions options_;
    Metrics metrics_;
    std::unique_ptr<Store> store_;
    Loop loop_;
    Hub hub_;
    Routes routes_;
    Net net_;
    bool stopping_ = false;
};

}  // namespace motherlode::server
