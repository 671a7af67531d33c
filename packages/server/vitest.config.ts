import { defineConfig } from 'vitest/config';
import { throwAwayFolder } from './scripts/throwAway.ts';

// Before the workers are started, which take it over.
process.env.TMPDIR = throwAwayFolder();

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // vitest.kills.config.ts has these.
    exclude: ['test/kills/**'],
    // All processors: files mostly wait for PostgreSQL. A project says so itself, the root's setting reaches none.
    maxWorkers: '100%',
    // A worker reads the server's modules once for all of its files: what a module keeps, no test may count on or
    // leave.
    isolate: false,
    globalSetup: './test/support/globalSetup.ts',
    // Ends what hangs, and only that: nothing else in a test has a limit in time, since a busy machine is no fault.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
