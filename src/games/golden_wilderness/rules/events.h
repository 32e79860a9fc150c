#pragma once

#include "games/golden_wilderness/rules/settlements.h"
#include "games/golden_wilderness/rules/trading.h"

// Rulebook p.6, "Events", p.12, "Markets and Roads", p.17, "Events", and p.7, "End of the Game".
namespace motherlode::golden_wilderness {

// ---- Markets ----

inline Location location_of(EventKind kind) {
    return static_cast<Location>(index(kind) - index(EventKind::coast_market));
}

// WI-3.1e: prices depend on the country, the kind of market and the product.
inline Prices const& prices(Open const& at) {
    return at.edition().countries[at.table.country].prices[index(location_of(at.table.event))];
}

// WI-2.7b, WI-3.8c: a market must pay somebody.
inline ByProduct paying_tiles(Open const& at) {
    return paying_tiles(at.edition(), at.table, at.game.players(), prices(at));
}

// WI-2.7a, WI-3.8d, WI-4.3g: the active player chooses where the market is held …
struct ChooseMarket : Move<ActionKind::market, Level::beginner> {
    static constexpr StepInfo info{
        .name = "market_tile", .rule = {"WI-2.7a"}, .heading = "Market Events", .prompt = &say.prompt_market};
    using Moves = MoveList<ChooseMarket>;

    static std::uint64_t tiles(Open const& at) {
        return market_tiles(at.edition(), at.table, location_of(at.table.event));
    }
    static std::uint64_t tiles_that_pay(Open const& at) {
        std::uint64_t paying = 0;
        for (std::uint64_t const for_product : paying_tiles(at)) paying |= for_product;
        return tiles(at) & paying;
    }
    static void list(Position const& at, ActionList& list) {
        for (int const tile : Bits{tiles_that_pay(at)}) list.push_back(make_action(kind, tile));
    }
    static Refusal why_not(Position const& at, Action action) {
        if (!has_tile(tiles(at), action.arg(0))) return refuse("WI-2.7a", say.no_market_there, action.arg(0));
        return refuse("WI-2.7b", say.market_must_pay);
    }
    static void perform(Play& play, Action action) {
        play.table().market = action.arg(0);
        play.ask<ChooseProduct>(play.actor);
    }
};

// … and which product it buys.
struct ChooseProduct : Move<ActionKind::product, Level::beginner> {
    static constexpr StepInfo info{.name = "market_product", .rule = {"WI-2.7a"}, .heading = "Market Events"};
    using Moves = MoveList<ChooseProduct>;

    static Message prompt(Open const& at) { return Message{say.prompt_product, at.seat, at.table.market}; }
    static void list(Position const& at, ActionList& list) {
        ByProduct const paying = paying_tiles(at);
        for (int product = 0; product < max_products; ++product)
            if (has_tile(paying[product], at.table.market)) list.push_back(make_action(kind, product));
    }
    static Refusal why_not(Position const&, Action) { return refuse("WI-2.7b", say.market_must_pay); }
    // WI-3.8a: the market pays its own tile, and tiles along roads 1 peso less for each step.
    static void perform(Play& play, Action action) {
        Table& table = play.table();
        int const product = action.arg(0);
        int const price = prices(play.position(play.actor))[product];
        play.log("WI-2.7a", say.market_held, play.actor, table.market, product, price);
        Reach const reach = reach_from(table, table.market, price - 1);
        for (int seat = 0; seat < play.game.players(); ++seat) {
            std::uint64_t const settlements = producers(play.edition(), table, seat, product);
            int const income = income_from(reach, settlements, price);
            if (income == 0) continue;
            earn(play, seat_at(seat), income);
            play.log("WI-3.8b", say.market_paid, seat, income, product);
        }
        table.market = no_tile;
    }
};

inline void hold_market(Play& play) {
    if (ChooseMarket::tiles_that_pay(play.position(play.actor)) != 0)
        return play.ask<ChooseMarket>(play.actor);
    play.log("WI-2.7b", say.market_pays_nobody);
}

// ---- Immigrants ----

// WI-2.6b, WI-4.8c, RULING wi-27: players see only the backs of the cards they choose from.
struct TakeCard : Move<ActionKind::take> {
    static void list(Position const& at, ActionList& list) {
        for (int slot = 0; slot < at.table.pool.size(); ++slot) list.push_back(make_action(kind, slot));
    }
    static Refusal why_not(Position const&, Action) { return refuse("WI-2.6b", say.no_such_slot); }
    static void perform(Play& play, Action action) {
        take_from_pool(play, play.actor, action.arg(0));
        if (!play.table().pool.empty()) play.ask<TakeImmigrant>(next_seat(play, play.actor));
    }
};

// RULING wi-30: the Governor may show cards while the pool is being taken.
struct TakeImmigrant {
    static constexpr StepInfo info{.name = "take_immigrant", .rule = {"WI-4.8c"}, .heading = "Immigrants"};
    using Moves = MoveList<TakeCard, ShowImmigrant>;

    static SeatSet may(Open const& at) {
        Seat const governor = holder(at.table, Role::governor);
        bool const waiting = governor != nobody && governor != at.table.due();
        return waiting && ShowImmigrant::any(at, governor) ? SeatSet{governor} : SeatSet::none();
    }
    static Message prompt(Open const& at) {
        return Message{at.frame().seat == at.seat ? say.prompt_immigrant : say.prompt_show, at.seat};
    }
};

// WI-2.6a, WI-4.8b: the country sets the number of immigrants. WI-3.4e: a gold rush brings more pioneers.
inline int immigrants(Edition const& edition, Table const& table, int deck) {
    int const usual = edition.countries[table.country].immigrants[deck];
    bool const rush = deck == index(Deck::pioneer) && table.gold_rush != 0;
    return usual + (rush ? edition.gold_rush_pioneers : 0);
}

inline void bring_immigrants(Play& play) {
    Table& table = play.table();
    // WI-5.2d, WI-5.2e: two roles draw a card before the pool is filled.
    Seat const father = holder(table, Role::presiding_father);
    Seat const commandant = holder(table, Role::commandant);
    if (father != nobody) draw_person(play, father, Deck::priest, "WI-5.2d");
    if (commandant != nobody) draw_person(play, commandant, Deck::soldier, "WI-5.2e");

    for (int deck = 0; deck < immigrant_decks; ++deck)
        for (int i = immigrants(play.edition(), table, deck); i > 0; --i)
            add_immigrant(play, static_cast<Deck>(deck));
    if (table.pool.size() < play.game.players()) return;

    // WI-2.6b: before Standard all cards are alike, so the players do not choose.
    if (play.game.at_least(Level::standard)) return play.ask<TakeImmigrant>(play.actor);
    for (Seat seat = play.actor; !table.pool.empty(); seat = next_seat(play, seat))
        take_from_pool(play, seat, 0);
}

// WI-4.8a: the active player draws first, which matters if the deck runs out.
inline void bring_neophytes(Play& play) {
    Seat seat = play.actor;
    for (int drawn = 0; drawn < play.game.players(); ++drawn, seat = next_seat(play, seat))
        for (int const tile : Bits{play.table().on_board})
            if (owner_of(play.table(), static_cast<TileId>(tile), Piece::mission) == seat)
                draw_person(play, seat, Deck::indian, "WI-4.8a");
}

// ---- Taxes, and the end of the game ----

// WI-2.9a, WI-2.9b, WI-2.9f, WI-3.9a, WI-4.9a, RULING wi-11: why the game ends now; nothing if it goes on.
inline std::optional<Message> end_of_game(Play const& play) {
    Table const& table = play.table();
    if (play.game.level() == Level::beginner) {
        if ((reachable(play.edition(), table) & ~table.inhabited()) == 0) return Message{say.ends_board};
    } else if (table.cities_left == 0) {
        return Message{say.ends_cities};
    }
    if (play.game.at_least(Level::standard)) {
        if (table.presidios_left == 0) return Message{say.ends_presidios};
        if (table.missions_left == 0) return Message{say.ends_missions};
    }
    if (table.taxes_played >= play.edition().last_taxes[index(play.game.level())])
        return Message{say.ends_taxes, table.taxes_played};
    return {};
}

// WI-2.8a: every player gets pesos. WI-2.9e: if this ends the game, nobody acts any more.
inline void pay_taxes(Play& play) {
    Table& table = play.table();
    int const amount = play.edition().countries[table.country].taxes;
    for (int seat = 0; seat < play.game.players(); ++seat) earn(play, seat_at(seat), amount);
    ++table.taxes_played;
    play.log("WI-2.8a", say.taxes_paid, amount, table.taxes_played);
    std::optional<Message> const end = end_of_game(play);
    if (!end) return;
    play.go_to<GameOver>();
    play.log("WI-2.9a", *end->spec, end->args[0]);
    if (play.event_log() == nullptr) return;
    Result const result = play.game.result(table);
    for (int seat = 0; seat < result.players; ++seat)
        play.log("WI-2.9c", say.final_score, seat, result.seats[seat].total, result.seats[seat].rank);
}

struct GameOver {
    static constexpr StepInfo info{.name = "game_over",
                                   .rule = {"WI-2.9a"},
                                   .heading = "End of the Game",
                                   .prompt = &say.prompt_game_over};
};

// ---- The event deck ----

// WI-1.2b, RULING wi-3.
inline EventKind draw_event(Play& play) {
    Table& table = play.table();
    auto& stack = play.state.secret.events;
    EventKind const drawn = stack.pop_back();
    --table.events_hidden;
    if (!stack.empty() || table.event_discards.empty()) return drawn;
    for (EventKind const kind : table.event_discards) stack.push_back(kind);
    table.event_discards.clear();
    shuffle(play, stack);
    table.events_hidden = stack.count;
    play.log("WI-1.2b", say.events_shuffled);
    return drawn;
}

inline bool allows_neophytes(Play const& play) {
    return play.edition().countries[play.table().country].neophytes;
}

inline void forget_top_event(Hand& hand) {
    hand.top_event = EventKind::none;
    hand.must_play = 0;
}

// WI-5.5a, RULING wi-33: if the country does not allow Neophytes, the card is removed and another one is
// drawn. If Neophytes was on top, nobody knows the new top card.
enum class Drawn : std::uint8_t { from_top, from_below };
inline EventKind draw_allowed_event(Play& play, Drawn from) {
    for (;;) {
        EventKind const kind = draw_event(play);
        if (kind != EventKind::neophytes || allows_neophytes(play)) return kind;
        play.table().neophytes_out = 1;
        if (from == Drawn::from_top) {
            play.state.secret.times_put_back = 0;
            for (Hand& hand : play.state.hands) forget_top_event(hand);
        }
        play.reveal("WI-5.5a", say.neophytes_removed, play.table().country);
    }
}

// WI-2.5a: the active player draws the two top cards.
struct DrawEvents {
    static constexpr StepInfo info{.name = "draw_events", .rule = {"WI-2.5a"}, .heading = "Events"};

    static void run(Play& play) {
        Table& table = play.table();
        if (play.game.at_least(Level::easy)) close_trade(play);
        table.icons = {};  // WI-4.2b
        // If Neophytes has to be removed when drawn, everybody learns from this whether it was drawn.
        bool const may_leave =
            play.game.at_least(Level::standard) && table.neophytes_out == 0 && !allows_neophytes(play);
        log_as(play, may_leave ? News::hidden : News::known, "WI-2.5a", say.events_drawn, play.actor);
        Hand& hand = play.hand(play.actor);
        hand.drawn[0] = draw_allowed_event(play, Drawn::from_top);
        hand.drawn[1] = draw_allowed_event(play, Drawn::from_below);
        // WI-2.5c, RULING wi-11.
        hand.must_play = play.state.secret.times_put_back >= play.game.players() ? 1 : 0;
        play.reveal_to(play.actor, "WI-2.5a", say.events_seen, hand.drawn[0], hand.drawn[1]);
    }
};

// WI-2.5a: the player chooses one of the two cards to play.
struct ChooseEvent : Move<ActionKind::play, Level::beginner> {
    static constexpr StepInfo info{
        .name = "choose_event", .rule = {"WI-2.5a"}, .heading = "Events", .prompt = &say.prompt_event};
    using Moves = MoveList<ChooseEvent>;

    static void list(Position const& at, ActionList& list) {
        list.push_back(make_action(kind, at.hand.drawn[0]));
        if (at.hand.must_play == 0 && at.hand.drawn[1] != at.hand.drawn[0])
            list.push_back(make_action(kind, at.hand.drawn[1]));
    }
    static Refusal why_not(Position const& at, Action action) {
        if (at.hand.must_play != 0 && index(at.hand.drawn[1]) == action.arg(0))
            return refuse("WI-2.5c", say.must_play_event, at.hand.drawn[0]);
        return refuse("WI-2.5a", say.event_not_drawn, action.arg(0));
    }
    // WI-2.5b, RULING wi-10: the other card goes back on top. WI-2.5c: counts how often in a row.
    static void put_back(Play& play, EventKind played) {
        Hand& hand = play.hand(play.actor);
        Secret& secret = play.state.secret;
        bool const top_played = hand.drawn[0] == played;
        EventKind const returned_card = top_played ? hand.drawn[1] : hand.drawn[0];
        secret.times_put_back = byte(top_played ? 1 : secret.times_put_back + 1);
        secret.events.push_back(returned_card);
        ++play.table().events_hidden;
        hand.drawn = {EventKind::none, EventKind::none};
        // WI-6.1e: players who knew the top card forget it if it was played; otherwise it is back on top.
        for (Hand& each : play.state.hands)
            if (each.top_event == played) forget_top_event(each);
        hand.top_event = returned_card;
        hand.must_play = secret.times_put_back > 1 ? 1 : 0;
    }
    static void perform(Play& play, Action action) {
        auto const event = static_cast<EventKind>(action.arg(0));
        put_back(play, event);
        play.table().event_discards.push_back(event);
        play.table().event = event;
        play.reveal("WI-2.5a", say.event_played, play.actor, event);
        switch (event) {
            case EventKind::immigrants: return bring_immigrants(play);
            case EventKind::taxes: return pay_taxes(play);
            case EventKind::neophytes: return bring_neophytes(play);
            default: return hold_market(play);
        }
    }
};

}  // namespace motherlode::golden_wilderness
