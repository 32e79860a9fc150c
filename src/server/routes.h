#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "protocol/new_table.h"
#include "server/bans.h"
#include "server/hub.h"
#include "server/lessons.h"
#include "server/net.h"
#include "server/pages.h"
#include "server/tokens.h"

namespace motherlode::server {

// Routes requests: the pages, the API and the WebSocket endpoint.
class Routes final : public Service {
public:
    Routes(Hub& hub, Storage& storage, ServerOptions const& options, Bans const& bans);

    // Reads what the routes need from the store.
    std::optional<Error> start(Store& store);

    std::optional<HttpResponse> turned_away(HttpRequest const& request) override;
    std::size_t longest_body(HttpRequest const& request) const override;
    void answer(HttpRequest const& request, Respond respond) override;
    bool is_reverse_proxy(std::string_view address) const override;
    std::variant<HttpResponse, std::unique_ptr<Visitor>> visit(HttpRequest const& request) override;

private:
    // A browser, identified by the hash of its cookie.
    struct Person {
        std::string hash;
        std::string new_cookie;  // empty if it already had one
        std::string old_hash;    // of a cookie that the new one replaces
    };

    void route(HttpRequest const& request, Respond respond);
    void get(HttpRequest const& request, Respond respond);
    HttpResponse get_constant(HttpRequest const& request);
    void post(HttpRequest const& request, Respond respond);
    HttpResponse page(HttpRequest const& request);
    HttpResponse unchanging(HttpRequest const& request, std::optional<std::string> json);
    void my_tables(HttpRequest const& request, Respond respond);
    void watch(Respond respond);
    void ready(Respond respond);
    void make_table(HttpRequest const& request, Respond respond);
    void make_from_record(HttpRequest const& request, Respond respond);
    void make_branch(HttpRequest const& request, Respond respond);
    void make_rematch(HttpRequest const& request, Respond respond);
    void lesson(HttpRequest const& request, Respond respond);
    void set_aside_record(HttpRequest const& request, Respond respond);

    void branch_from(LiveTable const& live, protocol::BranchRequest const& branch, HttpRequest const& request,
                     Respond const& respond);
    void rematch_of(LiveTable& live, protocol::RematchRequest const& rematch, HttpRequest const& request,
                    Respond const& respond);

    // Why this address may not make a table now. It counts only if there is no reason.
    std::optional<HttpResponse> no_table(HttpRequest const& request);
    // Makes the table that `set_up` returns, on a worker, and continues with it. A table that cannot be made is refused.
    using NewGame = std::pair<TableSetup, std::vector<Entry>>;
    using Prepared = std::function<void(PreparedTable)>;
    template <class SetUp>
    void prepare(HttpRequest const& request, SetUp set_up, Respond respond, Prepared prepared);
    // Saves the table for the browser that asked, unless its address may not make one now.
    void create_counted(HttpRequest const& request, PreparedTable prepared, Respond respond);
    void create_own(HttpRequest const& request, PreparedTable prepared, Respond respond);
    // `owner` is the hash of the cookie that gets the first human seat; empty: none.
    using Created = std::function<void(CreatedTable const&)>;
    void create(PreparedTable prepared, std::string const& owner, Respond respond, Created created);
    static HttpResponse table_lines(Outcome<std::vector<TableLine>> const& lines);
    static HttpResponse failure(Error const& error);
    HttpResponse created_response(Person const& person, CreatedTable const& created);

    bool own_origin(HttpRequest const& request) const;
    std::string address_of(HttpRequest const& request) const;
    bool is_secure() const;
    Person person_of(HttpRequest const& request) const;
    // For a response to a browser that has no cookie, or an old one.
    void add_cookie(HttpResponse& response, Person const& person);
    void log(HttpRequest const& request, int status) const;

    Hub& hub_;
    Storage& storage_;
    ServerOptions const& options_;
    Bans const& bans_;
    std::vector<Network> trusted_proxies_;
    Pages pages_;
    AddressBuckets requests_;
    AddressBuckets new_tables_;
    Lessons lessons_;
    CookieSigner signer_;
    std::unordered_map<std::string, Millis> replaced_;  // when an old cookie, as its hash, was replaced
    std::string games_;
    std::map<std::string, std::shared_ptr<std::string const>> compressed_;  // by path; only existing files
};

}  // namespace motherlode::server
