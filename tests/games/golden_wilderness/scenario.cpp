#include "games/golden_wilderness/scenario.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "kernel/embedded_files.h"

namespace motherlode::golden_wilderness {
namespace {

Options options_of(Arrangement const& arrangement) {
    OptionChoices choices = arrangement.more_options;
    auto const choose = [&](char const* option, std::string_view value) {
        choices.emplace_back(option, std::string{value});
    };
    choose("level", level_names[index(arrangement.level)]);
    if (arrangement.short_game) choose("length", "short");
    if (arrangement.random_board) choose("board", "random");
    if (arrangement.country != "standard") choose("country", arrangement.country);
    if (arrangement.roles_dealt) choose("roles", "dealt");
    return *parse_options(Game::info, choices);
}

template <class List>
bool take_from(List& list, int item) {
    for (int i = 0; i < list.size(); ++i) {
        if (list[i] != item) continue;
        list.erase(i);
        return true;
    }
    return false;
}

}  // namespace

std::shared_ptr<Edition const> edition_of(std::string_view toml) {
    auto loaded = load_edition(toml, "edition.toml");
    if (!loaded) throw std::runtime_error{loaded.error().sentence};
    return *loaded;
}

std::shared_ptr<Edition const> alta() {
    static std::shared_ptr<Edition const> const edition =
        edition_of(embedded_file("editions/golden_wilderness/alta.toml"));
    return edition;
}

Scenario::Scenario(Arrangement arrangement)
    : game{arrangement.edition.empty() ? alta() : edition_of(arrangement.edition), arrangement.players,
           options_of(arrangement)},
      state{game.setup(arrangement.seed)} {}

void Scenario::play(std::string_view actions) {
    std::istringstream lines{std::string{actions}};
    std::string action;
    while (std::getline(lines, action, ',')) {
        // Coordinates contain a comma as well: "place 3,-1".
        if (action.starts_with("place") || action.starts_with(" place")) {
            std::string rest;
            std::getline(lines, rest, ',');
            action += "," + rest;
        }
        play(due(), std::string_view{action}.substr(action.starts_with(' ') ? 1 : 0));
    }
}

void Scenario::play(Seat seat, std::string_view action) {
    std::optional<Action> const parsed = game.parse(action);
    ASSERT_TRUE(parsed) << action;
    ASSERT_EQ(why_not(seat, action), "") << action;
    game.apply(state, seat, *parsed, log);
    ASSERT_EQ(audit(), "") << action;
}

std::string Scenario::why_not(Seat seat, std::string_view action) const {
    std::optional<Action> const parsed = game.parse(action);
    if (!parsed) return "unknown";
    std::optional<Refusal> const refusal = game.refusal(state.table, state.hands[index(seat)], seat, *parsed);
    return refusal ? std::string{refusal->rule.id} : std::string{};
}

std::vector<std::string> Scenario::legal(Seat seat) const {
    ActionList list;
    game.legal_actions(state.table, state.hands[index(seat)], seat, list);
    std::vector<std::string> texts;
    for (Action const action : list) texts.push_back(game.text(action));
    return texts;
}

std::vector<std::string> Scenario::legal(std::string_view verb) const {
    std::vector<std::string> objects;
    for (std::string const& text : legal())
        if (text.starts_with(std::string{verb} + " ")) objects.push_back(text.substr(verb.size() + 1));
    std::sort(objects.begin(), objects.end());
    return objects;
}

TileId Scenario::tile(std::string_view id) const {
    for (std::size_t i = 0; i < game.edition().tiles.size(); ++i)
        if (game.edition().tiles[i].id == id) return static_cast<TileId>(i);
    throw std::runtime_error{"no such tile: " + std::string{id}};
}

CardId Scenario::card(std::string_view id) const {
    for (std::size_t i = 0; i < game.edition().people.size(); ++i)
        if (game.edition().people[i].id == id) return static_cast<CardId>(i);
    throw std::runtime_error{"no such person: " + std::string{id}};
}

int Scenario::industry(std::string_view id) const {
    for (std::size_t i = 0; i < game.edition().industries.size(); ++i)
        if (industry_name(game.edition(), static_cast<int>(i)) == id) return static_cast<int>(i);
    throw std::runtime_error{"no such industry: " + std::string{id}};
}

int Scenario::country(std::string_view id) const {
    for (std::size_t i = 0; i < game.edition().countries.size(); ++i)
        if (game.edition().countries[i].id == id) return static_cast<int>(i);
    throw std::runtime_error{"no such country: " + std::string{id}};
}

void Scenario::board_of(std::initializer_list<std::string_view> tiles) {
    Table& board = table();
    for (Site& site : board.sites) {
        site = Site{};
        site.beside.fill(no_tile);
        site.owner = nobody;
        site.marker_owner = nobody;
    }
    board.on_board = 0;
    board.cities = 0;
    board.settlements.fill(0);
    board.adjacent.fill(0);
    board.joined.fill(0);
    board.roaded = 0;
    for (std::string_view const id : tiles)
        lay_tile(game.edition(), board, tile(id), game.edition().tiles[tile(id)].on_map, 0);
    state.secret.tiles = {};
    board.tiles_under = {};
    for (int id = 0; game.at_least(Level::standard) && id < static_cast<int>(game.edition().tiles.size());
         ++id)
        if (!has_tile(board.on_board, id))
            state.secret.tiles[game.edition().tiles[id].coast != 0 ? 0 : 1].push_back(
                static_cast<TileId>(id));
    for (int stack = 0; stack < 2; ++stack) board.tiles_hidden[stack] = state.secret.tiles[stack].count;
}

void Scenario::next_tiles(std::initializer_list<std::string_view> tiles) {
    for (auto id = std::rbegin(tiles); id != std::rend(tiles); ++id) {
        auto& stack = state.secret.tiles[game.edition().tiles[tile(*id)].coast != 0 ? 0 : 1];
        if (!take_from(stack, tile(*id))) throw std::runtime_error{"not in the stack: " + std::string{*id}};
        stack.push_back(tile(*id));
    }
}

void Scenario::put_settlement(std::string_view tile_id, Seat seat, std::string_view industry_id) {
    TileId const site = tile(tile_id);
    table().sites[site].owner = seat;
    table().settlements[index(seat)] = table().settlements[index(seat)] | tile_bit(site);
    board(seat).industry[index(game.edition().tiles[site].terrain)] =
        static_cast<std::uint8_t>(industry(industry_id));
}

void Scenario::put_city(std::string_view id) {
    table().cities = table().cities | tile_bit(tile(id));
    --table().cities_left;
    --table().city_markets_aside;
    table().event_discards.push_back(EventKind::city_market);
}

void Scenario::put_marker(std::string_view id, Marker marker, Seat seat) {
    table().sites[tile(id)].marker = marker;
    table().sites[tile(id)].marker_owner = seat;
    --(marker == Marker::mission ? table().missions_left : table().presidios_left);
}

void Scenario::put_road(std::string_view from, std::string_view to) {
    for (int edge = 0; edge < edges; ++edge)
        if (table().sites[tile(from)].beside[edge] == tile(to)) return lay_road(table(), tile(from), edge);
    throw std::runtime_error{"no border: " + std::string{from} + " and " + std::string{to}};
}

void Scenario::take_out(CardId out) {
    int const deck = index(game.edition().people[out].deck);
    if (take_from(state.secret.stacks[deck], out)) {
        --table().deck_size[deck];
        return;
    }
    if (take_from(table().discards[deck], out)) return;
    for (int seat = 0; seat < game.players(); ++seat) {
        if (!state.hands[seat].cards.contains(out)) continue;
        state.hands[seat].cards.erase(out);
        table().known[seat].erase(out);
        --table().players[seat].hand[deck];
        return;
    }
    throw std::runtime_error{"this card is not in a stack, discards or hand: " +
                             game.edition().people[out].id};
}

void Scenario::empty_hands() {
    for (int seat = 0; seat < game.players(); ++seat) {
        CardSet const held = state.hands[seat].cards;
        held.for_each([&](int out) {
            take_out(static_cast<CardId>(out));
            int const deck = index(game.edition().people[out].deck);
            auto& stack = state.secret.stacks[deck];
            stack.push_back(static_cast<CardId>(out));
            table().deck_size[deck] = stack.count;
        });
    }
}

void Scenario::give(Seat seat, std::initializer_list<std::string_view> cards) {
    for (std::string_view const id : cards) {
        take_out(card(id));
        state.hands[index(seat)].cards.insert(card(id));
        ++board(seat).hand[index(game.edition().people[card(id)].deck)];
    }
}

void Scenario::give_pioneers(Seat seat, int count) {
    for (; count > 0; --count) {
        CardId const top = state.secret.stacks[0].back();
        give(seat, {game.edition().people[top].id});
    }
}

void Scenario::discard(std::string_view id) {
    take_out(card(id));
    table().discards[index(game.edition().people[card(id)].deck)].push_back(card(id));
}

void Scenario::put_in_pool(std::initializer_list<std::string_view> cards) {
    for (std::string_view const id : cards) {
        take_out(card(id));
        Seat const governor = table().holder[index(Role::governor)];
        if (governor != nobody) state.hands[index(governor)].pool[table().pool.size()] = card(id);
        table().pool.push_back(game.edition().people[card(id)].deck);
        state.secret.pool.push_back(card(id));
    }
}

void Scenario::take_immigrants(Seat seat) {
    table().progress.step = step<NextPlayer>;
    table().event = EventKind::immigrants;
    table().progress.ask_first(step<TakeImmigrant>, seat);
}

void Scenario::next_events(EventKind top, EventKind second) {
    auto& stack = state.secret.events;
    for (EventKind const kind : {second, top}) {
        bool taken = false;
        for (int i = stack.size() - 1; i >= 0 && !taken; --i) {
            // The second card, which is on top now, must stay there.
            if (stack[i] != kind || (kind == top && top == second && i == stack.size() - 1)) continue;
            stack.erase(i);
            taken = true;
        }
        auto& discards = table().event_discards;
        for (int i = 0; i < discards.size() && !taken; ++i) {
            if (discards[i] != kind) continue;
            discards.erase(i);
            taken = true;
        }
        if (!taken)
            throw std::runtime_error{"no such event card left: " + std::string{event_names[index(kind)]}};
        stack.push_back(kind);
    }
    table().events_hidden = stack.count;
    state.secret.times_put_back = 0;
    for (Hand& hand : state.hands) {
        hand.top_event = EventKind::none;
        hand.must_play = 0;
    }
}

void Scenario::event(EventKind kind) {
    next_events(kind, kind == EventKind::immigrants ? EventKind::taxes : EventKind::immigrants);
    play("event");
    play("play " + std::string{event_names[index(kind)]});
}

int Scenario::count_events(MessageSpec const& spec) const {
    return static_cast<int>(std::count_if(log.events.begin(), log.events.end(),
                                          [&](Event const& event) { return event.message.spec == &spec; }));
}

}  // namespace motherlode::golden_wilderness
