// Rulebook p.3, "Round Sequence", and p.4, "End of Round".

#include <algorithm>
#include <bit>
#include <cassert>

#include "games/boomtown_builders/game.h"

namespace motherlode::boomtown_builders {
namespace {

// What a seat may base its decision on.
struct Position {
    Game const& game;
    Table const& table;
    Seat seat;
};

// What a step works with.
template <class Sink>
struct Play {
    Game const& game;
    State& state;
    Sink& sink;

    Edition const& edition() const { return game.edition(); }
    Table& table() { return state.table; }
    void tell(std::string_view rule, Message const& message) { sink(Event{RuleId{rule}, message}); }
    // Something hidden comes to light, for all to see.
    void reveal(std::string_view rule, Message const& message) {
        sink(Event{RuleId{rule}, message, SeatSet::everyone(), SeatSet::everyone()});
    }
};

using TurnFrame = Frame<Step>;

// ---- Round sequence ----

// BB-3.1a: any face-up card. BB-3.1e, RULING bb-3: without a legal location, one to discard instead.
void draft_choices(Position const& at, ActionList& list) {
    bool const builds = can_build(at.game.edition(), at.table, at.seat);
    for (int slot = 0; slot < at.game.numbers().draft_row; ++slot)
        if (at.table.draft_row[slot] != no_card)
            list.push_back(builds ? draft_action(slot) : discard_action(slot));
}

// BB-3.1: empty locations ahead of the track where the player has a cube to follow.
void build_choices(Position const& at, ActionList& list) {
    Edition const& edition = at.game.edition();
    for (int row = first_row_open_to(edition, at.table, at.seat); row < edition.rows; ++row)
        for (unsigned left = at.table.empty[row]; left != 0; left &= left - 1)
            list.push_back(build_action(location_at(row, std::countr_zero(left))));
}

// BB-3.2e: the sizes the location allows, of those the player has left.
void invest_choices(Position const& at, ActionList& list) {
    for (int size = 0; size < cube_sizes; ++size)
        if (cube_allowed(at.game.edition(), at.table, at.seat, at.table.placed.row,
                         static_cast<CubeSize>(size)))
            list.push_back(invest_action(static_cast<CubeSize>(size)));
}

// BB-3.0d: the next player clockwise. BB-4.0a: once each has had a turn, the round ends.
template <class Sink>
void end_turn(Play<Sink>& play) {
    Table& table = play.table();
    ++table.turns_taken;
    bool const round_over = table.turns_taken == play.game.players();
    if (round_over) {
        table.turns_taken = 0;
    } else {
        int const next = index(table.active_player) + 1;
        table.active_player = seat_at(next == play.game.players() ? 0 : next);
    }
    table.progress.step = round_over ? Step::move_round_marker : Step::draft;
}

// "Build", first half: take a card. A forced pass ends here.
template <class Sink>
void draft(Play<Sink>& play, Action action, TurnFrame const&) {
    Table& table = play.table();
    CardId& slot = table.draft_row[slot_of(action)];
    CardId const card = slot;
    assert(card != no_card);
    slot = no_card;

    if (kind_of(action) == ActionKind::discard) {
        table.discarded.push_back(card);
        play.tell("BB-3.1e",
                  Message{say::discarded, index(table.active_player), card, card, slot_of(action) + 1});
        end_turn(play);
        return;
    }
    table.drafted = card;
    play.tell("BB-3.1a", Message{say::drafted, index(table.active_player), card, card, slot_of(action) + 1});
}

// BB-4.2p: the Train Marker shows where the Track Token would go now.
template <class Sink>
void update_train_marker(Play<Sink>& play, std::string_view rule) {
    Table& table = play.table();
    Location const target = track_target(play.edition(), table, table.tokens_placed);
    if (target == table.train_marker) return;
    table.train_marker = target;
    play.tell(rule, Message{say::train_moved, location_number(target)});
}

// "Build", second half: place it.
template <class Sink>
void build(Play<Sink>& play, Action action, TurnFrame const&) {
    Table& table = play.table();
    Location const place = location_of(action);
    CardId const card = table.drafted;
    table.at(place).card = card;
    table.empty[place.row] &= static_cast<std::uint8_t>(~(1U << place.column));
    table.drafted = no_card;
    table.placed = place;
    play.tell("BB-3.1a", Message{say::built, index(table.active_player), card, card, location_number(place)});

    // BB-3.1f: only the marker's own row can move it.
    if (place.row == table.tokens_placed) update_train_marker(play, "BB-3.1f");
}

// "Invest": one cube on the Building just placed.
template <class Sink>
void invest(Play<Sink>& play, Action action, TurnFrame const&) {
    Table& table = play.table();
    Site& site = table.at(table.placed);
    site.owner = table.active_player;
    site.cube = size_of(action);
    --table.cubes[index(site.owner)][index(site.cube)];
    play.tell("BB-3.2a", Message{say::invested, index(site.owner), index(site.cube), site.card,
                                 location_number(table.placed)});
    table.placed = {};
    end_turn(play);
}

// ---- End of round ----

// "1) Move Round Marker". BB-4.2n: in the final round the token step is taken until all tokens are placed.
template <class Sink>
void move_round_marker(Play<Sink>& play, Action, TurnFrame const&) {
    Table& table = play.table();
    play.tell("BB-4.1a", Message{say::round_marker_moved, table.round});
    if (table.round < play.game.numbers().rounds) {
        ++table.round;
        return;
    }
    for (int token = 0; token < play.game.numbers().last_round_tokens; ++token)
        table.progress.settle_first(Step::place_track_token);
    table.progress.step = Step::game_over;
}

// BB-4.2a: the Hideouts of the row come to light.
template <class Sink>
void reveal_hideouts(Play<Sink>& play, int row) {
    auto const& spaces = play.edition().hideout_spaces;
    for (std::size_t space = 0; space < spaces.size(); ++space) {
        if (spaces[space].row != row) continue;
        play.table().hideouts[space] = play.state.secret.hideouts[space];
        play.reveal("BB-4.2a", Message{say::hideout_revealed, location_number(spaces[space]),
                                       play.table().hideouts[space]});
    }
}

// BB-5.2: each cube moves to the Scoring Track or back to its player. The scores follow from the board, so
// nothing is stored; the events tell the tale.
template <class Sink>
void tell_scoring(Play<Sink>& play) {
    Table const& table = play.table();
    std::array<int, max_players> cubes{};  // on the Scoring Track
    for (int row = 0; row < play.edition().rows; ++row) {
        for (int column = 0; column < play.edition().columns; ++column) {
            Location const place = location_at(row, column);
            Site const& site = table.at(place);
            if (site.owner == nobody) continue;
            BuildingScore const score = score_building(play.game, table, place, table.track[place.row]);
            int const owner = index(site.owner);
            if (score.total() == 0) {
                play.tell("BB-5.2f", Message{say::cube_returned, owner, site.card, location_number(place)});
                continue;
            }
            ++cubes[owner];
            if (score.goldmine > 0)
                play.tell("BB-6.4c",
                          Message{say::goldmine_adds, site.card, location_number(place), score.goldmine});
            play.tell("BB-5.2e", Message{say::building_scored, owner, site.card, location_number(place),
                                         score.points + score.goldmine, score.multiplier, score.total()});
        }
    }
    Result const result = play.game.result(table);
    for (int seat = 0; seat < result.players; ++seat) {
        SeatResult const& own = result.seats[seat];
        play.tell("BB-5.3a", Message{say::final_score, seat, own.total, own.rank});
    }
    // BB-5.3b: what decides between those who tie for the most points.
    if (result.tie_break == nullptr) return;
    int most = 0;
    for (int seat = 0; seat < result.players; ++seat) most = std::max(most, result.seats[seat].total);
    for (int seat = 0; seat < result.players; ++seat)
        if (result.seats[seat].total == most)
            play.tell("BB-5.3b", Message{say::cubes_counted, seat, cubes[seat]});
}

// How the row has voted, and what its votes alone do not explain: a + of the winning side, and a Mountain.
template <class Sink>
void tell_way(Play<Sink>& play, Location target) {
    Table const& table = play.table();
    Arrows const votes = count_votes(play.edition(), table, target.row);
    int const further = votes.left > votes.right   ? votes.left_plus
                        : votes.right > votes.left ? votes.right_plus
                                                   : 0;
    if (further > 0) play.tell("BB-4.2g", Message{say::plus_counts, further});
    Location const voted = voted_target(play.edition(), table, target.row);
    if (voted != target) play.tell("BB-6.2b", Message{say::mountain_turns, location_number(voted)});
    play.tell("BB-4.2b", Message{say::track_token_placed, location_number(target), votes.left, votes.right});
}

// "2) Place Track Token".
template <class Sink>
void place_track_token(Play<Sink>& play, Action, TurnFrame const&) {
    Table& table = play.table();
    int const row = table.tokens_placed;
    reveal_hideouts(play, row);

    Location const place = track_target(play.edition(), table, row);
    if constexpr (!std::is_same_v<Sink, NoEvents>) tell_way(play, place);
    table.track[place.row] = place.column;
    table.train_marker = place;
    ++table.tokens_placed;

    // BB-4.2q: the marker goes on to the next row. BB-4.2r, RULING bb-16: after the last token it stays.
    if (table.tokens_placed < play.edition().rows)
        update_train_marker(play, "BB-4.2q");
    else if constexpr (!std::is_same_v<Sink, NoEvents>)
        tell_scoring(play);
}

// "3) Pass Starting Player Marker": clockwise.
template <class Sink>
void pass_starting_player_marker(Play<Sink>& play, Action, TurnFrame const&) {
    Table& table = play.table();
    int const next = index(table.starting_player) + 1;
    table.starting_player = seat_at(next == play.game.players() ? 0 : next);
    table.active_player = table.starting_player;
    play.tell("BB-4.3a", Message{say::starting_player_passed, index(table.starting_player)});
}

// "4) Refill Building Cards". BB-4.4b, RULING bb-10: what was not drafted stays.
template <class Sink>
void refill_building_cards(Play<Sink>& play, Action, TurnFrame const&) {
    Table& table = play.table();
    for (int slot = 0; slot < play.game.numbers().draft_row; ++slot) {
        CardId& space = table.draft_row[slot];
        if (space != no_card) continue;
        space = play.state.secret.deck.pop_back();
        --table.deck_size;
        play.reveal("BB-4.4a", Message{say::card_revealed, space, space, slot + 1});
    }
    table.progress.step = Step::draft;
}

using Choices = void (*)(Position const&, ActionList&);
template <class Sink>
using Perform = void (*)(Play<Sink>&, Action, TurnFrame const&);
template <class Sink>
using Rule = StepRule<Step, Choices, Perform<Sink>>;

// clang-format off
template <class Sink>
inline constexpr std::array round_sequence{
    Rule<Sink>{Step::draft,                       "Build",                         {"BB-3.1a"}, draft_choices,  draft<Sink>},
    Rule<Sink>{Step::build,                       "Build",                         {"BB-3.1b"}, build_choices,  build<Sink>},
    Rule<Sink>{Step::invest,                      "Invest",                        {"BB-3.2a"}, invest_choices, invest<Sink>},
    Rule<Sink>{Step::move_round_marker,           "1) Move Round Marker",          {"BB-4.1a"}, nullptr,        move_round_marker<Sink>},
    Rule<Sink>{Step::place_track_token,           "2) Place Track Token",          {"BB-4.2b"}, nullptr,        place_track_token<Sink>},
    Rule<Sink>{Step::pass_starting_player_marker, "3) Pass Starting Player Marker", {"BB-4.3a"}, nullptr,       pass_starting_player_marker<Sink>},
    Rule<Sink>{Step::refill_building_cards,       "4) Refill Building Cards",      {"BB-4.4a"}, nullptr,        refill_building_cards<Sink>},
    Rule<Sink>{Step::game_over,                   "End of Game",                   {"BB-5.1a"}, nullptr,        nullptr},
};
// clang-format on
static_assert(in_order(round_sequence<NoEvents>));

}  // namespace

bool cube_allowed(Edition const& edition, Table const& table, Seat seat, int row, CubeSize size) {
    int const which = index(size);
    return table.cubes[index(seat)][which] > 0 && rows_ahead(table, row) >= edition.rows_ahead[which];
}

int first_row_open_to(Edition const& edition, Table const& table, Seat seat) {
    int first = edition.rows;
    for (int size = 0; size < cube_sizes; ++size)
        if (table.cubes[index(seat)][size] > 0)
            first = std::min(first, table.tokens_placed + std::max(edition.rows_ahead[size] - 1, 0));
    return first;
}

bool can_build(Edition const& edition, Table const& table, Seat seat) {
    for (int row = first_row_open_to(edition, table, seat); row < edition.rows; ++row)
        if (table.empty[row] != 0) return true;
    return false;
}

Pending Game::pending(Table const& table) const {
    Step const step = table.progress.current();
    RuleId rule = row_of(round_sequence<NoEvents>, step).rule;
    if (step == Step::draft && !can_build(*edition_, table, table.active_player)) rule = RuleId{"BB-3.1e"};
    if (step == Step::game_over) return {SeatSet::none(), SeatSet::none(), rule};
    return {table.active_player, SeatSet::none(), rule};
}

Message Game::prompt(Table const& table, Seat seat) const {
    switch (table.progress.current()) {
        case Step::draft:
            return Message{can_build(*edition_, table, seat) ? say::prompt_draft : say::prompt_discard,
                           index(seat)};
        case Step::build: return Message{say::prompt_build, index(seat), table.drafted, table.drafted};
        case Step::invest:
            return Message{say::prompt_invest, index(seat), table.at(table.placed).card,
                           location_number(table.placed)};
        default: return Message{say::prompt_game_over};
    }
}

void Game::legal_actions(Table const& table, Hand const&, Seat seat, ActionList& list) const {
    Choices const choices = row_of(round_sequence<NoEvents>, table.progress.current()).choices;
    if (choices != nullptr && seat == table.active_player) choices(Position{*this, table, seat}, list);
}

template <class Sink>
void Game::apply(State& state, [[maybe_unused]] Seat seat, Action action, Sink& sink) const {
    assert(!refusal(state.table, state.hands[0], seat, action));
    Play<Sink> play{*this, state, sink};
    walk(round_sequence<Sink>, play, state.table.progress, action);
}

template void Game::apply(State&, Seat, Action, NoEvents&) const;
template void Game::apply(State&, Seat, Action, EventLog&) const;

}  // namespace motherlode::boomtown_builders
