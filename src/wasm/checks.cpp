#include "wasm/checks.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "bots/bot.h"
#include "bots/random_playout.h"
#include "bots/search/search.h"
#include "kernel/hash.h"
#include "kernel/record.h"
#include "registry/games.h"
#include "registry/registry.h"
#include "wasm/words.h"

namespace motherlode::wasm {
namespace {

std::string hex(std::uint64_t value) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t at = text.size(); value != 0; value >>= 4U) text[--at] = digits[value & 15U];
    return text;
}

struct Job {
    GameType const* type = nullptr;
    GameSetup setup;
};

Outcome<Job> read_job(std::string_view words) {
    Job job;
    std::string_view const name = next_word(words);
    job.type = find_game(name);
    if (job.type == nullptr) return Error{"unknown game " + std::string{name}};
    job.setup.players = static_cast<int>(number(next_word(words)));
    job.setup.seed = number(next_word(words));
    for (std::string_view word = next_word(words); !word.empty(); word = next_word(words)) {
        std::size_t const equals = std::min(word.find('='), word.size() - 1);
        job.setup.options.emplace_back(word.substr(0, equals), word.substr(equals + 1));
    }
    Outcome<EditionSource> edition = embedded_edition(job.type->info(), job.type->info().default_edition);
    if (!edition) return edition.error();
    job.setup.edition = std::move(*edition);
    return job;
}

std::string games() {
    std::string lines;
    for (GameType const* type : all_games()) {
        GameInfo const& info = type->info();
        lines += std::string{info.name} + ' ' + std::to_string(info.min_players) + ' ' +
                 std::to_string(info.max_players);
        for (OptionSpec const& option : info.options) {
            char separator = '=';
            lines += ' ' + std::string{option.name};
            for (std::string_view const value : option.values) {
                lines += separator + std::string{value};
                separator = ',';
            }
        }
        lines += '\n';
    }
    return lines;
}

// ---- Whole games ----

// One seat that may act but need not acts now and then, so that such moves are compared too.
BotMove random_move(Match const& match, Rng& rng) {
    constexpr int optional_one_in = 8;
    Pending const pending = match.pending();
    bool const optional = !pending.may.empty() && rng.below(optional_one_in) == 0;
    Seat const seat = *(optional ? pending.may : pending.must).begin();
    ActionList legal;
    match.legal_actions(seat, legal);
    return {seat, legal[rng.below(legal.size())]};
}

BotMove bot_move(Match const& match, std::vector<std::unique_ptr<MatchBot>> const& bots, Rng& rng) {
    auto const bot = [&](Seat seat) -> MatchBot& { return *bots[static_cast<std::size_t>(index(seat))]; };
    NextActor const next = *next_actor(match.pending(), SeatSet::everyone(),
                                       [&](Seat seat) { return bot(seat).optional_move(match, seat); });
    if (next.optional_move) return {next.seat, *next.optional_move};
    return {next.seat, bot(next.seat).choose(match, next.seat, rng)};
}

// Calls `after_move` with the hash of the state after each move.
template <class AfterMove>
std::optional<Error> play_game(std::string_view bot, Job const& job, AfterMove const& after_move) {
    Outcome<std::unique_ptr<Match>> const started = job.type->start(job.setup);
    if (!started) return started.error();
    if (!is_bot(bot)) return Error{"unknown bot " + std::string{bot}};
    Match& match = **started;
    std::vector<std::unique_ptr<MatchBot>> bots;
    for (int seat = 0; bot != "random" && seat < match.players(); ++seat)
        bots.push_back(job.type->make_bot(bot, match));
    Rng rng{job.setup.seed};
    EventLog log;
    while (!match.pending().must.empty()) {
        BotMove const move = bots.empty() ? random_move(match, rng) : bot_move(match, bots, rng);
        log.events.clear();
        match.apply(move.seat, move.action, log);
        after_move(match.hash());
    }
    return {};
}

Outcome<std::string> steps(std::string_view words) {
    std::string_view const bot = next_word(words);
    Outcome<Job> const job = read_job(words);
    if (!job) return job.error();
    std::string lines;
    std::optional<Error> const problem =
        play_game(bot, *job, [&](std::uint64_t hash) { lines += hex(hash) + '\n'; });
    if (problem) return *problem;
    return lines;
}

Outcome<std::string> play(std::string_view words) {
    std::string_view const bot = next_word(words);
    std::uint64_t const games = number(next_word(words));
    Outcome<Job> job = read_job(words);
    if (!job) return job.error();
    std::string lines;
    for (std::uint64_t game = 0; game < games; ++game, ++job->setup.seed.low) {
        Hasher all;
        int moves = 0;
        std::optional<Error> const problem = play_game(bot, *job, [&](std::uint64_t hash) {
            all.add(hash);
            ++moves;
        });
        if (problem) return *problem;
        lines += std::to_string(moves) + ' ' + hex(all.value()) + '\n';
    }
    return lines;
}

Outcome<std::string> replay(std::string_view record) {
    Outcome<History> const history = read_record(record, "record", find_game);
    if (!history) return history.error();
    std::string lines = hex(history->start_hash()) + '\n';
    for (History::Move const& move : history->moves()) lines += hex(move.hash_after) + '\n';
    return lines;
}

// ---- The game in its own type, for search and speed ----

// Calls `use(game)`, which returns a number.
template <class Use>
Outcome<std::uint64_t> with_game(GameType const& type, GameSetup const& setup, Use const& use) {
    return visit_game(type, [&]<class Game>() -> Outcome<std::uint64_t> {
        auto const game = make_game<Game>(setup);
        if (!game) return game.error();
        return static_cast<std::uint64_t>(use(**game));
    });
}

template <GameContract Game>
std::uint64_t search_number(Game const& game, std::uint64_t seed, std::string_view way) {
    constexpr int decisions_before = 20;
    typename Game::State state = game.setup(seed);
    Rng rng{seed};
    std::optional<std::uint64_t> searched;
    int decision = 0;
    random_playout(game, state, rng, [&](Seat seat) {
        if (searched || decision++ < decisions_before) return;
        ActionList legal;
        game.legal_actions(state.table, state.hands[static_cast<std::size_t>(index(seat))], seat, legal);
        if (legal.size() == 1) return;
        search::Settings const settings = *search::parse_settings(way, Game::bot_hooks.profile(game).search);
        searched = search::Search<Game>{game, settings}.run(game.view(state, seat), legal, rng).number;
    });
    return searched.value_or(0);
}

template <GameContract Game>
long count_decisions(Game const& game, std::uint64_t seed) {
    typename Game::State state = game.setup(seed);
    Rng rng{seed};
    return random_playout(game, state, rng).decisions;
}

template <GameContract Game>
long count_iterations(Game const& game, search::Worker<Game>& worker, std::uint64_t seed) {
    constexpr int stride = 16;  // decisions between two searches
    constexpr int iterations_per_position = 100;
    typename Game::State state = game.setup(seed);
    Rng rng{seed};
    long iterations = 0;
    int decision = 0;
    random_playout(game, state, rng, [&](Seat seat) {
        if (decision++ % stride != 0) return;
        auto const view = game.view(state, seat);  // the worker keeps a reference to it
        worker.begin(view, Rng{seed});
        for (int i = 0; i < iterations_per_position; ++i) worker.iterate();
        iterations += iterations_per_position;
    });
    return iterations;
}

// Sums up `count(game, seed)` for consecutive seeds.
template <class Count>
Outcome<std::string> sum_over_games(std::string_view words, Count const& count) {
    std::uint64_t const games = number(next_word(words));
    Outcome<Job> const job = read_job(words);
    if (!job) return job.error();
    Outcome<std::uint64_t> const sum = with_game(
        *job->type, job->setup, [&](auto const& game) { return count(game, job->setup.seed, games); });
    if (!sum) return sum.error();
    return std::to_string(*sum) + '\n';
}

Outcome<std::string> decisions(std::string_view words) {
    return sum_over_games(words, [](auto const& game, std::uint64_t seed, std::uint64_t games) {
        long sum = 0;
        for (std::uint64_t i = 0; i < games; ++i) sum += count_decisions(game, seed + i);
        return sum;
    });
}

Outcome<std::string> iterations(std::string_view words) {
    return sum_over_games(words, []<class Game>(Game const& game, std::uint64_t seed, std::uint64_t games) {
        search::Worker<Game> worker{
            game, *search::parse_settings("search:1:full:flat:random", Game::bot_hooks.profile(game).search)};
        long sum = 0;
        for (std::uint64_t i = 0; i < games; ++i) sum += count_iterations(game, worker, seed + i);
        return sum;
    });
}

Outcome<std::string> search(std::string_view words) {
    std::string_view const way = next_word(words);
    Outcome<Job> const job = read_job(words);
    if (!job) return job.error();
    if (!takes_time(way)) return Error{"unknown search " + std::string{way}};
    Outcome<std::uint64_t> const number = wasm::search_number(*job->type, job->setup, way);
    if (!number) return number.error();
    return hex(*number) + '\n';
}

}  // namespace

Outcome<std::uint64_t> search_number(GameType const& type, GameSetup const& setup, std::string_view way) {
    return with_game(type, setup, [&](auto const& game) { return search_number(game, setup.seed, way); });
}

std::string check(std::string_view request) {
    auto [words, rest] = split_line(request);
    std::string_view const kind = next_word(words);
    Outcome<std::string> const answer = kind == "games"       ? games()
                                        : kind == "replay"    ? replay(rest)
                                        : kind == "steps"     ? steps(words)
                                        : kind == "play"      ? play(words)
                                        : kind == "search"    ? search(words)
                                        : kind == "decisions" ? decisions(words)
                                        : kind == "iterations"
                                            ? iterations(words)
                                            : Error{"unknown request " + std::string{kind}};
    return answer ? *answer : "error: " + answer.error().sentence + '\n';
}

}  // namespace motherlode::wasm
