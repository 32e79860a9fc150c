#include "games/coloma/scenario.h"

#include <algorithm>
#include <stdexcept>

#include "kernel/embedded_files.h"

namespace motherlode::coloma {
namespace {

Options options_of(Arrangement const& arrangement) {
    OptionChoices choices = arrangement.more_options;
    auto const choose = [&](char const* option, std::string_view value) {
        choices.emplace_back(option, std::string{value});
    };
    if (arrangement.rulebook) choose("rulings", "rulebook");
    if (arrangement.hotels) choose("hotels", "on");
    if (arrangement.specialties) choose("specialties", "on");
    if (arrangement.b_boards) choose("boards", "b");
    if (arrangement.duel) choose("duel", "on");
    choose("level", level_values[static_cast<std::size_t>(arrangement.level)]);
    return *parse_options(Game::info, choices);
}

template <class List>
int number_with_id(List const& list, std::string_view id) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id) return static_cast<int>(i);
    throw std::runtime_error{"the edition has no " + std::string{id}};
}

// Removes a card from the hand or the deck.
void take_card(Player& player, Hand& hand, int card) {
    if (hand.cards.has(card)) {
        hand.cards.remove(card);
        --player.hand_size;
        return;
    }
    --player.deck_size;
    for (auto* const list : {&hand.top, &hand.bottom})
        for (int i = 0; i < list->size(); ++i)
            if ((*list)[i] == card) list->erase(i);
    player.known_top = byte(hand.top.size());
    player.known_bottom = byte(hand.bottom.size());
}

}  // namespace

std::shared_ptr<Edition const> edition_of(std::string_view toml) {
    auto edition = load_edition(toml, "edition.toml");
    if (!edition) throw std::runtime_error{edition.error().sentence};
    return *edition;
}

std::shared_ptr<Edition const> tailrace() {
    static std::shared_ptr<Edition const> const edition =
        edition_of(embedded_file("editions/coloma/tailrace.toml"));
    return edition;
}

Scenario::Scenario(Arrangement arrangement) : Scenario{at_the_start(arrangement)} {
    if (!game.solo()) table().sheriff = A;
    play_until(coloma::step<SelectSites>);
    log.events.clear();
}

Scenario Scenario::at_the_start(Arrangement arrangement) {
    auto const edition = arrangement.edition.empty() ? tailrace() : edition_of(arrangement.edition);
    Options const options = options_of(arrangement);
    if (auto const error = Game::check(*edition, arrangement.players, options))
        throw std::runtime_error{error->sentence};
    Game const game{edition, arrangement.players, options};
    return Scenario{game, game.setup(arrangement.seed)};
}

void Scenario::play(std::string_view action) { play(due(), action); }

void Scenario::play(Seat seat, std::string_view action) {
    std::optional<Action> const parsed = game.parse(action);
    ASSERT_TRUE(parsed) << action;
    ASSERT_EQ(why_not(seat, action), "") << action;
    game.apply(state, seat, *parsed, log);
}

void Scenario::select(std::vector<int> const& dials) {
    for (std::size_t seat = 0; seat < dials.size(); ++seat)
        play(seat_at(static_cast<int>(seat)), "select " + std::to_string(dials[seat]));
}

std::string Scenario::why_not(std::string_view action) const { return why_not(due(), action); }

std::string Scenario::why_not(Seat seat, std::string_view action) const {
    std::optional<Action> const parsed = game.parse(action);
    if (!parsed) return "unknown";
    std::optional<Refusal> const refusal = game.refusal(state.table, state.hands[index(seat)], seat, *parsed);
    return refusal ? std::string{refusal->rule.id} : std::string{};
}

std::vector<std::string> Scenario::legal() const { return legal(due()); }

std::vector<std::string> Scenario::legal(Seat seat) const {
    ActionList list;
    game.legal_actions(state.table, state.hands[index(seat)], seat, list);
    std::vector<std::string> texts;
    for (Action const action : list) texts.push_back(game.text(action));
    return texts;
}

bool Scenario::can(std::string_view action) const {
    std::vector<std::string> const list = legal();
    return std::find(list.begin(), list.end(), action) != list.end();
}

void Scenario::turn(Seat seat, int site, int barker, int bust) {
    table().progress = {};
    table().progress.step = coloma::step<TakeTurn>;
    table().barker = byte(barker - 1);
    table().bust = byte(bust - 1);
    for (int place = 0; place < game.places(); ++place) table().players[place].site = no_site;
    player(seat).site = byte(site - 1);
    table().committed = SeatSet::none();
    for (Hand& hand : state.hands) hand.dial = hand.mule_dial = no_site;
    table().turn.position = byte(sites * game.places());
    begin_turn(game, table(), seat, site - 1);
    log.events.clear();
}

void Scenario::play_until(Step wanted) {
    while (step() != wanted && step() != coloma::step<GameOver>) {
        ActionList list;
        Seat const seat = due();
        game.legal_actions(state.table, state.hands[index(seat)], seat, list);
        // "end turn" and "decline" are last in their lists.
        bool const turn = step() == coloma::step<TakeTurn> || step() == coloma::step<AcceptOrDecline>;
        game.apply(state, seat, turn ? list[list.size() - 1] : list[0], log);
    }
}

void Scenario::play_shootout() {
    turn(A, 1, 5, 2);
    table().round = sites;
    play("end turn");
}

void Scenario::end_game() {
    table().year = years - 1;
    play_shootout();
}

void Scenario::give(Seat seat, int dudes, int tents, int horses, int bucks, int gold) {
    Player& holdings = player(seat);
    holdings.supply_dudes = byte(holdings.supply_dudes + holdings.lodge_dudes - dudes);
    holdings.lodge_dudes = byte(dudes);
    holdings.supply_tents = byte(holdings.supply_tents + holdings.lodge_tents - tents);
    holdings.lodge_tents = byte(tents);
    holdings.horses = byte(horses);
    holdings.bucks = bucks;
    holdings.gold = byte(gold);
}

void Scenario::build(Seat seat, std::string_view building) {
    int const card = building_id(building);
    take_card(player(seat), state.hands[index(seat)], card);
    player(seat).tableau.add(card);
}

void Scenario::hold(Seat seat, std::vector<std::string_view> const& buildings) {
    Player& holdings = player(seat);
    Hand& hand = state.hands[index(seat)];
    hand.cards = {};
    hand.top.clear();
    hand.bottom.clear();
    holdings.known_top = holdings.known_bottom = 0;
    for (std::string_view const building : buildings) hand.cards.add(building_id(building));
    holdings.hand_size = byte(static_cast<int>(buildings.size()));
    holdings.deck_size = byte(static_cast<int>(game.edition().buildings.size()) - holdings.hand_size -
                              holdings.tableau.size());
}

void Scenario::barrel(Seat seat, std::string_view kind, bool used) {
    int const id = barrel_id(kind);
    if (table().stack[id] > 0) --table().stack[id];
    ++(used ? player(seat).used_barrels : player(seat).barrels)[id];
}

void Scenario::river(Seat seat, int canyon) { player(seat).rivers |= byte(1 << (canyon - 1)); }

void Scenario::offer_bridge(std::string_view kind) {
    int const id = number_with_id(game.edition().bridges, kind);
    for (int stack = 0; stack < bridge_stacks; ++stack)
        if (table().bridge_kinds[stack] == id)
            std::swap(table().bridge_kinds[stack], table().bridge_kinds[0]);
    table().bridge_kinds[0] = byte(id);
}

void Scenario::bridge(Seat seat, std::string_view kind) {
    offer_bridge(kind);
    player(seat).bridges |= 1;
}

void Scenario::pioneer(Seat seat, std::string_view kind) {
    player(seat).pioneer = byte(number_with_id(game.edition().pioneers, kind));
}

void Scenario::wagon(Seat seat, std::string_view space) {
    player(seat).wagon = byte(number_with_id(game.edition().spaces, space));
}

std::string Scenario::wagon_at(Seat seat) { return game.edition().spaces[player(seat).wagon].id; }

void Scenario::fill(Seat seat, int row) {
    Player& holdings = player(seat);
    int const dudes = game.edition().rows[static_cast<std::size_t>(row - 1)];
    holdings.supply_dudes = byte(holdings.supply_dudes - dudes);
    holdings.gunmen = byte(holdings.gunmen + dudes);
    table().rows[row - 1] = seat;
}

int Scenario::building_id(std::string_view id) const { return number_with_id(game.edition().buildings, id); }
int Scenario::barrel_id(std::string_view id) const { return number_with_id(game.edition().barrels, id); }

bool Scenario::has_built(Seat seat, std::string_view id) { return player(seat).tableau.has(building_id(id)); }

int Scenario::count_events(MessageSpec const& spec) const {
    return static_cast<int>(std::count_if(log.events.begin(), log.events.end(),
                                          [&](Event const& event) { return event.message.spec == &spec; }));
}

}  // namespace motherlode::coloma
