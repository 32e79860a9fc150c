#pragma once

#include "games/coloma/rules/barker.h"
#include "games/coloma/rules/frontier.h"

// Chapter 19, "Solo against Shade". CO-19.4a: Shade never pays and never chooses.
namespace motherlode::coloma {

struct Shade {
    // CO-19.3a: looks at the Event's benefit, not at its number, so that it works in other editions too.
    static void trigger_event(Play& play, int site) {
        ShadeNumbers const& numbers = play.edition().shade;
        Player& me = play.table().at(shade);
        Effect const& effect = play.edition().effect(play.edition().events[site]);
        bool const gives_gold =
            effect.when == When::plain && effect.acts.size() == 1 && effect.acts[0].thing == Thing::gold;
        if (gives_gold) {
            gain_gold(play, "CO-19.3a", numbers.event_gold);
        } else if (effect.when == When::spend && effect.spent == Thing::gold) {
            int const spends = std::min<int>(numbers.event_spends, me.gold);
            if (spends == 0) return;
            add_to(me.gold, -spends);
            play.table().cart.add(spends);
            play.log("CO-19.3a", say.shade_spent, spends);
            score(play, "CO-19.3a", spends * numbers.event_points);
        }
    }

    // CO-19.4a: first the Common, then the Boom unless it is busted. The Signpost works for Shade too.
    static void take_turn(Play& play, int site) {
        play.log("CO-19.4a", say.shade_turn, site);
        std::array<Performance, 2> const performances = performances_at(play.game, play.table(), site);
        for (int const part : {common, second})
            if (performances[part].base != no_site) perform(play, performances[part].base, part);
    }

    // CO-19.5a: Shade gains only points, Gold and Horses.
    static void gain_tier(Play& play, EffectId id, int place) {
        play.log("CO-19.5a", say.shade_tier, place);
        for (Act const& act : play.edition().effect(id).acts) {
            if (act.verb != Verb::gain) continue;
            if (act.thing == Thing::vp) score(play, "CO-19.5a", act.amount);
            if (act.thing == Thing::gold) gain_gold(play, "CO-19.5a", act.amount);
            if (act.thing == Thing::horse) gain_horses(play, "CO-19.5a", act.amount);
        }
    }

private:
    static void perform(Play& play, int base, int part) {
        ShadeNumbers const& numbers = play.edition().shade;
        switch (base) {
            case mill_site: return gain_gold(play, "CO-19.4b", 1);
            case rivers_site: return build_river_or_bridge(play);
            case town_site:
                if (part == common && play.table().hotels_left > 0) return build_hotel(play);
                return score(play, "CO-19.4d", numbers.building_points);
            case wagon_site: return send_wagon(play);
            case frontier_site:
                if (part == common) fill_nearest_row(play);
                if (!pitch(play) && part == second) score(play, "CO-19.4f", numbers.tent_points);
                return;
            default:
                if (part == common) return gain_horses(play, "CO-19.4b", 1);
                return take_leftmost_barrel(play);
        }
    }

    static void score(Play& play, std::string_view rule, int points) {
        play.table().at(shade).points.add(points);
        play.log(rule, say.shade_gained, points, counted(Thing::vp, points));
    }
    // Shade gains no more than the board has.
    static void gain_gold(Play& play, std::string_view rule, int amount) {
        Table& table = play.table();
        int const gained = std::min<int>(amount, table.gold);
        table.gold.add(-gained);
        add_to(table.at(shade).gold, gained);
        play.log(rule, say.shade_gained, gained, counted(Thing::gold, gained));
    }
    static void gain_horses(Play& play, std::string_view rule, int amount) {
        Player& me = play.table().at(shade);
        int const gained = std::min(amount, play.edition().shade.most_horses - me.horses);
        add_to(me.horses, gained);
        play.log(rule, say.shade_gained, gained, counted(Thing::horse, gained));
    }
    // CO-19.4b.
    static void take_leftmost_barrel(Play& play) {
        Table& table = play.table();
        for (int space = 1; space <= max_stash_spaces; ++space) {
            if (table.stash[space - 1] == none) continue;
            int const before = table.outlaws;
            int const kind = barrel_from_stash(play, space);
            ++table.at(shade).barrels[kind];
            play.log("CO-19.4b", say.shade_barrel, kind, table.outlaws - before);
            return refill_stash(play);
        }
    }
    // CO-19.4c. Shade has no Canyons: its Rivers are only counted, so they use the lowest bits.
    static void build_river_or_bridge(Play& play) {
        Table& table = play.table();
        Player& me = table.at(shade);
        if (me.river_count() < play.edition().shade.most_rivers) {
            set_bit(me.rivers, me.river_count());
            return play.log("CO-19.4c", say.shade_river);
        }
        for (int stack = 0; stack < bridge_stacks; ++stack) {
            if (table.bridges_left[stack] == 0) continue;
            --table.bridges_left[stack];
            play.log("CO-19.4c", say.shade_bridge, table.bridge_kinds[stack]);
            return score(play, "CO-19.4c", play.edition().shade.bridge_points);
        }
    }
    // CO-19.4d.
    static void build_hotel(Play& play) {
        --play.table().hotels_left;
        ++play.table().at(shade).hotels;
        play.log("CO-19.4d", say.shade_hotel);
    }
    // CO-19.4e.
    static void send_wagon(Play& play) {
        Table& table = play.table();
        auto const& deck = play.edition().shade.wagon_deck;
        if (table.shades_wagons == 0) table.shades_wagons = byte((1 << deck.size()) - 1);
        unsigned cards = table.shades_wagons;
        for (int skip = random_below(play, std::popcount(cards)); skip > 0; --skip) cards &= cards - 1;
        int const card = std::countr_zero(cards);
        table.shades_wagons = byte(table.shades_wagons & ~(1 << card));
        table.at(shade).wagon = deck[card];
        play.reveal("CO-19.4e", say.shade_wagon, deck[card]);
        score(play, "CO-19.4e", play.edition().shade.wagon_points);
    }
    // CO-19.4f.
    static void fill_nearest_row(Play& play) {
        Table& table = play.table();
        Player& me = table.at(shade);
        for (int row = 0; row < play.game.numbers().rows; ++row) {
            int const dudes = play.edition().rows[row];
            if (table.rows[row] != nobody || me.lodge_dudes < dudes) continue;
            table.rows[row] = shade;
            add_to(me.lodge_dudes, -dudes);
            add_to(me.gunmen, dudes);
            return play.log("CO-19.4f", say.shade_row, row + 1, dudes);
        }
    }
    // Returns false if Shade has no Tent left, or no Land to pitch it on.
    static bool pitch(Play& play) {
        Player& me = play.table().at(shade);
        for (int land = 0; land < play.edition().land_count(); ++land) {
            if (!PitchOnLand::can(open(play, shade), land)) continue;
            --me.lodge_tents;
            set_bit(me.land_tents, land);
            play.log("CO-19.4f", say.shade_pitched, land);
            return true;
        }
        return false;
    }
};

}  // namespace motherlode::coloma
