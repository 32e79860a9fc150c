// What players can ask about: tiles, people, roles, events, industries, countries and markers. The page uses the same
// sentences.

#include "games/golden_wilderness/about.h"

#include <cstdlib>

#include "games/golden_wilderness/rules/board.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr ArgSpec n_arg = "n"_number;

namespace words {
constexpr std::array<MessageSpec, terrains> terrain{{{"golden_wilderness.page.terrain_plains", {}},
                                                     {"golden_wilderness.page.terrain_farmland", {}},
                                                     {"golden_wilderness.page.terrain_forest", {}},
                                                     {"golden_wilderness.page.terrain_sierra", {}},
                                                     {"golden_wilderness.page.terrain_desert", {}}}};
constexpr MessageSpec tile_not_placed{"golden_wilderness.page.tile_not_placed", {}};
constexpr MessageSpec tile_empty{"golden_wilderness.page.tile_empty", {}};
constexpr MessageSpec desert_empty{"golden_wilderness.page.desert_empty", {}};
constexpr MessageSpec settling_costs{"golden_wilderness.page.settling_costs", {n_arg, "points"_number}};
constexpr MessageSpec settling_costs_from{"golden_wilderness.page.settling_costs_from",
                                          {n_arg, "points"_number}};
constexpr MessageSpec card_costs{"golden_wilderness.page.scores_people", {n_arg}};
constexpr MessageSpec settled_by{"golden_wilderness.page.settled_by",
                                 {seat_arg, {"product", Kind::product}, n_arg}};
constexpr MessageSpec city_here{"golden_wilderness.page.city_here", {n_arg}};
constexpr MessageSpec mission_of{"golden_wilderness.page.mission_of", {seat_arg}};
constexpr MessageSpec presidio_of{"golden_wilderness.page.presidio_of", {seat_arg}};
constexpr MessageSpec on_coast{"golden_wilderness.page.on_coast", {}};
constexpr MessageSpec roads_here{"golden_wilderness.page.roads_here", {n_arg}};

constexpr std::array<MessageSpec, decks> deck{{{"golden_wilderness.page.deck_pioneer", {}},
                                               {"golden_wilderness.page.deck_soldier", {}},
                                               {"golden_wilderness.page.deck_priest", {}},
                                               {"golden_wilderness.page.deck_indian", {}}}};
constexpr MessageSpec population{"golden_wilderness.page.icons_population", {n_arg}};
constexpr MessageSpec crosses{"golden_wilderness.page.icons_crosses", {n_arg}};
constexpr MessageSpec swords{"golden_wilderness.page.icons_swords", {n_arg}};
constexpr MessageSpec ability{"golden_wilderness.page.ability_of", {n_arg, {"ability", Kind::ability}}};
constexpr MessageSpec in_your_hand{"golden_wilderness.page.in_your_hand", {}};
constexpr MessageSpec in_hand_of{"golden_wilderness.page.in_hand_of", {seat_arg}};
constexpr MessageSpec in_discards{"golden_wilderness.page.in_discards", {}};
constexpr MessageSpec out_of_game{"golden_wilderness.page.out_of_game", {}};

constexpr std::array<MessageSpec, roles> role{{{"golden_wilderness.page.role_governor", {}},
                                               {"golden_wilderness.page.role_viceroy", {}},
                                               {"golden_wilderness.page.role_presiding_father", {}},
                                               {"golden_wilderness.page.role_newspaper_magnate", {n_arg}},
                                               {"golden_wilderness.page.role_commandant", {}}}};
constexpr MessageSpec held_by{"golden_wilderness.page.held_by", {seat_arg}};
constexpr MessageSpec held_by_nobody{"golden_wilderness.page.held_by_nobody", {}};
constexpr std::array<MessageSpec, event_kinds> event{
    {{"golden_wilderness.page.key_event_immigrants", {}},
     {"golden_wilderness.page.key_event_taxes", {}},
     {"golden_wilderness.page.key_event_neophytes", {}},
     {"golden_wilderness.page.key_event_coast_market", {}},
     {"golden_wilderness.page.key_event_city_market", {}},
     {"golden_wilderness.page.key_event_presidio_market", {}}}};

constexpr MessageSpec industry{"golden_wilderness.page.about_industry", {}};
constexpr MessageSpec industry_cost{"golden_wilderness.page.about_industry_cost", {n_arg}};
constexpr std::array<MessageSpec, locations> pays{{{"golden_wilderness.page.pays_coast", {n_arg}},
                                                   {"golden_wilderness.page.pays_city", {n_arg}},
                                                   {"golden_wilderness.page.pays_presidio", {n_arg}}}};
constexpr MessageSpec taxes_pay{"golden_wilderness.page.taxes_pay", {n_arg}};
constexpr std::array<MessageSpec, immigrant_decks> come{
    {{"golden_wilderness.page.immigrant_pioneers", {n_arg}},
     {"golden_wilderness.page.immigrant_soldiers", {n_arg}},
     {"golden_wilderness.page.immigrant_priests", {n_arg}}}};
constexpr std::array<MessageSpec, 3> piece{{{"golden_wilderness.page.key_settlement", {}},
                                            {"golden_wilderness.page.key_mission", {}},
                                            {"golden_wilderness.page.key_presidio", {}}}};
constexpr MessageSpec settlement_scores{"golden_wilderness.page.scores_settlements", {n_arg}};
constexpr MessageSpec mission_costs{"golden_wilderness.page.mission_costs", {n_arg, "icons"_number}};
constexpr MessageSpec presidio_costs{"golden_wilderness.page.presidio_costs", {n_arg, "icons"_number}};
}  // namespace words

// By Role and by EventKind.
constexpr std::array<RuleId, roles> role_rules{
    {{"WI-5.2a"}, {"WI-5.2b"}, {"WI-5.2c"}, {"WI-5.2f"}, {"WI-5.2e"}}};
constexpr std::array<RuleId, event_kinds> event_rules{
    {{"WI-2.6a"}, {"WI-2.8a"}, {"WI-4.8a"}, {"WI-2.7a"}, {"WI-3.8d"}, {"WI-4.3g"}}};

class Answer {
public:
    Answer(Game const& game, View const& view)
        : game_{game}, edition_{game.edition()}, view_{view}, table_{view.table} {}

    About tile(TileId tile) {
        Site const& site = table_.sites[tile];
        TileFace const& face = edition_.tiles[tile];
        about_.rule = {"WI-2.3c"};
        about_.add(words::terrain[index(face.terrain)]);
        if (!has_tile(table_.on_board, tile)) {
            about_.add(words::tile_not_placed);
            return about_;
        }
        if (has_tile(table_.cities, tile))
            about_.add(words::city_here, population_at(edition_, table_, tile));
        else if (site.owner != nobody)
            about_.add(words::settled_by, site.owner, product_at(edition_, table_, tile),
                       population_at(edition_, table_, tile));
        else if (face.terrain == Terrain::desert)
            about_.add(words::desert_empty);
        else
            add_empty(index(face.terrain));
        if (site.marker == Marker::mission) about_.add(words::mission_of, site.marker_owner);
        if (site.marker == Marker::presidio) about_.add(words::presidio_of, site.marker_owner);
        if (site.coast != 0) about_.add(words::on_coast);
        if (int const roads = std::popcount(std::uint64_t{table_.joined[tile]}); roads > 0)
            about_.add(words::roads_here, roads);
        return about_;
    }

    About person(CardId card) {
        Person const& person = edition_.people[card];
        about_.rule = {game_.at_least(Level::standard) ? "WI-4.4b" : "WI-2.9c"};
        about_.add(words::deck[index(person.deck)]);
        if (person.icons.population > 0) about_.add(words::population, person.icons.population);
        if (person.icons.crosses > 0) about_.add(words::crosses, person.icons.crosses);
        if (person.icons.swords > 0) about_.add(words::swords, person.icons.swords);
        for (int which = 0; game_.at_least(Level::standard) && which < person.ability_count; ++which)
            about_.add(words::ability, which + 1, ability_number(card, which));
        add_place_of(card);
        return about_;
    }

    About role(int role) {
        about_.rule = role_rules[role];
        about_.add(words::role[role], edition_.bought_vote);
        if (table_.holder[role] == nobody)
            about_.add(words::held_by_nobody);
        else
            about_.add(words::held_by, table_.holder[role]);
        return about_;
    }

    About event(int kind) {
        about_.rule = event_rules[kind];
        about_.add(words::event[kind]);
        Country const& country = edition_.countries[table_.country];
        if (static_cast<EventKind>(kind) == EventKind::taxes) about_.add(words::taxes_pay, country.taxes);
        if (static_cast<EventKind>(kind) == EventKind::immigrants) add_immigrants(country);
        return about_;
    }

    About industry(int number) {
        Industry const& industry = edition_.industries[number];
        about_.rule = {"WI-3.3b"};
        about_.add(words::industry);
        about_.add(words::industry_cost, industry.cost);
        add_prices(industry.product);
        return about_;
    }

    About product(int product) {
        about_.rule = {"WI-2.7a"};
        add_prices(product);
        return about_;
    }

    About country(int number) {
        Country const& country = edition_.countries[number];
        about_.rule = {game_.at_least(Level::advanced) ? "WI-5.5a" : "WI-4.1c"};
        about_.add(words::taxes_pay, country.taxes);
        add_immigrants(country);
        return about_;
    }

    About piece(int number) {
        auto const piece = static_cast<Piece>(number);
        about_.add(words::piece[number]);
        about_.rule = {piece == Piece::settlement ? "WI-2.3c"
                       : piece == Piece::mission  ? "WI-4.3a"
                                                  : "WI-4.3b"};
        if (piece == Piece::settlement) about_.add(words::settlement_scores, edition_.settlement_points);
        if (piece == Piece::mission)
            about_.add(words::mission_costs, edition_.mission_pesos, edition_.mission_crosses);
        if (piece == Piece::presidio)
            about_.add(words::presidio_costs, edition_.presidio_pesos, edition_.presidio_swords);
        return about_;
    }

private:
    void add_immigrants(Country const& country) {
        for (int deck = 0; deck < immigrant_decks; ++deck)
            if (country.immigrants[deck] > 0) about_.add(words::come[deck], country.immigrants[deck]);
    }

    // WI-3.3b: the viewer's industry decides what a settlement costs.
    void add_empty(int terrain) {
        about_.add(words::tile_empty);
        if (view_.seat == onlooker) return;
        int const held = table_.board(view_.seat).industry[terrain];
        int const industry = held == no_industry ? edition_.cheapest[terrain] : held;
        about_.add(held == no_industry ? words::settling_costs_from : words::settling_costs,
                   edition_.industries[industry].cost, edition_.settlement_points);
    }

    // Where the card is, as far as the viewer knows.
    void add_place_of(CardId card) {
        if (view_.seat != onlooker && view_.hand.cards.contains(card)) {
            about_.add(words::in_your_hand);
            about_.add(words::card_costs, std::abs(edition_.person_points));
        }
        for (int seat = 0; seat < game_.players(); ++seat) {
            bool const known = table_.known[seat].contains(card) ||
                               (view_.seat != onlooker && view_.hand.knows[seat].contains(card));
            if (known && seat_at(seat) != view_.seat) about_.add(words::in_hand_of, seat);
        }
        if (table_.trashed.contains(card)) about_.add(words::out_of_game);
        for (CardId const discarded : table_.discards[index(edition_.people[card].deck)])
            if (discarded == card) about_.add(words::in_discards);
    }

    void add_prices(int product) {
        for (int place = 0; place < locations; ++place) {
            if (!game_.has_market(static_cast<Location>(place))) break;
            int const price = edition_.countries[table_.country].prices[place][product];
            if (price > 0) about_.add(words::pays[place], price);
        }
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
        case Kind::tile: return answer.tile(static_cast<TileId>(value));
        case Kind::person: return answer.person(static_cast<CardId>(value));
        case Kind::role: return game.at_least(Level::advanced) ? answer.role(value) : About{};
        case Kind::event: return answer.event(value);
        case Kind::industry: return answer.industry(value);
        case Kind::product: return answer.product(value);
        case Kind::country: return answer.country(value);
        case Kind::piece: return answer.piece(value);
        default: return {};
    }
}

}  // namespace motherlode::golden_wilderness
