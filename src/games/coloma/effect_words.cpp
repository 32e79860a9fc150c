// What effects do, as messages: conditions, acts and amounts.

#include "games/coloma/effect_words.h"

#include "games/coloma/game.h"
#include "kernel/words.h"

namespace motherlode::coloma {
namespace {

Message gain_message(Act const& act) {
    int const amount = say::amount_of(act.amount, act.thing);
    if (act.per == Measure::none) return Message{say::amounts[static_cast<int>(act.thing)], act.amount};
    if (act.each == 1)
        return act.most == 0 ? Message{say::gain_each, amount, act.per}
                             : Message{say::gain_each_most, amount, act.per, act.most};
    return act.most == 0 ? Message{say::gain_every, amount, act.each, act.per}
                         : Message{say::gain_every_most, amount, act.each, act.per, act.most};
}

Message act_message(Act const& act) {
    bool const saw = act.tool == Tool::saw;
    switch (act.verb) {
        case Verb::gain: return gain_message(act);
        case Verb::gold_from_cart: return Message{say::cart, act.amount};
        case Verb::stack_barrel: return Message{say::stack_barrel};
        case Verb::river: return Message{saw ? say::river_saw : say::river_hammer};
        case Verb::crossing: return Message{saw ? say::crossing_saw : say::crossing_hammer};
        case Verb::building: return Message{saw ? say::building_saw : say::building_hammer};
        case Verb::wagon: return Message{say::wagon};
        case Verb::pitch: return Message{say::pitch};
        case Verb::row: return Message{say::row};
        case Verb::signpost: return Message{say::signpost};
        case Verb::less: return Message{say::less, say::amount_of(act.amount, act.thing)};
        case Verb::more_spaces: return Message{say::more_spaces, act.amount};
        case Verb::per_boomtown: return Message{say::per_boomtown, say::amount_of(act.amount, act.thing)};
        case Verb::both_benefits: return Message{say::both_benefits};
        case Verb::tents_cost: return Message{say::tents_cost, act.amount};
    }
    return Message{say::nothing};
}

std::vector<Message> act_messages(Effect const& effect) {
    std::vector<Message> messages;
    for (Act const& act : effect.acts) messages.push_back(act_message(act));
    if (messages.empty()) messages.emplace_back(say::nothing);
    return messages;
}

// A condition takes the acts as its argument, by the effect's number.
std::vector<Message> effect_messages(Effect const& effect, EffectId id) {
    int const spent = say::amount_of(effect.spends, effect.spent);
    switch (effect.when) {
        // What changes an action says so by its acts.
        case When::plain:
        case When::during: break;
        case When::spend: return {Message{say::spend, spent, id}};
        case When::spend_up_to: return {Message{say::spend_up_to, spent, id}};
        case When::after_river: return {Message{say::after_river, id}};
        case When::after_bridge: return {Message{say::after_bridge, id}};
        case When::after_building: return {Message{say::after_building, id}};
        case When::forgo_wagon: return {Message{say::forgo_wagon, id}};
        case When::each_grave: return {Message{say::each_grave, id}};
        case When::each_horseshoe: return {Message{say::each_horseshoe, id}};
    }
    return act_messages(effect);
}

}  // namespace

Value effect_value(Edition const& edition, EffectId id) {
    Effect const& effect = edition.effect(id);
    return Value::of_phrase(effect_text(effect), effect_messages(effect, id));
}

Value acts_value(Edition const& edition, EffectId id) {
    Effect acts = edition.effect(id);
    acts.when = When::plain;
    return Value::of_phrase(effect_text(acts), act_messages(acts));
}

Value amount_value(int amount) {
    Act const act{.thing = static_cast<Thing>(amount % things),
                  .amount = static_cast<std::uint8_t>(amount / things)};
    Effect effect;
    effect.acts.push_back(act);
    return Value::of_phrase(effect_text(effect), {gain_message(act)});
}

std::string effect_words(Game const& game, EffectId id) {
    return motherlode::say(Language::english(), effect_value(game.edition(), id), TermsOf{game}, {});
}

}  // namespace motherlode::coloma
