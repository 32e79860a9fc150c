#include "games/gold_west/slow_scorer.h"

#include <algorithm>

namespace motherlode::gold_west {
namespace {

std::string const all_terrains[]{"copper", "silver", "gold", "forest"};

// Manual 6, "Terrain Bonuses", or the option with the published values.
std::pair<int, int> terrain_values(std::string const& terrain, bool published) {
    if (terrain == "copper") return published ? std::pair{11, 7} : std::pair{12, 8};
    if (terrain == "silver") return {10, 6};
    if (terrain == "gold") return published ? std::pair{9, 5} : std::pair{8, 4};
    return published ? std::pair{8, 4} : std::pair{6, 2};
}

}  // namespace

SlowScorer::SlowScorer(Game const& game, State const& start) : game_{&game}, books_(game.players()) {
    Edition const& edition = game.edition();
    for (std::size_t hex = 0; hex < edition.hexes.size(); ++hex) {
        board_.insert(place(static_cast<int>(hex)));
        for (int terrain = 0; terrain < 4; ++terrain)
            if (start.table.terrain[terrain].contains(static_cast<int>(hex)))
                terrain_[place(static_cast<int>(hex))] = all_terrains[terrain];
    }
    for (Axial const place : edition.water) {
        water_.emplace(place.q, place.r);
        board_.emplace(place.q, place.r);
    }
    offices_.emplace_back();
    for (int const office : start.table.offices)
        offices_.push_back(office == none ? std::string{} : edition.offices[office].id);

    // Manual 3, "Setup", 8 and 9, and the starting resources.
    for (int points = 1; points <= game.players() + 1; ++points) bonus_tiles_.push_back(points);
    bool const manual = game.options()[3] == 1;
    for (auto const& [metal, low, high] :
         {std::tuple{"copper", 4, 7}, std::tuple{"silver", 5, 8}, std::tuple{"gold", 6, 9}}) {
        shipping_piles_[metal][0] = manual ? std::vector{low, low} : std::vector{low, high};
        shipping_piles_[metal][1] = manual ? std::vector{high, high} : std::vector{low, high};
    }
    std::string const second_bin[]{"tc", "ts", "tg", "tg"};
    for (int order = 0; order < game.players(); ++order) {
        Book& book = books_[(index(start.table.starting_player) + order) % game.players()];
        book.bins = {"", "w", second_bin[order], order == 3 ? "c" : "", ""};
    }
}

SlowScorer::Place SlowScorer::place(int hex) const {
    return {game_->edition().hexes[hex].q, game_->edition().hexes[hex].r};
}

void SlowScorer::invested(Book& book, Card const& card) {
    ++book.cards;
    book.investment_points += card.points;
    if (!bonus_tiles_.empty()) {
        book.investment_points += bonus_tiles_.back();
        bonus_tiles_.pop_back();
    }
    if (card.effect == does("influence")) ++book.influence[std::string{terrain_name(card.terrain)}];
}

void SlowScorer::shipped(Book& book, std::string const& metal) {
    int const step = ++book.steps[metal];
    if (step == 2) book.shipping_points += 2;
    if (step == 5) book.shipping_points += 3;
    if (step != 4 && step != 8) return;
    std::vector<int>& pile = shipping_piles_[metal][step == 4 ? 0 : 1];
    if (pile.empty()) return;
    book.shipping_points += pile.back();
    pile.pop_back();
    ++book.shipping_tiles;
}

void SlowScorer::follow(std::vector<Event> const& events) {
    Edition const& edition = game_->edition();
    std::string const letters = "wtcsg";
    for (Event const& event : events) {
        auto const& args = event.message.args;
        MessageSpec const* spec = event.message.spec;
        Book& book = books_[spec->count > 0 && spec->args[0].kind == ArgKind::seat ? args[0] : 0];
        if (spec == &say.activated) {
            book.bins[0] = book.bins[args[1]];
            book.bins[args[1]].clear();
        } else if (spec == &say.left_behind) {
            book.bins[0].erase(book.bins[0].find(letters[args[1]]), 1);
            book.bins[args[2]] += letters[args[1]];
        } else if (spec == &say.invested) {
            invested(book, edition.cards[args[1]]);
        } else if (spec == &say.shipped) {
            shipped(book, std::string{resource_name(resource_at(args[1]))});
        } else if (spec == &say.token_placed) {
            book.spaces.push_back(args[2]);
            bool const scores =
                offices_[args[2]].empty() && edition.singles[args[1] - first_single].id == "four_points";
            if (scores) book.single_points += 4;
        } else if (spec == &say.camp_built || spec == &say.settlement_built) {
            bool const settlement = spec == &say.settlement_built;
            book.buildings[place(args[1])] = settlement;
            book.influence[terrain_.at(place(args[1]))] += settlement ? 2 : 1;
        } else if (spec == &say.upgraded) {
            book.buildings.at(place(args[1])) = true;
            ++book.influence[terrain_.at(place(args[1]))];
        } else if (spec == &say.looted) {
            ++book.wanted;
            looted_.insert(place(args[1]));
        } else if (spec == &say.resources_placed) {
            book.bins[args[2]] += goods_text(edition.tokens[args[1]].goods);
            book.bin_points += args[2] - 1;
        } else if (spec == &say.stored) {
            book.bins[args[2]] += letters[args[1]];
            if (event.rule.id == "GW-8.2d") book.bin_points += args[2] - 1;
        }
    }
}

std::vector<SlowScorer::Place> SlowScorer::neighbours(Place at) const {
    auto const [q, r] = at;
    return {{q + 1, r}, {q + 1, r - 1}, {q, r - 1}, {q - 1, r}, {q - 1, r + 1}, {q, r + 1}};
}

bool SlowScorer::touches(Place at, std::set<Place> const& places) const {
    for (Place const& neighbour : neighbours(at))
        if (places.contains(neighbour)) return true;
    return false;
}

std::vector<int> SlowScorer::group_sizes(Book const& book) const {
    std::vector<int> sizes;
    std::set<Place> counted;
    for (auto const& [start, settlement] : book.buildings) {
        std::vector<Place> to_visit{start};
        int size = 0;
        while (!to_visit.empty()) {
            Place const at = to_visit.back();
            to_visit.pop_back();
            if (!book.buildings.contains(at) || !counted.insert(at).second) continue;
            ++size;
            for (Place const& beside : neighbours(at)) to_visit.push_back(beside);
        }
        if (size > 0) sizes.push_back(size);
    }
    std::sort(sizes.rbegin(), sizes.rend());
    return sizes;
}

int SlowScorer::settlements_in(Book const& book, std::string const& terrain) const {
    int count = 0;
    for (auto const& [at, settlement] : book.buildings)
        if (settlement && terrain_.at(at) == terrain) ++count;
    return count;
}

std::map<std::string, int> SlowScorer::terrain_bonuses(int seat) const {
    std::map<std::string, int> bonuses;
    for (std::string const& terrain : all_terrains) {
        // Influence and settlements of each seat that has influence in the terrain.
        std::vector<std::pair<int, int>> standings;
        auto const standing = [&](Book const& book) {
            auto const entry = book.influence.find(terrain);
            return std::pair{entry == book.influence.end() ? 0 : entry->second,
                             settlements_in(book, terrain)};
        };
        for (Book const& book : books_)
            if (standing(book).first > 0) standings.push_back(standing(book));
        std::pair<int, int> const own = standing(books_[seat]);
        if (own.first == 0) continue;
        int ahead = 0;
        int tied = 0;
        for (auto const& rival : standings) {
            if (rival > own) ++ahead;
            if (rival == own) ++tied;
        }
        std::pair<int, int> const best = *std::max_element(standings.begin(), standings.end());
        auto const leaders = std::count(standings.begin(), standings.end(), best);
        auto const [first, second] = terrain_values(terrain, game_->options()[2] == 1);
        if (books_.size() == 2) {
            if (ahead == 0) bonuses[terrain] = second / tied;
        } else if (ahead == 0) {
            bonuses[terrain] = tied == 1 ? first : (first + second) / tied;
        } else if (ahead == 1 && leaders == 1) {
            bonuses[terrain] = second / tied;
        }
    }
    return bonuses;
}

int SlowScorer::wanted_penalty(int seat) const {
    std::vector<int> camps;
    for (Book const& book : books_) camps.push_back(book.wanted);
    std::sort(camps.rbegin(), camps.rend());
    int const own_camps = books_[seat].wanted;
    if (own_camps == camps[0]) return own_camps;
    if (camps[0] == camps[1]) return 0;
    return own_camps == camps[1] ? own_camps / 2 : 0;
}

int SlowScorer::straight_line(Book const& book) const {
    int best = 0;
    for (auto const& [start, settlement] : book.buildings) {
        for (auto const& [dq, dr] : {std::pair{1, 0}, std::pair{0, 1}, std::pair{1, -1}}) {
            int count = 0;
            for (Place at = start; board_.contains(at); at = {at.first + dq, at.second + dr})
                if (book.buildings.contains(at)) ++count;
            best = std::max(best, count);
        }
    }
    return best;
}

int SlowScorer::office(std::string const& id, int seat) const {
    Book const& book = books_[seat];
    std::set<Place> land;
    for (auto const& [at, terrain] : terrain_) land.insert(at);
    std::set<Place> opponents_buildings;
    int all_wanted = 0;
    for (Book const& other_book : books_) {
        all_wanted += other_book.wanted;
        if (&other_book != &book)
            for (auto const& [at, settlement] : other_book.buildings) opponents_buildings.insert(at);
    }
    auto const influence_in = [&](std::string const& terrain) {
        auto const entry = book.influence.find(terrain);
        return entry == book.influence.end() ? 0 : entry->second;
    };

    int points = 0;
    for (auto const& [at, settlement] : book.buildings) {
        if (id == "docks" && touches(at, water_)) points += settlement ? 2 : 1;
        if (id == "frontier") {
            bool edge = false;
            for (Place const& beside : neighbours(at))
                edge = edge || (!land.contains(beside) && !water_.contains(beside));
            points += edge ? 1 : 0;
        }
        if (id == "sheriff" && touches(at, opponents_buildings)) ++points;
        if (id == "insurance" && touches(at, looted_)) ++points;
        if (id == "town_hall" && settlement) ++points;
    }
    if (id == "homestead") {
        int weakest = 1000;
        for (std::string const& terrain : all_terrains) weakest = std::min(weakest, influence_in(terrain));
        points = 2 * weakest;
    }
    if (id == "courthouse") {
        int strongest = 0;
        for (std::string const& terrain : all_terrains)
            strongest = std::max(strongest, influence_in(terrain));
        for (std::string const& terrain : all_terrains) {
            if (influence_in(terrain) != strongest) continue;
            int tokens = 0;
            for (auto const& [at, settlement] : book.buildings) tokens += terrain_.at(at) == terrain ? 1 : 0;
            points = std::max(points, tokens);
        }
    }
    if (id == "deeds") points = 2 * static_cast<int>(terrain_bonuses(seat).size());
    if (id == "depot") points = group_sizes(book).size() > 1 ? 2 * group_sizes(book)[1] : 0;
    if (id == "mayor") points = 3 * (static_cast<int>(book.spaces.size()) / 2);
    if (id == "saloon") points = 2 * book.cards;
    if (id == "shipping") points = 2 * book.shipping_tiles;
    if (id == "surveyor") points = straight_line(book);
    if (id == "hoosegow") points = all_wanted;
    return points;
}

std::vector<SlowScorer::Score> SlowScorer::score() const {
    std::vector<Score> scores;
    std::vector<std::array<int, 3>> rankings;  // points, fewest wanted, most resources
    for (std::size_t i = 0; i < books_.size(); ++i) {
        Book const& book = books_[i];
        auto const seat = static_cast<int>(i);
        Score score;
        std::vector<int> const groups = group_sizes(book);
        int offices = 0;
        for (int const space : book.spaces) offices += office(offices_[space], seat);
        int terrain = 0;
        for (auto const& [name, points] : terrain_bonuses(seat)) terrain += points;
        score.by_source = {book.investment_points,
                           book.shipping_points,
                           book.single_points,
                           book.bin_points,
                           -book.wanted,
                           groups.empty() ? 0 : 2 * groups[0],
                           offices,
                           -wanted_penalty(seat),
                           terrain};
        for (int const points : score.by_source) score.total += points;
        int resources_left = 0;
        for (int bin = 1; bin <= 4; ++bin) resources_left += static_cast<int>(book.bins[bin].size());
        rankings.push_back({score.total, -book.wanted, resources_left});
        scores.push_back(score);
    }
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        scores[seat].rank = 1;
        for (auto const& ranking : rankings)
            if (ranking > rankings[seat]) ++scores[seat].rank;
    }
    return scores;
}

}  // namespace motherlode::gold_west
