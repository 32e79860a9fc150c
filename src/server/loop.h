#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace boost::asio {
class io_context;
}

namespace motherlode::server {

// The one thread that everything runs on: sockets, tables, bots, clocks and the store. Nothing in the
// server is locked, because nothing else touches it. Only `post` may be called from another thread.
class Loop {
public:
    Loop();
    ~Loop();
    Loop(Loop const&) = delete;
    Loop& operator=(Loop const&) = delete;

    // Until `stop`.
    void run();
    void stop();

    // After what is already waiting to be done.
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
