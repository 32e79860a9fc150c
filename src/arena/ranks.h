#pragma once

#include <string>
#include <vector>

#include "kernel/outcome.h"

namespace motherlode::arena {

// This process alone, or those that `mpirun` has started together, on one machine or many. They share the games by
// number; the first one gathers what came out.
class Ranks {
public:
    // Refused where mpirun has started several and the program was built without MPI.
    static Outcome<Ranks> join();
    Ranks(Ranks&& other) noexcept : rank_{other.rank_}, size_{other.size_}, joined_{other.joined_} {
        other.joined_ = false;
    }
    Ranks& operator=(Ranks&&) = delete;
    ~Ranks();

    int rank() const { return rank_; }
    int size() const { return size_; }
    bool first() const { return rank_ == 0; }
    // Every process gives a text; the first gets all of them in order of rank, the others nothing.
    std::vector<std::string> gather(std::string const& text) const;

private:
    Ranks() = default;

    int rank_ = 0;
    int size_ = 1;
    bool joined_ = false;
};

}  // namespace motherlode::arena
