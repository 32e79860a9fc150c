#pragma once

#include <span>

#include "suite/subject.h"

// The texts of a game: events, refusals, prompts, descriptions of actions.
namespace motherlode::suite {

// The message is declared by the game, each argument has a value, and the language has a complete sentence
// for it.
Failures check_message(Subject const& subject, Match const& match, Message const& message,
                       std::string_view source);

// The rule is in the rulebook, and the message is readable.
Failures check_refusal_text(Subject const& subject, Match const& match, Refusal const& refusal);

// The rule and the message are valid, and every seat that learned something from an event also saw it.
Failures check_events(Subject const& subject, Match const& match, std::span<Event const> events);

// Each pending seat has a prompt, and the pending decision cites a rule.
Failures check_prompts(Subject const& subject, Match const& match);

// The texts of all legal actions are distinct, can be parsed, and have descriptions.
Failures check_action_texts(Subject const& subject, Match const& match);

}  // namespace motherlode::suite
