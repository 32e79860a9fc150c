// Rulebook p.6, "Events", p.12, "Markets and roads", and p.17, "Events".

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {

Location location_of(EventKind kind) {
    return static_cast<Location>(static_cast<int>(kind) - static_cast<int>(EventKind::coast_market));
}

namespace {

// ---- The event deck ----

// WI-1.2b, RULING wi-3.
void refill_events(Play& play) {
    Table& table = play.table();
    auto& stack = play.state.secret.events;
    if (!stack.empty() || table.event_discards.empty()) return;
    for (EventKind const kind : table.event_discards) stack.push_back(kind);
    table.event_discards.clear();
    play.shuffle(stack);
    table.events_hidden = stack.count;
    play.tell("WI-1.2b", say::events_shuffled);
}

EventKind draw_event(Play& play) {
    EventKind const kind = play.state.secret.events.pop_back();
    --play.table().events_hidden;
    refill_events(play);
    return kind;
}

// WI-5.5a: Neophytes leaves under a country that does not allow it, and another card is drawn.
// Whatever was known of the top card is known no more if it was Neophytes that left from there.
enum class Drawn : std::uint8_t { from_top, from_below };
EventKind draw_allowed_event(Play& play, Drawn from) {
    for (;;) {
        EventKind const kind = draw_event(play);
        if (kind != EventKind::neophytes || play.edition().countries[play.table().country].neophytes)
            return kind;
        play.table().neophytes_out = 1;
        if (from == Drawn::from_top) {
            play.state.secret.times_put_back = 0;
            for (Hand& hand : play.state.hands) hand.top_event = EventKind::none;
        }
        play.reveal("WI-5.5a", say::neophytes_removed, play.table().country);
    }
}

// ---- What happens ----

void immigrants(Play& play) {
    Table& table = play.table();
    // WI-5.2d, WI-5.2e: two roles draw before the pool is filled.
    Seat const father = table.holder[index(Role::presiding_father)];
    Seat const commandant = table.holder[index(Role::commandant)];
    if (father != nobody) draw_person(play, father, Deck::priest, "WI-5.2d");
    if (commandant != nobody) draw_person(play, commandant, Deck::soldier, "WI-5.2e");

    Country const& country = play.edition().countries[table.country];
    for (int deck = 0; deck < immigrant_decks; ++deck) {
        int coming = country.immigrants[deck];
        if (static_cast<Deck>(deck) == Deck::pioneer && table.gold_rush != 0)
            coming += play.edition().gold_rush_pioneers;
        for (int i = 0; i < coming; ++i) add_immigrant(play, static_cast<Deck>(deck));
    }
    if (table.pool.size() < play.game.players()) return;

    // WI-2.6b. Before Standard all cards are alike, so there is nothing to choose.
    if (play.game.at_least(Level::standard)) {
        play.settle_first(Step::take_immigrant, play.active());
        return;
    }
    for (Seat seat = play.active(); !table.pool.empty(); seat = next_seat(seat, play.game.players()))
        take_immigrant_card(play, seat, 0);
}

// WI-2.9, WI-3.9, WI-4.9, and RULING wi-11. What ends the game, if anything does.
std::optional<Message> end_of_game(Play& play) {
    Table const& table = play.table();
    if (play.game.level() == Level::beginner) {
        if ((reachable(play.edition(), table) & ~table.inhabited()) == 0) return Message{say::ends_board};
    } else if (table.cities_left == 0) {
        return Message{say::ends_cities};
    }
    if (play.game.at_least(Level::standard)) {
        if (table.presidios_left == 0) return Message{say::ends_presidios};
        if (table.missions_left == 0) return Message{say::ends_missions};
    }
    if (table.taxes_played >= play.edition().last_taxes[index(play.game.level())])
        return Message{say::ends_taxes, table.taxes_played};
    return {};
}

void taxes(Play& play) {
    Table& table = play.table();
    int const amount = play.edition().countries[table.country].taxes;
    for (int seat = 0; seat < play.game.players(); ++seat) play.earn(seat_at(seat), amount);
    ++table.taxes_played;
    play.tell("WI-2.8a", say::taxes_paid, amount, table.taxes_played);
    std::optional<Message> const end = end_of_game(play);
    if (!end) return;
    table.progress.step = Step::game_over;
    play.tell("WI-2.9a", *end);
    Result const result = play.game.result(table);
    for (int seat = 0; play.told() && seat < result.players; ++seat)
        play.tell("WI-2.9c", say::final_score, seat, result.seats[seat].total, result.seats[seat].rank);
}

// From the active player on, as for Immigrants, where the deck does not last for all.
void neophytes(Play& play) {
    Seat seat = play.table().active_player;
    for (int drawn = 0; drawn < play.game.players();
         ++drawn, seat = seat_at((index(seat) + 1) % play.game.players()))
        for (int const tile : Bits{play.table().on_board}) {
            Site const& site = play.table().sites[tile];
            if (site.marker == Marker::mission && site.marker_owner == seat)
                draw_person(play, seat, Deck::indian, "WI-4.8a");
        }
}

// ---- Markets ----

int price_of(Position const& at, int product) {
    return at.edition().countries[at.table.country].prices[index(location_of(at.table.event))][product];
}

bool any_product_pays(Position const& at, TileId tile) {
    for (std::size_t product = 0; product < at.edition().products.size(); ++product)
        if (pays(at.edition(), at.table, at.game.players(), tile, static_cast<int>(product),
                 price_of(at, static_cast<int>(product))))
            return true;
    return false;
}

// WI-2.7b: a choice that pays, or nothing happens.
void market(Play& play) {
    Position const at{play.game, play.table(), play.hand(play.active()), play.active()};
    std::uint64_t const tiles = market_tiles(play.edition(), play.table(), location_of(play.table().event));
    for (int const tile : Bits{tiles}) {
        if (!any_product_pays(at, static_cast<TileId>(tile))) continue;
        play.settle_first(Step::market_tile, play.active());
        return;
    }
    play.tell("WI-2.7b", say::market_pays_nobody);
}

}  // namespace

void add_event_card(Play& play, EventKind kind, std::string_view rule) {
    play.table().event_discards.push_back(kind);
    play.tell(rule, say::event_added, index(kind));
}

// WI-2.5a: the two top cards.
void draw_events(Play& play, Action, TurnFrame const&) {
    Table& table = play.table();
    close_trade(play);
    table.icons = {};
    Hand& hand = play.hand(play.active());
    // Where Neophytes would have to leave, everybody learns whether it was among the cards.
    bool const may_leave = play.game.at_least(Level::standard) && table.neophytes_out == 0 &&
                           !play.edition().countries[table.country].neophytes;
    if (may_leave)
        play.reveal("WI-2.5a", say::events_drawn, index(play.active()));
    else
        play.tell("WI-2.5a", say::events_drawn, index(play.active()));
    hand.drawn[0] = draw_allowed_event(play, Drawn::from_top);
    hand.drawn[1] = draw_allowed_event(play, Drawn::from_below);
    // WI-2.5c, RULING wi-11.
    hand.must_play = play.state.secret.times_put_back >= play.game.players() ? 1 : 0;
    play.whisper(play.active(), "WI-2.5a", say::events_seen, index(hand.drawn[0]), index(hand.drawn[1]));
}

void event_choices(Position const& at, ActionList& list) {
    list.push_back(number_action(ActionKind::play, index(at.hand.drawn[0])));
    if (at.hand.must_play == 0 && at.hand.drawn[1] != at.hand.drawn[0])
        list.push_back(number_action(ActionKind::play, index(at.hand.drawn[1])));
}

void choose_event(Play& play, Action action, TurnFrame const&) {
    Table& table = play.table();
    Hand& hand = play.hand(play.active());
    auto const kind = static_cast<EventKind>(action.arg(0));
    bool const top_played = hand.drawn[0] == kind;
    EventKind const back = top_played ? hand.drawn[1] : hand.drawn[0];

    // WI-2.5b: the other one goes back on top. WI-2.5c counts how often the same one does.
    Secret& secret = play.state.secret;
    secret.times_put_back = static_cast<std::uint8_t>(top_played ? 1 : secret.times_put_back + 1);
    secret.events.push_back(back);
    ++table.events_hidden;
    hand.drawn = {EventKind::none, EventKind::none};
    hand.must_play = 0;
    // WI-6.1e: who knew the top card and sees another one played knows that it went back.
    for (Hand& other : play.state.hands)
        if (other.top_event == kind) other.top_event = EventKind::none;
    hand.top_event = back;

    table.event_discards.push_back(kind);
    table.event = kind;
    play.reveal("WI-2.5a", say::event_played, index(play.active()), index(kind));
    switch (kind) {
        case EventKind::immigrants: immigrants(play); break;
        case EventKind::taxes: taxes(play); break;
        case EventKind::neophytes: neophytes(play); break;
        default: market(play); break;
    }
}

void market_tile_choices(Position const& at, ActionList& list) {
    for (int const tile : Bits{market_tiles(at.edition(), at.table, location_of(at.table.event))})
        if (any_product_pays(at, static_cast<TileId>(tile)))
            list.push_back(number_action(ActionKind::market, tile));
}

void market_tile(Play& play, Action action, TurnFrame const& frame) {
    play.table().market = action.arg(0);
    play.settle_first(Step::market_product, frame.seat);
}

void market_product_choices(Position const& at, ActionList& list) {
    for (std::size_t product = 0; product < at.edition().products.size(); ++product)
        if (pays(at.edition(), at.table, at.game.players(), at.table.market, static_cast<int>(product),
                 price_of(at, static_cast<int>(product))))
            list.push_back(number_action(ActionKind::product, static_cast<int>(product)));
}

// WI-2.7a, WI-3.8: the tile itself, and along roads for 1 peso less a step.
void market_product(Play& play, Action action, TurnFrame const&) {
    Table& table = play.table();
    Position const at{play.game, table, play.hand(play.active()), play.active()};
    int const product = action.arg(0);
    int const price = price_of(at, product);
    play.tell("WI-2.7a", say::market_held, index(play.active()), table.market, product, price);
    Reach const reach = reach_from(table, table.market, price - 1);
    for (int seat = 0; seat < play.game.players(); ++seat) {
        std::uint64_t const makers = producers(play.edition(), table, seat, product);
        int income = 0;
        for (int step = 0; step < reach.steps && step < price; ++step)
            income += std::popcount(reach.at[step] & makers) * (price - step);
        if (income == 0) continue;
        play.earn(seat_at(seat), income);
        play.tell("WI-3.8b", say::market_paid, seat, income, product);
    }
    table.market = no_tile;
}

// WI-4.8c.
void immigrant_choices(Position const& at, ActionList& list) {
    for (int slot = 0; slot < at.table.pool.size(); ++slot)
        list.push_back(number_action(ActionKind::take, slot));
    show_choices(at, list);
}

void take_immigrant(Play& play, Action action, TurnFrame const& frame) {
    take_immigrant_card(play, frame.seat, action.arg(0));
    if (!play.table().pool.empty())
        play.settle_first(Step::take_immigrant, next_seat(frame.seat, play.game.players()));
}

}  // namespace motherlode::golden_wilderness
