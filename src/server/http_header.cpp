#include "server/http_header.h"

#include <algorithm>
#include <array>

#include "kernel/cut.h"
#include "server/denials.h"

namespace motherlode::server {
namespace {

constexpr std::size_t longest_length = 18;  // digits of a Content-Length, so that it fits into 64 bits

using Refusal = std::optional<HttpResponse>;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// RFC 9110, section 5.6.2.
bool is_token(std::string_view text) {
    constexpr std::string_view others = "!#$%&'*+-.^_`|~";
    return !text.empty() && std::all_of(text.begin(), text.end(), [&](char c) {
        return is_digit(c) || is_letter(c) || others.find(c) != std::string_view::npos;
    });
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_ignoring_case(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

// A name or an address with an optional port; empty is allowed (RFC 9112, section 3.2).
bool is_host(std::string_view text) {
    constexpr std::string_view others = "-._~%!$&'()*+,;=:[]";
    return std::all_of(text.begin(), text.end(), [&](char c) {
        return is_digit(c) || is_letter(c) || others.find(c) != std::string_view::npos;
    });
}

// The path of a whole URL starts after this number of characters; 0 if the target is not one.
std::size_t authority_start(std::string_view target) {
    for (std::string_view const scheme : {"http://", "https://"})
        if (same_ignoring_case(target.substr(0, scheme.size()), scheme)) return scheme.size();
    return 0;
}

std::string_view authority_of(std::string_view target) {
    std::string_view const rest = target.substr(authority_start(target));
    return rest.substr(0, rest.find_first_of("/?"));
}

bool is_valid_target(std::string_view target) {
    bool const printable = std::all_of(target.begin(), target.end(), [](char c) {
        return !is_control(c) && static_cast<unsigned char>(c) < 0x80 && c != '#';
    });
    if (target.empty() || !printable) return false;
    if (authority_start(target) == 0) return true;
    return !authority_of(target).empty() && is_host(authority_of(target));
}

enum class Version : std::uint8_t { http_1_0, http_1_1 };

// Collects what a header says while its lines are checked, in order.
class HeaderCheck {
public:
    Refusal request_line(std::string_view line) {
        std::size_t const first = line.find(' ');
        std::size_t const last = line.rfind(' ');
        if (first == std::string_view::npos || first == last) return refusal(400, denials::bad_request_line);
        std::string_view const target = line.substr(first + 1, last - first - 1);
        if (!is_token(line.substr(0, first)) || target.find(' ') != std::string_view::npos ||
            !is_valid_target(target))
            return refusal(400, denials::bad_request_line);
        return version(line.substr(last + 1));
    }

    Refusal field(std::string_view line) {
        std::size_t const colon = line.find(':');
        // A space before the colon, and a line that continues the one before, are refused here too.
        if (colon == std::string_view::npos || !is_token(line.substr(0, colon)))
            return refusal(400, denials::bad_header_line);
        std::string_view const name = line.substr(0, colon);
        std::string_view const value = trimmed(line.substr(colon + 1));
        if (std::any_of(value.begin(), value.end(), [](char c) { return is_control(c) && c != '\t'; }))
            return refusal(400, denials::bad_header_line);
        if (same_ignoring_case(name, "Host")) return host(value);
        if (same_ignoring_case(name, "Content-Length")) return length(value);
        if (same_ignoring_case(name, "Transfer-Encoding")) return coding(value);
        if (same_ignoring_case(name, "Expect") && !same_ignoring_case(value, "100-continue"))
            return refusal(417, denials::unknown_expectation);
        return {};
    }

    Refusal end() const {
        if (version_ == Version::http_1_1 && !has_host_) return refusal(400, denials::bad_host);
        bool const old_with_coding = version_ == Version::http_1_0 && has_coding_;
        if ((has_coding_ && has_length_) || old_with_coding) return refusal(400, denials::bad_length);
        return {};
    }

private:
    Refusal version(std::string_view text) {
        bool const is_version = text.size() == 8 && text.starts_with("HTTP/") && is_digit(text[5]) &&
                                text[6] == '.' && is_digit(text[7]);
        if (!is_version) return refusal(400, denials::bad_request_line);
        if (text != "HTTP/1.0" && text != "HTTP/1.1") return refusal(505, denials::unknown_http_version);
        version_ = text == "HTTP/1.0" ? Version::http_1_0 : Version::http_1_1;
        return {};
    }

    Refusal host(std::string_view value) {
        if (has_host_ || !is_host(value)) return refusal(400, denials::bad_host);
        has_host_ = true;
        return {};
    }

    Refusal length(std::string_view value) {
        bool const valid = !value.empty() && value.size() <= longest_length &&
                           std::all_of(value.begin(), value.end(), is_digit);
        if (has_length_ || !valid) return refusal(400, denials::bad_length);
        has_length_ = true;
        return {};
    }

    // RFC 9112, section 6.1: an unknown coding is 501. If chunked is not the last one, the end of the body is unknown.
    Refusal coding(std::string_view value) {
        if (has_coding_) return refusal(400, denials::bad_length);
        has_coding_ = true;
        if (same_ignoring_case(value, "chunked")) return {};
        bool is_chunked = false;
        for (std::size_t start = 0; start <= value.size();) {
            std::size_t const end = std::min(value.find(',', start), value.size());
            std::string_view const name = trimmed(value.substr(start, end - start));
            if (is_chunked || !is_token(name)) return refusal(400, denials::bad_length);
            is_chunked = same_ignoring_case(name, "chunked");
            start = end + 1;
        }
        return refusal(501, denials::unknown_coding);
    }

    Version version_ = Version::http_1_1;
    bool has_host_ = false;
    bool has_length_ = false;
    bool has_coding_ = false;
};

}  // namespace

HeaderScanner::State HeaderScanner::scan(std::string_view bytes) {
    while (scanned_ < bytes.size()) {
        char const c = bytes[scanned_];
        if (c == '\n') return State::bad_line_ending;
        if (c != '\r') {
            ++scanned_;
            ++line_length_;
            continue;
        }
        if (scanned_ + 1 == bytes.size()) return State::incomplete;
        if (bytes[scanned_ + 1] != '\n') return State::bad_line_ending;
        scanned_ += 2;
        if (std::exchange(line_length_, 0) == 0) return State::complete;
    }
    return State::incomplete;
}

std::optional<HttpResponse> check_header(std::string_view header) {
    HeaderCheck check;
    constexpr std::string_view line_end = "\r\n";
    bool first = true;
    while (!header.starts_with(line_end) && !header.empty()) {
        std::string_view const line = header.substr(0, header.find(line_end));
        header.remove_prefix(line.size() + line_end.size());
        if (Refusal refused = std::exchange(first, false) ? check.request_line(line) : check.field(line))
            return refused;
    }
    return check.end();
}

Target parse_target(std::string_view target) {
    Target result;
    std::size_t const start = authority_start(target);
    if (start > 0) {
        result.host = std::string{authority_of(target)};
        target.remove_prefix(start + result.host->size());
    }
    result.path = std::string{target.substr(0, target.find('?'))};
    if (start > 0 && result.path.empty()) result.path = "/";
    return result;
}

}  // namespace motherlode::server
