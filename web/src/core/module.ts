// Loads the core as WebAssembly (src/wasm) and calls it. Runs in workers of the page, and in Node for tests.

/** The functions of src/wasm/exports.cpp. */
interface Exports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    input(bytes: number): number;
    output(): number;
    check(): number;
    think(): number;
    tables(): void;
}

/** What the core needs from its surroundings. */
export interface Surroundings {
    /** Milliseconds of a clock that never jumps. */
    now: () => number;
    /** The lines of src/wasm/local_tables.h. */
    emit: (line: string) => void;
    /** Text that the core writes before it fails. */
    log: (text: string) => void;
}

export class Core {
    private readonly encoder = new TextEncoder();

    private constructor(private readonly exports: Exports) {}

    static async load(module: WebAssembly.Module, around: Surroundings): Promise<Core> {
        const memory: { now?: WebAssembly.Memory } = {};
        const instance = await WebAssembly.instantiate(module, imports(memory, around));
        const exports = instance.exports as unknown as Exports;
        memory.now = exports.memory;
        exports._initialize();
        return new Core(exports);
    }

    /** Carries out a request of src/wasm/local_tables.h. Its lines are emitted before it returns. */
    tables(request: string): void {
        this.write(request);
        this.exports.tables();
    }

    /** Answers a thought, see src/wasm/thoughts.h. May take a second. */
    think(thought: string): string {
        this.write(thought);
        return this.output(this.exports.think());
    }

    /** Answers a request of the tests and benchmarks, see src/wasm/checks.h. */
    check(request: string): string {
        this.write(request);
        return this.output(this.exports.check());
    }

    private output(size: number): string {
        return textAt(this.exports.memory, this.exports.output(), size);
    }

    private write(text: string): void {
        const bytes = this.encoder.encode(text);
        const input = this.exports.input(bytes.length);
        new Uint8Array(this.exports.memory.buffer).set(bytes, input);
    }
}

const decoder = new TextDecoder();
// The memory can grow with every call, so its buffer must not be kept.
const textAt = (memory: WebAssembly.Memory, start: number, bytes: number): string =>
    decoder.decode(new Uint8Array(memory.buffer, start, bytes));

const success = 0;
const badDescriptor = 8;

/** The imports of the module: the few functions of WASI that the C++ library calls, and ours. */
function imports(memory: { now?: WebAssembly.Memory }, around: Surroundings): WebAssembly.Imports {
    const view = () => new DataView(memory.now!.buffer);
    return {
        page: {
            emit: (start: number, bytes: number) => around.emit(textAt(memory.now!, start, bytes)),
        },
        wasi_snapshot_preview1: {
            clock_time_get: (_clock: number, _precision: bigint, result: number) => {
                view().setBigUint64(result, BigInt(Math.round(around.now() * 1e6)), true);
                return success;
            },
            fd_write: (_file: number, parts: number, count: number, written: number) => {
                let bytes = 0;
                for (let part = parts; part < parts + 8 * count; part += 8) {
                    const size = view().getUint32(part + 4, true);
                    around.log(textAt(memory.now!, view().getUint32(part, true), size));
                    bytes += size;
                }
                view().setUint32(written, bytes, true);
                return success;
            },
            fd_close: () => badDescriptor,
            fd_seek: () => badDescriptor,
            fd_read: () => badDescriptor,
            environ_sizes_get: (count: number, bytes: number) => {
                view().setUint32(count, 0, true);
                view().setUint32(bytes, 0, true);
                return success;
            },
            environ_get: () => success,
            proc_exit: (code: number) => {
                throw new Error(`The core has stopped with code ${code}.`);
            },
        },
        env: { emscripten_notify_memory_growth: () => undefined },
    };
}
