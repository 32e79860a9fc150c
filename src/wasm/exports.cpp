// What the module exports to the page: web/src/core/module.ts calls it. Texts go in and out through the memory of the
// module.

#include <cstddef>
#include <string>

#include "wasm/checks.h"
#include "wasm/local_tables.h"
#include "wasm/thoughts.h"

// Provided by the page.
extern "C" [[clang::import_module("page"), clang::import_name("emit")]] void
motherlode_emit(char const* text, std::size_t bytes);

namespace {

// One call at a time: the module has one thread.
std::string input;
std::string output;

motherlode::wasm::LocalTables& local_tables() {
    static motherlode::wasm::LocalTables tables{
        [](std::string const& line) { motherlode_emit(line.data(), line.size()); }};
    return tables;
}

}  // namespace

#define MOTHERLODE_EXPORT(name) extern "C" [[clang::export_name(name)]]

// Where the caller writes a text of this many bytes before the next call.
MOTHERLODE_EXPORT("input") char* motherlode_input(std::size_t bytes) {
    input.resize(bytes);
    return input.data();
}

// The answer of the last call. The calls below return its size in bytes.
MOTHERLODE_EXPORT("output") char const* motherlode_output() { return output.data(); }

MOTHERLODE_EXPORT("tables") void motherlode_tables() { local_tables().request(input); }

MOTHERLODE_EXPORT("think") std::size_t motherlode_think() {
    output = motherlode::wasm::think(input);
    return output.size();
}

MOTHERLODE_EXPORT("check") std::size_t motherlode_check() {
    output = motherlode::wasm::check(input);
    return output.size();
}
