
#include <pybind11/stl.h>

#include "bots/bot.h"
#include "python/module.h"
#include "python/state_actions.h"

namespace motherlode::python {
namespace {

// A bot that plays any seat of one game. It gets only the view of that seat.
class GameBot {
public:
    GameBot(std::shared_ptr<Game> const& game, std::string const& name) : game_{game}, name_{name} {
        if (!is_bot(name)) raise_error("There is no bot called “" + name + "”.");
    }

    std::string const& name() const { return name_; }

    // A search remembers earlier decisions, so every decision gets a new bot: it depends only on the state and the seed.
    GameAction choose(State const& state, std::optional<int> seat, std::uint64_t seed) const {
        Seat const actor = check(state, seat);
        if (state.legal(actor).empty())
            raise_error("Seat " + std::to_string(index(actor)) + " has no legal action.");
        std::unique_ptr<Match> const match = state.match();
        Rng rng = bot_rng(seed, static_cast<int>(state.moves().size()));
        py::gil_scoped_release const release;
        return {game_, game_->type().make_bot(name_, *match)->choose(*match, actor, rng)};
    }
    std::optional<GameAction> optional_move(State const& state, int seat) const {
        Seat const actor = check(state, seat);
        if (!state.pending().may.contains(actor)) return {};
        std::unique_ptr<Match> const match = state.match();
        std::optional<Action> const action =
            game_->type().make_bot(name_, *match)->optional_move(*match, actor);
        return action ? std::optional{GameAction{game_, *action}} : std::nullopt;
    }

private:
    Seat check(State const& state, std::optional<int> seat) const {
        if (&state.game() != game_.get()) raise_error("This bot was made for another game or set-up.");
        return seat_or_current(state, seat);
    }

    std::shared_ptr<Game const> game_;
    std::string name_;
};

}  // namespace

void bind_bots(py::module_& module) {
    module.def("bot_names", [] { return std::vector<std::string>{bot_names().begin(), bot_names().end()}; });
    py::class_<GameBot>(module, "Bot",
                        "A bot of the game, by name: “random”, “greedy”, a level, or “search:500”.")
        .def(py::init<std::shared_ptr<Game> const&, std::string const&>(), py::arg("game"), py::arg("name"))
        .def_property_readonly("name", &GameBot::name)
        .def("choose", &GameBot::choose, py::arg("state"), py::arg("seat") = py::none(), py::arg("seed") = 0,
             "The bot's action. The same state and seed give the same action, except for bots with a time "
             "limit.")
        .def("optional_move", &GameBot::optional_move, py::arg("state"), py::arg("seat"),
             "The action of a seat that may act but need not; None to pass.")
        .def("__repr__", [](GameBot const& bot) { return "<motherlode.Bot " + bot.name() + ">"; });
    refuse_objects_without_value<GameBot>();
}

}  // namespace motherlode::python
