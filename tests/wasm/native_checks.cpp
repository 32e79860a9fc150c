// Answers the requests of src/wasm/checks.h natively, for tests/wasm and bench/wasm. Requests and answers are preceded by
// a line with their size in bytes; an answer also by the microseconds it took.

#include <chrono>
#include <cstdio>
#include <string>

#include "wasm/checks.h"

int main() {
    std::string request;
    for (std::size_t size = 0; std::scanf("%zu", &size) == 1;) {
        std::getchar();  // the end of the line
        request.resize(size);
        if (std::fread(request.data(), 1, size, stdin) != size) return 1;
        auto const start = std::chrono::steady_clock::now();
        std::string const answer = motherlode::wasm::check(request);
        std::chrono::duration<double, std::micro> const duration = std::chrono::steady_clock::now() - start;
        std::printf("%zu %.0f\n%s", answer.size(), duration.count(), answer.c_str());
        std::fflush(stdout);
    }
}
