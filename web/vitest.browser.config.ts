import { defineConfig } from 'vitest/config';

// `npm run test:browser`: the built page, a real server, Chromium.
export default defineConfig({
    test: {
        include: ['tests/browser/**/*.test.ts'],
        globalSetup: 'tests/browser/server.ts',
        reporters: ['default', './tests/browser/closing_line.ts'],
        maxWorkers: 2,
        minWorkers: 1,
        testTimeout: 180_000,
        hookTimeout: 60_000,
        // A busy machine can be too slow for one of a hundred tests; a second failure counts.
        retry: process.env['CI'] === undefined ? 0 : 1,
    },
});
