// The words of an edition: abilities, names, and the number that signs all of it.

#include <algorithm>
#include <charconv>

#include "games/golden_wilderness/edition.h"
#include "kernel/hash.h"

namespace motherlode::golden_wilderness {
namespace {

std::optional<int> parse_number(std::string_view text, int most) {
    int number = 0;
    auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size() || number < 1 || number > most) return {};
    return number;
}

template <std::size_t N>
std::optional<int> parse_name(std::array<std::string_view, N> const& names, std::string_view text) {
    auto const at = std::find(names.begin(), names.end(), text);
    if (at == names.end()) return {};
    return static_cast<int>(at - names.begin());
}

bool parse_cost(std::string_view text, Ability& ability) {
    std::optional<int> const cost = parse_name(cost_names, text);
    if (cost && static_cast<Cost>(*cost) != Cost::pesos) {
        ability.cost = static_cast<Cost>(*cost);
        return true;
    }
    if (!text.starts_with('$')) return false;
    std::optional<int> const pesos = parse_number(text.substr(1), 30);
    if (!pesos) return false;
    ability.cost = Cost::pesos;
    ability.pesos = static_cast<std::uint8_t>(*pesos);
    return true;
}

struct Word {
    std::string_view name;
    Effect effect;
};
// With a number after them and nothing more.
constexpr Word amounts[]{{"gain", Effect::gain},
                         {"population", Effect::population},
                         {"crosses", Effect::crosses},
                         {"swords", Effect::swords},
                         {"votes", Effect::votes}};

bool parse_effect(Edition const& edition, std::vector<std::string> const& words, Ability& ability) {
    auto const set = [&](Effect effect, std::optional<int> amount, std::optional<int> what) {
        if (!amount || !what) return false;
        ability.effect = effect;
        ability.amount = static_cast<std::uint8_t>(*amount);
        ability.what = static_cast<std::uint8_t>(*what);
        return true;
    };
    constexpr int most = 20;
    std::string const verb = words.empty() ? std::string{} : words[0];
    if (words.size() == 2) {
        for (Word const& word : amounts)
            if (verb == word.name) return set(word.effect, parse_number(words[1], most), 0);
        if (verb == "attack") return set(Effect::attack, 1, parse_name(piece_names, words[1]));
        if (verb == "take") return set(Effect::take, 1, parse_name(deck_names, words[1]));
        if (verb == "build" && words[1] == "mission") return set(Effect::build_mission, 1, 0);
        if (verb == "build" && words[1] == "presidio") return set(Effect::build_presidio, 1, 0);
    }
    if (words.size() == 3) {
        std::optional<int> const amount = parse_number(words[1], most);
        if (verb == "explore" && words[2] == "coastal") return set(Effect::explore_coastal, amount, 0);
        if (verb == "explore" && words[2] == "inland") return set(Effect::explore_inland, amount, 0);
        if (verb == "draw") return set(Effect::draw, amount, parse_name(deck_names, words[2]));
        for (std::size_t country = 0; verb == "support" && country < edition.countries.size(); ++country)
            if (edition.countries[country].id == words[2] && edition.countries[country].can_govern)
                return set(Effect::support, amount, static_cast<int>(country));
    }
    return false;
}

}  // namespace

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    for (std::size_t at = line.find_first_not_of(' '); at != std::string_view::npos;) {
        std::size_t const end = std::min(line.find(' ', at), line.size());
        words.emplace_back(line.substr(at, end - at));
        at = line.find_first_not_of(' ', end);
    }
    return words;
}

std::optional<Ability> parse_ability(Edition const& edition, std::string_view text) {
    std::size_t const colon = text.find(": ");
    if (colon == std::string_view::npos) return {};
    Ability ability{};
    if (!parse_cost(text.substr(0, colon), ability)) return {};
    if (!parse_effect(edition, words_of(text.substr(colon + 2)), ability)) return {};
    // RULING wi-22: money that buys money would never end. A build for pesos alone would end games too fast.
    bool const only_once = ability.effect == Effect::gain || ability.effect == Effect::draw;
    if (ability.cost == Cost::pesos && only_once) return {};
    return ability;
}

std::string effect_name(Ability const& ability) {
    for (Word const& word : amounts)
        if (ability.effect == word.effect) return std::string{word.name};
    switch (ability.effect) {
        case Effect::explore_coastal: return "explore_coastal";
        case Effect::explore_inland: return "explore_inland";
        case Effect::attack: return "attack_" + std::string{piece_names[ability.what]};
        case Effect::take: return "take_" + std::string{deck_names[ability.what]};
        case Effect::draw: return "draw_" + std::string{deck_names[ability.what]};
        case Effect::build_mission: return "build_mission";
        case Effect::build_presidio: return "build_presidio";
        default: return "support";
    }
}

std::string ability_text(Edition const& edition, Ability const& ability) {
    std::string text = ability.cost == Cost::pesos ? "$" + std::to_string(ability.pesos)
                                                   : std::string{cost_names[index(ability.cost)]};
    std::string const effect = effect_name(ability);
    std::size_t const verb = std::min(effect.find('_'), effect.size());
    text += ": " + effect.substr(0, verb);
    bool const counted = ability.effect != Effect::attack && ability.effect != Effect::take &&
                         ability.effect != Effect::build_mission && ability.effect != Effect::build_presidio;
    if (counted) text += " " + std::to_string(ability.amount);
    if (ability.effect == Effect::support) return text + " " + edition.countries[ability.what].id;
    return verb < effect.size() ? text + " " + effect.substr(verb + 1) : text;
}

std::uint64_t hash_of(Edition const& edition) {
    Hasher hasher;
    auto const add = [&](auto number) {
        hasher.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(number)));
    };
    hasher.add(std::string_view{edition.name});
    for (std::size_t const size : {edition.products.size(), edition.industries.size(),
                                   edition.countries.size(), edition.tiles.size(), edition.people.size()})
        add(size);
    for (std::string const& product : edition.products) hasher.add(std::string_view{product});
    for (Industry const& it : edition.industries)
        for (int const number : {index(it.terrain), int{it.product}, int{it.cost}}) add(number);
    for (Country const& country : edition.countries) {
        hasher.add(std::string_view{country.id});
        for (int const number : country.immigrants) add(number);
        for (int const number : {country.taxes, int{country.neophytes}, int{country.can_govern}}) add(number);
        for (auto const& place : country.prices)
            for (int const price : place) add(price);
    }
    for (int const country : edition.country_of_level) add(country);
    for (TileFace const& tile : edition.tiles) {
        hasher.add(std::string_view{tile.id});
        for (int const number :
             {index(tile.terrain), int{tile.coast}, int{tile.mountains}, place_of(tile.on_map)})
            add(number);
    }
    for (Person const& person : edition.people) {
        hasher.add(std::string_view{person.id});
        for (int const number :
             {index(person.deck), person.born, int{person.icons.population}, int{person.icons.crosses},
              int{person.icons.swords}, int{person.ability_count}})
            add(number);
        for (Ability const& it : person.abilities)
            for (int const number :
                 {index(it.cost), int{it.pesos}, index(it.effect), int{it.amount}, int{it.what}})
                add(number);
    }
    for (Markers const& markers : {edition.markers, edition.short_markers})
        for (int const number : {markers.cities, markers.presidios, markers.missions}) add(number);
    for (int const number : {edition.short_easy_cities, edition.coast_markets,
                             edition.start_pesos,       edition.lowland_road,
                             edition.mountain_road,     edition.sea_road,
                             edition.city_population,   edition.city_pays,
                             edition.mission_crosses,   edition.mission_pesos,
                             edition.presidio_swords,   edition.presidio_pesos,
                             edition.bought_vote,       edition.settlement_points,
                             edition.person_points,     edition.gold_rush_pioneers,
                             edition.beginner_tiles,    edition.beginner_coastal_tiles_beyond_players,
                             edition.start_pioneers,    edition.coastal_tiles_beyond_players,
                             edition.inland_tiles,      edition.lowest_bid})
        add(number);
    for (int const taxes : edition.last_taxes) add(taxes);
    return hasher.value();
}

}  // namespace motherlode::golden_wilderness
