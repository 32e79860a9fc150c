import type { Part, View } from './types';

/** A seat, or somebody without one. */
export type Who = NonNullable<View['sheriff']>;
/** A Site by its number, or the Barker. */
export type Place = NonNullable<Part['action_of']>;
export type Tool = 'hammer' | 'saw';
