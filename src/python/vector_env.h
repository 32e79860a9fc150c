#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "python/game.h"
#include "python/worker_pool.h"

namespace motherlode::python {

// Many games side by side. The arrays are filled by `reset` and `step`, and keep their addresses.
class VectorEnv {
public:
    virtual ~VectorEnv() = default;

    Game const& game() const { return *game_; }
    VectorOptions const& options() const { return options_; }
    int size() const { return options_.environments; }

    // Starts new games.
    void reset(std::uint64_t seed);
    // Performs one action in each game, by its number. A finished game is replaced by a new one. Returns the first
    // environment whose action is not legal, and then changes nothing; otherwise -1.
    int step(std::span<std::int64_t const> actions);

    struct Arrays {
        std::vector<std::byte> observations;  // by environment and feature; their type is the precision
        std::vector<std::uint8_t> masks;      // by environment and action: 1 if it is legal
        std::vector<std::int8_t> seats;       // the seat that acts, and whose view the observation is
        std::vector<std::int64_t> samples;    // a legal action, chosen at random
        std::vector<float> rewards;  // by environment and seat: the share of first place in a game that ended
        std::vector<std::int32_t> scores;  // by environment and seat: the score of the last game that ended
        std::vector<std::uint8_t> dones;   // whether the last action ended a game
    };
    Arrays const& arrays() const { return arrays_; }

protected:
    VectorEnv(std::shared_ptr<Game const> game, VectorOptions const& options);

    // For the environments from `first` up to, but not including, `end`. Called from several threads.
    virtual void reset_some(int first, int end) = 0;
    virtual void step_some(int first, int end, std::int64_t const* actions) = 0;

    std::uint8_t* mask(int env) { return arrays_.masks.data() + std::size_t(env) * actions_; }

    std::shared_ptr<Game const> game_;
    VectorOptions options_;
    Arrays arrays_;
    std::size_t actions_;
    std::size_t features_;
    std::size_t players_;

private:
    class Busy;
    template <class Task>
    void share(Task const& task);

    WorkerPool pool_;
    std::atomic<bool> busy_ = false;
};

// Another thread is using the environment.
struct EnvironmentBusy {};

}  // namespace motherlode::python
