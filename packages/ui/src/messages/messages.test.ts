import { expect, test } from 'vitest';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

const braces = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test('Uzbek has the keys and the placeholders of Russian', () => {
  expect(Object.keys(uz)).toEqual(Object.keys(ru));
  for (const key of Object.keys(ru) as (keyof typeof ru)[]) expect(braces(uz[key]), key).toEqual(braces(ru[key]));
});
