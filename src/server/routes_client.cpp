// Who sends a request: its origin, its address and its cookie.

#include <algorithm>

#include "server/log.h"
#include "server/routes.h"
#include "server/tokens.h"

namespace motherlode::server {
namespace {

constexpr std::size_t most_replaced = 10'000;  // cookies that are remembered
constexpr Millis replacing_time = 10'000;

constexpr std::string_view cookie_name = "motherlode";
// A browser accepts this prefix only over HTTPS, and only from this very host.
constexpr std::string_view secure_cookie_name = "__Host-motherlode";

// An IP address, or a name that is only valid in a local network: "localhost", "attic", "attic.local".
bool is_local_name(std::string_view host) {
    std::string_view name = host.substr(0, host.rfind(':'));
    if (host.ends_with(']')) name = host;
    if (!counted_address(name).empty()) return true;
    return name.find('.') == std::string_view::npos || name.ends_with(".local");
}

}  // namespace

// Without a reverse proxy, the page's own host is the requested one. It must not be a public name, because its owner
// could point it at this machine and pass off another page as ours.
bool Routes::own_origin(HttpRequest const& request) const {
    std::vector<std::string> const& origins = options_.origins;
    if (!origins.empty()) return std::find(origins.begin(), origins.end(), request.origin) != origins.end();
    std::string_view const origin = request.origin;
    for (std::string_view const scheme : {"http://", "https://"})
        if (origin.starts_with(scheme) && origin.substr(scheme.size()) == request.host)
            return is_local_name(request.host);
    return false;
}

bool Routes::is_reverse_proxy(std::string_view address) const { return is_within(address, trusted_proxies_); }

std::string Routes::address_of(HttpRequest const& request) const {
    return client_address(request.address, request.forwarded, request.forwarded_for, trusted_proxies_);
}

bool Routes::is_secure() const {
    return std::any_of(options_.origins.begin(), options_.origins.end(),
                       [](std::string const& origin) { return origin.starts_with("https:"); });
}

std::optional<Error> Routes::start(Store& store) {
    Outcome<std::string> key = store.cookie_key(new_token() + new_token());
    if (!key) return key.error();
    signer_ = CookieSigner{std::move(*key)};
    return {};
}

// Somebody else could have set a cookie that this server has not signed, or one without the prefix that only this host
// can set. Such a cookie is replaced, and only gives its seats to the new one.
Routes::Person Routes::person_of(HttpRequest const& request) const {
    std::string_view const cookie =
        cookie_value(request.cookie, is_secure() ? secure_cookie_name : cookie_name);
    if (signer_.has_issued(cookie)) return {token_hash(cookie), {}, {}};
    std::string new_cookie = signer_.new_cookie();
    std::string hash = token_hash(new_cookie);
    for (std::string_view const old : {cookie, cookie_value(request.cookie, cookie_name)})
        if (is_token(old) || signer_.has_issued(old))
            return {std::move(hash), std::move(new_cookie), token_hash(old)};
    return {std::move(hash), std::move(new_cookie), {}};
}

void Routes::add_cookie(HttpResponse& response, Person const& person) {
    if (person.new_cookie.empty()) return;
    if (!person.old_hash.empty()) {
        // A browser that opens several pages at the same time gets only one new cookie; another would have no seats.
        if (replaced_.size() > most_replaced) replaced_.clear();
        Millis& replaced = replaced_.try_emplace(person.old_hash, -replacing_time).first->second;
        if (hub_.now() - replaced < replacing_time) return;
        replaced = hub_.now();
        hub_.move_seats(person.old_hash, person.hash);
    }
    std::string const attributes = "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict";
    std::string const cookie = "=" + person.new_cookie + attributes;
    response.headers.emplace_back("Set-Cookie", is_secure()
                                                    ? std::string{secure_cookie_name} + cookie + "; Secure"
                                                    : std::string{cookie_name} + cookie);
}

// Paths contain no secrets, and the query has already been removed.
void Routes::log(HttpRequest const& request, int status) const {
    if (!options_.access_log) return;
    constexpr char const* methods[]{"GET", "HEAD", "POST", "OTHER", "UNKNOWN"};
    log_line(LogLevel::info, {{"address", address_of(request)},
                              {"method", methods[static_cast<int>(request.method)]},
                              {"path", std::string_view{request.path}.substr(0, 100)},
                              {"status", std::to_string(status)}});
}

}  // namespace motherlode::server
