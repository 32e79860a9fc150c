// The props that let a part of the board act for the viewer.

import type { Offer, Offers } from '../../actions';
import type { Arg } from '../../protocol';
import type { Translate } from '../../words';
import type { Facts } from './types';

export interface Acting {
    /** The viewer's legal actions; empty for watchers. */
    offers: Offers<Facts>;
    choose: (offer: Offer) => void;
    whyNot: (verb: string, ...args: Arg[]) => void;
    me: number | null;
    t: Translate;
}

/** Chooses the action, or asks why it is not possible. */
export function press({ offers, choose, whyNot, me }: Acting, verb: string, ...args: Arg[]): void {
    const offer = offers.find(verb, ...args);
    if (offer !== undefined) choose(offer);
    else if (me !== null) whyNot(verb, ...args);
}

/** The sentence of a legal action. */
export const sentence = ({ offers }: Acting, verb: string, ...args: Arg[]): string | undefined =>
    offers.find(verb, ...args)?.sentence;
