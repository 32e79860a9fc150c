import type { Reporter, TestModule } from 'vitest/node';

/** The last line of a run, after vitest's own summary: "12 passed, 0 failed". */
export default class ClosingLine implements Reporter {
    onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
        const tests = modules.flatMap((module) => [...module.children.allTests()]);
        const ended = (state: string): number => tests.filter((test) => test.result().state === state).length;
        const passed = ended('passed');
        // What was not even begun has failed, too, unless it was not asked for.
        const failed = tests.length - passed - ended('skipped') + errors.length;
        process.once('exit', () => console.log(`${passed} passed, ${failed} failed`));
    }
}
