#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "arena/played.h"

namespace motherlode::arena {

// The finished games of an arena in a file, a line each as they end, so that it can be stopped at any moment and gone on
// with. The first line says which arena it is.
class Journal {
public:
    // Begins the file, or reads what is there; refuses another arena's.
    static Outcome<Journal> open(std::string path, std::string const& heading);

    std::vector<NumberedGame> const& games() const { return games_; }
    void add(std::size_t number, Played const& played);
    // Everything so far is in the file.
    bool good() const { return std::ferror(file_.get()) == 0; }

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    Journal() = default;

    std::unique_ptr<std::FILE, Close> file_;
    std::vector<NumberedGame> games_;
};

}  // namespace motherlode::arena
