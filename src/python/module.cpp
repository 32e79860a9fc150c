#include "python/module.h"

PYBIND11_MODULE(_core, module) {
    using namespace motherlode::python;
    module.doc() = "The rules of all games, compiled. Use the package motherlode instead.";
    module.attr("__version__") = MOTHERLODE_VERSION;
    bind_games(module);
    bind_states(module);
    bind_records(module);
    bind_vector_envs(module);
    bind_bots(module);
    bind_arena(module);
    bind_analysis(module);
}
