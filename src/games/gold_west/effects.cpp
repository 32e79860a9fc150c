// Manual 5, "Investments": the cards' abilities, and the Trading Posts. Each is a small decision of its own
// that waits in front of the turn (RULING gw-6).

#include "games/gold_west/play.h"

namespace motherlode::gold_west {
namespace {

HexSet own_camps(Table const& table) { return table.active().buildings - table.active().settlements; }

bool any_free_space(Game const& game, Table const& table, FreeToken where) {
    for (int space = 0; space < spaces; ++space)
        if (can_place_free(game, table, space, where)) return true;
    return false;
}

bool any_track_open(Game const& game, Table const& table) {
    for (int metal = 0; metal < metals; ++metal)
        if (can_ship(game, table, metal_at(metal))) return true;
    return false;
}

FreeToken free_token_of(TurnFrame const& frame) { return static_cast<FreeToken>(frame.args[1]); }

// GW-5.3d: is there anything left that the ability could be carried out on?
bool has_target(Game const& game, Table const& table, Step step, FreeToken where) {
    switch (step) {
        case Step::place_influence_token: return any_free_space(game, table, where);
        case Step::look: return !can_look_at(table).empty();
        case Step::advance_stagecoach: return any_track_open(game, table);
        case Step::upgrade_camp: return !own_camps(table).empty();
        default: return true;
    }
}

// Has the active player decide `left` more times, as far as possible.
template <class Sink>
bool settle(Play<Sink>& play, Step step, int left, FreeToken where = {}) {
    Table& table = play.table();
    if (left == 0 || !has_target(play.game, table, step, where)) return false;
    table.progress.settle_first(step, table.active_player,
                                {static_cast<std::uint8_t>(left), static_cast<std::uint8_t>(where)});
    return true;
}

template <class Sink>
bool wait_for(Play<Sink>& play, Card const& card) {
    switch (card.effect) {
        case Effect::token_on_occupied:
            return settle(play, Step::place_influence_token, card.amount, FreeToken::on_occupied);
        case Effect::token_on_unoccupied:
            return settle(play, Step::place_influence_token, card.amount, FreeToken::on_unoccupied);
        case Effect::look: return settle(play, Step::look, card.amount);
        case Effect::ship: return settle(play, Step::advance_stagecoach, card.amount);
        case Effect::upgrade: return settle(play, Step::upgrade_camp, card.amount);
        case Effect::gain: return settle(play, Step::gain_resource, card.amount);
        default: return true;
    }
}

void store_choices(ActionList& list, Resource resource) {
    for (int bin = 0; bin < bins; ++bin) list.push_back(store_action(resource, bin));
}

}  // namespace

bool can_place_free(Game const& game, Table const& table, int space, FreeToken where) {
    if (where == FreeToken::on_unoccupied) return !is_occupied(game, table, space);
    for (int seat = 0; seat < game.players(); ++seat)
        if (seat != index(table.active_player) && table.players[seat].boomtown[space] > 0) return true;
    return false;
}

// GW-5.3i: face down, and not seen by the player.
HexSet can_look_at(Table const& table) {
    HexSet unseen = table.face_down;
    for (HexId const hex : table.active().looked) unseen.remove(hex);
    return unseen;
}

// "Resolve any special ability immediately".
template <class Sink>
void resolve_ability(Play<Sink>& play, int number) {
    Card const& card = play.edition().cards[number];
    if (card.effect == Effect::influence) {
        std::uint8_t& influence = play.player().influence[index(card.terrain)];
        influence = static_cast<std::uint8_t>(influence + card.amount);
        play.tell("GW-5.3f", Message{say::influence_gained, play.seat(), index(card.terrain), card.amount});
    } else if (!wait_for(play, card)) {
        play.tell("GW-5.3d", Message{say::no_target, play.seat(), number});
    }
}

void place_influence_token_choices(Position const& at, ActionList& list) {
    FreeToken const where = free_token_of(at.table.progress.waiting.back());
    for (int space = 0; space < spaces; ++space)
        if (can_place_free(at.game, at.table, space, where)) list.push_back(boomtown_action(space));
}

void look_choices(Position const& at, ActionList& list) {
    for (HexId const hex : can_look_at(at.table)) list.push_back(look_action(hex));
}

void advance_stagecoach_choices(Position const& at, ActionList& list) {
    for (int metal = 0; metal < metals; ++metal)
        if (can_ship(at.game, at.table, metal_at(metal))) list.push_back(ship_action(metal_at(metal)));
}

void upgrade_camp_choices(Position const& at, ActionList& list) {
    for (HexId const hex : own_camps(at.table)) list.push_back(upgrade_action(hex));
}

void gain_resource_choices(Position const&, ActionList& list) {
    for (int resource = 0; resource < resources; ++resource) store_choices(list, resource_at(resource));
}

void trading_post_choices(Position const& at, ActionList& list) {
    Goods const& offered = at.game.edition().singles[at.table.single].goods;
    for (int resource = 0; resource < resources; ++resource) {
        if (offered[resource_at(resource)] == 0) continue;
        list.push_back(keep_action(resource_at(resource)));
        store_choices(list, resource_at(resource));
    }
}

// GW-5.3g, GW-5.3h.
template <class Sink>
void place_influence_token(Play<Sink>& play, Action action, TurnFrame const& frame) {
    bool const occupied = free_token_of(frame) == FreeToken::on_occupied;
    put_influence_token(play, space_of(action), occupied ? "GW-5.3h" : "GW-5.3g");
}

// GW-5.3i.
template <class Sink>
void look(Play<Sink>& play, Action action, TurnFrame const& frame) {
    HexId const hex = hex_of(action);
    TokenId const token = play.state.secret.tokens[hex];
    play.player().looked.push_back(hex);
    play.state.hands[play.seat()].seen.push_back(token);
    play.tell("GW-5.3i", Message{say::looked, play.seat(), hex});
    play.show("GW-9.1b", Message{say::seen, play.seat(), hex, token});
    settle(play, Step::look, frame.args[0] - 1);
}

// GW-5.3j.
template <class Sink>
void advance_stagecoach(Play<Sink>& play, Action action, TurnFrame const& frame) {
    move_stagecoach(play, resource_of(action), "GW-5.3j");
    settle(play, Step::advance_stagecoach, frame.args[0] - 1);
}

// GW-5.3k.
template <class Sink>
void upgrade_camp(Play<Sink>& play, Action action, TurnFrame const& frame) {
    HexId const hex = hex_of(action);
    play.player().settlements.add(hex);
    play.tell("GW-5.3k", Message{say::upgraded, play.seat(), hex});
    int const terrain = terrain_of(play.table(), hex);
    ++play.player().influence[terrain];
    play.tell("GW-5.3k", Message{say::influence_gained, play.seat(), terrain, 1});
    settle(play, Step::upgrade_camp, frame.args[0] - 1);
}

// GW-5.3l: no bin points.
template <class Sink>
void gain_resource(Play<Sink>& play, Action action, TurnFrame const& frame) {
    int const bin = bin_of(action);
    ++play.player().supply[bin][resource_of(action)];
    play.tell("GW-5.3l", Message{say::stored, play.seat(), index(resource_of(action)), bin + 1, 0});
    settle(play, Step::gain_resource, frame.args[0] - 1);
}

// GW-8.2d.
template <class Sink>
void trading_post(Play<Sink>& play, Action action, TurnFrame const&) {
    Player& player = play.player();
    Resource const resource = resource_of(action);
    if (kind_of(action) == ActionKind::keep) {
        ++play.table().usage_area[resource];
        play.tell("GW-8.2d", Message{say::kept, play.seat(), index(resource)});
        return;
    }
    int const bin = bin_of(action);
    int const points = play.edition().bin_points[bin];
    ++player.supply[bin][resource];
    player.stored = static_cast<std::uint8_t>(player.stored + points);
    play.tell("GW-8.2d", Message{say::stored, play.seat(), index(resource), bin + 1, points});
}

template void resolve_ability(Play<NoEvents>&, int);
template void resolve_ability(Play<EventLog>&, int);
template void place_influence_token(Play<NoEvents>&, Action, TurnFrame const&);
template void place_influence_token(Play<EventLog>&, Action, TurnFrame const&);
template void look(Play<NoEvents>&, Action, TurnFrame const&);
template void look(Play<EventLog>&, Action, TurnFrame const&);
template void advance_stagecoach(Play<NoEvents>&, Action, TurnFrame const&);
template void advance_stagecoach(Play<EventLog>&, Action, TurnFrame const&);
template void upgrade_camp(Play<NoEvents>&, Action, TurnFrame const&);
template void upgrade_camp(Play<EventLog>&, Action, TurnFrame const&);
template void gain_resource(Play<NoEvents>&, Action, TurnFrame const&);
template void gain_resource(Play<EventLog>&, Action, TurnFrame const&);
template void trading_post(Play<NoEvents>&, Action, TurnFrame const&);
template void trading_post(Play<EventLog>&, Action, TurnFrame const&);

}  // namespace motherlode::gold_west
