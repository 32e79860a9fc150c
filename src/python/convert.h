#pragma once

#include <string>
#include <string_view>

#include <pybind11/pybind11.h>

#include "kernel/event.h"
#include "python/game.h"

// Values of the core as objects of the Python package, which declares them in motherlode/_values.py.
namespace motherlode::python {

namespace py = pybind11;

// An action together with its game, so that it cannot be used in another one.
struct GameAction {
    std::shared_ptr<Game const> game;
    Action action;

    std::string text() const;
    friend bool operator==(GameAction const& a, GameAction const& b) {
        return &a.game->type() == &b.game->type() && a.action == b.action;
    }
};

// Each of these raises an exception.
[[noreturn]] void raise_error(std::string const& sentence);
[[noreturn]] void raise_refused(Refusal const& refusal, Match const& match);
[[noreturn]] void raise_of(PyObject* type, std::string const& sentence);

// Python can make an object without its constructor, by `__new__`. pybind11 would let it use memory that was never set;
// this raises TypeError instead. Call it for every bound class.
template <class T>
void refuse_objects_without_value() {
    py::detail::get_type_info(typeid(T), true)->operator_new = [](std::size_t) -> void* {
        throw py::type_error{"This object has no value: it was made without its constructor."};
    };
}

// The value, or its error as an exception.
template <class T>
T checked(Outcome<T> outcome) {
    if (!outcome) raise_error(outcome.error().sentence);
    return std::move(*outcome);
}

// "1 action", "2 actions".
std::string counted(int number, std::string const& noun);
// "Player 1" and so on.
std::vector<std::string> default_names(int players);

py::object refusal_object(Refusal const& refusal, Match const& match);
py::object event_object(Event const& event, Match const& match);
py::object result_object(Result const& result, Match const& match);
// The view as a structure of its game, or as a dict.
py::object view_object(std::string_view game, std::string const& json);
py::object parse_json(std::string const& json);

// The seat with this number, which must exist.
Seat seat_of(Game const& game, int number);

}  // namespace motherlode::python
