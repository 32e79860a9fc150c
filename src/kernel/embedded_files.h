#pragma once

#include <span>
#include <string_view>

namespace motherlode {

// Editions, lessons, messages and rules compiled into the program, so that it is a single file.
struct EmbeddedFile {
    std::string_view path;  // "editions/boomtown_builders/horizon.toml"
    std::string_view contents;
};

std::span<EmbeddedFile const> embedded_files();  // sorted by path; generated at build

// The contents of a file. A null data pointer means that there is no such file.
std::string_view embedded_file(std::string_view path);

}  // namespace motherlode
