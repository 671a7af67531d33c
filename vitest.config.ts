import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { timeoutMs } from './scripts/lib/machineFactor.ts';
import { leftOut } from './scripts/lib/slowTests.ts';

// Loaded only when asked for by name: it needs a browser and reads all of Storybook's settings.
async function storybook() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  const { chromiumLaunchOptions } = await import('./scripts/lib/chromium.ts');
  return {
    plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
    test: {
      name: 'storybook',
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: chromiumLaunchOptions() }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

export default defineConfig(async () => ({
  test: {
    tags: [
      { name: 'race', description: 'Looks for what only the order of two things decides.' },
      {
        name: 'slow',
        description: 'Starts processes, backs up, counts by the clock or crowds: left to test:all.',
        timeout: timeoutMs(150),
      },
    ],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          maxWorkers: process.env.TEST_WORKERS ?? '100%',
          // As on the server: a file costs its tests, not the modules that the file before it has read.
          isolate: false,
          include: [
            'packages/**/src/**/*.test.{ts,tsx}',
            '{scripts,deploy/test,tools/{lint,new,portals}}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', 'packages/server/**', ...leftOut()],
          // As on the server: ends what hangs.
          testTimeout: timeoutMs(30),
          hookTimeout: timeoutMs(30),
          expect: { poll: { timeout: timeoutMs(30) } },
        },
      },
      'packages/server',
      'packages/server/vitest.kills.config.ts',
      'packages/server/vitest.pooled.config.ts',
      ...(process.argv.some((argument) => argument.endsWith('storybook')) || process.env.VITEST_STORYBOOK
        ? [await storybook()]
        : []),
    ],
  },
}));
