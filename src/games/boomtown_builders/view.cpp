// What is seen, what may be imagined behind it, and how a state is shown, hashed and checked.

#include <algorithm>

#include "games/boomtown_builders/game.h"
#include "kernel/hash.h"

namespace motherlode::boomtown_builders {
namespace {

// BB-7.1: everything but the order of the deck and the Hideouts still face down.
using CardSet = std::array<bool, max_cards>;

// Calls `visit` with every card that lies in the open.
template <class Visit>
void for_each_open_card(Edition const& edition, Table const& table, Visit visit) {
    for (int row = 0; row < edition.rows; ++row)
        for (int column = 0; column < edition.columns; ++column)
            if (table.sites[row][column].card != no_card) visit(table.sites[row][column].card);
    for (CardId const card : table.draft_row)
        if (card != no_card) visit(card);
    for (CardId const card : table.discarded) visit(card);
    if (table.drafted != no_card) visit(table.drafted);
}

// The last cards, which are drawn first, by lot from the whole deck.
// OPTIMIZATION: a whole shuffle would be a twentieth of a search.
void shuffle_back(FixedList<CardId, max_cards>& deck, int cards, Rng& rng) {
    int const untouched = std::max(deck.size() - cards, 0);
    for (int last = deck.size() - 1; last > 0 && last >= untouched; --last)
        std::swap(deck[last], deck[rng.below(last + 1)]);
}

void write_card(JsonWriter& json, CardId card) {
    if (card == no_card)
        json.null();
    else
        json.value(card);
}

// Terrain in the open; where Hideouts lie is the edition's.
void write_terrain(JsonWriter& json, Edition const& edition, Table const& table) {
    json.begin_array();
    for (int row = 0; row < edition.rows; ++row) {
        for (int column = 0; column < edition.columns; ++column) {
            Terrain const terrain = table.sites[row][column].terrain;
            if (terrain == Terrain::none || terrain == Terrain::hideout) continue;
            Location const place = location_at(row, column);
            json.begin_object()
                .field("at", location_text(place))
                .field("terrain", terrain_name(terrain))
                .end_object();
        }
    }
    json.end_array();
}

void write_buildings(JsonWriter& json, Edition const& edition, Table const& table) {
    json.begin_array();
    for (int row = 0; row < edition.rows; ++row) {
        for (int column = 0; column < edition.columns; ++column) {
            Site const& site = table.sites[row][column];
            if (site.card == no_card) continue;
            Location const place = location_at(row, column);
            json.begin_object().field("at", location_text(place)).field("card", site.card);
            if (site.owner != nobody)
                json.field("owner", index(site.owner)).field("cube", cube_name(site.cube));
            json.end_object();
        }
    }
    json.end_array();
}

}  // namespace

View Game::view(State const& state, Seat seat) const { return {state.table, state.hands[index(seat)], seat}; }

View Game::spectate(State const& state) const { return {state.table, {}, onlooker}; }

State Game::redeal(View const& view, Rng& rng) const {
    State state{};
    state.table = view.table;

    CardSet open{};
    for_each_open_card(*edition_, view.table, [&](CardId card) { open[card] = true; });
    for (int card = 0; card < static_cast<int>(edition_->cards.size()); ++card)
        if (!open[card]) state.secret.deck.push_back(static_cast<CardId>(card));
    // No more than a row and a card for every turn to come are drawn.
    int const turns = players_ * (numbers().rounds - view.table.round + 1);
    shuffle_back(state.secret.deck, numbers().draft_row + turns, rng);

    FixedList<std::uint8_t, max_hideouts> unseen{};
    for (int card = 0; card < static_cast<int>(edition_->hideouts.size()); ++card)
        if (std::find(view.table.hideouts.begin(), view.table.hideouts.end(), card) ==
            view.table.hideouts.end())
            unseen.push_back(static_cast<std::uint8_t>(card));
    rng.shuffle(unseen);
    for (std::size_t space = 0; space < edition_->hideout_spaces.size(); ++space)
        state.secret.hideouts[space] =
            view.table.hideouts[space] == face_down ? unseen.pop_back() : view.table.hideouts[space];
    return state;
}

std::uint64_t Game::hash(State const& state) const {
    Hasher hasher;
    auto const add = [&](auto number) { hasher.add(static_cast<std::uint64_t>(number)); };
    auto const add_location = [&](Location place) { add(location_number(place)); };
    Table const& table = state.table;

    add(table.progress.step);
    add(table.progress.waiting.size());
    for (auto const& frame : table.progress.waiting) add(frame.step);
    add(table.round);
    add(table.starting_player);
    add(table.active_player);
    add(table.turns_taken);
    for (int row = 0; row < edition_->rows; ++row) {
        for (int column = 0; column < edition_->columns; ++column) {
            Site const& site = table.sites[row][column];
            add(site.card);
            add(site.owner);
            add(site.cube);
            add(site.terrain);
        }
        add(table.track[row]);
    }
    add(table.tokens_placed);
    add_location(table.train_marker);
    for (CardId const card : table.draft_row) add(card);
    add(table.drafted);
    add_location(table.placed);
    hasher.add(table.discarded);
    for (int seat = 0; seat < players_; ++seat)
        for (int const cubes : table.cubes[seat]) add(cubes);
    for (std::size_t space = 0; space < edition_->hideout_spaces.size(); ++space) {
        add(table.hideouts[space]);
        add(state.secret.hideouts[space]);
    }
    hasher.add(state.secret.deck);
    return hasher.value();
}

// BB-1.2: no piece is lost or doubled, and what is kept twice for speed agrees.
std::string Game::audit(State const& state) const {
    Table const& table = state.table;
    std::array<int, max_cards> seen{};
    for_each_open_card(*edition_, table, [&](CardId card) { ++seen[card]; });
    for (CardId const card : state.secret.deck) ++seen[card];
    for (std::size_t card = 0; card < edition_->cards.size(); ++card)
        if (seen[card] != 1)
            return "Building Card " + std::to_string(card) + " is there " + std::to_string(seen[card]) +
                   " times";
    if (table.deck_size != state.secret.deck.size())
        return "the deck has " + std::to_string(state.secret.deck.size()) + " cards, not " +
               std::to_string(table.deck_size);

    std::array<std::array<int, cube_sizes>, max_players> cubes{};
    int tokens = 0;
    for (int row = 0; row < edition_->rows; ++row) {
        if ((table.track[row] != no_column) != (row < table.tokens_placed))
            return "row " + std::to_string(row + 1) + " and the count of Track Tokens disagree";
        if (table.track[row] != no_column) ++tokens;
        for (int column = 0; column < edition_->columns; ++column) {
            Site const& site = table.sites[row][column];
            bool const empty = site.card == no_card && site.terrain == Terrain::none;
            if (empty != (((table.empty[row] >> static_cast<unsigned>(column)) & 1U) != 0))
                return location_text(location_at(row, column)) + " is not as empty as noted";
            if (site.card != no_card && site.terrain != Terrain::none) return "a Building stands on Terrain";
            if (site.owner != nobody) ++cubes[index(site.owner)][index(site.cube)];
        }
    }
    for (int seat = 0; seat < players_; ++seat)
        for (int size = 0; size < cube_sizes; ++size)
            if (table.cubes[seat][size] + cubes[seat][size] != numbers().cubes[size])
                return "seat " + std::to_string(seat + 1) + " has lost or gained a cube";
    if (tokens > edition_->rows) return "there are too many Track Tokens";
    if (tokens < edition_->rows && table.train_marker != track_target(*edition_, table, table.tokens_placed))
        return "the Train Marker is not where the Track would go";
    for (std::size_t space = 0; space < edition_->hideout_spaces.size(); ++space) {
        bool const revealed = table.hideouts[space] != face_down;
        if (revealed && table.hideouts[space] != state.secret.hideouts[space])
            return "a Hideout changed as it was revealed";
        if (revealed != (edition_->hideout_spaces[space].row < table.tokens_placed))
            return "a Hideout is revealed at the wrong time";
    }
    return {};
}

void Game::write_edition(JsonWriter& json) const {
    Edition const& edition = *edition_;
    json.begin_object().field("rows", edition.rows).field("columns", edition.columns);
    json.field("rounds", numbers().rounds).field("draft_row", numbers().draft_row);
    json.field("middle_column", edition.middle_column).field("goldmine_bonus", edition.goldmine_bonus);
    json.field("goldmine", goldmine_values[options_[1]]);

    json.key("cubes").begin_array();
    for (int size = 0; size < cube_sizes; ++size) {
        json.begin_object().field("id", cube_name(static_cast<CubeSize>(size)));
        json.field("multiplier", edition.multiplier[size]).field("rows_ahead", edition.rows_ahead[size]);
        json.end_object();
    }
    json.end_array();

    json.key("printed").begin_array();
    for (int row = 0; row < edition.rows; ++row) {
        json.begin_array();
        for (int column = 0; column < edition.columns; ++column)
            json.value(arrows_text(edition.printed[row][column]));
        json.end_array();
    }
    json.end_array();

    json.key("hideout_spaces").begin_array();
    for (Location const space : edition.hideout_spaces) json.value(location_text(space));
    json.end_array();

    json.key("cards").begin_array();
    for (Card const& card : edition.cards) {
        Building const& building = edition.buildings[card.building];
        json.begin_object().field("building", building.id).field("name", building.name);
        json.field("arrows", arrows_text(card.arrows)).key("points").begin_array();
        for (int distance = 0; distance < edition.columns; ++distance) json.value(building.points[distance]);
        json.end_array().end_object();
    }
    json.end_array().end_object();
}

// Cards by their number in the edition's list.
void Game::write_view(View const& view, JsonWriter& json) const {
    Table const& table = view.table;
    json.begin_object().field("round", table.round);
    json.field("starting_player", index(table.starting_player))
        .field("active_player", index(table.active_player));
    json.field("train_marker", location_text(table.train_marker)).field("deck", table.deck_size);

    json.key("track").begin_array();
    for (int row = 0; row < table.tokens_placed; ++row)
        json.value(location_text(location_at(row, table.track[row])));
    json.end_array();

    json.key("draft_row").begin_array();
    for (int slot = 0; slot < numbers().draft_row; ++slot) write_card(json, table.draft_row[slot]);
    json.end_array();
    json.key("drafted");
    write_card(json, table.drafted);
    json.key("placed");
    if (table.progress.current() == Step::invest)
        json.value(location_text(table.placed));
    else
        json.null();

    json.key("discarded").begin_array();
    for (CardId const card : table.discarded) json.value(card);
    json.end_array();

    json.key("cubes").begin_array();
    for (int seat = 0; seat < players_; ++seat) {
        json.begin_array();
        for (int const cubes : table.cubes[seat]) json.value(cubes);
        json.end_array();
    }
    json.end_array();

    json.key("hideouts").begin_array();
    for (std::size_t space = 0; space < edition_->hideout_spaces.size(); ++space) {
        if (table.hideouts[space] == face_down)
            json.null();
        else
            json.value(arrows_text(edition_->hideouts[table.hideouts[space]]));
    }
    json.end_array();

    json.key("terrain");
    write_terrain(json, *edition_, table);
    json.key("buildings");
    write_buildings(json, *edition_, table);
    json.end_object();
}

}  // namespace motherlode::boomtown_builders
