// Reads any bytes as a record: it must be refused with an error, or accepted unchanged.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "kernel/record.h"
#include "registry/registry.h"

namespace {

void require(bool truth, char const* what) {
    if (truth) return;
    std::fprintf(stderr, "broken: %s\n", what);
    std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    using namespace motherlode;
    std::string_view const text{reinterpret_cast<char const*>(data), size};
    Outcome<History> const read = read_record(text, "fuzz.record", find_game);
    if (!read) {
        require(!read.error().sentence.empty(), "a refusal gives a reason");
        return 0;
    }
    require(write_record(*read) == text, "an accepted record is written again as the same text");
    require(read->now().audit().empty(), "a record leads to a valid state");
    require(read->now().result().finished == read->now().over(), "a result is final when the game is over");
    return 0;
}
