// Chooses the parts of a portrait by deck and name, so that a person always looks the same. These are not real
// likenesses.

import type { Person } from './types';

/** A hash of a name that is the same on every machine. */
export function hashOf(name: string): number {
    let hash = 2166136261;
    for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
    return hash;
}

const pick = <Part>(hash: number, shift: number, parts: readonly Part[]): Part =>
    parts[(hash >>> shift) % parts.length] as Part;

export const hats = {
    pioneer: ['brim', 'top', 'cap', 'bare', 'felt'],
    soldier: ['bicorne', 'shako', 'morion', 'kepi'],
    priest: ['tonsure', 'hood'],
    shawl: ['shawl', 'comb', 'bonnet'],
} as const;
export const beards = ['none', 'full', 'moustache', 'chin', 'sides'] as const;
export const lands = ['coast', 'valley', 'oaks', 'peaks', 'river'] as const;
export const weaves = ['steps', 'zigzag', 'diamonds', 'bands'] as const;

export type Portrait =
    | { kind: 'face'; hat: string; beard: (typeof beards)[number]; skin: number; hair: number; coat: number }
    /** A people of California: its land inside a basket pattern. */
    | { kind: 'land'; land: (typeof lands)[number]; weave: (typeof weaves)[number] };

/** Guessed from Spanish first names; the edition has no such field. */
const isWoman = (name: string): boolean => /^(Angustias|\p{L}*a)\s/u.test(name);

export function portraitOf({ name, deck }: Pick<Person, 'name' | 'deck'>): Portrait {
    const hash = hashOf(name);
    if (deck === 'indian') return { kind: 'land', land: pick(hash, 3, lands), weave: pick(hash, 9, weaves) };
    const woman = deck === 'pioneer' && isWoman(name);
    return {
        kind: 'face',
        hat: pick(hash, 2, woman ? hats.shawl : hats[deck]),
        beard: woman || deck === 'priest' ? 'none' : pick(hash, 7, beards),
        skin: hash % 3,
        hair: (hash >>> 5) % 4,
        coat: (hash >>> 11) % 4,
    };
}
