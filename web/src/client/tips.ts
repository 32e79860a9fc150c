// Tips: one for each kind of decision in a game, shown when the decision comes up for the first time. The texts are the
// messages <game>.tip.<kind>, where the kind is the last part of the prompt's key.

import { language } from '../language.svelte';
import type { Message } from '../protocol';
import { tryStorage } from './storage';

const storageKey = 'motherlode.tips';

/** The key of the tip for a prompt; null if there is none. */
export function tipFor(prompt: Message): string | null {
    const key = prompt.key.replace('.prompt.', '.tip.');
    return key !== prompt.key && key in language.sentences ? key : null;
}

export const isTipSeen = (tip: string): boolean => seen().includes(tip);

export function markTipSeen(tip: string): void {
    if (!isTipSeen(tip)) tryStorage(() => localStorage.setItem(storageKey, [...seen(), tip].join(' ')));
}

function seen(): string[] {
    return tryStorage(() => localStorage.getItem(storageKey))?.split(' ') ?? [];
}
