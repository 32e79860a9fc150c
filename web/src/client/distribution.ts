// Histogram of final totals, with one scale for all players.

export interface Scale {
    low: number;
    /** Points per bar. */
    step: number;
    bars: number;
}

const mostBars = 28;

/** Spans all players' totals, including the real ones. */
export function scaleOf(totals: number[]): Scale {
    if (totals.length === 0) return { low: 0, step: 1, bars: 1 };
    const low = Math.min(...totals);
    const span = Math.max(...totals) - low + 1;
    const step = [1, 2, 5, 10, 20, 50, 100].find((points) => span / points <= mostBars) ?? Math.ceil(span / mostBars);
    const start = Math.floor(low / step) * step;
    return { low: start, step, bars: Math.floor((low + span - 1 - start) / step) + 1 };
}

export const barOf = ({ low, step, bars }: Scale, total: number): number =>
    Math.min(bars - 1, Math.max(0, Math.floor((total - low) / step)));

export function countsOf(scale: Scale, totals: number[]): number[] {
    const counts = Array<number>(scale.bars).fill(0);
    for (const total of totals) counts[barOf(scale, total)]! += 1;
    return counts;
}

/** The median; of an even number, the lower of the two in the middle. */
export function medianOf(totals: number[]): number | null {
    return [...totals].sort((a, b) => a - b)[Math.floor((totals.length - 1) / 2)] ?? null;
}
