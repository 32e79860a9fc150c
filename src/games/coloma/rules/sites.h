#pragma once

#include <algorithm>

#include "games/coloma/rules/play.h"

// Rulebook p.8 and p.10: the actions of a Pioneer on its Site; p.13, the Signpost.
namespace motherlode::coloma {

// CO-5.1c, RULING co-7: the Site under the Signpost arm, and the one it points to (CO-8.2a).
inline int signpost_site(Edition const& edition, Table const& table) {
    return (table.barker + edition.signpost_offset) % sites;
}
inline int pointed_to(Edition const& edition, Table const& table) {
    return (signpost_site(edition, table) + sites - 1) % sites;
}
// CO-1.2c, CO-5.5c, CO-8.2b: the Barker covers a whole Site.
inline std::uint8_t site_or_barker(Table const& table, int site) {
    return site == table.barker ? barker_site : byte(site);
}

// CO-5.6a, RULING co-8: the Site with the most Pioneers, or no_site if there is a tie.
using PioneersBySite = std::array<int, sites>;
inline std::uint8_t most_crowded(PioneersBySite const& pioneers) {
    auto const most = std::max_element(pioneers.begin(), pioneers.end());
    bool const tie = std::count(pioneers.begin(), pioneers.end(), *most) > 1;
    return tie ? no_site : byte(static_cast<int>(most - pioneers.begin()));
}

// Icons printed on the Booms. RULING co-1: under the rulebook's rules, a copied Boom uses the buildings of
// the player's own Site, and only if the icons match.
enum class BoomIcon : std::uint8_t { wheelbarrow, saw, wagon, tent, barrel };
inline constexpr std::array<BoomIcon, sites + 1> boom_icons{
    BoomIcon::wheelbarrow, BoomIcon::saw, BoomIcon::saw, BoomIcon::wagon, BoomIcon::tent, BoomIcon::barrel};

inline Performance copied_boom(Game const& game, std::uint8_t base, std::uint8_t copied_base) {
    std::uint8_t rows = copied_base;
    if (!game.signpost_uses_its_target()) rows = boom_icons[base] == boom_icons[copied_base] ? base : no_site;
    return {copied_base, rows, Section::boom, 0, 0};
}

// CO-5.5b: the Common, and the Boom or the Bust.
inline std::array<Performance, 2> performances_at(Game const& game, Table const& table, int site) {
    std::uint8_t const base = site_or_barker(table, site);
    Performance const common_part{base, base, Section::common, 0, 0};

    // CO-5.6c: the Bust covers this Site.
    if (table.bust == site) return {common_part, Performance{no_site, base, Section::bust, 0, 0}};
    if (site != signpost_site(game.edition(), table))
        return {common_part, Performance{base, base, Section::boom, 0, 0}};

    // CO-8.2a, CO-8.2d: the Signpost copies the Boom or the Bust it points to.
    // CO-8.2c, CO-8.2e, RULING co-1: the option `signpost_buildings` decides which buildings can be used with it.
    int const target = pointed_to(game.edition(), table);
    std::uint8_t const copied_base = site_or_barker(table, target);
    if (table.bust == target)
        return {common_part, Performance{no_site, game.signpost_uses_its_target() ? copied_base : base,
                                         Section::bust, 0, 0}};
    return {common_part, copied_boom(game, base, copied_base)};
}

inline void begin_turn(Game const& game, Table& table, Seat seat, int site) {
    std::uint8_t const position = table.turn.position;
    table.turn = {};
    table.turn.player = seat;
    table.turn.position = position;
    table.turn.performance = performances_at(game, table, site);
    table.turn.under_way = neither;
    table.turn.exchanged = none;
    table.turn.wagon_part_of = neither;
}

// CO-5.7c, RULING co-3: under the condensed rules, beginning one part finishes the other.
inline bool is_open(Game const& game, Table const& table, int part) {
    return !game.condensed() || !has_bit(table.turn.finished, part);
}
inline Performance& begin_part(Play& play, int part) {
    PlayerTurn& turn = play.table().turn;
    play.go_to<TakeTurn>();
    turn.exchanged = none;
    if (turn.under_way != part) {
        if (play.game.condensed() && turn.under_way != neither) set_bit(turn.finished, turn.under_way);
        turn.under_way = byte(part);
    }
    return turn.performance[part];
}

// CO-5.5b: why this part of the turn does not have the action of `base`, a Site or the Barker.
inline Reason refuse_base(Open const& at, int part, int base) {
    Performance const& performance = at.table.turn.performance[part];
    if (performance.base != base) return refuse("CO-5.5b", say.not_here, me(at).site);
    if (!is_open(at.game, at.table, part)) return refuse("CO-5.7c", say.section_finished);
    if ((performance.done & base_done) != 0) return refuse("CO-10.2b", say.done_already);
    return {};
}

// Makes a rule from another chapter a move of the turn, limited to one part of the turn and to one Site.
template <class Rule, int part, int base, int done = 0>
struct OnTurn : Rule {
    static Reason refusal(Position const& at, Action action) {
        Reason const reason = refuse_base(at, part, base);
        return reason ? reason : Rule::refusal(at, action);
    }
    static void perform(Play& play, Action action) {
        begin_part(play, part).done |= byte(done);
        Rule::perform(play, action);
    }
};

}  // namespace motherlode::coloma
