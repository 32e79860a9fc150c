// Hosts tables in this thread: passes messages between clients and the core, hands over what the core asks to save or to
// think about, and wakes tables when a bot or a clock is due. Requests and lines are those of src/wasm/local_tables.h.

import type { CreatedTable, LessonRequest, NewBranch, NewRematch, NewTable, Refusal, TableLine } from '../protocol';
import { Core } from './module';

/** The answer to a request for a table, as from the server. */
export type Made = CreatedTable | { error: Refusal };

/** What is saved of a table, in order: the set-up of a new table, the entries of its log, and its line in the list. */
export type Saved = { table: string } & ({ kind: 'setup' | 'entry'; text: string } | { kind: 'line'; line: TableLine });

export interface HostOptions {
    save: (saved: Saved) => void;
    /** A message for a client. */
    send: (client: number, message: string) => void;
    /** Whoever thinks about it calls `thought` with the answer. */
    think: (number: number, urgent: boolean, thought: string) => void;
    forget: (number: number) => void;
    /** After all lines that one request causes. */
    done?: () => void;
    log: (text: string) => void;
}

export class TableHost {
    private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
    private readonly started = Date.now() - performance.now();
    private made: unknown = null;

    private constructor(
        private readonly core: Core,
        private readonly options: HostOptions,
    ) {}

    static async start(module: WebAssembly.Module, options: HostOptions): Promise<TableHost> {
        const host: { started?: TableHost } = {};
        const core = await Core.load(module, {
            now: () => performance.now(),
            emit: (line) => host.started?.receive(line),
            log: options.log,
        });
        return (host.started = new TableHost(core, options));
    }

    /** `seed` is a decimal number of 64 bits; it determines the deal. */
    make(table: string, seed: string, body: NewTable): Made {
        return this.ask(`make ${table} ${seed} ${this.now()}\n${JSON.stringify(body)}`);
    }
    fromRecord(table: string, record: string): Made {
        return this.ask(`from_record ${table} ${this.now()}\n${record}`);
    }
    rematch(table: string, seed: string, body: NewRematch): Made {
        return this.ask(`rematch ${table} ${seed} ${this.now()}\n${JSON.stringify(body)}`);
    }
    branch(table: string, body: NewBranch): Made {
        return this.ask(`branch ${table} ${this.now()}\n${JSON.stringify(body)}`);
    }
    /** Continues a table from what `save` got. */
    load(table: string, setup: string, entries: readonly string[]): Made {
        const lines = entries.map((entry) => `${entry}\n`).join('');
        return this.ask(`load ${table} ${entries.length} ${this.now()}\n${lines}${setup}`);
    }
    /** Of the game so far, even if it is not finished. */
    record(table: string): string {
        return this.ask<{ record: string }>(`record ${table}`).record;
    }
    /** The answer of POST /api/lessons, or an error. */
    lesson(body: LessonRequest): unknown {
        return this.ask(`lesson\n${JSON.stringify(body)}`);
    }

    message(client: number, text: string): void {
        this.request(`receive ${client} ${this.now()}\n${text}`);
    }
    leave(client: number): void {
        this.request(`leave ${client} ${this.now()}`);
    }

    /** How many thoughts can be answered at the same time; `playouts` shortens reviews, in tests. */
    setThinkers(count: number, playouts = 0): void {
        this.request(`thinkers ${count} ${playouts}`);
    }
    thought(number: number, answer: string): void {
        this.request(`thought ${number} ${this.now()}\n${answer}`);
    }

    check(request: string): string {
        return this.core.check(request);
    }

    close(): void {
        for (const timer of this.timers.values()) clearTimeout(timer);
        this.timers.clear();
    }

    private request(text: string): void {
        this.core.tables(text);
        this.options.done?.();
    }

    private ask<T>(text: string): T {
        this.made = null;
        this.request(text);
        if (this.made === null) throw new Error('The core has not answered.');
        return this.made as T;
    }

    /** The time of day and the game clock, which never jumps while the page is open. */
    private now(): string {
        const time = Math.round(this.started + performance.now());
        return `${time} ${time}`;
    }

    private receive(line: string): void {
        const [kind = '', first = ''] = line.split(' ', 2);
        const rest = line.slice(kind.length + first.length + 2);
        switch (kind) {
            case 'send':
                return this.options.send(Number(first), rest);
            case 'made':
                this.made = JSON.parse(line.slice(kind.length + 1));
                return;
            case 'setup':
                return this.options.save({ table: first, kind, text: JSON.parse(rest) as string });
            case 'entry':
                return this.options.save({ table: first, kind, text: rest });
            case 'line':
                return this.options.save({ table: first, kind, line: JSON.parse(rest) as TableLine });
            case 'wake':
                return this.wakeLater(first, Number(rest));
            case 'think':
                return this.options.think(Number(first), rest.startsWith('1'), rest.slice(2));
            case 'forget':
                return this.options.forget(Number(first));
        }
    }

    private wakeLater(table: string, milliseconds: number): void {
        clearTimeout(this.timers.get(table));
        this.timers.delete(table);
        if (milliseconds < 0) return;
        const wake = () => this.request(`wake ${table} ${this.now()}`);
        // Browsers cut longer times off; the core then says again how long to wait.
        const longest = 2 ** 31 - 1;
        this.timers.set(table, setTimeout(wake, Math.min(milliseconds, longest)));
    }
}
