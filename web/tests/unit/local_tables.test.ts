import { expect, test, vi } from 'vitest';
import { Connection } from '../../src/client/connection';
import { LocalTables, type WorkerPort } from '../../src/core/local_tables';
import type { FromWorker, ToWorker } from '../../src/core/worker';

/** A worker that records what it is sent. */
class FakeWorker implements WorkerPort {
    readonly sent: ToWorker[] = [];
    onmessage: ((event: { data: FromWorker }) => void) | null = null;

    postMessage(message: ToWorker): void {
        this.sent.push(message);
    }
    answer(message: FromWorker): void {
        this.onmessage?.({ data: message });
    }
}

const saver = () => ({ setup: vi.fn(), entry: vi.fn() });

test('a new table gets a random seed, and the answer of the worker', async () => {
    const worker = new FakeWorker();
    const tables = new LocalTables(worker, saver());
    const made = tables.make('here', { game: 'coloma', seats: ['person', 'bot:greedy'] });
    const [request] = worker.sent;
    expect(request).toMatchObject({ t: 'make', table: 'here', body: { game: 'coloma' } });
    if (request?.t !== 'make') throw new Error('no request');
    expect(request.seed).toMatch(/^\d+$/);
    const table = { table: 'here', seats: [{ seat: 0, token: 'seat0' }], watch: 'watch' };
    worker.answer({ t: 'answer', request: request.request, made: table });
    expect(await made).toEqual(table);
});

test('a Connection talks to the worker as to a server', async () => {
    const worker = new FakeWorker();
    const tables = new LocalTables(worker, saver());
    const onTable = vi.fn();
    const connection = new Connection({
        connect: () => tables.connect(),
        hello: () => ({ table: 'here' }),
        onTable,
        onWork: vi.fn(),
        onSeat: vi.fn(),
        onSaving: vi.fn(),
        onStatus: vi.fn(),
    });
    connection.open();
    await Promise.resolve();
    expect(worker.sent).toEqual([{ t: 'message', client: 1, text: '{"t":"hello","table":"here"}' }]);
    worker.answer({ t: 'message', client: 1, text: '{"t":"table","version":0}' });
    expect(onTable).toHaveBeenCalledWith({ t: 'table', version: 0 });

    const answer = connection.request({ t: 'undo' });
    const last = worker.sent.at(-1);
    if (last?.t !== 'message') throw new Error('no request');
    const { id } = JSON.parse(last.text) as { id: string };
    worker.answer({ t: 'message', client: 1, text: JSON.stringify({ t: 'ok', id, version: 1 }) });
    expect(await answer).toEqual({ t: 'ok', id, version: 1 });

    connection.close();
    expect(worker.sent.at(-1)).toEqual({ t: 'leave', client: 1 });
    worker.answer({ t: 'message', client: 1, text: '{"t":"update","version":2}' });
    expect(onTable).toHaveBeenCalledTimes(1);
});

test('what the worker saves reaches the saver in order', () => {
    const worker = new FakeWorker();
    const { setup, entry } = saver();
    new LocalTables(worker, { setup, entry });
    worker.answer({ t: 'save', table: 'here', kind: 'setup', text: 'game coloma' });
    worker.answer({ t: 'save', table: 'here', kind: 'entry', text: 'name 0 Ana' });
    expect(setup).toHaveBeenCalledWith('here', 'game coloma');
    expect(entry).toHaveBeenCalledWith('here', 'name 0 Ana');
});
