#include "protocol/analysis_json.h"

#include <algorithm>
#include <cmath>

#include "analysis/words.h"
#include "kernel/wilson.h"
#include "table/message_json.h"

namespace motherlode::protocol {
namespace {

using analysis::Account;
using analysis::Choice;
using analysis::Ending;
using analysis::Moment;
using analysis::Outlook;

constexpr std::size_t most_hinted = 3;

int tenths(double points) { return static_cast<int>(std::lround(10 * points)); }

}  // namespace

std::string choices_json(Match const& before, Seat seat, std::vector<Choice> const& choices) {
    MessageJson messages{before};
    JsonWriter json;
    json.begin_array();
    for (std::size_t i = 0; i < choices.size(); ++i) {
        Choice const& choice = choices[i];
        json.begin_object().field("action", before.text(choice.action)).key("message");
        messages.write(json, before.describe(choice.action));
        Outlook const& own = choice.outlook[static_cast<std::size_t>(index(seat))];
        json.key("win");
        analysis::write_estimate(own.win, json);
        json.field("score", tenths(own.score.value)).key("points");
        analysis::write_points(own.score, json);
        // Compared with the best choice; the best one with the next.
        std::size_t const rival = i == 0 && choices.size() > 1 ? 1 : 0;
        json.key("reasons");
        analysis::write_reasons(before.info(), analysis::reasons(choice, choices[rival]), json);
        json.end_object();
    }
    return json.end_array().text();
}

std::string hint_choices_json(Match const& match, Seat seat, analysis::Effort const& effort,
                              std::atomic<bool> const& stop) {
    std::vector<Choice> hinted = match.type().hint(match, seat, effort, stop);
    hinted.resize(std::min(hinted.size(), most_hinted));
    return choices_json(match, seat, hinted);
}

analysis::Effort hint_effort(analysis::Effort effort, History const& history) {
    effort.seed = static_cast<std::uint64_t>(history.size()) + 1;
    return effort;
}

std::string hint_json(std::string_view id, int version, std::string_view choices) {
    JsonWriter json;
    json.begin_object().field("t", "hint");
    if (!id.empty()) json.field("id", id);
    return json.field("version", version).key("choices").json(choices).end_object().text();
}

std::string moment_json(History const& history, Moment const& moment) {
    JsonWriter json;
    json.begin_object().field("move", moment.move).field("seat", index(moment.seat));
    json.key("win").begin_array();
    for (Outlook const& outlook : moment.before) analysis::write_estimate(outlook.win, json);
    json.end_array().key("score").begin_array();
    for (Outlook const& outlook : moment.before) json.value(tenths(outlook.score.value));
    json.end_array().field("played", moment.played).key("lost");
    analysis::write_estimate(moment.loss.win, json);
    json.key("points_lost");
    analysis::write_points(moment.loss.score, json);
    json.field("verdict", analysis::verdict_name(moment.verdict));
    json.field("accuracy", tenths(moment.accuracy)).field("unclear", moment.unclear).key("reasons");
    analysis::write_reasons(history.type().info(), analysis::reasons(moment.best(), moment.taken()), json);
    std::unique_ptr<Match> const before = history.after(moment.move);
    json.key("choices").json(choices_json(*before, moment.seat, moment.choices));
    return json.end_object().text();
}

std::string accounts_json(std::vector<Account> const& accounts) {
    JsonWriter json;
    analysis::write_accounts(accounts, json);
    return json.text();
}

std::string players_json(std::vector<analysis::SeatSummary> const& seats) {
    JsonWriter json;
    json.begin_array();
    for (analysis::SeatSummary const& seat : seats) {
        json.begin_object();
        analysis::write_summary(seat, json);
        json.end_object();
    }
    return json.end_array().text();
}

std::string missed_json(std::vector<Moment> const& moments) {
    JsonWriter json;
    analysis::write_missed_chances(moments, json);
    return json.text();
}

std::string best_json(std::vector<Moment> const& moments) {
    JsonWriter json;
    analysis::write_best_decisions(moments, json);
    return json.text();
}

std::string endings_json(std::vector<Ending> const& endings, int players) {
    JsonWriter json;
    json.begin_array();
    auto const games = static_cast<double>(endings.size());
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        double wins = 0;
        for (Ending const& ending : endings) wins += ending.win[seat];
        analysis::Estimate win;
        if (!endings.empty()) {
            auto const [low, high] = wilson_interval(wins / games, games);
            win = {wins / games, low, high};
        }
        json.begin_object().key("win");
        analysis::write_estimate(win, json);
        json.key("scores").begin_array();
        for (Ending const& ending : endings) json.value(static_cast<int>(ending.score[seat]));
        json.end_array().end_object();
    }
    return json.end_array().text();
}

WholeGame whole_game(analysis::Review const& review) {
    WholeGame whole;
    whole.accounts = accounts_json(review.accounts);
    whole.players = players_json(review.seats);
    if (review.turned >= 0)
        whole.turned = std::to_string(review.moments[static_cast<std::size_t>(review.turned)].move);
    whole.missed = missed_json(review.moments);
    whole.best = best_json(review.moments);
    return whole;
}

JsonWriter review_head(std::string_view id, std::string_view state, int ahead, int done, int total) {
    JsonWriter json;
    json.begin_object().field("t", "review");
    if (!id.empty()) json.field("id", id);
    json.field("state", state).field("ahead", ahead).field("done", done).field("total", total);
    return json;
}

std::string review_json(JsonWriter head, std::span<std::string const> moments, WholeGame const& whole) {
    head.key("moments").begin_array();
    for (std::string const& moment : moments) head.json(moment);
    head.end_array().key("accounts").json(whole.accounts).key("players").json(whole.players);
    head.key("turned").json(whole.turned).key("missed").json(whole.missed).key("best").json(whole.best);
    return head.end_object().text();
}

JsonWriter finish_head(std::string_view id, int move, std::string_view state, int done, int total) {
    JsonWriter json;
    json.begin_object().field("t", "finish");
    if (!id.empty()) json.field("id", id);
    json.field("move", move).field("state", state).field("done", done).field("total", total);
    return json;
}

std::string finish_json(JsonWriter head, std::string_view seats) {
    return head.key("seats").json(seats).end_object().text();
}

}  // namespace motherlode::protocol
