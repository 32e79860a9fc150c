#include <pybind11/stl.h>

#include "kernel/record.h"
#include "python/convert.h"
#include "python/module.h"
#include "registry/registry.h"

namespace motherlode::python {
namespace {

// A record with its game.
struct GameRecord {
    History history;
    std::shared_ptr<Game const> game;
};

py::object path_object(py::object const& path) { return py::module_::import("pathlib").attr("Path")(path); }

EditionSource edition_file(py::object const& path) {
    return {py::str(path), path_object(path).attr("read_text")("utf-8").cast<std::string>()};
}

std::unique_ptr<GameRecord> parse(std::string const& text, std::string const& origin,
                                  py::object const& edition) {
    std::optional<EditionSource> const given =
        edition.is_none() ? std::nullopt : std::optional{edition_file(edition)};
    History history = checked(read_record(text, origin, find_game, given));
    GameSetup setup = history.setup();
    setup.position = {};
    auto game = checked(make_game(history.type(), setup));
    return std::make_unique<GameRecord>(GameRecord{std::move(history), std::move(game)});
}

std::unique_ptr<GameRecord> read(py::object const& path, py::object const& edition) {
    return parse(path_object(path).attr("read_text")("utf-8").cast<std::string>(), py::str(path), edition);
}

void write(GameRecord const& record, py::object const& path) {
    path_object(path).attr("write_text")(write_record(record.history), "utf-8");
}

std::unique_ptr<GameRecord> record_of(State const& state,
                                      std::optional<std::vector<std::string>> const& names) {
    GameSetup setup = state.game().setup();
    if (state.seed())
        setup.seed = *state.seed();
    else
        setup.position = checked(state.start()->position());
    std::vector<Player> players;
    for (std::string const& name : names ? *names : default_names(setup.players))
        players.push_back({Player::Kind::human, name});
    if (static_cast<int>(players.size()) != setup.players)
        raise_error("The game has " + std::to_string(setup.players) + " players, but there are " +
                    std::to_string(players.size()) + " names.");
    History history = checked(History::start(state.game().type(), setup, players));
    for (State::Move const& move : state.moves()) history.play_legal(move.seat, move.action);
    return std::make_unique<GameRecord>(GameRecord{std::move(history), state.shared_game()});
}

// The game after some of the moves, or after all of them.
std::unique_ptr<State> state_of(GameRecord const& record, std::optional<int> moves) {
    History const& history = record.history;
    int const count = moves.value_or(history.size());
    if (count < 0 || count > history.size())
        raise_of(PyExc_IndexError, "The record has " + std::to_string(history.size()) + " moves.");
    std::unique_ptr<State> state = history.setup().position.empty() ? record.game->start(history.setup().seed)
                                                                    : record.game->adopt(*history.after(0));
    for (int i = 0; i < count; ++i) {
        History::Move const& move = history.moves()[static_cast<std::size_t>(i)];
        state->apply(move.seat, move.action, nullptr);
    }
    return state;
}

py::list moves_of(GameRecord const& record) {
    py::object const move_type = py::module_::import("motherlode._values").attr("Move");
    py::list list;
    for (History::Move const& move : record.history.moves())
        list.append(move_type(index(move.seat), GameAction{record.game, move.action}, move.hash_after));
    return list;
}

}  // namespace

void bind_records(py::module_& module) {
    py::class_<GameRecord>(module, "Record",
                           "A game with its players and all its moves: docs/record-format.md.")
        .def(py::init(&record_of), py::arg("state"), py::arg("names") = py::none(),
             "The record of this game.")
        .def_static(
            "read", &read, py::arg("path"), py::arg("edition") = py::none(),
            "Reads a file and replays it, which checks every action and hash. `edition` is the file of its\n"
            "edition, if the package does not contain it.")
        .def_static("parse", &parse, py::arg("text"), py::arg("origin") = "the record",
                    py::arg("edition") = py::none(), "The same from text.")
        .def("write", &write, py::arg("path"))
        .def_property_readonly(
            "game", [](GameRecord const& record) { return std::const_pointer_cast<Game>(record.game); })
        .def_property_readonly("names", [](GameRecord const& record) { return record.history.names(); })
        .def_property_readonly("text", [](GameRecord const& record) { return write_record(record.history); })
        .def_property_readonly("start_hash",
                               [](GameRecord const& record) { return record.history.start_hash(); })
        .def_property_readonly("moves", &moves_of,
                               "Each move with its seat and the hash of the state after it.")
        .def("state", &state_of, py::arg("moves") = py::none(),
             "The game after some of its moves, or after all.")
        .def("__len__", [](GameRecord const& record) { return record.history.size(); })
        .def("__repr__", [](GameRecord const& record) {
            return "<motherlode.Record " + std::string{record.game->info().name} + ", " +
                   counted(record.history.size(), "action") + ">";
        });
    refuse_objects_without_value<GameRecord>();
}

}  // namespace motherlode::python
