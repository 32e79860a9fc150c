#include "arena/ranks.h"

#include <cstdlib>

#ifdef MOTHERLODE_MPI
#include <mpi.h>
#endif

namespace motherlode::arena {
namespace {

// Open MPI tells the processes it starts how many they are.
bool started_by_mpirun() { return std::getenv("OMPI_COMM_WORLD_SIZE") != nullptr; }

}  // namespace

#ifdef MOTHERLODE_MPI

Outcome<Ranks> Ranks::join() {
    Ranks ranks;
    if (!started_by_mpirun()) return ranks;
    // Only the thread that called this talks to the others.
    int provided = 0;
    if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided) != MPI_SUCCESS)
        return Error{"MPI could not be started."};
    ranks.joined_ = true;
    MPI_Comm_rank(MPI_COMM_WORLD, &ranks.rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks.size_);
    return ranks;
}

Ranks::~Ranks() {
    if (joined_) MPI_Finalize();
}

std::vector<std::string> Ranks::gather(std::string const& text) const {
    if (size_ == 1) return {text};
    constexpr int tag = 0;
    constexpr std::size_t most = 1U << 30U;  // MPI counts in int
    if (!first()) {
        unsigned long long const size = text.size();
        MPI_Send(&size, 1, MPI_UNSIGNED_LONG_LONG, 0, tag, MPI_COMM_WORLD);
        for (std::size_t sent = 0; sent < text.size(); sent += most)
            MPI_Send(text.data() + sent, static_cast<int>(std::min(most, text.size() - sent)), MPI_CHAR, 0,
                     tag, MPI_COMM_WORLD);
        return {};
    }
    std::vector<std::string> texts{text};
    for (int rank = 1; rank < size_; ++rank) {
        unsigned long long size = 0;
        MPI_Recv(&size, 1, MPI_UNSIGNED_LONG_LONG, rank, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        std::string& received = texts.emplace_back(size, '\0');
        for (std::size_t got = 0; got < received.size(); got += most)
            MPI_Recv(received.data() + got, static_cast<int>(std::min(most, received.size() - got)), MPI_CHAR,
                     rank, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    return texts;
}

#else

Outcome<Ranks> Ranks::join() {
    char const* const size = std::getenv("OMPI_COMM_WORLD_SIZE");
    if (started_by_mpirun() && std::atoi(size) > 1)
        return Error{"This program was built without MPI; “cmake --preset mpi” builds it with."};
    return Ranks{};
}

Ranks::~Ranks() = default;

std::vector<std::string> Ranks::gather(std::string const& text) const { return {text}; }

#endif

}  // namespace motherlode::arena
