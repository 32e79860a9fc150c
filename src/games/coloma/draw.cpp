// The table as text: the wheel, the Shootout, the Stash, the map, then the players and one's own hand.

#include "games/coloma/effect_words.h"
#include "games/coloma/position.h"

namespace motherlode::coloma {
namespace {

constexpr std::array<std::string_view, sites + 1> site_names{
    "Workday", "Rivers and Bridges", "Town Buildings", "Wagons", "Frontier", "Barker"};

class Drawing {
public:
    Drawing(Game const& game, View const& view, Style style)
        : game_{game}, table_{view.table}, hand_{view.hand}, seat_{view.seat}, style_{style} {}

    std::string draw() const {
        std::string text = style_.bold(std::to_string(edition().first_year + table_.year)) + ", round " +
                           std::to_string(table_.round) + "\n\n";
        return text + wheel() + "\n" + board() + "\n" + players() + hand();
    }

private:
    Edition const& edition() const { return game_.edition(); }

    std::string mark(Seat seat) const {
        if (seat == neutral) return "nobody's";
        if (game_.solo() && seat == shade) return "Shade";
        SeatMark const& own = seat_marks[index(seat)];
        return style_.seat(seat, std::string{own.shape} + std::string{own.letter});
    }

    std::string pieces_at(int site) const {
        std::string text;
        for (int place = 0; place < game_.places(); ++place) {
            Player const& player = table_.players[place];
            if (player.site == site) text += " " + mark(seat_at(place));
            if (player.mule == site) text += " " + mark(seat_at(place)) + "'s Mule";
            if ((player.event_tents >> site & 1) != 0) text += " ^" + mark(seat_at(place));
        }
        if (table_.buster == site) text += " Buster";
        for (int const card : table_.buster_cards)
            if (card == site) text += style_.dim(game_.solo() ? " (Shade?)" : " (not Buster)");
        return text;
    }

    std::string wheel() const {
        std::string text;
        int const signpost = signpost_site(edition(), table_);
        for (int site = 0; site < sites; ++site) {
            int const here = site_or_barker(table_, site);
            text += "  " + std::to_string(site + 1) + "  " +
                    std::string{site_names[static_cast<std::size_t>(here)]};
            text += style_.dim("  Event: " +
                               effect_words(game_, edition().events[static_cast<std::size_t>(site)]));
            if (site == signpost)
                text += "  [Signpost to " + std::to_string(pointed_to(edition(), table_) + 1) + "]";
            if (site == table_.bust) text += style_.paint("1;38;5;160", "  [Bust]");
            text += " " + pieces_at(site) + "\n";
        }
        return text;
    }

    std::string board() const {
        std::string text = "Gold " + std::to_string(int{table_.gold}) + " at " +
                           std::to_string(nugget_value(game_, table_)) + " Bucks, Mine Cart " +
                           std::to_string(int{table_.cart}) +
                           "\nShootout: " + std::to_string(int{table_.outlaws}) + " Outlaws;";
        for (int row = 0; row < game_.numbers().rows; ++row)
            text += "  row " + std::to_string(row + 1) + " (" +
                    std::to_string(edition().rows[static_cast<std::size_t>(row)]) + ") " +
                    (table_.rows[row] == nobody ? style_.dim("·") : mark(table_.rows[row]));
        Chart const& chart = edition().charts[table_.charts[table_.year]];
        text += "\n  won: " + chart_text(chart.win) + "\n  lost: " + chart_text(chart.lose) + "\nStash:";
        text += "  stack " + std::to_string(total(table_.stack)) + " (+" +
                std::to_string(edition().stack_outlaws) + ")";
        for (std::size_t space = 0; space < edition().space_outlaws.size(); ++space)
            text += "  " + std::to_string(space + 1) + " " +
                    (table_.stash[space] == none ? "–" : edition().barrels[table_.stash[space]].name) +
                    " (+" + std::to_string(edition().space_outlaws[space]) + ")";
        text += "\nBridges:";
        for (int stack = 0; stack < bridge_stacks; ++stack) {
            Bridge const& bridge = edition().bridges[table_.bridge_kinds[stack]];
            text += "  " + std::to_string(table_.bridges_left[stack]) + "× " + bridge.id + " " +
                    std::to_string(bridge.points) + "/" + std::to_string(bridge.most);
        }
        if (game_.with_hotels()) text += "\nHotels: " + std::to_string(table_.hotels_left);
        return text + "\n" + map() + lands();
    }

    std::string chart_text(std::array<EffectId, tiers> const& rewards) const {
        std::string text;
        for (int tier = 0; tier < tiers; ++tier)
            text += (tier == 0 ? "" : " / ") + effect_words(game_, rewards[static_cast<std::size_t>(tier)]);
        return text;
    }

    std::string map() const {
        std::string text = "Roads:\n";
        for (std::size_t town = 0; town < edition().spaces.size(); ++town) {
            if (edition().spaces[town].kind != SpaceKind::boomtown) continue;
            for (std::uint8_t const next : edition().spaces[town].neighbours) {
                std::string const road = road_from(static_cast<int>(town), next);
                if (!road.empty()) text += "  " + road + "\n";
            }
        }
        return text;
    }

    std::string lands() const {
        std::string text = "Frontier Lands:";
        for (Land const& land : edition().lands) {
            text += " " + land.name + " (";
            for (std::size_t i = 0; i < land.towns.size(); ++i)
                text += (i == 0 ? "" : ", ") + edition().spaces[land.towns[i]].name;
            text += ");";
        }
        text.back() = '\n';
        return text;
    }

    // The road from one Boomtown to the next; empty where it is drawn from the other end.
    std::string road_from(int town, int next) const {
        std::string text = space_text(town);
        int before = town;
        int at = next;
        for (int steps = 0; steps < max_spaces; ++steps) {
            text += " – " + space_text(at);
            Space const& space = edition().spaces[static_cast<std::size_t>(at)];
            if (space.kind == SpaceKind::boomtown) return at < town ? std::string{} : text;
            int onward = before;
            for (std::uint8_t const neighbour : space.neighbours)
                if (neighbour != before) onward = neighbour;
            if (onward == before) return text;
            before = at;
            at = onward;
        }
        return text;
    }

    std::string space_text(int which) const {
        Space const& space = edition().spaces[static_cast<std::size_t>(which)];
        std::string text = space.kind == SpaceKind::boomtown ? style_.bold(space.name) : space.name;
        if (space.kind == SpaceKind::settlement) text += " (" + effect_words(game_, space.gain) + ")";
        if (space.kind == SpaceKind::boomtown)
            text += " (" + effect_words(game_, space.gain) + " | " + effect_words(game_, space.stop) + ")";
        if (space.kind == SpaceKind::horseshoe) text += " ∩";
        for (int place = 0; place < game_.places(); ++place)
            if (table_.players[place].wagon == which) text += " " + mark(seat_at(place));
        return text;
    }

    std::string barrels(Counts const& counts) const {
        std::string text;
        for (std::size_t kind = 0; kind < edition().barrels.size(); ++kind)
            for (int i = 0; i < counts[kind]; ++i) text += " " + edition().barrels[kind].id;
        return text;
    }

    std::string player(int place) const {
        Player const& own = table_.players[place];
        std::string text = mark(seat_at(place));
        if (seat_at(place) == table_.sheriff) text += " (Sheriff)";
        if (own.pioneer != none) text += " " + edition().pioneers[own.pioneer].name;
        if (own.board != none) text += ", board " + edition().boards[own.board].name;
        text += ": " + std::to_string(int{own.bucks}) + " Bucks, " + std::to_string(own.gold) + " Gold, " +
                std::to_string(own.lodge_dudes) + " Dudes (" + std::to_string(own.supply_dudes) + " more), " +
                std::to_string(own.lodge_tents) + " Tents (" + std::to_string(own.supply_tents) + " more), " +
                std::to_string(own.horses) + " Horses, " + std::to_string(own.hand_size) + " cards, " +
                std::to_string(own.deck_size) + " in the deck, " + std::to_string(own.graves) +
                " graves\n    ";
        for (std::uint32_t cards = own.tableau.bits(); cards != 0; cards &= cards - 1)
            text += edition().buildings[static_cast<std::size_t>(std::countr_zero(cards))].name + "; ";
        text += "Rivers " + std::to_string(own.river_count());
        for (int stack = 0; stack < bridge_stacks; ++stack)
            if ((own.bridges >> stack & 1) != 0)
                text += ", " + edition().bridges[table_.bridge_kinds[stack]].name;
        for (std::size_t land = 0; land < edition().lands.size(); ++land)
            if ((own.land_tents >> land & 1U) != 0) text += ", Tent on " + edition().lands[land].name;
        if (own.hotels > 0)
            text += ", " + std::to_string(own.hotels) + " Hotels with " + std::to_string(own.hotel_dudes) +
                    " Dudes";
        if (total(own.barrels) > 0) text += "; Barrels:" + barrels(own.barrels);
        if (total(own.used_barrels) > 0) text += "; used:" + barrels(own.used_barrels);
        return text + "\n";
    }

    std::string players() const {
        Result const result = game_.result(table_);
        std::string text;
        for (int seat = 0; seat < game_.players(); ++seat)
            text += "  " + std::to_string(result.seats[seat].total) + " points  " + player(seat);
        if (game_.solo())
            text += "  " + std::to_string(game_.shades_score(table_)) + " points  " + player(index(shade));
        return text;
    }

    std::string building_text(int card) const {
        Building const& building = edition().buildings[static_cast<std::size_t>(card)];
        std::string text =
            "  " + style_.bold(building.name) + ", " +
            (building.site == barker_site ? "Barker" : "Site " + std::to_string(building.site + 1)) + ":";
        for (Row const& row : building.rows)
            text +=
                "  " + std::string{section_name(row.section)} + " " + effect_words(game_, row.effect) + ";";
        text.back() = '\n';
        return text;
    }

    std::string board_text(Board const& board, unsigned rivers) const {
        std::string text = "Board " + board.name + ":";
        for (int canyon = 0; canyon < canyons; ++canyon)
            text += "  " + std::to_string(canyon + 1) + ((rivers >> canyon & 1U) != 0 ? " surveyed" : "") +
                    " " + effect_words(game_, board.gain[static_cast<std::size_t>(canyon)]) + ", " +
                    std::to_string(board.points[static_cast<std::size_t>(canyon)]) + " points;";
        text.back() = '\n';
        return text;
    }

    // What only concerns the one who looks: hand, tableau, Pioneer and board in full.
    std::string hand() const {
        if (seat_ == onlooker) return {};
        Player const& own = table_.at(seat_);
        std::string text = "Your hand:\n";
        for (std::uint32_t cards = hand_.cards.bits(); cards != 0; cards &= cards - 1)
            text += building_text(std::countr_zero(cards));
        if (own.tableau.size() > 0) text += "Your tableau:\n";
        for (std::uint32_t cards = own.tableau.bits(); cards != 0; cards &= cards - 1)
            text += building_text(std::countr_zero(cards));
        if (own.pioneer != none)
            for (EffectId const effect : edition().pioneers[own.pioneer].does)
                text += "Your " + edition().pioneers[own.pioneer].name + ": " + effect_words(game_, effect) +
                        "\n";
        if (own.board != none)
            text += board_text(edition().boards[own.board], own.rivers);
        else
            for (std::size_t board = 1; board < edition().boards.size(); ++board)
                text += board_text(edition().boards[board], 0);
        if (hand_.dial != no_site) text += "Your dial: " + std::to_string(hand_.dial + 1) + "\n";
        return text;
    }

    Game const& game_;
    Table const& table_;
    Hand const& hand_;
    Seat seat_;
    Style style_;
};

}  // namespace

std::string Game::draw(View const& view, Style style) const { return Drawing{*this, view, style}.draw(); }

}  // namespace motherlode::coloma
