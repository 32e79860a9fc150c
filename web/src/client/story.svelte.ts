// Shows the moves of the others one event after another, at the viewer's pace, instead of all at once.

import type { GameEvent, UpdateMessage } from '../protocol';
import type { Telling } from './stages';

export const paces = ['instant', 'quick', 'calm'] as const;
export type Pace = (typeof paces)[number];

/** How long each event is on show, in milliseconds. */
const eventTime: Record<Pace, number> = { instant: 0, quick: 700, calm: 1800 };
/** How long an announced event is on show: before the board shows its outcome, and after that. */
const announcedTime: Record<Pace, [number, number]> = { instant: [0, 0], quick: [900, 700], calm: [1100, 900] };

export interface StoryOptions {
    pace: () => Pace;
    /** Whether to wait for the viewer after each turn of another player. */
    waits: () => boolean;
    /** The events of an update to show one by one; none if the update is to be shown at once. */
    eventsOf: (message: UpdateMessage) => GameEvent[];
    /** Whether to announce an event before the board shows its outcome. */
    isAnnounced: (event: GameEvent) => boolean;
    show: (message: UpdateMessage) => void;
}

export class Story {
    /** What is on show; null if the viewer has seen everything. */
    telling = $state.raw<Telling | null>(null);
    /** The story waits for the viewer. */
    waiting = $state(false);
    /** The events of the last update that was shown one by one. */
    shown = $state.raw<GameEvent[]>([]);

    private updates: UpdateMessage[] = [];
    private events: GameEvent[] = [];
    private timer: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly options: StoryOptions) {}

    /** The event on show. */
    get event(): GameEvent | null {
        return this.telling?.event ?? null;
    }

    add(message: UpdateMessage): void {
        this.updates.push(message);
        if (this.event === null || (this.waiting && this.isSameTurn(message))) this.continue();
    }

    /** Shows the next update. */
    continue(): void {
        this.waiting = false;
        for (let message = this.updates.shift(); message !== undefined; message = this.updates.shift()) {
            this.events = [...this.options.eventsOf(message)];
            this.options.show(message);
            if (this.events.length > 0) {
                this.shown = message.events;
                return this.showEvent();
            }
        }
        this.telling = null;
    }

    /** Shows everything that has happened, at once. */
    skip(): void {
        const updates = this.updates;
        this.clear();
        for (const message of updates) this.options.show(message);
    }

    /** Forgets what has not been shown, because newer data replace it. */
    clear(): void {
        clearTimeout(this.timer);
        this.updates = [];
        this.events = [];
        this.telling = null;
        this.waiting = false;
    }

    private showEvent(): void {
        const event = this.events.shift();
        if (event !== undefined) {
            const announced = this.options.isAnnounced(event);
            this.telling = { event, announced };
            if (announced) this.after(announcedTime[this.options.pace()][0], () => this.showOutcome(event));
            else this.after(eventTime[this.options.pace()], () => this.showEvent());
        } else if (this.options.waits() && !this.updates.slice(0, 1).some((message) => this.isSameTurn(message))) {
            this.waiting = true;
        } else {
            this.continue();
        }
    }

    private showOutcome(event: GameEvent): void {
        this.telling = { event, announced: false };
        this.after(announcedTime[this.options.pace()][1], () => this.showEvent());
    }

    private after(time: number, next: () => void): void {
        this.timer = setTimeout(next, time);
    }

    private isSameTurn(message: UpdateMessage): boolean {
        return this.options.eventsOf(message)[0]?.turn === this.event?.turn;
    }
}
