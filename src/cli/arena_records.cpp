#include "cli/arena_records.h"

#include <filesystem>

#include <fmt/format.h>

#include "cli/files.h"

namespace motherlode::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view extension = ".record";

bool contains_records(std::string const& folder) {
    std::error_code unknown;
    for (fs::directory_entry const& entry : fs::directory_iterator{folder, unknown})
        if (entry.path().extension() == extension) return true;
    return false;
}

}  // namespace

Outcome<RecordFolder> RecordFolder::open(std::string path, std::string_view game, std::size_t games,
                                         bool resumes) {
    std::error_code problem;
    fs::create_directories(path, problem);
    if (problem) return Error{fmt::format("Cannot create the folder “{}”: {}.", path, problem.message())};
    if (!resumes && contains_records(path))
        return Error{fmt::format("“{}” already contains records. Choose another folder.", path)};
    RecordFolder const folder{std::move(path), game, games};
    if (std::optional<Error> const unwritable = check_writable(folder.file(0))) return *unwritable;
    return folder;
}

RecordFolder::RecordFolder(std::string path, std::string_view game, std::size_t games)
    : path_{std::move(path)}, game_{game}, digits_{static_cast<int>(std::to_string(games).size())} {}

std::string RecordFolder::file(std::size_t number) const {
    return fmt::format("{}/{}-{:0{}}{}", path_, game_, number + 1, digits_, extension);
}

std::optional<Error> RecordFolder::add(std::size_t number, std::string const& record) const {
    return write_file(file(number), record);
}

void RecordFolder::remove(std::size_t number) const {
    std::error_code unknown;
    fs::remove(file(number), unknown);
}

}  // namespace motherlode::cli
