// Three short sounds, synthesised; off by default.

import { preferences } from './preferences.svelte';

export type Cue = 'move' | 'turn' | 'end';

// Each note: hertz, start and length in seconds.
const notes: Record<Cue, [number, number, number][]> = {
    move: [[330, 0, 0.06]],
    turn: [
        [523, 0, 0.09],
        [784, 0.1, 0.16],
    ],
    end: [
        [523, 0, 0.14],
        [659, 0.15, 0.14],
        [784, 0.3, 0.3],
    ],
};

/** A gentle volume even at the end of the scale. */
const loudest = 0.24;

let context: AudioContext | undefined;

export function play(cue: Cue): void {
    if (!preferences.sound || preferences.volume === 0) return;
    context ??= new AudioContext();
    for (const [hertz, start, length] of notes[cue]) {
        const from = context.currentTime + start;
        const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
        const gain = new GainNode(context, { gain: 0 });
        gain.gain.setValueAtTime(0, from);
        gain.gain.linearRampToValueAtTime(loudest * preferences.volume, from + 0.01);
        gain.gain.exponentialRampToValueAtTime(0.001, from + length);
        oscillator.connect(gain).connect(context.destination);
        oscillator.start(from);
        oscillator.stop(from + length);
    }
}
