// What anyone at the table can count from what lies open: who stands where, what Bridges and Lands bring, how the
// Shootout stands. It only helps the eye; what may be done, and what is scored, the server says.

import { sites } from './layout';
import { signsOf, type Sign } from './signs';
import type { Place, Tool, Who } from './names';
import type { BoardFace, BuildingFace, Edition, PlayerView, Section, View } from './types';

// The wheel

export const allSites: number[] = Array.from({ length: sites }, (_, i) => i + 1);

/** What a Pioneer at this Site uses: the Barker covers one. */
export const placeAt = (view: View, site: number): Place => (site === view.barker ? 'barker' : site);

/** The Site whose Boom the Signpost copies. */
export const pointedTo = (view: View): number => ((view.signpost + sites - 2) % sites) + 1;

/** What the sections of a Site or of the Barker show. */
export function faceOf(edition: Edition, place: Place, section: Section): Sign[] {
    const common = section === 'common';
    const icons = (...names: string[]): Sign[] => names.map((icon) => ({ icon }));
    const mill = edition.mill[common ? 0 : 1];
    const hotel = edition.hotels ? ['hotel'] : [];
    switch (place) {
        case 1:
            return [...icons(common ? 'shovel' : 'wheelbarrow'), ...(mill === undefined ? [] : signsOf(mill))];
        case 2:
            return icons(common ? 'hammer' : 'saw', 'river', 'bridge');
        case 3:
            return icons(common ? 'hammer' : 'saw', 'house', ...hotel);
        case 4:
            return icons('wagon');
        case 5:
            return common ? icons('gunman', 'pitched') : [{ text: '1' }, { icon: 'tent' }];
        default:
            return common ? icons('megaphone', 'tent', 'horse') : icons('barrel');
    }
}

/** A piece that stands at a Site. */
export interface Pawn {
    kind: 'pioneer' | 'mule' | 'buster' | 'shade';
    /** Of a Pioneer or a Mule. */
    seat: number | null;
}

/** Who stands at a Site: all of them count for the Bust. */
export function pawnsAt(view: View, site: number): Pawn[] {
    const at = (kind: 'pioneer' | 'mule', where: (player: PlayerView) => number | null): Pawn[] =>
        view.players.flatMap((player, seat) => (where(player) === site ? [{ kind, seat }] : []));
    return [
        ...at('pioneer', (player) => player.site),
        ...at('mule', (player) => player.mule),
        ...(view.buster === site ? [{ kind: 'buster' as const, seat: null }] : []),
        ...(view.shade?.site === site ? [{ kind: 'shade' as const, seat: null }] : []),
    ];
}

/** Whose Tents stand on an Event. */
export function tentsOn(view: View, site: number): Who[] {
    const seats: Who[] = view.players.flatMap((player, seat) => (player.event_tents.includes(site) ? [seat] : []));
    return view.shade?.event_tents.includes(site) ? [...seats, 'shade'] : seats;
}

export function tentsIn(view: View, land: string): Who[] {
    const seats: Who[] = view.players.flatMap((player, seat) => (player.land_tents.includes(land) ? [seat] : []));
    return view.shade?.land_tents.includes(land) ? [...seats, 'shade'] : seats;
}

// A player's board

export const countOf = (counts: Record<string, number>): number =>
    Object.values(counts).reduce((sum, count) => sum + count, 0);

export const boardOf = (edition: Edition, player: PlayerView): BoardFace | undefined =>
    edition.boards.find(({ id }) => id === player.board);
export const buildingOf = (edition: Edition, id: string): BuildingFace | undefined =>
    edition.buildings.find((card) => card.id === id);

/** What a player has at hand; each is said by the sentence `has_<key>`. */
export const holdingsOf = (player: PlayerView): { icon: string; n: number; key: string }[] => [
    { icon: 'dude', n: player.dudes, key: 'dudes' },
    { icon: 'buck', n: player.bucks, key: 'bucks' },
    { icon: 'nugget', n: player.gold, key: 'gold' },
    { icon: 'horse', n: player.horses, key: 'horses' },
    { icon: 'pitched', n: player.tents, key: 'tents' },
    { icon: 'card', n: player.hand, key: 'cards' },
];

/** What is counted, by Bridges too. */
export function measureOf(player: PlayerView, measure: string): number {
    const counts: Record<string, number> = {
        horses: player.horses,
        rivers: player.rivers.length,
        bridges: player.bridges.length,
        rivers_and_bridges: player.rivers.length + player.bridges.length,
        town_buildings: player.tableau.length,
        hotels: player.hotels,
        barrels: countOf(player.barrels) + countOf(player.used_barrels),
        cards: player.hand,
        graves: player.graves,
        event_tents: player.event_tents.length,
        land_tents: player.land_tents.length,
        gold: player.gold,
        dudes: player.dudes,
        gunmen: player.gunmen,
    };
    return counts[measure] ?? 0;
}

/** What a Bridge brings its owner as things stand; `more` of what it counts for a preview. */
export function bridgeWorth(edition: Edition, player: PlayerView, id: string, more = 0): number {
    const bridge = edition.bridges.find((face) => face.id === id);
    return bridge === undefined ? 0 : Math.min(bridge.max, bridge.points * (measureOf(player, bridge.per) + more));
}

/** Cards in the order of the wheel: Site 1 to 5, then the Barker. */
export function bySite(edition: Edition, ids: string[]): BuildingFace[] {
    const place = ({ site }: BuildingFace): number => (site === 'barker' ? sites + 1 : Number(site));
    return ids.flatMap((id) => buildingOf(edition, id) ?? []).sort((a, b) => place(a) - place(b));
}

// Gold

export interface Pool {
    value: number;
    nuggets: number;
    /** A nugget is worth this now. */
    now: boolean;
}

/** From the top down. Nuggets are taken from the top pool first, so they always lie lowest. */
export function poolsOf(edition: Edition, view: View): Pool[] {
    const last = edition.pool_values.length - 1;
    return edition.pool_values.map((value, i) => ({
        value,
        nuggets: Math.max(0, Math.min(edition.gold_spaces, view.gold - (last - i) * edition.gold_spaces)),
        now: value === view.nugget_value,
    }));
}

// The Shootout

export interface Tier {
    who: Who;
    gunmen: number;
    /** 1 to 3: the line of the chart. */
    place: number;
}

/** Everybody with Gunmen, the strongest first; of equals the one nearest to the Outlaws. */
export function tiersOf(view: View): Tier[] {
    const sums = new Map<Who, { gunmen: number; nearest: number }>();
    view.rows.forEach(({ size, who }, row) => {
        if (who === null) return;
        const sum = sums.get(who);
        sums.set(who, { gunmen: (sum?.gunmen ?? 0) + size, nearest: sum?.nearest ?? row });
    });
    return [...sums]
        .sort(([, a], [, b]) => b.gunmen - a.gunmen || a.nearest - b.nearest)
        .map(([who, { gunmen }], i) => ({ who, gunmen, place: Math.min(i + 1, 3) }));
}

export const gunmenIn = (view: View): number =>
    view.rows.reduce((sum, { size, who }) => sum + (who === null ? 0 : size), 0);

/** Would the Shootout be won now? */
export const winning = (view: View): boolean => gunmenIn(view) > view.outlaws;

export const tools: Tool[] = ['hammer', 'saw'];

/** The drawing that marks a section of a Site on its buildings, as on the wheel. */
export const sectionIcon = (edition: Edition, place: Place, section: Section): string =>
    section === 'bust'
        ? 'bust'
        : place === 5 && section === 'boom'
          ? 'tent'
          : (faceOf(edition, place, section)[0]?.icon ?? 'bust');

export const placeOf = (card: BuildingFace): Place => (card.site === 'barker' ? 'barker' : Number(card.site));
