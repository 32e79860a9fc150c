// Shortens the labels in a long list of similar choices to what differs: "Build the Depot on d3" becomes "d3".

import type { Argument, Legal, Message } from '../protocol';

const longestFullList = 8;
const mostArguments = 2;

/** A short label for each choice, or null if the list needs whole sentences. */
export function shortLabels(legal: Legal[], say: (message: Message) => string): string[] | null {
    const first = legal[0]?.message;
    if (first === undefined || legal.length <= longestFullList) return null;
    if (legal.some(({ message }) => message.key !== first.key)) return null;

    const differing = Object.keys(first.args).filter((name) =>
        legal.some(({ message }) => wordOf(message.args[name], say) !== wordOf(first.args[name], say)),
    );
    if (differing.length === 0 || differing.length > mostArguments) return null;
    return legal.map(({ message }) => differing.map((name) => wordOf(message.args[name], say)).join(', '));
}

/**
 * A shorter message for each choice of a long list, if the game has one; `shorter` has its key, by the key of the choice.
 * Null if the list is short or mixed.
 */
export function shortMessages(legal: Legal[], shorter: Partial<Record<string, string>>): Message[] | null {
    const first = legal[0]?.message;
    const key = first && shorter[first.key];
    if (key === undefined || legal.length <= longestFullList) return null;
    if (legal.some(({ message }) => message.key !== first?.key)) return null;
    return legal.map(({ message }) => ({ ...message, key }));
}

/** The list with choices of the same heading next to each other, in the order of their first. */
export function grouped(legal: Legal[], headingOf: (choice: Legal) => string | null): Legal[] {
    const groups = new Map<string | null, Legal[]>();
    for (const choice of legal) {
        const heading = headingOf(choice);
        const group = groups.get(heading);
        if (group === undefined) groups.set(heading, [choice]);
        else group.push(choice);
    }
    return [...groups.values()].flat();
}

/** The key "{it}" has no sentence, so it is used as the sentence itself: just the argument. */
function wordOf(value: Argument | undefined, say: (message: Message) => string): string {
    return value === undefined ? '' : say({ key: '{it}', args: { it: value } });
}
