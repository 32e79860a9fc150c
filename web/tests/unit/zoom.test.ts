import { expect, test } from 'vitest';
import { spanOf, transformFor, whole, zoomedTo } from '../../src/components/board/zoom';

const frame = { width: 300, height: 200 };

test('the point between the fingers stays between them', () => {
    // At twice the size, the point (100, 50) of the frame is 200 px and 100 px from the corner of the drawing.
    expect(zoomedTo(whole, 2, frame, { x: 100, y: 50 })).toEqual({ scale: 2, left: 100, top: 50 });
    expect(zoomedTo(whole, 2, frame, { x: 100, y: 50 }, { x: 80, y: 60 })).toEqual({ scale: 2, left: 120, top: 40 });
});

test('nothing beyond the edges of the drawing comes into view', () => {
    expect(zoomedTo(whole, 2, frame, { x: 0, y: 0 }, { x: 90, y: 90 })).toEqual({ scale: 2, left: 0, top: 0 });
    const corner = { x: frame.width, y: frame.height };
    expect(zoomedTo(whole, 2, frame, corner, { x: 0, y: 0 })).toEqual({ scale: 2, left: 300, top: 200 });
});

test('a drawing is never smaller than its frame, nor enlarged without limit', () => {
    expect(zoomedTo({ scale: 2, left: 30, top: 40 }, 0.5, frame, { x: 9, y: 9 })).toEqual(whole);
    expect(zoomedTo(whole, 50, frame, { x: 0, y: 0 }).scale).toBe(5);
});

test('while fingers move, a transform shows what follows', () => {
    expect(transformFor({ scale: 2, left: 30, top: 40 }, { scale: 3, left: 60, top: 20 })).toBe(
        'translate(-30px, 20px) scale(1.5)',
    );
});

test('two fingers have a distance and a middle', () => {
    expect(spanOf({ x: 10, y: 10 }, { x: 40, y: 50 })).toEqual({ distance: 50, middle: { x: 25, y: 30 } });
});
