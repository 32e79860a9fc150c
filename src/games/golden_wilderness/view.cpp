// Views, redealing hidden information (WI-6.1), and the hash of a state.

#include <algorithm>

#include "games/golden_wilderness/fields.h"
#include "games/golden_wilderness/rules/board.h"
#include "kernel/position.h"

namespace motherlode::golden_wilderness {
namespace {

using Cards = FixedList<CardId, max_deck>;

// Deals at random everything that a view does not show, so that the result agrees with what it shows.
// WI-6.1b: the order of the stacks is hidden. WI-6.1f: the rest of the table is open.
class Redeal {
public:
    Redeal(Game const& game, View const& view, Rng& rng) : game_{game}, view_{view}, rng_{rng} {
        state_.table = view.table;
        state_.hands.fill(empty_hand());
        if (index(view.seat) < game.players()) state_.hands[index(view.seat)] = view.hand;
    }

    State dealt() {
        people();
        events();
        tiles();
        // The contents of an unfinished offer are known only to its maker, so any receiver will do.
        for (int seat = 0; seat < game_.players(); ++seat)
            if (table().players[seat].composing != 0 && seat_at(seat) != view_.seat)
                state_.hands[seat].draft.to = next_seat(seat_at(seat), game_.players());
        state_.secret.rng = rng_.next();
        return state_;
    }

private:
    Table& table() { return state_.table; }
    Edition const& edition() const { return game_.edition(); }

    void people() {
        state_.secret.pool.count = table().pool.count;
        for (int deck = 0; deck < game_.decks_used(); ++deck) {
            CardSet out_of_play = table().trashed;
            for (CardId const card : table().discards[deck]) out_of_play.insert(card);
            Cards unknown{};
            for (int card = edition().first_of[deck]; card < edition().first_of[deck + 1]; ++card)
                if (!out_of_play.contains(card) && !place_known(card))
                    unknown.push_back(static_cast<CardId>(card));
            rng_.shuffle(unknown);
            for (int seat = 0; seat < game_.players(); ++seat) fill_hand(seat, deck, unknown);
            for (int slot = 0; slot < table().pool.size(); ++slot)
                if (index(table().pool[slot]) == deck && view_.hand.pool[slot] == no_card)
                    state_.secret.pool[slot] = unknown.pop_back();
            state_.secret.stacks[deck] = unknown;
        }
        // WI-6.1c: the Governor and the players who were shown a card see its front.
        Seat const governor = table().holder[index(Role::governor)];
        for (int slot = 0; slot < table().pool.size(); ++slot)
            for (int seat = 0; seat < game_.players(); ++seat)
                if (seat_at(seat) == governor || ((table().shown_to[slot] >> seat) & 1U) != 0)
                    state_.hands[seat].pool[slot] = state_.secret.pool[slot];
    }

    // Puts a card where the viewer knows it to be. Returns false if the viewer does not know.
    bool place_known(int card) {
        for (int seat = 0; seat < game_.players(); ++seat) {
            bool const held = seat_at(seat) == view_.seat ? view_.hand.cards.contains(card)
                                                          : table().known[seat].contains(card) ||
                                                                view_.hand.knows[seat].contains(card);
            if (!held) continue;
            state_.hands[seat].cards.insert(card);
            return true;
        }
        for (int slot = 0; slot < table().pool.size(); ++slot) {
            if (view_.hand.pool[slot] != card) continue;
            state_.secret.pool[slot] = static_cast<CardId>(card);
            return true;
        }
        return false;
    }

    void fill_hand(int seat, int deck, Cards& unknown) {
        CardSet& cards = state_.hands[seat].cards;
        int held = 0;
        for (int card = edition().first_of[deck]; card < edition().first_of[deck + 1]; ++card)
            if (cards.contains(card)) ++held;
        for (; held < table().players[seat].hand[deck]; ++held) cards.insert(unknown.pop_back());
    }

    // WI-2.5b, WI-2.5c: what the viewer knows about how often the top event was put back running, as a range. The seats
    // that put it back are the last ones that chose an event, and each of them still knows it.
    struct TimesPutBack {
        int least;
        int most;
    };
    TimesPutBack times_put_back() const {
        Table const& table = view_.table;
        int const players = game_.players();
        bool const choosing = table.progress.current() == step<ChooseEvent>;
        // Before the first event of the game, or if Neophytes has just left the top, nobody has put it back.
        bool const may_be_new = table.event_discards.empty() || (choosing && table.neophytes_out != 0);
        if (may_be_new && !choosing) return {0, 0};
        int const least = may_be_new ? 0 : 1;
        if (choosing && view_.seat == table.active_player)
            return view_.hand.must_play != 0 ? TimesPutBack{players, players}
                                             : TimesPutBack{least, players - 1};
        if (view_.seat == onlooker) return {least, players};
        // How many seats have chosen an event since the viewer did.
        int const since = (index(last_chooser()) - index(view_.seat) + players) % players;
        if (view_.hand.top_event == EventKind::none) return {least, std::max(since, 1)};
        if (view_.hand.must_play == 0) return {since + 1, since + 1};
        return {since + 2, std::max(since + 2, players)};
    }
    Seat last_chooser() const {
        Table const& table = view_.table;
        if (table.event != EventKind::none) return table.active_player;
        return seat_at((index(table.active_player) + game_.players() - 1) % game_.players());
    }
    // Each seat is assumed to play either card equally often. A card was not played while it was put back.
    bool choose_times_put_back(EventKind top) {
        auto const [least, most] = times_put_back();
        int times = least;
        while (times < most && rng_.below(2) == 0) ++times;
        state_.secret.times_put_back = byte(times);
        auto const& discards = table().event_discards;
        for (int ago = 1; ago < times && ago <= discards.size(); ++ago)
            if (discards[discards.size() - ago] == top) return false;
        return true;
    }
    void tell_who_put_back(EventKind top) {
        int const times = state_.secret.times_put_back;
        int const players = game_.players();
        for (int ago = 0; ago < std::min(times, players); ++ago) {
            int const seat = (index(last_chooser()) + players - ago) % players;
            if (seat_at(seat) == view_.seat) continue;
            Hand& hand = state_.hands[seat];
            hand.top_event = top;
            hand.must_play = ago + 1 < times ? 1 : 0;
        }
    }

    void events() {
        constexpr int most_tries = 32;
        for (int i = 0; i < most_tries; ++i) {
            deal_events();
            EventKind const top = top_event();
            if (!choose_times_put_back(top)) continue;
            tell_who_put_back(top);
            break;
        }
        Hand& active_hand = state_.hands[index(table().active_player)];
        if (table().progress.current() == step<ChooseEvent> && table().active_player != view_.seat)
            active_hand.must_play = state_.secret.times_put_back >= game_.players() ? 1 : 0;
    }

    EventKind top_event() const {
        bool const choosing = view_.table.progress.current() == step<ChooseEvent>;
        return choosing ? state_.hands[index(view_.table.active_player)].drawn[0]
                        : state_.secret.events.back();
    }

    void deal_events() {
        EventList hidden = all_of(hidden_events(game_, table()));
        rng_.shuffle(hidden);
        auto const take = [&](auto wanted) {
            for (int i = hidden.size() - 1; i >= 0; --i) {
                EventKind const kind = hidden[i];
                if (!wanted(kind)) continue;
                hidden.erase(i);
                return kind;
            }
            return EventKind::none;
        };
        auto const is = [](EventKind wanted) { return [wanted](EventKind kind) { return kind == wanted; }; };
        auto const allowed = [&](EventKind kind) { return can_draw(game_, table(), kind); };
        EventKind const top = view_.hand.top_event;
        bool const choosing = table().progress.current() == step<ChooseEvent>;
        if (choosing && view_.seat == table().active_player) {
            for (EventKind const drawn : view_.hand.drawn) take(is(drawn));
        } else if (choosing) {
            // WI-6.1e: a viewer who knew the top card knows that it was drawn.
            auto& drawn = state_.hands[index(table().active_player)].drawn;
            drawn[0] = top != EventKind::none ? take(is(top)) : take(allowed);
            drawn[1] = take(allowed);
        } else if (top != EventKind::none) {
            take(is(top));
            hidden.push_back(top);
        }
        state_.secret.events = hidden;
    }

    void tiles() {
        std::array<std::uint64_t, 2> const hidden = hidden_tiles(game_, table());
        for (int stack = 0; stack < 2; ++stack) {
            for (int const tile : Bits{hidden[stack]}) state_.secret.tiles[stack].push_back(byte(tile));
            rng_.shuffle(state_.secret.tiles[stack]);
        }
    }

    Game const& game_;
    View const& view_;
    Rng& rng_;
    State state_{};
};

}  // namespace

EventCounts hidden_events(Game const& game, Table const& table) {
    bool const standard = game.at_least(Level::standard);
    EventCounts count{1,
                      1,
                      standard && table.neophytes_out == 0 ? 1 : 0,
                      game.edition().coast_markets,
                      game.at_least(Level::easy) ? game.markers().cities - table.city_markets_aside : 0,
                      standard ? 1 - table.presidio_market_aside : 0};
    for (EventKind const kind : table.event_discards) --count[index(kind)];
    return count;
}

EventList all_of(EventCounts const& counts) {
    EventList cards{};
    for (int kind = 0; kind < event_kinds; ++kind)
        for (int i = 0; i < counts[kind]; ++i) cards.push_back(static_cast<EventKind>(kind));
    return cards;
}

bool can_draw(Game const& game, Table const& table, EventKind kind) {
    return kind != EventKind::neophytes || game.edition().countries[table.country].neophytes;
}

std::array<std::uint64_t, 2> hidden_tiles(Game const& game, Table const& table) {
    if (!game.at_least(Level::standard)) return {};
    std::uint64_t hidden = (std::uint64_t{1} << game.edition().tiles.size()) - 1;
    hidden &= ~table.on_board;
    hidden &= ~table.exploring.drawn;
    if (table.exploring.tile != no_tile) hidden &= ~tile_bit(table.exploring.tile);
    for (auto const& stack : table.tiles_under)
        for (TileId const tile : stack) hidden &= ~tile_bit(tile);
    std::uint64_t const coastal = game.edition().coastal_tiles;
    return {hidden & coastal, hidden & ~coastal};
}

View Game::spectate(State const& state) const { return {state.table, empty_hand(), onlooker}; }

State Game::redeal(View const& view, Rng& rng) const { return Redeal{*this, view, rng}.dealt(); }

std::uint64_t Game::hash(State const& state) const { return hash_fields(*this, state); }

void Game::fields(State& state, FieldVisitor& visit) const { golden_wilderness::fields(*this, state, visit); }

// Recomputes the fields that follow from the stored tiles, roads and settlements.
void Game::restore(State& state) const {
    Table& table = state.table;
    std::uint64_t const laid = table.on_board;
    table.on_board = 0;
    table.settlements.fill(0);
    table.adjacent.fill(0);
    table.joined.fill(0);
    table.roaded = 0;
    for (Site& site : table.sites) {
        site.coast = 0;
        site.mountains = 0;
        site.beside.fill(no_tile);
    }
    Grid grid{table};
    for (int const tile : Bits{laid})
        lay_tile(edition(), table, grid, byte(tile), table.sites[tile].hex, table.sites[tile].turned);
    for (int const tile : Bits{laid}) {
        Site const& site = table.sites[tile];
        if (site.owner != nobody) add_tile(table.settlements[index(site.owner)], tile);
        for (int const edge : Bits{site.roads}) {
            if (site.beside[edge] == no_tile) continue;
            add_tile(table.joined[tile], site.beside[edge]);
            add_tile(table.roaded, tile);
        }
    }
}

}  // namespace motherlode::golden_wilderness
