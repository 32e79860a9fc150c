// Rulebook p.15, "Icons", p.16, "Abilities", and p.17, "Affecting discarded cards".

#include <algorithm>

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {
namespace {

void add(std::uint8_t& icons, int amount) {
    icons = static_cast<std::uint8_t>(std::min(icons + amount, 200));
}

int tiles_left(Table const& table, int inland) {
    return table.tiles_hidden[inland] + table.tiles_under[inland].size();
}

// WI-4.4e: only what would change something.
bool has_effect(Position const& at, Ability const& ability) {
    switch (ability.effect) {
        case Effect::explore_coastal: return tiles_left(at.table, 0) > 0;
        case Effect::explore_inland: return tiles_left(at.table, 1) > 0;
        case Effect::attack: return has_target(at, static_cast<Piece>(ability.what));
        case Effect::take: return !at.table.discards[ability.what].empty();
        case Effect::draw: return can_draw(at.table, static_cast<Deck>(ability.what));
        case Effect::build_mission: return can_build(at, Marker::mission);
        case Effect::build_presidio: return can_build(at, Marker::presidio);
        case Effect::votes:
        case Effect::support: return false;  // only in an election: politics.cpp
        default: return true;
    }
}

}  // namespace

bool can_use(Position const& at, CardId card, int ability) {
    Ability const& it = at.edition().people[card].abilities[ability];
    if (it.cost == Cost::pesos && it.pesos > at.pesos()) return false;
    return has_effect(at, it);
}

// WI-4.2a, WI-4.4a.
void card_choices(Position const& at, ActionList& list) {
    at.hand.cards.for_each([&](int card) {
        if (at.table.used.contains(card)) return;
        Person const& person = at.edition().people[card];
        if (person.icons != Icons{}) list.push_back(number_action(ActionKind::icons, card));
        for (int ability = 0; ability < person.ability_count; ++ability)
            if (can_use(at, static_cast<CardId>(card), ability))
                list.push_back(pair_action(ActionKind::use, card, ability));
    });
}

void play_icons(Play& play, CardId card) {
    Table& table = play.table();
    Icons const& icons = play.edition().people[card].icons;
    discard_person(play, play.active(), card);
    table.used.insert(card);
    add(table.icons.population, icons.population);
    add(table.icons.crosses, icons.crosses);
    add(table.icons.swords, icons.swords);
    play.tell("WI-4.2a", say::icons_played, index(play.active()), icons.population, icons.crosses,
              icons.swords);
}

// WI-4.4b to WI-4.4d.
void pay_for_ability(Play& play, Seat seat, CardId card, Ability const& ability) {
    if (ability.cost != Cost::pesos) play.table().used.insert(card);
    switch (ability.cost) {
        case Cost::show: show_person(play, seat, card); break;
        case Cost::discard: discard_person(play, seat, card); break;
        case Cost::trash: trash_person(play, seat, card); break;
        case Cost::pesos:
            show_person(play, seat, card);
            play.pay(seat, ability.pesos);
            break;
    }
}

void use_ability(Play& play, CardId card, int which) {
    Table& table = play.table();
    Seat const seat = play.active();
    Ability const& ability = play.edition().people[card].abilities[which];
    play.reveal("WI-4.4a", say::ability_used, index(seat), card, card * (max_abilities + 1) + which);
    know_person(play, seat, card);

    // These choose first what they are used on, and are paid for when that is settled.
    if (ability.effect == Effect::attack) return begin_attack(play, card, which);
    if (ability.effect == Effect::build_mission) return begin_building(play, Marker::mission, card, which);
    if (ability.effect == Effect::build_presidio) return begin_building(play, Marker::presidio, card, which);

    // WI-4.7a: the effect comes before the card reaches the discards.
    switch (ability.effect) {
        case Effect::take: take_discard(play, seat, static_cast<Deck>(ability.what)); break;
        case Effect::draw:
            for (int i = 0; i < ability.amount; ++i)
                draw_person(play, seat, static_cast<Deck>(ability.what), "WI-4.4h");
            break;
        case Effect::gain:
            play.earn(seat, ability.amount);
            play.tell("WI-4.4h", say::pesos_gained, index(seat), ability.amount);
            break;
        case Effect::population: add(table.icons.population, ability.amount); break;
        case Effect::crosses: add(table.icons.crosses, ability.amount); break;
        case Effect::swords: add(table.icons.swords, ability.amount); break;
        default: break;
    }
    pay_for_ability(play, seat, card, ability);
    if (ability.effect == Effect::explore_coastal) begin_exploring(play, false, ability.amount);
    if (ability.effect == Effect::explore_inland) begin_exploring(play, true, ability.amount);
}

}  // namespace motherlode::golden_wilderness
