#pragma once

#include <optional>
#include <string>

#include "kernel/outcome.h"

namespace motherlode::arena {

// This process alone, or the processes that `mpirun` started together, on one machine or many. The first process shares
// out the games and receives the results; only it reads, writes and talks to the user. Only one thread at a time may
// call these functions.
class Ranks {
public:
    // Refused if mpirun started several processes but the program was built without MPI.
    static Outcome<Ranks> join();
    Ranks(Ranks&& other) noexcept;
    Ranks& operator=(Ranks&&) = delete;
    ~Ranks();  // NOLINT(performance-trivially-destructible): with MPI it is not trivial

    int rank() const { return rank_; }
    int size() const { return size_; }
    bool first() const { return rank_ == 0; }

    // Sends the first process's text to every process. All wait for it.
    std::string share(std::string text) const;

    // At the first process: the next packet from another process, if there is one.
    struct Packet {
        int rank;
        bool last;  // the final packet of this process; its text is an error, or empty
        std::string text;
    };
    std::optional<Packet> receive() const;
    // At the first process, once: lets the others stop.
    void dismiss() const;

    // At the other processes.
    void send(std::string const& text) const;
    bool dismissed();
    // Sends the final packet and waits until dismissed, so that no process ends while another still sends to it.
    void leave(std::string const& error);

private:
    Ranks() = default;

    int rank_ = 0;
    int size_ = 1;
    bool joined_ = false;
    bool dismissed_ = false;
};

}  // namespace motherlode::arena
