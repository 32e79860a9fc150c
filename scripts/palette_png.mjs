// Writes pixels as a PNG with a palette of 256 colours: a third of the size of a screenshot as the browser saves it.

import { deflateSync } from 'node:zlib';

const colours = 256;

/** The most frequent colours, after similar ones have been counted together. */
function paletteOf(pixels) {
    const counts = new Map();
    for (let at = 0; at < pixels.length; at += 4) {
        const key = ((pixels[at] >> 2) << 12) | ((pixels[at + 1] >> 2) << 6) | (pixels[at + 2] >> 2);
        const entry = counts.get(key);
        if (entry === undefined) counts.set(key, { count: 1, rgb: [pixels[at], pixels[at + 1], pixels[at + 2]] });
        else entry.count += 1;
    }
    const sorted = [...counts.values()].sort((a, b) => b.count - a.count);
    const palette = [];
    // Frequent colours first; a colour close to one that is already there is left to that one.
    for (const limit of [150, 40, 0])
        for (const { rgb } of sorted) {
            if (palette.length === colours) return palette;
            if (palette.every((other) => distance(rgb, other) > limit)) palette.push(rgb);
        }
    return palette;
}

const distance = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

function nearest(rgb, palette) {
    let best = 0;
    for (let i = 1; i < palette.length; ++i) if (distance(rgb, palette[i]) < distance(rgb, palette[best])) best = i;
    return best;
}

function crc32(bytes) {
    let crc = ~0;
    for (const byte of bytes) {
        crc ^= byte;
        for (let bit = 0; bit < 8; ++bit) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc >>> 0;
}

function chunk(type, data) {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    const checksum = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
}

/** `pixels` are RGBA bytes, row by row; transparency is ignored. */
export function palettePng(width, height, pixels) {
    const palette = paletteOf(pixels);
    const indices = new Map();
    const rows = Buffer.alloc((width + 1) * height); // each row starts with its filter: 0, none
    for (let y = 0, at = 0; y < height; ++y)
        for (let x = 0; x < width; ++x, at += 4) {
            const rgb = [pixels[at], pixels[at + 1], pixels[at + 2]];
            const key = (rgb[0] << 16) | (rgb[1] << 8) | rgb[2];
            if (!indices.has(key)) indices.set(key, nearest(rgb, palette));
            rows[y * (width + 1) + 1 + x] = indices.get(key);
        }
    const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]); // 8 bits a pixel, palette
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    return Buffer.concat([
        Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
        chunk('IHDR', header),
        chunk('PLTE', Buffer.from(palette.flat())),
        chunk('IDAT', deflateSync(rows, { level: 9 })),
        chunk('IEND', Buffer.alloc(0)),
    ]);
}
