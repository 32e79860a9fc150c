#include "games/coloma/slow_scorer.h"

#include <algorithm>

namespace motherlode::coloma {
namespace {

constexpr std::string_view tie_breaks[]{"most_gold", "most_holdings", ""};  // CO-15.2b

// CO-20.2e, and CO-15.1g for Rivers: points for each item that a Bridge counts, and the maximum.
struct BridgeFace {
    std::string_view id;
    int points;
    int most;
};
constexpr BridgeFace bridge_faces[]{
    {"rivers", 4, 16},     {"bridges", 4, 16}, {"buildings", 2, 14}, {"horses", 2, 12},
    {"barrels", 3, 15},    {"cards", 2, 12},   {"graves", 4, 16},    {"event_tents", 3, 15},
    {"land_tents", 3, 15}, {"gold", 2, 12},    {"lodge", 2, 12},     {"hotels", 4, 12},
};

// CO-20.2d: the Victory Points of a chart for the first three places, after a win and after a loss.
struct ChartFace {
    std::string_view id;
    std::array<int, 3> win;
    std::array<int, 3> lose;
};
constexpr ChartFace chart_faces[]{
    {"printed", {8, 5, 2}, {4, 2, 0}}, {"a", {4, 2, 1}, {2, 1, 0}}, {"b", {3, 0, 0}, {1, 0, 0}},
    {"c", {5, 3, 0}, {3, 1, 0}},       {"d", {3, 0, 0}, {2, 0, 0}},
};

// Counts the bits that are set.
int number_in(unsigned set) {
    int count = 0;
    for (int place = 0; place < 32; ++place)
        if ((set >> place & 1U) != 0) ++count;
    return count;
}

// CO-15.1e.
int land_points(unsigned land_tents) {
    constexpr int chart[]{0, 3, 7, 12, 18, 25};
    return chart[number_in(land_tents)];
}

int barrels_of(Player const& player) {
    int count = 0;
    for (int const number : player.barrels) count += number;
    for (int const number : player.used_barrels) count += number;
    return count;
}

}  // namespace

SlowScorer::SlowScorer(Game const& game, State const& start)
    : game_{&game}, points_(max_players, 0), reason_(max_players) {
    for (int year = 0; year < years; ++year)
        charts_[year] = game.edition().charts[start.table.charts[year]].id;
    start_year();
}

// CO-1.4a, CO-20.2a and, with one or two players, CO-3.2a.
void SlowScorer::start_year() {
    outlaws_ = 2 + 2 * year_;
    rows_.assign(game_->players() >= 5 ? 6 : 5, nobody);
    if (game_->players() <= 2) rows_[2] = neutral;
}

void SlowScorer::object(std::string const& reason) {
    if (objection_.empty()) objection_ = reason;
}

void SlowScorer::gain(Seat seat, int amount, std::string const& reason) {
    points_[index(seat)] += amount;
    reasons_.push_back(reason);
}

std::string SlowScorer::word(Event const& event, int argument) const {
    return game_->value(event.message.spec->args[argument].kind, event.message.args[argument]).id;
}

// CO-20.2a: row N holds N Gunmen.
int SlowScorer::gunmen_of(Seat seat) const {
    int gunmen = 0;
    for (std::size_t row = 0; row < rows_.size(); ++row)
        if (rows_[row] == seat) gunmen += static_cast<int>(row) + 1;
    return gunmen;
}

// Rulebook p.18, "Shootout Phase".
void SlowScorer::shoot_out(bool won, int gunmen, int outlaws) {
    std::vector<Seat> owners{neutral};
    for (int seat = 0; seat < max_players; ++seat) owners.push_back(seat_at(seat));
    places_.clear();
    int all_gunmen = 0;
    for (Seat const owner : owners) {
        if (gunmen_of(owner) == 0) continue;
        auto const nearest = std::find(rows_.begin(), rows_.end(), owner) - rows_.begin();
        places_.push_back({owner, gunmen_of(owner), static_cast<int>(nearest)});
        all_gunmen += gunmen_of(owner);
    }
    // CO-13.2a, CO-13.2b: the most Gunmen, then the row nearest to the Outlaws.
    std::sort(places_.begin(), places_.end(), [](Place const& a, Place const& b) {
        return a.gunmen != b.gunmen ? a.gunmen > b.gunmen : a.nearest_row < b.nearest_row;
    });
    // CO-13.1a, CO-13.1b.
    won_ = all_gunmen > outlaws_;
    if (won != won_) object("the wrong side won the Shootout");
    if (gunmen != all_gunmen) object("wrong number of Gunmen");
    if (outlaws != outlaws_) object("wrong number of Outlaws");
}

// Points from the last Shootout. CO-13.5a: the neutral Gunmen hold a tier too.
int SlowScorer::tier_points(Seat seat) const {
    ChartFace const* chart = nullptr;
    for (ChartFace const& face : chart_faces)
        if (face.id == charts_[year_]) chart = &face;
    for (std::size_t place = 0; place < places_.size(); ++place)
        if (places_[place].seat == seat)
            return (won_ ? chart->win : chart->lose)[std::min<std::size_t>(place, 2)];
    return 0;
}

void SlowScorer::follow(std::span<Event const> events, State const& after) {
    for (Event const& event : events) {
        std::string_view const name = event.message.spec->name();
        auto const& args = event.message.args;
        if (name == "shootout_won") shoot_out(true, args[0], args[1]);
        if (name == "shootout_lost") shoot_out(false, args[0], args[1]);
        if (name == "round_begins" && args[0] != 1848 + year_) {
            ++year_;
            start_year();
        }
        if (name == "event_triggered") reason_.assign(max_players, "event");
        follow_player(event, after);
        follow_shade(event);
    }
}

void SlowScorer::follow_player(Event const& event, State const& after) {
    MessageSpec const& spec = *event.message.spec;
    std::string_view const name = spec.name();
    if (spec.count == 0 || spec.args[0].kind != ArgKind::seat) return;
    auto const& args = event.message.args;
    Seat const seat = seat_at(args[0]);
    std::string& reason = reason_[args[0]];

    if (name == "turn_begins" || name == "used_barrel" || name == "used_specialty") reason = "";
    if (name == "carrot_eaten") reason = "event";
    if (name == "used_building") reason = word(event, 1);
    if (name == "row_filled") rows_[args[1] - 1] = seat;
    if (name == "took_barrel") outlaws_ += args[2];
    if (name == "tier") {
        if (places_[args[1] - 1].seat != seat) object("wrong place in the Shootout");
        reason = "shootout";
        if (tier_points(seat) > 0) gain(seat, tier_points(seat), "shootout");
    }
    // CO-5.2j and CO-16.2a.
    if (name == "deck_empty") gain(seat, args[1], "empty deck");
    if (name == "housed") gain(seat, 2, "hotel");

    if (name != "gained" || word(event, 2) != "vp") return;
    Player const& player = after.table.at(seat);
    if (reason == "event") {  // CO-5.2d
        gain(seat, 3, reason);
    } else if (reason == "cooperage") {
        gain(seat, 4, reason);
    } else if (reason == "land_office") {
        gain(seat, std::min(4, number_in(player.rivers) + number_in(player.bridges)), reason);
    } else if (reason == "gunsmith") {
        gain(seat, std::min(5, gunmen_of(seat)), reason);
    } else if (reason != "shootout" || tier_points(seat) == 0) {
        object("a gain of points without a reason");
    }
}

// Chapter 19. Events of Shade name no seat, because Shade is not a player.
void SlowScorer::follow_shade(Event const& event) {
    std::string_view const name = event.message.spec->name();
    auto const& args = event.message.args;
    if (name == "shade_spent") shade_spent_ = args[0];
    if (name == "shade_row") rows_[args[0] - 1] = shade;
    if (name == "shade_barrel") outlaws_ += args[1];
    if (name != "shade_gained" || word(event, 1) != "vp") return;
    std::string_view const rule = event.rule.id;
    if (rule == "CO-19.3a") {
        if (shade_spent_ > 2) object("Shade spent more than 2 Gold");
        gain(shade, 3 * shade_spent_, "shade event");
    } else if (rule == "CO-19.4c") {
        gain(shade, 6, "shade bridge");
    } else if (rule == "CO-19.4d") {
        gain(shade, 4, "shade building");
    } else if (rule == "CO-19.4e") {
        gain(shade, 2, "shade wagon");
    } else if (rule == "CO-19.4f") {
        gain(shade, 2, "shade tent");
    } else if (rule == "CO-19.5a") {
        gain(shade, tier_points(shade), "shade shootout");
    } else {
        object("Shade gained points without a reason");
    }
}

// CO-15.1d, CO-15.1h: the number of items that a Bridge counts.
int SlowScorer::counted_by(std::string const& bridge, State const& state, int seat) const {
    Player const& player = state.table.players[seat];
    if (bridge == "rivers") return number_in(player.rivers);
    if (bridge == "bridges") return number_in(player.bridges);
    if (bridge == "buildings") return player.tableau.size();
    if (bridge == "horses") return player.horses;
    if (bridge == "barrels") return barrels_of(player);
    if (bridge == "cards") return state.hands[seat].cards.size();
    if (bridge == "graves") return player.graves;
    if (bridge == "event_tents") return number_in(player.event_tents);
    if (bridge == "land_tents") return number_in(player.land_tents);
    if (bridge == "gold") return player.gold;
    if (bridge == "lodge") return player.lodge_dudes;
    return player.hotels;
}

int SlowScorer::bridge_points(State const& state, int seat) const {
    int points = 0;
    for (int stack = 0; stack < bridge_stacks; ++stack) {
        if ((state.table.players[seat].bridges >> stack & 1U) == 0) continue;
        std::string const& id = game_->edition().bridges[state.table.bridge_kinds[stack]].id;
        for (BridgeFace const& face : bridge_faces)
            if (face.id == id) points += std::min(face.most, face.points * counted_by(id, state, seat));
    }
    return points;
}

// Rulebook p.20, "End of the game and final scoring", in its order.
std::vector<int> SlowScorer::by_source(State const& state, int seat) const {
    Player const& player = state.table.players[seat];
    int const buildings = 6 * player.tableau.size();  // CO-15.1b
    int const hotels = 8 * player.hotels;             // CO-16.4a
    int rivers = 0;  // CO-15.1c: the points below each surveyed Canyon of the player's board
    for (int canyon = 0; canyon < canyons; ++canyon)
        if ((player.rivers >> canyon & 1U) != 0)
            rivers += game_->edition().boards[player.board].points[canyon];
    int const bridges = bridge_points(state, seat);
    int const lands = land_points(player.land_tents);
    int graves = 0;  // CO-15.1f, CO-20.2c: 1, 2, 3 ... from the bottom
    for (int dude = 1; dude <= player.graves; ++dude) graves -= dude;
    return {points_[seat], buildings, hotels, rivers, bridges, lands, graves};
}

// CO-19.6a.
int SlowScorer::shade_total(State const& state) const {
    Player const& player = state.table.at(shade);
    return points_[index(shade)] + 6 * number_in(player.rivers) + 2 * barrels_of(player) + player.gold +
           player.horses + 8 * player.hotels + land_points(player.land_tents);
}

SlowResult SlowScorer::score(State const& state) const {
    SlowResult result;
    for (int seat = 0; seat < game_->players(); ++seat) {
        Player const& player = state.table.players[seat];
        // CO-15.2b.
        int const holdings = player.bucks + player.lodge_dudes + player.lodge_tents + player.horses;
        result.seats.push_back({.by_source = by_source(state, seat), .tie_breaks = {player.gold, holdings}});
    }
    add_up_and_rank(result, tie_breaks);  // CO-15.2a
    if (game_->players() > 1) return result;

    // CO-19.6b: the player needs more points than Shade to win.
    result.rival_total = shade_total(state);
    bool const wins = result.seats[0].total > result.rival_total;
    result.seats[0].rank = wins ? 1 : 2;
    result.rival_rank = wins ? 2 : 1;
    if (result.seats[0].total == result.rival_total) result.tie_break = "shade_wins_ties";
    return result;
}

}  // namespace motherlode::coloma
