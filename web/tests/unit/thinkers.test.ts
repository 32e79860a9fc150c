import { expect, test } from 'vitest';
import { Thinkers, type ThinkerPort, type ToThinker } from '../../src/core/thinkers';

class FakeThinker implements ThinkerPort {
    onmessage: ThinkerPort['onmessage'] = null;
    onerror: ThinkerPort['onerror'] = null;
    received: ToThinker[] = [];
    stopped = false;
    postMessage(message: ToThinker): void {
        this.received.push(message);
    }
    terminate(): void {
        this.stopped = true;
    }
    answer(answer: string): void {
        this.onmessage?.({ data: { answer } });
    }
    get thoughts(): string[] {
        return this.received.flatMap((message) => (message.t === 'think' ? [message.thought] : []));
    }
}

function start(most: number) {
    const workers: FakeThinker[] = [];
    const answers: [number, string][] = [];
    const thinkers = new Thinkers(
        most,
        () => {
            const worker = new FakeThinker();
            workers.push(worker);
            return worker;
        },
        (number, answer) => answers.push([number, answer]),
    );
    return { thinkers, workers, answers };
}

test('workers are started when they are needed, and no more than allowed', () => {
    const { thinkers, workers, answers } = start(2);
    expect(workers).toHaveLength(0);
    for (const number of [0, 1, 2]) thinkers.think(number, false, `thought ${number}`);
    expect(workers.map(({ thoughts }) => thoughts)).toEqual([['thought 0'], ['thought 1']]);
    workers[1]?.answer('b');
    expect(workers[1]?.thoughts).toEqual(['thought 1', 'thought 2']);
    expect(answers).toEqual([[1, 'b']]);
});

test('an urgent thought goes before the parts of a review', () => {
    const { thinkers, workers } = start(1);
    for (const number of [0, 1]) thinkers.think(number, false, `part ${number}`);
    thinkers.think(2, true, 'bot');
    thinkers.think(3, true, 'hint');
    for (let i = 0; i < 3; ++i) workers[0]?.answer('');
    expect(workers[0]?.thoughts).toEqual(['part 0', 'bot', 'hint', 'part 1']);
});

test('nobody gets the answer to a forgotten thought', () => {
    const { thinkers, workers, answers } = start(1);
    for (const number of [0, 1, 2]) thinkers.think(number, true, `${number}`);
    thinkers.forget(0);
    thinkers.forget(1);
    workers[0]?.answer('first');
    workers[0]?.answer('third');
    expect(workers[0]?.thoughts).toEqual(['0', '2']);
    expect(answers).toEqual([[2, 'third']]);
});

test('a failed worker is replaced, and its thought is answered by an error', () => {
    const { thinkers, workers, answers } = start(1);
    thinkers.think(0, true, '0');
    thinkers.think(1, true, '1');
    workers[0]?.onerror?.({ message: 'out of memory' });
    expect(workers[0]?.stopped).toBe(true);
    expect(answers).toEqual([[0, 'error: out of memory']]);
    expect(workers[1]?.thoughts).toEqual(['1']);
});
