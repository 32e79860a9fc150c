// What is seen, what may be imagined behind it, and how a state is hashed and checked.

#include <algorithm>

#include "games/coloma/position.h"
#include "kernel/hash.h"

namespace motherlode::coloma {
namespace {

// CO-21.1: another's hand and what that player knows of the deck, dealt anew from the cards not in sight.
Hand redeal_hand(Game const& game, Table const& table, Seat seat, Rng& rng) {
    Player const& player = table.at(seat);
    FixedList<std::uint8_t, max_cards> unseen{};
    for (std::size_t card = 0; card < game.edition().buildings.size(); ++card)
        if (!player.tableau.has(static_cast<int>(card))) unseen.push_back(static_cast<std::uint8_t>(card));
    rng.shuffle(unseen);

    Hand hand{};
    for (int i = 0; i < player.hand_size; ++i) hand.cards.add(unseen.pop_back());
    for (int i = 0; i < player.known_top; ++i) hand.top.push_back(unseen.pop_back());
    for (int i = 0; i < player.known_bottom; ++i) hand.bottom.push_back(unseen.pop_back());
    // A dial that is set may show any Site.
    hand.dial = no_site;
    hand.mule_dial = no_site;
    if (table.committed.contains(seat)) {
        hand.dial = static_cast<std::uint8_t>(rng.below(sites));
        if (game.duel()) hand.mule_dial = static_cast<std::uint8_t>(rng.below(sites));
    }
    return hand;
}

class StateHash {
public:
    explicit StateHash(Game const& game) : game_{game} {}

    std::uint64_t value(State const& state) {
        add_table(state.table);
        add_turn(state.table.turn);
        for (int place = 0; place < game_.places(); ++place) add_player(state.table.players[place]);
        for (int seat = 0; seat < game_.players(); ++seat) {
            Hand const& hand = state.hands[seat];
            add(hand.cards.bits());
            hasher_.add(hand.top);
            hasher_.add(hand.bottom);
            add(hand.dial);
            add(hand.mule_dial);
        }
        add(state.secret.rng().state());
        return hasher_.value();
    }

private:
    template <class T>
    void add(T number) {
        hasher_.add(static_cast<std::uint64_t>(number));
    }
    template <class List>
    void add_all(List const& list) {
        for (auto const number : list) add(number);
    }

    void add_table(Table const& table) {
        add(table.progress.step);
        add(table.progress.waiting.size());
        for (auto const& frame : table.progress.waiting) {
            add(frame.step);
            add(frame.seat);
            add_all(frame.args);
        }
        for (int const number : {int{table.year}, int{table.round}, int{table.barker}, int{table.bust},
                                 index(table.sheriff), int{table.outlaws}, int{table.gold}, int{table.cart},
                                 int{table.hotels_left}, int{table.buster}, int{table.shades_wagons}})
            add(number);
        add_all(table.stash);
        add_all(table.stack);
        add_all(table.discarded);
        add_all(table.bridge_kinds);
        add_all(table.bridges_left);
        add_all(table.charts);
        add_all(table.rows);
        add_all(table.buster_cards);
        for (int seat = 0; seat < game_.players(); ++seat) add(table.committed.contains(seat_at(seat)));
    }

    void add_turn(Turn const& turn) {
        add(turn.player);
        add(turn.position);
        for (Performance const& part : turn.performance)
            for (int const number : {int{part.base}, int{part.rows}, static_cast<int>(part.section),
                                     int{part.done}, int{part.built}})
                add(number);
        for (CardSet const& used : turn.used) add(used.bits());
        add(turn.fresh.bits());
        for (int const number : {turn.under_way, turn.finished, turn.row_filled, turn.exchanged,
                                 turn.wagon_part_of, turn.steps_left})
            add(number);
        hasher_.add(turn.path);
    }

    void add_player(Player const& player) {
        add(int{player.points});
        add(int{player.bucks});
        for (int const number :
             {player.gold,         player.horses,       player.lodge_dudes, player.supply_dudes,
              player.gunmen,       player.hotel_dudes,  player.graves,      player.lodge_tents,
              player.supply_tents, player.event_tents,  player.land_tents,  player.rivers,
              player.bridges,      player.hotels,       player.carrots,     player.wagon,
              player.board,        player.pioneer,      player.hand_size,   player.deck_size,
              player.known_top,    player.known_bottom, player.site,        player.mule,
              player.take_backs})
            add(number);
        add(player.tableau.bits());
        add_all(player.barrels);
        add_all(player.used_barrels);
    }

    Game const& game_;
    Hasher hasher_;
};

// What is wrong with one player's pieces, or nothing.
std::string audit_player(Game const& game, State const& state, int seat) {
    Edition const& edition = game.edition();
    Player const& player = state.table.players[seat];
    Hand const& hand = state.hands[seat];
    std::string const who = "seat " + std::to_string(seat + 1);
    if (player.lodge_dudes + player.supply_dudes + player.gunmen + player.hotel_dudes + player.graves !=
        edition.player.dudes)
        return who + " has lost or gained a Dude";
    if (player.lodge_tents + player.supply_tents + std::popcount(player.event_tents) +
            std::popcount(player.land_tents) !=
        edition.player.tents)
        return who + " has lost or gained a Tent";
    if (player.horses > edition.player.horses) return who + " has too many Horses";
    if (player.hotel_dudes > player.hotels * edition.hotel_spaces)
        return who + " has too many Dudes in Hotels";
    if (player.bridge_count() > player.river_count()) return who + " has a Bridge without a River";

    int gunmen = 0;
    for (int row = 0; row < game.numbers().rows; ++row)
        if (state.table.rows[row] == seat_at(seat)) gunmen += edition.rows[static_cast<std::size_t>(row)];
    // A Gunman may be buried before the rows are cleared.
    if (player.gunmen > gunmen) return who + " has Gunmen outside the rows";

    std::uint32_t seen = player.tableau.bits();
    int cards = player.tableau.size();
    auto const add = [&](std::uint32_t bits) {
        cards += std::popcount(bits);
        seen |= bits;
    };
    add(hand.cards.bits());
    for (std::uint8_t const card : hand.top) add(1U << card);
    for (std::uint8_t const card : hand.bottom) add(1U << card);
    if (std::popcount(seen) != cards) return who + " has a card twice";
    if (hand.cards.size() != player.hand_size || hand.top.size() != player.known_top ||
        hand.bottom.size() != player.known_bottom)
        return who + "'s cards are not as many as noted";
    if (player.tableau.size() + player.hand_size + player.deck_size !=
        static_cast<int>(edition.buildings.size()))
        return who + " has lost or gained a card";
    if (player.known_top + player.known_bottom > player.deck_size)
        return who + " knows more cards than there are";
    bool const set = state.table.committed.contains(seat_at(seat));
    if (set != (hand.dial != no_site)) return who + "'s dial is not as noted";
    return {};
}

}  // namespace

View Game::view(State const& state, Seat seat) const { return {state.table, state.hands[index(seat)], seat}; }

View Game::spectate(State const& state) const {
    Hand hand{};
    hand.dial = no_site;
    hand.mule_dial = no_site;
    return {state.table, hand, onlooker};
}

State Game::redeal(View const& view, Rng& rng) const {
    State state{};
    state.table = view.table;
    for (Seat const seat : SeatSet::first(players_))
        state.hands[index(seat)] = seat == view.seat ? view.hand : redeal_hand(*this, view.table, seat, rng);
    // All that was mixed and never seen hangs on the generator.
    state.secret.keep(Rng{rng.next()});
    return state;
}

std::uint64_t Game::hash(State const& state) const { return StateHash{*this}.value(state); }

// No piece is lost or doubled, and what is kept twice for speed agrees.
std::string Game::audit(State const& state) const {
    Table const& table = state.table;
    for (int seat = 0; seat < players_; ++seat)
        if (std::string problem = audit_player(*this, state, seat); !problem.empty()) return problem;

    int gold = table.gold + table.cart;
    for (int place = 0; place < places(); ++place) gold += table.players[place].gold;
    int expected = pools * numbers().gold_spaces + players_ * edition_->player.start_gold;
    if (solo()) expected += edition_->shade.levels[static_cast<std::size_t>(level())].gold;
    if (gold != expected)
        return "there are " + std::to_string(gold) + " nuggets, not " + std::to_string(expected);
    if (table.gold > pools * numbers().gold_spaces) return "the Gold Supply holds more than it can";

    for (std::size_t kind = 0; kind < edition_->barrels.size(); ++kind) {
        int barrels = table.stack[kind] + table.discarded[kind];
        barrels += static_cast<int>(std::count(table.stash.begin(), table.stash.end(), kind));
        for (int place = 0; place < places(); ++place)
            barrels += table.players[place].barrels[kind] + table.players[place].used_barrels[kind];
        if (barrels != edition_->barrels[kind].count)
            return "there are " + std::to_string(barrels) + " of the " + edition_->barrels[kind].name;
    }
    int hotels = table.hotels_left;
    for (int place = 0; place < places(); ++place) hotels += table.players[place].hotels;
    if (hotels != (with_hotels() ? numbers().hotels : 0)) return "a Hotel was lost or gained";
    for (int stack = 0; stack < bridge_stacks; ++stack) {
        int bridges = table.bridges_left[stack];
        for (int seat = 0; seat < players_; ++seat) bridges += table.players[seat].bridges >> stack & 1;
        // Shade takes Bridges out of the game.
        if (bridges > numbers().bridges || (!solo() && bridges != numbers().bridges))
            return "a Bridge was lost or gained";
    }
    return {};
}

}  // namespace motherlode::coloma
