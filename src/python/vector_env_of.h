#pragma once

#include <array>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "kernel/match.h"
#include "kernel/win_share.h"
#include "python/field_sources.h"
#include "python/vector_env.h"

namespace motherlode::python {

// The environments of one game. A step calls no virtual function, unless bots play some of the seats.
template <class Rules>
class VectorEnvOf final : public VectorEnv {
public:
    using Values = typename Rules::State;

    VectorEnvOf(std::shared_ptr<Game const> game, std::shared_ptr<Rules const> rules,
                VectorOptions const& options)
        : VectorEnv{std::move(game), options},
          rules_{std::move(rules)},
          envs_(static_cast<std::size_t>(options.environments)) {
        for (int seat = 0; seat < static_cast<int>(options.opponents.size()); ++seat)
            if (!options.opponents[static_cast<std::size_t>(seat)].empty())
                bot_seats_ = bot_seats_.with(seat_at(seat));
        reset(options.seed);
    }

private:
    struct Env {
        Values values;
        std::uint64_t seed;  // of the current game
        std::uint32_t games;
        std::int32_t moves;  // in the current game
        Rng samples;
        std::int32_t legal_count;  // of the actions that the mask shows
        std::array<std::int16_t, ActionList::capacity> legal;
    };

    void reset_some(int first, int end) override {
        for (int number = first; number < end; ++number) {
            Env& env = envs_[static_cast<std::size_t>(number)];
            env.games = 0;
            // A stream that no game uses.
            env.samples = Rng::stream(options_.seed, ~static_cast<std::uint64_t>(number));
            std::memset(arrays_.rewards.data() + rewards_at(number), 0, players_ * sizeof(float));
            std::memset(arrays_.scores.data() + rewards_at(number), 0, players_ * sizeof(std::int32_t));
            arrays_.dones[static_cast<std::size_t>(number)] = 0;
            SeatSet const must = begin_game(env, number);
            env.legal_count = 0;
            std::memset(mask(number), 0, actions_);
            Seat const actor = show_actor(env, number, must);
            with_row(number, [&](auto* row) {
                plan().write(index(actor), view_bytes<Rules>(env.values, actor), row);
            });
        }
    }

    void step_some(int first, int end, std::int64_t const* actions) override {
        for (int number = first; number < end; ++number) {
            Env& env = envs_[static_cast<std::size_t>(number)];
            Values const before = env.values;
            Seat const last_actor = seat_at(arrays_.seats[static_cast<std::size_t>(number)]);
            play(env, last_actor, action_of(env, last_actor, static_cast<int>(actions[number])));
            if (arrays_.dones[static_cast<std::size_t>(number)] != 0) {
                arrays_.dones[static_cast<std::size_t>(number)] = 0;
                std::memset(arrays_.rewards.data() + rewards_at(number), 0, players_ * sizeof(float));
            }
            SeatSet must = let_bots_play(env);
            if (must.empty()) {
                finish_game(env, number);
                must = begin_game(env, number);
            }
            Seat const actor = show_actor(env, number, must);
            ViewBytes const view = view_bytes<Rules>(env.values, actor);
            with_row(number, [&](auto* row) {
                plan().change(index(last_actor), view_bytes<Rules>(before, last_actor), view, row);
                plan().turn(index(last_actor), index(actor), view, row);
            });
        }
    }

    std::size_t rewards_at(int number) const { return static_cast<std::size_t>(number) * players_; }
    typename Rules::Hand const& hand(Env const& env, Seat seat) const {
        return env.values.hands[static_cast<std::size_t>(index(seat))];
    }

    Action action_of(Env const& env, Seat seat, int number) const {
        if (std::optional<Action> const action = game_->actions().fixed(number)) return *action;
        ActionList legal;
        rules_->legal_actions(env.values.table, hand(env, seat), seat, legal);
        return *game_->actions().find_legal(legal, number);
    }

    void play(Env& env, Seat seat, Action action) const {
        NoEvents none;
        rules_->apply(env.values, seat, action, none);
        ++env.moves;
    }

    // Returns the seats that must act. A game in which the caller has no decision is played out and counts for nothing.
    SeatSet begin_game(Env& env, int number) {
        SeatSet must;
        do {
            std::uint64_t const purpose = (static_cast<std::uint64_t>(number) << 32U) | env.games++;
            env.seed = Rng::stream(options_.seed, purpose).next();
            env.moves = 0;
            env.values = rules_->setup(env.seed);
            must = let_bots_play(env);
        } while (must.empty());
        return must;
    }

    void finish_game(Env const& env, int number) {
        Result const result = rules_->result(env.values);
        for (int seat = 0; seat < result.players; ++seat) {
            auto const at = rewards_at(number) + static_cast<std::size_t>(seat);
            arrays_.rewards[at] = static_cast<float>(win_share(result, seat));
            arrays_.scores[at] = result.seats[static_cast<std::size_t>(seat)].total;
        }
        arrays_.dones[static_cast<std::size_t>(number)] = 1;
    }

    // A search remembers earlier decisions, so every decision gets a new bot: it depends only on the game.
    std::unique_ptr<MatchBot> bot_of(Seat seat, Match const& match) const {
        return game_->type().make_bot(options_.opponents[static_cast<std::size_t>(index(seat))], match);
    }
    // Until the caller must act, or the game is over. Returns the seats that must act.
    SeatSet let_bots_play(Env& env) {
        while (true) {
            Pending const pending = rules_->pending(env.values.table);
            if (bot_seats_.empty() || pending.must.empty()) return pending.must;
            MatchOf<Rules> const match{game_->type(), rules_, env.values};
            auto const ask = [&](Seat seat) { return bot_of(seat, match)->optional_move(match, seat); };
            std::optional<NextActor> const next = next_actor(pending, bot_seats_, ask);
            if (!next) return pending.must;
            Rng rng = bot_rng(env.seed, env.moves);
            play(env, next->seat,
                 next->optional_move ? *next->optional_move
                                     : bot_of(next->seat, match)->choose(match, next->seat, rng));
        }
    }

    // Its mask and a sample of its actions. Returns its seat.
    Seat show_actor(Env& env, int number, SeatSet must) {
        Seat const seat = *must.begin();
        arrays_.seats[static_cast<std::size_t>(number)] = static_cast<std::int8_t>(index(seat));
        ActionList legal;
        rules_->legal_actions(env.values.table, hand(env, seat), seat, legal);
        std::uint8_t* const legal_mask = mask(number);
        for (int i = 0; i < env.legal_count; ++i) legal_mask[env.legal[static_cast<std::size_t>(i)]] = 0;
        env.legal_count = 0;
        game_->actions().for_each(legal, [&](int action, Action) {
            legal_mask[action] = 1;
            env.legal[static_cast<std::size_t>(env.legal_count++)] = static_cast<std::int16_t>(action);
        });
        arrays_.samples[static_cast<std::size_t>(number)] =
            env.legal[static_cast<std::size_t>(env.samples.below(legal.size()))];
        return seat;
    }

    ObservationPlan const& plan() const { return game_->observation_plan(); }
    // Calls `use` with the features of this environment.
    template <class Use>
    void with_row(int number, Use const& use) {
        std::size_t const first = static_cast<std::size_t>(number) * features_;
        if (options_.precision == Precision::float32)
            use(reinterpret_cast<float*>(arrays_.observations.data()) + first);
        else
            use(reinterpret_cast<std::uint8_t*>(arrays_.observations.data()) + first);
    }

    std::shared_ptr<Rules const> rules_;
    std::vector<Env> envs_;
    SeatSet bot_seats_;
};

}  // namespace motherlode::python
