// Keyboard shortcuts of the table.

export type Shortcut =
    | { does: 'undo' | 'restart' | 'hint' | 'help' | 'back' | 'forward' | 'now' | 'next' | 'before' }
    | { does: 'choose'; choice: number };

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const named: Record<string, Shortcut> = {
    u: { does: 'undo' },
    U: { does: 'restart' },
    h: { does: 'hint' },
    '?': { does: 'help' },
    '[': { does: 'back' },
    ']': { does: 'forward' },
    Escape: { does: 'now' },
    ArrowDown: { does: 'next' },
    ArrowRight: { does: 'next' },
    ArrowUp: { does: 'before' },
    ArrowLeft: { does: 'before' },
};

/** `place` is the element that has focus: typing is never a shortcut, and a dialog has its own keys. */
export function shortcutOf(event: KeyPress, place: Pick<Element, 'closest'>): Shortcut | null {
    const isIn = (selector: string): boolean => place.closest(selector) !== null;
    if (event.ctrlKey || event.metaKey || event.altKey) return null;
    if (isIn('input:not([type=range]), textarea, select, dialog[open]')) return null;
    if (/^[1-9]$/.test(event.key)) return { does: 'choose', choice: Number(event.key) - 1 };
    // The board, the tabs, the slider and the graph use the arrow keys themselves.
    if (event.key.startsWith('Arrow') && isIn('[data-board], [role=tablist], [role=slider], input')) return null;
    return named[event.key] ?? null;
}
