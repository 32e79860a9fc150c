#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include "bots/bot.h"
#include "python/convert.h"
#include "python/module.h"
#include "python/state_actions.h"
#include "python/vector_env.h"

namespace motherlode::python {
namespace {

constexpr int most_environments = 1 << 20;
constexpr int most_threads = 256;

std::unique_ptr<VectorEnv> make_env(Game const& game, int n, int threads, std::uint64_t seed,
                                    std::string const& dtype,
                                    std::optional<std::vector<std::optional<std::string>>> const& opponents) {
    if (n < 1 || n > most_environments)
        raise_of(PyExc_ValueError, "n must be 1 to " + std::to_string(most_environments) + ".");
    if (threads < 1 || threads > most_threads)
        raise_of(PyExc_ValueError, "threads must be 1 to " + std::to_string(most_threads) + ".");
    VectorOptions options{.environments = n,
                          .threads = std::min(threads, n),
                          .seed = seed,
                          .precision = precision_named(dtype),
                          .opponents = {}};
    if (opponents) {
        if (static_cast<int>(opponents->size()) != game.players())
            raise_of(PyExc_ValueError, "opponents must have an entry for each of the " +
                                           std::to_string(game.players()) +
                                           " seats: the name of a bot, or None.");
        for (std::optional<std::string> const& name : *opponents) {
            if (name && !is_bot(*name)) raise_error("There is no bot called “" + *name + "”.");
            options.opponents.push_back(name.value_or(""));
        }
        if (std::count(options.opponents.begin(), options.opponents.end(), "") == 0)
            raise_of(PyExc_ValueError, "At least one seat must have no bot.");
    }
    py::gil_scoped_release const release;
    return game.vector_env(options);
}

// An array of the environment that Python can read but not write, and that keeps the environment alive.
template <class Element, class Stored>
py::array array_of(py::object const& env, std::vector<Stored> const& values,
                   std::vector<py::ssize_t> const& shape) {
    py::array array{py::dtype::of<Element>(), shape, values.data(), env};
    py::detail::array_proxy(array.ptr())->flags &= ~py::detail::npy_api::NPY_ARRAY_WRITEABLE_;
    return array;
}

VectorEnv const& env_of(py::object const& object) { return object.cast<VectorEnv const&>(); }

py::array observations(py::object const& object) {
    VectorEnv const& env = env_of(object);
    std::vector<py::ssize_t> const shape{env.size(), env.game().observation_size()};
    if (env.options().precision == Precision::float32)
        return array_of<float>(object, env.arrays().observations, shape);
    return array_of<std::uint8_t>(object, env.arrays().observations, shape);
}

std::vector<py::ssize_t> by_seat(VectorEnv const& env) { return {env.size(), env.game().players()}; }

void step_all(VectorEnv& env, py::array const& given) {
    char const kind = given.dtype().kind();
    if (kind != 'i' && kind != 'u') raise_of(PyExc_TypeError, "The actions must be integers.");
    if (given.ndim() != 1 || given.shape(0) != env.size())
        raise_of(PyExc_ValueError,
                 "There must be one action for each of the " + std::to_string(env.size()) + " environments.");
    py::array_t<std::int64_t, py::array::c_style | py::array::forcecast> const numbers{given};
    // A copy, because other threads of the caller may change the array during the step.
    std::vector<std::int64_t> const actions{numbers.data(), numbers.data() + numbers.size()};
    int illegal = -1;
    {
        py::gil_scoped_release const release;
        illegal = env.step(actions);
    }
    if (illegal >= 0)
        raise_of(PyExc_ValueError, "Action " + std::to_string(actions[static_cast<std::size_t>(illegal)]) +
                                       " is not legal in environment " + std::to_string(illegal) +
                                       ". No action was performed.");
}

void reset(VectorEnv& env, std::optional<std::uint64_t> seed) {
    std::uint64_t const used = seed.value_or(env.options().seed);
    py::gil_scoped_release const release;
    env.reset(used);
}

}  // namespace

void bind_vector_envs(py::module_& module) {
    py::register_exception_translator([](std::exception_ptr const problem) {
        try {
            if (problem) std::rethrow_exception(problem);
        } catch (EnvironmentBusy const&) {
            PyErr_SetString(PyExc_RuntimeError, "Another thread is using this environment.");
        }
    });
    py::class_<VectorEnv>(
        module, "VectorEnv",
        "Many games side by side, all in C++. A game that ends is replaced by a new one. The arrays are\n"
        "filled in place by `reset` and `step`; copy what you want to keep.")
        .def(py::init(&make_env), py::arg("game"), py::arg("n") = 1024, py::arg("threads") = 1,
             py::arg("seed") = 0, py::arg("dtype") = "float32", py::arg("opponents") = py::none())
        .def_property_readonly(
            "game",
            [](VectorEnv const& env) { return std::const_pointer_cast<Game>(env.game().shared_from_this()); })
        .def_property_readonly("n", &VectorEnv::size)
        .def("__len__", &VectorEnv::size)
        .def("__repr__",
             [](VectorEnv const& env) {
                 return "<motherlode.VectorEnv " + std::string{env.game().info().name} + ", " +
                        counted(env.size(), "environment") + ">";
             })
        .def("reset", &reset, py::arg("seed") = py::none(),
             "Starts new games. Without a seed, the same games as before.")
        .def("step", &step_all, py::arg("actions"),
             "Performs one action in each game. If one of them is not legal, raises ValueError and performs "
             "none.")
        .def_property_readonly("observations", &observations,
                               "By environment and feature: what the acting seat sees.")
        .def_property_readonly(
            "masks",
            [](py::object const& env) {
                return array_of<bool>(env, env_of(env).arrays().masks,
                                      {env_of(env).size(), env_of(env).game().actions().size()});
            },
            "By environment and action index: whether it is legal.")
        .def_property_readonly(
            "seats",
            [](py::object const& env) {
                return array_of<std::int8_t>(env, env_of(env).arrays().seats, {env_of(env).size()});
            },
            "By environment: the seat that acts.")
        .def_property_readonly(
            "samples",
            [](py::object const& env) {
                return array_of<std::int64_t>(env, env_of(env).arrays().samples, {env_of(env).size()});
            },
            "By environment: a legal action, chosen at random.")
        .def_property_readonly(
            "rewards",
            [](py::object const& env) {
                return array_of<float>(env, env_of(env).arrays().rewards, by_seat(env_of(env)));
            },
            "By environment and seat: the share of first place if the last action ended a game, otherwise 0.")
        .def_property_readonly(
            "scores",
            [](py::object const& env) {
                return array_of<std::int32_t>(env, env_of(env).arrays().scores, by_seat(env_of(env)));
            },
            "By environment and seat: the score in the last game that ended.")
        .def_property_readonly(
            "dones",
            [](py::object const& env) {
                return array_of<bool>(env, env_of(env).arrays().dones, {env_of(env).size()});
            },
            "By environment: whether the last action ended a game.");
    refuse_objects_without_value<VectorEnv>();
}

}  // namespace motherlode::python
