// The JSON for pages: the edition, which never changes during a game, and the view of a seat.

#include <algorithm>
#include <numeric>

#include "games/golden_wilderness/fields.h"
#include "games/golden_wilderness/rules/elections.h"
#include "games/golden_wilderness/rules/events.h"
#include "kernel/shape.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr std::array<std::string_view, 1> abstained{"abstained"};
constexpr std::array<std::string_view, 2> about_names{"governor", "country"};
constexpr std::array<std::string_view, 2> built_names{"mission", "presidio"};
constexpr std::array<std::string_view, 3> stop_names{"answers", "fails", "loses"};
constexpr std::array<std::string_view, 3> end_names{"cities", "presidios", "missions"};

void write_marker(Shape& shape, Marker marker) {
    shape.key("marker").named("Marker", type::named(built_names), marker == Marker::mission ? 0 : 1);
}

class EditionShape {
public:
    EditionShape(Game const& game, Shape& shape) : game_{game}, edition_{game.edition()}, shape_{shape} {}

    void describe() const {
        ShapeEdition visit{shape_};
        shape_.object("Edition", [&] {
            shape_.key("level").named("Level", type::named(level_names), index(game_.level()));
            Markers::fields(game_.markers(), visit, game_.markers());
            shape_.key("last_taxes").number(edition_.last_taxes[index(game_.level())]);
            Edition::building_costs(edition_, visit);
            Edition::gold_rush(edition_, visit);
            shape_.key("settlement_points").number(edition_.settlement_points);
            shape_.key("person_points").number(edition_.person_points);
            Edition::road_costs(edition_, visit);
            describe_level();
            visit.field("products", edition_.products);
            shape_.key("industries").list(static_cast<int>(edition_.industries.size()), [&](int number) {
                describe_industry(number, edition_.industries[number]);
            });
            shape_fields(shape_.key("countries"), "Country", edition_.countries, edition_);
            shape_fields(shape_.key("tiles"), "TileFace", edition_.tiles);
            shape_.key("people").list(static_cast<int>(edition_.people.size()),
                                      [&](int number) { describe_person(number, edition_.people[number]); });
        });
    }

private:
    void describe_level() const {
        shape_.key("markets", "Kinds of markets at this level.")
            .list_if(
                locations, [&](int place) { return game_.has_market(static_cast<Location>(place)); },
                [&](int place) { shape_.named("Location", type::named(location_names), place); });
        // WI-3.9a, WI-4.9a.
        shape_.key("ends_with", "Markers that end the game when they run out.")
            .list_if(
                static_cast<int>(end_names.size()),
                [&](int which) { return game_.at_least(which == 0 ? Level::easy : Level::standard); },
                [&](int which) { shape_.named("EndsWith", type::named(end_names), which); });
    }

    void describe_industry(int number, Industry const& industry) const {
        shape_.object("Industry", [&] {
            ShapeEdition visit{shape_};
            shape_.key("id").id(Kind::industry, number);
            Industry::fields(industry, visit, edition_);
            shape_.key("in_play", "Whether this level uses the industry.").flag(game_.has_industry(industry));
        });
    }

    void describe_person(int number, Person const& person) const {
        shape_.object("Person", [&] {
            ShapeEdition visit{shape_, number};
            Person::fields(person, visit, edition_);
            shape_.key("abilities", "As in the edition file.").list(person.ability_count, [&](int which) {
                shape_.text(ability_text(edition_, person.abilities[which]));
            });
            shape_.key("does", "The abilities in words.").list(person.ability_count, [&](int which) {
                shape_.phrase(game_.value(game_arg(index(Kind::ability)), ability_number(number, which)),
                              TermsOf{game_});
            });
            shape_.key("uses", "The abilities, split into their parts.")
                .list(person.ability_count,
                      [&](int which) { shape_fields(shape_, "Ability", person.abilities[which]); });
        });
    }

    Game const& game_;
    Edition const& edition_;
    Shape& shape_;
};

class ViewShape {
public:
    ViewShape(Game const& game, View const& view, Shape& shape)
        : game_{game}, edition_{game.edition()}, table_{view.table}, hand_{view.hand}, shape_{shape} {}

    void describe() const {
        shape_.object("View", [&] {
            shape_.key("step").named("Step", step_type, index(now()));
            shape_.key("active_player").seat(table_.active_player);
            shape_.key("country").id(Kind::country, table_.country);
            shape_.key("taxes_played").number(table_.taxes_played);
            shape_.key("gold_rush").flag(table_.gold_rush != 0);
            shape_.key("immigrants", "Cards that an Immigrants event would bring.")
                .by(Kind::deck, [&](int deck) {
                    shape_.number(deck < immigrant_decks ? immigrants(edition_, table_, deck) : 0);
                });
            shape_.key("cities_left").number(table_.cities_left);
            shape_.key("presidios_left").number(table_.presidios_left);
            shape_.key("missions_left").number(table_.missions_left);
            shape_.key("population", "Icons that the active player can spend.")
                .number(table_.icons.population);
            shape_.key("crosses").number(table_.icons.crosses);
            shape_.key("swords").number(table_.icons.swords);
            shape_.key("tiles").list(Bits{table_.on_board}, [&](int tile) { describe_site(tile); });
            shape_.key("tiles_left", "Coastal and inland tiles not yet explored.").tuple(2, [&](int stack) {
                shape_.number(table_.tiles_hidden[stack] + table_.tiles_under[stack].size());
            });
            shape_.key("players").list(game_.players(), [&](int seat) { describe_player(seat); });
            describe_cards();
            describe_hand();
            describe_decision();
            shape_.key("offers", "By the seat that made the offer.").list(game_.players(), [&](int seat) {
                shape_.or_null(table_.offers[seat].to != nobody, [&] { offer(table_.offers[seat]); });
            });
        });
    }

private:
    Step now() const { return table_.progress.current(); }

    void people(std::string_view key, CardSet const& set, std::string_view note = {}) const {
        FixedList<CardId, max_people> cards{};
        set.for_each([&](int card) { cards.push_back(byte(card)); });
        people(key, cards, note);
    }
    template <int N>
    void people(std::string_view key, FixedList<CardId, N> const& cards, std::string_view note = {}) const {
        shape_.key(key, note).list(cards, [&](CardId card) { shape_.id(Kind::person, card); });
    }
    void event_or_null(std::string_view key, EventKind event, std::string_view note = {}) const {
        shape_.key(key, note).or_null(event != EventKind::none,
                                      [&] { shape_.id(Kind::event, index(event)); });
    }
    void hex(Hex hex) const {
        shape_.key("x", "Doubled column and row: neighbours are (±2, 0) and (±1, ±1).")
            .number(doubled(hex).x);
        shape_.key("y").number(doubled(hex).y);
    }

    int pieces_of(int seat, Piece piece) const {
        int pieces = 0;
        for (int const tile : Bits{table_.on_board})
            if (owner_of(table_, byte(tile), piece) == seat_at(seat)) ++pieces;
        return pieces;
    }

    void describe_site(int tile) const {
        Site const& site = table_.sites[tile];
        shape_.object("Site", [&] {
            shape_.key("tile").id(Kind::tile, tile);
            hex(site.hex);
            shape_.key("turned", "Steps clockwise.").number(site.turned);
            ShapeEdition visit{shape_};
            visit.field("coast", site.coast, edges_type, {.note = "As the tile is turned."});
            visit.field("mountains", site.mountains, edges_type);
            visit.field("roads", site.roads, edges_type);
            shape_.key("city").flag(has_tile(table_.cities, tile));
            shape_.key("owner", "Of the settlement.").seat_or_null(site.owner);
            shape_.key("product", "Of the settlement.")
                .id_or_null(Kind::product, product_at(edition_, table_, byte(tile)));
            shape_.key("population", "Of the settlement or city.")
                .number(population_at(edition_, table_, byte(tile)));
            shape_.optional(site.marker != Marker::none, [&] {
                write_marker(shape_, site.marker);
                shape_.key("marker_owner").seat(site.marker_owner);
            });
        });
    }

    void describe_player(int seat) const {
        PlayerBoard const& board = table_.players[seat];
        shape_.object("PlayerView", [&] {
            shape_.key("pesos").number(board.pesos);
            shape_.key("points", "Bought so far.").number(board.points);
            shape_.key("industries")
                .list_if(
                    settled_terrains, [&](int terrain) { return board.industry[terrain] != no_industry; },
                    [&](int terrain) { shape_.id(Kind::industry, board.industry[terrain]); });
            shape_.key("hand", "Number of cards from each deck.").by(Kind::deck, [&](int deck) {
                shape_.number(board.hand[deck]);
            });
            // WI-6.1d: the cards that everybody knows, and those that only this viewer knows.
            CardSet known = table_.known[seat];
            known.insert_all(hand_.knows[seat]);
            people("known", known, "Cards of this hand that the viewer knows.");
            shape_.key("roles").list_if(
                roles, [&](int role) { return table_.holder[role] == seat_at(seat); },
                [&](int role) { shape_.id(Kind::role, role); });
            shape_.key("offers_left").number(board.offers_left);
            shape_.key("composing", "Whether the player is composing an offer.").flag(board.composing != 0);
            shape_.key("settlements").number(std::popcount(std::uint64_t{table_.settlements[seat]}));
            shape_.key("missions").number(pieces_of(seat, Piece::mission));
            shape_.key("presidios").number(pieces_of(seat, Piece::presidio));
            shape_.key("people", "Number of cards in hand.")
                .number(std::accumulate(board.hand.begin(), board.hand.end(), 0));
        });
    }

    void describe_cards() const {
        shape_.key("decks").list(decks, [&](int deck) {
            shape_.object("DeckView", [&] {
                shape_.key("deck").id(Kind::deck, deck);
                shape_.key("left").number(table_.deck_size[deck]);
                people("discards", table_.discards[deck]);
            });
        });
        people("used", table_.used);
        people("trashed", table_.trashed);
        shape_.key("pool").list(table_.pool.size(), [&](int slot) {
            shape_.object("PoolCard", [&] {
                shape_.key("deck").id(Kind::deck, index(table_.pool.items[slot]));
                shape_.optional(hand_.pool[slot] != no_card, [&] {
                    shape_.key("person", "If the viewer knows the front.").id(Kind::person, hand_.pool[slot]);
                });
            });
        });
        shape_.key("events_left").number(table_.events_hidden);
        shape_.key("event_discards").list(table_.event_discards, [&](EventKind kind) {
            shape_.id(Kind::event, index(kind));
        });
        event_or_null("event", table_.event, "The event being played.");
    }

    void describe_hand() const {
        people("hand", hand_.cards, "The viewer's own cards.");
        shape_.key("drawn").list_if(
            2, [&](int i) { return hand_.drawn[i] != EventKind::none; },
            [&](int i) { shape_.id(Kind::event, index(hand_.drawn[i])); });
        event_or_null("top_event", hand_.top_event);
        shape_.optional(hand_.draft.to != nobody, [&] {
            shape_.key("draft");
            offer(hand_.draft);
        });
    }

    void describe_decision() const {
        shape_.key("asked", "The seat that must decide now.").seat(table_.due());
        shape_.optional(now() == step<ChooseIndustry> || now() == step<ChooseBorder>,
                        [&] { shape_.key("at").id(Kind::tile, table_.progress.frame().args[0]); });
        shape_.optional(table_.exploring.to_place > 0, [&] { describe_exploring(table_.exploring); });
        shape_.optional(table_.building.marker != Marker::none, [&] {
            shape_.key("building").object("Building", [&] {
                write_marker(shape_, table_.building.marker);
                shape_.optional(table_.building.tile != no_tile,
                                [&] { shape_.key("tile").id(Kind::tile, table_.building.tile); });
                shape_.optional(now() == step<GiveApproval>, [&] {
                    shape_.key("role", "The role whose approval is needed.")
                        .id(Kind::role, index(approving_role(table_.building.marker)));
                });
            });
        });
        shape_.optional(table_.attack.tile != no_tile, [&] { describe_attack(table_.attack); });
        shape_.optional(table_.market != no_tile,
                        [&] { shape_.key("market").id(Kind::tile, table_.market); });
        shape_.optional(now() == step<ChooseMarket> || now() == step<ChooseProduct>,
                        [&] { describe_sales(); });
        shape_.optional(table_.election.ballot != Ballot::none, [&] { describe_election(table_.election); });
        shape_.optional(now() == step<PutUpRole> || now() == step<BidForRole>,
                        [&] { describe_auction(table_.auction); });
    }

    // WI-2.7, WI-3.8: what a market would pay each player, by product.
    void describe_sales() const {
        Open const at{game_, table_, table_.due()};
        std::uint64_t const chosen = table_.market == no_tile ? ~std::uint64_t{0} : tile_bit(table_.market);
        bool const held = table_.event != EventKind::none;
        ByProduct const paying = held ? paying_tiles(at) : ByProduct{};
        shape_.key("sales", "What a market would pay on each tile where it can be held.")
            .list(Bits{held ? ChooseMarket::tiles(at) & chosen : 0}, [&](int tile) {
                shape_.object("MarketPlace", [&] {
                    shape_.key("tile").id(Kind::tile, tile);
                    shape_.key("products")
                        .list_if(
                            static_cast<int>(edition_.products.size()),
                            [&](int product) { return has_tile(paying[product], tile); },
                            [&](int product) { describe_sale(at, byte(tile), product); });
                });
            });
    }

    void describe_sale(Open const& at, TileId tile, int product) const {
        struct Earning {
            int seat;
            int pesos;
        };
        FixedList<Earning, max_players> earnings{};
        int const price = table_.event != EventKind::none ? prices(at)[product] : 0;
        Reach const reach = reach_from(table_, tile, price - 1);
        for (int seat = 0; seat < game_.players(); ++seat)
            if (int const pesos = income_from(reach, producers(edition_, table_, seat, product), price);
                pesos > 0)
                earnings.push_back({seat, pesos});
        std::stable_sort(earnings.begin(), earnings.end(),
                         [](Earning const& a, Earning const& b) { return a.pesos > b.pesos; });
        shape_.object("Sale", [&] {
            shape_.key("product").id(Kind::product, product);
            shape_.key("price").number(price);
            shape_.key("earnings", "Highest first.").list(earnings, [&](Earning const& earning) {
                shape_.object("Earning", [&] {
                    shape_.key("seat").seat(seat_at(earning.seat));
                    shape_.key("pesos").number(earning.pesos);
                });
            });
        });
    }

    void describe_exploring(Exploring const& exploring) const {
        shape_.key("exploring").object("Exploring", [&] {
            shape_.optional(exploring.tile != no_tile,
                            [&] { shape_.key("tile").id(Kind::tile, exploring.tile); });
            shape_.key("drawn", "Further tiles to choose from.")
                .list(Bits{std::uint64_t{exploring.drawn}}, [&](int tile) { shape_.id(Kind::tile, tile); });
            shape_.key("to_place").number(exploring.to_place);
            shape_.key("joins", "Whether the tile must join the coastline.").flag(exploring.joins != 0);
            shape_.optional(now() == step<TurnTile>, [&] { hex(exploring.place); });
        });
    }

    void describe_attack(Attack const& attack) const {
        shape_.key("attack").object("Attack", [&] {
            shape_.key("tile").id(Kind::tile, attack.tile);
            shape_.key("piece").id(Kind::piece, index(attack.piece));
            shape_.key("attacker").seat(attack.attacker);
            shape_.key("defender").seat(attack.defender);
            shape_.key("strength").number(attack.strength);
            shape_.key("defence").number(attack.defence);
            shape_.key("if_stopped", "The other side answers, the attack fails, or the piece is lost.")
                .named("IfStopped", type::named(stop_names), index(if_stopped(attack, table_.due())));
        });
    }

    void describe_election(Election const& election) const {
        bool const about_country = election.ballot == Ballot::country;
        shape_.key("election").object("Election", [&] {
            shape_.key("about").named("About", type::named(about_names), about_country ? 1 : 0);
            shape_
                .key("first",
                     "Electing a first Governor: the most votes win, and nobody can fight over the result.")
                .flag(election.ballot == Ballot::first_governor);
            shape_.key("caller").seat(election.caller);
            int const candidates =
                about_country ? static_cast<int>(game_.edition().countries.size()) : game_.players();
            shape_.key("votes", "By seat, or by country in the edition's order.")
                .list(first(election.votes, candidates), [&](int votes) { shape_.number(votes); });
            shape_.key("ballots", "By seat: the candidate's number, or null before the seat has voted.")
                .list(first(election.ballots, game_.players()), [&](int ballot) {
                    shape_.or_null(ballot != not_voted, [&] {
                        shape_.word_or(abstained, ballot == has_abstained ? 0 : -1,
                                       [&] { shape_.number(ballot); });
                    });
                });
            shape_.optional(now() == step<Fight>, [&] {
                shape_.key("winner", "While players fight over the result.").number(election.winner);
            });
            shape_.key("swords_for").number(election.swords_for);
            shape_.key("swords_against").number(election.swords_against);
            shape_.key("needed", "Votes needed to win.").number(votes_needed(game_));
            shape_
                .key("old_prevails", "Whether the old Governor or country stays if nobody plays more swords.")
                .flag(old_prevails(election));
        });
    }

    void describe_auction(Auction const& auction) const {
        shape_.key("auction").object("Auction", [&] {
            shape_.key("to_sell").list(Bits{auction.to_sell}, [&](int role) { shape_.id(Kind::role, role); });
            shape_.optional(now() == step<BidForRole>, [&] {
                shape_.key("role").id(Kind::role, index(auction.role));
                shape_.key("bidder").seat_or_null(auction.bidder);
                shape_.optional(auction.bidder != nobody,
                                [&] { shape_.key("bid").number(std::int16_t{auction.bid}); });
                shape_.key("still", "Seats that have not passed.").list(Bits{auction.still}, [&](int seat) {
                    shape_.seat(seat_at(seat));
                });
            });
        });
    }

    void goods(std::string_view key, std::array<Good, goods_a_side> const& side) const {
        shape_.key(key).list_if(
            goods_a_side, [&](int i) { return side[i].ware != Ware::none; },
            [&](int i) { shape_.id(Kind::good, good_number(side[i])); });
    }
    void offer(Offer const& offer) const {
        shape_.object("Offer", [&] {
            shape_.key("to").seat(offer.to);
            shape_.key("gives_pesos").number(offer.gives_pesos);
            shape_.key("asks_pesos").number(offer.asks_pesos);
            goods("gives", offer.gives);
            goods("asks", offer.asks);
        });
    }

    Game const& game_;
    Edition const& edition_;
    Table const& table_;
    Hand const& hand_;
    Shape& shape_;
};

}  // namespace

void Game::edition_shape(Shape& shape) const { EditionShape{*this, shape}.describe(); }

void Game::view_shape(View const& view, Shape& shape) const { ViewShape{*this, view, shape}.describe(); }

void Game::preview_shape(View const& before, View const& after, Action, Shape& shape) const {
    auto const change = [&](auto measure) {
        return measure(Open{*this, after.table, after.seat}) -
               measure(Open{*this, before.table, before.seat});
    };
    auto const swords = [](Open const& at) {
        return at.table.attack.strength + at.table.attack.defence + at.table.election.swords_for +
               at.table.election.swords_against;
    };
    shape.object("Facts", [&] {
        shape.key("pesos", "Change in pesos.").number(change(pesos_of));
        shape.key("population", "Population spent.").number(-change(population_of));
        shape.key("swords", "Added to an attack or a fight.").number(change(swords));
    });
}

}  // namespace motherlode::golden_wilderness
