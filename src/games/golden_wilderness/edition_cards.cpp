// Parses the special notations of an edition: places, products, prices, icons and abilities.

#include <algorithm>
#include <charconv>
#include <span>

#include "games/golden_wilderness/edition.h"
#include "kernel/packed.h"

namespace motherlode::golden_wilderness {
namespace {

std::optional<int> parse_amount(std::string_view text, int most) {
    int number = 0;
    auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size() || number < 1 || number > most) return {};
    return number;
}

bool parse_cost(std::string_view text, Ability& ability) {
    for (Cost const cost : {Cost::show, Cost::discard, Cost::trash}) {
        if (text != cost_names[index(cost)]) continue;
        ability.cost = cost;
        return true;
    }
    std::optional<int> const pesos =
        text.starts_with('$') ? parse_amount(text.substr(1), most_pesos) : std::nullopt;
    ability.cost = Cost::pesos;
    ability.pesos = byte(pesos.value_or(0));
    return pesos.has_value();
}

// How each effect is written, in the order of Effect: a verb, an amount for some effects, and an object.
struct EffectWords {
    std::string_view verb;
    bool has_amount = true;
    std::span<std::string_view const> about = {};
};
constexpr std::array<std::string_view, 1> coastal_word{"coastal"};
constexpr std::array<std::string_view, 1> inland_word{"inland"};
constexpr std::array<std::string_view, 1> mission_word{"mission"};
constexpr std::array<std::string_view, 1> presidio_word{"presidio"};
constexpr std::array<EffectWords, 13> effects{{
    {"explore", true, coastal_word},
    {"explore", true, inland_word},
    {"attack", false, piece_names},
    {"take", false, deck_names},
    {"draw", true, deck_names},
    {"build", false, mission_word},
    {"build", false, presidio_word},
    {"gain"},
    {"population"},
    {"crosses"},
    {"swords"},
    {"votes"},
    {"support"},  // then a country
}};
static_assert(effects.size() == index(Effect::support) + 1);

// The number of the piece, deck or country that the word names, if the effect can have it as its object.
std::optional<int> find_about(Edition const& edition, Effect effect, std::string_view word) {
    if (effect == Effect::support) {
        for (std::size_t i = 0; i < edition.countries.size(); ++i)
            if (edition.countries[i].id == word && edition.countries[i].can_govern)
                return static_cast<int>(i);
        return {};
    }
    auto const& about = effects[index(effect)].about;
    auto const at = std::find(about.begin(), about.end(), word);
    return at == about.end() ? std::nullopt : std::optional{static_cast<int>(at - about.begin())};
}

bool parse_effect(Edition const& edition, std::vector<std::string> const& words, Ability& ability) {
    for (std::size_t i = 0; i < effects.size(); ++i) {
        auto const effect = static_cast<Effect>(i);
        bool const has_about = !effects[i].about.empty() || effect == Effect::support;
        std::size_t const size = 1U + (effects[i].has_amount ? 1U : 0U) + (has_about ? 1U : 0U);
        if (words.size() != size || words[0] != effects[i].verb) continue;
        std::optional<int> const amount = effects[i].has_amount ? parse_amount(words[1], most_amount) : 1;
        std::optional<int> const what = has_about ? find_about(edition, effect, words.back()) : 0;
        if (!amount || !what) continue;
        ability.effect = effect;
        ability.amount = byte(*amount);
        ability.what = byte(*what);
        return true;
    }
    return false;
}

}  // namespace

Hex TileFace::read_place(TomlTable const& row) {
    std::vector<int> const at = row.integers("at", -grid_middle, grid_middle);
    if (at.size() == 2 && (at[0] + at[1]) % 2 == 0) return from_doubled(at[0], at[1]);
    row.fail("at", "a doubled x and a row are expected, both even or both odd.");
    return {};
}

std::uint8_t ProductType::read(TomlTable const& row, std::string_view key, std::string_view text) const {
    auto const at = std::find(products.begin(), products.end(), text);
    if (at != products.end()) return byte(static_cast<int>(at - products.begin()));
    row.fail(key, "“" + std::string{text} + "” is not among the products.");
    return 0;
}

void Country::read_prices(TomlTable const& row, Edition const& edition, MarketPrices& prices) {
    prices = edition.prices;
    for (int place = 0; place < locations; ++place) {
        std::string_view const key = location_names[place];
        if (!row.has(key)) continue;
        std::vector<int> const changes = row.integers(key, -most_pesos, most_pesos);
        if (changes.size() != edition.products.size()) {
            row.fail(key, "one number for each product is expected.");
            return;
        }
        // A market that does not buy a product (price 0) does not buy it under any country.
        for (std::size_t i = 0; i < changes.size(); ++i)
            if (std::uint8_t& price = prices[place][i]; price > 0)
                price = byte(std::clamp(price + changes[i], 0, most_pesos));
    }
}

std::optional<bool> parse_yes(std::string_view text) {
    if (text != "yes" && text != "no") return {};
    return text == "yes";
}

std::optional<Icons> parse_icons(std::string_view text) {
    Icons icons{};
    for (char const letter : text) {
        if (letter != 'P' && letter != 'C' && letter != 'S') return {};
        ++(letter == 'P' ? icons.population : letter == 'C' ? icons.crosses : icons.swords);
    }
    return text.size() <= most_icons ? std::optional{icons} : std::nullopt;
}

void Person::read_abilities(TomlTable const& row, Edition const& edition, Person& person) {
    for (std::string const& text : row.strings("abilities")) {
        std::optional<Ability> const ability = parse_ability(edition, text);
        if (!ability)
            row.fail("abilities", "“" + text + "” is not an ability; docs/editions.md lists them.");
        else if (person.ability_count == max_abilities)
            row.fail("abilities", "a card has at most 3 abilities.");
        else
            person.abilities[person.ability_count++] = *ability;
    }
}

std::optional<Ability> parse_ability(Edition const& edition, std::string_view text) {
    std::size_t const colon = text.find(": ");
    if (colon == std::string_view::npos) return {};
    Ability ability{};
    if (!parse_cost(text.substr(0, colon), ability)) return {};
    if (!parse_effect(edition, words_of(text.substr(colon + 2)), ability)) return {};
    // RULING wi-22: abilities that cost pesos can be repeated, so they must not gain pesos or draw cards.
    bool const endless = ability.effect == Effect::gain || ability.effect == Effect::draw;
    if (ability.cost == Cost::pesos && endless) return {};
    return ability;
}

std::string effect_name(Ability const& ability) {
    auto const& [verb, has_amount, about] = effects[index(ability.effect)];
    return std::string{verb} + (about.empty() ? "" : "_" + std::string{about[ability.what]});
}

std::string ability_text(Edition const& edition, Ability const& ability) {
    auto const& [verb, has_amount, about] = effects[index(ability.effect)];
    std::string text = ability.cost == Cost::pesos ? "$" + std::to_string(ability.pesos)
                                                   : std::string{cost_names[index(ability.cost)]};
    text += ": " + std::string{verb};
    if (has_amount) text += " " + std::to_string(ability.amount);
    if (ability.effect == Effect::support) return text + " " + edition.countries[ability.what].id;
    return about.empty() ? text : text + " " + std::string{about[ability.what]};
}

}  // namespace motherlode::golden_wilderness
