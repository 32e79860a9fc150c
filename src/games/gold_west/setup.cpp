// Manual 3, "Setup".

#include "games/gold_west/game.h"
#include "kernel/rng.h"

namespace motherlode::gold_west {
namespace {

// GW-3.6a, GW-5.4d: all arrangements of four offices with two spaces each (1 to 4) and the single token (.)
// in Boomtown, space by space. GW-3.6b, RULING gw-2: all 18 are equally likely.
constexpr std::array<std::string_view, 18> arrangements{
    ".11223443", ".11233244", ".11234234", ".12312344", "11.223443", "11.233244",
    "11.234234", "112332.44", "11233244.", "1123.2344", "11234234.", "1221.3443",
    "122133.44", "12213344.", "122134.34", "12.123443", "123123.44", "12312344."};

// GW-3.2a: places the tiles on the positions at random, each rotated at random. RULING gw-1: unused positions
// get tiles too.
void lay_tiles(Game const& game, Table& table, Rng& rng) {
    Edition const& edition = game.edition();
    FixedList<std::uint8_t, max_positions> tiles{};
    for (std::size_t tile = 0; tile < edition.tiles.size(); ++tile)
        tiles.push_back(static_cast<std::uint8_t>(tile));
    rng.shuffle(tiles);
    constexpr int ring = tile_hexes - 1;
    for (std::size_t position = 0; position < edition.positions.size(); ++position) {
        auto const& tile = edition.tiles[tiles[static_cast<int>(position)]];
        int const rotation = rng.below(ring);
        for (int i = 0; i < tile_hexes; ++i) {
            HexId const hex = edition.positions[position][i < ring ? (i + rotation) % ring : i];
            if (game.board().used.contains(hex)) table.terrain[index(tile[i])].add(hex);
        }
    }
}

// GW-3.3a: each hex gets a token of its terrain. GW-3.3b: tokens beside water are face up. GW-3.3c: remaining
// tokens leave the game unseen.
void deal_tokens(Game const& game, State& state, Rng& rng) {
    Table& table = state.table;
    table.tokens.fill(none);
    state.secret.tokens.fill(none);
    for (int terrain = 0; terrain < terrains; ++terrain) {
        FixedList<TokenId, max_tokens> tokens{};
        for (std::size_t token = 0; token < game.edition().tokens.size(); ++token)
            if (index(game.edition().tokens[token].terrain) == terrain)
                tokens.push_back(static_cast<TokenId>(token));
        rng.shuffle(tokens);
        for (HexId const hex : table.terrain[terrain]) state.secret.tokens[hex] = tokens.pop_back();
    }
    table.revealed = game.board().at_water;
    table.face_down = game.board().used - table.revealed;
    for (HexId const hex : table.revealed) table.tokens[hex] = state.secret.tokens[hex];
}

// GW-3.6a: Boomtown. GW-8.1a: the option Bandits adds its offices.
void lay_out_boomtown(Game const& game, Table& table, Rng& rng) {
    FixedList<std::uint8_t, 64> offices{};
    for (std::size_t office = 0; office < game.edition().offices.size(); ++office)
        if (game.with_bandits() || !game.edition().offices[office].bandits)
            offices.push_back(static_cast<std::uint8_t>(office));
    rng.shuffle(offices);
    std::string_view const arrangement = arrangements[rng.below(static_cast<int>(arrangements.size()))];
    for (int space = 0; space < spaces; ++space)
        table.offices[space] = arrangement[space] == '.' ? none : offices[arrangement[space] - '1'];

    // GW-8.2a, GW-8.2b, RULING gw-15: the tokens that the option allows are equally likely.
    FixedList<std::uint8_t, 16> singles{};
    for (std::size_t single = 0; single < game.edition().singles.size(); ++single) {
        TradingPost const option = game.trading_post();
        bool const trading_post = game.edition().singles[single].is_trading_post();
        if (trading_post ? option != TradingPost::off : option != TradingPost::only)
            singles.push_back(static_cast<std::uint8_t>(single));
    }
    table.single = singles[rng.below(singles.size())];
}

// GW-3.7a: random cards for the display.
void lay_out_investments(Edition const& edition, Table& table, Rng& rng) {
    FixedList<std::uint8_t, 64> cards{};
    for (std::size_t card = 0; card < edition.cards.size(); ++card)
        cards.push_back(static_cast<std::uint8_t>(card));
    rng.shuffle(cards);
    table.display.fill(none);
    table.investors.fill(nobody);
    for (int slot = 0; slot < edition.display; ++slot) table.display[slot] = cards[slot];
}

}  // namespace

Game::Game(std::shared_ptr<Edition const> edition, int players, Options const& options)
    : GameFrame{std::move(edition), players, options},
      board_{make_board(this->edition().hexes, this->edition().water, numbers().used)} {}

// GW-3.9a, RULING gw-3: each pile has the high value on top of the low one. GW-3.9b: in the manual, the first
// pile has both low values and the second both high ones.
std::array<int, 2> Game::pile_values(int metal, int pile) const {
    auto const [low, high] = edition().shipping.bonus_low_high[metal];
    bool const manual = options()[3] == 1;
    if (!manual) return {high, low};
    return pile == 0 ? std::array{low, low} : std::array{high, high};
}

// The order of the random draws belongs to the rules version, because records depend on it.
State Game::setup(Seed seed) const {
    Rng rng = Rng::stream(seed, 0);
    State state{};  // GW-3.5a: all scores and stagecoaches at 0
    Table& table = state.table;

    lay_tiles(*this, table, rng);
    deal_tokens(*this, state, rng);
    lay_out_boomtown(*this, table, rng);
    lay_out_investments(edition(), table, rng);

    // GW-3.10a: the starting player is random. GW-3.11a: starting resources depend on the turn order.
    table.starting_player = seat_at(rng.below(players()));
    table.active_player = table.starting_player;
    table.chosen = no_hex;
    for (int order = 0; order < players(); ++order) {
        Player& player = table.players[(index(table.starting_player) + order) % players()];
        player.supply = edition().starting_supply[order];
        player.camps = static_cast<std::uint8_t>(numbers().camps);  // GW-3.5b
    }
    return state;
}

}  // namespace motherlode::gold_west
