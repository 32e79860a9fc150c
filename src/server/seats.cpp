// Who may open a seat: invitations, tokens, one-time links, and the windows of a player.

#include <algorithm>

#include "kernel/json.h"
#include "server/denials.h"
#include "server/hub.h"
#include "server/log.h"
#include "server/session.h"
#include "server/tokens.h"

namespace motherlode::server {
namespace {

constexpr std::size_t owners_per_seat = 16;    // the number of browsers remembered for one seat
constexpr Millis link_lifetime = 10 * 60'000;  // of a one-time link

// Tables of older servers have a link that does not follow from what is stored.
bool may_watch(std::string_view token, std::string_view stored) {
    return same_hash(token, watch_link(stored)) || same_hash(token_hash(token), stored);
}

}  // namespace

// ---- Who may open a seat ----

std::optional<Admission> SeatKeys::by_token(std::optional<std::string_view> token, Millis now) const {
    using By = Admission::By;
    if (!token) return {};
    std::string const hash = token_hash(*token);
    for (SeatToken const& known : tokens)
        if (same_hash(known.token, hash) && (known.expires == 0 || now < known.expires))
            return Admission{known.expires == 0 ? By::token : By::link, seat_at(known.seat)};
    for (std::size_t at = 0; at < invitations.size(); ++at)
        if (same_hash(invitations[at], hash)) return Admission{By::invitation, seat_at(static_cast<int>(at))};
    return {};
}

std::optional<Admission> SeatKeys::by_browser(std::string_view person) const {
    for (SeatOwner const& owner : owners)
        if (!person.empty() && same_hash(owner.person, person))
            return Admission{Admission::By::browser, seat_at(owner.seat)};
    return {};
}

std::optional<Admission> LiveTable::admits(std::optional<std::string_view> token, std::string_view person,
                                           Millis now) const {
    using By = Admission::By;
    SeatKeys const keys{tokens, seat_tokens, owners};
    if (std::optional<Admission> admission = keys.by_token(token, now)) {
        if (admission->by == By::invitation && !table.seat(admission->seat).open()) admission->by = By::token;
        return admission;
    }
    if (token && may_watch(*token, watch_token)) return Admission{};
    // A used invitation still leads its own browser to its seat.
    if (std::optional<Admission> const admission = keys.by_browser(person)) return admission;
    if (!token && table.listed()) return Admission{};
    return {};
}

SeatAccess LiveTable::access_to(Seat seat) const {
    SeatAccess access{index(seat), seat_tokens[static_cast<std::size_t>(index(seat))], {}, {}};
    for (SeatToken const& token : tokens)
        if (token.seat == access.seat) access.tokens.push_back(token);
    for (SeatOwner const& owner : owners)
        if (owner.seat == access.seat) access.owners.push_back(owner.person);
    return access;
}

void LiveTable::replace_access(SeatAccess const& access) {
    seat_tokens[static_cast<std::size_t>(access.seat)] = access.invitation;
    std::erase_if(tokens, [&](SeatToken const& token) { return token.seat == access.seat; });
    tokens.insert(tokens.end(), access.tokens.begin(), access.tokens.end());
    std::erase_if(owners, [&](SeatOwner const& owner) { return owner.seat == access.seat; });
    for (std::string const& person : access.owners) owners.push_back({access.seat, person});
    // Sorted by seat, as in the store: a browser with two seats always gets the first.
    std::stable_sort(owners.begin(), owners.end(),
                     [](SeatOwner const& a, SeatOwner const& b) { return a.seat < b.seat; });
}

void Hub::save_access(LiveTable& live, SeatAccess access) {
    bool const first = live.all_saved();
    live.replace_access(access);
    live.unsaved_access.push_back(std::move(access));
    live.used = now();
    if (first) committer_.add(live);
}

void Hub::remember_owner(LiveTable& live, Seat seat, std::string const& person) {
    SeatOwner owner{index(seat), person};
    auto const same_seat = [&](SeatOwner const& known_owner) { return known_owner.seat == owner.seat; };
    if (person.empty() || std::find(live.owners.begin(), live.owners.end(), owner) != live.owners.end())
        return;
    if (std::count_if(live.owners.begin(), live.owners.end(), same_seat) >=
        static_cast<std::ptrdiff_t>(owners_per_seat))
        return;
    SeatAccess access = live.access_to(seat);
    access.owners.push_back(person);
    save_access(live, std::move(access));
}

void Hub::move_seats(std::string const& from, std::string const& to) {
    storage_.ask([from, to](Store& store) { return store.move_seats(from, to); },
                 [this, from, to](Outcome<bool> const& moved) {
                     if (!moved) return log_error(moved.error().sentence);
                     if (!*moved) return;
                     auto const move_at = [from, to](LiveTable& live) {
                         for (SeatOwner& owner : live.owners)
                             if (owner.person == from) owner.person = to;
                     };
                     for (auto const& [id, live] : tables_) move_at(*live);
                     // Those that are being loaded were read before.
                     for (auto& [id, loading] : loading_)
                         loading.waiting.insert(loading.waiting.begin(),
                                                [move_at](Outcome<LiveTable*, Denial> const& opened) {
                                                    if (opened) move_at(**opened);
                                                });
                 });
}

// ---- Sitting down, and other devices ----

// The invitation is used up, and whoever else has opened the seat with it has no part in it any more.
std::string Hub::sit_down(LiveTable& live, Session& session) {
    std::string token = new_token();
    SeatAccess access{index(session.seat()), {}, {{index(session.seat()), token_hash(token)}}, {}};
    if (!session.person().empty()) access.owners.push_back(session.person());
    session.set_key(access.tokens.front().token);
    save_access(live, std::move(access));
    std::vector<Session*> const sessions = live.sessions;
    for (Session* const other : sessions)
        if (other->seat() == session.seat() && other != &session && !session.same_browser(*other))
            expel(live, *other, denial(denials::seat_taken));
    return token;
}

std::string Hub::open_link(LiveTable& live, Session& session, std::string_view link) {
    std::string token = new_token();
    SeatAccess access = live.access_to(session.seat());
    std::string const used = token_hash(link);
    std::erase_if(access.tokens, [&](SeatToken const& known) { return known.token == used; });
    access.tokens.push_back({access.seat, token_hash(token)});
    session.set_key(access.tokens.back().token);
    if (!session.person().empty()) {
        std::erase(access.owners, session.person());
        access.owners.push_back(session.person());
    }
    save_access(live, std::move(access));
    return token;
}

// A new link replaces the one before.
Hub::Link Hub::make_link(LiveTable& live, Seat seat) {
    Link link{new_token(), time().wall + link_lifetime};
    SeatAccess access = live.access_to(seat);
    std::erase_if(access.tokens, [](SeatToken const& known) { return known.expires != 0; });
    access.tokens.push_back({access.seat, token_hash(link.token), link.expires});
    save_access(live, std::move(access));
    return link;
}

std::optional<std::string> Hub::vacate(LiveTable& live, Seat seat) {
    std::vector<Session*> const sessions = live.sessions;
    for (Session* const session : sessions)
        if (session->seat() == seat) expel(live, *session, denial(denials::removed));
    std::optional<std::string> invitation;
    if (live.table.seat(seat).open()) invitation = new_token();
    save_access(live, {index(seat), invitation ? token_hash(*invitation) : std::string{}, {}, {}});
    announce_presence(live);
    return invitation;
}

// Whatever opened the old seat opens the new one, besides its own invitation.
void Hub::copy_access(LiveTable const& old, LiveTable& live, std::vector<std::optional<Seat>> const& from) {
    for (std::size_t seat = 0; seat < from.size(); ++seat) {
        if (!from[seat]) continue;
        SeatAccess const before = old.access_to(*from[seat]);
        SeatAccess access = live.access_to(seat_at(static_cast<int>(seat)));
        for (SeatToken const& known : before.tokens)
            if (known.expires == 0) access.tokens.push_back({access.seat, known.token});
        if (!before.invitation.empty()) access.tokens.push_back({access.seat, before.invitation});
        access.owners = before.owners;
        save_access(live, std::move(access));
    }
}

// ---- Windows ----

void Hub::expel(LiveTable& live, Session& session, Denial const& reason) {
    std::erase(live.sessions, &session);
    analyses_.forget(session);
    session.forget_table();
    session.complain(reason);
    session.close(CloseCode::policy, "closed");
}

void Hub::announce_windows(LiveTable& live, Seat seat) {
    if (seat == onlooker || live.table.seat(seat).open()) return;
    std::vector<Session*> windows;
    for (Session* const session : live.sessions)
        if (session->seat() == seat) windows.push_back(session);
    bool const several = windows.size() > 1;
    if (!several && !live.several_windows.contains(seat)) return;
    live.several_windows = several ? live.several_windows.with(seat) : live.several_windows.without(seat);
    for (Session* const viewer : windows) {
        JsonWriter json;
        json.begin_object().field("t", "windows").field("you", viewer->window()).key("windows").begin_array();
        for (Session const* const window : windows)
            json.begin_object()
                .field("window", window->window())
                .field("since", window->opened())
                .field("same_browser", window == viewer || window->same_browser(*viewer))
                .end_object();
        viewer->report(json.end_array().end_object().text());
    }
}

std::optional<Denial> Hub::close_window(LiveTable& live, Session& session, int window) {
    auto const found = std::find_if(live.sessions.begin(), live.sessions.end(), [&](Session const* other) {
        return other->seat() == session.seat() && other->window() == window && other != &session;
    });
    if (found == live.sessions.end()) return denial(denials::no_such_window);
    Session& closed = **found;
    if (!session.same_browser(closed)) shut_out(live, session, closed);
    expel(live, closed, denial(denials::window_closed));
    announce_windows(live, session.seat());
    return {};
}

// The other browser must not come back: neither with its token nor with its cookie, nor with an old link to the seat. If
// this session used the same token or link, it gets a new one.
void Hub::shut_out(LiveTable& live, Session& session, Session const& closed) {
    SeatAccess access = live.access_to(session.seat());
    bool const shared = session.key() == closed.key() || session.key() == access.invitation;
    access.invitation.clear();
    std::erase_if(access.tokens, [&](SeatToken const& known) { return known.token == closed.key(); });
    std::erase(access.owners, closed.person());
    if (shared && !session.key().empty()) {
        std::string const token = new_token();
        access.tokens.push_back({access.seat, token_hash(token)});
        session.set_key(access.tokens.back().token);
        save_access(live, std::move(access));
        session.give_token(token);
    } else {
        save_access(live, std::move(access));
    }
}

}  // namespace motherlode::server
