import { defineConfig } from 'vitest/config';
import { timeoutMs } from '../../scripts/lib/machineFactor.ts';
import { leftOut } from '../../scripts/lib/slowTests.ts';
import { throwAwayFolder } from './scripts/throwAway.ts';

// Before the workers are started, which take it over.
process.env.TMPDIR = throwAwayFolder();

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // vitest.kills.config.ts has these.
    exclude: ['test/kills/**', ...leftOut(import.meta.dirname)],
    // All processors: files mostly wait for PostgreSQL. Fewer beside other suites.
    maxWorkers: process.env.TEST_WORKERS ?? '100%',
    // A worker reads the server's modules once for all of its files: what a module keeps, no test may count on or
    // leave.
    isolate: false,
    globalSetup: './test/support/globalSetup.ts',
    // Four times what the slowest take, and longer on a slow machine: ends what hangs. Nothing else in a test has a limit
    // in time, since a busy machine is no fault.
    testTimeout: timeoutMs(45),
    hookTimeout: timeoutMs(90),
    expect: { poll: { timeout: timeoutMs(45) } },
  },
});
