import { afterEach, expect, test, vi } from 'vitest';
import { chromiumLaunchOptions } from './chromium.ts';
import { RunError } from './runError.ts';
import { gate, rest, shards } from './suites.ts';

afterEach(() => vi.unstubAllEnvs());

test('a browser that is named and is not there is told in one line', () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/browser');
  expect(() => chromiumLaunchOptions()).toThrow(
    new RunError('CHROMIUM_PATH is /no/browser, and there is no such file'),
  );
});

test('a browser is looked for before the steps that draw pages', () => {
  const drawing = [...gate(), ...rest(), ...Object.values(shards)].flat().filter(({ isInBrowser }) => isInBrowser);
  const files = new Set(drawing.flatMap(({ args }) => args.slice(0, 1)));
  expect(files).toEqual(new Set(['scripts/test-stories.ts', 'scripts/test-e2e.ts', 'tools/portals/packages.ts']));
});
