#pragma once

#include <array>
#include <string_view>

#include "games/gold_west/game.h"
#include "games/gold_west/kinds.h"
#include "kernel/fields.h"

namespace motherlode::gold_west {

inline constexpr FieldType step_type = type::named(Turn::count, &Game::step_name);
inline constexpr std::array<std::string_view, bins> bin_names{"bin_1", "bin_2", "bin_3", "bin_4"};
inline constexpr FieldType any_count = type::count(255);
inline constexpr FieldType goods_type = type::by(Kind::resource, any_count);

// Every stored field of the State, in the order of the hash; see kernel/fields.h.
template <class State, class Visit>
void fields(Game const& game, State& state, Visit& visit) {
    Edition const& edition = game.edition();
    auto& table = state.table;

    visit.progress(table.progress, step_type);
    visit.field("starting_player", table.starting_player, type::seat);
    visit.field("active_player", table.active_player, type::seat);
    visit.field("final_turn", table.final_turn, type::flag);
    visit.field("usage_area", table.usage_area.of, goods_type);
    visit.field("passing", table.passing, type::count(bins - 1));
    visit.field("invested", table.invested, type::flag);
    visit.field("influenced", table.influenced, type::flag);
    visit.field("chosen", table.chosen, type::or_none(Kind::hex));
    visit.part("terrain", [&](auto& each) {
        for (int terrain = 0; terrain < terrains; ++terrain)
            each.field(terrain_name(static_cast<Terrain>(terrain)), table.terrain[terrain],
                       type::set_of(Kind::hex));
    });
    visit.field("face_down", table.face_down, type::set_of(Kind::hex));
    visit.field("revealed", table.revealed, type::set_of(Kind::hex));
    visit.field("looted", table.looted, type::set_of(Kind::hex));
    visit.rows("tokens", Kind::hex, static_cast<int>(edition.hexes.size()), [&](int hex, auto& each) {
        each.field("known", table.tokens[hex], type::or_none(Kind::token));
        each.field("token", state.secret.tokens[hex], type::or_none(Kind::token));
    });
    visit.field("offices", table.offices, type::or_none(Kind::office));
    visit.field("single", table.single, Kind::single);
    visit.rows("display", Kind::slot, edition.display, [&](int slot, auto& each) {
        each.field("card", table.display[slot], Kind::card);
        each.field("investor", table.investors[slot], type::or_none(type::seat));
    });
    visit.field("bonus_tiles_taken", table.bonus_tiles_taken,
                type::count(static_cast<int>(game.numbers().bonus_tiles.size())));
    visit.part("shipping_tiles_taken", [&](auto& each) {
        for (int metal = 0; metal < metals; ++metal)
            each.field(resource_name(metal_at(metal)), table.tiles_taken[metal], type::count(2));
    });
    visit.group("player", type::seat, game.players(), [&](int seat, auto& each) {
        auto& player = table.players[seat];
        for (int bin = 0; bin < bins; ++bin) each.field(bin_names[bin], player.supply[bin].of, goods_type);
        each.field("influence", player.influence, type::by(Kind::terrain, any_count));
        each.field("buildings", player.buildings, type::set_of(Kind::hex));
        each.field("settlements", player.settlements, type::set_of(Kind::hex));
        each.field("boomtown", player.boomtown, any_count);
        each.field("coaches", player.coaches, type::by(Kind::metal, type::count(edition.shipping.steps)));
        each.field("camps", player.camps, type::count(game.numbers().camps));
        each.field("wanted", player.wanted, type::count(game.numbers().camps));
        each.field("shipping_tiles", player.shipping_tiles, type::count(metals * piles * 2));
        each.field("invested", player.invested, any_count);
        each.field("shipped", player.shipped, any_count);
        each.field("single_space", player.single_space, any_count);
        each.field("stored", player.stored, any_count);
        each.field("looked", player.looked, Kind::hex);
        each.field("seen", state.hands[seat].seen, Kind::token);
    });
}

}  // namespace motherlode::gold_west
