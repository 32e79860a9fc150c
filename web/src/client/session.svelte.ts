// A table as the page shows it: its state, built from the server's messages, and everything a viewer can do.

import { getSetAsideRecord, RequestError } from '../api';
import type { Offer } from '../actions';
import type { Info } from '../components/board/info.svelte';
import { localTable } from '../core/hosting';
import { isLocal } from '../core/ids';
import { language, reason, sentence, sentenceParts, t } from '../language.svelte';
import { seatLink } from '../link';
import { preferences } from '../preferences.svelte';
import type {
    Answer,
    Arg,
    GameEvent,
    Legal,
    Message,
    Refusal,
    Request,
    Seat,
    SeatMessage,
    SeatWindow,
    TableMessage,
    UpdateMessage,
} from '../protocol';
import { play } from '../sound';
import { say, textOf, withoutAddress, wordFor, type Translate } from '../words';
import { Connection, type ConnectionOptions, type Socket, type Status, type TableLink } from './connection';
import { Hints } from './hints.svelte';
import { History } from './history.svelte';
import { replaceInvite, storeToken } from './invites';
import { labelsOf, namesOf } from './names';
import { tableDuring, type Stages } from './stages';
import { Story } from './story.svelte';
import { Finishes, Review } from './review.svelte';
import {
    addChat,
    addEarlierEvents,
    applyUpdate,
    isSameDecision,
    lacksMyLastMove,
    missedBy,
    mustAct,
    openTable,
    type Moment,
    type TableState,
} from './table_state';

/** Feedback on something the viewer tried. */
export interface Remark {
    text: string;
    rule: string | null;
}

export class Session {
    state = $state.raw<TableState | null>(null);
    status = $state.raw<Status>('connecting');
    /** Whether the server has been waiting for its disk for a while. */
    savingDelayed = $state(false);
    refusal = $state.raw<Refusal | null>(null);
    remark = $state.raw<Remark | null>(null);
    /** The viewer's own windows, if there are several; `you` is this one. */
    windows = $state.raw<{ you: number; windows: SeatWindow[] }>({ you: 0, windows: [] });
    /** Incremented when a stored invitation changes. */
    invitesChanged = $state(0);
    /** A move that can't be undone, waiting for confirmation. */
    unconfirmed = $state.raw<Legal | null>(null);
    /** What happened before the viewer opened the table, until the viewer closes it. */
    recap = $state.raw<GameEvent[]>([]);
    /** Ids of the things that the focused log line or choice mentions; the board highlights them. */
    highlighted = $state.raw<string[]>([]);
    readonly history = new History(
        (move) => this.fetchMoment(move),
        () => this.state?.live.moves ?? 0,
    );

    readonly hints = new Hints(
        (request) => this.ask(request),
        () => this.state?.live ?? null,
    );
    /** Shows the moves of the others one by one. */
    readonly story = new Story({
        pace: () => preferences.pace,
        waits: () => preferences.wait,
        eventsOf: (message) => this.followedEvents(message),
        isAnnounced: (event) => this.isAnnounced(event),
        show: (message) => this.show(message),
    });
    /** How the game's drawing shows the events of a move; null until the drawing is loaded. */
    stages = $state.raw<Stages | null>(null);
    /** The table as the viewer sees it: without the events that the story has not shown yet. */
    readonly shown: TableState | null = $derived.by(() => {
        const { telling, shown } = this.story;
        if (this.state === null || this.state.newEvents !== shown) return this.state;
        // Everything on show has been animated already.
        if (telling === null || this.before === null) return { ...this.state, previous: null };
        return tableDuring(this.state, this.before, telling, this.stages ?? undefined);
    });
    readonly review = new Review((request) => this.ask(request));
    readonly finishes = new Finishes((request) => this.ask(request));

    private readonly connection: TableLink;
    private decidedVersion = -1;
    private loadingEvents = false;
    private cachedNames: string[] = [];
    private receivedMoves = 0;
    /** The table before the newest update. */
    private before: TableState | null = null;

    constructor(
        private readonly table: string,
        /** Token of the viewer's seat; null if the cookie holds it, or none is needed. */
        public token: string | null,
        link: (options: ConnectionOptions) => TableLink = (options) => new Connection(options),
        /** Whether to show the moves of the others at the viewer's pace. */
        private readonly follows = true,
    ) {
        this.connection = link({
            connect: () => (isLocal(table) ? localTable(table).connect() : openSocket()),
            hello: () => ({
                table,
                ...(this.token === null ? {} : { token: this.token }),
                ...(this.state === null ? {} : { seen: this.state.live.version }),
                // Shown if the viewer only watches.
                ...(preferences.name.trim() === '' ? {} : { name: preferences.name.trim() }),
            }),
            onTable: (message) => this.receive(message),
            onWork: (message) =>
                message.t === 'review' ? this.review.receive(message) : this.finishes.receive(message),
            onSeat: (message) => this.receiveSeat(message),
            onSaving: (delayed) => (this.savingDelayed = delayed),
            onStatus: (status, refusal) => {
                this.savingDelayed = false;
                if (status === 'open' && this.status !== 'open') this.resumeWork();
                this.status = status;
                // While reconnecting, keep showing the last reason.
                if (status !== 'connecting') this.refusal = refusal;
            },
        });
        this.connection.open();
    }

    close(): void {
        this.history.stop();
        this.story.clear();
        this.connection.close();
    }

    /** Reconnects at once, because the network may be back. */
    reconnectNow(): void {
        this.connection.reconnectNow();
    }

    // Returns the same array while no name changes, so that the log is not rendered again.
    readonly names: string[] = $derived.by(() => {
        const names = this.state === null ? [] : namesOf(this.state.live.seats, this.state.facts.seat);
        if (names.some((name, i) => name !== this.cachedNames[i]) || names.length !== this.cachedNames.length)
            this.cachedNames = names;
        return this.cachedNames;
    });

    /** The names where they appear alone, see labelsOf. */
    readonly labels: string[] = $derived(
        this.state === null ? [] : labelsOf(this.state.live.seats, this.state.facts.seat),
    );

    say(message: Message): string {
        return sentence(message, this.names);
    }

    /** The same for a prompt, without the name of the seat that it addresses. */
    sayTo(message: Message, addressee: Seat | null): string {
        return textOf(withoutAddress(sentenceParts(message, this.names), addressee));
    }

    /** As `t`, with the players' names filled in. */
    readonly t: Translate = (key, args = {}, otherwise = key) =>
        say(language.sentences, key, args, this.names, otherwise);

    choose({ action }: Pick<Offer, 'action'>): void {
        if (this.story.event !== null) return this.story.skip();
        const legal = this.state?.live.legal.find((choice) => choice.action === action);
        if (legal === undefined || this.history.moment !== null) return void this.explain({ t: 'why', action });
        if (legal.final && preferences.confirm) this.unconfirmed = legal;
        else void this.decide(action);
    }

    /** Makes the move that waits for confirmation. */
    confirm(): void {
        if (this.unconfirmed !== null) void this.decide(this.unconfirmed.action);
    }

    whyNot(verb: string, ...args: Arg[]): Promise<void> {
        return this.explain({ t: 'why', verb, args });
    }

    private async explain(request: Request & { t: 'why' }): Promise<void> {
        if (this.history.moment !== null) {
            this.remark = { text: t('page.history.past'), rule: null };
            return;
        }
        const answer = await this.connection.request(request);
        if (answer.t === 'error') this.remark = this.remarkOn(answer);
        if (answer.t !== 'why') return;
        if (answer.message === undefined) this.remark = { text: t('page.why.possible'), rule: null };
        else this.remark = { text: this.say(answer.message) + this.sayFirst(answer.first), rule: answer.rule ?? null };
    }

    /** What a thing is and does at the moment on show; null if there is nothing to say. */
    async about(kind: string, thing: string): Promise<Info | null> {
        const move = this.history.moment?.move ?? this.state?.live.moves ?? 0;
        const answer = await this.connection.request({ t: 'about', kind, thing, move });
        if (answer.t !== 'about' || answer.facts === null) return null;
        return {
            title: wordFor(language.sentences, answer.name, this.labels),
            lines: answer.facts.map((fact) => sentence(fact, this.labels)),
            rule: answer.rule,
        };
    }

    /** For requests whose answer is only "done" or a refusal. */
    async send(request: Request): Promise<boolean> {
        return (await this.ask(request)).t === 'ok';
    }

    /** Whether this browser hosts the table. */
    get isLocal(): boolean {
        return isLocal(this.table);
    }

    /** Of the game so far, at a local table. */
    localRecord(): Promise<string> {
        return localTable(this.table).ask<string>({ t: 'record' });
    }

    /** The server sends a long record in parts. */
    async record(): Promise<string | null> {
        let record = '';
        for (let from: number | null = 0; from !== null;) {
            const answer: Answer = await this.ask({ t: 'record', from });
            if (answer.t !== 'record') return null;
            record += answer.record;
            from = answer.next;
        }
        return record;
    }

    /** Of a table that the server cannot continue; if there is none, the viewer sees why. */
    async setAsideRecord(): Promise<string | null> {
        try {
            return (await getSetAsideRecord(this.table, this.token)).record;
        } catch (error) {
            if (!(error instanceof RequestError)) throw error;
            this.refusal = error.refusal;
            return null;
        }
    }

    /** A link that opens this seat once, on another device. */
    async deviceLink(): Promise<string | null> {
        const answer = await this.ask({ t: 'link' });
        return answer.t === 'link' ? seatLink(location.origin, this.table, answer.token) : null;
    }

    private receiveSeat(message: SeatMessage): void {
        if (message.t === 'windows') {
            this.windows = { you: message.you, windows: message.windows };
        } else if (message.t === 'invitation') {
            replaceInvite(this.table, message.seat, message.token);
            ++this.invitesChanged;
        } else {
            this.token = message.token;
            storeToken(this.table, message.token);
        }
    }

    /** Loads one page of events before those of the log; false if there is none, or one is already on its way. */
    async loadEarlierEvents(): Promise<boolean> {
        const before = this.state?.live.events_from ?? 0;
        if (before === 0 || this.loadingEvents) return false;
        this.loadingEvents = true;
        const answer = await this.ask({ t: 'events', before });
        this.loadingEvents = false;
        if (answer.t !== 'events' || this.state === null) return false;
        this.state = addEarlierEvents(this.state, answer);
        return true;
    }

    /** Loads events until the log reaches back to the moment on show. */
    private async loadEventsOfMoment(): Promise<void> {
        const isMissing = (): boolean => {
            const first = this.state?.live.events[0];
            return this.history.moment !== null && first !== undefined && first.move > this.history.moment.move;
        };
        while (isMissing() && (await this.loadEarlierEvents()));
    }

    /** What the viewer has missed; a long log arrives in pages, and the viewer's last move may be on an earlier one. */
    private async loadWhatWasMissed(): Promise<void> {
        const isMissing = (): boolean => this.state !== null && lacksMyLastMove(this.state);
        while (isMissing() && (await this.loadEarlierEvents()));
        if (this.state !== null) this.recap = missedBy(this.state);
    }

    /** Shows a refusal to the viewer. */
    private async ask(request: Request): Promise<Answer> {
        const answer = await this.connection.request(request);
        if (answer.t === 'error') this.remark = this.remarkOn(answer);
        return answer;
    }

    private resumeWork(): void {
        this.review.resume();
        this.finishes.resume();
    }

    /** Ignores a second click until the table has changed or the server has refused the first. */
    private async decide(action: string): Promise<void> {
        const version = this.state?.live.version;
        if (version === undefined || version === this.decidedVersion) return;
        this.decidedVersion = version;
        this.remark = null;
        this.recap = [];
        if (await this.send({ t: 'move', version, action })) return;
        this.unconfirmed = null;
        this.decidedVersion = -1;
    }

    private remarkOn(refusal: Refusal): Remark {
        return { text: reason(refusal, this.names) + this.sayFirst(refusal.first), rule: refusal.rule ?? null };
    }

    /** The decision that comes first, after the sentence of a refusal. */
    private sayFirst(prompt: Message | undefined): string {
        return prompt === undefined ? '' : ` ${this.sayTo(prompt, this.state?.facts.seat ?? null)}`;
    }

    private async fetchMoment(move: number): Promise<Moment | null> {
        const answer = await this.ask({ t: 'at', move });
        // After the history has shown it.
        setTimeout(() => void this.loadEventsOfMoment());
        return answer.t === 'at' ? { move: answer.move, view: answer.view, result: answer.result } : null;
    }

    private receive(message: TableMessage | UpdateMessage): void {
        const isUndo = message.moves < this.receivedMoves;
        this.receivedMoves = message.moves;
        if (message.t === 'update' && !isUndo && this.state !== null) {
            this.state = addChat(this.state, message.chat);
            this.story.add(message);
            return;
        }
        if (message.t === 'table') this.story.clear();
        else this.story.skip();
        const isFirst = this.state === null;
        this.show(message);
        if (isFirst && this.follows) void this.loadWhatWasMissed();
    }

    /**
     * The events of an update to show one by one: those of the others, and what the viewer's own move reveals or decides. Nothing
     * holds up a viewer who is deciding, looks at the past, is away or has little time.
     */
    private followedEvents(message: UpdateMessage): GameEvent[] {
        const before = this.state;
        const isAway = typeof document !== 'undefined' && document.hidden;
        const isOff = !this.follows || isAway || (preferences.pace === 'instant' && !preferences.wait);
        if (isOff || before === null || this.history.moment !== null || before.facts.clock.kind === 'bank') return [];
        if (before.live.legal.length > 0 && isSameDecision(before, applyUpdate(before, message))) return [];
        const { events } = message;
        const isOwn = before.facts.seat !== null && events[0]?.seat === before.facts.seat;
        if (!isOwn) return events;
        // The first event is what the viewer chose, unless the choice itself decides something, such as an election.
        const [first, ...rest] = events;
        const consequences = first !== undefined && this.isAnnounced(first) ? events : rest;
        return events.some((event) => event.learned || this.isAnnounced(event)) ? consequences : [];
    }

    private isAnnounced({ event }: GameEvent): boolean {
        return this.stages?.announced.includes(event) ?? false;
    }

    private show(message: TableMessage | UpdateMessage): void {
        const before = this.state;
        this.before = before;
        if (message.t === 'table') this.state = openTable(message, before);
        else if (before !== null) this.state = applyUpdate(before, message);
        if (before === null || this.state === null || this.state === before) return;

        // An undo changes the history from that move on.
        const isKnown = message.t === 'update' && message.events_from >= before.live.events_from;
        const firstUndone = before.live.events.find((event) => event.n >= message.events_from);
        this.history.forgetFrom(isKnown ? (firstUndone?.move ?? message.moves) : 0);
        if (this.state.live.moves !== before.live.moves) {
            this.highlighted = [];
            if (!isSameDecision(before, this.state)) this.hints.clear();
        }
        const { legal } = this.state.live;
        if (!legal.some((choice) => choice.action === this.unconfirmed?.action)) this.unconfirmed = null;
        this.cue(before, this.state);
    }

    private cue(before: TableState, now: TableState): void {
        if (now.live.result.finished && !before.live.result.finished) play('end');
        else if (mustAct(now) && !mustAct(before)) play('turn');
        else if (now.live.moves > before.live.moves) play('move');
    }
}

function openSocket(): Socket {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(`${scheme}//${location.host}/ws`) as Socket;
}
