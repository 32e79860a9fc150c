#include "games.h"

#include <atomic>

#include "analysis/outlook.h"
#include "bots/bot.h"
#include "kernel/win_share.h"
#include "registry/games.h"
#include "registry/registry.h"

namespace motherlode::review_bench {

Outcome<Setup> make_setup(std::string const& game, int players, std::vector<std::string> const& options) {
    Setup setup;
    setup.type = find_game(game);
    if (setup.type == nullptr) return Error{"There is no game “" + game + "”."};
    setup.game.players = players;
    for (std::string const& option : options) {
        std::size_t const sign = option.find('=');
        if (sign == std::string::npos) return Error{"An option is written name=value, not “" + option + "”."};
        setup.game.options.emplace_back(option.substr(0, sign), option.substr(sign + 1));
    }
    Outcome<EditionSource> edition = embedded_edition(setup.type->info(), setup.type->info().default_edition);
    if (!edition) return edition.error();
    setup.game.edition = *edition;
    Outcome<std::unique_ptr<Match>> const match = setup.type->start(setup.game);
    if (!match) return match.error();
    setup.decisive_lead = visit_game(*setup.type, [&]<class Game>() {
        return Game::bot_hooks.profile(dynamic_cast<MatchOf<Game> const&>(**match).game())
            .search.decisive_lead;
    });
    return setup;
}

History played(Setup const& setup, std::vector<std::string> const& bots, std::uint64_t seed) {
    GameSetup game = setup.game;
    game.seed = seed;
    std::vector<Player> players;
    for (int seat = 0; seat < game.players; ++seat)
        players.push_back({Player::Kind::bot, bots[(static_cast<std::size_t>(seat) + seed) % bots.size()]});
    History history = std::move(*History::start(*setup.type, game, players));
    std::vector<std::unique_ptr<MatchBot>> seated;
    for (Player const& player : players) seated.push_back(setup.type->make_bot(player.name, history.now()));
    auto const bot_at = [&](Seat seat) -> MatchBot& {
        return *seated[static_cast<std::size_t>(index(seat))];
    };
    Rng rng = Rng::stream(seed, 500);
    while (!history.now().over()) {
        auto const optional_move = [&](Seat seat) { return bot_at(seat).optional_move(history.now(), seat); };
        NextActor const next = *next_actor(history.now().pending(), SeatSet::everyone(), optional_move);
        history.play(next.seat, next.optional_move ? *next.optional_move
                                                   : bot_at(next.seat).choose(history.now(), next.seat, rng));
    }
    return history;
}

std::vector<Sample> samples_of(History const& history, int positions, int playouts) {
    std::atomic<bool> const never = false;
    Result const result = history.now().result();
    std::vector<Sample> samples;
    for (int i = 0; i < positions; ++i) {
        int const move = static_cast<int>((i + 0.5) * history.size() / positions);
        Sample sample;
        sample.game = history.setup().seed.low;
        for (int seat = 0; seat < result.players; ++seat)
            sample.win[static_cast<std::size_t>(seat)] = win_share(result, seat);
        history.type().finish(
            *history.after(move), history.moves()[static_cast<std::size_t>(move)].seat, playouts,
            history.setup().seed.low + 1000 + static_cast<std::uint64_t>(move),
            [&](analysis::Ending const& ending) { sample.endings.push_back(ending); }, never);
        samples.push_back(std::move(sample));
    }
    return samples;
}

}  // namespace motherlode::review_bench
