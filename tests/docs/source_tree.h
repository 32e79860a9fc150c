#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

// The project's own files, as they are on disk and not as they were compiled in.
namespace motherlode {

inline std::filesystem::path source_root() { return MOTHERLODE_SOURCE_DIR; }

inline std::string file_text(std::filesystem::path const& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

// All files below a folder with one of these endings, in order; none where there is no such folder.
inline std::vector<std::filesystem::path> files_below(std::string_view folder,
                                                      std::vector<std::string_view> const& endings) {
    std::vector<std::filesystem::path> files;
    std::filesystem::path const root = source_root() / folder;
    if (!std::filesystem::exists(root)) return files;
    for (auto const& entry : std::filesystem::recursive_directory_iterator{root}) {
        std::string const ending = entry.path().extension().string();
        if (entry.is_regular_file() && std::find(endings.begin(), endings.end(), ending) != endings.end())
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace motherlode
