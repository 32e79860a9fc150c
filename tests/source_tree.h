#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

// The project's own files, as they are on disk and not as they were compiled in.
namespace motherlode {

std::filesystem::path source_root();

// The `motherlode` program of the same build.
std::filesystem::path built_program();

std::string file_text(std::filesystem::path const& path);

// All files below a folder with one of these endings, in order; none where there is no such folder.
std::vector<std::filesystem::path> files_below(std::string_view folder,
                                               std::vector<std::string_view> const& endings);

}  // namespace motherlode
