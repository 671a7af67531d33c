import { expect, test } from 'vitest';
import { touchedBy } from './changed.ts';
import { workspacePackages } from './packages.ts';
import { root } from './paths.ts';

const all = workspacePackages(root);
const search = 'packages/features/search';

test('a feature touches itself and the app', () => {
  const paths = [`${search}/src/screens/VacancyList/VacancyList.tsx`, 'docs/domain.md', '.changeset/one.md'];
  expect(touchedBy(paths, all)).toEqual({ packages: ['packages/app', search], journeys: [], isAll: false });
});

test('what lies below touches what lies above', () => {
  const { packages } = touchedBy(['packages/domain/src/phone.ts'], all);
  expect(packages).toEqual(expect.arrayContaining(['packages/ui', 'packages/server', 'packages/app', search]));
  expect(packages).not.toContain('packages/contract');
});

test('a journey touches itself, what they share all of them', () => {
  const journey = 'e2e/search.spec.ts';
  expect(touchedBy([journey], all)).toEqual({ packages: [], journeys: [journey], isAll: false });
  expect(touchedBy(['e2e/people.ts'], all).isAll).toBe(true);
});

test.each(['pnpm-lock.yaml', 'scripts/test-stories.ts', '.storybook/preview.tsx', 'vitest.config.ts'])(
  '%s touches everything',
  (path) => expect(touchedBy([path], all).isAll).toBe(true),
);
