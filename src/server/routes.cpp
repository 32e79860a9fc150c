#include "server/routes.h"

#include <algorithm>

#include "kernel/json.h"
#include "protocol/new_table.h"
#include "registry/registry.h"
#include "server/catalogue.h"
#include "server/denials.h"
#include "server/gzip.h"
#include "server/log.h"
#include "server/session.h"
#include "server/tokens.h"
#include "table/denials.h"

namespace motherlode::server {
namespace {

constexpr int most_listed = 100;
constexpr std::size_t most_addresses = 10'000;  // before inactive ones are removed

HttpResponse text_response(std::string text, std::string_view type) {
    HttpResponse response = json_response(std::move(text));
    response.type = type;
    return response;
}

HttpResponse nothing_there() { return refusal(404, denials::nothing_here); }

HttpResponse out_of_order(Error const& error) {
    log_error(error.sentence);
    return refusal(500, denials::unavailable);
}

void write_scores(JsonWriter& json, std::vector<SeatScore> const& scores) {
    if (scores.empty()) {
        json.null();
        return;
    }
    json.begin_array();
    for (SeatScore const& score : scores)
        json.begin_object().field("total", score.total).field("rank", score.rank).end_object();
    json.end_array();
}

HttpResponse table_lines(Outcome<std::vector<TableLine>> const& lines) {
    if (!lines) return out_of_order(lines.error());
    JsonWriter json;
    json.begin_object().key("tables").begin_array();
    for (TableLine const& line : *lines) {
        TableSummary const& summary = line.summary;
        json.begin_object().field("table", line.table).field("game", summary.game).key("names").begin_array();
        for (std::string const& name : summary.names) json.value(name);
        json.end_array().key("seat");
        if (line.seat)
            json.value(*line.seat);
        else
            json.null();
        json.field("moves", summary.moves);
        json.field("your_turn", line.seat && summary.due.contains(seat_at(*line.seat)));
        json.field("finished", summary.finished).field("updated", summary.updated).key("scores");
        write_scores(json, summary.scores);
        json.end_object();
    }
    return json_response(json.end_array().end_object().text());
}

std::vector<Network> trusted_proxies(ServerOptions const& options) {
    if (options.origins.empty() || !options.trusted_proxies.empty()) return options.trusted_proxies;
    return {*parse_network("127.0.0.0/8"), *parse_network("::1")};
}

}  // namespace

Routes::Routes(Hub& hub, Store& store, ServerOptions const& options, Bans const& bans)
    : hub_{hub},
      store_{store},
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
        if (requests_.size() > most_addresses) requests_.sweep(hub_.now());
        if (!requests_.take(address_of(request), hub_.now()))
            refused = refusal(429, denials::too_many_requests);
    }
    if (refused) log(request, refused->status);
    return refused;
}

HttpResponse Routes::answer(HttpRequest const& request) {
    HttpResponse response = route(request);
    log(request, response.status);
    return response;
}

std::size_t Routes::longest_body(HttpRequest const& request) const {
    if (request.method != HttpRequest::Method::post) return 0;
    return request.path == "/api/records" ? options_.limits.record_bytes : options_.limits.new_table_bytes;
}

HttpResponse Routes::route(HttpRequest const& request) {
    switch (request.method) {
        case HttpRequest::Method::get:
        case HttpRequest::Method::head: return get(request);
        case HttpRequest::Method::post: return post(request);
        case HttpRequest::Method::unknown: return refusal(501, denials::unknown_method);
        case HttpRequest::Method::other: break;
    }
    HttpResponse response = refusal(405, denials::unknown_method);
    response.headers.emplace_back("Allow", "GET, HEAD, POST");
    return response;
}

HttpResponse Routes::get(HttpRequest const& request) {
    std::string_view const path = request.path;
    constexpr std::string_view messages = "/api/messages/";
    constexpr std::string_view rules = "/api/rules/";
    if (path == "/healthz") return text_response("ok\n", "text/plain; charset=utf-8");
    if (path == "/readyz") return ready();
    if (path == "/api/games") return json_response(games_);
    if (path == "/api/mine") return my_tables(request);
    if (path == "/api/watch") return watch();
    if (path.starts_with(messages)) return unchanging(request, messages_json(path.substr(messages.size())));
    if (path.starts_with(rules)) return unchanging(request, rules_json(path.substr(rules.size())));
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

HttpResponse Routes::post(HttpRequest const& request) {
    HttpResponse (Routes::*handle)(HttpRequest const&) = nullptr;
    if (request.path == "/api/tables") handle = &Routes::make_table;
    if (request.path == "/api/records") handle = &Routes::make_from_record;
    if (request.path == "/api/branches") handle = &Routes::make_branch;
    if (request.path == "/api/rematches") handle = &Routes::make_rematch;
    if (request.path == "/api/lessons") handle = &Routes::lesson;
    if (request.path == "/api/set_aside") handle = &Routes::set_aside_record;
    if (handle == nullptr) return nothing_there();
    // A browser always sends the origin of a POST; other programs need not.
    if (!request.origin.empty() && !own_origin(request)) return refusal(403, denials::foreign_origin);
    if (!request.content_type.starts_with("application/json"))
        return refusal(400, denials::wrong_content_type);
    return (this->*handle)(request);
}

// ---- Responses ----

HttpResponse Routes::page(HttpRequest const& request) {
    HttpResponse response = pages_.answer(request);
    // A browser gets its cookie with the page, before it creates or joins a table.
    if (Pages::is_page(request.path) && response.status == 200) add_cookie(response, person_of(request));
    return response;
}

HttpResponse Routes::my_tables(HttpRequest const& request) {
    Person const person = person_of(request);
    if (!person.new_cookie.empty()) return json_response(R"({"tables":[]})");
    return table_lines(store_.owned_by(person.hash));
}

HttpResponse Routes::ready() {
    std::optional<Error> const obstacle = store_.obstacle();
    HttpResponse response =
        text_response(obstacle ? obstacle->sentence + "\n" : "ready\n", "text/plain; charset=utf-8");
    if (obstacle) response.status = 503;
    return response;
}

HttpResponse Routes::watch() { return table_lines(store_.listed(most_listed)); }

HttpResponse Routes::make_table(HttpRequest const& request) {
    Outcome<TableSetup, Denial> setup = protocol::parse_new_table(request.body, hub_.time(), random_seed());
    if (!setup) return refusal(400, setup.error());
    if (options_.seed) setup->setup.seed = *options_.seed;
    return new_table(request, std::move(*setup), {});
}

HttpResponse Routes::make_from_record(HttpRequest const& request) {
    Outcome<History, Denial> const history = protocol::parse_record_request(request.body);
    if (!history) return refusal(400, history.error());
    if (!hub_.take_bytes(address_of(request), request.body.size()))
        return refusal(429, denials::too_many_bytes);
    return new_table(request, setup_of(*history, hub_.time()), entries_of(*history, hub_.time()));
}

HttpResponse Routes::make_branch(HttpRequest const& request) {
    Outcome<protocol::BranchRequest, Denial> const branch = protocol::parse_branch(request.body);
    if (!branch) return refusal(400, branch.error());
    Outcome<LiveTable*, Denial> const opened = hub_.open(branch->table);
    if (!opened) return refusal(404, opened.error());
    LiveTable* const live = *opened;
    std::optional<Admission> const viewer =
        live->admits(branch->token, person_of(request).hash, hub_.time().wall);
    if (!viewer || viewer->by == Admission::By::link) return refusal(403, denials::private_table);
    // Entries that are not on disk may still be lost.
    if (!live->table.finished() || !live->unsaved.empty()) return refusal(409, denials::branch_not_finished);
    Outcome<protocol::Branch, Denial> made =
        protocol::branch_of(*branch, live->table, viewer->seat, hub_.time());
    if (!made) return refusal(400, made.error());
    return new_table(request, std::move(made->setup), made->entries);
}

HttpResponse Routes::set_aside_record(HttpRequest const& request) {
    Outcome<JsonObject, Denial> message = JsonObject::parse(request.body);
    if (!message) return refusal(400, message.error());
    std::string const table{message->text("table").value_or("")};
    std::optional<std::string_view> const token = message->text("token", Need::optional);
    if (std::optional<Denial> const problem = message->finish()) return refusal(400, *problem);
    Outcome<std::string, Denial> const record = hub_.set_aside_record(table, token, person_of(request).hash);
    if (!record) return refusal(403, record.error());
    JsonWriter json;
    return json_response(json.begin_object().field("record", *record).end_object().text());
}

HttpResponse Routes::make_rematch(HttpRequest const& request) {
    Outcome<protocol::RematchRequest, Denial> const rematch = protocol::parse_rematch(request.body);
    if (!rematch) return refusal(400, rematch.error());
    Outcome<LiveTable*, Denial> const opened = hub_.open(rematch->table);
    if (!opened) return refusal(404, opened.error());
    LiveTable* const live = *opened;
    Person const person = person_of(request);
    std::optional<Admission> const viewer = live->admits(rematch->token, person.hash, hub_.time().wall);
    if (!viewer || viewer->by == Admission::By::link) return refusal(403, denials::private_table);
    if (viewer->seat == onlooker || live->table.seat(viewer->seat).open())
        return refusal(403, motherlode::denials::no_seat);
    // The new table's id is not known yet; this only asks whether there may be one.
    Decision const allowed = live->table.rematch({viewer->seat, hub_.time()}, rematch->table);
    if (allowed.denial) return refusal(409, *allowed.denial);
    Outcome<TableSetup, Denial> setup =
        protocol::rematch_setup(*rematch, live->table, viewer->seat, hub_.time(), random_seed());
    if (!setup) return refusal(400, setup.error());
    if (options_.seed) setup->setup.seed = *options_.seed;

    Outcome<CreatedTable, HttpResponse> const created =
        create(request, std::move(*setup), {}, {}, live->watch_token);
    if (!created) return created.error();
    hub_.copy_access(*live, **hub_.open(created->id), protocol::old_seats(*rematch));
    hub_.carry_out(*live, live->table.rematch({viewer->seat, hub_.time()}, created->id));
    return created_response(person, *created);
}

HttpResponse Routes::lesson(HttpRequest const& request) { return lessons_.answer(request.body); }

HttpResponse Routes::new_table(HttpRequest const& request, TableSetup setup,
                               std::vector<Entry> const& entries) {
    Person const person = person_of(request);
    Outcome<CreatedTable, HttpResponse> const created =
        create(request, std::move(setup), entries, person.hash);
    return created ? created_response(person, *created) : created.error();
}

Outcome<CreatedTable, HttpResponse> Routes::create(HttpRequest const& request, TableSetup setup,
                                                   std::vector<Entry> const& entries,
                                                   std::string const& owner, std::string watch_token) {
    if (hub_.open_tables() >= options_.limits.tables_open) return refusal(429, denials::all_tables_taken);
    std::string stored_setup = write_setup(setup, find_game);
    Outcome<Table, Denial> table = Table::make(find_game, std::move(setup));
    // Set-ups that the game refuses do not count against the address.
    if (!table) return refusal(400, table.error());
    if (new_tables_.size() > most_addresses) new_tables_.sweep(hub_.now());
    if (!new_tables_.take(address_of(request), hub_.now())) return refusal(429, denials::too_many_tables);
    Outcome<CreatedTable> created =
        hub_.make(std::move(*table), std::move(stored_setup), entries, owner, std::move(watch_token));
    if (!created) return out_of_order(created.error());
    return std::move(*created);
}

HttpResponse Routes::created_response(Person const& person, CreatedTable const& created) const {
    HttpResponse response = json_response(protocol::created_json(created));
    add_cookie(response, person);
    return response;
}

std::variant<HttpResponse, std::unique_ptr<Visitor>> Routes::visit(HttpRequest const& request) {
    std::optional<HttpResponse> refused;
    if (request.path != "/ws" || request.method != HttpRequest::Method::get)
        refused = nothing_there();
    else if (!own_origin(request))
        refused = refusal(403, denials::foreign_origin);
    log(request, refused ? refused->status : 101);
    if (refused) return std::move(*refused);
    // Without a cookie, only the token counts.
    Person const person = person_of(request);
    return std::make_unique<Session>(hub_, person.new_cookie.empty() ? person.hash : std::string{},
                                     address_of(request));
}

}  // namespace motherlode::server
