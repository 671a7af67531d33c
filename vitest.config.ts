import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/lib/chromium.ts';

// Loaded only when asked for by name: it needs a browser and reads all of Storybook's settings.
const storybook = () => ({
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
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          maxWorkers: '100%',
          // As on the server: a file costs its tests, not the modules that the file before it has read.
          isolate: false,
          include: ['packages/**/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'packages/server/**'],
        },
      },
      'packages/server',
      ...(process.argv.some((argument) => argument.endsWith('storybook')) || process.env.VITEST_STORYBOOK
        ? [storybook()]
        : []),
    ],
  },
});
