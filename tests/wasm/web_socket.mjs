// A WebSocket client for tests: Node 18 has none.

import { randomBytes } from 'node:crypto';
import { request } from 'node:http';

/** Resolves to { send(text), close() } when the connection is open; calls `receive` with every text. */
export function connect(url, receive) {
    return new Promise((resolve, reject) => {
        const { origin, host } = new URL(url);
        const upgrade = request(`${url}/ws`, {
            headers: {
                Connection: 'Upgrade',
                Upgrade: 'websocket',
                Origin: origin,
                Host: host,
                'Sec-WebSocket-Version': '13',
                'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
            },
        });
        upgrade.on('error', reject);
        upgrade.on('response', ({ statusCode }) => reject(new Error(`/ws answers ${statusCode}`)));
        upgrade.on('upgrade', (_response, socket, head) => {
            const read = reader(receive);
            read(head);
            socket.on('data', read);
            socket.on('error', () => {});
            resolve({ send: (text) => socket.write(frame(text)), close: () => socket.destroy() });
        });
        upgrade.end();
    });
}

/** One text frame, masked as the protocol demands of clients; the texts of these tests are short. */
function frame(text) {
    const bytes = Buffer.from(text);
    const head = bytes.length < 126 ? [0x81, 0x80 | bytes.length] : [0x81, 0xfe, bytes.length >> 8, bytes.length & 255];
    return Buffer.concat([Buffer.from(head), Buffer.alloc(4), bytes]); // the mask is zero
}

function reader(receive) {
    let received = Buffer.alloc(0);
    return (data) => {
        received = Buffer.concat([received, data]);
        for (;;) {
            if (received.length < 2) return;
            const kind = received[0] & 15;
            let size = received[1] & 127;
            let start = 2;
            if (size === 126 && received.length >= 4) [size, start] = [received.readUInt16BE(2), 4];
            else if (size === 127 && received.length >= 10) [size, start] = [Number(received.readBigUInt64BE(2)), 10];
            else if (size >= 126) return;
            if (received.length < start + size) return;
            if (kind === 1) receive(received.subarray(start, start + size).toString());
            received = received.subarray(start + size);
        }
    };
}
