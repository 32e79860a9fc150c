#pragma once

#include <string>

#include "kernel/history.h"

namespace motherlode::cli {

// A record from a file, replayed. The edition is a compiled-in one, unless a file is named.
Outcome<History> load_record(std::string const& file, std::string const& edition_file);

// The file of one game. It only overwrites earlier states of the same game, never another file.
class SaveFile {
public:
    SaveFile() = default;
    // The file that this game was read from.
    explicit SaveFile(std::string path) : path_{std::move(path)} {}

    // Saves to the game's current file, or else to one named after the game and its seed. Returns the path.
    Outcome<std::string> save(History const& history);
    // Saves to this path, now and from then on; refused if another file is there.
    Outcome<std::string> save_as(std::string path, History const& history);

private:
    std::string path_;  // empty until the game is saved
};

}  // namespace motherlode::cli
