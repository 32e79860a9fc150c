#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "kernel/words.h"
#include "python/convert.h"
#include "python/module.h"
#include "python/state_actions.h"

namespace motherlode::python {
namespace {

std::vector<int> seats_of(SeatSet seats) {
    std::vector<int> list;
    for (Seat const seat : seats) list.push_back(index(seat));
    return list;
}

std::vector<GameAction> legal_actions(State const& state, std::optional<int> seat) {
    std::vector<GameAction> actions;
    for (Action const action : legal_list(state, seat)) actions.push_back({state.shared_game(), action});
    return actions;
}

py::list legal_indices(State const& state, std::optional<int> seat) {
    ActionList const& legal = legal_list(state, seat);
    py::list indices(static_cast<std::size_t>(legal.size()));
    Py_ssize_t next = 0;
    state.game().actions().for_each(
        legal, [&](int number, Action) { PyList_SET_ITEM(indices.ptr(), next++, PyLong_FromLong(number)); });
    return indices;
}

py::object why_not(State const& state, py::object const& action, std::optional<int> seat) {
    Seat const actor = seat_or_current(state, seat);
    std::optional<Refusal> const refusal = state.refusal(actor, action_from(state, actor, action));
    return refusal ? refusal_object(*refusal, *state.match()) : py::none();
}

py::list apply(State& state, py::object const& action, std::optional<int> seat) {
    Seat const actor = seat_or_current(state, seat);
    Action const wanted = action_from(state, actor, action);
    if (std::optional<Refusal> const refusal = state.refusal(actor, wanted))
        raise_refused(*refusal, *state.match());
    EventLog log;
    state.apply(actor, wanted, &log);
    std::unique_ptr<Match> const match = state.match();
    py::list events;
    for (Event const& event : log.events) events.append(event_object(event, *match));
    return events;
}

void step(State& state, int number) {
    Seat const actor = seat_or_current(state, {});
    std::optional<Action> const action = state.game().actions().find_legal(state.legal(actor), number);
    if (!action) raise_illegal_index(state, actor, number);
    state.apply(actor, *action, nullptr);
}

void undo(State& state) {
    if (state.moves().empty()) raise_error("There is no action to undo.");
    state.undo();
}

// Replays the game with its events.
py::list events(State const& state, std::optional<int> seat) {
    Seat const viewer = seat ? seat_of(state.game(), *seat) : onlooker;
    std::unique_ptr<Match> const match = state.start();
    py::list list;
    for (State::Move const& move : state.moves()) {
        EventLog log;
        match->apply(move.seat, move.action, log);
        for (Event const& event : log.events)
            if (!seat || event.seen_by.contains(viewer)) list.append(event_object(event, *match));
    }
    return list;
}

Seat viewer_of(State const& state, std::optional<int> seat) {
    return seat ? seat_of(state.game(), *seat) : onlooker;
}

// A seed dealt by a server has 128 bits.
std::optional<py::object> seed_of(State const& state) {
    if (!state.seed()) return {};
    py::object const high = py::int_(state.seed()->high);
    return (high << py::int_(64)) | py::int_(state.seed()->low);
}

std::unique_ptr<State> redeal(State const& state, int seat, std::uint64_t seed) {
    Rng rng{seed};
    return state.game().adopt(*state.match()->redeal(seat_of(state.game(), seat), rng));
}

std::string position(State const& state, std::optional<int> seat) {
    std::optional<Seat> const viewer = seat ? std::optional{seat_of(state.game(), *seat)} : std::nullopt;
    return checked(state.match()->position(viewer));
}

py::list moves(State const& state) {
    py::list list;
    for (State::Move const& move : state.moves())
        list.append(py::make_tuple(index(move.seat), GameAction{state.shared_game(), move.action}));
    return list;
}

// The array of the caller, or a new one.
template <class Element>
py::array row_of(std::optional<py::array> const& out, int size) {
    if (!out) return py::array_t<Element>(size);
    bool const fits = py::isinstance<py::array_t<Element, py::array::c_style>>(*out) && out->ndim() == 1 &&
                      out->size() == size && out->writeable();
    if (!fits)
        raise_of(PyExc_ValueError, "out must be an array of " + std::to_string(size) + " numbers of type " +
                                       py::str(py::dtype::of<Element>()).cast<std::string>() +
                                       " in one block that can be written to.");
    return *out;
}

template <class Element>
py::array observation_in(State const& state, Seat seat, std::optional<py::array> const& out) {
    py::array features = row_of<Element>(out, state.game().observation_size());
    state.observe(seat, static_cast<Element*>(features.mutable_data()));
    return features;
}

py::array observation(State const& state, std::optional<int> seat, std::string const& dtype,
                      std::optional<py::array> const& out) {
    Seat const viewer = seat_or_current(state, seat);
    return precision_named(dtype) == Precision::float32 ? observation_in<float>(state, viewer, out)
                                                        : observation_in<std::uint8_t>(state, viewer, out);
}

py::array mask(State const& state, std::optional<int> seat, std::optional<py::array> const& out) {
    ActionList const& legal = legal_list(state, seat);
    py::array mask = row_of<bool>(out, state.game().actions().size());
    auto* const values = static_cast<bool*>(mask.mutable_data());
    std::fill_n(values, mask.size(), false);
    state.game().actions().for_each(legal, [&](int number, Action) { values[number] = true; });
    return mask;
}

std::string sentence(State const& state, py::object const& action, std::optional<int> seat) {
    Seat const actor = seat_or_current(state, seat);
    std::unique_ptr<Match> const match = state.match();
    return say(Language::english(), match->describe(action_from(state, actor, action)), *match,
               default_names(match->players()));
}

std::string prompt(State const& state, std::optional<int> seat) {
    std::unique_ptr<Match> const match = state.match();
    return say(Language::english(), match->prompt(seat_or_current(state, seat)), *match,
               default_names(match->players()));
}

py::object current_seat(State const& state) {
    SeatSet const must = state.pending().must;
    return must.empty() ? py::object{py::none()} : py::int_(index(*must.begin()));
}

void bind_actions(py::module_& module) {
    py::class_<GameAction>(module, "Action", "One action of one game. `str(action)` is its text.")
        .def_property_readonly("text", &GameAction::text)
        .def("__str__", &GameAction::text)
        .def("__repr__", [](GameAction const& action) { return "<Action " + action.text() + ">"; })
        .def("__hash__", [](GameAction const& action) { return action.action.bits; })
        .def("__eq__", [](GameAction const& action, py::object const& other) {
            return py::isinstance<GameAction>(other) && action == other.cast<GameAction const&>();
        });
    refuse_objects_without_value<GameAction>();
}

}  // namespace

void bind_states(py::module_& module) {
    bind_actions(module);
    auto const seat = py::arg("seat") = py::none();
    auto const out = py::arg("out").noconvert() = py::none();
    py::class_<State>(module, "State", "A game in progress. `Game.new` makes it.")
        .def_property_readonly(
            "game", [](State const& state) { return std::const_pointer_cast<Game>(state.shared_game()); })
        .def_property_readonly(
            "to_act", [](State const& state) { return seats_of(state.pending().must); },
            "The seats that must act, from 0. Empty when the game is over.")
        .def_property_readonly(
            "may_act", [](State const& state) { return seats_of(state.pending().may); },
            "The seats that may act, but need not.")
        .def_property_readonly("current", &current_seat,
                               "The first seat that must act, or None when the game is over. It is the "
                               "default seat of all methods.")
        .def_property_readonly("over", [](State const& state) { return state.pending().must.empty(); })
        .def("legal", &legal_actions, seat, "The legal actions of a seat.")
        .def("legal_indices", &legal_indices, seat, "The legal actions of a seat by their indices.")
        .def(
            "action",
            [](State const& state, py::object const& action, std::optional<int> who) {
                return GameAction{state.shared_game(),
                                  action_from(state, seat_or_current(state, who), action)};
            },
            py::arg("action"), seat, "The action with this index or text.")
        .def(
            "index",
            [](State const& state, py::object const& action, std::optional<int> who) {
                return index_of(state, seat_or_current(state, who), action);
            },
            py::arg("action"), seat, "The index of a legal action.")
        .def("why_not", &why_not, py::arg("action"), seat,
             "None for a legal action; otherwise the rule that forbids it and a sentence.")
        .def("apply", &apply, py::arg("action"), seat,
             "Performs an action, given as an Action, a text or an index, and returns its events. Raises "
             "Refused.")
        .def("step", &step, py::arg("index"),
             "Performs the action with this index for the current seat. Fast: it makes no events.")
        .def("undo", &undo, "Takes back the last action.")
        .def("clone", &State::clone)
        .def("__copy__", &State::clone)
        .def("__deepcopy__", [](State const& state, py::dict const&) { return state.clone(); })
        .def(
            "view",
            [](State const& state, std::optional<int> who) {
                return view_object(state.game().info().name, state.view(viewer_of(state, who)));
            },
            seat,
            "What a seat sees, as a structure of motherlode.views; without a seat, what a spectator sees.")
        .def(
            "view_dict",
            [](State const& state, std::optional<int> who) {
                return parse_json(state.view(viewer_of(state, who)));
            },
            seat, "The same as a dict.")
        .def(
            "draw",
            [](State const& state, std::optional<int> who) {
                return state.match()->draw(viewer_of(state, who), Style{});
            },
            seat, "What a seat or a spectator sees, as text for a terminal.")
        .def("redeal", &redeal, py::arg("seat"), py::arg("seed"),
             "A game that looks the same to this seat. The seed deals everything that is hidden from it.")
        .def("events", &events, seat, "All events so far, or only those that a seat could see.")
        .def_property_readonly(
            "result", [](State const& state) { return result_object(state.result(), *state.match()); },
            "The scores so far; ranks when the game is over.")
        .def("position", &position, seat, "The whole state as text, or what one seat sees of it.")
        .def_property_readonly("hash", &State::hash, "A hash of the whole state, as in records.")
        .def_property_readonly("seed", &seed_of,
                               "The seed of the game; None if it started from a position or a redeal.")
        .def_property_readonly("moves", &moves, "All actions so far, each with its seat.")
        .def("prompt", &prompt, seat, "The question to a seat that must act.")
        .def("sentence", &sentence, py::arg("action"), seat, "The action as a sentence.")
        .def("observation", &observation, seat, py::arg("dtype") = "float32", out,
             "What a seat sees, as numbers from 0 to 1; as uint8, from 0 to 255. `out` is an array to write "
             "to; without it, the array is new.")
        .def("mask", &mask, seat, out, "For every action index, whether it is legal.")
        .def("__repr__", [](State const& state) {
            return "<motherlode.State " + std::string{state.game().info().name} + ", " +
                   counted(static_cast<int>(state.moves().size()), "action") + ">";
        });
    refuse_objects_without_value<State>();
}

}  // namespace motherlode::python
