import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/support/globalSetup.ts',
    // Ends what hangs; a machine that is busy hangs nothing.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
