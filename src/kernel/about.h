#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/message.h"

namespace motherlode {

// The answer to a player's question about a thing. A game implements
//
//   About about(Game const& game, View const& view, Kind kind, int value);
//   std::span<Topic const> topics(Game const*);
//   About about_topic(Game const& game, View const& view, Topic const& topic);
//
// for the view of that player, so that nothing hidden can leak. Topics are things that no action names, such as a track or
// a stack; their names are in the section `<game>.topic` of the messages. It may also have
//
//   std::vector<Message> notes_on(Game const& game, View const& view, Action action);
//
// for what a player should know before a legal action.
struct About {
    RuleId rule;
    std::optional<Value> name{};   // if it differs from the name in actions and messages
    std::vector<Message> facts{};  // empty if there is nothing to say about the thing

    template <class... Args>
    void add(MessageSpec const& spec, Args... values) {
        facts.emplace_back(spec, values...);
    }
};

// A name that is a sentence, such as "b2, Copper: camp".
template <class... Args>
Value name_from(std::string id, MessageSpec const& spec, Args... values) {
    return Value::of_phrase(std::move(id), {Message{spec, values...}});
}

struct Topic {
    std::string_view name;
    RuleId rule;
    MessageSpec words{{}, {}};  // what it is, unless that needs numbers
};

// An answer with the fixed part of a topic.
inline About start_about(Topic const& topic) {
    About about{topic.rule, {}, {}};
    if (!topic.words.key.empty()) about.add(topic.words);
    return about;
}

}  // namespace motherlode
