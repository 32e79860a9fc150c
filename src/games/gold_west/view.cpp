// Hidden information: private tokens and redeals; also the hash of a state.

#include "games/gold_west/fields.h"
#include "games/gold_west/game.h"
#include "kernel/position.h"

namespace motherlode::gold_west {
namespace {

// GW-9.1a, GW-9.1b: only face-down tokens are hidden, and a seat knows those it has looked at.
using TokenSet = std::array<bool, max_tokens>;

TokenSet known_tokens(View const& view) {
    TokenSet known{};
    for (TokenId const token : view.table.tokens)
        if (token != none) known[token] = true;
    for (TokenId const token : view.hand.seen) known[token] = true;
    return known;
}

}  // namespace

// GW-9.1b: the token on this hex if the viewer has looked at it while it was face down, otherwise none.
TokenId seen_alone(View const& view, int hex) {
    if (view.table.tokens[hex] != none || view.seat == onlooker) return none;
    auto const& looked = view.table.players[index(view.seat)].looked;
    TokenId token = none;
    for (int i = 0; i < looked.size(); ++i)
        if (looked[i] == hex) token = view.hand.seen[i];
    return token;
}

// Shuffles the tokens that the viewer does not know within their terrain. With 2 players, they include the
// tokens that left the game (GW-3.3c).
State Game::redeal(View const& view, Rng& rng) const {
    State state{};
    state.table = view.table;
    state.secret.tokens = view.table.tokens;

    HexSet unknown = view.table.face_down;
    if (view.seat != onlooker) {
        auto const& looked = view.table.players[index(view.seat)].looked;
        for (int i = 0; i < looked.size(); ++i) {
            state.secret.tokens[looked[i]] = view.hand.seen[i];
            unknown.remove(looked[i]);
        }
    }
    TokenSet const known = known_tokens(view);
    std::array<FixedList<TokenId, max_tokens>, terrains> unseen{};
    for (std::size_t token = 0; token < edition().tokens.size(); ++token)
        if (!known[token])
            unseen[index(edition().tokens[token].terrain)].push_back(static_cast<TokenId>(token));
    for (int terrain = 0; terrain < terrains; ++terrain) {
        rng.shuffle(unseen[terrain]);
        for (HexId const hex : unknown& view.table.terrain[terrain])
            state.secret.tokens[hex] = unseen[terrain].pop_back();
    }
    for (int seat = 0; seat < players(); ++seat)
        for (HexId const hex : view.table.players[seat].looked)
            state.hands[seat].seen.push_back(state.secret.tokens[hex]);
    return state;
}

std::uint64_t Game::hash(State const& state) const { return hash_fields(*this, state); }

void Game::fields(State& state, FieldVisitor& visit) const { gold_west::fields(*this, state, visit); }

}  // namespace motherlode::gold_west
