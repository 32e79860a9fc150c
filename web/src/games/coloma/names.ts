import type { Arg } from '../../protocol';
import type { Part, View } from './types';

/** A seat, or a player without a seat. */
export type Who = NonNullable<View['sheriff']>;
/** A Site by its number, or the Barker. */
export type Place = NonNullable<Part['action_of']>;
export type Tool = 'hammer' | 'saw';

/** Chooses the action, or asks the server why it is not possible. */
export type Press = (verb: string, ...args: Arg[]) => void;
