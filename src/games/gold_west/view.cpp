// What is seen, what may be imagined behind it, and how a state is hashed and checked.

#include <algorithm>

#include "games/gold_west/game.h"
#include "kernel/hash.h"

namespace motherlode::gold_west {
namespace {

// GW-9.1: everything is open but the tokens that lie face down, and what a seat has seen of them.
using TokenSet = std::array<bool, max_tokens>;

TokenSet known_tokens(View const& view) {
    TokenSet known{};
    for (TokenId const token : view.table.tokens)
        if (token != none) known[token] = true;
    for (TokenId const token : view.hand.seen) known[token] = true;
    return known;
}

std::string audit_camps(Game const& game, Table const& table) {
    HexSet taken = table.face_down | table.revealed;
    if (!(table.face_down & table.revealed).empty()) return "a token is face down and face up";
    for (int seat = 0; seat < game.players(); ++seat) {
        Player const& player = table.players[seat];
        std::string const who = "seat " + std::to_string(seat + 1);
        if (player.camps + player.wanted + player.buildings.count() != game.numbers().camps)
            return who + " has lost or gained a camp";
        if (!(player.settlements - player.buildings).empty()) return who + " has a settlement without a camp";
        if (!(taken & player.buildings).empty()) return who + " has built on a hex that is not empty";
        taken = taken | player.buildings;
        // Cards may add influence, so there is at least as much as buildings give.
        for (int terrain = 0; terrain < terrains; ++terrain) {
            HexSet const land = table.terrain[terrain];
            int const built = (player.buildings & land).count() + (player.settlements & land).count();
            if (player.influence[terrain] < built) return who + " has lost influence";
        }
    }
    if (!(taken & table.looted).empty()) return "a looted hex is not empty";
    if ((taken | table.looted) != game.board().used) return "a hex has lost its token";
    int wanted = 0;
    for (int seat = 0; seat < game.players(); ++seat) wanted += table.players[seat].wanted;
    if (wanted != table.looted.count()) return "the Wanted area and the looted hexes disagree";
    return {};
}

std::string audit_tokens(Game const& game, State const& state) {
    Table const& table = state.table;
    std::array<int, max_tokens> seen{};
    for (HexId const hex : game.board().used) {
        TokenId const token = state.secret.tokens[hex];
        if (token >= game.edition().tokens.size()) return "a hex was dealt no token";
        if (++seen[token] > 1) return "a Mining Token is there twice";
        if (!table.terrain[index(game.edition().tokens[token].terrain)].contains(hex))
            return "a Mining Token lies on another terrain";
        if ((table.tokens[hex] == none) != table.face_down.contains(hex))
            return "a Mining Token is neither face down nor known";
        if (table.tokens[hex] != none && table.tokens[hex] != token)
            return "a Mining Token changed as it was revealed";
    }
    for (int seat = 0; seat < game.players(); ++seat) {
        auto const& looked = table.players[seat].looked;
        auto const& hand = state.hands[seat].seen;
        if (looked.size() != hand.size()) return "a seat has not seen what it looked at";
        for (int i = 0; i < looked.size(); ++i)
            if (state.secret.tokens[looked[i]] != hand[i]) return "a seat remembers another token";
    }
    return {};
}

std::string audit_tiles(Game const& game, Table const& table) {
    int shipping_tiles = 0;
    for (int seat = 0; seat < game.players(); ++seat) shipping_tiles += table.players[seat].shipping_tiles;
    for (auto const& track : table.tiles_taken)
        for (int const taken : track) shipping_tiles -= taken;
    if (shipping_tiles != 0) return "a Shipping Bonus Tile was lost or doubled";

    auto const bought = std::count_if(table.investors.begin(), table.investors.end(),
                                      [](Seat seat) { return seat != nobody; });
    auto const bonus =
        std::min<std::ptrdiff_t>(bought, static_cast<std::ptrdiff_t>(game.numbers().bonus_tiles.size()));
    if (table.bonus_tiles_taken != bonus) return "an Investment Bonus Tile was lost or doubled";
    if (std::count(table.offices.begin(), table.offices.end(), none) != 1)
        return "Boomtown has not one single space";
    return {};
}

}  // namespace

View Game::view(State const& state, Seat seat) const { return {state.table, state.hands[index(seat)], seat}; }

View Game::spectate(State const& state) const { return {state.table, {}, onlooker}; }

// The tokens the seat does not know are shuffled within their terrain. With 2 players those that left the
// game are among them (GW-3.3c).
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
    for (std::size_t token = 0; token < edition_->tokens.size(); ++token)
        if (!known[token])
            unseen[index(edition_->tokens[token].terrain)].push_back(static_cast<TokenId>(token));
    for (int terrain = 0; terrain < terrains; ++terrain) {
        rng.shuffle(unseen[terrain]);
        for (HexId const hex : unknown& view.table.terrain[terrain])
            state.secret.tokens[hex] = unseen[terrain].pop_back();
    }
    for (int seat = 0; seat < players_; ++seat)
        for (HexId const hex : view.table.players[seat].looked)
            state.hands[seat].seen.push_back(state.secret.tokens[hex]);
    return state;
}

std::uint64_t Game::hash(State const& state) const {
    Hasher hasher;
    auto const add = [&](auto number) { hasher.add(static_cast<std::uint64_t>(number)); };
    auto const add_all = [&](auto const& list) {
        for (auto const number : list) add(number);
    };
    Table const& table = state.table;

    add(table.progress.step);
    add(table.progress.waiting.size());
    for (auto const& frame : table.progress.waiting) {
        add(frame.step);
        add(frame.seat);
        add_all(frame.args);
    }
    add(table.starting_player);
    add(table.active_player);
    add(table.final_turn);
    add_all(table.usage_area.of);
    for (int const number : {table.passing, table.invested, table.influenced, table.chosen}) add(number);
    for (HexSet const set : table.terrain) add(set.bits());
    for (HexSet const set : {table.face_down, table.revealed, table.looted}) add(set.bits());
    for (std::size_t hex = 0; hex < edition_->hexes.size(); ++hex) {
        add(table.tokens[hex]);
        add(state.secret.tokens[hex]);
    }
    add_all(table.offices);
    add(table.single);
    for (int slot = 0; slot < edition_->display; ++slot) {
        add(table.display[slot]);
        add(table.investors[slot]);
    }
    add(table.bonus_tiles_taken);
    for (auto const& track : table.tiles_taken) add_all(track);
    for (int seat = 0; seat < players_; ++seat) {
        Player const& player = table.players[seat];
        for (Goods const& bin : player.supply) add_all(bin.of);
        add_all(player.influence);
        add(player.buildings.bits());
        add(player.settlements.bits());
        add_all(player.boomtown);
        add_all(player.coaches);
        for (int const number : {player.camps, player.wanted, player.shipping_tiles, player.invested,
                                 player.shipped, player.single_space, player.stored})
            add(number);
        hasher.add(player.looked);
        hasher.add(state.hands[seat].seen);
    }
    return hasher.value();
}

// GW-2.1: no piece is lost or doubled.
std::string Game::audit(State const& state) const {
    Table const& table = state.table;
    if (std::string problem = audit_camps(*this, table); !problem.empty()) return problem;
    if (std::string problem = audit_tokens(*this, state); !problem.empty()) return problem;
    if (std::string problem = audit_tiles(*this, table); !problem.empty()) return problem;

    // RULING gw-7: nobody is ever without a bin to activate or a token to take.
    Step const step = table.progress.current();
    bool const has_supply = std::any_of(table.active().supply.begin(), table.active().supply.end(),
                                        [](Goods const& bin) { return !bin.empty(); });
    if (step == Step::activate_supply_track && !has_supply) return "there is no bin to activate";
    if (step == Step::choose_token && table.revealed.empty()) return "there is no token to take";
    return {};
}

}  // namespace motherlode::gold_west
