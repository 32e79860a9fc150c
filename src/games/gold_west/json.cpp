// Edition and view as a page needs them; web/src/games/gold_west/types.ts has the shapes.

#include "games/gold_west/game.h"

namespace motherlode::gold_west {
namespace {

constexpr std::array<std::string_view, 15> step_names{
    "activate_supply_track", "leave_resource", "metals_left",        "use_metals",
    "choose_token",          "build_or_loot",  "place_resources",    "end_turn",
    "place_influence_token", "look",           "advance_stagecoach", "upgrade_camp",
    "gain_resource",         "trading_post",   "game_over"};

void write_goods(JsonWriter& json, Goods const& goods) {
    json.begin_object();
    for (int i = 0; i < resources; ++i) json.field(resource_name(resource_at(i)), goods.of[i]);
    json.end_object();
}

template <class Numbers>
void write_numbers(JsonWriter& json, Numbers const& numbers) {
    json.begin_array();
    for (int const number : numbers) json.value(number);
    json.end_array();
}

template <class Write>
void write_by_metal(JsonWriter& json, Write write) {
    json.begin_object();
    for (int metal = 0; metal < metals; ++metal) {
        json.key(resource_name(metal_at(metal)));
        write(metal);
    }
    json.end_object();
}

template <class Write>
void write_by_terrain(JsonWriter& json, Write write) {
    json.begin_object();
    for (int terrain = 0; terrain < terrains; ++terrain) {
        json.key(terrain_name(static_cast<Terrain>(terrain)));
        write(terrain);
    }
    json.end_object();
}

void write_number_or_null(JsonWriter& json, std::string_view key, int number) {
    json.key(key);
    if (number == none)
        json.null();
    else
        json.value(number);
}

// ---- The edition ----

void write_places(JsonWriter& json, Game const& game) {
    Edition const& edition = game.edition();
    json.key("hexes").begin_array();
    for (std::size_t hex = 0; hex < edition.hexes.size(); ++hex) {
        int tile = 0;
        for (std::size_t position = 0; position < edition.positions.size(); ++position)
            for (HexId const member : edition.positions[position])
                if (member == hex) tile = static_cast<int>(position);
        auto const id = static_cast<int>(hex);
        json.begin_object().field("name", edition.hex_names[hex]);
        json.field("q", edition.hexes[hex].q).field("r", edition.hexes[hex].r).field("tile", tile);
        json.field("used", game.board().used.contains(id));
        json.field("water", game.board().at_water.contains(id));
        json.field("edge", game.board().on_edge.contains(id)).end_object();
    }
    json.end_array().key("water").begin_array();
    for (Axial const place : edition.water)
        json.begin_object().field("q", place.q).field("r", place.r).end_object();
    json.end_array();
}

void write_cards(JsonWriter& json, Edition const& edition) {
    json.key("cards").begin_array();
    for (Card const& card : edition.cards) {
        json.begin_object().field("id", card.id).field("name", card.name).key("cost");
        write_by_metal(json, [&](int metal) { json.value(card.cost[metal_at(metal)]); });
        json.field("points", card.points).field("effect", effect_name(card.effect));
        json.field("amount", card.amount).key("terrain");
        if (card.effect == Effect::influence)
            json.value(terrain_name(card.terrain));
        else
            json.null();
        json.end_object();
    }
    json.end_array();
}

void write_boomtown_pieces(JsonWriter& json, Edition const& edition) {
    json.key("offices").begin_array();
    for (Office const& office : edition.offices) {
        json.begin_object().field("id", office.id).field("name", office.name);
        json.field("per", counted_name(office.per));
        json.field("points", office.points).field("every", office.every).end_object();
    }
    json.end_array().key("singles").begin_array();
    for (Single const& single : edition.singles) {
        json.begin_object().field("id", single.id).field("name", single.name);
        json.field("points", single.points).key("goods").begin_array();
        for (int i = 0; i < resources; ++i)
            if (single.goods.of[i] > 0) json.value(resource_name(resource_at(i)));
        json.end_array().end_object();
    }
    json.end_array().key("boomtown").begin_object().key("columns").begin_array();
    for (Resource const metal : edition.columns) json.value(resource_name(metal));
    json.end_array().key("rows").begin_array();
    for (Resource const metal : edition.rows) json.value(resource_name(metal));
    json.end_array().end_object();
}

void write_shipping(JsonWriter& json, Shipping const& shipping) {
    json.key("shipping").begin_object().field("steps", shipping.steps);
    json.key("thresholds").begin_array();
    for (std::size_t i = 0; i < shipping.threshold_steps.size(); ++i)
        json.begin_object()
            .field("step", shipping.threshold_steps[i])
            .field("points", shipping.threshold_points[i])
            .end_object();
    json.end_array().key("bonus_steps");
    write_numbers(json, shipping.bonus_steps);
    json.end_object();
}

// ---- The view ----

void write_hex(JsonWriter& json, Game const& game, View const& view, HexId hex) {
    Table const& table = view.table;
    json.begin_object().field("name", game.edition().hex_names[hex]).key("terrain");
    bool const used = game.board().used.contains(hex);
    if (!used) json.null();
    for (int terrain = 0; terrain < terrains; ++terrain)
        if (table.terrain[terrain].contains(hex)) json.value(terrain_name(static_cast<Terrain>(terrain)));

    int owner = none;
    bool settlement = false;
    for (int seat = 0; seat < game.players(); ++seat) {
        if (!table.players[seat].buildings.contains(hex)) continue;
        owner = seat;
        settlement = table.players[seat].settlements.contains(hex);
    }
    json.field("status", !used                           ? "unused"
                         : table.face_down.contains(hex) ? "face_down"
                         : table.revealed.contains(hex)  ? "revealed"
                         : table.looted.contains(hex)    ? "looted"
                         : settlement                    ? "settlement"
                                                         : "camp");

    // GW-9.1b: what this seat alone has seen.
    TokenId token = table.tokens[hex];
    bool known_alone = false;
    if (token == none && view.seat != onlooker) {
        auto const& looked = table.players[index(view.seat)].looked;
        for (int i = 0; i < looked.size(); ++i) {
            if (looked[i] != hex) continue;
            token = view.hand.seen[i];
            known_alone = true;
        }
    }
    json.key("goods");
    if (token == none)
        json.null();
    else
        write_goods(json, game.edition().tokens[token].goods);
    json.field("private", known_alone).key("looked_by").begin_array();
    for (int seat = 0; seat < game.players(); ++seat)
        for (HexId const looked : table.players[seat].looked)
            if (looked == hex) json.value(seat);
    json.end_array();
    if (owner != none) json.field("owner", owner);
    json.end_object();
}

void write_space(JsonWriter& json, Game const& game, Table const& table, int space) {
    Edition const& edition = game.edition();
    bool const single = table.offices[space] == none;
    json.begin_object().field("number", space + 1);
    write_number_or_null(json, "office", table.offices[space]);
    write_number_or_null(json, "single", single ? table.single : none);
    json.key("price").begin_array();
    json.value(resource_name(edition.columns[space % grid]));
    json.value(resource_name(edition.rows[space / grid]));
    json.end_array().key("tokens").begin_array();
    for (int seat = 0; seat < game.players(); ++seat)
        for (int token = 0; token < table.players[seat].boomtown[space]; ++token) json.value(seat);
    json.end_array().end_object();
}

void write_player(JsonWriter& json, Game const& game, Table const& table, int seat,
                  SeatResult const& result) {
    Player const& player = table.players[seat];
    int const order = (seat - index(table.starting_player) + game.players()) % game.players();
    json.begin_object().field("order", order + 1).key("supply").begin_array();
    for (Goods const& bin : player.supply) write_goods(json, bin);
    json.end_array().field("camps", player.camps).field("wanted", player.wanted).key("influence");
    write_by_terrain(json, [&](int terrain) { json.value(player.influence[terrain]); });
    json.key("settlements");
    write_by_terrain(json,
                     [&](int terrain) { json.value((player.settlements & table.terrain[terrain]).count()); });
    json.key("shipping");
    write_by_metal(json, [&](int metal) { json.value(player.coaches[metal]); });
    json.field("shipping_tiles", player.shipping_tiles).key("cards").begin_array();
    for (int slot = 0; slot < game.edition().display; ++slot)
        if (table.investors[slot] == seat_at(seat)) json.value(table.display[slot]);
    json.end_array().key("score");
    write_numbers(json, result.by_source);
    json.field("total", result.total).end_object();
}

// What is on offer to all: investments, bonus tiles and shipping tiles.
void write_offers(JsonWriter& json, Game const& game, Table const& table) {
    json.key("investments").begin_array();
    for (int slot = 0; slot < game.edition().display; ++slot) {
        if (table.investors[slot] == nobody)
            json.value(table.display[slot]);
        else
            json.null();
    }
    json.end_array().key("bonus_tiles").begin_array();
    for (std::size_t tile = table.bonus_tiles_taken; tile < game.numbers().bonus_tiles.size(); ++tile)
        json.value(game.numbers().bonus_tiles[tile]);
    json.end_array().key("shipping_piles");
    write_by_metal(json, [&](int metal) {
        json.begin_array();
        for (int pile = 0; pile < piles; ++pile) {
            json.begin_array();
            for (int tile = table.tiles_taken[metal][pile]; tile < 2; ++tile)
                json.value(game.pile_values(metal, pile)[tile]);
            json.end_array();
        }
        json.end_array();
    });
}

}  // namespace

void Game::write_edition(JsonWriter& json) const {
    Edition const& edition = *edition_;
    json.begin_object();
    write_places(json, *this);
    json.key("bin_points");
    write_numbers(json, edition.bin_points);
    json.field("camps", numbers().camps);
    write_cards(json, edition);
    write_boomtown_pieces(json, edition);
    write_shipping(json, edition.shipping);
    json.key("terrain_bonus");
    write_by_terrain(json, [&](int terrain) { write_numbers(json, terrain_bonus()[terrain]); });
    json.field("group_points", edition.building_group).field("loot_penalty", edition.loot_penalty);
    json.end_object();
}

// Cards, offices and single tokens by their number in the edition's lists.
void Game::write_view(View const& view, JsonWriter& json) const {
    Table const& table = view.table;
    Step const step = table.progress.current();
    json.begin_object().field("step", step_names[static_cast<int>(step)]);
    json.field("active_player", index(table.active_player));
    json.field("starting_player", index(table.starting_player));
    json.field("final_turn", table.final_turn != 0).key("usage_area");
    write_goods(json, table.usage_area);
    write_number_or_null(json, "passing", step == Step::leave_resource ? table.passing : none);
    json.field("invested", table.invested != 0).field("influenced", table.influenced != 0).key("chosen");
    if (table.chosen == no_hex)
        json.null();
    else
        json.value(edition_->hex_names[table.chosen]);
    json.field("effect_left", table.progress.waiting.empty() ? 0 : table.progress.waiting.back().args[0]);

    json.key("hexes").begin_array();
    for (std::size_t hex = 0; hex < edition_->hexes.size(); ++hex)
        write_hex(json, *this, view, static_cast<HexId>(hex));
    json.end_array().key("boomtown").begin_array();
    for (int space = 0; space < spaces; ++space) write_space(json, *this, table, space);
    json.end_array();
    write_offers(json, *this, table);

    Result const result = this->result(table);
    json.key("players").begin_array();
    for (int seat = 0; seat < players_; ++seat) write_player(json, *this, table, seat, result.seats[seat]);
    json.end_array().end_object();
}

}  // namespace motherlode::gold_west
