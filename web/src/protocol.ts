// The types of docs/protocol.md, version 2.

export type Seat = number;

/** Shown as the sentence of its `key`, or else as its `text`. */
export interface Term {
    id: string;
    key?: string;
    text: string;
}
/** A sequence of messages, such as a card's effects. */
export interface Phrase {
    id: string;
    parts: Message[];
}
export type Argument = number | { seat: Seat } | Term | Phrase;

export interface Message {
    key: string;
    args: Record<string, Argument>;
}

/** Why something is refused; `sentence` is the English text of `message`. */
export interface Refusal {
    code: string;
    sentence: string;
    message: Message;
    rule?: string;
    /** The prompt of the decision that comes first, if `message` does not name it. */
    first?: Message;
    /** In a lesson: the answer to a legal action that is not the task, by language. */
    hint?: Translations;
}

// HTTP

/** A sentence by language. */
export type Translations = Partial<Record<string, string>>;

export interface Edition {
    name: string;
    title: string;
    provenance: string;
}
export interface Game {
    name: string;
    title: string;
    designers: string;
    min_players: number;
    max_players: number;
    editions: Edition[];
    /** `used_with`: the option has an effect only with one of these values of another option. */
    options: { name: string; values: string[]; used_with?: { option: string; values: string[] } }[];
    score_sources: string[];
    lessons: LessonInfo[];
}
export interface LessonInfo {
    name: string;
    title: Translations;
    /** It is offered for games with one of these options: "level=easy". */
    options: string[];
    minutes: number;
    steps: number;
}
/** `done` has the learner's action of each completed step, or an empty text for a step without a task. */
export interface LessonRequest {
    game: string;
    lesson: string;
    done: string[];
    /** Completes the current step. */
    move?: string;
    /** Asks whether an action is possible. */
    why?: { action: string } | { verb: string; args: readonly Arg[] };
    /** Asks what a thing is and does. */
    about?: { kind: string; thing: string };
}
/** A step of a lesson, with the table as the learner sees it. */
export interface LessonMoment {
    lesson: LessonInfo;
    done: string[];
    text: Translations;
    rule: string | null;
    /** Ids of things on the board, or `section:` and the name of a section. */
    highlights: string[];
    /** The actions that complete the step; empty if the learner only reads it. */
    task: string[];
    last: boolean;
    table: TableMessage;
}
export interface Games {
    games: Game[];
    bots: string[];
    languages: string[];
    /** Whether the server has a privacy page, at /privacy. */
    privacy: boolean;
}
export interface Rule {
    id: string;
    heading: string;
    text: string;
}
export type Clock =
    { kind: 'none' } | { kind: 'bank'; bank: number; increment: number } | { kind: 'days'; days: number };

export interface NewTable {
    game: string;
    seats: string[];
    options?: Record<string, string>;
    edition?: string;
    /** The text of an edition file, in place of `edition`. */
    edition_file?: string;
    clock?: Clock;
    listed?: boolean;
    name?: string;
}
export interface CreatedTable {
    table: string;
    seats: { seat: Seat; token: string }[];
    watch: string;
}
/** A new table that continues from a moment of a finished one; `token` is set unless the cookie holds the seat. */
export interface NewBranch {
    table: string;
    token?: string;
    move: number;
    seat: Seat;
    bot: string;
    name: string;
}
/** Another game for the players of a finished one: `seat:1` is the player of that seat. */
export interface NewRematch {
    table: string;
    token?: string;
    seats: string[];
}
export interface TableLine {
    table: string;
    game: string;
    names: string[];
    seat: Seat | null;
    moves: number;
    your_turn: boolean;
    finished: boolean;
    updated: number;
    /** By seat; null before the end, and for games of older servers. */
    scores: { total: number; rank: number }[] | null;
}

// WebSocket, from the client

export type Request =
    | { t: 'move'; version: number; action: string }
    | { t: 'why'; action: string }
    | { t: 'why'; verb: string; args: readonly Arg[] }
    | { t: 'about'; kind: string; thing: string; move: number }
    | { t: 'undo' | 'restart' | 'ask_undo' | 'agree' | 'decline' }
    | { t: 'chat'; text: string }
    | { t: 'name'; name: string }
    | { t: 'leave' | 'return' }
    | { t: 'at'; move: number }
    | { t: 'events'; before: number }
    | { t: 'record'; from: number }
    | { t: 'review' }
    | { t: 'finish'; move: number; games: number }
    | { t: 'link' }
    | { t: 'close'; window: number }
    | { t: 'mute' | 'unmute' | 'remove'; seat: Seat }
    | { t: 'resign' }
    | { t: 'end'; agree: boolean }
    | { t: 'replace'; seat: Seat }
    | { t: 'report'; text: string }
    | { t: 'hints'; agree: boolean }
    | { t: 'hint'; version: number };

// WebSocket, from the server

export interface SeatInfo {
    kind: 'person' | 'bot' | 'open';
    name: string;
    connected: boolean;
    bot: string | null;
    clock: number | null;
    clock_runs: boolean;
    muted: boolean;
    /** A bot plays to the end of the game. */
    removed: boolean;
    /** The same, by the player's own choice. */
    resigned: boolean;
}
export interface Pending {
    must: Seat[];
    may: Seat[];
    rule: string;
    prompts: Message[];
}
/** An argument of an action, by its kind: {"location": "d3"}. */
export type Arg = Readonly<Record<string, string | number>>;

/** The effect of an action, as far as the seat can know it. */
export interface Preview<Facts = unknown> {
    /** Each seat's change; null if it depends on hidden information. */
    points: number[] | null;
    events: Message[];
    /** In the game's own format. */
    facts: Facts | null;
}
export interface Legal {
    action: string;
    verb: string;
    args: Arg[];
    message: Message;
    final: boolean;
    preview: Preview;
    /** A lesson asks for this action; the server does not send it. */
    wanted?: boolean;
}
export interface GameEvent {
    n: number;
    move: number;
    seat: Seat | null;
    turn: number;
    event: string;
    rule: string;
    message: Message;
    learned: boolean;
}
export interface ChatLine {
    n: number;
    seat: Seat | null;
    name: string;
    text: string;
    time: number;
}
export interface Undo {
    undo: boolean;
    restart: boolean;
    ask: boolean;
    asked: { seat: Seat; agreed: Seat[] } | null;
}
/** Whether the viewer may ask for hints, and which humans have agreed to them. */
export interface HintRight {
    allowed: boolean;
    agreed: Seat[];
}
export interface Result {
    finished: boolean;
    seats: { total: number; rank: number; by_source: number[] }[];
    /** An opponent without a seat, played by the rules; `name` is a key. */
    rival: { name: string; total: number; rank: number } | null;
    tie_break: string | null;
    /** Why the game ended before its rules say so. */
    ended: 'agreed' | 'resigned' | null;
}

/** The common part of `table` and `update`. */
export interface Live {
    version: number;
    seats: SeatInfo[];
    moves: number;
    view: unknown;
    pending: Pending;
    legal: Legal[];
    events: GameEvent[];
    events_from: number;
    chat: ChatLine[];
    undo: Undo;
    hints: HintRight;
    result: Result;
    /** The humans who have agreed to end the game. */
    end: { agreed: Seat[] };
    /** The table of the rematch. */
    rematch: string | null;
    /** Viewers without a seat; those without a name are only counted. `link` is the token to invite more, for players. */
    watchers: { count: number; names: string[]; link: string | null };
}
/** Data of a table that never change. */
export interface TableFacts {
    table: string;
    game: string;
    edition: Edition & { data: unknown };
    options: Record<string, string>;
    clock: Clock;
    listed: boolean;
    /** The player who uploaded the record may know hidden information. */
    from_record: boolean;
    seat: Seat | null;
}

// Review, hints and finishes. Win probabilities are in thousandths, scores in tenths.

/** Mean, and the interval around it. */
export type Estimate = [mean: number, low: number, high: number];

export interface WeighedChoice {
    action: string;
    message: Message;
    /** For the seat that decides. */
    win: Estimate;
    score: number;
    points: Estimate;
    /** The score sources that differ most from the best choice; for the best choice, from the next. */
    reasons: Reason[];
}
export interface Reason {
    source: string;
    points: number;
}
export type Verdict = 'fine' | 'inaccuracy' | 'mistake' | 'blunder';

/** A decision between at least two actions. */
export interface ReviewedMoment {
    /** Number of decisions before this one. */
    move: number;
    seat: Seat;
    /** By seat, before the decision. */
    win: Estimate[];
    score: number[];
    /** Best first. */
    choices: WeighedChoice[];
    played: number;
    lost: Estimate;
    /** In tenths of a point, as all points here. */
    points_lost: Estimate;
    verdict: Verdict;
    accuracy: number;
    /** More playouts could change the verdict. */
    unclear: boolean;
    /** The score sources in which the best choice differs most from the one played. */
    reasons: Reason[];
}
/** A seat's decisions as a whole: accuracy in tenths, up to 1000. */
export interface PlayerSummary {
    decisions: number;
    accuracy: number;
    points_lost: number;
}
/** A seat's win probability from its first decision to the result: start + own + others + luck = end. */
export interface Account {
    start: number;
    own: number;
    others: number;
    luck: number;
    end: number;
}
/** A mistake that failed to exploit another seat's mistake just before it. */
export interface MissedChance {
    move: number;
    /** The move of the other seat's mistake. */
    after: number;
    share: number;
}
export interface BestDecision {
    move: number;
    /** Win probability gained over the next-best choice. */
    kept: Estimate;
}
export type JobState = 'waiting' | 'running' | 'done';

export interface ReviewMessage {
    t: 'review';
    id?: string;
    state: JobState;
    /** Jobs ahead of it in the queue. */
    ahead: number;
    done: number;
    total: number;
    /** The first message has all moments so far, later ones only the new moments. */
    moments: ReviewedMoment[];
    accounts: Account[] | null;
    players: PlayerSummary[] | null;
    /** The turning point of the game. */
    turned: number | null;
    missed: MissedChance[] | null;
    best: BestDecision[] | null;
}
export interface FinishedSeat {
    win: Estimate;
    scores: number[];
}
export interface FinishMessage {
    t: 'finish';
    id: string;
    move: number;
    state: JobState;
    done: number;
    total: number;
    seats: FinishedSeat[];
}

/** One of the viewer's windows at this seat. */
export interface SeatWindow {
    window: number;
    /** When it was opened, in milliseconds since 1970. */
    since: number;
    same_browser: boolean;
}
/** Only for the viewer: the own token of the seat, a new invitation for a seat, or the windows of the seat. */
export type SeatMessage =
    | { t: 'seat'; seat: Seat; token: string }
    | { t: 'invitation'; seat: Seat; token: string }
    | { t: 'windows'; you: number; windows: SeatWindow[] };

/** Events before event number `before`; those before `events_from` are on earlier pages. */
export interface EventPage {
    t: 'events';
    id: string;
    before: number;
    events_from: number;
    events: GameEvent[];
}

export interface Why {
    action: string | null;
    possible: boolean;
    rule?: string;
    message?: Message;
    /** The prompt of the decision that comes first, if `message` does not name it. */
    first?: Message;
}

/** What the viewer knows about a thing; all null if there is no such thing. */
export type About = { name: Argument; rule: string; facts: Message[] } | { name: null; rule: null; facts: null };

export type Answer =
    | ReviewMessage
    | FinishMessage
    | { t: 'hint'; id: string; version: number; choices: WeighedChoice[] }
    | { t: 'ok'; id: string; version: number }
    | ({ t: 'error'; id?: string } & Refusal)
    | ({ t: 'why'; id: string } & Why)
    | ({ t: 'about'; id: string } & About)
    | { t: 'at'; id: string; move: number; view: unknown; result: Result }
    | EventPage
    | { t: 'link'; id: string; token: string; expires: number }
    | { t: 'record'; id: string; record: string; next: number | null };

export type TableMessage = { t: 'table' } & TableFacts & Live;
export type UpdateMessage = { t: 'update' } & Live;
/** Whether the server is waiting for its disk; until it has saved the last change, nothing else happens at the table. */
export interface SavingMessage {
    t: 'saving';
    delayed: boolean;
}
export type ServerMessage = TableMessage | UpdateMessage | Answer | SeatMessage | SavingMessage | { t: 'pong' };
