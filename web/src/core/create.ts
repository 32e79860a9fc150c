// Creates local tables.

import { RequestError } from '../api';
import type { CreatedTable, NewBranch, NewRematch, NewTable } from '../protocol';
import { localTable } from './hosting';
import type { Made } from './host';
import { newLocalId, randomSeed, seatToken, watchToken } from './ids';
import { isRefused } from './refused';
import { Store, type Origin } from './store';

/** The page of the table makes it, because the core is loaded there. */
export const createLocal = (body: NewTable): Promise<CreatedTable> =>
    begin(
        { kind: 'new', seed: randomSeed(), body },
        body.seats.map((seat) => seat === 'person'),
    );

/** For several players at this device; `names` by seat. Nobody sees a hand before the device is passed on. */
export async function createShared(body: NewTable, names: string[]): Promise<CreatedTable> {
    const created = await begin({ kind: 'new', seed: randomSeed(), body, names }, []);
    return { ...created, watch: watchToken };
}

/** Whoever opens it has the first seat, or watches if the record is that of a finished game. */
export const localFromRecord = (record: string): Promise<CreatedTable> => begin({ kind: 'record', record }, []);

async function begin(origin: Origin, humans: boolean[]): Promise<CreatedTable> {
    const table = newLocalId();
    await (await Store.open()).add(table, origin);
    const seats = humans.flatMap((human, seat) => (human ? [{ seat, token: seatToken(seat) }] : []));
    return { table, seats, watch: humans.length > 0 ? watchToken : '' };
}

export async function localRematch(body: NewRematch): Promise<CreatedTable> {
    return created(await localTable(body.table).ask({ t: 'rematch', table: newLocalId(), body }));
}
export async function localBranch(body: NewBranch): Promise<CreatedTable> {
    return created(await localTable(body.table).ask({ t: 'branch', table: newLocalId(), body }));
}

function created(made: Made): CreatedTable {
    if (isRefused(made)) throw new RequestError(made.error);
    return made;
}
