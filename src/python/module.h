#pragma once

#include <pybind11/pybind11.h>

// The parts of the extension module motherlode._core. motherlode/_core.pyi has their types.
namespace motherlode::python {

void bind_games(pybind11::module_& module);
void bind_states(pybind11::module_& module);
void bind_records(pybind11::module_& module);
void bind_vector_envs(pybind11::module_& module);
void bind_bots(pybind11::module_& module);
void bind_arena(pybind11::module_& module);
void bind_analysis(pybind11::module_& module);

}  // namespace motherlode::python
