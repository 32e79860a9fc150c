// A lesson behind a session: what is sent, what is shown, and what is stored.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLessonOffered, declineLesson, lessonFor, offerLesson, progressIn } from '../../src/client/lesson_progress';
import { Lesson } from '../../src/client/lesson.svelte';
import { Session } from '../../src/client/session.svelte';
import { language } from '../../src/language.svelte';
import type { Game, LessonMoment, LessonRequest } from '../../src/protocol';
import { event, legal, tableMessage } from './table';

vi.mock('../../src/preferences.svelte', () => ({ preferences: { confirm: true, sound: false } }));

/** One step to read, one task, and the end. */
function moment(done: string[]): LessonMoment {
    const moves = done.length > 1 ? 1 : 0;
    return {
        lesson: { name: 'first_game', title: { en: 'First' }, options: [], minutes: 5, steps: 3 },
        done,
        text: { en: `Step ${done.length}` },
        rule: null,
        highlights: [],
        task: done.length === 1 ? ['good'] : [],
        last: done.length === 2,
        table: tableMessage({
            moves,
            view: `view ${moves}`,
            legal: [legal('good', { final: true }), legal('bad')],
            events: moves === 0 ? [] : [event(0, 1, 0, 1)],
            undo: { undo: true, restart: true, ask: false, asked: null },
            hints: { allowed: true, agreed: [] },
        }),
    };
}

function answerTo({ done, move, why }: LessonRequest): { status: number; body: unknown } {
    if (done.includes('old')) return { status: 400, body: { error: { code: 'malformed', sentence: '', message: {} } } };
    if (why !== undefined)
        return { status: 200, body: { action: 'bad', possible: false, message: { key: 'no', args: {} } } };
    if (move === 'bad') {
        const message = { key: 'lesson.refusal.not_the_task', args: { hint: { id: '', text: 'Other.' } } };
        const hint = { en: 'Other.', es: 'Otra.' };
        return { status: 200, body: { refused: { code: 'not_the_task', sentence: 'Other.', message, hint } } };
    }
    return { status: 200, body: moment(move === undefined ? done : [...done, move]) };
}

let requests: LessonRequest[];
let lesson: Lesson;
let session: Session;
const flushPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

class FakeStorage {
    private readonly items = new Map<string, string>();
    getItem = (key: string): string | null => this.items.get(key) ?? null;
    setItem = (key: string, value: string): void => void this.items.set(key, value);
    removeItem = (key: string): void => void this.items.delete(key);
}

async function open(): Promise<void> {
    lesson = new Lesson({ game: 'toy', lesson: 'first_game', name: 'Ana' });
    session = new Session('first_game', null, (options) => lesson.link(options));
    await flushPromises();
}

beforeEach(async () => {
    requests = [];
    vi.stubGlobal('localStorage', new FakeStorage());
    vi.stubGlobal('sessionStorage', new FakeStorage());
    vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
        const request = JSON.parse(body) as LessonRequest;
        requests.push(request);
        const { status, body: answer } = answerTo(request);
        return Promise.resolve(new Response(JSON.stringify(answer), { status }));
    });
    language.sentences = { 'lesson.refusal.not_the_task': '{hint}', no: 'No.' };
    language.code = 'es';
    await open();
});

afterEach(() => {
    vi.unstubAllGlobals();
});

test('a step to read offers no moves, and the learner has a name', () => {
    expect(session.status).toBe('open');
    expect(session.state?.live.legal).toEqual([]);
    expect(session.state?.live.seats[0]?.name).toBe('Ana');
    expect(session.state?.live.undo.undo).toBe(false);
    expect(session.state?.live.hints.allowed).toBe(false);
});

test('the task is done by a move, without confirmation, and animated', async () => {
    await lesson.next();
    expect(session.state?.live.legal.map(({ action }) => action)).toEqual(['good', 'bad']);
    session.choose({ action: 'good' });
    await flushPromises();
    expect(lesson.moment?.last).toBe(true);
    expect(session.state?.previous).toBe('view 0');
    expect(session.state?.newEvents).toHaveLength(1);
    expect(progressIn('toy', 'first_game')).toEqual({ done: ['', 'good'], finished: true });
});

test('another legal move gets the hint in the language of the learner, and can be followed by the right one', async () => {
    await lesson.next();
    session.choose({ action: 'bad' });
    await flushPromises();
    expect(session.remark?.text).toBe('Otra.');
    expect(lesson.moment?.done).toEqual(['']);
    session.choose({ action: 'good' });
    await flushPromises();
    expect(session.remark).toBeNull();
    expect(lesson.moment?.done).toEqual(['', 'good']);
});

test('the moves that complete a step are marked', async () => {
    await lesson.next();
    expect(session.state?.live.legal.map(({ wanted }) => wanted)).toEqual([true, false]);
});

test('at a step to read, a click on the board says how to go on', async () => {
    language.sentences['page.lesson.read'] = 'Read this.';
    await session.whyNot('dance', { hex: 'a1' });
    expect(session.remark?.text).toBe('Read this.');
});

test('a question is answered by the rules', async () => {
    await lesson.next();
    await session.whyNot('dance', { hex: 'a1' });
    expect(requests.at(-1)?.why).toEqual({ verb: 'dance', args: [{ hex: 'a1' }] });
    expect(session.remark?.text).toBe('No.');
});

test('going back removes the last step and its events', async () => {
    await lesson.next();
    session.choose({ action: 'good' });
    await flushPromises();
    await lesson.back();
    expect(lesson.moment?.done).toEqual(['']);
    expect(session.state?.live.moves).toBe(0);
    expect(session.state?.live.events).toEqual([]);
    expect(session.state?.newEvents).toEqual([]);
    // A lesson that was finished once stays finished.
    expect(progressIn('toy', 'first_game')).toEqual({ done: [''], finished: true });
});

test('a reload continues the lesson; steps of an older version are forgotten', async () => {
    await lesson.next();
    await open();
    expect(lesson.moment?.done).toEqual(['']);
    localStorage.setItem('motherlode.lessons', '{"toy/first_game": {"done": ["old"], "finished": false}}');
    await open();
    expect(lesson.moment?.done).toEqual([]);
});

test('a lesson is offered once, and not after it was begun or declined', async () => {
    offerLesson('other', 'first_game', 'k7');
    expect(isLessonOffered('k7')).toBe(true);
    expect(isLessonOffered('k8')).toBe(false);
    declineLesson('other', 'first_game');
    expect(isLessonOffered('k7')).toBe(false);
    offerLesson('other', 'first_game', 'k8');
    expect(isLessonOffered('k8')).toBe(false);
    await lesson.next();
    offerLesson('toy', 'first_game', 'k9');
    expect(isLessonOffered('k9')).toBe(false);
});

test('a lesson is offered for its options; otherwise the first lesson is offered', () => {
    const lesson = (name: string, ...options: string[]) => ({ name, title: {}, options, minutes: 3, steps: 5 });
    const game = (...lessons: Game['lessons']) => ({ lessons }) as Game;
    const levels = game(lesson('advanced', 'level=advanced'), lesson('beginner'), lesson('easy', 'level=easy'));
    expect(lessonFor(levels, { level: 'easy', length: 'full' })?.name).toBe('easy');
    expect(lessonFor(levels, { level: 'standard' })?.name).toBe('beginner');
    const modules = game(lesson('first_game'), lesson('modules', 'hotels=on', 'duel=on'));
    expect(lessonFor(modules, { hotels: 'off', duel: 'on' })?.name).toBe('modules');
    expect(lessonFor(modules, { hotels: 'off', duel: 'off' })?.name).toBe('first_game');
    expect(lessonFor(game(), { hotels: 'on' })).toBeUndefined();
});
