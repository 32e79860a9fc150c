#pragma once

#include "toy/toy.h"

// Nuggets with one flaw, so that the suite itself can be tested.
namespace motherlode::suite {

// Ways to break the contract. The edition names the flaw of a game.
enum class Flaw : std::uint8_t {
    none,
    event_tells_hand,
    event_tells_secret_choice,
    view_shows_hand,
    learns_without_event,
    redeal_forgets_own_choice,
    redeal_never_varies,
    redeal_loses_a_nugget,
    redeal_is_uneven,
    list_misses_action,
    list_repeats_action,
    list_is_empty,
    list_for_seat_not_due,
    refuses_listed_action,
    accepts_unlisted_action,
    same_text_twice,
    parses_to_another_action,
    loses_a_nugget,
    never_ends,
    hash_forgets_a_field,
    setup_ignores_seed,
    total_is_not_the_sum,
    rank_against_total,
    never_finished,
    unknown_rule,
    unknown_message,
    no_sentence,
    seat_out_of_range,
    broken_json,
    fields_miss_a_count,
};
inline constexpr std::array<std::string_view, 30> flaw_names{
    "none",
    "event_tells_hand",
    "event_tells_secret_choice",
    "view_shows_hand",
    "learns_without_event",
    "redeal_forgets_own_choice",
    "redeal_never_varies",
    "redeal_loses_a_nugget",
    "redeal_is_uneven",
    "list_misses_action",
    "list_repeats_action",
    "list_is_empty",
    "list_for_seat_not_due",
    "refuses_listed_action",
    "accepts_unlisted_action",
    "same_text_twice",
    "parses_to_another_action",
    "loses_a_nugget",
    "never_ends",
    "hash_forgets_a_field",
    "setup_ignores_seed",
    "total_is_not_the_sum",
    "rank_against_total",
    "never_finished",
    "unknown_rule",
    "unknown_message",
    "no_sentence",
    "seat_out_of_range",
    "broken_json",
    "fields_miss_a_count",
};

struct FlawedEdition : nuggets::Edition {
    Flaw flaw = Flaw::none;
};

class FlawedGame : public nuggets::Game {
public:
    using Edition = FlawedEdition;
    using State = nuggets::State;
    using Table = nuggets::Table;
    using Hand = nuggets::Hand;

    static Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml,
                                                                std::string_view origin);
    static std::optional<Error> check(Edition const&, int, Options const&) { return {}; }

    FlawedGame(std::shared_ptr<Edition const> const& edition, int players, Options const& options)
        : nuggets::Game{edition, players, options} {}
    Edition const& edition() const { return static_cast<Edition const&>(nuggets::Game::edition()); }
    bool has(Flaw flaw) const { return edition().flaw == flaw; }

    State setup(Seed seed) const;
    Pending pending(Table const& table) const;
    void legal_actions(Table const& table, Hand const& hand, Seat seat, ActionList& list) const;
    std::optional<Refusal> refusal(Table const& table, Hand const& hand, Seat seat, Action action) const;
    void apply(State& state, Seat seat, Action action, NoEvents& none) const;
    void apply(State& state, Seat seat, Action action, EventLog& log) const;
    std::string text(Action action) const;
    std::optional<Action> parse(std::string_view text) const;
    View view(State const& state, Seat seat) const;
    State redeal(View const& view, Rng& rng) const;
    Result result(State const& state) const;
    std::uint64_t hash(State const& state) const;
    void fields(State& state, FieldVisitor& visit) const;
    void view_shape(View const& view, Shape& shape) const;

private:
    void change(State const& before, State& after, Action action) const;
    void report(Event event, Action action, EventLog& log) const;
};

// The GameType for editions made by `edition_with`.
GameType const& flawed_type();
GameType const* find_flawed(std::string_view name);
Language const& words_with(Flaw flaw);
EditionSource edition_with(Flaw flaw);

}  // namespace motherlode::suite
