// A whole game in a link: its record, compressed.

const longestLink = 32_000;
/** Much longer than real games; a forged link could unpack to anything. */
const longestRecord = 1_000_000;

/** The part of the address after #. */
export async function packGame(record: string): Promise<string> {
    const packed = new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    const letters = btoa(String.fromCharCode(...bytes));
    return `game=${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

export const isGameLink = (hash: string): boolean => hash.startsWith('#game=');

/** The record in a link, or why there is none. */
export async function unpackGame(hash: string): Promise<{ record: string } | { problem: 'long' | 'broken' }> {
    const letters = hash.slice('#game='.length);
    if (letters.length > longestLink) return { problem: 'long' };
    try {
        const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
        const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
        let record = '';
        const decoder = new TextDecoder('utf-8', { fatal: true });
        const reader = unpacked.getReader();
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
            record += decoder.decode(part.value, { stream: true });
            if (record.length > longestRecord) return { problem: 'long' };
        }
        return record.startsWith('motherlode-record ') ? { record } : { problem: 'broken' };
    } catch {
        return { problem: 'broken' };
    }
}
