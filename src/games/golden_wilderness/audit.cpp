// What can be wrong with a state: no piece is lost or doubled, and the next decision can be made. A position text that
// passes can be played to its end. Each function returns the first problem it finds, or nothing.

#include <algorithm>

#include "games/golden_wilderness/rules/elections.h"
#include "games/golden_wilderness/rules/events.h"
#include "games/golden_wilderness/rules/exploring.h"

namespace motherlode::golden_wilderness {
namespace {

std::string who(int seat) { return "seat " + std::to_string(seat + 1); }

// Of several checks in this order: each may rely on those before it.
template <class Of, class... Checks>
std::string first_problem(Game const& game, Of const& of, Checks... checks) {
    std::string problem;
    (void)((problem = checks(game, of)).empty() && ...);
    return problem;
}

template <class... Steps>
bool is_any(Step now) {
    return ((now == step<Steps>) || ...);
}

// ---- The board ----

// What is on one tile, and its borders.
std::string problem_with_site(Edition const& edition, Table const& table, int tile) {
    Site const& site = table.sites[tile];
    std::string const& id = edition.tiles[tile].id;
    if (!has_tile(table.on_board, tile)) {
        bool const bare = site.hex == Hex{} && site.turned == 0 && site.roads == 0 && site.owner == nobody &&
                          site.marker == Marker::none && !has_tile(table.cities, tile);
        return bare ? "" : id + " is not on the board";
    }
    if ((site.marker == Marker::none) != (site.marker_owner == nobody)) return "a marker has no owner";
    if (site.owner != nobody && has_tile(table.cities, tile)) return "a city has an owner";
    if (site.owner != nobody && edition.tiles[tile].terrain == Terrain::desert)
        return "a settlement is in the desert";
    for (int edge = 0; edge < edges; ++edge) {
        TileId const other = site.beside[edge];
        if (other == no_tile) {
            if (has_edge(site.roads, edge)) return "a road leads off the board";
            continue;
        }
        Site const& facing = table.sites[other];
        if (facing.beside[opposite(edge)] != tile || facing.hex != beside(site.hex, edge))
            return id + " is not where it is noted";
        if (has_edge(site.coast, edge) != has_edge(facing.coast, opposite(edge)))
            return id + " does not match its neighbour";
        if (has_edge(site.roads, edge) != has_edge(facing.roads, opposite(edge))) return "half a road";
        if (has_edge(site.roads, edge) != has_tile(table.joined[tile], other)) return "a road joins nothing";
    }
    return {};
}

// WI-4.5b: every tile is placed beside another one.
bool is_connected(Table const& table) {
    std::uint64_t reached = table.on_board & (~std::uint64_t{table.on_board} + 1);
    for (std::uint64_t fresh = reached; fresh != 0;) {
        std::uint64_t next = 0;
        for (int const tile : Bits{fresh})
            for (TileId const other : table.sites[tile].beside)
                if (other != no_tile) next |= tile_bit(other);
        fresh = next & ~reached;
        reached |= fresh;
    }
    return reached == table.on_board;
}

std::string problem_with_board(Game const& game, Table const& table) {
    Edition const& edition = game.edition();
    std::array<int, 3> markers{};
    std::array<std::uint64_t, max_players> settled{};
    for (int tile = 0; tile < static_cast<int>(edition.tiles.size()); ++tile) {
        if (std::string problem = problem_with_site(edition, table, tile); !problem.empty()) return problem;
        Site const& site = table.sites[tile];
        ++markers[index(site.marker)];
        if (site.owner != nobody) settled[index(site.owner)] |= tile_bit(tile);
    }
    if (table.on_board == 0) return "there is no board";
    if (game.at_least(Level::standard) && !is_connected(table)) return "the board is in several parts";
    if (markers[index(Marker::presidio)] + table.presidios_left != game.markers().presidios)
        return "a presidio is lost or doubled";
    if (markers[index(Marker::mission)] + table.missions_left != game.markers().missions)
        return "a mission is lost or doubled";
    if (std::popcount(std::uint64_t{table.cities}) + table.cities_left != game.markers().cities)
        return "a city is lost or doubled";

    // WI-2.3d, WI-2.3f: an industry for each terrain with settlements.
    for (int seat = 0; seat < game.players(); ++seat) {
        if (settled[seat] != table.settlements[seat]) return "settlements are not where they are noted";
        for (int terrain = 0; terrain < settled_terrains; ++terrain) {
            int const held = table.players[seat].industry[terrain];
            if (((settled[seat] & edition.tiles_of[terrain]) != 0) != (held != no_industry))
                return "industries and settlements disagree";
            if (held != no_industry && index(edition.industries[held].terrain) != terrain)
                return who(seat) + " has an industry of another terrain";
        }
    }
    return {};
}

// WI-4.1b: where tiles are explored, those that are not on the board are in their stacks.
std::string problem_with_tiles(Game const& game, Table const& table) {
    std::uint64_t seen = table.on_board;
    std::uint64_t doubled = 0;
    auto const add = [&](TileId tile) {
        doubled |= seen & tile_bit(tile);
        seen |= tile_bit(tile);
    };
    for (int stack = 0; stack < 2; ++stack)
        for (TileId const tile : table.tiles_under[stack]) {
            if ((game.edition().tiles[tile].coast != 0) != (stack == 0)) return "a tile is in another stack";
            add(tile);
        }
    if (table.exploring.tile != no_tile) add(table.exploring.tile);
    if (doubled != 0) return game.edition().tiles[std::countr_zero(doubled)].id + " is doubled";
    for (int stack = 0; stack < 2; ++stack) {
        if (std::popcount(hidden_tiles(game, table)[stack]) != table.tiles_hidden[stack])
            return "a tile stack is not as high as noted";
        if (!game.at_least(Level::standard) && !table.tiles_under[stack].empty())
            return "tiles are explored from Standard on";
    }
    return {};
}

// ---- Cards ----

std::string problem_with_events(Game const& game, Table const& table) {
    if (table.city_markets_aside != (game.at_least(Level::easy) ? int{table.cities_left} : 0))
        return "there is a city market for each city that is left";
    if (!game.at_least(Level::standard) && (table.presidio_market_aside != 0 || table.neophytes_out != 0))
        return "an event card is set aside";
    bool const choosing = table.progress.current() == step<ChooseEvent>;
    int hidden = 0;
    int drawable = 0;
    EventCounts const count = hidden_events(game, table);
    for (int kind = 0; kind < event_kinds; ++kind) {
        if (count[kind] < 0) return "an event card is lost or doubled";
        hidden += count[kind];
        if (can_draw(game, table, static_cast<EventKind>(kind))) drawable += count[kind];
    }
    if (hidden != table.events_hidden + (choosing ? 2 : 0)) return "the event stack is not as high as noted";
    if (choosing && drawable < 2) return "no event cards can be drawn";
    // WI-1.2b: the stack is filled the moment it runs out.
    return !choosing && hidden == 0 ? "the event stack is empty" : "";
}

// The pool of immigrants, as everybody sees it.
std::string problem_with_pool(Game const& game, Table const& table) {
    bool const taking = table.progress.current() == step<TakeImmigrant>;
    if (taking ? table.pool.empty() : table.pool.size() >= game.players())
        return "the immigrant pool is taken when it has a card for everyone";
    for (int slot = table.pool.size(); slot < max_pool; ++slot)
        if (table.shown_to[slot] != 0) return "an empty place of the pool was shown";
    return {};
}

// ---- Offers ----

// WI-3.7b, WI-3.7g.
std::string problem_with_goods(Game const& game, Side const& side) {
    for (int i = 0; i < goods_a_side; ++i) {
        Ware const ware = side[i].ware;
        if (ware == Ware::none) continue;
        if (i >= goods_in(side)) return "the goods of an offer have a gap";
        bool const named = ware == Ware::person || ware == Ware::role;
        if (game.at_least(Level::standard) ? ware == Ware::pioneer : named)
            return "an offer holds what is not traded";
        if (ware != Ware::pioneer && std::count(side.begin(), side.end(), side[i]) > 1)
            return "an offer holds the same thing twice";
    }
    return {};
}

std::string problem_with_offer(Game const& game, Seat maker, Offer const& offer) {
    if (offer.to == nobody) return offer == no_offer ? "" : "an offer is made to nobody";
    if (!game.at_least(Level::easy) || offer.to == maker) return "an offer is made that cannot be";
    if (offer.gives_pesos != 0 && offer.asks_pesos != 0) return "an offer has pesos on both sides";
    std::string problem = problem_with_goods(game, offer.gives);
    return problem.empty() ? problem_with_goods(game, offer.asks) : problem;
}

std::string problem_with_offers(Game const& game, Table const& table) {
    bool const closed = table.progress.step != step<OnYourTurn>;
    for (int seat = 0; seat < game.players(); ++seat) {
        Offer const& offer = table.offers[seat];
        PlayerBoard const& board = table.players[seat];
        if (std::string problem = problem_with_offer(game, seat_at(seat), offer); !problem.empty())
            return problem;
        bool const open = offer.to != nobody;
        if (open && !is_open(game, table, seat_at(seat), offer)) return "an offer has lapsed";
        bool const composing = board.composing != 0;
        if ((closed && (open || composing)) || (open && composing)) return "an offer is open that cannot be";
        if (!game.at_least(Level::easy) && (composing || board.offers_left != 0))
            return "offers are made from Easy on";
    }
    return {};
}

// ---- The step ----

// WI-1.1b: the level a step is played from.
Level level_of(Step now) {
    if (is_any<GiveApproval, Vote, AddVotes, Fight, PutUpRole, BidForRole>(now)) return Level::advanced;
    if (is_any<ChooseSite, GivePermission, Explore, TurnTile, ChooseTarget, Contest, TakeImmigrant>(now))
        return Level::standard;
    return now == step<ChooseBorder> ? Level::easy : Level::beginner;
}

// Nothing waits but one decision in front of the turn, or of the next player's.
std::string problem_with_frame(Game const& game, Table const& table) {
    Step const now = table.progress.current();
    Frame<Step> const frame = table.progress.frame();
    bool const in_event = is_any<ChooseMarket, ChooseProduct, TakeImmigrant>(now);
    if (table.progress.waiting.size() > 1 || index(now) < index(step<ChooseIndustry>) ||
        table.progress.step != (in_event ? step<NextPlayer> : step<OnYourTurn>))
        return "something waits that cannot";
    bool const own = is_any<ChooseIndustry, ChooseBorder, ChooseSite, Explore, TurnTile, ChooseTarget,
                            ChooseMarket, ChooseProduct>(now);
    if (index(frame.seat) >= game.players() || (own && frame.seat != table.active_player))
        return "another player is asked";
    TileId const tile = frame.args[0];
    bool const about_tile = is_any<ChooseIndustry, ChooseBorder>(now);
    bool const fits = about_tile ? tile < max_tiles && has_tile(table.on_board, tile) : tile == 0;
    if (!fits || frame.args[1] != 0) return "a step waits with a wrong argument";
    if (now != step<ChooseIndustry>) return {};
    bool const free = has_tile(settleable(game.edition(), table), tile);
    if (free && table.board(table.active_player).industry[terrain_of(game.edition(), tile)] == no_industry)
        return {};
    return "no industry is to be chosen";
}

std::string problem_with_step(Game const& game, Table const& table) {
    Step const now = table.progress.current();
    if (!game.at_least(level_of(now))) return "this is not played at this level";
    if (!table.progress.waiting.empty()) {
        if (std::string problem = problem_with_frame(game, table); !problem.empty()) return problem;
    } else if (!is_any<OnYourTurn, ChooseEvent, GameOver>(now)) {
        return "it is between two decisions";
    }
    if (now != step<GameOver> && table.taxes_played >= game.edition().last_taxes[index(game.level())])
        return "the last Taxes have been played";
    if (table.progress.step != step<OnYourTurn> && table.icons != Icons{}) return "icons are left over";
    return {};
}

// The event being played fits the step.
std::string problem_with_event(Game const& game, Table const& table) {
    Step const now = table.progress.current();
    EventKind const event = table.event;
    bool fits = event == EventKind::none;
    if (now == step<TakeImmigrant>) fits = event == EventKind::immigrants;
    if (now == step<GameOver>) fits = event == EventKind::taxes;
    if (is_any<ChooseMarket, ChooseProduct>(now))
        fits = event >= EventKind::coast_market && event != EventKind::none;
    if (!fits) return "another event is played";
    if ((table.market != no_tile) != (now == step<ChooseProduct>)) return "a market is held at no time";
    if (table.market == no_tile) return {};
    bool const there = has_tile(ChooseMarket::tiles(Open{game, table, table.due()}), table.market);
    return there ? "" : "a market is held where none can be";
}

// WI-4.4a: what is done by a card whose ability has not been paid for yet.
std::string problem_with_card(Game const& game, Table const& table, CardId card, int which, Effect effect) {
    Seat const seat = table.active_player;
    bool const held =
        card != no_card && table.known[index(seat)].contains(card) && !table.used.contains(card);
    if (held && which < game.edition().people[card].ability_count)
        if (Ability const& ability = game.edition().people[card].abilities[which];
            ability.effect == effect && can_pay(Open{game, table, seat}, ability))
            return {};
    return "an ability is used that cannot be";
}

template <class Build>
bool can_pay_for(Game const& game, Table const& table) {
    return Build::icons(table.icons) >= Build::icons_needed(game.edition()) &&
           table.board(table.active_player).pesos >= Build::price(game.edition());
}

std::string problem_with_building(Game const& game, Table const& table) {
    Building const& building = table.building;
    Step const now = table.progress.current();
    if (!is_any<ChooseSite, GivePermission, GiveApproval>(now))
        return building == no_building ? "" : "something is built at no time";
    bool const mission = building.marker == Marker::mission;
    bool const chosen = building.tile != no_tile;
    if (building.marker == Marker::none || remaining(table, building.marker) == 0) return "nothing is built";
    if (chosen == (now == step<ChooseSite>) || (chosen && !has_tile(table.on_board, building.tile)) ||
        (chosen && !is_site(table, building.marker, building.tile)))
        return "a building has no site";
    Seat const asked = table.due();
    if (now == step<GivePermission> && table.sites[building.tile].owner != asked)
        return "another player gives permission";
    if (now == step<GiveApproval> && holder(table, approving_role(building.marker)) != asked)
        return "another player approves";
    if (now != step<ChooseSite> && asked == table.active_player) return "nobody has to agree";
    if (building.card != no_card)
        return problem_with_card(game, table, building.card, building.ability,
                                 mission ? Effect::build_mission : Effect::build_presidio);
    bool const paid =
        mission ? can_pay_for<BuildMission>(game, table) : can_pay_for<BuildPresidio>(game, table);
    return paid ? "" : "a building cannot be paid for";
}

std::string problem_with_exploring(Game const&, Table const& table) {
    Exploring const& exploring = table.exploring;
    Step const now = table.progress.current();
    if (!is_any<Explore, TurnTile>(now))
        return exploring == no_exploring ? "" : "a tile is explored at no time";
    if (exploring.tile == no_tile || (now == step<Explore> && exploring.place != Hex{}))
        return "no tile is to be placed";
    bool const enough = exploring.tries <= remaining_tiles(table, exploring.inland);
    return exploring.to_place > 0 && enough ? "" : "too many tiles are explored";
}

std::string problem_with_attack(Game const& game, Table const& table) {
    Attack const& attack = table.attack;
    Step const now = table.progress.current();
    if (!is_any<ChooseTarget, Contest>(now)) return attack == no_attack ? "" : "somebody attacks at no time";
    if (attack.attacker != table.active_player) return "another player attacks";
    if (now == step<ChooseTarget>) {
        if (attack.tile != no_tile || attack.defender != nobody) return "an attack has its target already";
        return problem_with_card(game, table, attack.card, attack.ability, Effect::attack);
    }
    bool const sides = table.due() == attack.attacker || table.due() == attack.defender;
    bool const target = attack.tile != no_tile && has_tile(table.on_board, attack.tile) &&
                        attack.piece != Piece::any && attack.defender != nobody &&
                        owner_of(table, attack.tile, attack.piece) == attack.defender;
    bool const fits = sides && target && attack.defender != attack.attacker && attack.card == no_card;
    return fits ? "" : "an attack has no target";
}

// ---- Elections and roles ----

bool is_candidate(Game const& game, Table const& table, int candidate) {
    if (!about_country(table)) return candidate < game.players();
    auto const& countries = game.edition().countries;
    return candidate < static_cast<int>(countries.size()) && countries[candidate].can_govern;
}

std::string problem_with_election(Game const& game, Table const& table) {
    Election const& election = table.election;
    Step const now = table.progress.current();
    bool const voting = is_any<Vote, AddVotes, Fight>(now);
    if (voting != (election.ballot != Ballot::none)) return "there is a vote at no time";
    if (election.caller != (voting ? table.active_player : nobody))
        return "another player has called the election";
    if (now == step<AddVotes> && !is_candidate(game, table, election.choice)) return "a vote is for nobody";
    bool const first = election.ballot == Ballot::first_governor;
    if (now == step<Fight> && (first || !is_candidate(game, table, election.winner)))
        return "nobody has won the election";
    return {};
}

std::string problem_with_auction(Game const& game, Table const& table) {
    Auction const& auction = table.auction;
    Step const now = table.progress.current();
    if (!is_any<PutUpRole, BidForRole>(now)) {
        bool const none = auction.to_sell == 0 && auction.role == Role::governor && auction.bid == 0 &&
                          auction.bidder == nobody && auction.still == 0;
        return none ? "" : "roles are sold at no time";
    }
    Seat const governor = holder(table, Role::governor);
    if (governor == nobody || (now == step<PutUpRole> && table.due() != governor))
        return "another player sells the roles";
    if (now == step<PutUpRole>) return {};
    if (((auction.still >> index(table.due())) & 1U) == 0) return "a player who has passed is asked";
    int const lowest = game.edition().lowest_bid;
    bool const sound = auction.bidder == nobody
                           ? auction.bid == lowest - 1
                           : auction.bid >= lowest && auction.bid <= table.board(auction.bidder).pesos;
    return sound ? "" : "a bid is too high or too low";
}

// WI-5.1b, WI-5.4c: from Advanced on every role is held, but for those that are about to be sold.
std::string problem_with_roles(Game const& game, Table const& table) {
    constexpr unsigned all_roles = (1U << static_cast<unsigned>(roles)) - 1;
    Step const now = table.progress.current();
    unsigned open = 0;
    if (!game.at_least(Level::advanced) || table.election.ballot == Ballot::first_governor) open = all_roles;
    if (is_any<PutUpRole, BidForRole>(now)) open = table.auction.to_sell;
    if (now == step<BidForRole>) open |= 1U << static_cast<unsigned>(index(table.auction.role));
    for (int role = 0; role < roles; ++role)
        if ((table.holder[role] == nobody) != (((open >> role) & 1U) != 0))
            return "the " + std::string{role_names[role]} + " is lost or doubled";
    int const country = table.country;
    bool const can_be = country == game.first_country() ||
                        (game.at_least(Level::advanced) && game.edition().countries[country].can_govern);
    return can_be ? "" : "another country is in power";
}

std::string problem_with_table(Game const& game, Table const& table) {
    return first_problem(game, table, problem_with_board, problem_with_step, problem_with_tiles,
                         problem_with_events, problem_with_pool, problem_with_offers, problem_with_event,
                         problem_with_building, problem_with_attack, problem_with_election,
                         problem_with_auction, problem_with_roles, problem_with_exploring);
}

// ---- What one seat knows ----

// Every card is at one place at most, and the cards that nobody has seen fill decks, hands and pool exactly.
std::string problem_with_known_people(Game const& game, View const& view) {
    Edition const& edition = game.edition();
    Table const& table = view.table;
    std::array<int, max_people> seen{};
    std::array<int, decks> unseen{};  // places for cards that the seat does not know
    table.trashed.for_each([&](int card) { ++seen[card]; });
    for (int deck = 0; deck < decks; ++deck) {
        for (CardId const card : table.discards[deck]) {
            if (index(edition.people[card].deck) != deck) return "a card is among other discards";
            ++seen[card];
        }
        unseen[deck] = table.deck_size[deck];
    }
    for (int seat = 0; seat < game.players(); ++seat) {
        bool const own = seat_at(seat) == view.seat;
        CardSet held = table.known[seat];
        held.insert_all(own ? view.hand.cards : view.hand.knows[seat]);
        if (own && (held != view.hand.cards || !view.hand.knows[seat].empty()))
            return "somebody knows of a card that is not there";
        std::array<int, decks> count{};
        held.for_each([&](int card) {
            ++seen[card];
            ++count[index(edition.people[card].deck)];
        });
        for (int deck = 0; deck < decks; ++deck) {
            int const hidden = table.players[seat].hand[deck] - count[deck];
            if (hidden < 0 || (own && hidden > 0)) return "a hand is not as large as noted";
            unseen[deck] += hidden;
        }
    }
    bool const governor = holder(table, Role::governor) == view.seat;
    for (int slot = 0; slot < max_pool; ++slot) {
        CardId const card = view.hand.pool[slot];
        bool const there = slot < table.pool.size();
        bool const shown = view.seat != onlooker && ((table.shown_to[slot] >> index(view.seat)) & 1U) != 0;
        if (card == no_card) {
            if (there && (governor || shown)) return "a seat does not know a card it was shown";
            if (there) ++unseen[index(table.pool[slot])];
            continue;
        }
        if (!there || edition.people[card].deck != table.pool[slot]) return "a front in the pool is wrong";
        ++seen[card];
    }
    for (int deck = 0; deck < decks; ++deck) {
        bool const used = deck < game.decks_used();
        for (int card = edition.first_of[deck]; card < edition.first_of[deck + 1]; ++card) {
            if (seen[card] > (used ? 1 : 0)) return edition.people[card].id + " is doubled";
            if (used && seen[card] == 0) --unseen[deck];
        }
        if (unseen[deck] != 0) return "a card is lost or doubled";
    }
    return {};
}

// WI-2.5a, WI-6.1e.
std::string problem_with_known_events(Game const& game, View const& view) {
    if (view.seat == onlooker) return {};
    Table const& table = view.table;
    bool const drawn = table.progress.current() == step<ChooseEvent>;
    bool const choosing = drawn && view.seat == table.active_player;
    EventCounts hidden = hidden_events(game, table);
    for (EventKind const kind : view.hand.drawn) {
        if ((kind != EventKind::none) != choosing) return "event cards are in a hand";
        if (choosing && (--hidden[index(kind)] < 0 || !can_draw(game, table, kind)))
            return "an event card is drawn that cannot be";
    }
    EventKind const top = view.hand.top_event;
    if (view.hand.must_play != 0 && !choosing && top == EventKind::none) return "nothing has to be played";
    if (top == EventKind::none) return {};
    bool const fits = choosing ? view.hand.drawn[0] == top
                               : hidden[index(top)] > 0 && (!drawn || can_draw(game, table, top));
    return fits ? "" : "a seat remembers another event card";
}

std::string problem_with_draft(Game const& game, View const& view) {
    if (view.seat == onlooker) return {};
    Offer const& draft = view.hand.draft;
    if ((view.table.board(view.seat).composing != 0) != (draft.to != nobody))
        return "an offer in the making is not noted";
    return problem_with_offer(game, view.seat, draft);
}

std::string problem_with_hand(Game const& game, View const& view) {
    return first_problem(game, view, problem_with_known_people, problem_with_known_events,
                         problem_with_draft);
}

// ---- What nobody sees ----

std::string problem_with_stacks(Game const& game, State const& state) {
    auto const& people = game.edition().people;
    Table const& table = state.table;
    std::array<int, max_people> places{};
    auto const add = [&](int card) { ++places[card]; };
    for (int deck = 0; deck < decks; ++deck) {
        for (CardId const card : state.secret.stacks[deck]) {
            if (index(people[card].deck) != deck) return people[card].id + " is doubled";
            add(card);
        }
        for (CardId const card : table.discards[deck]) add(card);
        if (table.deck_size[deck] != state.secret.stacks[deck].size())
            return "a deck is not as high as noted";
    }
    table.trashed.for_each(add);
    for (int seat = 0; seat < game.players(); ++seat) state.hands[seat].cards.for_each(add);
    if (state.secret.pool.size() != table.pool.size()) return "the pool is not as large as noted";
    for (int slot = 0; slot < table.pool.size(); ++slot) {
        CardId const card = state.secret.pool[slot];
        if (people[card].deck != table.pool[slot]) return "a back in the pool is wrong";
        add(card);
        for (int seat = 0; seat < game.players(); ++seat)
            if (CardId const known = state.hands[seat].pool[slot]; known != no_card && known != card)
                return "a front in the pool is wrong";
    }
    auto const doubled = std::find_if(places.begin(), places.end(), [](int count) { return count > 1; });
    return doubled == places.end() ? "" : people[doubled - places.begin()].id + " is doubled";
}

std::string problem_with_knowledge(Game const& game, State const& state) {
    for (int seat = 0; seat < game.players(); ++seat) {
        CardSet cards = state.hands[seat].cards;
        for (int other = 0; other < game.players(); ++other) cards.insert_all(state.hands[other].knows[seat]);
        cards.insert_all(state.table.known[seat]);
        if (cards != state.hands[seat].cards) return "somebody knows of a card that is not there";
    }
    return {};
}

std::string problem_with_event_stack(Game const& game, State const& state) {
    Table const& table = state.table;
    EventCounts missing = hidden_events(game, table);
    bool const choosing = table.progress.current() == step<ChooseEvent>;
    auto const& drawn = state.hands[index(table.active_player)].drawn;
    for (EventKind const kind : state.secret.events) --missing[index(kind)];
    if (choosing)
        for (EventKind const kind : drawn) --missing[index(kind)];
    if (missing != EventCounts{}) return "an event card is lost or doubled";
    EventKind const top = choosing ? drawn[0] : state.secret.events.back();
    for (int seat = 0; seat < game.players(); ++seat)
        if (EventKind const known = state.hands[seat].top_event; known != EventKind::none && known != top)
            return "a seat remembers another event card";
    return {};
}

std::string problem_with_tile_stacks(Game const& game, State const& state) {
    std::array<std::uint64_t, 2> missing = hidden_tiles(game, state.table);
    for (int stack = 0; stack < 2; ++stack) {
        if (state.secret.tiles[stack].size() != state.table.tiles_hidden[stack])
            return "a tile stack is not as high as noted";
        for (TileId const tile : state.secret.tiles[stack]) {
            if (has_tile(missing[1 - stack], tile)) return "a tile is in another stack";
            if (!has_tile(missing[stack], tile)) return game.edition().tiles[tile].id + " is doubled";
            missing[stack] &= ~tile_bit(tile);
        }
    }
    return {};
}

}  // namespace

std::string Game::audit_view(View const& view) const {
    std::string problem = problem_with_table(*this, view.table);
    return problem.empty() ? problem_with_hand(*this, view) : problem;
}

// WI-1.2a: no piece is lost or doubled, and what is kept twice for speed agrees.
std::string Game::audit(State const& state) const {
    if (std::string problem = problem_with_table(*this, state.table); !problem.empty()) return problem;
    for (int seat = 0; seat < players(); ++seat)
        if (std::string const problem = problem_with_hand(*this, view(state, seat_at(seat)));
            !problem.empty())
            return who(seat) + ": " + problem;
    return first_problem(*this, state, problem_with_stacks, problem_with_knowledge, problem_with_event_stack,
                         problem_with_tile_stacks);
}

}  // namespace motherlode::golden_wilderness
