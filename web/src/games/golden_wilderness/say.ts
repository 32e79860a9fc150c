// The board's texts: labels for screen readers, and the few lines beside the drawing.

import type { Translate } from '../../words';
import type { Land, ViewLookup } from './view_lookup';
import type {
    Ability,
    Country,
    Deck,
    Event as EventCard,
    GoodId as Good,
    Marker,
    Person,
    Role,
    Sale,
    Terrain,
} from './types';

/** Translates the page's own sentences by the last part of their key. */
export const speaker =
    (t: Translate) =>
    (key: string, args?: Parameters<Translate>[1]): string =>
        t(`golden_wilderness.page.${key}`, args);

export const productName = (t: Translate, product: string): string =>
    t(`golden_wilderness.product.${product}`, {}, product);
export const eventName = (t: Translate, event: EventCard): string => t(`golden_wilderness.page.event_${event}`);
export const roleName = (t: Translate, role: Role): string => t(`golden_wilderness.role.${role}`, {}, role);
export const terrainName = (t: Translate, terrain: Terrain): string => t(`golden_wilderness.page.terrain_${terrain}`);
export const deckName = (t: Translate, deck: Deck): string => t(`golden_wilderness.page.deck_${deck}`);
export const countryName = (t: Translate, { id, name }: Pick<Country, 'id' | 'name'>): string =>
    t(`golden_wilderness.page.country_${id}`, {}, name);
export const markerName = (t: Translate, marker: Marker): string => t(`golden_wilderness.page.marker_${marker}`);

/** A person's years; peoples of California have none. */
export const yearsOf = ({ born, died }: Person): string => (born === undefined ? '' : `${born}–${died}`);

/** An ability in words: cost, then effect. */
export function abilityWords(t: Translate, ability: Ability, lookup: ViewLookup): { cost: string; effect: string } {
    const say = speaker(t);
    const { cost, pesos, effect, amount, country } = ability;
    const named = lookup.edition.countries.find(({ id }) => id === country);
    return {
        cost: cost === 'pesos' ? `$${pesos}` : say(`cost_${cost}`),
        effect: say(`effect_${effect}`, { n: amount, country: named === undefined ? '' : countryName(t, named) }),
    };
}

export const costIcon = ({ cost }: Pick<Ability, 'cost'>): string => (cost === 'pesos' ? 'peso' : `icon-${cost}`);

/** "2 population, 1 sword". */
export function iconWords(
    t: Translate,
    { population, crosses, swords }: Pick<Person, 'population' | 'crosses' | 'swords'>,
): string {
    const say = speaker(t);
    const parts = [
        population > 0 ? say('icons_population', { n: population }) : '',
        crosses > 0 ? say('icons_crosses', { n: crosses }) : '',
        swords > 0 ? say('icons_swords', { n: swords }) : '',
    ];
    return parts.filter((part) => part !== '').join(', ');
}

/** Title and sentences about a tile. */
export interface Description {
    title: string;
    lines: string[];
}

export function describeTile(t: Translate, land: Land): Description {
    const say = speaker(t);
    const lines: string[] = [];
    if (land.city) lines.push(say('city_here', { n: land.population }));
    if (land.owner !== null)
        lines.push(
            say('settled_by', {
                seat: { seat: land.owner },
                product: land.product === null ? '' : productName(t, land.product),
                n: land.population,
            }),
        );
    if (land.marker !== undefined && land.marker_owner !== undefined)
        lines.push(say(`${land.marker}_of`, { seat: { seat: land.marker_owner } }));
    if (lines.length === 0) lines.push(say(land.terrain === 'desert' ? 'desert_empty' : 'tile_empty'));
    if (land.coast.length > 0) lines.push(say('on_coast'));
    if (land.roads.length > 0) lines.push(say('roads_here', { n: land.roads.length }));
    return { title: say('tile_title', { tile: land.name, terrain: terrainName(t, land.terrain) }), lines };
}

/** "hides at $3: Ana $6, Ben $2". */
export function saleWords(t: Translate, { product, price, earnings }: Sale): string {
    const say = speaker(t);
    const shares = earnings.map(({ seat, pesos }) => say('earns', { seat: { seat }, n: pesos })).join(', ');
    return say('sale', { product: productName(t, product), n: price, who: shares });
}

/** Goods in a trade offer: "settlement TILE", "person PERSON", "role ROLE", "any DECK" or "pioneer". */
export interface Ware {
    ware: string;
    id: string;
}
export function wareOf(good: Good): Ware {
    const [ware = '', id = ''] = good.split(' ');
    return { ware, id };
}

/** Goods to trade: icon and name. */
export function goodWords(
    t: Translate,
    lookup: ViewLookup,
    { ware, id }: Ware,
): { symbol: string; words: string; person?: Person } {
    switch (ware) {
        case 'settlement':
            return { symbol: 'settlement', words: lookup.lands.get(id)?.name ?? id };
        case 'role':
            return { symbol: `role-${id}`, words: roleName(t, id as Role) };
        case 'person': {
            const person = lookup.people.get(id);
            return {
                symbol: 'icon-population',
                words: person?.name ?? id,
                ...(person === undefined ? {} : { person }),
            };
        }
        case 'any':
            return { symbol: 'icon-population', words: deckName(t, id as Deck) };
        default:
            return { symbol: 'icon-population', words: deckName(t, 'pioneer') };
    }
}
