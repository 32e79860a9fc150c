// Keyboard shortcuts of the table.

export type Shortcut =
    | { command: 'undo' | 'restart' | 'hint' | 'continue' | 'help' | 'back' | 'forward' | 'now' | 'next' | 'previous' }
    | { command: 'choose'; choice: number };

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const shortcuts: Record<string, Shortcut> = {
    u: { command: 'undo' },
    U: { command: 'restart' },
    h: { command: 'hint' },
    n: { command: 'continue' },
    '?': { command: 'help' },
    '[': { command: 'back' },
    ']': { command: 'forward' },
    Escape: { command: 'now' },
    ArrowDown: { command: 'next' },
    ArrowRight: { command: 'next' },
    ArrowUp: { command: 'previous' },
    ArrowLeft: { command: 'previous' },
};

/** `element` has the focus: typing is never a shortcut, and an open dialog has its own keys. */
export function shortcutOf(event: KeyPress, element: Pick<Element, 'closest'>): Shortcut | null {
    const isIn = (selector: string): boolean => element.closest(selector) !== null;
    if (event.ctrlKey || event.metaKey || event.altKey) return null;
    if (isIn('input:not([type=range]), textarea, select, :has(dialog[open])')) return null;
    if (/^[1-9]$/.test(event.key)) return { command: 'choose', choice: Number(event.key) - 1 };
    // The board, the tabs, the slider and the graph use the arrow keys themselves.
    if (event.key.startsWith('Arrow') && isIn('[data-board], [role=tablist], [role=slider], input')) return null;
    return shortcuts[event.key] ?? null;
}
