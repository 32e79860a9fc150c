#pragma once

#include <atomic>
#include <cstdint>
#include <list>
#include <mutex>
#include <thread>
#include <vector>

namespace motherlode {

// A proxy between the store and PostgreSQL that loses the connection at a chosen moment.
class CuttingProxy {
public:
    enum class Cut : std::uint8_t {
        never,
        before_commit,  // the server never sees it
        after_commit,   // the server has answered, but the store does not get the answer
    };

    explicit CuttingProxy(int server_port);
    ~CuttingProxy();
    CuttingProxy(CuttingProxy const&) = delete;
    CuttingProxy& operator=(CuttingProxy const&) = delete;

    int port() const { return port_; }
    // At the next COMMIT of any connection; then never again.
    void cut(Cut moment) { cut_ = moment; }
    // While it is down, it ends new connections at once.
    void set_down(bool down) { down_ = down; }
    // Goes down with the next cut.
    void go_down_with_cut() { down_with_cut_ = true; }
    // Loses all connections now.
    void cut_all();
    int cuts() const { return cuts_; }

private:
    void accept_all();
    void forward(int client);
    bool pass_on(int client, int server, bool& waits_for_answer);

    int server_port_;
    int listener_;
    int port_ = 0;
    std::atomic<Cut> cut_ = Cut::never;
    std::atomic<bool> down_ = false;
    std::atomic<bool> down_with_cut_ = false;
    std::atomic<int> cuts_ = 0;
    std::atomic<bool> stopping_ = false;
    std::atomic<int> generation_ = 0;
    std::list<std::thread> connections_;
    std::thread acceptor_;
};

}  // namespace motherlode
