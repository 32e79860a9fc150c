#include "games/gold_west/scenario.h"

#include <algorithm>
#include <stdexcept>

#include "kernel/embedded_files.h"

namespace motherlode::gold_west {
namespace {

Options options_of(Arrangement const& arrangement) {
    Options options{};
    options.push_back(arrangement.bandits ? 1 : 0);
    options.push_back(static_cast<std::uint8_t>(arrangement.trading_post));
    options.push_back(arrangement.published_terrain_bonus ? 1 : 0);
    options.push_back(arrangement.manual_shipping_bonus ? 1 : 0);
    return options;
}

template <class List>
std::uint8_t number_of(List const& list, std::string_view id) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id) return static_cast<std::uint8_t>(i);
    throw std::runtime_error{"nothing has the id " + std::string{id}};
}

}  // namespace

std::shared_ptr<Edition const> edition_of(std::string_view toml) {
    auto loaded = load_edition(toml, "edition.toml");
    if (!loaded) throw std::runtime_error{loaded.error().sentence};
    return *loaded;
}

std::shared_ptr<Edition const> standard() {
    static std::shared_ptr<Edition const> const edition =
        edition_of(embedded_file("editions/gold_west/standard.toml"));
    return edition;
}

Goods goods(std::string_view letters) { return parse_goods(letters).value(); }

Scenario::Scenario(Arrangement arrangement)
    : game{arrangement.edition.empty() ? standard() : edition_of(arrangement.edition), arrangement.players,
           options_of(arrangement)},
      state{game.setup(arrangement.seed)} {}

HexId Scenario::hex(std::string_view name) const {
    std::optional<HexId> const hex = parse_hex(game.edition(), name);
    if (!hex) throw std::runtime_error{"not a hex: " + std::string{name}};
    return *hex;
}

void Scenario::play(std::string_view action) {
    std::optional<Action> const parsed = game.parse(action);
    ASSERT_TRUE(parsed) << action;
    ASSERT_EQ(why_not(action), "") << action;
    game.apply(state, active_seat(), *parsed, log);
}

void Scenario::play_all(std::initializer_list<std::string_view> actions) {
    for (std::string_view const action : actions) play(action);
}

std::string Scenario::why_not(std::string_view action) const {
    std::optional<Action> const parsed = game.parse(action);
    if (!parsed) return "unknown";
    std::optional<Refusal> const refusal =
        game.refusal(state.table, state.hands[index(active_seat())], active_seat(), *parsed);
    return refusal ? std::string{refusal->rule.id} : std::string{};
}

std::vector<std::string> Scenario::legal() const {
    ActionList list;
    game.legal_actions(state.table, state.hands[index(active_seat())], active_seat(), list);
    std::vector<std::string> texts;
    for (Action const action : list) texts.push_back(game.text(action));
    return texts;
}

bool Scenario::can(std::string_view action) const {
    std::vector<std::string> const actions = legal();
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

void Scenario::plain_turn() {
    Seat const seat = active_seat();
    while (active_seat() == seat && step() != gold_west::step<GameOver>) {
        if (can("done"))
            play("done");
        else if (can("loot"))
            play("loot");
        else
            play(legal().front());
    }
}

void Scenario::play_to_final_turn() {
    while (table().final_turn == 0) plain_turn();
}

void Scenario::supply(std::vector<std::string> const& contents) {
    for (int bin = 0; bin < bins; ++bin) active().supply[bin] = goods(contents[bin]);
}

void Scenario::to_metals(std::string_view usage_area) {
    table().usage_area = goods(usage_area);
    table().progress.step = gold_west::step<UseMetals>;
}

void Scenario::to_building(std::string_view usage_area) {
    table().usage_area = goods(usage_area);
    table().progress.step = gold_west::step<ChooseToken>;
}

void Scenario::show_card(int slot, std::string_view id) {
    std::uint8_t const card = number_of(game.edition().cards, id);
    auto const old_slot = std::find(table().display.begin(), table().display.end(), card);
    if (old_slot != table().display.end()) *old_slot = table().display[slot - 1];
    table().display[slot - 1] = card;
}

void Scenario::boomtown(std::vector<std::string> const& offices) {
    for (int space = 0; space < spaces; ++space)
        table().offices[space] =
            offices[space] == "." ? none : number_of(game.edition().offices, offices[space]);
}

void Scenario::single(std::string_view id) { table().single = number_of(game.edition().singles, id); }

void Scenario::influence(int seat, int space, int tokens) {
    player(seat).boomtown[space - 1] = static_cast<std::uint8_t>(tokens);
}

void Scenario::terrain(std::string_view name, Terrain terrain) {
    for (HexSet& set : table().terrain) set.remove(hex(name));
    table().terrain[index(terrain)].add(hex(name));
}

void Scenario::token(std::string_view name, std::string_view letters) {
    HexId const place = hex(name);
    auto const& tokens = game.edition().tokens;
    auto const match = std::find_if(tokens.begin(), tokens.end(),
                                    [&](Token const& token) { return token.goods == goods(letters); });
    auto const id = static_cast<TokenId>(match - tokens.begin());
    terrain(name, match->terrain);
    state.secret.tokens[place] = id;
    table().tokens[place] = id;
    table().face_down.remove(place);
    table().revealed.add(place);
}

void Scenario::building(int seat, std::string_view name, bool settlement) {
    HexId const place = hex(name);
    table().face_down.remove(place);
    table().revealed.remove(place);
    table().tokens[place] = state.secret.tokens[place];
    player(seat).buildings.add(place);
    if (settlement) player(seat).settlements.add(place);
    --player(seat).camps;
    for (int terrain = 0; terrain < terrains; ++terrain)
        if (table().terrain[terrain].contains(place))
            player(seat).influence[terrain] =
                static_cast<std::uint8_t>(player(seat).influence[terrain] + (settlement ? 2 : 1));
}

void Scenario::loot(int seat, std::string_view name) {
    HexId const place = hex(name);
    table().face_down.remove(place);
    table().revealed.remove(place);
    table().tokens[place] = state.secret.tokens[place];
    table().looted.add(place);
    --player(seat).camps;
    ++player(seat).wanted;
}

int Scenario::points(int seat, Source source) const {
    return game.result(state).seats[seat].by_source.items[static_cast<int>(source)];
}

int Scenario::office_pays(std::string_view id, int seat) {
    boomtown({std::string{id}, std::string{id}, ".", "saloon", "saloon", "depot", "docks", "docks", "depot"});
    influence(seat, 1);
    int const office_points = points(seat, Source::offices);
    influence(seat, 1, 0);
    return office_points;
}

int Scenario::count_events(MessageSpec const& spec) const {
    return static_cast<int>(std::count_if(log.events.begin(), log.events.end(),
                                          [&](Event const& event) { return event.message.spec == &spec; }));
}

}  // namespace motherlode::gold_west
