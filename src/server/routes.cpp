#include "server/routes.h"

#include <algorithm>

#include "kernel/embedded_files.h"
#include "kernel/json.h"
#include "protocol/new_table.h"
#include "protocol/table_line.h"
#include "registry/registry.h"
#include "server/catalogue.h"
#include "server/denials.h"
#include "server/gzip.h"
#include "server/log.h"
#include "server/session.h"
#include "server/tokens.h"

namespace motherlode::server {
namespace {

constexpr int most_listed = 100;

HttpResponse text_response(std::string text, std::string_view type) {
    HttpResponse response = json_response(std::move(text));
    response.type = type;
    return response;
}

HttpResponse nothing_there() { return refusal(404, denials::nothing_here); }

std::string lines_json(std::vector<TableLine> const& lines) {
    JsonWriter json;
    json.begin_object().key("tables").begin_array();
    for (TableLine const& line : lines) protocol::write_table_line(json, line.table, line.seat, line.summary);
    return json.end_array().end_object().text();
}

std::vector<Network> trusted_proxies(ServerOptions const& options) {
    if (options.origins.empty() || !options.trusted_proxies.empty()) return options.trusted_proxies;
    return {*parse_network("127.0.0.0/8"), *parse_network("::1")};
}

// One of our editions as a file: "gold_west/standard.toml".
HttpResponse edition_file(std::string_view path) {
    std::string_view const text = embedded_file("editions/" + std::string{path});
    if (text.data() == nullptr) return nothing_there();
    return text_response(std::string{text}, "application/toml; charset=utf-8");
}

}  // namespace

HttpResponse Routes::table_lines(Outcome<std::vector<TableLine>> const& lines) {
    return lines ? json_response(lines_json(*lines)) : failure(lines.error());
}

HttpResponse Routes::failure(Error const& error) {
    log_error(error.sentence);
    return refusal(500, denials::unavailable);
}

Routes::Routes(Hub& hub, Storage& storage, ServerOptions const& options, Bans const& bans)
    : hub_{hub},
      storage_{storage},
      options_{options},
      bans_{bans},
      trusted_proxies_{trusted_proxies(options)},
      pages_{options.web, options.privacy},
      requests_{options.limits.requests_per_second, options.limits.request_burst},
      new_tables_{options.limits.tables_per_hour / 3600.0,
                  static_cast<double>(options.limits.tables_per_hour)},
      games_{games_json(lessons_, !options.privacy.empty())} {}

std::optional<HttpResponse> Routes::turned_away(HttpRequest const& request) {
    std::optional<HttpResponse> refused;
    // "OPTIONS *" asks about the whole server.
    bool const about_server = request.path == "*" && request.method == HttpRequest::Method::other;
    if (!request.path.starts_with('/') && !about_server) {
        refused = refusal(400, denials::bad_path);
    } else if (bans_.contain(address_of(request))) {
        refused = refusal(403, denials::banned);
    } else if (request.path.starts_with("/api/")) {
        if (requests_.is_large()) requests_.sweep(hub_.now());
        if (!requests_.take(address_of(request), hub_.now()) || !hub_.workers().has_time(address_of(request)))
            refused = refusal(429, denials::too_many_requests);
    } else if (request.path == "/ws" && !hub_.workers().has_time(address_of(request))) {
        refused = refusal(429, denials::too_many_requests);
    }
    if (refused) log(request, refused->status);
    return refused;
}

void Routes::answer(HttpRequest const& request, Respond respond) {
    ProcessorTime const time;
    std::string const address = address_of(request);
    route(request, [this, &request, respond = std::move(respond)](HttpResponse response) {
        log(request, response.status);
        respond(std::move(response));
    });
    hub_.workers().charge(address, time.seconds());
}

std::size_t Routes::longest_body(HttpRequest const& request) const {
    if (request.method != HttpRequest::Method::post) return 0;
    if (request.path == "/api/records") return options_.limits.record_bytes;
    bool const may_have_edition = request.path == "/api/tables";
    return options_.limits.new_table_bytes + (may_have_edition ? protocol::longest_edition_file : 0);
}

void Routes::route(HttpRequest const& request, Respond respond) {
    switch (request.method) {
        case HttpRequest::Method::get:
        case HttpRequest::Method::head: return get(request, std::move(respond));
        case HttpRequest::Method::post: return post(request, std::move(respond));
        case HttpRequest::Method::unknown: return respond(refusal(501, denials::unknown_method));
        case HttpRequest::Method::other: break;
    }
    HttpResponse response = refusal(405, denials::unknown_method);
    response.headers.emplace_back("Allow", "GET, HEAD, POST");
    respond(std::move(response));
}

void Routes::get(HttpRequest const& request, Respond respond) {
    if (request.path == "/readyz") return ready(std::move(respond));
    if (request.path == "/api/mine") return my_tables(request, std::move(respond));
    if (request.path == "/api/watch") return watch(std::move(respond));
    respond(get_constant(request));
}

HttpResponse Routes::get_constant(HttpRequest const& request) {
    std::string_view const path = request.path;
    constexpr std::string_view messages = "/api/messages/";
    constexpr std::string_view rules = "/api/rules/";
    constexpr std::string_view editions = "/api/editions/";
    if (path == "/healthz") return text_response("ok\n", "text/plain; charset=utf-8");
    if (path == "/api/games") return json_response(games_);
    if (path.starts_with(messages)) return unchanging(request, messages_json(path.substr(messages.size())));
    if (path.starts_with(rules)) return unchanging(request, rules_json(path.substr(rules.size())));
    if (path.starts_with(editions)) return edition_file(path.substr(editions.size()));
    if (path == "/ws") return refusal(400, denials::web_socket_only);
    if (path.starts_with("/api/")) return nothing_there();
    return page(request);
}

// Long and constant, so compressed once.
HttpResponse Routes::unchanging(HttpRequest const& request, std::optional<std::string> json) {
    if (!json) return nothing_there();
    HttpResponse response = json_response(std::move(*json));
    response.headers.emplace_back("Vary", "Accept-Encoding");
    if (!accepts(request.accept_encoding, "gzip")) return response;
    std::shared_ptr<std::string const>& compressed = compressed_[request.path];
    if (compressed == nullptr) compressed = std::make_shared<std::string const>(gzipped(*response.body));
    response.body = compressed;
    response.headers.emplace_back("Content-Encoding", "gzip");
    return response;
}

void Routes::post(HttpRequest const& request, Respond respond) {
    void (Routes::*handle)(HttpRequest const&, Respond) = nullptr;
    if (request.path == "/api/tables") handle = &Routes::make_table;
    if (request.path == "/api/records") handle = &Routes::make_from_record;
    if (request.path == "/api/branches") handle = &Routes::make_branch;
    if (request.path == "/api/rematches") handle = &Routes::make_rematch;
    if (request.path == "/api/lessons") handle = &Routes::lesson;
    if (request.path == "/api/set_aside") handle = &Routes::set_aside_record;
    if (handle == nullptr) return respond(nothing_there());
    // A browser always sends the origin of a POST; other programs need not.
    if (!request.origin.empty() && !own_origin(request))
        return respond(refusal(403, denials::foreign_origin));
    if (!request.content_type.starts_with("application/json"))
        return respond(refusal(400, denials::wrong_content_type));
    (this->*handle)(request, std::move(respond));
}

// ---- Responses ----

HttpResponse Routes::page(HttpRequest const& request) {
    HttpResponse response = pages_.answer(request);
    // A browser gets its cookie with the page, before it creates or joins a table.
    if (Pages::is_page(request.path) && response.status == 200) add_cookie(response, person_of(request));
    return response;
}

void Routes::my_tables(HttpRequest const& request, Respond respond) {
    Person const person = person_of(request);
    if (!person.new_cookie.empty()) return respond(json_response(R"({"tables":[]})"));
    storage_.ask([hash = person.hash](Store& store) { return table_lines(store.owned_by(hash)); },
                 std::move(respond));
}

void Routes::watch(Respond respond) {
    storage_.ask([](Store& store) { return table_lines(store.listed(most_listed)); }, std::move(respond));
}

void Routes::ready(Respond respond) {
    auto const send = [respond = std::move(respond)](std::optional<Error> const& obstacle) {
        HttpResponse response =
            text_response(obstacle ? obstacle->sentence + "\n" : "ready\n", "text/plain; charset=utf-8");
        if (obstacle) response.status = 503;
        respond(std::move(response));
    };
    storage_.ask([](Store& store) { return store.obstacle(); }, send);
}

void Routes::lesson(HttpRequest const& request, Respond respond) {
    if (!hub_.workers().has_room(address_of(request))) return respond(refusal(503, denials::overloaded));
    hub_.workers().ask(
        address_of(request), true, [this, body = request.body] { return lessons_.answer(body); },
        [respond = std::move(respond)](std::optional<HttpResponse> response) {
            respond(response ? std::move(*response) : refusal(500, denials::unavailable));
        });
}

void Routes::set_aside_record(HttpRequest const& request, Respond respond) {
    Outcome<JsonObject, Denial> message = JsonObject::parse(request.body);
    if (!message) return respond(refusal(400, message.error()));
    Hub::RecordRequest wanted;
    wanted.table = std::string{message->text("table").value_or("")};
    if (std::optional<std::string_view> const token = message->text("token", Need::optional))
        wanted.token = std::string{*token};
    if (std::optional<Denial> const problem = message->finish()) return respond(refusal(400, *problem));
    wanted.person = person_of(request).hash;
    wanted.address = address_of(request);
    hub_.set_aside_record(wanted, [respond = std::move(respond)](Outcome<std::string, Denial> const& record) {
        if (!record) return respond(refusal(403, record.error()));
        JsonWriter json;
        respond(json_response(json.begin_object().field("record", *record).end_object().text()));
    });
}

std::variant<HttpResponse, std::unique_ptr<Visitor>> Routes::visit(HttpRequest const& request) {
    std::optional<HttpResponse> refused;
    if (request.path != "/ws" || request.method != HttpRequest::Method::get)
        refused = nothing_there();
    else if (!own_origin(request))
        refused = refusal(403, denials::foreign_origin);
    log(request, refused ? refused->status : 101);
    if (refused) return std::move(*refused);
    constexpr double handshake_seconds = 0.0003;
    hub_.workers().charge(address_of(request), handshake_seconds);
    // Without a cookie, only the token counts.
    Person const person = person_of(request);
    return std::make_unique<Session>(hub_, person.new_cookie.empty() ? person.hash : std::string{},
                                     address_of(request));
}

}  // namespace motherlode::server
