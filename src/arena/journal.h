#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "arena/results.h"

namespace motherlode::arena {

// The finished games of an arena in a file, one line each, so that an arena can be stopped at any time and resumed. The
// first line identifies the arena.
class Journal {
public:
    // Creates the file, or adds its games to the results. Refuses the file of another arena.
    static Outcome<Journal> open(std::string path, std::string const& heading, Results& results);

    // Why a game could not be saved, such as a full disk.
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
