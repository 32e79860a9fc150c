#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "server/http.h"

// The header of a request as it arrives, checked against RFC 9112. The check is stricter than Beast's parser: where
// another program could understand a header differently, the request is refused and the connection closed, so that no
// reverse proxy and this server can disagree about where a request ends.
namespace motherlode::server {

// Finds the end of a header while it arrives, and looks at every byte only once.
class HeaderScanner {
public:
    enum class State : std::uint8_t { incomplete, complete, bad_line_ending };

    // `bytes` are all bytes of the header so far.
    State scan(std::string_view bytes);
    // The length of a complete header with the empty line after it.
    std::size_t length() const { return scanned_; }

private:
    std::size_t scanned_ = 0;
    std::size_t line_length_ = 0;
};

// The refusal of a complete header, or nothing.
std::optional<HttpResponse> check_header(std::string_view header);

// The path and, if the target is a whole URL, its host. The query is left out.
struct Target {
    std::string path;
    std::optional<std::string> host;
};
Target parse_target(std::string_view target);

}  // namespace motherlode::server
