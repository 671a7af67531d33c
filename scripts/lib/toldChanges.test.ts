import { expect, test } from 'vitest';
import { untoldChanges } from './toldChanges.ts';

const api = 'packages/kit/api.md';
const nameOf = (folder: string) => folder.replace('packages/', '@kasb/');

test('what a package offers otherwise is told in a changeset that names it', () => {
  const other = '---\n"@kasb/kit-tools": minor\n---\n\nNot `"@kasb/kit": minor`.\n';
  expect(untoldChanges({ paths: [api, 'packages/kit/src/index.ts'], changesets: [other] }, nameOf)).toEqual([
    '@kasb/kit',
  ]);
  const own = '---\n"@kasb/ui": patch\n"@kasb/kit": minor\n---\n\n`initialOf` puts answers together.\n';
  expect(untoldChanges({ paths: [api, '.changeset/own.md'], changesets: [own] }, nameOf)).toEqual([]);
});

test('a release tells it in the changelog, and other changes are not asked', () => {
  expect(untoldChanges({ paths: [api, 'packages/kit/CHANGELOG.md'], changesets: [] }, nameOf)).toEqual([]);
  expect(untoldChanges({ paths: ['packages/kit/src/index.ts'], changesets: [] }, nameOf)).toEqual([]);
});
