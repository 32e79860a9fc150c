#include "arena/journal.h"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace motherlode::arena {

Outcome<Journal> Journal::open(std::string path, std::string const& heading) {
    Journal journal;
    std::ifstream stream{path, std::ios::binary};
    std::string const text{std::istreambuf_iterator<char>{stream}, {}};
    std::size_t kept = 0;
    for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', kept)) {
        std::string_view const line = std::string_view{text}.substr(kept, end - kept);
        if (kept == 0) {
            if (line != heading)
                return Error{path + " belongs to another arena: “" + std::string{line} + "”, not “" +
                             heading + "”."};
        } else {
            Outcome<NumberedGame> game = from_line(line);
            if (!game) return Error{path + ": " + game.error().sentence};
            journal.games_.push_back(std::move(*game));
        }
        kept = end + 1;
    }
    // What follows the last whole line was cut off while it was written.
    if (kept < text.size()) {
        if (kept == 0) return Error{path + " is not the journal of an arena."};
        std::error_code problem;
        std::filesystem::resize_file(path, kept, problem);
        if (problem) return Error{path + ": " + problem.message() + "."};
    }
    journal.file_.reset(std::fopen(path.c_str(), "ab"));
    if (!journal.file_) return Error{path + " cannot be written."};
    if (kept == 0) {
        std::fputs((heading + "\n").c_str(), journal.file_.get());
        std::fflush(journal.file_.get());
    }
    return journal;
}

void Journal::add(std::size_t number, Played const& played) {
    std::fputs((to_line(number, played) + "\n").c_str(), file_.get());
    std::fflush(file_.get());
}

}  // namespace motherlode::arena
