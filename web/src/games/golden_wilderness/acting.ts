// What every part of the table needs to let its viewer act.

import type { Translate } from '../../words';

export interface Acting {
    /** Sentences of the legal actions by action; none for onlookers. */
    legal: Map<string, string>;
    choose: (action: string) => void;
    whyNot: (action: string) => void;
    me: number | null;
    t: Translate;
}

/** Carries the action out, or says why it cannot be. */
export function press({ legal, choose, whyNot, me }: Acting, action: string): void {
    if (legal.has(action)) choose(action);
    else if (me !== null) whyNot(action);
}

/** The legal actions that begin with this verb. */
export const withVerb = ({ legal }: Acting, verb: string): string[] =>
    [...legal.keys()].filter((action) => action === verb || action.startsWith(`${verb} `));
