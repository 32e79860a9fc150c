#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

#include "arena/perfect_information.h"
#include "arena/played.h"
#include "arena/schedule.h"
#include "bots/make_bot.h"
#include "bots/next_move.h"
#include "bots/program_bot.h"

namespace motherlode::arena {

// Only the command line can start external programs; tables reject such bot names.
inline constexpr std::string_view program_prefix = "exec:";

template <GameContract Game>
using Bots = std::vector<std::unique_ptr<Bot<Game>>>;

template <GameContract Game>
Bots<Game> make_bots(Game const& game, std::vector<std::string> const& names) {
    Bots<Game> bots;
    for (std::string const& name : names)
        if (name.starts_with(program_prefix))
            bots.push_back(std::make_unique<ProgramBot<Game>>(name.substr(program_prefix.size())));
        else if (auto const settings = perfect_information_settings(name, Game::bot_hooks.profile(game)))
            bots.push_back(std::make_unique<PerfectInformationBot<Game>>(*settings));
        else
            bots.push_back(make_bot(game, name));
    return bots;
}

// Which seats used which items of the edition: every event that names a seat and a card, a building, an office … Names
// that are the same in every language, such as places, do not count.
template <GameContract Game>
class CardUsage {
public:
    explicit CardUsage(Game const& game) : game_{game} {}

    void count(Event const& event) {
        MessageSpec const& spec = *event.message.spec;
        if (spec.count == 0 || spec.args[0].kind != ArgKind::seat) return;
        for (int i = 1; i < spec.count; ++i) {
            if (spec.args[i].kind < ArgKind::first_of_game) continue;
            Value const value = game_.value(spec.args[i].kind, event.message.args[i]);
            if (value.kind != Value::Kind::term || value.key.empty()) continue;
            std::string const name = std::string{spec.name()} + "/" + value.id;
            seats_[name] |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(event.message.args[0]));
        }
    }
    std::vector<CardUse> list() const {
        std::vector<CardUse> card_usage;
        for (auto const& [name, seats] : seats_) card_usage.push_back({name, seats});
        return card_usage;
    }

private:
    Game const& game_;
    std::map<std::string, std::uint8_t> seats_;
};

// Plays one game and, on request, records the card usage. Optional moves come first, then the first seat that must act.
template <GameContract Game>
Played play_fixture(Game const& game, Bots<Game> const& bots, Schedule::Fixture const& fixture,
                    bool with_card_usage) {
    // The bots' random streams start at this number. They belong to bots, not to seats: otherwise two bots of one kind
    // would play the same game in every rotation.
    constexpr std::uint64_t bots_stream = 100;
    Played played;
    played.seed = fixture.seed;
    played.players = game.players();
    std::array<Rng, max_seats> rngs;
    for (std::size_t seat = 0; seat < fixture.bots.size(); ++seat) {
        played.seats[seat].bot = fixture.bots[seat];
        rngs[seat] = Rng::stream(fixture.seed, bots_stream + static_cast<std::uint64_t>(fixture.bots[seat]));
    }

    typename Game::State state = game.setup(fixture.seed);
    NoEvents none;
    EventLog log;
    CardUsage<Game> card_usage{game};
    auto const bot_at = [&](Seat seat) -> Bot<Game>& {
        return *bots[static_cast<std::size_t>(fixture.bots[static_cast<std::size_t>(index(seat))])];
    };
    auto const optional_move = [&](Seat seat, typename Game::View const& view, ActionList const& legal) {
        return bot_at(seat).optional_move(game, view, legal);
    };
    auto const choose = [&](Seat seat, typename Game::View const& view, ActionList const& legal) {
        auto const place = static_cast<std::size_t>(index(seat));
        ++played.seats[place].decisions;
        if (auto* const bot = dynamic_cast<PerfectInformationBot<Game>*>(&bot_at(seat))) bot->see(state);
        return bot_at(seat).choose(game, view, legal, rngs[place]);
    };
    while (std::optional<BotMove> const move = next_move(game, state, optional_move, choose)) {
        if (!with_card_usage) {
            game.apply(state, move->seat, move->action, none);
            continue;
        }
        log.events.clear();
        game.apply(state, move->seat, move->action, log);
        for (Event const& event : log.events) card_usage.count(event);
    }

    Result const result = game.result(state);
    for (std::size_t seat = 0; seat < fixture.bots.size(); ++seat) {
        played.seats[seat].score = result.seats[seat].total;
        played.seats[seat].rank = result.seats[seat].rank;
    }
    if (result.rival.name != nullptr) {
        played.rival = result.rival.name->key;
        played.rival_at.score = result.rival.total;
        played.rival_at.rank = result.rival.rank;
    }
    played.card_usage = card_usage.list();
    return played;
}

struct Work {
    std::vector<std::string> bots;
    bool with_card_usage = false;
    int threads = 1;
    std::vector<TimeLimit>* time_limits = nullptr;  // by bot; counts this process's searches if set
};

template <GameContract Game>
void add_time_limits(Bots<Game> const& bots, std::vector<TimeLimit>* time_limits) {
    if (time_limits == nullptr) return;
    time_limits->resize(bots.size());
    for (std::size_t i = 0; i < bots.size(); ++i) {
        (*time_limits)[i].searches += bots[i]->time_limit().searches;
        (*time_limits)[i].ended += bots[i]->time_limit().ended;
    }
}

// Plays the games with the numbers that `next` returns, until it returns none, and passes each to `done` in the order
// they end. Only one thread at a time calls these two. Returns nothing on success; an error of a bot or of `done` stops
// all games.
template <GameContract Game>
std::optional<Error> play_all(Game const& game, Schedule const& schedule, Work const& work,
                              std::function<std::optional<std::size_t>()> const& next,
                              std::function<std::optional<Error>(std::size_t, Played const&)> const& done) {
    std::mutex handing_over;
    std::optional<Error> failure;
    auto const take_games = [&] {
        try {
            Bots<Game> const bots = make_bots(game, work.bots);
            std::unique_lock lock{handing_over};
            while (!failure) {
                std::optional<std::size_t> const number = next();
                if (!number) return add_time_limits(bots, work.time_limits);
                lock.unlock();
                Played const played =
                    play_fixture(game, bots, schedule.fixture(*number), work.with_card_usage);
                lock.lock();
                if (failure) return;
                failure = done(*number, played);
            }
        } catch (BotFailure const& failed) {
            std::scoped_lock const lock{handing_over};
            failure = Error{failed.what()};
        }
    };
    std::vector<std::thread> threads(static_cast<std::size_t>(work.threads));
    for (std::thread& thread : threads) thread = std::thread{take_games};
    for (std::thread& thread : threads) thread.join();
    return failure;
}

}  // namespace motherlode::arena
