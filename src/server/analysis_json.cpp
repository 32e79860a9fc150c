#include "server/analysis_json.h"

#include <cmath>

#include "analysis/words.h"
#include "table/message_json.h"

namespace motherlode::server {
namespace {

using analysis::Account;
using analysis::Choice;
using analysis::Ending;
using analysis::Moment;
using analysis::Outlook;

int tenths(double points) { return static_cast<int>(std::lround(10 * points)); }

}  // namespace

std::string choices_json(Match const& before, Seat seat, std::vector<Choice> const& choices) {
    MessageJson messages{before};
    JsonWriter json;
    json.begin_array();
    for (Choice const& choice : choices) {
        json.begin_object().field("action", before.text(choice.action)).key("message");
        messages.write(json, before.describe(choice.action));
        Outlook const& own = choice.outlook[static_cast<std::size_t>(index(seat))];
        json.key("win");
        analysis::write_estimate(own.win, json);
        json.field("score", tenths(own.score)).end_object();
    }
    return json.end_array().text();
}

std::string moment_json(History const& history, Moment const& moment) {
    JsonWriter json;
    json.begin_object().field("move", moment.move).field("seat", index(moment.seat));
    json.key("win").begin_array();
    for (Outlook const& outlook : moment.best().outlook) analysis::write_estimate(outlook.win, json);
    json.end_array().key("score").begin_array();
    for (Outlook const& outlook : moment.best().outlook) json.value(tenths(outlook.score));
    json.end_array().field("played", moment.played).key("lost");
    analysis::write_estimate(moment.loss, json);
    json.field("verdict", analysis::verdict_name(moment.verdict));
    std::unique_ptr<Match> const before = history.after(moment.move);
    json.key("choices").json(choices_json(*before, moment.seat, moment.choices));
    return json.end_object().text();
}

std::string accounts_json(std::vector<Account> const& accounts) {
    JsonWriter json;
    analysis::write_accounts(accounts, json);
    return json.text();
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
    std::vector<Outlook> outlooks(static_cast<std::size_t>(players));
    if (!endings.empty()) outlooks = analysis::outlook(endings, players);
    JsonWriter json;
    json.begin_array();
    for (std::size_t seat = 0; seat < outlooks.size(); ++seat) {
        json.begin_object().key("win");
        analysis::write_estimate(outlooks[seat].win, json);
        json.key("scores").begin_array();
        for (Ending const& ending : endings) json.value(static_cast<int>(ending.score[seat]));
        json.end_array().end_object();
    }
    return json.end_array().text();
}

}  // namespace motherlode::server
