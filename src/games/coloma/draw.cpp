// Draws the table as text: the wheel, the board, the map, the players, and the viewer's own hand.

#include "games/coloma/rules/gold_nuggets.h"
#include "games/coloma/rules/sites.h"
#include "kernel/words.h"

namespace motherlode::coloma {
namespace {

constexpr std::array<std::string_view, sites + 1> site_names{
    "Workday", "Rivers and Bridges", "Town Buildings", "Wagons", "Frontier", "Barker"};

std::string text_of(int number) { return std::to_string(number); }

class Drawing {
public:
    Drawing(Game const& game, View const& view, Style style)
        : game_{game}, table_{view.table}, hand_{view.hand}, seat_{view.seat}, style_{style} {}

    std::string draw() const {
        std::string text = style_.bold(text_of(edition().first_year + table_.year)) + ", round " +
                           text_of(table_.round) + "\n\n";
        return text + wheel() + "\n" + board() + "\n" + map() + lands() + "\n" + players() + hand();
    }

private:
    Edition const& edition() const { return game_.edition(); }

    std::string effect_words(EffectId effect) const {
        return motherlode::say(Language::english(), game_.effect_value(effect), TermsOf{game_}, {});
    }

    std::string mark(Seat seat) const {
        if (seat == neutral) return "nobody's";
        if (game_.is_shade(seat)) return "Shade";
        SeatMark const& seat_mark = seat_marks[index(seat)];
        return style_.seat(seat, std::string{seat_mark.shape} + std::string{seat_mark.letter});
    }

    std::string pieces_at(int site) const {
        std::string text;
        for (int place = 0; place < game_.places(); ++place) {
            Player const& player = table_.players[place];
            if (player.site == site) text += " " + mark(seat_at(place));
            if (player.mule == site) text += " " + mark(seat_at(place)) + "'s Mule";
            if (has_bit(player.event_tents, site)) text += " ^" + mark(seat_at(place));
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
            text += "  " + text_of(site + 1) + "  " + std::string{site_names[here]};
            text += style_.dim("  Event: " + effect_words(edition().events[site]));
            if (site == signpost)
                text += "  [Signpost to " + text_of(pointed_to(edition(), table_) + 1) + "]";
            if (site == table_.bust) text += style_.paint("1;38;5;160", "  [Bust]");
            text += " " + pieces_at(site) + "\n";
        }
        return text;
    }

    std::string board() const {
        std::string text = "Gold " + text_of(table_.gold) + " at " + text_of(nugget_value(game_, table_)) +
                           " Bucks, Mine Cart " + text_of(table_.cart) +
                           "\nShootout: " + text_of(table_.outlaws) + " Outlaws;";
        for (int row = 0; row < game_.numbers().rows; ++row)
            text += "  row " + text_of(row + 1) + " (" + text_of(edition().rows[row]) + ") " +
                    (table_.rows[row] == nobody ? style_.dim("·") : mark(table_.rows[row]));
        Chart const& chart = edition().charts[table_.charts[table_.year]];
        text += "\n  won: " + chart_text(chart.win) + "\n  lost: " + chart_text(chart.lose) + "\nStash:";
        text += "  stack " + text_of(total(table_.stack)) + " (+" + text_of(edition().stack_outlaws) + ")";
        for (std::size_t space = 0; space < edition().space_outlaws.size(); ++space)
            text += "  " + text_of(static_cast<int>(space) + 1) + " " +
                    (table_.stash[space] == none ? "–" : edition().barrels[table_.stash[space]].name) +
                    " (+" + text_of(edition().space_outlaws[space]) + ")";
        text += "\nBridges:";
        for (int stack = 0; stack < bridge_stacks; ++stack) {
            Bridge const& bridge = edition().bridges[table_.bridge_kinds[stack]];
            text += "  " + text_of(table_.bridges_left[stack]) + "× " + bridge.id + " " +
                    text_of(bridge.points) + "/" + text_of(bridge.most);
        }
        if (game_.with_hotels()) text += "\nHotels: " + text_of(table_.hotels_left);
        return text + "\n" + wagons();
    }

    std::string chart_text(std::array<EffectId, tiers> const& rewards) const {
        std::string text;
        for (int tier = 0; tier < tiers; ++tier)
            text += (tier == 0 ? "" : " / ") + effect_words(rewards[tier]);
        return text;
    }

    std::string map() const {
        std::string text = "Roads:\n";
        for (int town = 0; town < static_cast<int>(edition().spaces.size()); ++town) {
            if (edition().spaces[town].kind != SpaceKind::boomtown) continue;
            for (std::uint8_t const next : edition().spaces[town].neighbours) {
                std::string const road = road_from(town, next);
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

    // The road from one Boomtown to the next. Empty if the other Boomtown draws it.
    std::string road_from(int town, int next) const {
        std::string text = space_text(town);
        int previous = town;
        int current = next;
        for (int steps = 0; steps < max_spaces; ++steps) {
            text += " – " + space_text(current);
            Space const& space = edition().spaces[current];
            if (space.kind == SpaceKind::boomtown) return current < town ? std::string{} : text;
            int onward = previous;
            for (std::uint8_t const neighbour : space.neighbours)
                if (neighbour != previous) onward = neighbour;
            if (onward == previous) return text;
            previous = current;
            current = onward;
        }
        return text;
    }

    std::string space_text(int number) const {
        Space const& space = edition().spaces[number];
        std::string text = space.kind == SpaceKind::boomtown ? style_.bold(space.name) : space.name;
        if (space.kind == SpaceKind::settlement) text += " (" + effect_words(space.gain) + ")";
        if (space.kind == SpaceKind::boomtown)
            text += " (" + effect_words(space.gain) + " | " + effect_words(space.stop) + ")";
        if (space.kind == SpaceKind::horseshoe) text += " ∩";
        return text;
    }

    // Not on the roads, so that these stay the same.
    std::string wagons() const {
        std::string text = "Wagons:";
        for (int place = 0; place < game_.places(); ++place)
            text += "  " + mark(seat_at(place)) + " " + edition().spaces[table_.players[place].wagon].name;
        return text + "\n";
    }

    std::string barrels(Counts const& counts) const {
        std::string text;
        for (std::size_t kind = 0; kind < edition().barrels.size(); ++kind)
            for (int i = 0; i < counts[kind]; ++i) text += " " + edition().barrels[kind].id;
        return text;
    }

    std::string player(int place) const {
        Player const& holdings = table_.players[place];
        std::string text = mark(seat_at(place));
        if (seat_at(place) == table_.sheriff) text += " (Sheriff)";
        if (holdings.pioneer != none) text += " " + edition().pioneers[holdings.pioneer].name;
        if (holdings.board != none) text += ", board " + edition().boards[holdings.board].name;
        text += ": " + text_of(holdings.bucks) + " Bucks, " + text_of(holdings.gold) + " Gold, " +
                text_of(holdings.lodge_dudes) + " Dudes (" + text_of(holdings.supply_dudes) + " more), " +
                text_of(holdings.lodge_tents) + " Tents (" + text_of(holdings.supply_tents) + " more), " +
                text_of(holdings.horses) + " Horses, " + text_of(holdings.hand_size) + " cards, " +
                text_of(holdings.deck_size) + " in the deck, " + text_of(holdings.graves) + " graves\n    ";
        for (int const card : holdings.tableau)
            text += edition().buildings[static_cast<std::size_t>(card)].name + "; ";
        text += "Rivers " + text_of(holdings.river_count());
        for (int const stack : Bits{holdings.bridges})
            text += ", " + edition().bridges[table_.bridge_kinds[stack]].name;
        for (int const land : Bits{holdings.land_tents}) text += ", Tent on " + edition().lands[land].name;
        if (holdings.hotels > 0)
            text +=
                ", " + text_of(holdings.hotels) + " Hotels with " + text_of(holdings.hotel_dudes) + " Dudes";
        if (total(holdings.barrels) > 0) text += "; Barrels:" + barrels(holdings.barrels);
        if (total(holdings.used_barrels) > 0) text += "; used:" + barrels(holdings.used_barrels);
        return text + "\n";
    }

    std::string players() const {
        Result const result = game_.result(table_);
        std::string text = "Points so far → if the game ended now:\n";
        for (int seat = 0; seat < game_.players(); ++seat)
            text += "  " + text_of(table_.players[seat].points) + " → " + text_of(result.seats[seat].total) +
                    "  " + player(seat);
        if (game_.solo())
            text += "  " + text_of(table_.at(shade).points) + " → " + text_of(game_.shades_score(table_)) +
                    "  " + player(index(shade));
        return text;
    }

    std::string building_text(int card) const {
        Building const& building = edition().buildings[card];
        std::string text = "  " + style_.bold(building.name) + ", " +
                           (building.site == barker_site ? "Barker" : "Site " + text_of(building.site + 1)) +
                           ":";
        for (Row const& row : building.rows)
            text += "  " + std::string{section_names[static_cast<int>(row.section)]} + " " +
                    effect_words(row.effect) + ";";
        text.back() = '\n';
        return text;
    }

    std::string board_text(Board const& board, unsigned rivers) const {
        std::string text = "Board " + board.name + ":";
        for (int canyon = 0; canyon < canyons; ++canyon)
            text += "  " + text_of(canyon + 1) + (has_bit(rivers, canyon) ? " surveyed" : "") + " " +
                    effect_words(board.gain[canyon]) + ", " + text_of(board.points[canyon]) + " points;";
        text.back() = '\n';
        return text;
    }

    // The viewer's hand, tableau, Pioneer and board in full.
    std::string hand() const {
        if (seat_ == onlooker) return {};
        Player const& holdings = table_.at(seat_);
        std::string text = "\nYour hand:\n";
        for (int const card : hand_.cards) text += building_text(card);
        text += "\nYour tableau:\n";
        for (int const card : holdings.tableau) text += building_text(card);
        if (holdings.pioneer != none)
            for (EffectId const effect : edition().pioneers[holdings.pioneer].does)
                text +=
                    "Your " + edition().pioneers[holdings.pioneer].name + ": " + effect_words(effect) + "\n";
        if (holdings.board != none)
            text += board_text(edition().boards[holdings.board], holdings.rivers);
        else
            for (std::size_t board = 1; board < edition().boards.size(); ++board)
                text += board_text(edition().boards[board], 0);
        if (hand_.dial != no_site) text += "Your dial: " + text_of(hand_.dial + 1) + "\n";
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
