import { readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readmeReferenceOf } from './packageReference.ts';
import { workspacePackages } from './packages.ts';
import { root } from './paths.ts';
import { picturesFolder, readmePictures } from './readmePictures.ts';
import { referenceOf } from './readmeReference.ts';
import { readStories } from './stories.ts';
import { readBlock } from './writeBlock.ts';

const published = workspacePackages(root).filter(({ manifest }) => !manifest.private);
const features = workspacePackages(root).filter(({ kind }) => kind === 'feature');

test.each(published)('the README of $manifest.name tells what its sources offer (`pnpm readmes` writes it)', (one) => {
  expect(readBlock(join(one.folder, 'README.md'), 'reference')).toBe(readmeReferenceOf(root, one)?.trim());
});

test.each([...features.map(({ folder }) => folder), 'packages/ui'])(
  'the README of %s shows a small picture of a state that there is (`pnpm readmes --pictures` takes it)',
  (folder) => {
    const picture = `${picturesFolder}/${basename(folder)}.webp`;
    expect(readFileSync(join(root, folder, 'README.md'), 'utf8')).toContain(`](${relative(folder, picture)})\n`);
    expect(statSync(join(root, picture)).size).toBeLessThan(20 * 1024);
    const stories = readStories(root).map(({ id }) => id);
    expect(stories).toContain(readmePictures[basename(folder)]);
  },
);

describe.each(features)('the README of $manifest.name', ({ folder, manifest }) => {
  const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');

  test('goes from what it is by the installation to lines that run, then to props and calls, and ends with changes', () => {
    const parts = [
      'badges/',
      'images/packages/',
      '```sh\npnpm add',
      '```tsx\n',
      '## Props',
      '## Calls',
      '## Links and words',
      '## Changes',
    ];
    const places = parts.map((part) => readme.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const [, install = ''] = /^pnpm add (.+)$/m.exec(readme) ?? [];
    const needed = [manifest.name, '@kasb/kit', '@kasb/ui', ...Object.keys(manifest.peerDependencies ?? {})];
    expect(install.split(' ').toSorted()).toEqual(needed.toSorted());
  });
});

test('a call that is only read again after a change is not one that a package makes', () => {
  const reference = referenceOf(root, 'packages/features/companies');
  expect(reference).toContain('| `createCompany` | `POST /api/employer/companies` | employer |');
  expect(reference).not.toContain('`listApplications`');
});
