// How a state is hashed and checked.

#include <algorithm>

#include "games/golden_wilderness/game.h"
#include "kernel/hash.h"

namespace motherlode::golden_wilderness {
namespace {

class StateHash {
public:
    void add(int number) { hasher_.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(number))); }
    template <class Enum>
    requires std::is_enum_v<Enum>
    void add(Enum value) { add(static_cast<int>(value)); }
    void add(TileSet const& set) { hasher_.add(std::uint64_t{set}); }
    void add(CardSet const& set) {
        hasher_.add(set.low());
        hasher_.add(set.high());
    }
    void add(Hex hex) { add(place_of(hex)); }
    void add(Good good) {
        add(good.ware);
        add(int{good.what});
    }
    void add(Offer const& offer) {
        all(offer.to, int{offer.gives_pesos}, int{offer.asks_pesos}, offer.gives, offer.asks);
    }
    void add(Packed<std::uint16_t> const& number) { add(int{std::uint16_t{number}}); }
    template <class T, std::size_t N>
    void add(std::array<T, N> const& items) {
        for (T const& item : items) add(item);
    }
    template <class T, int N>
    void add(FixedList<T, N> const& list) {
        add(list.size());
        for (T const& item : list) add(item);
    }
    template <class... Parts>
    void all(Parts const&... parts) {
        (add(parts), ...);
    }
    void word(std::uint64_t number) { hasher_.add(number); }
    std::uint64_t value() const { return hasher_.value(); }

private:
    Hasher hasher_;
};

void add_table(StateHash& hash, Game const& game, Table const& table) {
    hash.all(table.progress.step, table.progress.waiting.size());
    for (Frame<Step> const& frame : table.progress.waiting) hash.all(frame.step, frame.seat, frame.args);
    hash.all(table.active_player, table.taxes_played, table.country, table.gold_rush, table.called);
    for (std::size_t tile = 0; tile < game.edition().tiles.size(); ++tile) {
        Site const& site = table.sites[tile];
        hash.all(site.hex, site.turned, site.roads, site.owner, site.marker, site.marker_owner);
    }
    hash.all(table.on_board, table.cities, table.tiles_hidden, table.tiles_under);
    hash.all(table.cities_left, table.presidios_left, table.missions_left, table.holder);
    for (int seat = 0; seat < game.players(); ++seat) {
        PlayerBoard const& board = table.players[seat];
        hash.all(board.pesos, board.points, board.industry, board.hand, board.offers_left, board.composing);
        // RULING wi-38: before Standard the whole hand is known, and hashed as such.
        hash.all(game.at_least(Level::standard) ? table.known[seat] : CardSet{}, table.offers[seat]);
    }
    hash.all(table.icons.population, table.icons.crosses, table.icons.swords, table.used, table.trashed);
    hash.all(table.discards, table.pool, table.shown_to, table.event_discards, table.city_markets_aside,
             table.presidio_market_aside, table.neophytes_out, table.refused);
    Building const& building = table.building;
    hash.all(building.marker, building.tile, building.card, building.ability);
    Exploring const& exploring = table.exploring;
    hash.all(exploring.tile, exploring.inland, exploring.to_place, exploring.tries, exploring.joins,
             exploring.place);
    Attack const& attack = table.attack;
    hash.all(attack.tile, attack.piece, attack.attacker, attack.defender, attack.strength, attack.defence,
             attack.card, attack.ability);
    // Who chose whom is only told, and changes nothing to come: `ballots` are left out.
    Election const& election = table.election;
    hash.all(election.ballot, election.caller, election.votes, election.choice, election.winner,
             election.swords_for, election.swords_against, election.passes, election.shown);
    Auction const& auction = table.auction;
    hash.all(auction.to_sell, auction.role, int{std::int16_t{auction.bid}}, auction.bidder, auction.still);
    hash.all(table.market, table.event);
}

std::string problem_with_people(Game const& game, State const& state) {
    Edition const& edition = game.edition();
    Table const& table = state.table;
    std::array<int, max_people> seen{};
    for (int deck = 0; deck < decks; ++deck) {
        for (CardId const card : state.secret.stacks[deck]) ++seen[card];
        for (CardId const card : table.discards[deck]) ++seen[card];
        if (table.deck_size[deck] != state.secret.stacks[deck].size())
            return "a deck is not as high as noted";
    }
    for (CardId const card : state.secret.pool) ++seen[card];
    table.trashed.for_each([&](int card) { ++seen[card]; });
    for (int seat = 0; seat < game.players(); ++seat) {
        std::array<int, decks> held{};
        state.hands[seat].cards.for_each([&](int card) {
            ++seen[card];
            ++held[index(edition.people[card].deck)];
        });
        for (int deck = 0; deck < decks; ++deck)
            if (held[deck] != table.players[seat].hand[deck]) return "a hand is not as large as noted";
        bool wrong = false;
        table.known[seat].for_each(
            [&](int card) { wrong = wrong || !state.hands[seat].cards.contains(card); });
        for (int other = 0; other < game.players(); ++other)
            state.hands[other].knows[seat].for_each(
                [&](int card) { wrong = wrong || !state.hands[seat].cards.contains(card); });
        if (wrong) return "somebody knows of a card that is not there";
    }
    int const last = edition.first_of[game.at_least(Level::standard) ? decks : 1];
    for (int card = 0; card < static_cast<int>(edition.people.size()); ++card)
        if (seen[card] != (card < last ? 1 : 0))
            return edition.people[card].id + " is there " + std::to_string(seen[card]) + " times";

    if (state.secret.pool.size() != table.pool.size()) return "the pool is not as large as noted";
    for (int slot = 0; slot < max_pool; ++slot) {
        bool const there = slot < table.pool.size();
        if (there && edition.people[state.secret.pool[slot]].deck != table.pool[slot])
            return "a back in the pool is wrong";
        for (int seat = 0; seat < game.players(); ++seat) {
            CardId const known = state.hands[seat].pool[slot];
            if (known != no_card && (!there || known != state.secret.pool[slot]))
                return "a front in the pool is wrong";
            if (there && known == no_card && table.holder[index(Role::governor)] == seat_at(seat))
                return "the Governor does not see the pool";
        }
    }
    return {};
}

std::string problem_with_events(Game const& game, State const& state) {
    Table const& table = state.table;
    int drawn = 0;
    std::array<int, event_kinds> count{};
    for (EventKind const kind : state.secret.events) ++count[index(kind)];
    for (EventKind const kind : table.event_discards) ++count[index(kind)];
    for (Hand const& hand : state.hands)
        for (EventKind const kind : hand.drawn)
            if (kind != EventKind::none) {
                ++count[index(kind)];
                ++drawn;
            }
    if (table.events_hidden != state.secret.events.size()) return "the event stack is not as high as noted";
    if (drawn != (table.progress.current() == step<ChooseEvent> ? 2 : 0)) return "event cards are in a hand";
    bool const standard = game.at_least(Level::standard);
    std::array<int, event_kinds> const expected{
        1,
        1,
        standard && table.neophytes_out == 0 ? 1 : 0,
        game.edition().coast_markets,
        game.at_least(Level::easy) ? game.markers().cities - table.city_markets_aside : 0,
        standard ? 1 - table.presidio_market_aside : 0};
    return count == expected ? std::string{} : "an event card is lost or doubled";
}

std::string problem_with_board(Game const& game, State const& state) {
    Edition const& edition = game.edition();
    Table const& table = state.table;
    int presidios = 0;
    int missions = 0;
    std::array<std::uint64_t, max_players> settled{};
    for (int tile = 0; tile < static_cast<int>(edition.tiles.size()); ++tile) {
        Site const& site = table.sites[tile];
        if (site.marker == Marker::presidio) ++presidios;
        if (site.marker == Marker::mission) ++missions;
        if ((site.marker == Marker::none) != (site.marker_owner == nobody)) return "a marker has no owner";
        if (site.owner != nobody) settled[index(site.owner)] |= tile_bit(tile);
        if (site.owner != nobody && has_tile(table.cities, tile)) return "a city has an owner";
        for (int edge = 0; edge < edges; ++edge) {
            TileId const other = site.beside[edge];
            if (other == no_tile) continue;
            Site const& facing = table.sites[other];
            if (facing.beside[opposite(edge)] != tile || facing.hex != beside(site.hex, edge))
                return edition.tiles[tile].id + " does not lie where it is noted";
            if (has_edge(site.coast, edge) != has_edge(facing.coast, opposite(edge)))
                return edition.tiles[tile].id + " does not match its neighbour";
            if (has_edge(site.roads, edge) != has_edge(facing.roads, opposite(edge))) return "half a road";
            if (has_edge(site.roads, edge) != has_tile(table.joined[tile], other))
                return "a road joins nothing";
        }
    }
    for (int seat = 0; seat < game.players(); ++seat) {
        if (settled[seat] != table.settlements[seat]) return "settlements are not where they are noted";
        for (int terrain = 0; terrain < settled_terrains; ++terrain)
            if (((settled[seat] & edition.tiles_of[terrain]) != 0) !=
                (table.players[seat].industry[terrain] != no_industry))
                return "industries and settlements disagree";
    }
    if (presidios + table.presidios_left != game.markers().presidios) return "a presidio is lost or doubled";
    if (missions + table.missions_left != game.markers().missions) return "a mission is lost or doubled";
    if (std::popcount(std::uint64_t{table.cities}) + table.cities_left != game.markers().cities)
        return "a city is lost or doubled";
    return {};
}

std::string problem_with_tiles(Game const& game, State const& state) {
    Table const& table = state.table;
    std::array<int, max_tiles> seen{};
    for (int stack = 0; stack < 2; ++stack) {
        if (state.secret.tiles[stack].size() != table.tiles_hidden[stack])
            return "a tile stack is not as high as noted";
        for (TileId const tile : state.secret.tiles[stack]) ++seen[tile];
        for (TileId const tile : table.tiles_under[stack]) ++seen[tile];
    }
    for (int const tile : Bits{table.on_board}) ++seen[tile];
    if (table.exploring.tile != no_tile) ++seen[table.exploring.tile];
    bool const all = game.at_least(Level::standard);
    for (std::size_t tile = 0; tile < game.edition().tiles.size(); ++tile)
        if (seen[tile] > 1 || (all && seen[tile] == 0))
            return game.edition().tiles[tile].id + " is lost or doubled";
    return {};
}

}  // namespace

std::uint64_t Game::hash(State const& state) const {
    StateHash hash;
    add_table(hash, *this, state.table);
    for (int seat = 0; seat < players(); ++seat) {
        Hand const& hand = state.hands[seat];
        hash.all(hand.cards, hand.pool, hand.knows, hand.top_event, hand.drawn, hand.must_play, hand.draft);
    }
    Secret const& secret = state.secret;
    hash.all(secret.stacks, secret.pool, secret.events, secret.times_put_back, secret.tiles);
    hash.word(secret.rng);
    return hash.value();
}

// WI-1.2a: no piece is lost or doubled, and what is kept twice for speed agrees.
std::string Game::audit(State const& state) const {
    for (auto const problem :
         {problem_with_people, problem_with_events, problem_with_board, problem_with_tiles})
        if (std::string found = problem(*this, state); !found.empty()) return found;
    for (int seat = 0; seat < players(); ++seat)
        if ((state.table.players[seat].composing != 0) != (state.hands[seat].draft.to != nobody))
            return "an offer in the making is not noted";
    return {};
}

}  // namespace motherlode::golden_wilderness
