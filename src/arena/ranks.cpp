#include "arena/ranks.h"

#include <chrono>
#include <cstdlib>
#include <thread>

#ifdef MOTHERLODE_MPI
#include <mpi.h>
#endif

namespace motherlode::arena {
namespace {

// Open MPI gives the number of processes in this variable.
bool started_by_mpirun() { return std::getenv("OMPI_COMM_WORLD_SIZE") != nullptr; }

}  // namespace

Ranks::Ranks(Ranks&& other) noexcept
    : rank_{other.rank_}, size_{other.size_}, joined_{other.joined_}, dismissed_{other.dismissed_} {
    other.joined_ = false;
}

#ifdef MOTHERLODE_MPI

namespace {

enum Tag { packet_tag, final_tag, dismissal_tag };

}  // namespace

Outcome<Ranks> Ranks::join() {
    Ranks ranks;
    if (!started_by_mpirun()) return ranks;
    int provided = 0;
    if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &provided) != MPI_SUCCESS)
        return Error{"MPI could not be started."};
    ranks.joined_ = true;
    MPI_Comm_rank(MPI_COMM_WORLD, &ranks.rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks.size_);
    if (provided < MPI_THREAD_SERIALIZED)
        return Error{"This MPI library does not support MPI_THREAD_SERIALIZED. Use another MPI library."};
    return ranks;
}

Ranks::~Ranks() {
    if (joined_) MPI_Finalize();
}

std::string Ranks::share(std::string text) const {
    if (size_ == 1) return text;
    unsigned long long size = text.size();
    MPI_Bcast(&size, 1, MPI_UNSIGNED_LONG_LONG, 0, MPI_COMM_WORLD);
    text.resize(size);
    MPI_Bcast(text.data(), static_cast<int>(size), MPI_CHAR, 0, MPI_COMM_WORLD);
    return text;
}

std::optional<Ranks::Packet> Ranks::receive() const {
    if (size_ == 1) return {};
    int is_waiting = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &is_waiting, &status);
    if (is_waiting == 0) return {};
    int size = 0;
    MPI_Get_count(&status, MPI_CHAR, &size);
    Packet packet{status.MPI_SOURCE, status.MPI_TAG == final_tag,
                  std::string(static_cast<std::size_t>(size), '\0')};
    MPI_Recv(packet.text.data(), size, MPI_CHAR, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    return packet;
}

void Ranks::dismiss() const {
    for (int rank = 1; rank < size_; ++rank)
        MPI_Send(nullptr, 0, MPI_CHAR, rank, dismissal_tag, MPI_COMM_WORLD);
}

void Ranks::send(std::string const& text) const {
    MPI_Send(text.data(), static_cast<int>(text.size()), MPI_CHAR, 0, packet_tag, MPI_COMM_WORLD);
}

bool Ranks::dismissed() {
    if (dismissed_) return true;
    int is_waiting = 0;
    MPI_Iprobe(0, dismissal_tag, MPI_COMM_WORLD, &is_waiting, MPI_STATUS_IGNORE);
    if (is_waiting == 0) return false;
    MPI_Recv(nullptr, 0, MPI_CHAR, 0, dismissal_tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return dismissed_ = true;
}

void Ranks::leave(std::string const& error) {
    MPI_Send(error.data(), static_cast<int>(error.size()), MPI_CHAR, 0, final_tag, MPI_COMM_WORLD);
    // MPI's own wait would keep a core busy that others still use.
    while (!dismissed()) std::this_thread::sleep_for(std::chrono::milliseconds{1});
}

#else

Outcome<Ranks> Ranks::join() {
    char const* const size = std::getenv("OMPI_COMM_WORLD_SIZE");
    if (started_by_mpirun() && std::atoi(size) > 1)
        return Error{"This program was built without MPI support. Build it with “cmake --preset mpi”."};
    return Ranks{};
}

Ranks::~Ranks() = default;

// Without MPI there is only one process.
std::string Ranks::share(std::string text) const { return text; }
std::optional<Ranks::Packet> Ranks::receive() const { return {}; }
void Ranks::dismiss() const {}
void Ranks::send(std::string const&) const {}
// NOLINTNEXTLINE(readability-make-member-function-const): with MPI it is not const
bool Ranks::dismissed() { return dismissed_; }
void Ranks::leave(std::string const&) {}

#endif

}  // namespace motherlode::arena
