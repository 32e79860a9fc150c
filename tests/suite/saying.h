#pragma once

#include <span>

#include "suite/subject.h"

// What a game says: events, refusals, prompts, descriptions of actions.
namespace motherlode::suite {

// The message is one of those the game has declared, each argument stands for something, and the language
// says it as a complete sentence.
Failures check_message(Subject const& subject, Match const& match, Message const& message,
                       std::string_view what);

// The rule is in the rulebook, and the message is fit to be read.
Failures check_refusal_words(Subject const& subject, Match const& match, Refusal const& refusal);

// As above; and who learned something by an event also saw it.
Failures check_events(Subject const& subject, Match const& match, std::span<Event const> events);

// What is asked of each seat that is due, and the rule by which it is.
Failures check_prompts(Subject const& subject, Match const& match);

// The names of everything that can be done now: stable, distinct, readable.
Failures check_action_words(Subject const& subject, Match const& match);

}  // namespace motherlode::suite
