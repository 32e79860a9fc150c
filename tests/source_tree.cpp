#include "source_tree.h"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace motherlode {

std::filesystem::path source_root() { return MOTHERLODE_SOURCE_DIR; }

std::filesystem::path built_program() { return MOTHERLODE_PROGRAM; }

std::string file_text(std::filesystem::path const& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::vector<std::filesystem::path> files_below(std::string_view folder,
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
