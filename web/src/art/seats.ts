// Shapes and letters of the six seats, as in src/kernel/style.h, in a 24 × 24 box.

export interface SeatShape {
    path: string;
    /** Baseline and size of the letter on the shape. */
    middle: number;
    letter: number;
}

const shapes: SeatShape[] = [
    { path: 'M12 1.5A10.5 10.5 0 1 1 11.99 1.5Z', middle: 17.4, letter: 15.5 },
    { path: 'M2.5 2.5h19v19h-19Z', middle: 17.6, letter: 16 },
    { path: 'M12 0.8 23.4 22H0.6Z', middle: 20, letter: 13 },
    { path: 'M12 0.3 23.7 12 12 23.7 0.3 12Z', middle: 16.8, letter: 13.5 },
    { path: 'm12 .4 3.5 7.6 8.2.9-6.1 5.6 1.7 8.2L12 18.6l-7.3 4.1 1.7-8.2L.3 8.9 8.5 8Z', middle: 16.6, letter: 11.5 },
    { path: 'M7.3 1h9.4v6.3H23v9.4h-6.3V23H7.3v-6.3H1V7.3h6.3Z', middle: 17, letter: 14 },
];

export const seatShape = (seat: number): SeatShape => shapes[seat % shapes.length] as SeatShape;
export const seatLetter = (seat: number): string => 'ABCDEF'.charAt(seat % 6);
