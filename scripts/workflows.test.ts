import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.ts';

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

test('stories are tried again and again at night, in all looks, and journeys on a slow line', () => {
  const nightly = read('.github/workflows/nightly.yml');
  expect(nightly).toMatch(/schedule:\n\s+- cron: /);
  expect(nightly).toMatch(/test:stories --stress --repeats \d+ --seed \S+ \S+ \S+ --shard \$\{\{ matrix\.shard \}\}/);
  expect(nightly).toMatch(/pnpm@12 test$/m);
  expect(nightly).toMatch(/pnpm@12 test:e2e late external pair walks$/m);
  expect(nightly).toMatch(/pnpm@12 test:stories --looks$/m);
});

test('a portal of Next.js is built of the packages at night, and a release is rehearsed', () => {
  for (const name of ['next', 'release'])
    expect(read('.github/workflows/nightly.yml')).toMatch(new RegExp(`pnpm@12 test:packages ${name}$`, 'm'));
});

test('L10: dependencies are watched', () => {
  expect(read('.github/workflows/test.yml')).toMatch(/pnpm@12 audit/);
  expect(read('.github/dependabot.yml')).toMatch(/package-ecosystem: npm[\s\S]*package-ecosystem: github-actions/);
});

test('L10: a release says what it is made of', () => {
  const release = read('.github/workflows/release.yml');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const [file = ''] = /\S+$/.exec(scripts.sbom ?? '') ?? [];
  expect(release).toMatch(/run: pnpm run sbom/);
  expect(release).toContain(`path: ${file}\n`);
  expect(release).toMatch(/published == 'true'/);
  expect(release).toContain(`gh release upload '{}' ${file}\n`);
});

test('L10: a release asks the registry for the provenance of each version', () => {
  const release = read('.github/workflows/release.yml');
  expect(release).toContain('id-token: write');
  const [, after = ''] = release.split('publish: pnpm release');
  expect(after).toMatch(/run: pnpm exec node scripts\/check-provenance\.ts\n\s+env:\n\s+PUBLISHED: /);
});
