#pragma once

#include <atomic>
#include <cstddef>
#include <cstring>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/action_argument.h"
#include "kernel/contract.h"
#include "kernel/game_json.h"
#include "kernel/position.h"
#include "kernel/shared_text.h"

namespace motherlode {

class GameType;
class History;
class MatchBot;       // bots/bot.h
namespace analysis {  // the headers in analysis/
struct Choice;
struct Effort;
struct Ending;
struct ReviewProgress;
struct Review;
}  // namespace analysis

// A game in progress with its type hidden, for terminal, server and bindings. Code that must be fast (search, arena,
// bench) is a template over the game instead.
class Match : public Terms {
public:
    virtual std::unique_ptr<Match> clone() const = 0;

    virtual GameType const& type() const = 0;
    virtual GameInfo const& info() const = 0;
    virtual EditionInfo const& edition() const = 0;
    virtual int players() const = 0;
    virtual Options const& options() const = 0;
    virtual int longest_game() const = 0;

    virtual Pending pending() const = 0;
    virtual Message prompt(Seat seat) const = 0;
    virtual void legal_actions(Seat seat, ActionList& list) const = 0;
    virtual std::optional<Refusal> refusal(Seat seat, Action action) const = 0;
    // The action must be legal.
    virtual void apply(Seat seat, Action action, EventLog& log) = 0;
    virtual Result result() const = 0;

    virtual std::string text(Action action) const = 0;
    // "verb" and "args" as fields of the object being written.
    virtual void write_action(Action action, JsonWriter& json) const = 0;
    // The inverse of `write_action`.
    virtual Outcome<Action, ActionProblem> read_action(std::string_view verb,
                                                       std::span<ActionArgument const> args) const = 0;
    virtual std::optional<Action> parse(std::string_view text) const = 0;
    virtual Message describe(Action action) const = 0;

    virtual void write_edition(JsonWriter& json) const = 0;
    // `seat` may be the spectator.
    virtual void write_view(Seat seat, JsonWriter& json) const = 0;
    virtual std::string draw(Seat seat, Style style) const = 0;
    virtual std::vector<std::byte> view_bytes(Seat seat) const = 0;
    virtual std::unique_ptr<Match> redeal(Seat seat, Rng& rng) const = 0;
    // The JSON of the game's `preview_shape` for an action of this seat; empty if the game has none. `after` is this
    // match after the action.
    virtual std::string preview_facts(Seat seat, Action action, Match const& after) const = 0;

    virtual std::uint64_t hash() const = 0;
    virtual std::span<std::byte const> bytes() const = 0;
    virtual std::string audit() const = 0;

    // The whole state as text, or the view of `viewer`, which may be the spectator: docs/position-format.md.
    virtual Outcome<std::string> position(std::optional<Seat> viewer = {}) const = 0;

    bool over() const { return (pending().must | pending().may).empty(); }
};

// The header of a position text: the lines before its fields.
std::string position_header(Match const& match, std::optional<Seat> viewer);

template <GameContract Game>
class MatchOf final : public Match {
public:
    using State = typename Game::State;

    MatchOf(GameType const& type, std::shared_ptr<Game const> game, State const& state)
        : type_{&type}, game_{std::move(game)}, state_{state} {}

    Game const& game() const { return *game_; }
    State const& state() const { return state_; }

    std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }

    GameType const& type() const override { return *type_; }
    GameInfo const& info() const override { return Game::info; }
    EditionInfo const& edition() const override { return game_->edition(); }
    int players() const override { return game_->players(); }
    Options const& options() const override { return game_->options(); }
    int longest_game() const override { return game_->longest_game(); }

    Pending pending() const override { return game_->pending(state_.table); }
    Message prompt(Seat seat) const override { return game_->prompt(state_.table, seat); }
    void legal_actions(Seat seat, ActionList& list) const override {
        list.clear();
        if (seated(seat)) game_->legal_actions(state_.table, hand(seat), seat, list);
    }
    std::optional<Refusal> refusal(Seat seat, Action action) const override {
        return game_->refusal(state_.table, hand(seat), seat, action);
    }
    void apply(Seat seat, Action action, EventLog& log) override { game_->apply(state_, seat, action, log); }
    Result result() const override { return game_->result(state_); }

    void write_action(Action action, JsonWriter& json) const override {
        if constexpr (requires { game_->write_action(action, json); }) game_->write_action(action, json);
    }
    Outcome<Action, ActionProblem> read_action(std::string_view verb,
                                               std::span<ActionArgument const> args) const override {
        if constexpr (requires { game_->read_action(verb, args); }) return game_->read_action(verb, args);
        return ActionProblem{ActionProblem::Is::unknown_verb, 0, std::string{verb}};
    }
    std::string text(Action action) const override { return game_->text(action); }
    std::optional<Action> parse(std::string_view text) const override { return game_->parse(text); }
    Message describe(Action action) const override { return game_->describe(state_.table, action); }
    Value value(ArgKind kind, int number) const override { return game_->value(kind, number); }

    void write_edition(JsonWriter& json) const override { motherlode::write_edition(*game_, json); }
    void write_view(Seat seat, JsonWriter& json) const override {
        motherlode::write_view(*game_, view(seat), json);
    }
    std::string draw(Seat seat, Style style) const override { return game_->draw(view(seat), style); }
    std::vector<std::byte> view_bytes(Seat seat) const override {
        typename Game::View const seen = view(seat);
        std::vector<std::byte> bytes(sizeof seen);
        std::memcpy(bytes.data(), &seen, sizeof seen);
        return bytes;
    }
    std::unique_ptr<Match> redeal(Seat seat, Rng& rng) const override {
        return std::make_unique<MatchOf>(*type_, game_, game_->redeal(view(seat), rng));
    }

    std::string preview_facts(Seat seat, Action action, Match const& after) const override {
        if constexpr (HasPreviews<Game>)
            return motherlode::preview_facts(*game_, view(seat),
                                             static_cast<MatchOf const&>(after).view(seat), action);
        return {};
    }

    std::uint64_t hash() const override { return game_->hash(state_); }
    std::span<std::byte const> bytes() const override { return std::as_bytes(std::span{&state_, 1}); }
    std::string audit() const override {
        if (std::string problem = check_ranges(*game_, state_); !problem.empty()) return problem;
        return game_->audit(state_);
    }
    Outcome<std::string> position(std::optional<Seat> viewer) const override {
        return position_header(*this, viewer) + write_fields(*game_, state_, viewer);
    }

private:
    bool seated(Seat seat) const { return index(seat) < game_->players(); }
    auto const& hand(Seat seat) const { return state_.hands[seated(seat) ? index(seat) : 0]; }
    typename Game::View view(Seat seat) const {
        return seated(seat) ? game_->view(state_, seat) : game_->spectate(state_);
    }

    GameType const* type_;
    std::shared_ptr<Game const> game_;
    State state_;
};

// A file by name and contents; editions come from the program itself or from the user's disk.
struct EditionSource {
    std::string origin;
    SharedText text;
};

using OptionChoices = std::vector<std::pair<std::string, std::string>>;

// Everything that decides a game before its first action.
struct GameSetup {
    int players = 0;
    OptionChoices options;
    EditionSource edition;
    Seed seed{};
    SharedText position{};  // the game starts from this position text; if empty, from the set-up
};

// A game with its type hidden. Bots and analysis are templates over the game, so matches use them through these
// functions; registry/game_type_of.h implements them for every game. The matches must be of this type.
class GameType {
public:
    using Stop = std::atomic<bool>;

    virtual ~GameType() = default;
    virtual GameInfo const& info() const = 0;
    virtual Outcome<EditionInfo> check_edition(EditionSource const& source) const = 0;
    virtual Outcome<std::unique_ptr<Match>> start(GameSetup const& setup) const = 0;

    // The types of the data for pages, as a JSON schema or as TypeScript.
    virtual Outcome<std::string> json_types(TypeFormat format) const = 0;

    // Reads the fields of a position text after its header: see read_position.
    virtual Outcome<std::unique_ptr<Match>> read_fields(GameSetup const& setup,
                                                        PositionBody const& body) const = 0;

    // Whether everybody always sees the same, spectators included: there are no hidden hands.
    virtual bool views_are_equal() const = 0;

    // A bot whose name `is_bot` accepts, for this match and others with the same set-up.
    virtual std::unique_ptr<MatchBot> make_bot(std::string_view name, Match const& match) const = 0;

    // The best actions of a seat that must decide, best first; empty if stopped.
    virtual std::vector<analysis::Choice> hint(Match const& match, Seat seat, analysis::Effort const& effort,
                                               Stop const& stop) const = 0;

    // Lets greedy bots finish `games` games, each with a different deal of everything hidden from the seat, and calls
    // `report` with the end of each.
    virtual void finish(Match const& match, Seat seat, int games, std::uint64_t seed,
                        std::function<void(analysis::Ending const&)> const& report,
                        Stop const& stop) const = 0;

    // Calls `report` from any thread, one call at a time; with one thread, in the order of the game. Setting `stop`
    // ends the review soon, with the results so far. The same history and effort give the same review with any number
    // of threads, unless the effort is limited by time.
    virtual analysis::Review review(History const& history, analysis::Effort const& effort,
                                    std::function<void(analysis::ReviewProgress const&)> const& report,
                                    Stop const& stop) const = 0;
};

Outcome<Options> parse_options(GameInfo const& info, OptionChoices const& choices);
OptionChoices option_choices(GameInfo const& info, Options const& options);
std::optional<Error> check_players(GameInfo const& info, int players);

// The names of the compiled-in editions, the default first; and one of these editions.
std::vector<std::string> edition_names(GameInfo const& info);
Outcome<EditionSource> embedded_edition(GameInfo const& info, std::string_view name);

// The edition in its game's own type. Games share an edition, because it never changes and reading it takes longer than
// playing.
template <GameContract Game>
Outcome<std::shared_ptr<typename Game::Edition const>> shared_edition(EditionSource const& source) {
    using Edition = typename Game::Edition const;
    struct InUse {
        SharedText text;
        std::weak_ptr<Edition> edition;
    };
    static std::mutex mutex;
    static std::vector<InUse> editions;
    std::lock_guard const lock{mutex};
    std::erase_if(editions, [](InUse const& in_use) { return in_use.edition.expired(); });
    for (InUse const& in_use : editions)
        if (in_use.text == source.text) return in_use.edition.lock();
    Outcome<std::shared_ptr<Edition>> edition = Game::load_edition(source.text, source.origin);
    if (edition) editions.push_back({source.text, *edition});
    return edition;
}

// A checked set-up in its game's own type.
template <GameContract Game>
Outcome<std::shared_ptr<Game const>> make_game(GameSetup const& setup) {
    if (std::optional<Error> error = check_players(Game::info, setup.players)) return *error;
    Outcome<Options> const options = parse_options(Game::info, setup.options);
    if (!options) return options.error();
    auto const edition = shared_edition<Game>(setup.edition);
    if (!edition) return edition.error();
    if (std::optional<Error> error = Game::check(**edition, setup.players, *options)) return *error;
    return std::make_shared<Game const>(*edition, setup.players, *options);
}

using GameFinder = GameType const* (*)(std::string_view name);

// A game that starts from a position text.
struct PositionStart {
    GameType const* type = nullptr;
    GameSetup setup;             // starts from the same position
    std::optional<Seat> viewer;  // whose view the text was; empty for a whole state
    std::unique_ptr<Match> match;
};

// The edition is one of those compiled in, unless one is given. `seed` deals everything that a view does not show.
Outcome<PositionStart> read_position(std::string_view text, std::string_view origin, GameFinder find,
                                     std::optional<EditionSource> const& edition = {},
                                     Seed seed = {});

// The match at the start of a set-up with a position. The position must be of this game and set-up.
Outcome<std::unique_ptr<Match>> start_from_position(GameType const& type, GameSetup const& setup);

}  // namespace motherlode
