// One description is used for the JSON, its schema and its TypeScript types.

#include <gtest/gtest.h>

#include "kernel/shape_json.h"
#include "kernel/shape_types.h"

namespace motherlode {
namespace {

enum class Kind : std::uint8_t { metal, hex, space };

// Metals are the same in every edition, hexes are not, spaces have numbers.
class Names final : public KindNames {
public:
    Names() : KindNames{2} {}
    std::string_view name(int kind) const override {
        constexpr std::array<std::string_view, 3> all{"metal", "map hex", "space"};
        return all[static_cast<std::size_t>(kind)];
    }
    int count(int) const override { return 2; }
    std::optional<int> first_number(int kind) const override {
        return kind == 2 ? std::optional<int>{1} : std::nullopt;
    }
    std::string id(int kind, int value) const override {
        if (kind == 2) return std::to_string(value + 1);
        if (kind == 1) return value == 0 ? "a1" : "a2";
        return value == 0 ? "silver" : "gold";
    }
    std::optional<int> find(int, std::string_view) const override { return {}; }
    bool closed(int kind) const override { return kind == 0; }
};

struct Sample {
    std::vector<int> cards;
    int chosen = no_value;
    Seat owner{255};
    int vote = 1;
};

void describe(Sample const& sample, Shape& shape) {
    static constexpr std::array<std::string_view, 2> steps{"mine", "rest"};
    shape.object("View", [&] {
        shape.key("step", "What to do.").named("Step", type::named(steps), 1);
        shape.key("turn").flag(true);
        shape.key("cards").list(sample.cards, [&](int card) {
            shape.object("Card", [&] {
                shape.key("number").number(card);
                shape.key("metal").id(Kind::metal, card % 2);
            });
        });
        shape.key("chosen").id_or_null(Kind::hex, sample.chosen);
        shape.key("place").id(Kind::space, 1);
        shape.key("owner").seat_or_null(sample.owner);
        shape.key("price").tuple(2, [&](int i) { shape.id(Kind::metal, i); });
        shape.key("goods").by(Kind::metal, [&](int metal) { shape.number(metal); });
        shape.key("some").by_if(
            Kind::metal, [](int metal) { return metal == 1; },
            [&](int metal) { shape.index(Kind::metal, metal); });
        static constexpr std::array<std::string_view, 1> abstained{"abstained"};
        shape.key("vote").word_or(abstained, sample.vote - 1, [&] { shape.seat(sample.owner); });
        shape.optional(sample.chosen != no_value, [&] { shape.key("note").text("x"); });
    });
}

std::string json_of(Sample const& sample) {
    JsonWriter json;
    Names const names;
    JsonShape shape{json, names};
    describe(sample, shape);
    return json.text();
}

struct Types {
    JsonTypes types{"toy", "Toy", 2, {}, {}, {}};
    Names names;
    Types() {
        describe({}, types.view);
        types.edition.object("Edition", [&] { types.edition.key("rows", "").number(1); });
    }
};

TEST(Shape, WritesJson) {
    EXPECT_EQ(json_of({}), R"({"step":"rest","turn":true,"cards":[],"chosen":null,"place":2,"owner":null,)"
                           R"("price":["silver","gold"],"goods":{"silver":0,"gold":1},"some":{"gold":1},)"
                           R"("vote":"abstained"})");
    EXPECT_EQ(
        json_of({{4, 5}, 1, seat_at(1), 0}),
        R"({"step":"rest","turn":true,"cards":[{"number":4,"metal":"silver"},{"number":5,"metal":"gold"}],)"
        R"("chosen":"a2","place":2,"owner":1,"price":["silver","gold"],"goods":{"silver":0,"gold":1},)"
        R"("some":{"gold":1},"vote":1,"note":"x"})");
}

TEST(Shape, WritesTypeScriptTypes) {
    Types types;
    EXPECT_EQ(typescript(types.types, types.names),
              R"(// What pages get of Toy. Made by `motherlode schema toy --typescript`; do not edit.

export type Step = 'mine' | 'rest';
export type Metal = 'silver' | 'gold';
export type MapHexId = string;

export interface View {
    /** What to do. */
    step: Step;
    turn: boolean;
    cards: Card[];
    chosen: MapHexId | null;
    place: number;
    owner: number | null;
    price: [Metal, Metal];
    goods: Record<Metal, number>;
    some: Partial<Record<Metal, number>>;
    vote: number | 'abstained';
    note?: string;
}

export interface Card {
    number: number;
    metal: Metal;
}

export interface Edition {
    rows: number;
}
)");
}

TEST(Shape, WritesAJsonSchema) {
    Types types;
    std::string const schema = json_schema(types.types, types.names);
    auto const has = [&](std::string_view part) { return schema.find(part) != std::string::npos; };
    EXPECT_TRUE(has("\"$schema\": \"https://json-schema.org/draft/2020-12/schema\""));
    EXPECT_TRUE(has(R"("step": {
          "description": "What to do.",
          "$ref": "#/$defs/Step"
        })"))
        << schema;
    EXPECT_TRUE(has(R"("Metal": {
      "enum": [
        "silver",
        "gold"
      ]
    })"))
        << schema;
    EXPECT_TRUE(has("\"minItems\": 2"));
    EXPECT_TRUE(has("\"additionalProperties\": false"));
    // Every key except the optional one is required.
    std::string const required = schema.substr(schema.find("\"required\""));
    EXPECT_NE(required.find("\"vote\""), std::string::npos);
    EXPECT_EQ(required.substr(0, required.find(']')).find("\"note\""), std::string::npos);
}

TEST(Shape, ReportsErrorsInADescription) {
    Names const names;
    JsonTypes twice{"toy", "Toy", 2, {}, {}, {}};
    twice.view.object("View", [&] {
        twice.view.key("a", "").number(1);
        twice.view.key("a", "").number(1);
    });
    twice.edition.object("Edition", [] {});
    EXPECT_EQ(named_types(twice, names).problem, "the key a is there twice");

    JsonTypes unlike{"toy", "Toy", 2, {}, {}, {}};
    unlike.view.object("View", [&] { unlike.view.key("a", "").object("Part", [] {}); });
    unlike.edition.object("Edition", [&] {
        unlike.edition.key("b", "").object("Part", [&] { unlike.edition.key("c", "").number(1); });
    });
    EXPECT_EQ(named_types(unlike, names).problem, "two types are called Part");
}

}  // namespace
}  // namespace motherlode
