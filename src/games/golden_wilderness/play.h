#pragma once

#include "games/golden_wilderness/board.h"
#include "games/golden_wilderness/game.h"

// What the steps of a turn work with, and the steps themselves by file.
namespace motherlode::golden_wilderness {

// What a seat may base its decision on.
struct Position {
    Game const& game;
    Table const& table;
    Hand const& hand;
    Seat seat;

    Edition const& edition() const { return game.edition(); }
    TurnFrame frame() const {
        return table.progress.waiting.empty() ? TurnFrame{} : table.progress.waiting.back();
    }
    int pesos() const { return table.board(seat).pesos; }
};

// A game being changed. Without a log nothing is told, which is all that a search pays for it.
class Play {
public:
    Play(Game const& of, State& changed, EventLog* told) : game{of}, state{changed}, log_{told} {}

    Game const& game;
    State& state;

    Edition const& edition() const { return game.edition(); }
    Table& table() { return state.table; }
    Seat active() const { return state.table.active_player; }
    Hand& hand(Seat seat) { return state.hands[index(seat)]; }
    bool told() const { return log_ != nullptr; }

    template <class... Args>
    void tell(std::string_view rule, MessageSpec const& spec, Args... args) {
        if (log_ != nullptr) (*log_)(Event{RuleId{rule}, Message{spec, args...}});
    }
    void tell(std::string_view rule, Message const& message) {
        if (log_ != nullptr) (*log_)(Event{RuleId{rule}, message});
    }
    // Something hidden comes to light, for all to see.
    template <class... Args>
    void reveal(std::string_view rule, MessageSpec const& spec, Args... args) {
        if (log_ != nullptr)
            (*log_)(Event{RuleId{rule}, Message{spec, args...}, SeatSet::everyone(), SeatSet::everyone()});
    }
    // Told to all, who may have known it before.
    template <class... Args>
    void make_known(bool news, std::string_view rule, MessageSpec const& spec, Args... args) {
        if (news)
            reveal(rule, spec, args...);
        else
            tell(rule, spec, args...);
    }
    // Something hidden comes to light for these seats alone.
    template <class... Args>
    void whisper(SeatSet seats, std::string_view rule, MessageSpec const& spec, Args... args) {
        if (log_ != nullptr) (*log_)(Event{RuleId{rule}, Message{spec, args...}, seats, seats});
    }

    // Told to one seat, who knew it before.
    template <class... Args>
    void confide(Seat seat, std::string_view rule, MessageSpec const& spec, Args... args) {
        if (log_ != nullptr) (*log_)(Event{RuleId{rule}, Message{spec, args...}, seat, SeatSet::none()});
    }

    int random_below(int bound) {
        Rng rng{state.secret.rng};
        int const number = rng.below(bound);
        state.secret.rng = rng.state();
        return number;
    }
    template <class List>
    void shuffle(List& list) {
        Rng rng{state.secret.rng};
        rng.shuffle(list);
        state.secret.rng = rng.state();
    }
    void settle_first(Step step, Seat seat, int one = 0, int two = 0) {
        table().progress.settle_first(step, seat,
                                      {static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(two)});
    }
    void pay(Seat seat, int pesos) { table().board(seat).pesos.add(-pesos); }
    void earn(Seat seat, int pesos) { table().board(seat).pesos.add(pesos); }

private:
    EventLog* log_;
};

// cards.cpp: people move between decks, hands, pool and discards.
bool can_draw(Table const& table, Deck deck);
void draw_person(Play& play, Seat seat, Deck deck, std::string_view rule);
void add_immigrant(Play& play, Deck deck);
void take_immigrant_card(Play& play, Seat seat, int slot);
void discard_person(Play& play, Seat seat, CardId card);
void trash_person(Play& play, Seat seat, CardId card);
void take_discard(Play& play, Seat seat, Deck deck);
void hand_over(Play& play, Seat from, Seat to, CardId card);
// The card is seen by all and stays where it is; `know_person` where that has been told already.
void know_person(Play& play, Seat seat, CardId card);
void show_person(Play& play, Seat seat, CardId card);
// The Governor sees the pool (WI-5.2a).
void look_at_pool(Play& play, Seat seat);

// setup.cpp
Hand empty_hand();

// turn.cpp
inline constexpr int own_offers = 5;  // a turn, WI-3.7e
inline constexpr int others_offers = 1;
void begin_turn(Game const& game, Table& table);

// colony.cpp: "Building settlements" and what else pesos and population buy.
int population_of(Position const& at);
int cost_of_change(Edition const& edition, Table const& table, Seat seat, int industry);
void colony_choices(Position const& at, ActionList& list);
void industry_choices(Position const& at, ActionList& list);
void border_choices(Position const& at, ActionList& list);
void settle(Play& play, TileId tile);
void choose_industry(Play& play, Action action, TurnFrame const& frame);
void change_industry(Play& play, int industry);
void found_city(Play& play, TileId tile);
void build_road(Play& play, Action action, TurnFrame const& frame);
void buy_points(Play& play, int pesos);
void remove_settlement(Play& play, TileId tile);
// For trades: industries are looked at when all of it has changed hands.
void give_settlement(Play& play, TileId tile, Seat to);
void return_idle_industries(Play& play, Seat seat);

// events.cpp: "Events".
void event_choices(Position const& at, ActionList& list);
void market_tile_choices(Position const& at, ActionList& list);
void market_product_choices(Position const& at, ActionList& list);
Location location_of(EventKind kind);
void immigrant_choices(Position const& at, ActionList& list);
void draw_events(Play& play, Action action, TurnFrame const& frame);
void choose_event(Play& play, Action action, TurnFrame const& frame);
void market_tile(Play& play, Action action, TurnFrame const& frame);
void market_product(Play& play, Action action, TurnFrame const& frame);
void take_immigrant(Play& play, Action action, TurnFrame const& frame);
void add_event_card(Play& play, EventKind kind, std::string_view rule);

// missions.cpp: "Missions and presidios".
bool can_build(Position const& at, Marker marker);
int left(Table const& table, Marker marker);
void site_choices(Position const& at, ActionList& list);
void answer_choices(Position const& at, ActionList& list);
void begin_building(Play& play, Marker marker, CardId card, int ability);
void choose_site(Play& play, Action action, TurnFrame const& frame);
void permission(Play& play, Action action, TurnFrame const& frame);
void approval(Play& play, Action action, TurnFrame const& frame);

// abilities.cpp: "Icons", "Abilities", "Affecting discarded cards".
bool can_use(Position const& at, CardId card, int ability);
void card_choices(Position const& at, ActionList& list);
void play_icons(Play& play, CardId card);
void use_ability(Play& play, CardId card, int ability);
void pay_for_ability(Play& play, Seat seat, CardId card, Ability const& ability);

// explore.cpp: "Exploring".
void explore_choices(Position const& at, ActionList& list);
void turn_choices(Position const& at, ActionList& list);
void begin_exploring(Play& play, bool inland, int tiles);
void explore(Play& play, Action action, TurnFrame const& frame);
void turn_tile(Play& play, Action action, TurnFrame const& frame);

// attack.cpp: "Attacking".
bool has_target(Position const& at, Piece piece);
Seat owner_of(Table const& table, TileId tile, Piece piece);
void target_choices(Position const& at, ActionList& list);
void contest_choices(Position const& at, ActionList& list);
void sword_choices(Position const& at, ActionKind kind, ActionList& list);
int play_swords(Play& play, Seat seat, CardId card, int way);
void begin_attack(Play& play, CardId card, int ability);
void attack_target(Play& play, Action action, TurnFrame const& frame);
void contest(Play& play, Action action, TurnFrame const& frame);

// politics.cpp: "Electing a governor", "Changing countries", "Fighting over outcomes".
void vote_choices(Position const& at, ActionList& list);
void more_votes_choices(Position const& at, ActionList& list);
void fight_choices(Position const& at, ActionList& list);
void call_election(Play& play, Ballot ballot);
void vote(Play& play, Action action, TurnFrame const& frame);
void more_votes(Play& play, Action action, TurnFrame const& frame);
void fight(Play& play, Action action, TurnFrame const& frame);
void give_role(Play& play, Role role, Seat to);

// auction.cpp: "All roles change".
void role_choices(Position const& at, ActionList& list);
void bid_choices(Position const& at, ActionList& list);
struct BidRange {
    int lowest;
    int highest;
};
BidRange possible_bids(Position const& at);
void begin_auction(Play& play);
void put_up_role(Play& play, Action action, TurnFrame const& frame);
void bid(Play& play, Action action, TurnFrame const& frame);

// offer.cpp: "Trading": what an offer can hold.
int goods_in(std::array<Good, goods_a_side> const& side);
bool stands(Game const& game, Table const& table, Seat from, Offer const& offer);
bool holds_asked(Hand const& hand, Offer const& offer);
void compose_choices(Position const& at, ActionList& list);
bool is_composing(ActionKind kind);
std::optional<Refusal> why_not_compose(Position const& at, Action action);

// refusal.cpp, build_refusal.cpp: why not?
template <class... Args>
Refusal refuse(std::string_view rule, MessageSpec const& spec, Args... args) {
    return {RuleId{rule}, Message{spec, args...}};
}
Refusal why_not_road(Position const& at, TileId tile, std::optional<int> edge);
Refusal why_not_market(Position const& at, Action action);
Refusal why_not_build(Position const& at, Marker marker);
Refusal why_not_site(Position const& at, TileId tile);
Refusal why_not_attack(Position const& at, TileId tile, Piece piece);
Refusal why_not_trade(Position const& at, Action action);

// trade.cpp: "Trading", and the Governor's showing of the pool.
bool is_trade(ActionKind kind);
bool may_trade(Game const& game, Table const& table, Seat seat);
bool may_show(Game const& game, Table const& table, Seat seat);
void trade_choices(Position const& at, ActionList& list);
void show_choices(Position const& at, ActionList& list);
void trade(Play& play, Seat seat, Action action);
void close_trade(Play& play);
void drop_lapsed_offers(Play& play);

}  // namespace motherlode::golden_wilderness
