import { expect, test } from 'vitest';
import { shortcutOf, type Shortcut } from '../../src/client/keys';

/** Presses a key inside an element that matches these selectors. */
function press(key: string, inside = 'main', modifier: 'ctrlKey' | 'altKey' | null = null): Shortcut | null {
    const place = { closest: (selectors: string) => (selectors.split(', ').includes(inside) ? {} : null) };
    const none = { ctrlKey: false, metaKey: false, altKey: false };
    return shortcutOf(
        { key, ...none, ...(modifier === null ? {} : { [modifier]: true }) },
        place as Pick<Element, 'closest'>,
    );
}

test('keys are mapped to shortcuts', () => {
    expect(press('u')).toEqual({ command: 'undo' });
    expect(press('h')).toEqual({ command: 'hint' });
    expect(press('[')).toEqual({ command: 'back' });
    expect(press('?')).toEqual({ command: 'help' });
    expect(press('x')).toBeNull();
});

test('digits choose actions, starting from 1', () => {
    expect(press('1')).toEqual({ command: 'choose', choice: 0 });
    expect(press('9')).toEqual({ command: 'choose', choice: 8 });
    expect(press('0')).toBeNull();
});

test('typing, dialogs and the browser keep their keys', () => {
    for (const place of ['textarea', 'select', ':has(dialog[open])', 'input:not([type=range])'])
        expect(press('u', place)).toBeNull();
    expect(press('u', 'main', 'ctrlKey')).toBeNull();
});

test('only arrow keys are left to elements that use them', () => {
    for (const place of ['[data-board]', '[role=tablist]', '[role=slider]', 'input']) {
        expect(press('ArrowLeft', place)).toBeNull();
        expect(press('[', place)).toEqual({ command: 'back' });
    }
    expect(press('ArrowLeft')).toEqual({ command: 'previous' });
});
