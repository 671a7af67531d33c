/** @module-tag slow */

import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { readTwins } from './twins.ts';

test('every page of the review site has a twin in plain Markdown', () => {
  const twins = readTwins(root);
  const tabs = twins.get('packages/ui/src/Tabs/Tabs.md');
  expect(tabs).toContain('| ←, →, Home, End | открывают соседние |');
  expect(tabs).toContain('`shouldForceMount`');
  expect(tabs).toContain('--kasb-');
  const search = twins.get('packages/features/search/src/screens/VacancyList/VacancyList.md');
  expect(search).toContain('Адреса: `/vacancies`');
  expect(search).toContain('`search-vacancylist--default`');
  expect(twins.get('docs/storybook/map.md')).toContain('`/operator/companies/:id`');
  const drawn = [...twins].filter(([, text]) => /^(?:import |<[A-Z])/m.test(text.replaceAll(/^```.*?^```/gms, '')));
  expect(drawn.map(([path]) => path)).toEqual([]);
  expect([...twins].filter(([, text]) => text.trim().length < 40).map(([path]) => path)).toEqual([]);
});
