#pragma once

#include <span>

#include "suite/subject.h"

// The texts of a game: events, refusals, prompts, descriptions of actions.
namespace motherlode::suite {

// The message is declared by the game, each argument has a value, and the language has a complete sentence for it.
Failures check_message(Subject const& subject, Match const& match, Message const& message,
                       std::string_view what);

// The rule is in the rulebook, and the message is readable.
Failures check_refusal_words(Subject const& subject, Match const& match, Refusal const& refusal);

// As above; and a seat that learned something from an event also saw it.
Failures check_events(Subject const& subject, Match const& match, std::span<Event const> events);

// The prompt and the rule for each pending seat.
Failures check_prompts(Subject const& subject, Match const& match);

// The names of all legal actions: stable, distinct, readable.
Failures check_action_words(Subject const& subject, Match const& match);

}  // namespace motherlode::suite
