// What players can ask about besides the things that actions name. The numbers come from the edition.

#include "games/coloma/about.h"
#include "games/coloma/rules/gold_nuggets.h"

namespace motherlode::coloma {
namespace {

// clang-format off
constexpr std::array<Topic, 32> all_topics{{
    {"scoring",   {"CO-15.1a"}},
    {"round",     {"CO-4.1b"}, {"coloma.page.topic_round", {}}},
    {"dial",      {"CO-5.4a"}, {"coloma.page.topic_dial", {}}},
    {"barker",    {"CO-7.1a"}, {"coloma.page.topic_barker", {}}},
    {"bust",      {"CO-5.6a"}, {"coloma.page.topic_bust", {}}},
    {"signpost",  {"CO-8.2a"}, {"coloma.page.topic_signpost", {}}},
    {"turn",      {"CO-5.7b"}, {"coloma.page.topic_turn", {}}},
    {"shootout",  {"CO-13.1a"}, {"coloma.page.about_shootout", {}}},
    {"outlaws",   {"CO-1.4a"}, {"coloma.page.topic_outlaws", {}}},
    {"gunmen",    {"CO-12.2a"}, {"coloma.page.topic_gunmen", {}}},
    {"rewards",   {"CO-13.2a"}, {"coloma.page.topic_rewards", {}}},
    {"sheriff",   {"CO-5.7a"}, {"coloma.page.topic_sheriff", {}}},
    {"stash",     {"CO-7.2a"}, {"coloma.page.topic_stash", {}}},
    {"gold",      {"CO-5.3a"}, {"coloma.page.about_gold", {}}},
    {"mine_cart", {"CO-5.3f"}, {"coloma.page.topic_mine_cart", {}}},
    {"dudes",     {"CO-9.1c"}, {"coloma.page.topic_dudes", {}}},
    {"bucks",     {"CO-5.3c"}, {"coloma.page.topic_bucks", {}}},
    {"horses",    {"CO-11.1a"}, {"coloma.page.topic_horses", {}}},
    {"tents",     {"CO-12.3a"}, {"coloma.page.topic_tents", {}}},
    {"cards",     {"CO-2.7b"}, {"coloma.page.topic_hand", {}}},
    {"barrels",   {"CO-7.3a"}, {"coloma.page.about_barrel", {}}},
    {"canyons",   {"CO-9.2a"}, {"coloma.page.topic_canyons", {}}},
    {"rivers",    {"CO-9.2a"}, {"coloma.page.topic_rivers", {}}},
    {"bridges",   {"CO-9.3a"}, {"coloma.page.topic_bridges", {}}},
    {"buildings", {"CO-10.2a"}, {"coloma.page.topic_buildings", {}}},
    {"hotels",    {"CO-16.1b"}},
    {"graves",    {"CO-13.4a"}, {"coloma.page.topic_graves", {}}},
    {"wagon",     {"CO-11.1a"}, {"coloma.page.topic_wagon", {}}},
    {"mule",      {"CO-17.2b"}, {"coloma.page.topic_mule", {}}},
    {"carrots",   {"CO-17.2c"}, {"coloma.page.topic_carrots", {}}},
    {"buster",    {"CO-6.1a"}, {"coloma.page.topic_buster", {}}},
    {"shade",     {"CO-19.6b"}, {"coloma.page.topic_shade", {}}},
}};
// clang-format on

namespace words {
constexpr ArgSpec effect_arg{"effect", Kind::effect};
constexpr MessageSpec scores_in_play{"coloma.page.scores_in_play", {}};
constexpr MessageSpec scores_buildings{"coloma.page.scores_buildings", {"n"_number}};
constexpr MessageSpec scores_hotels{"coloma.page.scores_hotels", {"n"_number}};
constexpr MessageSpec scores_no_hotels{"coloma.page.scores_no_hotels", {}};
constexpr MessageSpec scores_rivers{"coloma.page.scores_rivers", {}};
constexpr MessageSpec scores_bridges{"coloma.page.scores_bridges", {}};
constexpr MessageSpec scores_lands{"coloma.page.scores_lands", {"one"_number, "most"_number, "lands"_number}};
constexpr MessageSpec scores_graves{"coloma.page.scores_graves", {}};
constexpr MessageSpec round{"coloma.page.round", {"n"_number}};
constexpr MessageSpec prices{"coloma.page.barker_prices", {"bucks"_number, "gold"_number}};
constexpr MessageSpec balance{"coloma.page.balance", {"gunmen"_number, "outlaws"_number}};
constexpr MessageSpec years{"coloma.page.outlaws_of_years", {"one"_number, "two"_number, "three"_number}};
// For each place in the Shootout, and for players without Gunmen.
constexpr std::array<MessageSpec, tiers> win{{{"coloma.page.win_first", {effect_arg}},
                                              {"coloma.page.win_second", {effect_arg}},
                                              {"coloma.page.win_third", {effect_arg}},
                                              {"coloma.page.win_none", {effect_arg}}}};
constexpr std::array<MessageSpec, tiers> lose{{{"coloma.page.lose_first", {effect_arg}},
                                               {"coloma.page.lose_second", {effect_arg}},
                                               {"coloma.page.lose_third", {effect_arg}},
                                               {"coloma.page.lose_none", {effect_arg}}}};
constexpr MessageSpec nugget_worth{"coloma.page.nugget_worth", {"n"_number}};
constexpr MessageSpec nuggets_left{"coloma.page.nuggets_left", {"n"_number}};
constexpr MessageSpec cart{"coloma.page.cart", {"n"_number}};
constexpr MessageSpec most{"coloma.page.most", {"n"_number}};
constexpr MessageSpec tent_costs{"coloma.page.tent_costs", {"n"_number}};
constexpr MessageSpec horse_costs{"coloma.page.horse_costs", {"n"_number}};
// By Structure, then Tool.
constexpr std::array<MessageSpec, 2> costs{{{"coloma.page.costs_hammer", {"dudes"_number, "bucks"_number}},
                                            {"coloma.page.costs_saw", {"dudes"_number, "gold"_number}}}};
constexpr MessageSpec hotel_costs{"coloma.page.hotel_costs",
                                  {"horses"_number, "bucks"_number, "gold"_number}};
constexpr MessageSpec guests_score{"coloma.page.guests_score", {"spaces"_number, "n"_number}};
constexpr MessageSpec hotels_left{"coloma.page.hotels_left", {"n"_number}};
constexpr MessageSpec next_grave{"coloma.page.next_grave", {"n"_number}};
}  // namespace words

// In the order of the score sources.
void add_scoring(Game const& game, About& about) {
    Edition const& edition = game.edition();
    about.add(words::scores_in_play);
    about.add(words::scores_buildings, edition.building_points);
    if (game.with_hotels())
        about.add(words::scores_hotels, edition.hotel_points);
    else
        about.add(words::scores_no_hotels);
    about.add(words::scores_rivers);
    about.add(words::scores_bridges);
    about.add(words::scores_lands, edition.land_points.front(), edition.land_points.back(),
              edition.land_points.size());
    about.add(words::scores_graves);
}

void add_rewards(Game const& game, Table const& table, About& about) {
    Chart const& chart = game.edition().charts[table.charts[table.year]];
    for (int tier = 0; tier < tiers; ++tier) {
        if (chart.win[tier] != no_effect) about.add(words::win[tier], chart.win[tier]);
        if (chart.lose[tier] != no_effect) about.add(words::lose[tier], chart.lose[tier]);
    }
}

void add_costs(Edition const& edition, Structure structure, About& about) {
    Cost const& hammer = edition.cost(structure, Tool::hammer);
    Cost const& saw = edition.cost(structure, Tool::saw);
    about.add(words::costs[0], hammer.dudes, hammer.bucks);
    about.add(words::costs[1], saw.dudes, saw.gold);
}

void add_hotels(Game const& game, Table const& table, About& about) {
    Edition const& edition = game.edition();
    Cost const& hammer = edition.cost(Structure::hotel, Tool::hammer);
    about.add(words::scores_hotels, edition.hotel_points);
    about.add(words::hotel_costs, hammer.horses, hammer.bucks,
              edition.cost(Structure::hotel, Tool::saw).gold);
    about.add(words::guests_score, edition.hotel_spaces, edition.hotel_dude_points);
    if (game.with_hotels()) about.add(words::hotels_left, table.hotels_left);
}

// What there is to add to the topics about the Shootout and the Gold.
void add_shared(Game const& game, Table const& table, std::string_view topic, About& about) {
    Edition const& edition = game.edition();
    if (topic == "shootout" || topic == "gunmen" || topic == "outlaws") {
        int gunmen = game.with_neutral_gunmen() ? edition.rows[edition.neutral_row] : 0;
        for (Player const& player : table.players) gunmen += player.gunmen;
        about.add(words::balance, gunmen, int{table.outlaws});
    }
    if (topic == "outlaws")
        about.add(words::years, edition.outlaws[0], edition.outlaws[1], edition.outlaws[2]);
    if (topic == "rewards") add_rewards(game, table, about);
    if (topic == "gold") {
        about.add(words::nugget_worth, nugget_value(game, table));
        about.add(words::nuggets_left, int{table.gold});
    }
    if (topic == "mine_cart") about.add(words::cart, int{table.cart});
}

}  // namespace

std::span<Topic const> topics(Game const*) { return all_topics; }

About about_topic(Game const& game, View const& view, Topic const& topic) {
    Edition const& edition = game.edition();
    Table const& table = view.table;
    About about = start_about(topic);
    if (topic.name == "scoring") add_scoring(game, about);
    add_shared(game, table, topic.name, about);
    if (topic.name == "round") about.add(words::round, table.round);
    if (topic.name == "barker") about.add(words::prices, edition.tent_bucks, edition.horse_gold);
    if (topic.name == "dudes") about.add(words::most, edition.player.dudes);
    if (topic.name == "horses") {
        about.add(words::most, edition.player.horses);
        about.add(words::horse_costs, edition.horse_gold);
    }
    if (topic.name == "tents") {
        about.add(words::most, edition.player.tents);
        about.add(words::tent_costs, edition.tent_bucks);
    }
    if (topic.name == "rivers" || topic.name == "canyons") add_costs(edition, Structure::river, about);
    if (topic.name == "bridges") add_costs(edition, Structure::bridge, about);
    if (topic.name == "buildings") {
        about.add(words::scores_buildings, edition.building_points);
        add_costs(edition, Structure::building, about);
    }
    if (topic.name == "hotels") add_hotels(game, table, about);
    if (topic.name == "graves" && view.seat != onlooker) {
        std::size_t const dead = table.at(view.seat).graves;
        if (dead < edition.graves.size()) about.add(words::next_grave, edition.graves[dead]);
    }
    return about;
}

}  // namespace motherlode::coloma
