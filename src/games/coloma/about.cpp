// What players can ask about: cards, Barrels, Bridges, boards, Pioneers and the map. The page uses the same sentences.

#include "games/coloma/about.h"

#include <bit>

#include "games/coloma/rules/measures.h"

namespace motherlode::coloma {
namespace {

constexpr ArgSpec effect_arg{"effect", Kind::effect};
constexpr ArgSpec who_arg{"who", ArgKind::seat};

namespace words {
constexpr MessageSpec building_site{"coloma.page.building_site", {{"site", Kind::site}, "points"_number}};
constexpr MessageSpec building_barker{"coloma.page.building_barker", {"points"_number}};
constexpr std::array<MessageSpec, section_names.size()> rows{{{"coloma.page.row_common", {effect_arg}},
                                                              {"coloma.page.row_boom", {effect_arg}},
                                                              {"coloma.page.row_bust", {effect_arg}}}};
constexpr MessageSpec in_your_hand{"coloma.page.in_your_hand", {}};
constexpr MessageSpec built_by{"coloma.page.built_by", {seat_arg}};
constexpr MessageSpec barrel_unused{"coloma.page.barrel_unused", {{"barrel", Kind::barrel}, effect_arg}};
constexpr MessageSpec about_barrel{"coloma.page.about_barrel", {}};
constexpr MessageSpec bridge_worth{"coloma.page.bridge_worth",
                                   {"n"_number, {"measure", Kind::measure}, "max"_number}};
constexpr MessageSpec left{"coloma.page.left", {"n"_number}};
constexpr MessageSpec worth_now{"coloma.page.worth_now", {"n"_number}};
constexpr MessageSpec canyon{"coloma.page.canyon", {"n"_number, effect_arg, "points"_number}};
constexpr MessageSpec ability{"coloma.page.ability", {effect_arg}};
constexpr MessageSpec passing{"coloma.page.passing", {effect_arg}};
constexpr MessageSpec stopping{"coloma.page.stopping", {effect_arg}};
constexpr MessageSpec horseshoe{"coloma.page.key_horseshoe", {}};
constexpr MessageSpec wagon_of{"coloma.page.wagon_of", {who_arg}};
constexpr MessageSpec land_reached{"coloma.page.land_reached", {{"town", Kind::space}}};
constexpr MessageSpec lands_score{"coloma.page.lands_score", {"lands"_number, "points"_number}};
constexpr MessageSpec next_land{"coloma.page.next_land", {"n"_number}};
constexpr MessageSpec tent_of{"coloma.page.tent_of", {who_arg}};

// By Section.
constexpr std::array<MessageSpec, section_names.size()> sections{
    {{"coloma.page.common", {}}, {"coloma.page.boom", {}}, {"coloma.page.bust", {}}}};
constexpr std::array<MessageSpec, section_names.size()> ends{
    {{"coloma.page.ends_common", {}}, {"coloma.page.ends_boom", {}}, {"coloma.page.ends_bust", {}}}};
}  // namespace words

class Answer {
public:
    Answer(Game const& game, View const& view)
        : game_{game}, edition_{game.edition()}, view_{view}, table_{view.table} {}

    About building(int card) {
        Building const& building = edition_.buildings[card];
        about_.rule = {"CO-10.2a"};
        if (building.site == barker_site)
            about_.add(words::building_barker, edition_.building_points);
        else
            about_.add(words::building_site, building.site, edition_.building_points);
        for (Row const& row : building.rows)
            about_.add(words::rows[static_cast<std::size_t>(row.section)], row.effect);
        if (view_.seat != onlooker && view_.hand.cards.has(card)) about_.add(words::in_your_hand);
        for (int seat = 0; seat < game_.players(); ++seat)
            if (table_.players[seat].tableau.has(card)) about_.add(words::built_by, seat);
        return about_;
    }

    About barrel(int kind) {
        about_.rule = {"CO-7.3a"};
        about_.add(words::barrel_unused, kind, edition_.barrels[kind].effect);
        about_.add(words::about_barrel);
        return about_;
    }

    About bridge(int kind) {
        Bridge const& bridge = edition_.bridges[kind];
        about_.rule = {"CO-9.3a"};
        about_.add(words::bridge_worth, bridge.points, bridge.per, bridge.most);
        for (int stack = 0; stack < bridge_stacks; ++stack)
            if (table_.bridge_kinds[stack] == kind) about_.add(words::left, table_.bridges_left[stack]);
        if (view_.seat != onlooker)
            about_.add(words::worth_now, bridge_points(bridge, table_.at(view_.seat)));
        return about_;
    }

    About board(int number) {
        Board const& board = edition_.boards[number];
        about_.rule = {"CO-9.2a"};
        for (int canyon = 0; canyon < canyons; ++canyon)
            about_.add(words::canyon, canyon + 1, board.gain[canyon], board.points[canyon]);
        return about_;
    }

    About pioneer(int number) {
        about_.rule = {"CO-18.1a"};
        for (EffectId const effect : edition_.pioneers[number].does) about_.add(words::ability, effect);
        return about_;
    }

    About space(int number) {
        Space const& space = edition_.spaces[number];
        about_.rule = {"CO-11.2c"};
        if (space.kind == SpaceKind::horseshoe) about_.add(words::horseshoe);
        if (space.gain != no_effect) about_.add(words::passing, space.gain);
        if (space.stop != no_effect) about_.add(words::stopping, space.stop);
        for (int seat = 0; seat < game_.players(); ++seat)
            if (table_.players[seat].wagon == number) about_.add(words::wagon_of, seat);
        return about_;
    }

    About land(int number) {
        about_.rule = {"CO-12.3b"};
        for (int const town : edition_.lands[number].towns) about_.add(words::land_reached, town);
        for (std::size_t lands = 0; lands < edition_.land_points.size(); ++lands)
            about_.add(words::lands_score, lands + 1, edition_.land_points[lands]);
        for (int seat = 0; seat < game_.players(); ++seat)
            if (has_bit(table_.players[seat].land_tents, number)) about_.add(words::tent_of, seat);
        if (view_.seat != onlooker) add_next_land(number);
        return about_;
    }

private:
    // What the viewer's Tent there would add.
    void add_next_land(int number) {
        std::uint8_t const tents = table_.at(view_.seat).land_tents;
        std::size_t const lands = std::popcount(tents);
        if (has_bit(tents, number) || lands == edition_.land_points.size()) return;
        int const now = lands == 0 ? 0 : edition_.land_points[lands - 1];
        about_.add(words::next_land, edition_.land_points[lands] - now);
    }

    Game const& game_;
    Edition const& edition_;
    View const& view_;
    Table const& table_;
    About about_;
};

}  // namespace

About about(Game const& game, View const& view, Kind kind, int value) {
    Answer answer{game, view};
    switch (kind) {
        case Kind::building: return answer.building(value);
        case Kind::barrel: return answer.barrel(value);
        case Kind::bridge: return answer.bridge(value);
        case Kind::board: return answer.board(value);
        case Kind::pioneer: return answer.pioneer(value);
        case Kind::space: return answer.space(value);
        case Kind::land: return answer.land(value);
        default: return {};
    }
}

// Barrels and Specialties belong to neither part.
std::vector<Message> notes_on(Game const& game, View const& view, Action action) {
    auto const kind = static_cast<ActionKind>(action.kind());
    if (view.table.progress.current() != step<TakeTurn> || kind == ActionKind::use_barrel ||
        kind == ActionKind::use_specialty || kind == ActionKind::end_turn)
        return {};
    // Which part an action begins does not depend on anything hidden, so any deal shows it.
    Rng rng{0};
    State after = game.redeal(view, rng);
    NoEvents none_logged;
    game.apply(after, view.seat, action, none_logged);
    PlayerTurn const& turn = after.table.turn;
    if (turn.under_way == neither) return {};
    auto const section_of = [&](int part) {
        return static_cast<std::size_t>(view.table.turn.performance[part].section);
    };
    std::vector<Message> notes{Message{words::sections[section_of(turn.under_way)]}};
    int const other = turn.under_way == common ? second : common;
    if (has_bit(turn.finished, other) && !has_bit(view.table.turn.finished, other))
        notes.emplace_back(words::ends[section_of(other)]);
    return notes;
}

}  // namespace motherlode::coloma
