#include "analysis/words.h"

#include <cmath>

#include <fmt/format.h>

#include "analysis/story.h"
#include "kernel/words.h"

namespace motherlode::analysis {
namespace {

// JSON has no numbers of our own: a share in thousandths is a whole one.
int thousandths(double share) { return static_cast<int>(std::lround(1000 * share)); }

void write_choice(History const& history, Choice const& choice, JsonWriter& json) {
    json.begin_object().field("action", history.now().text(choice.action));
    json.key("outlook").begin_array();
    for (Outlook const& outlook : choice.outlook) {
        json.begin_object();
        json.key("win");
        write_estimate(outlook.win, json);
        json.field("score", static_cast<int>(std::lround(outlook.score))).end_object();
    }
    json.end_array().end_object();
}

}  // namespace

std::vector<std::string> names_apart(History const& history) {
    std::vector<std::string> names = history.names();
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        names[seat] = std::string{static_cast<char>('A' + seat)} + " " + names[seat];
    return names;
}

std::string action_words(History const& history, Moment const& moment, Action action) {
    std::unique_ptr<Match> const before = history.after(moment.move);
    return say(Language::english(), before->describe(action), *before, names_apart(history));
}

std::string verdict_words(History const& history, Moment const& moment) {
    auto const mine = static_cast<std::size_t>(index(moment.seat));
    return fmt::format(
        "“{}” gave away {:.0f} % of the win share ({:.0f} – {:.0f} %): {:.0f} % instead of {:.0f} %. Better "
        "was “{}”.",
        action_words(history, moment, moment.taken().action), 100 * moment.lost.value, 100 * moment.lost.low,
        100 * moment.lost.high, 100 * moment.taken().outlook[mine].win.value,
        100 * moment.best().outlook[mine].win.value, action_words(history, moment, moment.best().action));
}

std::string turning_words(History const& history, Review const& review) {
    if (review.turned < 0) return {};
    int const move = review.moments[static_cast<std::size_t>(review.turned)].move + 1;
    Result const result = history.now().result();
    std::optional<std::size_t> const winner = single_winner(result);
    std::string const name = names_apart(history)[winner.value_or(0)];
    std::string_view const how = result.players > 1 ? "was ahead"
                                 : winner           ? "was more likely to win than not"
                                                    : "was more likely to lose than not";
    if (review.turned > 0)
        return fmt::format("From move {} on {} {}{}.", move, name, how,
                           result.players > 1 ? " for good" : "");
    if (move > 1)
        return fmt::format("{} {} from move {}, the first that was looked at, to the last.", name, how, move);
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
        write_estimate(moment.lost, json);
        json.key("choices").begin_array();
        for (Choice const& choice : moment.choices) write_choice(history, choice, json);
        json.end_array().end_object();
    }
    json.end_array();
    json.key("accounts");
    write_accounts(review.accounts, json);
    json.field("turned", review.turned).end_object();
}

}  // namespace motherlode::analysis
