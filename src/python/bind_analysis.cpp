#include <atomic>

#include <pybind11/stl.h>

#include "analysis/effort.h"
#include "analysis/review.h"
#include "analysis/words.h"
#include "kernel/json.h"
#include "kernel/record.h"
#include "python/convert.h"
#include "python/module.h"
#include "registry/registry.h"

namespace motherlode::python {
namespace {

// Calls the function with the decisions done and all decisions; stops the review if it raises or Ctrl-C is pressed.
void report(py::object const& progress, analysis::ReviewProgress const& at, std::atomic<bool>& stop) {
    if (stop) return;
    py::gil_scoped_acquire const acquire;
    try {
        if (PyErr_CheckSignals() != 0) throw py::error_already_set{};
        if (!progress.is_none()) progress(at.done, at.total);
    } catch (py::error_already_set& problem) {
        stop = true;
        problem.restore();
    }
}

// `edition` is the text of a file called `edition_origin`, or empty for the compiled-in edition of the record.
std::string analyse(std::string const& record, std::string const& edition, std::string const& edition_origin,
                    std::optional<int> playouts, int threads, py::object const& progress) {
    std::optional<EditionSource> given;
    if (!edition.empty()) given = EditionSource{edition_origin, edition};
    History const history = checked(read_record(record, "the record", find_game, given));
    if (history.size() == 0) raise_error("The record has no moves to analyse.");
    if (playouts && *playouts < 2) raise_of(PyExc_ValueError, "playouts must be at least 2.");
    if (threads < 1) raise_of(PyExc_ValueError, "threads must be at least 1.");
    analysis::Effort effort = analysis::effort_of_review(history.size());
    if (playouts) effort = analysis::with_playouts(effort, *playouts);
    effort.milliseconds = 0;
    effort.threads = threads;

    std::atomic<bool> stop = false;
    std::optional<analysis::Review> review;
    {
        py::gil_scoped_release const release;
        review = history.type().review(
            history, effort, [&](analysis::ReviewProgress const& at) { report(progress, at, stop); }, stop);
    }
    if (PyErr_Occurred() != nullptr) throw py::error_already_set{};
    JsonWriter json;
    analysis::write_json(history, *review, effort, MOTHERLODE_VERSION, json);
    return json.text();
}

}  // namespace

void bind_analysis(py::module_& module) {
    module.def("analyse", &analyse, py::arg("record"), py::arg("edition"), py::arg("edition_origin"),
               py::arg("playouts"), py::arg("threads"), py::arg("progress"));
}

}  // namespace motherlode::python
