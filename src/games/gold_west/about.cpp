// What players can ask about: hexes, cards, offices, bins, tracks, resources and terrains.

#include "games/gold_west/about.h"

namespace motherlode::gold_west {
namespace {

constexpr ArgSpec hex_arg{"hex", Kind::hex};
constexpr ArgSpec terrain_arg{"terrain", Kind::terrain};

namespace words {
constexpr MessageSpec unused_at{"gold_west.page.unused_at", {hex_arg}};
constexpr MessageSpec unused{"gold_west.page.unused", {}};
constexpr MessageSpec face_down_at{"gold_west.page.face_down_at", {hex_arg, terrain_arg}};
constexpr MessageSpec face_down{"gold_west.page.face_down", {}};
constexpr MessageSpec revealed_at{"gold_west.page.revealed_at", {hex_arg, terrain_arg}};
constexpr MessageSpec token_gives{"gold_west.page.token_gives", {{"goods", Kind::goods}}};
constexpr MessageSpec only_you_know{"gold_west.page.private", {}};
constexpr MessageSpec looked_by{"gold_west.page.looked_by", {seat_arg}};
constexpr MessageSpec looted_at{"gold_west.page.looted_at", {hex_arg, terrain_arg}};
constexpr MessageSpec looted{"gold_west.page.looted", {}};
constexpr MessageSpec camp_at{"gold_west.page.camp_at", {hex_arg, terrain_arg}};
constexpr MessageSpec settlement_at{"gold_west.page.settlement_at", {hex_arg, terrain_arg}};
constexpr MessageSpec owned{"gold_west.page.owned", {seat_arg}};
constexpr MessageSpec group{"gold_west.page.group", {"n"_number}};
constexpr MessageSpec at_water{"gold_west.page.at_water", {}};
constexpr MessageSpec at_edge{"gold_west.page.at_edge", {}};

constexpr MessageSpec card_costs{"gold_west.page.card_costs", {{"cost", Kind::cost}}};
constexpr MessageSpec about_card{"gold_west.page.about_card", {"points"_number}};
constexpr MessageSpec next_bonus{"gold_west.page.next_bonus", {"n"_number}};
constexpr MessageSpec no_bonus{"gold_west.page.no_bonus", {}};
constexpr std::array<MessageSpec, effect_names.size() - 1> effects{
    {{"gold_west.page.effect_influence", {"n"_number, terrain_arg}},
     {"gold_west.page.effect_token_on_occupied", {}},
     {"gold_west.page.effect_token_on_unoccupied", {}},
     {"gold_west.page.effect_look", {"n"_number}},
     {"gold_west.page.effect_ship", {"n"_number}},
     {"gold_west.page.effect_upgrade", {"n"_number}},
     {"gold_west.page.effect_gain", {"n"_number}}}};

// By Counted.
constexpr std::array<MessageSpec, counted_names.size()> counted{
    {{"gold_west.page.per_influence_at_water", {"points"_number}},
     {"gold_west.page.per_building_on_edge", {"points"_number}},
     {"gold_west.page.per_influence_in_weakest_terrain", {"points"_number}},
     {"gold_west.page.per_token_in_strongest_terrain", {"points"_number}},
     {"gold_west.page.per_terrain_bonus", {"points"_number}},
     {"gold_west.page.per_building_in_second_group", {"points"_number}},
     {"gold_west.page.per_token_in_boomtown", {"points"_number, "every"_number}},
     {"gold_west.page.per_investment", {"points"_number}},
     {"gold_west.page.per_building_beside_opponent", {"points"_number}},
     {"gold_west.page.per_shipping_bonus_tile", {"points"_number}},
     {"gold_west.page.per_building_in_line", {"points"_number}},
     {"gold_west.page.per_settlement", {"points"_number}},
     {"gold_west.page.per_building_beside_looted", {"points"_number}},
     {"gold_west.page.per_camp_in_wanted", {"points"_number}}}};
constexpr MessageSpec about_office{"gold_west.page.about_office", {}};
constexpr MessageSpec single_points{"gold_west.page.single_points", {"points"_number}};
constexpr MessageSpec single_goods{"gold_west.page.single_goods", {{"resource", Kind::resource}}};
constexpr MessageSpec single_goods_choice{"gold_west.page.single_goods_choice",
                                          {{"resource", Kind::resource}, {"other", Kind::resource}}};
constexpr MessageSpec space{"gold_west.page.space",
                            {"space"_number, {"place", Kind::place}, {"price", Kind::price}}};
constexpr MessageSpec space_empty{"gold_west.page.space_empty", {}};
constexpr MessageSpec space_held{"gold_west.page.space_held", {seat_arg}};
constexpr MessageSpec worth_now{"gold_west.page.worth_now", {"n"_number}};
constexpr MessageSpec not_in_play{"gold_west.page.not_in_play", {}};

constexpr MessageSpec bin{"gold_west.page.about_bin", {"bin"_number}};
constexpr MessageSpec bin_points{"gold_west.page.about_bin_points", {"points"_number}};
constexpr MessageSpec bin_moves{"gold_west.page.about_bin_moves", {}};
constexpr MessageSpec track{"gold_west.page.track", {{"metal", Kind::metal}}};
constexpr MessageSpec shipping{"gold_west.page.about_shipping", {}};
constexpr MessageSpec shipping_points{"gold_west.page.about_shipping_points",
                                      {"step"_number, "points"_number}};
constexpr MessageSpec shipping_tile{"gold_west.page.about_shipping_tile", {"step"_number, "points"_number}};
constexpr MessageSpec coach_at{"gold_west.page.coach_at", {seat_arg, "step"_number}};

constexpr MessageSpec influence_gain{"gold_west.page.about_influence_gain", {}};
constexpr MessageSpec bonus{"gold_west.page.about_bonus", {"first"_number, "second"_number}};
constexpr MessageSpec bonus_two{"gold_west.page.about_bonus_two", {"points"_number}};
constexpr MessageSpec influence_of{"gold_west.page.influence_of",
                                   {seat_arg, "n"_number, terrain_arg, "points"_number}};
constexpr std::array<MessageSpec, resources> key{{{"gold_west.page.key_wood", {}},
                                                  {"gold_west.page.key_stone", {}},
                                                  {"gold_west.page.key_copper", {}},
                                                  {"gold_west.page.key_silver", {}},
                                                  {"gold_west.page.key_gold", {}}}};
}  // namespace words

class Answer {
public:
    Answer(Game const& game, View const& view)
        : game_{game}, edition_{game.edition()}, view_{view}, table_{view.table} {}

    About hex(HexId hex) {
        about_.rule = {"GW-5.6a"};
        if (!game_.board().used.contains(hex)) {
            about_.name = name_from(id(hex), words::unused_at, hex);
            about_.add(words::unused);
            return about_;
        }
        int const terrain = terrain_of(table_, hex);
        if (table_.looted.contains(hex)) {
            about_.rule = {"GW-5.9c"};
            about_.name = name_from(id(hex), words::looted_at, hex, terrain);
            about_.add(words::looted);
        } else if (!add_building(hex, terrain)) {
            add_token(hex, terrain);
        }
        if (game_.board().at_water.contains(hex)) about_.add(words::at_water);
        if (game_.board().on_edge.contains(hex)) about_.add(words::at_edge);
        return about_;
    }

    About card(int number) {
        Card const& card = edition_.cards[number];
        about_.rule = {"GW-5.3b"};
        about_.add(words::card_costs, number);
        about_.add(words::about_card, card.points);
        if (card.effect != does("none"))
            about_.add(words::effects[static_cast<std::size_t>(card.effect) - 1], card.amount,
                       index(card.terrain));
        int slot = 0;
        while (slot < edition_.display && table_.display[slot] != number) ++slot;
        auto const& tiles = game_.numbers().bonus_tiles;
        if (slot == edition_.display)
            about_.add(words::not_in_play);
        else if (table_.investors[slot] != nobody)
            about_.add(words::owned, table_.investors[slot]);
        else if (table_.bonus_tiles_taken < tiles.size())
            about_.add(words::next_bonus, tiles[table_.bonus_tiles_taken]);
        else
            about_.add(words::no_bonus);
        return about_;
    }

    About office(int number) {
        Office const& office = edition_.offices[number];
        about_.rule = {"GW-5.4b"};
        about_.add(words::counted[static_cast<std::size_t>(office.per)], office.points, office.every);
        about_.add(words::about_office);
        bool in_play = false;
        for (int space = 0; space < spaces; ++space) {
            if (table_.offices[space] != number) continue;
            add_space(space);
            in_play = true;
        }
        if (!in_play) {
            about_.add(words::not_in_play);
        } else if (view_.seat != onlooker) {
            FinalScores const scores = final_scoring(game_, table_);
            about_.add(words::worth_now,
                       worth_of_token(game_, table_, view_.seat, scores[index(view_.seat)], number));
        }
        return about_;
    }

    About single(int number) {
        Single const& single = edition_.singles[number];
        about_.rule = {"GW-5.4e"};
        std::vector<int> offered;
        for (int resource = 0; resource < resources; ++resource)
            if (single.goods.of[resource] > 0) offered.push_back(resource);
        if (offered.empty())
            about_.add(words::single_points, single.points);
        else if (offered.size() == 2)
            about_.add(words::single_goods_choice, offered[0], offered[1]);
        else
            for (int const resource : offered) about_.add(words::single_goods, resource);
        if (table_.single != number) {
            about_.add(words::not_in_play);
            return about_;
        }
        for (int space = 0; space < spaces; ++space)
            if (table_.offices[space] == none) add_space(space);
        return about_;
    }

    About terrain(int terrain) {
        about_.rule = {"GW-6.5a"};
        about_.add(words::influence_gain);
        auto const& [first, second] = game_.terrain_bonus()[terrain];
        if (game_.players() == 2)
            about_.add(words::bonus_two, first);
        else
            about_.add(words::bonus, first, second);
        FinalScores const scores = final_scoring(game_, table_);
        for (int seat = 0; seat < game_.players(); ++seat)
            about_.add(words::influence_of, seat, table_.players[seat].influence[terrain], terrain,
                       scores[seat].terrain_bonus[terrain]);
        return about_;
    }

    About resource(int resource) {
        about_.rule = {is_metal(resource_at(resource)) ? "GW-5.5a" : "GW-5.1d"};
        about_.add(words::key[resource]);
        return about_;
    }

    About bin(int bin) {
        about_.rule = {"GW-5.1b"};
        about_.name = name_from(std::to_string(bin + 1), words::bin, bin + 1);
        about_.add(words::bin_points, edition_.bin_points[bin]);
        about_.add(words::bin_moves);
        return about_;
    }

    // The Shipping Track of a metal.
    About metal(int metal) {
        Shipping const& shipping = edition_.shipping;
        about_.rule = {"GW-5.5a"};
        about_.name = name_from(std::string{resource_name(metal_at(metal))}, words::track, metal);
        about_.add(words::shipping);
        for (std::size_t i = 0; i < shipping.threshold_steps.size(); ++i)
            about_.add(words::shipping_points, shipping.threshold_steps[i], shipping.threshold_points[i]);
        for (int pile = 0; pile < piles; ++pile) {
            auto const values = game_.pile_values(metal, pile);
            int const taken = table_.tiles_taken[metal][pile];
            if (taken < static_cast<int>(values.size()))
                about_.add(words::shipping_tile, shipping.bonus_steps[pile], values[taken]);
        }
        for (int seat = 0; seat < game_.players(); ++seat)
            about_.add(words::coach_at, seat, table_.players[seat].coaches[metal]);
        return about_;
    }

private:
    std::string id(HexId hex) const { return edition_.hex_names[hex]; }

    bool add_building(HexId hex, int terrain) {
        for (int seat = 0; seat < game_.players(); ++seat) {
            Player const& player = table_.players[seat];
            if (!player.buildings.contains(hex)) continue;
            about_.rule = {"GW-6.2a"};
            about_.name =
                name_from(id(hex), player.settlements.contains(hex) ? words::settlement_at : words::camp_at,
                          hex, terrain);
            about_.add(words::owned, seat);
            about_.add(words::group, game_.board().group(player.buildings, hex).count());
            return true;
        }
        return false;
    }

    void add_token(HexId hex, int terrain) {
        if (table_.tokens[hex] != none) {
            about_.name = name_from(id(hex), words::revealed_at, hex, terrain);
            about_.add(words::token_gives, table_.tokens[hex]);
            return;
        }
        about_.name = name_from(id(hex), words::face_down_at, hex, terrain);
        about_.add(words::face_down);
        if (TokenId const token = seen_alone(view_, hex); token != none) {
            about_.add(words::token_gives, token);
            about_.add(words::only_you_know);
        }
        for (int seat = 0; seat < game_.players(); ++seat)
            for (HexId const looked : table_.players[seat].looked)
                if (looked == hex && seat_at(seat) != view_.seat) about_.add(words::looked_by, seat);
    }

    void add_space(int space) {
        about_.add(words::space, space + 1, place_number(table_, space), space);
        bool empty = true;
        for (int seat = 0; seat < game_.players(); ++seat) {
            if (table_.players[seat].boomtown[space] == 0) continue;
            about_.add(words::space_held, seat);
            empty = false;
        }
        if (empty) about_.add(words::space_empty);
    }

    Game const& game_;
    Edition const& edition_;
    View const& view_;
    Table const& table_;
    About about_;
};

}  // namespace

About about(Game const& game, View const& view, Kind kind, int value) {
    Answer answer{game, view};
    switch (kind) {
        case Kind::hex: return answer.hex(static_cast<HexId>(value));
        case Kind::card: return answer.card(value);
        case Kind::office: return answer.office(value);
        case Kind::single: return answer.single(value);
        case Kind::terrain: return answer.terrain(value);
        case Kind::resource: return answer.resource(value);
        case Kind::bin: return answer.bin(value);
        case Kind::metal: return answer.metal(value);
        default: return {};
    }
}

}  // namespace motherlode::gold_west
