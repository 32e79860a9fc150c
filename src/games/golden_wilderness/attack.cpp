// Rulebook p.16, "Attacking".

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {

Seat owner_of(Table const& table, TileId tile, Piece piece) {
    Site const& site = table.sites[tile];
    switch (piece) {
        case Piece::settlement: return site.owner;
        case Piece::mission: return site.marker == Marker::mission ? site.marker_owner : nobody;
        case Piece::presidio: return site.marker == Marker::presidio ? site.marker_owner : nobody;
        case Piece::any: break;
    }
    return nobody;
}

namespace {

// WI-4.6a, WI-4.6b.
template <class Visit>
void for_each_target(Table const& table, Seat attacker, Piece allowed, Visit visit) {
    for (int const tile : Bits{table.on_board}) {
        for (Piece const piece : {Piece::settlement, Piece::mission, Piece::presidio}) {
            if (allowed != Piece::any && allowed != piece) continue;
            Seat const owner = owner_of(table, static_cast<TileId>(tile), piece);
            if (owner == nobody || owner == attacker) continue;
            if (!is_protected(table, static_cast<TileId>(tile), piece)) visit(tile, piece);
        }
    }
}

void remove_piece(Play& play, Attack const& attack) {
    Table& table = play.table();
    play.tell("WI-4.6a", say::attack_succeeded, index(attack.attacker), index(attack.defender), attack.tile,
              index(attack.piece));
    if (attack.piece == Piece::settlement) {
        remove_settlement(play, attack.tile);
        return;
    }
    Site& site = table.sites[attack.tile];
    ++(site.marker == Marker::mission ? table.missions_left : table.presidios_left);
    site.marker = Marker::none;
    site.marker_owner = nobody;
}

}  // namespace

bool has_target(Position const& at, Piece piece) {
    bool found = false;
    for_each_target(at.table, at.seat, piece, [&](int, Piece) { found = true; });
    return found;
}

void begin_attack(Play& play, CardId card, int ability) {
    play.table().attack = {no_tile, Piece::any, play.active(), nobody,
                           1,       0,          card,          static_cast<std::uint8_t>(ability)};
    play.settle_first(Step::attack_target, play.active());
}

void target_choices(Position const& at, ActionList& list) {
    Attack const& attack = at.table.attack;
    auto const allowed = static_cast<Piece>(at.edition().people[attack.card].abilities[attack.ability].what);
    for_each_target(at.table, at.seat, allowed, [&](int tile, Piece piece) {
        list.push_back(pair_action(ActionKind::attack, tile, index(piece)));
    });
}

void attack_target(Play& play, Action action, TurnFrame const& frame) {
    Attack& attack = play.table().attack;
    attack.tile = action.arg(0);
    attack.piece = static_cast<Piece>(action.arg(1));
    attack.defender = owner_of(play.table(), attack.tile, attack.piece);
    play.tell("WI-4.6a", say::attacked, index(attack.attacker), index(attack.defender), attack.tile,
              index(attack.piece));
    pay_for_ability(play, frame.seat, attack.card,
                    play.edition().people[attack.card].abilities[attack.ability]);
    attack.card = no_card;
    // WI-4.6d, RULING wi-26: the attacker speaks first.
    play.settle_first(Step::contest, attack.attacker);
}

// WI-4.6e: any card in hand that shows swords or has an ability for them.
void sword_choices(Position const& at, ActionKind kind, ActionList& list) {
    at.hand.cards.for_each([&](int card) {
        if (at.table.used.contains(card)) return;
        Person const& person = at.edition().people[card];
        if (person.icons.swords > 0) list.push_back(pair_action(kind, card, 0));
        for (int i = 0; i < person.ability_count; ++i) {
            Ability const& ability = person.abilities[i];
            if (ability.effect != Effect::swords) continue;
            if (ability.cost != Cost::pesos || ability.pesos <= at.pesos())
                list.push_back(pair_action(kind, card, i + 1));
        }
    });
}

int play_swords(Play& play, Seat seat, CardId card, int way) {
    Person const& person = play.edition().people[card];
    if (way > 0) {
        pay_for_ability(play, seat, card, person.abilities[way - 1]);
        return person.abilities[way - 1].amount;
    }
    discard_person(play, seat, card);
    play.table().used.insert(card);
    return person.icons.swords;
}

void contest_choices(Position const& at, ActionList& list) {
    sword_choices(at, ActionKind::sword, list);
    list.push_back(plain_action(ActionKind::stop));
}

void contest(Play& play, Action action, TurnFrame const& frame) {
    Attack& attack = play.table().attack;
    bool const attacking = frame.seat == attack.attacker;
    if (kind_of(action) == ActionKind::sword) {
        int const swords = play_swords(play, frame.seat, action.arg(0), action.arg(1));
        std::uint8_t& side = attacking ? attack.strength : attack.defence;
        side = static_cast<std::uint8_t>(side + swords);
        play.tell("WI-4.6d", say::swords_added, index(frame.seat), swords, attack.strength, attack.defence);
        play.settle_first(Step::contest, frame.seat);
        return;
    }

    // WI-4.6c, RULING wi-26: who stops while behind has lost; else the other side may answer.
    bool const attack_leads = attack.strength > attack.defence;
    if (attacking == attack_leads) {
        play.settle_first(Step::contest, attacking ? attack.defender : attack.attacker);
        return;
    }
    Attack const done = attack;
    attack = {no_tile, Piece::any, nobody, nobody, 0, 0, no_card, 0};
    if (attack_leads)
        remove_piece(play, done);
    else
        play.tell("WI-4.6c", say::attack_failed, index(done.attacker), index(done.defender), done.tile,
                  index(done.piece));
}

}  // namespace motherlode::golden_wilderness
