// Reads and writes the vocabulary of effects, which docs/editions.md describes.

#include "games/coloma/rules/vocabulary.h"

#include <algorithm>
#include <span>
#include <vector>

#include "kernel/edition_reader.h"
#include "kernel/kinds.h"

namespace motherlode::coloma {
namespace {

constexpr int most_amount = 20;

// The text form of an act. N is its amount, T its thing, E its `each`, M its `per`, X its `most`, and O its
// tool. All other words are literal.
struct ActForm {
    Act act;
    std::string_view pattern;
};
constexpr std::array act_forms{
    ActForm{{.verb = Verb::gain}, "N T"},
    ActForm{{.verb = Verb::gain}, "N T per E M"},
    ActForm{{.verb = Verb::gain}, "N T per E M max X"},
    ActForm{{.verb = Verb::gold_from_cart, .thing = Thing::gold}, "N gold from cart"},
    ActForm{{.verb = Verb::stack_barrel}, "barrel from stack"},
    ActForm{{.verb = Verb::river}, "river O"},
    ActForm{{.verb = Verb::crossing}, "crossing O"},
    ActForm{{.verb = Verb::building}, "building O"},
    ActForm{{.verb = Verb::wagon}, "wagon"},
    ActForm{{.verb = Verb::pitch}, "pitch"},
    ActForm{{.verb = Verb::row}, "row"},
    ActForm{{.verb = Verb::signpost}, "signpost"},
};
// After "during:".
constexpr std::array change_forms{
    ActForm{{.verb = Verb::less}, "N T less"},
    ActForm{{.verb = Verb::more_spaces}, "N more spaces"},
    ActForm{{.verb = Verb::per_boomtown}, "N T per boomtown"},
    ActForm{{.verb = Verb::both_benefits}, "both benefits"},
    ActForm{{.verb = Verb::tents_cost, .thing = Thing::buck}, "tents cost N"},
};
std::span<ActForm const> forms_after(When when) {
    return when == When::during ? std::span<ActForm const>{change_forms}
                                : std::span<ActForm const>{act_forms};
}

// The part before the colon. Here N and T are the amount and the thing to spend.
struct WhenForm {
    When when;
    std::string_view pattern;
};
constexpr std::array when_forms{
    WhenForm{When::spend, "spend N T"},
    WhenForm{When::spend_up_to, "spend up to N T"},
    WhenForm{When::after_river, "after river"},
    WhenForm{When::after_bridge, "after bridge"},
    WhenForm{When::after_building, "after building"},
    WhenForm{When::during, "during"},
    WhenForm{When::forgo_wagon, "forgo wagon"},
    WhenForm{When::each_grave, "each grave"},
    WhenForm{When::each_horseshoe, "each horseshoe"},
};

using Words = std::vector<std::string>;

// ---- Reading ----

bool read_amount(std::string_view word, std::uint8_t& amount) {
    std::optional<int> const number = parse_number(word);
    if (!number || *number < 1 || *number > most_amount) return false;
    amount = static_cast<std::uint8_t>(*number);
    return true;
}

template <class Value, std::size_t Count>
bool read_name(std::string_view word, std::array<std::string_view, Count> const& names, Value& value) {
    auto const name = std::find(names.begin(), names.end(), word);
    if (name == names.end()) return false;
    value = static_cast<Value>(name - names.begin());
    return true;
}

bool has_plural(Thing thing) { return thing != Thing::gold && thing != Thing::vp; }

bool read_thing(std::string_view word, Thing& thing) {
    if (read_name(word, thing_names, thing)) return true;
    return word.ends_with('s') && read_name(word.substr(0, word.size() - 1), thing_names, thing) &&
           has_plural(thing);
}

// The number of an act that a word of a pattern represents; null for other words.
std::uint8_t* number_for(std::string_view word, Act& act) {
    return word == "N" ? &act.amount : word == "E" ? &act.each : word == "X" ? &act.most : nullptr;
}

// Reads words into `act`. Returns false if they do not match the pattern.
bool read_words(Words const& words, std::string_view pattern, Act& act) {
    Words const expected = words_of(pattern);
    auto const read = [&act](std::string_view symbol, std::string_view word) {
        if (std::uint8_t* const number = number_for(symbol, act)) return read_amount(word, *number);
        if (symbol == "T") return read_thing(word, act.thing);
        if (symbol == "M") return read_name(word, measure_names, act.per);
        if (symbol == "O") return read_name(word, tool_names, act.tool);
        return symbol == word;
    };
    return std::equal(expected.begin(), expected.end(), words.begin(), words.end(), read);
}

// Some changes of an action are limited to certain things.
bool fits(Act const& act) {
    if (act.verb == Verb::less) return act.thing == Thing::dude || act.thing == Thing::buck;
    return act.verb != Verb::per_boomtown || act.thing == Thing::buck;
}

bool read_act(Words const& words, Effect& effect) {
    for (ActForm const& form : forms_after(effect.when)) {
        Act act = form.act;
        if (!read_words(words, form.pattern, act) || !fits(act)) continue;
        effect.acts.push_back(act);
        return true;
    }
    return false;
}

bool read_when(Words const& words, Effect& effect) {
    for (WhenForm const& form : when_forms) {
        Act spent{};
        if (!read_words(words, form.pattern, spent)) continue;
        if (spent.thing == Thing::vp || spent.thing == Thing::grave) return false;
        // Several Barrels at once would need a choice for each one. No effect needs that.
        if (spent.thing == Thing::barrel && spent.amount != 1) return false;
        if (form.when == When::spend_up_to && spent.thing != Thing::card) return false;
        effect.when = form.when;
        effect.spent = spent.thing;
        effect.spends = spent.amount;
        return true;
    }
    return false;
}

Error unknown(std::string_view kind, std::string_view text) {
    return Error{"unknown " + std::string{kind} + " “" + std::string{text} + "”; see docs/editions.md."};
}

// ---- Writing ----

std::string thing_text(Act const& act) {
    bool const plural = act.amount != 1 && has_plural(act.thing);
    return std::string{thing_names[static_cast<int>(act.thing)]} + (plural ? "s" : "");
}

std::string words_text(std::string_view pattern, Act act) {
    std::string text;
    for (std::string const& word : words_of(pattern)) {
        std::uint8_t const* const number = number_for(word, act);
        text.append(text.empty() ? "" : " ")
            .append(number != nullptr ? std::to_string(*number)
                    : word == "T"     ? thing_text(act)
                    : word == "M"     ? std::string{measure_names[static_cast<int>(act.per)]}
                    : word == "O"     ? std::string{tool_names[static_cast<int>(act.tool)]}
                                      : word);
    }
    return text;
}

// Uses the pattern of this verb that has a place for each field set in the act.
std::string act_text(Act const& act, When when) {
    for (ActForm const& form : forms_after(when)) {
        auto const has = [&form](char letter) { return form.pattern.find(letter) != std::string_view::npos; };
        if (form.act.verb == act.verb && has('M') == (act.per != Measure::none) &&
            has('X') == (act.most != 0))
            return words_text(form.pattern, act);
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
        if (!read_when(words_of(text.substr(0, colon)), effect))
            return unknown("condition", text.substr(0, colon + 1));
        acts = text.substr(colon + 1);
    }
    for (;;) {
        if (effect.acts.full())
            return Error{"an effect has at most " + std::to_string(Effect::max_acts) + " acts."};
        std::size_t const comma = acts.find(',');
        std::string_view const part = acts.substr(0, comma);
        if (!read_act(words_of(part), effect)) return unknown("act", part);
        if (comma == std::string_view::npos) return effect;
        acts.remove_prefix(comma + 1);
    }
}

std::string effect_text(Effect const& effect) {
    if (effect.acts.empty()) return "nothing";
    std::string text;
    for (WhenForm const& form : when_forms)
        if (form.when == effect.when)
            text = words_text(form.pattern, Act{.thing = effect.spent, .amount = effect.spends}) + ": ";
    for (int i = 0; i < effect.acts.size(); ++i) {
        if (i > 0) text += ", ";
        text += act_text(effect.acts[i], effect.when);
    }
    return text;
}

}  // namespace motherlode::coloma
