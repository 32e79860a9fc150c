#pragma once

#include "games/coloma/rules/effects.h"
#include "games/coloma/rules/shade.h"

// Rulebook p.18, "Shootout Phase", and p.19, "Clean Up".
namespace motherlode::coloma {

// CO-13.1: decides the Shootout, and asks each seat to take its reward.
struct Shootout {
    static constexpr StepInfo info{.name = "shootout", .rule = {"CO-13.1a"}, .heading = "Shootout Phase"};

    static void run(Play& play) {
        Table& table = play.table();
        Contenders const contenders = contenders_of(play.game, table);
        int const gunmen = gunmen_of(contenders);
        bool const won = gunmen > table.outlaws;
        play.log(won ? "CO-13.1a" : "CO-13.1b", won ? say.shootout_won : say.shootout_lost, gunmen,
                 table.outlaws);
        Chart const& chart = play.edition().charts[table.charts[table.year]];
        ask_tiers(play, contenders, won ? chart.win : chart.lose);
        pass_the_badge(play, contenders);
    }

    // CO-13.2c, RULING co-16: rewards are paid in the order of the tiers. Waiting steps form a stack, so the
    // last reward is pushed first.
    static void ask_tiers(Play& play, Contenders const& contenders,
                          std::array<EffectId, tiers> const& rewards) {
        // CO-13.4a: players without Gunmen, in turn order from the Sheriff. The loop goes backwards, so the
        // Sheriff is pushed last.
        int const places = play.game.places();
        Seat seat = play.table().sheriff;
        for (int i = 0; i < places; ++i) {
            seat = seat_at((index(seat) + places - 1) % places);
            bool const has_gunmen = place_of(contenders, seat) < contenders.size();
            if (!has_gunmen && !play.game.is_shade(seat)) play.ask<TierReward>(seat, rewards[tiers - 1]);
        }
        // CO-13.5a: the neutral Gunmen take a tier, but no reward.
        for (int i = contenders.size() - 1; i >= 0; --i)
            if (contenders[i].seat != neutral)
                play.ask<TierReward>(contenders[i].seat, rewards[tier_of(i)], i + 1);
    }

    // CO-13.3a, CO-13.5b: the highest-placed player, or Shade, takes the Badge, except in the last year.
    static void pass_the_badge(Play& play, Contenders const& contenders) {
        Table& table = play.table();
        if (table.year + 1 == years) return;
        for (Contender const& contender : contenders) {
            if (contender.seat == neutral) continue;
            table.sheriff = contender.seat;
            if (play.game.is_shade(contender.seat)) return play.log("CO-19.5a", say.shade_sheriff);
            return play.log("CO-13.3a", say.sheriff_passed, contender.seat);
        }
    }
};

// Arguments: the effect, and the place from 1, or 0 for a player without Gunmen.
struct TierReward {
    static constexpr StepInfo info{.name = "tier_reward", .rule = {"CO-13.2c"}, .heading = "Shootout Phase"};

    static void run(Play& play) {
        Seat const seat = play.frame.seat;
        auto const [effect, place] = play.frame.args;
        if (play.game.is_shade(seat)) return Shade::gain_tier(play, effect, place);
        if (place == 0)
            play.log("CO-13.4a", say.tier_none, seat, effect);
        else
            play.log("CO-13.2a", say.tier, seat, place, effect);
        offer_effect(play, seat, effect);
    }
};

// CO-13.4b: onto the lowest vacant grave. CO-18.2i: the Renegade gains something for it.
inline void bury_from(Play& play, Seat seat, std::uint8_t& source) {
    Player& player = play.table().at(seat);
    --source;
    ++player.graves;
    play.log("CO-13.4b", say.buried, seat, player.graves);
    EffectId const renegade = specialty_effect(open(play, seat), When::each_grave);
    if (renegade != no_effect) start_effect(play, seat, renegade);
}

// CO-13.4c: one Dude at a time, from the supply, then from the Lodge. RULING co-4: after that, Gunmen and
// Hotel guests, but only under the condensed rules. Argument: the number of Dudes.
struct Bury {
    static constexpr StepInfo info{.name = "bury", .rule = {"CO-13.4c"}, .heading = "Shootout Phase"};

    static void run(Play& play) {
        Seat const seat = play.frame.seat;
        Player& player = play.table().at(seat);
        if (player.graves >= play.edition().graves.size()) return;
        if (play.frame.args[0] > 1) play.ask<Bury>(seat, play.frame.args[0] - 1);

        if (player.supply_dudes > 0) return bury_from(play, seat, player.supply_dudes);
        if (player.lodge_dudes > 0) return bury_from(play, seat, player.lodge_dudes);
        if (!play.game.condensed()) return;
        if (player.gunmen > 0 && player.hotel_dudes > 0) return play.ask<ChooseWhomToBury>(seat);
        if (player.gunmen > 0) return bury_from(play, seat, player.gunmen);
        if (player.hotel_dudes > 0) bury_from(play, seat, player.hotel_dudes);
    }
};

struct ChooseWhomToBury {
    static constexpr StepInfo info{.name = "choose_whom_to_bury",
                                   .rule = {"CO-13.4c"},
                                   .heading = "Shootout Phase",
                                   .prompt = &say.prompt_bury};
    static constexpr ActionKind kind = ActionKind::bury;

    static bool is_gunman(Action action) { return static_cast<Buried>(action.arg(0)) == Buried::gunman; }
    static Reason refusal(Position const&, Action) { return {}; }
    static Message describe(Open const&, Action action) {
        return Message{is_gunman(action) ? say.action_bury_gunman : say.action_bury_guest};
    }
    static void perform(Play& play, Action action) {
        Player& player = play.table().at(play.actor);
        bury_from(play, play.actor, is_gunman(action) ? player.gunmen : player.hotel_dudes);
    }
};

// CO-14.1a to CO-14.1d, in the printed order. CO-14.1e: not after the last year.
struct CleanUp {
    static constexpr StepInfo info{.name = "clean_up", .rule = {"CO-14.1a"}, .heading = "Clean Up"};

    static void run(Play& play) {
        Table& table = play.table();
        if (table.year + 1 == years) return log_final_scores(play);
        for (Seat& row : table.rows)
            if (row != neutral) row = nobody;
        for (int seat = 0; seat < play.game.players(); ++seat) {
            Player& player = table.players[seat];
            // CO-16.3a: Hotel guests return too.
            add_to(player.supply_dudes, player.gunmen + player.hotel_dudes);
            player.gunmen = 0;
            player.hotel_dudes = 0;
            // CO-17.3a.
            if (play.game.duel()) player.carrots = (1U << sites) - 1U;
        }
        // CO-19.5a: Shade's Gunmen leave the game.
        if (play.game.solo()) table.at(shade).gunmen = 0;

        // CO-14.1b, CO-14.1c: the next year has its own chart and Outlaws.
        ++table.year;
        table.round = 1;
        if (table.charts[table.year] == none) uncover_chart(play);
        table.outlaws = play.edition().outlaws[table.year];
        // CO-14.1d, RULING co-15: the Gold that does not fit stays in the Cart.
        int const space = pools * play.game.numbers().gold_spaces - table.gold;
        int const returned = std::min<int>(space, table.cart);
        table.gold.add(returned);
        table.cart.add(-returned);
        play.log("CO-14.1d", say.gold_returned, returned);
        play.go_to<AdjustAndRotate>();
    }

    // RULING co-28: any tile but the printed chart and those seen before.
    static void uncover_chart(Play& play) {
        Table& table = play.table();
        int skip = random_below(play, static_cast<int>(play.edition().charts.size()) - 1 - table.year);
        for (std::uint8_t chart = 1;; ++chart) {
            bool const seen = std::find(table.charts.begin(), table.charts.begin() + table.year, chart) !=
                              table.charts.begin() + table.year;
            if (seen || skip-- > 0) continue;
            table.charts[table.year] = chart;
            return play.reveal("CO-14.1b", say.chart_uncovered, chart);
        }
    }

    static void log_final_scores(Play& play) {
        if (play.event_log() == nullptr) return;
        Result const result = play.game.result(play.table());
        for (int seat = 0; seat < result.players; ++seat)
            play.log("CO-15.2a", say.final_score, seat, result.seats[seat].total, result.seats[seat].rank);
        if (play.game.solo()) play.log("CO-19.6a", say.shade_score, play.game.shades_score(play.table()));
    }
};

}  // namespace motherlode::coloma
