import { getJestConfig } from '@storybook/test-runner';
import { chromiumLaunchOptions } from './scripts/lib/chromium.ts';

const base = getJestConfig();

export default {
  ...base,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': { ...base.testEnvironmentOptions['jest-playwright'], launchOptions: chromiumLaunchOptions() },
  },
};
