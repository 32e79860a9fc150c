#pragma once

#include <algorithm>

#include "games/golden_wilderness/rules/attacking.h"
#include "games/golden_wilderness/rules/exploring.h"
#include "games/golden_wilderness/rules/missions.h"

// Rulebook p.15, "Icons", p.16, "Abilities", and p.17, "Affecting Discarded Cards".
namespace motherlode::golden_wilderness {

// WI-4.2a: the player discards the card and gets its icons.
struct PlayIcons : TurnMove<ActionKind::icons> {
    static Reason refusal(Position const& at, Action action) {
        int const card = action.arg(0);
        if (Reason reason = refuse_card(at, card)) return reason;
        if (at.edition().people[card].icons == Icons{}) return refuse("WI-4.2a", say.no_icons, card);
        return {};
    }
    static void perform(Play& play, Action action) {
        CardId const card = action.arg(0);
        Icons const& shown = play.edition().people[card].icons;
        Icons& icons = play.table().icons;
        discard_person(play, play.actor, card);
        play.table().used.insert(card);
        add_icons(icons.population, shown.population);
        add_icons(icons.crosses, shown.crosses);
        add_icons(icons.swords, shown.swords);
        play.log("WI-4.2a", say.icons_played, play.actor, shown.population, shown.crosses, shown.swords);
    }
};

// WI-4.4a: a card is used for one of its abilities.
struct UseAbility : TurnMove<ActionKind::use> {
    // WI-4.4e: an ability must have an effect. WI-4.4f: votes and support have one only in elections.
    static bool has_effect(Open const& at, Ability const& ability) {
        switch (ability.effect) {
            case Effect::explore_coastal: return remaining_tiles(at.table, 0) > 0;
            case Effect::explore_inland: return remaining_tiles(at.table, 1) > 0;
            case Effect::attack:
                return has_target(at, static_cast<Piece>(ability.what), [](int, Piece) { return true; });
            case Effect::take: return !at.table.discards[ability.what].empty();
            case Effect::draw: return can_draw(at.table, static_cast<Deck>(ability.what));
            case Effect::build_mission: return has_site(at.table, Marker::mission);
            case Effect::build_presidio: return has_site(at.table, Marker::presidio);
            case Effect::votes:
            case Effect::support: return false;
            default: return true;
        }
    }
    static Message describe(Open const&, Action action) {
        return Message{say.action_use, action.arg(0), ability_number(action.arg(0), action.arg(1))};
    }
    static Reason refusal(Position const& at, Action action) {
        int const card = action.arg(0);
        if (Reason reason = refuse_card(at, card)) return reason;
        Ability const& ability = at.edition().people[card].abilities[action.arg(1)];
        if (ability.effect == Effect::votes || ability.effect == Effect::support)
            return refuse("WI-4.4f", say.only_in_elections, card);
        if (!can_pay(at, ability)) return refuse("WI-4.4b", say.too_few_pesos, ability.pesos);
        if (!has_effect(at, ability)) return refuse("WI-4.4e", say.no_effect, card);
        return {};
    }
    static void perform(Play& play, Action action) {
        CardId const card = action.arg(0);
        int const which = action.arg(1);
        Ability const& ability = play.edition().people[card].abilities[which];
        play.reveal("WI-4.4a", say.ability_used, play.actor, card, ability_number(card, which));
        know_person(play, play.actor, card);
        switch (ability.effect) {
            // These ask for a target or site first, and are paid for once it is decided.
            case Effect::attack: return begin_attack(play, card, which);
            case Effect::build_mission: return begin_building(play, Marker::mission, card, which);
            case Effect::build_presidio: return begin_building(play, Marker::presidio, card, which);
            case Effect::explore_coastal:
            case Effect::explore_inland:
                pay_for_ability(play, play.actor, card, which);
                return begin_exploring(play, ability.effect == Effect::explore_inland ? 1 : 0,
                                       ability.amount);
            default: break;
        }
        // WI-4.7a: the effect happens before the card itself is discarded.
        take_effect(play, ability);
        pay_for_ability(play, play.actor, card, which);
    }
    // WI-4.4h.
    static void take_effect(Play& play, Ability const& ability) {
        Icons& icons = play.table().icons;
        switch (ability.effect) {
            case Effect::take: return take_discard(play, static_cast<Deck>(ability.what));
            case Effect::draw:
                for (int i = 0; i < ability.amount; ++i)
                    draw_person(play, play.actor, static_cast<Deck>(ability.what), "WI-4.4h");
                return;
            case Effect::gain:
                earn(play, play.actor, ability.amount);
                return play.log("WI-4.4h", say.pesos_gained, play.actor, ability.amount);
            case Effect::population: return add_icons(icons.population, ability.amount);
            case Effect::crosses: return add_icons(icons.crosses, ability.amount);
            case Effect::swords: return add_icons(icons.swords, ability.amount);
            default: return;
        }
    }
    // WI-4.7a.
    static void take_discard(Play& play, Deck deck) {
        CardId const card = play.table().discards[index(deck)].pop_back();
        into_hand(play, play.actor, card);
        know_person(play, play.actor, card);
        play.log("WI-4.7a", say.discard_taken, play.actor, card);
    }
};

inline void list_cards(Position const& at, ActionList& list) {
    at.hand.cards.for_each([&](int card) {
        if (at.table.used.contains(card)) return;
        Person const& person = at.edition().people[card];
        if (person.icons != Icons{}) list.push_back(make_action(ActionKind::icons, card));
        for (int which = 0; which < person.ability_count; ++which)
            if (can_pay(at, person.abilities[which]) && UseAbility::has_effect(at, person.abilities[which]))
                list.push_back(make_action(ActionKind::use, card, which));
    });
}

}  // namespace motherlode::golden_wilderness
