// Chapter 19, "Solo against Shade". Shade never pays and never chooses.

#include <algorithm>

#include "games/coloma/effect_words.h"
#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

template <class Sink>
void score(Play<Sink>& play, std::string_view rule, int points) {
    play.table().at(shade).points += points;
    play.tell(rule, Message{say::shade_gained, points, counted(Thing::vp, points)});
}

// From the board, as far as it has any.
template <class Sink>
void gain_gold(Play<Sink>& play, std::string_view rule, int amount) {
    Table& table = play.table();
    int const gained = std::min<int>(amount, table.gold);
    table.gold -= gained;
    table.at(shade).gold = byte(table.at(shade).gold + gained);
    play.tell(rule, Message{say::shade_gained, gained, counted(Thing::gold, gained)});
}

template <class Sink>
void gain_horses(Play<Sink>& play, std::string_view rule, int amount) {
    Player& me = play.table().at(shade);
    int const gained = std::min(amount, play.edition().shade.most_horses - me.horses);
    me.horses = byte(me.horses + gained);
    play.tell(rule, Message{say::shade_gained, gained, counted(Thing::horse, gained)});
}

template <class Sink>
void take_leftmost_barrel(Play<Sink>& play) {
    Table& table = play.table();
    for (int space = 1; space <= max_stash_spaces; ++space) {
        if (table.stash[space - 1] == none) continue;
        int const before = table.outlaws;
        int const kind = Gains<Sink>::barrel_from_stash(play, space);
        ++table.at(shade).barrels[kind];
        play.tell("CO-19.4b", Message{say::shade_barrel, kind, table.outlaws - before});
        Gains<Sink>::refill_stash(play);
        return;
    }
}

// CO-19.4c. Shade's Rivers are only counted; the bits fill from the lowest.
template <class Sink>
void river_or_bridge(Play<Sink>& play) {
    Table& table = play.table();
    Player& me = table.at(shade);
    if (me.river_count() < play.edition().shade.most_rivers) {
        me.rivers = byte(me.rivers << 1 | 1);
        play.tell("CO-19.4c", Message{say::shade_river});
        return;
    }
    for (int stack = 0; stack < bridge_stacks; ++stack) {
        if (table.bridges_left[stack] == 0) continue;
        --table.bridges_left[stack];
        play.tell("CO-19.4c", Message{say::shade_bridge, table.bridge_kinds[stack]});
        score(play, "CO-19.4c", play.edition().shade.bridge_points);
        return;
    }
}

// CO-19.4e.
template <class Sink>
void send_wagon(Play<Sink>& play) {
    Table& table = play.table();
    auto const& deck = play.edition().shade.wagon_deck;
    if (table.shades_wagons == 0) table.shades_wagons = byte((1 << deck.size()) - 1);
    unsigned left = table.shades_wagons;
    for (int skip = play.lot(std::popcount(left)); skip > 0; --skip) left &= left - 1;
    int const card = std::countr_zero(left);
    table.shades_wagons = byte(table.shades_wagons & ~(1 << card));
    table.at(shade).wagon = deck[static_cast<std::size_t>(card)];
    play.reveal("CO-19.4e", Message{say::shade_wagon, table.at(shade).wagon});
    score(play, "CO-19.4e", play.edition().shade.wagon_points);
}

// CO-19.4f.
template <class Sink>
void fill_nearest_row(Play<Sink>& play) {
    Table& table = play.table();
    Player& me = table.at(shade);
    for (int row = 0; row < play.game.numbers().rows; ++row) {
        int const dudes = play.edition().rows[static_cast<std::size_t>(row)];
        if (table.rows[row] != nobody || me.lodge_dudes < dudes) continue;
        table.rows[row] = shade;
        me.lodge_dudes = byte(me.lodge_dudes - dudes);
        me.gunmen = byte(me.gunmen + dudes);
        play.tell("CO-19.4f", Message{say::shade_row, row + 1, dudes});
        return;
    }
}

// False where there is no Tent, or no Land for it.
template <class Sink>
bool pitch(Play<Sink>& play) {
    Player& me = play.table().at(shade);
    if (me.lodge_tents == 0) return false;
    auto const& lands = play.edition().lands;
    for (std::size_t land = 0; land < lands.size(); ++land) {
        auto const& towns = lands[land].towns;
        bool const borders = std::find(towns.begin(), towns.end(), me.wagon) != towns.end();
        if (!borders || (me.land_tents >> land & 1U) != 0) continue;
        --me.lodge_tents;
        me.land_tents |= byte(1 << land);
        play.tell("CO-19.4f", Message{say::shade_pitched, static_cast<int>(land)});
        return true;
    }
    return false;
}

template <class Sink>
void perform(Play<Sink>& play, int base, int part) {
    ShadeNumbers const& numbers = play.edition().shade;
    Table& table = play.table();
    switch (base) {
        case 0: gain_gold(play, "CO-19.4b", 1); return;
        case 1: river_or_bridge(play); return;
        case 2:
            if (part == common && table.hotels_left > 0) {
                --table.hotels_left;
                ++table.at(shade).hotels;
                play.tell("CO-19.4d", Message{say::shade_hotel});
            } else {
                score(play, "CO-19.4d", numbers.building_points);
            }
            return;
        case 3: send_wagon(play); return;
        case 4:
            if (part == common) {
                fill_nearest_row(play);
                pitch(play);
            } else if (!pitch(play)) {
                score(play, "CO-19.4f", numbers.tent_points);
            }
            return;
        default:
            if (part == common)
                gain_horses(play, "CO-19.4b", 1);
            else
                take_leftmost_barrel(play);
            return;
    }
}

}  // namespace

// CO-19.3a: by what the Event gives, so that another edition keeps its sense.
template <class Sink>
void Solo<Sink>::event(Play<Sink>& play, int site) {
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
        me.gold = byte(me.gold - spends);
        play.table().cart += spends;
        play.tell("CO-19.3a", Message{say::shade_spent, spends});
        score(play, "CO-19.3a", spends * numbers.event_points);
    }
}

// CO-19.4a.
template <class Sink>
void Solo<Sink>::turn(Play<Sink>& play, int site) {
    play.tell("CO-19.4a", Message{say::shade_turn, site});
    std::array<Performance, 2> const performances = performances_at(play.game, play.table(), site);
    for (int part = 0; part < 2; ++part)
        if (performances[part].base != no_site) perform(play, performances[part].base, part);
}

// CO-19.5a: points, Gold and Horses of the tier, nothing else.
template <class Sink>
void Solo<Sink>::tier(Play<Sink>& play, EffectId id, int place) {
    play.tell("CO-19.5a", Message{say::shade_tier, place});
    for (Act const& act : play.edition().effect(id).acts) {
        if (act.verb != Verb::gain) continue;
        if (act.thing == Thing::vp) score(play, "CO-19.5a", act.amount);
        if (act.thing == Thing::gold) gain_gold(play, "CO-19.5a", act.amount);
        if (act.thing == Thing::horse) gain_horses(play, "CO-19.5a", act.amount);
    }
}

template struct Solo<NoEvents>;
template struct Solo<EventLog>;

}  // namespace motherlode::coloma
