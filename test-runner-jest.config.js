import { getJestConfig } from '@storybook/test-runner';
import { shellLaunchOptions } from './scripts/lib/chromium.ts';
import { timeoutMs } from './scripts/lib/machineFactor.ts';
import { unitsFolder } from './scripts/lib/storyUnits.ts';

const base = getJestConfig();

export default {
  ...base,
  // Written before the run, out of the story files.
  roots: [unitsFolder],
  testMatch: [`${unitsFolder}/*.test.js`],
  // Ends what hangs: waits in stories have limits of their own.
  testTimeout: timeoutMs(process.env.KASB_STORY_STRESS === '1' ? 150 : 60),
  testEnvironmentOptions: {
    'jest-playwright': { ...base.testEnvironmentOptions['jest-playwright'], launchOptions: shellLaunchOptions() },
  },
};
