// Legal actions for the boards, which look them up by verb and arguments. Only the server and the connection know how
// an action is written.

import type { Arg, Legal, Message, Preview } from './protocol';
import type { Translate } from './words';

/** A legal action. `Facts` is the game's own preview data for it. */
export interface Offer<Facts = unknown> {
    readonly verb: string;
    readonly args: readonly Arg[];
    readonly message: Message;
    /** The message in the viewer's language. */
    readonly sentence: string;
    /** Can't be undone. */
    readonly final: boolean;
    /** A lesson asks for this action. */
    readonly wanted?: boolean;
    readonly preview: Preview<Facts>;
    /** The action's text, for the connection only. */
    readonly action: string;
}

/** All legal actions of the viewer. */
export class Offers<Facts = unknown> {
    readonly all: readonly Offer<Facts>[];
    private readonly byName = new Map<string, Offer<Facts>>();

    constructor(legal: readonly Legal[], t: Translate) {
        this.all = legal.map((choice) => offerOf<Facts>(choice, t));
        for (const offer of this.all) this.byName.set(nameOf(offer.verb, offer.args), offer);
    }

    find(verb: string, ...args: Arg[]): Offer<Facts> | undefined {
        return this.byName.get(nameOf(verb, args));
    }

    has(verb: string, ...args: Arg[]): boolean {
        return this.byName.has(nameOf(verb, args));
    }

    of(verb: string): Offer<Facts>[] {
        return this.all.filter((offer) => offer.verb === verb);
    }
}

/** The value of the first argument of this kind. */
export function argument(offer: Pick<Offer, 'args'>, kind: string): string | number | undefined {
    return offer.args.find((arg) => kind in arg)?.[kind];
}

function offerOf<Facts>(choice: Legal, t: Translate): Offer<Facts> {
    return {
        ...choice,
        preview: choice.preview as Preview<Facts>,
        // Built on demand: the list may be long, and the language may change.
        get sentence() {
            return t(choice.message.key, choice.message.args);
        },
    };
}

function nameOf(verb: string, args: readonly Arg[]): string {
    return JSON.stringify([verb, ...args]);
}
