#pragma once

#include <optional>
#include <string>

#include "python/convert.h"

// How methods of a Python State read their arguments.
namespace motherlode::python {

// The seat, or the first one that must act. Raises an exception if there is none.
Seat seat_or_current(State const& state, std::optional<int> seat);
ActionList const& legal_list(State const& state, std::optional<int> seat);

// The action that a caller names by an Action, a text or an index. An index must be legal; the others need not be.
Action action_from(State const& state, Seat seat, py::object const& action);
int index_of(State const& state, Seat seat, py::object const& action);
[[noreturn]] void raise_illegal_index(State const& state, Seat seat, long long number);

// "float32" or "uint8".
Precision precision_named(std::string const& dtype);

}  // namespace motherlode::python
