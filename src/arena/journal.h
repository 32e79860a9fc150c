#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "arena/results.h"

namespace motherlode::arena {

// The finished games of an arena in a file, a line each as they end, so that it can be stopped at any moment and gone on
// with. The first line says which arena it is.
class Journal {
public:
    // Begins the file, or adds to the results what is kept there; refuses another arena's games.
    static Outcome<Journal> open(std::string path, std::string const& heading, Results& results);

    // What keeps the game from being kept, such as a full disk.
    std::optional<Error> add(std::size_t number, Played const& played);

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    explicit Journal(std::string path) : path_{std::move(path)} {}
    std::optional<Error> add_line(std::string const& line);

    std::string path_;
    std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace motherlode::arena
