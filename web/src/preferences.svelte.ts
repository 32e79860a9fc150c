// The viewer's preferences, stored in this browser.

import { MediaQuery } from 'svelte/reactivity';
import type { Pace } from './client/story.svelte';

export interface Preferences {
    language: string;
    theme: 'auto' | 'light' | 'dark';
    motion: 'auto' | 'full' | 'none';
    sound: boolean;
    /** From 0 to 1. */
    volume: number;
    pace: Pace;
    /** Wait after each turn of another player. */
    wait: boolean;
    /** Notices of the browser when it is the viewer's turn. */
    notices: boolean;
    confirm: boolean;
    shortcuts: boolean;
    tips: boolean;
    name: string;
}

const storageKey = 'motherlode.preferences';
const defaults: Preferences = {
    language: navigator.language.split('-')[0] ?? 'en',
    theme: 'auto',
    motion: 'auto',
    sound: false,
    volume: 0.5,
    pace: 'quick',
    wait: false,
    notices: false,
    confirm: true,
    shortcuts: true,
    tips: true,
    name: '',
};

export const preferences: Preferences = $state({ ...defaults, ...storedPreferences() });
const reducedMotion = new MediaQuery('(prefers-reduced-motion: reduce)');

export function motionAllowed(): boolean {
    return preferences.motion === 'full' || (preferences.motion === 'auto' && !reducedMotion.current);
}

/** Stores and applies every change while the page is open. */
export function applyPreferences(): void {
    $effect.root(() => {
        $effect(() => {
            storePreferences(JSON.stringify(preferences));
        });
        $effect(() => {
            const root = document.documentElement;
            if (preferences.theme === 'auto') root.removeAttribute('data-theme');
            else root.dataset['theme'] = preferences.theme;
            root.dataset['motion'] = motionAllowed() ? 'full' : 'none';
        });
    });
}

function storedPreferences(): Partial<Preferences> {
    try {
        return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Preferences>;
    } catch {
        return {}; // no storage, or not written by us: use the defaults
    }
}

function storePreferences(text: string): void {
    try {
        localStorage.setItem(storageKey, text);
    } catch {
        // A private window: the preferences last only until the page is closed.
    }
}
