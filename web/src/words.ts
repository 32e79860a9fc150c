// Sentences from the message table, formatted as in src/kernel/words.h: {name} is an argument and
// {n:one|many} chooses by number.

import type { Argument, Message } from './protocol';

export type Sentences = Record<string, string>;
export type Args = Record<string, Argument | string>;
/** `otherwise` is used if the language has no sentence for the key. */
export type Translate = (key: string, args?: Args, otherwise?: string) => string;

/** A part of a sentence: plain text, or an argument that the page may decorate. */
export interface Part {
    text: string;
    argument?: { name: string; value: Argument | string };
}

/** Sentences split at their braces; odd pieces were between them. A board needs the same few sentences again and again. */
const split = new Map<string, string[]>();
function piecesOf(sentence: string): string[] {
    let pieces = split.get(sentence);
    if (pieces === undefined) split.set(sentence, (pieces = sentence.split(/\{([^}]*)\}/)));
    return pieces;
}

export function partsOf(sentences: Sentences, key: string, args: Args, names: string[], otherwise = key): Part[] {
    return piecesOf(sentences[key] ?? otherwise).flatMap((piece, i): Part[] => {
        if (i % 2 === 0) return piece === '' ? [] : [{ text: piece }];
        const [name = '', forms] = piece.split(':', 2);
        const value = args[name];
        if (value === undefined) return [];
        if (forms === undefined) return [{ text: wordFor(sentences, value, names), argument: { name, value } }];
        const [singular = '', plural = ''] = forms.split('|', 2);
        return [{ text: value === 1 ? singular : plural }];
    });
}

export function say(sentences: Sentences, key: string, args: Args = {}, names: string[] = [], otherwise = key): string {
    return textOf(partsOf(sentences, key, args, names, otherwise));
}

export const textOf = (parts: Part[]): string => parts.map((part) => part.text).join('');

/** Removes the name from "Ana, choose a board." if Ana is the addressee. */
export function withoutAddress(parts: Part[], addressee: number | null): Part[] {
    const [name, second, ...rest] = parts;
    const value = name?.argument?.value;
    const addressed = typeof value === 'object' && 'seat' in value && value.seat === addressee;
    if (!addressed || second === undefined || !second.text.startsWith(', ')) return parts;
    // The first letter may follow a mark: "¿qué …?"
    const text = second.text.slice(2).replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase());
    return [{ ...second, text }, ...rest];
}

/** Ids of the places, cards and pieces that a message mentions. */
export function idsOf(message: Message): string[] {
    return Object.values(message.args).flatMap((value) =>
        typeof value === 'object' && 'id' in value ? [value.id] : [],
    );
}

/** The text of a single argument. */
export function wordFor(sentences: Sentences, value: Argument | string, names: string[] = []): string {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
    if ('seat' in value) return names[value.seat] ?? String(value.seat + 1);
    if ('parts' in value) return value.parts.map((part) => say(sentences, part.key, part.args, names)).join(', ');
    return (value.key === undefined ? undefined : sentences[value.key]) ?? value.text;
}
