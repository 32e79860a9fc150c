#include "games/boomtown_builders/scenario.h"

#include <algorithm>
#include <bit>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "kernel/embedded_files.h"

namespace motherlode::boomtown_builders {
namespace {

Options options_of(Arrangement const& arrangement) {
    Options options{};
    options.push_back(arrangement.terrain ? 1 : 0);
    options.push_back(arrangement.eight_way ? 1 : 0);
    return options;
}

}  // namespace

std::shared_ptr<Edition const> edition_of(std::string_view toml) {
    auto loaded = load_edition(toml, "edition.toml");
    if (!loaded) throw std::runtime_error{loaded.error().sentence};
    return *loaded;
}

std::shared_ptr<Edition const> horizon() {
    static std::shared_ptr<Edition const> const edition =
        edition_of(embedded_file("editions/boomtown_builders/horizon.toml"));
    return edition;
}

Location loc(std::string_view name) {
    std::optional<Location> const place = parse_location(name);
    if (!place) throw std::runtime_error{"not a location: " + std::string{name}};
    return *place;
}

Scenario::Scenario(Arrangement arrangement)
    : game{arrangement.edition.empty() ? horizon() : edition_of(arrangement.edition), arrangement.players,
           options_of(arrangement)},
      state{game.setup(arrangement.seed)} {}

void Scenario::play(std::string_view action) {
    std::optional<Action> const parsed = game.parse(action);
    ASSERT_TRUE(parsed) << action;
    ASSERT_EQ(why_not(action), "") << action;
    game.apply(state, active(), *parsed, log);
}

void Scenario::turn(std::string_view slot_location_cube) {
    std::istringstream words{std::string{slot_location_cube}};
    std::string slot;
    std::string location;
    std::string cube;
    words >> slot >> location >> cube;
    play("draft " + slot);
    play("build " + location);
    play("invest " + cube);
}

std::string Scenario::why_not(std::string_view action) const { return why_not(active(), action); }

std::string Scenario::why_not(Seat seat, std::string_view action) const {
    std::optional<Action> const parsed = game.parse(action);
    if (!parsed) return "unknown";
    std::optional<Refusal> const refusal = game.refusal(state.table, state.hands[0], seat, *parsed);
    return refusal ? std::string{refusal->rule.id} : std::string{};
}

std::vector<std::string> Scenario::legal() const {
    ActionList list;
    game.legal_actions(state.table, state.hands[0], active(), list);
    std::vector<std::string> texts;
    for (Action const action : list) texts.push_back(game.text(action));
    return texts;
}

void Scenario::end_round() {
    // Build a card without arrows on the furthest row with an empty location, so that no vote changes.
    if (game.edition().cards[table().draft_row[0]].arrows != Arrows{}) {
        CardId const blank = take_card_with(".");
        state.secret.deck.push_back(std::exchange(table().draft_row[0], blank));
        ++table().deck_size;
    }
    table().turns_taken = static_cast<std::uint8_t>(game.players() - 1);
    for (int row = game.edition().rows - 1; row >= 0; --row) {
        if (table().empty[row] == 0) continue;
        std::string const place = location_text(
            {static_cast<std::uint8_t>(row),
             static_cast<std::uint8_t>(std::countr_zero(static_cast<unsigned>(table().empty[row])))});
        turn("1 " + place + " single");
        return;
    }
}

CardId Scenario::take_card(std::string_view building, std::string_view arrows) {
    auto& deck = state.secret.deck;
    for (int i = 0; i < deck.size(); ++i) {
        Card const& card = game.edition().cards[deck[i]];
        if (!building.empty() && game.edition().buildings[card.building].id != building) continue;
        if (!arrows.empty() && arrows_text(card.arrows) != arrows) continue;
        CardId const id = deck[i];
        deck.erase(i);
        --table().deck_size;
        return id;
    }
    throw std::runtime_error{"no such card left in the deck: " + std::string{building} + " " +
                             std::string{arrows}};
}

CardId Scenario::take_card_with(std::string_view arrows) { return take_card({}, arrows); }

void Scenario::put(std::string_view location, CardId card) {
    Location const place = loc(location);
    table().at(place).card = card;
    table().empty[place.row] &= static_cast<std::uint8_t>(~(1U << place.column));
}

void Scenario::put(std::string_view location, std::string_view building, Seat owner, CubeSize size) {
    put(location, take_card(building, {}));
    Site& site = table().at(loc(location));
    site.owner = owner;
    site.cube = size;
    --table().cubes[index(owner)][index(size)];
}

void Scenario::put_terrain(std::string_view location, Terrain terrain) {
    Location const place = loc(location);
    table().at(place).terrain = terrain;
    table().empty[place.row] &= static_cast<std::uint8_t>(~(1U << place.column));
}

void Scenario::draw_row(int row, std::string_view arrows) {
    std::istringstream words{std::string{arrows}};
    std::string word;
    for (int column = 0; words >> word; ++column) {
        Location const place = location_at(row - 1, column);
        bool const printed = game.edition().printed[place.row][column] != Arrows{};
        if (word != "." || (printed && table().at(place).terrain == Terrain::none))
            put(location_text(place), take_card_with(word));
    }
    table().train_marker = track_target(game.edition(), table(), table().tokens_placed);
}

void Scenario::put_token(int row, int column) {
    table().track[row - 1] = static_cast<std::uint8_t>(column - 1);
    table().tokens_placed = static_cast<std::uint8_t>(row);
    table().round = static_cast<std::uint8_t>(std::min(row + 1, game.numbers().rounds));
    for (std::size_t space = 0; space < game.edition().hideout_spaces.size(); ++space)
        if (game.edition().hideout_spaces[space].row < row)
            table().hideouts[space] = state.secret.hideouts[space];
    if (row < game.edition().rows) table().train_marker = track_target(game.edition(), table(), row);
}

int Scenario::count_events(MessageSpec const& spec) const {
    return static_cast<int>(std::count_if(log.events.begin(), log.events.end(),
                                          [&](Event const& event) { return event.message.spec == &spec; }));
}

}  // namespace motherlode::boomtown_builders
