#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/contract.h"
#include "kernel/shared_text.h"

namespace motherlode {

// A game in progress with its type hidden: what terminal, server and bindings use. Where speed counts
// (search, arena, bench), code is a template over the game instead.
class Match : public Terms {
public:
    virtual std::unique_ptr<Match> clone() const = 0;

    virtual GameInfo const& info() const = 0;
    virtual EditionInfo const& edition() const = 0;
    virtual int players() const = 0;
    virtual Options const& options() const = 0;
    virtual int longest_game() const = 0;

    virtual Pending pending() const = 0;
    virtual Message prompt(Seat seat) const = 0;
    virtual void legal_actions(Seat seat, ActionList& list) const = 0;
    virtual std::optional<Refusal> refusal(Seat seat, Action action) const = 0;
    // The action must not be refused.
    virtual void apply(Seat seat, Action action, EventLog& log) = 0;
    virtual Result result() const = 0;

    virtual std::string text(Action action) const = 0;
    virtual std::optional<Action> parse(std::string_view text) const = 0;
    virtual Message describe(Action action) const = 0;

    virtual void write_edition(JsonWriter& json) const = 0;
    // `seat` may be the onlooker.
    virtual void write_view(Seat seat, JsonWriter& json) const = 0;
    virtual std::string draw(Seat seat, Style style) const = 0;
    virtual std::vector<std::byte> view_bytes(Seat seat) const = 0;
    virtual std::unique_ptr<Match> redeal(Seat seat, Rng& rng) const = 0;

    virtual std::uint64_t hash() const = 0;
    virtual std::span<std::byte const> bytes() const = 0;
    virtual std::string audit() const = 0;

    bool over() const { return (pending().must | pending().may).empty(); }
};

template <GameContract Game>
class MatchOf final : public Match {
public:
    using State = typename Game::State;

    MatchOf(std::shared_ptr<Game const> game, State const& state) : game_{std::move(game)}, state_{state} {}

    Game const& game() const { return *game_; }
    State const& state() const { return state_; }

    std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }

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

    std::string text(Action action) const override { return game_->text(action); }
    std::optional<Action> parse(std::string_view text) const override { return game_->parse(text); }
    Message describe(Action action) const override { return game_->describe(state_.table, action); }
    Value value(ArgKind kind, int number) const override { return game_->value(kind, number); }

    void write_edition(JsonWriter& json) const override { game_->write_edition(json); }
    void write_view(Seat seat, JsonWriter& json) const override { game_->write_view(view(seat), json); }
    std::string draw(Seat seat, Style style) const override { return game_->draw(view(seat), style); }
    std::vector<std::byte> view_bytes(Seat seat) const override {
        typename Game::View const seen = view(seat);
        std::vector<std::byte> bytes(sizeof seen);
        std::memcpy(bytes.data(), &seen, sizeof seen);
        return bytes;
    }
    std::unique_ptr<Match> redeal(Seat seat, Rng& rng) const override {
        return std::make_unique<MatchOf>(game_, game_->redeal(view(seat), rng));
    }

    std::uint64_t hash() const override { return game_->hash(state_); }
    std::span<std::byte const> bytes() const override { return std::as_bytes(std::span{&state_, 1}); }
    std::string audit() const override { return game_->audit(state_); }

private:
    bool seated(Seat seat) const { return index(seat) < game_->players(); }
    auto const& hand(Seat seat) const { return state_.hands[seated(seat) ? index(seat) : 0]; }
    typename Game::View view(Seat seat) const {
        return seated(seat) ? game_->view(state_, seat) : game_->spectate(state_);
    }

    std::shared_ptr<Game const> game_;
    State state_;
};

// A file by name and contents; editions come from the program itself or from the user's disk.
struct EditionSource {
    std::string origin;
    SharedText text;
};

using OptionChoices = std::vector<std::pair<std::string, std::string>>;

// All that decides a game before its first action.
struct GameSetup {
    int players = 0;
    OptionChoices options;
    EditionSource edition;
    std::uint64_t seed = 0;
};

// One of the games on offer.
class GameType {
public:
    virtual ~GameType() = default;
    virtual GameInfo const& info() const = 0;
    virtual Outcome<EditionInfo> check_edition(EditionSource const& source) const = 0;
    virtual Outcome<std::unique_ptr<Match>> start(GameSetup const& setup) const = 0;
};

Outcome<Options> parse_options(GameInfo const& info, OptionChoices const& choices);
OptionChoices option_choices(GameInfo const& info, Options const& options);
std::optional<Error> check_players(GameInfo const& info, int players);

// The names of the editions compiled in, the default first; and one of them.
std::vector<std::string> edition_names(GameInfo const& info);
Outcome<EditionSource> embedded_edition(GameInfo const& info, std::string_view name);

// The edition as its game sees it. Games of the same edition share it: it never changes, and to read it
// takes longer than to play.
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
    std::erase_if(editions, [](InUse const& one) { return one.edition.expired(); });
    for (InUse const& one : editions)
        if (one.text == source.text) return one.edition.lock();
    Outcome<std::shared_ptr<Edition>> edition = Game::load_edition(source.text, source.origin);
    if (edition) editions.push_back({source.text, *edition});
    return edition;
}

// A set-up as its game sees it, with everything checked.
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

template <GameContract Game>
class GameTypeOf final : public GameType {
public:
    GameInfo const& info() const override { return Game::info; }
    Outcome<EditionInfo> check_edition(EditionSource const& source) const override {
        auto const edition = Game::load_edition(source.text, source.origin);
        if (!edition) return edition.error();
        return EditionInfo{**edition};
    }
    Outcome<std::unique_ptr<Match>> start(GameSetup const& setup) const override {
        auto const game = make_game<Game>(setup);
        if (!game) return game.error();
        return std::unique_ptr<Match>{std::make_unique<MatchOf<Game>>(*game, (*game)->setup(setup.seed))};
    }
};

}  // namespace motherlode
