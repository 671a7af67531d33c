import { defineConfig } from '@playwright/test';
import { shellLaunchOptions } from './scripts/lib/chromium.ts';
import { timeoutMs } from './scripts/lib/machineFactor.ts';

// `pnpm test journeys` starts the servers and names them in the environment.
// Each page with each of its calls failing: long, so by night, or by name.
const walks = '**/uzbek*.spec.ts';
const wanted = process.env.KASB_E2E_WALKS;
const report = process.env.KASB_E2E_REPORT;

export default defineConfig({
  testDir: 'e2e',
  ...(wanted === 'only' ? { testMatch: walks } : wanted === 'too' ? {} : { testIgnore: walks }),
  outputDir: 'test-results',
  // Files share nothing: each brings its own server, or people whom no other has.
  workers: Number(process.env.TEST_WORKERS ?? 2),
  forbidOnly: Boolean(process.env.CI),
  // A journey that fails runs once more; the report tells which passed then.
  retries: 1,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  // Four times what most take, and longer on a slow machine: ends what hangs. Longer journeys say so themselves.
  timeout: timeoutMs(90),
  expect: { timeout: timeoutMs(30) },
  use: {
    baseURL: process.env.KASB_E2E_URL ?? 'http://localhost:4000',
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    viewport: { width: 1440, height: 900 },
    launchOptions: shellLaunchOptions(),
    // Pictures all the while would cost as much as the journeys.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
});
