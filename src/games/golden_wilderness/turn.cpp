// Rulebook p.5 and p.10, "On Your Turn": the whole turn. The rules of its steps are in rules/.

#include "games/golden_wilderness/rules/abilities.h"
#include "games/golden_wilderness/rules/elections.h"
#include "games/golden_wilderness/rules/events.h"
#include "kernel/game_turn.h"

namespace motherlode::golden_wilderness {

// WI-2.2b: the event ends the turn.
struct PlayEvent : Move<ActionKind::event, Level::beginner> {
    static void list(Position const&, ActionList& list) { list.push_back(make_action(kind)); }
    static void perform(Play&, Action) {}
};

// WI-2.2a: a player takes actions in any order, as often as they can pay for them.
struct OnYourTurn {
    static constexpr StepInfo info{.name = "act", .rule = {"WI-2.2a"}, .heading = "On Your Turn"};
    using Moves = MoveList<Settle, ChangeIndustry, FoundCity, BuildRoad, BuyPoints, PlayIcons, UseAbility,
                           BuildMission, BuildPresidio, CallElection, CallRevolution, BeginOffer, Propose,
                           DropDraft, GivePesos, AskPesos, GiveGood, AskGood, AcceptOffer, DeclineOffer,
                           WithdrawOffer, ShowImmigrant, PlayEvent>;

    static SeatSet may(Open const& at) {
        SeatSet seats;
        for (int seat = 0; at.game.at_least(Level::easy) && seat < at.game.players(); ++seat)
            if (seat_at(seat) != at.table.active_player && may_trade(at, seat_at(seat)))
                seats = seats.with(seat_at(seat));
        return seats;
    }
    static Message prompt(Open const& at) {
        if (is_composing(at)) return Message{say.prompt_compose, at.seat};
        return Message{at.seat == at.table.active_player ? say.prompt_act : say.prompt_trade, at.seat};
    }
    // A player who is composing an offer must finish it first.
    static void list(Position const& at, ActionList& list) {
        if (is_composing(at)) return list_trades(at, list);
        Settle::list(at, list);
        if (at.game.at_least(Level::easy)) {
            ChangeIndustry::list(at, list);
            FoundCity::list(at, list);
            BuildRoad::list(at, list);
        }
        BuyPoints::list(at, list);
        if (at.game.at_least(Level::standard)) {
            list_cards(at, list);
            BuildMission::list(at, list);
            BuildPresidio::list(at, list);
        }
        if (at.game.at_least(Level::advanced)) {
            CallElection::list(at, list);
            CallRevolution::list(at, list);
        }
        if (at.game.at_least(Level::easy)) list_trades(at, list);
        PlayEvent::list(at, list);
    }
    static void list_optional(Position const& at, ActionList& list) { list_trades(at, list); }
    static Reason refuse_first(Position const& at, Action action) {
        if (is_trade(action) || !is_composing(at)) return {};
        return refuse("WI-3.7c", say.finish_offer);
    }
};

// WI-2.1h: play passes to the left.
struct NextPlayer {
    static constexpr StepInfo info{.name = "next_player", .rule = {"WI-2.2b"}, .heading = "On Your Turn"};

    static void run(Play& play) {
        Table& table = play.table();
        table.active_player = next_seat(play, table.active_player);
        table.event = EventKind::none;
        table.called = 0;
        table.used = {};
        table.refused = {};
        allot_offers(play.game, table);
        play.go_to<OnYourTurn>();
        play.log("WI-2.2b", say.turn_begins, table.active_player);
    }
};

// WI-1.1b: the lowest level at which each kind of action is played, taken from its move.
using Levels = std::array<Level, forms.back().action_kind + 1>;
template <class... M>
constexpr void note_levels(Levels& by_kind, MoveList<M...>) {
    ((by_kind[static_cast<int>(M::kind)] = M::level), ...);
}
template <class... S>
constexpr Levels levels_of(Steps<S...>) {
    Levels by_kind{};
    (
        [&] {
            if constexpr (requires { typename S::Moves; }) note_levels(by_kind, typename S::Moves{});
        }(),
        ...);
    return by_kind;
}
constexpr Levels levels_by_kind = levels_of(Turn{});

struct Rules {
    using Game = golden_wilderness::Game;
    using Position = golden_wilderness::Position;
    using Play = golden_wilderness::Play;

    static constexpr MessageSpec const& unknown = say.action_unknown;

    static Seat must(Open const& at) { return at.table.due(); }
    static Refusal malformed() { return refuse("WI-2.2a", say.unknown_action); }
    static Refusal game_over() { return refuse("WI-2.9e", say.over); }
    static Refusal not_your_turn(Open const&, Seat due) { return refuse("WI-2.2a", say.not_your_turn, due); }
    static Refusal do_this_first(Open const&) { return refuse("WI-2.2c", say.not_now); }
    static Reason refuse_first(Position const& at, Action action) {
        ActionKind const kind = kind_of(action);
        bool const places = kind == ActionKind::tile || kind == ActionKind::place || kind == ActionKind::turn;
        if (at.game.at_least(levels_by_kind[action.kind()]) || (places && at.game.board_by_hand())) return {};
        return refuse("WI-1.1b", say.not_at_this_level);
    }
    static void after(Play& play) {
        if (play.game.at_least(Level::easy)) drop_lapsed_offers(play);
    }
};

// RULING wi-11: the number of Taxes is limited. Between two of them, players can at most finish the event
// deck, go through it once more, and each put a card back. Cards, pesos, offers and tiles limit the decisions
// in a turn.
int Game::longest_game() const {
    int const event_cards = 4 + edition().coast_markets + edition().markers.cities;
    int const turns = edition().last_taxes[index(level())] * (2 * event_cards + players() + 2);
    constexpr int decisions_a_turn = 300;
    return turns * decisions_a_turn;
}

}  // namespace motherlode::golden_wilderness

namespace motherlode {

template <>
struct TurnFor<golden_wilderness::Game> : TurnOf<golden_wilderness::Rules, golden_wilderness::Turn> {};
template class GameFrame<golden_wilderness::Game, golden_wilderness::State, golden_wilderness::Edition>;

}  // namespace motherlode
