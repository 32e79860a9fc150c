#pragma once

#include <optional>
#include <string>

#include "kernel/outcome.h"

namespace motherlode::arena {

// This process alone, or those that `mpirun` has started together, on one machine or many. The first says what is to be
// played and hears from the others what came out; it alone reads, writes and speaks to the user. One thread at a time may
// call any of this.
class Ranks {
public:
    // Refused where mpirun has started several and the program was built without MPI.
    static Outcome<Ranks> join();
    Ranks(Ranks&& other) noexcept;
    Ranks& operator=(Ranks&&) = delete;
    ~Ranks();  // NOLINT(performance-trivially-destructible): with MPI it is not trivial

    int rank() const { return rank_; }
    int size() const { return size_; }
    bool first() const { return rank_ == 0; }

    // Every process gets the first one's text. All wait for it.
    std::string share(std::string text) const;

    // At the first: what another says, if one has said something.
    struct Word {
        int rank;
        bool last;  // it has nothing more to say; what it says is why, where something went wrong
        std::string text;
    };
    std::optional<Word> hear() const;
    // At the first, once: the others may stop.
    void dismiss() const;

    // At the others.
    void tell(std::string const& text) const;
    bool dismissed();
    // The last word of all; stays until dismissed, so that nobody goes away while another still talks to it.
    void leave(std::string const& why);

private:
    Ranks() = default;

    int rank_ = 0;
    int size_ = 1;
    bool joined_ = false;
    bool dismissed_ = false;
};

}  // namespace motherlode::arena
