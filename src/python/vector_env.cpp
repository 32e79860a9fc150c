#include "python/vector_env.h"

namespace motherlode::python {

class VectorEnv::Busy {
public:
    explicit Busy(std::atomic<bool>& flag) : flag_{flag} {
        if (flag_.exchange(true)) throw EnvironmentBusy{};
    }
    ~Busy() { flag_.store(false); }
    Busy(Busy const&) = delete;
    Busy& operator=(Busy const&) = delete;

private:
    std::atomic<bool>& flag_;
};

VectorEnv::VectorEnv(std::shared_ptr<Game const> game, VectorOptions const& options)
    : game_{std::move(game)},
      options_{options},
      actions_{static_cast<std::size_t>(game_->actions().size())},
      features_{static_cast<std::size_t>(game_->observation_size())},
      players_{static_cast<std::size_t>(game_->players())},
      pool_{options.threads} {
    auto const count = static_cast<std::size_t>(options.environments);
    std::size_t const width = options.precision == Precision::float32 ? sizeof(float) : 1;
    arrays_.observations.resize(count * features_ * width);
    arrays_.masks.resize(count * actions_);
    arrays_.seats.resize(count);
    arrays_.samples.resize(count);
    arrays_.rewards.resize(count * players_);
    arrays_.scores.resize(count * players_);
    arrays_.dones.resize(count);
}

template <class Task>
void VectorEnv::share(Task const& task) {
    auto const start_of = [this](int thread) {
        return static_cast<int>(static_cast<long>(size()) * thread / pool_.threads());
    };
    pool_.run([&](int thread) { task(start_of(thread), start_of(thread + 1)); });
}

void VectorEnv::reset(std::uint64_t seed) {
    Busy const busy{busy_};
    options_.seed = seed;
    share([this](int first, int end) { reset_some(first, end); });
}

int VectorEnv::step(std::span<std::int64_t const> actions) {
    Busy const busy{busy_};
    for (int env = 0; env < size(); ++env) {
        auto const action = static_cast<std::uint64_t>(actions[static_cast<std::size_t>(env)]);
        if (action >= actions_ || mask(env)[action] == 0) return env;
    }
    share([&](int first, int end) { step_some(first, end, actions.data()); });
    return -1;
}

}  // namespace motherlode::python
