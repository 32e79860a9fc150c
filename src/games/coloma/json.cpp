// What pages are sent: what a seat sees now. Ids where there are any, Sites from 1.

#include "games/coloma/json.h"

namespace motherlode::coloma {
namespace {

// The members of a small set.
template <class Entry>
void write_bits(JsonWriter& json, std::string_view key, unsigned bits, Entry entry) {
    json.key(key).begin_array();
    for (; bits != 0; bits &= bits - 1) entry(std::countr_zero(bits));
    json.end_array();
}

class ViewWriter {
public:
    ViewWriter(Game const& game, View const& view, JsonWriter& json)
        : game_{game}, table_{view.table}, hand_{view.hand}, seat_{view.seat}, json_{json} {}

    void write() {
        json_.begin_object();
        json_.field("year", game_.edition().first_year + table_.year).field("round", table_.round);
        json_.field("over", table_.progress.current() == Step::game_over);
        json_.field("barker", table_.barker + 1);
        json_.field("signpost", signpost_site(game_.edition(), table_) + 1).field("bust", table_.bust + 1);
        write_who("sheriff", table_.sheriff);
        write_supplies();
        write_shootout();
        write_stash();
        write_bridges();
        write_turn();
        json_.key("players").begin_array();
        for (int seat = 0; seat < game_.players(); ++seat) write_player(table_.players[seat], seat_at(seat));
        json_.end_array();
        if (game_.solo()) {
            json_.key("shade");
            write_player(table_.at(shade), shade);
            json_.field("shade_score", game_.shades_score(table_));
        }
        write_hand();
        json_.end_object();
    }

private:
    Edition const& edition() const { return game_.edition(); }

    void site(std::string_view key, int which) {
        if (which == no_site)
            json_.key(key).null();
        else
            json_.field(key, which + 1);
    }

    void write_who(std::string_view key, Seat who) {
        if (who == nobody)
            json_.key(key).null();
        else if (who == neutral)
            json_.field(key, "neutral");
        else if (game_.solo() && who == shade)
            json_.field(key, "shade");
        else
            json_.field(key, index(who));
    }

    void write_supplies() {
        json_.field("gold", int{table_.gold}).field("cart", int{table_.cart});
        json_.field("nugget_value", nugget_value(game_, table_)).field("hotels", table_.hotels_left);
        json_.key("buster_cards").begin_array();
        for (int const card : table_.buster_cards)
            if (card != no_site) json_.value(card + 1);
        json_.end_array();
        site("buster", table_.buster);
        json_.key("committed").begin_array();
        for (Seat const seat : table_.committed) json_.value(index(seat));
        json_.end_array();
    }

    void write_shootout() {
        json_.field("outlaws", int{table_.outlaws});
        json_.key("charts").begin_array();
        for (int year = table_.year; year < years; ++year)
            json_.value(edition().charts[table_.charts[year]].id);
        json_.end_array();
        json_.key("rows").begin_array();
        for (int row = 0; row < game_.numbers().rows; ++row) {
            json_.begin_object().field("size", edition().rows[static_cast<std::size_t>(row)]);
            write_who("who", table_.rows[row]);
            json_.end_object();
        }
        json_.end_array();
    }

    void write_barrels(std::string_view key, Counts const& counts) {
        json_.key(key).begin_object();
        for (std::size_t kind = 0; kind < edition().barrels.size(); ++kind)
            if (counts[kind] > 0) json_.field(edition().barrels[kind].id, counts[kind]);
        json_.end_object();
    }

    void write_stash() {
        json_.key("stash").begin_array();
        for (std::size_t space = 0; space < edition().space_outlaws.size(); ++space) {
            if (table_.stash[space] == none)
                json_.null();
            else
                json_.value(edition().barrels[table_.stash[space]].id);
        }
        json_.end_array();
        json_.field("barrel_stack", total(table_.stack));
        write_barrels("barrels_discarded", table_.discarded);
    }

    void write_bridges() {
        json_.key("bridges").begin_array();
        for (int stack = 0; stack < bridge_stacks; ++stack)
            json_.begin_object()
                .field("id", edition().bridges[table_.bridge_kinds[stack]].id)
                .field("left", table_.bridges_left[stack])
                .end_object();
        json_.end_array();
    }

    void write_turn() {
        Turn const& turn = table_.turn;
        json_.key("turn");
        if (turn.player == nobody) {
            json_.null();
            return;
        }
        json_.begin_object().field("player", index(turn.player)).field("row_filled", turn.row_filled != 0);
        json_.field("steps_left", turn.steps_left);
        write_ids(json_, "path", turn.path, edition().spaces);
        json_.key("parts").begin_array();
        for (int part = 0; part < 2; ++part) {
            Performance const& performance = turn.performance[part];
            json_.begin_object().field("section", section_name(performance.section));
            write_site_or_barker("action_of", performance.base);
            write_site_or_barker("buildings_of", performance.rows);
            json_.field("open", is_open(game_, table_, part)).end_object();
        }
        json_.end_array().end_object();
    }

    void write_site_or_barker(std::string_view key, int which) {
        if (which == barker_site)
            json_.field(key, "barker");
        else
            site(key, which);
    }

    void write_player(Player const& player, Seat seat) {
        Edition const& cards = edition();
        json_.begin_object();
        json_.field("points", int{player.points})
            .field("bucks", int{player.bucks})
            .field("gold", player.gold);
        json_.field("horses", player.horses).field("dudes", player.lodge_dudes);
        json_.field("dudes_in_supply", player.supply_dudes).field("gunmen", player.gunmen);
        json_.field("hotel_dudes", player.hotel_dudes).field("graves", player.graves);
        json_.field("tents", player.lodge_tents).field("tents_in_supply", player.supply_tents);
        write_bits(json_, "event_tents", player.event_tents, [&](int event) { json_.value(event + 1); });
        write_bits(json_, "land_tents", player.land_tents,
                   [&](int land) { json_.value(cards.lands[static_cast<std::size_t>(land)].id); });
        write_bits(json_, "rivers", player.rivers, [&](int canyon) { json_.value(canyon + 1); });
        write_bits(json_, "bridges", player.bridges,
                   [&](int stack) { json_.value(cards.bridges[table_.bridge_kinds[stack]].id); });
        write_bits(json_, "carrots", player.carrots, [&](int event) { json_.value(event + 1); });
        write_bits(json_, "tableau", player.tableau.bits(),
                   [&](int card) { json_.value(cards.buildings[static_cast<std::size_t>(card)].id); });
        json_.field("hotels", player.hotels).field("wagon", cards.spaces[player.wagon].id);
        if (player.board != none) json_.field("board", cards.boards[player.board].id);
        if (player.pioneer != none) json_.field("pioneer", cards.pioneers[player.pioneer].id);
        json_.field("hand", player.hand_size).field("deck", player.deck_size);
        json_.field("deck_known_top", player.known_top).field("deck_known_bottom", player.known_bottom);
        write_barrels("barrels", player.barrels);
        write_barrels("used_barrels", player.used_barrels);
        site("site", player.site);
        site("mule", player.mule);
        json_.field("dial_set", seat != shade || !game_.solo() ? table_.committed.contains(seat) : false);
        json_.end_object();
    }

    // What the seat alone sees.
    void write_hand() {
        json_.key("hand");
        if (seat_ == onlooker) {
            json_.null();
            return;
        }
        json_.begin_object();
        write_bits(json_, "cards", hand_.cards.bits(),
                   [&](int card) { json_.value(edition().buildings[static_cast<std::size_t>(card)].id); });
        write_ids(json_, "deck_top", hand_.top, edition().buildings);
        write_ids(json_, "deck_bottom", hand_.bottom, edition().buildings);
        site("dial", hand_.dial);
        site("mule_dial", hand_.mule_dial);
        json_.end_object();
    }

    Game const& game_;
    Table const& table_;
    Hand const& hand_;
    Seat seat_;
    JsonWriter& json_;
};

}  // namespace

void Game::write_view(View const& view, JsonWriter& json) const { ViewWriter{*this, view, json}.write(); }

}  // namespace motherlode::coloma
