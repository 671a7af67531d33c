import { expect, test } from 'vitest';
import { workspacePackages } from './packages.ts';
import { root } from './paths.ts';

const published = workspacePackages(root).filter(({ manifest }) => manifest.publishConfig?.exports);

test.each(published.map(({ manifest }) => [manifest.name, manifest] as const))(
  '%s gives away what the workspace imports of it',
  (_, { exports = {}, publishConfig }) => {
    // Stories stay here; styles are made by the build.
    const given = Object.keys(publishConfig?.exports ?? {}).filter((entry) => entry !== './styles.css');
    expect(given).toEqual(Object.keys(exports).filter((entry) => entry !== './stories'));
  },
);
