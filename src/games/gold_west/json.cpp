// JSON for the page: the edition, the view of a seat, and previews of actions. Cards, offices and single
// tokens are given by their index in the edition's lists.

#include <algorithm>
#include <numeric>
#include <vector>

#include "games/gold_west/fields.h"
#include "games/gold_west/game.h"
#include "kernel/shape.h"

namespace motherlode::gold_west {
namespace {

template <class Numbers>
void numbers_shape(Shape& shape, Numbers const& numbers) {
    shape.list(numbers, [&](int number) { shape.number(number); });
}

void goods_shape(Shape& shape, Goods const& goods) {
    shape.by(Kind::resource, [&](int resource) { shape.number(goods.of[resource]); });
}

// ---- The edition ----

void place_shape(Shape& shape, Game const& game, int hex) {
    Edition const& edition = game.edition();
    int tile = 0;
    for (std::size_t position = 0; position < edition.positions.size(); ++position)
        for (HexId const member : edition.positions[position])
            if (member == hex) tile = static_cast<int>(position);
    shape.object("HexPlace", [&] {
        shape.key("name").id(Kind::hex, hex);
        shape.key("q", "Axial coordinates; rows of equal r are horizontal: x = q + r / 2, y = r · √3 / 2.")
            .number(edition.hexes[hex].q);
        shape.key("r").number(edition.hexes[hex].r);
        shape.key("tile", "The number of its tile position, from 0.").number(tile);
        shape.key("used", "False on the end tiles of a two-player game.")
            .flag(game.board().used.contains(hex));
        shape.key("water", "Whether it touches water, which counts for the Docks.")
            .flag(game.board().at_water.contains(hex));
        shape.key("edge", "Whether it is on the edge of the board, which counts for the Frontier Office.")
            .flag(game.board().on_edge.contains(hex));
    });
}

// ---- The view ----

constexpr std::array<std::string_view, 6> statuses{"unused", "face_down",  "revealed",
                                                   "looted", "settlement", "camp"};

int status_of(Game const& game, Table const& table, int hex) {
    if (!game.board().used.contains(hex)) return 0;
    if (table.face_down.contains(hex)) return 1;
    if (table.revealed.contains(hex)) return 2;
    if (table.looted.contains(hex)) return 3;
    for (int seat = 0; seat < game.players(); ++seat)
        if (table.players[seat].settlements.contains(hex)) return 4;
    return 5;
}

HexSet group_at(Game const& game, Table const& table, Seat seat, int hex) {
    return game.board().group(table.players[index(seat)].buildings, static_cast<HexId>(hex));
}

void hex_shape(Shape& shape, Game const& game, View const& view, int hex) {
    Table const& table = view.table;
    TokenId const private_token = seen_alone(view, hex);
    TokenId const token = private_token != none ? private_token : table.tokens[hex];
    Seat owner = nobody;
    for (int seat = 0; seat < game.players(); ++seat)
        if (table.players[seat].buildings.contains(hex)) owner = seat_at(seat);
    bool const used = game.board().used.contains(hex);

    shape.object("Hex", [&] {
        shape.key("name").id(Kind::hex, hex);
        shape.key("terrain", "Null on an unused tile.").or_null(used, [&] {
            shape.id(Kind::terrain, used ? terrain_of(table, static_cast<HexId>(hex)) : 0);
        });
        shape.key("status").named("HexStatus", type::named(statuses), status_of(game, table, hex));
        shape.key("goods", "The token's resources if the viewer knows them, even after the token was taken.")
            .or_null(token != none, [&] {
                goods_shape(shape, token != none ? game.edition().tokens[token].goods : Goods{});
            });
        shape
            .key("private",
                 "True if the viewer looked at this token with an investment and it is still face down.")
            .flag(private_token != none);
        shape.key("looked_by", "Seats that looked at the token while it was face down.");
        auto const has_looked = [&](int seat) {
            auto const& looked = table.players[seat].looked;
            return std::find(looked.begin(), looked.end(), hex) != looked.end();
        };
        shape.list_if(game.players(), has_looked, [&](int seat) { shape.seat(seat_at(seat)); });
        shape.optional(owner != nobody, [&] {
            shape.key("owner").seat(owner);
            shape.key("group", "The number of buildings in its group.")
                .number(owner == nobody ? 0 : group_at(game, table, owner, hex).count());
        });
    });
}

void space_shape(Shape& shape, Game const& game, Table const& table, FinalScores const& scores, int space) {
    Edition const& edition = game.edition();
    bool const single = table.offices[space] == none;
    std::vector<Seat> tokens;
    for (int seat = 0; seat < game.players(); ++seat)
        for (int token = 0; token < table.players[seat].boomtown[space]; ++token)
            tokens.push_back(seat_at(seat));
    shape.object("Space", [&] {
        shape.key("number", "The number used in actions: 1 to 9, row by row.").number(space + 1);
        shape.key("office", "Null on the single space.").index_or_null(Kind::office, table.offices[space]);
        shape.key("single", "Null on an office.").index_or_null(Kind::single, single ? table.single : none);
        shape.key("price").tuple(2, [&](int i) {
            Resource const metal = i == 0 ? edition.columns[space % grid] : edition.rows[space / grid];
            shape.id(Kind::metal, metal_index(metal));
        });
        shape.key("tokens", "Seats, one for each influence token.").list(tokens, [&](Seat seat) {
            shape.seat(seat);
        });
        shape.key("worth", "For an office: the points for one token of each seat if the game ended now.")
            .or_null(!single, [&] {
                shape.list(game.players(), [&](int seat) {
                    shape.number(single ? 0
                                        : worth_of_token(game, table, seat_at(seat), scores[seat],
                                                         table.offices[space]));
                });
            });
    });
}

void player_shape(Shape& shape, Game const& game, Table const& table, int seat, SeatResult const& result) {
    Player const& player = table.players[seat];
    int const order = (seat - index(table.starting_player) + game.players()) % game.players();
    shape.object("PlayerView", [&] {
        shape.key("order", "Place in the turn order, from 1.").number(order + 1);
        shape.key("supply").list(player.supply, [&](Goods const& bin) { goods_shape(shape, bin); });
        shape.key("camps").number(player.camps);
        shape.key("wanted").number(player.wanted);
        shape.key("influence").by(Kind::terrain, [&](int terrain) {
            shape.number(player.influence[terrain]);
        });
        shape.key("settlements").by(Kind::terrain, [&](int terrain) {
            shape.number((player.settlements & table.terrain[terrain]).count());
        });
        shape.key("shipping", "Steps of the three stagecoaches.").by(Kind::metal, [&](int metal) {
            shape.number(player.coaches[metal]);
        });
        shape.key("shipping_tiles").number(player.shipping_tiles);
        shape.key("cards", "Cards bought.")
            .list_if(
                game.edition().display, [&](int slot) { return table.investors[slot] == seat_at(seat); },
                [&](int slot) { shape.index(Kind::card, table.display[slot]); });
        shape.key("score", "Points by source, as if the game ended now.");
        numbers_shape(shape, result.by_source);
        shape.key("total").number(result.total);
    });
}

// GW-6.5: the seats in order of strength in a terrain, with the bonus of each.
void standings_shape(Shape& shape, Game const& game, Table const& table, FinalScores const& scores,
                     int terrain) {
    auto const strength = [&](int seat) {
        Player const& player = table.players[seat];
        return std::pair{int{player.influence[terrain]},
                         (player.settlements & table.terrain[terrain]).count()};
    };
    std::vector<int> seats(static_cast<std::size_t>(game.players()));
    std::iota(seats.begin(), seats.end(), 0);
    std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) { return strength(a) > strength(b); });
    shape.list(seats, [&](int seat) {
        shape.object("Standing", [&] {
            shape.key("seat").seat(seat_at(seat));
            shape.key("influence").number(table.players[seat].influence[terrain]);
            shape.key("place", "1 or 2 if the seat would score a bonus now.")
                .or_null(scores[seat].place[terrain] != 0,
                         [&] { shape.number(scores[seat].place[terrain]); });
            shape.key("points").number(scores[seat].terrain_bonus[terrain]);
        });
    });
}

// Pieces that any player can still take: investments, bonus tiles and shipping tiles.
void offers_shape(Shape& shape, Game const& game, Table const& table) {
    shape.key("investments", "Cards on display; null if bought.").list(game.edition().display, [&](int slot) {
        shape.or_null(table.investors[slot] == nobody, [&] { shape.index(Kind::card, table.display[slot]); });
    });
    shape.key("bonus_tiles", "Remaining Investment Bonus Tiles, the highest first.");
    std::span<int const> const tiles = game.numbers().bonus_tiles;
    numbers_shape(shape, tiles.subspan(std::min<std::size_t>(table.bonus_tiles_taken, tiles.size())));
    shape.key("shipping_piles", "The first and second pile of each metal, the top tile first.")
        .by(Kind::metal, [&](int metal) {
            shape.list(piles, [&](int pile) {
                shape.list_if(
                    2, [&](int tile) { return tile >= table.tiles_taken[metal][pile]; },
                    [&](int tile) { shape.number(game.pile_values(metal, pile)[tile]); });
            });
        });
}

// ---- Previews ----

// The effect of a building, as if the game ended right after.
struct Prospect {
    int terrain = 0;
    int influence = 0;  // in that terrain, after building
    int place = 0;
    HexSet group;
    int points = 0;  // gained in total
};

Prospect prospect_of(Game const& game, Seat seat, HexId hex, Table const& before, Table const& after) {
    int const terrain = terrain_of(after, hex);
    return {.terrain = terrain,
            .influence = after.players[index(seat)].influence[terrain],
            .place = final_scoring(game, after)[index(seat)].place[terrain],
            .group = group_at(game, after, seat, hex),
            .points =
                game.result(after).seats[index(seat)].total - game.result(before).seats[index(seat)].total};
}

// GW-5.7: when a player chooses a token, the preview shows a camp on its hex.
Table with_camp(Table table, HexId hex) {
    table.active().buildings.add(hex);
    ++table.active().influence[terrain_of(table, hex)];
    return table;
}

}  // namespace

void Game::preview_shape(View const& before, View const& after, Action action, Shape& shape) const {
    auto const kind = static_cast<ActionKind>(action.kind());
    bool const chooses = kind == verb("token") && can_build(before.table);
    bool const builds = kind == verb("camp") || kind == verb("settlement");
    Prospect prospect;
    if (chooses)
        prospect = prospect_of(*this, before.seat, hex_of(action), before.table,
                               with_camp(before.table, hex_of(action)));
    if (builds) prospect = prospect_of(*this, before.seat, before.table.chosen, before.table, after.table);

    // GW-5.1b, GW-5.1c: one of the moving resources stays in each bin they pass.
    bool const activates = kind == verb("activate");
    int const bin = activates ? action.arg(0) : 0;
    int const moving = before.table.active().supply[bin].total();
    int const staying = std::min(moving, bin);
    shape.object("Facts", [&] {
        shape.key("building", "The effect of this building; for a token, the effect of a camp on its hex.")
            .or_null(chooses || builds, [&] {
                shape.object("Prospect", [&] {
                    shape.key("terrain").id(Kind::terrain, prospect.terrain);
                    shape.key("influence", "Influence in that terrain after building.")
                        .number(prospect.influence);
                    shape.key("place", "1 or 2 if the seat would then score that terrain's bonus.")
                        .or_null(prospect.place != 0, [&] { shape.number(prospect.place); });
                    shape.key("group", "All hexes of the group, including the new one.")
                        .list(prospect.group, [&](HexId hex) { shape.id(Kind::hex, hex); });
                    shape.key("points", "Points gained, as if the game ended right after.")
                        .number(prospect.points);
                });
            });
        shape.optional(activates, [&] {
            shape.key("stays", "The bins in which one resource stays behind, the highest first.")
                .list(staying, [&](int i) { shape.number(bin - i); });
            shape.key("arrives", "The number of resources that reach the Usage Area.")
                .number(moving - staying);
        });
    });
}

void Game::edition_shape(Shape& shape) const {
    Edition const& edition = this->edition();
    shape.object("Edition", [&] {
        shape.key("hexes").list(static_cast<int>(edition.hexes.size()),
                                [&](int hex) { place_shape(shape, *this, hex); });
        shape.key("water").list(edition.water, [&](Axial place) {
            shape.object({}, [&] {
                shape.key("q").number(place.q);
                shape.key("r").number(place.r);
            });
        });
        shape.key("bin_points");
        numbers_shape(shape, edition.bin_points);
        shape.key("camps").number(numbers().camps);
        shape_fields(shape.key("cards"), "CardFace", edition.cards);
        shape_fields(shape.key("offices"), "OfficeFace", edition.offices);
        shape_fields(shape.key("singles", "Tokens for Boomtown's single space."), "SingleFace",
                     edition.singles);
        auto const metals_shape = [&](auto const& row) {
            shape.list(row, [&](Resource metal) { shape.id(Kind::metal, metal_index(metal)); });
        };
        shape.key("boomtown").object({}, [&] {
            shape.key("columns");
            metals_shape(edition.columns);
            shape.key("rows");
            metals_shape(edition.rows);
        });
        shape_fields(shape.key("shipping"), {}, edition.shipping);
        shape
            .key("terrain_bonus",
                 "First and second place; with two players, the leader gets the second value and nobody "
                 "else scores.")
            .by(Kind::terrain, [&](int terrain) {
                shape.tuple(2, [&](int place) { shape.number(terrain_bonus()[terrain][place]); });
            });
        shape.key("group_points").number(edition.building_group);
        shape.key("loot_penalty").number(edition.loot_penalty);
    });
}

void Game::view_shape(View const& view, Shape& shape) const {
    Table const& table = view.table;
    Step const now = table.progress.current();
    Result const result = this->result(table);
    FinalScores const scores = final_scoring(*this, table);
    shape.object("View", [&] {
        shape.key("step").named("Step", step_type, static_cast<int>(now));
        shape.key("active_player").seat(table.active_player);
        shape.key("starting_player").seat(table.starting_player);
        shape.key("final_turn", "Whether this is each player's final turn, without building.")
            .flag(table.final_turn != 0);
        shape.key("usage_area",
                  "The active player's resources; while they move up the Supply Track, those still moving.");
        goods_shape(shape, table.usage_area);
        shape
            .key("passing",
                 "While resources move up the Supply Track: the bin (from 1) in which one must stay now.")
            .or_null(now == step<LeaveResource>, [&] { shape.number(table.passing); });
        shape.key("invested", "Whether the active player has already invested this turn.")
            .flag(table.invested != 0);
        shape.key("influenced").flag(table.influenced != 0);
        shape.key("chosen", "The hex of the chosen Mining Token, until its resources are placed.")
            .id_or_null(Kind::hex, table.chosen);
        shape.key("effect_left", "While an ability is used: the number of uses that remain.")
            .number(table.progress.waiting.empty() ? 0 : table.progress.waiting.back().args[0]);
        shape.key("hexes").list(static_cast<int>(edition().hexes.size()),
                                [&](int hex) { hex_shape(shape, *this, view, hex); });
        shape.key("boomtown").list(spaces, [&](int space) {
            space_shape(shape, *this, table, scores, space);
        });
        shape
            .key("standings",
                 "For each terrain, the strongest seat first, with points as if the game ended now.")
            .by(Kind::terrain, [&](int terrain) { standings_shape(shape, *this, table, scores, terrain); });
        offers_shape(shape, *this, table);
        shape.key("players").list(
            players(), [&](int seat) { player_shape(shape, *this, table, seat, result.seats[seat]); });
    });
}

}  // namespace motherlode::gold_west
