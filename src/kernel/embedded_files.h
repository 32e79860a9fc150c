#pragma once

#include <span>
#include <string_view>

namespace motherlode {

// Editions, messages and rules compiled into the program, so that it is one file wherever it runs.
struct EmbeddedFile {
    std::string_view path;  // "editions/boomtown_builders/horizon.toml"
    std::string_view contents;
};

std::span<EmbeddedFile const> embedded_files();  // sorted by path; generated at build

// The contents of one, or nothing (a null data pointer) where there is no such file.
std::string_view embedded_file(std::string_view path);

}  // namespace motherlode
