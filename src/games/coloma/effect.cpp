// The vocabulary of effects, read and written. docs/editions.md describes it.

#include "games/coloma/effect.h"

#include <charconv>
#include <optional>
#include <vector>

namespace motherlode::coloma {
namespace {

constexpr int most_amount = 20;

constexpr std::array<std::string_view, things> thing_names{"dude", "tent",   "horse", "buck", "gold",
                                                           "card", "barrel", "vp",    "grave"};
constexpr std::array<std::string_view, measures> measure_names{
    "horses", "rivers", "bridges",     "rivers_and_bridges", "town_buildings", "hotels", "barrels",
    "cards",  "graves", "event_tents", "land_tents",         "gold",           "dudes",  "gunmen"};

using Words = std::vector<std::string_view>;

Words words_of(std::string_view text) {
    Words words;
    for (std::size_t at = text.find_first_not_of(' '); at != std::string_view::npos;) {
        std::size_t const end = std::min(text.find(' ', at), text.size());
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(' ', end);
    }
    return words;
}

std::optional<std::uint8_t> amount_of(std::string_view word) {
    int number = 0;
    auto const [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (problem != std::errc{} || end != word.data() + word.size()) return {};
    if (number < 1 || number > most_amount) return {};
    return static_cast<std::uint8_t>(number);
}

// "dude" or "dudes"; gold and vp have one form.
std::optional<Thing> thing_of(std::string_view word) {
    for (int i = 0; i < things; ++i) {
        Thing const thing = static_cast<Thing>(i);
        bool const countable = thing != Thing::gold && thing != Thing::vp;
        std::string const plural = std::string{thing_names[i]} + "s";
        if (word == thing_names[i] || (countable && word == plural)) return thing;
    }
    return {};
}

std::optional<Tool> tool_of(std::string_view word) {
    if (word == "hammer") return Tool::hammer;
    if (word == "saw") return Tool::saw;
    return {};
}

// A whole act out of one or two fixed words.
std::optional<Act> parse_deed(Words const& words) {
    struct Deed {
        std::string_view word;
        Verb verb;
    };
    if (words.size() == 1)
        for (Deed const deed : {Deed{"wagon", Verb::wagon}, Deed{"pitch", Verb::pitch},
                                Deed{"row", Verb::row}, Deed{"signpost", Verb::signpost}})
            if (words[0] == deed.word) return Act{.verb = deed.verb};
    if (words.size() == 2)
        for (Deed const deed :
             {Deed{"river", Verb::river}, Deed{"crossing", Verb::crossing}, Deed{"building", Verb::building}})
            if (std::optional<Tool> const tool = tool_of(words[1]); tool && words[0] == deed.word)
                return Act{.verb = deed.verb, .tool = *tool};
    if (words == Words{"barrel", "from", "stack"}) return Act{.verb = Verb::stack_barrel};
    return {};
}

// "1 vp per 1 rivers max 4"
std::optional<Act> parse_gain(Words const& words) {
    if (words.size() < 2) return {};
    std::optional<std::uint8_t> const amount = amount_of(words[0]);
    std::optional<Thing> const thing = thing_of(words[1]);
    if (!amount || !thing) return {};
    Act act{.verb = Verb::gain, .thing = *thing, .amount = *amount};
    if (words.size() == 2) return act;
    if (words.size() == 4 && *thing == Thing::gold && words[2] == "from" && words[3] == "cart") {
        act.verb = Verb::gold_from_cart;
        return act;
    }
    if ((words.size() != 5 && words.size() != 7) || words[2] != "per") return {};
    std::optional<std::uint8_t> const each = amount_of(words[3]);
    act.per = find_measure(words[4]);
    if (!each || act.per == Measure::none) return {};
    act.each = *each;
    if (words.size() == 5) return act;
    std::optional<std::uint8_t> const most = amount_of(words[6]);
    if (!most || words[5] != "max") return {};
    act.most = *most;
    return act;
}

// What stands after "during:".
std::optional<Act> parse_change(Words const& words) {
    if (words == Words{"both", "benefits"}) return Act{.verb = Verb::both_benefits};
    if (words.size() == 3 && words[0] == "tents" && words[1] == "cost") {
        std::optional<std::uint8_t> const bucks = amount_of(words[2]);
        if (!bucks) return {};
        return Act{.verb = Verb::tents_cost, .thing = Thing::buck, .amount = *bucks};
    }
    if (words.size() < 3) return {};
    std::optional<std::uint8_t> const amount = amount_of(words[0]);
    if (!amount) return {};
    if (words.size() == 3 && words[1] == "more" && words[2] == "spaces")
        return Act{.verb = Verb::more_spaces, .amount = *amount};
    std::optional<Thing> const thing = thing_of(words[1]);
    if (words.size() == 3 && words[2] == "less" && (thing == Thing::dude || thing == Thing::buck))
        return Act{.verb = Verb::less, .thing = *thing, .amount = *amount};
    if (words.size() == 4 && thing == Thing::buck && words[2] == "per" && words[3] == "boomtown")
        return Act{.verb = Verb::per_boomtown, .thing = *thing, .amount = *amount};
    return {};
}

// What stands before the colon. False where it is nothing known.
bool parse_when(Words const& words, Effect& effect) {
    struct Fixed {
        Words words;
        When when;
    };
    for (Fixed const& fixed :
         {Fixed{{"during"}, When::during}, Fixed{{"after", "river"}, When::after_river},
          Fixed{{"after", "bridge"}, When::after_bridge}, Fixed{{"after", "building"}, When::after_building},
          Fixed{{"forgo", "wagon"}, When::forgo_wagon}, Fixed{{"each", "grave"}, When::each_grave},
          Fixed{{"each", "horseshoe"}, When::each_horseshoe}}) {
        if (words != fixed.words) continue;
        effect.when = fixed.when;
        return true;
    }
    bool const up_to = words.size() == 5 && words[1] == "up" && words[2] == "to";
    if ((words.size() != 3 && !up_to) || words[0] != "spend") return false;
    std::optional<std::uint8_t> const amount = amount_of(words[words.size() - 2]);
    std::optional<Thing> const thing = thing_of(words.back());
    if (!amount || !thing || *thing == Thing::vp || *thing == Thing::grave) return false;
    // Several Barrels at once would need a choice for each; no face asks for that.
    if (*thing == Thing::barrel && (*amount != 1 || up_to)) return false;
    if (up_to && *thing != Thing::card) return false;
    effect.when = up_to ? When::spend_up_to : When::spend;
    effect.spent = *thing;
    effect.spends = *amount;
    return true;
}

Error wrong(std::string_view what, std::string_view text) {
    return Error{"“" + std::string{text} + "” is no " + std::string{what} + " of docs/editions.md."};
}

std::string counted(int amount, Thing thing) {
    std::string text = std::to_string(amount) + " " + std::string{thing_name(thing)};
    if (amount != 1 && thing != Thing::gold && thing != Thing::vp) text += "s";
    return text;
}

std::string act_text(Act const& act) {
    std::string const tool = act.tool == Tool::hammer ? " hammer" : " saw";
    switch (act.verb) {
        case Verb::gain: {
            std::string text = counted(act.amount, act.thing);
            if (act.per != Measure::none)
                text += " per " + std::to_string(act.each) + " " + std::string{measure_name(act.per)};
            if (act.most != 0) text += " max " + std::to_string(act.most);
            return text;
        }
        case Verb::gold_from_cart: return counted(act.amount, Thing::gold) + " from cart";
        case Verb::stack_barrel: return "barrel from stack";
        case Verb::river: return "river" + tool;
        case Verb::crossing: return "crossing" + tool;
        case Verb::building: return "building" + tool;
        case Verb::wagon: return "wagon";
        case Verb::pitch: return "pitch";
        case Verb::row: return "row";
        case Verb::signpost: return "signpost";
        case Verb::less: return counted(act.amount, act.thing) + " less";
        case Verb::more_spaces: return std::to_string(act.amount) + " more spaces";
        case Verb::per_boomtown: return counted(act.amount, act.thing) + " per boomtown";
        case Verb::both_benefits: return "both benefits";
        case Verb::tents_cost: return "tents cost " + std::to_string(act.amount);
    }
    return {};
}

std::string when_text(Effect const& effect) {
    switch (effect.when) {
        case When::plain: return {};
        case When::spend: return "spend " + counted(effect.spends, effect.spent) + ": ";
        case When::spend_up_to: return "spend up to " + counted(effect.spends, effect.spent) + ": ";
        case When::after_river: return "after river: ";
        case When::after_bridge: return "after bridge: ";
        case When::after_building: return "after building: ";
        case When::during: return "during: ";
        case When::forgo_wagon: return "forgo wagon: ";
        case When::each_grave: return "each grave: ";
        case When::each_horseshoe: return "each horseshoe: ";
    }
    return {};
}

}  // namespace

Outcome<Effect> parse_effect(std::string_view text) {
    Effect effect;
    if (text == "nothing") return effect;
    std::size_t const colon = text.find(':');
    std::string_view acts = text;
    if (colon != std::string_view::npos) {
        if (!parse_when(words_of(text.substr(0, colon)), effect))
            return wrong("condition", text.substr(0, colon + 1));
        acts = text.substr(colon + 1);
    }
    for (;;) {
        std::size_t const comma = acts.find(',');
        std::string_view const part = acts.substr(0, comma);
        Words const words = words_of(part);
        std::optional<Act> act;
        if (effect.when == When::during) {
            act = parse_change(words);
        } else {
            act = parse_deed(words);
            if (!act) act = parse_gain(words);
        }
        if (!act) return wrong("act", part);
        if (effect.acts.full())
            return Error{"an effect has at most " + std::to_string(Effect::max_acts) + " acts."};
        effect.acts.push_back(*act);
        if (comma == std::string_view::npos) return effect;
        acts.remove_prefix(comma + 1);
    }
}

std::string effect_text(Effect const& effect) {
    if (effect.acts.empty()) return "nothing";
    std::string text = when_text(effect);
    for (int i = 0; i < effect.acts.size(); ++i) text += (i == 0 ? "" : ", ") + act_text(effect.acts[i]);
    return text;
}

std::string_view thing_name(Thing thing) { return thing_names[static_cast<int>(thing)]; }

std::string_view measure_name(Measure measure) { return measure_names[static_cast<int>(measure)]; }

Measure find_measure(std::string_view name) {
    for (int i = 0; i < measures; ++i)
        if (measure_names[i] == name) return static_cast<Measure>(i);
    return Measure::none;
}

}  // namespace motherlode::coloma
