#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/bans.h"
#include "server/hub.h"
#include "server/lessons.h"
#include "server/net.h"
#include "server/pages.h"

namespace motherlode::server {

// Routes requests: the pages, the API and the WebSocket endpoint.
class Routes final : public Service {
public:
    Routes(Hub& hub, Store& store, ServerOptions const& options, Bans const& bans);

    std::optional<HttpResponse> turned_away(HttpRequest const& request) override;
    std::size_t longest_body(HttpRequest const& request) const override;
    HttpResponse answer(HttpRequest const& request) override;
    bool is_reverse_proxy(std::string_view address) const override;
    std::variant<HttpResponse, std::unique_ptr<Visitor>> visit(HttpRequest const& request) override;

private:
    // A browser, identified by the hash of its cookie.
    struct Person {
        std::string hash;
        std::string new_cookie;  // empty if it already had one
    };

    HttpResponse route(HttpRequest const& request);
    HttpResponse get(HttpRequest const& request);
    HttpResponse post(HttpRequest const& request);
    HttpResponse page(HttpRequest const& request);
    HttpResponse unchanging(HttpRequest const& request, std::optional<std::string> json);
    HttpResponse my_tables(HttpRequest const& request);
    HttpResponse watch();
    HttpResponse ready();
    HttpResponse make_table(HttpRequest const& request);
    HttpResponse make_from_record(HttpRequest const& request);
    HttpResponse make_branch(HttpRequest const& request);
    HttpResponse make_rematch(HttpRequest const& request);
    HttpResponse lesson(HttpRequest const& request);
    HttpResponse set_aside_record(HttpRequest const& request);
    HttpResponse new_table(HttpRequest const& request, TableSetup setup, std::vector<Entry> const& entries);
    // `owner` is the hash of the cookie that gets the first human seat; empty: none. `watch_token` as in Hub::make.
    Outcome<CreatedTable, HttpResponse> create(HttpRequest const& request, TableSetup setup,
                                               std::vector<Entry> const& entries, std::string const& owner,
                                               std::string watch_token = {});
    HttpResponse created_response(Person const& person, CreatedTable const& created) const;

    bool own_origin(HttpRequest const& request) const;
    std::string address_of(HttpRequest const& request) const;
    bool is_secure() const;
    Person person_of(HttpRequest const& request) const;
    void add_cookie(HttpResponse& response, Person const& person) const;
    void log(HttpRequest const& request, int status) const;

    Hub& hub_;
    Store& store_;
    ServerOptions const& options_;
    Bans const& bans_;
    std::vector<Network> trusted_proxies_;
    Pages pages_;
    AddressBuckets requests_;
    AddressBuckets new_tables_;
    Lessons lessons_;
    std::string games_;
    std::map<std::string, std::shared_ptr<std::string const>> compressed_;  // by path; only existing files
};

}  // namespace motherlode::server
