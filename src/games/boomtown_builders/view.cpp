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

void write_card(JsonWriter& json, Game const& game, CardId card) {
    if (card == no_card) {
        json.null();
        return;
    }
    Card const& face = game.edition().cards[card];
    Building const& building = game.edition().buildings[face.building];
    json.begin_object()
        .field("building", building.id)
        .field("name", building.name)
        .field("arrows", arrows_text(face.arrows));
    json.key("points").begin_array();
    for (int distance = 0; distance < game.edition().columns; ++distance)
        json.value(building.points[distance]);
    json.end_array().end_object();
}

void write_site(JsonWriter& json, Game const& game, Table const& table, Location place) {
    Site const& site = table.at(place);
    json.begin_object().field("location", location_text(place));
    json.field("printed", arrows_text(game.edition().printed[place.row][place.column]));
    json.field("terrain", terrain_name(site.terrain));
    auto const& spaces = game.edition().hideout_spaces;
    if (auto const space = std::find(spaces.begin(), spaces.end(), place); space != spaces.end()) {
        std::uint8_t const card = table.hideouts[space - spaces.begin()];
        json.key("hideout");
        if (card == face_down)
            json.null();
        else
            json.value(arrows_text(game.edition().hideouts[card]));
    }
    if (site.card != no_card) {
        json.key("card");
        write_card(json, game, site.card);
    }
    if (site.owner != nobody) json.field("owner", index(site.owner)).field("cube", cube_name(site.cube));
    json.end_object();
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
    rng.shuffle(state.secret.deck);

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
                return location_text({static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)}) +
                       " is not as empty as noted";
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

void Game::write_view(View const& view, JsonWriter& json) const {
    Table const& table = view.table;
    json.begin_object();
    json.field("round", table.round).field("rounds", numbers().rounds);
    json.field("rows", edition_->rows).field("columns", edition_->columns);
    json.field("starting_player", index(table.starting_player))
        .field("active_player", index(table.active_player));
    json.field("train_marker", location_text(table.train_marker)).field("deck", table.deck_size);

    json.key("track").begin_array();
    for (int row = 0; row < table.tokens_placed; ++row)
        json.value(location_text({static_cast<std::uint8_t>(row), table.track[row]}));
    json.end_array();

    json.key("draft_row").begin_array();
    for (int slot = 0; slot < numbers().draft_row; ++slot) write_card(json, *this, table.draft_row[slot]);
    json.end_array();
    json.key("drafted");
    write_card(json, *this, table.drafted);

    json.key("discarded").begin_array();
    for (CardId const card : table.discarded) write_card(json, *this, card);
    json.end_array();

    json.key("players").begin_array();
    for (int seat = 0; seat < players_; ++seat) {
        json.begin_object();
        for (int size = 0; size < cube_sizes; ++size)
            json.field(cube_name(static_cast<CubeSize>(size)), table.cubes[seat][size]);
        json.end_object();
    }
    json.end_array();

    json.key("sites").begin_array();
    for (int row = 0; row < edition_->rows; ++row)
        for (int column = 0; column < edition_->columns; ++column)
            write_site(json, *this, table,
                       {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)});
    json.end_array();
    json.end_object();
}

}  // namespace motherlode::boomtown_builders
