// Requests that make a table.

#include "protocol/new_table.h"
#include "server/denials.h"
#include "server/routes.h"
#include "server/tokens.h"
#include "table/denials.h"

namespace motherlode::server {
namespace {

// Opens the table as soon as everything at it is saved: what is not on disk may still be lost.
void open_saved(Hub& hub, std::string const& id, std::string const& address, Hub::Opened const& opened) {
    hub.open(id, address, [=, &hub](Outcome<LiveTable*, Denial> const& live) {
        if (!live || (*live)->all_saved()) return opened(live);
        Hub::when_saved(**live, [=, &hub] { open_saved(hub, id, address, opened); });
    });
}

}  // namespace

std::optional<HttpResponse> Routes::no_table(HttpRequest const& request) {
    if (hub_.open_tables() >= options_.limits.tables_open) return refusal(429, denials::all_tables_taken);
    if (new_tables_.is_large()) new_tables_.sweep(hub_.now());
    if (!new_tables_.take(address_of(request), hub_.now())) return refusal(429, denials::too_many_tables);
    return {};
}

void Routes::create(PreparedTable prepared, std::string const& owner, Respond respond, Created created) {
    hub_.make(
        std::move(prepared), owner,
        [respond = std::move(respond), created = std::move(created)](Outcome<CreatedTable> const& made) {
            if (!made) return respond(failure(made.error()));
            created(*made);
        });
}

void Routes::create_own(HttpRequest const& request, PreparedTable prepared, Respond respond) {
    Person const person = person_of(request);
    create(std::move(prepared), person.hash, respond, [this, person, respond](CreatedTable const& created) {
        respond(created_response(person, created));
    });
}

// Set-ups that the game refuses do not count against the address.
void Routes::create_counted(HttpRequest const& request, PreparedTable prepared, Respond respond) {
    if (std::optional<HttpResponse> refused = no_table(request)) return respond(std::move(*refused));
    create_own(request, std::move(prepared), std::move(respond));
}

template <class SetUp>
void Routes::prepare(HttpRequest const& request, SetUp set_up, Respond respond, Prepared prepared) {
    if (!hub_.workers().has_room(address_of(request))) return respond(refusal(503, denials::overloaded));
    auto const work = [set_up = std::move(set_up)]() -> Outcome<PreparedTable, Denial> {
        Outcome<NewGame, Denial> game = set_up();
        if (!game) return game.error();
        return prepare_table(std::move(game->first), game->second);
    };
    auto const done = [respond = std::move(respond),
                       prepared = std::move(prepared)](std::optional<Outcome<PreparedTable, Denial>> table) {
        if (!table) return respond(refusal(500, denials::unavailable));
        if (!*table) return respond(refusal(400, table->error()));
        prepared(std::move(**table));
    };
    hub_.workers().ask(address_of(request), true, work, done);
}

void Routes::make_table(HttpRequest const& request, Respond respond) {
    Outcome<TableSetup, Denial> setup = protocol::parse_new_table(request.body, hub_.time(), random_seed());
    if (!setup) return respond(refusal(400, setup.error()));
    if (options_.seed) setup->setup.seed = *options_.seed;
    auto const set_up = [setup = std::move(*setup)]() -> Outcome<NewGame, Denial> {
        return NewGame{setup, {}};
    };
    prepare(request, set_up, respond, [this, &request, respond](PreparedTable prepared) {
        create_counted(request, std::move(prepared), respond);
    });
}

void Routes::make_from_record(HttpRequest const& request, Respond respond) {
    if (!hub_.workers().has_room(address_of(request))) return respond(refusal(503, denials::overloaded));
    if (std::optional<HttpResponse> refused = no_table(request)) return respond(std::move(*refused));
    if (!hub_.take_bytes(address_of(request), request.body.size()))
        return respond(refusal(429, denials::too_many_bytes));
    auto const set_up = [body = request.body, now = hub_.time()]() -> Outcome<NewGame, Denial> {
        Outcome<History, Denial> const history = protocol::parse_record_request(body);
        if (!history) return history.error();
        return NewGame{setup_of(*history, now), entries_of(*history, now)};
    };
    prepare(request, set_up, respond, [this, &request, respond](PreparedTable prepared) {
        create_own(request, std::move(prepared), respond);
    });
}

void Routes::make_branch(HttpRequest const& request, Respond respond) {
    Outcome<protocol::BranchRequest, Denial> const branch = protocol::parse_branch(request.body);
    if (!branch) return respond(refusal(400, branch.error()));
    open_saved(hub_, branch->table, address_of(request),
               [this, &request, respond, branch = *branch](Outcome<LiveTable*, Denial> const& opened) {
                   if (!opened) return respond(refusal(404, opened.error()));
                   branch_from(**opened, branch, request, respond);
               });
}

void Routes::branch_from(LiveTable const& live, protocol::BranchRequest const& branch,
                         HttpRequest const& request, Respond const& respond) {
    std::optional<Admission> const viewer =
        live.admits(branch.token, person_of(request).hash, hub_.time().wall);
    if (!viewer || viewer->by == Admission::By::link) return respond(refusal(403, denials::private_table));
    if (!live.table.finished()) return respond(refusal(409, denials::branch_not_finished));
    Outcome<protocol::Branch, Denial> made =
        protocol::branch_of(branch, live.table, viewer->seat, hub_.time());
    if (!made) return respond(refusal(400, made.error()));
    auto const set_up = [game = NewGame{std::move(made->setup), std::move(made->entries)}] {
        return Outcome<NewGame, Denial>{game};
    };
    prepare(request, set_up, respond, [this, &request, respond](PreparedTable prepared) {
        create_counted(request, std::move(prepared), respond);
    });
}

void Routes::make_rematch(HttpRequest const& request, Respond respond) {
    Outcome<protocol::RematchRequest, Denial> const rematch = protocol::parse_rematch(request.body);
    if (!rematch) return respond(refusal(400, rematch.error()));
    open_saved(hub_, rematch->table, address_of(request),
               [this, &request, respond, rematch = *rematch](Outcome<LiveTable*, Denial> const& opened) {
                   if (!opened) return respond(refusal(404, opened.error()));
                   rematch_of(**opened, rematch, request, respond);
               });
}

void Routes::rematch_of(LiveTable& live, protocol::RematchRequest const& rematch, HttpRequest const& request,
                        Respond const& respond) {
    Person const person = person_of(request);
    std::optional<Admission> const viewer = live.admits(rematch.token, person.hash, hub_.time().wall);
    if (!viewer || viewer->by == Admission::By::link) return respond(refusal(403, denials::private_table));
    Seat const seat = viewer->seat;
    if (seat == onlooker || live.table.seat(seat).open())
        return respond(refusal(403, motherlode::denials::no_seat));
    // The new table's id is not known yet; this only asks whether there may be one.
    Decision const allowed = live.table.rematch({seat, hub_.time()}, rematch.table);
    if (allowed.denial) return respond(refusal(409, *allowed.denial));
    Outcome<TableSetup, Denial> setup =
        protocol::rematch_setup(rematch, live.table, seat, hub_.time(), random_seed());
    if (!setup) return respond(refusal(400, setup.error()));
    if (options_.seed) setup->setup.seed = *options_.seed;
    auto const created = [this, rematch, seat, person, respond](CreatedTable const& table) {
        hub_.start_rematch({rematch.table, table.id, seat, protocol::old_seats(rematch)},
                           [this, person, respond, table](std::optional<Denial> const& denial) {
                               respond(denial ? refusal(409, *denial) : created_response(person, table));
                           });
    };
    auto const set_up = [setup = std::move(*setup)]() -> Outcome<NewGame, Denial> {
        return NewGame{setup, {}};
    };
    prepare(request, set_up, respond,
            [this, &request, respond, created, watch = live.watch_token](PreparedTable prepared) {
                if (std::optional<HttpResponse> refused = no_table(request))
                    return respond(std::move(*refused));
                prepared.watch_token = watch;
                create(std::move(prepared), {}, respond, created);
            });
}

HttpResponse Routes::created_response(Person const& person, CreatedTable const& created) {
    HttpResponse response = json_response(protocol::created_json(created));
    add_cookie(response, person);
    return response;
}

}  // namespace motherlode::server
