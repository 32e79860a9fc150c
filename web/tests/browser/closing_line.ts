import type { Reporter, TestModule } from 'vitest/node';

/** The last line of a run, after vitest's own summary: "12 passed, 0 failed". */
export default class ClosingLine implements Reporter {
    onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
        const tests = modules.flatMap((module) => [...module.children.allTests()]);
        const passed = tests.filter((test) => test.result().state === 'passed').length;
        // Tests left out on purpose have not failed; tests skipped because their file crashed have.
        const leftOut = modules
            .filter((module) => module.ok())
            .flatMap((module) => [...module.children.allTests('skipped')]).length;
        const failed = tests.length - passed - leftOut + errors.length;
        process.once('exit', () => console.log(`${passed} passed, ${failed} failed`));
    }
}
