#include "cli/records.h"

#include <filesystem>

#include <fmt/format.h>

#include "cli/files.h"
#include "kernel/record.h"
#include "registry/registry.h"

namespace motherlode::cli {
namespace {

// Whether the file is missing, or is a record of the same game with no more moves than this one.
bool is_free_or_earlier_state(std::string const& path, History const& history) {
    std::error_code unknown;
    if (!std::filesystem::exists(path, unknown)) return true;
    Outcome<std::string> const existing = read_file(path);
    if (!existing) return false;
    std::size_t const end = existing->find("\nend ");
    if (end == std::string::npos) return false;
    return write_record(history).starts_with(existing->substr(0, end + 1));
}

std::string free_name(History const& history) {
    std::string const stem = fmt::format("{}-{}", history.type().info().name, seed_text(history.setup().seed));
    std::string path = stem + ".record";
    for (int n = 2; !is_free_or_earlier_state(path, history); ++n)
        path = fmt::format("{}-{}.record", stem, n);
    return path;
}

}  // namespace

Outcome<History> load_record(std::string const& file, std::string const& edition_file) {
    Outcome<std::string> const text = read_file(file);
    if (!text) return text.error();
    if (edition_file.empty()) return read_record(*text, file, find_game);
    Outcome<std::string> const edition = read_file(edition_file);
    if (!edition) return edition.error();
    return read_record(*text, file, find_game, EditionSource{edition_file, *edition});
}

Outcome<std::string> SaveFile::save(History const& history) {
    return save_as(path_.empty() ? free_name(history) : path_, history);
}

Outcome<std::string> SaveFile::save_as(std::string path, History const& history) {
    // Its own file is overwritten even if moves were undone.
    if (path != path_ && !is_free_or_earlier_state(path, history))
        return Error{
            fmt::format("“{}” already exists and contains something else; choose another name.", path)};
    if (std::optional<Error> problem = write_file(path, write_record(history))) return *problem;
    path_ = std::move(path);
    return path_;
}

}  // namespace motherlode::cli
