#include "cli/arena_ratings.h"

#include <filesystem>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "cli/files.h"

namespace motherlode::cli {
namespace {

// Lets one process at a time change files in a folder. The file itself cannot be locked, because writing replaces it.
class FolderLock {
public:
    explicit FolderLock(std::string const& folder)
        : descriptor_{::open(folder.c_str(), O_RDONLY | O_DIRECTORY)} {
        if (descriptor_ >= 0) ::flock(descriptor_, LOCK_EX);
    }
    ~FolderLock() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    FolderLock(FolderLock const&) = delete;
    FolderLock& operator=(FolderLock const&) = delete;

private:
    int descriptor_;
};

}  // namespace

Outcome<arena::RatingsFile> read_ratings(std::string const& path) {
    std::error_code unknown;
    if (!std::filesystem::exists(path, unknown)) return arena::RatingsFile{};
    Outcome<std::string> const text = read_file(path);
    if (!text) return text.error();
    return arena::RatingsFile::read(*text, path);
}

Outcome<arena::RatingsFile> update_ratings(std::string const& path, arena::RatedRun run) {
    std::filesystem::path const folder = std::filesystem::path{path}.parent_path();
    FolderLock const lock{folder.empty() ? "." : folder.string()};
    Outcome<arena::RatingsFile> ratings = read_ratings(path);
    if (!ratings) return ratings;
    ratings->add(std::move(run));
    if (std::optional<Error> const problem = write_file(path, ratings->text())) return *problem;
    return ratings;
}

}  // namespace motherlode::cli
