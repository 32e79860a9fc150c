#pragma once

#include "games/coloma/rules/measures.h"

// Gaining and spending, and their limits: p.8, Events; p.5, cards.
namespace motherlode::coloma {

// The cards of a deck that nobody knows: neither built, nor in hand, nor put into the deck by the owner.
inline std::uint32_t unseen_cards(Edition const& edition, Player const& player, Hand const& hand) {
    std::uint32_t cards = (1U << edition.buildings.size()) - 1U;
    cards &= ~player.tableau.bits() & ~hand.cards.bits();
    for (std::uint8_t const card : hand.top) cards &= ~(1U << card);
    for (std::uint8_t const card : hand.bottom) cards &= ~(1U << card);
    return cards;
}

// CO-2.6a: from the top of the player's own deck.
inline int draw_card(Play& play, Seat seat) {
    Player& player = play.table().at(seat);
    Hand& hand = play.hand(seat);
    int card = 0;
    if (!hand.top.empty()) {
        card = hand.top.pop_back();
        --player.known_top;
    } else if (int const unseen = player.deck_size - player.known_bottom; unseen > 0) {
        std::uint32_t cards = unseen_cards(play.edition(), player, hand);
        for (int skip = random_below(play, unseen); skip > 0; --skip) cards &= cards - 1;
        card = std::countr_zero(cards);
    } else {
        card = hand.bottom[0];
        hand.bottom.erase(0);
        --player.known_bottom;
    }
    --player.deck_size;
    ++player.hand_size;
    hand.cards.add(card);
    return card;
}

inline void draw_cards(Play& play, Seat seat, int amount) {
    Player& player = play.table().at(seat);
    int const drawn = std::min<int>(amount, player.deck_size);
    if (drawn > 0) play.log_to(SeatSet::everyone().without(seat), "CO-5.2i", say.drew, seat, drawn);
    for (int i = 0; i < drawn; ++i) {
        int const card = draw_card(play, seat);
        play.reveal_to(seat, "CO-5.2i", say.drew_card, seat, card);
    }
    // CO-5.2j: 1 point for each missing card.
    int const missing_cards = amount - drawn;
    if (missing_cards == 0) return;
    player.points.add(missing_cards);
    play.log("CO-5.2j", say.deck_empty, seat, missing_cards);
}

// CO-2.7b: to the top or the bottom of the deck.
// CO-21.1a, RULING co-22: everyone sees where the card goes; only its owner sees which card it is.
struct Discard {
    static constexpr ActionKind kind = ActionKind::discard;

    // OPTIMIZATION: lists only cards in hand, instead of trying every card of the edition.
    static void list(Position const& at, ActionList& list) {
        for (int const card : at.hand.cards)
            for (Where const where : {Where::top, Where::bottom})
                list.push_back(make_action(kind, card, where));
    }
    static Reason refusal(Position const& at, Action action) {
        if (at.hand.cards.has(action.arg(0))) return {};
        return refuse("CO-2.7b", say.not_in_hand);
    }
    static void perform(Play& play, Action action) {
        Seat const seat = play.actor;
        Player& player = play.table().at(seat);
        Hand& hand = play.hand(seat);
        std::uint8_t const card = action.arg(0);
        auto const where = static_cast<Where>(action.arg(1));
        hand.cards.remove(card);
        --player.hand_size;
        ++player.deck_size;
        (where == Where::top ? hand.top : hand.bottom).push_back(card);
        ++(where == Where::top ? player.known_top : player.known_bottom);
        play.log_to(SeatSet::everyone().without(seat), "CO-2.7b", say.discarded, seat, where);
        play.log_to(seat, "CO-2.7b", say.discarded_card, seat, card, where);
    }
};

inline void gain_gold(Play& play, Seat seat, int amount) {
    Table& table = play.table();
    Player& player = table.at(seat);
    // CO-5.2g: from the board.
    int const from_board = std::min<int>(amount, table.gold);
    table.gold.add(-from_board);
    add_to(player.gold, from_board);
    if (from_board > 0) play.log("CO-5.2g", say.gained, seat, from_board, counted(Thing::gold, from_board));
    // CO-5.2h: 1 Buck for each missing nugget.
    int const missing_nuggets = amount - from_board;
    if (missing_nuggets == 0) return;
    player.bucks.add(missing_nuggets);
    play.log("CO-5.2h", say.gold_as_bucks, seat, missing_nuggets);
}

// CO-5.2f, CO-7.1c: the supply is limited, so the player gains at most what remains.
inline void gain_limited(Play& play, Seat seat, Thing thing, int amount) {
    Player& player = play.table().at(seat);
    int gained = 0;
    if (thing == Thing::horse) {
        gained = std::min(amount, play.edition().player.horses - player.horses);
        add_to(player.horses, gained);
    } else {
        bool const dudes = thing == Thing::dude;
        std::uint8_t& supply = dudes ? player.supply_dudes : player.supply_tents;
        gained = std::min<int>(amount, supply);
        add_to(supply, -gained);
        add_to(dudes ? player.lodge_dudes : player.lodge_tents, gained);
    }
    std::string_view const rule = thing == Thing::horse ? "CO-7.1c" : "CO-5.2f";
    if (gained > 0)
        play.log(rule, say.gained, seat, gained, counted(thing, gained));
    else
        play.log(rule, say.gained_nothing, seat, thing);
}

inline void gain(Play& play, Seat seat, Thing thing, int amount) {
    if (amount <= 0) return;
    Player& player = play.table().at(seat);
    switch (thing) {
        case Thing::dude:
        case Thing::tent:
        case Thing::horse: return gain_limited(play, seat, thing, amount);
        case Thing::gold: return gain_gold(play, seat, amount);
        case Thing::card: return draw_cards(play, seat, amount);
        case Thing::barrel: return play.ask<BarrelsDue>(seat, amount);
        case Thing::grave: return play.ask<Bury>(seat, amount);
        case Thing::buck: player.bucks.add(amount); break;
        case Thing::vp: player.points.add(amount); break;
    }
    play.log("CO-5.2c", say.gained, seat, amount, counted(thing, amount));
}

// Bucks, cards and Barrels need a choice, so they are spent elsewhere.
// CO-9.1c: Dudes return to the supply when they are spent.
inline void spend(Play& play, Seat seat, Thing thing, int amount) {
    Player& player = play.table().at(seat);
    switch (thing) {
        case Thing::dude:
            add_to(player.lodge_dudes, -amount);
            add_to(player.supply_dudes, amount);
            break;
        case Thing::tent:
            add_to(player.lodge_tents, -amount);
            add_to(player.supply_tents, amount);
            break;
        case Thing::horse: add_to(player.horses, -amount); break;
        case Thing::gold:
            // CO-5.3f.
            add_to(player.gold, -amount);
            play.table().cart.add(amount);
            break;
        default: return;
    }
    if (amount > 0) play.log("CO-9.1c", say.spent, seat, amount, counted(thing, amount));
}

}  // namespace motherlode::coloma
