import { expect, test } from 'vitest';
import { shortcutOf, type Shortcut } from '../../src/client/keys';

/** A place that is inside of an element which these selectors name. */
function press(key: string, inside = 'main', modifier: 'ctrlKey' | 'altKey' | null = null): Shortcut | null {
    const place = { closest: (selectors: string) => (selectors.split(', ').includes(inside) ? {} : null) };
    const none = { ctrlKey: false, metaKey: false, altKey: false };
    return shortcutOf(
        { key, ...none, ...(modifier === null ? {} : { [modifier]: true }) },
        place as Pick<Element, 'closest'>,
    );
}

test('keys have names', () => {
    expect(press('u')).toEqual({ does: 'undo' });
    expect(press('h')).toEqual({ does: 'hint' });
    expect(press('[')).toEqual({ does: 'back' });
    expect(press('?')).toEqual({ does: 'help' });
    expect(press('x')).toBeNull();
});

test('digits choose, counted from one', () => {
    expect(press('1')).toEqual({ does: 'choose', choice: 0 });
    expect(press('9')).toEqual({ does: 'choose', choice: 8 });
    expect(press('0')).toBeNull();
});

test('typing, dialogs and the browser keep their keys', () => {
    for (const place of ['textarea', 'select', 'dialog[open]', 'input:not([type=range])'])
        expect(press('u', place)).toBeNull();
    expect(press('u', 'main', 'ctrlKey')).toBeNull();
});

test('where arrows have a meaning of their own they are left alone, other keys not', () => {
    for (const place of ['[data-board]', '[role=tablist]', '[role=slider]', 'input']) {
        expect(press('ArrowLeft', place)).toBeNull();
        expect(press('[', place)).toEqual({ does: 'back' });
    }
    expect(press('ArrowLeft')).toEqual({ does: 'before' });
});
