#include "arena/journal.h"

#include <filesystem>
#include <fstream>

#include <fmt/format.h>

namespace motherlode::arena {

Outcome<Journal> Journal::open(std::string path, std::string const& heading, Results& results) {
    Journal journal{std::move(path)};
    std::error_code unknown;
    if (std::filesystem::exists(journal.path_, unknown) &&
        !std::filesystem::is_regular_file(journal.path_, unknown))
        return Error{journal.path_ + " is not a file."};
    std::ifstream stream{journal.path_, std::ios::binary};
    std::size_t whole = 0;  // bytes up to the end of the last complete line
    std::string line;
    for (int number = 1; std::getline(stream, line) && !stream.eof(); ++number) {
        if (number == 1) {
            if (line != heading)
                return Error{journal.path_ + " belongs to another arena (“" + line + "”, not “" + heading +
                             "”). Choose another file."};
        } else {
            Outcome<NumberedGame> const game = from_line(line, results.schedule());
            if (!game) return Error{fmt::format("{}:{}: {}", journal.path_, number, game.error().sentence)};
            results.add(game->number, game->played);
        }
        whole += line.size() + 1;
    }
    // An interrupted write left an incomplete line at the end.
    if (!line.empty() && stream.eof()) {
        if (whole == 0 && !heading.starts_with(line))
            return Error{journal.path_ + " is not the journal of an arena."};
        std::error_code problem;
        std::filesystem::resize_file(journal.path_, whole, problem);
        if (problem) return Error{journal.path_ + ": " + problem.message() + "."};
    }
    journal.file_.reset(std::fopen(journal.path_.c_str(), "ab"));
    if (!journal.file_) return Error{journal.path_ + " cannot be written."};
    if (whole == 0)
        if (std::optional<Error> const problem = journal.add_line(heading)) return *problem;
    return journal;
}

std::optional<Error> Journal::add(std::size_t number, Played const& played) {
    return add_line(to_line(number, played));
}

std::optional<Error> Journal::add_line(std::string const& line) {
    if (std::fputs((line + "\n").c_str(), file_.get()) >= 0 && std::fflush(file_.get()) == 0) return {};
    return Error{path_ + " could not be written."};
}

}  // namespace motherlode::arena
