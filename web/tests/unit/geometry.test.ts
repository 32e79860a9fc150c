import { expect, test } from 'vitest';
import { boxPath, popoverPosition, inset } from '../../src/components/board/geometry';

const drawing = { width: 100, height: 200 };

test('an outline follows its box', () => {
    expect(boxPath({ x: 1, y: 2, width: 10, height: 20 })).toBe(
        'M1 2h10a0 0 0 0 1 0 0v20a0 0 0 0 1 0 0h-10a0 0 0 0 1 0 0v-20a0 0 0 0 1 0 0z',
    );
    // Rounded corners shorten the sides.
    expect(boxPath({ x: 0, y: 0, width: 10, height: 20 }, 4)).toBe(
        'M4 0h2a4 4 0 0 1 4 4v12a4 4 0 0 1 -4 4h-2a4 4 0 0 1 -4 -4v-12a4 4 0 0 1 4 -4z',
    );
});

test('an inset box is smaller on every side', () => {
    expect(inset({ x: 1, y: 2, width: 10, height: 20 }, 1)).toEqual({ x: 2, y: 3, width: 8, height: 18 });
});

test('a popover is below a place in the upper half, and above one in the lower half', () => {
    // Displayed at twice the drawn size, so the gap of 4 is doubled too.
    expect(popoverPosition({ x: 40, y: 20, width: 20, height: 10 }, drawing, 200, 60)).toEqual({ left: 70, top: 68 });
    expect(popoverPosition({ x: 40, y: 150, width: 20, height: 10 }, drawing, 200, 60)).toEqual({
        left: 70,
        bottom: 108,
    });
});

test('a popover stays on the board', () => {
    expect(popoverPosition({ x: 0, y: 0, width: 10, height: 10 }, drawing, 200, 60).left).toBe(4);
    expect(popoverPosition({ x: 90, y: 0, width: 10, height: 10 }, drawing, 200, 60).left).toBe(200 - 60 - 4);
    // If there is too little space, the popover's left part stays visible.
    expect(popoverPosition({ x: 50, y: 0, width: 10, height: 10 }, drawing, 50, 60).left).toBe(4);
});
