#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace boost::asio {
class io_context;
}

namespace motherlode::server {

// The single thread that runs everything: sockets, tables, bots, clocks and the store. The server needs no locks,
// because no other thread touches its data. Only `post` may be called from another thread.
class Loop {
public:
    Loop();
    ~Loop();
    Loop(Loop const&) = delete;
    Loop& operator=(Loop const&) = delete;

    // Runs until `stop`.
    void run();
    void stop();

    // Runs after everything that is already waiting.
    void post(std::function<void()> work);
    void after(std::chrono::milliseconds delay, std::function<void()> work);

    // Calls `stopped` at the first SIGINT or SIGTERM.
    void on_interrupt(std::function<void()> stopped);

    boost::asio::io_context& context() { return *context_; }

private:
    struct Signals;

    std::unique_ptr<boost::asio::io_context> context_;
    std::unique_ptr<Signals> signals_;
};

}  // namespace motherlode::server
