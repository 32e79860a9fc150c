#include <random>

#include <fmt/format.h>

#include "bots/program.h"
#include "cli/commands.h"
#include "cli/position.h"
#include "cli/records.h"
#include "cli/terminal.h"
#include "cli/terminal_table.h"
#include "kernel/record.h"
#include "registry/registry.h"

namespace motherlode::cli {
namespace {

// Humans sit around the table from the first human's seat on; bots take the other seats.
Outcome<std::vector<Player>> chosen_players(PlayOptions const& options) {
    int const bot_seats = options.players - options.humans;
    if (bot_seats < 0)
        return Error{fmt::format("A game with {} players can have 0 to {} humans, not {}.", options.players,
                                 options.players, options.humans)};
    if (options.seat > options.players)
        return Error{fmt::format("A game with {} players has seats 1 to {}, not {}.", options.players,
                                 options.players, options.seat)};
    if (std::optional<Error> const unknown = check_bots(options.bots)) return *unknown;
    if (bot_seats > 0 && static_cast<int>(options.bots.size()) > bot_seats)
        return Error{fmt::format("--bots names {} bots, but there are only {} seats for bots.",
                                 options.bots.size(), bot_seats)};
    if (static_cast<int>(options.names.size()) > options.humans)
        return Error{fmt::format("--name gives {} names, but the number of humans is {}.",
                                 options.names.size(), options.humans)};

    std::vector<Player> players(static_cast<std::size_t>(options.players));
    for (std::size_t i = 0; i < players.size(); ++i) {
        std::size_t const seat = (static_cast<std::size_t>(options.seat) - 1 + i) % players.size();
        auto const humans = static_cast<std::size_t>(options.humans);
        if (i >= humans) {
            players[seat] = {Player::Kind::bot, options.bots[(i - humans) % options.bots.size()]};
            continue;
        }
        std::string name = i < options.names.size() ? options.names[i] : "Player";
        if (name.empty()) name = std::to_string(seat + 1);
        players[seat] = {Player::Kind::human, std::move(name)};
    }
    return players;
}

// A game must not start if its record could not be read again.
std::optional<Error> check_savable(History const& history) {
    Outcome<History> const again =
        read_record(write_record(history), "This game's record", find_game, history.setup().edition);
    if (again) return {};
    return again.error();
}

int play(Table table, SaveFile file, PlayOptions const& options) {
    if (options.json) keep_stdout_for_json();
    TerminalTable::Settings settings;
    settings.open_hands = options.open_hands;
    if (!options.save.empty()) {
        // Saves at once, so that a file that cannot be written is noticed before the game.
        Outcome<std::string> const saved = file.save_as(options.save, table.history());
        if (!saved) return refuse(saved.error());
        settings.save_finished = true;
    }
    bool const edition_from_file = table.history().setup().edition.origin == options.choice.edition;
    if (edition_from_file) settings.resume_arguments = " --edition " + options.choice.edition;
    TerminalTable terminal{std::move(table), std::move(file), std::move(settings)};
    int const exit_code = terminal.run();
    if (options.json && exit_code == exit_fine) write_json(terminal.result_json());
    return exit_code;
}

std::uint64_t seed_of(PlayOptions const& options) {
    return options.seed ? *options.seed : std::random_device{}();
}

int start(GameInfo const& info, GameSetup setup, PlayOptions const& options) {
    Outcome<std::vector<Player>> players = chosen_players(options);
    if (!players) return misuse(players.error());
    TableSetup table_setup;
    table_setup.game = std::string{info.name};
    table_setup.setup = std::move(setup);
    table_setup.players = std::move(*players);
    Outcome<Table, Denial> table = Table::make(find_game, std::move(table_setup), Trust::owner);
    if (!table) return refuse({say(Language::english(), table.error())});
    if (std::optional<Error> const problem = check_savable(table->history())) return refuse(*problem);
    return play(std::move(*table), SaveFile{}, options);
}

int start_new(PlayOptions const& options) {
    Outcome<GameType const*> const game = chosen_game(options.choice.game);
    if (!game) return misuse(game.error());
    GameInfo const& info = (*game)->info();
    Outcome<GameSetup> setup = chosen_setup(info, options.choice, options.players, seed_of(options));
    if (!setup) return misuse(setup.error());
    Outcome<EditionSource> edition = chosen_edition(info, options.choice.edition);
    if (!edition) return refuse(edition.error());
    setup->edition = std::move(*edition);
    return start(info, std::move(*setup), options);
}

// If the position is a seat's view, the first human gets that seat, unless another one was chosen.
int start_from_position(PlayOptions options) {
    Outcome<PositionStart> const position =
        load_position(options.position, options.choice.edition, seed_of(options));
    if (!position) return refuse(position.error());
    if (position->match->over()) return refuse({"The game is over in this position."});
    options.players = position->setup.players;
    bool const seated_view = position->viewer && index(*position->viewer) < options.players;
    if (seated_view && !options.seat_chosen) options.seat = index(*position->viewer) + 1;
    return start(position->type->info(), position->setup, options);
}

int resume(PlayOptions const& options) {
    Outcome<History> const history = load_record(options.resume, options.choice.edition);
    if (!history) return refuse(history.error());
    // A record may come from somebody else, so it must not start programs.
    for (Player const& player : history->players())
        if (player.kind == Player::Kind::bot && player.name.starts_with(program_prefix))
            return refuse(
                {fmt::format("{}: a game with the program “{}” cannot be resumed. You can replay and "
                             "analyse it.",
                             options.resume, player.name)});
    Outcome<Table, Denial> table = Table::make(find_game, setup_of(*history, 0), Trust::owner);
    if (!table)
        return refuse({fmt::format("{}: {}", options.resume, say(Language::english(), table.error()))});
    for (Entry const& entry : entries_of(*history, 0))
        if (std::optional<Error> const problem = table->apply(entry)) return refuse(*problem);
    return play(std::move(*table), SaveFile{options.resume}, options);
}

}  // namespace

int run_play(PlayOptions const& options) {
    if (!options.resume.empty()) return resume(options);
    return options.position.empty() ? start_new(options) : start_from_position(options);
}

}  // namespace motherlode::cli
