// Sentences from the message table, as src/kernel/words.h says them: {name} is an argument and
// {n:one|many} chooses by number.

import type { Argument, Message } from './protocol';

export type Sentences = Record<string, string>;
export type Args = Record<string, Argument | string>;
/** `otherwise` is said where the language has no sentence of that key. */
export type Translate = (key: string, args?: Args, otherwise?: string) => string;

/** A piece of a sentence: plain words, or an argument that the page may adorn. */
export interface Part {
    text: string;
    argument?: { name: string; value: Argument | string };
}

export function partsOf(sentences: Sentences, key: string, args: Args, names: string[], otherwise = key): Part[] {
    const sentence = sentences[key] ?? otherwise;
    // Odd pieces stood between braces.
    return sentence.split(/\{([^}]*)\}/).flatMap((piece, i): Part[] => {
        if (i % 2 === 0) return piece === '' ? [] : [{ text: piece }];
        const [name = '', forms] = piece.split(':', 2);
        const value = args[name];
        if (value === undefined) return [];
        if (forms === undefined) return [{ text: wordFor(sentences, value, names), argument: { name, value } }];
        const [one = '', many = ''] = forms.split('|', 2);
        return [{ text: value === 1 ? one : many }];
    });
}

export function say(sentences: Sentences, key: string, args: Args = {}, names: string[] = [], otherwise = key): string {
    return partsOf(sentences, key, args, names, otherwise)
        .map((part) => part.text)
        .join('');
}

/** Ids of the places, cards and pieces that a message is about. */
export function idsOf(message: Message): string[] {
    return Object.values(message.args).flatMap((value) =>
        typeof value === 'object' && 'id' in value ? [value.id] : [],
    );
}

/** An argument as words, by itself. */
export function wordFor(sentences: Sentences, value: Argument | string, names: string[] = []): string {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
    if ('seat' in value) return names[value.seat] ?? String(value.seat + 1);
    if ('parts' in value) return value.parts.map((part) => say(sentences, part.key, part.args, names)).join(', ');
    return (value.key === undefined ? undefined : sentences[value.key]) ?? value.text;
}
