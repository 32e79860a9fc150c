#include "cli/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include <fmt/format.h>
#include <unistd.h>

namespace motherlode::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_file = std::size_t{16} << 20U;  // much larger than any edition or record

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

Error problem(std::string_view job, std::string_view path) {
    return Error{fmt::format("Cannot {} “{}”: {}.", job, path, std::strerror(errno))};
}

bool write_all(std::string const& path, std::function<void(Piece const&)> const& contents) {
    File const file{std::fopen(path.c_str(), "wb")};
    if (!file) return false;
    bool written = true;
    contents([&](std::string_view piece) {
        written = written && std::fwrite(piece.data(), 1, piece.size(), file.get()) == piece.size();
    });
    if (!written || std::fflush(file.get()) != 0) return false;
    fsync(fileno(file.get()));  // fails for a pipe, which is not on a disk
    return true;
}

// The final target: a link is followed, not replaced.
fs::path target_of(std::string const& path) {
    std::error_code none;
    fs::path const target = fs::canonical(path, none);
    return none ? fs::path{path} : target;
}

}  // namespace

Outcome<std::string> read_file(std::string const& path) {
    File const file{std::fopen(path.c_str(), "rb")};
    if (!file) return problem("read", path);
    std::string contents;
    char buffer[1U << 16U];
    while (std::size_t const count = std::fread(buffer, 1, sizeof buffer, file.get())) {
        contents.append(buffer, count);
        if (contents.size() > largest_file)
            return Error{
                fmt::format("Cannot read “{}”: it is larger than {} MiB.", path, largest_file >> 20U)};
    }
    if (std::ferror(file.get()) != 0) return problem("read", path);
    return contents;
}

std::optional<Error> write_file(std::string const& path, std::string_view contents) {
    return write_file(path, [&](Piece const& write) { write(contents); });
}

std::optional<Error> write_file(std::string const& path, std::function<void(Piece const&)> const& contents) {
    fs::path const target = target_of(path);
    std::error_code unknown;
    // A device or a pipe cannot be replaced by renaming.
    if (fs::exists(target, unknown) && !fs::is_regular_file(target, unknown)) {
        if (!write_all(path, contents)) return problem("write", path);
        return {};
    }
    std::string const unfinished = fmt::format("{}.{}.part", target.string(), getpid());
    if (!write_all(unfinished, contents) || std::rename(unfinished.c_str(), target.c_str()) != 0) {
        Error const error = problem("write", path);
        std::remove(unfinished.c_str());
        return error;
    }
    return {};
}

std::optional<Error> check_writable(std::string const& path) {
    fs::path const target = target_of(path);
    fs::path const folder = target.has_parent_path() ? target.parent_path() : fs::path{"."};
    std::error_code unknown;
    if (fs::is_directory(target, unknown))
        return Error{fmt::format("Cannot write “{}”: it is a folder.", path)};
    if (access((folder / ".").c_str(), W_OK) != 0) return problem("write", path);
    return {};
}

}  // namespace motherlode::cli
