// Edition and view as JSON, for pages. Tiles, people and countries by their ids.

#include "games/golden_wilderness/ability_words.h"
#include "games/golden_wilderness/forms.h"
#include "games/golden_wilderness/play.h"
#include "games/golden_wilderness/words_of.h"
#include "kernel/words.h"

namespace motherlode::golden_wilderness {
namespace {

void write_edges(JsonWriter& json, std::string_view key, EdgeSet set) {
    json.key(key).begin_array();
    for (int edge = 0; edge < edges; ++edge)
        if (has_edge(set, edge)) json.value(edge_names[edge]);
    json.end_array();
}

void write_seat(JsonWriter& json, std::string_view key, Seat seat) {
    json.key(key);
    if (seat == nobody)
        json.null();
    else
        json.value(index(seat));
}

void write_person(JsonWriter& json, Game const& game, int card) {
    Edition const& edition = game.edition();
    Person const& person = edition.people[card];
    json.begin_object()
        .field("id", person.id)
        .field("name", person.name)
        .field("deck", deck_name(person.deck));
    if (person.born != latest_year) json.field("born", person.born).field("died", person.died);
    json.field("population", person.icons.population)
        .field("crosses", person.icons.crosses)
        .field("swords", person.icons.swords);
    json.key("abilities").begin_array();
    for (int i = 0; i < person.ability_count; ++i) json.value(ability_text(edition, person.abilities[i]));
    json.end_array();
    // The same in words.
    json.key("does").begin_array();
    for (int i = 0; i < person.ability_count; ++i)
        write_value(json, ability_value(edition, card, i), TermsOf{game});
    json.end_array().end_object();
}

void write_country(JsonWriter& json, Edition const& edition, Country const& country) {
    json.begin_object().field("id", country.id).field("name", country.name).field("taxes", country.taxes);
    json.field("neophytes", country.neophytes).field("can_govern", country.can_govern);
    json.key("immigrants").begin_array();
    for (int const people : country.immigrants) json.value(people);
    json.end_array();
    json.key("prices").begin_object();
    for (int place = 0; place < locations; ++place) {
        json.key(location_names[place]).begin_array();
        for (std::size_t product = 0; product < edition.products.size(); ++product)
            json.value(country.prices[place][product]);
        json.end_array();
    }
    json.end_object().end_object();
}

class ViewWriter {
public:
    ViewWriter(Game const& game, View const& view, JsonWriter& json)
        : game_{game}, edition_{game.edition()}, table_{view.table}, view_{view}, json_{json} {}

    void write() {
        json_.begin_object();
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
            json_.begin_object().field("deck", deck_name(table_.pool[slot]));
            if (view_.hand.pool[slot] != no_card) json_.field("person", person(view_.hand.pool[slot]));
            json_.end_object();
        }
        json_.end_array();
    }

    void events() {
        json_.field("events_left", table_.events_hidden);
        json_.key("event_discards").begin_array();
        for (EventKind const kind : table_.event_discards) json_.value(event_name(kind));
        json_.end_array();
        json_.key("event");
        if (table_.event == EventKind::none)
            json_.null();
        else
            json_.value(event_name(table_.event));
    }

    void hand() {
        cards("hand", view_.hand.cards);
        json_.key("drawn").begin_array();
        for (EventKind const kind : view_.hand.drawn)
            if (kind != EventKind::none) json_.value(event_name(kind));
        json_.end_array();
        json_.key("top_event");
        if (view_.hand.top_event == EventKind::none)
            json_.null();
        else
            json_.value(event_name(view_.hand.top_event));
        if (view_.hand.draft.to != nobody) {
            json_.key("draft");
            offer(view_.hand.draft);
        }
    }

    void under_way() {
        if (table_.exploring.tile != no_tile)
            json_.key("exploring").begin_object().field("tile", tile(table_.exploring.tile)).end_object();
        if (table_.building.tile != no_tile)
            json_.key("building")
                .begin_object()
                .field("marker", table_.building.marker == Marker::mission ? "mission" : "presidio")
                .field("tile", tile(table_.building.tile))
                .end_object();
        if (table_.attack.tile != no_tile)
            json_.key("attack")
                .begin_object()
                .field("tile", tile(table_.attack.tile))
                .field("piece", piece_name(table_.attack.piece))
                .field("strength", table_.attack.strength)
                .field("defence", table_.attack.defence)
                .end_object();
        if (table_.market != no_tile) json_.field("market", tile(table_.market));
        if (table_.election.ballot != Ballot::none) election();
        if (table_.progress.current() == Step::bid)
            json_.key("auction")
                .begin_object()
                .field("role", role_name(table_.auction.role))
                .field("bid", std::int16_t{table_.auction.bid})
                .end_object();
    }

    void election() {
        bool const about_country = table_.election.ballot == Ballot::country;
        json_.key("election").begin_object().field("about", about_country ? "country" : "governor");
        json_.key("votes").begin_array();
        int const count = about_country ? static_cast<int>(edition_.countries.size()) : game_.players();
        for (int i = 0; i < count; ++i) json_.value(table_.election.votes[i]);
        json_.end_array();
        json_.field("swords_for", table_.election.swords_for)
            .field("swords_against", table_.election.swords_against);
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

void Game::write_edition(JsonWriter& json) const {
    Edition const& edition = *edition_;
    json.begin_object().field("level", level_name(level_));
    json.field("cities", markers_.cities)
        .field("presidios", markers_.presidios)
        .field("missions", markers_.missions);
    json.field("last_taxes", edition.last_taxes[index(level_)]);
    json.field("lowland_road", edition.lowland_road)
        .field("mountain_road", edition.mountain_road)
        .field("sea_road", edition.sea_road);
    json.key("products").begin_array();
    for (std::string const& product : edition.products) json.value(product);
    json.end_array();
    json.key("industries").begin_array();
    for (std::size_t i = 0; i < edition.industries.size(); ++i) {
        Industry const& it = edition.industries[i];
        json.begin_object().field("id", industry_name(edition, static_cast<int>(i)));
        json.field("terrain", terrain_name(it.terrain)).field("product", edition.products[it.product]);
        json.field("cost", it.cost).end_object();
    }
    json.end_array();
    json.key("countries").begin_array();
    for (Country const& country : edition.countries) write_country(json, edition, country);
    json.end_array();
    json.key("tiles").begin_array();
    for (TileFace const& tile : edition.tiles) {
        json.begin_object()
            .field("id", tile.id)
            .field("name", tile.name)
            .field("terrain", terrain_name(tile.terrain));
        write_edges(json, "coast", tile.coast);
        write_edges(json, "mountains", tile.mountains);
        json.end_object();
    }
    json.end_array();
    json.key("people").begin_array();
    for (std::size_t card = 0; card < edition.people.size(); ++card)
        write_person(json, *this, static_cast<int>(card));
    json.end_array().end_object();
}

void Game::write_view(View const& view, JsonWriter& json) const { ViewWriter{*this, view, json}.write(); }

}  // namespace motherlode::golden_wilderness
