// A network that can be cut: forwards requests to the server.

import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Proxy {
    url: string;
    /** Changes the text of the answer to this path. */
    change(path: string, edit: (text: string) => string): void;
    cut(): Promise<void>;
    mend(): Promise<void>;
}

export async function proxyTo(target: string): Promise<Proxy> {
    const edits = new Map<string, (text: string) => string>();
    const { host } = new URL(target);
    let port = 0;

    function serve(): Server {
        return createServer((incoming, response) => {
            const { url = '/', method, headers } = incoming;
            const edit = edits.get(url);
            const sent = { ...headers, host, ...(headers.origin === undefined ? {} : { origin: target }) };
            if (edit !== undefined) Object.assign(sent, { 'accept-encoding': 'identity', 'if-none-match': '' });
            const outgoing = request(target + url, { method, headers: sent }, (answer: IncomingMessage) => {
                const sentHeaders = { ...answer.headers };
                if (edit !== undefined) for (const name of ['content-length', 'etag']) delete sentHeaders[name];
                response.writeHead(answer.statusCode ?? 500, sentHeaders);
                if (edit === undefined) answer.pipe(response);
                else void text(answer).then((body) => response.end(edit(body)));
            });
            outgoing.on('error', () => response.destroy());
            incoming.pipe(outgoing);
        });
    }

    let server: Server | null = null;
    const mend = async (): Promise<void> => {
        server = serve();
        await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
        port = (server.address() as AddressInfo).port;
    };
    await mend();
    return {
        url: `http://localhost:${port}`,
        change: (path, edit) => edits.set(path, edit),
        mend,
        cut: async () => {
            server?.closeAllConnections();
            await new Promise((resolve) => server?.close(resolve));
        },
    };
}
