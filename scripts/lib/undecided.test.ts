import { expect, test } from 'vitest';
import { unexplained } from '../../.storybook/explain.ts';
import { undecided } from '../../.storybook/undecided.ts';

const finding = { rule: 'color-contrast', why: 'bgGradient', html: '<li class="a">Обеды</li>', look: 'dark' };
const known = { rule: 'color-contrast', why: 'bgGradient', reason: 'looked at' };

test('what axe leaves undecided is explained by its rule, its reason, its look and its story, or not at all', () => {
  const left = (list: typeof undecided) => unexplained('aibuilder-chat--live', [finding], list).length;
  expect(left([])).toBe(1);
  expect(left([known])).toBe(0);
  expect(left([{ ...known, why: 'bgOverlap' }])).toBe(1);
  expect(left([{ ...known, rule: 'video-caption' }])).toBe(1);
  expect(left([{ ...known, look: 'dark' }])).toBe(0);
  expect(left([{ ...known, look: 'forced colours' }])).toBe(1);
  expect(left([{ ...known, html: /^<li/ }])).toBe(0);
  expect(left([{ ...known, html: /^<p/ }])).toBe(1);
  expect(left([{ ...known, stories: 'aibuilder-' }])).toBe(0);
  expect(left([{ ...known, stories: 'auth-' }])).toBe(1);
});

test('each explanation says what was seen', () => {
  for (const { reason } of undecided) expect(reason).toMatch(/^.{20,}\.$/);
});
