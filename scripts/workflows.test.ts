import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspacePackages } from './lib/packages.ts';
import { root } from './lib/paths.ts';
import { shards } from './lib/suites.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const workflows = globSync('.github/workflows/*.yml', { cwd: root });

test('L10: actions are named by what they are, not by a tag that may move', () => {
  const used = workflows.flatMap((path) => [...read(path).matchAll(/uses: (\S+.*)/g)].map(([, action]) => action));
  const foreign = used.filter((action) => !action?.startsWith('./'));
  expect(foreign.length).toBeGreaterThan(4);
  expect(foreign.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
});

test('L10: a release comes after the tests, and its rights are its own', () => {
  const release = read('.github/workflows/release.yml');
  expect(release).toMatch(/uses: \.\/\.github\/workflows\/test\.yml/);
  expect(release).toMatch(/needs: test/);
  expect(release.split('jobs:')[0]).not.toMatch(/write/);
});

test('each part of the night runs by its name', () => {
  const nightly = read('.github/workflows/nightly.yml');
  expect(nightly).toMatch(/schedule:\n\s+- cron: /);
  expect(nightly.match(/pnpm@12 test night \$\{\{ matrix\.shard \}\}$/gm)).toHaveLength(2);
  const listed = [...nightly.matchAll(/^ {10}- ([\w-]+)$/gm)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(Object.keys(shards)));
});

test('L10: dependencies are watched', () => {
  expect(read('.github/workflows/test.yml')).toMatch(/pnpm@12 audit/);
  expect(read('.github/dependabot.yml')).toMatch(/package-ecosystem: npm[\s\S]*package-ecosystem: github-actions/);
});

test('L10: a release keeps no token of the registry, and has the origin of each version signed', () => {
  const release = read('.github/workflows/release.yml');
  expect(release).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN|registry-url/);
  // pnpm 12 leaves settings that begin with `NPM_CONFIG_` to npm.
  expect(release).toMatch(/^ +PNPM_CONFIG_PROVENANCE: "true"$/m);
  expect(release).not.toMatch(/\bNPM_CONFIG_/);
});

test('what is merged is published as a pre-release where that is wanted, and never as latest', () => {
  const [, job = ''] = read('.github/workflows/release.yml').split(/^ {2}next:$/m);
  expect(job).toMatch(/if: .*vars\.PUBLISH_NEXT == 'true'/);
  expect(job).toMatch(/changeset version --snapshot next$/m);
  expect(job).toMatch(/changeset publish --tag next --no-git-tag$/m);
  expect(job).toMatch(/^ +PNPM_CONFIG_PROVENANCE: "true"$/m);
});

test('L10: what is published names the one repository, and its folder: else no registry takes its provenance', () => {
  const published = workspacePackages(root).filter(({ manifest }) => !manifest.private);
  expect(published.length).toBeGreaterThan(10);
  for (const { folder } of published)
    expect(JSON.parse(read(`${folder}/package.json`)).repository).toEqual({
      type: 'git',
      url: 'git+https://github.com/kasb-uz/kasb.git',
      directory: folder,
    });
});
