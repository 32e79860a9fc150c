// What players can ask about besides the things that actions name. The numbers come from the edition.

#include <algorithm>

#include "games/gold_west/about.h"

namespace motherlode::gold_west {
namespace {

// clang-format off
constexpr std::array<Topic, 12> all_topics{{
    {"scoring",         {"GW-1.1b"}},
    {"supply_track",    {"GW-5.1a"}, {"gold_west.page.topic_supply_track", {}}},
    {"usage_area",      {"GW-5.1d"}, {"gold_west.page.about_usage", {}}},
    {"boomtown",        {"GW-5.4a"}, {"gold_west.page.topic_boomtown", {}}},
    {"influence",       {"GW-6.5a"}, {"gold_west.page.topic_influence", {}}},
    {"shipping",        {"GW-5.5a"}, {"gold_west.page.about_shipping", {}}},
    {"shipping_tiles",  {"GW-5.5b"}, {"gold_west.page.about_shipping_tiles", {}}},
    {"investments",     {"GW-5.3a"}, {"gold_west.page.topic_investments", {}}},
    {"bonus_tiles",     {"GW-5.3e"}, {"gold_west.page.topic_bonus_tiles", {}}},
    {"camps",           {"GW-4.1c"}, {"gold_west.page.topic_camps", {}}},
    {"wanted",          {"GW-5.9b"}, {"gold_west.page.about_wanted", {}}},
    {"starting_player", {"GW-4.1a"}, {"gold_west.page.topic_starting_player", {}}},
}};
// clang-format on

namespace words {
constexpr MessageSpec scores_investments{"gold_west.page.scores_investments", {}};
constexpr MessageSpec scores_shipping{
    "gold_west.page.scores_shipping",
    {"points"_number, "step"_number, "points2"_number, "step2"_number, "tile"_number, "tile2"_number}};
constexpr MessageSpec scores_single_space{"gold_west.page.scores_single_space", {"points"_number}};
constexpr MessageSpec scores_supply_track{"gold_west.page.scores_supply_track",
                                          {"least"_number, "most"_number}};
constexpr MessageSpec scores_looting{"gold_west.page.scores_looting", {"n"_number}};
constexpr MessageSpec scores_building_groups{"gold_west.page.scores_building_groups", {"n"_number}};
constexpr MessageSpec scores_offices{"gold_west.page.scores_offices", {}};
constexpr MessageSpec scores_wanted{"gold_west.page.scores_wanted", {"first"_number, "second"_number}};
constexpr MessageSpec scores_terrain{"gold_west.page.scores_terrain", {}};
constexpr MessageSpec next_bonus{"gold_west.page.next_bonus", {"n"_number}};
constexpr MessageSpec no_bonus{"gold_west.page.no_bonus", {}};
constexpr MessageSpec camps_of{"gold_west.page.camps_of", {seat_arg, "n"_number, "of"_number}};
constexpr MessageSpec wanted_of{"gold_west.page.wanted_of", {seat_arg, "n"_number, "points"_number}};
}  // namespace words

// In the order of the score sources.
void add_scoring(Game const& game, About& about) {
    Edition const& edition = game.edition();
    Shipping const& shipping = edition.shipping;
    auto const at = [](std::vector<int> const& list, std::size_t i) { return i < list.size() ? list[i] : 0; };
    about.add(words::scores_investments);
    about.add(words::scores_shipping, at(shipping.threshold_points, 0), at(shipping.threshold_steps, 0),
              at(shipping.threshold_points, 1), at(shipping.threshold_steps, 1), shipping.bonus_steps[0],
              shipping.bonus_steps[1]);
    int points = 0;
    for (Single const& single : edition.singles) points = std::max<int>(points, single.points);
    about.add(words::scores_single_space, points);
    auto const [least, most] = std::minmax_element(edition.bin_points.begin(), edition.bin_points.end());
    about.add(words::scores_supply_track, *least, *most);
    about.add(words::scores_looting, edition.loot_penalty);
    about.add(words::scores_building_groups, edition.building_group);
    about.add(words::scores_offices);
    about.add(words::scores_wanted, edition.most_wanted_every, edition.second_wanted_every);
    about.add(words::scores_terrain);
}

}  // namespace

std::span<Topic const> topics(Game const*) { return all_topics; }

About about_topic(Game const& game, View const& view, Topic const& topic) {
    Table const& table = view.table;
    About about = start_about(topic);
    if (topic.name == "scoring") add_scoring(game, about);
    if (topic.name == "bonus_tiles") {
        auto const& tiles = game.numbers().bonus_tiles;
        if (table.bonus_tiles_taken < tiles.size())
            about.add(words::next_bonus, tiles[table.bonus_tiles_taken]);
        else
            about.add(words::no_bonus);
    }
    for (int seat = 0; topic.name == "camps" && seat < game.players(); ++seat)
        about.add(words::camps_of, seat, table.players[seat].camps, game.numbers().camps);
    if (topic.name == "wanted") {
        about.add(words::scores_looting, game.edition().loot_penalty);
        FinalScores const scores = final_scoring(game, table);
        for (int seat = 0; seat < game.players(); ++seat)
            if (table.players[seat].wanted > 0)
                about.add(words::wanted_of, seat, table.players[seat].wanted,
                          std::abs(scores[seat].wanted_penalty));
    }
    return about;
}

}  // namespace motherlode::gold_west
