#pragma once

#include <set>
#include <utility>

#include "kernel/forms.h"
#include "kernel/kind_names.h"
#include "kernel/position.h"
#include "python/field_sources.h"
#include "python/game.h"
#include "python/vector_env_of.h"
#include "python/view_json.h"

// The classes of python/game.h for one game. cmake/python.cmake instantiates them for every game.
namespace motherlode::python {

template <class Rules>
class GameOf;

// The state that a view shows; everything else is 0.
template <class Rules>
typename Rules::State visible_state(typename Rules::View const& view) {
    typename Rules::State state{};
    state.table = view.table;
    if (index(view.seat) < max_seats) state.hands[static_cast<std::size_t>(index(view.seat))] = view.hand;
    return state;
}

template <class Rules>
class StateOf final : public State {
public:
    using Values = typename Rules::State;

    StateOf(std::shared_ptr<GameOf<Rules> const> game, Values const& values,
            std::optional<Seed> seed)
        : State{game, seed},
          rules_{game->shared_rules()},
          start_{std::make_shared<Values const>(values)},
          values_{values} {}

    std::unique_ptr<State> clone() const override { return std::make_unique<StateOf>(*this); }
    std::unique_ptr<Match> match() const override { return match_of(values_); }
    std::unique_ptr<Match> start() const override { return match_of(*start_); }

    Pending pending() const override { return rules_->pending(values_.table); }
    ActionList const& legal(Seat seat) const override {
        if (legal_of_ != index(seat)) {
            legal_.clear();
            rules_->legal_actions(values_.table, hand(seat), seat, legal_);
            legal_of_ = index(seat);
        }
        return legal_;
    }
    std::optional<Refusal> refusal(Seat seat, Action action) const override {
        return rules_->refusal(values_.table, hand(seat), seat, action);
    }
    void apply(Seat seat, Action action, EventLog* log) override {
        play(seat, action, log);
        moves_.push_back({seat, action});
    }
    void undo() override {
        moves_.pop_back();
        values_ = *start_;
        for (Move const& move : moves_) play(move.seat, move.action, nullptr);
        legal_of_ = nobody;
    }
    std::uint64_t hash() const override { return rules_->hash(values_); }
    Result result() const override { return rules_->result(values_); }

    void observe(Seat seat, float* out) const override { encode_for(seat, out); }
    void observe(Seat seat, std::uint8_t* out) const override { encode_for(seat, out); }
    std::string view(Seat viewer) const override {
        bool const is_seat = index(viewer) < rules_->players();
        Values seen =
            visible_state<Rules>(is_seat ? rules_->view(values_, viewer) : rules_->spectate(values_));
        KindNamesOf<Rules> const names{*rules_};
        ViewJson json{names, parts_of(seen), viewer};
        rules_->fields(seen, json);
        return json.finish();
    }

private:
    static constexpr int nobody = -1;

    typename Rules::Hand const& hand(Seat seat) const {
        return values_.hands[static_cast<std::size_t>(index(seat))];
    }
    std::unique_ptr<Match> match_of(Values const& values) const {
        return std::make_unique<MatchOf<Rules>>(game().type(), rules_, values);
    }
    void play(Seat seat, Action action, EventLog* log) {
        NoEvents none;
        if (log != nullptr)
            rules_->apply(values_, seat, action, *log);
        else
            rules_->apply(values_, seat, action, none);
        legal_of_ = nobody;
    }
    template <class Out>
    void encode_for(Seat seat, Out* out) const {
        game().observe(index(seat), view_bytes<Rules>(values_, seat), out);
    }

    std::shared_ptr<Rules const> rules_;
    std::shared_ptr<Values const> start_;
    Values values_;
    mutable ActionList legal_;
    mutable int legal_of_ = nobody;  // the seat whose legal actions are listed
};

template <class Rules>
class GameOf final : public Game {
public:
    GameOf(GameType const& type, GameSetup const& setup, std::shared_ptr<Rules const> rules)
        : Game{type, setup}, rules_{std::move(rules)} {
        list_actions();
        lay_out_observations();
    }

    std::shared_ptr<Rules const> const& shared_rules() const { return rules_; }

    std::unique_ptr<State> start(Seed seed) const override {
        return std::make_unique<StateOf<Rules>>(self(), rules_->setup(seed), seed);
    }
    std::unique_ptr<State> adopt(Match const& match) const override {
        return std::make_unique<StateOf<Rules>>(self(), dynamic_cast<MatchOf<Rules> const&>(match).state(),
                                                std::nullopt);
    }
    std::unique_ptr<VectorEnv> vector_env(VectorOptions const& options) const override {
        return std::make_unique<VectorEnvOf<Rules>>(self(), rules_, options);
    }
    std::string view_types() const override {
        KindNamesOf<Rules> const names{*rules_};
        typename Rules::State state = rules_->setup(0);
        ViewTypes types{names, parts_of(state)};
        rules_->fields(state, types);
        return types.json();
    }
    std::string action_name(int number) const override {
        if (std::optional<Action> const action = actions_.fixed(number)) return rules_->text(*action);
        for (Form const& form : Rules::forms)
            if (form.action_kind == actions_.kind(number))
                return std::string{form.pattern.substr(0, form.pattern.find(' '))} + " #" +
                       std::to_string(number - actions_.first_slot(number) + 1);
        return {};
    }
    std::uint64_t tensor_hash() const override { return hash_; }
    std::string action_text(Action action) const override { return rules_->text(action); }
    std::optional<Action> parse(std::string_view text) const override { return rules_->parse(text); }
    std::string const& edition_name() const override { return rules_->edition().name; }

private:
    std::shared_ptr<GameOf const> self() const {
        return std::static_pointer_cast<GameOf const>(shared_from_this());
    }

    void list_actions() {
        std::set<std::uint8_t> known;
        for (Form const& form : Rules::forms) {
            if (!known.insert(form.action_kind).second) continue;
            std::vector<Action> actions;
            Forms<Rules>::get().for_each(*rules_, form.action_kind,
                                         [&](Action action) { actions.push_back(action); });
            actions_.add_kind(form.action_kind, actions);
        }
        actions_.finish();
    }
    void lay_out_observations() {
        KindNamesOf<Rules> const names{*rules_};
        for (int seat = 0; seat < rules_->players(); ++seat) {
            typename Rules::State state = rules_->setup(0);
            LayoutBuilder builder{names, parts_of(state), seat};
            rules_->fields(state, builder);
            layouts_.push_back(builder.finish());
        }
        std::vector<SourceFinder> sources;
        typename Rules::State const state = rules_->setup(0);
        for (int seat = 0; seat < rules_->players(); ++seat)
            sources.push_back(find_sources(*rules_, state, seat_at(seat)));
        plan_ = ObservationPlan{layouts_, sources, sizeof state.table, sizeof state.hands[0]};
        Hasher hasher;
        hasher.add(std::uint64_t{tensor_version});
        for (std::string const& name : layouts_.front().names) hasher.add(name);
        for (int number = 0; number < actions_.size(); ++number) hasher.add(action_name(number));
        hash_ = hasher.value();
    }

    std::shared_ptr<Rules const> rules_;
    std::uint64_t hash_ = 0;
};

template <class Rules>
Outcome<std::shared_ptr<Game const>> make_game_of(GameType const& type, GameSetup const& setup) {
    Outcome<std::shared_ptr<Rules const>> rules = motherlode::make_game<Rules>(setup);
    if (!rules) return rules.error();
    return std::shared_ptr<Game const>{std::make_shared<GameOf<Rules>>(type, setup, *rules)};
}

}  // namespace motherlode::python
