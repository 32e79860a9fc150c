// Redeals hidden cards, hashes a state, and restores what a position text leaves out.

#include <algorithm>

#include "games/boomtown_builders/fields.h"
#include "games/boomtown_builders/game.h"
#include "kernel/position.h"

namespace motherlode::boomtown_builders {
namespace {

using CardSet = std::array<bool, max_cards>;

// Shuffles only the next `cards` cards, which are at the end of the deck, with random cards of the whole deck.
// OPTIMIZATION: a full shuffle would take a twentieth of the time of a search.
void shuffle_next_cards(FixedList<CardId, max_cards>& deck, int cards, Rng& rng) {
    int const first = std::max(deck.size() - cards, 0);
    for (int last = deck.size() - 1; last > 0 && last >= first; --last)
        std::swap(deck[last], deck[rng.below(last + 1)]);
}

}  // namespace

// BB-7.1a, BB-7.1b, RULING bb-13: only the order of the deck and the face-down Hideouts are hidden.
State Game::redeal(View const& view, Rng& rng) const {
    State state{};
    state.table = view.table;

    CardSet face_up{};
    for_each_open_card(edition(), view.table, [&](CardId card) { face_up[card] = true; });
    for (int card = 0; card < static_cast<int>(edition().cards.size()); ++card)
        if (!face_up[card]) state.secret.deck.push_back(static_cast<CardId>(card));
    // The rest of the game draws at most a full draft row and one card per remaining turn.
    int const turns = players() * (numbers().rounds - view.table.round + 1);
    shuffle_next_cards(state.secret.deck, numbers().draft_row + turns, rng);

    FixedList<std::uint8_t, max_hideouts> unseen{};
    for (int card = 0; card < static_cast<int>(edition().hideouts.size()); ++card)
        if (std::find(view.table.hideouts.begin(), view.table.hideouts.end(), card) ==
            view.table.hideouts.end())
            unseen.push_back(static_cast<std::uint8_t>(card));
    rng.shuffle(unseen);
    for (std::size_t space = 0; space < edition().hideout_spaces.size(); ++space)
        state.secret.hideouts[space] =
            view.table.hideouts[space] == face_down ? unseen.pop_back() : view.table.hideouts[space];
    return state;
}

std::uint64_t Game::hash(State const& state) const { return hash_fields(*this, state); }

void Game::fields(State& state, FieldVisitor& visit) const { boomtown_builders::fields(*this, state, visit); }

void Game::restore(State& state) const {
    Table& table = state.table;
    int face_up = 0;
    for_each_open_card(edition(), table, [&](CardId) { ++face_up; });
    table.deck_size =
        static_cast<std::uint8_t>(std::max(static_cast<int>(edition().cards.size()) - face_up, 0));
    table.empty = {};
    for (int row = 0; row < edition().rows; ++row)
        for (int column = 0; column < edition().columns; ++column)
            if (table.sites[row][column].card == no_card && table.sites[row][column].terrain == Terrain::none)
                table.empty[row] |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(column));
}

}  // namespace motherlode::boomtown_builders
