#include "suite/flawed_game.h"

#include <algorithm>
#include <cstdlib>

#include "kernel/hash.h"
#include "kernel/shape.h"
#include "registry/game_type_of.h"
#include "source_tree.h"

namespace motherlode::suite {
namespace {

using nuggets::say;
using nuggets::step;

// Not among the messages that the game declares.
constexpr MessageSpec undeclared_message{"nuggets.event.drew", {seat_arg}};

bool is_reply(Action action) { return action == nuggets::praise_action || action == nuggets::grumble_action; }

}  // namespace

// The first line of the text names the flaw. The rest is an edition of Nuggets.
Outcome<std::shared_ptr<FlawedEdition const>> FlawedGame::load_edition(std::string_view toml,
                                                                       std::string_view origin) {
    std::size_t const end = toml.find('\n');
    auto const base = nuggets::load_edition(toml.substr(end + 1), origin);
    if (!base) return base.error();
    auto const flaw = std::find(flaw_names.begin(), flaw_names.end(), toml.substr(2, end - 2));
    if (flaw == flaw_names.end()) return Error{"unknown flaw"};

    auto edition = std::make_shared<FlawedEdition>();
    static_cast<nuggets::Edition&>(*edition) = **base;
    edition->flaw = static_cast<Flaw>(flaw - flaw_names.begin());
    Hasher hasher;
    hasher.add(edition->hash);
    hasher.add(*flaw);
    edition->hash = hasher.value();
    return std::shared_ptr<FlawedEdition const>{std::move(edition)};
}

FlawedGame::State FlawedGame::setup(Seed seed) const {
    return nuggets::Game::setup(has(Flaw::setup_ignores_seed) ? Seed{1} : seed);
}

Pending FlawedGame::pending(Table const& table) const {
    Pending pending = nuggets::Game::pending(table);
    if (has(Flaw::never_finished) && pending.must.empty() && pending.may.empty()) pending.may = seat_at(0);
    return pending;
}

void FlawedGame::legal_actions(Table const& table, Hand const& hand, Seat seat, ActionList& list) const {
    ActionList legal;
    nuggets::Game::legal_actions(table, hand, seat, legal);
    bool const stakes = !legal.empty() && legal[0] == nuggets::stake_action(0);
    if (has(Flaw::list_is_empty)) legal.clear();
    if (has(Flaw::list_for_seat_not_due) && table.progress.current() == step<nuggets::Reply> && legal.empty())
        legal.push_back(nuggets::praise_action);
    if (has(Flaw::list_misses_action) && stakes)
        legal.keep_if([](Action action) { return action == nuggets::stake_action(0); });
    if (has(Flaw::list_repeats_action) && stakes) legal.push_back(nuggets::stake_action(0));
    for (Action const action : legal) list.push_back(action);
}

std::optional<Refusal> FlawedGame::refusal(Table const& table, Hand const& hand, Seat seat,
                                           Action action) const {
    bool const replies = table.progress.current() == step<nuggets::Reply>;
    if (has(Flaw::accepts_unlisted_action) && replies && action == nuggets::peek_action &&
        pending(table).must.contains(seat))
        return {};
    if (has(Flaw::refuses_listed_action) && action == nuggets::peek_action)
        return Refusal{{"NU-2b"}, Message{say.stake_first}};
    return nuggets::Game::refusal(table, hand, seat, action);
}

void FlawedGame::change(State const& before, State& after, Action action) const {
    if (has(Flaw::never_ends) && is_reply(action)) after = before;
    // Late in the game, so that a suite that checks only the start does not find it.
    if (has(Flaw::loses_a_nugget) && before.table.round == 2 && after.table.round == 3)
        after.hands[1].nuggets.back() = nuggets::no_nugget;
}

void FlawedGame::report(Event event, Action action, EventLog& log) const {
    MessageSpec const* const spec = event.message.spec;
    if (has(Flaw::event_tells_hand) && spec == &say.drew) return;
    if (has(Flaw::event_tells_hand) && spec == &say.drew_nugget)
        event = {event.rule, event.message, SeatSet::everyone(), SeatSet::none()};
    if (has(Flaw::learns_without_event) && spec == &say.saw_buried) return;
    if (has(Flaw::event_tells_secret_choice) && spec == &say.staked)
        event.message = Message{say.action_stake, action.arg(0)};
    log(event);
}

void FlawedGame::apply(State& state, Seat seat, Action action, NoEvents& none) const {
    State const before = state;
    nuggets::Game::apply(state, seat, action, none);
    change(before, state, action);
}

void FlawedGame::apply(State& state, Seat seat, Action action, EventLog& log) const {
    State const before = state;
    EventLog game_log;
    nuggets::Game::apply(state, seat, action, game_log);
    change(before, state, action);
    for (Event const& event : game_log.events) report(event, action, log);
    if (!is_reply(action)) return;
    if (has(Flaw::unknown_rule)) log(Event{{"NU-9z"}, Message{say.drew, 0}});
    if (has(Flaw::unknown_message)) log(Event{{"NU-5a"}, Message{undeclared_message, 0}});
    if (has(Flaw::seat_out_of_range)) log(Event{{"NU-5a"}, Message{say.drew, players()}});
}

std::string FlawedGame::text(Action action) const {
    std::string text = nuggets::Game::text(action);
    return has(Flaw::same_text_twice) ? text.substr(0, text.find(' ')) : text;
}

std::optional<Action> FlawedGame::parse(std::string_view text) const {
    if (has(Flaw::same_text_twice) && text == "stake") return nuggets::stake_action(0);
    if (has(Flaw::parses_to_another_action) && text == "praise") return nuggets::grumble_action;
    return nuggets::Game::parse(text);
}

FlawedGame::View FlawedGame::view(State const& state, Seat seat) const {
    View view = nuggets::Game::view(state, seat);
    if (has(Flaw::view_shows_hand)) {
        Hand const& neighbour = state.hands[(index(seat) + 1) % players()];
        view.table.round = static_cast<std::uint8_t>(10 + neighbour.nuggets.items[0]);
    }
    return view;
}

FlawedGame::State FlawedGame::redeal(View const& view, Rng& rng) const {
    Rng fixed_rng{1};
    State state = nuggets::Game::redeal(view, has(Flaw::redeal_never_varies) ? fixed_rng : rng);
    if (has(Flaw::redeal_is_uneven)) std::sort(state.secret.deck.begin(), state.secret.deck.end());
    if (has(Flaw::redeal_loses_a_nugget)) state.secret.deck.back() = nuggets::no_nugget;
    if (has(Flaw::redeal_forgets_own_choice) && index(view.seat) < players()) {
        Hand& hand = state.hands[index(view.seat)];
        if (hand.staked != nuggets::no_nugget) std::swap(hand.staked, hand.nuggets[0]);
    }
    return state;
}

Result FlawedGame::result(State const& state) const {
    Result result = nuggets::Game::result(state);
    for (int seat = 0; seat < players(); ++seat) {
        if (has(Flaw::total_is_not_the_sum)) ++result.seats[seat].total;
        if (has(Flaw::rank_against_total)) result.seats[seat].rank = 1 + seat;
    }
    return result;
}

std::uint64_t FlawedGame::hash(State const& state) const {
    if (!has(Flaw::hash_forgets_a_field)) return nuggets::Game::hash(state);
    State reduced_state = state;
    reduced_state.table.peeked = SeatSet::none();
    for (Hand& hand : reduced_state.hands) hand.buried = nuggets::no_nugget;
    return nuggets::Game::hash(reduced_state);
}

void FlawedGame::fields(State& state, FieldVisitor& visit) const {
    nuggets::Game::fields(state, visit);
    if (has(Flaw::fields_miss_a_count)) state.table.replies = {};
}

void FlawedGame::view_shape(View const& view, Shape& shape) const {
    nuggets::Game::view_shape(view, shape);
    if (has(Flaw::broken_json)) shape.number(1);
}

GameType const& flawed_type() {
    static GameTypeOf<FlawedGame> const type;
    return type;
}

GameType const* find_flawed(std::string_view name) {
    return name == FlawedGame::info.name ? &flawed_type() : nullptr;
}

Language const& words_with(Flaw flaw) {
    auto const load = [](std::string const& text) {
        Outcome<Language> loaded = Language::load(text, "en.toml");
        if (!loaded) std::abort();
        return std::move(*loaded);
    };
    static std::string const sentences = file_text(source_root() / "tests/toy/nuggets/en.toml");
    static Language const complete = load(sentences);
    static Language const incomplete = [&] {
        std::size_t const line = sentences.find("won = ");
        return load(std::string{sentences}.erase(line, sentences.find('\n', line) + 1 - line));
    }();
    return flaw == Flaw::no_sentence ? incomplete : complete;
}

EditionSource edition_with(Flaw flaw) {
    std::string const name{flaw_names[static_cast<int>(flaw)]};
    return {name + ".toml", "# " + name + "\n" + std::string{nuggets::placer().text}};
}

}  // namespace motherlode::suite
