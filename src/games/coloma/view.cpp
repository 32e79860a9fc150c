// The view of a watcher, redeals of hidden information, and the fields of a state.

#include "games/coloma/fields.h"
#include "kernel/position.h"
#include "kernel/rng.h"

namespace motherlode::coloma {
namespace {

// CO-21.1a, CO-21.1b: deals another player's hand, and the cards that this player has put into the deck, from
// the cards that are not in the tableau.
Hand redeal_hand(Game const& game, Table const& table, Seat seat, Rng& rng) {
    Player const& player = table.at(seat);
    FixedList<std::uint8_t, max_cards> unseen{};
    for (int card = 0; card < static_cast<int>(game.edition().buildings.size()); ++card)
        if (!player.tableau.has(card)) unseen.push_back(byte(card));
    rng.shuffle(unseen);

    Hand hand{};
    for (int i = 0; i < player.hand_size; ++i) hand.cards.add(unseen.pop_back());
    for (int i = 0; i < player.known_top; ++i) hand.top.push_back(unseen.pop_back());
    for (int i = 0; i < player.known_bottom; ++i) hand.bottom.push_back(unseen.pop_back());
    // CO-21.1d: a set dial may show any Site.
    hand.dial = no_site;
    hand.mule_dial = no_site;
    if (table.committed.contains(seat)) {
        hand.dial = byte(rng.below(sites));
        if (game.duel()) hand.mule_dial = byte(rng.below(sites));
    }
    return hand;
}

}  // namespace

View Game::spectate(State const& state) const {
    Hand hand{};
    hand.dial = no_site;
    hand.mule_dial = no_site;
    return {state.table, hand, onlooker};
}

State Game::redeal(View const& view, Rng& rng) const {
    State state{};
    state.table = view.table;
    for (Seat const seat : SeatSet::first(players()))
        state.hands[index(seat)] = seat == view.seat ? view.hand : redeal_hand(*this, view.table, seat, rng);
    // CO-21.1c: the generator decides everything that nobody has seen.
    state.secret.generator = rng.next_seed();
    return state;
}

std::uint64_t Game::hash(State const& state) const { return hash_fields(*this, state); }

void Game::fields(State& state, FieldVisitor& visit) const { coloma::fields(*this, state, visit); }

}  // namespace motherlode::coloma
