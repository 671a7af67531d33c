import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // All processors: files mostly wait for PostgreSQL. A project says so itself, the root's setting reaches none.
    maxWorkers: '100%',
    globalSetup: './test/support/globalSetup.ts',
    // Ends what hangs, and only that: nothing else in a test has a limit in time, since a busy machine is no fault.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
