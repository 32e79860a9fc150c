// Actions and their arguments as words.

#include <charconv>

#include "games/golden_wilderness/ability_words.h"
#include "games/golden_wilderness/board.h"
#include "games/golden_wilderness/forms.h"
#include "games/golden_wilderness/words_of.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr std::array<std::string_view, event_kinds> event_names{
    "immigrants", "taxes", "neophytes", "coast_market", "city_market", "presidio_market"};
constexpr std::array<std::string_view, 5> ware_names{"none", "settlement", "person", "role", "pioneer"};

constexpr bool forms_in_order() {
    for (int i = 0; i < action_kinds; ++i)
        if (static_cast<int>(forms[i].kind) != i) return false;
    return true;
}
static_assert(forms_in_order());

Form const& form_of(Action action) { return forms[action.kind()]; }
bool is_good(Action action) {
    return kind_of(action) == ActionKind::give || kind_of(action) == ActionKind::ask;
}

constexpr int bytes_of(Arg arg) {
    switch (arg) {
        case Arg::none: return 0;
        case Arg::hex:
        case Arg::sum:
        case Arg::bid: return 2;
        default: return 1;
    }
}

// How many values an argument of one byte has.
int limit(Game const& game, Arg arg) {
    Edition const& edition = game.edition();
    switch (arg) {
        case Arg::tile: return static_cast<int>(edition.tiles.size());
        case Arg::industry: return static_cast<int>(edition.industries.size());
        case Arg::event: return event_kinds;
        case Arg::product: return static_cast<int>(edition.products.size());
        case Arg::slot: return max_pool;
        case Arg::card: return static_cast<int>(edition.people.size());
        case Arg::ability: return max_abilities;
        case Arg::swords: return max_abilities + 1;
        case Arg::edge:
        case Arg::steps: return edges;
        case Arg::piece: return index(Piece::any);
        case Arg::seat: return game.players();
        case Arg::country: return static_cast<int>(edition.countries.size());
        case Arg::role: return roles;
        case Arg::pesos: return 256;
        default: return 0;
    }
}

bool good_known(Game const& game, Action action) {
    switch (static_cast<Ware>(action.arg(0))) {
        case Ware::settlement: return action.arg(1) < limit(game, Arg::tile);
        case Ware::person: return action.arg(1) < limit(game, Arg::card);
        case Ware::role: return action.arg(1) < roles;
        case Ware::pioneer: return action.arg(1) == 0;
        default: return false;
    }
}

std::string write(Game const& game, Arg arg, int value) {
    Edition const& edition = game.edition();
    switch (arg) {
        case Arg::tile: return edition.tiles[value].id;
        case Arg::industry: return industry_name(edition, value);
        case Arg::edge: return edge_names[value];
        case Arg::event: return std::string{event_names[value]};
        case Arg::product: return edition.products[value];
        case Arg::card: return edition.people[value].id;
        case Arg::piece: return std::string{piece_names[value]};
        case Arg::country: return edition.countries[value].id;
        case Arg::role: return std::string{role_names[value]};
        case Arg::slot:
        case Arg::ability:
        case Arg::seat: return std::to_string(value + 1);
        default: return std::to_string(value);
    }
}

std::optional<int> parse_number(std::string_view text, int least, int most) {
    bool const negative = text.starts_with('-');
    std::string_view const digits = text.substr(negative ? 1 : 0);
    // One spelling for each number.
    if (digits.empty() || (digits.size() > 1 && digits[0] == '0') || (negative && digits == "0")) return {};
    int number = 0;
    auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size() || number < least || number > most)
        return {};
    return number;
}

std::optional<int> read(Game const& game, Arg arg, std::string_view text) {
    int const values = limit(game, arg);
    switch (arg) {
        case Arg::slot:
        case Arg::ability:
        case Arg::seat: {
            std::optional<int> const number = parse_number(text, 1, values);
            return number ? std::optional{*number - 1} : std::nullopt;
        }
        case Arg::steps: return parse_number(text, 0, values - 1);
        case Arg::pesos: return parse_number(text, 1, values - 1);
        case Arg::swords: return parse_number(text, 1, values - 1);
        default: break;
    }
    for (int value = 0; value < values; ++value)
        if (write(game, arg, value) == text) return value;
    return {};
}

std::optional<Hex> read_hex(std::string_view text) {
    std::size_t const comma = text.find(',');
    if (comma == std::string_view::npos) return {};
    std::optional<int> const x = parse_number(text.substr(0, comma), -200, 200);
    std::optional<int> const y = parse_number(text.substr(comma + 1), -grid_middle, grid_middle - 1);
    if (!x || !y || (*x + *y) % 2 != 0) return {};
    int const q = (*x - *y) / 2;
    if (q < -grid_middle || q >= grid_middle) return {};
    return from_doubled(*x, *y);
}

std::string hex_text(Hex hex) {
    DoubledHex const at = doubled(hex);
    return std::to_string(at.x) + "," + std::to_string(at.y);
}

std::optional<Action> read_good(Game const& game, ActionKind kind, std::vector<std::string> const& words) {
    if (words.size() == 2 && words[1] == "pioneer") return pair_action(kind, index(Ware::pioneer), 0);
    if (words.size() != 3) return {};
    constexpr std::array<Arg, 4> args{Arg::none, Arg::tile, Arg::card, Arg::role};
    for (Ware const ware : {Ware::settlement, Ware::person, Ware::role}) {
        if (words[1] != ware_names[index(ware)]) continue;
        std::optional<int> const what = read(game, args[index(ware)], words[2]);
        if (what) return pair_action(kind, index(ware), *what);
    }
    return {};
}

std::optional<Action> read_two_bytes(Arg arg, ActionKind kind, std::string_view text) {
    if (arg == Arg::hex) {
        std::optional<Hex> const hex = read_hex(text);
        return hex ? std::optional{pair_action(kind, hex->q, hex->r)} : std::nullopt;
    }
    std::optional<int> const number =
        arg == Arg::sum ? parse_number(text, 1, 65535) : parse_number(text, -bid_zero, 65000);
    if (!number) return {};
    return arg == Arg::sum ? buy_action(*number) : bid_action(*number);
}

std::optional<Action> read_form(Game const& game, Form const& form, std::vector<std::string> const& words) {
    if (bytes_of(form.first) == 2)
        return words.size() == 2 ? read_two_bytes(form.first, form.kind, words[1]) : std::nullopt;
    std::size_t const args = (form.first != Arg::none ? 1U : 0U) + (form.second != Arg::none ? 1U : 0U);
    bool const icons = form.second == Arg::swords && words.size() == 2;  // "sword X" means its icons
    if (words.size() != args + 1 && !icons) return {};
    if (form.first == Arg::none) return plain_action(form.kind);
    std::optional<int> const first = read(game, form.first, words[1]);
    if (!first) return {};
    if (form.second == Arg::none || icons) return number_action(form.kind, *first);
    std::optional<int> const second = read(game, form.second, words[2]);
    if (!second) return {};
    return pair_action(form.kind, *first, *second);
}

// The argument as messages want it.
int message_number(Action action, Arg arg, int byte) {
    switch (arg) {
        case Arg::slot: return byte + 1;
        case Arg::ability: return action.arg(0) * (max_abilities + 1) + byte;
        case Arg::hex: return place_of(hex_of(action));
        case Arg::sum: return pesos_of(action);
        case Arg::bid: return bid_of(action);
        default: return byte;
    }
}

Message describe_good(Action action) {
    bool const gives = kind_of(action) == ActionKind::give;
    int const what = action.arg(1);
    switch (static_cast<Ware>(action.arg(0))) {
        case Ware::settlement:
            return Message{gives ? say::action_give_settlement : say::action_ask_settlement, what};
        case Ware::person: return Message{gives ? say::action_give_person : say::action_ask_person, what};
        case Ware::role: return Message{gives ? say::action_give_role : say::action_ask_role, what};
        default: return Message{gives ? say::action_give_pioneer : say::action_ask_pioneer};
    }
}

// Where the road would lead and what it costs; an action of another moment has neither.
Message describe_border(Edition const& edition, Table const& table, int edge) {
    bool const now = table.progress.current() == Step::choose_border;
    TileId const from = now ? table.progress.waiting.back().args[0] : TileId{0};
    TileId const to = now ? table.sites[from].beside[edge] : no_tile;
    if (to == no_tile) return Message{say::action_border_alone, edge};
    return Message{say::action_border, edge, to, road_cost(edition, table, from, edge)};
}

}  // namespace

std::string_view event_name(EventKind kind) { return event_names[index(kind)]; }

std::string industry_name(Edition const& edition, int industry) {
    Industry const& it = edition.industries[industry];
    return std::string{terrain_name(it.terrain)} + "_" + edition.products[it.product];
}

bool well_formed(Game const& game, Action action) {
    if (action.kind() >= action_kinds) return false;
    Form const& form = form_of(action);
    if (!action.ends_after(is_good(action) ? 2 : bytes_of(form.first) + bytes_of(form.second))) return false;
    if (is_good(action)) return good_known(game, action);
    if (form.first == Arg::hex) return action.arg(0) < grid_size && action.arg(1) < grid_size;
    if (bytes_of(form.first) == 2) return true;
    if (form.first != Arg::none && action.arg(0) >= limit(game, form.first)) return false;
    if (form.second == Arg::none) return true;
    if (action.arg(1) >= limit(game, form.second)) return false;
    int const abilities = form.first == Arg::card ? game.edition().people[action.arg(0)].ability_count : 0;
    if (form.second == Arg::ability) return action.arg(1) < abilities;
    if (form.second == Arg::swords) return action.arg(1) <= abilities;
    return true;
}

std::string Game::text(Action action) const {
    if (!well_formed(*this, action)) return "unknown";
    Form const& form = form_of(action);
    std::string text{form.verb};
    if (is_good(action)) {
        auto const ware = static_cast<Ware>(action.arg(0));
        text += " " + std::string{ware_names[index(ware)]};
        if (ware == Ware::settlement) text += " " + write(*this, Arg::tile, action.arg(1));
        if (ware == Ware::person) text += " " + write(*this, Arg::card, action.arg(1));
        if (ware == Ware::role) text += " " + write(*this, Arg::role, action.arg(1));
        return text;
    }
    if (form.first == Arg::hex) return text + " " + hex_text(hex_of(action));
    if (form.first == Arg::sum) return text + " " + std::to_string(pesos_of(action));
    if (form.first == Arg::bid) return text + " " + std::to_string(bid_of(action));
    if (form.first != Arg::none) text += " " + write(*this, form.first, action.arg(0));
    if (form.second == Arg::swords && action.arg(1) == 0) return text;
    if (form.second != Arg::none) text += " " + write(*this, form.second, action.arg(1));
    return text;
}

std::optional<Action> Game::parse(std::string_view text) const {
    std::vector<std::string> const words = words_of(text);
    if (words.empty()) return {};
    for (Form const& form : forms) {
        if (form.verb != words[0]) continue;
        bool const good = form.kind == ActionKind::give || form.kind == ActionKind::ask;
        std::optional<Action> const action =
            good ? read_good(*this, form.kind, words) : read_form(*this, form, words);
        // No second spelling: spaces, zeros.
        if (action && this->text(*action) == text) return action;
    }
    return {};
}

Message Game::describe(Table const& table, Action action) const {
    if (!well_formed(*this, action)) return Message{say::action_unknown};
    if (kind_of(action) == ActionKind::border) return describe_border(*edition_, table, action.arg(0));
    if (is_good(action)) return describe_good(action);
    Form const& form = form_of(action);
    if (form.first == Arg::none) return Message{*form.description};
    int const first = message_number(action, form.first, action.arg(0));
    if (form.second == Arg::none || form.second == Arg::swords) return Message{*form.description, first};
    return Message{*form.description, first, message_number(action, form.second, action.arg(1))};
}

Value Game::value(ArgKind kind, int number) const {
    auto const term = [](std::string_view group, std::string const& id) {
        return Value::of_term(id, "golden_wilderness." + std::string{group} + "." + id, id);
    };
    if (kind == say::tile_arg)
        return Value::of_term(edition_->tiles[number].id, "", edition_->tiles[number].name);
    if (kind == say::person_arg)
        return Value::of_term(edition_->people[number].id, "", edition_->people[number].name);
    if (kind == say::country_arg)
        return Value::of_term(edition_->countries[number].id, "", edition_->countries[number].name);
    if (kind == say::deck_arg) return term("deck", std::string{deck_names[number]});
    if (kind == say::industry_arg) return term("industry", industry_name(*edition_, number));
    if (kind == say::product_arg) return term("product", edition_->products[number]);
    if (kind == say::event_arg) return term("event_card", std::string{event_names[number]});
    if (kind == say::edge_arg) return Value::of_name(edge_names[number]);
    if (kind == say::piece_arg) return term("piece", std::string{piece_names[number]});
    if (kind == say::role_arg) return term("role", std::string{role_names[number]});
    if (kind == say::place_arg)
        return Value::of_name(hex_text(hex_at(number % grid_size, number / grid_size)));
    int const card = number / (max_abilities + 1);
    int const which = number % (max_abilities + 1);
    return kind == say::effect_arg ? effect_value(*edition_, card, which)
                                   : ability_value(*edition_, card, which);
}

}  // namespace motherlode::golden_wilderness
