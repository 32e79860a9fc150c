#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "kernel/outcome.h"

namespace motherlode::cli {

// A folder with the record of every game of an arena. The names of the files sort by the number of the game.
class RecordFolder {
public:
    // Creates the folder. One that already contains records is refused, unless the arena is resumed.
    static Outcome<RecordFolder> open(std::string path, std::string_view game, std::size_t games,
                                      bool resumes);

    std::optional<Error> add(std::size_t number, std::string const& record) const;
    // For a game that does not count after all.
    void remove(std::size_t number) const;

private:
    RecordFolder(std::string path, std::string_view game, std::size_t games);
    std::string file(std::size_t number) const;

    std::string path_;
    std::string game_;
    int digits_;  // of the highest number
};

}  // namespace motherlode::cli
