// Reads any bytes as a record. It must be refused with an error, or accepted and written again as the same
// text.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "kernel/record.h"
#include "registry/registry.h"

namespace {

void require(bool condition, char const* expectation) {
    if (condition) return;
    std::fprintf(stderr, "not true: %s\n", expectation);
    std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    using namespace motherlode;
    std::string_view const text{reinterpret_cast<char const*>(data), size};
    Outcome<History> const history = read_record(text, "fuzz.record", find_game);
    if (!history) {
        require(!history.error().sentence.empty(), "a refusal gives a reason");
        return 0;
    }
    require(write_record(*history) == text, "an accepted record is written again as the same text");
    require(history->now().audit().empty(), "a record leads to a valid state");
    require(history->now().result().finished == history->now().over(),
            "a result is final when the game is over");
    return 0;
}
