// The widths at which the layout changes. Style sheets can't read these, so their media queries repeat them.

/** Below 800 px, and on low screens such as a phone on its side: the phone's layout. */
export const phoneWidth = '(max-width: 49.99rem), (max-height: 30rem)';
/** A phone on its side: the bar is beside the board. */
export const lowHeight = '(max-height: 30rem)';
/** Below 1200 px: the panel beside the board is folded until it is needed. */
export const narrowWidth = '(max-width: 74.99rem)';
/** Below 1600 px: the same for games that need much space. */
export const mediumWidth = '(max-width: 99.99rem)';
/** Screens that are touched with a finger. */
export const touchScreen = '(pointer: coarse)';
