// The effects of an edition file, and where they may stand.

#include "games/coloma/edition_reader.h"

namespace motherlode::coloma {
namespace {

std::uint8_t byte(std::size_t number) { return static_cast<std::uint8_t>(number); }

bool is_gain(Act const& act) {
    return act.verb == Verb::gain || act.verb == Verb::gold_from_cart || act.verb == Verb::stack_barrel;
}

bool gains(Effect const& effect, Thing thing) {
    return std::any_of(effect.acts.begin(), effect.acts.end(), [thing](Act const& act) {
        return act.thing == thing && (act.verb == Verb::gain || act.verb == Verb::gold_from_cart);
    });
}

bool does(Effect const& effect, Verb verb) {
    return std::any_of(effect.acts.begin(), effect.acts.end(),
                       [verb](Act const& act) { return act.verb == verb; });
}

// Why an effect cannot stand where it does; nothing where it can. What repeats without end is refused here,
// so that every game has one.
std::string_view misplaced(Effect const& effect, Place place) {
    bool const only_gains = std::all_of(effect.acts.begin(), effect.acts.end(), is_gain);
    if (gains(effect, Thing::grave) && place != Place::chart)
        return "only charts send Dudes to the Graveyard.";
    switch (place) {
        case Place::building:
            if (effect.when == When::forgo_wagon || effect.when == When::each_grave ||
                effect.when == When::each_horseshoe)
                return "only a Pioneer has such a condition.";
            return {};
        case Place::barrel:
            if (effect.when != When::plain) return "a Barrel has no condition.";
            return {};
        case Place::gain:
            if (effect.when != When::plain && effect.when != When::spend)
                return "a gain has no condition but what is spent for it.";
            // Those would need a choice in the middle of what happens by itself.
            if (effect.when == When::spend &&
                (effect.spent == Thing::buck || effect.spent == Thing::card || effect.spent == Thing::barrel))
                return "a gain is not paid for with Bucks, cards or Barrels.";
            if (!only_gains) return "only things can be gained here.";
            return {};
        case Place::chart:
            if (effect.when != When::plain || !only_gains) return "a chart has plain gains only.";
            return {};
        case Place::pioneer: break;
    }
    switch (effect.when) {
        case When::forgo_wagon: return does(effect, Verb::wagon) ? "that would go on without end." : "";
        case When::each_grave:
        case When::each_horseshoe: return only_gains ? "" : "only things can be gained here.";
        case When::spend:
            // Gold is paid out in Bucks when the board has none.
            if (gains(effect, effect.spent) || (effect.spent == Thing::buck && gains(effect, Thing::gold)) ||
                does(effect, Verb::wagon) || does(effect, Verb::signpost))
                return "that could go on without end.";
            return {};
        default: return "a Pioneer spends, forgoes a Wagon action, or gains for each grave or horseshoe.";
    }
}

}  // namespace

EffectId read_effect(TomlTable const& table, std::string_view key, std::string_view text, Place place,
                     Edition& edition) {
    Outcome<Effect> const effect = parse_effect(text);
    if (!effect) {
        table.fail(key, effect.error().sentence);
        return no_effect;
    }
    if (std::string_view const why = misplaced(*effect, place); !why.empty()) {
        table.fail(key, "“" + std::string{text} + "”: " + std::string{why});
        return no_effect;
    }
    auto const known = std::find(edition.effects.begin(), edition.effects.end(), *effect);
    if (known != edition.effects.end())
        return byte(static_cast<std::size_t>(known - edition.effects.begin()));
    if (edition.effects.size() > 254) {
        table.fail(key, "there can be at most 254 different effects.");
        return no_effect;
    }
    edition.effects.push_back(*effect);
    return byte(edition.effects.size() - 1);
}

void check_size(TomlTable const& table, std::string_view key, std::size_t size, int least, int most) {
    if (size < static_cast<std::size_t>(least) || size > static_cast<std::size_t>(most))
        table.fail(key, "there must be " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
                            std::to_string(size) + ".");
}

}  // namespace motherlode::coloma
