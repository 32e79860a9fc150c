#include "analysis/words.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "analysis/story.h"

namespace motherlode::analysis {
namespace {

// A share in thousandths is an integer, which JSON writes exactly.
int thousandths(double share) { return static_cast<int>(std::lround(1000 * share)); }

// Points in tenths.
int tenths(double points) { return static_cast<int>(std::lround(10 * points)); }

}  // namespace

void write_choice(Match const& match, Choice const& choice, JsonWriter& json) {
    json.begin_object().field("action", match.text(choice.action));
    json.key("outlook").begin_array();
    for (Outlook const& outlook : choice.outlook) {
        json.begin_object();
        json.key("win");
        write_estimate(outlook.win, json);
        json.field("score", static_cast<int>(std::lround(outlook.score.value))).key("points");
        write_points(outlook.score, json);
        json.end_object();
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
        "instead of {:.0f} %, and lost {:.1f} points ({:.1f} – {:.1f}). “{}” was the best move.",
        moment.move + 1, name(moment.seat), chance ? "missed chance" : verdict_name(moment.verdict),
        action(moment, moment.taken().action), 100 * moment.loss.win.value, 100 * moment.loss.win.low,
        100 * moment.loss.win.high, 100 * moment.taken().outlook[seat_index].win.value,
        100 * moment.best().outlook[seat_index].win.value, moment.loss.score.value, moment.loss.score.low,
        moment.loss.score.high, action(moment, moment.best().action));
    std::string const why =
        reason_words(history_.type().info(), reasons(moment.best(), moment.taken()), Language::english());
    if (!why.empty()) words += fmt::format(" It would have gained: {}.", why);
    if (moment.unclear) words += " The size of the loss is not certain.";
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

void write_points(Estimate const& estimate, JsonWriter& json) {
    json.begin_array()
        .value(tenths(estimate.value))
        .value(tenths(estimate.low))
        .value(tenths(estimate.high))
        .end_array();
}

void write_accounts(std::vector<Account> const& accounts, JsonWriter& json) {
    auto const write = [&](Balance const& balance, int (*number)(double)) {
        json.field("start", number(balance.start))
            .field("end", number(balance.end))
            .field("own", number(balance.own))
            .field("others", number(balance.others))
            .field("luck", number(balance.luck));
    };
    json.begin_array();
    for (Account const& account : accounts) {
        json.begin_object();
        write(account.win, thousandths);
        json.key("points").begin_object();
        write(account.points, tenths);
        json.end_object().end_object();
    }
    json.end_array();
}

void write_summary(SeatSummary const& seat, JsonWriter& json) {
    json.field("decisions", seat.decisions)
        .field("accuracy", tenths(seat.accuracy))
        .field("points_lost", tenths(seat.points_lost));
}

std::vector<Reason> reasons(Choice const& better, Choice const& worse) {
    constexpr std::size_t most = 3;
    constexpr double worth_a_word = 0.5;
    std::vector<Reason> all;
    for (std::size_t source = 0; source < better.sources.size(); ++source)
        all.push_back({source, better.sources[source] - worse.sources[source]});
    std::erase_if(all, [](Reason const& reason) { return std::abs(reason.points) < worth_a_word; });
    std::stable_sort(all.begin(), all.end(), [](Reason const& a, Reason const& b) {
        return std::abs(a.points) > std::abs(b.points);
    });
    if (all.size() > most) all.resize(most);
    return all;
}

std::string reason_words(GameInfo const& info, std::vector<Reason> const& reasons, Language const& language) {
    std::string words;
    for (Reason const& reason : reasons)
        words += fmt::format("{}{}{:.1f} {}", words.empty() ? "" : ", ", reason.points < 0 ? "−" : "+",
                             std::abs(reason.points), say(language, info.score_sources[reason.source]));
    return words;
}

void write_reasons(GameInfo const& info, std::vector<Reason> const& reasons, JsonWriter& json) {
    json.begin_array();
    for (Reason const& reason : reasons)
        json.begin_object()
            .field("source", info.score_sources[reason.source])
            .field("points", tenths(reason.points))
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

namespace {

void write_moment(History const& history, Moment const& moment, JsonWriter& json) {
    json.begin_object()
        .field("move", moment.move)
        .field("seat", index(moment.seat))
        .field("played", moment.played)
        .field("verdict", verdict_name(moment.verdict))
        .field("accuracy", tenths(moment.accuracy))
        .field("unclear", moment.unclear);
    json.key("before").begin_array();
    for (Outlook const& outlook : moment.before) {
        json.begin_object().key("win");
        write_estimate(outlook.win, json);
        json.key("points");
        write_points(outlook.score, json);
        json.end_object();
    }
    json.end_array().key("lost");
    write_estimate(moment.loss.win, json);
    json.key("points_lost");
    write_points(moment.loss.score, json);
    json.key("reasons");
    write_reasons(history.type().info(), reasons(moment.best(), moment.taken()), json);
    json.key("kept");
    write_estimate(moment.gain, json);
    json.key("choices").begin_array();
    for (Choice const& choice : moment.choices) write_choice(history.now(), choice, json);
    json.end_array().end_object();
}

void write_parameters(Effort const& effort, JsonWriter& json) {
    json.begin_object()
        .field("from", effort.from + 1)
        .field("iterations", effort.iterations)
        .field("choices", effort.listed + 1)
        .field("playouts", effort.playouts)
        .field("seed", effort.seed)
        .end_object();
}

}  // namespace

void write_json(History const& history, Review const& review, Effort const& effort, std::string_view version,
                JsonWriter& json) {
    json.begin_object()
        .field("format", 2)
        .field("version", version)
        .field("game", history.type().info().name)
        .key("parameters");
    write_parameters(effort, json);
    Result const result = history.now().result();
    json.field("finished", result.finished).key("seats").begin_array();
    for (std::size_t seat = 0; seat < review.seats.size(); ++seat) {
        json.begin_object().field("name", history.names()[seat]);
        json.field("score", result.seats[seat].total).field("rank", result.seats[seat].rank);
        write_summary(review.seats[seat], json);
        json.end_object();
    }
    json.end_array().key("moments").begin_array();
    for (Moment const& moment : review.moments) write_moment(history, moment, json);
    json.end_array().key("accounts");
    write_accounts(review.accounts, json);
    json.key("missed");
    write_missed_chances(review.moments, json);
    json.key("best");
    write_best_decisions(review.moments, json);
    json.field("turned", review.turned).end_object();
}

}  // namespace motherlode::analysis
