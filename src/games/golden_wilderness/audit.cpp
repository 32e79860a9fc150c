// Checks that no piece of a state is missing or duplicated, and that the next decision is possible. A
// position text that passes can be played to the end of the game. Each function returns the first problem it
// finds, or an empty text.

#include <algorithm>

#include "games/golden_wilderness/rules/elections.h"
#include "games/golden_wilderness/rules/events.h"
#include "games/golden_wilderness/rules/exploring.h"

namespace motherlode::golden_wilderness {
namespace {

std::string seat_name(int seat) { return "seat " + std::to_string(seat + 1); }

// Runs the checks in this order, because each may rely on those before it.
template <class Subject, class... Checks>
std::string first_problem(Game const& game, Subject const& subject, Checks... checks) {
    std::string problem;
    (void)((problem = checks(game, subject)).empty() && ...);
    return problem;
}

template <class... Steps>
bool is_any(Step now) {
    return ((now == step<Steps>) || ...);
}

// ---- The board ----

// Checks the pieces on a tile, and its borders.
std::string problem_with_site(Edition const& edition, Table const& table, int tile) {
    Site const& site = table.sites[tile];
    std::string const& id = edition.tiles[tile].id;
    if (!has_tile(table.on_board, tile)) {
        bool const bare = site.hex == Hex{} && site.turned == 0 && site.roads == 0 && site.owner == nobody &&
                          site.marker == Marker::none && !has_tile(table.cities, tile);
        return bare ? "" : id + " is not on the board, but has a place or pieces";
    }
    if ((site.marker == Marker::none) != (site.marker_owner == nobody)) return "a marker has no owner";
    if (site.owner != nobody && has_tile(table.cities, tile)) return "a city has an owner";
    if (site.owner != nobody && edition.tiles[tile].terrain == Terrain::desert)
        return "a settlement is in the desert";
    for (int edge = 0; edge < edges; ++edge) {
        TileId const neighbour = site.beside[edge];
        if (neighbour == no_tile) {
            if (has_edge(site.roads, edge)) return "a road leads off the board";
            continue;
        }
        Site const& facing = table.sites[neighbour];
        if (facing.beside[opposite(edge)] != tile || facing.hex != beside(site.hex, edge))
            return id + " and its neighbour disagree about their places";
        if (has_edge(site.coast, edge) != has_edge(facing.coast, opposite(edge)))
            return id + " does not match its neighbour";
        if (has_edge(site.roads, edge) != has_edge(facing.roads, opposite(edge)))
            return "a road is on one side of its border only";
        if (has_edge(site.roads, edge) != has_tile(table.joined[tile], neighbour))
            return "a road does not join its tiles";
    }
    return {};
}

// WI-4.5b: every tile is placed beside another tile.
bool is_connected(Table const& table) {
    std::uint64_t reached = table.on_board & (~std::uint64_t{table.on_board} + 1);
    for (std::uint64_t frontier = reached; frontier != 0;) {
        std::uint64_t next = 0;
        for (int const tile : Bits{frontier})
            for (TileId const neighbour : table.sites[tile].beside)
                if (neighbour != no_tile) next |= tile_bit(neighbour);
        frontier = next & ~reached;
        reached |= frontier;
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
    // Players who put the board together begin with nothing (RULING wi-37).
    bool const first_tile = table.progress.current() == step<ChooseTile> && game.board_by_hand();
    if (table.on_board == 0 && !first_tile) return "there is no board";
    if (game.at_least(Level::standard) && !is_connected(table)) return "the board is in several parts";
    if (markers[index(Marker::presidio)] + table.presidios_left != game.markers().presidios)
        return "a presidio is missing or duplicated";
    if (markers[index(Marker::mission)] + table.missions_left != game.markers().missions)
        return "a mission is missing or duplicated";
    if (std::popcount(std::uint64_t{table.cities}) + table.cities_left != game.markers().cities)
        return "a city is missing or duplicated";

    // WI-2.3d, WI-2.3f: a player has an industry card exactly for the terrains with settlements.
    for (int seat = 0; seat < game.players(); ++seat) {
        if (settled[seat] != table.settlements[seat]) return "the lists of settlements disagree";
        for (int terrain = 0; terrain < settled_terrains; ++terrain) {
            int const held = table.players[seat].industry[terrain];
            if (((settled[seat] & edition.tiles_of[terrain]) != 0) != (held != no_industry))
                return "industries and settlements disagree";
            if (held != no_industry && index(edition.industries[held].terrain) != terrain)
                return seat_name(seat) + " has an industry card for the wrong terrain";
        }
    }
    return {};
}

// WI-4.1b: from Standard, tiles that are not on the board are in their stacks.
std::string problem_with_tiles(Game const& game, Table const& table) {
    std::uint64_t seen = table.on_board;
    std::uint64_t duplicates = 0;
    auto const add = [&](TileId tile) {
        duplicates |= seen & tile_bit(tile);
        seen |= tile_bit(tile);
    };
    for (int stack = 0; stack < 2; ++stack)
        for (TileId const tile : table.tiles_under[stack]) {
            if ((game.edition().tiles[tile].coast != 0) != (stack == 0))
                return "a tile is in the wrong stack";
            add(tile);
        }
    if (table.exploring.tile != no_tile) add(table.exploring.tile);
    for (int const tile : Bits{std::uint64_t{table.exploring.drawn}}) add(byte(tile));
    if (duplicates != 0) return game.edition().tiles[std::countr_zero(duplicates)].id + " is duplicated";
    for (int stack = 0; stack < 2; ++stack) {
        if (std::popcount(hidden_tiles(game, table)[stack]) != table.tiles_hidden[stack])
            return "a tile stack has the wrong size";
        if (!game.at_least(Level::standard) && !table.tiles_under[stack].empty())
            return "tiles can be explored only from Standard on";
    }
    return {};
}

// ---- Cards ----

std::string problem_with_events(Game const& game, Table const& table) {
    if (table.city_markets_aside != (game.at_least(Level::easy) ? int{table.cities_left} : 0))
        return "the city markets set aside do not match the remaining cities";
    if (!game.at_least(Level::standard) && (table.presidio_market_aside != 0 || table.neophytes_out != 0))
        return "an event card is set aside that this level does not use";
    bool const choosing = table.progress.current() == step<ChooseEvent>;
    int hidden = 0;
    int drawable = 0;
    EventCounts const count = hidden_events(game, table);
    for (int kind = 0; kind < event_kinds; ++kind) {
        if (count[kind] < 0) return "an event card is missing or duplicated";
        hidden += count[kind];
        if (can_draw(game, table, static_cast<EventKind>(kind))) drawable += count[kind];
    }
    if (hidden != table.events_hidden + (choosing ? 2 : 0)) return "the event stack has the wrong size";
    if (choosing && drawable < 2) return "no event cards can be drawn";
    // WI-1.2b: the stack is refilled as soon as it runs out.
    return !choosing && hidden == 0 ? "the event stack is empty" : "";
}

std::string problem_with_pool(Game const& game, Table const& table) {
    bool const taking = table.progress.current() == step<TakeImmigrant>;
    if (taking ? table.pool.empty() : table.pool.size() >= game.players())
        return "the immigrant pool has the wrong size for this step";
    for (int slot = table.pool.size(); slot < max_pool; ++slot)
        if (table.shown_to[slot] != 0) return "an empty slot of the pool is marked as shown";
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
        bool const by_deck = ware == Ware::any;
        if (game.at_least(Level::standard) ? ware == Ware::pioneer : named || by_deck)
            return "an offer contains something that this level does not trade";
        if (ware != Ware::pioneer && !by_deck && std::count(side.begin(), side.end(), side[i]) > 1)
            return "an offer contains the same thing twice";
    }
    return {};
}

std::string problem_with_offer(Game const& game, Seat maker, Offer const& offer) {
    if (offer.to == nobody) return offer == no_offer ? "" : "an offer is made to nobody";
    if (!game.at_least(Level::easy) || offer.to == maker) return "an offer is not allowed";
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
        if (open && !is_open(game, table, seat_at(seat), offer))
            return "an open offer can no longer be accepted";
        bool const composing = board.composing != 0;
        if ((closed && (open || composing)) || (open && composing))
            return "an offer is open in the wrong step";
        if (!game.at_least(Level::easy) && (composing || board.offers_left != 0))
            return "offers are possible only from Easy on";
    }
    return {};
}

// ---- The step ----

// WI-1.1b: the lowest level at which a step is played.
Level level_of(Step now) {
    if (is_any<GiveApproval, Vote, AddVotes, Fight, PutUpRole, BidForRole>(now)) return Level::advanced;
    if (is_any<ChooseSite, GivePermission, Explore, TurnTile, ChooseTile, ChooseTarget, Contest,
               TakeImmigrant, GiveFromDeck>(now))
        return Level::standard;
    return now == step<ChooseBorder> ? Level::easy : Level::beginner;
}

// WI-3.7h: the owner gives one card after the other.
std::string problem_with_giving(Game const& game, Table const& table) {
    std::array<int, decks> owed{};
    for (Frame<Step> const& frame : table.progress.waiting) {
        auto const [to, deck] = frame.args;
        if (frame.step != step<GiveFromDeck> || frame.seat != table.due())
            return "the wrong decisions are pending";
        if (to >= game.players() || seat_at(to) == frame.seat || deck >= decks)
            return "the pending decision has a wrong argument";
        if (++owed[deck] > table.board(frame.seat).hand[deck]) return "a player has too few cards to give";
    }
    return {};
}

// At most one decision interrupts the turn, apart from cards to give. Decisions about an event come before the next
// player's turn.
std::string problem_with_frame(Game const& game, Table const& table) {
    Step const now = table.progress.current();
    Frame<Step> const frame = table.progress.frame();
    bool const in_event = is_any<ChooseMarket, ChooseProduct, TakeImmigrant>(now);
    if (now == step<GiveFromDeck> && table.progress.step == step<OnYourTurn> &&
        index(table.progress.frame().seat) < game.players())
        return problem_with_giving(game, table);
    if (table.progress.waiting.size() > 1 || index(now) < index(step<ChooseIndustry>) ||
        table.progress.step != (in_event ? step<NextPlayer> : step<OnYourTurn>))
        return "the pending decision does not fit the turn";
    bool const own = is_any<ChooseIndustry, ChooseBorder, ChooseSite, Explore, TurnTile, ChooseTile,
                            ChooseTarget, ChooseMarket, ChooseProduct>(now);
    bool const by_hand = game.board_by_hand() && is_any<Explore, TurnTile, ChooseTile>(now);
    if (index(frame.seat) >= game.players() || (own && !by_hand && frame.seat != table.active_player))
        return "the wrong player must decide";
    TileId const tile = frame.args[0];
    bool const about_tile = is_any<ChooseIndustry, ChooseBorder>(now);
    bool const fits = about_tile ? tile < max_tiles && has_tile(table.on_board, tile) : tile == 0;
    if (!fits || frame.args[1] != 0) return "the pending decision has a wrong argument";
    if (now != step<ChooseIndustry>) return {};
    bool const free = has_tile(settleable(game.edition(), table), tile);
    if (free && table.board(table.active_player).industry[terrain_of(game.edition(), tile)] == no_industry)
        return {};
    return "there is no industry to choose";
}

std::string problem_with_step(Game const& game, Table const& table) {
    Step const now = table.progress.current();
    bool const places = is_any<Explore, TurnTile, ChooseTile>(now) && game.board_by_hand();
    if (!game.at_least(level_of(now)) && !places) return "this step does not exist at this level";
    if (!table.progress.waiting.empty()) {
        if (std::string problem = problem_with_frame(game, table); !problem.empty()) return problem;
    } else if (!is_any<OnYourTurn, ChooseEvent, GameOver>(now)) {
        return "no decision is pending";
    }
    if (now != step<GameOver> && table.taxes_played >= game.edition().last_taxes[index(game.level())])
        return "the last Taxes has been played, but the game goes on";
    if (table.progress.step != step<OnYourTurn> && table.icons != Icons{})
        return "icons are left over after the actions";
    return {};
}

std::string problem_with_event(Game const& game, Table const& table) {
    Step const now = table.progress.current();
    EventKind const event = table.event;
    bool fits = event == EventKind::none;
    if (now == step<TakeImmigrant>) fits = event == EventKind::immigrants;
    if (now == step<GameOver>) fits = event == EventKind::taxes;
    if (is_any<ChooseMarket, ChooseProduct>(now))
        fits = event >= EventKind::coast_market && event != EventKind::none;
    if (!fits) return "the event does not fit the step";
    if ((table.market != no_tile) != (now == step<ChooseProduct>))
        return "a market is held in the wrong step";
    if (table.market == no_tile) return {};
    bool const there = has_tile(ChooseMarket::tiles(Open{game, table, table.due()}), table.market);
    return there ? "" : "a market is held on the wrong tile";
}

// WI-4.4a: an attack or a building in progress whose ability has not been paid for yet.
std::string problem_with_card(Game const& game, Table const& table, CardId card, int which, Effect effect) {
    Seat const seat = table.active_player;
    bool const held =
        card != no_card && table.known[index(seat)].contains(card) && !table.used.contains(card);
    if (held && which < game.edition().people[card].ability_count)
        if (Ability const& ability = game.edition().people[card].abilities[which];
            ability.effect == effect && can_pay(Open{game, table, seat}, ability))
            return {};
    return "the ability in use cannot be used";
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
        return building == no_building ? "" : "something is built in the wrong step";
    bool const mission = building.marker == Marker::mission;
    bool const chosen = building.tile != no_tile;
    if (building.marker == Marker::none || remaining(table, building.marker) == 0)
        return "there is nothing to build";
    if (chosen == (now == step<ChooseSite>) || (chosen && !has_tile(table.on_board, building.tile)) ||
        (chosen && !is_site(table, building.marker, building.tile)))
        return "a building has no legal site";
    Seat const asked = table.due();
    if (now == step<GivePermission> && table.sites[building.tile].owner != asked)
        return "the wrong player is asked for permission";
    if (now == step<GiveApproval> && holder(table, approving_role(building.marker)) != asked)
        return "the wrong player is asked for approval";
    if (now != step<ChooseSite> && asked == table.active_player) return "the builder is asked to agree";
    if (building.card != no_card)
        return problem_with_card(game, table, building.card, building.ability,
                                 mission ? Effect::build_mission : Effect::build_presidio);
    bool const paid =
        mission ? can_pay_for<BuildMission>(game, table) : can_pay_for<BuildPresidio>(game, table);
    return paid ? "" : "a building cannot be paid for";
}

std::string problem_with_exploring(Game const& game, Table const& table) {
    Exploring const& exploring = table.exploring;
    Step const now = table.progress.current();
    if (!is_any<Explore, TurnTile, ChooseTile>(now))
        return exploring == no_exploring ? "" : "a tile is explored in the wrong step";
    bool const choosing = now == step<ChooseTile>;
    if ((exploring.tile == no_tile) != choosing || (now != step<TurnTile> && exploring.place != Hex{}))
        return "there is no tile to place";
    if (choosing && placeable_tiles(game, table, Grid{table}) == 0) return "no tile can be chosen";
    int const in_view = std::popcount(std::uint64_t{exploring.drawn}) + (choosing ? 0 : 1);
    if (game.at_least(Level::standard) && in_view > exploring.to_place) return "too many tiles are drawn";
    if (!game.at_least(Level::standard)) return exploring.to_place > 0 ? "" : "the board is complete";
    bool const enough = exploring.tries <= remaining_tiles(table, exploring.inland);
    return exploring.to_place > 0 && enough ? "" : "the number of tiles to explore is wrong";
}

std::string problem_with_attack(Game const& game, Table const& table) {
    Attack const& attack = table.attack;
    Step const now = table.progress.current();
    if (!is_any<ChooseTarget, Contest>(now))
        return attack == no_attack ? "" : "there is an attack in the wrong step";
    if (attack.attacker != table.active_player) return "the attacker is not the active player";
    if (now == step<ChooseTarget>) {
        if (attack.tile != no_tile || attack.defender != nobody)
            return "an attack has a target before one is chosen";
        return problem_with_card(game, table, attack.card, attack.ability, Effect::attack);
    }
    bool const sides = table.due() == attack.attacker || table.due() == attack.defender;
    bool const target = attack.tile != no_tile && has_tile(table.on_board, attack.tile) &&
                        attack.piece != Piece::any && attack.defender != nobody &&
                        owner_of(table, attack.tile, attack.piece) == attack.defender;
    bool const fits = sides && target && attack.defender != attack.attacker && attack.card == no_card;
    return fits ? "" : "an attack has no legal target";
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
    if (voting != (election.ballot != Ballot::none)) return "the election does not fit the step";
    if (election.caller != (voting ? table.active_player : nobody))
        return "the caller of the election is not the active player";
    if (now == step<AddVotes> && !is_candidate(game, table, election.choice))
        return "a vote is not for a candidate";
    bool const first = election.ballot == Ballot::first_governor;
    if (now == step<Fight> && (first || !is_candidate(game, table, election.winner)))
        return "the election has no winner to fight over";
    return {};
}

std::string problem_with_auction(Game const& game, Table const& table) {
    Auction const& auction = table.auction;
    Step const now = table.progress.current();
    if (!is_any<PutUpRole, BidForRole>(now)) {
        bool const none = auction.to_sell == 0 && auction.role == Role::governor && auction.bid == 0 &&
                          auction.bidder == nobody && auction.still == 0;
        return none ? "" : "there is an auction in the wrong step";
    }
    Seat const governor = holder(table, Role::governor);
    if (governor == nobody || (now == step<PutUpRole> && table.due() != governor))
        return "the roles are not sold by the Governor";
    if (now == step<PutUpRole>) return {};
    if (((auction.still >> index(table.due())) & 1U) == 0) return "a player who has passed is asked to bid";
    int const lowest = game.edition().lowest_bid;
    bool const valid = auction.bidder == nobody
                           ? auction.bid == lowest - 1
                           : auction.bid >= lowest && auction.bid <= table.board(auction.bidder).pesos;
    return valid ? "" : "a bid is too high or too low";
}

// WI-5.1b, WI-5.4c: at Advanced every role has a holder, except while a first Governor is elected and during
// an auction.
std::string problem_with_roles(Game const& game, Table const& table) {
    constexpr unsigned all_roles = (1U << static_cast<unsigned>(roles)) - 1;
    Step const now = table.progress.current();
    unsigned open = 0;
    if (!game.at_least(Level::advanced) || table.election.ballot == Ballot::first_governor) open = all_roles;
    if (is_any<PutUpRole, BidForRole>(now)) open = table.auction.to_sell;
    if (now == step<BidForRole>) open |= 1U << static_cast<unsigned>(index(table.auction.role));
    for (int role = 0; role < roles; ++role)
        if ((table.holder[role] == nobody) != (((open >> role) & 1U) != 0))
            return "the " + std::string{role_names[role]} + " is missing or duplicated";
    int const country = table.country;
    bool const can_be = country == game.first_country() ||
                        (game.at_least(Level::advanced) && game.edition().countries[country].can_govern);
    return can_be ? "" : "the country cannot be in power";
}

std::string problem_with_table(Game const& game, Table const& table) {
    return first_problem(game, table, problem_with_board, problem_with_step, problem_with_tiles,
                         problem_with_events, problem_with_pool, problem_with_offers, problem_with_event,
                         problem_with_building, problem_with_attack, problem_with_election,
                         problem_with_auction, problem_with_roles, problem_with_exploring);
}

// ---- Knowledge of one seat ----

// No card is in two places, and the unseen cards exactly fill the unknown places in decks, hands and pool.
std::string problem_with_known_people(Game const& game, View const& view) {
    Edition const& edition = game.edition();
    Table const& table = view.table;
    std::array<int, max_people> seen{};
    std::array<int, decks> unseen{};  // number of places with cards that the seat does not know
    table.trashed.for_each([&](int card) { ++seen[card]; });
    for (int deck = 0; deck < decks; ++deck) {
        for (CardId const card : table.discards[deck]) {
            if (index(edition.people[card].deck) != deck) return "a card is in the wrong discards";
            ++seen[card];
        }
        unseen[deck] = table.deck_size[deck];
    }
    for (int seat = 0; seat < game.players(); ++seat) {
        bool const own = seat_at(seat) == view.seat;
        CardSet held = table.known[seat];
        held.insert_all(own ? view.hand.cards : view.hand.knows[seat]);
        if (own && (held != view.hand.cards || !view.hand.knows[seat].empty()))
            return "a player knows of a card that is not in that hand";
        std::array<int, decks> count{};
        held.for_each([&](int card) {
            ++seen[card];
            ++count[index(edition.people[card].deck)];
        });
        for (int deck = 0; deck < decks; ++deck) {
            int const hidden = table.players[seat].hand[deck] - count[deck];
            if (hidden < 0 || (own && hidden > 0)) return "a hand has the wrong number of cards";
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
            if (seen[card] > (used ? 1 : 0)) return edition.people[card].id + " is duplicated";
            if (used && seen[card] == 0) --unseen[deck];
        }
        if (unseen[deck] != 0) return "a card is missing or duplicated";
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
        if ((kind != EventKind::none) != choosing) return "event cards are drawn in the wrong step";
        if (choosing && (--hidden[index(kind)] < 0 || !can_draw(game, table, kind)))
            return "a drawn event card is not available";
    }
    EventKind const top = view.hand.top_event;
    if (view.hand.must_play != 0 && !choosing && top == EventKind::none)
        return "an event must be played in the wrong step";
    if (top == EventKind::none) return {};
    bool const fits = choosing ? view.hand.drawn[0] == top
                               : hidden[index(top)] > 0 && (!drawn || can_draw(game, table, top));
    return fits ? "" : "a seat remembers the wrong top event";
}

std::string problem_with_draft(Game const& game, View const& view) {
    if (view.seat == onlooker) return {};
    Offer const& draft = view.hand.draft;
    if ((view.table.board(view.seat).composing != 0) != (draft.to != nobody))
        return "an unfinished offer is missing or unexpected";
    return problem_with_offer(game, view.seat, draft);
}

std::string problem_with_hand(Game const& game, View const& view) {
    return first_problem(game, view, problem_with_known_people, problem_with_known_events,
                         problem_with_draft);
}

// ---- Hidden stacks ----

std::string problem_with_stacks(Game const& game, State const& state) {
    auto const& people = game.edition().people;
    Table const& table = state.table;
    std::array<int, max_people> places{};
    auto const add = [&](int card) { ++places[card]; };
    for (int deck = 0; deck < decks; ++deck) {
        for (CardId const card : state.secret.stacks[deck]) {
            if (index(people[card].deck) != deck) return people[card].id + " is duplicated";
            add(card);
        }
        for (CardId const card : table.discards[deck]) add(card);
        if (table.deck_size[deck] != state.secret.stacks[deck].size()) return "a deck has the wrong size";
    }
    table.trashed.for_each(add);
    for (int seat = 0; seat < game.players(); ++seat) state.hands[seat].cards.for_each(add);
    if (state.secret.pool.size() != table.pool.size()) return "the pool has the wrong size";
    for (int slot = 0; slot < table.pool.size(); ++slot) {
        CardId const card = state.secret.pool[slot];
        if (people[card].deck != table.pool[slot]) return "a back in the pool is wrong";
        add(card);
        for (int seat = 0; seat < game.players(); ++seat)
            if (CardId const known = state.hands[seat].pool[slot]; known != no_card && known != card)
                return "a front in the pool is wrong";
    }
    auto const duplicate = std::find_if(places.begin(), places.end(), [](int count) { return count > 1; });
    return duplicate == places.end() ? "" : people[duplicate - places.begin()].id + " is duplicated";
}

std::string problem_with_knowledge(Game const& game, State const& state) {
    for (int seat = 0; seat < game.players(); ++seat) {
        CardSet cards = state.hands[seat].cards;
        for (int observer = 0; observer < game.players(); ++observer)
            cards.insert_all(state.hands[observer].knows[seat]);
        cards.insert_all(state.table.known[seat]);
        if (cards != state.hands[seat].cards) return "a player knows of a card that is not in that hand";
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
    if (missing != EventCounts{}) return "an event card is missing or duplicated";
    EventKind const top = choosing ? drawn[0] : state.secret.events.back();
    for (int seat = 0; seat < game.players(); ++seat)
        if (EventKind const known = state.hands[seat].top_event; known != EventKind::none && known != top)
            return "a seat remembers the wrong top event";
    return {};
}

std::string problem_with_tile_stacks(Game const& game, State const& state) {
    std::array<std::uint64_t, 2> missing = hidden_tiles(game, state.table);
    for (int stack = 0; stack < 2; ++stack) {
        if (state.secret.tiles[stack].size() != state.table.tiles_hidden[stack])
            return "a tile stack has the wrong size";
        for (TileId const tile : state.secret.tiles[stack]) {
            if (has_tile(missing[1 - stack], tile)) return "a tile is in the wrong stack";
            if (!has_tile(missing[stack], tile)) return game.edition().tiles[tile].id + " is duplicated";
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

// WI-1.2a: no piece is missing or duplicated, and fields that repeat others for speed agree with them.
std::string Game::audit(State const& state) const {
    if (std::string problem = problem_with_table(*this, state.table); !problem.empty()) return problem;
    for (int seat = 0; seat < players(); ++seat)
        if (std::string const problem = problem_with_hand(*this, view(state, seat_at(seat)));
            !problem.empty())
            return seat_name(seat) + ": " + problem;
    return first_problem(*this, state, problem_with_stacks, problem_with_knowledge, problem_with_event_stack,
                         problem_with_tile_stacks);
}

}  // namespace motherlode::golden_wilderness
