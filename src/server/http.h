#pragma once

#include <cstdint>
#include <ctime>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/denial.h"

namespace motherlode::server {

// An HTTP request and response, independent of the network library.
struct HttpRequest {
    enum class Method : std::uint8_t { get, head, post, other, unknown };

    Method method = Method::get;
    std::string path;  // without the query, which is unused and must not appear in any log
    std::string body;
    std::string address;  // of the client
    std::string host;
    std::string origin;
    std::string cookie;
    std::string content_type;
    std::string accept;
    std::string accept_encoding;
    std::string if_none_match;
    std::string forwarded;      // all values, as a list
    std::string forwarded_for;  // the header X-Forwarded-For, likewise
};

struct HttpResponse {
    int status = 200;
    std::string type = "application/json";
    std::shared_ptr<std::string const> body;  // shared with the cache of files
    std::vector<std::pair<std::string, std::string>> headers;
};

HttpResponse json_response(std::string text, int status = 200);

// {"error": {"code", "sentence", "message"}}
HttpResponse refusal(int status, Denial const& denial);
template <class... Args>
HttpResponse refusal(int status, DenialSpec const& spec, Args const&... args) {
    return refusal(status, denial(spec, args...));
}

// The headers of every response, which limit what a browser allows the page to do.
void add_security_headers(HttpResponse& response);

// As in the header Date: "Sun, 06 Nov 1994 08:49:37 GMT".
std::string http_date(std::time_t time);

// The value of one cookie in a Cookie header; empty if it is missing.
std::string_view cookie_value(std::string_view header, std::string_view name);

// Whether an Accept-Encoding header accepts this encoding.
bool accepts(std::string_view header, std::string_view encoding);

}  // namespace motherlode::server
