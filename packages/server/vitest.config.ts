import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // All processors: files mostly wait for PostgreSQL. A project says so itself, the root's setting reaches none.
    maxWorkers: '100%',
    globalSetup: './test/support/globalSetup.ts',
    // Ends what hangs; a machine that is busy hangs nothing.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
