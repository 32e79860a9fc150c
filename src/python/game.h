#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "kernel/history.h"
#include "kernel/match.h"
#include "python/action_space.h"
#include "python/observation.h"
#include "python/observation_plan.h"
#include "python/observer.h"

// The games, states and environments behind the Python package, with the type of the game hidden.
namespace motherlode::python {

class Game;
class VectorEnv;

// The type of the numbers of an observation.
enum class Precision : std::uint8_t { float32, uint8 };

// A game in progress.
class State {
public:
    struct Move {
        Seat seat;
        Action action;
    };

    virtual ~State() = default;
    virtual std::unique_ptr<State> clone() const = 0;
    // A copy with its type hidden, for everything where speed does not matter.
    virtual std::unique_ptr<Match> match() const = 0;
    virtual std::unique_ptr<Match> start() const = 0;

    Game const& game() const { return *game_; }
    std::shared_ptr<Game const> const& shared_game() const { return game_; }
    std::span<Move const> moves() const { return moves_; }
    // Empty if the game did not start from a seed: it is a redeal or starts from a position.
    std::optional<Seed> seed() const { return seed_; }

    virtual Pending pending() const = 0;
    virtual ActionList const& legal(Seat seat) const = 0;
    virtual std::optional<Refusal> refusal(Seat seat, Action action) const = 0;
    // The action must be legal.
    virtual void apply(Seat seat, Action action, EventLog* log) = 0;
    // There must be a move to undo.
    virtual void undo() = 0;
    virtual std::uint64_t hash() const = 0;
    virtual Result result() const = 0;

    // `out` has space for the observation.
    virtual void observe(Seat seat, float* out) const = 0;
    virtual void observe(Seat seat, std::uint8_t* out) const = 0;
    // The fields that `viewer` sees, as JSON.
    virtual std::string view(Seat viewer) const = 0;

protected:
    State(std::shared_ptr<Game const> game, std::optional<Seed> seed)
        : game_{std::move(game)}, seed_{seed} {}
    State(State const&) = default;
    State& operator=(State const&) = default;

    std::shared_ptr<Game const> game_;
    std::optional<Seed> seed_;
    std::vector<Move> moves_;
};

// The set-up of a vector environment.
struct VectorOptions {
    int environments = 1;
    int threads = 1;
    std::uint64_t seed = 0;
    Precision precision = Precision::float32;
    std::vector<std::string>
        opponents;  // by seat, the name of its bot; empty for a seat that the caller plays
};

// One set-up: game, edition, options and number of players.
class Game : public std::enable_shared_from_this<Game> {
public:
    virtual ~Game() = default;

    GameType const& type() const { return type_; }
    GameSetup const& setup() const { return setup_; }
    GameInfo const& info() const { return type_.info(); }
    int players() const { return setup_.players; }

    virtual std::unique_ptr<State> start(Seed seed) const = 0;
    // A game that continues from this match, which must have the same set-up.
    virtual std::unique_ptr<State> adopt(Match const& match) const = 0;
    virtual std::unique_ptr<VectorEnv> vector_env(VectorOptions const& options) const = 0;
    // The types of the fields of a view, as JSON.
    virtual std::string view_types() const = 0;

    ActionSpace const& actions() const { return actions_; }
    SeatLayout const& layout(Seat seat) const { return layouts_[static_cast<std::size_t>(index(seat))]; }
    ObservationPlan const& observation_plan() const { return plan_; }
    // Only one thread at a time may call these; in Python, its global lock makes sure of that.
    void observe(int viewer, ViewBytes view, float* out) const { floats_.write(plan_, viewer, view, out); }
    void observe(int viewer, ViewBytes view, std::uint8_t* out) const {
        bytes_.write(plan_, viewer, view, out);
    }
    int observation_size() const { return layouts_.front().size; }
    // Changes when an observation or an action gets another meaning.
    virtual std::uint64_t tensor_hash() const = 0;
    // The action with this number, as text; "bid #3" for a place among the legal actions.
    virtual std::string action_name(int number) const = 0;
    virtual std::string action_text(Action action) const = 0;
    virtual std::optional<Action> parse(std::string_view text) const = 0;
    virtual std::string const& edition_name() const = 0;

protected:
    Game(GameType const& type, GameSetup setup) : type_{type}, setup_{std::move(setup)} {}

    ActionSpace actions_;
    std::vector<SeatLayout> layouts_;  // by seat
    ObservationPlan plan_;

private:
    mutable Observer<float> floats_;
    mutable Observer<std::uint8_t> bytes_;
    GameType const& type_;
    GameSetup setup_;
};

// A checked set-up of a registered game.
Outcome<std::shared_ptr<Game const>> make_game(GameType const& type, GameSetup const& setup);

}  // namespace motherlode::python
