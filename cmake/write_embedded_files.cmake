# cmake -DFILES=a;b -DOUTPUT=embedded_files.generated.cpp -P write_embedded_files.cmake
#
# Every byte becomes a hexadecimal escape, so contents of any kind survive, and every line of a file a
# line of C++. String literals compile far faster than arrays of numbers, and g++, clang and emscripten
# take them at any length, though the standard promises only 64 KiB.

set(definitions "")
set(entries "")
set(number 0)
foreach(file IN LISTS FILES)
    file(READ ${file} hex HEX)
    string(REGEX REPLACE "(..)" [[\\x\1]] literal "${hex}")
    string(REPLACE [[\x0a]] "\\x0a\"\n    \"" literal "${literal}")
    string(APPEND definitions "constexpr char file_${number}[] =\n    \"${literal}\";\n\n")
    string(APPEND entries "    EmbeddedFile{\"${file}\", contents_of(file_${number})},\n")
    math(EXPR number "${number} + 1")
endforeach()

file(WRITE ${OUTPUT} "// Written by cmake/write_embedded_files.cmake.
#include \"kernel/embedded_files.h\"

#include <array>
#include <cstddef>

namespace motherlode {
namespace {

// A file may hold zero bytes; only the one that ends the literal is not its own.
template <std::size_t Size>
constexpr std::string_view contents_of(char const (&literal)[Size]) {
    return {literal, Size - 1};
}

${definitions}constexpr std::array<EmbeddedFile, ${number}> files{
${entries}};

}  // namespace

std::span<EmbeddedFile const> embedded_files() { return files; }

}  // namespace motherlode
")
