// A lesson as a table that a session can show. The server stores nothing about learners: every request carries the
// completed steps.

import { askAboutInLesson, askInLesson, postLesson, RequestError } from '../api';
import { translated } from '../language.svelte';
import type { Answer, LessonMoment, LessonRequest, Refusal, Request, TableMessage, UpdateMessage } from '../protocol';
import type { ConnectionOptions, TableLink } from './connection';
import { progressIn, storeProgress } from './lesson_progress';

/** The answer to requests that make no sense in a lesson, such as chat. */
const notHere: Refusal = { code: 'not_allowed', sentence: '', message: { key: 'page.lesson.not_here', args: {} } };
const readFirst: Refusal = { code: 'not_allowed', sentence: '', message: { key: 'page.lesson.read', args: {} } };
const offline: Refusal = { code: 'stopping', sentence: '', message: { key: 'page.error.offline', args: {} } };

interface LessonOptions {
    game: string;
    lesson: string;
    /** The name to show for the learner. */
    name: string;
}

export class Lesson implements TableLink {
    moment = $state.raw<LessonMoment | null>(null);

    private options: ConnectionOptions | null = null;
    private version = 0;
    private closed = false;

    constructor(private readonly lesson: LessonOptions) {}

    /** For the constructor of a session. */
    link(options: ConnectionOptions): TableLink {
        this.options = options;
        return this;
    }

    open(): void {
        const { game, lesson } = this.lesson;
        this.options?.onStatus('connecting', null);
        void this.load(progressIn(game, lesson).done);
    }

    close(): void {
        this.closed = true;
    }

    reconnectNow(): void {
        if (this.moment === null && !this.closed) this.open();
    }

    async request(body: Request): Promise<Answer> {
        if (body.t === 'move') return this.answer(() => this.post({ move: body.action }));
        if (body.t === 'why') return this.moment?.task.length === 0 ? { t: 'error', ...readFirst } : this.explain(body);
        if (body.t === 'about') return this.describe(body);
        return { t: 'error', ...notHere };
    }

    /** Completes a step that is only read. */
    next(): Promise<Answer> {
        return this.answer(() => this.post({ move: '' }));
    }

    back(): Promise<Answer> {
        return this.answer(() => this.post({ done: (this.moment?.done ?? []).slice(0, -1) }));
    }

    restart(): Promise<Answer> {
        return this.answer(() => this.post({ done: [] }));
    }

    private async load(done: string[]): Promise<void> {
        try {
            await this.post({ done });
        } catch (error) {
            const refusal = error instanceof RequestError ? error.refusal : null;
            // The lesson has changed since, so start it again.
            if (refusal?.code === 'malformed' && done.length > 0) return this.load([]);
            this.options?.onStatus(refusal === null ? 'lost' : 'refused', refusal);
        }
    }

    private async explain(body: Request & { t: 'why' }): Promise<Answer> {
        const why = 'verb' in body ? { verb: body.verb, args: body.args } : { action: body.action };
        return this.answer(async () => ({ t: 'why', id: '', ...(await askInLesson(this.requestWith({ why }))) }));
    }

    private async describe({ kind, thing }: Request & { t: 'about' }): Promise<Answer> {
        const about = { kind, thing };
        return this.answer(async () => ({
            t: 'about',
            id: '',
            ...(await askAboutInLesson(this.requestWith({ about }))),
        }));
    }

    /** A refusal becomes an answer, as at a table. */
    private async answer(action: () => Promise<Answer>): Promise<Answer> {
        try {
            return await action();
        } catch (error) {
            const refusal = error instanceof RequestError ? error.refusal : null;
            return { t: 'error', ...(refusal ?? offline) };
        }
    }

    private requestWith(rest: Partial<LessonRequest>): LessonRequest {
        const { game, lesson } = this.lesson;
        return { game, lesson, done: this.moment?.done ?? [], ...rest };
    }

    private async post(rest: Partial<LessonRequest>): Promise<Answer> {
        const answer = await postLesson(this.requestWith(rest));
        if ('refused' in answer) return { t: 'error', ...inWords(answer.refused) };
        if (!this.closed) this.show(answer);
        return { t: 'ok', id: '', version: this.version };
    }

    private show(moment: LessonMoment): void {
        const { game, lesson } = this.lesson;
        const before = this.moment;
        this.moment = moment;
        const finished = moment.last || progressIn(game, lesson).finished;
        storeProgress(game, lesson, { done: moment.done, finished });
        this.options?.onStatus('open', null);
        this.options?.onTable(before === null ? this.tableOf(moment) : this.updateOf(moment, before));
    }

    /** In a lesson the learner goes back instead of undoing moves, so no move needs a confirmation. */
    private tableOf({ table, task }: LessonMoment): TableMessage {
        return {
            ...table,
            version: ++this.version,
            seats: table.seats.map((seat, i) => (i === table.seat ? { ...seat, name: this.lesson.name } : seat)),
            legal:
                task.length === 0
                    ? []
                    : table.legal.map((legal) => ({ ...legal, final: false, wanted: task.includes(legal.action) })),
            undo: { undo: false, restart: false, ask: false, asked: null },
            hints: { allowed: false, agreed: [] },
        };
    }

    /** Only the events since the step before are new. */
    private updateOf(moment: LessonMoment, before: LessonMoment): UpdateMessage {
        const known = Math.min(eventCount(moment), eventCount(before));
        const events = moment.table.events.filter(({ n }) => n >= known);
        return { ...this.tableOf(moment), t: 'update', events_from: known, events };
    }
}

/** The hint becomes the argument of its message, in the learner's language. */
function inWords(refusal: Refusal): Refusal {
    if (refusal.hint === undefined) return refusal;
    const hint = { id: 'hint', text: translated(refusal.hint).text };
    return { ...refusal, message: { ...refusal.message, args: { hint } } };
}

function eventCount({ table }: LessonMoment): number {
    return (table.events.at(-1)?.n ?? table.events_from - 1) + 1;
}
