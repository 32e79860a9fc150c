#include "python/state_actions.h"

namespace motherlode::python {

Seat seat_or_current(State const& state, std::optional<int> seat) {
    if (seat) return seat_of(state.game(), *seat);
    SeatSet const must = state.pending().must;
    if (must.empty()) raise_error("The game is over.");
    return *must.begin();
}

ActionList const& legal_list(State const& state, std::optional<int> seat) {
    return state.legal(seat_or_current(state, seat));
}

void raise_illegal_index(State const& state, Seat seat, long long number) {
    int const count = state.game().actions().size();
    if (number < 0 || number >= count)
        raise_of(PyExc_IndexError, "There is no action " + std::to_string(number) +
                                       ". The actions are 0 to " + std::to_string(count - 1) + ".");
    std::optional<Action> const action = state.game().actions().fixed(static_cast<int>(number));
    if (action)
        if (std::optional<Refusal> const refusal = state.refusal(seat, *action))
            raise_refused(*refusal, *state.match());
    raise_error("“" + state.game().action_name(static_cast<int>(number)) + "” is not legal now.");
}

Action action_from(State const& state, Seat seat, py::object const& action) {
    if (py::isinstance<GameAction>(action)) {
        auto const& given = action.cast<GameAction const&>();
        if (&given.game->type() != &state.game().type())
            raise_error("“" + given.text() + "” is an action of " + std::string{given.game->info().title} +
                        ", not of " + std::string{state.game().info().title} + ".");
        return given.action;
    }
    if (py::isinstance<py::str>(action)) {
        auto const text = action.cast<std::string>();
        if (std::optional<Action> const parsed = state.game().parse(text)) return *parsed;
        raise_error("“" + text + "” is not an action of " + std::string{state.game().info().title} + ".");
    }
    if (PyIndex_Check(action.ptr()) == 0 || PyBool_Check(action.ptr()) != 0)
        raise_of(PyExc_TypeError, "An action is an Action, a text or an index.");
    auto const number = py::int_(action).cast<long long>();
    if (number >= 0 && number < state.game().actions().size())
        if (auto const legal = state.game().actions().find_legal(state.legal(seat), static_cast<int>(number)))
            return *legal;
    raise_illegal_index(state, seat, number);
}

int index_of(State const& state, Seat seat, py::object const& action) {
    Action const wanted = action_from(state, seat, action);
    int index = -1;
    state.game().actions().for_each(state.legal(seat), [&](int number, Action legal) {
        if (legal == wanted) index = number;
    });
    if (index >= 0) return index;
    if (std::optional<Refusal> const refusal = state.refusal(seat, wanted))
        raise_refused(*refusal, *state.match());
    raise_error("“" + state.game().action_text(wanted) + "” is not legal now.");
}

Precision precision_named(std::string const& dtype) {
    if (dtype == "float32") return Precision::float32;
    if (dtype == "uint8") return Precision::uint8;
    raise_of(PyExc_ValueError, "The dtype must be “float32” or “uint8”, not “" + dtype + "”.");
}

}  // namespace motherlode::python
