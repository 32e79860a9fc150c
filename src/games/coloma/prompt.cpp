// What is asked of a player who is due.

#include "games/coloma/play.h"

namespace motherlode::coloma {

Message Game::prompt(Table const& table, Seat seat) const {
    TurnFrame const frame = table.progress.waiting.empty() ? TurnFrame{table.progress.step, {}, {}}
                                                           : table.progress.waiting.back();
    int const who = index(seat);
    switch (frame.step) {
        case Step::choose_board: return Message{say::prompt_board, who};
        case Step::discard_starting_cards:
            return Message{say::prompt_starting_cards, who,
                           table.at(seat).hand_size - edition_->player.keep_cards};
        case Step::select_sites:
            return Message{table.committed.contains(seat) ? say::prompt_waiting : say::prompt_select, who};
        case Step::take_turn: return Message{say::prompt_turn, who, table.at(seat).site};
        case Step::accept_or_decline: return Message{say::prompt_accept, who, frame.args[0]};
        case Step::pay: return Message{say::prompt_pay, who, frame.args[0]};
        case Step::discard_cards: return Message{say::prompt_discard, who, frame.args[0]};
        case Step::discard_for_each:
            return Message{say::prompt_discard_for_each, who, frame.args[1], frame.args[0]};
        case Step::discard_a_barrel: return Message{say::prompt_discard_barrel, who};
        case Step::take_a_barrel: return Message{say::prompt_take_barrel, who};
        case Step::choose_structure: return Message{say::prompt_structure, who};
        case Step::move_wagon: return Message{say::prompt_wagon, who, table.turn.steps_left};
        case Step::pitch_tents: return Message{say::prompt_pitch, who};
        case Step::fill_a_row: return Message{say::prompt_row, who};
        case Step::choose_whom_to_bury: return Message{say::prompt_bury, who};
        default: return Message{say::prompt_game_over};
    }
}

}  // namespace motherlode::coloma
