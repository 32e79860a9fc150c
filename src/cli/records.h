#pragma once

#include <string>

#include "kernel/history.h"

namespace motherlode::cli {

// A record from a file, replayed. The edition is one compiled in, unless a file is named.
Outcome<History> load_record(std::string const& file, std::string const& edition_file);

// Where one game is kept on disk. It only ever overwrites its own earlier states, never another file.
class SaveFile {
public:
    SaveFile() = default;
    // The file this game was read from.
    explicit SaveFile(std::string path) : path_{std::move(path)} {}

    // Where the game is already, or else under a name made from its own and its seed. Returns the path.
    Outcome<std::string> save(History const& history);
    // Here, and from now on; refused where something else stands under this name.
    Outcome<std::string> save_as(std::string path, History const& history);

private:
    std::string path_;  // empty until the game is on disk
};

}  // namespace motherlode::cli
