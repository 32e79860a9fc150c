// Looks up positions in the view, and the symbols of a Site. Legal actions and scores come from the server.

import { sites } from './layout';
import { signsOf, type Sign } from './signs';
import type { Place, Tool, Who } from './names';
import type { BoardFace, BuildingFace, Edition, PlayerView, Section, View } from './types';

// The wheel

export const allSites: number[] = Array.from({ length: sites }, (_, i) => i + 1);

/** The icons in a section of a Site or of the Barker. */
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

/** A piece at a Site. */
export interface Pawn {
    kind: 'pioneer' | 'mule' | 'buster' | 'shade';
    /** Owner of a Pioneer or a Mule. */
    seat: number | null;
}

/** The pieces at a Site; all of them count for the Bust. */
export function pawnsAt(view: View, site: number): Pawn[] {
    const piecesOf = (kind: 'pioneer' | 'mule', where: (player: PlayerView) => number | null): Pawn[] =>
        view.players.flatMap((player, seat) => (where(player) === site ? [{ kind, seat }] : []));
    return [
        ...piecesOf('pioneer', (player) => player.site),
        ...piecesOf('mule', (player) => player.mule),
        ...(view.buster === site ? [{ kind: 'buster' as const, seat: null }] : []),
        ...(view.shade?.site === site ? [{ kind: 'shade' as const, seat: null }] : []),
    ];
}

/** The owners of the Tents on an Event. */
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

/** A player's holdings; each is described by the sentence `has_<key>`. */
export const holdingsOf = (player: PlayerView): { icon: string; n: number; key: string }[] => [
    { icon: 'dude', n: player.dudes, key: 'dudes' },
    { icon: 'buck', n: player.bucks, key: 'bucks' },
    { icon: 'nugget', n: player.gold, key: 'gold' },
    { icon: 'horse', n: player.horses, key: 'horses' },
    { icon: 'pitched', n: player.tents, key: 'tents' },
    { icon: 'card', n: player.hand, key: 'cards' },
];

/** Cards in the order of the wheel: Site 1 to 5, then the Barker. */
export function bySite(edition: Edition, ids: string[]): BuildingFace[] {
    const place = ({ site }: BuildingFace): number => (site === 'barker' ? sites + 1 : Number(site));
    return ids.flatMap((id) => buildingOf(edition, id) ?? []).sort((a, b) => place(a) - place(b));
}

export const tools: Tool[] = ['hammer', 'saw'];

/** The symbol of a Site's section on its buildings, same as on the wheel. */
export const sectionIcon = (edition: Edition, place: Place, section: Section): string =>
    section === 'bust'
        ? 'bust'
        : place === 5 && section === 'boom'
          ? 'tent'
          : (faceOf(edition, place, section)[0]?.icon ?? 'bust');

export const placeOf = (card: BuildingFace): Place => (card.site === 'barker' ? 'barker' : Number(card.site));
