#include "cli/choices.h"
#include "cli/commands.h"
#include "cli/terminal.h"

namespace motherlode::cli {

int run_schema(SchemaOptions const& options) {
    Outcome<GameType const*> const game = chosen_game(options.game);
    if (!game) return misuse(game.error());
    Outcome<std::string> const types =
        (*game)->json_types(options.typescript ? TypeFormat::typescript : TypeFormat::json_schema);
    if (!types) return refuse(types.error());
    write_out(*types);
    return exit_fine;
}

}  // namespace motherlode::cli
