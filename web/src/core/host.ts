// Hosts tables in this thread: passes messages between clients and the core, saves what the core asks to save, and wakes
// tables when a bot or a clock is due.

import type { CreatedTable, NewTable, Refusal } from '../protocol';
import { Core } from './module';

/** The answer to a request for a table, as from the server. */
export type Made = CreatedTable | { error: Refusal };

export interface HostOptions {
    /** Everything to save, in order: the set-up of a new table, then the entries of its log. */
    save: (table: string, kind: 'setup' | 'entry', text: string) => void;
    /** A message for a client. */
    send: (client: number, message: string) => void;
    log: (text: string) => void;
}

export class TableHost {
    private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
    private readonly started = Date.now() - performance.now();
    private made: Made | null = null;

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
        return this.request(`make ${table} ${seed} ${this.now()}\n${JSON.stringify(body)}`);
    }
    fromRecord(table: string, record: string): Made {
        return this.request(`from_record ${table} ${this.now()}\n${record}`);
    }
    /** Continues a table from what `save` got. */
    load(table: string, setup: string, entries: readonly string[]): Made {
        return this.request(
            `load ${table} ${entries.length} ${this.now()}\n${entries.map((entry) => `${entry}\n`).join('')}${setup}`,
        );
    }

    message(client: number, text: string): void {
        this.core.tables(`receive ${client} ${this.now()}\n${text}`);
    }
    leave(client: number): void {
        this.core.tables(`leave ${client} ${this.now()}`);
    }

    check(request: string): string {
        return this.core.check(request);
    }

    close(): void {
        for (const timer of this.timers.values()) clearTimeout(timer);
        this.timers.clear();
    }

    private request(text: string): Made {
        this.made = null;
        this.core.tables(text);
        if (this.made === null) throw new Error('The core has not answered.');
        return this.made;
    }

    /** The time of day and the game clock, which never jumps while the page is open. */
    private now(): string {
        const time = Math.round(this.started + performance.now());
        return `${time} ${time}`;
    }

    private receive(line: string): void {
        const [kind = '', first = ''] = line.split(' ', 2);
        const rest = line.slice(kind.length + first.length + 2);
        if (kind === 'send') this.options.send(Number(first), rest);
        else if (kind === 'made') this.made = JSON.parse(line.slice(kind.length + 1)) as Made;
        else if (kind === 'setup') this.options.save(first, kind, JSON.parse(rest) as string);
        else if (kind === 'entry') this.options.save(first, kind, rest);
        else if (kind === 'wake') this.wakeLater(first, Number(rest));
    }

    private wakeLater(table: string, milliseconds: number): void {
        clearTimeout(this.timers.get(table));
        this.timers.delete(table);
        if (milliseconds < 0) return;
        const wake = () => this.core.tables(`wake ${table} ${this.now()}`);
        // Browsers cut longer times off; the core then says again how long to wait.
        const longest = 2 ** 31 - 1;
        this.timers.set(table, setTimeout(wake, Math.min(milliseconds, longest)));
    }
}
