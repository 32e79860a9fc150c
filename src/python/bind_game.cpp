#include <random>

#include <pybind11/stl.h>

#include "kernel/position.h"
#include "python/convert.h"
#include "python/module.h"
#include "registry/registry.h"

namespace motherlode::python {
namespace {

using SharedGame = std::shared_ptr<Game>;  // pybind11 cannot hold a pointer to const

GameType const& type_named(std::string const& name) {
    GameType const* const type = find_game(name);
    if (type == nullptr) {
        std::string known;
        for (GameType const* game : all_games())
            known.append(known.empty() ? "" : ", ").append(game->info().name);
        raise_error("There is no game called “" + name + "”. The games: " + known + ".");
    }
    return *type;
}

std::vector<std::string> game_names() {
    std::vector<std::string> names;
    for (GameType const* game : all_games()) names.emplace_back(game->info().name);
    return names;
}

// The range of players, the options with their values, and the editions.
py::dict game_info(std::string const& name) {
    GameInfo const& info = type_named(name).info();
    py::dict options;
    for (OptionSpec const& option : info.options)
        options[py::str(std::string{option.name})] =
            std::vector<std::string>{option.values.begin(), option.values.end()};
    py::dict fields;
    fields["title"] = std::string{info.title};
    fields["min_players"] = info.min_players;
    fields["max_players"] = info.max_players;
    fields["options"] = options;
    fields["editions"] = edition_names(info);
    return fields;
}

// `edition` is the text of a file called `origin`, or empty for the compiled-in edition with that name.
SharedGame load(std::string const& name, int players, OptionChoices const& options,
                std::string const& edition, std::string const& origin) {
    GameType const& type = type_named(name);
    GameSetup setup;
    setup.players = players;
    setup.options = options;
    if (edition.empty())
        setup.edition =
            checked(embedded_edition(type.info(), origin.empty() ? type.info().default_edition : origin));
    else
        setup.edition = {origin, edition};
    return std::const_pointer_cast<Game>(checked(make_game(type, setup)));
}

std::unique_ptr<State> new_state(Game const& game, std::optional<std::uint64_t> seed) {
    std::random_device random;
    return game.start(seed ? *seed : (std::uint64_t{random()} << 32U | random()));
}

std::unique_ptr<State> from_position(Game const& game, std::string const& text, std::uint64_t seed) {
    PositionStart const start =
        checked(read_position(text, "the position", find_game, game.setup().edition, seed));
    Match const& match = *start.match;
    Options const options = checked(parse_options(game.info(), game.setup().options));
    if (start.type != &game.type() || match.players() != game.players() || match.options() != options)
        raise_error("This position is of another game or set-up.");
    return game.adopt(match);
}

py::dict options_of(Game const& game) {
    py::dict options;
    for (auto const& [name, value] :
         option_choices(game.info(), checked(parse_options(game.info(), game.setup().options))))
        options[py::str(name)] = value;
    return options;
}

std::string action_name(Game const& game, int index) {
    if (index < 0 || index >= game.actions().size())
        raise_of(PyExc_IndexError, "There is no action " + std::to_string(index) + ". The actions are 0 to " +
                                       std::to_string(game.actions().size() - 1) + ".");
    return game.action_name(index);
}

}  // namespace

void bind_games(py::module_& module) {
    module.def("game_names", &game_names);
    module.def("game_info", &game_info, py::arg("name"));
    module.def("load", &load);
    py::class_<Game, SharedGame>(
        module, "Game",
        "One game with its edition, options and number of players. `motherlode.load` makes it.")
        .def_property_readonly("name", [](Game const& game) { return game.info().name; })
        .def_property_readonly("title", [](Game const& game) { return game.info().title; })
        .def_property_readonly("players", &Game::players)
        .def_property_readonly("options", &options_of, "The value of every option.")
        .def_property_readonly("edition", [](Game const& game) { return game.edition_name(); })
        .def_property_readonly(
            "longest_game", [](Game const& game) { return game.start(0)->match()->longest_game(); },
            "No game has more actions than this.")
        .def("new", &new_state, py::arg("seed") = py::none(),
             "A new game. The seed decides everything random in it; without one it is random.")
        .def("from_position", &from_position, py::arg("text"), py::arg("seed") = 0,
             "A game that starts from a position text. If the text is one seat's view, the seed deals what "
             "is hidden.")
        .def(
            "parse",
            [](SharedGame const& game, std::string const& text) {
                std::optional<Action> const action = game->parse(text);
                if (!action)
                    raise_error("“" + text + "” is not an action of " + std::string{game->info().title} +
                                ".");
                return GameAction{game, *action};
            },
            py::arg("text"), "The action that is written like this.")
        .def_property_readonly("observation_size", &Game::observation_size,
                               "The number of features of an observation.")
        .def_property_readonly(
            "observation_names", [](Game const& game) { return game.layout(seat_at(0)).names; },
            "The name of each feature. Player 0 is the viewer, player 1 the next one.")
        .def_property_readonly(
            "action_count", [](Game const& game) { return game.actions().size(); },
            "The number of action indices.")
        .def("action_name", &action_name, py::arg("index"),
             "The text of an action by its index. “bid #3” is the third legal bid.")
        .def_property_readonly("tensor_hash", &Game::tensor_hash,
                               "Changes when an observation or an action index gets another meaning.")
        .def(
            "view_types", [](Game const& game) { return parse_json(game.view_types()); },
            "The fields of a view and their Python types, by class.")
        .def("__repr__", [](Game const& game) {
            return "<motherlode.Game " + std::string{game.info().name} + ", " +
                   counted(game.players(), "player") + ">";
        });
    refuse_objects_without_value<Game>();
    module.attr("tensor_version") = tensor_version;
}

}  // namespace motherlode::python
