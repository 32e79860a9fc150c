// What people can do, as messages: the cost, then the effect.

#include "games/golden_wilderness/ability_words.h"

#include "games/golden_wilderness/game.h"
#include "kernel/words.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr std::array attacks{&say::ability_attack_settlement, &say::ability_attack_mission,
                             &say::ability_attack_presidio, &say::ability_attack_any};
constexpr std::array takes{&say::ability_take_pioneer, &say::ability_take_soldier, &say::ability_take_priest,
                           &say::ability_take_indian};
constexpr std::array draws{&say::ability_draw_pioneer, &say::ability_draw_soldier, &say::ability_draw_priest,
                           &say::ability_draw_indian};

Message effect_message(Ability const& ability) {
    switch (ability.effect) {
        case Effect::explore_coastal: return Message{say::ability_explore_coastal, ability.amount};
        case Effect::explore_inland: return Message{say::ability_explore_inland, ability.amount};
        case Effect::attack: return Message{*attacks[ability.what]};
        case Effect::take: return Message{*takes[ability.what]};
        case Effect::draw: return Message{*draws[ability.what], ability.amount};
        case Effect::build_mission: return Message{say::ability_build_mission};
        case Effect::build_presidio: return Message{say::ability_build_presidio};
        case Effect::gain: return Message{say::ability_gain, ability.amount};
        case Effect::population: return Message{say::ability_population, ability.amount};
        case Effect::crosses: return Message{say::ability_crosses, ability.amount};
        case Effect::swords: return Message{say::ability_swords, ability.amount};
        case Effect::votes: return Message{say::ability_votes, ability.amount};
        case Effect::support: break;
    }
    return Message{say::ability_support, ability.amount, ability.what};
}

Message cost_message(Ability const& ability, int effect) {
    switch (ability.cost) {
        case Cost::show: return Message{say::ability_show, effect};
        case Cost::discard: return Message{say::ability_discard, effect};
        case Cost::trash: return Message{say::ability_trash, effect};
        case Cost::pesos: break;
    }
    return Message{say::ability_pesos, ability.pesos, effect};
}

}  // namespace

Value ability_value(Edition const& edition, int card, int which) {
    Ability const& ability = edition.people[card].abilities[which];
    return Value::of_phrase(ability_text(edition, ability),
                            {cost_message(ability, card * (max_abilities + 1) + which)});
}

Value effect_value(Edition const& edition, int card, int which) {
    Ability const& ability = edition.people[card].abilities[which];
    return Value::of_phrase(ability_text(edition, ability), {effect_message(ability)});
}

std::string ability_words(Game const& game, int card, int which) {
    return motherlode::say(Language::english(), ability_value(game.edition(), card, which), TermsOf{game},
                           {});
}

}  // namespace motherlode::golden_wilderness
