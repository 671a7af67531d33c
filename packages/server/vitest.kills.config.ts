import { defineConfig } from 'vitest/config';
import { timeoutMs } from '../../scripts/lib/machineFactor.ts';
import server from './vitest.config.ts';

// Servers, databases and senders that die in the middle: each file starts many servers, so they have a run of their own.
export default defineConfig({
  test: {
    ...server.test,
    name: 'kills',
    include: ['test/kills/**/*.test.ts'],
    exclude: [],
    testTimeout: timeoutMs(180),
    expect: { poll: { timeout: timeoutMs(90) } },
  },
});
