// The viewer's preferences, stored in this browser.

import { MediaQuery } from 'svelte/reactivity';

export interface Preferences {
    language: string;
    theme: 'auto' | 'light' | 'dark';
    motion: 'auto' | 'full' | 'none';
    sound: boolean;
    confirm: boolean;
    shortcuts: boolean;
    name: string;
}

const storageKey = 'motherlode.preferences';
const defaults: Preferences = {
    language: navigator.language.split('-')[0] ?? 'en',
    theme: 'auto',
    motion: 'auto',
    sound: false,
    confirm: true,
    shortcuts: true,
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
