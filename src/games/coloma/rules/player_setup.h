#pragma once

#include "games/coloma/rules/gains.h"

// Rulebook p.5, "Player Setup": choices before the first round.
namespace motherlode::coloma {

// The first step without a choice that is already made.
inline void go_to_first_step(Play& play);

// CO-18.1b: in Sheriff order, each player chooses a Pioneer.
struct ChoosePioneer {
    static constexpr StepInfo info{.name = "choose_pioneer",
                                   .rule = {"CO-18.1b"},
                                   .heading = "Pioneer Specialties",
                                   .prompt = &say.prompt_pioneer};
    static constexpr ActionKind kind = ActionKind::choose_pioneer;

    // The next seat without a Pioneer, or nobody.
    static Seat next(Game const& game, Table const& table) {
        Seat seat = table.sheriff;
        for (int i = 0; i < game.places(); ++i, seat = game.next_place(seat))
            if (game.pioneers_chosen() && index(seat) < game.players() && table.at(seat).pioneer == none)
                return seat;
        return nobody;
    }
    static SeatSet must(Open const& at) { return next(at.game, at.table); }
    static Reason refusal(Position const& at, Action action) {
        int const pioneer = action.arg(0);
        if (pioneer >= at.game.pioneers_in_play())
            return refuse("CO-18.1c", say.pioneer_not_in_play, pioneer);
        for (int seat = 0; seat < at.game.players(); ++seat)
            if (at.table.players[seat].pioneer == pioneer)
                return refuse("CO-18.1b", say.pioneer_taken, pioneer);
        return {};
    }
    // CO-20.1b: some Pioneers have a B side of their own.
    static void perform(Play& play, Action action) {
        Player& player = play.table().at(play.actor);
        player.pioneer = action.arg(0);
        if (play.game.with_b_boards()) player.board = play.edition().pioneers[player.pioneer].board;
        play.log("CO-18.1b", say.pioneer_chosen, play.actor, player.pioneer);
        go_to_first_step(play);
    }
};

// CO-20.1a: the option `boards`; CO-20.1b, RULING co-20: players whose Pioneer has no B side of its own choose one, in
// Sheriff order.
struct ChooseBoard {
    static constexpr StepInfo info{
        .name = "choose_board", .rule = {"CO-20.1b"}, .heading = "Boards", .prompt = &say.prompt_board};
    static constexpr ActionKind kind = ActionKind::choose_board;

    // The next seat without a board, or nobody.
    static Seat next(Game const& game, Table const& table) {
        Seat seat = table.sheriff;
        for (int i = 0; i < game.places(); ++i, seat = game.next_place(seat))
            if (index(seat) < game.players() && table.at(seat).board == none) return seat;
        return nobody;
    }
    static SeatSet must(Open const& at) { return next(at.game, at.table); }
    // CO-20.1a: no two players have the same B side.
    static Reason refusal(Position const& at, Action action) {
        bool free = action.arg(0) != 0;
        for (int seat = 0; seat < at.game.players(); ++seat)
            free = free && at.table.players[seat].board != action.arg(0);
        return free ? Reason{} : refuse("CO-20.1a", say.board_taken);
    }
    static void perform(Play& play, Action action) {
        play.table().at(play.actor).board = action.arg(0);
        play.log("CO-20.1b", say.board_chosen, play.actor, action.arg(0));
        go_to_first_step(play);
    }
};

inline void go_to_first_step(Play& play) {
    if (ChoosePioneer::next(play.game, play.table()) != nobody) return play.go_to<ChoosePioneer>();
    if (ChooseBoard::next(play.game, play.table()) != nobody) return play.go_to<ChooseBoard>();
    play.go_to<DiscardStartingCards>();
}

// CO-2.7a: all players discard at the same time.
struct DiscardStartingCards : Discard {
    static constexpr StepInfo info{
        .name = "discard_starting_cards", .rule = {"CO-2.7a"}, .heading = "Player Setup"};

    static int cards_to_discard(Game const& game, Table const& table, Seat seat) {
        return table.at(seat).hand_size - game.edition().player.keep_cards;
    }
    static SeatSet seats(Game const& game, Table const& table) {
        SeatSet seats;
        for (Seat const seat : SeatSet::first(game.players()))
            if (cards_to_discard(game, table, seat) > 0) seats = seats.with(seat);
        return seats;
    }
    static SeatSet must(Open const& at) { return seats(at.game, at.table); }
    static Message prompt(Open const& at) {
        return Message{say.prompt_starting_cards, at.seat, cards_to_discard(at.game, at.table, at.seat)};
    }
    // Answers seats that have already discarded their cards.
    static Reason refuse_first(Open const& at) {
        if (must(at).contains(at.seat)) return {};
        return refuse("CO-2.7a", say.nothing_to_discard);
    }
    static void perform(Play& play, Action action) {
        Discard::perform(play, action);
        if (!seats(play.game, play.table()).empty()) play.go_to<DiscardStartingCards>();
    }
};

}  // namespace motherlode::coloma
