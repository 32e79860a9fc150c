// What is asked of a seat that is due.

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {

Message Game::prompt(Table const& table, Seat seat) const {
    int const who = index(seat);
    TurnFrame const frame = table.progress.waiting.empty() ? TurnFrame{} : table.progress.waiting.back();
    Piece const to_build = table.building.marker == Marker::mission ? Piece::mission : Piece::presidio;
    switch (table.progress.current()) {
        case Step::act:
            if (table.board(seat).composing != 0) return Message{say::prompt_compose, who};
            return Message{seat == table.active_player ? say::prompt_act : say::prompt_trade, who};
        case Step::choose_event: return Message{say::prompt_event, who};
        case Step::choose_industry: return Message{say::prompt_industry, who, frame.args[0]};
        case Step::choose_border: return Message{say::prompt_border, who, frame.args[0]};
        case Step::choose_site: return Message{say::prompt_site, who};
        case Step::permission:
            return Message{say::prompt_permission, who, index(table.active_player), table.building.tile,
                           index(to_build)};
        case Step::approval:
            return Message{say::prompt_approval,
                           who,
                           index(table.active_player),
                           table.building.tile,
                           index(to_build),
                           index(to_build == Piece::mission ? Role::presiding_father : Role::viceroy)};
        case Step::explore: return Message{say::prompt_explore, who, table.exploring.tile};
        case Step::turn_tile: return Message{say::prompt_turn, who, table.exploring.tile};
        case Step::attack_target: return Message{say::prompt_target, who};
        case Step::contest:
            return Message{say::prompt_contest, who, table.attack.tile, table.attack.strength,
                           table.attack.defence};
        case Step::market_tile: return Message{say::prompt_market, who};
        case Step::market_product: return Message{say::prompt_product, who, table.market};
        case Step::take_immigrant:
            return Message{frame.seat == seat ? say::prompt_immigrant : say::prompt_show, who};
        case Step::vote:
            return Message{table.election.ballot == Ballot::country ? say::prompt_support : say::prompt_vote,
                           who};
        case Step::more_votes: return Message{say::prompt_more_votes, who};
        case Step::fight:
            return Message{say::prompt_fight, who, table.election.swords_for, table.election.swords_against};
        case Step::put_up_role: return Message{say::prompt_auction, who};
        case Step::bid: return Message{say::prompt_bid, who, index(table.auction.role)};
        default: return Message{say::prompt_game_over};
    }
}

}  // namespace motherlode::golden_wilderness
