import { expect, test } from 'vitest';
import { barOf, countsOf, medianOf, scaleOf } from '../../src/client/distribution';

test('a few different totals get one bar each', () => {
    const scale = scaleOf([12, 15, 13]);
    expect(scale).toEqual({ low: 12, step: 1, bars: 4 });
    expect(countsOf(scale, [12, 13, 13, 15])).toEqual([1, 2, 0, 1]);
});

test('many totals share bars of a round number of points', () => {
    const scale = scaleOf([7, 181]);
    expect(scale).toEqual({ low: 0, step: 10, bars: 19 });
    expect(countsOf(scale, [7, 9, 10, 181])).toEqual([2, 1, ...new Array<number>(16).fill(0), 1]);
});

test('totals can be negative', () => {
    const scale = scaleOf([-7, 60]);
    expect(scale).toEqual({ low: -10, step: 5, bars: 15 });
    expect(barOf(scale, -7)).toBe(0);
    expect(barOf(scale, 60)).toBe(14);
});

test('totals outside the scale count at its edge, and no totals make one bar', () => {
    expect(barOf({ low: 0, step: 1, bars: 3 }, 9)).toBe(2);
    expect(scaleOf([])).toEqual({ low: 0, step: 1, bars: 1 });
});

test('the median is the middle total', () => {
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([9, 1, 5, 6])).toBe(5);
    expect(medianOf([])).toBeNull();
});
