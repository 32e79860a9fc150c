// Names of local tables. They look different from those of the server's tables.

const prefix = 'local-';

export const isLocal = (table: string): boolean => table.startsWith(prefix);

export function newLocalId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(9));
    return prefix + [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

// Tokens of a local table, as src/wasm/local_tables.h names them.
export const seatToken = (seat: number): string => `seat${seat}`;
export const watchToken = 'watch';

/** A decimal number of 64 bits. */
export const randomSeed = (): string => crypto.getRandomValues(new BigUint64Array(1))[0]!.toString();
