#include "suite/texts.h"

#include <algorithm>

namespace motherlode::suite {
namespace {

std::vector<std::string> const names{"Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"};

Failures check_arguments(Subject const& subject, Match const& match, Message const& message) {
    Failures failures;
    for (int i = 0; i < message.spec->count; ++i) {
        ArgSpec const& spec = message.spec->args[i];
        int const number = message.args[i];
        if (spec.kind == ArgKind::seat && (number < 0 || number >= match.players()))
            failures.push_back(joined("{", spec.name, "} is seat ", number, ", which does not exist"));
        if (spec.kind < ArgKind::first_of_game) continue;

        Value const value = match.value(spec.kind, number);
        if (value.kind != Value::Kind::term) continue;
        if (value.id.empty()) failures.push_back(joined("{", spec.name, "} = ", number, " has no stable id"));
        bool const has_text = !value.text.empty() || subject.language->find(value.key) != nullptr;
        if (!has_text) failures.push_back(joined("{", spec.name, "} = ", number, " has no text"));
    }
    return failures;
}

}  // namespace

Failures check_message(Subject const& subject, Match const& match, Message const& message,
                       std::string_view source) {
    if (message.spec == nullptr) return {joined(source, " has no message")};
    std::string const where = joined(source, " (", message.spec->key, "): ");
    auto const declared = match.info().messages;
    if (std::find(declared.begin(), declared.end(), message.spec) == declared.end())
        return {where + "the message is not among the game's messages"};

    Failures failures;
    add(failures, check_arguments(subject, match, message), where);
    if (!failures.empty()) return failures;
    std::string const sentence = say(*subject.language, message, match, names);
    if (sentence == message.spec->key) failures.push_back(where + "the language has no sentence for it");
    if (sentence.empty() || sentence.find_first_of("{}") != std::string::npos)
        failures.push_back(where + "its sentence is incomplete: “" + sentence + "”");
    return failures;
}

Failures check_refusal_text(Subject const& subject, Match const& match, Refusal const& refusal) {
    Failures failures = check_message(subject, match, refusal.message, "a refusal");
    if (!subject.knows_rule(refusal.rule))
        failures.push_back(
            joined("a refusal cites the rule “", refusal.rule.id, "”, which is not in the rulebook"));
    return failures;
}

Failures check_events(Subject const& subject, Match const& match, std::span<Event const> events) {
    Failures failures;
    for (Event const& event : events) {
        add(failures, check_message(subject, match, event.message, "an event"));
        if (!subject.knows_rule(event.rule))
            failures.push_back(
                joined("an event cites the rule “", event.rule.id, "”, which is not in the rulebook"));
        if (event.seen_by.empty()) failures.emplace_back("an event is seen by nobody");
        if ((event.learned & event.seen_by) != event.learned)
            failures.emplace_back("a seat learned something from an event that it did not see");
    }
    return failures;
}

Failures check_prompts(Subject const& subject, Match const& match) {
    Failures failures;
    Pending const pending = match.pending();
    for (Seat const seat : pending.must | pending.may)
        add(failures, check_message(subject, match, match.prompt(seat), "the prompt of " + seat_name(seat)));
    if (!match.over() && !subject.knows_rule(pending.rule))
        failures.push_back(joined("the pending decision cites the rule “", pending.rule.id,
                                  "”, which is not in the rulebook"));
    return failures;
}

Failures check_action_texts(Subject const& subject, Match const& match) {
    Failures failures;
    for (Seat const seat : SeatSet::first(match.players())) {
        ActionList legal;
        match.legal_actions(seat, legal);
        std::set<std::string> texts;
        for (Action const action : legal) {
            std::string const text = match.text(action);
            if (!texts.insert(text).second)
                failures.push_back("two legal actions have the text “" + text + "”");
            // A record has each action on its own line, so its text must fit there.
            if (text.empty() || text.front() == ' ' || text.back() == ' ' ||
                text.find('\n') != std::string::npos)
                failures.push_back("“" + text + "” is not a valid action text");
            std::optional<Action> const parsed = match.parse(text);
            if (!parsed || *parsed != action)
                failures.push_back("“" + text + "” does not parse to the action it names");
            add(failures, check_message(subject, match, match.describe(action), "the action “" + text + "”"));
        }
    }
    return failures;
}

}  // namespace motherlode::suite
