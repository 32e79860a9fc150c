#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/layout.h"
#include "cli/terminal.h"
#include "kernel/json.h"
#include "kernel/toml_reader.h"

namespace motherlode::cli {
namespace {

// The game that an edition file names. That game reads the rest of the file.
Outcome<GameType const*> game_of(EditionSource const& source) {
    TomlFile file{source.text, source.origin};
    std::string const name = file.root().string("game");
    if (!file.valid()) return *file.finish();
    Outcome<GameType const*> game = chosen_game(name);
    if (!game) return Error{fmt::format("{}: game: {}", source.origin, game.error().sentence)};
    return game;
}

void write_edition_json(JsonWriter& json, GameInfo const& info, EditionInfo const& edition, bool is_default) {
    json.begin_object().field("game", info.name).field("name", edition.name).field("title", edition.title);
    json.field("default", is_default).field("hash", fmt::format("{:016x}", edition.hash));
    json.field("provenance", edition.provenance).end_object();
}

}  // namespace

int run_edition_list(EditionOptions const& options) {
    Outcome<std::vector<GameType const*>> const games = chosen_games(options.game);
    if (!games) return misuse(games.error());
    Style const style = output_style();
    JsonWriter json;
    json.begin_array();
    for (GameType const* game : *games) {
        for (std::string const& name : edition_names(game->info())) {
            Outcome<EditionSource> const source = embedded_edition(game->info(), name);
            if (!source) return refuse(source.error());
            Outcome<EditionInfo> const edition = game->check_edition(*source);
            if (!edition) return refuse(edition.error());
            bool const is_default = name == game->info().default_edition;
            if (options.json) {
                write_edition_json(json, game->info(), *edition, is_default);
                continue;
            }
            print_out("{} {}  {}{}  {}\n", game->info().name, style.bold(name), edition->title,
                      is_default ? " (default)" : "", style.dim(fmt::format("hash {:016x}", edition->hash)));
            print_out("  {}\n", wrapped(edition->provenance, output_width(), 2));
        }
    }
    if (options.json) print_out("{}\n", json.end_array().text());
    return exit_fine;
}

int run_edition_show(EditionOptions const& options) {
    Outcome<GameType const*> const game = chosen_game(options.game);
    if (!game) return misuse(game.error());
    GameInfo const& info = (*game)->info();
    Outcome<EditionSource> const source =
        embedded_edition(info, options.name.empty() ? info.default_edition : options.name);
    if (!source) return misuse(source.error());
    write_out(source->text);
    return exit_fine;
}

int run_edition_check(EditionOptions const& options) {
    Outcome<std::string> const text = read_file(options.file);
    if (!text) return refuse(text.error());
    EditionSource const source{options.file, *text};
    Outcome<GameType const*> const game = game_of(source);
    if (!game) return refuse(game.error());
    Outcome<EditionInfo> const edition = (*game)->check_edition(source);
    if (!edition) return refuse(edition.error());
    if (options.json) {
        JsonWriter json;
        write_edition_json(json, (*game)->info(), *edition, false);
        print_out("{}\n", json.text());
        return exit_fine;
    }
    print_out("{}: fine — {}, an edition of {}, hash {:016x}\n{}\n", options.file, edition->title,
              (*game)->info().title, edition->hash, wrapped(edition->provenance, output_width()));
    return exit_fine;
}

}  // namespace motherlode::cli
