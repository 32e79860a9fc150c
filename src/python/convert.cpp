#include "python/convert.h"

#include <pybind11/stl.h>

#include "kernel/words.h"

namespace motherlode::python {
namespace {

py::object value_type(char const* name) { return py::module_::import("motherlode._values").attr(name); }

std::string sentence_of(Message const& message, Match const& match) {
    return say(Language::english(), message, match, default_names(match.players()));
}

// Throws the Python exception that was made with these arguments.
template <class... Args>
[[noreturn]] void raise_value(char const* type, Args const&... args) {
    py::object const exception = value_type(type)(args...);
    PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(exception.ptr())), exception.ptr());
    throw py::error_already_set{};
}

py::list seats_in(SeatSet seats, int players) {
    py::list list;
    for (int seat = 0; seat < players; ++seat)
        if (seats.contains(seat_at(seat))) list.append(seat);
    return list;
}

}  // namespace

std::string GameAction::text() const { return game->action_text(action); }

void raise_error(std::string const& sentence) { raise_value("MotherlodeError", sentence); }

void raise_refused(Refusal const& refusal, Match const& match) {
    raise_value("Refused", std::string{refusal.rule.id}, sentence_of(refusal.message, match));
}

void raise_of(PyObject* type, std::string const& sentence) {
    PyErr_SetString(type, sentence.c_str());
    throw py::error_already_set{};
}

std::string counted(int number, std::string const& noun) {
    return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

std::vector<std::string> default_names(int players) {
    std::vector<std::string> names;
    for (int seat = 1; seat <= players; ++seat) names.push_back("Player " + std::to_string(seat));
    return names;
}

py::object refusal_object(Refusal const& refusal, Match const& match) {
    return value_type("Refusal")(std::string{refusal.rule.id}, sentence_of(refusal.message, match));
}

py::object event_object(Event const& event, Match const& match) {
    JsonWriter json;
    json.begin_object();
    write_arguments(json, event.message, match);
    json.end_object();
    return value_type("Event")(std::string{event.message.spec->name()}, parse_json(json.text()),
                               std::string{event.rule.id}, sentence_of(event.message, match),
                               seats_in(event.seen_by, match.players()),
                               seats_in(event.learned, match.players()));
}

py::object result_object(Result const& result, Match const& match) {
    auto const& sources = match.info().score_sources;
    py::list seats;
    for (int seat = 0; seat < result.players; ++seat) {
        SeatResult const& score = result.seats[static_cast<std::size_t>(seat)];
        py::dict by_source;
        for (int i = 0; i < score.by_source.size(); ++i) {
            std::string_view const key = sources[static_cast<std::size_t>(i)];
            by_source[py::str(std::string{key.substr(key.rfind('.') + 1)})] =
                static_cast<int>(score.by_source[i]);
        }
        seats.append(value_type("SeatResult")(score.total, score.rank, by_source));
    }
    py::object tie_break = py::none();
    if (result.tie_break != nullptr) tie_break = py::str(std::string{result.tie_break->name()});
    py::object rival = py::none();
    if (result.rival.name != nullptr) rival = value_type("Rival")(result.rival.total, result.rival.rank);
    return value_type("Result")(result.finished, seats, tie_break, rival);
}

py::object parse_json(std::string const& json) { return py::module_::import("json").attr("loads")(json); }

py::object view_object(std::string_view game, std::string const& json) {
    return py::module_::import("motherlode.views").attr("make_view")(std::string{game}, parse_json(json));
}

Seat seat_of(Game const& game, int number) {
    if (number < 0 || number >= game.players())
        raise_of(PyExc_IndexError, "There is no seat " + std::to_string(number) + ". The seats are 0 to " +
                                       std::to_string(game.players() - 1) + ".");
    return seat_at(number);
}

}  // namespace motherlode::python
