import { getJestConfig } from '@storybook/test-runner';
import { shellLaunchOptions } from './scripts/lib/chromium.ts';
import { unitsFolder } from './scripts/lib/storyUnits.ts';

const base = getJestConfig();

export default {
  ...base,
  // Written before the run, out of the story files.
  roots: [unitsFolder],
  testMatch: [`${unitsFolder}/*.test.js`],
  // Ends what hangs, and only that: waits in stories have limits of their own.
  testTimeout: 180_000,
  testEnvironmentOptions: {
    'jest-playwright': { ...base.testEnvironmentOptions['jest-playwright'], launchOptions: shellLaunchOptions() },
  },
};
