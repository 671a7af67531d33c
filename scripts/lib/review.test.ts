/** @module-tag slow */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findStates, lookOf } from '../../.storybook/review/find.ts';
import { readChanges } from './changes.ts';
import { root as workspace } from './paths.ts';
import { readProductMap, routesOfStories } from './productMap.ts';
import { releasedStates } from './releasedStates.ts';
import { readReview, type ReviewData } from './review.ts';
import { tokensOf } from './tokensOfStyles.ts';
import { propsOf } from './typeMembers.ts';

let root = '';

let read: ReviewData | undefined;
/** The workspace's own, read once. */
const review = () => (read ??= readReview(workspace));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'review-'));
});

afterEach(() => rmSync(root, { recursive: true }));

test('properties with what they take over, their types in words, and the rest of another package', () => {
  write('Look.css.ts', "export const size = componentVariants({ sm: {}, 'extra-large': {} });\n");
  write(
    'look.ts',
    "import * as css from './Look.css.ts';\nexport interface Look {\n  size?: keyof typeof css.size;\n  id: string;\n}\n",
  );
  write(
    'Part.tsx',
    "import type { HTMLAttributes } from 'react';\nimport type { Look } from './look.ts';\ntype Tone = 'info' | 'neutral';\nexport interface PartProps extends HTMLAttributes<HTMLElement>, Omit<Look, 'id'> {\n  /** Colour. @default 'neutral' */\n  tone?: Tone;\n}\n/** A part. */\nexport function Part({ tone }: PartProps) {\n  return tone;\n}\n",
  );
  expect(propsOf(join(root, 'Part.tsx'), 'Part')).toEqual({
    text: 'A part.',
    own: [
      { name: 'size', type: "'sm' | 'extra-large'", isOptional: true, text: '' },
      { name: 'tone', type: "'info' | 'neutral'", isOptional: true, text: 'Colour.', default: "'neutral'" },
    ],
    from: [{ name: 'HTMLAttributes', module: 'react' }],
  });
});

test('the variables of the theme that styles read, by their public names', () => {
  write('Part.tsx', "import * as css from './Part.css.ts';\n");
  write(
    'Part.css.ts',
    'const { color, status } = vars;\nstyle({ color: color.onAccent, background: status.critical.soft, gap: vars.space[3] });\n',
  );
  expect(tokensOf(join(root, 'Part.tsx'))).toEqual(['--kasb-critical-soft', '--kasb-on-accent', '--kasb-space-3']);
});

test('the map: who is let in, and where the list of vacancies leads', () => {
  const map = readProductMap(workspace);
  const list = map.routes.find(({ path }) => path === '/employer/vacancies');
  expect(list?.role).toBe('employer');
  expect(list?.to).toContain('/employer/vacancies/:vacancyId/edit');
  expect(list?.to).not.toContain('/employer/profile');
  expect(map.header).toContain('/employer/profile');
  expect(routesOfStories(map, 'packages/features/billing/src/screens/Pricing/Pricing.stories.tsx')).toEqual([
    '/employer/pricing',
  ]);
  const company = map.routes.find(({ path }) => path === '/operator/companies/:id');
  expect(company?.role).toBe('operator');
  expect(company?.to).toContain('/operator/people/:id');
  // The room's menu leads there from every page.
  expect(company?.to).not.toContain('/operator/audit');
  // Nor is a way what is offered to those who may not see a page.
  expect(company?.to).not.toContain('/operator/moderation');
  const today = map.routes.find(({ path }) => path === '/operator/today');
  expect(today?.to).toEqual([
    '/operator/audit',
    '/operator/companies',
    '/operator/jobs',
    '/operator/moderation',
    '/operator/orders',
  ]);
});

test('every address of the map has the screen that is seen there', () => {
  const { routes, screens } = review();
  expect(routes.filter((route) => route.screens.length === 0).map(({ path }) => path)).toEqual([]);
  // Drawn by the stories of a journey over several pages, in the folder of another.
  expect(screens.find(({ title }) => title === 'Candidate/Resume')?.routes).toContain('/resume/:shareToken');
});

test('a state is found by its words in any form, and its look by its own', () => {
  const query = 'ошибка загрузки списка вакансий, тёмная, телефон';
  const { screens } = review();
  expect(findStates(screens, query).map(({ state }) => state.id)).toContain('vacancies-list--load-failure-shows-empty');
  expect(lookOf(query)).toEqual({ theme: 'dark', width: 390 });
});

test('what changed: large steps first, and the releases of each package', () => {
  write('.changeset/a.md', '---\n"@kasb/ui": patch\n---\n\nMended.\n');
  write('.changeset/b.md', '---\n"@kasb/ui": minor\n"@kasb/kit": major\n---\n\nBroken.\n');
  write('packages/ui/CHANGELOG.md', '# @kasb/ui\n\n## 1.0.0\n\nFirst.\n');
  expect(readChanges(root)).toEqual({
    next: [
      { packages: ['@kasb/ui', '@kasb/kit'], bump: 'major', text: 'Broken.' },
      { packages: ['@kasb/ui'], bump: 'patch', text: 'Mended.' },
    ],
    released: [{ package: '@kasb/ui', version: '1.0.0', text: 'First.' }],
  });
});

test('states of the last release: none before the first, then those of its commit', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root, stdio: 'ignore' });
  git('init');
  write('docs/states.json', '[{"id":"a--b"}]');
  git('add', '.');
  git('commit', '-m', 'before');
  expect(releasedStates(root)).toBeUndefined();
  write('packages/ui/CHANGELOG.md', '# @kasb/ui\n');
  git('add', '.');
  git('commit', '-m', 'release');
  write('docs/states.json', '[{"id":"a--b"},{"id":"a--c"}]');
  expect(releasedStates(root)).toEqual(new Set(['a--b']));
});
