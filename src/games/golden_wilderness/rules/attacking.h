#pragma once

#include "games/golden_wilderness/rules/settlements.h"

// Rulebook p.16, "Attacking".
namespace motherlode::golden_wilderness {

// ---- Swords ----

// WI-4.6e: a player can play a card in hand that has sword icons or an ability for swords. Way 0 uses its
// icons, way 1 its first ability.
template <ActionKind of, Level from>
struct PlaySwords : Move<of, from> {
    static bool can(Open const& at, Person const& person, int way) {
        if (way == 0) return person.icons.swords > 0;
        Ability const& ability = person.abilities[way - 1];
        return ability.effect == Effect::swords && can_pay(at, ability);
    }
    static void list(Position const& at, ActionList& list) {
        at.hand.cards.for_each([&](int card) {
            if (at.table.used.contains(card)) return;
            Person const& person = at.edition().people[card];
            for (int way = 0; way <= person.ability_count; ++way)
                if (can(at, person, way)) list.push_back(make_action(of, card, way));
        });
    }
    static Refusal why_not(Position const& at, Action action) {
        if (Reason reason = refuse_card(at, action.arg(0))) return *reason;
        return refuse("WI-4.2a", say.no_icons, action.arg(0));
    }
    // Returns the number of swords.
    static int play_card(Play& play, Action action) {
        CardId const card = action.arg(0);
        int const way = action.arg(1);
        Person const& person = play.edition().people[card];
        if (way > 0) {
            pay_for_ability(play, play.actor, card, way - 1);
            return person.abilities[way - 1].amount;
        }
        discard_person(play, play.actor, card);
        play.table().used.insert(card);
        return person.icons.swords;
    }
};

// ---- Attacks ----

// WI-4.6a, WI-4.6b: calls `accept` for each legal target until it returns true.
template <class Accept>
bool has_target(Open const& at, Piece allowed, Accept accept) {
    for (int const tile : Bits{at.table.on_board}) {
        for (Piece const piece : {Piece::settlement, Piece::mission, Piece::presidio}) {
            if (allowed != Piece::any && allowed != piece) continue;
            Seat const owner = owner_of(at.table, byte(tile), piece);
            if (owner == nobody || owner == at.seat) continue;
            if (!is_protected(at.table, byte(tile), piece) && accept(tile, piece)) return true;
        }
    }
    return false;
}

// WI-4.6c: an attack starts with strength 1.
inline void begin_attack(Play& play, CardId card, int ability) {
    play.table().attack = {no_tile, Piece::any, play.actor, nobody, 1, 0, card, byte(ability)};
    play.ask<ChooseTarget>(play.actor);
}

// WI-4.6a: the card says which pieces it can attack.
struct ChooseTarget : Move<ActionKind::attack> {
    static constexpr StepInfo info{
        .name = "attack_target", .rule = {"WI-4.6a"}, .heading = "Attacking", .prompt = &say.prompt_target};
    using Moves = MoveList<ChooseTarget>;

    static Piece allowed(Open const& at) {
        Attack const& attack = at.table.attack;
        return static_cast<Piece>(at.edition().people[attack.card].abilities[attack.ability].what);
    }
    static void list(Position const& at, ActionList& list) {
        has_target(at, allowed(at), [&](int tile, Piece piece) {
            list.push_back(make_action(kind, tile, piece));
            return false;
        });
    }
    static Refusal why_not(Position const& at, Action action) {
        TileId const tile = action.arg(0);
        auto const piece = static_cast<Piece>(action.arg(1));
        Seat const owner = has_tile(at.table.on_board, tile) ? owner_of(at.table, tile, piece) : nobody;
        if (owner == nobody) return refuse("WI-4.6a", say.nothing_to_attack, tile);
        if (allowed(at) != Piece::any && allowed(at) != piece) return refuse("WI-4.6a", say.not_its_target);
        if (owner == at.seat) return refuse("WI-4.6a", say.own_piece);
        return refuse("WI-4.6b", say.protected_by_presidio, tile);
    }
    static void perform(Play& play, Action action) {
        Attack& attack = play.table().attack;
        attack.tile = action.arg(0);
        attack.piece = static_cast<Piece>(action.arg(1));
        attack.defender = owner_of(play.table(), attack.tile, attack.piece);
        play.log("WI-4.6a", say.attacked, attack.attacker, attack.defender, attack.tile, attack.piece);
        pay_for_ability(play, play.actor, attack.card, attack.ability);
        attack.card = no_card;
        // WI-4.6d, RULING wi-26: the attacker acts first.
        play.ask<Contest>(attack.attacker);
    }
};

struct AddSwords : PlaySwords<ActionKind::sword, Level::standard> {
    static void perform(Play& play, Action action) {
        Attack& attack = play.table().attack;
        int const swords = play_card(play, action);
        add_icons(play.actor == attack.attacker ? attack.strength : attack.defence, swords);
        play.log("WI-4.6d", say.swords_added, play.actor, swords, attack.strength, attack.defence);
        play.ask<Contest>(play.actor);
    }
};

// WI-4.6c, WI-4.6d, RULING wi-26: what happens if this seat stops. The attacker loses without a lead, the
// defender if behind. Otherwise the opponent may answer.
enum class IfStopped : std::uint8_t { answers, fails, loses };
inline IfStopped if_stopped(Attack const& attack, Seat seat) {
    bool const attack_leads = attack.strength > attack.defence;
    if ((seat == attack.attacker) == attack_leads) return IfStopped::answers;
    return attack_leads ? IfStopped::loses : IfStopped::fails;
}

struct StopFighting : Move<ActionKind::stop> {
    static void list(Position const&, ActionList& list) { list.push_back(make_action(kind)); }
    static void perform(Play& play, Action) {
        Attack const attack = play.table().attack;
        IfStopped const end = if_stopped(attack, play.actor);
        if (end == IfStopped::answers)
            return play.ask<Contest>(play.actor == attack.attacker ? attack.defender : attack.attacker);
        bool const attack_leads = end == IfStopped::loses;
        play.table().attack = no_attack;
        play.log(attack_leads ? "WI-4.6a" : "WI-4.6c",
                 attack_leads ? say.attack_succeeded : say.attack_failed, attack.attacker, attack.defender,
                 attack.tile, attack.piece);
        if (attack_leads) remove_piece(play, attack);
    }
    static void remove_piece(Play& play, Attack const& attack) {
        if (attack.piece == Piece::settlement) {
            remove_settlement(play, attack.tile);
            return return_idle_industry(play, attack.defender, terrain_of(play.edition(), attack.tile));
        }
        Table& table = play.table();
        Site& site = table.sites[attack.tile];
        ++(site.marker == Marker::mission ? table.missions_left : table.presidios_left);
        site.marker = Marker::none;
        site.marker_owner = nobody;
    }
};

struct Contest {
    static constexpr StepInfo info{.name = "contest", .rule = {"WI-4.6d"}, .heading = "Attacking"};
    using Moves = MoveList<AddSwords, StopFighting>;

    static Message prompt(Open const& at) {
        Attack const& attack = at.table.attack;
        return Message{say.prompt_contest, at.seat, attack.tile, attack.strength, attack.defence};
    }
};

}  // namespace motherlode::golden_wilderness
