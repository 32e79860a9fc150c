#pragma once

#include "games/coloma/rules/abilities.h"

// Rulebook p.14, "Site 2: Survey a River or build a Bridge", p.15, "Site 3: Build a Town Building", and p.21,
// "Hotels".
namespace motherlode::coloma {

constexpr Tool tool_of(Action action) { return static_cast<Tool>(action.arg(0)); }
constexpr Structure structure_of(Action action) { return static_cast<Structure>(action.arg(1)); }
// The Canyon, the type of Bridge, or the card to build.
constexpr int target_of(Action action) { return action.arg(2); }
// CO-9.1a, CO-9.1b, CO-10.1a, CO-10.1b: the Hammer is a Common, the Saw a Boom.
constexpr Tool tool_for(int part) { return part == common ? Tool::hammer : Tool::saw; }
constexpr int part_of(Tool tool) { return tool == Tool::hammer ? common : second; }

// The cost of building now. If an effect lets the player build, `part` is `neither` and abilities do not
// apply.
inline Cost cost_now(Edition const& edition, Table const& table, Structure structure, Tool tool, int part) {
    Cost cost = edition.cost(structure, tool);
    if (part == neither) return cost;
    Changes const changes = changes_of(edition, table, part);
    cost.dudes = std::max(0, cost.dudes - changes.less_dudes);
    cost.bucks = std::max(0, cost.bucks - changes.less_bucks);
    return cost;
}

// Each of the four structures has the same functions: can() checks whether any is available, list() adds the
// available ones, refusal() explains why one is not available, and build() builds it after the payment.

// CO-9.2a, CO-9.2b, CO-9.2c: above any vacant Canyon. CO-1.8a: River tiles are unlimited.
struct SurveyRiver {
    static constexpr Structure structure = Structure::river;
    static constexpr std::string_view price_rule = "CO-9.1a";
    static constexpr int site = rivers_site;

    static bool can(Open const& at) { return me(at).river_count() < canyons; }
    template <class Add>
    static void list(Position const& at, Add add) {
        for (int canyon = 0; canyon < canyons; ++canyon)
            if (!has_bit(me(at).rivers, canyon)) add(canyon);
    }
    static Reason refusal(Position const& at, int canyon) {
        if (has_bit(me(at).rivers, canyon)) return refuse("CO-9.2a", say.canyon_surveyed, canyon + 1);
        return {};
    }
    // RULING co-23: the player gains the Canyon's benefit at once.
    static void build(Play& play, Seat seat, int canyon) {
        Player& player = play.table().at(seat);
        set_bit(player.rivers, canyon);
        EffectId const benefit = play.edition().boards[player.board].gain[canyon];
        play.log("CO-9.2a", say.surveyed, seat, canyon + 1, benefit);
        offer_effect(play, seat, benefit);
    }
};

// CO-9.3a: above a River without a Bridge. CO-9.3b: a player cannot have two Bridges of the same type.
struct BuildBridge {
    static constexpr Structure structure = Structure::bridge;
    static constexpr std::string_view price_rule = "CO-9.1a";
    static constexpr int site = rivers_site;

    static bool is_available(Open const& at, int stack) {
        return at.table.bridges_left[stack] > 0 && !has_bit(me(at).bridges, stack);
    }
    // CO-15.1h: the points of a Bridge now, as if it were built: a Bridge counts itself.
    static int worth(Edition const& edition, Table const& table, Seat seat, int stack) {
        Player owner = table.at(seat);
        set_bit(owner.bridges, stack);
        return bridge_points(edition.bridges[table.bridge_kinds[stack]], owner);
    }
    static int stack_of(Table const& table, int kind) {
        int stack = 0;
        while (stack < bridge_stacks && table.bridge_kinds[stack] != kind) ++stack;
        return stack;
    }
    static bool can(Open const& at) {
        if (me(at).bridge_count() >= me(at).river_count()) return false;
        bool any = false;
        for (int stack = 0; stack < bridge_stacks; ++stack) any = any || is_available(at, stack);
        return any;
    }
    template <class Add>
    static void list(Position const& at, Add add) {
        for (int stack = 0; stack < bridge_stacks; ++stack)
            if (is_available(at, stack)) add(at.table.bridge_kinds[stack]);
    }
    static Reason refusal(Position const& at, int kind) {
        if (me(at).bridge_count() >= me(at).river_count()) return refuse("CO-9.3a", say.no_river_for_bridge);
        int const stack = stack_of(at.table, kind);
        if (stack < bridge_stacks && has_bit(me(at).bridges, stack))
            return refuse("CO-9.3b", say.bridge_twice);
        if (stack == bridge_stacks || at.table.bridges_left[stack] == 0)
            return refuse("CO-9.3b", say.bridge_gone);
        return {};
    }
    static void build(Play& play, Seat seat, int kind) {
        int const stack = stack_of(play.table(), kind);
        set_bit(play.table().at(seat).bridges, stack);
        --play.table().bridges_left[stack];
        play.log("CO-9.3a", say.built_bridge, seat, kind);
    }
};

// CO-10.1a, CO-10.1c: a card moves from the hand to the tableau.
struct BuildTownBuilding {
    static constexpr Structure structure = Structure::building;
    static constexpr std::string_view price_rule = "CO-10.1a";
    static constexpr int site = town_site;

    static bool can(Open const& at) { return me(at).hand_size > 0; }
    template <class Add>
    static void list(Position const& at, Add add) {
        for (int const card : at.hand.cards) add(card);
    }
    static Reason refusal(Position const& at, int card) {
        if (at.hand.cards.has(card)) return {};
        return refuse("CO-10.1a", say.not_in_hand);
    }
    static void build(Play& play, Seat seat, int card) {
        Player& player = play.table().at(seat);
        play.hand(seat).cards.remove(card);
        --player.hand_size;
        player.tableau.add(card);
        // CO-10.2c: the building cannot be used in this turn.
        play.table().turn.built_this_turn.add(card);
        play.reveal_from(seat, "CO-10.1c", say.built, seat, card);
    }
};

// CO-16.1b: instead of a Town Building. CO-16.1c: Hotels are limited.
struct BuildHotel {
    static constexpr Structure structure = Structure::hotel;
    static constexpr std::string_view price_rule = "CO-16.1b";
    static constexpr int site = town_site;

    static bool can(Open const& at) { return at.table.hotels_left > 0; }
    template <class Add>
    static void list(Position const&, Add add) {
        add(0);
    }
    static Reason refusal(Position const& at, int) {
        if (at.table.hotels_left > 0) return {};
        return refuse("CO-16.1c", say.no_hotel);
    }
    static void build(Play& play, Seat seat, int) {
        ++play.table().at(seat).hotels;
        --play.table().hotels_left;
        play.log("CO-16.1b", say.built_hotel, seat);
    }
};

template <class Visit>
auto visit_structure(Structure structure, Visit visit) {
    switch (structure) {
        case Structure::river: return visit(SurveyRiver{});
        case Structure::bridge: return visit(BuildBridge{});
        case Structure::building: return visit(BuildTownBuilding{});
        default: return visit(BuildHotel{});
    }
}

// Whether the player can build such a structure and pay for it.
template <class Rule>
bool can_build(Open const& at, Tool tool, int part) {
    return Rule::can(at) && can_pay(at, cost_now(at.edition(), at.table, Rule::structure, tool, part));
}

template <class Rule>
void list_structures(Position const& at, Tool tool, int part, ActionList& list) {
    if (!can_build<Rule>(at, tool, part)) return;
    Rule::list(at, [&](int target) {
        list.push_back(make_action(ActionKind::build, tool, Rule::structure, target));
    });
}

inline Reason refuse_structure(Position const& at, Action action, int part) {
    return visit_structure(structure_of(action), [&]<class Rule>(Rule) -> Reason {
        if (Reason const reason = Rule::refusal(at, target_of(action))) return reason;
        Cost const cost = cost_now(at.edition(), at.table, Rule::structure, tool_of(action), part);
        return can_pay(at, cost) ? Reason{} : refuse(Rule::price_rule, say.cannot_pay);
    });
}

inline constexpr std::array<std::array<MessageSpec const*, 2>, structures> build_sentences{{
    {&say.action_river_hammer, &say.action_river_saw},
    {&say.action_bridge_hammer, &say.action_bridge_saw},
    {&say.action_building_hammer, &say.action_building_saw},
    {&say.action_hotel_hammer, &say.action_hotel_saw},
}};
inline Message describe_structure(Open const& at, Action action, int part) {
    Structure const structure = structure_of(action);
    Tool const tool = tool_of(action);
    MessageSpec const& sentence = *build_sentences[static_cast<int>(structure)][static_cast<int>(tool)];
    Cost const cost = cost_now(at.edition(), at.table, structure, tool, part);
    int const price = tool == Tool::saw ? cost.gold : cost.bucks;
    if (structure == Structure::hotel) return Message{sentence, cost.horses, price};
    int const target = structure == Structure::river ? target_of(action) + 1 : target_of(action);
    return Message{sentence, target, price, cost.dudes};
}

// The player pays first, then builds: StructureBuilt waits below the payment.
inline void build(Play& play, Action action, int part) {
    Structure const structure = structure_of(action);
    Cost const cost = cost_now(play.edition(), play.table(), structure, tool_of(action), part);
    play.ask<StructureBuilt>(play.actor, static_cast<int>(structure), target_of(action));
    charge(play, play.actor, cost);
}

// Arguments: the Structure and its target.
struct StructureBuilt {
    static constexpr StepInfo info{
        .name = "structure_built", .rule = {"CO-9.2a"}, .heading = "Sites 2 and 3"};

    static void run(Play& play) {
        Seat const seat = play.frame.seat;
        int const target = play.frame.args[1];
        visit_structure(static_cast<Structure>(play.frame.args[0]),
                        [&]<class Rule>(Rule) { Rule::build(play, seat, target); });
    }
};

// Builds with the Hammer or the Saw of Site 2 or 3.
struct Build {
    static constexpr ActionKind kind = ActionKind::build;

    static Reason refusal(Position const& at, Action action) {
        int const part = part_of(tool_of(action));
        int const site = visit_structure(structure_of(action), []<class Rule>(Rule) { return Rule::site; });
        Reason const reason = refuse_base(at, part, site);
        return reason ? reason : refuse_structure(at, action, part);
    }
    static Message describe(Open const& at, Action action) {
        return describe_structure(at, action, part_of(tool_of(action)));
    }
    static void perform(Play& play, Action action) {
        int const part = part_of(tool_of(action));
        Performance& performance = begin_part(play, part);
        performance.done |= base_done;
        set_bit(performance.built, static_cast<int>(structure_of(action)));
        build(play, action, part);
    }
};

// The structures that an effect lets the player choose from, packed into one argument of a step: one bit for
// each Structure, with the Tool above them.
class StructureChoice {
public:
    constexpr explicit StructureChoice(int code) : code_{static_cast<unsigned>(code)} {}
    constexpr StructureChoice(Tool tool, std::initializer_list<Structure> choices)
        : code_{static_cast<unsigned>(tool) << structures} {
        for (Structure const structure : choices) code_ |= 1U << static_cast<unsigned>(structure);
    }
    constexpr int code() const { return static_cast<int>(code_); }
    constexpr Tool tool() const { return static_cast<Tool>(code_ >> structures); }
    constexpr bool has(Structure structure) const { return has_bit(code_, static_cast<int>(structure)); }
    // Calls `visit` with the rule of each structure.
    template <class Visit>
    void for_each(Visit visit) const {
        for (int i = 0; i < structures; ++i)
            if (has(static_cast<Structure>(i))) visit_structure(static_cast<Structure>(i), visit);
    }

private:
    unsigned code_;
};

// CO-7.3f, CO-7.3h: building by an effect costs the price of the effect's Tool, and abilities do not apply.
struct BuildByEffect {
    static constexpr ActionKind kind = ActionKind::build;

    static StructureChoice choice(Open const& at) { return StructureChoice{at.frame().args[0]}; }
    static void list(Position const& at, ActionList& list) {
        choice(at).for_each(
            [&]<class Rule>(Rule) { list_structures<Rule>(at, choice(at).tool(), neither, list); });
    }
    static Reason refusal(Position const& at, Action action) {
        bool const is_choice = tool_of(action) == choice(at).tool() && choice(at).has(structure_of(action));
        return is_choice ? refuse_structure(at, action, neither) : refuse_now(at, {"CO-7.3f"});
    }
    static Message describe(Open const& at, Action action) { return describe_structure(at, action, neither); }
    static void perform(Play& play, Action action) { build(play, action, neither); }
};

struct BuildNothing : Done {
    static void list(Position const& at, ActionList& list) {
        if (at.frame().args[1] != 0) Done::list(at, list);
    }
};

// Arguments: the StructureChoice, and 1 if building is optional.
struct ChooseStructure {
    static constexpr StepInfo info{.name = "choose_structure",
                                   .rule = {"CO-7.3f"},
                                   .heading = "Sites 2 and 3",
                                   .prompt = &say.prompt_structure};
    using Moves = MoveList<BuildByEffect, BuildNothing>;

    // Does nothing if the seat cannot build any of them.
    static void ask(Play& play, Seat seat, StructureChoice choice, bool optional) {
        bool possible = false;
        choice.for_each([&]<class Rule>(Rule) {
            possible = possible || can_build<Rule>(open(play, seat), choice.tool(), neither);
        });
        if (possible) play.ask<ChooseStructure>(seat, choice.code(), optional ? 1 : 0);
    }
};

}  // namespace motherlode::coloma
