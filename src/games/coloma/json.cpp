// The JSON for pages: the edition, the view of a seat, and previews of actions. Things with an id are given
// by their id, and Sites are numbered from 1.

#include "games/coloma/rules/construction.h"
#include "games/coloma/rules/sites.h"
#include "kernel/shape.h"

namespace motherlode::coloma {
namespace {

class ViewShape {
public:
    ViewShape(Game const& game, View const& view, Shape& shape)
        : game_{game}, table_{view.table}, hand_{view.hand}, seat_{view.seat}, shape_{shape} {}

    void describe() const {
        shape_.object("View", [&] {
            shape_.key("year").number(edition().first_year + table_.year);
            shape_.key("round").number(table_.round);
            shape_.key("over").flag(table_.progress.current() == step<GameOver>);
            shape_.key("barker", "Sites are numbered from 1.").number(table_.barker + 1);
            shape_.key("signpost").number(signpost_site(edition(), table_) + 1);
            shape_.key("bust").number(table_.bust + 1);
            owner("sheriff", table_.sheriff);
            describe_sites();
            describe_board();
            describe_shootout();
            describe_turn();
            shape_.key("players").list(game_.players(), [&](int seat) { describe_player(seat_at(seat)); });
            shape_.optional(game_.solo(), [&] {
                shape_.key("shade", "Only in a solo game.");
                describe_player(shade);
                shape_.key("shade_score").number(game_.shades_score(table_));
            });
            describe_hand();
        });
    }

private:
    Edition const& edition() const { return game_.edition(); }

    void site(std::string_view key, int number) const {
        shape_.key(key).or_null(number != no_site, [&] { shape_.number(number + 1); });
    }
    void site_or_barker(std::string_view key, int number) const {
        constexpr std::array<std::string_view, 1> barker{"barker"};
        shape_.key(key).word_or(barker, number == barker_site ? 0 : -1, [&] {
            shape_.or_null(number != no_site, [&] { shape_.number(number + 1); });
        });
    }
    // A seat, Shade, or the owner of the neutral Gunmen.
    void owner(std::string_view key, Seat seat) const {
        constexpr std::array<std::string_view, 2> words{"neutral", "shade"};
        int const word = seat == neutral ? 0 : game_.is_shade(seat) ? 1 : -1;
        shape_.key(key).word_or(words, word, [&] { shape_.seat_or_null(seat); });
    }
    void sites_in(std::string_view key, unsigned bits, std::string_view note = {}) const {
        shape_.key(key, note).list(Bits{bits}, [&](int number) { shape_.number(number + 1); });
    }
    void ids(std::string_view key, Kind kind, auto const& list) const {
        shape_.key(key).list(list, [&](int number) { shape_.id(kind, number); });
    }
    void barrels(std::string_view key, Counts const& counts) const {
        shape_.key(key).by_if(
            Kind::barrel, [&](int kind) { return counts[kind] > 0; },
            [&](int kind) { shape_.number(counts[kind]); });
    }

    void describe_part(Performance const& performance) const {
        shape_.key("section").id(Kind::section, static_cast<int>(performance.section));
        site_or_barker("action_of", performance.base);
        site_or_barker("buildings_of", performance.rows);
    }
    void describe_sites() const {
        shape_.key("pointed_to", "The Site whose Boom the Signpost copies.")
            .number(pointed_to(edition(), table_) + 1);
        shape_.key("sites", "The actions on Sites 1 to 5, with the Bust where it is now.")
            .list(sites, [&](int site) {
                auto const performances = performances_at(game_, table_, site);
                shape_.object("SiteView", [&] {
                    site_or_barker("place", coloma::site_or_barker(table_, site));
                    shape_.key("parts").tuple(2, [&](int part) {
                        shape_.object("SitePart", [&] { describe_part(performances[part]); });
                    });
                });
            });
    }

    void describe_board() const {
        shape_.key("gold").number(table_.gold);
        shape_.key("cart").number(table_.cart);
        shape_.key("nugget_value").number(nugget_value(game_, table_));
        shape_.key("pools", "From the top down.").list(pools, [&](int pool) {
            shape_.object("Pool", [&] {
                shape_.key("value", "The value of a nugget while this is the lowest pool with a gap.")
                    .number(edition().pool_values[pool]);
                shape_.key("nuggets").number(nuggets_in_pool(game_, table_, pool));
            });
        });
        shape_.key("hotels", "Hotels still available.").number(table_.hotels_left);
        auto const& cards = table_.buster_cards;
        shape_.key("buster_cards")
            .list_if(
                2, [&](int card) { return cards[card] != no_site; },
                [&](int card) { shape_.number(cards[card] + 1); });
        site("buster", table_.buster);
        shape_.key("committed", "Seats that have set their dial.").list(table_.committed, [&](Seat seat) {
            shape_.seat(seat);
        });
        shape_.key("outlaws").number(table_.outlaws);
        shape_.key("charts", "From this year on; null if covered.").list(years - table_.year, [&](int later) {
            shape_.id_or_null(Kind::chart, table_.charts[table_.year + later]);
        });
        shape_.key("stash").list(static_cast<int>(edition().space_outlaws.size()),
                                 [&](int space) { shape_.id_or_null(Kind::barrel, table_.stash[space]); });
        shape_.key("barrel_stack").number(total(table_.stack));
        barrels("barrels_discarded", table_.discarded);
        shape_.key("bridges").list(bridge_stacks, [&](int stack) {
            shape_.object("BridgeStack", [&] {
                shape_.key("id").id(Kind::bridge, table_.bridge_kinds[stack]);
                shape_.key("left").number(table_.bridges_left[stack]);
                shape_.key("worth", "By seat: its points now, if the seat has it or builds it.")
                    .list(game_.players(), [&](int seat) {
                        shape_.number(BuildBridge::worth(edition(), table_, seat_at(seat), stack));
                    });
            });
        });
    }

    void describe_shootout() const {
        shape_.key("rows").list(game_.numbers().rows, [&](int row) {
            shape_.object("ShootoutRow", [&] {
                shape_.key("size").number(edition().rows[row]);
                owner("who", table_.rows[row]);
            });
        });
        Contenders const contenders = contenders_of(game_, table_);
        shape_.key("shootout", "The result if the Shootout happened now.").object("ShootoutNow", [&] {
            shape_.key("gunmen").number(gunmen_of(contenders));
            shape_.key("won").flag(gunmen_of(contenders) > table_.outlaws);
            shape_.key("tiers", "Strongest first.").list(contenders.size(), [&](int place) {
                shape_.object("Tier", [&] {
                    owner("who", place < contenders.size() ? contenders[place].seat : nobody);
                    shape_.key("gunmen").number(place < contenders.size() ? contenders[place].gunmen : 0);
                    shape_.key("line", "Line of the chart, from 1.").number(tier_of(place) + 1);
                });
            });
        });
    }

    void describe_turn() const {
        PlayerTurn const& turn = table_.turn;
        shape_.key("turn").or_null(turn.player != nobody, [&] {
            shape_.object("Turn", [&] {
                shape_.key("player").seat(turn.player);
                shape_.key("row_filled").flag(turn.row_filled != 0);
                shape_.key("steps_left").number(turn.steps_left);
                ids("path", Kind::space, turn.path);
                shape_.key("parts").tuple(2, [&](int part) {
                    Performance const& performance = turn.performance[part];
                    shape_.object("Part", [&] {
                        describe_part(performance);
                        shape_.key("open").flag(is_open(game_, table_, part));
                    });
                });
            });
        });
    }

    void describe_player(Seat seat) const {
        Player const& player = table_.at(seat);
        shape_.object("PlayerView", [&] {
            shape_.key("points", "Points gained so far, before final scoring.").number(player.points);
            shape_.key("bucks").number(player.bucks);
            shape_.key("gold").number(player.gold);
            shape_.key("horses").number(player.horses);
            shape_.key("dudes", "In the Lodge.").number(player.lodge_dudes);
            shape_.key("dudes_in_supply").number(player.supply_dudes);
            shape_.key("gunmen").number(player.gunmen);
            shape_.key("hotel_dudes").number(player.hotel_dudes);
            shape_.key("graves").number(player.graves);
            shape_.key("grave_points", "Points lost for them at the end.")
                .number(grave_points(edition(), player));
            shape_.key("tents", "In the Lodge.").number(player.lodge_tents);
            shape_.key("tents_in_supply").number(player.supply_tents);
            sites_in("event_tents", player.event_tents);
            ids("land_tents", Kind::land, Bits{player.land_tents});
            sites_in("rivers", player.rivers, "Surveyed Canyons, numbered from 1.");
            shape_.key("bridges").list(Bits{player.bridges}, [&](int stack) {
                shape_.id(Kind::bridge, table_.bridge_kinds[stack]);
            });
            sites_in("carrots", player.carrots, "Events whose Carrot is still there.");
            ids("tableau", Kind::building, player.tableau);
            shape_.key("hotels").number(player.hotels);
            shape_.key("wagon").id(Kind::space, player.wagon);
            shape_.optional(player.board != none, [&] { shape_.key("board").id(Kind::board, player.board); });
            shape_.optional(player.pioneer != none,
                            [&] { shape_.key("pioneer").id(Kind::pioneer, player.pioneer); });
            shape_.key("hand").number(player.hand_size);
            shape_.key("deck").number(player.deck_size);
            shape_.key("deck_known_top", "Number of cards that the owner has put there.")
                .number(player.known_top);
            shape_.key("deck_known_bottom").number(player.known_bottom);
            barrels("barrels", player.barrels);
            barrels("used_barrels", player.used_barrels);
            site("site", player.site);
            site("mule", player.mule);
            shape_.key("dial_set").flag(!game_.is_shade(seat) && table_.committed.contains(seat));
        });
    }

    void describe_hand() const {
        shape_.key("hand", "The viewer's own hand.").or_null(seat_ != onlooker, [&] {
            shape_.object("Hand", [&] {
                ids("cards", Kind::building, hand_.cards);
                ids("deck_top", Kind::building, hand_.top);
                ids("deck_bottom", Kind::building, hand_.bottom);
                site("dial", hand_.dial);
                site("mule_dial", hand_.mule_dial);
            });
        });
    }

    Game const& game_;
    Table const& table_;
    Hand const& hand_;
    Seat seat_;
    Shape& shape_;
};

}  // namespace

void Game::edition_shape(Shape& shape) const {
    Edition const& edition = this->edition();
    auto const effects = [&](std::string_view key, auto const& ids, std::string_view note) {
        shape.key(key, note).list(ids, [&](EffectId id) { EffectType{*this, Place::gain}.shape(shape, id); });
    };
    auto const numbers_of = [&](std::string_view key, auto const& list, std::string_view note = {}) {
        shape.key(key, note).list(list, [&](int number) { shape.number(number); });
    };
    shape.object("Edition", [&] {
        shape.key("rulings").named("Rulings", type::named(rulings_values), options()[0]);
        shape.key("hotels").flag(with_hotels());
        shape.key("specialties").flag(with_specialties());
        shape.key("duel").flag(duel());
        shape.key("solo").flag(solo());
        shape.key("signpost_offset").number(edition.signpost_offset);
        shape.key("first_year").number(edition.first_year);
        effects("events", edition.events, "For Sites 1 to 5.");
        effects("mill", edition.mill, "Sutter's Mill: Common and Boom.");
        shape.key("gold_spaces", "In each pool.").number(numbers().gold_spaces);
        numbers_of("pool_values", edition.pool_values, "From the top down.");
        numbers_of("graves", edition.graves);
        numbers_of("land_points", edition.land_points);
        shape.key("stack_outlaws").number(edition.stack_outlaws);
        numbers_of("space_outlaws", edition.space_outlaws);
        shape.key("building_points").number(edition.building_points);
        shape.key("hotel_points").number(edition.hotel_points);
        shape.key("tent_bucks").number(edition.tent_bucks);
        shape.key("horse_gold").number(edition.horse_gold);
        shape.key("costs").object("Costs", [&] {
            for (int structure = 0; structure < structures; ++structure)
                for (int tool = 0; tool < 2; ++tool)
                    shape_fields(shape.key(cost_key(structure, tool)), "Cost",
                                 edition.costs[structure][tool]);
        });
        shape_fields(shape.key("buildings"), "BuildingFace", edition.buildings, *this);
        shape_fields(shape.key("barrels"), "BarrelFace", edition.barrels, *this);
        shape_fields(shape.key("bridges"), "BridgeFace", edition.bridges);
        shape_fields(shape.key("boards"), "BoardFace", edition.boards, *this);
        shape_fields(shape.key("pioneers"), "PioneerFace", edition.pioneers, *this);
        shape_fields(shape.key("charts"), "Chart", edition.charts, *this);
        shape_fields(shape.key("spaces"), "SpaceFace", edition.spaces, *this);
        shape_fields(shape.key("lands"), "LandFace", edition.lands, *this);
    });
}

void Game::view_shape(View const& view, Shape& shape) const { ViewShape{*this, view, shape}.describe(); }

// Facts about an action before the player chooses it: the points of a Bridge, the result of the Shootout, and
// the value of a nugget.
void Game::preview_shape(View const& before, View const& after, Action action, Shape& shape) const {
    auto const is = [action](ActionKind kind) { return action.kind() == static_cast<std::uint8_t>(kind); };
    bool const bridge = is(ActionKind::build) && structure_of(action) == Structure::bridge;
    Contenders const contenders = contenders_of(*this, after.table);
    shape.object("Facts", [&] {
        shape.optional(bridge, [&] {
            int const stack = bridge ? BuildBridge::stack_of(before.table, target_of(action)) : 0;
            shape.key("bridge_worth", "Points of the Bridge now, if it is built.")
                .number(BuildBridge::worth(edition(), before.table, before.seat, stack));
        });
        shape.optional(is(ActionKind::fill_row), [&] {
            shape.key("shootout_won", "Whether the players would win the Shootout now, with this row.")
                .flag(gunmen_of(contenders) > after.table.outlaws);
            shape.key("shootout_line", "The player's line of the chart with this row, from 1.")
                .number(tier_of(place_of(contenders, before.seat)) + 1);
            shape.key("points_at_risk", "Points that the player would lose by graves without a Gunman.")
                .number(points_at_risk(*this, before.table, before.seat));
        });
        shape.key("nugget_value", "After this action.").number(nugget_value(*this, after.table));
    });
}

}  // namespace motherlode::coloma
