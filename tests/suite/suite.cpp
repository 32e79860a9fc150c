#include "suite/suite.h"

#include <algorithm>

#include "suite/hidden.h"
#include "suite/legality.h"
#include "suite/odds.h"
#include "suite/storage.h"
#include "suite/texts.h"

namespace motherlode::suite {
namespace {

// Plays a game and checks it at each decision.
class Playout {
public:
    Playout(Subject const& subject, Policy policy, std::uint64_t seed, Effort effort, History history)
        : subject_{&subject},
          policy_{policy},
          effort_{effort},
          history_{std::move(history)},
          rng_{Rng::stream(seed, 1)} {}

    Failures play_to_the_end() {
        Failures failures = check_position();
        while (failures.empty() && !history_.now().over()) {
            if (history_.size() >= history_.now().longest_game())
                failures.push_back(
                    joined("the game is not over after its maximum of ", history_.size(), " decisions"));
            else
                failures = play_decision();
            if (failures.empty()) failures = check_position();
        }
        if (failures.empty()) failures = check_whole_game();
        return failures;
    }
    int decisions() const { return history_.size(); }

private:
    bool one_in(int n) { return rng_.below(n) == 0; }
    bool thorough() { return one_in(effort_.thorough_one_in); }

    Failures check_position() {
        Match const& match = history_.now();
        if (!one_in(effort_.checked_one_in)) return {};
        Failures failures = check_legal_lists(match);
        if (std::string const problem = match.audit(); !problem.empty())
            failures.push_back("the audit reports: " + problem);
        add(failures, check_result(match));
        add(failures, hashes_.check(match));
        // The thorough checks need a state that has passed these.
        if (!failures.empty() || !thorough()) return failures;

        add(failures, check_prompts(*subject_, match));
        add(failures, check_action_texts(*subject_, match));
        add(failures, check_json(match));
        add(failures, check_position_text(*subject_, match, rng_));
        std::vector<Action> const dubious = dubious_actions(match, past_actions_, rng_);
        add(failures, check_refusals(*subject_, history_, dubious));
        for (Seat const viewer : viewers_of(match)) add(failures, check_redeal(match, viewer, dubious, rng_));
        return failures;
    }

    Failures play_decision() {
        auto const [seat, action] = decide(policy_, history_.now(), rng_);
        Failures failures;
        if (one_in(effort_.checked_one_in) && thorough()) {
            failures = check_step(seat, action);
            if (!failures.empty()) return failures;
        }
        if (history_.play(seat, action)) return {"a legal action was refused"};
        past_actions_.push_back(action);
        add(failures, check_events(*subject_, history_.now(), history_.moves().back().events));
        return failures;
    }

    Failures check_step(Seat seat, Action action) {
        Match const& match = history_.now();
        Failures failures = check_clone(match, seat, action);
        ActionList legal;
        match.legal_actions(seat, legal);
        Action const alternative = legal[rng_.below(legal.size())];
        for (Seat const viewer : viewers_of(match)) {
            add(failures, check_action_reveals_nothing(match, viewer, seat, action, rng_));
            if (viewer != seat) add(failures, check_secret_choice(match, viewer, seat, action, alternative));
        }
        add(failures, check_undo(history_));
        return failures;
    }

    Failures check_whole_game() {
        Failures failures;
        if (!one_in(effort_.saved_one_in)) return failures;
        add(failures, check_record(*subject_, history_));
        add(failures, check_cut_record(*subject_, history_, rng_.below(history_.size() + 1)));
        add(failures, check_undo(history_));
        return failures;
    }

    Subject const* subject_;
    Policy policy_;
    Effort effort_;
    History history_;
    Rng rng_;  // for the policy and the checks; the game has its own random numbers
    HashCheck hashes_;
    std::vector<Action> past_actions_;
};

// The number of decisions in a random game.
int length_of(Subject const& subject) {
    Outcome<std::unique_ptr<Match>> match = subject.type->start(subject.with_seed(1));
    Rng rng{1};
    EventLog unused;
    int decisions = 0;
    for (; match && !(*match)->over() && decisions < (*match)->longest_game(); ++decisions) {
        auto const [seat, action] = decide(Policy::random, **match, rng);
        (*match)->apply(seat, action, unused);
    }
    return decisions;
}

}  // namespace

Share fair_share(Subject const& subject, Share usual) {
    constexpr int usual_length = 250;
    int const length_factor = std::max(1, length_of(subject) / usual_length);
    Effort const& effort = usual.effort;
    return {std::max(1, usual.games / length_factor),
            {std::max(1, length_factor / 4), effort.thorough_one_in * std::min(length_factor, 4),
             effort.saved_one_in}};
}

Failures play_and_check(Subject const& subject, Policy policy, std::uint64_t seed, Effort effort) {
    Outcome<History> history = start_game(subject, seed);
    if (!history) return {subject.name + ": the game cannot be set up: " + history.error().sentence};
    Playout playout{subject, policy, seed, effort, std::move(*history)};
    Failures const playout_failures = playout.play_to_the_end();

    Failures failures;
    add(failures, playout_failures,
        joined(subject.name, ", seed ", seed, ", ", policy_name(policy), ", decision ",
               playout.decisions() + 1, ": "));
    return failures;
}

Failures check_start(Subject const& subject, std::uint64_t seed) {
    Failures failures = check_seeds(subject, seed);
    if (Outcome<std::unique_ptr<Match>> const match = subject.type->start(subject.with_seed(seed)); match) {
        Rng rng{seed};
        add(failures, check_redeal_varies(**match, rng));
    }
    for (std::string& failure : failures) failure = joined(subject.name, ", seed ", seed, ": ", failure);
    return failures;
}

Failures run_suite(Subject const& subject, int games_per_policy) {
    Failures failures = check_start(subject, 1);
    for (Policy const policy : all_policies) {
        for (int game = 0; game < games_per_policy; ++game)
            add(failures, play_and_check(subject, policy, static_cast<std::uint64_t>(game), Effort{}));
    }
    constexpr int compared_games = 100;
    if (failures.empty())
        add(failures, check_redeal_odds({&subject, 1}, compared_games), subject.name + ": ");
    return failures;
}

}  // namespace motherlode::suite
