// A long list of like choices is told by what differs: "Build the Depot on d3" by "d3".

import type { Argument, Legal, Message } from '../protocol';

const fewEnough = 8;

/** One word for each choice, or null where the whole sentences shall stand. */
export function shortLabels(legal: Legal[], say: (message: Message) => string): string[] | null {
    const first = legal[0]?.message;
    if (first === undefined || legal.length <= fewEnough) return null;
    if (legal.some(({ message }) => message.key !== first.key)) return null;

    const differing = Object.keys(first.args).filter((name) =>
        legal.some(({ message }) => wordOf(message.args[name], say) !== wordOf(first.args[name], say)),
    );
    const [name] = differing;
    if (name === undefined || differing.length > 1) return null;
    return legal.map(({ message }) => wordOf(message.args[name], say));
}

/** Said by a sentence that the language does not have: then the argument alone is said. */
function wordOf(value: Argument | undefined, say: (message: Message) => string): string {
    return value === undefined ? '' : say({ key: '{it}', args: { it: value } });
}
