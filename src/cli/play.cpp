#include <random>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/records.h"
#include "cli/session.h"
#include "cli/terminal.h"
#include "games/registry.h"
#include "kernel/record.h"

namespace motherlode::cli {
namespace {

// Persons from the first person's seat on around the table, bots on the others.
Outcome<std::vector<Player>> chosen_players(PlayOptions const& options) {
    int const bot_seats = options.players - options.persons;
    if (bot_seats < 0 || options.persons < 0)
        return Error{fmt::format("With {} players there can be 0 to {} persons, not {}.", options.players,
                                 options.players, options.persons)};
    if (options.seat < 1 || options.seat > options.players)
        return Error{fmt::format("With {} players there are seats 1 to {}, not {}.", options.players,
                                 options.players, options.seat)};
    if (std::optional<Error> const unknown = check_bots(options.bots)) return *unknown;
    if (bot_seats > 0 && static_cast<int>(options.bots.size()) > bot_seats)
        return Error{fmt::format("{} bots are named, but only {} of the {} seats are not a person's.",
                                 options.bots.size(), bot_seats, options.players)};
    if (static_cast<int>(options.names.size()) > options.persons)
        return Error{fmt::format("{} names are given, but there are {} persons.", options.names.size(),
                                 options.persons)};

    std::vector<Player> players(static_cast<std::size_t>(options.players));
    for (std::size_t i = 0; i < players.size(); ++i) {
        Player& player = players[(static_cast<std::size_t>(options.seat) - 1 + i) % players.size()];
        auto const persons = static_cast<std::size_t>(options.persons);
        if (i < persons)
            player = {Player::Kind::person, i < options.names.size() ? options.names[i] : "Player"};
        else
            player = {Player::Kind::bot, options.bots[(i - persons) % options.bots.size()]};
    }
    return players;
}

// A game that could not be read again must not start.
std::optional<Error> check_savable(History const& history) {
    Outcome<History> const again =
        read_record(write_record(history), "This game's record", find_game, history.setup().edition);
    if (again) return {};
    return again.error();
}

int play(History history, SaveFile file, PlayOptions const& options) {
    auto save = Session::Save::if_unfinished;
    if (!options.save.empty()) {
        // At once: whether the file can be written should not turn out after the game.
        Outcome<std::string> const saved = file.save_as(options.save, history);
        if (!saved) return refuse(saved.error());
        save = Session::Save::always;
    }
    bool const edition_from_file = history.setup().edition.origin == options.choice.edition;
    Session session{std::move(history), std::move(file), save,
                    edition_from_file ? " --edition " + options.choice.edition : ""};
    return session.run();
}

int start(PlayOptions const& options) {
    Outcome<GameType const*> const game = chosen_game(options.choice.game);
    if (!game) return misuse(game.error());
    GameInfo const& info = (*game)->info();
    std::uint64_t const seed = options.seed ? *options.seed : std::random_device{}();
    Outcome<GameSetup> setup = chosen_setup(info, options.choice, options.players, seed);
    if (!setup) return misuse(setup.error());
    Outcome<std::vector<Player>> players = chosen_players(options);
    if (!players) return misuse(players.error());

    Outcome<EditionSource> edition = chosen_edition(info, options.choice.edition);
    if (!edition) return refuse(edition.error());
    setup->edition = std::move(*edition);
    Outcome<History> history = History::start(**game, std::move(*setup), std::move(*players));
    if (!history) return refuse(history.error());
    if (std::optional<Error> const problem = check_savable(*history)) return refuse(*problem);
    return play(std::move(*history), SaveFile{}, options);
}

int resume(PlayOptions const& options) {
    Outcome<History> history = load_record(options.resume, options.choice.edition);
    if (!history) return refuse(history.error());
    std::vector<std::string> bots;
    for (Player const& player : history->players())
        if (player.kind == Player::Kind::bot) bots.push_back(player.name);
    if (std::optional<Error> const unknown = check_bots(bots))
        return refuse({fmt::format("{}: {}", options.resume, unknown->sentence)});
    return play(std::move(*history), SaveFile{options.resume}, options);
}

}  // namespace

int run_play(PlayOptions const& options) { return options.resume.empty() ? start(options) : resume(options); }

}  // namespace motherlode::cli
