#include "kernel/position.h"

#include "kernel/match.h"
#include "kernel/option_rules.h"
#include "kernel/toml_string.h"

namespace motherlode {
namespace {

constexpr std::size_t longest_position = 1U << 20U;
constexpr std::string_view watcher = "watcher";

std::string edition_hash(EditionInfo const& edition) {
    return word_text(static_cast<std::int64_t>(edition.hash));
}

using FindGame = std::function<GameType const*(std::string_view name)>;

// Reads the format version, the game and the version of its rules.
GameType const* read_game(TomlTable const& root, FindGame const& find, int& rules) {
    int const version = root.integer("motherlode-position", 0, 1'000'000);
    if (version != position_version)
        root.fail("motherlode-position", "this program reads version " + std::to_string(position_version) +
                                             " of the position format only.");
    std::string const name = root.string("game");
    GameType const* type = find(name);
    if (type == nullptr) {
        root.fail("game", "no game is called “" + name + "”.");
        return nullptr;
    }
    rules = root.integer("rules", 0, 1'000'000);
    if (std::optional<Error> const other = check_rules(type->info(), rules))
        root.fail("rules", other->sentence);
    return type;
}

void read_edition(TomlTable const& root, GameType const& type, std::optional<EditionSource> const& given,
                  GameSetup& setup) {
    std::string const name = root.string("edition");
    Outcome<EditionSource> source =
        given ? Outcome<EditionSource>{*given} : embedded_edition(type.info(), name);
    if (!source) {
        root.fail("edition", source.error().sentence);
        return;
    }
    Outcome<EditionInfo> const edition = type.check_edition(*source);
    if (!edition)
        root.fail("edition", edition.error().sentence);
    else if (edition->name != name)
        root.fail("edition", "the given edition is called “" + edition->name + "”.");
    else if (root.has("edition_hash") && root.string("edition_hash") != edition_hash(*edition))
        root.fail("edition_hash", "the edition has changed since; it is now " + edition_hash(*edition) + ".");
    setup.edition = *source;
}

void read_options(TomlTable const& root, GameSetup& setup) {
    if (!root.has("options")) return;
    TomlTable const options = root.table("options");
    for (std::string const& name : options.keys()) setup.options.emplace_back(name, options.string(name));
}

std::optional<Seat> read_viewer(TomlTable const& root, int players) {
    if (!root.has("seat")) return {};
    std::optional<TomlValue> const value = root.value("seat");
    if (!value) return {};
    if (value->text() == watcher) return onlooker;
    std::optional<std::int64_t> const number = value->number();
    if (number && *number >= 1 && *number <= players) return seat_at(static_cast<int>(*number) - 1);
    value->fail("a seat from 1 to " + std::to_string(players) + " or “watcher” is expected here.");
    return {};
}

}  // namespace

std::string position_header(Match const& match, std::optional<Seat> viewer) {
    std::string text = "motherlode-position = " + std::to_string(position_version) + "\n";
    text += "game = " + toml_string(match.info().name) + "\n";
    text += "rules = " + std::to_string(match.info().rules_version) + "\n";
    text += "edition = " + toml_string(match.edition().name) + "\n";
    text += "edition_hash = " + toml_string(edition_hash(match.edition())) + "\n";
    text += "players = " + std::to_string(match.players()) + "\n";
    std::string options;
    for (auto const& [name, value] : option_choices(match.info(), match.options()))
        options += (options.empty() ? "" : ", ") + name + " = " + toml_string(value);
    if (!options.empty()) text += "options = {" + options + "}\n";
    if (viewer) {
        bool const seated = index(*viewer) < match.players();
        text += "seat = " + (seated ? std::to_string(index(*viewer) + 1) : toml_string(watcher)) + "\n";
    }
    return text + "\n";
}

namespace {

Outcome<PositionStart> read_start(std::string_view text, std::string_view origin, FindGame const& find,
                                  std::optional<EditionSource> const& edition, std::uint64_t seed) {
    if (text.size() > longest_position)
        return Error{std::string{origin} + ": the position text is larger than 1 MiB."};
    TomlFile file{text, origin};
    TomlTable const root = file.root();
    PositionStart start;
    int rules = 0;
    if (file.valid()) start.type = read_game(root, find, rules);
    if (start.type != nullptr) {
        GameInfo const& info = start.type->info();
        start.setup.players = root.integer("players", info.min_players, info.max_players);
        read_edition(root, *start.type, edition, start.setup);
        read_options(root, start.setup);
        start.setup.options = upgraded_options(info, rules, start.setup.options);
        if (Outcome<Options> const options = parse_options(info, start.setup.options); !options)
            root.fail("options", options.error().sentence);
        start.viewer = read_viewer(root, start.setup.players);
    }
    if (!file.valid()) return *file.finish();

    start.setup.seed = seed;
    Outcome<std::unique_ptr<Match>> match =
        start.type->read_fields(start.setup, PositionBody{file, std::string{origin}, start.viewer, seed});
    if (!match) return match.error();
    start.setup.position = text;
    start.match = std::move(*match);
    return start;
}

}  // namespace

Outcome<PositionStart> read_position(std::string_view text, std::string_view origin, GameFinder find,
                                     std::optional<EditionSource> const& edition, std::uint64_t seed) {
    return read_start(text, origin, find, edition, seed);
}

Outcome<std::unique_ptr<Match>> start_from_position(GameType const& type, GameSetup const& setup) {
    auto const find = [&](std::string_view name) { return name == type.info().name ? &type : nullptr; };
    Outcome<PositionStart> start =
        read_start(setup.position, "The starting position", find, setup.edition, setup.seed);
    if (!start) return start.error();
    Outcome<Options> const options = parse_options(type.info(), setup.options);
    if (!options) return options.error();
    if (start->match->players() != setup.players || start->match->options() != *options)
        return Error{
            "The starting position has a different number of players or different options from the set-up."};
    return std::move(start->match);
}

}  // namespace motherlode
