#include "analysis/words.h"

#include <cmath>

#include <fmt/format.h>

#include "analysis/story.h"
#include "kernel/words.h"

namespace motherlode::analysis {
namespace {

// A share in thousandths is an integer, which JSON writes exactly.
int thousandths(double share) { return static_cast<int>(std::lround(1000 * share)); }

}  // namespace

void write_choice(Match const& match, Choice const& choice, JsonWriter& json) {
    json.begin_object().field("action", match.text(choice.action));
    json.key("outlook").begin_array();
    for (Outlook const& outlook : choice.outlook) {
        json.begin_object();
        json.key("win");
        write_estimate(outlook.win, json);
        json.field("score", static_cast<int>(std::lround(outlook.score))).end_object();
    }
    json.end_array().end_object();
}

std::vector<std::string> labelled_names(History const& history) {
    std::vector<std::string> names = history.names();
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        names[seat] = std::string{static_cast<char>('A' + seat)} + " " + names[seat];
    return names;
}

Narrator::Narrator(History const& history, Review const& review)
    : history_{history}, review_{review}, names_{labelled_names(history)}, match_{history.after(0)} {}

Match const& Narrator::before(int move) {
    if (move < moves_) match_ = history_.after(move);
    EventLog unused;
    for (; moves_ < move; ++moves_) {
        History::Move const& move_made = history_.moves()[static_cast<std::size_t>(moves_)];
        match_->apply(move_made.seat, move_made.action, unused);
    }
    moves_ = move;
    return *match_;
}

std::string Narrator::action(Moment const& moment, Action action) {
    Match const& match = before(moment.move);
    return say(Language::english(), match.describe(action), match, names_);
}

std::string Narrator::mistake(std::size_t at) {
    Moment const& moment = review_.moments[at];
    auto const seat_index = static_cast<std::size_t>(index(moment.seat));
    std::optional<Chance> const chance = missed_chance(review_.moments, at);
    std::string words = fmt::format(
        "Move {}, {}, {}: “{}” lowered the win probability by {:.0f} % ({:.0f} – {:.0f} %), to {:.0f} % "
        "instead "
        "of {:.0f} %. “{}” was the best move.",
        moment.move + 1, name(moment.seat), chance ? "missed chance" : verdict_name(moment.verdict),
        action(moment, moment.taken().action), 100 * moment.loss.value, 100 * moment.loss.low,
        100 * moment.loss.high, 100 * moment.taken().outlook[seat_index].win.value,
        100 * moment.best().outlook[seat_index].win.value, action(moment, moment.best().action));
    if (chance) {
        Moment const& gift = review_.moments[chance->moment];
        words += fmt::format(" {} had just offered a chance worth {:.0f} % with the {} at move {}.",
                             name(gift.seat), 100 * chance->share, verdict_name(gift.verdict), gift.move + 1);
    }
    return words;
}

std::string Narrator::praise(std::size_t at) {
    Moment const& moment = review_.moments[at];
    return fmt::format(
        "Move {0}, {1}: “{2}” was {4:.0f} % ({5:.0f} – {6:.0f} %) better than the next-best move, “{3}”.",
        moment.move + 1, name(moment.seat), action(moment, moment.best().action),
        action(moment, moment.choices[1].action), 100 * moment.gain.value, 100 * moment.gain.low,
        100 * moment.gain.high);
}

std::string turning_words(History const& history, Review const& review) {
    if (review.turned < 0) return {};
    int const move = review.moments[static_cast<std::size_t>(review.turned)].move + 1;
    Result const result = history.now().result();
    std::optional<std::size_t> const winner = single_winner(result);
    std::string const name = labelled_names(history)[winner.value_or(0)];
    std::string_view const how = result.players > 1 ? "was ahead"
                                 : winner           ? "was more likely to win than not"
                                                    : "was more likely to lose than not";
    if (review.turned > 0)
        return fmt::format("From move {} on, {} {}{}.", move, name, how,
                           result.players > 1 ? " until the end" : "");
    if (move > 1)
        return fmt::format("{} {} from move {}, the first reviewed move, to the last.", name, how, move);
    return fmt::format("{} {} from the first decision to the last.", name, how);
}

void write_estimate(Estimate const& estimate, JsonWriter& json) {
    json.begin_array()
        .value(thousandths(estimate.value))
        .value(thousandths(estimate.low))
        .value(thousandths(estimate.high))
        .end_array();
}

void write_accounts(std::vector<Account> const& accounts, JsonWriter& json) {
    json.begin_array();
    for (Account const& account : accounts)
        json.begin_object()
            .field("start", thousandths(account.start))
            .field("end", thousandths(account.end))
            .field("own", thousandths(account.own))
            .field("others", thousandths(account.others))
            .field("luck", thousandths(account.luck))
            .end_object();
    json.end_array();
}

void write_missed_chances(std::vector<Moment> const& moments, JsonWriter& json) {
    json.begin_array();
    for (std::size_t at = 0; at < moments.size(); ++at)
        if (std::optional<Chance> const chance = missed_chance(moments, at))
            json.begin_object()
                .field("move", moments[at].move)
                .field("after", moments[chance->moment].move)
                .field("share", thousandths(chance->share))
                .end_object();
    json.end_array();
}

void write_best_decisions(std::vector<Moment> const& moments, JsonWriter& json) {
    json.begin_array();
    for (std::size_t const at : best_decisions(moments)) {
        json.begin_object().field("move", moments[at].move).key("kept");
        write_estimate(moments[at].gain, json);
        json.end_object();
    }
    json.end_array();
}

void write_json(History const& history, Review const& review, JsonWriter& json) {
    json.begin_object();
    json.key("moments").begin_array();
    for (Moment const& moment : review.moments) {
        json.begin_object()
            .field("move", moment.move)
            .field("seat", index(moment.seat))
            .field("played", moment.played)
            .field("verdict", verdict_name(moment.verdict));
        json.key("lost");
        write_estimate(moment.loss, json);
        json.key("kept");
        write_estimate(moment.gain, json);
        json.key("choices").begin_array();
        for (Choice const& choice : moment.choices) write_choice(history.now(), choice, json);
        json.end_array().end_object();
    }
    json.end_array();
    json.key("accounts");
    write_accounts(review.accounts, json);
    json.key("missed");
    write_missed_chances(review.moments, json);
    json.key("best");
    write_best_decisions(review.moments, json);
    json.field("turned", review.turned).end_object();
}

}  // namespace motherlode::analysis
