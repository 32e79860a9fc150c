#include "server/http.h"

#include <array>

#include <fmt/format.h>

#include "kernel/json.h"

namespace motherlode::server {
namespace {

// The page loads nothing from other hosts, and may run WebAssembly.
constexpr char const* content_policy =
    "default-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

}  // namespace

HttpResponse json_response(std::string text, int status) {
    HttpResponse response;
    response.status = status;
    response.body = std::make_shared<std::string const>(std::move(text));
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

HttpResponse refusal(int status, Denial const& denial) {
    JsonWriter json;
    json.begin_object().key("error").begin_object();
    write_denial(json, denial);
    return json_response(json.end_object().end_object().text(), status);
}

void add_security_headers(HttpResponse& response) {
    response.headers.emplace_back("Content-Security-Policy", content_policy);
    response.headers.emplace_back("X-Content-Type-Options", "nosniff");
    response.headers.emplace_back("Referrer-Policy", "no-referrer");
    response.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
    response.headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
    response.headers.emplace_back("Permissions-Policy",
                                  "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
}

// The names do not depend on the locale.
std::string http_date(std::time_t time) {
    constexpr std::array days{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    constexpr std::array months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    std::tm parts{};
    gmtime_r(&time, &parts);
    return fmt::format("{}, {:02} {} {} {:02}:{:02}:{:02} GMT", days[parts.tm_wday], parts.tm_mday,
                       months[parts.tm_mon], parts.tm_year + 1900, parts.tm_hour, parts.tm_min, parts.tm_sec);
}

std::string_view cookie_value(std::string_view header, std::string_view name) {
    while (!header.empty()) {
        std::string_view part = header.substr(0, header.find(';'));
        header.remove_prefix(part.size() == header.size() ? part.size() : part.size() + 1);
        while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
        if (part.size() > name.size() && part.substr(0, name.size()) == name && part[name.size()] == '=')
            return part.substr(name.size() + 1);
    }
    return {};
}

bool accepts(std::string_view header, std::string_view encoding) {
    std::size_t const at = header.find(encoding);
    if (at == std::string_view::npos) return false;
    return header.substr(at + encoding.size(), 4) != ";q=0";
}

}  // namespace motherlode::server
