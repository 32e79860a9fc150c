// Manual 5, "Step 3: Build or Loot" and "Completing the Build Action".

#include "games/gold_west/play.h"

namespace motherlode::gold_west {
namespace {

template <class Sink>
void gain_influence(Play<Sink>& play, int terrain, int amount, std::string_view rule) {
    std::uint8_t& influence = play.player().influence[terrain];
    influence = static_cast<std::uint8_t>(influence + amount);
    play.tell(rule, Message{say::influence_gained, play.seat(), terrain, amount});
}

// "Build a Camp".
template <class Sink>
void build_camp(Play<Sink>& play, Resource price) {
    HexId const hex = play.table().chosen;
    int const terrain = terrain_of(play.table(), hex);
    --play.table().usage_area[price];
    play.player().buildings.add(hex);
    play.tell("GW-5.7a", Message{say::camp_built, play.seat(), hex, terrain, index(price)});
    gain_influence(play, terrain, 1, "GW-5.7b");
}

// "Build a Settlement".
template <class Sink>
void build_settlement(Play<Sink>& play) {
    HexId const hex = play.table().chosen;
    int const terrain = terrain_of(play.table(), hex);
    --play.table().usage_area[Resource::wood];
    --play.table().usage_area[Resource::stone];
    play.player().buildings.add(hex);
    play.player().settlements.add(hex);
    play.tell("GW-5.8a", Message{say::settlement_built, play.seat(), hex, terrain});
    gain_influence(play, terrain, 2, "GW-5.8b");
}

// "Loot". The point is lost by the camp in the Wanted area; see Source::looting.
template <class Sink>
void loot(Play<Sink>& play) {
    HexId const hex = play.table().chosen;
    ++play.player().wanted;
    play.table().looted.add(hex);
    play.tell("GW-5.9b", Message{say::looted, play.seat(), hex, terrain_of(play.table(), hex),
                                 play.edition().loot_penalty});
}

// GW-5.10a: the neighbours come to light.
template <class Sink>
void reveal_neighbours(Play<Sink>& play, HexId hex) {
    Table& table = play.table();
    HexSet const fresh = play.game.board().neighbours[hex] & table.face_down;
    table.face_down = table.face_down - fresh;
    table.revealed = table.revealed | fresh;
    for (HexId const neighbour : fresh) {
        table.tokens[neighbour] = play.state.secret.tokens[neighbour];
        play.reveal("GW-5.10a", Message{say::revealed, neighbour, table.tokens[neighbour]});
    }
}

template <class Sink>
void take_token(Play<Sink>& play, Action way) {
    Table& table = play.table();
    // GW-7.5a: every way takes a camp.
    --play.player().camps;
    table.revealed.remove(table.chosen);
    switch (kind_of(way)) {
        case ActionKind::camp: build_camp(play, resource_of(way)); break;
        case ActionKind::settlement: build_settlement(play); break;
        default: loot(play);
    }
    reveal_neighbours(play, table.chosen);
    play.go_to(Step::place_resources);
}

}  // namespace

int terrain_of(Table const& table, HexId hex) {
    int terrain = 0;
    while (!table.terrain[terrain].contains(hex)) ++terrain;
    return terrain;
}

// GW-5.6a, GW-5.6b: any revealed token.
void choose_token_choices(Position const& at, ActionList& list) {
    for (HexId const hex : at.table.revealed) list.push_back(token_action(hex));
}

void build_or_loot_choices(Position const& at, ActionList& list) {
    bool const wood = at.table.usage_area[Resource::wood] > 0;
    bool const stone = at.table.usage_area[Resource::stone] > 0;
    if (wood) list.push_back(camp_action(Resource::wood));
    if (stone) list.push_back(camp_action(Resource::stone));
    if (wood && stone) list.push_back(settlement_action());
    list.push_back(loot_action());
}

// GW-5.10b: one bin for all of them.
void place_resources_choices(Position const&, ActionList& list) {
    for (int bin = 0; bin < bins; ++bin) list.push_back(bin_action(bin));
}

template <class Sink>
void choose_token(Play<Sink>& play, Action action, TurnFrame const&) {
    Table& table = play.table();
    table.chosen = hex_of(action);
    // GW-5.1e, GW-5.1g: without wood and stone there is nothing to choose.
    if (!can_build(table)) take_token(play, loot_action());
}

template <class Sink>
void build_or_loot(Play<Sink>& play, Action action, TurnFrame const&) {
    take_token(play, action);
}

template <class Sink>
void place_resources(Play<Sink>& play, Action action, TurnFrame const&) {
    Table& table = play.table();
    Player& player = play.player();
    TokenId const token = table.tokens[table.chosen];
    int const bin = bin_of(action);
    int const points = play.edition().bin_points[bin];
    player.supply[bin].add(play.edition().tokens[token].goods);
    player.stored = static_cast<std::uint8_t>(player.stored + points);
    table.chosen = no_hex;
    play.tell("GW-5.10c", Message{say::resources_placed, play.seat(), token, bin + 1, points});
}

template void choose_token(Play<NoEvents>&, Action, TurnFrame const&);
template void choose_token(Play<EventLog>&, Action, TurnFrame const&);
template void build_or_loot(Play<NoEvents>&, Action, TurnFrame const&);
template void build_or_loot(Play<EventLog>&, Action, TurnFrame const&);
template void place_resources(Play<NoEvents>&, Action, TurnFrame const&);
template void place_resources(Play<EventLog>&, Action, TurnFrame const&);

}  // namespace motherlode::gold_west
