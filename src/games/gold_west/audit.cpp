// Checks that a state is possible: no piece is lost or duplicated, and the next decision can be made. A
// position text that passes can be played to its end.

#include <algorithm>

#include "games/gold_west/game.h"

namespace motherlode::gold_west {
namespace {

std::string seat_name(int seat) { return "seat " + std::to_string(seat + 1); }

int placed_camps(Game const& game, Table const& table, int seat) {
    return game.numbers().camps - table.players[seat].camps;
}

// Place in the turn order, from 0.
int order_of(Game const& game, Table const& table, Seat seat) {
    return (index(seat) - index(table.starting_player) + game.players()) % game.players();
}

// GW-3.2: every hex in use has one terrain.
std::string problem_with_land(Game const& game, Table const& table) {
    HexSet land;
    for (HexSet const hexes : table.terrain) {
        if (!(land & hexes).empty()) return "a hex has two terrains";
        land = land | hexes;
    }
    return land == game.board().used ? "" : "a hex in use has no terrain";
}

std::string problem_with_camps(Game const& game, Table const& table) {
    HexSet taken = table.looted;
    int wanted = 0;
    for (int seat = 0; seat < game.players(); ++seat) {
        Player const& player = table.players[seat];
        if (player.camps + player.wanted + player.buildings.count() != game.numbers().camps)
            return seat_name(seat) + " has lost or gained a camp";
        if (!(player.settlements - player.buildings).empty())
            return seat_name(seat) + " has a settlement without a camp";
        if (!(taken & player.buildings).empty())
            return seat_name(seat) + " has built on a hex that is not empty";
        taken = taken | player.buildings;
        wanted += player.wanted;
    }
    if (wanted != table.looted.count()) return "the Wanted area and the looted hexes disagree";

    // GW-3.3b, GW-5.10a: tokens beside water and beside every taken hex are face up.
    HexSet face_up = game.board().at_water | taken;
    for (HexId const hex : taken) face_up = face_up | game.board().neighbours[hex];
    if (table.face_down != game.board().used - face_up) return "the wrong tokens are face down";
    if (table.revealed != (game.board().used & face_up) - taken) return "the wrong tokens are revealed";
    return {};
}

// GW-5.3f, GW-5.7b, GW-5.8b: influence comes from buildings and from cards.
std::string problem_with_influence(Game const& game, Table const& table) {
    for (int seat = 0; seat < game.players(); ++seat) {
        Player const& player = table.players[seat];
        for (int terrain = 0; terrain < terrains; ++terrain) {
            HexSet const land = table.terrain[terrain];
            int influence = (player.buildings & land).count() + (player.settlements & land).count();
            for (int slot = 0; slot < game.edition().display; ++slot) {
                Card const& card = game.edition().cards[table.display[slot]];
                if (table.investors[slot] == seat_at(seat) && card.effect == does("influence") &&
                    index(card.terrain) == terrain)
                    influence += card.amount;
            }
            if (player.influence[terrain] != influence)
                return seat_name(seat) + " has lost or gained influence";
        }
    }
    return {};
}

// GW-5.3, GW-3.7: the cards, and the bonus tiles taken by the first buyers.
std::string problem_with_cards(Game const& game, Table const& table) {
    Edition const& edition = game.edition();
    int bought = 0;
    for (int slot = 0; slot < edition.display; ++slot) {
        for (int earlier_slot = 0; earlier_slot < slot; ++earlier_slot)
            if (table.display[earlier_slot] == table.display[slot])
                return "an Investment Card is on display twice";
        if (table.investors[slot] != nobody) ++bought;
    }
    auto const& tiles = game.numbers().bonus_tiles;
    if (table.bonus_tiles_taken != std::min(bought, static_cast<int>(tiles.size())))
        return "an Investment Bonus Tile was lost or duplicated";
    int bonus = 0;
    for (int tile = 0; tile < table.bonus_tiles_taken; ++tile) bonus += tiles[tile];

    Frame<Step> const frame = table.progress.frame();
    int bonus_points = 0;
    for (int seat = 0; seat < game.players(); ++seat) {
        Player const& player = table.players[seat];
        int points = 0;
        int looks = frame.step == step<Look> && seat_at(seat) == table.active_player ? -frame.args[0] : 0;
        for (int slot = 0; slot < edition.display; ++slot) {
            if (table.investors[slot] != seat_at(seat)) continue;
            Card const& card = edition.cards[table.display[slot]];
            points += card.points;
            if (card.effect == does("look")) looks += card.amount;
        }
        if (player.looked.size() > looks) return seat_name(seat) + " has looked at too many tokens";
        if (player.invested < points) return seat_name(seat) + " has lost points from investments";
        bonus_points += player.invested - points;
    }
    return bonus_points == bonus ? "" : "points from Investment Bonus Tiles were lost or gained";
}

// GW-5.4, GW-3.6: four offices, two spaces each, and the single space.
std::string problem_with_boomtown(Game const& game, Table const& table) {
    Edition const& edition = game.edition();
    if (std::count(table.offices.begin(), table.offices.end(), none) != 1)
        return "Boomtown must have exactly one single space";
    for (std::uint8_t const office : table.offices)
        if (office != none && std::count(table.offices.begin(), table.offices.end(), office) != 2)
            return "an office does not have two spaces";

    Single const& single = edition.singles[table.single];
    auto const single_space =
        std::find(table.offices.begin(), table.offices.end(), none) - table.offices.begin();
    int const most_points = *std::max_element(edition.bin_points.begin(), edition.bin_points.end());
    for (int seat = 0; seat < game.players(); ++seat) {
        Player const& player = table.players[seat];
        int tokens = 0;
        for (int const count : player.boomtown) tokens += count;
        // Each turn places at most one token, and each card a few more.
        if (tokens > placed_camps(game, table, seat) + 2 + edition.display)
            return seat_name(seat) + " has too many influence tokens in Boomtown";
        int const tokens_there = player.boomtown[static_cast<std::size_t>(single_space)];
        if (player.single_space != (single.is_trading_post() ? 0 : tokens_there * single.points))
            return seat_name(seat) + " has lost or gained points from the single space";
        // GW-5.10c, GW-8.2d: resources score when they are placed in a bin.
        int const stored = placed_camps(game, table, seat) + (single.is_trading_post() ? tokens_there : 0);
        if (player.stored > stored * most_points)
            return seat_name(seat) + " has too many points from the Supply Track";
    }
    return {};
}

// GW-5.5: a player who reaches a bonus step takes a tile while any remain.
std::string problem_with_shipping(Game const& game, Table const& table) {
    Shipping const& shipping = game.edition().shipping;
    int tiles = 0;
    int values = 0;
    for (int metal = 0; metal < metals; ++metal) {
        for (int pile = 0; pile < piles; ++pile) {
            int reached = 0;
            for (int seat = 0; seat < game.players(); ++seat)
                if (table.players[seat].coaches[metal] >= shipping.bonus_steps[pile]) ++reached;
            if (table.tiles_taken[metal][pile] != std::min(reached, 2))
                return "a Shipping Bonus Tile was lost or duplicated";
            tiles += table.tiles_taken[metal][pile];
            for (int tile = 0; tile < table.tiles_taken[metal][pile]; ++tile)
                values += game.pile_values(metal, pile)[tile];
        }
    }
    for (int seat = 0; seat < game.players(); ++seat) {
        Player const& player = table.players[seat];
        tiles -= player.shipping_tiles;
        int points = 0;
        for (int const steps : player.coaches)
            for (std::size_t i = 0; i < shipping.threshold_steps.size(); ++i)
                if (steps >= shipping.threshold_steps[i]) points += shipping.threshold_points[i];
        if (player.shipped < points) return seat_name(seat) + " has lost points from shipping";
        values -= player.shipped - points;
    }
    if (tiles != 0) return "a Shipping Bonus Tile was lost or duplicated";
    return values == 0 ? "" : "points from Shipping Bonus Tiles were lost or gained";
}

// GW-4.1: each turn places one camp, so the placed camps show whose turn it is.
std::string problem_with_order(Game const& game, Table const& table) {
    Step const now = table.progress.current();
    bool const game_over = now == step<GameOver>;
    bool const final_turn = table.final_turn != 0;
    if (game_over && (!final_turn || table.active_player != table.starting_player))
        return "the game is over too early";
    bool const taking_token =
        now == step<ChooseToken> || now == step<BuildOrLoot> || now == step<PlaceResources>;
    if (final_turn && taking_token) return "nothing can be built in the final turn";
    if (!final_turn && table.active().camps == 0 && now != step<PlaceResources>)
        return "there is no camp to place";

    int const active_order = order_of(game, table, table.active_player);
    int const turns =
        placed_camps(game, table, index(table.active_player)) - (now == step<PlaceResources> ? 1 : 0);
    for (int seat = 0; seat < game.players(); ++seat) {
        int const order = order_of(game, table, seat_at(seat));
        int const expected_camps = final_turn ? game.numbers().camps : turns + (order < active_order ? 1 : 0);
        if (seat_at(seat) != table.active_player && placed_camps(game, table, seat) != expected_camps)
            return seat_name(seat) + " has placed too many or too few camps";
        // RULING gw-7: every player always has a bin to activate.
        auto const& supply = table.players[seat].supply;
        bool const has_supply =
            std::any_of(supply.begin(), supply.end(), [](Goods const& bin) { return !bin.empty(); });
        bool const activates = seat_at(seat) == table.active_player ? now == step<ActivateSupplyTrack>
                                                                    : !final_turn || order > active_order;
        if (activates && !game_over && !has_supply) return seat_name(seat) + " has no bin to activate";
    }
    return final_turn && turns != game.numbers().camps ? "the final turn is too early" : "";
}

// The values that the current step needs; values of other steps must be cleared.
std::string problem_with_step(Game const& game, Table const& table) {
    Step const now = table.progress.current();
    bool const between_turns = now == step<ActivateSupplyTrack> || now == step<GameOver>;
    if (between_turns && (!table.usage_area.empty() || table.invested != 0 || table.influenced != 0))
        return "“usage_area”, “invested” and “influenced” must be cleared between turns";
    if ((table.passing > 0) != (now == step<LeaveResource>))
        return "“passing” must be set exactly while a resource is left behind";
    bool const token_chosen = now == step<BuildOrLoot> || now == step<PlaceResources>;
    if ((table.chosen != no_hex) != token_chosen)
        return "“chosen” must be set exactly while a token is taken";
    if (now == step<BuildOrLoot> && !table.revealed.contains(table.chosen))
        return "the chosen token is not revealed";
    if (now == step<PlaceResources> && !(table.looted | table.active().buildings).contains(table.chosen))
        return "the chosen token is not taken";
    // RULING gw-7: there is always a revealed token.
    if (now == step<ChooseToken> && table.revealed.empty()) return "there is no token to take";

    if (table.progress.waiting.empty()) return {};
    Frame<Step> const frame = table.progress.frame();
    if (table.progress.waiting.size() > 1 || table.progress.step != step<MetalsLeft> ||
        frame.step < step<PlaceInfluenceToken> || frame.step > step<UseTradingPost>)
        return "a step is waiting that cannot wait here";
    if (frame.seat != table.active_player) return "another player's ability is waiting";
    int max_amount = 1;
    for (Card const& card : game.edition().cards) max_amount = std::max(max_amount, card.amount);
    if (frame.args[0] < 1 || frame.args[0] > max_amount || frame.args[1] > 1)
        return "an ability is used too often";
    bool const trading_post = game.edition().singles[table.single].is_trading_post();
    if (frame.step == step<UseTradingPost> && !trading_post) return "there is no Trading Post";
    return {};
}

// GW-9.1: the tokens that everybody knows.
std::string problem_with_tokens(Game const& game, Table const& table) {
    std::array<int, max_tokens> seen{};
    for (int hex = 0; hex < static_cast<int>(game.edition().hexes.size()); ++hex) {
        TokenId const token = table.tokens[hex];
        bool const known = game.board().used.contains(hex) && !table.face_down.contains(hex);
        if ((token != none) != known) return "a Mining Token must be either face down or known";
        if (!known) continue;
        if (++seen[token] > 1) return "a Mining Token is on the board twice";
        if (!table.terrain[index(game.edition().tokens[token].terrain)].contains(hex))
            return "a Mining Token is on the wrong terrain";
    }
    for (int seat = 0; seat < game.players(); ++seat) {
        HexSet hexes;
        for (HexId const hex : table.players[seat].looked) {
            if (hexes.contains(hex)) return seat_name(seat) + " has looked at a token twice";
            hexes.add(hex);
        }
        if (!(hexes - game.board().used).empty()) return seat_name(seat) + " has looked at an unused hex";
    }
    return {};
}

std::string problem_with_table(Game const& game, Table const& table) {
    for (auto const check : {problem_with_land, problem_with_camps, problem_with_influence,
                             problem_with_cards, problem_with_boomtown, problem_with_shipping,
                             problem_with_order, problem_with_step, problem_with_tokens})
        if (std::string problem = check(game, table); !problem.empty()) return problem;
    return {};
}

}  // namespace

// Checks the table, the tokens this seat has seen, and that enough tokens remain for the hidden hexes.
std::string Game::audit_view(View const& view) const {
    if (std::string problem = problem_with_table(*this, view.table); !problem.empty()) return problem;
    std::array<int, terrains> unseen{};
    for (Token const& token : edition().tokens) ++unseen[index(token.terrain)];
    for (int terrain = 0; terrain < terrains; ++terrain)
        if (unseen[terrain] < view.table.terrain[terrain].count())
            return "there are not enough Mining Tokens";
    if (view.seat == onlooker) return {};

    auto const& looked = view.table.players[index(view.seat)].looked;
    if (looked.size() != view.hand.seen.size())
        return "a seat must have seen exactly the tokens it looked at";
    for (int i = 0; i < looked.size(); ++i) {
        TokenId const token = view.hand.seen[i];
        TokenId const known_token = view.table.tokens[looked[i]];
        if (known_token != none && known_token != token) return "a Mining Token changed as it was revealed";
        if (!view.table.terrain[index(edition().tokens[token].terrain)].contains(looked[i]))
            return "a Mining Token is on the wrong terrain";
        auto const& tokens = view.table.tokens;
        if (known_token == none && std::find(tokens.begin(), tokens.end(), token) != tokens.end())
            return "a Mining Token is on the board twice";
        for (int earlier = 0; earlier < i; ++earlier)
            if (view.hand.seen[earlier] == token) return "a Mining Token is on the board twice";
    }
    return {};
}

// GW-2.1: no piece is lost or duplicated.
std::string Game::audit(State const& state) const {
    for (int seat = 0; seat < players(); ++seat)
        if (std::string problem = audit_view(view(state, seat_at(seat))); !problem.empty()) return problem;
    std::array<int, max_tokens> dealt{};
    for (int hex = 0; hex < static_cast<int>(edition().hexes.size()); ++hex) {
        TokenId const token = state.secret.tokens[hex];
        if ((token != none) != board().used.contains(hex))
            return "every hex in use, and no other, must have a token";
        if (token == none) continue;
        if (++dealt[token] > 1) return "a Mining Token is on the board twice";
        if (!state.table.terrain[index(edition().tokens[token].terrain)].contains(hex))
            return "a Mining Token is on the wrong terrain";
        if (state.table.tokens[hex] != none && state.table.tokens[hex] != token)
            return "a Mining Token changed as it was revealed";
    }
    for (int seat = 0; seat < players(); ++seat) {
        auto const& looked = state.table.players[seat].looked;
        for (int i = 0; i < looked.size(); ++i)
            if (state.secret.tokens[looked[i]] != state.hands[seat].seen[i])
                return "a seat remembers the wrong token";
    }
    return {};
}

}  // namespace motherlode::gold_west
