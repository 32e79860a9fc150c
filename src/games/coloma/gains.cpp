// What is gained and spent, and the limits of it: Events p.8, the Barker p.12.

#include <algorithm>

#include "games/coloma/effect_words.h"
#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

// The cards of a deck that nobody has seen: all that are neither in sight nor known to the owner.
std::uint32_t unseen_cards(Edition const& edition, Player const& player, Hand const& hand) {
    std::uint32_t cards = (1U << edition.buildings.size()) - 1U;
    cards &= ~player.tableau.bits() & ~hand.cards.bits();
    for (std::uint8_t const card : hand.top) cards &= ~(1U << card);
    for (std::uint8_t const card : hand.bottom) cards &= ~(1U << card);
    return cards;
}

template <class Sink>
int draw_one(Play<Sink>& play, Seat seat) {
    Player& player = play.table().at(seat);
    Hand& hand = play.hand(seat);
    --player.deck_size;
    ++player.hand_size;
    int card = 0;
    if (!hand.top.empty()) {
        card = hand.top.pop_back();
        --player.known_top;
    } else if (player.deck_size + 1 > player.known_bottom) {
        std::uint32_t cards = unseen_cards(play.edition(), player, hand);
        for (int skip = play.lot(std::popcount(cards)); skip > 0; --skip) cards &= cards - 1;
        card = std::countr_zero(cards);
    } else {
        card = hand.bottom[0];
        hand.bottom.erase(0);
        --player.known_bottom;
    }
    hand.cards.add(card);
    return card;
}

template <class Sink>
void gain_gold(Play<Sink>& play, Seat seat, int amount) {
    Table& table = play.table();
    // CO-5.2g; CO-5.2h: Bucks for what the board has no more.
    int const from_board = std::min<int>(amount, table.gold);
    table.gold -= from_board;
    table.at(seat).gold = byte(table.at(seat).gold + from_board);
    if (from_board > 0)
        play.tell("CO-5.2g", Message{say::gained, index(seat), from_board, counted(Thing::gold, from_board)});
    int const owed = amount - from_board;
    if (owed == 0) return;
    table.at(seat).bucks += owed;
    play.tell("CO-5.2h", Message{say::gold_as_bucks, index(seat), owed});
}

// CO-5.2f: of a limited supply, as much as is left.
template <class Sink>
void gain_limited(Play<Sink>& play, Seat seat, Thing thing, int amount) {
    Player& player = play.table().at(seat);
    int gained = 0;
    if (thing == Thing::horse) {
        gained = std::min(amount, play.edition().player.horses - player.horses);
        player.horses = byte(player.horses + gained);
    } else {
        bool const dudes = thing == Thing::dude;
        std::uint8_t& supply = dudes ? player.supply_dudes : player.supply_tents;
        std::uint8_t& lodge = dudes ? player.lodge_dudes : player.lodge_tents;
        gained = std::min<int>(amount, supply);
        supply = byte(supply - gained);
        lodge = byte(lodge + gained);
    }
    std::string_view const rule = thing == Thing::horse ? "CO-7.1c" : "CO-5.2f";
    if (gained > 0)
        play.tell(rule, Message{say::gained, index(seat), gained, counted(thing, gained)});
    else
        play.tell(rule, Message{say::gained_nothing, index(seat), static_cast<int>(thing)});
}

}  // namespace

template <class Sink>
void Gains<Sink>::gain(Play<Sink>& play, Seat seat, Thing thing, int amount) {
    if (amount <= 0) return;
    Player& player = play.table().at(seat);
    switch (thing) {
        case Thing::dude:
        case Thing::tent:
        case Thing::horse: gain_limited(play, seat, thing, amount); return;
        case Thing::gold: gain_gold(play, seat, amount); return;
        case Thing::card: draw_cards(play, seat, amount); return;
        case Thing::buck: player.bucks += amount; break;
        case Thing::vp: player.points += amount; break;
        case Thing::barrel:
            play.table().progress.settle_first(Step::barrels_due, seat, {byte(amount), 0});
            return;
        case Thing::grave: play.table().progress.settle_first(Step::bury, seat, {byte(amount), 0}); return;
    }
    play.tell("CO-5.2c", Message{say::gained, index(seat), amount, counted(thing, amount)});
}

// Bucks, cards and Barrels need a choice and are taken elsewhere.
template <class Sink>
void Gains<Sink>::spend(Play<Sink>& play, Seat seat, Thing thing, int amount) {
    Player& player = play.table().at(seat);
    switch (thing) {
        case Thing::dude:
            player.lodge_dudes = byte(player.lodge_dudes - amount);
            player.supply_dudes = byte(player.supply_dudes + amount);
            break;
        case Thing::tent:
            player.lodge_tents = byte(player.lodge_tents - amount);
            player.supply_tents = byte(player.supply_tents + amount);
            break;
        case Thing::horse: player.horses = byte(player.horses - amount); break;
        case Thing::gold:
            // CO-5.3f.
            player.gold = byte(player.gold - amount);
            play.table().cart += amount;
            break;
        default: return;
    }
    if (amount > 0) play.tell("CO-9.1c", Message{say::spent, index(seat), amount, counted(thing, amount)});
}

template <class Sink>
void Gains<Sink>::draw_cards(Play<Sink>& play, Seat seat, int amount) {
    Player& player = play.table().at(seat);
    int const drawn = std::min<int>(amount, player.deck_size);
    if (drawn > 0)
        play.tell("CO-5.2i", Message{say::drew, index(seat), drawn}, SeatSet::everyone().without(seat));
    for (int i = 0; i < drawn; ++i) {
        int const card = draw_one(play, seat);
        play.reveal("CO-5.2i", Message{say::drew_card, index(seat), card}, seat);
    }
    // CO-5.2j.
    int const owed = amount - drawn;
    if (owed == 0) return;
    player.points += owed;
    play.tell("CO-5.2j", Message{say::deck_empty, index(seat), owed});
}

// CO-2.7b: on the top or on the bottom. RULING co-22: all see where, the owner sees which.
template <class Sink>
void Gains<Sink>::discard_card(Play<Sink>& play, Seat seat, Action action) {
    Player& player = play.table().at(seat);
    Hand& hand = play.hand(seat);
    int const card = first_of(action);
    auto const where = static_cast<Where>(second_of(action));
    assert(hand.cards.has(card));
    hand.cards.remove(card);
    --player.hand_size;
    ++player.deck_size;
    if (where == Where::top) {
        hand.top.push_back(byte(card));
        ++player.known_top;
    } else {
        hand.bottom.push_back(byte(card));
        ++player.known_bottom;
    }
    play.tell("CO-2.7b", Message{say::discarded, index(seat), static_cast<int>(where)},
              SeatSet::everyone().without(seat));
    play.tell("CO-2.7b", Message{say::discarded_card, index(seat), card, static_cast<int>(where)}, seat);
}

// CO-1.5b: the discarded ones are mixed when the stack is out.
template <class Sink>
void Gains<Sink>::mix_discarded_barrels(Play<Sink>& play) {
    Table& table = play.table();
    if (total(table.stack) > 0 || total(table.discarded) == 0) return;
    table.stack = table.discarded;
    table.discarded = {};
    play.tell("CO-1.5b", Message{say::barrels_mixed});
}

// None where there is none at all.
template <class Sink>
int Gains<Sink>::draw_barrel(Play<Sink>& play) {
    Table& table = play.table();
    mix_discarded_barrels(play);
    if (total(table.stack) == 0) return none;
    int drawn = play.lot(total(table.stack));
    int kind = 0;
    while (drawn >= table.stack[kind]) drawn -= table.stack[kind++];
    --table.stack[kind];
    return kind;
}

// CO-7.2c. RULING co-24: also spaces that could not be refilled before.
template <class Sink>
void Gains<Sink>::refill_stash(Play<Sink>& play) {
    Table& table = play.table();
    for (std::size_t space = 0; space < play.edition().space_outlaws.size(); ++space) {
        if (table.stash[space] != none) continue;
        int const kind = draw_barrel(play);
        if (kind == none) return;
        table.stash[space] = byte(kind);
        play.reveal("CO-7.2c", Message{say::barrel_revealed, kind, static_cast<int>(space) + 1});
    }
    mix_discarded_barrels(play);
}

// Takes the token from its space, brings the Outlaws (CO-7.2b).
template <class Sink>
int Gains<Sink>::barrel_from_stash(Play<Sink>& play, int space) {
    Table& table = play.table();
    if (space == 0) {
        table.outlaws += play.edition().stack_outlaws;
        return draw_barrel(play);
    }
    int const kind = table.stash[space - 1];
    table.outlaws += play.edition().space_outlaws[static_cast<std::size_t>(space - 1)];
    table.stash[space - 1] = none;
    return kind;
}

template <class Sink>
void Gains<Sink>::take_barrel(Play<Sink>& play, Seat seat, int space) {
    Table& table = play.table();
    int const before = table.outlaws;
    int const kind = barrel_from_stash(play, space);
    ++table.at(seat).barrels[kind];
    Message const taken{say::took_barrel, index(seat), kind, table.outlaws - before};
    if (space == 0)
        play.reveal("CO-7.2a", taken);
    else
        play.tell("CO-7.2a", taken);
    refill_stash(play);
}

// CO-7.3c: a used or an unused one.
template <class Sink>
void Gains<Sink>::discard_barrel(Play<Sink>& play, Seat seat, int kind, bool used) {
    Player& player = play.table().at(seat);
    --(used ? player.used_barrels : player.barrels)[kind];
    ++play.table().discarded[kind];
    play.tell("CO-7.3c", Message{say::discarded_barrel, index(seat), kind});
    refill_stash(play);
}

template struct Gains<NoEvents>;
template struct Gains<EventLog>;

}  // namespace motherlode::coloma
