#include "cli/choices.h"

#include <fmt/format.h>

#include "bots/bot.h"
#include "bots/program.h"
#include "cli/files.h"
#include "kernel/suggestion.h"
#include "registry/registry.h"

namespace motherlode::cli {
Outcome<GameType const*> chosen_game(std::string_view name) {
    if (GameType const* const game = find_game(name)) return game;
    std::vector<std::string_view> known;
    for (GameType const* game : all_games()) known.push_back(game->info().name);
    return Error{fmt::format("No game is called “{}”.{} The games: {}.", name, did_you_mean(name, known),
                             fmt::join(known, ", "))};
}

Outcome<std::vector<GameType const*>> chosen_games(std::string_view name) {
    if (name.empty()) return std::vector<GameType const*>(all_games().begin(), all_games().end());
    Outcome<GameType const*> const game = chosen_game(name);
    if (!game) return game.error();
    return std::vector<GameType const*>{*game};
}

Outcome<GameSetup> chosen_setup(GameInfo const& info, GameChoice const& choice, int players,
                                std::uint64_t seed) {
    if (std::optional<Error> wrong = check_players(info, players)) return *wrong;

    GameSetup setup{.players = players, .options = {}, .edition = {}, .seed = seed};
    for (std::string const& option : choice.options) {
        std::size_t const equals = option.find('=');
        if (equals == std::string::npos)
            return Error{fmt::format("Write game options as name=value, not “{}”.", option)};
        setup.options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
    }
    Outcome<Options> const options = parse_options(info, setup.options);
    if (!options) return options.error();
    return setup;
}

Outcome<EditionSource> chosen_edition(GameInfo const& info, std::string const& name_or_file) {
    if (name_or_file.empty()) return embedded_edition(info, info.default_edition);
    if (name_or_file.find_first_of("./") == std::string::npos) return embedded_edition(info, name_or_file);
    Outcome<std::string> const text = read_file(name_or_file);
    if (!text) return text.error();
    return EditionSource{name_or_file, *text};
}

std::optional<Error> check_bots(std::vector<std::string> const& bots) {
    for (std::string const& name : bots)
        if (!is_bot(name) && !name.starts_with(program_prefix))
            return Error{fmt::format("No bot is called “{}”.{} The bots: {}, search:BUDGET or exec:COMMAND.",
                                     name, did_you_mean(name, bot_names()), fmt::join(bot_names(), ", "))};
    return {};
}

std::string listed(std::vector<std::string> const& words) {
    return fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace motherlode::cli
