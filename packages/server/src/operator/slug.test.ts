import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Народные ремёсла', 'narodnye-remesla'],
  ['Қишлоқ хўжалиги', 'qishloq-khozhaligi'],
  ['IT / Связь', 'it-svyaz'],
  ['  --  ', ''],
  ['а'.repeat(200), 'a'.repeat(100)],
])('%s: %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
