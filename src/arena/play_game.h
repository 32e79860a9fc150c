#pragma once

#include <memory>
#include <stdexcept>

#include "arena/card_usage.h"
#include "arena/perfect_information.h"
#include "arena/work.h"
#include "bots/greedy.h"
#include "bots/next_move.h"
#include "bots/program_bot.h"

namespace motherlode::arena {

template <GameContract Game>
using Bots = std::vector<std::unique_ptr<Bot<Game>>>;

// One game of a schedule. A bot that fails forfeits the game: it is ranked last, and a greedy bot finishes the game in
// its seat, so that the others' scores are those of a complete game.
template <GameContract Game>
class ArenaGame {
public:
    ArenaGame(Game const& game, Bots<Game> const& bots, Schedule::Fixture const& fixture, Work const& work)
        : game_{game}, bots_{bots}, fixture_{fixture}, work_{work}, state_{first_state()}, card_usage_{game} {
        // The bots' random streams start at this number. They belong to bots, not to seats: otherwise two bots of one
        // kind would play the same game in every rotation.
        constexpr std::uint64_t bots_stream = 100;
        played_.seed = fixture.seed;
        played_.players = game.players();
        for (std::size_t seat = 0; seat < fixture.bots.size(); ++seat) {
            played_.seats[seat].bot = fixture.bots[seat];
            followers_[seat] = dynamic_cast<GameFollower<Game>*>(&bot_at(seat_at(static_cast<int>(seat))));
            rngs_[seat] =
                Rng::stream(fixture.seed, bots_stream + static_cast<std::uint64_t>(fixture.bots[seat]));
        }
    }

    Played play() {
        std::vector<std::string> names;
        for (int const bot : fixture_.bots) names.push_back(work_.bots[static_cast<std::size_t>(bot)]);
        for_each_follower(
            [&](Seat seat, GameFollower<Game>& follower) { follower.start_game(game_, seat, names); });
        // Optional moves first, then the first seat that must act.
        auto const optional_move = [&](Seat seat, typename Game::View const& view, ActionList const& legal) {
            return player_at(seat).optional_move(game_, view, legal);
        };
        auto const choose = [&](Seat seat, typename Game::View const& view, ActionList const& legal) {
            return decide(seat, view, legal);
        };
        while (std::optional<BotMove> const move = next_move(game_, state_, optional_move, choose))
            carry_out(*move);
        finish();
        return std::move(played_);
    }

private:
    typename Game::State first_state() const {
        if (work_.positions.empty()) return game_.setup(fixture_.seed);
        Outcome<std::unique_ptr<Match>> const match =
            start_from_position(*work_.type, setup_of(work_, fixture_));
        if (!match) throw std::runtime_error{match.error().sentence};
        return dynamic_cast<MatchOf<Game> const&>(**match).state();
    }

    SeatSet everyone() const { return SeatSet::first(played_.players); }
    Played::AtSeat& at(Seat seat) { return played_.seats[static_cast<std::size_t>(index(seat))]; }
    Bot<Game>& bot_at(Seat seat) { return *bots_[static_cast<std::size_t>(at(seat).bot)]; }
    Bot<Game>& player_at(Seat seat) { return !forfeits_.contains(seat) ? bot_at(seat) : substitute_; }

    Action decide(Seat seat, typename Game::View const& view, ActionList const& legal) {
        Rng& rng = rngs_[static_cast<std::size_t>(index(seat))];
        if (!forfeits_.contains(seat)) {
            ++at(seat).decisions;
            if (auto* const bot = dynamic_cast<PerfectInformationBot<Game>*>(&bot_at(seat))) bot->see(state_);
            try {
                return bot_at(seat).choose(game_, view, legal, rng);
            } catch (BotFailure const& failure) {
                at(seat).forfeit = failure.what();
                at(seat).score = game_.result(state_).seats[index(seat)].total;
                forfeits_ = forfeits_.with(seat);
            }
        }
        return substitute_.choose(game_, view, legal, rng);
    }

    // A bot that has forfeited the game gets no more reports.
    void for_each_follower(auto const& use) {
        for (Seat const seat : everyone())
            if (GameFollower<Game>* const follower = followers_[static_cast<std::size_t>(index(seat))];
                follower != nullptr && !forfeits_.contains(seat))
                use(seat, *follower);
    }

    void carry_out(BotMove const& move) {
        ++moves_played_;
        if (work_.with_records) moves_.push_back(move);
        bool events_wanted = work_.with_card_usage;
        for_each_follower(
            [&](Seat, GameFollower<Game>& follower) { events_wanted |= follower.wants_events(); });
        if (!events_wanted) {
            NoEvents none;
            game_.apply(state_, move.seat, move.action, none);
            return;
        }
        log_.events.clear();
        game_.apply(state_, move.seat, move.action, log_);
        if (work_.with_card_usage)
            for (Event const& event : log_.events) card_usage_.count(event);
        for_each_follower([&](Seat, GameFollower<Game>& follower) {
            if (follower.wants_events()) follower.observe(game_, {moves_played_, move.seat, log_.events});
        });
    }

    void finish() {
        Result result = game_.result(state_);
        rank_forfeits(result, forfeits_);
        for (Seat const seat : everyone()) {
            if (!forfeits_.contains(seat)) at(seat).score = result.seats[index(seat)].total;
            at(seat).rank = result.seats[index(seat)].rank;
        }
        if (result.rival.name != nullptr) {
            played_.rival = result.rival.name->key;
            played_.rival_at.score = result.rival.total;
            played_.rival_at.rank = result.rival.rank;
        }
        played_.card_usage = card_usage_.list();
        for_each_follower([&](Seat, GameFollower<Game>& follower) { follower.end_game(result, forfeits_); });
        if (!work_.with_records) return;
        Outcome<std::string> record = record_of(work_, fixture_, moves_);
        if (!record) throw std::runtime_error{record.error().sentence};
        played_.record = std::move(*record);
    }

    Game const& game_;
    Bots<Game> const& bots_;
    Schedule::Fixture fixture_;
    Work const& work_;
    typename Game::State state_;
    std::array<Rng, max_seats> rngs_;
    std::array<GameFollower<Game>*, max_seats> followers_{};  // by seat; null for other bots
    Played played_;
    EventLog log_;
    CardUsage<Game> card_usage_;
    GreedyBot<Game> substitute_;
    SeatSet forfeits_;
    int moves_played_ = 0;
    std::vector<BotMove> moves_;  // only for a record
};

}  // namespace motherlode::arena
