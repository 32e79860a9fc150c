// The result of a finished game as text and as a picture, to be shared.

import { t } from '../language.svelte';
import type { Result } from '../protocol';

const width = 1200;
const height = 630;
const lineHeight = 64;

/** "1. Ana: 45", the winner first. */
export function resultLines({ seats, rival }: Result, names: string[]): string[] {
    const players = seats.map(({ total, rank }, i) => ({ total, rank, name: names[i] ?? '' }));
    if (rival !== null) players.push({ ...rival, name: t(rival.name) });
    return players
        .sort((a, b) => a.rank - b.rank)
        .map(({ rank, name, total }) => t('page.share.line', { rank, name, points: total }));
}

export function resultPicture(title: string, lines: string[]): Promise<Blob> {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const brush = canvas.getContext('2d');
    if (brush === null) return Promise.reject(new Error('no canvas'));
    const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);

    brush.fillStyle = colour('--paper');
    brush.fillRect(0, 0, width, height);
    brush.strokeStyle = colour('--gold');
    brush.lineWidth = 12;
    brush.strokeRect(24, 24, width - 48, height - 48);
    brush.fillStyle = colour('--ink');
    brush.font = `72px ${colour('--font-display')}`;
    brush.fillText(title, 80, 150, width - 160);
    brush.font = `46px ${colour('--font-text')}`;
    lines.forEach((line, i) => brush.fillText(line, 80, 240 + i * lineHeight, width - 160));
    brush.fillStyle = colour('--ink-soft');
    brush.font = `32px ${colour('--font-display')}`;
    brush.textAlign = 'right';
    brush.fillText('Motherlode', width - 60, height - 60);
    return new Promise((resolve, reject) =>
        canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob))),
    );
}
