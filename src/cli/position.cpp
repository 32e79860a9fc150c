#include "cli/position.h"

#include "cli/files.h"
#include "cli/terminal.h"
#include "registry/registry.h"

namespace motherlode::cli {

Outcome<PositionStart> load_position(std::string const& file, std::string const& edition_file,
                                     std::uint64_t seed) {
    Outcome<std::string> const text = read_file(file);
    if (!text) return text.error();
    std::optional<EditionSource> edition;
    if (!edition_file.empty()) {
        Outcome<std::string> const contents = read_file(edition_file);
        if (!contents) return contents.error();
        edition = EditionSource{edition_file, *contents};
    }
    return read_position(*text, file, find_game, edition, seed);
}

int print_position(Match const& match, std::optional<int> seat) {
    Outcome<std::string> const text =
        match.position(seat ? std::optional<Seat>{seat_at(*seat - 1)} : std::nullopt);
    if (!text) return refuse(text.error());
    write_out(*text);
    return exit_fine;
}

}  // namespace motherlode::cli
