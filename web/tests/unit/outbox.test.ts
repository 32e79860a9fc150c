import { expect, test, vi } from 'vitest';
import { makeOutbox } from '../../src/core/outbox';

function start(write: (batch: readonly string[]) => Promise<void>) {
    const sent: string[] = [];
    const saving = vi.fn();
    const outbox = makeOutbox<string, string>(write, (message) => sent.push(message), saving);
    return { outbox, sent, saving };
}
const later = () => new Promise((resolve) => setTimeout(resolve));

test('a message that depends on no change is sent at once', () => {
    const { outbox, sent } = start(() => Promise.resolve());
    outbox.send('pong');
    expect(sent).toEqual([]);
    outbox.flush();
    expect(sent).toEqual(['pong']);
});

test('messages wait until the changes before them are saved, in order', async () => {
    const saved: string[] = [];
    let finish = (): void => {};
    const { outbox, sent } = start(async (batch) => {
        await new Promise<void>((resolve) => (finish = resolve));
        saved.push(...batch);
    });
    outbox.save('move 1');
    outbox.send('update 1');
    outbox.flush();
    outbox.send('pong');
    outbox.flush();
    outbox.save('move 2');
    outbox.send('update 2');
    outbox.flush();
    expect(sent).toEqual([]);
    finish();
    await later();
    expect([saved, sent]).toEqual([['move 1'], ['update 1']]);
    finish();
    await later();
    expect([saved, sent]).toEqual([
        ['move 1', 'move 2'],
        ['update 1', 'pong', 'update 2'],
    ]);
});

test('a change that cannot be saved is tried again, and the page says so', async () => {
    vi.useFakeTimers();
    let attempts = 0;
    const { outbox, sent, saving } = start(() => (++attempts < 3 ? Promise.reject(new Error()) : Promise.resolve()));
    outbox.save('move');
    outbox.send('update');
    outbox.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([]);
    expect(saving).toHaveBeenLastCalledWith(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual(['update']);
    expect(saving).toHaveBeenLastCalledWith(false);
    expect(attempts).toBe(3);
    vi.useRealTimers();
});
