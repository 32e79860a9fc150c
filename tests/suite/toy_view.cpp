#include <algorithm>

#include "kernel/field_visitor.h"
#include "kernel/hash.h"
#include "kernel/shape.h"
#include "suite/toy_game.h"

namespace motherlode::nuggets {
namespace {

// How many of each value there are; the index is the value.
using Census = std::array<int, values + 1>;

template <class List>
void count(List const& nuggets, Census& census) {
    for (Nugget const nugget : nuggets) ++census[nugget];
}

// The nuggets that a view does not show, in any order.
FixedList<Nugget, all_cards> unseen_nuggets(Table const& table, Hand const& hand) {
    Census seen{};
    count(table.open, seen);
    count(hand.nuggets, seen);
    ++seen[hand.staked];
    ++seen[std::max(table.buried, hand.buried)];

    FixedList<Nugget, all_cards> unseen{};
    for (int value = 1; value <= values; ++value)
        for (int i = seen[value]; i < copies; ++i) unseen.push_back(static_cast<Nugget>(value));
    return unseen;
}

}  // namespace

Game::View Game::view(State const& state, Seat seat) const {
    View view{state.table, state.hands[index(seat)], seat};
    if (has(Flaw::view_shows_hand)) {
        Hand const& neighbour = state.hands[(index(seat) + 1) % players_];
        view.table.round = static_cast<std::uint8_t>(10 + neighbour.nuggets.items[0]);
    }
    return view;
}

Game::View Game::spectate(State const& state) const { return {state.table, {}, onlooker}; }

State Game::redeal(View const& view, Rng& rng) const {
    State state{};
    state.table = view.table;
    FixedList<Nugget, all_cards> unseen = unseen_nuggets(view.table, view.hand);
    if (!has(Flaw::redeal_never_varies)) rng.shuffle(unseen);
    if (has(Flaw::redeal_loses_a_nugget)) unseen.pop_back(), unseen.push_back(no_nugget);

    state.secret.buried = std::max(view.table.buried, view.hand.buried);
    if (state.secret.buried == no_nugget) state.secret.buried = unseen.pop_back();
    for (Seat const seat : SeatSet::first(players_)) {
        Hand& hand = state.hands[index(seat)];
        if (seat == view.seat) {
            hand = view.hand;
            if (has(Flaw::redeal_forgets_own_choice) && hand.staked != no_nugget)
                std::swap(hand.staked, hand.nuggets[0]);
            continue;
        }
        for (int i = 0; i < view.table.in_hand[index(seat)]; ++i) hand.nuggets.push_back(unseen.pop_back());
        if (view.table.staked.contains(seat)) hand.staked = unseen.pop_back();
        if (view.table.peeked.contains(seat)) hand.buried = state.secret.buried;
    }
    state.secret.deck = unseen;
    return state;
}

Result Game::result(State const& state) const {
    Result result;
    result.finished = state.table.progress.current() == Step::game_over;
    result.players = players_;
    for (Seat const seat : SeatSet::first(players_)) {
        SeatResult& mine = result.seats[index(seat)];
        mine.by_source.push_back(state.table.won[index(seat)]);
        mine.by_source.push_back(state.table.replies[index(seat)]);
        mine.total = state.table.won[index(seat)] +
                     (has(Flaw::total_is_not_the_sum) ? 0 : state.table.replies[index(seat)]);
    }
    for (int seat = 0; seat < players_; ++seat) {
        SeatResult& mine = result.seats[seat];
        mine.rank = 1;
        for (int other = 0; other < players_; ++other)
            if (result.seats[other].total > mine.total) ++mine.rank;
        if (has(Flaw::rank_against_total)) mine.rank = 1 + seat;
    }
    return result;
}

int Game::evaluate(View const& view) const {
    return index(view.seat) < players_
               ? view.table.won[index(view.seat)] + view.table.replies[index(view.seat)]
               : 0;
}

std::uint64_t Game::hash(State const& state) const {
    Hasher hasher;
    auto const add_all = [&](auto const& numbers) {
        for (auto const number : numbers) hasher.add(std::uint64_t{number});
    };
    Table const& table = state.table;
    hasher.add(static_cast<std::uint64_t>(table.progress.current()));
    for (Frame<Step> const& frame : table.progress.waiting)
        hasher.add(static_cast<std::uint64_t>(index(frame.seat)));
    hasher.add(table.round);
    for (Seat const seat : SeatSet::first(players_)) {
        hasher.add(table.staked.contains(seat) ? 1U : 0U);
        if (!has(Flaw::hash_forgets_a_field)) hasher.add(table.peeked.contains(seat) ? 1U : 0U);
    }
    hasher.add(table.buried);
    add_all(table.won);
    add_all(table.replies);
    hasher.add(table.open);
    for (Hand const& hand : state.hands) {
        hasher.add(hand.nuggets);
        hasher.add(hand.staked);
    }
    hasher.add(state.secret.deck);
    hasher.add(state.secret.buried);
    return hasher.value();
}

void Game::edition_shape(Shape& shape) const {
    shape.object("Edition", [&] {
        shape.key("name").text(edition_->name);
        shape.key("flaw").text(flaw_names[static_cast<int>(edition_->flaw)]);
    });
}

void Game::view_shape(View const& view, Shape& shape) const {
    auto const number = [&](int nugget) { shape.number(nugget); };
    shape.object("View", [&] {
        shape.key("round").number(view.table.round);
        shape.key("deck").number(view.table.deck_size);
        shape.key("open").list(view.table.open, number);
        shape.key("hand").list(view.hand.nuggets, number);
        shape.key("staked").number(view.hand.staked);
        shape.key("buried").number(view.hand.buried);
        if (has(Flaw::broken_json)) shape.key("scores");  // without a value
    });
}

std::string Game::draw(View const& view, Style style) const {
    std::string drawing = style.bold("Round " + std::to_string(view.table.round)) + "\nOpen:";
    for (Nugget const nugget : view.table.open) drawing += " " + std::to_string(nugget);
    drawing += "\nIn hand:";
    for (Nugget const nugget : view.hand.nuggets) drawing += " " + std::to_string(nugget);
    return drawing + "\n";
}

std::string Game::audit(State const& state) const {
    Census census{};
    count(state.table.open, census);
    count(state.secret.deck, census);
    for (Hand const& hand : state.hands) {
        count(hand.nuggets, census);
        ++census[hand.staked];
    }
    ++census[state.secret.buried];
    for (int value = 1; value <= values; ++value)
        if (census[value] != copies)
            return "There are " + std::to_string(census[value]) + " nuggets of value " +
                   std::to_string(value) + ", not " + std::to_string(copies) + ".";
    Step const step = state.table.progress.current();
    if (step == Step::reveal || step == Step::draw) return "it is between two decisions";
    return {};
}

// What a redeal takes from the unseen nuggets must be there.
std::string Game::audit_view(View const& view) const {
    Census seen{};
    count(view.table.open, seen);
    count(view.hand.nuggets, seen);
    ++seen[view.hand.staked];
    ++seen[std::max(view.table.buried, view.hand.buried)];
    int left = std::max(view.table.buried, view.hand.buried) == no_nugget ? -1 : 0;
    for (int value = 1; value <= values; ++value) {
        if (seen[value] > copies) return "a nugget is there too often";
        left += copies - seen[value];
    }
    for (Seat const seat : SeatSet::first(players_))
        if (seat != view.seat)
            left -= view.table.in_hand[index(seat)] + (view.table.staked.contains(seat) ? 1 : 0);
    return left >= 0 ? "" : "there are not enough nuggets";
}

void Game::fields(State& state, FieldVisitor& visit) const {
    static constexpr std::array<std::string_view, 5> steps{"stake", "reveal", "reply", "draw", "game_over"};
    constexpr FieldType nugget = type::count(values);
    Table& table = state.table;
    visit.progress(table.progress, type::named(5, [](int step) { return steps[step]; }));
    visit.field("round", table.round, type::between(1, rounds));
    visit.field("staked", table.staked, type::set_of(type::seat));
    visit.field("peeked", table.peeked, type::set_of(type::seat));
    visit.field("buried_nugget", table.buried, nugget);
    visit.field("won", table.won, type::by(type::seat, type::count(255)));
    if (!has(Flaw::fields_miss_a_count))
        visit.field("replies", table.replies, type::by(type::seat, type::count(rounds)));
    visit.field("open", table.open, nugget);
    visit.group("player", type::seat, players_, [&](int seat, auto& each) {
        each.field("in_hand", table.in_hand[seat], type::count(hand_size));
        each.field("nuggets", state.hands[seat].nuggets, nugget);
        each.field("staked", state.hands[seat].staked, nugget);
        each.field("buried", state.hands[seat].buried, nugget);
    });
    visit.field("deck", state.secret.deck, nugget);
    visit.field("buried", state.secret.buried, nugget);
}

void Game::restore(State& state) const {
    Table& table = state.table;
    int elsewhere = table.open.size() + 1;
    for (int seat = 0; seat < players_; ++seat)
        elsewhere += table.in_hand[seat] + (table.staked.contains(seat_at(seat)) ? 1 : 0);
    table.deck_size = static_cast<std::uint8_t>(std::max(all_cards - elsewhere, 0));
}

}  // namespace motherlode::nuggets
