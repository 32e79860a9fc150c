// What the offices of Boomtown count, so that one sees what a token there would score now.

import { directions } from './layout';
import { buildingsOf, groupSizes, standingsIn, terrains, type Place, type Sight } from './sight';
import type { HexId, OfficeFace, PlayerView } from './types';

/** Points for one influence token of this seat, if the game ended now. */
export function officeWorth(sight: Sight, seat: number, office: OfficeFace): number {
    return office.points * Math.floor(counted(sight, seat, office.per) / office.every);
}

function counted(sight: Sight, seat: number, per: string): number {
    const player = sight.view.players[seat];
    if (player === undefined) return 0;
    const own = [...buildingsOf(sight, seat)].flatMap((name) => sight.places.get(name) ?? []);
    const beside = (place: Place, test: (other: Place) => boolean): boolean =>
        (sight.neighbours.get(place.name) ?? []).some((name) => {
            const other = sight.places.get(name);
            return other !== undefined && test(other);
        });
    const settlements = own.filter(({ status }) => status === 'settlement');
    switch (per) {
        case 'influence_at_water':
            return own.filter(({ water }) => water).length + settlements.filter(({ water }) => water).length;
        case 'building_on_edge':
            return own.filter(({ edge }) => edge).length;
        case 'influence_in_weakest_terrain':
            return Math.min(...terrains.map((terrain) => player.influence[terrain]));
        case 'token_in_strongest_terrain':
            return tokensInStrongest(player, own);
        case 'terrain_bonus':
            return terrains.filter((terrain) =>
                standingsIn(sight.edition, sight.view, terrain).some((one) => one.seat === seat && one.place !== null),
            ).length;
        case 'building_in_second_group':
            return groupSizes(sight, seat)[1] ?? 0;
        case 'token_in_boomtown':
            return sight.view.boomtown.flatMap(({ tokens }) => tokens).filter((token) => token === seat).length;
        case 'investment':
            return player.cards.length;
        case 'building_beside_opponent':
            return own.filter((place) => beside(place, (other) => other.owner !== undefined && other.owner !== seat))
                .length;
        case 'shipping_bonus_tile':
            return player.shipping_tiles;
        case 'building_in_line':
            return longestLine(sight, new Set(own.map(({ name }) => name)));
        case 'settlement':
            return settlements.length;
        case 'building_beside_looted':
            return own.filter((place) => beside(place, ({ status }) => status === 'looted')).length;
        case 'camp_in_wanted':
            return sight.view.players.reduce((sum, { wanted }) => sum + wanted, 0);
        default:
            return 0;
    }
}

/** The strongest by influence; of those alike, the one with the most tokens. */
function tokensInStrongest(player: PlayerView, own: Place[]): number {
    const most = Math.max(...terrains.map((terrain) => player.influence[terrain]));
    const strongest = terrains.filter((terrain) => player.influence[terrain] === most);
    return Math.max(...strongest.map((terrain) => own.filter((place) => place.terrain === terrain).length));
}

/** The most buildings in a straight line; it goes on over gaps and water, to where it leaves the board. */
function longestLine(sight: Sight, own: Set<HexId>): number {
    const names = new Map<string, HexId | null>([
        ...sight.edition.water.map(({ q, r }): [string, null] => [`${q} ${r}`, null]),
        ...sight.edition.hexes.map(({ q, r, name }): [string, HexId] => [`${q} ${r}`, name]),
    ]);
    let longest = 0;
    for (const name of own) {
        const start = sight.places.get(name);
        if (start === undefined) continue;
        for (const step of directions) {
            // Every line is met from its outermost building on.
            let count = 0;
            for (let { q, r } = start; names.has(`${q} ${r}`); q += step.q, r += step.r) {
                const at = names.get(`${q} ${r}`);
                if (at !== null && at !== undefined && own.has(at)) count += 1;
            }
            longest = Math.max(longest, count);
        }
    }
    return longest;
}
