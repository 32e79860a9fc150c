// A view as JSON, for pages. Tiles, people and countries by their ids.

#include "games/golden_wilderness/game.h"

namespace motherlode::golden_wilderness {

void write_edges(JsonWriter& json, std::string_view key, EdgeSet set);
namespace {

void write_seat(JsonWriter& json, std::string_view key, Seat seat) {
    json.key(key);
    if (seat == nobody)
        json.null();
    else
        json.value(index(seat));
}

class ViewWriter {
public:
    ViewWriter(Game const& game, View const& view, JsonWriter& json)
        : game_{game}, edition_{game.edition()}, table_{view.table}, view_{view}, json_{json} {}

    void write() {
        json_.begin_object().field("step", Game::step_name(index(table_.progress.current())));
        json_.field("active_player", index(table_.active_player)).field("country", country(table_.country));
        json_.field("taxes_played", table_.taxes_played).field("gold_rush", table_.gold_rush != 0);
        json_.field("cities_left", table_.cities_left)
            .field("presidios_left", table_.presidios_left)
            .field("missions_left", table_.missions_left);
        json_.field("population", table_.icons.population)
            .field("crosses", table_.icons.crosses)
            .field("swords", table_.icons.swords);
        board();
        players();
        decks_and_pool();
        events();
        hand();
        under_way();
        offers();
        json_.end_object();
    }

private:
    std::string const& tile(int id) const { return edition_.tiles[id].id; }
    std::string const& person(int id) const { return edition_.people[id].id; }
    std::string const& country(int id) const { return edition_.countries[id].id; }

    void board() {
        json_.key("tiles").begin_array();
        for (int const id : Bits{table_.on_board}) {
            Site const& site = table_.sites[id];
            DoubledHex const at = doubled(site.hex);
            json_.begin_object()
                .field("tile", tile(id))
                .field("x", at.x)
                .field("y", at.y)
                .field("turned", site.turned);
            write_edges(json_, "coast", site.coast);
            write_edges(json_, "mountains", site.mountains);
            write_edges(json_, "roads", site.roads);
            json_.field("city", has_tile(table_.cities, id));
            write_seat(json_, "owner", site.owner);
            if (site.marker != Marker::none)
                json_.field("marker", site.marker == Marker::mission ? "mission" : "presidio")
                    .field("marker_owner", index(site.marker_owner));
            json_.end_object();
        }
        json_.end_array();
        json_.key("tiles_left").begin_array();
        for (int stack = 0; stack < 2; ++stack)
            json_.value(table_.tiles_hidden[stack] + table_.tiles_under[stack].size());
        json_.end_array();
    }

    void cards(std::string_view key, CardSet const& set) {
        json_.key(key).begin_array();
        set.for_each([&](int card) { json_.value(person(card)); });
        json_.end_array();
    }

    void players() {
        json_.key("players").begin_array();
        for (int seat = 0; seat < game_.players(); ++seat) {
            PlayerBoard const& board = table_.players[seat];
            json_.begin_object()
                .field("pesos", std::uint16_t{board.pesos})
                .field("points", std::uint16_t{board.points});
            json_.key("industries").begin_array();
            for (int const industry : board.industry)
                if (industry != no_industry) json_.value(industry_name(edition_, industry));
            json_.end_array();
            json_.key("hand").begin_object();
            for (int deck = 0; deck < decks; ++deck) json_.field(deck_names[deck], board.hand[deck]);
            json_.end_object();
            // WI-6.1d: what all know of it, and what this viewer knows beyond that.
            CardSet known = table_.known[seat];
            known.insert_all(view_.hand.knows[seat]);
            cards("known", known);
            json_.key("roles").begin_array();
            for (int role = 0; role < roles; ++role)
                if (table_.holder[role] == seat_at(seat)) json_.value(role_names[role]);
            json_.end_array();
            json_.field("offers_left", board.offers_left)
                .field("composing", board.composing != 0)
                .end_object();
        }
        json_.end_array();
    }

    void decks_and_pool() {
        json_.key("decks").begin_array();
        for (int deck = 0; deck < decks; ++deck) {
            json_.begin_object().field("deck", deck_names[deck]).field("left", table_.deck_size[deck]);
            json_.key("discards").begin_array();
            for (CardId const card : table_.discards[deck]) json_.value(person(card));
            json_.end_array().end_object();
        }
        json_.end_array();
        cards("used", table_.used);
        cards("trashed", table_.trashed);
        json_.key("pool").begin_array();
        for (int slot = 0; slot < table_.pool.size(); ++slot) {
            json_.begin_object().field("deck", deck_names[index(table_.pool[slot])]);
            if (view_.hand.pool[slot] != no_card) json_.field("person", person(view_.hand.pool[slot]));
            json_.end_object();
        }
        json_.end_array();
    }

    void events() {
        json_.field("events_left", table_.events_hidden);
        json_.key("event_discards").begin_array();
        for (EventKind const kind : table_.event_discards) json_.value(event_names[index(kind)]);
        json_.end_array();
        json_.key("event");
        if (table_.event == EventKind::none)
            json_.null();
        else
            json_.value(event_names[index(table_.event)]);
    }

    void hand() {
        cards("hand", view_.hand.cards);
        json_.key("drawn").begin_array();
        for (EventKind const kind : view_.hand.drawn)
            if (kind != EventKind::none) json_.value(event_names[index(kind)]);
        json_.end_array();
        json_.key("top_event");
        if (view_.hand.top_event == EventKind::none)
            json_.null();
        else
            json_.value(event_names[index(view_.hand.top_event)]);
        if (view_.hand.draft.to != nobody) {
            json_.key("draft");
            offer(view_.hand.draft);
        }
    }

    void under_way() {
        Step const now = table_.progress.current();
        bool const waiting = !table_.progress.waiting.empty();
        Frame<Step> const frame = waiting ? table_.progress.waiting.back() : Frame<Step>{};
        json_.field("asked", index(waiting ? frame.seat : table_.active_player));
        if (now == step<ChooseIndustry> || now == step<ChooseBorder>)
            json_.field("at", tile(frame.args[0]));
        if (table_.exploring.tile != no_tile) exploring(now);
        if (table_.building.marker != Marker::none) building();
        if (table_.attack.tile != no_tile) attack();
        if (table_.market != no_tile) json_.field("market", tile(table_.market));
        if (table_.election.ballot != Ballot::none) election();
        if (now == step<PutUpRole> || now == step<BidForRole>) auction(now);
    }

    void exploring(Step now) {
        Exploring const& it = table_.exploring;
        json_.key("exploring").begin_object().field("tile", tile(it.tile)).field("to_place", it.to_place);
        json_.field("joins", it.joins != 0);
        if (now == step<TurnTile>) json_.field("x", doubled(it.place).x).field("y", doubled(it.place).y);
        json_.end_object();
    }

    void building() {
        Building const& it = table_.building;
        json_.key("building").begin_object();
        json_.field("marker", it.marker == Marker::mission ? "mission" : "presidio");
        if (it.tile != no_tile) json_.field("tile", tile(it.tile));
        json_.end_object();
    }

    void attack() {
        Attack const& it = table_.attack;
        json_.key("attack").begin_object().field("tile", tile(it.tile)).field("piece", piece_names[index(it.piece)]);
        json_.field("attacker", index(it.attacker)).field("defender", index(it.defender));
        json_.field("strength", it.strength).field("defence", it.defence).end_object();
    }

    void election() {
        Election const& it = table_.election;
        bool const about_country = it.ballot == Ballot::country;
        json_.key("election").begin_object().field("about", about_country ? "country" : "governor");
        json_.field("first", it.ballot == Ballot::first_governor).field("caller", index(it.caller));
        json_.key("votes").begin_array();
        int const count = about_country ? static_cast<int>(edition_.countries.size()) : game_.players();
        for (int i = 0; i < count; ++i) json_.value(it.votes[i]);
        json_.end_array();
        // By seat: a candidate's number, "abstained", or null as long as it has not voted.
        json_.key("ballots").begin_array();
        for (int seat = 0; seat < game_.players(); ++seat) {
            if (it.ballots[seat] == not_voted)
                json_.null();
            else if (it.ballots[seat] == has_abstained)
                json_.value("abstained");
            else
                json_.value(it.ballots[seat]);
        }
        json_.end_array();
        if (table_.progress.current() == step<Fight>) json_.field("winner", it.winner);
        json_.field("swords_for", it.swords_for).field("swords_against", it.swords_against).end_object();
    }

    void auction(Step now) {
        Auction const& it = table_.auction;
        json_.key("auction").begin_object();
        json_.key("to_sell").begin_array();
        for (int role = 0; role < roles; ++role)
            if (((it.to_sell >> role) & 1U) != 0) json_.value(role_names[role]);
        json_.end_array();
        if (now == step<BidForRole>) {
            json_.field("role", role_names[index(it.role)]);
            write_seat(json_, "bidder", it.bidder);
            if (it.bidder != nobody) json_.field("bid", std::int16_t{it.bid});
            json_.key("still").begin_array();
            for (int seat = 0; seat < game_.players(); ++seat)
                if (((it.still >> seat) & 1U) != 0) json_.value(seat);
            json_.end_array();
        }
        json_.end_object();
    }

    void goods(std::string_view key, std::array<Good, goods_a_side> const& side) {
        json_.key(key).begin_array();
        for (Good const good : side) {
            if (good.ware == Ware::settlement) json_.value("settlement " + tile(good.what));
            if (good.ware == Ware::person) json_.value("person " + person(good.what));
            if (good.ware == Ware::role) json_.value("role " + std::string{role_names[good.what]});
            if (good.ware == Ware::pioneer) json_.value("pioneer");
        }
        json_.end_array();
    }

    void offer(Offer const& offer) {
        json_.begin_object().field("to", index(offer.to));
        json_.field("gives_pesos", offer.gives_pesos).field("asks_pesos", offer.asks_pesos);
        goods("gives", offer.gives);
        goods("asks", offer.asks);
        json_.end_object();
    }

    void offers() {
        json_.key("offers").begin_array();
        for (int seat = 0; seat < game_.players(); ++seat) {
            if (table_.offers[seat].to == nobody)
                json_.null();
            else
                offer(table_.offers[seat]);
        }
        json_.end_array();
    }

    Game const& game_;
    Edition const& edition_;
    Table const& table_;
    View const& view_;
    JsonWriter& json_;
};

}  // namespace

void Game::write_view(View const& view, JsonWriter& json) const { ViewWriter{*this, view, json}.write(); }

}  // namespace motherlode::golden_wilderness
