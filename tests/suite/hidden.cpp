#include "suite/hidden.h"

#include <algorithm>

#include "kernel/preview.h"
#include "suite/json_check.h"

namespace motherlode::suite {
namespace {

std::string json_of(Match const& match, Seat viewer) {
    JsonWriter json;
    match.write_view(viewer, json);
    return json.text();
}

bool same(Pending const& one, Pending const& other) {
    return one.must == other.must && one.may == other.may && one.rule.id == other.rule.id;
}

bool same(std::optional<Refusal> const& one, std::optional<Refusal> const& other) {
    if (!one || !other) return one.has_value() == other.has_value();
    return one->rule.id == other->rule.id && one->message == other->message;
}

bool same(ActionList const& one, ActionList const& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end());
}

bool same(Preview const& one, Preview const& other) {
    return one.reveals == other.reveals && one.points == other.points && one.facts == other.facts &&
           std::equal(one.events.begin(), one.events.end(), other.events.begin(), other.events.end(),
                      [](Event const& a, Event const& b) {
                          return a.rule.id == b.rule.id && a.message == b.message;
                      });
}

// The previews of a seat, for a few of its actions.
Failures compare_previews(Match const& real, Match const& redealt, Seat viewer, ActionList const& legal,
                          Rng& rng) {
    constexpr int most_actions = 4;
    Failures failures;
    if (legal.empty()) return failures;
    std::uint64_t const seed = rng.below(1000);
    Previewer previewer{real, viewer, seed};
    Previewer previewer_redealt{redealt, viewer, seed};
    for (int i = 0; i < std::min(most_actions, legal.size()); ++i) {
        Action const action = legal[rng.below(legal.size())];
        Preview const preview = previewer.preview(action);
        if (!same(preview, previewer_redealt.preview(action)))
            failures.emplace_back("a preview depends on what is hidden");
        if (std::string const problem = JsonCheck::problem(preview.facts);
            !preview.facts.empty() && !problem.empty())
            failures.push_back("the facts of a preview are not JSON: " + problem);
    }
    return failures;
}

// The prompt and legal actions of a seat.
Failures compare_choices(Match const& real, Match const& redealt, Seat viewer,
                         std::span<Action const> dubious, Rng& rng) {
    Failures failures;
    if (!same(real.pending(), redealt.pending())) return {"who is due depends on what is hidden"};
    for (Seat const seat : real.pending().must | real.pending().may)
        if (real.prompt(seat) != redealt.prompt(seat))
            failures.emplace_back("a prompt depends on what is hidden");
    if (viewer == onlooker) return failures;

    ActionList legal;
    ActionList legal_redealt;
    real.legal_actions(viewer, legal);
    redealt.legal_actions(viewer, legal_redealt);
    if (!same(legal, legal_redealt)) return {"the legal list depends on what is hidden from the seat"};
    for (Action const action : legal)
        if (real.describe(action) != redealt.describe(action))
            failures.emplace_back("an action's description depends on what is hidden");
    for (Action const action : dubious)
        if (!same(real.refusal(viewer, action), redealt.refusal(viewer, action)))
            failures.emplace_back("a refusal depends on what is hidden from the seat");
    add(failures, compare_previews(real, redealt, viewer, legal, rng));
    return failures;
}

struct Seen {
    std::vector<Event> events;  // those that the viewer sees
    std::size_t before_learning = 0;
    bool learned = false;
};

Seen seen_by(Seat viewer, std::span<Event const> events) {
    Seen seen;
    for (Event const& event : events) {
        if (!event.seen_by.contains(viewer)) continue;
        seen.learned = seen.learned || event.learned.contains(viewer);
        if (!seen.learned) ++seen.before_learning;
        seen.events.push_back(event);
    }
    return seen;
}

// The events that a viewer sees must be the same until the first one that reveals something to it.
bool saw_the_same(Seen const& real, Seen const& other) {
    // Something learned only in the other game would be learned here too, by its absence.
    if (!real.learned && real.events.size() != other.events.size()) return false;
    std::size_t const compared = real.before_learning;
    if (other.events.size() < compared) return false;
    return std::equal(real.events.begin(), real.events.begin() + static_cast<std::ptrdiff_t>(compared),
                      other.events.begin(), [](Event const& one, Event const& two) {
                          return one.rule.id == two.rule.id && one.message == two.message;
                      });
}

Seen apply_and_see(Match& match, Seat viewer, Seat actor, Action action) {
    EventLog log;
    match.apply(actor, action, log);
    return seen_by(viewer, log.events);
}

}  // namespace

Failures check_redeal(Match const& match, Seat viewer, std::span<Action const> dubious, Rng& rng) {
    Failures failures;
    std::unique_ptr<Match> const redealt = match.redeal(viewer, rng);
    if (std::string const problem = redealt->audit(); !problem.empty())
        failures.push_back("a redealt game is broken: " + problem);
    if (redealt->view_bytes(viewer) != match.view_bytes(viewer))
        failures.emplace_back("a redealt game gives another view");
    if (json_of(*redealt, viewer) != json_of(match, viewer))
        failures.emplace_back("a redealt game gives another view as JSON");
    for (bool const colour : {false, true})
        if (redealt->draw(viewer, Style{colour}) != match.draw(viewer, Style{colour}))
            failures.emplace_back("a redealt game is drawn differently");
    if ((bytes_of(*redealt) == bytes_of(match)) != (redealt->hash() == match.hash()))
        failures.emplace_back("hash and bytes of a redealt game disagree");
    add(failures, compare_choices(match, *redealt, viewer, dubious, rng));
    for (std::string& failure : failures) failure = "for " + seat_name(viewer) + ", " + failure;
    return failures;
}

Failures check_nothing_slips_out(Match const& match, Seat viewer, Seat actor, Action action, Rng& rng) {
    std::unique_ptr<Match> const real = match.clone();
    std::unique_ptr<Match> const redealt = match.redeal(viewer, rng);
    // The other seat's hand is redealt too, so the action may not be possible there.
    if (redealt->refusal(actor, action)) return {};

    std::string const where =
        joined("“", match.text(action), "” by ", seat_name(actor), ", as ", seat_name(viewer), " sees it: ");
    Seen const seen = apply_and_see(*real, viewer, actor, action);
    Seen const seen_redealt = apply_and_see(*redealt, viewer, actor, action);
    if (!saw_the_same(seen, seen_redealt))
        return {where + "an event depends on hidden information, but says nobody learned it"};
    if (!seen.learned && real->view_bytes(viewer) != redealt->view_bytes(viewer))
        return {where + "hidden information was revealed without an event that says so"};
    return {};
}

Failures check_secret_choice(Match const& match, Seat viewer, Seat actor, Action one, Action other) {
    std::unique_ptr<Match> const after_one = match.clone();
    std::unique_ptr<Match> const after_other = match.clone();
    Seen const seen_one = apply_and_see(*after_one, viewer, actor, one);
    Seen const seen_other = apply_and_see(*after_other, viewer, actor, other);
    // Only if the difference is real and hidden: not, for example, which of two equal cards was taken.
    if (bytes_of(*after_one) == bytes_of(*after_other)) return {};
    if (after_one->view_bytes(viewer) != after_other->view_bytes(viewer)) return {};
    if (saw_the_same(seen_one, seen_other)) return {};
    return {joined("“", match.text(one), "” and “", match.text(other), "” by ", seat_name(actor),
                   " look the same to ", seat_name(viewer),
                   ", but their events do not, and say nobody learned it")};
}

Failures check_redeal_varies(Match const& match, Rng& rng) {
    Failures failures;
    for (Seat const viewer : viewers_of(match)) {
        std::set<std::string> states;
        for (int i = 0; i < 20; ++i) {
            std::unique_ptr<Match> const redealt = match.redeal(viewer, rng);
            states.insert(bytes_of(*redealt));
        }
        if (states.size() < 2)
            failures.push_back("redealing for " + seat_name(viewer) + " always gives the same game");
    }
    return failures;
}

Failures check_json(Match const& match) {
    Failures failures;
    auto const check = [&](std::string const& json, std::string const& what) {
        std::string const problem = JsonCheck::problem(json);
        if (!problem.empty())
            failures.push_back(what + " is not JSON: " + problem);
        else if (json.front() != '{')
            failures.push_back(what + " is not a JSON object");
    };
    JsonWriter edition;
    match.write_edition(edition);
    check(edition.text(), "the edition");
    for (Seat const viewer : viewers_of(match))
        check(json_of(match, viewer), "the view of " + seat_name(viewer));
    return failures;
}

}  // namespace motherlode::suite
